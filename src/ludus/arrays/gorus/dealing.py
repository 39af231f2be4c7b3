"""Dealing: from random numbers to hands and the deck. Chapter G-3."""

from ludus.arrays.gorus.mode import Mode
from ludus.arrays.gorus.state import NONE, Array, Namespace


def deal(xp: Namespace, mode: Mode, uniforms: Array) -> tuple[Array, Array]:
    """Turn uniform numbers (cards, *batch) from 0 to 1 into hands and the order of the deck.

    Card after card is given one of the places that are still free, each with the same chance: ten
    in every hand, and one for each time a card will come from the deck. [G-3.2 to G-3.5]
    """
    batch = uniforms.shape[1:]
    places = mode.players + mode.left_over
    free = [
        xp.full(batch, mode.hand if place < mode.players else 1, dtype=xp.int32)
        for place in range(places)
    ]
    hands = [
        [xp.zeros(batch, dtype=xp.uint32) for _ in range(mode.words)] for _ in range(mode.players)
    ]
    deck = [xp.full(batch, NONE, dtype=xp.int32) for _ in range(mode.left_over)]
    for number in range(len(mode.cards)):
        left = len(mode.cards) - number
        ticket = xp.minimum((uniforms[number] * left).astype(xp.int32), left - 1)
        word, bit = mode.bit(number)
        for place in range(places):
            here = (ticket >= 0) & (ticket < free[place])
            ticket = ticket - free[place]
            free[place] = free[place] - here.astype(xp.int32)
            if place < mode.players:
                given = xp.where(here, xp.uint32(1 << bit), xp.uint32(0))
                hands[place][word] = hands[place][word] | given
            else:
                slot = place - mode.players
                deck[slot] = xp.where(here, xp.int32(number), deck[slot])
    order = xp.stack(deck) if deck else xp.zeros((0, *batch), dtype=xp.int32)
    return xp.stack([xp.stack(hand) for hand in hands]), order
