"""Play games by the readable rules and by the arrays side by side, and compare them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np

from ludus.arrays.gorus import dealing, fight, rounds
from ludus.arrays.gorus.mode import Mode, mode_of
from ludus.arrays.gorus.state import NONE, State, choose, deal_due, over
from ludus.core.fate import Fast
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import Card
from ludus.games.gorus.options import Options
from ludus.games.gorus.scoring import piles
from ludus.games.gorus.state import State as Table

Deal = tuple[Any, Any]


class Dealt(Fast):
    """Chance that hands out what the arrays have dealt."""

    def __init__(self, mode: Mode, dealer: int) -> None:
        super().__init__(Random(0))
        self.mode, self.dealer = mode, dealer
        self.hands: list[list[Card]] = []
        self.deck: list[Card] = []
        self.upcoming: list[Card] = []

    def lay_out(self, hands: Any, order: Any) -> None:
        """Keep a deal ready for the round that comes next."""
        self.hands = [cards_of(self.mode, hand) for hand in hands]
        self.upcoming = [self.mode.cards[int(number)] for number in order]

    def draw(
        self, label: str, bag: Sequence[Any], n: int = 1, *, to: int | None = None
    ) -> Sequence[Any]:
        """Give the dealer, the hands and the next card as they were dealt."""
        if label == "dealer":
            return [self.dealer]
        if label == "deal":
            assert to is not None
            assert len(self.hands[to]) == n
            assert set(self.hands[to]) <= set(bag)
            self.deck = self.upcoming.copy()
            return self.hands[to]
        return [self.deck.pop(0)]


def cards_of(mode: Mode, sets: Any) -> list[Card]:
    """Read a set of cards from its bits."""
    places = [mode.bit(number) for number in range(len(mode.cards))]
    return [
        card
        for card, (word, bit) in zip(mode.cards, places, strict=True)
        if int(sets[word]) >> bit & 1
    ]


class Pair:
    """A batch of tables and as many games of the engine."""

    def __init__(self, options: Options, tables: int, seed: int) -> None:
        self.mode = mode_of(options)
        self.rng = np.random.default_rng(seed)
        self.tables = tables
        if options.dealer is not None:
            dealers = np.full(tables, options.dealer, dtype=np.int32)
        else:
            dealers = self.rng.integers(self.mode.players, size=tables).astype(np.int32)
        if self.mode.solo:
            dealers = np.full(tables, NONE, dtype=np.int32)
        hands, order = self.deal()
        self.state: State = rounds.begin(np, self.mode, dealers, hands, order)
        self.fates = [Dealt(self.mode, int(dealer)) for dealer in dealers]
        self.lay_out(hands, order)
        self.games = [GAME.opening(options, fate, None) for fate in self.fates]
        self.plays = 0

    def deal(self) -> Deal:
        """Deal a round at every table."""
        uniforms = self.rng.random((len(self.mode.cards), self.tables), dtype=np.float32)
        return dealing.deal(np, self.mode, uniforms)

    def lay_out(self, hands: Any, order: Any) -> None:
        """Have the same deal ready for the engine."""
        for at, fate in enumerate(self.fates):
            fate.lay_out(hands[..., at], order[..., at])

    def play(self, step: Callable[[State, Any], State], most: int) -> None:
        """Play on until all games are over or this many cards were sent, comparing all the way."""
        upcoming = self.deal()
        self.lay_out(*upcoming)
        for _ in range(most):
            legal = fight.legal_cards(np, self.mode, self.state)
            cards = [self.compare(at, legal[:, at]) for at in range(self.tables)]
            if all(card is None for card in cards):
                return
            for game, card, fate in zip(self.games, cards, self.fates, strict=True):
                if card is not None:
                    assert game.turn is not None
                    GAME.apply(game, game.turn, card, fate, None)
            numbers = [0 if card is None else self.mode.numbers[card] for card in cards]
            self.state = step(self.state, np.array(numbers, dtype=np.int32))
            due = deal_due(np, self.state)
            if due.any():
                fresh = rounds.begin_round(np, self.mode, self.state, *upcoming)
                self.state = choose(np, due, fresh, self.state)
                upcoming = self.deal()
                self.lay_out(*upcoming)
            self.plays += sum(card is not None for card in cards)
        raise AssertionError("a game did not end")

    def compare(self, at: int, legal: Any) -> Card | None:
        """Compare one table with its game, and choose a card for both; None when it is over."""
        mode, game = self.mode, self.games[at]
        state = State(*(np.asarray(field)[..., at] for field in self.state))
        assert int(state.turn) == (NONE if game.turn is None else game.turn)
        assert [cards_of(mode, hand) for hand in state.hands] == game.hands
        assert [cards_of(mode, pile) for pile in state.piles] == [
            sorted(pile, key=lambda card: card.place) for pile in piles(game)
        ]
        assert list(state.tokens) == game.tokens
        if game.scores:
            assert tuple(state.totals) == game.scores[-1].totals
        assert bool(over(np, state)) == (game.verdict is not None)
        if game.verdict is not None:
            assert tuple(np.flatnonzero(state.winners)) == game.verdict.winners
            return None
        compare_fight(mode, state, game)
        moves = GAME.moves(game, int(state.turn))
        assert cards_of(mode, legal) == moves
        chosen: Card = moves[int(self.rng.integers(len(moves)))]
        return chosen


def compare_fight(mode: Mode, state: State, game: Table) -> None:
    """Compare what is on the table in a running round."""
    schools = mode.schools
    assert int(state.round) == game.round
    assert int(state.dealer) == (NONE if game.dealer is None else game.dealer)
    assert (None if state.preferred == NONE else schools[state.preferred]) == game.preferred
    assert [mode.cards[int(card)] for card in state.arena[: int(state.entered)]] == [
        play.card for play in game.fight
    ]
    assert int(state.drawn) == mode.left_over - len(game.deck)
