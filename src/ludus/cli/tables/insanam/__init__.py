"""The table of Ad Insanam Imperatoris: Rome, the map, the players and the moves, in words.

Everything is told in lines that wrap, so that the table fits any terminal. Colour only repeats what
is there to be read.
"""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ludus.cli.tables import room, tell
from ludus.cli.tables.insanam import cards, duty
from ludus.cli.tables.insanam.empire import Empire
from ludus.cli.tables.insanam.houses import Houses
from ludus.cli.tables.insanam.moves import list_moves
from ludus.cli.tables.insanam.result import Result
from ludus.cli.tables.insanam.rome import ROUNDS, Rome
from ludus.cli.tables.insanam.words import BETWEEN, Words
from ludus.cli.terminal import Terminal
from ludus.core.message import Message
from ludus.core.moves import Move
from ludus.core.outcome import Outcome
from ludus.games.insanam.frames import Battle, Event, Fight
from ludus.games.insanam.showing import for_person, recall
from ludus.games.insanam.view import View

_SETTING = ("board", "draft", "keep", "show")
"""Before anybody has a start territory only boards and cards matter."""

_LOUD = (
    "turn", "round", "event", "accuses", "exposed", "loyal", "conquers", "reaches-end", "wins",
)  # fmt: skip
_QUIET = ("passes", "no-action")


class InsanamTable:
    """Lays the game out for one seat."""

    def __init__(self, terminal: Terminal, names: Sequence[str]) -> None:
        self._terminal = terminal
        self._names = names
        self._words = Words(terminal, names)
        self._rome = Rome(self._words)
        self._empire = Empire(self._words)
        self._houses = Houses(self._words)
        self._result = Result(self._words)

    def choices(self, view: View, moves: Sequence[Move]) -> Sequence[Move]:  # noqa: ARG002
        """Number the moves as they are listed."""
        return moves

    def draw(self, view: View, moves: Sequence[Move]) -> RenderableType:
        """Draw the header, Rome, the map and the players, what is under way, and the moves."""
        view = for_person(view)
        shown: list[RenderableType] = [Text(), self._header(view)]
        if view.ask not in _SETTING:
            shown += [*self._rome.draw(view), Text(), *self._empire.draw(view), Text()]
        shown += [*self._houses.draw(view), *self._under_way(view), Text()]
        shown += [list_moves(self._words, view, moves, room(self._terminal)), Text()]
        return Group(*shown)

    def duty(self, view: View, moves: Sequence[Move]) -> str:  # noqa: ARG002
        """Say in words what is to be decided now."""
        return duty.ask(self._words, for_person(view))

    def narrate(self, view: View, heard: Sequence[Message]) -> Iterator[RenderableType]:
        """Tell events as sentences."""
        for message in heard:
            yield self._sentence(view, message)

    def recall(self, view: View, heard: Sequence[Message]) -> Iterator[RenderableType]:
        """Tell this turn and the one before: older gains are for memory. [C-2.5]"""
        for message in heard[recall(heard) :]:
            yield self._sentence(view, message)

    def last(self, view: View) -> RenderableType:
        """Show cards in full: powers, gladiators, tiles on offer, public ambitions, the event.

        Before the reader has a board, those that can be taken.
        """
        words, table = self._words, view.table
        if view.ask == "board":
            boards = cards.free_boards(words, view)
            return Group(*(Text(words.label(name, told)) for name, told in boards))
        players = table.options.players
        lines: list[Text] = []
        if view.seat is not None and table.players[view.seat].board:
            for told, works in cards.powers(words, view, view.seat):
                lines.append(Text(told, style="bold" if works else "dim"))
        mine = [] if view.seat is None else table.players[view.seat].play
        for key, some in (("play", mine), ("display", table.display)):
            for card in some:
                lines.append(Text(words.label(words.table(key), cards.gladiator(words, card))))
        for zone in table.zones.values():
            if zone.offer:
                lines.append(Text(words.label(words.table("offer"), cards.tile(words, zone.offer))))
        for number, card in zip(ROUNDS, table.ambitions, strict=False):
            told = cards.public(words, card, players)
            lines.append(Text(words.label(words.table("round-of", number=number), told)))
        if table.event:
            lines.append(Text(words.card(table.event), style="bold"))
            lines += [Text(told) for told in cards.event(words, table.event, players)]
        return Group(*lines)

    def result(self, view: View, outcome: Outcome) -> RenderableType:
        """Show who won and why, the scores and the destinies."""
        return self._result.draw(view, outcome)

    def _sentence(self, view: View, message: Message) -> Text:
        key = message.key.removeprefix("insanam-told-")
        style = "bold" if key in _LOUD else "dim" if key in _QUIET else ""
        return Text(tell(self._terminal, message, self._names, view.seat), style=style)

    def _header(self, view: View) -> Text:
        """Head the table: round and turn, and what the track has in store."""
        words, table = self._words, view.table
        parts = [words.table("setting")]
        if table.turn:
            parts = [words.table("round-of", number=ROUNDS[table.round - 1])]
            parts.append(words.table("turn-of", turn=table.turn))
            parts += self._rome.marks(view)
        return Text("── ").append(BETWEEN.join(parts), style="bold").append(" ──")

    def _under_way(self, view: View) -> Iterator[Text]:
        """Tell the event, the battle or the fight that the question is about."""
        words, table = self._words, view.table
        for frame in table.frames:
            if isinstance(frame, Event) and frame.event:
                yield Text(words.card(frame.event), style="bold")
                for told in cards.event(words, frame.event, table.options.players):
                    yield Text(f"   {told}")
            elif isinstance(frame, Battle):
                yield Text(self._battle(frame), style="bold")
            elif isinstance(frame, Fight):
                yield Text(self._fight(frame), style="bold")

    def _battle(self, frame: Battle) -> str:
        """Tell who fights for which territory, and the totals of the last exchange. [C-19]"""
        words = self._words
        defender = words.table("barbarians") if frame.defender < 0 else self._names[frame.defender]
        facts = {"one": self._names[frame.seat], "other": defender}
        said = words.table("battle", land=words.place(frame.land), **facts)
        return f"{said} {_score(frame.totals)}" if frame.exchange else said

    def _fight(self, frame: Fight) -> str:
        """Tell who fights in the arena, and the dice. [C-21]"""
        words = self._words
        foe = words.card(frame.adversary)
        said = words.phrase("do-fight", gladiator=words.card(frame.gladiator), adversary=foe)
        return f"{said} {words.table('dice')} {_score(frame.dice)}"


def _score(two: tuple[int, int]) -> str:
    return f"({two[0]} : {two[1]})".replace("-", "−")


TABLE = InsanamTable
