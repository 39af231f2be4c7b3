"""Contest: ways to go on are played out side by side, and a better one has to be clearly better.

Every way meets the same worlds and, as far as that goes, the same luck. After each quarter of the
time the worse half is dropped. The favourite, which is what the hand-written player would do, stays
to the end: where chance is great, few playouts tell little, and it is beaten only by one that did
better by more than the doubt that is left.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from ludus.core.bots import Budget
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules

QUARTERS = 4
DOUBT = 0.7
"""By how many standard errors the favourite must be beaten."""


class Way(NamedTuple):
    """A way to go on: a move, and the texts of those meant to follow, as long as they can."""

    first: Any
    then: tuple[str, ...] = ()


class Counsel(Protocol):
    """What a game knows of its own contests."""

    def ways(self, view: Any, moves: Sequence[Any], rng: Random) -> Sequence[Way]:
        """List the ways worth a trial, the favourite first; never none."""
        ...

    def world(self, view: Any, rng: Random) -> Any:
        """Imagine a world, as likely as what was seen makes it."""
        ...

    def verdict(self, root: Any, state: Any, seat: int) -> float | None:
        """Value a state once what was under way is over; None before."""
        ...

    def guess(self, state: Any, seat: int, moves: Sequence[Any], rng: Random) -> Any:
        """Play on quickly."""
        ...


class Contest:
    """A bot that tries its ways out before it goes one."""

    def __init__(self, game: AnyRules, counsel: Counsel, budget: Budget) -> None:
        self._game = game
        self._counsel = counsel
        self._budget = budget

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Choose the move whose way did best, or the favourite's."""
        ways = list(self._counsel.ways(view, moves, rng))
        if len(ways) == 1:
            return ways[0].first
        start = perf_counter()
        left = list(range(len(ways)))
        worths: list[list[float]] = [[] for _ in ways]
        for quarter in range(QUARTERS):
            self._try(view, ways, left, worths, start, quarter, rng)
            order = sorted(left, key=lambda at: _mean(worths[at]), reverse=True)
            left = [at for at in order[: max(2, (len(order) + 1) // 2)] if at]
            left = [0, *left]
        return ways[_best(left, worths)].first

    def _try(
        self,
        view: Any,
        ways: Sequence[Way],
        left: Sequence[int],
        worths: list[list[float]],
        start: float,
        quarter: int,
        rng: Random,
    ) -> None:
        """Let every way left meet the same worlds for a quarter of the budget: one at least."""
        seconds, iterations = self._budget.seconds, self._budget.iterations
        worlds = None if iterations is None else iterations / QUARTERS / len(left)
        met = 0
        while not met or (worlds is None or met < worlds):
            world = self._counsel.world(view, rng)
            luck = rng.getrandbits(32)
            for at in left:
                worths[at].append(self._play_out(world, view.seat, ways[at], Random(luck)))
            met += 1
            late = seconds is not None and perf_counter() - start >= (
                (quarter + 1) / QUARTERS * seconds
            )
            if late:
                break

    def _play_out(self, root: Any, me: int, way: Way, rng: Random) -> float:
        """Go a way in a world, then on as people roughly do; give what it was worth."""
        game, counsel, fate = self._game, self._counsel, Fast(rng)
        world, seat, move = game.clone(root), me, way.first
        then = list(reversed(way.then))
        while True:
            game.apply(world, seat, move, fate, None)
            worth = counsel.verdict(root, world, me)
            if worth is not None:
                return worth
            seat = game.to_act(world)[0]
            moves = game.moves(world, seat)
            planned = None
            if then and seat == me:
                wish = then.pop()
                planned = next((one for one in moves if str(one) == wish), None)
                if planned is None:
                    then.clear()
            move = counsel.guess(world, seat, moves, rng) if planned is None else planned


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _best(left: Sequence[int], worths: Sequence[Sequence[float]]) -> int:
    """Find the way that did best, unless the favourite was not clearly beaten."""
    best = max(left, key=lambda at: _mean(worths[at]))
    gains = [mine - its for mine, its in zip(worths[best], worths[0], strict=True)]
    mean = _mean(gains) if gains else 0.0
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1))
    return best if gains and mean > DOUBT * spread / sqrt(len(gains)) else 0
