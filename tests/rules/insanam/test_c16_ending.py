"""Chapter C-16: the end of the game."""

from typing import Any

import pytest

from ludus.core.outcome import Outcome
from ludus.games.insanam.state import Destiny, State
from rules.insanam.build import (
    all_pass,
    asked,
    bare,
    begin,
    court,
    end_game,
    everybody,
    hold,
    land,
    mark,
    one,
    play,
    plays,
    refused,
    words,
)

LOYAL: Destiny = "loyal"
TRAITOR: Destiny = "traitor"


def last(players: int = 3, destinies: tuple[Destiny, ...] = (LOYAL,) * 4, **given: Any) -> State:
    """Round 4; nobody holds anything, all markers are on 60 but for what a test changes."""
    state = court(players, round=4, start=False, destinies=destinies, **given)
    bare(state)
    for player in state.table.players:
        player.goods = [0, 0, 0]
    return state


def outcome(state: State) -> Outcome:
    assert state.table.over is not None
    return state.table.over


def expose(state: State, seat: int) -> None:
    """Let a traitor be exposed in an earlier turn."""
    player = one(state, seat)
    player.exposed, player.shown, player.card, player.since = True, "traitor", "D1", 1


# C-16.1 to C-16.3


def test_c_16_1_whoever_reaches_sixty_ends_the_game() -> None:
    state = last()
    log = end_game(state, 1)
    assert state.table.ender == 1
    assert "reaches-end" in words(log)
    assert outcome(state).reason == "sixty"
    assert asked(state) == ((), "")
    assert refused(state, "pass", seat=0).article == "C-16.8"


def test_c_16_1_it_may_be_in_the_player_turn_of_another() -> None:
    state = last()
    mark(state, 2, 59)
    begin(state)
    play(state, "place HIP 1")
    assert state.table.ender == 2


def test_c_16_1_of_several_the_first_after_the_placer() -> None:
    state = last(4)
    state.table.order = [2, 3, 0, 1]
    for seat in (1, 2, 3):
        mark(state, seat, 59)
    begin(state, 0)
    play(state, "place HIP 1")
    assert state.table.ender == 1
    assert [player.marker for player in state.table.players] == [0, 60, 59, 59]


def test_c_16_2_all_destinies_are_revealed() -> None:
    state = last(destinies=(LOYAL, TRAITOR, LOYAL))
    log = end_game(state)
    assert words(log).count("destiny") == 3
    assert [player.shown for player in state.table.players] == ["loyal", "traitor", "loyal"]


def test_c_16_3_a_hidden_traitor_who_ends_the_game_wins_whatever_the_points() -> None:
    state = last(destinies=(TRAITOR, LOYAL, LOYAL))
    one(state, 1).vp = 100
    hold(state, "NUM", 1)
    log = end_game(state)
    assert "scoring" not in words(log)
    assert outcome(state) == Outcome((0,), (0, 100, 0), (1, 2, 3), "traitor", "traitor")


def test_c_16_3_an_exposed_traitor_does_not() -> None:
    """The game ends as for a loyal ender. [C-11.3]"""
    state = last(destinies=(TRAITOR, LOYAL, LOYAL))
    expose(state, 0)
    one(state, 1).vp = 100
    mark(state, 1, 50)
    end_game(state)
    assert outcome(state).winners == (1,)
    assert outcome(state).reason == "sixty"


def test_c_16_3_nor_does_a_traitor_who_did_not_end_it() -> None:
    state = last(destinies=(LOYAL, TRAITOR, LOYAL))
    mark(state, 1, 59)
    one(state, 1).vp = 5
    end_game(state)
    assert outcome(state).winners == (1,)
    assert outcome(state).reason == "sixty"
    state = last(destinies=(LOYAL, TRAITOR, LOYAL))
    mark(state, 1, 59)
    end_game(state)
    assert outcome(state).winners == (0,)


# C-16.4: the order of the end


def test_c_16_4_scoring_once_then_pay_then_penalties_then_leftovers() -> None:
    """With the ambition of the round in progress; pay comes before gold is counted."""
    state = last()
    state.table.round = 2
    state.table.ambitions = ["U7", "U3", "U7", "U7"]
    hold(state, "NUM", 0, (2, 0, 0))
    one(state, 0).goods = [9, 0, 0]
    mark(state, 1, 57)
    one(state, 1).goods = [8, 0, 0]
    log = end_game(state)
    assert words(log).count("scoring") == 1
    assert asked(state) == ((0,), "wage")
    assert [player.vp for player in state.table.players] == [2 + 9 + 6, 6 + 4, 3]
    play(state, "wage LEG 2")
    assert outcome(state).scores == (17 + 7 // 5, 10 + 5 // 5, 3 - 60)


def test_c_16_4_a_round_end_that_is_due_scores_nothing_more() -> None:
    state = last()
    state.table.round, state.table.pending, state.table.owed = 1, True, 2
    end_game(state)
    assert outcome(state).scores == (9, 6 - 60, 6 - 60)


def test_c_16_4_soldiers_can_be_kept_or_sent_home_at_the_end() -> None:
    """(Section 8.1: the land has scored already.)"""
    state = last()
    hold(state, "NUM", 0, (2, 0, 0))
    end_game(state)
    plays(state, "wage LEG 0", "dismiss LEG NUM")
    play(state, "retain")
    assert outcome(state).scores[0] == 2 + 9 - 2
    assert land(state, "NUM").owner == 0


# C-16.5 and C-16.6: penalties


@pytest.mark.parametrize("exposed", [False, True])
def test_c_16_5_a_traitor_loses_a_point_for_each_space(exposed: bool) -> None:
    state = last(destinies=(LOYAL, TRAITOR, LOYAL))
    mark(state, 1, 50)
    one(state, 1).goods = [4, 0, 0]
    if exposed:
        expose(state, 1)
    end_game(state)
    assert outcome(state).scores[1] == 6 - 10
    assert one(state, 1).goods == [4, 0, 0]


@pytest.mark.parametrize(("space", "out"), [(0, True), (40, True), (41, False), (59, False)])
def test_c_16_5_a_traitor_outside_round_four_is_eliminated(space: int, out: bool) -> None:
    state = last(destinies=(LOYAL, TRAITOR, LOYAL))
    mark(state, 1, space)
    one(state, 1).vp = 200
    log = end_game(state)
    assert ("eliminated" in words(log)) == out
    assert outcome(state).winners == ((0,) if out else (1,))
    assert outcome(state).ranking[1] == (3 if out else 1)
    assert outcome(state).scores[1] == (None if out else 200 + 6 - (60 - space))


def test_c_16_6_a_loyal_player_pays_gold_and_then_points() -> None:
    state = last()
    mark(state, 1, 50)
    mark(state, 2, 56)
    one(state, 1).goods = [8, 4, 0]
    one(state, 2).goods = [6, 0, 0]
    end_game(state)
    assert one(state, 1).goods == [0, 4, 0]
    assert one(state, 2).goods == [2, 0, 0]
    assert outcome(state).scores == (9, 3 - 2, 6)


def test_c_16_6_a_loyal_player_is_never_eliminated() -> None:
    state = last()
    one(state, 1).vp = 100
    end_game(state)
    assert outcome(state).winners == (1,)
    assert outcome(state).scores[1] == 100 + 6 - 60


# C-16.7 to C-16.9


@pytest.mark.parametrize(
    ("goods", "lots"), [([0, 4, 0], 0), ([0, 3, 2], 1), ([2, 4, 4], 2), ([0, 4, 4], 1)]
)
def test_c_16_7_five_goods_of_any_kinds_are_a_point(goods: list[int], lots: int) -> None:
    state = last()
    one(state).goods = goods
    end_game(state)
    assert outcome(state).scores[0] == 9 + lots


def test_c_16_8_most_points_win() -> None:
    state = last()
    for seat in (1, 2):
        mark(state, seat, 55)
    one(state, 1).vp = 30
    one(state, 2).vp = 20
    end_game(state)
    assert outcome(state) == Outcome((1,), (9, 31, 21), (3, 1, 2), "sixty", "sixty")


def test_c_16_8_a_tie_goes_to_the_higher_marker() -> None:
    state = last()
    mark(state, 1, 58)
    mark(state, 2, 57)
    one(state, 1).vp, one(state, 2).vp = 20 + 2 - 6, 20 + 3 - 3
    end_game(state)
    assert outcome(state) == Outcome((1,), (9, 20, 20), (3, 1, 2), "sixty", "C-16.8")


def test_c_16_8_then_to_more_territories() -> None:
    state = last()
    hold(state, "CAE", 2, (0, 0, 0), camp=True)
    mark(state, 1, 57)
    mark(state, 2, 57)
    one(state, 1).vp, one(state, 2).vp = 20, 18
    end_game(state)
    assert outcome(state) == Outcome((2,), (9, 23, 23), (3, 2, 1), "sixty", "C-16.8")


def test_c_16_8_then_the_victory_is_shared() -> None:
    state = last()
    for seat in (1, 2):
        mark(state, seat, 57)
        one(state, seat).vp = 20
    end_game(state)
    assert outcome(state) == Outcome((1, 2), (9, 23, 23), (3, 1, 1), "sixty", "C-16.8")


def test_c_16_8_whoever_is_eliminated_cannot_win() -> None:
    """Not even a tie is broken by them."""
    state = last(destinies=(LOYAL, TRAITOR, TRAITOR))
    one(state, 1).vp = one(state, 2).vp = 500
    mark(state, 1, 40)
    end_game(state)
    assert outcome(state) == Outcome((0,), (9, None, None), (1, 2, 2), "sixty", "sixty")


def test_c_16_8_ties_for_other_places_are_broken_as_well() -> None:
    """All three behind the winner have as many VP: marker, then territories decide."""
    state = last(4)
    hold(state, "CAE", 3, (0, 0, 0), camp=True)
    for seat, space in ((1, 58), (2, 57), (3, 57)):
        mark(state, seat, space)
    one(state, 0).vp = 90
    one(state, 1).vp, one(state, 2).vp, one(state, 3).vp = 20 + 2 - 6, 20 + 3 - 3, 20 + 1 - 3
    end_game(state)
    assert outcome(state) == Outcome((0,), (99, 20, 20, 20), (1, 2, 4, 3), "sixty", "sixty")


def test_c_16_8_and_shared_after_that() -> None:
    state = last()
    one(state, 0).vp = 90
    for seat in (1, 2):
        mark(state, seat, 57)
        one(state, seat).vp = 20
    end_game(state)
    assert outcome(state).ranking == (1, 2, 2)


def test_c_16_5_the_eliminated_come_after_all_others() -> None:
    state = last(destinies=(LOYAL, TRAITOR, LOYAL))
    one(state, 1).vp, one(state, 2).vp = 300, -100
    end_game(state)
    assert outcome(state).ranking == (1, 3, 2)
    assert outcome(state).scores[1] is None


def test_c_16_3_where_a_traitor_wins_nobody_is_eliminated() -> None:
    """Behind the traitor places go by VP, then the marker."""
    state = last(4, destinies=(TRAITOR, TRAITOR, LOYAL, LOYAL))
    mark(state, 2, 30)
    mark(state, 3, 31)
    one(state, 1).vp, one(state, 2).vp, one(state, 3).vp = 4, 3, 3
    end_game(state)
    assert outcome(state) == Outcome((0,), (0, 4, 3, 3), (1, 2, 4, 3), "traitor", "traitor")


def test_c_16_9_ranks_are_taken_with_all_players() -> None:
    """The eliminated traitor on 40 still takes the second place of the track."""
    state = last(destinies=(LOYAL, TRAITOR, LOYAL))
    mark(state, 1, 40)
    mark(state, 2, 30)
    end_game(state)
    assert outcome(state).scores[2] == 3 - 30


# Section 8.3: the limit of turns


def limited(destinies: tuple[Destiny, ...]) -> State:
    """The last turn, in round 1; all pass."""
    state = court(start=False, destinies=destinies, max_turns=2)
    bare(state)
    for player in state.table.players:
        player.goods = [0, 0, 0]
    mark(state, 1, 8)
    begin(state)
    all_pass(state, "event E106")
    return state


def test_at_the_limit_the_game_ends_without_an_ender() -> None:
    state = limited((LOYAL, LOYAL, LOYAL))
    log = everybody(state, "approve")
    assert "limit" in words(log)
    assert state.table.ender == -1
    assert outcome(state).reason == "limit"
    assert outcome(state).scores == (6 - 58, 9 - 50, 6 - 58)
    assert outcome(state).winners == (1,)


def test_at_the_limit_no_traitor_wins_at_once_and_nobody_is_eliminated() -> None:
    state = limited((TRAITOR, TRAITOR, LOYAL))
    one(state, 0).vp = 100
    log = everybody(state, "approve")
    assert "eliminated" not in words(log)
    assert outcome(state).scores == (106 - 60, 9 - 52, 6 - 58)
    assert outcome(state).winners == (0,)


def test_without_a_limit_turns_go_on() -> None:
    state = court(max_turns=0, turn=200)
    all_pass(state, "event E106")
    everybody(state, "approve")
    assert state.table.turn == 201
