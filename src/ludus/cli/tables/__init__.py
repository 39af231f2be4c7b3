"""How a game looks in the terminal, from one seat.

A module here with the name of a game draws that game; all others are drawn by `plain`. Each such
module has a `TABLE`, a class made with the terminal and the names of the seats. A table gets views
and events of its own seat and nothing else, so it cannot show what the seat may not know. What it
returns is printed with a margin of `MARGIN` columns.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import Any, Protocol

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.terminal import Terminal
from ludus.core.message import Message, Ref, seat_ref
from ludus.core.outcome import Outcome
from ludus.core.rules import AnyRules

MARGIN = 2

AIMED = ("to", "other")
"""The facts of an event that name a player to whom somebody else does something."""


class TerminalTable(Protocol):
    """Draws one game for one person."""

    def choices(self, view: Any, moves: Sequence[Any]) -> Sequence[Any]:
        """List the moves in the order in which they are numbered, from 1."""
        ...

    def draw(self, view: Any, moves: Sequence[Any]) -> RenderableType:
        """Draw the table when the seat has to act."""
        ...

    def duty(self, view: Any, moves: Sequence[Any]) -> str:
        """Say in words what the seat must do now."""
        ...

    def narrate(self, view: Any, heard: Sequence[Message]) -> Iterable[RenderableType]:
        """Tell new events; `view` is what the seat sees after them."""
        ...

    def recall(self, view: Any, heard: Sequence[Message]) -> Iterable[RenderableType]:
        """Tell again those events that the rules allow to be looked up."""
        ...

    def last(self, view: Any) -> RenderableType:
        """Show what was completed last, such as a fight or a round."""
        ...

    def result(self, view: Any, outcome: Outcome) -> RenderableType:
        """Show who won, why, and the scores."""
        ...


def find_table(game: AnyRules, terminal: Terminal, names: Sequence[str]) -> TerminalTable:
    """Make the table of a game; the plain one if it has none of its own."""
    module = f"{__name__}.{game.name}"
    if find_spec(module) is None:
        plain: TerminalTable = import_module(f"{__name__}.plain").PlainTable(terminal, names, game)
        return plain
    table: TerminalTable = import_module(module).TABLE(terminal, names)
    return table


def tell(terminal: Terminal, message: Message, names: Sequence[str], seat: int | None) -> str:
    """Put an event into words for one reader, who is “you” where the catalogue has that form.

    The form has the event's key with `-you` appended; its `$others` are the other players named,
    `$company` is how many they are. Where somebody else does it to the reader, the form's key ends
    in `-at-you`.
    """
    if seat is None:
        return terminal.say(message, names)
    me = seat_ref(seat)
    who = message.facts.get("seat", message.facts.get("seats"))
    named = [one for one in (who if isinstance(who, tuple) else (who,)) if isinstance(one, Ref)]
    key = f"{message.key}-you"
    if me in named and key in terminal.speech:
        others = tuple(one for one in named if one != me)
        facts = {**message.facts, "others": others, "company": len(others)}
        return terminal.say(Message(key, facts), names)
    key = f"{message.key}-at-you"
    if me in (message.facts.get(fact) for fact in AIMED) and key in terminal.speech:
        return terminal.say(Message(key, message.facts), names)
    return terminal.say(message, names)


def clean(text: str, limit: int) -> str:
    """Make typed text safe to show: no control characters, no broken ones, not too long.

    Text that is cut ends in “…”, so that it cannot be mistaken for a shorter one.
    """
    shown = "".join(
        " " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text[: 10 * limit]
    )
    line = " ".join(shown.split())
    whole = len(text) <= 10 * limit and len(line) <= limit
    return line if whole else f"{line[: limit - 1]}…"


def room(terminal: Terminal) -> int:
    """Give how many columns a table may fill; in a wide terminal not all, to keep it together."""
    return min(terminal.out.width - 2 * MARGIN, 88)


def grid(columns: int, gap: int = 2) -> Grid:
    """Make a grid of columns without lines."""
    made = Grid.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for _ in range(columns):
        made.add_column(no_wrap=True)
    return made


def in_columns(pieces: Sequence[Text], width: int, gap: int = 3) -> RenderableType:
    """Set pieces in columns of one width, read downwards; one below another if they are long."""
    widest = max((piece.cell_len for piece in pieces), default=0)
    columns = max(1, (width + gap) // (widest + gap))
    if columns == 1:
        return Group(*pieces)
    rows = -(-len(pieces) // columns)
    made = grid(columns, gap=gap)
    for at in range(rows):
        made.add_row(*pieces[at::rows])
    return made


class Face(Struct, frozen=True):
    """A card to be drawn: two short lines, a label under it, and whether it may be played.

    `style` is for the lines, `edge` for the border; a card that may not be played is drawn dim.
    """

    top: str
    middle: str
    label: str
    style: str
    edge: str
    allowed: bool


FACE_WIDTH = 7


def draw_faces(faces: Sequence[Face], width: int) -> list[Text]:
    """Draw cards side by side, in as many rows as the width requires.

    A card that may not be played has a dashed border, so that it can be told without colours.
    """
    abreast = max(1, width // FACE_WIDTH)
    lines = []
    for start in range(0, len(faces), abreast):
        row = [_face_lines(face) for face in faces[start : start + abreast]]
        lines += [Text.assemble(*chain.from_iterable(line)) for line in zip(*row, strict=True)]
    return lines


def _face_lines(face: Face) -> list[list[tuple[str, str]]]:
    """Draw one card: five lines, each a list of texts with their styles."""
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
    """Set pieces one after another, wrapping only between them."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, piece)
        else:
            lines.append(piece)
    return lines
