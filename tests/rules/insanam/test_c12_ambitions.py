"""Chapter C-12: personal ambitions."""

import pytest

from ludus.core.message import Ref
from ludus.games.insanam import GAME
from ludus.games.insanam.state import State
from rules.insanam.build import (
    asked,
    begin,
    court,
    expose,
    hold,
    kinds,
    mark,
    moves,
    one,
    play,
    plays,
    refused,
    words,
)


def ambitious(shown: str = "P01", hidden: str = "P02") -> State:
    """Let seat 0 have an open and a hidden ambition."""
    state = court(start=False)
    one(state).open = shown
    state.secrets.own[0].ambition = hidden
    begin(state)
    return state


def in_spain(state: State) -> None:
    """Let seat 0 hold three territories of Hispania: P02."""
    for name in ("CAR", "LUS", "TAR"):
        hold(state, name, 0)


def in_gaul(state: State) -> None:
    """Let seat 0 hold all of Gallia: P01."""
    for name in ("NAR", "AQU", "LUG", "BEL"):
        hold(state, name, 0)


# C-12.1


def test_c_12_1_an_ambition_that_is_met_scores_and_is_done() -> None:
    state = ambitious()
    assert "validate" not in kinds(state)
    in_spain(state)
    log = play(state, "validate P02")
    player = one(state)
    assert (player.vp, player.done, player.hidden, player.open) == (6, ["P02"], False, "P01")
    assert state.secrets.own[0].ambition == ""
    assert words(log) == ["validates", "scores"]
    assert GAME.view(state, 1).table.players[0].done == ["P02"]


def test_c_12_1_the_open_one_too() -> None:
    state = ambitious()
    in_gaul(state)
    play(state, "validate P01")
    player = one(state)
    assert (player.vp, player.done, player.hidden, player.open) == (8, ["P01"], True, "")


def test_c_12_1_all_conditions_at_that_moment() -> None:
    """P10 wants two camps and six troops on the map."""
    state = ambitious("P10")
    hold(state, "NUM", 0, (4, 0, 0), camp=True)
    hold(state, "CAE", 0, (1, 0, 0), camp=True)
    assert "validate" not in kinds(state)
    assert refused(state, "validate P10").article == "C-12.1"
    hold(state, "TIN", 0, (1, 0, 0))
    assert "validate P10" in moves(state)


def test_c_12_1_not_what_was_met_once() -> None:
    state = ambitious()
    in_spain(state)
    hold(state, "TAR", 1)
    assert "validate" not in kinds(state)


def test_c_12_1_only_own_ambitions() -> None:
    state = ambitious()
    one(state, 1).open = "P18"
    one(state).chariot = 12
    assert refused(state, "validate P18").article == "C-12.1"


def test_c_12_1_only_on_the_own_player_turn() -> None:
    state = ambitious()
    in_spain(state)
    begin(state, 1)
    assert refused(state, "validate P02", 0).article == "C-5.1"


def test_c_12_1_after_the_main_action_as_well() -> None:
    state = ambitious()
    in_spain(state)
    plays(state, "place HIP 1", "skip")
    assert asked(state) == ((0,), "after")
    play(state, "validate P02")
    assert one(state).vp == 6


# C-12.2


def test_c_12_2_both_on_different_player_turns() -> None:
    state = ambitious()
    in_spain(state)
    in_gaul(state)
    play(state, "validate P02")
    assert refused(state, "validate P01").article == "C-8.4"
    begin(state)
    play(state, "validate P01")
    assert (one(state).vp, one(state).done) == (14, ["P02", "P01"])
    begin(state)
    assert "validate" not in kinds(state)


# C-12.3


def test_c_12_3_occurrences_count_from_the_start_of_the_game() -> None:
    """P20 wants five placements in the Suburra; an exposure changes nothing about it."""
    state = ambitious("P20")
    one(state).counts = {"sub": 4}
    expose(state, 0)
    play(state, "place SUB")
    play(state, "validate P20")
    assert one(state).vp == 5


@pytest.mark.parametrize(("shown", "hidden"), [("P20", "P16"), ("P16", "P20")])
def test_c_12_3_the_counter_of_the_hidden_card_is_hidden(shown: str, hidden: str) -> None:
    state = ambitious(shown, hidden)
    one(state).counts = {"sub": 2, "beaten.AN": 1}
    metric, n, least = ("sub", 2, 5) if shown == "P20" else ("beaten.AN", 1, 2)
    other = GAME.for_person(GAME.view(state, 1))
    assert other.table.players[0].counts == {metric: n}
    assert other.progress[shown] == ((n, least),)
    assert hidden not in other.progress
    mine = GAME.for_person(GAME.view(state, 0))
    assert {shown, hidden} <= {*mine.progress}
    assert mine.table.players[0].counts == {"sub": 2, "beaten.AN": 1}


# C-12.4


def test_c_12_4_held_goods_are_proven() -> None:
    """P22 wants 20 gold, 6 wood and 6 stone."""
    state = ambitious("P22")
    one(state).goods = [20, 6, 5]
    assert "validate" not in kinds(state)
    one(state).goods = [20, 6, 6]
    log = play(state, "validate P22")
    assert one(state).vp == 6
    assert one(state).goods == [20, 6, 6]
    assert log.told[0].to is None
    assert log.told[0].event.facts["card"] is not None


def test_c_12_4_before_that_nobody_sees_how_near_it_is() -> None:
    state = ambitious("P22")
    assert "P22" not in GAME.for_person(GAME.view(state, 1)).progress
    assert "P22" in GAME.for_person(GAME.view(state, 0)).progress


# C-12.5


def test_c_12_5_unvalidated_ambitions_cost_nothing() -> None:
    scores = []
    for done in (False, True):
        state = ambitious()
        if done:
            one(state).open = ""
            one(state).hidden = False
            state.secrets.own[0].ambition = ""
        mark(state, 0, 59)
        plays(state, "place SUB", "wage LEG 2", "wage LEG 2", "wage LEG 2")
        outcome = GAME.outcome(state)
        assert outcome is not None
        scores.append(outcome.scores)
    assert scores[0] == scores[1]


def test_c_12_4_the_amounts_are_declared_and_no_others() -> None:
    state = ambitious("P22", "P02")
    one(state).goods = [25, 9, 7]
    log = play(state, "validate P22")
    assert words(log) == ["validates", "declares", "scores"]
    goods = log.told[1].event.facts["goods"]
    assert goods == (Ref("gold", 25), Ref("wood", 9), Ref("stone", 7))
