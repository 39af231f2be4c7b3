"""Chapter C-5: placing a citizen."""

import pytest

from ludus.core.message import seat_ref
from ludus.games.insanam.content.catalogue import ZONES
from rules.insanam.build import (
    all_pass,
    asked,
    begin,
    court,
    goods,
    in_play,
    mark,
    moves,
    one,
    play,
    plays,
    refused,
    under_board,
    unlock,
    words,
)

STOCK_LIST = [20, 10, 10]
STOCK = {"G": 20, "W": 10, "S": 10}


def stock(**more: int) -> dict[str, int]:
    """Give the goods everybody begins with, and some more."""
    return {good: n + more.get(good, 0) for good, n in STOCK.items()}


# C-5.1 to C-5.4: where a citizen can go


def test_c_5_1_a_player_places_one_citizen_or_passes() -> None:
    state = court()
    assert "pass" in moves(state)
    plays(state, "place COL 1", "skip")
    assert (one(state).supply, one(state).placed) == (2, 1)
    assert refused(state, "place HIP 1").article == "C-8.1"
    assert refused(state, "pass").article == "C-8.1"
    play(state, "done")
    play(state, "pass")
    assert (one(state, 1).supply, one(state, 1).placed) == (3, 0)
    assert asked(state) == ((2,), "turn")


def test_c_5_1_only_the_active_player_places() -> None:
    state = court()
    assert refused(state, "place COL 1", seat=1).article == "C-5.1"
    assert moves(state, 1) == []
    assert refused(state, "act a").article == "C-5.1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c_5_2_any_free_active_circle_or_the_suburra(players: int) -> None:
    state = court(players)
    wanted = [
        f"place {zone} {circle}"
        for zone in ("COL", "HIP", "BAR", "SEN", "MAR")
        for circle in range(1, players + 2)
    ]
    assert [move for move in moves(state) if move.startswith("place")] == [*wanted, "place SUB"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c_5_3_only_the_leftmost_circles_are_active(players: int) -> None:
    state = court(players)
    refusal = refused(state, f"place HIP {players + 2}")
    assert refusal.article == "C-5.3"
    assert refused(state, "place HIP 0").article == "C-5.3"
    play(state, "place HIP 1")
    paid = [str(effect) for effect in ZONES["HIP"].circles[1 : players + 1]]
    assert one(state, 1).marker == paid.count("+1COR")
    assert goods(state, 1) == stock(G=paid.count("+1G"), S=paid.count("+1S"))
    assert one(state, 1).vp == paid.count("+1VP")


def test_c_5_4_a_circle_holds_one_citizen() -> None:
    state = court()
    plays(state, "place COL 1", "skip", "done")
    assert refused(state, "place COL 1").article == "C-5.4"
    assert "place COL 1" not in moves(state)
    assert "place COL 2" in moves(state)


def test_c_5_4_a_full_zone_cannot_be_chosen() -> None:
    state = court(start=False)
    state.table.zones["MAR"].circles = [1, 2, 1, 2]
    begin(state)
    assert not any(move.startswith("place MAR") for move in moves(state))
    assert refused(state, "place MAR 2").article == "C-5.4"


def test_c_5_4_a_zone_is_not_a_place_without_its_circle() -> None:
    state = court()
    assert refused(state, "place COL").article == "C-6.1"


# C-5.5 to C-5.8: bonuses


@pytest.mark.parametrize("zone", list(ZONES))
@pytest.mark.parametrize("circle", [1, 2, 3, 4, 5])
def test_c_5_5_the_placer_gains_the_bonus_of_the_circle(zone: str, circle: int) -> None:
    state = court(4)
    play(state, f"place {zone} {circle}")
    (atom,) = ZONES[zone].circles[circle - 1]
    good, n = atom.resource, atom.n
    assert n == 1
    assert goods(state) == stock(**{good: 1} if good in STOCK else {})
    assert one(state).marker == (good == "COR")
    assert one(state).vp == (good == "VP")


def test_c_5_6_others_gain_every_bonus_still_free() -> None:
    state = court(4)
    play(state, "place HIP 2")
    assert one(state, 0).marker == 1
    assert goods(state, 0) == STOCK
    for seat in (1, 2, 3):
        assert goods(state, seat) == stock(W=1, G=1, S=1)
    assert [one(state, seat).vp for seat in range(4)] == [0, 1, 1, 1]
    assert [one(state, seat).marker for seat in range(4)] == [1, 0, 0, 0]
    assert asked(state) == ((0,), "act")


def test_c_5_6_circles_taken_earlier_pay_nobody() -> None:
    state = court(start=False)
    state.table.zones["COL"].circles = [2, -1, -1, 1]
    begin(state)
    play(state, "place COL 3")
    assert goods(state, 0) == stock(W=1)
    for seat in (1, 2):
        assert goods(state, seat) == STOCK
        assert one(state, seat).marker == 1


def test_c_5_6_the_last_circle_of_a_zone_leaves_nothing_to_share() -> None:
    state = court(start=False)
    state.table.zones["COL"].circles = [2, 1, 1, -1]
    begin(state)
    play(state, "place COL 4")
    assert goods(state, 1) == goods(state, 2) == STOCK


def test_c_5_6_passed_players_and_those_without_citizens_receive_too() -> None:
    state = court(start=False)
    one(state, 1).passed = True
    one(state, 2).supply, one(state, 2).placed = 0, 3
    begin(state)
    play(state, "place SEN 1")
    assert goods(state, 1) == goods(state, 2) == stock(G=1, S=1, W=1)


def test_c_5_7_the_placer_first_then_the_others_in_turn_order() -> None:
    state = court(4, start=False)
    state.table.order = [3, 1, 0, 2]
    begin(state, 1)
    log = play(state, "place HIP 2")
    assert words(log)[:3] == ["places", "climbs", "gains"]
    assert [told.event.facts["seat"] for told in log.told] == [
        *(seat_ref(1),) * 2, *(seat_ref(0),) * 2, *(seat_ref(2),) * 2, *(seat_ref(3),) * 2,
    ]  # fmt: skip


def test_c_5_7_circles_pay_from_left_to_right() -> None:
    """A loyal player pushed to 60 by the first circle gains nothing from those behind it."""
    state = court(round=4)
    mark(state, 1, 59)
    play(state, "place SEN 3")
    assert state.table.ender == 1
    assert one(state, 1).goods == STOCK_LIST
    assert one(state, 2).goods == STOCK_LIST


def test_c_5_7_what_lies_left_of_the_last_point_is_gained() -> None:
    """In the market the point is the third circle."""
    state = court(round=4)
    mark(state, 1, 59)
    play(state, "place MAR 1")
    assert state.table.ender == 1
    assert one(state, 1).goods == [20, 11, 10]
    assert one(state, 2).goods == STOCK_LIST


def test_c_5_8_corruption_cannot_be_refused() -> None:
    state = court()
    play(state, "place COL 1")
    assert [player.marker for player in state.table.players] == [0, 1, 1]
    assert asked(state) == ((0,), "act")


# C-5.9 to C-5.11: no action, passing


def test_c_5_9_a_player_may_decline_the_action() -> None:
    state = court()
    play(state, "place COL 1")
    log = play(state, "skip")
    assert words(log) == ["no-action"]
    assert set(state.table.zones["COL"].banners) == {-1}
    assert goods(state) == stock(G=1)


def test_c_5_9_a_zone_without_free_actions_still_pays() -> None:
    state = court(start=False)
    state.table.zones["COL"].banners = [1, 1, 2, 2]
    begin(state)
    play(state, "place COL 1")
    assert moves(state) == ["skip"]
    assert refused(state, "act a").article == "C-7.3"
    play(state, "skip")
    assert goods(state) == stock(G=1)
    assert goods(state, 1) == stock(W=1, S=1)


def test_c_5_10_passing_lasts_to_the_end_of_the_turn() -> None:
    state = court()
    play(state, "pass")
    plays(state, "place COL 1", "skip", "done", "pass")
    assert asked(state) == ((1,), "turn")
    play(state, "pass", "event E108")
    plays(state, "approve", "approve", "approve")
    assert (state.table.turn, asked(state)) == (3, ((0,), "turn"))


def test_c_5_11_whoever_has_no_citizen_passes_automatically() -> None:
    state = court(2)
    one(state, 1).supply, one(state, 1).placed = 0, 3
    plays(state, "place COL 2", "skip", "done")
    assert one(state, 1).passed
    assert asked(state) == ((0,), "turn")


def test_c_5_11_a_citizen_won_in_time_can_be_placed_in_the_same_turn() -> None:
    """Seat 1 has none left, but its player-turn has not come up yet. (Section 8.1)"""
    state = court(2, round=3)
    mark(state, 1, 19)
    one(state, 1).supply, one(state, 1).placed = 0, 3
    plays(state, "place COL 1", "skip", "done")
    assert (one(state, 1).marker, one(state, 1).supply) == (20, 1)
    assert asked(state) == ((1,), "turn")


def test_c_5_11_a_citizen_won_after_passing_waits_for_the_next_turn() -> None:
    state = court(2, round=3)
    mark(state, 1, 19)
    one(state, 1).supply, one(state, 1).placed, one(state, 1).passed = 0, 3, True
    plays(state, "place COL 1", "skip", "done")
    assert one(state, 1).supply == 1
    assert asked(state) == ((0,), "turn")
    play(state, "pass", "event E303")
    assert asked(state)[1] == "thumbs"


def test_c_5_11_a_pass_with_citizens_left_is_a_pass_all_the_same() -> None:
    state = court()
    all_pass(state, "event E101")
    assert [player.supply for player in state.table.players] == [3, 3, 3]


# Powers and demands around a placement


def test_bonuses_of_gladiators_add_to_the_circle_taken_only() -> None:
    """Mevia brings 1 gold more on an own gold circle, not on shared ones. (Content 1.2)"""
    state = court()
    under_board(state, 0, "G30")
    under_board(state, 1, "G15", "G19")
    play(state, "place COL 1")
    assert goods(state) == stock(G=2)
    assert goods(state, 1) == stock(W=1, S=1)
    plays(state, "skip", "done", "place COL 3")
    assert goods(state, 1) == stock(W=3, S=1)


def test_wisdom_doubles_the_gold_of_own_placements() -> None:
    """Seneca gains 1 more for each gold of the circle, none for shared gold. [C-25.14]"""
    state = court(boards=("seneca", "claudius", "macro"))
    unlock(state, 0, 2)
    play(state, "place COL 1")
    assert goods(state) == stock(G=2)
    plays(state, "skip", "done", "place HIP 1")
    assert goods(state) == stock(G=3, S=1)


def test_milonia_may_take_the_point_of_a_circle_from_another() -> None:
    """Only from whoever has one. [C-25.23]"""
    state = court(boards=("milonia", "claudius", "macro"))
    mark(state, 1, 5)
    play(state, "place COL 2")
    assert asked(state) == ((0,), "rob")
    assert moves(state) == ["rob 1", "skip"]
    assert refused(state, "rob 2").article == "C-25.23"
    play(state, "rob 1")
    assert [player.marker for player in state.table.players] == [1, 4, 0]
    assert goods(state, 1) == stock(G=1, W=1, S=1)


def test_milonia_may_gain_the_point_as_usual() -> None:
    state = court(boards=("milonia", "claudius", "macro"))
    mark(state, 1, 5)
    plays(state, "place COL 2", "skip")
    assert [player.marker for player in state.table.players] == [1, 5, 0]
    state = court(boards=("milonia", "claudius", "macro"))
    play(state, "place COL 2")
    assert asked(state) == ((0,), "act")


def test_a_demand_for_placing_comes_before_the_bonus() -> None:
    """The Lion asks 1 gold in the Colosseum; whoever has none pays with a VP."""
    state = court(adversaries=("A22", "A14"))
    one(state).goods[0] = 0
    play(state, "place COL 1")
    assert (goods(state)["G"], one(state).vp) == (1, -1)
    plays(state, "skip", "done")
    play(state, "place HIP 2")
    assert (goods(state, 1), one(state, 1).vp) == (stock(W=1, S=1), 0)


def test_free_actions_are_open_before_the_placement() -> None:
    state = court(start=False)
    in_play(state, 0, "G10")
    begin(state)
    assert {"use G10", "tuck G10"} <= set(moves(state))
