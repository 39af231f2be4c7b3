"""Chapter C-3: rounds, turns and laps."""

import pytest

from ludus.games.insanam.state import State
from rules.insanam.build import (
    all_pass,
    asked,
    begin,
    begin_turn,
    court,
    everybody,
    lay_tile,
    mark,
    next_event,
    one,
    pay_all,
    play,
    plays,
    words,
)


def place_quietly(state: State, where: str) -> None:
    """Place a citizen, do nothing with it, and end the player-turn."""
    plays(state, f"place {where}", *([] if where == "SUB" else ["skip"]), "done")


def supplies(state: State) -> list[int]:
    return [player.supply for player in state.table.players]


# C-3.1 and C-3.2: rounds, turns, phases


def test_c_3_1_a_round_lasts_until_a_threshold_is_reached() -> None:
    """Three turns in a row belong to the first round."""
    state = court(turn=0, start=False)
    begin_turn(state)
    for turn, event in ((1, "E101"), (2, "E106"), (3, "E108")):
        assert (state.table.turn, state.table.round) == (turn, 1)
        all_pass(state, f"event {event}")
        everybody(state, "approve")
    assert (state.table.turn, state.table.round) == (4, 1)


def test_c_3_2_income_action_event_in_this_order() -> None:
    state = court(turn=1, start=False)
    log = begin_turn(state)
    assert words(log) == ["turn", "gains", "gains", "gains"]
    assert asked(state) == ((0,), "turn")
    log = all_pass(state, "event E101")
    assert words(log) == ["passes", "event"]
    assert asked(state) == ((0, 1, 2), "thumbs")
    log = everybody(state, "approve")
    assert "scoring" not in words(log)
    assert words(log)[-4:] == ["turn", "gains", "gains", "gains"]


def test_c_3_2_phase_iv_comes_only_when_a_round_end_is_due() -> None:
    state = court()
    mark(state, 0, 9)
    all_pass(state, "event E101")
    plays(state, "refuse", "approve")
    assert "scoring" in words(play(state, "approve"))


# C-3.3 and C-3.4: phase II


def test_c_3_3_phase_ii_ends_when_all_have_passed() -> None:
    state = court()
    plays(state, "pass", "pass")
    assert asked(state) == ((2,), "turn")
    play(state, "pass", "event E101")
    assert asked(state) == ((0, 1, 2), "thumbs")


def test_c_3_3_phase_ii_ends_when_nobody_has_a_citizen() -> None:
    state = court(2)
    for player in state.table.players:
        player.supply, player.placed = 1, 2
    place_quietly(state, "COL 1")
    plays(state, "place HIP 1", "skip")
    play(state, "done", "event E101")
    assert asked(state) == ((0, 1), "thumbs")


def test_c_3_3_whoever_has_more_citizens_goes_on_alone() -> None:
    state = court(2, round=3)
    mark(state, 0, 20)
    one(state, 1).supply, one(state, 1).placed = 1, 2
    place_quietly(state, "COL 1")
    place_quietly(state, "COL 2")
    for circle in (1, 2, 3):
        assert asked(state) == ((0,), "turn")
        assert supplies(state)[0] == 4 - circle
        if circle < 3:
            place_quietly(state, f"BAR {circle}")
    plays(state, "place BAR 3", "skip")
    play(state, "done", "event E301")
    assert asked(state)[1] == "thumbs"


def test_c_3_4_players_take_turns_in_turn_order_lap_after_lap() -> None:
    state = court(start=False)
    state.table.order = [2, 0, 1]
    begin(state, 2)
    seen: list[int] = []
    for where in ("COL 1", "COL 2", "COL 3", "COL 4", "HIP 1", "HIP 2"):
        seen += asked(state)[0]
        place_quietly(state, where)
    assert seen == [2, 0, 1, 2, 0, 1]


def test_c_3_4_whoever_passed_is_left_out_of_later_laps() -> None:
    state = court()
    place_quietly(state, "COL 1")
    play(state, "pass")
    place_quietly(state, "COL 2")
    seen: list[int] = []
    for where in ("COL 3", "COL 4", "HIP 1"):
        seen += asked(state)[0]
        place_quietly(state, where)
    assert seen == [0, 2, 0]


# C-3.5: thresholds


@pytest.mark.parametrize(("number", "space"), [(1, 10), (2, 25), (3, 40)])
def test_c_3_5_a_round_ends_when_a_marker_reaches_its_threshold(number: int, space: int) -> None:
    state = court(round=number)
    mark(state, 2, space - 2)
    plays(state, "pass", "pass", "place SUB", "done")
    assert (state.table.pending, state.table.round) == (False, number)
    play(state, "place SUB")
    assert (state.table.pending, state.table.round) == (True, number)


def test_c_3_5_passing_a_threshold_is_reaching_it() -> None:
    state = court()
    lay_tile(state, "S03")
    mark(state, 0, 9)
    plays(state, "place SEN 2", "act c")
    assert one(state).marker == 11
    assert state.table.pending


def test_c_3_5_the_fourth_round_has_no_end() -> None:
    state = court(round=4)
    mark(state, 0, 58)
    play(state, "place SUB")
    assert one(state).marker == 59
    assert not state.table.pending


# C-3.6 and C-3.7: when the change runs


def test_c_3_6_the_lap_is_completed_first() -> None:
    """All have placed as often; then scoring; then the next lap with what is left."""
    state = court()
    next_event(state, "E208")
    mark(state, 0, 9)
    plays(state, "place SUB", "done")
    assert state.table.pending
    assert asked(state) == ((1,), "turn")
    place_quietly(state, "COL 2")
    plays(state, "place COL 1", "skip")
    assert "scoring" in words(play(state, "done"))
    assert asked(state) == ((0,), "wage")
    pay_all(state, "event E208")
    assert state.table.round == 2
    everybody(state, "approve")
    assert asked(state) == ((0,), "turn")
    assert (state.table.turn, supplies(state)) == (2, [2, 2, 2])


def test_c_3_6_the_last_lap_of_a_turn_has_the_event_of_phase_iii_behind_it() -> None:
    """Both events are of the new round. (Section 8.1)"""
    state = court()
    mark(state, 2, 9)
    plays(state, "pass", "pass", "place SUB")
    one(state, 2).supply, one(state, 2).placed = 0, 3
    play(state, "done")
    pay_all(state, "event E208")
    log = everybody(state, "approve", "event E201")
    assert "event" in words(log)
    assert asked(state) == ((0, 1, 2), "thumbs")
    everybody(state, "approve")
    assert (state.table.turn, state.table.round) == (3, 2)


@pytest.mark.parametrize("thumb", ["approve", "refuse"])
def test_c_3_7_crossed_in_phase_iii_it_runs_as_phase_iv(thumb: str) -> None:
    state = court()
    mark(state, 1, 8)
    all_pass(state, "event E102")
    plays(state, "refuse", thumb)
    log = play(state, "refuse")
    if thumb == "approve":
        play(state, "done", "")
        assert (state.table.turn, state.table.round) == (3, 1)
        return
    assert "scoring" in words(log)
    assert state.table.turn == 2
    pay_all(state, "event E208")
    everybody(state, "approve")
    assert (state.table.turn, state.table.round) == (3, 2)
    assert state.table.order == [1, 0, 2]


# C-3.8: turn order


def test_c_3_8_the_highest_marker_is_first_and_equals_keep_their_order() -> None:
    state = court(4, start=False)
    state.table.order = [3, 1, 0, 2]
    for seat, space in enumerate((9, 4, 4, 4)):
        mark(state, seat, space)
    begin(state, 0)
    plays(state, "place SUB", "done", "pass")
    pay_all(state, "event E208")
    assert state.table.order == [0, 3, 1, 2]
    everybody(state, "approve")
    assert asked(state) == ((0,), "turn")


def test_c_3_8_the_order_changes_only_with_the_round() -> None:
    state = court(turn=1, start=False)
    mark(state, 2, 8)
    begin_turn(state)
    assert state.table.order == [0, 1, 2]
    all_pass(state, "event E108")
    everybody(state, "approve")
    assert state.table.order == [0, 1, 2]
    plays(state, "pass", "pass", "place SUB", "done", "place SUB", "done")
    pay_all(state, "event E208")
    assert state.table.order == [2, 0, 1]


# C-3.9: what comes back


def test_c_3_9_citizens_and_banners_come_back_at_the_end_of_the_turn() -> None:
    state = court()
    plays(state, "place COL 1", "act d", "done", "place SUB", "done", "pass", "pass")
    play(state, "pass", "event E108")
    assert supplies(state) == [2, 2, 3]
    assert state.table.zones["COL"].circles[0] == 0
    everybody(state, "approve")
    assert supplies(state) == [3, 3, 3]
    for zone in state.table.zones.values():
        assert set(zone.circles) == {-1}
        assert set(zone.banners) == {-1}
    assert state.table.suburra == []
    assert not any(player.passed for player in state.table.players)


def test_c_3_9_nothing_comes_back_at_a_round_change_within_a_turn() -> None:
    state = court()
    mark(state, 1, 9)
    plays(state, "place COL 1", "act d", "done", "place SUB", "done", "pass")
    pay_all(state, "event E208")
    everybody(state, "approve")
    zone = state.table.zones["COL"]
    assert zone.circles[0] == 0
    assert zone.banners[3] == 0
    assert state.table.suburra == [1]
    assert supplies(state) == [2, 2, 3]
    assert one(state, 2).passed


# Section 8.3: a turn in which no marker rose


def markers(state: State) -> list[int]:
    return [player.marker for player in state.table.players]


@pytest.mark.parametrize(("push", "after"), [(True, [1, 1, 1]), (False, [0, 0, 0])])
def test_by_option_a_turn_without_corruption_pushes_all_markers(
    push: bool, after: list[int]
) -> None:
    state = court(stall_push=push)
    all_pass(state, "event E108")
    everybody(state, "approve")
    assert markers(state) == after
    assert (state.table.turn, asked(state)) == (3, ((0,), "turn"))


def test_a_turn_in_which_a_marker_rose_pushes_none() -> None:
    state = court(stall_push=True)
    plays(state, "place SUB", "done")
    all_pass(state, "event E108")
    everybody(state, "approve")
    assert markers(state) == [1, 0, 0]


def test_the_push_owes_events_and_round_ends_as_any_corruption() -> None:
    """The event comes before the next turn, the round change at the end of its first lap."""
    state = court(stall_push=True)
    mark(state, 0, 9)
    mark(state, 1, 14)
    one(state, 1).marker = one(state, 1).peak = 5
    state.table.symbols = []
    all_pass(state, "event E108")
    everybody(state, "approve", "event E101")
    assert (state.table.turn, markers(state)) == (2, [10, 6, 1])
    assert asked(state)[1] == "thumbs"
    everybody(state, "approve")
    assert (state.table.turn, state.table.round, state.table.pending) == (3, 1, True)
    plays(state, "pass", "pass", "pass")
    assert asked(state)[1] == "wage"


def test_the_push_can_end_the_game() -> None:
    state = court(round=4, stall_push=True)
    mark(state, 1, 59)
    mark(state, 2, 59)
    all_pass(state, "event E405")
    one(state, 0).locks = 0
    everybody(state, "approve")
    assert state.table.ender == 1
    assert markers(state) == [1, 60, 59]
