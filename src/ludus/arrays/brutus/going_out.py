"""Going out: places, their points, and the Gladiators' Revolt. Chapters B-9 and B-13."""

from ludus.arrays.brutus.axes import Array, Namespace, at, one_hot, total
from ludus.arrays.brutus.mode import Mode
from ludus.arrays.brutus.moving import Decision
from ludus.arrays.brutus.state import State
from ludus.games.brutus.characters import GLADIATOR


def go_out(
    xp: Namespace, mode: Mode, state: State, when: Array, seat: Array
) -> tuple[State, Array]:
    """Take the highest position left and score it; tell whether that ends the manche.

    `seat` (seats) is one-hot: exits come one after another. [B-9.1 to B-9.3, B-9.6, B-11.1]
    """
    place = 1 + total(xp, state.places > 0)
    points = total(xp, _by_place(xp, mode, place))
    leaver = when & seat
    state = state._replace(
        places=xp.where(leaver, place, state.places),
        scores=xp.where(leaver, state.scores + points, state.scores),
    )
    return state, when & (place == mode.players - 1)


def _by_place(xp: Namespace, mode: Mode, place: Array) -> Array:
    """Look up what a place brings. [B-9.3]"""
    points = xp.asarray(mode.points, dtype=xp.int32).reshape((mode.players,) + (1,) * place.ndim)
    return points * one_hot(xp, place - 1, mode.players)


def score_revolt(mode: Mode, state: State, when: Array, decision: Decision) -> State:
    """Whoever plays their last cards as 2s gains points for each, at any place but the last.

    [B-13.1 to B-13.5]
    """
    if not mode.revolt:
        return state
    points = mode.revolt * decision.cards * (when & (decision.value == GLADIATOR))
    return state._replace(scores=state.scores + decision.me * points)


def is_out(xp: Namespace, state: State, seat: Array) -> Array:
    """Tell whether a seat (one-hot) has no cards left. [B-9.1]"""
    return at(xp, state.sizes, seat) == 0
