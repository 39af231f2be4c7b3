"""Ending the game: who reached the target, and what breaks a tie. Chapter G-10."""

from ludus.arrays.gorus.cards import count, empty, holds, of_school, rank_set
from ludus.arrays.gorus.mode import Mode
from ludus.arrays.gorus.state import Array, Namespace, State


def winners(xp: Namespace, mode: Mode, state: State) -> Array:
    """Tell which sides have won; several share a victory, none has won while the game goes on.

    [G-10.1 to G-10.7]
    """
    sides = range(mode.side_count)
    contend = xp.stack([state.tokens[side] >= mode.targets[side] for side in sides])
    by_zero = contend & has_zero(xp, mode, state)
    marks = _marks(xp, mode, state)
    mark = xp.where(contend, marks, len(mode.cards))
    by_mark = contend & (mark == xp.min(mark, axis=0))
    several = xp.sum(contend, axis=0) > 1
    decided = xp.where(xp.any(by_zero, axis=0), by_zero, by_mark)
    return xp.where(several, decided, contend)


def has_zero(xp: Namespace, mode: Mode, state: State) -> Array:
    """Tell which sides have captured the 0 of the preferred school. [G-8.3, G-10.4]"""
    zeros = rank_set(mode, 0)
    school = of_school(xp, mode, state.preferred)
    wanted = xp.stack([school[word] & xp.uint32(zeros[word]) for word in range(mode.words)])
    return xp.stack([~empty(pile & wanted) for pile in state.piles])


def _marks(xp: Namespace, mode: Mode, state: State) -> Array:
    """Give what the second tie-break compares; the least wins. [G-10.5, G-10.6]"""
    if not mode.weakest_wins_ties:
        return xp.stack([count(xp, pile) for pile in state.piles])
    marks = []
    for pile in state.piles:
        weakest = xp.full(pile.shape[1:], len(mode.cards), dtype=xp.int32)
        for rank in reversed(range(len(mode.strengths))):
            weakest = xp.where(holds(xp, pile, rank_set(mode, rank)), rank, weakest)
        marks.append(weakest)
    return xp.stack(marks)
