"""Chapter C-20: camps."""

import pytest

from rules.insanam.build import (
    asked,
    battle_dice,
    court,
    empty,
    hold,
    land,
    moves,
    one,
    play,
    plays,
    refused,
    store,
    words,
)
from rules.insanam.map_build import assault, effect

UNLOCK = ("place SEN 2", "act d", "unlock 1")


# C-20.1


@pytest.mark.parametrize("power", [1, 2, 3])
def test_c_20_1_each_unlocked_power_releases_a_camp(power: int) -> None:
    state = court()
    assert refused(state, "camp NUM").article == "C-20.1"
    plays(state, "place SEN 2", "act d", f"unlock {power}")
    assert (one(state).camps, one(state).released) == (2, 1)
    assert asked(state) == ((0,), "camp")


# C-20.2


def test_c_20_2_a_camp_goes_on_a_controlled_territory_without_one() -> None:
    state = court()
    hold(state, "CAE", 0, camp=True)
    hold(state, "TAR", 0)
    plays(state, *UNLOCK)
    assert moves(state) == ["camp NUM", "camp TAR", "later"]
    assert refused(state, "camp CAE").article == "C-20.2"
    assert refused(state, "camp SUP").article == "C-20.2"
    play(state, "camp TAR")
    assert land(state, "TAR").camp
    assert (one(state).camps, one(state).released) == (1, 0)


def test_c_20_2_it_may_be_placed_later_as_a_free_action() -> None:
    state = court()
    plays(state, *UNLOCK, "later")
    assert asked(state) == ((0,), "after")
    play(state, "camp NUM")
    assert land(state, "NUM").camp
    assert one(state).released == 0
    assert refused(state, "camp NUM").article == "C-20.1"


def test_c_20_2_without_land_it_waits() -> None:
    state = court()
    empty(state, "NUM")
    plays(state, *UNLOCK)
    assert asked(state) == ((0,), "after")
    assert one(state).released == 1
    assert moves(state) == ["done"]


# C-20.3


def test_c_20_3_a_camp_adds_five_and_is_a_place_to_deploy() -> None:
    state = court()
    hold(state, "CAE", 0, (1, 0, 0), camp=True)
    assault(state, "CAE", (1, 0, 0), battle_dice((0, 0)), seat=1)
    assert state.table.dice is not None
    assert state.table.dice.totals == (1, 6)
    store(state, 0, (1, 0, 0))
    effect(state, "deploy(1)")
    assert "deploy LEG CAE" in moves(state)
    assert one(state).vp == 0


def test_c_20_3_by_option_it_brings_points_instead() -> None:
    """Section 3, I-3."""
    state = court(camp_vp=True)
    plays(state, *UNLOCK, "camp NUM")
    assert one(state).vp == 5
    assault(state, "NUM", (0, 0, 1), battle_dice((0, 0), (0, 0)), seat=1)
    assert state.table.dice is not None
    assert state.table.dice.totals == (3, 1)
    assert land(state, "NUM").owner == 1
    assert not land(state, "NUM").camp


def test_c_20_3_without_strength_a_camp_is_lost_last() -> None:
    """It is superfluous where the troops are enough, and falls when nothing else is left."""
    state = court(camp_vp=True)
    hold(state, "NUM", 0, (2, 0, 0), camp=True)
    log = assault(state, "NUM", (1, 0, 1), battle_dice((0, 0), (-1, 2)), seat=1)
    told = words(log)
    assert told.count("exchange") == 2
    assert told.index("loses-camp") > told.index("loses-troops") + 1
    assert land(state, "NUM").owner == 1


# C-20.4


def test_c_20_4_a_camp_in_a_lost_territory_is_out_of_the_game() -> None:
    state = court()
    hold(state, "CAE", 0, (0, 0, 0), camp=True)
    assault(state, "CAE", (0, 0, 2), battle_dice((0, 0)), seat=1)
    assert land(state, "CAE").owner == 1
    assert not land(state, "CAE").camp
    assert (one(state).camps, one(state).released) == (2, 0)


def test_c_20_4_a_camp_chosen_as_a_casualty_is_out_of_the_game() -> None:
    state = court()
    hold(state, "CAE", 0, (2, 0, 0), camp=True)
    assault(state, "CAE", (0, 0, 4), battle_dice((-1, 2)), seat=1)
    assert "fall 0 0 0 1" in moves(state)
    play(state, "fall 0 0 0 1", battle_dice((-1, 2)))
    assert land(state, "CAE").owner == 1
    assert one(state).camps == 2


# C-20.5


def test_c_20_5_a_camp_alone_keeps_control() -> None:
    state = court()
    hold(state, "NUM", 0, (1, 0, 0), camp=True)
    effect(state, "cull(1)")
    play(state, "cull LEG NUM")
    assert land(state, "NUM").owner == 0
    assert land(state, "NUM").troops == [0, 0, 0]
