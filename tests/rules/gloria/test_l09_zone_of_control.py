"""Chapter L-9: the zone of control."""

from typing import Any

import pytest

from ludus.games.gloria.options import Options
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
    secutor,
    thraex,
)

AROUND: tuple[Place, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbours of (0, 0) by direction."""


def steps(state: State) -> list[int]:
    """List the directions of the steps offered."""
    return sorted(int(move.split()[1]) for move in moves(state) if move.startswith("step "))


def netted(**more: Any) -> tuple[Any, Any]:
    """Make an entangled thraex, and the retiarius whose net it is in."""
    return thraex(snare="net", **more), glad("retiarius", (-4, 0), hands=("trident",))


# L-9.1


@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("way", range(6))
def test_l_9_1_the_zone_is_the_three_hexes_before_the_front(facing: int, way: int) -> None:
    # A comes from two hexes off straight to the hex in that direction of D at (0, 0).
    q, r = AROUND[way]
    mover = secutor(at=(2 * q, 2 * r), facing=(way + 3) % 6)
    state = arena(mover, thraex(at=(0, 0), facing=facing), pa=5)
    play(state, f"step {(way + 3) % 6}")
    assert at(state.gladiators[0]) == (q, r)
    inside = way in ((facing - 1) % 6, facing, (facing + 1) % 6)
    # D is now ahead of A, so outside of the zone only the rear hexes are open.
    back = sorted((way + k) % 6 for k in (-1, 0, 1))
    assert steps(state) == ([] if inside else back)


# L-9.2


@pytest.mark.parametrize(
    ("state_of", "zone"),
    [
        ({}, True),
        ({"down": True}, False),
        ({"appealing": True}, False),
        ({"stunned": 1}, True),
        ({"cowed": 1}, True),
        ({"hands": ()}, True),
    ],
    ids=["standing", "down", "appealing", "stunned", "cowed", "empty-handed"],
)
def test_l_9_2_who_has_a_zone(state_of: dict[str, Any], zone: bool) -> None:
    # From (1, -1) to (1, 0): D at (0, 0) is at A's back, A in its zone.
    state = arena(secutor(at=(1, -1)), thraex(at=(0, 0), facing=0, **state_of), pa=6)
    play(state, "step 1")
    assert (steps(state) == []) == zone


def test_l_9_2_an_entangled_gladiator_has_none() -> None:
    prey, thrower = netted(at=(0, 0), facing=0)
    state = arena(secutor(at=(1, -1)), prey, thrower, pa=6)
    play(state, "step 1")
    assert steps(state) == [0, 1, 2, 4, 5]


# L-9.3


def test_l_9_3_a_step_into_a_hostile_zone_stops_movement() -> None:
    state = arena(secutor(), thraex(at=(2, 0)), pa=6)
    play(state, "step 0")
    assert (at(state.gladiators[0]), steps(state)) == ((1, 0), [])


def test_l_9_3_not_even_after_a_pivot() -> None:
    state = arena(secutor(), thraex(at=(2, 0)), pa=6)
    play(state, "step 0")
    play(state, "pivot 3")
    assert steps(state) == []


def test_l_9_3_the_zone_of_a_friend_stops_nobody() -> None:
    state = arena(secutor(at=(1, -1)), glad(at=(0, 0), facing=0, owner=0), pa=6)
    play(state, "step 1")
    assert steps(state) != []


def test_l_9_3_nor_that_of_a_stranger_in_single_combat() -> None:
    state = arena(
        secutor(at=(1, -1), opponent=2),
        thraex(at=(0, 0), facing=0),
        thraex(at=(5, 0), opponent=0),
        pa=6,
        options=Options(2, "single"),
        bystanders=False,
    )
    play(state, "step 1")
    assert steps(state) != []


def test_l_9_3_pivots_objects_and_jousts_stay_allowed() -> None:
    state = arena(secutor(hands=("gladius",)), thraex(at=(2, 0)), pa=6, ground={(1, 0): ["scutum"]})
    play(state, "step 0")
    found = {move.split()[0] for move in moves(state)}
    assert found == {"pivot", "pickup", "kick", "drop", "engage", "end"}
    play(state, "pickup scutum", "pick 2")
    assert "push 1" in moves(state)


def test_l_9_3_a_won_joust_sets_it_free_again() -> None:
    state = arena(secutor(), thraex(at=(2, 0)), pa=6)
    play(state, "step 0")
    assert steps(state) == []
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 prot 0")
    play(state, "stay")
    assert asked(state) == (0, "act")
    assert steps(state) == [0, 1, 2, 3, 4, 5]


def test_l_9_3_so_does_a_won_push() -> None:
    state = arena(secutor(), thraex(at=(2, 0)), pa=6)
    play(state, "step 0")
    play(state, "push 1")
    play(state, "buy 0", "atk 3 def 9")
    play(state, "stay")
    assert steps(state) == [0, 1, 2, 3, 4, 5]


def test_l_9_3_so_does_a_withdrawal() -> None:
    state = arena(secutor(), thraex(at=(2, 0), marker=True), pa=6)
    play(state, "step 0")
    play(state, "engage 1 0", "act 9")
    play(state, "withdraw 0")
    assert asked(state) == (0, "act")
    assert steps(state) == [0, 1, 2, 3, 4, 5]


def test_l_9_3_a_joust_before_the_step_does_not() -> None:
    state = arena(secutor(), thraex(), thraex(at=(-2, 0), facing=0), pa=9)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 prot 0")
    play(state, "stay")
    assert 3 in steps(state)
    play(state, "step 3")
    assert steps(state) == []


def test_l_9_3_a_joust_not_won_does_not_even_with_a_right_to_repeat() -> None:
    state = arena(secutor(), thraex(at=(2, 0)), pa=9)
    play(state, "step 0")
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 1 def 1 prot 0 spec 8 prot 0")
    assert (at(state.gladiators[0]), asked(state)) == ((0, 0), (0, "act"))
    assert steps(state) == []


def test_l_9_3_a_body_hex_in_a_hostile_zone_cannot_be_entered() -> None:
    state = arena(secutor(), body((1, 0)), thraex(at=(2, 0)), pa=9)
    assert steps(state) == [1, 2, 3, 4, 5]


def test_l_9_3_one_zone_among_several_is_enough() -> None:
    watcher = thraex(at=(1, 1), facing=4)
    state = arena(secutor(), glad(at=(2, -1), facing=3), watcher, pa=6)
    play(state, "step 0")
    assert steps(state) == []


# L-9.4


@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("way", range(6))
def test_l_9_4_with_an_enemy_ahead_only_the_rear_is_open(facing: int, way: int) -> None:
    enemy = thraex(at=AROUND[way], facing=way)
    state = arena(secutor(facing=facing), enemy, pa=5)
    ahead = way in ((facing - 1) % 6, facing, (facing + 1) % 6)
    back = sorted((facing + k) % 6 for k in (2, 3, 4))
    assert steps(state) == (back if ahead else [k for k in range(6) if k != way])


def test_l_9_4_the_step_back_costs_two() -> None:
    assert steps(arena(secutor(), thraex(facing=0), pa=1)) == []
    state = arena(secutor(), thraex(facing=0), pa=2)
    play(state, "step 4")
    assert (at(state.gladiators[0]), state.gladiators[0].pa) == ((0, -1), 0)


def test_l_9_4_enemies_on_the_ground_count() -> None:
    assert steps(arena(secutor(), thraex(down=True), pa=5)) == [2, 3, 4]


def test_l_9_4_entangled_ones_too() -> None:
    assert steps(arena(secutor(), *netted(), pa=5)) == [2, 3, 4]


def test_l_9_4_appealing_ones_do_not() -> None:
    options = Options(2, crowd_appeal=True)
    state = arena(secutor(), thraex(appealing=True), pa=5, options=options)
    assert steps(state) == [1, 2, 3, 4, 5]


def test_l_9_4_bodies_and_friends_do_not() -> None:
    assert steps(arena(secutor(), body((1, 0)), pa=5)) == [0, 1, 2, 3, 4, 5]
    assert steps(arena(secutor(), glad(at=(1, 0)), pa=5)) == [1, 2, 3, 4, 5]


def test_l_9_4_strangers_in_single_combat_do_not() -> None:
    state = arena(
        secutor(opponent=2),
        thraex(),
        thraex(at=(5, 0), opponent=0),
        pa=5,
        options=Options(2, "single"),
        bystanders=False,
    )
    assert steps(state) == [1, 2, 3, 4, 5]


def test_l_9_4_the_test_is_made_anew_after_a_pivot() -> None:
    state = arena(secutor(), thraex(facing=0), pa=4)
    assert steps(state) == [2, 3, 4]
    play(state, "pivot 2")
    assert steps(state) == [1, 2, 3, 4, 5]
    play(state, "pivot 1")
    assert steps(state) == [3, 4, 5]


def test_l_9_4_the_test_is_made_anew_for_each_step() -> None:
    # Back from the first enemy; the second one is ahead then.
    state = arena(secutor(), thraex(facing=0), thraex(at=(1, -2), facing=0), pa=6)
    play(state, "step 4")
    assert steps(state) == [2, 3, 4]
    state = arena(secutor(), thraex(facing=0), pa=6)
    play(state, "step 3")
    assert steps(state) == [0, 1, 2, 3, 4, 5]


# L-9.5


@pytest.mark.parametrize("way", [2, 3, 4])
def test_l_9_5_standing_in_a_hostile_zone_restricts_nothing(way: int) -> None:
    # The enemy is behind and looks at A; A's own zone is empty.
    enemy = thraex(at=AROUND[way], facing=(way + 3) % 6)
    state = arena(secutor(), enemy, pa=5)
    assert steps(state) == [k for k in range(6) if k != way]
    play(state, "pivot 1")
    play(state, "pivot 0")
    play(state, "step 0")
    assert at(state.gladiators[0]) == (1, 0)


def test_l_9_5_nor_does_stepping_from_one_hex_of_a_zone_to_the_free() -> None:
    state = arena(secutor(), thraex(at=(-1, 0), facing=0), pa=2)
    play(state, "step 0")
    assert at(state.gladiators[0]) == (1, 0)
    assert steps(state) == [0]


# L-9.6


@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("way", range(6))
def test_l_9_6_an_enemy_in_the_own_zone_can_be_engaged(facing: int, way: int) -> None:
    state = arena(secutor(facing=facing), thraex(at=AROUND[way]), pa=3)
    ahead = way in ((facing - 1) % 6, facing, (facing + 1) % 6)
    engages = [move for move in moves(state) if move.startswith("engage")]
    assert engages == ([f"engage 1 {way}"] if ahead else [])


def test_l_9_6_a_friend_cannot() -> None:
    state = arena(secutor(), glad(at=(1, 0)), pa=3)
    assert not [move for move in moves(state) if move.startswith(("engage", "push"))]


def test_l_9_6_a_short_weapon_does_not_reach_beyond_the_zone() -> None:
    state = arena(secutor(), thraex(at=(2, 0)), pa=3)
    assert not [move for move in moves(state) if move.startswith("engage")]
