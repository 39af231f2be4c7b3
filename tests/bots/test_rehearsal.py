"""Rehearsal: which moves are tried, how often, and when a net's liking decides."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from ludus.bots.gorus import KNOWLEDGE
from ludus.bots.knowledge import Knowledge
from ludus.bots.rehearsal import Prior, Rehearsal
from ludus.core.bots import Budget
from ludus.core.fate import Fast
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import Card
from ludus.games.gorus.options import Options
from ludus.games.gorus.state import State
from ludus.games.gorus.view import View

Worth = Callable[[Card], float]


class Told(Knowledge):
    """Says at once what a card is worth, and notes which were tried."""

    def __init__(self, worth: Worth) -> None:
        self._worth = worth
        self.tried: list[Card] = []

    def verdict(self, game: Any, root: State, state: State, seat: int) -> float:  # noqa: ARG002
        """Value the card that was just sent."""
        card = state.fight[-1].card
        self.tried.append(card)
        return self._worth(card)


def lead() -> tuple[View, Sequence[Card]]:
    state = GAME.setup(Options(players=4), Fast(Random(4)), None)
    seat = GAME.to_act(state)[0]
    return GAME.view(state, seat), GAME.moves(state, seat)


def choose(told: Told, budget: Budget, prior: Prior | None = None) -> Card:
    view, moves = lead()
    card: Card = Rehearsal(GAME, told, budget, prior).choose(view, moves, Random(1))
    return card


def liking(best: Card, rest: float) -> Callable[[Any, Sequence[Card]], Sequence[float]]:
    """A net that likes one card, and all others less."""
    return lambda _, moves: [0.0 if card == best else rest for card in moves]


def test_what_did_best_is_chosen_whatever_a_net_that_does_not_count_likes() -> None:
    _, moves = lead()
    first, last = moves[0], moves[-1]
    told = Told(lambda card: float(card == last))
    prior = Prior(liking(first, -9.0), len(moves), lean=0.0)
    assert choose(told, Budget(iterations=100)) == last
    assert choose(told, Budget(iterations=100), prior) == last


def test_only_what_a_net_likes_best_is_tried() -> None:
    _, moves = lead()
    told = Told(lambda card: float(card == moves[0]))
    prior = Prior(lambda _, cards: range(len(cards)), 3, lean=0.0)
    choose(told, Budget(iterations=60), prior)
    assert set(told.tried) == set(moves[-3:])


@pytest.mark.parametrize(("gap", "liked"), [(0.05, True), (0.3, False)])
def test_a_liking_decides_between_moves_that_did_about_as_well(gap: float, *, liked: bool) -> None:
    """One the net thinks e^2 times as likely is taken to be 0.2 better."""
    _, moves = lead()
    first, last = moves[0], moves[-1]
    told = Told(lambda card: gap * (card == last))
    prior = Prior(liking(first, -2.0), len(moves), lean=0.1)
    assert choose(told, Budget(iterations=100), prior) == (first if liked else last)


def test_each_round_sends_the_worse_half_home() -> None:
    _, moves = lead()
    told = Told(lambda card: float(moves.index(card)))
    choose(told, Budget(iterations=240))
    times = [told.tried.count(card) for card in moves]
    assert times == sorted(times)
    assert times[0] < times[-1] / 2


def test_the_only_move_needs_no_trial() -> None:
    view, moves = lead()
    bot = Rehearsal(GAME, KNOWLEDGE, Budget(iterations=10**9))
    assert bot.choose(view, moves[:1], Random(1)) == moves[0]
