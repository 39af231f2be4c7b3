"""The champion of Gorus Maximus: a net, and lines of play in imagined worlds.

Worlds that the view cannot exclude are imagined. A style that has trust in others' play prefers
those in which the cards that others have sent would have been sent: the net itself says how likely
that is. The moves that the net likes are then tried in the same worlds. What counts is what the
critic says then, at once or after everybody has played on as the net would, with the same luck
after every move. Where few cards are left, all that can happen is looked at instead.

Where rules of thumb play on better than the net does, a style is `quick`: cards are tried side by
side, and the round is played on by these rules. At numbers of players without a style a tree is
grown. `STYLES` says which is best at how many players.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from math import factorial
from random import Random
from typing import Any

import numpy as np

from ludus.arrays.gorus import features, rounds
from ludus.arrays.gorus.mode import ACTIONS, STRENGTHS, Mode, mode_of
from ludus.arrays.gorus.state import State
from ludus.arrays.gorus.viewed import state_of
from ludus.bots.gorus import KNOWLEDGE, STYLES
from ludus.bots.gorus_lines import Lines, as_set, laid_out, sent, solved, spread, taken
from ludus.bots.imagining import Imagining, drawn
from ludus.bots.net import likings
from ludus.bots.rehearsal import Prior, Rehearsal
from ludus.bots.search import Search
from ludus.bots.shipped import Shipped
from ludus.bots.styles import Style
from ludus.core.bots import Bot, Budget
from ludus.core.rules import AnyRules
from ludus.games.gorus.cards import Card
from ludus.games.gorus.options import sides
from ludus.games.gorus.view import View

Array = np.ndarray[Any, Any]

AT_THE_END = Style(candidates=8, worlds=24)
"""How the champion looks where few cards are left: at all that can happen."""
MOST_LINES = 20_000
"""How many lines are looked at where few cards are left, at most."""


class GorusChampion:
    """A player that asks its nets, and imagines.

    A style that is named is used at all numbers of players.
    """

    def __init__(
        self, game: AnyRules, budget: Budget, nets: Shipped, style: Style | None = None
    ) -> None:
        self._game = game
        self._budget = budget
        self._nets = nets
        self._style = style
        self._search = Search(game, KNOWLEDGE, budget)

    def choose(self, view: View, moves: Sequence[Card], rng: Random) -> Card:
        """Choose the card that brings its side nearest to winning the game."""
        style = self._style or STYLES.get(view.options.players)
        if (style is None or style.quick) and few_left(view):
            style = AT_THE_END
        bot: Bot = self._search if style is None else self._looking(style)
        card: Card = bot.choose(view, moves, rng)
        return card

    def _looking(self, style: Style) -> Bot:
        if style.quick:
            prior = Prior(partial(likings, self._nets.actor), style.candidates, style.lean)
            return Rehearsal(self._game, KNOWLEDGE, self._budget, prior)

        def look(view: View, rng: Random) -> GorusLook:
            return GorusLook(self._game, self._nets, view, rng, style)

        return Imagining(look, style, self._budget)


def few_left(view: View) -> bool:
    """Tell whether all that can still happen can be looked at. Cards to come are in no hand."""
    if view.deck_size:
        return False
    most = max(view.hand_sizes)
    lines: int = AT_THE_END.worlds * factorial(most) ** view.options.players
    return lines <= MOST_LINES


class GorusLook:
    """One decision: what the net thinks of it, and imagined worlds to try moves in."""

    def __init__(
        self, game: AnyRules, nets: Shipped, view: View, rng: Random, style: Style
    ) -> None:
        self._game, self._view, self._rng, self._style = game, view, rng, style
        self._mode = mode_of(view.options)
        self._lines = Lines(self._mode, nets)
        self._lots = np.random.default_rng(rng.getrandbits(64))
        self._side = sides(view.options).side_of(view.seat)
        # Where cards are drawn, hands change by more than what is sent.
        unweighed = self._mode.left_over or not style.trust
        self._past = None if unweighed else _Past(self._mode, view, style.seen)

    def likings(self, moves: Sequence[Card]) -> Sequence[float]:
        """Say how much the net likes some moves."""
        chances, order = self._lines.chances(spread(state_of(self._view), 1))
        found: list[float] = _of_actions(chances, order, self._actions(moves)).tolist()
        return found

    def _actions(self, moves: Sequence[Card]) -> Array:
        return np.array([self._mode.actions[self._mode.numbers[card]] for card in moves])

    def worths(self, moves: Sequence[Card], worlds: int) -> Sequence[float]:
        """Try moves in imagined worlds; say how likely its side is to win after each."""
        exact = few_left(self._view)
        imagined, weights = self._worlds(min(worlds, AT_THE_END.worlds) if exact else worlds)
        count = len(weights)
        rows = np.tile(np.arange(count), len(moves))
        state = sent(self._mode, taken(imagined, rows), np.repeat(self._actions(moves), count))
        worth = None
        if exact:
            worth = solved(self._mode, state, 2 * MOST_LINES)
        if worth is None:
            worth = self._lines.values(self._lines.played_on(state, self._luck(rows, count)))
        own = worth[:, self._side].reshape((len(moves), count)) @ weights
        found: list[float] = own.tolist()
        return found

    def _luck(self, rows: Array, count: int) -> Iterator[Array]:
        """Draw what decides between the net's choices: the same in a world after every move."""
        each = 1 if self._mode.solo else self._mode.fight_size
        sent_by_now = 0 if self._mode.solo else len(self._view.fight)
        for _ in range(self._style.ahead * each - sent_by_now - 1):
            waits = self._lots.standard_exponential((count, ACTIONS), dtype=np.float32)
            yield -np.log(np.maximum(waits, 1e-30))[rows]

    def _worlds(self, count: int) -> tuple[State, Array]:
        """Imagine worlds, and choose by how likely what was seen is in them."""
        past = self._past
        pool = count if past is None else min(max(self._style.pool, count), max(count, past.room))
        worlds = [self._game.imagine(self._view, self._rng) for _ in range(pool)]
        state = laid_out(self._view, worlds, self._lots)
        if past is None:
            return state, np.full(count, 1 / count, dtype=np.float32)
        logs = self._style.trust * past.likelihood(self._lines, state)
        rows, weights = drawn(logs, count, self._lots)
        return taken(state, rows), weights


def _of_actions(chances: Array, order: features.Ordered, actions: Array) -> Array:
    """Give the logarithms of the chances of actions: one for each row, or all of one row."""
    rows = np.arange(len(actions)) if len(chances) > 1 else np.zeros(len(actions), dtype=int)
    place = order.place[actions // STRENGTHS, rows]
    found: Array = chances[rows, place * STRENGTHS + actions % STRENGTHS]
    return found


class _Past:
    """What others have sent this round, to be held against hands they may have had."""

    def __init__(self, mode: Mode, view: View, most: int) -> None:
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
        self.room = most // max(1, self.length)
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
