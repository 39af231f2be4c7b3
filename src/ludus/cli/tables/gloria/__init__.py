"""The table of Gloria aut Nihil: arena, troops, dice and moves, in a hundred columns or fewer.

A gladiator is shown by the letter of its troop and the number that moves call it by: `engage 7 2`
is an attack on the one shown as B7. Colour only repeats what is there to be read.
"""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ludus.cli.tables import flow, tell
from ludus.cli.tables.gloria.arena import Arena
from ludus.cli.tables.gloria.dice import Dice
from ludus.cli.tables.gloria.duty import Duty
from ludus.cli.tables.gloria.moves import Moves, numbered
from ludus.cli.tables.gloria.pieces import width_of
from ludus.cli.tables.gloria.result import Result
from ludus.cli.tables.gloria.school import School
from ludus.cli.tables.gloria.troops import Troops
from ludus.cli.tables.gloria.words import BETWEEN, Words
from ludus.cli.terminal import Terminal
from ludus.core.message import Message
from ludus.core.moves import Move
from ludus.core.outcome import Outcome
from ludus.games.gloria.view import View

PANEL = 6

_IN_SCHOOL = ("enlist", "outfit", "train", "reroll")
_LOUD = (
    "gloria-tournament", "gloria-turn", "gloria-out", "gloria-dies", "gloria-special-killed",
    "gloria-won", "gloria-draw", "gloria-rudis", "gloria-dies-of-wounds",
)  # fmt: skip
_QUIET = ("gloria-order", "gloria-points", "gloria-steps", "gloria-pivots")
_ENDS = ("gloria-won", "gloria-draw", "gloria-campaign-won")


class GloriaTable:
    """Lays the game out for one seat."""

    def __init__(self, terminal: Terminal, names: Sequence[str]) -> None:
        self._terminal = terminal
        self._names = names
        self._words = Words(terminal, names)
        self._school = School(self._words)
        self._moves = Moves(self._words, self._school)
        self._arena = Arena(self._words)
        self._troops = Troops(self._words)
        self._duty = Duty(self._words)
        self._dice = Dice(self._words)
        self._result = Result(self._words, self._school)

    def choices(self, view: View, moves: Sequence[Move]) -> Sequence[Move]:
        """Number the moves; placements that look to the middle come first."""
        return numbered(view, moves)

    def draw(self, view: View, moves: Sequence[Move]) -> RenderableType:
        """Draw the header, arena and troops or the schools, what is under way, dice and moves."""
        width = width_of(self._terminal)
        shown: list[RenderableType] = [Text(), self._header(view)]
        if view.ask in _IN_SCHOOL:
            shown += self._in_school(view, width)
        else:
            targets = self._moves.targets(view, moves)
            shown += [self._arena.draw(view, targets, width), Text()]
            shown += [self._troops.draw(view, width)]
            shown += flow(self._troops.legend(view), width)
            shown += [Text(), *self._duty.under_way(view)]
        shown += [*self._dice.draw(view), Text(), self._moves.draw(view, moves, width)]
        return Group(*shown, Text())

    def duty(self, view: View, moves: Sequence[Move]) -> str:  # noqa: ARG002
        """Say in words what is to be decided now."""
        return self._duty.ask(view)

    def narrate(self, view: View, heard: Sequence[Message]) -> Iterator[RenderableType]:
        """Tell events as sentences; after a tournament of a campaign show the schools."""
        for message in heard:
            if message.key in _ENDS and view.table.over is not None and message is heard[-1]:
                # The result says it.
                continue
            yield self._sentence(view, message)
            if message.key == "gloria-tests":
                seats = range(len(self._names))
                yield self._school.standings(view, seats, width_of(self._terminal))

    def recall(self, view: View, heard: Sequence[Message]) -> Iterator[RenderableType]:
        """Tell this tournament from its beginning."""
        keys = [message.key for message in heard]
        start = 0
        if "gloria-tournament" in keys:
            start = len(keys) - 1 - keys[::-1].index("gloria-tournament")
        for message in heard[start:]:
            yield self._sentence(view, message)

    def last(self, view: View) -> RenderableType:
        """Show all dice of this phase, and in a campaign the schools."""
        shown: list[RenderableType] = [*self._dice.draw(view, None)]
        shown = shown or [Text(self._words.ui("no-dice"))]
        if view.table.options.campaign is not None:
            shown += [Text(), *self._school.draw(view, width_of(self._terminal))]
        return Group(*shown)

    def result(self, view: View, outcome: Outcome) -> RenderableType:
        """Show who won and why, the scores, and what became of everybody."""
        return self._result.draw(view, outcome, width_of(self._terminal) - PANEL)

    def _sentence(self, view: View, message: Message) -> Text:
        style = "bold" if message.key in _LOUD else "dim" if message.key in _QUIET else ""
        return Text(tell(self._terminal, message, self._names, view.seat), style=style)

    def _header(self, view: View) -> Text:
        """Head the table: which turn of which tournament, and what kind of fight."""
        words, table, options = self._words, view.table, view.table.options
        limit = options.turn_limit if options.mode == "melee" else None
        enlisting = view.ask in ("enlist", "outfit")
        if view.ask in ("train", "reroll"):
            parts = [words.school("tests", number=table.tournament)]
        elif enlisting or not table.turn:
            parts = [words.board("before")]
        elif limit is None:
            parts = [words.board("turn", turn=table.turn)]
        else:
            parts = [words.board("turn-of", turn=table.turn, limit=limit)]
        if options.campaign is not None:
            number = table.tournament + enlisting
            parts.append(words.board("tournament", number=number, count=options.campaign))
        parts.append(words.school("mode", id=options.mode))
        return Text("── ").append(BETWEEN.join(parts), style="bold").append(" ──")

    def _in_school(self, view: View, width: int) -> Iterator[RenderableType]:
        """Show what matters between the fights."""
        if view.table.tournament:
            yield from self._school.draw(view, width)
        if view.ask in ("enlist", "outfit"):
            yield Text()
            yield from self._troops.so_far(view)
        else:
            yield Text()
            yield from self._school.helpers(view)


TABLE = GloriaTable
