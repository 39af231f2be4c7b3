"""The whole truth of a batch of games, as arrays."""

from typing import NamedTuple, get_args

from ludus.arrays.brutus.axes import Array, Namespace, least, line, total
from ludus.arrays.brutus.mode import Mode
from ludus.games.brutus.state import Phase, PlayKind

PHASES: tuple[Phase, ...] = get_args(Phase)
(
    ANNOUNCE, LAY, MERCY, TAKE, POWER, LEAD, REPLY,
    CONSPIRE, SLIP, GIFTS, TO, GIVE, DISCARD, OVER,
) = range(len(PHASES))  # fmt: skip
"""What is to be decided now; the readable rules describe each phase."""

DEALING = len(PHASES)
"""A manche has ended and the next one is not dealt yet: `begin` goes on from here. [B-11.6]"""

KINDS: tuple[PlayKind, ...] = get_args(PlayKind)
LED, BEAT, EQUALLED, PASSED, SKIPPED = range(1, len(KINDS) + 1)
"""What a seat did in its last turn of a round; 0 while it has had none."""

UNDECIDED, NO, YES = -1, 0, 1
"""Whether Benevolence was declared. [B-15.1]"""


class Round(NamedTuple):
    """Each seat's last turn of a round: (players, *batch) each.

    kinds   what it was, see KINDS; 0 for no turn
    values  the value that lay on top after it: the own one, or the one passed on
    counts  how many cards of it
    """

    kinds: Array
    values: Array
    counts: Array


class State(NamedTuple):
    """A batch of games. The batch comes last; axes before it are named in brackets.

    All numbers are 32-bit integers, except `power`. Seats are counted from 0, -1 stands for nobody;
    values are counted from 1, 0 stands for none, but an axis of values begins with value 1.

    manche       number of the manche, from 1
    ranks        (ranks) the seat that holds each rank, from Imperator to Servus [B-2.2]
    scores       (seats) victory points
    won          (seats) manches won
    places       (seats) place won in this manche, 0 while in [B-9.2]
    hands        (seats, values) cards held; laid and chosen gifts are no longer among them
    sizes        (seats) cards owned, those included [B-9.1]
    phase        what is to be decided, see PHASES and DEALING
    turn         who decides; where all choose at once, the first in seat order who has not
    asked        cards that everybody lays into the forum [B-4.1]
    laid         (seats, values) cards committed in the forum or a Conspiracy
    forum        (values) cards lying open there
    picker       how many have finished taking, in picking order [B-4.6]
    mercy        whether Benevolence was declared: -1 undecided, 0 no, 1 yes [B-15.1]
    power        whether the Consul's power is on: a bool [B-5.2]
    top_value    the combination to beat, 0 before a lead [B-6.7]
    top_count    its number of cards
    owner        who played it [B-7.3]
    this_round   each seat's last turn in this round
    last_round   the same of the round before [B-16.2]
    gifts        cards the Dux or the Senator gives, 0 when nobody does [B-8.5]
    given_to     (gifts) recipients named so far
    given_value  (gifts) cards chosen so far
    gone         (values) cards played or discarded in this manche [B-16.2]
    known        (observers, holders, values) cards the observer is certain of in another's hand
    """

    manche: Array
    ranks: Array
    scores: Array
    won: Array
    places: Array
    hands: Array
    sizes: Array
    phase: Array
    turn: Array
    asked: Array
    laid: Array
    forum: Array
    picker: Array
    mercy: Array
    power: Array
    top_value: Array
    top_count: Array
    owner: Array
    this_round: Round
    last_round: Round
    gifts: Array
    given_to: Array
    given_value: Array
    gone: Array
    known: Array


def waiting(xp: Namespace, state: State) -> Array:
    """Tell who has still to choose, where all choose at once: (seats, *batch). [B-4.3, B-14.4]"""
    laid = total(xp, state.laid, axis=1)
    lays = (state.phase == LAY) & (laid < state.asked)
    return lays | ((state.phase == SLIP) & (state.sizes > 0) & (laid == 0))


def first_seat(xp: Namespace, mode: Mode, seats: Array) -> Array:
    """Find the lowest of some seats (seats, *batch); one past the last seat if there is none."""
    numbers = line(xp, mode.players, seats.ndim - 1)
    return least(xp, xp.where(seats, numbers, mode.players)).astype(xp.int32)
