"""Chapter C-15: soldiers' pay."""

from typing import Any

from ludus.games.insanam.state import State
from rules.insanam.build import (
    asked,
    at_sea,
    bare,
    court,
    end_round,
    goods,
    hold,
    land,
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


def broke(gold: int = 20, **given: Any) -> State:
    """Nobody holds anything; seat 0 has so much gold."""
    state = court(start=False, display=("G01", "G02"), **given)
    bare(state)
    one(state).goods[0] = gold
    return state


EVENT = "event E208"


# C-15.1


def test_c_15_1_every_troop_off_the_strip_is_paid_by_its_type() -> None:
    """On the map, at sea and in storage."""
    state = broke()
    hold(state, "NUM", 0, (2, 0, 0))
    at_sea(state, "GRM", 0, (0, 2, 0))
    store(state, 0, (0, 0, 1))
    end_round(state)
    plays(state, "wage LEG 2", "wage CEN 2")
    log = play(state, "wage EVO 1", EVENT)
    assert words(log)[0] == "pays-soldiers"
    assert goods(state)["G"] == 20 - 2 - 4 - 3


def test_c_15_1_strength_does_not_change_pay() -> None:
    state = broke(boards=("macro", "seneca", "petronius"))
    hold(state, "NUM", 0, (1, 0, 1))
    unlock(state, 0, 1)
    end_round(state)
    play(state, "wage LEG 1")
    play(state, "wage EVO 1", EVENT)
    assert goods(state)["G"] == 16


def test_c_15_1_whoever_has_no_troops_pays_nothing() -> None:
    state = broke()
    log = end_round(state, EVENT)
    assert "pays-soldiers" not in words(log)
    assert goods(state)["G"] == 20


def test_c_15_1_powers_change_the_total() -> None:
    """Saturninus saves 3 gold, but not more than the pay. (Content 1.2)"""
    state = broke()
    hold(state, "NUM", 0, (2, 0, 1))
    under_board(state, 0, "G29")
    end_round(state)
    plays(state, "wage LEG 2")
    play(state, "wage EVO 1", EVENT)
    assert goods(state)["G"] == 18
    state = broke()
    hold(state, "NUM", 0, (2, 0, 0))
    under_board(state, 0, "G29")
    end_round(state)
    play(state, "wage LEG 2", EVENT)
    assert goods(state)["G"] == 20


def test_c_15_1_the_deserter_makes_pay_dearer_for_whoever_pays() -> None:
    state = broke(2, adversaries=("A17", "A14"))
    hold(state, "NUM", 0, (2, 0, 0))
    end_round(state)
    assert moves(state) == ["wage LEG 0"]
    assert refused(state, "wage LEG 1").article == "C-15.2"
    one(state).goods[0] = 5
    assert moves(state) == ["wage LEG 0", "wage LEG 1", "wage LEG 2"]
    play(state, "wage LEG 2", EVENT)
    assert goods(state)["G"] == 1


# C-15.2 and C-15.3


def test_c_15_2_players_pay_in_turn_order() -> None:
    state = broke()
    state.table.order = [2, 0, 1]
    for seat, name in enumerate(("NUM", "SUP", "BAE")):
        hold(state, name, seat)
    end_round(state)
    for seat in (2, 0, 1):
        assert asked(state) == ((seat,), "wage")
        play(state, "wage LEG 1", EVENT if seat == 1 else "")


def test_c_15_2_whoever_can_pay_need_not() -> None:
    state = broke()
    hold(state, "NUM", 0, (1, 1, 0))
    end_round(state)
    assert moves(state) == ["wage LEG 0", "wage LEG 1"]
    plays(state, "wage LEG 0", "wage CEN 1")
    assert asked(state) == ((0,), "unpaid")
    assert goods(state)["G"] == 18


def test_c_15_2_gold_limits_who_can_be_paid() -> None:
    """Wood and stone pay nobody; what was promised to some is gone for others."""
    state = broke(4)
    hold(state, "NUM", 0, (2, 1, 1))
    end_round(state)
    play(state, "wage LEG 2")
    play(state, "wage CEN 1")
    assert moves(state) == ["wage EVO 0"]
    assert refused(state, "wage EVO 1").article == "C-15.2"


def test_c_15_3_an_unpaid_troop_is_returned_or_kept_for_two_points() -> None:
    state = broke()
    hold(state, "NUM", 0, (3, 0, 0))
    end_round(state)
    play(state, "wage LEG 1")
    assert moves(state) == ["dismiss LEG NUM", "retain"]
    play(state, "retain")
    assert one(state).vp == 9 + 2 - 2
    play(state, "dismiss LEG NUM", EVENT)
    assert land(state, "NUM").troops == [2, 0, 0]
    assert one(state).strip == [12, 10, 6]
    assert goods(state)["G"] == 19


def test_c_15_3_the_owner_says_where_it_is_dismissed() -> None:
    state = broke()
    hold(state, "NUM", 0, (1, 1, 0))
    at_sea(state, "GRM", 0, (1, 0, 0))
    store(state, 0, (1, 0, 0))
    end_round(state)
    plays(state, "wage LEG 2", "wage CEN 0")
    assert moves(state) == ["dismiss LEG STO", "dismiss LEG NUM", "dismiss LEG GRM", "retain"]
    play(state, "dismiss LEG GRM")
    assert state.table.seas["GRM"][0] == [0, 0, 0]
    assert moves(state) == ["dismiss CEN NUM", "retain"]
    play(state, "dismiss CEN NUM", EVENT)
    assert one(state).strip == [12, 10, 6]


def test_c_15_3_storage_can_be_emptied() -> None:
    state = broke(0)
    store(state, 0, (0, 1, 0))
    end_round(state)
    play(state, "wage CEN 0")
    play(state, "dismiss CEN STO", EVENT)
    assert (one(state).storage, one(state).strip) == ([0, 0, 0], [14, 10, 6])


# C-15.4 and C-15.5


def test_c_15_4_a_territory_without_troops_becomes_vacant() -> None:
    state = broke(0)
    hold(state, "NUM", 0, (1, 0, 0))
    hold(state, "CAE", 0, (1, 0, 0), camp=True)
    end_round(state)
    plays(state, "wage LEG 0", "dismiss LEG NUM")
    play(state, "dismiss LEG CAE", EVENT)
    assert (land(state, "NUM").owner, land(state, "NUM").barb) == (-1, 0)
    assert land(state, "CAE").owner == 0


def test_c_15_5_land_scores_before_its_soldiers_leave() -> None:
    state = broke(0)
    hold(state, "NUM", 0, (1, 0, 0))
    log = end_round(state)
    assert words(log)[:2] == ["scoring", "public-ambition"]
    assert one(state).vp == 9 + 2
    play(state, "wage LEG 0")
    play(state, "dismiss LEG NUM", EVENT)
    assert one(state).vp == 9 + 2
