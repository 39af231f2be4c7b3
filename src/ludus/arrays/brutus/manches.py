"""Manches: first positions, the deal, and what stands when one player is left. B-2, B-3, B-11."""

from typing import NamedTuple

from ludus.arrays.brutus.axes import Array, Namespace, line, scan, total
from ludus.arrays.brutus.ending import is_due
from ludus.arrays.brutus.mode import VALUE_COUNT, Mode
from ludus.arrays.brutus.state import (
    ANNOUNCE,
    DEALING,
    OVER,
    UNDECIDED,
    Round,
    State,
)


class Standings(NamedTuple):
    """What lasts from one manche to the next: see the fields of the state."""

    manche: Array
    ranks: Array
    scores: Array
    won: Array


def positions(xp: Namespace, mode: Mode, uniforms: Array) -> Array:
    """Hand out the first positions: (ranks, *batch) seats from random numbers (seats, *batch).

    All orders are equally likely. [B-2.1]
    """
    return xp.argsort(uniforms[: mode.players], axis=0).astype(xp.int32)


def deal(xp: Namespace, mode: Mode, uniforms: Array) -> Array:
    """Deal the hands (seats, values, *batch) from random numbers (cards, *batch) in [0, 1).

    Card by card, a place among those still free is chosen, each as likely as any other: so every
    way to share out the deck is equally likely. What is left over takes no part. [B-3.3 to B-3.6]
    """
    batch = uniforms.shape[1:]
    left = mode.cards - xp.arange(mode.cards, dtype=xp.int32)
    drawn = (uniforms * left.reshape((-1,) + (1,) * len(batch))).astype(xp.int32)
    # Rounding may reach the number of places, which is one too many.
    drawn = xp.minimum(drawn, left.reshape((-1,) + (1,) * len(batch)) - 1)

    def deal_value(free: Array, draws: Array) -> tuple[Array, Array]:
        """Deal all cards of a value; give the places left, and who got how many."""
        before = free
        for copy in range(mode.copies):
            reach = xp.cumsum(free, axis=0, dtype=xp.int32)
            free = free - ((draws[copy] < reach) & (draws[copy] >= reach - free))
        return free, before - free

    places = xp.full((mode.players, *batch), mode.hand, dtype=xp.int32)
    by_value = drawn.reshape((VALUE_COUNT, mode.copies, *batch))
    return xp.swapaxes(scan(xp, deal_value, places, by_value)[1], 0, 1)


def newcomers(xp: Namespace, ranks: Array) -> Standings:
    """Stand as before the first manche: the first positions score nothing. [B-2.1, B-2.3]"""
    nothing = xp.zeros_like(ranks)
    return Standings(nothing[0], ranks, nothing, nothing)


def standings(state: State) -> Standings:
    """Tell what the manches so far have brought. [B-11.5]"""
    return Standings(state.manche, state.ranks, state.scores, state.won)


def begin(xp: Namespace, mode: Mode, hands: Array, stand: Standings) -> State:
    """Begin a manche with these hands; the Imperator speaks first.

    The power is off again [B-5.5], all cards were gathered [B-3.3].
    """
    seats, nobody = xp.zeros_like(stand.ranks), xp.zeros_like(stand.ranks[0])
    cards = xp.zeros_like(hands)
    silence = Round(seats, seats, seats)
    gifts = xp.zeros((mode.gifts, *nobody.shape), dtype=xp.int32)
    return State(
        manche=stand.manche + 1,
        ranks=stand.ranks,
        scores=stand.scores,
        won=stand.won,
        places=seats,
        hands=hands,
        sizes=seats + mode.hand,
        phase=nobody + ANNOUNCE,
        turn=stand.ranks[0],
        asked=nobody,
        laid=cards,
        forum=cards[0],
        picker=nobody,
        mercy=nobody + UNDECIDED,
        power=nobody > 0,
        top_value=nobody,
        top_count=nobody,
        owner=nobody - 1,
        this_round=silence,
        last_round=silence,
        gifts=nobody,
        given_to=gifts - 1,
        given_value=gifts,
        gone=cards[0],
        known=xp.zeros((mode.players, *hands.shape), dtype=xp.int32),
    )


def end_manche(xp: Namespace, mode: Mode, state: State, when: Array, clock: Array) -> State:
    """The last player takes Servus; the new ranks are the places just won, whatever the totals.

    Then the next manche is to be dealt, or the game is over. [B-11.1 to B-11.6, B-12]
    """
    places = xp.where(when & (state.places == 0), mode.players, state.places)
    seats = line(xp, mode.players, when.ndim)
    ranks = xp.stack([total(xp, seats * (places == place)) for place in range(1, mode.players + 1)])
    state = state._replace(
        places=places,
        ranks=xp.where(when, ranks, state.ranks),
        won=state.won + (when & (places == 1)),
        turn=xp.where(when, -1, state.turn),
    )
    after = xp.where(is_due(xp, mode, state, clock), OVER, DEALING)
    return state._replace(phase=xp.where(when, after, state.phase).astype(xp.int32))
