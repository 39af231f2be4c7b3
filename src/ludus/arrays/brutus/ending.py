"""The end of the game, and who has won it. Chapter B-12."""

from typing import NamedTuple

from ludus.arrays.brutus.axes import Array, Namespace, most, total
from ludus.arrays.brutus.mode import Mode
from ludus.arrays.brutus.state import State

BY_POINTS, BY_MANCHES, SHARED = range(3)
"""What settled a game: the points alone, the manches won, or nothing. [B-12.5 to B-12.7]"""


class Outcome(NamedTuple):
    """How a game ended; it says something only where the phase is OVER.

    winners     (seats) whether the seat has won
    scores      (seats) victory points
    ranking     (seats) place at the end, 1 is best, equals share a place
    decided_by  BY_POINTS, BY_MANCHES or SHARED
    """

    winners: Array
    scores: Array
    ranking: Array
    decided_by: Array


def is_due(xp: Namespace, mode: Mode, state: State, clock: Array) -> Array:
    """Tell whether the game ends with this manche. [B-12.1, B-12.3, B-12.4]"""
    if mode.target is not None:
        return most(xp, state.scores) >= mode.target
    if mode.time is not None:
        return xp.asarray(clock) >= mode.time
    return state.manche == mode.manches


def outcome(xp: Namespace, mode: Mode, state: State) -> Outcome:  # noqa: ARG001
    """Most points win; among equals most manches won; whoever is still equal shares.

    [B-12.5, B-12.6, B-12.7]
    """
    scores = state.scores
    tied = scores == most(xp, scores)
    won = xp.where(tied, state.won, -1)
    winners = tied & (won == most(xp, won))
    better = xp.where(
        winners[None], ~winners[:, None], ~winners[:, None] & (scores[None] > scores[:, None])
    )
    alone, one_left = total(xp, tied) == 1, total(xp, winners) == 1
    decided = xp.where(alone, BY_POINTS, xp.where(one_left, BY_MANCHES, SHARED))
    ranking = 1 + total(xp, better, axis=1)
    return Outcome(winners, scores, ranking, decided.astype(xp.int32))
