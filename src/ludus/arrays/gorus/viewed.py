"""From a view of the readable rules to arrays: one table, without what its seat cannot know."""

import numpy as np

from ludus.arrays.gorus.mode import Mode, mode_of
from ludus.arrays.gorus.seen import Seen, seen
from ludus.arrays.gorus.state import NONE, Array, State
from ludus.games.gorus.cards import Card, School
from ludus.games.gorus.options import sides
from ludus.games.gorus.state import Fight
from ludus.games.gorus.view import View


def seen_in(view: View) -> Seen:
    """Show a view as `seen` shows a batch."""
    if view.seat is None:
        raise ValueError("a spectator has no seat to see from")
    mode = mode_of(view.options)
    return seen(np, mode, state_of(view), np.asarray(view.seat, dtype=np.int32))


def state_of(view: View) -> State:
    """Lay a view out as one table: others' hands are empty, and cards to come are NONE."""
    mode = mode_of(view.options)
    number = np.int32
    return State(
        hands=_hands(mode, view),
        deck=np.full(mode.left_over, NONE, dtype=number),
        drawn=np.asarray(mode.left_over - view.deck_size, dtype=number),
        arena=np.array(
            [mode.numbers[play.card] for play in view.fight]
            + [NONE] * (mode.fight_size - len(view.fight)),
            dtype=number,
        ),
        entered=np.asarray(len(view.fight), dtype=number),
        first=np.asarray(_first(view), dtype=number),
        preferred=np.asarray(_school(mode, view.preferred), dtype=number),
        lacking=_lacking(mode, view),
        piles=_piles(mode, view),
        tokens=np.array(view.tokens, dtype=number),
        dealer=np.asarray(NONE if view.dealer is None else view.dealer, dtype=number),
        round=np.asarray(view.round, dtype=number),
        turn=np.asarray(NONE if view.turn is None else view.turn, dtype=number),
        totals=np.zeros(mode.side_count, dtype=number),
        winners=np.zeros(mode.side_count, dtype=bool),
    )


def _school(mode: Mode, school: School | None) -> int:
    return NONE if school is None else mode.schools.index(school)


def _first(view: View) -> int:
    """Say who led the running fight, or will lead it. [G-4.6]"""
    if view.fight and view.fight[0].seat is not None:
        return view.fight[0].seat
    return view.turn or 0


def _hands(mode: Mode, view: View) -> Array:
    hands = np.zeros((mode.players, mode.words), dtype=np.uint32)
    for card in view.hand:
        _put(mode, hands[view.seat], card)
    return hands


def _put(mode: Mode, cards: Array, card: Card) -> None:
    word, bit = mode.bit(mode.numbers[card])
    cards[word] |= np.uint32(1 << bit)


def _piles(mode: Mode, view: View) -> Array:
    """Gather what each side has captured, as an attentive player remembers it. [G-7.5, R-16]"""
    piles = np.zeros((mode.side_count, mode.words), dtype=np.uint32)
    table = sides(view.options)
    for fight in view.memory:
        for play in fight.plays:
            _put(mode, piles[table.side_of(fight.winner)], play.card)
    return piles


def _lacking(mode: Mode, view: View) -> Array:
    """Say who has shown to hold no card of a school, and has not drawn since. [G-5.3, G-11.1]"""
    lacking = np.zeros(mode.players, dtype=np.int32)
    left = mode.left_over
    for fight in (*view.memory, Fight(view.fight, None)):
        for play in fight.plays:
            if play.seat is None:
                continue
            if play.kind == "discard":
                lacking[play.seat] |= 1 << _school(mode, fight.plays[0].card.school)
            if mode.players == 2 and left:
                left -= 1
                lacking[play.seat] = 0
    return lacking
