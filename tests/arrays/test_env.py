"""The environment for research: shapes, masks, rewards and new games."""

from typing import Any

import numpy as np
import pytest

from ludus.arrays import env
from ludus.arrays.brutus import ACTIONS
from ludus.arrays.brutus import SIZE as BRUTUS
from ludus.arrays.gorus.features import SIZE as GORUS

MODES = [
    ("gorus", {"players": 1, "target": 1}),
    ("gorus", {"players": 2, "target": 1}),
    ("gorus", {"players": 3, "dealer": 1}),
    ("gorus", {"players": 4, "teams": "2v2"}),
    ("gorus", {"players": 8, "target": 1}),
    ("brutus", {"players": 4, "end": {"manches": 2}}),
    ("brutus", {"players": 7, "conspiracy": True, "revolt": True, "end": {"manches": 1}}),
]
SIZES = {"gorus": (GORUS, 80), "brutus": (BRUTUS, len(ACTIONS))}


def acted(state: env.State, rng: np.random.Generator) -> Any:
    """Choose a legal action for every table."""
    chances = state.legal_action_mask * rng.random(state.legal_action_mask.shape)
    return chances.argmax(axis=-1).astype(np.int32)


@pytest.mark.parametrize(("name", "options"), MODES, ids=str)
def test_games_are_played_to_their_end(name: str, options: dict[str, object]) -> None:
    game = env.make(name, backend="numpy", **options)
    rng = np.random.default_rng(1)
    state = game.init(rng, (4,))
    features, actions = SIZES[name]
    assert state.observation.shape == (4, *game.observation_shape) == (4, features)
    assert state.legal_action_mask.shape == (4, game.num_actions) == (4, actions)
    gained = np.zeros((4, game.num_players))
    for _ in range(2000):
        if state.terminated.all():
            break
        running = ~state.terminated
        assert np.all(state.current_player[running] >= 0)
        assert np.all(state.legal_action_mask[running].any(axis=-1))
        state = game.step(state, acted(state, rng), rng)
        gained += state.rewards
    assert state.terminated.all()
    assert np.all(state.current_player == -1)
    won = gained.sum(axis=1) if game.num_players > 1 else gained.max(axis=1)
    assert np.all(won <= game.num_players)
    assert game.num_players == 1 or np.all(won > 0.99)


def test_a_game_that_has_ended_stays_and_gives_nothing_more() -> None:
    game = env.make("gorus", backend="numpy", players=2, target=1)
    rng = np.random.default_rng(2)
    state = game.init(rng)
    while not state.terminated:
        state = game.step(state, acted(state, rng), rng)
    assert state.rewards.sum() == pytest.approx(1)
    after = game.step(state, acted(state, rng), rng)
    assert after.rewards.sum() == 0
    assert after.step_count == state.step_count == 30
    begun = game.reset_ended(after, rng)
    assert not begun.terminated
    assert begun.step_count == 0
    assert begun.current_player >= 0


def test_only_games_that_have_ended_begin_again() -> None:
    game = env.make("gorus", backend="numpy", players=3)
    rng = np.random.default_rng(3)
    state = game.init(rng, (16,))
    while not state.terminated.any():
        state = game.step(state, acted(state, rng), rng)
    begun = game.reset_ended(state, rng)
    running = ~state.terminated
    assert np.all(begun.step_count[running] == state.step_count[running])
    assert np.all(begun.step_count[~running] == 0)
    assert np.array_equal(begun.observation[running], state.observation[running])


def test_every_seat_can_be_shown_the_table() -> None:
    game = env.make("gorus", backend="numpy", players=4)
    state = game.init(np.random.default_rng(4), (3,))
    shown = [game.observe(state, seat) for seat in range(4)]
    hands = [one[:, :80] for one in shown]
    assert np.all(sum(hand.sum(axis=1) for hand in hands) == 40)
    assert np.array_equal(shown[int(state.current_player[0])][0], state.observation[0])


def test_numpy_and_jax_agree_card_by_card() -> None:
    import jax

    quick = env.make("gorus", players=3, target=1)
    plain = env.make("gorus", backend="numpy", players=3, target=1)
    rng = np.random.default_rng(5)
    key = jax.random.key(0)
    step = jax.jit(quick.step)
    state = jax.jit(lambda key: quick.init(key, (4,)))(key)
    beside = jax.tree.map(np.asarray, state)
    for _ in range(30):
        actions = acted(beside, rng)
        state = step(state, actions, key)
        beside = plain.step(beside, actions, rng)
        for one, other in zip(jax.tree.leaves(state), jax.tree.leaves(beside), strict=True):
            assert np.allclose(one, other)
    assert beside.terminated.all()


def test_one_table_can_be_mapped_over_many() -> None:
    import jax

    game = env.make("gorus", players=2, target=1)
    keys = jax.random.split(jax.random.key(1), 3)
    state = jax.jit(jax.vmap(game.init))(keys)
    assert state.observation.shape == (3, *game.observation_shape)
    assert np.all(np.asarray(state.legal_action_mask).sum(axis=1) == 10)


@pytest.mark.parametrize(
    ("game", "backend", "said"),
    [("chess", "numpy", "has no rules as arrays"), ("gorus", "torch", "no backend")],
)
def test_what_does_not_exist_is_named(game: str, backend: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        env.make(game, backend=backend, players=3)


def test_a_game_that_ends_by_the_clock_is_refused() -> None:
    with pytest.raises(ValueError, match="no clock"):
        env.make("brutus", backend="numpy", players=4, end={"time": 600})
