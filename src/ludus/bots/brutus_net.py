"""A player of Brutus that asks a net which move to make."""

from collections.abc import Sequence

import numpy as np

from ludus.arrays.brutus.actions import action_of
from ludus.arrays.nets import Weights, answer
from ludus.bots.brutus_nets import observed_in
from ludus.bots.net import Liking, among
from ludus.core.moves import Move
from ludus.games.brutus.view import View


def likings(weights: Weights, view: View, moves: Sequence[Move]) -> Sequence[float]:
    """Give the logarithms of the chances that a net would make moves."""
    if view.seat is None:
        raise ValueError("a spectator has nothing to decide")
    players = len(view.ranks)
    actions = [action_of(move, view.seat, players) for move in moves]
    return among(answer(np, weights, observed_in(view))[0][actions])


class BrutusNetPlayer(Liking):
    """Makes the move of Brutus that its net thinks best."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights, likings)
