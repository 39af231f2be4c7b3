"""Rounds of Gorus Maximus played by a net against itself, as data to learn from."""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ludus.arrays.gorus import dealing, features, rounds
from ludus.arrays.gorus.cards import at_seat
from ludus.arrays.gorus.mode import ACTIONS, MOST_SCHOOLS, MOST_SEATS, STRENGTHS, Mode
from ludus.arrays.gorus.seen import by_school, seen
from ludus.arrays.gorus.state import NONE, State
from ludus.arrays.nets import Weights, answer
from ludus.bots.gorus import race

Array = Any

OBSERVED = features.SIZE
SEEN_BY_CRITIC = OBSERVED + (MOST_SEATS - 1) * MOST_SCHOOLS * STRENGTHS
"""The critic sees what the seat to act sees, and all other hands; in learning only."""


class Decisions(NamedTuple):
    """Decisions of one batch of rounds, first axis the cards of a round, second the tables.

    observed   what the seat to act saw
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


class Watched(NamedTuple):
    """What one decision shows to the nets, batch first."""

    observed: Array
    hidden: Array
    legal: Array
    taken: Array


def watch(mode: Mode, state: State) -> tuple[Watched, features.Ordered]:
    """Show the tables to the seats that act, schools in order of their roles."""
    looked = seen(jnp, mode, state, state.turn)
    order = features.roles(jnp, looked)
    hands = [
        by_school(jnp, mode, at_seat(jnp, state.hands, (state.turn + step) % mode.players))
        for step in range(1, mode.players)
    ]
    spread = [features.each_card(jnp, features.by_role(jnp, hand, order)) for hand in hands]
    missing = MOST_SEATS - 1 - len(spread)
    if missing:
        empty = jnp.zeros((MOST_SCHOOLS, STRENGTHS, *state.turn.shape), dtype=jnp.int32)
        spread += [empty] * missing
    hidden = jnp.stack(spread).reshape((-1, *state.turn.shape)).astype(jnp.float32)
    shown = Watched(
        observed=features.observe(jnp, looked, order).T,
        hidden=hidden.T,
        legal=features.actions(jnp, looked, order).T,
        taken=(looked.need > 0).T,
    )
    return shown, order


def policy(weights: Weights, shown: Watched) -> Array:
    """Give the logarithms of the chances of all actions."""
    said = answer(jnp, weights, shown.observed)
    return jax.nn.log_softmax(jnp.where(shown.legal, said, -1e9))


def judge(weights: Weights, shown: Watched) -> Array:
    """Give the logarithms of each seat's chance to win, from the seat to act on."""
    said = answer(jnp, weights, jnp.concatenate([shown.observed, shown.hidden], axis=1))
    return jax.nn.log_softmax(jnp.where(shown.taken, said[:, :MOST_SEATS], -1e9))


def begun(mode: Mode, key: Array, tables: int) -> State:
    """Deal rounds in the middle of games: the standings are drawn, even ones more often."""
    deals, dealers, tokens, evens = jax.random.split(key, 4)
    hands, deck = dealing.deal(jnp, mode, jax.random.uniform(deals, (len(mode.cards), tables)))
    dealer = jax.random.randint(dealers, (tables,), 0, mode.players)
    if mode.solo:
        dealer = jnp.full_like(dealer, NONE)
    state = rounds.begin(jnp, mode, dealer, hands, deck)
    goals = jnp.asarray(mode.targets)[:, None]
    have = jnp.floor(jax.random.uniform(tokens, (mode.side_count, tables)) * goals)
    even = jax.random.bernoulli(evens, 0.5, (tables,))
    return state._replace(tokens=jnp.where(even, 0, have).astype(jnp.int32))


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


def shares(mode: Mode, state: State) -> Array:
    """Give each side's chance to win the game after a round: (tables, sides)."""
    known = jnp.asarray(race_table(mode.targets))
    at = tuple(jnp.clip(state.tokens[side], 0, goal - 1) for side, goal in enumerate(mode.targets))
    won = state.winners.T / jnp.maximum(state.winners.sum(axis=0), 1)[:, None]
    return jnp.where(state.winners.any(axis=0)[:, None], won, known[at])


def _places(mode: Mode) -> np.ndarray[Any, Any]:
    """Say for each seat to act which side the seats counted from it are on; NONE for nobody."""
    if mode.solo:
        return np.array([[0, 1] + [NONE] * (MOST_SEATS - 2)])
    rows = []
    for seat in range(mode.players):
        around = [mode.side_of[(seat + step) % mode.players] for step in range(mode.players)]
        rows.append(around + [NONE] * (MOST_SEATS - mode.players))
    return np.array(rows)


Play = Callable[[Weights, Weights, Weights, Array], Decisions]
"""Plays rounds: the net that learns, its critic, an older self, and a key."""


def play(mode: Mode, tables: int, trace: float, *, rivals: bool) -> Play:
    """Make the function that plays a batch of rounds and gives their decisions.

    With rivals, an older self has some of the seats of each table. `trace` says how far ahead the
    worth of a decision is looked for: 0 is the next card, 1 the end of the round.
    """
    places = jnp.asarray(_places(mode))

    def one(
        carried: tuple[State, Array], key: Array, nets: tuple[Weights, Weights, Weights]
    ) -> tuple[tuple[State, Array], Any]:
        state, rival = carried
        actor, critic, older = nets
        shown, order = watch(mode, state)
        chances = policy(actor, shown)
        own = jnp.ones_like(state.turn, dtype=bool)
        if rivals:
            own = ~jnp.take_along_axis(rival, state.turn[:, None], axis=1)[:, 0]
            chances = jnp.where(own[:, None], chances, policy(older, shown))
        chosen = jax.random.categorical(key, chances, axis=1).astype(jnp.int32)
        chance = jnp.take_along_axis(chances, chosen[:, None], axis=1)[:, 0]
        expected = _by_side(mode, places[state.turn], jnp.exp(judge(critic, shown)))
        action = features.at_table(jnp, chosen, order)
        after = rounds.step(jnp, mode, state, features.card_of(jnp, mode, action))
        return (after, rival), (shown, chosen, chance, state.turn, expected, own)

    def rounds_played(actor: Weights, critic: Weights, older: Weights, key: Array) -> Decisions:
        start, moves, seats = jax.random.split(key, 3)
        rival = jax.random.bernoulli(seats, 0.5, (tables, mode.players))
        (state, _), told = lax.scan(
            lambda carried, step: one(carried, step, (actor, critic, older)),
            (begun(mode, start, tables), rival),
            jax.random.split(moves, mode.plays),
        )
        shown, chosen, chance, turns, expected, own = told
        final = shares(mode, state)
        better = _better(expected, final, trace)
        side = places[turns, 0]
        return Decisions(
            observed=shown.observed,
            hidden=shown.hidden,
            legal=shown.legal,
            chosen=chosen,
            chance=chance,
            advantage=jnp.take_along_axis(better, side[..., None], axis=2)[..., 0],
            outcome=_by_seat(mode, places[turns], final),
            taken=shown.taken,
            own=own,
        )

    return rounds_played


def _by_side(mode: Mode, places: Array, by_seat: Array) -> Array:
    """Add up by side the chances of seats counted from one seat."""
    return jnp.stack(
        [jnp.where(places == side, by_seat, 0).sum(axis=-1) for side in range(mode.side_count)],
        axis=-1,
    )


def _by_seat(mode: Mode, places: Array, by_side: Array) -> Array:
    """Share out the chances of sides to their seats, counted from one seat."""
    found = jnp.zeros(places.shape, dtype=jnp.float32)
    for side in range(mode.side_count):
        size = max(1, mode.side_of.count(side))
        found = jnp.where(places == side, by_side[..., side, None] / size, found)
    return found


def _better(expected: Array, final: Array, trace: float) -> Array:
    """Say after each card by how much more each side could expect than just before it.

    What came later counts less and less: others' cards and chance have a share in it.
    """
    later = jnp.concatenate([expected[1:], final[None]])

    def back(more: Array, step: tuple[Array, Array]) -> tuple[Array, Array]:
        now, then = step
        more = then - now + trace * more
        return more, more

    _, better = lax.scan(back, jnp.zeros_like(final), (expected, later), reverse=True)
    return better


ACTOR = (OBSERVED, ACTIONS)
CRITIC = (SEEN_BY_CRITIC, MOST_SEATS)
"""How many numbers each net is given and gives."""
