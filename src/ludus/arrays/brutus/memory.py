"""Who is certain of which cards in whose hand. Chapter B-16.

`known` has the axes observer, holder, value. What may have left a hand unseen is no longer counted.
Nobody is asked about their own hand: those entries stay 0.
"""

from ludus.arrays.brutus.axes import Array, Namespace


def openly(xp: Namespace, known: Array, holder: Array, change: Array) -> Array:
    """All see cards come into a hand or leave it.

    `holder` (seats) is one-hot; `change` (values) is how many cards come, or less than 0 if they
    leave: so many fewer are known to be there. [B-4.10, B-16.2]
    """
    others = ~holder
    return xp.maximum(known + (others[:, None] & holder[None])[:, :, None] * change, 0)


def doubt(xp: Namespace, known: Array, giver: Array, value: Array, receiver: Array) -> Array:
    """A card has left a hand; only its receiver knows which, so nobody else is sure of any.

    For each value that means one certain card fewer; for the receiver only for the card's own.
    `giver` and `receiver` (seats) and `value` (values) are one-hot. [B-8.14]
    """
    lost = value[None] | ~receiver[:, None]
    return xp.maximum(known - (giver[None, :, None] & lost[:, None]), 0)


def learn(known: Array, giver: Array, arrived: Array) -> Array:
    """The giver knows what it gave to whom: `arrived` (seats, values) are its gifts. [B-8.14]"""
    return known + giver[:, None, None] * arrived[None]


def pass_on(xp: Namespace, known: Array, passed: Array) -> Array:
    """Everybody in passes a card on at once: `passed` is (givers, receivers, values).

    Each card is known to two; of the cards a giver had shown, nobody else is sure any more.
    [B-14.3, B-14.4, B-14.8]
    """
    # Who gives to whom, with the receiver in front: the observer who sees the card of that holder.
    sees = xp.swapaxes(xp.any(passed, axis=2), 0, 1)
    gives = xp.any(sees, axis=0)
    card = xp.any(passed, axis=1)
    lost = card[None] | (gives[None] & ~sees)[:, :, None]
    return xp.maximum(known - lost, 0) + passed
