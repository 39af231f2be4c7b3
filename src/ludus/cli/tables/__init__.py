"""Tables: how a game looks in the terminal, from one seat.

A module here named like a game lays that game out; every other game is shown by `plain`. Each has a
`TABLE`, made with the house and the names of the seats. A table is handed views and events of its
own seat and nothing else, so it cannot show what the seat may not know. Whoever prints what a table
gives sets it off from the edge by a margin.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import Any, Protocol

from msgspec import Struct
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.terminal import Terminal
from ludus.core.contract import AnyGame
from ludus.core.message import Message, Ref, seat_ref
from ludus.core.outcome import Outcome

MARGIN = 2


class TerminalTable(Protocol):
    """How one game is laid out for one person."""

    def choices(self, view: Any, moves: Sequence[Any]) -> Sequence[Any]:
        """List what can be named by number, the first being number 1."""
        ...

    def draw(self, view: Any, moves: Sequence[Any]) -> RenderableType:
        """Draw the table when the seat has to act."""
        ...

    def duty(self, view: Any, moves: Sequence[Any]) -> str:
        """Say in words what the seat must do now."""
        ...

    def narrate(self, view: Any, heard: Sequence[Message]) -> Iterable[RenderableType]:
        """Tell what has just been heard; `view` is how things stand after it."""
        ...

    def recall(self, view: Any, heard: Sequence[Message]) -> Iterable[RenderableType]:
        """Tell again as much of what was heard as the rules let anybody look up."""
        ...

    def last(self, view: Any) -> RenderableType:
        """Show what was finished last."""
        ...

    def how(self) -> str:
        """Say in a few sentences how the game goes; nothing if that is not known."""
        ...

    def result(self, view: Any, outcome: Outcome) -> RenderableType:
        """Show who won, why, and the scores."""
        ...


def find_table(game: AnyGame, terminal: Terminal, names: Sequence[str]) -> TerminalTable:
    """Give the table of a game, or the plain one."""
    module = f"{__name__}.{game.name}"
    if find_spec(module) is None:
        module = f"{__name__}.plain"
    table: TerminalTable = import_module(module).TABLE(terminal, names)
    return table


def tell(terminal: Terminal, message: Message, names: Sequence[str], seat: int | None) -> str:
    """Put an event into words for one reader, who is “you” where the catalogue has that form.

    The form is the key with `-you` after it; `$others` are those named beside the reader.
    """
    who = message.facts.get("seat", message.facts.get("seats"))
    named = [one for one in (who if isinstance(who, tuple) else (who,)) if isinstance(one, Ref)]
    key = f"{message.key}-you"
    if seat is None or seat_ref(seat) not in named or key not in terminal.speech:
        return terminal.say(message, names)
    others = tuple(one for one in named if one != seat_ref(seat))
    return terminal.say(Message(key, {**message.facts, "others": others}), names)


def clean(text: str, limit: int) -> str:
    """Make typed text safe to show: no control signs, no half characters, no endless line.

    What is cut off ends in “…”, so that it cannot pass for something shorter.
    """
    shown = "".join(
        " " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text[: 10 * limit]
    )
    line = " ".join(shown.split())
    whole = len(text) <= 10 * limit and len(line) <= limit
    return line if whole else f"{line[: limit - 1]}…"


def room(terminal: Terminal) -> int:
    """Give how many columns a table may fill: not all of a wide terminal, which would tear it."""
    return min(terminal.out.width - 2 * MARGIN, 88)


def grid(columns: int, gap: int = 2) -> Grid:
    """Make room for things in columns, without lines."""
    made = Grid.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for _ in range(columns):
        made.add_column(no_wrap=True)
    return made


class Face(Struct, frozen=True):
    """A card to be drawn: two short lines, a label under it, and whether it may be played.

    `style` is that of the lines, `edge` that of the frame; a card that must wait has neither.
    """

    top: str
    middle: str
    label: str
    style: str
    edge: str
    allowed: bool


FACE_WIDTH = 7


def draw_faces(faces: Sequence[Face], width: int) -> list[Text]:
    """Draw cards side by side, in as many rows as the width asks for.

    A card that may not be played has a broken frame, so it can be told without colours.
    """
    abreast = max(1, width // FACE_WIDTH)
    lines = []
    for start in range(0, len(faces), abreast):
        row = [_face_lines(face) for face in faces[start : start + abreast]]
        lines += [Text.assemble(*chain.from_iterable(line)) for line in zip(*row, strict=True)]
    return lines


def _face_lines(face: Face) -> list[list[tuple[str, str]]]:
    """Draw one card: five lines, each of pieces with their styles."""
    flat, upright = ("─", "│") if face.allowed else ("╌", "╎")
    style, edge, label = (face.style, face.edge, "bold") if face.allowed else ("dim",) * 3
    inner = FACE_WIDTH - 2
    side = (upright, edge)
    return [
        [(f"╭{flat * inner}╮", edge)],
        [side, (f"{face.top:^{inner}}", style), side],
        [side, (f"{face.middle:^{inner}}", style), side],
        [(f"╰{flat * inner}╯", edge)],
        [(f"{face.label:^{FACE_WIDTH}}", label)],
    ]


def flow(pieces: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Set pieces one after another, each whole, in as many lines as the width asks for."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, piece)
        else:
            lines.append(piece)
    return lines
