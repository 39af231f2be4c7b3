"""The arrays and the readable rules agree on every card of whole games, in every mode."""

import numpy as np
import pytest

from arrays.gorus.equal import Pair
from ludus.arrays.gorus import rounds
from ludus.arrays.gorus.state import State
from ludus.games.gorus.options import MODES, Options

MOST = 4000
FEW = [
    Options(1, "ru2020"),
    Options(2),
    Options(3),
    Options(3, "ru2020"),
    Options(4, "ru2020", "2v2"),
    Options(5, "fr2018", "3v2"),
    Options(6, "ru2020", "2v2v2", target=1),
    Options(7, "fr2018", "2v2v2v1", target=1),
    Options(8, "ru2020", target=1),
    MODES[-1],
]


def name(options: Options) -> str:
    """Name a mode."""
    return f"{options.players}-{options.edition}-{options.teams}-{options.target}"


@pytest.mark.parametrize("options", FEW, ids=name)
def test_whole_games_are_equal(options: Options) -> None:
    pair = Pair(options, tables=3, seed=7)
    pair.play(lambda state, cards: rounds.step(np, pair.mode, state, cards), MOST)
    assert pair.plays >= 3 * pair.mode.plays


@pytest.mark.deep
@pytest.mark.parametrize("options", MODES, ids=name)
def test_whole_games_are_equal_in_every_mode(options: Options) -> None:
    pair = Pair(options, tables=40, seed=8)
    pair.play(lambda state, cards: rounds.step(np, pair.mode, state, cards), MOST)


def test_whole_games_are_equal_under_jax() -> None:
    import jax
    import jax.numpy as jnp

    pair = Pair(Options(3, target=1), tables=3, seed=9)

    @jax.jit
    def step(state: State, cards: jax.Array) -> State:
        return rounds.step(jnp, pair.mode, state, cards)

    pair.play(lambda state, cards: State(*map(np.asarray, step(state, cards))), MOST)
    assert pair.plays >= 3 * pair.mode.plays
