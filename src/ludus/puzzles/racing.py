"""Is one move clearly best? Moves meet imagined worlds side by side until that is settled.

After every lap the moves that are clearly worse than the leader stop, so that work goes where there
is doubt. Only what the seat sees is used, and chance follows from a hash of it (`ludus.review`).
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludus.review.playouts import Playouts
from ludus.review.weighing import Weighed, go_on

MATTERS = 0.03
"""A move is clearly best if it is better than every other by more than this part of a win…"""
SURE = 4.0
"""…and by more than this many standard errors."""
DOUBT = 2.0
"""What is this many standard errors short of mattering will not matter."""
LAPS = (6, 16, 40, 100, 250, 600)
"""The worlds that a move still running has met after each lap."""
LEAST = 16
"""How many worlds a move must have met before it may be called surely worse."""
SAME = 40
"""How many worlds a move must have met before it may be called as good."""
FEW = 6
"""After how many worlds it may be seen that a move is as good as the best one."""


class Loss(Struct, frozen=True):
    """How much worse a move is than the best one in the worlds that both have met."""

    move: Any
    loss: float
    error: float
    better: int
    worse: int
    worlds: int

    @property
    def sure(self) -> bool:
        """Tell whether the best move is clearly better."""
        return self.worlds >= LEAST and self.loss > max(MATTERS, SURE * self.error)

    @property
    def hopeless(self) -> bool:
        """Tell whether the best move is not, or hardly, better."""
        return self.loss + DOUBT * self.error < MATTERS


def loss_of(weighed: Weighed, best: Any, other: Any) -> Loss:
    """Compare a move with the best one in the worlds that both have met."""
    met = len(weighed.samples[other])
    both = Weighed(weighed.seat, ())
    both.samples = {move: weighed.samples[move][:met] for move in (best, other)}
    lead, error = both.lead(best, other)
    better, worse, worlds = both.tally(best, other)
    return Loss(other, lead, error, better, worse, worlds)


def promises(
    playouts: Playouts, view: Any, moves: Sequence[Any], first: Any, worlds: Sequence[int]
) -> list[Any]:
    """List the moves that seem better than the first thought by enough to look closer, best first.

    Most decisions end after the first few worlds: what does not lead there goes no further.
    """
    weighed, met = Weighed(view.seat, moves), 0
    running = [move for move in moves if move != first]
    for until in worlds:
        if not running:
            break
        go_on(playouts, view, weighed, [first, *running], met, until, salt="glance", usual=False)
        met = until
        running = [move for move in running if loss_of(weighed, move, first).loss >= MATTERS]
    return sorted(running, key=lambda move: -weighed.value(move)[0])


def settle(
    playouts: Playouts,
    view: Any,
    moves: Sequence[Any],
    best: Any,
    *,
    salt: str,
    close: Sequence[Any] = (),
    laps: Sequence[int] = LAPS,
) -> tuple[Weighed, list[Loss]] | None:
    """Let a move run against all others; None as soon as it is not, or will not be, clearly best.

    The worlds are new ones for every salt: a look that has chosen a move flatters it. Those that
    are `close` run first, for most races are lost against one of them.
    """
    weighed, met = Weighed(view.seat, moves), 0
    running = [move for move in moves if move != best]
    for until in laps:
        go_on(playouts, view, weighed, [best], met, until, salt=salt, usual=False)
        left = list[Loss]()
        for pack in _packs(running, close):
            go_on(playouts, view, weighed, pack, met, until, salt=salt, usual=False)
            losses = [loss_of(weighed, best, move) for move in pack]
            if until >= FEW and any(one.hopeless for one in losses):
                return None
            left += [one for one in losses if not one.sure]
        if not left:
            rest = [loss_of(weighed, best, move) for move in moves if move != best]
            return weighed, sorted(rest, key=lambda one: one.loss)
        met = until
        left.sort(key=lambda one: one.loss)
        running = [one.move for one in left]
        close = running[:1]
    return None


def sort_out(
    playouts: Playouts,
    view: Any,
    options: Sequence[Any],
    best: Any,
    *,
    salt: str,
    thoughts: Sequence[Any],
    laps: Sequence[int] = LAPS,
) -> tuple[Weighed, list[Loss]] | None:
    """Let an option run against all others until each is clearly worse, or as good; give the worse.

    None where something stays in doubt, and as soon as one of the `thoughts` is as good.
    """
    weighed, met, worse = Weighed(view.seat, options), 0, list[Loss]()
    running = [one for one in options if one != best]
    for until in laps:
        go_on(playouts, view, weighed, [best], met, until, salt=salt, usual=False)
        left = list[Any]()
        for pack in _packs(running, thoughts):
            go_on(playouts, view, weighed, pack, met, until, salt=salt, usual=False)
            for loss in (loss_of(weighed, best, one) for one in pack):
                if loss.hopeless and loss.move in thoughts and until >= FEW:
                    return None
                if loss.sure:
                    worse.append(loss)
                elif not (loss.hopeless and until >= SAME):
                    left.append(loss.move)
        running, met = left, until
        if not running:
            return weighed, sorted(worse, key=lambda one: one.loss)
    return None


def _packs(running: Sequence[Any], close: Sequence[Any]) -> list[list[Any]]:
    """Let the close ones run by themselves, before the others."""
    packs = [move for move in running if move in close], [m for m in running if m not in close]
    return [pack for pack in packs if pack]


def leader(
    playouts: Playouts, view: Any, moves: Sequence[Any], *, salt: str, laps: Sequence[int]
) -> Any:
    """Find the best of all moves by a race without a favourite: what is clearly worse stops."""
    weighed, met, running = Weighed(view.seat, moves), 0, list(moves)
    for until in laps:
        go_on(playouts, view, weighed, running, met, until, salt=salt, usual=False)
        met = until
        running.sort(key=lambda move: -weighed.value(move)[0])
        best = running[0]
        losses = [loss_of(weighed, best, move) for move in running[1:]]
        sure = {one.move for one in losses if met >= LEAST and one.loss > SURE * one.error}
        running = [move for move in running if move not in sure]
        if len(running) == 1:
            break
    return running[0]
