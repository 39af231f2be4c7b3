"""Playing batches on: a random legal action, a new deal for tables that have finished."""

from typing import NamedTuple

from ludus.arrays.brutus.axes import Array, Namespace, scan, total
from ludus.arrays.brutus.legality import legal
from ludus.arrays.brutus.manches import Standings, begin, deal, newcomers, positions, standings
from ludus.arrays.brutus.mode import Mode
from ludus.arrays.brutus.state import OVER, Round, State
from ludus.arrays.brutus.steps import step


class Chance(NamedTuple):
    """Random numbers in [0, 1) for a stretch of play.

    choices  (steps, *batch) one for each decision
    cards    (cards, *batch) for the deal of tables that have finished
    seats    (players, *batch) for the first positions of new games
    """

    choices: Array
    cards: Array
    seats: Array


def choose(xp: Namespace, mask: Array, uniform: Array) -> Array:
    """Choose one of the legal actions, each equally likely; 0 where there is none."""
    number = total(xp, mask)
    wanted = xp.minimum((uniform * number).astype(xp.int32), number - 1)
    seen = passed = xp.zeros_like(number)
    for row in range(mask.shape[0]):
        seen = seen + mask[row]
        passed = passed + (seen <= wanted)
    return passed


def merge(xp: Namespace, when: Array, one: State, other: State) -> State:
    """Take each table from one batch or from the other."""
    parts = []
    for here, there in zip(one, other, strict=True):
        if isinstance(here, Round):
            pairs = zip(here, there, strict=True)
            parts.append(Round(*(xp.where(when, left, right) for left, right in pairs)))
        else:
            parts.append(xp.where(when, here, there))
    return State(*parts)


def start(xp: Namespace, mode: Mode, chance: Chance) -> State:
    """Begin new games. [B-2.1, B-3.4]"""
    ranks = positions(xp, mode, chance.seats)
    return begin(xp, mode, deal(xp, mode, chance.cards), newcomers(xp, ranks))


def restart(xp: Namespace, mode: Mode, state: State, chance: Chance) -> State:
    """Deal again where a manche has ended: the next one, or a new game where it was the last."""
    over = state.phase == OVER
    fresh = newcomers(xp, positions(xp, mode, chance.seats))
    stand = Standings(
        *(xp.where(over, new, old) for new, old in zip(fresh, standings(state), strict=True))
    )
    dealt = begin(xp, mode, deal(xp, mode, chance.cards), stand)
    return merge(xp, state.phase >= OVER, dealt, state)


def play_out(xp: Namespace, mode: Mode, state: State, chance: Chance) -> tuple[State, Array]:
    """Play at random for some decisions at every table, then deal again where it is needed.

    A table that finishes on the way waits until then. Tell also how many decisions were made at
    each table. With JAX this can be compiled as a whole.
    """

    def once(now: State, uniform: Array) -> tuple[State, Array]:
        action = choose(xp, legal(xp, mode, now), uniform)
        return step(xp, mode, now, action), now.turn >= 0

    state, made = scan(xp, once, state, chance.choices)
    return restart(xp, mode, state, chance), total(xp, made)
