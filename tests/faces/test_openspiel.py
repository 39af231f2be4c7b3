"""OpenSpiel: its basic tests pass, its playthroughs are made, its searchers and learners run."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from ludus.core.fate import Scripted
from ludus.faces import openspiel
from ludus.games import all_games, find_game

SMALL = {
    "gorus": "ludus_gorus(players=2,options=target:1)",
    "brutus": 'ludus_brutus(players=4,options=end:{"manches":1})',
    "gloria": "ludus_gloria(players=2,options=turn_limit:1)",
    "insanam": "ludus_insanam(players=2,options=max_turns:1)",
}
EVERY = pytest.mark.parametrize("name", SMALL)


@pytest.fixture(autouse=True)
def registered() -> None:
    assert openspiel.register() == tuple(f"ludus_{name}" for name in all_games())


def dealt(name: str) -> Any:
    """Give a state in which a seat has to decide."""
    state, rng = pyspiel.load_game(name).new_initial_state(), Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


@EVERY
def test_the_basic_tests_of_openspiel_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SMALL[name]), 1, True, False)


@EVERY
def test_a_state_survives_being_written_and_read(name: str) -> None:
    state = dealt(SMALL[name])
    again = pickle.loads(pickle.dumps(state))  # noqa: S301
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


@EVERY
def test_a_resampled_state_looks_the_same_to_its_seat(name: str) -> None:
    state, rng = dealt(SMALL[name]), Random(2)
    for _ in range(30):
        if not state.is_chance_node():
            seat = state.current_player()
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_chance_is_that_of_the_rules() -> None:
    game, state = find_game("gorus"), dealt(SMALL["gorus"])
    table = state.table.state
    hands = sorted(card for hand in table.hands for card in map(str, hand))
    assert len(set(hands)) == len(hands)
    around = [(table.dealer + 1 + step) % 2 for step in range(2)]
    deal = [("deal", seat, list(map(str, table.hands[seat]))) for seat in around]
    script = [("dealer", None, [table.dealer]), *deal]
    assert game.setup(table.options, Scripted(script), None) == table


def test_a_playthrough_is_made_and_tells_every_action() -> None:
    text = generate_playthrough.playthrough(SMALL["gorus"], None, seed=1)
    assert 'short_name = "ludus_gorus"' in text
    assert "IsTerminal() = True" in text
    assert "StringLegalActions()" in text


def test_its_search_plays_on() -> None:
    game = pyspiel.load_game(SMALL["gorus"])
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, rollouts, 2.0, 10, random_state=np.random.RandomState(2))
    state = dealt(SMALL["gorus"])
    assert bot.step(state) in state.legal_actions()


def test_its_regret_minimisation_runs() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(SMALL["gorus"]))
    solver.iteration()
    state = dealt(SMALL["gorus"])
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_returns_are_shares_of_the_victory() -> None:
    state, rng = dealt(SMALL["gorus"]), Random(4)
    while not state.is_terminal():
        assert state.returns() == [0, 0]
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 1
