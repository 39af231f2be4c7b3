"""The champion of Brutus: a net, and what its moves lead to in worlds that fit what was seen.

Worlds that the view cannot exclude are imagined, and those kept in which others would have played
and passed as they have in this round: the net itself says how likely that is. The moves that the
net likes are then tried in the same worlds; the critic says what share of the stakes of the manche
they leave the seat, at once or after everybody has played on as the net would.

`STYLES` says at how many players that is better than the search of equal time; a style that is
`quick` tries the moves that the net likes as that search does.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import numpy as np

from ludus.arrays.brutus.actions import ACTIONS, action_of
from ludus.bots.brutus import KNOWLEDGE, STYLES
from ludus.bots.brutus_lines import Lines, Past, laid_out, single, taken
from ludus.bots.brutus_net import likings
from ludus.bots.imagining import Imagining, drawn
from ludus.bots.rehearsal import Prior, Rehearsal
from ludus.bots.shipped import Shipped
from ludus.bots.styles import Style
from ludus.core.bots import Bot, Budget
from ludus.core.moves import Move
from ludus.core.rules import AnyRules
from ludus.games.brutus.view import View

Array = np.ndarray[Any, Any]


class BrutusChampion:
    """A player that asks its nets, and imagines.

    A style that is named is used at all numbers of players.
    """

    def __init__(
        self,
        game: AnyRules,
        budget: Budget,
        nets: Shipped,
        otherwise: Bot,
        style: Style | None = None,
    ) -> None:
        self._game = game
        self._budget = budget
        self._nets = nets
        self._otherwise = otherwise
        self._style = style

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """Choose the move that brings most of the stakes of the manche."""
        style = self._style or STYLES.get(view.options.players)
        bot = self._otherwise if style is None else self._looking(style)
        move: Move = bot.choose(view, moves, rng)
        return move

    def _looking(self, style: Style) -> Bot:
        if style.quick:
            prior = Prior(partial(likings, self._nets.actor), style.candidates, style.lean)
            return Rehearsal(self._game, KNOWLEDGE, self._budget, prior)

        def look(view: View, rng: Random) -> BrutusLook:
            return BrutusLook(self._game, self._nets, view, rng, style)

        return Imagining(look, style, self._budget)


class BrutusLook:
    """One decision: what the net thinks of it, and imagined worlds to try moves in."""

    def __init__(
        self, game: AnyRules, nets: Shipped, view: View, rng: Random, style: Style
    ) -> None:
        if view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        self._game, self._nets, self._view, self._rng = game, nets, view, rng
        self._seat, self._style = view.seat, style
        self._lines = Lines(single(view.options), nets)
        self._lots = np.random.default_rng(rng.getrandbits(64))
        first = laid_out(view, [game.imagine(view, rng)])
        self._past = Past(view, taken(first, 0))

    def likings(self, moves: Sequence[Move]) -> Sequence[float]:
        """Say how much the net likes some moves."""
        return likings(self._nets.actor, self._view, moves)

    def worths(self, moves: Sequence[Move], worlds: int) -> Sequence[float]:
        """Try moves in imagined worlds; say what share of the stakes each leaves the seat."""
        imagined, weights = self._worlds(worlds)
        count = len(weights)
        rows = np.tile(np.arange(count), len(moves))
        players = len(self._view.ranks)
        actions = np.array([action_of(move, self._seat, players) for move in moves])
        state = self._lines.sent(taken(imagined, rows), np.repeat(actions, count))
        state = self._lines.played_on(state, self._luck(rows, count))
        own = self._lines.values(state, self._seat).reshape((len(moves), count)) @ weights
        found: list[float] = own.tolist()
        return found

    def _luck(self, rows: Array, count: int) -> Iterator[Array]:
        """Draw what decides between the net's choices: the same in a world after every move."""
        for _ in range(self._style.ahead * sum(size > 0 for size in self._view.sizes)):
            waits = self._lots.standard_exponential((count, len(ACTIONS)), dtype=np.float32)
            yield -np.log(np.maximum(waits, 1e-30))[rows]

    def _worlds(self, count: int) -> Any:
        """Imagine worlds, and choose by how likely what was seen is in them."""
        past, style = self._past, self._style
        pool = count
        if past.length:
            pool = min(max(style.pool, count), max(count, style.seen // past.length))
        worlds = [self._game.imagine(self._view, self._rng) for _ in range(pool)]
        state = laid_out(self._view, worlds)
        if not past.length:
            return state, np.full(count, 1 / count, dtype=np.float32)
        logs = style.trust * past.likelihood(self._lines, state)
        rows, weights = drawn(logs, count, self._lots)
        return taken(state, rows), weights
