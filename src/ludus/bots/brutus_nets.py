"""What the two nets of Brutus are shown, and what they say: over numpy, or JAX to learn.

The actor sees what the seat that decides may know and says which action it would take. The critic
sees all hands besides and says what share of the stakes of a manche each seat can expect: it judges
tables only while it learns, and in imagined worlds.

Nets learn single manches. What only says how the whole game stands (scores, manches to come) is not
shown to them: among them are the first positions, so that every manche is its own story.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ludus.arrays.brutus.actions import ACTIONS, COPIES
from ludus.arrays.brutus.axes import Array, Namespace, line
from ludus.arrays.brutus.ending import outcome
from ludus.arrays.brutus.legality import legal
from ludus.arrays.brutus.mode import MOST_PLAYERS, VALUE_COUNT, Mode
from ludus.arrays.brutus.observation import FIELDS, SIZE, observation_of, observe
from ludus.arrays.brutus.state import State
from ludus.arrays.nets import Weights, answer
from ludus.games.brutus.view import View

HIDDEN = (MOST_PLAYERS - 1) * VALUE_COUNT
"""How many numbers tell the other hands."""
ACTOR = (SIZE, len(ACTIONS))
CRITIC = (SIZE + HIDDEN, MOST_PLAYERS)
"""How many numbers each net is given and gives."""

FIRST = 0.5
"""The share of the stakes that goes to who is first; the rest is shared out by place."""

NOT_SHOWN = frozenset({"end", "manches_left", "target_left", "score", "ahead", "won"})
"""Fields of the observation that say how the whole game stands."""


class Watched(NamedTuple):
    """What decisions show to the nets, batch first.

    observed  what the seats that decide see
    hidden    the other hands, clockwise
    legal     the legal actions
    taken     which seats exist, from the one that decides on
    """

    observed: Array
    hidden: Array
    legal: Array
    taken: Array


@cache
def shown() -> np.ndarray[Any, Any]:
    """Mark the features that nets are shown: 1, and 0 for all others."""
    return np.concatenate(
        [
            np.full(size, name.rpartition(".")[2] not in NOT_SHOWN, dtype=np.float32)
            for name, size in FIELDS
        ]
    )


def watch(xp: Namespace, mode: Mode, state: State) -> Watched:
    """Show tables (one axis of them) to the seats that decide."""
    seat = xp.maximum(state.turn, 0)
    there = xp.arange(MOST_PLAYERS) < mode.players
    return Watched(
        observed=observe(xp, mode, state, seat).T * xp.asarray(shown()),
        hidden=_hidden(xp, mode, state, seat),
        legal=legal(xp, mode, state).T,
        taken=xp.broadcast_to(there, (seat.shape[0], MOST_PLAYERS)),
    )


def observed_in(view: View) -> Array:
    """Show a view of the readable rules to the actor: one row."""
    return (observation_of(view) * shown())[None]


def _hidden(xp: Namespace, mode: Mode, state: State, seat: Array) -> Array:
    """List the other hands clockwise, cards that lie face down among them."""
    others = (line(xp, mode.players - 1, 1) + 1 + seat) % mode.players
    cards = xp.take_along_axis(state.hands + state.laid, others[:, None], axis=0)
    rows = xp.moveaxis(cards, -1, 0).reshape((seat.shape[0], -1)).astype(xp.float32) / COPIES
    nobody = xp.zeros((seat.shape[0], HIDDEN - rows.shape[1]), dtype=xp.float32)
    return xp.concatenate([rows, nobody], axis=1)


def policy(xp: Namespace, actor: Weights, watched: Watched) -> Array:
    """Give the logarithms of the chances of all actions."""
    said = answer(xp, actor, watched.observed)
    return _chances(xp, xp.where(watched.legal, said, -1e9))


def judge(xp: Namespace, critic: Weights, watched: Watched) -> Array:
    """Give the logarithms of each seat's share of the stakes, from the seat that decides on."""
    given = xp.concatenate([watched.observed, watched.hidden], axis=1)
    return _chances(xp, xp.where(watched.taken, answer(xp, critic, given), -1e9))


def _chances(xp: Namespace, said: Array) -> Array:
    """Turn what a net says into logarithms of chances."""
    said = said - said.max(axis=1, keepdims=True)
    return said - xp.log(xp.exp(said).sum(axis=1, keepdims=True))


def worth(xp: Namespace, mode: Mode, state: State) -> Array:
    """Share out the stakes of games of one manche that are over: (tables, seats), 1 in all.

    Winners share one part; of the other each gets the more, the more seats it leaves behind.
    """
    ended = outcome(xp, mode, state)
    won = ended.winners / xp.maximum(ended.winners.sum(axis=0), 1)
    behind = (ended.ranking[:, None] < ended.ranking[None]).sum(axis=1)
    equal = (ended.ranking[:, None] == ended.ranking[None]).sum(axis=1) - 1
    pairs = mode.players * (mode.players - 1) / 2
    placed = (behind + equal / 2) / pairs
    return (won * FIRST + placed * (1 - FIRST)).T.astype(xp.float32)
