"""What a seat may know, as arrays.

Seats are counted from the observer: 0 is the observer, 1 the seat to the left, and so on; in solo,
1 stands for the wanderers. What concerns a side is told for each of its seats. Sizes are the same
in all modes: what a mode does not have is empty.
"""

from typing import NamedTuple

from ludus.arrays.gorus import fight
from ludus.arrays.gorus.cards import at_seat, count, only, rank_of, school_of, whole_deck
from ludus.arrays.gorus.mode import MOST_SCHOOLS, MOST_SEATS, STRENGTHS, Mode
from ludus.arrays.gorus.rounds import favour
from ludus.arrays.gorus.state import NONE, Array, Namespace, State


class Seen(NamedTuple):
    """Tables from one seat each; the batch comes last.

    hand       (schools) own cards, bit s for strength s
    legal      (schools) those that may be sent now; none while others act
    unseen     (schools) cards that others hold or that nobody has seen
    arena      (seats) what a seat has sent in the running fight, as an action, or NONE [G-5.9]
    preferred  the preferred school, or NONE
    lead       the lead school, or NONE
    last       the strength of the card just sent, or NONE
    ahead      the seat whose card is ahead, or NONE
    lacking    (seats, schools) a discard has proved that the seat holds no card of the school, and
               it has drawn none since
    favour     (seats) favour captured by the seat's side this round, zeros not counted
    captured   (seats) number of cards captured by the seat's side
    zeros      (seats, schools) whether the seat's side has captured the 0 of a school
    need       (seats) tokens that the seat's side still needs to win; 0 where nobody sits
    mates      (seats) whether the seat is on the observer's side
    players    how many play
    fights     fights of this round that are not over
    sent       cards sent in the running fight
    deck       cards that will still come from the deck
    """

    hand: Array
    legal: Array
    unseen: Array
    arena: Array
    preferred: Array
    lead: Array
    last: Array
    ahead: Array
    lacking: Array
    favour: Array
    captured: Array
    zeros: Array
    need: Array
    mates: Array
    players: Array
    fights: Array
    sent: Array
    deck: Array


def seen(xp: Namespace, mode: Mode, state: State, seat: Array) -> Seen:
    """Show each table of a batch to one seat."""
    hand = at_seat(xp, state.hands, seat)
    legal = xp.where(state.turn == seat, fight.legal_cards(xp, mode, state), xp.uint32(0))
    last = fight.last_card(xp, state)
    around = _around(mode, seat)
    own = _sides(xp, mode, around)
    captured = xp.stack([count(xp, pile) for pile in state.piles])
    need = xp.stack([goal - state.tokens[side] for side, goal in enumerate(mode.targets)])

    def by_seat(rows: Array) -> Array:
        return _padded(xp, xp.stack([at_seat(xp, rows, side) for side in own]), MOST_SEATS)

    return Seen(
        hand=by_school(xp, mode, hand),
        legal=by_school(xp, mode, legal),
        unseen=by_school(xp, mode, _unseen(xp, mode, state, hand)),
        arena=_padded(
            xp, xp.stack([_sent_by(xp, mode, state, one) for one in around]), MOST_SEATS, NONE
        ),
        preferred=state.preferred,
        lead=fight.lead_school(xp, mode, state),
        last=xp.where(last == NONE, NONE, strength_of(xp, mode, last)),
        ahead=_ahead(xp, mode, state, seat),
        lacking=_lacking(xp, mode, state, around),
        favour=by_seat(favour(xp, mode, state.piles)),
        captured=by_seat(captured),
        zeros=by_seat(xp.stack([by_school(xp, mode, pile) & 1 for pile in state.piles])) == 1,
        need=by_seat(need),
        mates=_padded(xp, xp.stack([side == own[0] for side in own]), MOST_SEATS),
        players=xp.full_like(state.turn, mode.players),
        fights=mode.fights - xp.sum(captured, axis=0, dtype=xp.int32) // mode.fight_size,
        sent=state.entered,
        deck=mode.left_over - state.drawn,
    )


def by_school(xp: Namespace, mode: Mode, cards: Array) -> Array:
    """Spread a set out to one integer for each school, bit s for strength s."""
    bits = len(mode.strengths)
    sets = []
    for school in range(len(mode.schools)):
        word, place = divmod(school, mode.schools_in_word)
        held = xp.right_shift(cards[word], xp.uint32(place * bits)).astype(xp.int32)
        sets.append(_by_strength(xp, mode, held))
    return _padded(xp, xp.stack(sets), MOST_SCHOOLS)


def _by_strength(xp: Namespace, mode: Mode, held: Array) -> Array:
    """Move bits that stand for the strengths in use to where their strengths are."""
    # Strengths come in runs without a gap, which move together: 0, and 4 to 12, for example.
    moved = xp.zeros_like(held)
    for shift in sorted({strength - rank for rank, strength in enumerate(mode.strengths)}):
        run = [rank for rank, strength in enumerate(mode.strengths) if strength - rank == shift]
        moved = moved | (held & sum(1 << rank for rank in run)) << shift
    return moved


def strength_of(xp: Namespace, mode: Mode, card: Array) -> Array:
    """Give the strength of a card."""
    rank = rank_of(mode, card)
    strength = xp.zeros_like(rank)
    for number, one in enumerate(mode.strengths):
        strength = xp.where(rank == number, one, strength)
    return strength


def action_of(xp: Namespace, mode: Mode, card: Array) -> Array:
    """Give the action of sending a card; NONE for no card."""
    action = school_of(mode, card) * STRENGTHS + strength_of(xp, mode, card)
    return xp.where(card == NONE, NONE, action)


def _unseen(xp: Namespace, mode: Mode, state: State, hand: Array) -> Array:
    """Give the cards that the seat has not seen this round, as a set."""
    gone = hand
    for pile in state.piles:
        gone = gone | pile
    for place in range(mode.fight_size):
        gone = gone | only(xp, mode, state.arena[place])
    whole = whole_deck(mode)
    return xp.stack([xp.uint32(whole[word]) & ~gone[word] for word in range(mode.words)])


def _around(mode: Mode, seat: Array) -> list[Array]:
    """List the seats from the observer on; in solo 1 stands for the wanderers."""
    if mode.solo:
        return [seat, seat + 1]
    return [(seat + step) % mode.players for step in range(mode.players)]


def _sides(xp: Namespace, mode: Mode, seats: list[Array]) -> list[Array]:
    """Give the sides of seats. [G-13.3, G-12.11]"""
    if mode.solo:
        return [xp.full_like(seat, step) for step, seat in enumerate(seats)]
    return [at_seat(xp, xp.asarray(mode.side_of, dtype=xp.int32), seat) for seat in seats]


def _sent_by(xp: Namespace, mode: Mode, state: State, seat: Array) -> Array:
    """Give the action of the card that a seat has sent in the running fight. [G-5.9]"""
    if mode.solo:
        # Whenever somebody looks, the first wanderer is there, and nobody else yet.
        card = xp.where(seat == 1, state.arena[0], NONE)
        return action_of(xp, mode, card)
    card = xp.full_like(state.turn, NONE)
    for place in range(mode.fight_size):
        card = xp.where((state.first + place) % mode.players == seat, state.arena[place], card)
    return action_of(xp, mode, card)


def _ahead(xp: Namespace, mode: Mode, state: State, seat: Array) -> Array:
    """Say whose card is ahead, counted from the observer. [G-7.2 to G-7.4]"""
    best = fight.ahead(xp, mode, state)
    counted = (state.first + best - seat) % mode.players
    if mode.solo:
        counted = xp.where(best == 1, 0, 1)
    return xp.where(best == NONE, NONE, counted)


def _lacking(xp: Namespace, mode: Mode, state: State, around: list[Array]) -> Array:
    """Spread out which schools each seat is known to lack. [G-5.3]"""
    rows = state.lacking
    if mode.solo:
        rows = xp.concatenate([rows, xp.zeros_like(rows)])
    lacked = xp.stack([at_seat(xp, rows, seat) for seat in around])
    schools = [xp.right_shift(lacked, school) & 1 == 1 for school in range(MOST_SCHOOLS)]
    return _padded(xp, xp.stack(schools, axis=1), MOST_SEATS)


def _padded(xp: Namespace, rows: Array, size: int, value: int = 0) -> Array:
    """Fill the first axis up to a size that fits all modes."""
    missing = size - rows.shape[0]
    if not missing:
        return rows
    empty = xp.full((missing, *rows.shape[1:]), value, dtype=rows.dtype)
    return xp.concatenate([rows, empty])
