"""Players of Gorus Maximus that ask a net which card to send."""

from collections.abc import Sequence
from random import Random

import numpy as np

from ludus.arrays.gorus import features
from ludus.arrays.gorus.mode import STRENGTHS, mode_of
from ludus.arrays.gorus.viewed import seen_in
from ludus.arrays.nets import Weights, answer
from ludus.core.bots import Bot
from ludus.games.gorus.cards import Card
from ludus.games.gorus.view import View

LEARNED = frozenset({2, 3, 4, 5, 6})
"""At how many players the shipped net is as good as the veteran, or better: docs/learning.md."""


class Adept:
    """Plays as the shipped net does where that is any better than the veteran, else as he does."""

    def __init__(self, weights: Weights, otherwise: Bot) -> None:
        self._net = NetPlayer(weights)
        self._otherwise = otherwise

    def choose(self, view: View, moves: Sequence[Card], rng: Random) -> Card:
        """Choose a card."""
        player: Bot = self._net if view.options.players in LEARNED else self._otherwise
        card: Card = player.choose(view, moves, rng)
        return card


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
