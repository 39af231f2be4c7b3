"""What a person is shown by the short ways of a game is what the long way shows."""

from random import Random

import pytest

from ludus.core.codec import state_hash
from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games import all_games, find_game

MOVES = 60


@pytest.mark.parametrize("name", all_games())
def test_short_ways_show_the_same_and_change_nothing(name: str) -> None:
    game, rng = find_game(name), Random(13)
    options = game.read_options({"players": game.players[-1]})
    state = game.setup(options, Fast(rng), None)
    for _ in range(MOVES):
        acting = game.to_act(state)
        if not acting:
            break
        before, alike = state_hash(state), game.shown_alike(state)
        for seat in (None, *range(game.seats(options))):
            whole = game.for_person(game.view(state, seat))
            assert game.shown(state, seat, alike) == whole
            assert game.shown(state, seat) == whole
        assert state_hash(state) == before
        seat = rng.choice(acting)
        step(game, state, seat, rng.choice(game.moves(state, seat)), Fast(rng))
