"""Chapter L-8: movement and facing."""

import pytest

from ludus.games.gloria.movement import pivot_moves
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.state import State
from rules.gloria.build import (
    Place,
    arena,
    asked,
    at,
    body,
    glad,
    moves,
    play,
    refused,
    secutor,
    thraex,
)

AROUND: tuple[Place, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbours of (0, 0) by direction."""


def steps(state: State) -> list[int]:
    """List the directions of the steps offered."""
    return sorted(int(move.split()[1]) for move in moves(state) if move.startswith("step "))


# L-8.1


@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("way", range(6))
def test_l_8_1_a_step_ahead_costs_one_and_any_other_two(facing: int, way: int) -> None:
    state = arena(secutor(facing=facing), pa=4)
    play(state, f"step {way}")
    one = state.gladiators[0]
    assert at(one) == AROUND[way]
    assert one.pa == (3 if way == facing else 2)


@pytest.mark.parametrize("facing", range(6))
def test_l_8_1_with_one_point_there_is_only_the_hex_ahead(facing: int) -> None:
    assert steps(arena(secutor(facing=facing), pa=1)) == [facing]
    assert steps(arena(secutor(facing=facing), pa=2)) == [0, 1, 2, 3, 4, 5]


# L-8.2


@pytest.mark.parametrize("way", range(6))
def test_l_8_2_a_step_does_not_turn(way: int) -> None:
    state = arena(secutor(facing=1), pa=4)
    play(state, f"step {way}")
    assert state.gladiators[0].facing == 1


# L-8.3


@pytest.mark.parametrize("facing", range(1, 6))
def test_l_8_3_a_pivot_to_any_facing_costs_one(facing: int) -> None:
    state = arena(secutor(), pa=2)
    play(state, f"pivot {facing}")
    one = state.gladiators[0]
    assert (one.facing, one.pa, at(one)) == (facing, 1, (0, 0))


def test_l_8_3_even_in_a_hostile_zone() -> None:
    state = arena(secutor(), thraex(), pa=3)
    assert [move for move in moves(state) if move.startswith("pivot")] == [
        f"pivot {facing}" for facing in range(1, 6)
    ]
    play(state, "pivot 3")
    assert state.gladiators[0].pa == 2


def test_l_8_3_even_after_a_zone_ended_movement() -> None:
    state = arena(secutor(), thraex(at=(2, 0)), pa=3)
    play(state, "step 0")
    assert steps(state) == []
    play(state, "pivot 1")
    assert (state.gladiators[0].facing, state.gladiators[0].pa) == (1, 1)


# L-8.4


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("way", range(6))
def test_l_8_4_nobody_steps_into_an_occupied_hex(owner: int, down: bool, way: int) -> None:
    other = glad(at=AROUND[way], facing=way, owner=owner, down=down)
    state = arena(secutor(facing=(way + 3) % 6), other, pa=5)
    assert steps(state) == [k for k in range(6) if k != way]


@pytest.mark.parametrize("owner", [0, 1])
def test_l_8_4_a_refused_step_changes_nothing(owner: int) -> None:
    state = arena(secutor(facing=3), glad(at=(1, 0), owner=owner), pa=5)
    refused(state, "step 0")


@pytest.mark.parametrize(
    ("corner", "ways"),
    [
        ((5, 0), [2, 3, 4]),
        ((0, 5), [3, 4, 5]),
        ((-5, 2), [0, 1, 4, 5]),
        ((5, -5), [1, 2, 3]),
        ((5, -3), [1, 2, 3, 4]),
    ],
)
def test_l_8_4_nobody_leaves_the_arena(corner: Place, ways: list[int]) -> None:
    state = arena(secutor(at=corner), glad("thraex", (0, -5), owner=1), pa=5, bystanders=False)
    assert steps(state) == ways


def test_l_8_4_an_entangled_gladiator_bars_its_hex_too() -> None:
    net = glad("retiarius", (4, -4), owner=1, hands=())
    state = arena(secutor(facing=3), glad(at=(1, 0), owner=1, snare="net"), net, pa=5)
    assert steps(state) == [1, 2, 3, 4, 5]


# L-8.5


@pytest.mark.parametrize("status", ["dead", "out"])
def test_l_8_5_a_body_is_not_the_end_of_a_move(status: str) -> None:
    state = arena(secutor(), body((1, 0), status=status), pa=1)
    assert steps(state) == []
    state = arena(secutor(facing=1), body((1, 0), status=status), pa=2)
    assert steps(state) == [1, 2, 3, 4, 5]


def test_l_8_5_but_it_may_be_crossed() -> None:
    state = arena(secutor(), body((1, 0)), pa=3)
    play(state, "step 0")
    one = state.gladiators[0]
    assert (at(one), one.pa) == ((1, 0), 2)
    assert moves(state) == [f"step {way}" for way in range(6)]
    play(state, "step 5")
    assert (at(one), one.pa) == ((2, -1), 0)


def test_l_8_5_a_single_way_out_is_taken_without_a_question() -> None:
    state = arena(secutor(), body((1, 0)), pa=2)
    play(state, "step 0")
    assert (at(state.gladiators[0]), asked(state)) == ((2, 0), (1, "pick"))


def test_l_8_5_on_a_body_nothing_but_a_step_is_allowed() -> None:
    ground = {(1, 0): ["scutum"]}
    state = arena(secutor(hands=("gladius",)), body((1, 0)), pa=5, ground=ground)
    play(state, "step 0")
    assert {move.split()[0] for move in moves(state)} == {"step"}


def test_l_8_5_the_next_step_must_be_affordable() -> None:
    # Into (0, 1) for two, and then ahead for one.
    state = arena(secutor(), body((0, 1)), pa=2)
    assert 1 not in steps(state)
    state = arena(secutor(), body((0, 1)), pa=3)
    assert 1 in steps(state)
    play(state, "step 1")
    assert at(state.gladiators[0]) == (1, 1)


def test_l_8_5_the_next_step_must_be_legal() -> None:
    # Behind the body stands a friend, so with 2 PA there is no way on, with 3 there is.
    friend = glad(at=(2, 0))
    assert 0 not in steps(arena(secutor(), body((1, 0)), friend, pa=2))
    assert 0 in steps(arena(secutor(), body((1, 0)), friend, pa=3))


def test_l_8_5_nor_may_the_wall_be_behind_it() -> None:
    state = arena(secutor(at=(4, 0)), body((5, 0)), pa=2)
    assert 0 not in steps(state)


def test_l_8_5_one_may_come_back_again() -> None:
    around = [glad(at=spot) for spot in ((2, 0), (1, 1), (0, 1), (1, -1), (2, -1))]
    state = arena(secutor(), body((1, 0)), *around, pa=3)
    assert 0 in steps(state)
    play(state, "step 0")
    assert (at(state.gladiators[0]), asked(state)) == ((0, 0), (1, "pick"))


def test_l_8_5_several_bodies_in_a_row_are_crossed_in_one_go() -> None:
    row = [body((1, 0)), body((2, 0))]
    assert 0 not in steps(arena(secutor(), *row, pa=2))
    state = arena(secutor(), *row, pa=3)
    assert 0 in steps(state)
    play(state, "step 0")
    play(state, "step 0")
    assert (at(state.gladiators[0]), asked(state)) == ((3, 0), (1, "pick"))


def test_l_8_5_on_each_of_them_one_must_go_on() -> None:
    row = [body((1, 0)), body((2, 0))]
    state = arena(secutor(), *row, pa=4)
    play(state, "step 0")
    assert steps(state) == [0, 1, 2, 3, 4, 5]
    play(state, "step 0")
    assert at(state.gladiators[0]) == (2, 0)
    assert 0 in steps(state)
    assert {move.split()[0] for move in moves(state)} == {"step"}


def test_l_8_5_whoever_was_forced_onto_a_body_is_not_bound() -> None:
    one = secutor(hands=("gladius",))
    state = arena(one, body((0, 0)), pa=1, ground={(0, 0): ["scutum"]})
    found = {move.split()[0] for move in moves(state)}
    assert {"step", "pivot", "pickup", "kick", "drop", "end"} <= found


def test_l_8_5_a_body_in_a_hostile_zone_cannot_be_entered() -> None:
    state = arena(secutor(), body((1, 0)), thraex(at=(2, 0)), pa=6)
    assert 0 not in steps(state)
    state = arena(secutor(), body((1, 0)), thraex(at=(2, 0), facing=0), pa=6)
    assert 0 in steps(state)


def test_l_8_3_a_pivot_is_offered_only_to_one_who_can_pay_for_it() -> None:
    assert len(pivot_moves(secutor(pa=COSTS.pivot))) == 5
    assert pivot_moves(secutor(pa=COSTS.pivot - 1)) == []
