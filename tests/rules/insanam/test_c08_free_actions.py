"""Chapter C-8: free actions."""

import pytest

from ludus.games.insanam.state import State
from rules.insanam.build import (
    all_pass,
    asked,
    begin,
    begin_turn,
    court,
    everybody,
    goods,
    hold,
    in_play,
    kinds,
    land,
    mark,
    moves,
    one,
    play,
    plays,
    refused,
    tucked,
    unlock,
    with_income,
    words,
)

SABINUS = ("sabinus", "claudius", "petronius", "macro")


def with_gladiators(*cards: str) -> State:
    """Seat 0 begins with gladiators in play."""
    state = court(start=False, display=("G29", "G30"))
    in_play(state, 0, *cards)
    begin(state)
    return state


# C-8.1: when


def test_c_8_1_before_the_placement_or_after_the_action_but_not_between() -> None:
    state = with_gladiators("G10")
    assert "use G10" in moves(state)
    play(state, "place COL 1")
    assert refused(state, "use G10").article == "C-7.1"
    play(state, "act d")
    assert {"use G10", "tuck G10", "done"} <= set(moves(state))


def test_c_8_1_free_actions_can_be_taken_before_passing() -> None:
    state = with_gladiators("G10")
    plays(state, "use G10", "pass")
    assert goods(state)["G"] == 23
    assert asked(state) == ((1,), "turn")


def test_c_8_1_nothing_is_taken_after_passing() -> None:
    state = with_gladiators("G10")
    play(state, "pass")
    assert refused(state, "use G10", seat=0).article == "C-5.1"


def test_c_8_1_only_the_active_player_takes_them() -> None:
    state = court(start=False)
    in_play(state, 1, "G10")
    begin(state)
    assert refused(state, "use G10", seat=1).article == "C-5.1"


# C-8.2 and C-8.3: gladiators


def test_c_8_2_a_gladiator_is_discarded_for_its_one_shot_power() -> None:
    state = with_gladiators("G01", "G10")
    log = play(state, "use G01")
    assert words(log) == ["uses", "gains"]
    assert goods(state) == {"G": 23, "W": 11, "S": 10}
    assert one(state).play == ["G10"]
    assert state.table.discards["gladiator"] == ["G01"]
    assert asked(state) == ((0,), "turn")


def test_c_8_2_a_gladiator_is_tucked_for_its_income_from_the_next_turn_on() -> None:
    state = with_gladiators("G20")
    play(state, "tuck G20")
    assert (one(state).play, one(state).tucked) == ([], ["G20"])
    assert goods(state)["G"] == 20
    all_pass(state, "event E103")
    everybody(state, "approve")
    assert goods(state)["G"] == with_income(state, 0, 20 + 1 + 2)[0]


@pytest.mark.parametrize(("first", "second"), [("use", "tuck"), ("tuck", "use")])
def test_c_8_2_one_gladiator_in_a_player_turn(first: str, second: str) -> None:
    state = with_gladiators("G01", "G10")
    play(state, f"{first} G01")
    assert refused(state, f"{second} G10").article == "C-8.2"
    plays(state, "place COL 1", "skip")
    assert kinds(state) == {"done"}
    plays(state, "done", "pass", "pass")
    assert {"use G10", "tuck G10"} <= set(moves(state))


def test_c_8_2_only_own_gladiators_in_play() -> None:
    state = with_gladiators("G01")
    in_play(state, 1, "G10")
    assert refused(state, "use G10").article == "C-8.2"


def test_c_8_2_a_one_shot_fight_needs_another_gladiator() -> None:
    """Flamma is discarded before the fight. (Section 8.1)"""
    state = with_gladiators("G16")
    play(state, "use G16")
    assert asked(state) == ((0,), "turn")
    state = with_gladiators("G16", "G10")
    play(state, "use G16")
    assert moves(state) == ["fight G10 A13", "fight G10 A14", "fight G10 TOP", "done"]


def test_c_8_3_any_number_can_be_tucked() -> None:
    state = court(start=False, display=("G29", "G30"))
    tucked(state, 0, "G01", "G02", "G03", "G04", "G05", "G06")
    in_play(state, 0, "G07")
    begin(state)
    play(state, "tuck G07")
    assert len(one(state).tucked) == 7


def test_c_8_3_a_tucked_gladiator_never_comes_back() -> None:
    state = court(start=False, display=("G29", "G30"))
    tucked(state, 0, "G01")
    begin(state)
    assert refused(state, "use G01").article == "C-8.2"
    plays(state, "place COL 1", "act b")
    assert asked(state) == ((0,), "after")


# C-8.4 to C-8.8


def test_c_8_4_one_ambition_in_a_player_turn() -> None:
    state = court(start=False)
    for name in ("NAR", "AQU", "LUG", "BEL", "CAR", "LUS", "TAR"):
        hold(state, name, 0)
    begin(state)
    assert {"validate P01", "validate P02"} <= set(moves(state))
    play(state, "validate P01")
    assert one(state).vp == 8
    assert refused(state, "validate P02").article == "C-8.4"
    plays(state, "place SUB")
    assert "validate P02" not in moves(state)
    plays(state, "done", "pass", "pass", "validate P02")
    assert one(state).vp == 14


def test_c_8_5_one_accusation_in_a_player_turn() -> None:
    """Sabinus has two powers to accuse with."""
    state = court(boards=SABINUS, destinies=("loyal", "traitor", "traitor"), start=False)
    unlock(state, 0, 3)
    begin(state)
    assert {"accuse 1", "accuse 2"} <= set(moves(state))
    play(state, "accuse 1", "redemption D1")
    assert refused(state, "accuse 2").article == "C-8.5"
    plays(state, "place SUB", "done", "pass", "pass")
    play(state, "accuse 2", "redemption D2")
    assert [player.exposed for player in state.table.players] == [False, True, True]


def test_c_8_5_an_accusation_needs_an_unused_power() -> None:
    state = court(destinies=("loyal", "traitor", "loyal"))
    assert refused(state, "accuse 1").article == "C-10.1"


def test_c_8_6_a_power_on_the_map_works_once_in_a_player_turn() -> None:
    """Seneca sends adjacent troops home, 2 gold for each strength. [C-25.13]"""
    state = court(boards=("seneca", "claudius", "macro"), start=False)
    hold(state, "CAE", 1, (2, 0, 0))
    unlock(state, 0, 1)
    begin(state)
    assert "banish CAE 1 0 0" in moves(state)
    play(state, "banish CAE 1 0 0")
    assert goods(state)["G"] == 18
    assert "banish" not in kinds(state)
    plays(state, "place SUB")
    assert "banish" not in kinds(state)
    plays(state, "done", "pass", "pass")
    assert "banish CAE 1 0 0" in moves(state)


def test_c_8_7_a_camp_kept_back_can_be_placed_later() -> None:
    state = court(start=False)
    one(state).camps, one(state).released = 2, 1
    hold(state, "CAE", 0)
    begin(state)
    assert {"camp NUM", "camp CAE"} <= set(moves(state))
    assert refused(state, "camp SUP").article == "C-20.2"
    play(state, "camp CAE")
    assert land(state, "CAE").camp
    assert one(state).released == 0
    assert refused(state, "camp NUM").article == "C-20.1"


def test_c_8_7_after_the_action_as_well() -> None:
    state = court(start=False)
    one(state).camps, one(state).released = 2, 1
    begin(state)
    plays(state, "place SUB", "camp NUM")
    assert land(state, "NUM").camp


def test_c_8_8_an_exposed_traitor_may_prove_an_objective() -> None:
    state = court(destinies=("traitor", "loyal", "loyal"), start=False)
    player = one(state)
    player.exposed, player.shown, player.card, player.since = True, "traitor", "D1", 1
    state.secrets.decks["redemption"].bag.remove("D1")
    begin(state)
    assert "redeem 3" in moves(state)
    play(state, "redeem 3")
    assert goods(state)["G"] == 8
    assert (player.exposed, player.shown) == (False, "loyal")
    assert refused(state, "redeem 3").article == "C-8.8"


# Milonia's favours [C-25.25]

MILONIA = ("claudius", "milonia", "petronius")


def favoured() -> State:
    """Milonia has a banner in the Colosseum; seat 0 is on 20."""
    state = court(boards=MILONIA, start=False, round=3)
    unlock(state, 1, 2)
    mark(state, 0, 20)
    state.table.zones["COL"].banners = [1, 2, -1, -1]
    begin(state)
    return state


def test_a_favour_is_asked_for_before_the_placement_and_granted() -> None:
    state = favoured()
    assert [move for move in moves(state) if move.startswith("request")] == ["request COL a"]
    play(state, "request COL a")
    assert asked(state) == ((1,), "favour")
    assert moves(state) == ["grant", "deny"]
    play(state, "grant")
    assert (goods(state, 0)["G"], goods(state, 1)["G"]) == (14, 26)
    assert state.table.zones["COL"].banners == [-1, 2, -1, -1]
    assert asked(state) == ((0,), "turn")


def test_a_favour_can_be_denied_and_is_asked_for_once_in_a_player_turn() -> None:
    state = favoured()
    plays(state, "request COL a", "deny")
    assert (goods(state, 0)["G"], goods(state, 1)["G"]) == (20, 20)
    assert state.table.zones["COL"].banners == [1, 2, -1, -1]
    assert "request" not in kinds(state)


def test_a_favour_is_not_asked_for_after_the_placement_or_without_gold() -> None:
    state = favoured()
    play(state, "place SUB")
    assert "request" not in kinds(state)
    state = favoured()
    one(state).goods[0] = 5
    assert "request" not in kinds(state)
    assert refused(state, "request COL a").article == "C-25.25"


def test_milonia_asks_nothing_of_herself() -> None:
    state = favoured()
    state.table.zones["COL"].banners = [1, -1, -1, -1]
    plays(state, "pass")
    assert asked(state) == ((1,), "turn")
    assert "request" not in kinds(state)


def test_a_new_turn_lets_all_free_actions_be_used_again() -> None:
    state = with_gladiators("G10", "G12")
    play(state, "tuck G10")
    assert one(state).used == ["gladiator"]
    begin_turn(state)
    assert "tuck G12" in moves(state)
