"""Who is ahead, and what each lanista brought, for whoever looks at many games. [L-2.4, L-29]"""

from collections.abc import Mapping, Sequence

from ludus.games.gloria.state import State


def standing(state: State) -> Sequence[int]:
    """Gladiators that can still fight count, by their lanista. [L-29]"""
    left = [0] * state.options.players
    for one in state.gladiators:
        left[one.owner] += one.status in ("fit", "waiting")
    return left


def holdings(state: State) -> Mapping[str, Sequence[Sequence[str]]]:
    """Give the classes of each troop, once the first turn has begun. [L-2.4]"""
    if not state.turn:
        return {}
    troops: list[list[str]] = [[] for _ in range(state.options.players)]
    for one in state.gladiators:
        troops[one.owner].append(one.type)
    return {"class": troops}
