"""Who is certain of which cards in whose hand. Chapter B-16.

`known` has the axes observer, holder, value. What may have left a hand unseen is no longer counted.
Nobody is asked about their own hand: those entries stay 0.
"""

from typing import NamedTuple

from ludus.arrays.brutus.axes import Array, Namespace, anywhere


class Lesson(NamedTuple):
    """What one decision teaches about the hand of whoever decided, and about gifts.

    lost     (observers, values) how many cards fewer the observer is certain of in that hand
    arrived  (seats, values) cards that whoever decided has handed to others
    """

    lost: Array
    arrived: Array


def openly(actor: Array, change: Array) -> Array:
    """All see cards come into a hand or leave it: give what others are less certain of.

    `actor` (seats) is one-hot; `change` (values) is how many cards come, or less than 0 if they
    leave. [B-4.10, B-16.2]
    """
    return ~actor[:, None] * -change


def doubt(receiver: Array, value: Array, when: Array) -> Array:
    """A card has left a hand; only its receiver knows which, so nobody else is sure of any.

    For each value that means one certain card fewer; for the receiver only for the card's own.
    `receiver` (seats) and `value` (values) are one-hot. [B-8.14]
    """
    return (value[None] | ~receiver[:, None]) & when


def learn(xp: Namespace, known: Array, actor: Array, lesson: Lesson) -> Array:
    """Remember what a decision has shown; a giver knows what it gave to whom. [B-8.14, B-16.2]"""
    less = actor[None, :, None] * lesson.lost[:, None]
    more = actor[:, None, None] * lesson.arrived[None]
    return xp.maximum(known - less, 0) + more


def pass_on(xp: Namespace, known: Array, passed: Array) -> Array:
    """Everybody in passes a card on at once: `passed` is (givers, receivers, values).

    Each card is known to two; of the cards a giver had shown, nobody else is sure any more.
    [B-14.3, B-14.4, B-14.8]
    """
    # Who gives to whom, with the receiver in front: the observer who sees the card of that holder.
    sees = xp.swapaxes(anywhere(passed, 2), 0, 1)
    gives = anywhere(sees)
    card = anywhere(passed, 1)
    lost = card[None] | (gives[None] & ~sees)[:, :, None]
    return xp.maximum(known - lost, 0) + passed
