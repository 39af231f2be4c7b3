"""Players that ask a net which move to make; what the net says of moves each game tells."""

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Any

import numpy as np

from ludus.arrays.gorus import features
from ludus.arrays.gorus.mode import STRENGTHS, mode_of
from ludus.arrays.gorus.viewed import seen_in
from ludus.arrays.nets import Weights, answer
from ludus.core.bots import Bot
from ludus.games.gorus.cards import Card
from ludus.games.gorus.view import View

Likings = Callable[[Weights, Any, Sequence[Any]], Sequence[float]]
"""Says how much a net likes moves, from what a view shows."""


class Adept:
    """Plays as a net does at some numbers of players, else as another bot does."""

    def __init__(self, net: Bot, learned: Collection[int], otherwise: Bot) -> None:
        self._net = net
        self._learned = learned
        self._otherwise = otherwise

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Choose a move."""
        player = self._net if view.options.players in self._learned else self._otherwise
        return player.choose(view, moves, rng)


class Liking:
    """Makes the move that a net likes best, from what its seat may know."""

    def __init__(self, weights: Weights, likings: Likings) -> None:
        self._weights = weights
        self._likings = likings

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:  # noqa: ARG002
        """Choose a move."""
        if len(moves) == 1:
            return moves[0]
        liked = self._likings(self._weights, view, moves)
        return moves[max(range(len(moves)), key=liked.__getitem__)]


class NetPlayer(Liking):
    """Sends the card of Gorus Maximus that its net thinks best."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights, likings)


def among(said: Any) -> list[float]:
    """Turn what a net says of some moves into logarithms of chances among them."""
    said = said - said.max()
    found: list[float] = (said - np.log(np.exp(said).sum())).tolist()
    return found


def likings(weights: Weights, view: View, moves: Sequence[Card]) -> Sequence[float]:
    """Give the logarithms of the chances that a net would send cards of Gorus Maximus."""
    looked = seen_in(view)
    order = features.roles(np, looked)
    said = answer(np, weights, features.observe(np, looked, order)[None])[0]
    schools = mode_of(view.options).schools
    places = [int(order.place[schools.index(card.school)]) for card in moves]
    cards = zip(places, moves, strict=True)
    return among(said[[place * STRENGTHS + card.strength for place, card in cards]])
