"""What the two nets of Gorus Maximus are shown, and what they say: over numpy, or JAX to learn.

The actor sees what the seat to act may know and says which card it would send. The critic sees all
hands besides and says how likely each seat is to win the game: it judges tables only while it
learns, and in imagined worlds.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ludus.arrays.gorus import features
from ludus.arrays.gorus.cards import at_seat
from ludus.arrays.gorus.mode import ACTIONS, MOST_SCHOOLS, MOST_SEATS, STRENGTHS, Mode
from ludus.arrays.gorus.seen import by_school, seen
from ludus.arrays.gorus.state import NONE, Array, Namespace, State
from ludus.arrays.nets import Weights, answer
from ludus.bots.gorus import race

OBSERVED = features.SIZE
SEEN_BY_CRITIC = OBSERVED + (MOST_SEATS - 1) * MOST_SCHOOLS * STRENGTHS

ACTOR = (OBSERVED, ACTIONS)
CRITIC = (SEEN_BY_CRITIC, MOST_SEATS)
"""How many numbers each net is given and gives."""


class Watched(NamedTuple):
    """What decisions show to the nets, batch first.

    observed  what the seats to act see, as far as the mode can fill it
    hidden    the other hands, seat by seat
    legal     the legal actions
    taken     which seats exist, from the seat to act on
    """

    observed: Array
    hidden: Array
    legal: Array
    taken: Array


def watch(xp: Namespace, mode: Mode, state: State) -> tuple[Watched, features.Ordered]:
    """Show tables to the seats that act, schools in order of their roles."""
    looked = seen(xp, mode, state, state.turn)
    order = features.roles(xp, looked)
    shown = Watched(
        observed=features.observe(xp, looked, order)[_columns(mode)].T,
        hidden=_hidden(xp, mode, state, order).T,
        legal=features.actions(xp, looked, order).T,
        taken=(looked.need > 0).T,
    )
    return shown, order


def _hidden(xp: Namespace, mode: Mode, state: State, order: features.Ordered) -> Array:
    batch = state.turn.shape
    if mode.players == 1:
        return xp.zeros((0, *batch), dtype=xp.float32)
    hands = [
        by_school(xp, mode, at_seat(xp, state.hands, (state.turn + step) % mode.players))
        for step in range(1, mode.players)
    ]
    cards = [features.each_card(xp, features.by_role(xp, hand, order)) for hand in hands]
    return xp.stack(cards).reshape((-1, *batch)).astype(xp.float32)


@cache
def _columns(mode: Mode) -> np.ndarray[Any, Any]:
    return np.array(features.filled(mode))


def _narrowed(mode: Mode, weights: Weights, more: int = 0) -> Weights:
    """Leave out of a net what a mode never fills: a matrix is multiplied the sooner for it."""
    rows = np.concatenate([_columns(mode), OBSERVED + np.arange(more)])
    return {**weights, "in.w": weights["in.w"][rows]}


def _chances(xp: Namespace, said: Array) -> Array:
    """Turn what a net says into logarithms of chances."""
    said = said - said.max(axis=1, keepdims=True)
    return said - xp.log(xp.exp(said).sum(axis=1, keepdims=True))


def policy(xp: Namespace, mode: Mode, actor: Weights, shown: Watched) -> Array:
    """Give the logarithms of the chances of all actions, in order of roles."""
    said = answer(xp, _narrowed(mode, actor), shown.observed)
    return _chances(xp, xp.where(shown.legal, said, -1e9))


def judge(xp: Namespace, mode: Mode, critic: Weights, shown: Watched) -> Array:
    """Give the logarithms of each seat's chance to win, from the seat to act on."""
    given = xp.concatenate([shown.observed, shown.hidden], axis=1)
    said = answer(xp, _narrowed(mode, critic, shown.hidden.shape[1]), given)
    return _chances(xp, xp.where(shown.taken, said[:, :MOST_SEATS], -1e9))


@cache
def race_table(targets: tuple[int, ...]) -> np.ndarray[Any, Any]:
    """List each side's chance to win the game for all tokens that can be had without an end.

    An array (target, target, ..., sides). Every round is taken to be anybody's, so that a round can
    be learned by itself and a token is yet worth more to a side that needs one than to another.
    """
    found = np.zeros((*targets, len(targets)), dtype=np.float32)
    for tokens in np.ndindex(*targets):
        need = [target - have for target, have in zip(targets, tokens, strict=True)]
        found[tokens] = race(need)
    return found


def shares(xp: Namespace, mode: Mode, state: State) -> Array:
    """Give each side's chance to win the game after a round: (tables, sides)."""
    known = xp.asarray(race_table(mode.targets))
    at = tuple(xp.clip(state.tokens[side], 0, goal - 1) for side, goal in enumerate(mode.targets))
    won = state.winners.T / xp.maximum(state.winners.sum(axis=0), 1)[:, None]
    return xp.where(state.winners.any(axis=0)[:, None], won, known[at])


@cache
def places(mode: Mode) -> np.ndarray[Any, Any]:
    """Say for each seat to act which side the seats counted from it are on; NONE for nobody."""
    if mode.solo:
        return np.array([[0, 1] + [NONE] * (MOST_SEATS - 2)])
    rows = []
    for seat in range(mode.players):
        around = [mode.side_of[(seat + step) % mode.players] for step in range(mode.players)]
        rows.append(around + [NONE] * (MOST_SEATS - mode.players))
    return np.array(rows)


def by_side(xp: Namespace, mode: Mode, around: Array, by_seat: Array) -> Array:
    """Add up by side the chances of seats counted from one seat."""
    sums = [xp.where(around == side, by_seat, 0).sum(axis=-1) for side in range(mode.side_count)]
    return xp.stack(sums, axis=-1)
