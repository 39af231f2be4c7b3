"""A whole round in step: all tables of a batch send their n-th card at the same time.

A round of Gorus has as many cards at every table, so that nobody waits for anybody, and a fight is
resolved once and not after every card. This is the quickest way to play many rounds.
"""

from collections.abc import Callable

from ludus.arrays.gorus import dealing, fight, rounds
from ludus.arrays.gorus.cards import count, nth
from ludus.arrays.gorus.mode import Mode
from ludus.arrays.gorus.state import Array, Namespace, State

Choose = Callable[[State, Array], Array]
"""Picks a card for each table from the state and the set of legal cards."""


def play_round(xp: Namespace, mode: Mode, state: State, pick: Choose) -> State:
    """Play a round that has just been dealt to its end, and score it."""
    for number in range(mode.fights):
        for _ in range(mode.players):
            state = fight.send(xp, mode, state, pick(state, fight.legal_cards(xp, mode, state)))
        state = fight.end_fight(xp, mode, state)
        if mode.solo and number < mode.fights - 1:
            state = fight.turn_up(xp, mode, state)
    return rounds.end_round(xp, mode, state)


def random_round(xp: Namespace, mode: Mode, uniforms: Array) -> State:
    """Deal a round and play it at random; takes (cards + plays, *batch) uniform numbers."""
    cards = len(mode.cards)
    hands, deck = dealing.deal(xp, mode, uniforms[:cards])
    dealer = xp.full(hands.shape[2:], -1 if mode.solo else 0, dtype=xp.int32)
    tickets = iter(uniforms[cards:])

    def pick(_: State, legal: Array) -> Array:
        left = count(xp, legal)
        chosen = xp.minimum((next(tickets) * left).astype(xp.int32), left - 1)
        return nth(xp, mode, legal, chosen)

    return play_round(xp, mode, rounds.begin(xp, mode, dealer, hands, deck), pick)
