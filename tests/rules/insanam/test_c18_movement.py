"""Chapter C-18: deployment, movement, sea."""

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
    in_play,
    land,
    lay_tile,
    moves,
    one,
    play,
    plays,
    refused,
    store,
    under_board,
    unlock,
    words,
)
from rules.insanam.map_build import assault, effect, put_to_sea, set_out, steps, strip_of


def points_left(state: State) -> int:
    """Give the movement points that are left, 0 when nobody moves."""
    frame = state.table.frames[-1]
    return frame.points if isinstance(frame, March) else 0


def lands(state: State, seat: int = 0) -> int:
    """Tell how many territories a seat controls, as everybody sees."""
    return GAME.for_person(GAME.view(state, seat)).houses[seat].lands


# C-18.1


def test_c_18_1_stored_troops_go_to_the_start_or_a_camp() -> None:
    state = court()
    hold(state, "CAE", 0, camp=True)
    hold(state, "TAR", 0)
    store(state, 0, (1, 1, 0))
    effect(state, "deploy(4)")
    assert sorted(moves(state)) == [
        "deploy CEN CAE", "deploy CEN NUM", "deploy LEG CAE", "deploy LEG NUM", "done",
    ]  # fmt: skip
    assert refused(state, "deploy LEG TAR").article == "C-18.1"
    assert refused(state, "deploy EVO NUM").article == "C-18.1"
    play(state, "deploy CEN CAE")
    assert land(state, "CAE").troops == [1, 1, 0]
    play(state, "deploy LEG NUM")
    assert land(state, "NUM").troops == [3, 0, 0]
    assert one(state).storage == [0, 0, 0]
    assert asked(state) == ((0,), "turn")


def test_c_18_1_a_vacant_start_is_open() -> None:
    state = court()
    empty(state, "NUM")
    store(state, 0, (1, 0, 0))
    effect(state, "deploy(1)")
    play(state, "deploy LEG NUM")
    assert (land(state, "NUM").owner, land(state, "NUM").troops) == (0, [1, 0, 0])


@pytest.mark.parametrize("foe", [1, -1])
def test_c_18_1_a_start_that_is_held_is_closed_while_there_is_a_camp(foe: int) -> None:
    state = court()
    lose_start(state, foe)
    hold(state, "CAR", 0, (3, 0, 0), camp=True)
    store(state, 0, (2, 0, 0))
    effect(state, "deploy(4)")
    assert moves(state) == ["deploy LEG CAR", "done"]
    play(state, "deploy LEG CAR")
    assert asked(state) == ((0,), "turn")
    assert one(state).storage == [1, 0, 0]


def lose_start(state: State, foe: int) -> None:
    """Let an opponent hold Numidia, or barbarians."""
    if foe < 0:
        barbarians(state, "NUM", 1)
    else:
        hold(state, "NUM", foe)


def test_c_18_1_no_more_than_the_action_allows() -> None:
    state = court(adversaries=("A23", "A14"))
    store(state, 0, (3, 0, 0))
    effect(state, "deploy(2)")
    play(state, "deploy LEG NUM")
    assert asked(state) == ((0,), "turn")
    effect(state, "deploy(1)")
    play(state, "deploy LEG NUM")
    assert one(state).storage == [1, 0, 0]


def test_c_18_1_nobody_is_asked_without_stored_troops() -> None:
    state = court()
    effect(state, "deploy(4)")
    assert asked(state) == ((0,), "turn")


def test_c_18_1_some_may_stay_in_storage() -> None:
    state = court()
    store(state, 0, (2, 0, 0))
    effect(state, "deploy(4) +1W")
    play(state, "done")
    assert one(state).storage == [2, 0, 0]
    assert goods(state)["W"] == 11


# C-18.2


@pytest.mark.parametrize("foe", [1, -1])
def test_c_18_2_without_a_place_troops_attack_the_start(foe: int) -> None:
    state = court()
    lose_start(state, foe)
    store(state, 0, (2, 0, 0))
    effect(state, "deploy(4)")
    play(state, "deploy LEG NUM")
    assert state.table.invaders == {"NUM": [1, 0, 0]}
    play(state, "deploy LEG NUM", battle_dice((0, 0)))
    assert (land(state, "NUM").owner, land(state, "NUM").troops) == (0, [2, 0, 0])


def test_c_18_2_at_most_four_attack_and_the_barracks_fight_after_movement() -> None:
    state = court()
    barbarians(state, "NUM", 4)
    hold(state, "CAR", 0)
    store(state, 0, (5, 0, 0))
    lay_tile(state, "B07")
    plays(state, "place BAR 3", "act a")
    for _ in range(4):
        play(state, "deploy LEG NUM")
    assert asked(state) == ((0,), "march")
    assert refused(state, "march NUM CAE 1 0 0").article == "C-18.5"
    play(state, "halt", battle_dice((0, 0), (2, 0), (2, 0)))
    assert land(state, "NUM").troops == [3, 0, 0]
    assert one(state).storage == [1, 0, 0]


# C-18.3


def test_c_18_3_four_troops_fit_into_a_territory_beside_a_camp() -> None:
    state = court()
    hold(state, "NUM", 0, (2, 1, 1))
    hold(state, "CAE", 0, (2, 0, 0), camp=True)
    set_out(state, 3)
    assert "3 0 0" not in steps(state, "march", "NUM", "CAE")
    assert refused(state, "march NUM CAE 2 1 0").article == "C-18.3"
    play(state, "march NUM CAE 1 1 0")
    assert land(state, "CAE").troops == [3, 1, 0]
    assert steps(state, "march", "NUM", "CAE") == []


def test_c_18_3_a_full_start_takes_no_more() -> None:
    state = court()
    hold(state, "NUM", 0, (4, 0, 0))
    store(state, 0, (1, 0, 0))
    effect(state, "deploy(1)")
    assert one(state).storage == [1, 0, 0]


def test_c_18_3_four_troops_of_each_player_fit_into_a_sea() -> None:
    state = court()
    at_sea(state, "IBR", 0, (3, 0, 0))
    at_sea(state, "IBR", 1, (4, 0, 0))
    set_out(state, 1)
    assert steps(state, "march", "NUM", "IBR") == ["1 0 0"]
    assert refused(state, "march NUM IBR 2 0 0").article == "C-18.3"


def test_c_18_3_four_troops_attack_a_territory_or_pass_it() -> None:
    state = court()
    hold(state, "NUM", 0, (4, 0, 0))
    hold(state, "TAR", 0, (2, 0, 0))
    hold(state, "CAR", 1)
    at_sea(state, "IBR", 0, (3, 0, 0))
    set_out(state, 4)
    play(state, "march IBR CAR 3 0 0")
    assert steps(state, "march", "TAR", "CAR") == ["1 0 0"]
    play(state, "transit TAR CAR 1 0 0")
    assert steps(state, "march", "TAR", "CAR") == []


# C-18.4


@pytest.mark.parametrize("letter", "abcd")
def test_c_18_4_every_barracks_action_grants_movement(letter: str) -> None:
    state = court()
    lay_tile(state, "B01")
    strip_of(state, 20)
    plays(state, "place BAR 3", f"act {letter}")
    while asked(state)[1] in ("recruit", "deploy"):
        play(state, "done")
    if asked(state)[1] == "take":
        play(state, "take G")
    assert asked(state) == ((0,), "march")
    assert points_left(state) == 2
    assert one(state).marker == 0


def test_c_18_4_more_points_add_to_those_of_the_strip() -> None:
    state = court()
    lay_tile(state, "B07")
    plays(state, "place BAR 3", "act c")
    assert points_left(state) == 4


def test_c_18_4_corruption_comes_after_movement_and_battle() -> None:
    state = court()
    plays(state, "place BAR 3", "act c", "done")
    assert asked(state) == ((0,), "march")
    play(state, "march NUM CAE 2 0 0", battle_dice((2, -1)))
    assert land(state, "CAE").owner == 0
    assert one(state).marker == 1


def test_c_18_4_a_repeat_in_the_senate_grants_movement() -> None:
    state = court()
    state.table.zones["BAR"].banners[1] = 1
    plays(state, "place SEN 2", "act b", "redo BAR b")
    assert asked(state) == ((0,), "march")
    assert points_left(state) == 1


def test_c_18_4_a_new_tile_grants_movement() -> None:
    state = court()
    plays(state, "place MAR 1", "act b")
    play(state, "buy B01", "tile B02")
    plays(state, "act c", "take W")
    assert asked(state) == ((0,), "march")


def test_c_18_4_no_action_no_movement() -> None:
    state = court()
    plays(state, "place BAR 3", "skip")
    assert asked(state) == ((0,), "after")


def test_c_18_4_movement_elsewhere_has_exactly_its_points() -> None:
    state = court()
    strip_of(state, 0)
    unlock(state, 0, 1)
    in_play(state, 0, "G13")
    play(state, "use G13")
    assert points_left(state) == 3


# C-18.5


def test_c_18_5_a_point_moves_any_number_to_one_neighbour() -> None:
    state = court()
    hold(state, "NUM", 0, (1, 1, 1))
    empty(state, "CAE")
    set_out(state, 2)
    assert len(steps(state, "march", "NUM", "CAE")) == 7
    play(state, "march NUM CAE 1 0 1")
    assert points_left(state) == 1
    assert land(state, "NUM").troops == [0, 1, 0]
    assert land(state, "CAE").troops == [1, 0, 1]
    assert refused(state, "march CAE NUM 0 1 0").article == "C-18.5"
    assert refused(state, "march CAE TAR 1 0 0").article == "C-18.5"
    assert refused(state, "march CAE TIN 0 0 0").article == "C-18.5"
    play(state, "halt")
    assert asked(state) == ((0,), "turn")


def test_c_18_5_the_same_troops_may_go_on() -> None:
    state = court()
    empty(state, "CAE")
    empty(state, "TIN")
    set_out(state, 2)
    plays(state, "march NUM CAE 2 0 0", "march CAE TIN 2 0 0")
    assert land(state, "TIN").troops == [2, 0, 0]
    assert land(state, "NUM").owner == land(state, "CAE").owner == -1
    assert asked(state) == ((0,), "turn")


def test_c_18_5_without_troops_nobody_moves() -> None:
    state = court()
    empty(state, "NUM")
    set_out(state, 2)
    assert asked(state) == ((0,), "turn")


# C-18.6


def test_c_18_6_barbarians_stop_whoever_enters() -> None:
    state = court()
    barbarians(state, "CAE", 2)
    set_out(state, 3)
    play(state, "march NUM CAE 1 0 0")
    assert points_left(state) == 2
    assert land(state, "CAE").owner == -1
    assert refused(state, "march CAE TIN 1 0 0").article == "C-18.5"
    assert steps(state, "transit", "NUM", "CAE") == []
    assert refused(state, "transit NUM CAE 1 0 0").article == "C-18.7"
    play(state, "halt", battle_dice((0, 0)))
    assert land(state, "CAE").barb == 2


def test_c_18_6_a_citadel_alone_is_held_too() -> None:
    state = court()
    barbarians(state, "CAE", 0, citadel=True)
    set_out(state, 1)
    play(state, "march NUM CAE 2 0 0", battle_dice((0, 0)))
    assert land(state, "CAE").citadel
    assert land(state, "CAE").owner == -1


# C-18.7


def test_c_18_7_an_opponent_is_attacked_or_passed() -> None:
    state = court()
    hold(state, "CAE", 1)
    set_out(state, 2)
    assert steps(state, "march", "NUM", "CAE") == steps(state, "transit", "NUM", "CAE")
    play(state, "march NUM CAE 1 0 0")
    assert steps(state, "march", "CAE", "TIN") == []
    assert refused(state, "march CAE NUM 1 0 0").article == "C-18.5"
    assert goods(state)["G"] == 20


def test_c_18_7_own_vacant_and_sea_spaces_are_not_passed() -> None:
    state = court()
    hold(state, "CAE", 0)
    set_out(state, 2)
    assert refused(state, "transit NUM CAE 1 0 0").article == "C-18.7"
    state = court()
    empty(state, "CAE")
    set_out(state, 2)
    assert refused(state, "transit NUM CAE 1 0 0").article == "C-18.7"


# C-18.8


def test_c_18_8_the_toll_goes_to_the_controller_at_once() -> None:
    state = court()
    hold(state, "NUM", 0, (0, 2, 0))
    hold(state, "CAE", 1)
    set_out(state, 2)
    log = play(state, "transit NUM CAE 0 2 0")
    assert goods(state)["G"] == 16
    assert goods(state, 1)["G"] == 24
    assert words(log) == ["transits", "pays-toll"]
    assert asked(state) == ((0,), "march")


def test_c_18_8_a_lone_camp_takes_toll() -> None:
    state = court()
    hold(state, "CAE", 1, (0, 0, 0), camp=True)
    set_out(state, 2)
    play(state, "transit NUM CAE 2 0 0")
    assert goods(state, 1)["G"] == 22


def test_c_18_8_without_the_gold_it_is_illegal() -> None:
    state = court()
    one(state).goods[0] = 1
    hold(state, "CAE", 1)
    set_out(state, 2)
    assert steps(state, "transit", "NUM", "CAE") == ["1 0 0"]
    assert refused(state, "transit NUM CAE 2 0 0").article == "C-18.8"


def test_c_18_8_each_territory_and_each_group_pays_anew() -> None:
    state = court()
    hold(state, "CAE", 1)
    hold(state, "TIN", 2)
    set_out(state, 4)
    play(state, "transit NUM CAE 1 0 0")
    play(state, "transit NUM CAE 1 0 0")
    assert (goods(state)["G"], goods(state, 1)["G"]) == (18, 22)
    play(state, "transit CAE TIN 2 0 0")
    assert (goods(state)["G"], goods(state, 2)["G"]) == (16, 22)
    play(state, "march TIN ATL 2 0 0")
    assert state.table.seas["ATL"][0] == [2, 0, 0]
    assert state.table.passing == {}


def test_c_18_8_powers_add_between_each_and_the_bank() -> None:
    state = court(adversaries=("A20", "A14"))
    under_board(state, 1, "G11")
    hold(state, "CAE", 1)
    one(state).goods[0] = 2
    set_out(state, 2)
    assert steps(state, "transit", "NUM", "CAE") == ["1 0 0"]
    log = play(state, "transit NUM CAE 1 0 0")
    assert goods(state)["G"] == 0
    assert goods(state, 1)["G"] == 23
    assert words(log) == ["transits", "pays-toll", "loses", "gains"]


# C-18.9


def test_c_18_9_troops_in_transit_must_leave() -> None:
    state = court()
    hold(state, "CAE", 1)
    empty(state, "TIN")
    set_out(state, 2)
    play(state, "transit NUM CAE 2 0 0")
    assert refused(state, "halt").article == "C-18.9"
    assert refused(state, "march CAE TIN 1 0 0").article == "C-18.9"
    assert lands(state, 1) == 2
    assert land(state, "CAE").owner == 1
    play(state, "march CAE TIN 2 0 0")
    assert (land(state, "CAE").owner, land(state, "CAE").troops) == (1, [1, 0, 0])
    assert land(state, "TIN").troops == [2, 0, 0]


def test_c_18_9_other_groups_leave_enough_points() -> None:
    state = court()
    hold(state, "CAE", 1)
    hold(state, "TAR", 0)
    set_out(state, 3)
    play(state, "transit NUM CAE 2 0 0")
    assert steps(state, "march", "TAR", "IBR") == ["1 0 0"]
    play(state, "march TAR IBR 1 0 0")
    assert steps(state, "march", "IBR", "TAR") == []
    assert refused(state, "march IBR TAR 1 0 0").article == "C-18.9"
    assert all(move.startswith("march CAE ") for move in moves(state))


def test_c_18_9_two_groups_in_transit_need_two_points() -> None:
    state = court()
    hold(state, "CAE", 1)
    hold(state, "TAR", 0)
    hold(state, "AQU", 2)
    set_out(state, 3)
    play(state, "transit NUM CAE 2 0 0")
    assert steps(state, "transit", "TAR", "AQU") == []
    assert refused(state, "transit TAR AQU 1 0 0").article == "C-18.9"
    state = court()
    hold(state, "CAE", 1)
    hold(state, "TAR", 0)
    hold(state, "AQU", 2)
    set_out(state, 4)
    play(state, "transit NUM CAE 2 0 0")
    play(state, "transit TAR AQU 1 0 0")
    assert steps(state, "march", "CAE", "IBR") == ["2 0 0"]


def test_c_18_9_transit_without_a_point_left_is_illegal() -> None:
    state = court()
    hold(state, "CAE", 1)
    set_out(state, 1)
    assert steps(state, "transit", "NUM", "CAE") == []
    assert refused(state, "transit NUM CAE 1 0 0").article == "C-18.9"


def test_c_18_9_a_part_may_leave_and_the_rest_later() -> None:
    state = court()
    hold(state, "CAE", 1)
    empty(state, "TIN")
    set_out(state, 3)
    play(state, "transit NUM CAE 2 0 0")
    play(state, "march CAE TIN 1 0 0")
    assert state.table.passing == {"CAE": [1, 0, 0]}
    play(state, "march CAE NUM 1 0 0")
    assert land(state, "NUM").troops == [1, 0, 0]


def test_c_18_9_troops_in_transit_may_attack_further_on() -> None:
    state = court()
    hold(state, "CAE", 1)
    barbarians(state, "TIN", 1)
    set_out(state, 2)
    play(state, "transit NUM CAE 2 0 0")
    play(state, "march CAE TIN 2 0 0", battle_dice((0, 0)))
    assert land(state, "TIN").owner == 0


def test_c_18_9_who_finds_no_way_out_goes_to_storage() -> None:
    """Another group has filled the only space that was left."""
    state = court()
    hold(state, "NUM", 0, (4, 0, 0))
    hold(state, "TIN", 0, (4, 0, 0))
    hold(state, "CAE", 1)
    at_sea(state, "IBR", 0, (0, 4, 0))
    at_sea(state, "GLC", 0, (2, 0, 0))
    set_out(state, 3)
    play(state, "transit NUM CAE 2 0 0")
    play(state, "march GLC NUM 2 0 0")
    assert moves(state) == ["halt"]
    play(state, "halt")
    assert one(state).storage == [2, 0, 0]
    assert state.table.passing == {}
    assert asked(state) == ((0,), "turn")


# C-18.10


def test_c_18_10_groups_join_one_attack_fought_after_all_points() -> None:
    state = court()
    hold(state, "TAR", 0, (0, 1, 0))
    hold(state, "CAR", 2, (1, 0, 0))
    at_sea(state, "IBR", 0, (1, 0, 0))
    set_out(state, 3)
    play(state, "march IBR CAR 1 0 0")
    play(state, "march TAR CAR 0 1 0")
    assert state.table.invaders == {"CAR": [1, 1, 0]}
    assert land(state, "CAR").owner == 2
    play(state, "halt", battle_dice((0, 0)))
    assert (land(state, "CAR").owner, land(state, "CAR").troops) == (0, [1, 1, 0])


def test_c_18_10_the_mover_chooses_the_order_of_battles() -> None:
    state = court()
    hold(state, "TAR", 0, (2, 0, 0))
    barbarians(state, "CAE", 1)
    barbarians(state, "CAR", 1)
    set_out(state, 2)
    play(state, "march NUM CAE 2 0 0")
    play(state, "march TAR CAR 2 0 0")
    assert asked(state) == ((0,), "battle")
    assert moves(state) == ["battle CAE", "battle CAR"]
    play(state, "battle CAR", battle_dice((0, 0), (0, 0)))
    assert land(state, "CAE").owner == land(state, "CAR").owner == 0


# C-18.11


def test_c_18_11_vacant_land_is_entered_and_crossed_freely() -> None:
    state = court()
    empty(state, "CAE")
    empty(state, "TIN")
    set_out(state, 2)
    play(state, "march NUM CAE 2 0 0")
    assert land(state, "CAE").owner == 0
    play(state, "march CAE TIN 2 0 0")
    assert land(state, "TIN").owner == 0
    assert land(state, "CAE").owner == -1
    assert goods(state)["G"] == 20


# C-18.12


def test_c_18_12_each_step_by_sea_costs_a_point() -> None:
    state = court()
    empty(state, "TIN")
    set_out(state, 4)
    for move, left in (("NUM IBR", 3), ("IBR GAD", 2), ("GAD TIN", 1)):
        play(state, f"march {move} 2 0 0")
        assert points_left(state) == left
    assert land(state, "TIN").troops == [2, 0, 0]
    assert land(state, "NUM").owner == -1


def test_c_18_12_a_group_at_sea_can_split() -> None:
    state = court()
    at_sea(state, "GLC", 0, (1, 1, 0))
    set_out(state, 1)
    play(state, "march GLC IBR 0 1 0")
    assert state.table.seas["GLC"][0] == [1, 0, 0]
    assert state.table.seas["IBR"][0] == [0, 1, 0]


# C-18.13


def test_c_18_13_a_free_step_after_the_main_action() -> None:
    state = court()
    at_sea(state, "IBR", 0, (1, 0, 0))
    plays(state, "place COL 1", "act d")
    assert asked(state) == ((0,), "sail")
    assert set(moves(state)) == {
        "sail IBR GLC", "sail IBR GAD", "sail IBR NUM", "sail IBR CAE", "sail IBR CAR",
        "sail IBR TAR", "stay",
    }  # fmt: skip
    play(state, "sail IBR GAD")
    assert state.table.seas["GAD"][0] == [1, 0, 0]
    assert asked(state) == ((0,), "after")


def test_c_18_13_in_the_suburra_and_without_an_action_too() -> None:
    state = court()
    at_sea(state, "IBR", 0, (1, 0, 0))
    play(state, "place SUB")
    assert asked(state) == ((0,), "sail")
    play(state, "stay")
    assert state.table.seas["IBR"][0] == [1, 0, 0]
    state = court()
    at_sea(state, "IBR", 0, (1, 0, 0))
    plays(state, "place COL 1", "skip")
    assert asked(state) == ((0,), "sail")


def test_c_18_13_only_the_own_main_action() -> None:
    state = court()
    at_sea(state, "IBR", 1, (1, 0, 0))
    plays(state, "place COL 1", "act d")
    assert asked(state) == ((0,), "after")
    state = court()
    at_sea(state, "IBR", 0, (1, 0, 0))
    in_play(state, 0, "G15")
    play(state, "use G15")
    assert asked(state) == ((0,), "turn")
    play(state, "pass")
    assert asked(state) == ((1,), "turn")


def test_c_18_13_embarking_and_landing_in_one_action() -> None:
    """Bretannia is reached by sea only: section 8.1, 32."""
    state = court()
    hold(state, "LUG", 0, (2, 0, 0))
    empty(state, "CAN")
    plays(state, "place BAR 3", "act d")
    play(state, "march LUG BRT 2 0 0")
    play(state, "halt")
    play(state, "sail BRT CAN")
    assert land(state, "CAN").troops == [2, 0, 0]
    assert lands(state) == 2


def test_c_18_13_each_group_steps_once_as_a_whole() -> None:
    state = court()
    at_sea(state, "GLC", 0, (1, 0, 0))
    at_sea(state, "IBR", 0, (1, 1, 0))
    put_to_sea(state)
    play(state, "sail GLC IBR")
    assert state.table.seas["IBR"][0] == [2, 1, 0]
    play(state, "sail IBR GAD")
    assert state.table.seas["IBR"][0] == [1, 0, 0]
    assert state.table.seas["GAD"][0] == [1, 1, 0]
    assert asked(state) == ((0,), "turn")


def test_c_18_13_a_group_without_room_anywhere_stays() -> None:
    state = court()
    at_sea(state, "GLC", 0, (3, 0, 0))
    at_sea(state, "IBR", 0, (2, 0, 0))
    hold(state, "TAR", 0, (2, 0, 0))
    hold(state, "NAR", 0, (2, 0, 0))
    put_to_sea(state)
    assert asked(state) == ((0,), "sail")
    assert "stay" in moves(state)
    assert all(move.startswith(("sail IBR", "stay")) for move in moves(state))


def test_c_18_13_powers_and_pirates_change_the_steps() -> None:
    state = court()
    under_board(state, 0, "G13")
    at_sea(state, "IBR", 0, (1, 0, 0))
    play(state, "place SUB")
    play(state, "sail IBR GAD")
    play(state, "sail GAD ATL")
    assert asked(state) == ((0,), "after")
    state = court(adversaries=("A16", "A14"))
    at_sea(state, "IBR", 0, (1, 0, 0))
    play(state, "place SUB")
    assert asked(state) == ((0,), "after")


# C-18.14


def test_c_18_14_players_share_a_sea_without_battle() -> None:
    state = court()
    at_sea(state, "IBR", 1, (0, 0, 2))
    set_out(state, 1)
    play(state, "march NUM IBR 2 0 0")
    assert state.table.seas["IBR"][0] == [2, 0, 0]
    assert state.table.seas["IBR"][1] == [0, 0, 2]
    assert asked(state) == ((0,), "turn")


def test_c_18_14_troops_at_sea_control_nothing_and_are_paid() -> None:
    state = court()
    at_sea(state, "IBR", 0, (0, 0, 1))
    assert lands(state) == 1
    effect(state, "cull(1)")
    assert "cull EVO IBR" in moves(state)


def test_c_18_14_only_troops_on_land_count_as_troops_on_the_map() -> None:
    state = court()
    one(state).open = "P13"
    at_sea(state, "IBR", 0, (0, 0, 1))
    store(state, 0, (0, 1, 0))
    hold(state, "CAE", 0, (1, 2, 0))
    progress = GAME.for_person(GAME.view(state, 0)).progress["P13"]
    assert progress == ((3, 4), (2, 3), (0, 1))


# C-18.15


def test_c_18_15_a_landing_on_held_land_is_an_attack() -> None:
    state = court()
    at_sea(state, "IBR", 0, (2, 0, 0))
    barbarians(state, "CAE", 1)
    put_to_sea(state)
    assert steps(state, "transit", "IBR", "CAE") == []
    play(state, "sail IBR CAE", battle_dice((0, 0)))
    assert land(state, "CAE").troops == [2, 0, 0]


def test_c_18_15_with_a_point_left_it_can_be_a_transit() -> None:
    state = court()
    at_sea(state, "IBR", 0, (1, 0, 0))
    hold(state, "CAE", 1)
    set_out(state, 1)
    assert steps(state, "transit", "IBR", "CAE") == []
    play(state, "halt")
    set_out(state, 2)
    play(state, "transit IBR CAE 1 0 0")
    play(state, "march CAE NUM 1 0 0")
    assert land(state, "NUM").troops == [3, 0, 0]
    assert goods(state, 1)["G"] == 21


def test_c_18_15_landings_are_fought_after_all_steps() -> None:
    state = court()
    at_sea(state, "GLC", 0, (2, 0, 0))
    at_sea(state, "IBR", 0, (2, 0, 0))
    barbarians(state, "TAR", 3)
    put_to_sea(state)
    play(state, "sail GLC TAR")
    assert asked(state) == ((0,), "sail")
    play(state, "sail IBR TAR", battle_dice((2, 0)))
    assert land(state, "TAR").troops == [4, 0, 0]


# C-18.16


def test_c_18_16_control_is_a_troop_or_a_camp() -> None:
    state = court()
    hold(state, "CAE", 0, (0, 0, 0), camp=True)
    hold(state, "TIN", 0)
    assert lands(state) == 3
    empty(state, "TIN")
    assert lands(state) == 2


def test_c_18_16_attackers_control_nothing_before_the_battle() -> None:
    state = court()
    barbarians(state, "CAE", 1)
    set_out(state, 2)
    play(state, "march NUM CAE 1 0 0")
    assert lands(state) == 1
    play(state, "halt", battle_dice((1, 0)))
    assert lands(state) == 2


def test_c_18_16_the_winner_of_a_battle_has_control() -> None:
    state = court()
    hold(state, "CAE", 1)
    assault(state, "CAE", (2, 0, 0), battle_dice((0, 0)))
    assert (lands(state), lands(state, 1)) == (2, 1)
