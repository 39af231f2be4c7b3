"""Chapter B-12: the end of the game."""

import pytest

from ludus.core.errors import BadOptions
from ludus.core.message import say
from ludus.core.outcome import Outcome
from ludus.games.brutus import GAME
from ludus.games.brutus.options import TABLE, End, Options
from rules.brutus.build import (
    PLAYERS,
    fresh,
    keys,
    options,
    past,
    play_manche,
    refused,
    refused_options,
    seat_ref,
    seen,
    told,
)
from rules.brutus.build_effects import ended, finish, parade, walk

# B-12.1


@pytest.mark.parametrize("manches", [1, 2, 3, 7])
def test_b_12_1_the_game_ends_after_the_manches_agreed(manches: int) -> None:
    state = fresh(4, end={"manches": manches})
    for number in range(1, manches + 1):
        assert (seen(state).manche, seen(state).outcome) == (number, None)
        play_manche(state, seed=number)
    assert len(seen(state).manches) == manches
    assert ended(state).reason == "manches"


def test_b_12_5_what_came_together_is_told_manche_by_manche() -> None:
    """All sources count; who has most in the end wins."""
    history = [past([2, 0, 1, 3], {0: 3}), past([3, 2, 1, 0])]
    state = finish([0, 1, 2, 3], history, end={"manches": 3})
    tallies, points = seen(state).tallies, TABLE.tables[4].points
    first, second, third, fourth = points
    assert tallies[0].points == (second + 3, third, first, fourth)
    assert tallies[0].totals == tallies[0].points
    assert tallies[1].points == (fourth, third, second, first)
    assert tallies[1].totals == (second + 3 + fourth, 2 * third, first + second, fourth + first)
    assert tallies[2].totals == seen(state).scores


def test_b_12_1_then_nobody_may_do_anything() -> None:
    state = finish([0, 1, 2, 3], end={"manches": 1})
    assert (GAME.to_act(state), seen(state).turn, seen(state).phase) == ((), None, "over")
    assert [GAME.moves(state, seat) for seat in range(4)] == [(), (), (), ()]
    for seat in range(4):
        assert refused(state, seat, "pass") == ("B-12.5", "refused-over")


def test_b_12_1_points_do_not_end_it_earlier() -> None:
    assert seen(finish([0, 1, 2, 3], [past([0, 1, 2, 3])] * 6, end={"manches": 8})).outcome is None


@pytest.mark.parametrize("number", [0, -1, 1_001])
def test_b_12_1_at_least_one_manche(number: int) -> None:
    error = refused_options(players=4, end={"manches": number})
    assert error.article == "B-12.1"
    assert error.message == say("brutus-bad-number", name="manches", number=number, most=1_000)


@pytest.mark.parametrize("end", [{}, {"manches": 2, "target": 9}, {"rounds": 2}, 3, {"time": "x"}])
def test_b_12_1_a_game_ends_in_one_way(end: object) -> None:
    error = refused_options(players=4, end=end)
    assert error.article == "B-12.1"
    known, example = "manches, target, time", '{"manches": 2}'
    assert error.message == say("brutus-bad-end", known=known, example=example)


def test_b_12_1_options_are_valid_by_construction() -> None:
    for end in (End(), End(manches=2, target=9), End(manches=2, time=9)):
        with pytest.raises(BadOptions):
            Options(4, end=end)


# B-12.2


@pytest.mark.parametrize(
    ("players", "manches"), [(4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)]
)
def test_b_12_2_half_as_many_manches_as_players_unless_agreed(players: int, manches: int) -> None:
    history = [past(range(players))] * (manches - 2)
    assert seen(fresh(players)).end.manches == manches
    state = finish(range(players), history)
    assert seen(state).outcome is None
    state = finish(range(players), [*history, past(range(players))])
    assert len(seen(state).manches) == manches
    assert ended(state).reason == "manches"


@pytest.mark.parametrize("players", PLAYERS)
def test_b_12_2_any_other_number_may_be_agreed(players: int) -> None:
    for manches in (1, players, 11, 1_000):
        assert seen(fresh(players, end={"manches": manches})).end.manches == manches


@pytest.mark.parametrize("players", PLAYERS)
def test_b_12_2_the_menu_offers_the_recommended_number_first(players: int) -> None:
    menu = GAME.menu(players)
    assert menu["end"][0] is None
    assert {"manches": players} in menu["end"]
    assert {"manches": (players + 1) // 2} not in menu["end"]  # it is there already
    assert [menu[name] for name in ("revolt", "conspiracy", "benevolence")] == [(False, True)] * 3
    for end in menu["end"]:
        assert options(players, end=end).players == players


def test_b_12_3_the_menu_offers_round_targets_and_times() -> None:
    ends = [end for end in GAME.menu(4)["end"] if isinstance(end, dict)]
    assert [end["target"] for end in ends if "target" in end] == [20, 40, 60]
    assert [end["time"] for end in ends if "time" in end] == [15 * 60, 30 * 60, 60 * 60]


# B-12.3


@pytest.mark.parametrize(("target", "over"), [(11, True), (12, True), (13, False)])
def test_b_12_3_the_game_ends_with_the_manche_in_which_a_total_reaches_it(
    target: int, over: bool
) -> None:
    state = finish([0, 1, 2, 3], [past([0, 1, 2, 3])], end={"target": target})
    assert max(seen(state).scores) == 12
    assert (seen(state).outcome is not None) == over
    if over:
        assert ended(state).reason == "target"


def test_b_12_3_it_is_not_tested_before_the_manche_ends() -> None:
    state = parade([0, 1, 2, 3], end={"target": 6})
    walk(state, 0)
    assert seen(state).scores[0] == 6
    assert seen(state).outcome is None
    walk(state, 1, 2)
    assert ended(state).scores == (6, 4, 2, 0)


def test_b_12_3_manches_do_not_end_it() -> None:
    assert seen(finish([0, 1, 2, 3], [past([3, 2, 1, 0])] * 3, end={"target": 99})).outcome is None


@pytest.mark.parametrize("number", [0, -5, 1_001])
def test_b_12_3_a_target_is_at_least_one(number: int) -> None:
    error = refused_options(players=4, end={"target": number})
    assert error.article == "B-12.3"
    assert error.message == say("brutus-bad-number", name="target", number=number, most=1_000)


# B-12.4


@pytest.mark.parametrize(("at", "over"), [(0, False), (599, False), (600, True), (9_999, True)])
def test_b_12_4_no_manche_begins_once_the_time_has_run_out(at: int, over: bool) -> None:
    state = finish([0, 1, 2, 3], [past([0, 1, 2, 3])], at=at, end={"time": 600})
    assert (seen(state).outcome is not None) == over
    assert seen(state).manche == (2 if over else 3)
    if over:
        assert ended(state).reason == "time"


def test_b_12_4_the_manche_in_progress_is_finished() -> None:
    state = parade([0, 1, 2, 3], end={"time": 1})
    for seat in (0, 1):
        walk(state, seat, at=9_999)
        assert seen(state).outcome is None
    walk(state, 2, at=9_999)
    assert ended(state).scores == (6, 4, 2, 0)


def test_b_12_4_at_least_one_manche_is_played() -> None:
    state = fresh(4, end={"time": 1})
    assert seen(state).phase == "announce"
    play_manche(state, at=9_999)
    assert len(seen(state).manches) == 1
    assert ended(state).reason == "time"


def test_b_12_4_points_and_manches_do_not_end_it() -> None:
    state = finish([0, 1, 2, 3], [past([0, 1, 2, 3])] * 20, at=1, end={"time": 600})
    assert seen(state).outcome is None


@pytest.mark.parametrize(("seconds", "right"), [(0, False), (1, True), (86_400, True)])
def test_b_12_4_at_least_a_second_and_at_most_a_day(seconds: int, right: bool) -> None:
    if right:
        assert seen(fresh(4, end={"time": seconds})).end.time == seconds
    else:
        error = refused_options(players=4, end={"time": seconds})
        assert error.article == "B-12.4"
        assert error.message == say("brutus-bad-number", name="time", number=seconds, most=86_400)


# B-12.5


def test_b_12_5_the_highest_total_wins() -> None:
    state = parade([3, 0, 1, 2], [past([0, 1, 2, 3])], end={"manches": 2})
    log = walk(state, 3, 0, 1)
    assert ended(state) == Outcome((0,), (10, 6, 2, 6), (1, 2, 4, 2), "manches", "manches")
    assert told(log, "brutus-won") == [say("brutus-won", seats=(seat_ref(0),), count=1)]
    assert "brutus-tie-broken" not in keys(log)


def test_b_12_5_reaching_the_target_first_does_not_count() -> None:
    """Seat 0 has 20 as soon as it is out, seat 1 gets 22 later in the manche."""
    history = [past([1, 0, 2, 3]), past([1, 0, 2, 3]), past([0, 1, 2, 3], {1: 2})]
    state = parade([0, 1, 2, 3], history, end={"target": 20})
    walk(state, 0)
    assert seen(state).scores == (20, 18, 6, 0)
    walk(state, 1, 2)
    assert (ended(state).winners, ended(state).scores) == ((1,), (20, 22, 8, 0))


def test_b_12_5_the_manches_won_do_not_count_before_the_points() -> None:
    history = [past([0, 1, 2, 3], {1: 4}), past([0, 1, 2, 3], {1: 1})]
    state = finish([1, 2, 3, 0], history, end={"manches": 3})
    assert seen(state).won == (2, 1, 0, 0)
    assert (ended(state).winners, ended(state).decided_by) == ((1,), "manches")


# B-12.6


@pytest.mark.parametrize("winner", [0, 1])
def test_b_12_6_among_equals_the_most_manches_won_decide(winner: int) -> None:
    """Twelve points each: twice a winner, or thrice a Consul."""
    other = 1 - winner
    history = [past([winner, other, 2, 3]), past([winner, other, 2, 3])]
    state = parade([2, other, 3, winner], history, end={"manches": 3})
    log = walk(state, 2, other, 3)
    outcome = ended(state)
    assert (outcome.scores[0], outcome.scores[1]) == (12, 12)
    assert (outcome.winners, outcome.decided_by) == ((winner,), "B-12.6")
    assert outcome.ranking[winner] == 1
    assert outcome.ranking[other] == 2
    assert told(log, "brutus-tie-broken") == [say("brutus-tie-broken", article="B-12.6")]


def test_b_12_6_only_those_who_tie_are_compared() -> None:
    """Seat 3 has won most manches, but has fewer points than seats 0 and 1."""
    history = [
        past([3, 0, 1, 2], {0: 6, 1: 8}),
        past([3, 0, 1, 2]),
        past([0, 1, 2, 3]),
    ]
    state = finish([2, 1, 3, 0], history, end={"manches": 4})
    assert ended(state).scores == (20, 20, 8, 14)
    assert seen(state).won == (1, 0, 1, 2)
    assert (ended(state).winners, ended(state).decided_by) == ((0,), "B-12.6")


# B-12.7


def test_b_12_7_who_is_still_equal_shares_the_victory() -> None:
    state = parade([1, 0, 2, 3], [past([0, 1, 2, 3])], end={"manches": 2})
    log = walk(state, 1, 0, 2)
    outcome = ended(state)
    assert (outcome.winners, outcome.decided_by) == ((0, 1), "B-12.7")
    assert (outcome.scores, outcome.ranking) == ((10, 10, 4, 0), (1, 1, 3, 4))
    assert told(log, "brutus-won") == [say("brutus-won", seats=(seat_ref(0), seat_ref(1)), count=2)]
    assert told(log, "brutus-tie-broken") == [say("brutus-tie-broken", article="B-12.7")]


def test_b_12_7_equals_with_fewer_manches_won_do_not() -> None:
    history = [past([0, 1, 2, 3], {2: 4}), past([1, 0, 2, 3], {0: 2})]
    outcome = ended(finish([3, 2, 1, 0], history, end={"manches": 3}))
    assert outcome.scores == (12, 12, 12, 6)
    assert (outcome.winners, outcome.decided_by) == ((0, 1), "B-12.7")
    assert outcome.ranking == (1, 1, 3, 4)
