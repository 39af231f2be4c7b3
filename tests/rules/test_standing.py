"""What games say of themselves to whoever looks at many: who is ahead, with whom, with what."""

from random import Random
from typing import Any

import pytest

from ludus.core.fate import Fast
from ludus.core.rules import AnyRules, step
from ludus.games import all_games, find_game
from ludus.games.gorus.options import Options as Gorus


def played(game: AnyRules, options: dict[str, Any], most: int) -> Any:
    """Play at random, for so many moves at most."""
    rng = Random(5)
    fate = Fast(rng)
    state = game.setup(game.read_options(options), fate, None)
    for _ in range(most):
        seats = game.to_act(state)
        if not seats:
            break
        step(game, state, seats[0], rng.choice(game.moves(state, seats[0])), fate)
    return state


@pytest.mark.parametrize("name", all_games())
def test_the_standing_has_a_number_for_every_seat_from_the_start(name: str) -> None:
    game = find_game(name)
    for moves in (0, 40):
        found = game.standing(played(game, {"players": 4}, moves))
        assert found is not None
        assert len(found) == 4


def test_seats_of_a_team_stand_and_win_together() -> None:
    game = find_game("gorus")
    assert tuple(game.sides(Gorus(4, teams="2v2"))) == (0, 1, 0, 1)
    assert tuple(game.sides(Gorus(3))) == (0, 1, 2)
    state = played(game, {"players": 4, "teams": "2v2", "target": 1}, 400)
    over = game.outcome(state)
    assert over is not None
    found = game.standing(state)
    assert {seat for seat in range(4) if found[seat] == max(found)} == set(over.winners)  # type: ignore[index, arg-type]


def test_gladiators_that_can_fight_count_and_classes_are_known_from_the_first_turn() -> None:
    game = find_game("gloria")
    options = {"players": 2, "troops": "drawn"}
    state = played(game, options, 0)
    early = game.holdings(state)
    state.turn = max(1, state.turn)
    troops = game.holdings(state)["class"]
    assert [len(troop) for troop in troops] == list(game.standing(state) or ())
    state.gladiators[0].status = "out"
    owner = state.gladiators[0].owner
    assert game.standing(state)[owner] == len(troops[owner]) - 1  # type: ignore[index]
    assert early in ({}, {"class": troops})
    state.turn = 0
    assert game.holdings(state) == {}


def test_a_courtier_begins_with_a_board_a_destiny_a_start_and_a_place() -> None:
    game = find_game("insanam")
    state = played(game, {"players": 3}, 0)
    assert "place" not in game.holdings(state), "not before all have chosen"
    while state.table.turn == 0:
        seats = game.to_act(state)
        step(game, state, seats[0], game.moves(state, seats[0])[0], Fast(Random(1)))
    found = game.holdings(state)
    assert set(found) == {"board", "destiny", "start", "place"}
    assert sorted(place for (place,) in found["place"]) == ["1", "2", "3"]
    first = found["place"].index(("1",))
    assert state.table.order[0] == first
    assert found["board"][first] == (state.table.players[first].board,)
