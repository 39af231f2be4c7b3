"""PettingZoo and Gymnasium: their own checks pass, in all games."""

import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from ludus.core.errors import BadInput, LudusError
from ludus.faces.gymnasium import Seat
from ludus.faces.pettingzoo import env
from ludus.games import all_games
from modes import swept_games

PLAYERS = {"gorus": 3, "brutus": 4, "gloria": 2, "insanam": 2}
GAMES = pytest.mark.parametrize("game", PLAYERS)


@pytest.fixture(autouse=True)
def its_own_warnings() -> Iterator[None]:
    """Let PettingZoo say of a mask beside the observation what it does not say of its own games.

    Masks of seats that do not act are all zeros, too, as they are in its own games.
    """
    with warnings.catch_warnings():
        for text in ("Observation is not a NumPy array", "Action mask numpy array is all zeros",
                     "Observation space for each agent probably should be"):  # fmt: skip
            warnings.filterwarnings("ignore", message=text)
        yield


@GAMES
def test_the_api_test_of_pettingzoo_passes(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, players=PLAYERS[game]), num_cycles=300, verbose_progress=False)
    assert "Passed" in capsys.readouterr().out


@GAMES
def test_the_seed_test_of_pettingzoo_passes(game: str) -> None:
    seed_test(lambda: env(game, players=PLAYERS[game]), num_cycles=40)


@GAMES
def test_the_render_test_of_pettingzoo_passes(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda render_mode: env(game, render_mode=render_mode, players=PLAYERS[game]))
    assert len(capsys.readouterr().out) > 500


@pytest.mark.parametrize(("game", "options"), swept_games())
def test_every_mode_is_played_to_its_end_by_masked_actions(game: Any, options: Any) -> None:
    from ludus.core.codec import to_plain

    table, rng = env(game.name, **to_plain(options)), Random(1)
    table.reset(seed=1)
    for number, agent in enumerate(table.agent_iter()):
        observation, _, termination, _, _ = table.last(observe=number % 10 == 0)
        if observation is not None:
            assert table.observation_space(agent).contains(observation)
        if number == 400 or termination:
            break
        assert table.playing is not None
        table.step(rng.choice(table.playing.choices))
    if termination:
        assert sum(table.rewards.values()) in (0, pytest.approx(1))


def test_rewards_are_shares_of_the_victory_given_once_at_the_end() -> None:
    table = env("gorus", players=4, teams="2v2", target=1)
    table.reset(seed=3)
    given = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        given[agent] += float(reward)
        if over:
            table.step(None)
            continue
        assert not reward
        assert observation is not None
        table.step(int(table.action_space(agent).sample(observation["action_mask"])))
    assert sorted(given.values()) == [0, 0, 0.5, 0.5]


def test_bad_input_is_refused_in_one_line() -> None:
    for wrong in (
        lambda: env("chess"),
        lambda: env("gorus", players=9),
        lambda: Seat("gorus", bots="x"),
        lambda: env("gorus", players=3).observe("seat_0"),
    ):
        with pytest.raises(LudusError):
            wrong()
    table = env("gorus", players=3)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(BadInput, match="no-such-action"):
        table.step(int(np.argmin(mask)))


@GAMES
def test_gymnasium_finds_no_fault(game: str) -> None:
    gymnasium.register(f"Ludus-{game}-v0", entry_point="ludus.faces.gymnasium:Seat")
    made = gymnasium.make(f"Ludus-{game}-v0", game=game, players=PLAYERS[game], render_mode="ansi")
    check_env(made.unwrapped, skip_render_check=False)


def test_a_learner_plays_whole_games_against_bots() -> None:
    seat, rng, rewards = Seat("gorus", seat=1, bots="veteran,random", players=3), Random(1), []
    for number in range(4):
        observation, _ = seat.reset(seed=number)
        over = False
        while not over:
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
            observation, reward, over, truncated, info = seat.step(action)
            assert (truncated, info) == (False, {})
        rewards.append(reward)
    assert set(rewards) <= {0.0, 0.5, 1.0}


def test_an_action_that_the_mask_forbids_ends_the_learners_game() -> None:
    seat = Seat("brutus", players=4)
    observation, _ = seat.reset(seed=1)
    _, reward, over, _, info = seat.step(int(np.argmin(observation["action_mask"])))
    assert (reward, over, info) == (-1, True, {"illegal": True})


def test_every_game_has_its_environments() -> None:
    assert set(PLAYERS) == set(all_games())
