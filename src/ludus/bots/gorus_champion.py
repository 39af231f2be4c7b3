"""The champion of Gorus Maximus: a net, and lines of play in worlds that fit what was seen.

Worlds that the view cannot exclude are imagined, and those kept in which the cards that others have
sent would have been sent: the net itself says how likely that is. The moves that the net likes are
then tried in the same worlds. Everybody plays on as the net would, with the same luck after every
move; what counts is what the critic says after this fight, and how the round ends. Where few cards
are left, all that can happen is looked at instead.

Where the net has not learned enough to be a better guide than rules of thumb, the search thinks
until few cards are left: `IMAGINED` says at how many players it has.
"""

from collections.abc import Iterator, Sequence
from math import factorial
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from ludus.arrays.gorus import features, rounds
from ludus.arrays.gorus.mode import ACTIONS, STRENGTHS, Mode, mode_of
from ludus.arrays.gorus.state import NONE, State
from ludus.arrays.gorus.viewed import state_of
from ludus.bots.gorus import KNOWLEDGE
from ludus.bots.gorus_lines import Lines, as_set, laid_out, sent, shared, solved, spread, taken
from ludus.bots.search import Search
from ludus.bots.shipped import Shipped
from ludus.core.bots import Budget
from ludus.core.rules import AnyRules
from ludus.games.gorus.cards import Card
from ludus.games.gorus.options import sides
from ludus.games.gorus.view import View

Array = np.ndarray[Any, Any]

IMAGINED: frozenset[int] = frozenset()
"""At how many players lines of the net's are better than a search of equal time."""
CANDIDATES = 8
"""How many moves are tried, at most: those that the net likes best."""
WORLDS = 24
"""In how many worlds they are tried at a time."""
POOL = 64
"""From how many imagined worlds these are chosen."""
MOST_SEEN = 3_000
"""How many decisions of others are weighed at a time, at most: fewer worlds if there were many."""
TRUST = 0.6
"""How much others are taken to play as the net would: 1 is exactly, 0 not at all."""
LEAST_TIME = 0.1
"""With fewer seconds than this, nothing is looked at that comes after the running fight."""
MOST_LINES = 20_000
"""How many lines are looked at where few cards are left, at most."""


class GorusChampion:
    """A player that asks its nets, and imagines."""

    def __init__(self, game: AnyRules, budget: Budget, nets: Shipped) -> None:
        self._game = game
        self._budget = budget
        self._nets = nets
        self._search = Search(game, KNOWLEDGE, budget)

    def choose(self, view: View, moves: Sequence[Card], rng: Random) -> Card:
        """Choose the card that brings its side nearest to winning the game."""
        if len(moves) == 1:
            return moves[0]
        trial = _Trial(self._game, self._nets, view, moves, rng)
        if view.options.players not in IMAGINED and not trial.few_left():
            found: Card = self._search.choose(view, moves, rng)
            return found
        start, tried, number = perf_counter(), 0, 0
        seconds, most = self._budget.seconds, self._budget.iterations
        deep = seconds is None or seconds >= LEAST_TIME
        while not number or not self._spent(perf_counter() - start, tried):
            left = None if most is None else most - tried
            tried += trial.round(left, deep=deep)
            number += 1
            if number & (number - 1) == 0:
                trial.halve()
        return trial.best()

    def _spent(self, seconds: float, tried: int) -> bool:
        """Tell whether the budget is spent."""
        most, long = self._budget.iterations, self._budget.seconds
        return (most is not None and tried >= most) or (long is not None and seconds >= long)


class _Trial:
    """The moves of one decision, and what they have been worth so far."""

    def __init__(
        self, game: AnyRules, nets: Shipped, view: View, moves: Sequence[Card], rng: Random
    ) -> None:
        self._game, self._view, self._rng = game, view, rng
        self._mode = mode_of(view.options)
        self._lines = Lines(self._mode, nets)
        self._lots = np.random.default_rng(rng.getrandbits(64))
        self._side = sides(view.options).side_of(view.seat)
        self._moves = self._liked(moves)[:CANDIDATES]
        self._worths: list[list[float]] = [[] for _ in self._moves]
        self._past = None if self._draws() else _Past(self._mode, view)

    def _draws(self) -> bool:
        """Tell whether hands change by more than what is sent."""
        return self._mode.left_over > 0

    def _liked(self, moves: Sequence[Card]) -> list[Card]:
        """Sort moves by how much the net likes them."""
        chances, order = self._lines.chances(spread(state_of(self._view), 1))
        actions = [self._mode.actions[self._mode.numbers[card]] for card in moves]
        liking = dict(zip(moves, _of_actions(chances, order, np.array(actions)), strict=True))
        return sorted(moves, key=lambda card: -liking[card])

    def round(self, left: int | None, *, deep: bool) -> int:
        """Try every move that is left in the same new worlds; give how many lines that were."""
        count = WORLDS if left is None else max(1, min(WORLDS, left // len(self._moves)))
        exact = self.few_left()
        worlds = self._worlds(count)
        actions = np.array([self._mode.actions[self._mode.numbers[card]] for card in self._moves])
        rows = np.tile(np.arange(count), len(actions))
        state = sent(self._mode, taken(worlds, rows), np.repeat(actions, count))
        worth = solved(self._mode, state, 2 * MOST_LINES) if exact else None
        if worth is None:
            worth = self._played(state, rows, count, deep=deep)
        own = worth[:, self._side].reshape((len(actions), count)).mean(axis=1)
        for worths, value in zip(self._worths, own.tolist(), strict=True):
            worths.append(value)
        return len(rows)

    def few_left(self) -> bool:
        """Tell whether all that can still happen can be looked at. Cards to come are in no hand."""
        if self._view.deck_size:
            return False
        most = max(self._view.hand_sizes)
        lines: int = WORLDS * factorial(most) ** self._mode.players
        return lines <= MOST_LINES

    def _played(self, state: State, rows: Array, count: int, *, deep: bool) -> Array:
        """Value lines by the critic after this fight, and by the end of the round."""
        more = max(0, self._mode.fight_size - len(self._view.fight) - 1)
        if self._mode.solo:
            more = 0
        state = self._lines.played_on(state, self._luck(more, rows, count))
        worth = self._lines.values(state)
        if not deep or (state.turn == NONE).all():
            return worth
        rest = self._luck(self._mode.plays, rows, count)
        end = self._lines.played_on(state, rest)
        return (worth + shared(self._mode, end)) / 2

    def _luck(self, cards: int, rows: Array, count: int) -> Iterator[Array]:
        """Draw what decides between the net's choices: the same in a world after every move."""
        for _ in range(cards):
            waits = self._lots.standard_exponential((count, ACTIONS), dtype=np.float32)
            yield -np.log(np.maximum(waits, 1e-30))[rows]

    def _worlds(self, count: int) -> State:
        """Imagine worlds, and choose by how likely what was seen is in them."""
        past = self._past
        pool = count if past is None else min(max(POOL, count), max(count, past.room))
        worlds = [self._game.imagine(self._view, self._rng) for _ in range(pool)]
        state = laid_out(self._view, worlds, self._lots)
        if past is None:
            return taken(state, np.arange(count))
        logs = TRUST * past.likelihood(self._lines, state)
        weights = np.exp(logs - logs.max())
        edges = np.cumsum(weights) / weights.sum()
        marks = (np.arange(count) + self._lots.random()) / count
        return taken(state, np.searchsorted(edges, marks).clip(0, pool - 1))

    def halve(self) -> None:
        """Send the worse half of the moves home; the better of the last two is found by trying."""
        kept = max(2, (len(self._moves) + 1) // 2)
        order = sorted(range(len(self._moves)), key=lambda at: -self._worth(at))[:kept]
        self._moves = [self._moves[at] for at in order]
        self._worths = [self._worths[at] for at in order]

    def best(self) -> Card:
        """Give the move that was worth most."""
        return self._moves[max(range(len(self._moves)), key=self._worth)]

    def _worth(self, at: int) -> float:
        return sum(self._worths[at]) / len(self._worths[at])


def _of_actions(chances: Array, order: features.Ordered, actions: Array) -> Array:
    """Give the logarithms of the chances of actions: one for each row, or all of one row."""
    rows = np.arange(len(actions)) if len(chances) > 1 else np.zeros(len(actions), dtype=int)
    place = order.place[actions // STRENGTHS, rows]
    found: Array = chances[rows, place * STRENGTHS + actions % STRENGTHS]
    return found


class _Past:
    """What others have sent this round, to be held against hands they may have had."""

    def __init__(self, mode: Mode, view: View) -> None:
        self._mode = mode
        plays = [play for fight in view.memory for play in fight.plays] + list(view.fight)
        state = _at_start(mode, view)
        states, actions = [], []
        for play in plays:
            card = mode.numbers[play.card]
            if play.seat != view.seat:
                states.append(state)
                actions.append(mode.actions[card])
            state = rounds.step(np, mode, state, np.asarray(card, dtype=np.int32))
        self.now = state
        """What these cards lead to: what lies on the table."""
        self.length = len(states)
        self.room = MOST_SEEN // max(1, self.length)
        self._actions = np.array(actions, dtype=np.int32)
        self._states = None
        if states:
            self._states = State(*(np.stack(one, axis=-1) for one in zip(*states, strict=True)))

    def likelihood(self, lines: Lines, worlds: State) -> Array:
        """Give the logarithm of the chance that others would have sent what they have sent."""
        count = worlds.turn.shape[0]
        if self._states is None:
            return np.zeros(count)
        then = taken(self._states, np.repeat(np.arange(self.length), count))
        hands = then.hands | np.tile(worlds.hands, self.length)
        chances, order = lines.chances(then._replace(hands=hands))
        told = _of_actions(chances, order, np.repeat(self._actions, count))
        likely: Array = told.reshape((self.length, count)).sum(axis=0)
        return likely


def _at_start(mode: Mode, view: View) -> State:
    """Lay out the beginning of this round; others hold only what they have sent since."""
    now = state_of(view)
    plays = [play for fight in view.memory for play in fight.plays] + list(view.fight)
    hands = np.zeros_like(now.hands)
    for seat in range(mode.players):
        hands[seat] = as_set(mode, [play.card for play in plays if play.seat == seat])
    hands[view.seat] |= now.hands[view.seat]
    first = now.turn if not plays else np.asarray(plays[0].seat, dtype=np.int32)
    return rounds.begin_round(
        np, mode, now._replace(dealer=(first - 1) % mode.players), hands, now.deck
    )
