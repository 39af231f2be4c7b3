"""A batch of tables as arrays."""

from typing import Any, NamedTuple

Array = Any
"""An array of numpy or JAX."""
Namespace = Any
"""The functions over arrays: the module numpy or jax.numpy."""

NONE = -1
"""Stands for no card, no school, no seat."""


class State(NamedTuple):
    """Tables of one mode, all of them integers of 32 bits or truth values.

    The batch comes last: `hands` has the shape (seats, words, *batch). A batch of () is one table,
    so that `jax.vmap` works too. A card is its number in the deck; a set of cards is one to three
    integers, in which a card is one bit (`Mode.bit`).

    hands      (seats, words) what everybody holds, a set
    deck       (left over) cards nobody has seen, in the order in which they will come
               [G-3.4, G-3.5]
    drawn      how many of them have come
    arena      (fight size) cards of the running fight in order of play, NONE where none is yet
    entered    how many of these there are
    first      the seat that led the running fight; 0 in solo [G-4.6]
    preferred  the school that beats all others; NONE before the first card of a round [G-3.1]
    lacking    (seats) schools of which a seat has proved by a discard to hold no card, bit k for
               school k, unless it has drawn since [G-5.3]
    piles      (sides, words) captured cards of this round, a set [G-7.5]
    tokens     (sides) rounds won [G-8.5]
    dealer     who dealt this round; NONE in solo
    round      number of the round, from 1
    turn       the seat that acts; NONE while a deal is due and after the end
    totals     (sides) favour of the last finished round [G-8.2]
    winners    (sides) who has won the game; nobody while it runs [G-10]
    """

    hands: Array
    deck: Array
    drawn: Array
    arena: Array
    entered: Array
    first: Array
    preferred: Array
    lacking: Array
    piles: Array
    tokens: Array
    dealer: Array
    round: Array
    turn: Array
    totals: Array
    winners: Array


def over(xp: Namespace, state: State) -> Array:
    """Tell which games have ended. [G-10.1]"""
    return xp.any(state.winners, axis=0)


def deal_due(xp: Namespace, state: State) -> Array:
    """Tell at which tables a round has ended and another one follows. [G-9.1]"""
    return (state.turn == NONE) & ~over(xp, state)


def choose(xp: Namespace, where: Array, yes: State, no: State) -> State:
    """Take the tables of one batch where it is true, of another one elsewhere."""
    return State(*(xp.where(where, one, other) for one, other in zip(yes, no, strict=True)))
