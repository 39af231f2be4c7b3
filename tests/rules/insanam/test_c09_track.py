"""Chapter C-9: corruption and the treachery track."""

import pytest

from ludus.games.insanam.state import State
from rules.insanam.build import (
    all_pass,
    asked,
    begin,
    court,
    everybody,
    goods,
    in_play,
    lay_tile,
    mark,
    one,
    pay_all,
    play,
    plays,
    unlock,
    words,
)

STOCK = [20, 10, 10]


def markers(state: State) -> list[int]:
    return [player.marker for player in state.table.players]


# C-9.1: the marker


def test_c_9_1_corruption_moves_the_marker_at_once() -> None:
    state = court()
    log = play(state, "place SUB")
    assert markers(state) == [1, 0, 0]
    assert words(log) == ["places", "climbs"]


def test_c_9_1_what_goes_beyond_sixty_vanishes() -> None:
    state = court(round=4)
    lay_tile(state, "S03")
    mark(state, 0, 59)
    plays(state, "place SEN 2", "act c")
    assert one(state).marker == 60


def test_c_9_1_a_loss_below_zero_vanishes() -> None:
    state = court()
    lay_tile(state, "K10")
    mark(state, 0, 1)
    play(state, "place COL 1")
    assert words(play(state, "act d")) == ["acts", "falls"]
    assert markers(state) == [0, 1, 1]


def test_c_9_1_whoever_is_on_zero_cannot_fall() -> None:
    state = court()
    lay_tile(state, "K10")
    play(state, "place COL 1")
    assert words(play(state, "act d")) == ["acts"]
    assert one(state).marker == 0


# C-9.2 and C-9.3: where it comes from, and in which order


def test_c_9_2_actions_bonuses_events_and_accusations_corrupt() -> None:
    state = court(boards=("sabinus", "claudius", "petronius"))
    plays(state, "place MAR 3", "act d", "take GG")
    assert markers(state) == [2, 0, 0]
    play(state, "accuse 1", "redeal@1 loyal redeal@2 loyal")
    assert markers(state) == [2, 5, 5]
    plays(state, "destiny old", "destiny old", "done")
    play(state, "place COL 1")
    assert markers(state) == [3, 5, 6]
    play(state, "skip")
    assert state.table.owed == 1
    play(state, "done", "event E101")
    everybody(state, "refuse")
    assert markers(state) == [4, 6, 7]


def test_c_9_2_a_card_can_push_another_player() -> None:
    state = court()
    lay_tile(state, "K08")
    plays(state, "place COL 1", "act c", "target 2")
    assert markers(state) == [0, 1, 2]


@pytest.mark.parametrize(("order", "ender"), [([0, 1, 2], 1), ([2, 1, 0], 2)])
def test_c_9_3_events_corrupt_in_turn_order(order: list[int], ender: int) -> None:
    """Seats 1 and 2 are both on 59: the first in turn order ends the game."""
    state = court(start=False, round=4)
    state.table.order = order
    mark(state, 1, 59)
    mark(state, 2, 59)
    begin(state, order[0])
    all_pass(state, "event E405")
    everybody(state, "refuse")
    assert state.table.ender == ender
    assert markers(state)[1:] == ([60, 59] if ender == 1 else [59, 60])


def test_c_9_3_an_accusation_corrupts_in_turn_order_after_the_accuser() -> None:
    state = court(4, boards=("claudius", "sabinus", "petronius", "macro"), start=False, round=4)
    for seat in (0, 3):
        mark(state, seat, 57)
    begin(state, 1)
    play(state, "accuse 2")
    assert state.table.ender == 3
    assert markers(state) == [57, 0, 5, 60]


# C-9.4: citizens


@pytest.mark.parametrize(("start", "wait"), [(19, [40]), (39, [])])
def test_c_9_4_a_citizen_comes_when_its_space_is_reached(start: int, wait: list[int]) -> None:
    state = court(round=4)
    mark(state, 0, start)
    before = one(state).supply
    log = play(state, "place SUB")
    assert one(state).waiting == wait
    assert one(state).supply == before
    assert "citizen" in words(log)


def test_c_9_4_passing_the_space_is_reaching_it() -> None:
    state = court(round=4)
    lay_tile(state, "S03")
    mark(state, 0, 19)
    plays(state, "place SEN 2", "act c")
    assert one(state).marker == 21
    assert one(state).waiting == [40]


def test_c_9_4_falling_back_takes_nothing_and_rising_again_brings_nothing() -> None:
    state = court(round=4)
    lay_tile(state, "K10")
    mark(state, 0, 20)
    assert one(state).supply == 4
    plays(state, "place COL 1", "act d")
    assert (one(state).marker, one(state).supply) == (18, 3)
    plays(state, "done", "pass", "pass", "place SUB", "done", "place SUB")
    assert (one(state).marker, one(state).supply, one(state).placed) == (20, 1, 3)
    assert one(state).waiting == [40]


# C-9.5 and C-9.6: event symbols


@pytest.mark.parametrize("space", [6, 15, 22, 31, 37, 46, 53])
def test_c_9_5_a_symbol_owes_an_event(space: int) -> None:
    state = court(round=4)
    mark(state, 0, space - 1)
    play(state, "place SUB")
    assert state.table.owed == 1
    assert state.table.symbols[-1] == space


def test_c_9_5_each_symbol_works_once_a_game() -> None:
    state = court(round=4)
    mark(state, 1, 6)
    one(state).marker = one(state).peak = 5
    play(state, "place SUB")
    assert (one(state).marker, state.table.owed) == (6, 0)


def test_c_9_5_by_option_once_for_each_player() -> None:
    state = court(round=4, symbol_scope="each")
    for seat in (0, 1):
        one(state, seat).marker = one(state, seat).peak = 5
    play(state, "place SUB")
    assert state.table.owed == 1
    play(state, "done", "event E405")
    everybody(state, "approve")
    play(state, "place SUB")
    assert (one(state, 1).marker, state.table.owed) == (6, 1)


def test_c_9_5_a_symbol_passed_by_falling_back_and_rising_works_no_second_time() -> None:
    state = court(round=4, symbol_scope="each")
    one(state).marker, one(state).peak = 5, 6
    one(state).symbols = [6]
    play(state, "place SUB")
    assert (one(state).marker, state.table.owed) == (6, 0)


def test_c_9_6_owed_events_come_after_the_player_turn() -> None:
    state = court()
    mark(state, 0, 5)
    in_play(state, 0, "G10")
    play(state, "place SUB")
    assert asked(state) == ((0,), "after")
    play(state, "use G10")
    assert asked(state) == ((0,), "after")
    assert words(play(state, "done", "event E101")) == ["event"]
    assert asked(state) == ((0, 1, 2), "thumbs")
    everybody(state, "approve")
    assert asked(state) == ((1,), "turn")


def test_c_9_6_several_come_one_after_the_other() -> None:
    """Two symbols on one player-turn, and a third through the first event."""
    state = court(boards=("sabinus", "claudius", "petronius"), round=2, start=False)
    mark(state, 1, 12)
    state.table.symbols = []
    one(state, 2).marker = one(state, 2).peak = 3
    begin(state)
    play(state, "accuse 1", "redeal@1 loyal redeal@2 loyal")
    plays(state, "destiny old", "destiny old")
    assert markers(state) == [0, 17, 8]
    assert state.table.owed == 2
    assert asked(state) == ((0,), "turn")
    play(state, "pass", "event E208")
    everybody(state, "approve", "event E201")
    assert asked(state)[1] == "thumbs"
    everybody(state, "approve")
    assert asked(state) == ((1,), "turn")


def test_c_9_6_an_event_can_owe_the_next() -> None:
    """Refusing brings seat 0 from 5 to 6. [C-13.11]"""
    state = court()
    mark(state, 0, 5)
    all_pass(state, "event E101")
    plays(state, "refuse", "approve")
    play(state, "approve", "event E106")
    assert asked(state)[1] == "thumbs"
    everybody(state, "approve")
    assert state.table.turn == 3


def test_c_9_6_they_are_of_the_round_in_progress_though_its_end_is_due() -> None:
    """One step crosses the threshold of round 2; the symbol owes a round-2 event before it ends."""
    state = court(round=2, start=False)
    lay_tile(state, "S05")
    mark(state, 1, 24)
    state.table.symbols = [6, 15]
    begin(state)
    plays(state, "place SEN 2", "act c", "target 1")
    assert (one(state, 1).marker, state.table.pending, state.table.owed) == (28, True, 1)
    play(state, "done", "event E208")
    everybody(state, "approve")
    assert (state.table.round, asked(state)) == (2, ((1,), "turn"))


# C-9.7 and C-9.8: the end, and falling back


def test_c_9_7_the_game_ends_at_once() -> None:
    """The placer reaches 60 by the circle: nothing is shared, no action, no event."""
    state = court(round=4, start=False)
    mark(state, 0, 52)
    one(state).marker = one(state).peak = 59
    state.table.symbols = [6, 15, 22, 31, 37, 46]
    begin(state)
    play(state, "place COL 2")
    assert (one(state).marker, state.table.ender) == (60, 0)
    assert one(state, 1).goods == STOCK
    assert asked(state)[1] == "wage"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_c_9_7_in_any_round(number: int) -> None:
    state = court(round=number)
    mark(state, 0, 59)
    play(state, "place SUB")
    assert state.table.ender == 0
    assert state.table.ended
    assert state.table.round == number


def test_c_9_7_nothing_of_the_action_is_left() -> None:
    """The pushed player ends the game before the other part of the action pays."""
    state = court(round=4)
    lay_tile(state, "K08")
    mark(state, 1, 58)
    plays(state, "place COL 2", "act c", "target 1")
    assert one(state, 1).marker == 59
    state = court(round=4)
    lay_tile(state, "K08")
    mark(state, 1, 59)
    plays(state, "place COL 2", "act c", "target 1")
    assert state.table.ender == 1
    assert goods(state)["G"] == 20


def test_c_9_7_a_question_just_put_is_not_answered_any_more() -> None:
    """Macro's funds would add wood or stone to what the market shares before its point."""
    state = court(boards=("claudius", "macro", "petronius"), round=4)
    unlock(state, 1, 2)
    mark(state, 1, 59)
    play(state, "place MAR 4")
    assert state.table.ender == 1
    assert one(state, 1).goods == [20, 11, 11]
    assert asked(state)[1] == "wage"


def test_c_9_7_further_sharing_stops() -> None:
    state = court(round=4)
    mark(state, 1, 59)
    mark(state, 2, 59)
    play(state, "place COL 1")
    assert markers(state) == [0, 60, 59]


def test_c_9_8_a_threshold_left_again_still_ends_the_round() -> None:
    state = court(boards=("claudius", "sabinus", "petronius"), destinies=("traitor",) * 3)
    mark(state, 0, 9)
    plays(state, "place SUB", "done")
    play(state, "accuse 0", "redemption D1")
    assert (one(state).marker, state.table.pending) == (5, True)
    plays(state, "pass", "pass")
    pay_all(state, "event E208")
    assert state.table.round == 2


def test_c_9_8_an_event_once_owed_stays_owed() -> None:
    """Verus brings the marker down again in the same player-turn."""
    state = court(display=("G29", "G30"))
    in_play(state, 0, "G22")
    mark(state, 0, 5)
    play(state, "place SUB")
    assert state.table.owed == 1
    play(state, "use G22")
    assert one(state).marker == 3
    play(state, "done", "event E101")
    assert asked(state)[1] == "thumbs"
