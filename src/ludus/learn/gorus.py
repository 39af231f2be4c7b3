"""Rounds of Gorus Maximus played by a net against itself, as data to learn from."""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ludus.arrays.gorus import dealing, features, rounds
from ludus.arrays.gorus.mode import ACTIONS, Mode
from ludus.arrays.gorus.state import NONE, Namespace, State
from ludus.arrays.nets import Weights
from ludus.bots.gorus_nets import Watched, by_side, judge, places, policy, shares, watch

Array = Any


class Decisions(NamedTuple):
    """Decisions of one batch of rounds, first axis the cards of a round, second the tables.

    observed   what the seat to act saw, as far as its mode can fill it
    hidden     the other hands
    legal      the actions that were legal
    chosen     the action chosen
    chance     the logarithm of its chance
    advantage  how much better it turned out than the critic had expected
    outcome    (seats) how the chances to win were shared after the round, from the seat on
    taken      (seats) which of these seats exist
    own        whether the net that learns has chosen, and not an older self
    """

    observed: Array
    hidden: Array
    legal: Array
    chosen: Array
    chance: Array
    advantage: Array
    outcome: Array
    taken: Array
    own: Array


def begun(xp: Namespace, mode: Mode, uniforms: Array) -> State:
    """Deal rounds in the middle of games: the standings are drawn, even ones more often.

    Takes random numbers (cards + sides + 2, tables).
    """
    cards = len(mode.cards)
    hands, deck = dealing.deal(xp, mode, uniforms[:cards])
    dealer = (uniforms[cards] * mode.players).astype(xp.int32)
    if mode.solo:
        dealer = xp.full_like(dealer, NONE)
    state = rounds.begin(xp, mode, dealer, hands, deck)
    have = xp.floor(uniforms[cards + 2 :] * xp.asarray(mode.targets)[:, None])
    tokens = xp.where(uniforms[cards + 1] < EVEN, 0, have)
    return state._replace(tokens=tokens.astype(xp.int32))


EVEN = 0.5
"""The share of rounds that begin at an even standing."""
HINT_SCALE = 3.0
"""By how much favour a side has to lead to be e times as good as another, where margins count."""


class Given(NamedTuple):
    """What a batch of rounds is played with.

    actor   the net that learns
    critic  the net that judges
    older   an older self
    hint    how much the margin of a round counts beside the race it is part of
    """

    actor: Weights
    critic: Weights
    older: Weights
    hint: Array


Play = Callable[[Given, Any], Decisions]
"""Plays a batch of rounds: by JAX with a key, by numpy with a generator."""


class _Rounds:
    """Rounds of a mode at many tables; with rivals, an older self has some of the seats."""

    def __init__(self, xp: Namespace, mode: Mode, trace: float, *, rivals: bool) -> None:
        self.xp, self.mode, self.trace, self.rivals = xp, mode, trace, rivals
        self.around = xp.asarray(places(mode))

    def card(self, given: Given, state: State, rival: Array, lot: Array) -> tuple[State, Any]:
        """Let everybody who has to act send a card, drawn by `lot` (tables, actions)."""
        xp, mode = self.xp, self.mode
        shown, order = watch(xp, mode, state)
        chances = policy(xp, mode, given.actor, shown)
        own = xp.ones_like(state.turn, dtype=bool)
        if self.rivals:
            own = ~xp.take_along_axis(rival, state.turn[:, None], axis=1)[:, 0]
            chances = xp.where(own[:, None], chances, policy(xp, mode, given.older, shown))
        chosen = xp.argmax(chances + lot, axis=1).astype(xp.int32)
        chance = xp.take_along_axis(chances, chosen[:, None], axis=1)[:, 0]
        said = xp.exp(judge(xp, mode, given.critic, shown))
        expected = by_side(xp, mode, self.around[state.turn], said)
        card = features.card_of(xp, mode, features.at_table(xp, chosen, order))
        after = rounds.step(xp, mode, state, card)
        return after, (shown, chosen, chance, state.turn, expected, own)

    def decisions(self, given: Given, state: State, told: Any) -> Decisions:
        """Say how the decisions of rounds that are over turned out."""
        xp, mode = self.xp, self.mode
        shown, chosen, chance, turns, expected, own = told
        leads = state.totals.T / HINT_SCALE
        leads = xp.exp(leads - leads.max(axis=1, keepdims=True))
        leads = leads / leads.sum(axis=1, keepdims=True)
        final = shares(xp, mode, state) * (1 - given.hint) + leads * given.hint
        better = _better(xp, expected, final.astype(xp.float32), self.trace)
        side = self.around[turns, 0]
        return Decisions(
            observed=shown.observed,
            hidden=shown.hidden,
            legal=shown.legal,
            chosen=chosen,
            chance=chance,
            advantage=xp.take_along_axis(better, side[..., None], axis=2)[..., 0],
            outcome=_by_seat(xp, mode, self.around[turns], final),
            taken=shown.taken,
            own=own,
        )


def play_by_jax(mode: Mode, tables: int, trace: float, *, rivals: bool) -> Play:
    """Make the function that plays a batch of rounds and gives their decisions.

    `trace` says how far ahead the worth of a decision is looked for: 0 is the next card, 1 the end
    of the round.
    """
    table = _Rounds(jnp, mode, trace, rivals=rivals)
    numbers = len(mode.cards) + mode.side_count + 2

    def played(given: Given, key: Array) -> Decisions:
        start, moves, seats = jax.random.split(key, 3)
        rival = jax.random.bernoulli(seats, 0.5, (tables, mode.players))

        def one(state: State, step: Array) -> tuple[State, Any]:
            return table.card(given, state, rival, jax.random.gumbel(step, (tables, ACTIONS)))

        begin = begun(jnp, mode, jax.random.uniform(start, (numbers, tables)))
        state, told = lax.scan(one, begin, jax.random.split(moves, mode.plays))
        return table.decisions(given, state, told)

    return jax.jit(played)


def play_by_numpy(mode: Mode, tables: int, trace: float, *, rivals: bool) -> Play:
    """Make the same for numpy: nothing has to be compiled, which pays where time is short."""
    table = _Rounds(np, mode, trace, rivals=rivals)
    numbers = len(mode.cards) + mode.side_count + 2

    def played(given: Given, rng: np.random.Generator) -> Decisions:
        state = begun(np, mode, rng.random((numbers, tables), dtype=np.float32))
        rival = rng.random((tables, mode.players)) < 1 / 2
        told = []
        for _ in range(mode.plays):
            waits = rng.standard_exponential((tables, ACTIONS), dtype=np.float32)
            lot = -np.log(np.maximum(waits, 1e-30))
            state, one = table.card(given, state, rival, lot)
            told.append(one)
        shown, *rest = zip(*told, strict=True)
        whole = (Watched(*map(np.stack, zip(*shown, strict=True))), *map(np.stack, rest))
        return table.decisions(given, state, whole)

    return played


def _by_seat(xp: Namespace, mode: Mode, places: Array, by_side: Array) -> Array:
    """Share out the chances of sides to their seats, counted from one seat."""
    found = xp.zeros(places.shape, dtype=xp.float32)
    for side in range(mode.side_count):
        size = max(1, mode.side_of.count(side))
        found = xp.where(places == side, by_side[..., side, None] / size, found)
    return found.astype(xp.float32)


def _better(xp: Namespace, expected: Array, final: Array, trace: float) -> Array:
    """Say after each card by how much more each side could expect than just before it.

    What came later counts less and less: others' cards and chance have a share in it.
    """
    then, more, found = final, xp.zeros_like(final), []
    for now in expected[::-1]:
        more = then - now + trace * more
        found.append(more)
        then = now
    return xp.stack(found[::-1])
