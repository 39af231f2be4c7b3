"""A plain table for any game: the fields of the view, and the moves by number."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.tables import tell
from ludus.cli.terminal import Terminal
from ludus.core.codec import to_plain
from ludus.core.message import Message
from ludus.core.outcome import Outcome

# `memory` is for bots: people are shown only what the rules allow to be looked up.
_UNSHOWN = ("memory", "options", "outcome", "seat")


class PlainTable:
    """Shows the fields of any view, without knowing the game."""

    def __init__(self, terminal: Terminal, names: Sequence[str]) -> None:
        self._terminal = terminal
        self._names = names

    def choices(self, view: Any, moves: Sequence[Any]) -> Sequence[Any]:  # noqa: ARG002
        """Number the legal moves."""
        return moves

    def draw(self, view: Any, moves: Sequence[Any]) -> RenderableType:
        """Show the fields of the view, and the moves."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(overflow="fold")
        for name, value in _fields(view):
            grid.add_row(Text(name), Text(json.dumps(value, ensure_ascii=False)))
        listed = [Text(f"{number} {move}") for number, move in enumerate(moves, 1)]
        return Group(Text(), grid, Text(), Columns(listed, padding=(0, 3)), Text())

    def duty(self, view: Any, moves: Sequence[Any]) -> str:  # noqa: ARG002
        """Ask for a move."""
        return self._terminal.text("cli-play-choose")

    def narrate(self, view: Any, heard: Sequence[Message]) -> Iterable[RenderableType]:
        """Tell every event as a sentence."""
        seat = getattr(view, "seat", None)
        for message in heard:
            yield Text(tell(self._terminal, message, self._names, seat))

    def recall(self, view: Any, heard: Sequence[Message]) -> Iterable[RenderableType]:  # noqa: ARG002
        """Tell nothing: only a game's own table knows what may be looked up again."""
        return (Text(self._terminal.text("cli-play-nothing")),)

    def last(self, view: Any) -> RenderableType:  # noqa: ARG002
        """Show nothing: only a game's own table knows what its parts are."""
        return Text(self._terminal.text("cli-play-nothing"))

    def how(self) -> str:
        """Say nothing: the rulebook has it."""
        return ""

    def result(self, view: Any, outcome: Outcome) -> RenderableType:  # noqa: ARG002
        """Name the winners and list the scores."""
        winners = ", ".join(self._names[seat] for seat in outcome.winners)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        grid.add_column(justify="right")
        for name, score in zip(self._names, outcome.scores, strict=True):
            grid.add_row(Text(name), str(score))
        won = winners or self._terminal.text("cli-nobody")
        title = Text(self._terminal.text("cli-play-winners", winners=won), style="bold")
        reason = outcome.reason if outcome.decided_by == outcome.reason else outcome.decided_by
        return Group(title, Text(reason, style="dim"), Text(), grid)


def _fields(view: Any) -> list[tuple[str, Any]]:
    plain = to_plain(view)
    if not isinstance(plain, dict):
        return [("view", plain)]
    return [(name, value) for name, value in plain.items() if name not in _UNSHOWN]


TABLE = PlainTable
