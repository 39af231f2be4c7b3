"""Mining looks at the decisions that it is asked for; lines hold all that can be reached."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludus.core.codec import state_hash
from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games import find_game
from ludus.puzzles import mining
from ludus.puzzles.lines import STREAMS, Line, lines_of
from ludus.puzzles.mining import mine_game, options_of
from ludus.puzzles.trials import Trials, Veterans

GLORIA = find_game("gloria")
KNOWLEDGE = Trials(GLORIA).knowledge


def asked(state: Any) -> str:
    """Name what is asked."""
    question = GLORIA.question(state)
    return "" if question is None else question.ask


def activations(most: int) -> Iterator[tuple[Any, int, list[Line]]]:
    """Give positions in which a gladiator is active, with the lines from there."""
    rng = Random(3)
    state = GLORIA.setup(
        GLORIA.read_options(options_of(GLORIA, "t", 1, small=True)), Fast(rng), None
    )
    found = 0
    while found < most and (seats := GLORIA.to_act(state)):
        if asked(state) == "act":
            lines = list(lines_of(GLORIA, KNOWLEDGE, state, seats[0]))
            if lines:
                found += 1
                yield GLORIA.clone(state), seats[0], lines
        step(GLORIA, state, seats[0], rng.choice(GLORIA.moves(state, seats[0])), Fast(rng))


def after(state: Any, seat: int, line: Line) -> tuple[str, ...]:
    """Name the position at the end of a line, by what several streams of chance make of it."""
    found = []
    for stream in STREAMS:
        copy, fate = GLORIA.clone(state), Fast(Random(stream))
        for move in line.moves:
            assert move in GLORIA.moves(copy, seat)
            GLORIA.apply(copy, seat, move, fate, None)
        found.append(state_hash(copy))
    return tuple(found)


def goes_on(state: Any, seat: int, before: Any) -> bool:
    """Tell whether the same seat goes on with the same activation, and no die has fallen."""
    if list(GLORIA.to_act(state)) != [seat] or len(state.dice) != len(before.dice):
        return False
    return asked(state) in KNOWLEDGE.stepwise


def test_every_way_to_go_ends_in_a_line_that_knows_how_it_began() -> None:
    rng, orders = Random(4), 0
    for state, seat, lines in activations(12):
        ends = {after(state, seat, line): line for line in lines}
        assert len(ends) == len(lines), "every line leads somewhere else"
        orders += any(len(line.firsts) > 1 for line in lines)
        for _ in range(20):
            walk, here = list[Any](), GLORIA.clone(state)
            while not walk or (KNOWLEDGE.follows(walk[-1]) and goes_on(here, seat, state)):
                walk.append(rng.choice(GLORIA.moves(here, seat)))
                GLORIA.apply(here, seat, walk[-1], Fast(rng), None)
            end = ends[after(state, seat, Line(tuple(walk), ()))]
            assert walk[0] in end.firsts
    assert orders, "somewhere the same is done in another order"


def test_a_line_is_played_out_like_its_moves() -> None:
    trials = Trials(GLORIA)
    for state, seat, lines in activations(3):
        line = next(line for line in lines if len(line.moves) == 1)
        one = trials.after(state, seat, line, Random(1))
        assert one == trials.after(state, seat, line.moves[0], Random(1))


@pytest.mark.parametrize("name", ["gloria", "insanam"])
def test_veterans_play_on_for_longer_than_the_quick_player(name: str) -> None:
    game, rng = find_game(name), Random(5)
    options = game.read_options(options_of(game, "t", 2, small=True))
    ends = list[Any]()
    for player in (Trials(game), Veterans(game)):
        state = game.setup(options, Fast(Random(6)), None)
        begun = player.knowledge.stretch(state)
        assert sum(player.play_on(state, rng)) == pytest.approx(1)
        assert player.knowledge.stretch(state) != begun or not game.to_act(state)
        ends.append(player.knowledge.stretch(state))
    assert ends[0] < ends[1]


def test_only_the_decisions_asked_for_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = list[str]()
    monkeypatch.setattr(mining, "find", lambda _, view, __: looked.append(view.ask))
    assert not list(mine_game(GLORIA, "t", 1, small=True, asks=("buy", "react")))
    assert set(looked) == {"buy", "react"}
