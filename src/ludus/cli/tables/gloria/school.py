"""The schools of a campaign: laurels, trainers, rosters, tests, and those who fight no more."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from ludus.cli.tables.gloria.pieces import Column, Section, listing, title
from ludus.cli.tables.gloria.words import BETWEEN, Words, letter
from ludus.games.gloria.frames import Tests
from ludus.games.gloria.moves import Keep, Reroll
from ludus.games.gloria.options import ARENA
from ludus.games.gloria.readings import learns, reading_of
from ludus.games.gloria.state import Gladiator, Memory
from ludus.games.gloria.view import View

LAUREL = "★"


class School:
    """Shows what a campaign has brought so far."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, view: View, width: int) -> Iterator[RenderableType]:
        """Show the tournaments, the schools, the reader's roster and the memories."""
        words = self._words
        yield from self._course(view)
        yield self.standings(view, range(len(words.names)), width)
        yield Text()
        yield title(words.school("roster-you"))
        yield self._roster(view, width)
        yield from self._memories(view)

    def standings(self, view: View, seats: Sequence[int], width: int) -> RenderableType:
        """List the schools: laurels, freed gladiators, levels, trainers. [L-31.1, L-31.11]"""
        words = self._words
        heads = [words.school(word) for word in ("school", "laurels", "freed", "levels")]
        columns = [Column(heads[0]), *(Column(head, named=True) for head in heads[1:])]
        columns.append(Column(words.school("trainers"), wraps=True, named=True))
        rows = []
        for seat in seats:
            school = view.table.schools[seat]
            own = [one.initial for one in view.table.gladiators if one.owner == seat]
            trainers = ", ".join(words.thing("gladiator", one.name) for one in school.trainers)
            name = f"{letter(seat)} {words.names[seat]}"
            counts = [f"{LAUREL} {school.laurels}", f"{school.freed}", f"{sum(own)}"]
            rows.append([name, *counts, trainers])
        return listing(columns, [Section(None, rows)], width)

    def _course(self, view: View) -> Iterator[Text]:
        """List the finished tournaments. [L-29, L-31.1]"""
        words, table = self._words, view.table
        for number, one in enumerate(table.tournaments, 1):
            won = ", ".join(words.names[seat] for seat in one.winners)
            facts = {
                "number": number,
                "winners": won or words.school("no-winner"),
                "reason": words.school("reason", id=one.reason),
            }
            yield Text(words.ui("finished", **facts))

    def _roster(self, view: View, width: int) -> RenderableType:
        """List the reader's gladiators with their careers."""
        words = self._words
        own = [one for one in view.table.gladiators if one.owner == view.seat]
        if not own:
            return Text(words.school("roster-empty"))
        columns = [Column(words.school("gladiator")), Column(words.ui("class"))]
        heads = [words.board("name-level")]
        heads += [words.school(word) for word in ("victories-head", "scars", "tournaments")]
        columns += [Column(head, named=True) for head in heads]
        columns.append(Column(words.board("name-fate"), wraps=True))
        rows = [
            [
                words.name(one),
                words.thing("class", one.type),
                f"{one.initial} {words.thing('level', one.initial)}",
                f"{one.wins + one.victories}",
                f"{one.scars}",
                f"{one.fights}",
                self._ordeal(view, one),
            ]
            for one in own
        ]
        return listing(columns, [Section(None, rows)], width)

    def _ordeal(self, view: View, one: Gladiator) -> str:
        """Tell in which state a gladiator came out of the tournament. [L-31.3, L-31.5]"""
        if not isinstance(view.table.frames[-1] if view.table.frames else None, Tests):
            return ""
        if one.status in ("dead", "freed"):
            return self._words.board(f"fate-{one.status}")
        word = "out" if one.level <= 0 else "hurt" if one.hurt else "unhurt"
        return self._words.school(f"ordeal-{word}", level=max(0, one.level), initial=one.initial)

    def _memories(self, view: View) -> Iterator[Text]:
        """Name those who were freed, and those who fell. [L-31.5, L-31.6]"""
        words, memories = self._words, view.table.memories
        freed = [self._memory(one) for one in memories if one.end == "rudis"]
        fallen = [self._memory(one) for one in memories if one.end != "rudis"]
        for head, names in (("the-freed", freed), ("the-fallen", fallen)):
            if names:
                yield Text(words.label(words.school(head), BETWEEN.join(names)), style="dim")

    def _memory(self, one: Memory) -> str:
        words = self._words
        end = words.school(f"end-{one.end}", tournament=one.tournament)
        return f"{words.thing('gladiator', one.name)} ({words.names[one.owner]}, {end})"

    # Tests of experience.

    def test(self, view: View, one: Gladiator) -> str:
        """Say what a test takes. [L-31.3, L-31.4]"""
        words = self._words
        need = reading_of(view.table, one)
        facts = {"least": one.initial + 1, "level": one.initial}
        said = [words.school("test-of", one=words.full(one)), words.school(f"need-{need}", **facts)]
        return BETWEEN.join(said)

    def test_die(self, view: View, move: Keep | Reroll) -> str:
        """Say what a test brings as it stands, or which die is rolled again. [L-31.7]"""
        frame, words = view.table.frames[-1], self._words
        if not isinstance(frame, Tests):
            return f"{move}"
        if isinstance(move, Reroll):
            return words.school("again", die=frame.dice[move.die])
        one = view.table.gladiators[frame.who]
        rises = learns(view.table, one, frame.dice)
        free = rises and one.initial + 1 == ARENA.rudis
        key = "free" if free else "learns" if rises else "nothing"
        return words.school(f"keep-{key}", level=words.thing("level", one.initial + rises))

    def helpers(self, view: View) -> Iterator[Text]:
        """Say who is tested, with which dice, and who can help. [L-31.7]"""
        frame = view.table.frames[-1]
        if isinstance(frame, Tests) and frame.who >= 0:
            one = view.table.gladiators[frame.who]
            yield Text(BETWEEN.join([self.test(view, one), self._ordeal(view, one)]))
        if isinstance(frame, Tests):
            left = len(view.table.schools[frame.seat].trainers) - frame.helped
            yield Text(self._words.school("helpers", count=left))
