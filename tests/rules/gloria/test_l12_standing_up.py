"""Chapter L-12: standing up."""

from typing import Any

import pytest

from ludus.games.gloria.state import Gladiator
from rules.gloria.build import arena, asked, glad, moves, play, secutor, thraex, words

TURNS = {1: 3, 2: -2, 3: 2, 4: -2, 5: 2, 6: -1, 7: 1, 8: -1, 9: 1}
"""How many sixths to the right of the declared facing one stands, by the die."""


def netted(**more: Any) -> tuple[Gladiator, Gladiator]:
    """Make an entangled secutor, and the retiarius whose net it is in."""
    return secutor(snare="net", **more), glad("retiarius", (-4, 0), owner=1, hands=("trident",))


# L-12.1


def test_l_12_1_on_the_ground_one_stands_up_before_anything_else() -> None:
    one = secutor(down=True, hands=("gladius",))
    state = arena(one, thraex(), pa=5, ground={(0, 0): ["scutum"]})
    assert moves(state) == [*(f"stand {facing}" for facing in range(6)), "end"]


def test_l_12_1_it_costs_a_point() -> None:
    state = arena(secutor(down=True), pa=3)
    log = play(state, "stand 2", "rise 0")
    one = state.gladiators[0]
    assert (one.down, one.facing, one.pa) == (False, 2, 2)
    assert "gloria-stands" in words(log)
    assert "step 2" in moves(state)


def test_l_12_1_with_the_last_point_the_activation_ends() -> None:
    state = arena(secutor(down=True), pa=1)
    play(state, "stand 2", "rise 0")
    assert (state.gladiators[0].down, asked(state)) == (False, (1, "pick"))


def test_l_12_1_entangled_on_the_ground_one_breaks_free_first() -> None:
    state = arena(*netted(down=True), pa=3)
    assert moves(state) == ["free", "end"]
    play(state, "free", "free 3")
    one = state.gladiators[0]
    assert (one.snare, one.down, one.pa) == ("", True, 1)
    assert moves(state) == [*(f"stand {facing}" for facing in range(6)), "end"]
    play(state, "stand 0", "rise 0")
    assert not one.down


def test_l_12_1_who_stands_has_nothing_to_stand_up_from() -> None:
    assert not [move for move in moves(arena(secutor())) if move.startswith("stand")]


def test_l_12_1_nobody_stands_up_in_a_reaction() -> None:
    state = arena(secutor(), thraex(down=True, marker=True), pa=1)
    play(state, "engage 1 0", "act 9 atk 9 9")
    assert state.gladiators[1].down


def test_l_12_1_standing_up_does_not_move() -> None:
    state = arena(secutor(at=(2, -1), down=True), pa=3)
    before = state.gladiators[0].hex
    play(state, "stand 5", "rise 9")
    assert state.gladiators[0].hex == before


# L-12.2


@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.parametrize("die", range(10))
def test_l_12_2_below_the_level_one_stands_as_declared(level: int, die: int) -> None:
    for declared in (0, 4):
        state = arena(secutor(down=True, level=level, facing=1))
        play(state, f"stand {declared}", f"rise {die}")
        one = state.gladiators[0]
        assert not one.down
        assert (one.facing == declared) == (die < level)


def test_l_12_2_a_zero_always_succeeds() -> None:
    for facing in range(6):
        state = arena(secutor(down=True, level=1, initial=5))
        play(state, f"stand {facing}", "rise 0")
        assert state.gladiators[0].facing == facing


# L-12.3


@pytest.mark.parametrize("die", TURNS)
@pytest.mark.parametrize("declared", range(6))
def test_l_12_3_otherwise_one_stands_turned_from_the_declared_facing(
    die: int, declared: int
) -> None:
    state = arena(secutor(down=True, level=1, facing=3))
    play(state, f"stand {declared}", f"rise {die}")
    one = state.gladiators[0]
    assert (one.down, one.facing) == (False, (declared + TURNS[die]) % 6)


def test_l_12_3_the_facing_before_the_fall_does_not_matter() -> None:
    for before in range(6):
        state = arena(secutor(down=True, level=3, facing=before))
        play(state, "stand 1", "rise 6")
        assert state.gladiators[0].facing == 0


def test_l_12_3_it_costs_no_more_than_a_success() -> None:
    state = arena(secutor(down=True), pa=3)
    play(state, "stand 0", "rise 9")
    assert state.gladiators[0].pa == 2
