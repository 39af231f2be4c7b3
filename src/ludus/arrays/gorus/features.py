"""The observation: what a seat sees as numbers, the same size in all modes.

Schools are equal but for what they are right now, so they are put in order of their roles: first
the preferred school, then the lead school, then the one of which the observer holds most. A net
then has to learn everything once instead of five times. `Ordered` says which school stands where.
"""

from typing import NamedTuple

from ludus.arrays.gorus.mode import MOST_SCHOOLS, MOST_SEATS, STRENGTHS, Mode
from ludus.arrays.gorus.seen import Seen
from ludus.arrays.gorus.state import NONE, Array, Namespace

_NEED = 4
"""Needing this many tokens or more is told alike."""
_FIGHTS = 15
_TENS = 10
_DECK = 20

_CARDS = MOST_SCHOOLS * STRENGTHS

FIELDS = (
    ("own cards, school by school, strength by strength", _CARDS),
    ("those that may be sent now", _CARDS),
    ("cards that others hold or that nobody has seen", _CARDS),
    ("school of the card that each seat has sent in this fight", MOST_SEATS * MOST_SCHOOLS),
    ("its strength", MOST_SEATS * STRENGTHS),
    ("whether it is of the preferred school", MOST_SEATS),
    ("the seat whose card is ahead", MOST_SEATS),
    ("the preferred school", MOST_SCHOOLS),
    ("the lead school", MOST_SCHOOLS),
    ("the strength just sent", STRENGTHS),
    ("schools that each seat has shown to lack", MOST_SEATS * MOST_SCHOOLS),
    ("favour captured by each seat's side this round, in tens", MOST_SEATS),
    ("cards captured by each seat's side this round, in tens", MOST_SEATS),
    ("zeros captured by each seat's side this round", MOST_SEATS * MOST_SCHOOLS),
    ("tokens each seat's side needs: 1, 2, 3, 4 or more", MOST_SEATS * _NEED),
    ("seats on the observer's side", MOST_SEATS),
    ("seats that are taken", MOST_SEATS),
    ("number of players, 1 to 8", MOST_SEATS),
    ("cards sent in this fight, 0 to 7", MOST_SEATS),
    ("fights of this round that are not over, of 15", 1),
    ("cards still to come from the deck, of 20", 1),
)
"""What the numbers of an observation are, in order, and how many of each. Seats are counted from
the observer, seat by seat; of each seat, school by school."""

SIZE = sum(size for _, size in FIELDS)

_BY_SEAT = (3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16)
"""The fields that are told seat by seat."""


def filled(mode: Mode) -> list[int]:
    """List the numbers of an observation that a mode can fill: empty seats are always 0."""
    seats = 2 if mode.solo else mode.players
    found: list[int] = []
    start = 0
    for number, (_, size) in enumerate(FIELDS):
        used = size // MOST_SEATS * seats if number in _BY_SEAT else size
        found += range(start, start + used)
        start += size
    return found


class Ordered(NamedTuple):
    """Where the schools stand.

    school    (schools) which school of the table stands at each place
    place     (schools) at which place each school of the table stands
    """

    school: Array
    place: Array


def roles(xp: Namespace, seen: Seen) -> Ordered:
    """Put the schools in order: preferred, lead, by own cards, by those unseen, by their past."""
    number = _along(xp, MOST_SCHOOLS, seen.preferred.ndim)
    size = xp.bitwise_count(seen.hand).astype(xp.int32)
    # The order must follow from what is seen alone, or equal situations would look different.
    rank = (number == seen.preferred).astype(xp.int32) * (1 << 24)
    rank = rank + (number == seen.lead).astype(xp.int32) * (1 << 23)
    rank = rank + size * (1 << 18) + seen.hand
    past = xp.zeros_like(seen.hand)
    for seat in range(MOST_SEATS):
        past = past * 4 + 2 * seen.zeros[seat] + seen.lacking[seat]
    school = xp.lexsort(xp.stack([-past, -seen.unseen, -rank]), axis=0).astype(xp.int32)
    return Ordered(school, xp.argsort(school, axis=0).astype(xp.int32))


def observe(xp: Namespace, seen: Seen, order: Ordered) -> Array:
    """Make the observation, an array (SIZE, *batch) of float32."""
    sent = seen.arena != NONE
    school = xp.where(sent, seen.arena // STRENGTHS, NONE)
    taken = seen.need > 0
    parts = [
        each_card(xp, by_role(xp, seen.hand, order)),
        each_card(xp, by_role(xp, seen.legal, order)),
        each_card(xp, by_role(xp, seen.unseen, order)),
        _one_hot(xp, _place(xp, school, order), MOST_SCHOOLS, axis=1),
        _one_hot(xp, xp.where(sent, seen.arena % STRENGTHS, NONE), STRENGTHS, axis=1),
        sent & (school == seen.preferred),
        _one_hot(xp, seen.ahead, MOST_SEATS),
        _one_hot(xp, _place(xp, seen.preferred[None], order)[0], MOST_SCHOOLS),
        _one_hot(xp, _place(xp, seen.lead[None], order)[0], MOST_SCHOOLS),
        _one_hot(xp, seen.last, STRENGTHS),
        by_role(xp, seen.lacking, order, axis=1),
        seen.favour / _TENS,
        seen.captured / _TENS,
        by_role(xp, seen.zeros, order, axis=1),
        _one_hot(xp, xp.where(taken, xp.minimum(seen.need, _NEED) - 1, NONE), _NEED, axis=1),
        seen.mates,
        taken,
        _one_hot(xp, seen.players - 1, MOST_SEATS),
        _one_hot(xp, seen.sent, MOST_SEATS),
        (seen.fights / _FIGHTS)[None],
        (seen.deck / _DECK)[None],
    ]
    batch = seen.sent.shape
    return xp.concatenate([part.reshape((-1, *batch)).astype(xp.float32) for part in parts])


def by_role(xp: Namespace, rows: Array, order: Ordered, axis: int = 0) -> Array:
    """Put the schools along an axis in the order of their roles."""
    which = order.school if axis == 0 else order.school[None]
    return xp.take_along_axis(rows, which, axis=axis)


def _place(xp: Namespace, schools: Array, order: Ordered) -> Array:
    """Say at which place schools stand; NONE stays NONE."""
    place = xp.full_like(schools, NONE)
    for number in range(MOST_SCHOOLS):
        place = xp.where(schools == number, order.place[number], place)
    return place


def each_card(xp: Namespace, sets: Array) -> Array:
    """Spread sets of cards (schools, *batch) out to (schools, strengths, *batch)."""
    return xp.right_shift(sets[:, None], _along(xp, STRENGTHS, sets.ndim - 1)) & 1


def _one_hot(xp: Namespace, numbers: Array, size: int, axis: int = 0) -> Array:
    """Mark each number by its place along a new axis; NONE marks none."""
    return xp.expand_dims(numbers, axis) == _along(xp, size, numbers.ndim - axis)


def _along(xp: Namespace, size: int, after: int) -> Array:
    """Count from 0 along an axis; `after` is how many axes follow it."""
    return xp.arange(size, dtype=xp.int32).reshape((size, *(1,) * after))


def actions(xp: Namespace, seen: Seen, order: Ordered) -> Array:
    """Mark the legal actions in the order of roles: an array (80, *batch) of truth values."""
    cards = each_card(xp, by_role(xp, seen.legal, order))
    return cards.reshape((-1, *seen.sent.shape)) == 1


def plain(xp: Namespace, seen: Seen) -> Ordered:
    """Leave the schools in the order of the table, for those who do not want roles."""
    same = _along(xp, MOST_SCHOOLS, seen.sent.ndim) + xp.zeros_like(seen.hand)
    return Ordered(same, same)


def card_of(xp: Namespace, mode: Mode, action: Array) -> Array:
    """Translate an action into the number of the card that it sends."""
    school, strength = action // STRENGTHS, action % STRENGTHS
    rank = xp.zeros_like(action)
    for number, one in enumerate(mode.strengths):
        rank = xp.where(strength == one, number, rank)
    return school * len(mode.strengths) + rank


def at_table(xp: Namespace, action: Array, order: Ordered) -> Array:
    """Translate an action whose schools are in order of roles into an action at the table."""
    place, strength = action // STRENGTHS, action % STRENGTHS
    school = xp.zeros_like(action)
    for number in range(MOST_SCHOOLS):
        school = xp.where(place == number, order.school[number], school)
    return school * STRENGTHS + strength
