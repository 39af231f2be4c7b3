"""Games as numbers: nothing but the view is told, every move has its own spelling."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from ludus.arrays.brutus import observation_of
from ludus.arrays.gorus import features
from ludus.arrays.gorus.viewed import seen_in
from ludus.core.errors import BadInput
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules, step
from ludus.faces.encoding import encoding_of
from ludus.faces.encoding.spelling import Turn
from ludus.faces.playing import BOUND, Mode, Playing
from ludus.games import all_games
from modes import swept_games

NAMES = ("gorus", "brutus", "gloria", "insanam")
MODES = swept_games(NAMES)


def played(game: AnyRules, options: Any, moves: int, every: int) -> Iterator[Any]:
    """Yield the state, now and then, of one random game."""
    rng = Random(5)
    state = game.setup(options, Fast(rng), None)
    for number in range(moves):
        acting = game.to_act(state)
        if not acting:
            return
        if number % every == 0:
            yield state
        seat = rng.choice(acting)
        step(game, state, seat, rng.choice(game.moves(state, seat)), Fast(rng))


@pytest.mark.parametrize(("game", "options"), MODES)
def test_equal_views_give_equal_observations_and_all_have_one_size(
    game: AnyRules, options: Any
) -> None:
    rng = Random(1)
    for state in played(game, options, 200, 50):
        encoding = encoding_of(game, options)
        assert sum(size for _, size in encoding.fields) == encoding.size
        for seat in range(game.seats(options)):
            view = game.view(state, seat)
            world = game.imagine(view, rng)
            seen = encoding.observe(view, game.moves(state, seat))
            again = encoding.observe(game.view(world, seat), game.moves(world, seat))
            assert seen.shape == (encoding.size,)
            assert np.abs(seen).max() <= BOUND
            assert (seen == again).all()


@pytest.mark.parametrize(("game", "options"), swept_games(("gorus", "brutus")))
def test_observations_are_those_of_the_arrays(game: AnyRules, options: Any) -> None:
    for state in played(game, options, 200, 61):
        encoding = encoding_of(game, options)
        for seat in range(game.seats(options)):
            view, moves = game.view(state, seat), game.moves(state, seat)
            if game.name == "brutus":
                expected = observation_of(view)
            else:
                looked = seen_in(view)
                expected = features.observe(np, looked, features.plain(np, looked))
            np.testing.assert_allclose(encoding.observe(view, moves), expected, atol=1e-6)


@pytest.mark.parametrize(("game", "options"), MODES)
def test_every_legal_move_can_be_spelled_and_nothing_else(game: AnyRules, options: Any) -> None:
    for state in played(game, options, 300, 15):
        encoding = encoding_of(game, options)
        for seat in game.to_act(state):
            moves = game.moves(state, seat)
            spellings = [encoding.spell(move, seat) for move in moves]
            for move, spelling in zip(moves, spellings, strict=True):
                turn, found = Turn(moves, spellings), None
                while found is None:
                    found = turn.take(spelling[turn.at])
                assert found is move
            assert len(set(spellings)) == len(moves)
            for one, other in pairwise(sorted(spellings)):
                assert other[: len(one)] != one


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    def run() -> list[Any]:
        rng, told = Random(3), []
        playing = Playing(Mode("insanam", {"players": 3}), Random(7))
        for _ in range(200):
            told.append((playing.seat, playing.choices, playing.observe(playing.seat).tobytes()))
            playing.take(rng.choice(playing.choices))
        return told

    assert run() == run()


def test_an_action_that_the_mask_forbids_changes_nothing() -> None:
    playing = Playing(Mode("gloria", {"players": 2}), Random(1))
    before, choices = playing.mode.game.clone(playing.state), playing.choices
    wrong = next(action for action in range(playing.mode.actions) if action not in choices)
    with pytest.raises(BadInput, match="no-such-action"):
        playing.take(wrong)
    assert (playing.state, playing.choices) == (before, choices)


def test_what_a_seat_is_spelling_is_seen_by_that_seat_alone() -> None:
    playing, rng = Playing(Mode("gloria", {"players": 2}), Random(1)), Random(2)
    while not playing.spelled:
        playing.take(rng.choice(playing.choices))
    start = playing.mode.encoding.size
    assert playing.observe(playing.seat)[start:].any()
    assert not playing.observe(1 - playing.seat)[start:].any()


def test_all_games_have_an_encoding() -> None:
    for name, game in all_games().items():
        mode = Mode(name, {})
        assert mode.seats == game.players[0]
        assert all(mode.encoding.name(action) for action in range(mode.actions))
