"""A whole round in step: all tables of a batch send their n-th card at the same time.

A round of Gorus has as many cards at every table, so that nobody waits for anybody, and a fight is
resolved once and not after every card. This is the quickest way to play many rounds.
"""

from collections.abc import Callable

from ludus.arrays.gorus import dealing, fight, rounds
from ludus.arrays.gorus.cards import count, nth
from ludus.arrays.gorus.mode import Mode
from ludus.arrays.gorus.state import NONE, Array, Namespace, State, choose

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


def random_card(xp: Namespace, mode: Mode, legal: Array, uniform: Array) -> Array:
    """Pick one of the legal cards, each with the same chance."""
    left = count(xp, legal)
    chosen = xp.minimum((uniform * left).astype(xp.int32), left - 1)
    return nth(xp, mode, legal, chosen)


def random_round(xp: Namespace, mode: Mode, uniforms: Array) -> State:
    """Deal a round and play it at random; takes (cards + plays, *batch) uniform numbers."""
    tickets = iter(uniforms[len(mode.cards) :])

    def pick(_: State, legal: Array) -> Array:
        return random_card(xp, mode, legal, next(tickets))

    return play_round(xp, mode, _dealt(xp, mode, uniforms), pick)


def _dealt(xp: Namespace, mode: Mode, uniforms: Array) -> State:
    hands, deck = dealing.deal(xp, mode, uniforms[: len(mode.cards)])
    dealer = xp.full(hands.shape[2:], NONE if mode.solo else 0, dtype=xp.int32)
    return rounds.begin(xp, mode, dealer, hands, deck)


def jax_rounds(mode: Mode, tables: int) -> Callable[[Array], Array]:
    """Make the function that plays random rounds by JAX from a key, and gives their totals.

    Fights are a loop: written out one after the other they would take long to compile.
    """
    import jax
    import jax.numpy as jnp

    cards = len(mode.cards)

    def one(number: int, carried: tuple[State, Array]) -> tuple[State, Array]:
        state, tickets = carried
        if mode.solo:
            first = fight.turn_up(jnp, mode, state)
            state = choose(jnp, state.entered == 0, first, state)
        for place in range(mode.players):
            legal = fight.legal_cards(jnp, mode, state)
            ticket = tickets[number * mode.players + place].astype(jnp.int32)
            chosen = jnp.right_shift(ticket * count(jnp, legal), 16)
            state = fight.send(jnp, mode, state, nth(jnp, mode, legal, chosen))
        return fight.end_fight(jnp, mode, state), tickets

    def run(key: Array) -> Array:
        deals, moves = jax.random.split(key)
        uniforms = jax.random.uniform(deals, (cards, tables))
        # Sixteen bits choose among ten cards well enough, and take half the time of a float.
        tickets = jax.random.bits(moves, (mode.plays, tables), jnp.uint16)
        begun = (_dealt(jnp, mode, uniforms), tickets)
        state, _ = jax.lax.fori_loop(0, mode.fights, one, begun)
        return rounds.end_round(jnp, mode, state).totals

    return run
