"""Players of Gorus Maximus that ask a net which card to send."""

from collections.abc import Sequence
from random import Random

import numpy as np

from ludus.arrays.gorus import features
from ludus.arrays.gorus.mode import STRENGTHS, mode_of
from ludus.arrays.gorus.viewed import seen_in
from ludus.arrays.nets import Weights, answer
from ludus.games.gorus.cards import Card
from ludus.games.gorus.view import View


class NetPlayer:
    """Sends the card that its net thinks best, from what its seat may know."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def choose(self, view: View, moves: Sequence[Card], rng: Random) -> Card:  # noqa: ARG002
        """Choose a card."""
        if len(moves) == 1:
            return moves[0]
        looked = seen_in(view)
        order = features.roles(np, looked)
        said = answer(np, self._weights, features.observe(np, looked, order)[None])[0]
        schools = mode_of(view.options).schools

        def liking(card: Card) -> float:
            place = int(order.place[schools.index(card.school)])
            return float(said[place * STRENGTHS + card.strength])

        return max(moves, key=liking)
