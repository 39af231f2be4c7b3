"""Fights: what may be sent, what it does, who wins. Chapters G-4 to G-7, G-11 and G-12."""

from ludus.arrays.gorus.cards import (
    at_seat,
    empty,
    of_rank,
    of_school,
    only,
    rank_of,
    school_of,
    with_seat,
)
from ludus.arrays.gorus.mode import Mode
from ludus.arrays.gorus.state import NONE, Array, Namespace, State


def legal_cards(xp: Namespace, mode: Mode, state: State) -> Array:
    """Give the cards that the seat to act may send, as a set.

    Lead anything; follow the lead school or match the last strength; void, anything goes.
    [G-4.1, G-5.2, G-5.3, G-5.7]
    """
    hand = xp.where(state.turn != NONE, at_seat(xp, state.hands, state.turn), xp.uint32(0))
    led = of_school(xp, mode, lead_school(xp, mode, state))
    same = of_rank(xp, mode, rank_of(mode, last_card(xp, state)))
    return xp.where(empty(hand & led), hand, hand & (led | same))


def lead_school(xp: Namespace, mode: Mode, state: State) -> Array:
    """Give the lead school of the running fight; NONE before the first card. [G-4.2]"""
    return xp.where(state.entered > 0, school_of(mode, state.arena[0]), NONE)


def last_card(xp: Namespace, state: State) -> Array:
    """Give the card just sent in the running fight; NONE before the first."""
    return _entry(xp, state.arena, state.entered - 1)


def _entry(xp: Namespace, row: Array, at: Array) -> Array:
    card = xp.full_like(at, NONE)
    for place in range(row.shape[0]):
        card = xp.where(at == place, row[place], card)
    return card


def challenges(xp: Namespace, mode: Mode, state: State, card: Array) -> Array:
    """Tell whether a card would challenge: it is as strong as the one just before it.

    [G-4.5, G-6.1]
    """
    return (state.entered > 0) & (rank_of(mode, last_card(xp, state)) == rank_of(mode, card))


def enter(xp: Namespace, mode: Mode, state: State, card: Array) -> State:
    """Put a card into the arena; it may change the preferred school at once.

    The first card of a round sets it, and every challenge does. [G-4.3, G-6.3, G-6.10]
    """
    sets = challenges(xp, mode, state, card) | (state.preferred == NONE)
    arena = xp.stack(
        [
            xp.where(state.entered == place, card, state.arena[place])
            for place in range(mode.fight_size)
        ]
    )
    return state._replace(
        arena=arena,
        entered=state.entered + 1,
        preferred=xp.where(sets, school_of(mode, card), state.preferred),
    )


def send(xp: Namespace, mode: Mode, state: State, card: Array) -> State:
    """Let the seat to act send a card, and draw where cards are drawn. [G-5.1, G-11.1, G-12.2]"""
    seat = state.turn
    hand = at_seat(xp, state.hands, seat) & ~only(xp, mode, card)
    lacks = at_seat(xp, state.lacking, seat) | _shown_to_lack(xp, mode, state, card)
    state = enter(xp, mode, state, card)
    if mode.solo:
        state, second = _come(xp, state)
        state = enter(xp, mode, state, second)
    elif mode.left_over:
        state, drawn = _come(xp, state)
        hand = hand | only(xp, mode, drawn)
        lacks = xp.where(drawn == NONE, lacks, 0)
    return state._replace(
        hands=with_seat(xp, state.hands, seat, hand),
        lacking=with_seat(xp, state.lacking, seat, lacks),
        turn=(seat + 1) % mode.players,
    )


def _shown_to_lack(xp: Namespace, mode: Mode, state: State, card: Array) -> Array:
    """Mark the lead school if the card is a discard: its sender holds no card of it. [G-5.3]"""
    lead = lead_school(xp, mode, state)
    follows = (state.entered == 0) | (school_of(mode, card) == lead)
    discard = ~follows & ~challenges(xp, mode, state, card)
    return xp.where(discard, xp.left_shift(xp.int32(1), xp.maximum(lead, 0)), 0)


def _come(xp: Namespace, state: State) -> tuple[State, Array]:
    """Take the next card of the deck; NONE when it is used up. [G-11.4]"""
    card = _entry(xp, state.deck, state.drawn)
    return state._replace(drawn=state.drawn + (card != NONE)), card


def turn_up(xp: Namespace, mode: Mode, state: State) -> State:
    """In solo a wanderer leads every fight. [G-12.2, G-12.3]"""
    state, card = _come(xp, state)
    return enter(xp, mode, state, card)


def ahead(xp: Namespace, mode: Mode, state: State) -> Array:
    """Number the card of the running fight that is ahead of all others; NONE without cards.

    The strongest of the preferred school, or else of the lead school. [G-7.2, G-7.3, G-7.4]
    """
    lead = lead_school(xp, mode, state)
    best = xp.full_like(state.entered, NONE)
    most = xp.full_like(state.entered, NONE)
    for place in range(mode.fight_size):
        card = state.arena[place]
        school, rank = school_of(mode, card), rank_of(mode, card)
        worth = xp.where(
            school == state.preferred,
            len(mode.strengths) + rank,
            xp.where(school == lead, rank, NONE),
        )
        better = (place < state.entered) & (worth > most)
        best = xp.where(better, place, best)
        most = xp.where(better, worth, most)
    return best


def end_fight(xp: Namespace, mode: Mode, state: State) -> State:
    """The winner takes all cards and leads next; the preferred school stays.

    [G-7.5, G-7.6, G-4.6, G-12.4, G-12.9]
    """
    best = ahead(xp, mode, state)
    taken = only(xp, mode, state.arena[0])
    for place in range(1, mode.fight_size):
        taken = taken | only(xp, mode, state.arena[place])
    if mode.solo:
        seat = xp.zeros_like(best)
        side = xp.where(best == 1, 0, 1)
    else:
        seat = (state.first + best) % mode.players
        side = at_seat(xp, xp.asarray(mode.side_of, dtype=xp.int32), seat)
    piles = xp.stack(
        [
            state.piles[number] | xp.where(side == number, taken, xp.uint32(0))
            for number in range(mode.side_count)
        ]
    )
    return state._replace(
        arena=xp.full_like(state.arena, NONE),
        entered=xp.zeros_like(state.entered),
        first=seat,
        turn=seat,
        piles=piles,
    )


def hands_empty(state: State) -> Array:
    """Tell at which tables all cards are played. [G-8.1]"""
    left = state.hands[0]
    for hand in state.hands[1:]:
        left = left | hand
    return empty(left)
