"""What a seat may know, as arrays: all that an observation is made of. Chapter B-16.

A sight is built by naming what is shown, once from a state of arrays and once from the view of the
readable rules. Nothing hidden gets into it, so nothing hidden gets into an observation.
"""

from typing import NamedTuple

import numpy as np

from ludus.arrays.brutus.axes import Array, Namespace, anywhere, at, line, one_hot, total
from ludus.arrays.brutus.forum import picking
from ludus.arrays.brutus.mode import VALUE_COUNT, Mode
from ludus.arrays.brutus.state import PHASES, TAKE, Round, State, waiting
from ludus.arrays.brutus.translation import cards, mercy_of, numbers, round_of
from ludus.games.brutus.characters import count_cards
from ludus.games.brutus.state import Combination
from ludus.games.brutus.view import View


class Sight(NamedTuple):
    """The table from one seat. Seats are those of the table, the batch comes last.

    seat         who looks
    acts         (seats) who has to decide now; all who wait, where all choose at once [B-4.3]
    rank         (seats) 0 for the Imperator, 1 for the Consul, ... [B-2.2]
    takes        (seats) how soon the seat takes from the forum: 1 is now, 0 not any more [B-4.6]
    named        (seats) gifts of the running effect that go to the seat [B-8.14]
    hand         (values) the own hand
    laid         (values) the own cards lying face down, in the forum or a Conspiracy
    given        (values) the own gifts already chosen and not yet handed over
    known        (seats, values) cards the seat is certain of in the other hands

    The other fields are those of the state; all of them are public. [B-16.1, B-16.2]
    """

    seat: Array
    acts: Array
    rank: Array
    takes: Array
    named: Array
    hand: Array
    laid: Array
    given: Array
    known: Array
    manche: Array
    scores: Array
    won: Array
    places: Array
    sizes: Array
    phase: Array
    asked: Array
    forum: Array
    mercy: Array
    power: Array
    top_value: Array
    top_count: Array
    owner: Array
    this_round: Round
    last_round: Round
    gifts: Array
    gone: Array


def sight_of_state(xp: Namespace, mode: Mode, state: State, seat: Array) -> Sight:
    """See what a seat sees: one number for all tables, or one for each."""
    seat = xp.zeros_like(state.turn) + seat
    me = one_hot(xp, seat, mode.players)
    mine = seat == state.turn
    return Sight(
        seat=seat,
        acts=_acting(xp, mode, state),
        rank=_place_in(xp, mode, state.ranks),
        takes=_taking(xp, mode, state),
        named=_named(xp, mode, state),
        hand=at(xp, state.hands, me),
        laid=at(xp, state.laid, me),
        given=_chosen(xp, state) * mine,
        known=at(xp, state.known, me),
        **{name: getattr(state, name) for name in _PUBLIC},
    )


_PUBLIC = (
    "manche", "scores", "won", "places", "sizes", "phase", "asked", "forum", "mercy", "power",
    "top_value", "top_count", "owner", "this_round", "last_round", "gifts", "gone",
)  # fmt: skip
"""Fields of the state that everybody sees as they are. [B-16.1, B-16.2]"""


def _acting(xp: Namespace, mode: Mode, state: State) -> Array:
    """Tell who has to decide now. [B-4.3, B-6.3, B-14.4]"""
    waits = waiting(xp, state)
    return waits | (one_hot(xp, state.turn, mode.players) & ~anywhere(waits))


def _place_in(xp: Namespace, mode: Mode, order: Array) -> Array:
    """Tell for every seat its place in an order of seats, counted from 0."""
    places = line(xp, mode.players, order.ndim)
    seats = line(xp, mode.players, order.ndim - 1)[None]
    return total(xp, places * (order[:, None] == seats))


def _taking(xp: Namespace, mode: Mode, state: State) -> Array:
    """Tell how soon each seat takes from the forum; 0 for who has, or when nobody does. [B-4.6]"""
    ahead = _place_in(xp, mode, picking(xp, mode, state)) - state.picker
    return (ahead + 1) * ((state.phase == TAKE) & (ahead >= 0))


def _named(xp: Namespace, mode: Mode, state: State) -> Array:
    """Count the gifts named for each seat. [B-8.14]"""
    seats = line(xp, mode.players, state.turn.ndim)
    return total(xp, state.given_to[:, None] == seats[None])


def _chosen(xp: Namespace, state: State) -> Array:
    """Count by value the gifts that the giver has chosen."""
    values = 1 + line(xp, VALUE_COUNT, state.turn.ndim)
    return total(xp, state.given_value[:, None] == values[None])


def sight_of_view(view: View) -> Sight:
    """See the same from a view of the readable rules, in numpy and without a batch."""
    if view.seat is None:
        raise ValueError("a spectator has no seat to look from")
    players = len(view.ranks)
    top = view.top or Combination(0, 0, -1)
    acting = view.waiting or (() if view.turn is None else (view.turn,))
    seats = range(players)
    return Sight(
        seat=numbers(view.seat),
        acts=np.asarray([seat in acting for seat in seats]),
        rank=numbers([view.ranks.index(seat) for seat in seats]),
        takes=numbers(
            [1 + view.pickers.index(seat) if seat in view.pickers else 0 for seat in seats]
        ),
        named=numbers([sum(gift.to == seat for gift in view.given) for seat in seats]),
        hand=numbers(cards(view.hand)),
        laid=numbers(cards(count_cards(view.laid))),
        given=numbers(cards(count_cards(gift.value for gift in view.given))),
        known=numbers([cards(held) for held in view.known]),
        manche=numbers(view.manche),
        scores=numbers(view.scores),
        won=numbers(view.won),
        places=numbers(view.places),
        sizes=numbers(view.sizes),
        phase=numbers(PHASES.index(view.phase)),
        asked=numbers(view.asked),
        forum=numbers(cards(view.forum)),
        mercy=numbers(mercy_of(view.mercy)),
        power=np.asarray(view.power),
        top_value=numbers(top.value),
        top_count=numbers(top.count),
        owner=numbers(top.owner),
        this_round=round_of(view.plays, players),
        last_round=round_of(view.before, players),
        gifts=numbers(view.gifts),
        gone=numbers(cards(view.gone)),
    )
