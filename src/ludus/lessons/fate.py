"""Chance that gives what a lesson has written down."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from ludus.core.codec import plain_value
from ludus.core.errors import FateMismatch, fault
from ludus.core.fate import Drawn, Recording
from ludus.lessons.script import Draw, Lesson

T = TypeVar("T")


def given(lesson: Lesson, drawn: int, outcomes: Iterable[Drawn]) -> int:
    """Count how many of the draws that are written down some outcomes have given.

    `drawn` of them were given before.
    """
    draws, at = lesson.script.draws, drawn
    for label, to, _ in outcomes:
        at += at < len(draws) and (draws[at].label, draws[at].to) == (label, to)
    return at - drawn


class Prepared(Recording):
    """Chance for one entry of a lesson's game.

    The next draw that is written down is given when the rules ask for its label and seat. All else
    comes from a generator that always gives the same for the same entry of the same lesson.
    """

    def __init__(self, lesson: Lesson, entry: int, drawn: int, at: int = 0) -> None:
        super().__init__(at)
        self.drawn = drawn
        """How many of the draws that are written down have been given."""
        self._draws = lesson.script.draws
        self._rng = Random(f"{lesson.game}/{lesson.word}/{entry}")

    def below(self, bound: int) -> int:
        """Take a number from the lesson's generator."""
        return self._rng.randrange(bound)

    def roll(self, label: str, sides: int, *, to: int | None = None) -> int:
        """Roll what is written down."""
        return self.draw(label, range(1, sides + 1), to=to)[0]

    def draw(
        self, label: str, bag: Sequence[T], n: int = 1, *, to: int | None = None
    ) -> Sequence[T]:
        """Draw what is written down, and the rest by the generator."""
        written = self._next(label, to)
        if written is None:
            return super().draw(label, bag, n, to=to)
        pool = list(bag)
        drawn: list[T] = []
        for value in written.values:
            found = next((at for at, one in enumerate(pool) if plain_value(one) == value), None)
            if found is None or len(drawn) == n:
                raise fault(FateMismatch, "fate-impossible", label=label, value=f"{value}")
            drawn.append(pool.pop(found))
        while len(drawn) < n:
            drawn.append(pool.pop(self._free(pool, label)))
        self.outcomes.append((label, to, [plain_value(value) for value in drawn]))
        return drawn

    def _next(self, label: str, to: int | None) -> Draw | None:
        """Take the next draw that is written down, if it is the one that is asked for."""
        if self.drawn == len(self._draws):
            return None
        draw = self._draws[self.drawn]
        if (draw.label, draw.to) != (label, to):
            return None
        self.drawn += 1
        return draw

    def _free(self, pool: Sequence[object], label: str) -> int:
        """Choose something that no later draw of the label needs, where there is something."""
        needed = Counter(
            value
            for draw in self._draws[self.drawn :]
            if draw.label == label
            for value in draw.values
        )
        here = Counter(plain_value(one) for one in pool)
        spare = here - needed
        free = [at for at, one in enumerate(pool) if spare[plain_value(one)]]
        choices = free or range(len(pool))
        return choices[self.below(len(choices))]
