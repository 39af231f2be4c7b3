"""Fate: the only source of chance, in four kinds with one face.

Live      draws from a secret, provable stream and records every outcome (`fairness.py`)
Scripted  repeats recorded outcomes and refuses what does not fit: replay and tests
Fast      draws from a plain generator and records nothing: search
Explore   goes through every outcome there is: exact odds (`explore`)

An outcome is recorded as `[label, seat or null, [values]]`: what it was for, whom it was for, and
what came. Rules ask for chance as late as they can, so that no hidden order exists to leak.

What was drawn from follows from the record, or is stated there as an outcome with the label `bag`
just before the draw (`name_bag`): whoever checks the chance needs to know.

The clock on the wall comes through the same door, because a replay must see the time that was seen
then: games that end after a number of minutes ask for it, and the record's entry keeps the answer.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from math import comb, factorial
from random import Random
from typing import Protocol, TypeVar

from ludus.core.codec import plain_value
from ludus.core.errors import FateMismatch, LudusError, fault
from ludus.core.message import Fact

T = TypeVar("T")

Drawn = tuple[str, int | None, list[int | str]]
"""One recorded outcome: label, seat it was for (None: for all to see), values."""


class Fate(Protocol):
    """What rules may ask of chance."""

    def roll(self, label: str, sides: int, *, to: int | None = None) -> int:
        """Roll a die: 1 to `sides`, each equally likely."""
        ...

    def draw(
        self, label: str, bag: Sequence[T], n: int = 1, *, to: int | None = None
    ) -> Sequence[T]:
        """Draw n things from a bag, every set equally likely; their order means nothing.

        The bag is left as it is: the rule takes the drawn things out.
        """
        ...

    def order(self, label: str, items: Sequence[T], *, to: int | None = None) -> Sequence[T]:
        """Put things in a random order, every order equally likely."""
        ...

    def clock(self) -> int:
        """Tell how many whole seconds ago the game began."""
        ...


class RecordingFate(Fate, Protocol):
    """A fate that can be asked what it gave; `seen` is the time, if anybody looked at the clock."""

    outcomes: list[Drawn]
    seen: int | None


BAG = "bag"
"""The label of an outcome that draws nothing and states what the next one is drawn from."""

LATE = 1 << 31
"""A time by which every game has ended: a search that meets a clock looks no further."""


class Recording:
    """Chance made of one operation, a whole number below a bound, with every outcome recorded."""

    def __init__(self, at: int = 0) -> None:
        self.outcomes: list[Drawn] = []
        self.seen: int | None = None
        self._at = at

    def clock(self) -> int:
        """Look at the clock, and keep what it said."""
        self.seen = self._at
        return self._at

    def below(self, bound: int) -> int:
        """Give a whole number from 0 to bound-1, each equally likely."""
        raise NotImplementedError

    def roll(self, label: str, sides: int, *, to: int | None = None) -> int:
        """Roll a die."""
        value = 1 + self.below(sides)
        self.outcomes.append((label, to, [value]))
        return value

    def draw(
        self, label: str, bag: Sequence[T], n: int = 1, *, to: int | None = None
    ) -> Sequence[T]:
        """Draw by the first n steps of a Fisher-Yates shuffle."""
        pool = list(bag)
        for here in range(n):
            there = here + self.below(len(pool) - here)
            pool[here], pool[there] = pool[there], pool[here]
        drawn = pool[:n]
        self.outcomes.append((label, to, [plain_value(value) for value in drawn]))
        return drawn

    def order(self, label: str, items: Sequence[T], *, to: int | None = None) -> Sequence[T]:
        """Order by a whole Fisher-Yates shuffle."""
        return self.draw(label, items, len(items), to=to)

    def name_bag(self, bag: Sequence[object]) -> None:
        """State what is drawn from next."""
        self.outcomes.append((BAG, None, [plain_value(value) for value in bag]))


class Fast:
    """Quick chance for search: nothing is recorded."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def roll(self, label: str, sides: int, *, to: int | None = None) -> int:  # noqa: ARG002
        """Roll a die."""
        return 1 + int(self._random() * sides)

    def draw(
        self,
        label: str,  # noqa: ARG002
        bag: Sequence[T],
        n: int = 1,
        *,
        to: int | None = None,  # noqa: ARG002
    ) -> Sequence[T]:
        """Draw n things."""
        if n == 1:
            return [bag[int(self._random() * len(bag))]]
        if n == len(bag):
            return bag
        random, pool, left = self._random, list(bag), len(bag)
        for here in range(n):
            there = here + int(random() * left)
            pool[here], pool[there] = pool[there], pool[here]
            left -= 1
        return pool[:n]

    def order(self, label: str, items: Sequence[T], *, to: int | None = None) -> Sequence[T]:  # noqa: ARG002
        """Shuffle."""
        random = self._random
        return sorted(items, key=lambda _: random())

    def clock(self) -> int:
        """Say that it is late."""
        return LATE


class Scripted:
    """Chance that repeats what it is told, and refuses what the rules cannot have asked for."""

    def __init__(self, script: Iterable[Sequence[object]], at: int | None = None) -> None:
        self._script = list(script)
        self._at = at
        self.outcomes: list[Drawn] = []
        self.seen: int | None = None

    def _next(self, label: str, to: int | None) -> list[object]:
        if len(self.outcomes) == len(self._script):
            raise self._mismatch("fate-missing", label)
        told, seat, values = self._script[len(self.outcomes)]
        if told != label or seat != to or not isinstance(values, list | tuple):
            raise self._mismatch("fate-other", label, told=f"{told}")
        return list(values)

    def _take(self, label: str, bag: Sequence[T], n: int, to: int | None) -> list[T]:
        values = self._next(label, to)
        if len(values) != n:
            raise self._mismatch("fate-count", label, wanted=n, found=len(values))
        pool = list(bag)
        drawn = []
        for value in values:
            at = next((i for i, one in enumerate(pool) if plain_value(one) == value), None)
            if at is None or isinstance(value, bool):
                raise self._mismatch("fate-impossible", label, value=f"{value}")
            drawn.append(pool.pop(at))
        self.outcomes.append((label, to, [plain_value(value) for value in drawn]))
        return drawn

    def roll(self, label: str, sides: int, *, to: int | None = None) -> int:
        """Repeat a roll."""
        return self._take(label, range(1, sides + 1), 1, to)[0]

    def draw(
        self, label: str, bag: Sequence[T], n: int = 1, *, to: int | None = None
    ) -> Sequence[T]:
        """Repeat a draw."""
        return self._take(label, bag, n, to)

    def order(self, label: str, items: Sequence[T], *, to: int | None = None) -> Sequence[T]:
        """Repeat an order."""
        return self._take(label, items, len(items), to)

    def name_bag(self, bag: Sequence[object]) -> None:
        """Compare what is drawn from next with what the script states, if it does."""
        at = len(self.outcomes)
        if at < len(self._script) and self._script[at][0] == BAG:
            values = [plain_value(value) for value in bag]
            if self._next(BAG, None) != values:
                raise self._mismatch("fate-impossible", BAG, value=f"{self._script[at][2]}")
            self.outcomes.append((BAG, None, values))

    def clock(self) -> int:
        """Repeat the time."""
        if self._at is None:
            raise self._mismatch("fate-missing", "clock")
        self.seen = self._at
        return self._at

    def finish(self) -> None:
        """Refuse outcomes that nobody asked for."""
        if len(self.outcomes) < len(self._script):
            raise self._mismatch("fate-surplus", f"{self._script[len(self.outcomes)][0]}")
        if self._at is not None and self.seen is None:
            raise self._mismatch("fate-surplus", "clock")

    @staticmethod
    def _mismatch(key: str, label: str, **facts: Fact) -> LudusError:
        return fault(FateMismatch, key, label=label, **facts)


def name_bag(fate: Fate, bag: Sequence[object]) -> None:
    """State in the record what is drawn from next, where its reader could not tell.

    That takes no chance. Only fates that keep a record have to know.
    """
    if isinstance(fate, Recording | Scripted):
        fate.name_bag(bag)


class _Explore:
    """One way through the outcomes: a list of choices made, each of how many."""

    def __init__(self, path: list[int]) -> None:
        self._path = path
        self.choices: list[tuple[int, int]] = []

    def _choose(self, count: int) -> int:
        depth = len(self.choices)
        index = self._path[depth] if depth < len(self._path) else 0
        self.choices.append((index, count))
        return index

    def roll(self, label: str, sides: int, *, to: int | None = None) -> int:  # noqa: ARG002
        return 1 + self._choose(sides)

    def draw(
        self,
        label: str,  # noqa: ARG002
        bag: Sequence[T],
        n: int = 1,
        *,
        to: int | None = None,  # noqa: ARG002
    ) -> Sequence[T]:
        index = self._choose(comb(len(bag), n))
        return next(one for at, one in enumerate(combinations(bag, n)) if at == index)

    def order(self, label: str, items: Sequence[T], *, to: int | None = None) -> Sequence[T]:  # noqa: ARG002
        index = self._choose(factorial(len(items)))
        return next(one for at, one in enumerate(permutations(items)) if at == index)

    def clock(self) -> int:
        return LATE


def explore(run: Callable[[Fate], T]) -> Iterator[tuple[Fraction, T]]:
    """Run something once for every outcome of the chance it asks for, with its probability.

    `run` must do the same for the same outcomes: let it work on a clone.
    """
    path: list[int] = []
    while True:
        fate = _Explore(path)
        result = run(fate)
        weight = Fraction(1)
        for _, count in fate.choices:
            weight /= count
        yield weight, result
        choices = fate.choices
        while choices and choices[-1][0] + 1 == choices[-1][1]:
            choices.pop()
        if not choices:
            return
        path = [index for index, _ in choices]
        path[-1] += 1
