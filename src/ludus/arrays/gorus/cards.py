"""Cards as numbers and sets of cards as bits."""

from collections.abc import Iterable

import numpy

from ludus.arrays.gorus.mode import Mode
from ludus.arrays.gorus.state import Array, Namespace

_STEPS = (16, 8, 4, 2, 1)
"""Halves of an integer, for finding a bit."""


def school_of(mode: Mode, card: Array) -> Array:
    """Give the number of a card's school among those in use."""
    return card // len(mode.strengths)


def rank_of(mode: Mode, card: Array) -> Array:
    """Give a card's place among the strengths in use: higher is stronger."""
    return card % len(mode.strengths)


def only(xp: Namespace, mode: Mode, card: Array) -> Array:
    """Make the set of one card; of no card (NONE), the empty set."""
    school = school_of(mode, card)
    shift = school % mode.schools_in_word * len(mode.strengths) + rank_of(mode, card)
    bit = xp.left_shift(xp.uint32(1), shift.astype(xp.uint32))
    word = school // mode.schools_in_word
    return xp.stack([xp.where(word == number, bit, xp.uint32(0)) for number in range(mode.words)])


def of_school(xp: Namespace, mode: Mode, school: Array) -> Array:
    """Make the set of all cards of a school; of no school (NONE), the empty set."""
    bits = len(mode.strengths)
    first = xp.uint32((1 << bits) - 1)
    shift = (school % mode.schools_in_word * bits).astype(xp.uint32)
    word = school // mode.schools_in_word
    return xp.stack(
        [
            xp.where(word == number, xp.left_shift(first, shift), xp.uint32(0))
            for number in range(mode.words)
        ]
    )


def of_rank(xp: Namespace, mode: Mode, rank: Array) -> Array:
    """Make the set of all cards of a strength."""
    shift = rank.astype(xp.uint32)
    return xp.stack([xp.left_shift(xp.uint32(weakest), shift) for weakest in rank_set(mode, 0)])


def rank_set(mode: Mode, rank: int) -> list[int]:
    """Give the set of all cards of one strength in use, as plain numbers."""
    return _set(mode, range(rank, len(mode.cards), len(mode.strengths)))


def whole_deck(mode: Mode) -> list[int]:
    """Give the set of all cards, as plain numbers."""
    return _set(mode, range(len(mode.cards)))


def _set(mode: Mode, numbers: Iterable[int]) -> list[int]:
    words = [0] * mode.words
    for number in numbers:
        word, bit = mode.bit(number)
        words[word] |= 1 << bit
    return words


def holds(xp: Namespace, cards: Array, wanted: list[int]) -> Array:
    """Tell whether a set has any of the cards wanted."""
    found = cards[0] & xp.uint32(wanted[0])
    for word in range(1, len(wanted)):
        found = found | (cards[word] & xp.uint32(wanted[word]))
    return found != 0


def count(xp: Namespace, cards: Array) -> Array:
    """Count the cards of a set."""
    total = xp.bitwise_count(cards[0]).astype(xp.int32)
    for word in cards[1:]:
        total = total + xp.bitwise_count(word).astype(xp.int32)
    return total


def empty(cards: Array) -> Array:
    """Tell whether a set has no card."""
    joined = cards[0]
    for word in cards[1:]:
        joined = joined | word
    return joined == 0


def at_seat(xp: Namespace, rows: Array, seat: Array) -> Array:
    """Pick the row of one seat, or of one side, from an array (seats, ...)."""
    if xp is numpy and not seat.ndim:
        return rows[int(seat)]
    picked = rows[0]
    for number in range(1, rows.shape[0]):
        picked = xp.where(seat == number, rows[number], picked)
    return picked


def with_seat(xp: Namespace, rows: Array, seat: Array, row: Array) -> Array:
    """Put a row in the place of one seat's."""
    return xp.stack(
        [xp.where(seat == number, row, rows[number]) for number in range(rows.shape[0])]
    )


def nth(xp: Namespace, mode: Mode, cards: Array, number: Array) -> Array:
    """Find the number-th card of a set, counted from 0 by school, then by strength."""
    word, left = cards[0], number
    first = xp.zeros_like(number)
    for other in range(1, mode.words):
        size = xp.bitwise_count(word).astype(xp.int32)
        beyond = (left >= size) & (first == (other - 1) * _word_cards(mode))
        left = xp.where(beyond, left - size, left)
        first = xp.where(beyond, other * _word_cards(mode), first)
        word = xp.where(beyond, cards[other], word)
    place = xp.zeros_like(number)
    for half in _STEPS:
        low = word & xp.uint32((1 << half) - 1)
        size = xp.bitwise_count(low).astype(xp.int32)
        above = left >= size
        left = xp.where(above, left - size, left)
        place = xp.where(above, place + half, place)
        word = xp.where(above, xp.right_shift(word, xp.uint32(half)), low)
    return first + place


def _word_cards(mode: Mode) -> int:
    return mode.schools_in_word * len(mode.strengths)
