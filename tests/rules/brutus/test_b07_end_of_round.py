"""Chapter B-7: the end of a round."""

import pytest

from ludus.core.message import Ref, say
from ludus.games.brutus import GAME
from ludus.games.brutus.state import Combination
from rules.brutus.build import (
    PLAYERS,
    all_pass,
    card_ref,
    deal,
    hand,
    keys,
    play,
    seat_ref,
    seen,
    table,
    texts,
    told,
    turns,
    turns_before,
)

# B-7.1


@pytest.mark.parametrize("players", PLAYERS)
def test_b_7_1_back_at_the_owner_the_round_is_won(players: int) -> None:
    state = table({0: "5x3"}, players=players)
    play(state, "0: 5x2")
    for seat in range(1, players):
        assert state.phase == "reply"
        log = play(state, f"{seat}: pass")
        won = told(log, "brutus-wins")
        assert len(won) == (seat == players - 1)
    assert won == [say("brutus-wins", seat=seat_ref(0), combination=Ref("combination", "5×2"))]
    assert (state.phase, GAME.to_act(state)) == ("lead", (0,))


@pytest.mark.parametrize("owner", [1, 2, 3])
def test_b_7_1_it_is_won_by_the_last_to_reply(owner: int) -> None:
    state = table({0: "5x3", owner: "6 8"})
    play(state, "0: 5x1", *(f"{seat}: pass" for seat in range(1, owner)), f"{owner}: 6x1")
    log = all_pass(state)
    assert told(log, "brutus-wins") == [
        say("brutus-wins", seat=seat_ref(owner), combination=card_ref(6))
    ]
    passed = [(owner + step) % 4 for step in (1, 2, 3)]
    assert [turn[0] for turn in turns_before(state)[-3:]] == [str(seat) for seat in passed]
    assert GAME.to_act(state) == (owner,)


def test_b_7_1_every_reply_asks_all_others_again() -> None:
    state = table({0: "5 9 3", 1: "6 10 3", 2: "2 2", 3: "2 2"})
    play(state, "0: 5x1", "1: 6x1", "2: pass", "3: pass", "0: 9x1", "1: 10x1")
    play(state, "2: pass", "3: pass")
    assert state.phase == "reply"
    play(state, "0: pass")
    assert (state.phase, GAME.to_act(state)) == ("discard", (1,))


# B-7.2


def test_b_7_2_passed_or_skipped_both_have_not_replied() -> None:
    state = table({0: "5x2", 1: "5x2", 2: "9x2"}, power=True)
    log = play(state, "0: 5x1", "1: 5x1", "3: pass", "0: pass")  # 2 could have beaten it
    assert turns_before(state) == ["0 lead 5x1", "1 equal 5x1", "2 skip", "3 pass", "0 pass"]
    assert told(log, "brutus-wins") == [
        say("brutus-wins", seat=seat_ref(1), combination=card_ref(5))
    ]
    assert GAME.to_act(state) == (1,)


# B-7.3


def test_b_7_3_the_seat_of_an_owner_who_is_out_marks_the_end() -> None:
    state = table({0: "5", 1: "4 4", 2: "4 4", 3: "4 3"})
    play(state, "0: 5x1")
    for seat in (1, 2, 3):
        assert (state.phase, GAME.to_act(state)) == ("reply", (seat,))  # each has one answer
        play(state, f"{seat}: pass")
    assert turns_before(state) == ["0 lead 5x1", "1 pass", "2 pass", "3 pass"]
    assert state.phase == "lead"


def test_b_7_3_also_for_a_reply_in_the_middle() -> None:
    state = table({0: "5 2", 1: "2 2", 2: "7", 3: "2 3"})
    play(state, "0: 5x1", "1: pass", "2: 7x1", "3: pass", "0: pass")
    assert (state.phase, GAME.to_act(state)) == ("reply", (1,))
    play(state, "1: pass")
    assert turns_before(state)[-3:] == ["3 pass", "0 pass", "1 pass"]
    assert (state.phase, GAME.to_act(state)) == ("lead", (3,))


def test_b_7_3_who_beats_it_becomes_the_mark() -> None:
    state = table({0: "5", 1: "2 2", 2: "7 2", 3: "2 3"})
    play(state, "0: 5x1", "1: pass", "2: 7x1", "3: pass")
    assert GAME.to_act(state) == (1,)  # past the empty seat 0
    play(state, "1: pass")
    assert (state.phase, GAME.to_act(state)) == ("lead", (2,))


def test_b_7_3_with_a_skip() -> None:
    state = table({0: "6 8", 1: "6", 2: "9 9"}, out=[3], power=True)
    play(state, "0: 6x1", "1: 6x1", "0: pass")
    assert turns_before(state) == ["0 lead 6x1", "1 equal 6x1", "2 skip", "0 pass"]
    assert (state.phase, GAME.to_act(state)) == ("lead", (2,))


# B-7.4


@pytest.mark.parametrize("value", [5, 9, 13])
def test_b_7_4_a_winner_who_is_out_still_wins(value: int) -> None:
    state = table({0: str(value)})
    log = play(state, f"0: {value}x1")
    log.told += all_pass(state).told
    assert told(log, "brutus-wins") == [
        say("brutus-wins", seat=seat_ref(0), combination=card_ref(value))
    ]
    assert seen(state).gains.caesar[0] == (value == 13)
    assert (state.phase, GAME.to_act(state)) == ("lead", (1,))


# B-7.5


def test_b_7_5_with_two_in_an_equal_reply_wins_at_once() -> None:
    state = table({0: "4 7", 1: "4 9"}, out=[2, 3], power=True)
    log = play(state, "0: 4x1", "1: 4x1")
    assert turns_before(state) == ["0 lead 4x1", "1 equal 4x1", "0 skip"]
    assert told(log, "brutus-wins") == [
        say("brutus-wins", seat=seat_ref(1), combination=card_ref(4))
    ]
    assert (state.phase, GAME.to_act(state)) == ("lead", (1,))


def test_b_7_5_and_has_its_effect_at_once() -> None:
    state = table({0: "10 7", 1: "10 9 2"}, out=[2, 3], power=True)
    play(state, "0: 10x1", "1: 10x1")
    assert (state.phase, GAME.to_act(state)) == ("discard", (1,))


def test_b_7_5_a_higher_reply_does_not() -> None:
    state = table({0: "4 7", 1: "5 9"}, out=[2, 3], power=True)
    play(state, "0: 4x1", "1: 5x1")
    assert (state.phase, GAME.to_act(state)) == ("reply", (0,))


# B-7.6


def test_b_7_6_effect_exit_discard_next_leader() -> None:
    state = table({0: "10 3"})
    play(state, "0: 10x1", "1: pass", "2: pass", "3: pass")
    assert state.phase == "discard"
    assert seen(state).top == Combination(10, 1, 0)  # it still lies there
    log = play(state, "0: discard 3")
    assert keys(log) == ["brutus-discards", "brutus-out"]
    assert seen(state).places == (1, 0, 0, 0)
    assert seen(state).top is None
    assert seen(state).plays == ()
    assert (state.phase, GAME.to_act(state)) == ("lead", (1,))


def test_b_7_6_the_leader_is_fixed_after_the_exit() -> None:
    state = table({0: "9 3", 1: "4 4"})
    play(state, "0: 9x1", "1: pass", "2: pass", "3: pass")
    log = play(state, "0: gifts 1", "0: to 2", "0: give 3")
    assert keys(log) == ["brutus-gifts", "brutus-gives", "brutus-out"]
    assert GAME.to_act(state) == (1,)  # a winner still in would lead


@pytest.mark.parametrize(("manches", "phase"), [(1, "over"), (2, "announce")])
def test_b_7_6_an_exit_by_the_effect_may_end_the_manche(manches: int, phase: str) -> None:
    state = table({0: "10 3", 1: "4 4"}, out=[2, 3], end={"manches": manches})
    log = play(state, "0: 10x1", "1: pass", "0: discard 3")
    assert keys(log)[2:6] == ["brutus-wins", "brutus-discards", "brutus-out", "brutus-last"]
    assert seen(state).manches[0].places == (3, 4, 1, 2)
    assert state.phase == phase  # and nobody leads


def test_b_7_6_points_come_with_the_victory() -> None:
    state = table({0: "13 3"})
    log = play(state, "0: 13x1", "1: pass", "2: pass", "3: pass")
    assert keys(log)[-2:] == ["brutus-wins", "brutus-caesar"]


def test_b_7_6_the_cards_of_the_round_are_gone() -> None:
    state = table({0: "5x2 3", 1: "6x2 3", 2: "8x2 4"})
    before = seen(state).gone
    play(state, "0: 5x2", "1: 6x2", "2: 8x2")
    all_pass(state)
    after = seen(state).gone
    assert [after[value] - before[value] for value in (5, 6, 8)] == [2, 2, 2]
    assert sum(after) - sum(before) == 6
    assert turns_before(state)[:3] == ["0 lead 5x2", "1 beat 6x2", "2 beat 8x2"]
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ("3", "3", "4")
    assert texts(state, 2) == ["4x1"]


# B-7.7


@pytest.mark.parametrize("out", [[2, 3], [3], []])
def test_b_7_7_a_skip_ends_with_its_round(out: list[int]) -> None:
    state = table({0: "4 7", 1: "4 6 9"}, out=out, power=True)
    play(state, "0: 4x1", "1: 4x1")
    all_pass(state)
    assert GAME.to_act(state) == (1,)
    play(state, "1: 6x1")
    following = next(seat for seat in (2, 3, 0) if seat not in out)
    assert turns(state) == ["1 lead 6x1"]
    assert GAME.to_act(state) == (following,)


# B-7.8


@pytest.mark.parametrize("value", [5, 9, 10, 11, 12, 13])
def test_b_7_8_a_round_cut_short_has_no_winner(value: int) -> None:
    state = table({0: str(value), 1: "1 5"}, out=[2, 3])
    log = play(state, f"0: {value}x1", fate=deal(4, {}, ranks=[2, 3, 0, 1]))
    assert not {"brutus-wins", "brutus-caesar", "brutus-discards", "brutus-gifts"} & set(keys(log))
    assert seen(state).scores == (2, 0, 6, 4)  # no Caesar's points
    assert seen(state).manches[0].caesar == (0, 0, 0, 0)
    assert seen(state).ranks == (2, 3, 0, 1)
    assert (seen(state).manche, state.phase) == (2, "announce")


def test_b_7_8_also_when_cut_short_by_a_reply() -> None:
    state = table({0: "5 4", 1: "13"}, out=[2, 3], end={"manches": 1})
    log = play(state, "0: 5x1", "1: 13x1")
    assert not told(log, "brutus-wins")
    assert seen(state).scores == (0, 2, 6, 4)
    assert state.phase == "over"


def test_b_7_8_the_next_manche_begins_with_a_clear_table() -> None:
    state = table({0: "4 13", 1: "1 5"}, out=[2, 3])
    play(state, "0: 4x1", "1: pass")
    assert turns_before(state) == ["0 lead 4x1", "1 pass"]
    play(state, "0: 13x1")
    view = seen(state)
    assert (view.manche, view.top, view.plays, view.before) == (2, None, (), ())
