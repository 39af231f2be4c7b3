"""The test vectors of troops, movement and battle: SV-1 to SV-4, OV-1 to OV-10, OV-28 to 30, 39.

Red is seat 0, Blue seat 1; A, B and C of the vectors are seats 0, 1 and 2.
"""

import pytest

from ludus.games.insanam import GAME
from ludus.games.insanam.frames import March
from ludus.games.insanam.state import State
from rules.insanam.build import (
    asked,
    at_sea,
    barbarians,
    battle_dice,
    court,
    empty,
    goods,
    hold,
    land,
    mark,
    one,
    play,
    plays,
    refused,
    store,
    unlock,
)
from rules.insanam.map_build import (
    assault,
    effect,
    first_exchange,
    set_out,
    steps,
    strip_of,
)


def points(state: State, seat: int = 0) -> int:
    """Tell a seat's movement points."""
    return GAME.for_person(GAME.view(state, seat)).houses[seat].points


def sections(state: State) -> list[list[int]]:
    """Lay the strip out slot by slot, and count types in its left, centre and right section."""
    slots = [kind for kind, n in enumerate(one(state).strip) for _ in range(n)]
    parts = slots[:14], slots[14:24], slots[24:30]
    return [[part.count(kind) for kind in range(3)] for part in parts]


def full_strip() -> State:
    """Seat 0 has all its cubes on the strip."""
    state = court()
    empty(state, "NUM")
    assert one(state).strip == [14, 10, 6]
    return state


def test_sv_1_a_recruit_moves_the_strip_to_the_left() -> None:
    state = full_strip()
    effect(state, "recruit(1)")
    play(state, "recruit LEG")
    assert sections(state) == [[13, 1, 0], [0, 9, 1], [0, 0, 5]]
    assert sum(one(state).strip) == 29
    assert points(state) == 1


def test_sv_2_the_right_section_becomes_empty() -> None:
    state = full_strip()
    strip_of(state, 25)
    assert points(state) == 1
    effect(state, "recruit(1)")
    play(state, "recruit EVO")
    assert sum(one(state).strip) == 24
    assert sections(state)[2] == [0, 0, 0]
    assert points(state) == 2


def test_sv_3_passing_costs_the_strength_that_passes() -> None:
    state = court()
    hold(state, "NUM", 0, (4, 0, 0))
    hold(state, "CAE", 1)
    set_out(state, 2)
    play(state, "transit NUM CAE 4 0 0")
    assert (goods(state)["G"], goods(state, 1)["G"]) == (16, 24)
    assert asked(state) == ((0,), "march")
    play(state, "march CAE IBR 4 0 0")
    assert asked(state) == ((0,), "turn")
    assert land(state, "CAE").troops == [1, 0, 0]


def test_sv_4_powers_before_dice() -> None:
    state = court()
    barbarians(state, "CAE", 2)
    assert first_exchange(state, "CAE", (4, 0, 0)) == (4, 2)


def test_ov_1_a_long_battle() -> None:
    state = court()
    hold(state, "CAE", 1, (1, 2, 0))
    red, blue = sum(one(state).strip), sum(one(state, 1).strip)
    assault(state, "CAE", (3, 0, 1), battle_dice((-1, 1)))
    assert state.table.dice is not None
    assert state.table.dice.totals == (5, 6)
    play(state, "fall 1 0 0 0", battle_dice((2, 0), (0, 2)))
    assert state.table.dice.totals == (5, 5)
    assert land(state, "CAE").troops == [1, 1, 0]
    assert asked(state) == ((0,), "fall")
    play(state, "fall 1 0 0 0")
    play(state, "fall 1 0 0 0", battle_dice((1, 1)))
    assert state.table.dice.totals == (5, 3)
    assert (land(state, "CAE").owner, land(state, "CAE").troops) == (0, [1, 0, 1])
    assert sum(one(state).strip) == red - 4 + 2
    assert sum(one(state, 1).strip) == blue + 3


def test_ov_2_the_citadel_goes_and_the_figures_stay() -> None:
    state = court()
    barbarians(state, "CAE", 2, citadel=True)
    assert first_exchange(state, "CAE", (0, 0, 4)) == (12, 7)
    assert (land(state, "CAE").barb, land(state, "CAE").citadel) == (2, False)
    state = court()
    barbarians(state, "CAE", 2, citadel=True)
    assault(state, "CAE", (0, 0, 4), battle_dice((0, 0), (0, 2)))
    assert state.table.dice is not None
    assert state.table.dice.totals == (12, 4)
    assert land(state, "CAE").troops == [0, 0, 4]


def test_ov_3_the_figures_go_and_the_citadel_stays() -> None:
    state = court()
    barbarians(state, "CAE", 5, citadel=True)
    assert first_exchange(state, "CAE", (0, 0, 4), (2, -1)) == (14, 9)
    assert (land(state, "CAE").barb, land(state, "CAE").citadel) == (0, True)


def test_ov_4_both_gone() -> None:
    state = court()
    barbarians(state, "CAE", 1)
    assault(state, "CAE", (1, 0, 0), battle_dice((2, 2)))
    assert (land(state, "CAE").owner, land(state, "CAE").barb) == (-1, 0)


def test_ov_5_a_lone_camp_is_lost_for_good() -> None:
    state = court()
    hold(state, "CAE", 1, (0, 0, 0), camp=True)
    assault(state, "CAE", (0, 0, 2), battle_dice((0, 0)))
    assert (land(state, "CAE").owner, land(state, "CAE").troops) == (0, [0, 0, 2])
    assert not land(state, "CAE").camp
    assert (one(state, 1).camps, one(state, 1).released) == (2, 0)


def test_ov_6_in_a_tie_a_troop_goes_before_the_camp() -> None:
    state = court()
    hold(state, "CAE", 1, (1, 0, 0), camp=True)
    assert first_exchange(state, "CAE", (0, 0, 2)) == (6, 6)
    assert land(state, "CAE").troops == [0, 0, 0]
    assert land(state, "CAE").camp
    assert state.table.invaders == {"CAE": [0, 0, 1]}


@pytest.mark.parametrize(("board", "toll"), [("claudius", 3), ("macro", 5)])
def test_ov_7_the_toll_through_blue_land(board: str, toll: int) -> None:
    state = court(boards=(board, "seneca", "petronius"))
    if board == "macro":
        unlock(state, 0, 1)
    hold(state, "NUM", 0, (1, 1, 0))
    hold(state, "CAE", 1)
    empty(state, "TIN")
    set_out(state, 2)
    plays(state, "transit NUM CAE 1 1 0", "march CAE TIN 1 1 0")
    assert (goods(state)["G"], goods(state, 1)["G"]) == (20 - toll, 20 + toll)
    assert land(state, "TIN").troops == [1, 1, 0]


@pytest.mark.parametrize(("mp", "gold", "article"), [(1, 20, "C-18.9"), (2, 2, "C-18.8")])
def test_ov_8_transit_needs_a_point_and_the_gold(mp: int, gold: int, article: str) -> None:
    state = court()
    hold(state, "NUM", 0, (1, 1, 0))
    hold(state, "CAE", 1)
    one(state).goods[0] = gold
    set_out(state, mp)
    assert "1 1 0" in steps(state, "march", "NUM", "CAE")
    assert refused(state, "transit NUM CAE 1 1 0").article == article


@pytest.mark.parametrize(
    ("attacker", "defender", "lost"), [(0, 1, False), (0, 2, True), (2, 0, False)]
)
def test_ov_9_who_may_be_attacked(attacker: int, defender: int, lost: bool) -> None:
    state = court()
    for seat, space in enumerate((12, 12, 7)):
        mark(state, seat, space)
    hold(state, "CAR", defender)
    assault(state, "CAR", (3, 0, 0), battle_dice((0, 0)), seat=attacker)
    assert one(state, attacker).blocked is lost


def test_ov_10_who_is_alone_highest_may_attack_nobody() -> None:
    state = court(2)
    mark(state, 0, 15)
    mark(state, 1, 9)
    hold(state, "CAE", 1)
    assault(state, "CAE", (3, 0, 0), battle_dice((0, 0)))
    assert one(state).blocked


def test_ov_28_points_rise_and_fall_with_the_strip() -> None:
    state = court()
    one(state).goods[0] = 30
    assert sum(one(state).strip) == 28
    effect(state, "recruit(4)")
    for _ in range(3):
        play(state, "recruit LEG")
    assert (sum(one(state).strip), points(state)) == (25, 1)
    play(state, "recruit LEG")
    assert (sum(one(state).strip), points(state)) == (24, 2)
    effect(state, "cull(1)")
    play(state, "cull LEG STO")
    assert (sum(one(state).strip), points(state)) == (25, 1)


def test_ov_29_a_recruit_of_the_same_action_raises_the_points() -> None:
    state = court()
    strip_of(state, 25)
    plays(state, "place BAR 3", "act a", "recruit LEG", "done")
    frame = state.table.frames[-1]
    assert isinstance(frame, March)
    assert frame.points == 2


def test_ov_30_a_seventh_evocatus() -> None:
    state = court(boards=("macro", "seneca", "petronius"))
    store(state, 0, (0, 0, 6))
    n = sum(one(state).strip)
    effect(state, "recruit(1)")
    play(state, "recruit EVO")
    assert (sum(one(state).strip), one(state).reserve[2]) == (n, 1)
    effect(state, "cull(1)")
    play(state, "cull EVO STO")
    assert (sum(one(state).strip), one(state).reserve[2]) == (n, 2)


@pytest.mark.parametrize("held", [False, True])
def test_ov_39_a_step_to_cantium_after_the_suburra(held: bool) -> None:
    state = court()
    at_sea(state, "BRT", 0, (2, 0, 0))
    if not held:
        empty(state, "CAN")
    play(state, "place SUB")
    play(state, "sail BRT CAN", battle_dice((0, 1)) if held else "")
    assert land(state, "CAN").troops == ([0, 0, 0] if held else [2, 0, 0])
    assert land(state, "CAN").barb == (3 if held else 0)
    assert asked(state) == ((0,), "after")
