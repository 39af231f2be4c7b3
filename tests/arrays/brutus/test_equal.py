"""The arrays play the same game as the readable rules: every decision of random games."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from arrays.brutus.side_by_side import Table, assert_equal, batched
from ludus.arrays import brutus as arrays
from ludus.arrays.brutus.axes import Array
from ludus.arrays.brutus.ending import BY_MANCHES, BY_POINTS
from ludus.arrays.brutus.playing import merge
from ludus.games.brutus import GAME
from ludus.games.brutus.options import End, Options
from modes import swept

MOST = 8_000
"""No random game of these modes takes more decisions."""

SOME = 700
"""Enough for two manches at the largest table: there, whole games are for `make deep`."""


def begin(tables: list[Table], mode: arrays.Mode) -> arrays.State:
    """Begin the games that the tables have been dealt."""
    dealt = batched([arrays.state_of(table.state) for table in tables])
    return arrays.begin(np, mode, dealt.hands, arrays.newcomers(np, dealt.ranks))


def compare(
    options: Options,
    seeds: range,
    xp: Any,
    legal: Callable[..., Array],
    step: Callable[..., arrays.State],
    most: int = MOST,
) -> int:
    """Play games in both forms; at each decision compare everything. Give how many there were."""
    mode = arrays.mode_of(options)
    tables = [Table(options, seed) for seed in seeds]
    state = begin(tables, mode)
    playing = [True] * len(tables)
    decisions = 0
    for _ in range(most):
        expected = batched([arrays.state_of(table.state) for table in tables])
        assert_equal(state, expected, [True] * len(tables))
        mask = np.asarray(legal(state))
        for number, table in enumerate(tables):
            assert np.flatnonzero(mask[:, number]).tolist() == sorted(table.actions())
        if not any(playing):
            break
        decisions += sum(playing)
        clock = np.asarray([table.seconds for table in tables], dtype=np.int32)
        played = [table.play() for table in tables]
        state = step(state, np.asarray([action for action, _ in played], dtype=np.int32), clock)
        dealt = np.asarray([new for _, new in played])
        assert ((np.asarray(state.phase) == arrays.DEALING) == dealt).all()
        if dealt.any():
            hands = batched([arrays.state_of(table.state) for table in tables]).hands
            following = arrays.begin(xp, mode, hands, arrays.standings(state))
            state = merge(xp, dealt, following, state)
        playing = [table.seat >= 0 for table in tables]
    if most == MOST:
        assert not any(playing), "every game has ended"
        same_outcome(mode, state, tables)
    return decisions


def same_outcome(mode: arrays.Mode, state: arrays.State, tables: list[Table]) -> None:
    """Hold the ends of all games equal: who won, all scores and places, and what decided."""
    found = arrays.outcome(np, mode, state)
    for number, table in enumerate(tables):
        outcome = GAME.outcome(table.state)
        assert outcome is not None
        assert tuple(np.flatnonzero(found.winners[:, number])) == outcome.winners
        assert tuple(found.scores[:, number]) == outcome.scores
        assert tuple(found.ranking[:, number]) == outcome.ranking
        articles = {BY_POINTS: outcome.reason, BY_MANCHES: "B-12.6"}
        assert articles.get(int(found.decided_by[number]), "B-12.7") == outcome.decided_by


@pytest.mark.parametrize("options", swept(GAME.modes))
def test_every_decision_is_the_same(options: Options) -> None:
    mode = arrays.mode_of(options)
    legal, step = partial(arrays.legal, np, mode), partial(arrays.step, np, mode)
    games = 2 if mode.manches == 1 else 1
    most = SOME if (mode.manches or 0) > 3 else MOST
    assert compare(options, range(games), np, legal, step, most) > 200


@pytest.mark.deep
@pytest.mark.parametrize("options", GAME.modes, ids=str)
def test_every_decision_is_the_same_in_many_games(options: Options) -> None:
    mode = arrays.mode_of(options)
    legal, step = partial(arrays.legal, np, mode), partial(arrays.step, np, mode)
    compare(options, range(100, 130), np, legal, step)


def compiled(options: Options) -> tuple[Callable[..., Array], Callable[..., arrays.State]]:
    """Compile the rules; quickly, because a few tables are played for a moment only."""
    mode, quick = arrays.mode_of(options), {"xla_backend_optimization_level": 0}
    legal = jax.jit(partial(arrays.legal, jnp, mode), compiler_options=quick)
    return legal, jax.jit(partial(arrays.step, jnp, mode), compiler_options=quick)


def test_every_decision_is_the_same_in_jax() -> None:
    options = Options(4, True, True, True, End(manches=2))
    assert compare(options, range(2), jnp, *compiled(options)) > 400


@pytest.mark.deep
@pytest.mark.parametrize("players", range(4, 11))
def test_every_decision_is_the_same_in_jax_at_every_table(players: int) -> None:
    options = Options(players, True, True, True, End(target=30))
    compare(options, range(10), jnp, *compiled(options))


def test_a_finished_table_stays_as_it_is() -> None:
    options = Options(4, end=End(manches=1))
    table = Table(options, 1)
    while table.seat >= 0:
        table.play()
    state = arrays.state_of(table.state)
    mode = arrays.mode_of(options)
    for action in Random(1).sample(range(len(arrays.ACTIONS)), 20):
        assert_equal(arrays.step(np, mode, state, np.int32(action)), state, [True])
