"""A plain table for any game: the fields of the view, and the moves by number, in its words."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.tables import tell
from ludus.cli.terminal import Terminal, score_text
from ludus.core.codec import to_plain
from ludus.core.message import Message
from ludus.core.outcome import Outcome
from ludus.core.rules import AnyRules

# `memory` is for bots: people are shown only what the rules allow to be looked up.
_UNSHOWN = ("memory", "options", "outcome", "seat")


class PlainTable:
    """Shows the fields of any view and the moves in words, knowing only the game's sentences."""

    def __init__(
        self, terminal: Terminal, names: Sequence[str], game: AnyRules | None = None
    ) -> None:
        self._terminal = terminal
        self._names = names
        self._game = game

    def choices(self, view: Any, moves: Sequence[Any]) -> Sequence[Any]:  # noqa: ARG002
        """Number the legal moves."""
        return moves

    def draw(self, view: Any, moves: Sequence[Any]) -> RenderableType:
        """Show the fields of the view, and the moves."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(overflow="fold")
        for name, value in _fields(view):
            grid.add_row(Text(self._field(name)), Text(self._value(name, value)))
        listed = [Text(f"{number} {self._move(move)}") for number, move in enumerate(moves, 1)]
        return Group(Text(), grid, Text(), Columns(listed, padding=(0, 3)), Text())

    def _field(self, name: str) -> str:
        """Name a field of the view, or give it as it is written."""
        for key in (self._key("field", name), self._key("seat", name)):
            if key in self._terminal.speech:
                return self._terminal.text(key)
        return name.replace("_", " ")

    def _key(self, kind: str, name: str) -> str:
        return f"{self._game.name}-{kind}-{name}" if self._game else ""

    def _value(self, name: str, value: Any) -> str:
        """Write a value; in a field `<game>-seat-<name>` each stands beside its seat's name."""
        if self._key("seat", name) in self._terminal.speech and isinstance(value, list):
            pairs = zip(self._names, value, strict=False)
            return ", ".join(f"{one} {_written(of)}" for one, of in pairs) or _written(value)
        return _written(value)

    def _move(self, move: Any) -> str:
        """Name a move in words: `<game>-move-<word>`, or as it is written."""
        phrase = self._game.phrase(move) if self._game else None
        if phrase is None or phrase.key not in self._terminal.speech:
            return str(move)
        return self._terminal.speech.say(phrase, self._names)

    def duty(self, view: Any, moves: Sequence[Any]) -> str:  # noqa: ARG002
        """Say what is asked."""
        frame = self._game.seen_question(view) if self._game else None
        if self._game is None or frame is None:
            return self._terminal.text("cli-play-choose")
        question = self._terminal.speech.name(self._game.name, "question", frame.ask)
        return self._terminal.text("cli-play-question", question=question)

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

    def result(self, view: Any, outcome: Outcome) -> RenderableType:  # noqa: ARG002
        """Name the winners and list the scores."""
        winners = ", ".join(self._names[seat] for seat in outcome.winners)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        grid.add_column(justify="right")
        for name, score in zip(self._names, outcome.scores, strict=True):
            grid.add_row(Text(name), score_text(score))
        won = winners or self._terminal.text("cli-nobody")
        title = Text(self._terminal.text("cli-play-winners", winners=won), style="bold")
        reason = outcome.reason if outcome.decided_by == outcome.reason else outcome.decided_by
        return Group(title, Text(reason, style="dim"), Text(), grid)


def _written(value: Any) -> str:
    """Write a value in signs that every language has."""
    if value is True:
        return "✓"
    if value is False or value is None or value in ([], {}):
        return "–"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, list | dict) else f"{value}"


def _fields(view: Any) -> list[tuple[str, Any]]:
    plain = to_plain(view)
    if not isinstance(plain, dict):
        return [("view", plain)]
    return [(name, value) for name, value in plain.items() if name not in _UNSHOWN]
