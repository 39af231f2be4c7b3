"""Chapter C-7: carrying out an action."""

import pytest

from ludus.games.insanam.content.catalogue import TILES, ZONES
from rules.insanam.build import (
    arena_dice,
    asked,
    begin,
    court,
    goods,
    in_play,
    land,
    lay_tile,
    mark,
    moves,
    one,
    play,
    plays,
    refused,
    words,
)

STOCK = {"G": 20, "W": 10, "S": 10}


# C-7.1 and C-7.2: one action, all its parts


def test_c_7_1_all_parts_are_done_from_left_to_right() -> None:
    """Recruit, then deploy, then move, then corruption."""
    state = court()
    plays(state, "place BAR 1", "act c")
    assert asked(state) == ((0,), "recruit")
    play(state, "recruit LEG")
    assert asked(state) == ((0,), "deploy")
    play(state, "deploy LEG NUM")
    assert asked(state) == ((0,), "march")
    assert land(state, "NUM").troops == [3, 0, 0]
    play(state, "halt")
    assert one(state).marker == 1


def test_c_7_1_a_citizen_brings_one_action() -> None:
    state = court()
    plays(state, "place COL 1", "act d")
    assert goods(state)["G"] == 23
    assert asked(state) == ((0,), "after")
    assert refused(state, "act a").article == "C-8.1"


def test_c_7_1_only_actions_of_the_zone_chosen() -> None:
    """The Hippodrome has wood and stone as its last action, the Colosseum gold."""
    state = court()
    plays(state, "place HIP 1", "act d")
    assert goods(state) == {"G": 20, "W": 12, "S": 11}


def test_c_7_2_a_tile_has_up_to_four_actions() -> None:
    assert {len(tile.actions) for tile in TILES.values()} == {3, 4}
    assert {len(zone.base) for zone in ZONES.values()} == {4}
    state = court()
    lay_tile(state, "K04")
    play(state, "place COL 1")
    assert refused(state, "act d").article == "C-7.2"


def test_c_7_2_some_actions_corrupt_whoever_uses_them() -> None:
    state = court()
    lay_tile(state, "S03")
    plays(state, "place SEN 2", "act c")
    assert (one(state).vp, one(state).marker) == (2, 2)
    assert [one(state, seat).marker for seat in (1, 2)] == [1, 1]


# C-7.3: banners


def test_c_7_3_an_own_banner_goes_on_the_action() -> None:
    state = court()
    plays(state, "place COL 1", "act d")
    assert state.table.zones["COL"].banners == [-1, -1, -1, 0]
    plays(state, "done", "place COL 3")
    assert refused(state, "act d").article == "C-7.3"
    assert "act d" not in moves(state)


def test_c_7_3_the_owner_is_blocked_too() -> None:
    state = court()
    plays(state, "place COL 1", "act d", "done", "pass", "pass", "place COL 2")
    assert refused(state, "act d").article == "C-7.3"


def test_c_7_3_the_banner_comes_after_the_resolution() -> None:
    state = court()
    plays(state, "place MAR 1", "act a")
    assert state.table.zones["MAR"].banners == [-1, -1, -1, -1]
    play(state, "done")
    assert state.table.zones["MAR"].banners == [0, -1, -1, -1]


def test_c_7_3_a_repeat_puts_its_banner_in_the_senate_alone() -> None:
    state = court()
    plays(state, "place COL 1", "act d", "done", "place SEN 2", "act c", "redo COL d")
    assert state.table.zones["COL"].banners == [-1, -1, -1, 0]
    assert state.table.zones["SEN"].banners == [-1, -1, 1, -1]
    assert goods(state, 1)["G"] == 23


def test_c_7_3_a_tile_laid_meanwhile_gets_no_banner() -> None:
    """The purchase of the market tile itself. [C-23.6]"""
    state = court()
    plays(state, "place MAR 1", "act b")
    play(state, "buy M07", "tile M01")
    play(state, "skip")
    assert state.table.zones["MAR"].banners == [-1, -1, -1, -1]


# C-7.4: costs


def test_c_7_4_an_action_that_cannot_be_paid_is_illegal() -> None:
    state = court(start=False)
    lay_tile(state, "S08")
    one(state).goods = [2, 10, 10]
    begin(state)
    play(state, "place SEN 3")
    assert "act c" not in moves(state)
    assert refused(state, "act c").article == "C-7.4"


def test_c_7_4_a_cost_is_paid_in_full() -> None:
    """The bonus of the circle is there in time."""
    state = court(start=False)
    lay_tile(state, "S08")
    one(state).goods = [2, 10, 10]
    begin(state)
    plays(state, "place SEN 2", "act c")
    assert goods(state)["G"] == 0
    assert one(state).vp == 2


def test_c_7_4_goods_of_any_kind_are_chosen() -> None:
    state = court(start=False)
    lay_tile(state, "M05")
    one(state).goods = [1, 1, 1]
    begin(state)
    plays(state, "place MAR 1", "act c")
    assert moves(state) == ["pay GWSS"]
    assert refused(state, "pay GGGG").article == "C-7.4"
    play(state, "pay GWSS")
    assert goods(state) == {"G": 0, "W": 0, "S": 0}
    assert one(state).vp == 2


def test_c_7_4_too_few_goods_of_any_kind() -> None:
    state = court(start=False)
    lay_tile(state, "M05")
    one(state).goods = [1, 1, 0]
    begin(state)
    play(state, "place MAR 1")
    assert refused(state, "act c").article == "C-7.4"


@pytest.mark.parametrize(
    ("zone", "letter", "ends"),
    [
        ("COL", "a", "done"),
        ("BAR", "a", "done"),
        ("SEN", "d", "done"),
        ("MAR", "a", "done"),
        ("MAR", "b", "done"),
    ],
)
def test_c_7_4_what_is_allowed_may_be_left(zone: str, letter: str, ends: str) -> None:
    state = court()
    plays(state, f"place {zone} 1", f"act {letter}", ends)
    if zone == "BAR":
        play(state, "halt")
    assert asked(state) == ((0,), "after")
    assert state.table.zones[zone].banners["abcd".index(letter)] == 0


def test_c_7_4_goods_to_gain_are_chosen_too() -> None:
    state = court()
    plays(state, "place MAR 1", "act d")
    assert moves(state) == ["take GG", "take GW", "take GS", "take WW", "take WS", "take SS"]
    assert one(state).marker == 0
    play(state, "take WS")
    assert goods(state) == {"G": 20, "W": 11, "S": 12}
    assert one(state).marker == 1


def test_c_7_4_demands_never_forbid_an_action_and_add_up() -> None:
    """Two adversaries ask something of whoever fights; what is missing costs VP. (Section 8.1)"""
    state = court(adversaries=("A01", "A15"), start=False)
    in_play(state, 0, "G20")
    one(state).goods = [1, 1, 0]
    begin(state)
    plays(state, "place COL 4", "act b")
    play(state, "fight G20 A01", arena_dice(-1, 2))
    assert one(state).goods == [0 + 4, 0, 1]
    assert one(state).vp == -1


# C-7.5: troops are bought


def test_c_7_5_recruiting_costs_what_it_always_costs() -> None:
    state = court()
    plays(state, "place BAR 1", "act a", "recruit LEG", "recruit EVO")
    assert one(state).storage == [1, 0, 1]
    assert goods(state) == {"G": 20 + 1 - 3 - 5, "W": 9, "S": 9}
    assert land(state, "NUM").troops == [2, 0, 0]


def test_c_7_5_no_more_than_the_action_says() -> None:
    state = court()
    plays(state, "place BAR 1", "act a", "recruit LEG", "recruit LEG")
    assert asked(state) == ((0,), "march")


def test_c_7_5_free_troops_say_so() -> None:
    state = court()
    lay_tile(state, "B05")
    plays(state, "place BAR 1", "act c")
    assert one(state).storage == [1, 0, 0]
    assert one(state).strip == [11, 10, 6]
    assert goods(state) == {"G": 21, "W": 10, "S": 10}


def test_c_7_5_no_free_troop_without_a_cube() -> None:
    """(Section 8.1)"""
    state = court(start=False)
    lay_tile(state, "B06")
    one(state).strip[1], one(state).storage[1] = 0, 10
    begin(state)
    plays(state, "place BAR 1", "act d", "halt")
    assert one(state).storage == [0, 10, 0]


# C-7.6: corruption last


def test_c_7_6_corruption_comes_after_parts_and_movement() -> None:
    state = court()
    lay_tile(state, "B04")
    plays(state, "place BAR 1", "act a", "recruit LEG", "done")
    assert asked(state) == ((0,), "march")
    assert one(state).marker == 0
    log = play(state, "halt")
    assert words(log) == ["climbs"]
    assert one(state).marker == 1


def test_c_7_6_corruption_comes_before_the_banner_and_ends_the_game() -> None:
    """No banner any more: nothing of the action is left to do. [C-9.7]"""
    state = court(round=4)
    mark(state, 0, 59)
    plays(state, "place MAR 1", "act d", "take GG")
    assert state.table.ender == 0
    assert state.table.zones["MAR"].banners == [-1, -1, -1, -1]
    assert goods(state)["G"] == 22
