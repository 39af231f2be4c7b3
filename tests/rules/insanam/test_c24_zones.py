"""Chapter C-24: zones."""

import pytest

from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import ZONES
from ludus.games.insanam.court.scoring import race_points
from ludus.games.insanam.frames import March
from ludus.games.insanam.state import State
from rules.insanam.build import (
    asked,
    begin,
    court,
    goods,
    hold,
    kinds,
    land,
    lay_tile,
    moves,
    one,
    play,
    plays,
    refused,
    store,
    tucked,
    under_board,
    unlock,
)

PLAIN = ("macro", "postumus", "milonia", "chaerea")
"""Boards without a word about goods, the race, or tiles."""


def rome(*tiles: str, players: int = 3, boards: tuple[str, ...] = PLAIN) -> State:
    """Let tiles be in force, and seat 0 be about to place."""
    state = court(players, boards=boards, start=False)
    for tile in tiles:
        lay_tile(state, tile)
    begin(state)
    return state


def redone(state: State, zone: str, letter: str, senate: str = "c") -> None:
    """Let a banner lie on an action, and repeat it from the printed Senate: redo(any)."""
    state.table.zones[zone].banners["abcd".index(letter)] = 1
    plays(state, "place SEN 2", f"act {senate}", f"redo {zone} {letter}")


# C-24.1


def test_c_24_1_six_zones_five_of_them_alike() -> None:
    state = rome(players=4)
    places = [move for move in moves(state) if move.startswith("place")]
    assert len(places) == 5 * 5 + 1
    assert places[-1] == "place SUB"
    for name, zone in state.table.zones.items():
        assert (len(zone.circles), len(zone.banners)) == (5, 4)
        assert len(ZONES[name].circles) == 5
        assert 2 <= len(ZONES[name].base) <= 4
    assert "SUB" not in state.table.zones


def test_c_24_1_in_the_suburra_there_is_no_action_to_choose() -> None:
    state = rome()
    play(state, "place SUB")
    assert asked(state) == ((0,), "after")
    assert refused(rome(), "place SUB 1").article == "C-6.1"


# C-24.2


def test_c_24_2_the_colosseum_sells_gladiators_and_has_them_fight() -> None:
    state = rome()
    plays(state, "place COL 1", "act a")
    play(state, "hire G01", "gladiator G30")
    play(state, "done")
    begin(state)
    plays(state, "place COL 3", "act b")
    assert "fight G01 A13" in moves(state)


# C-24.3


def test_c_24_3_the_chariot_advances_and_others_are_hampered() -> None:
    state = rome()
    one(state, 1).chariot = 5
    plays(state, "place HIP 1", "act c", "target 1")  # race(1) hinder(1)
    assert [player.chariot for player in state.table.players] == [1, 4, 0]


def test_c_24_3_finishers_rank_by_arrival_ahead_of_all_others() -> None:
    state = rome("H10")
    one(state).chariot, one(state, 1).chariot = 22, 23
    plays(state, "place HIP 1", "act b", "done")  # race(3)
    assert (one(state).chariot, one(state).arrival) == (24, 1)
    plays(state, "place HIP 3", "act c", "done")  # race(2)
    assert (one(state, 1).chariot, one(state, 1).arrival) == (24, 2)
    assert race_points(state.table) == [9, 6, 0]


def test_c_24_3_a_finisher_stops_moving() -> None:
    state = rome("H10", "K01")
    one(state).chariot, one(state).arrival, state.table.arrivals = 24, 1, 1
    plays(state, "place HIP 1", "act b")
    assert (one(state).chariot, one(state).arrival, state.table.arrivals) == (24, 1, 1)


def test_c_24_3_a_finisher_is_out_of_reach() -> None:
    """With one opponent left to hinder nobody is asked; with none nothing happens."""
    state = rome("H09")
    one(state, 1).chariot, one(state, 1).arrival = 24, 1
    one(state, 2).chariot = 5
    plays(state, "place HIP 1", "act b")  # hinder(2)
    assert [player.chariot for player in state.table.players] == [0, 24, 3]
    state = rome("H09")
    for seat in (1, 2):
        one(state, seat).chariot, one(state, seat).arrival = 24, seat
    plays(state, "place HIP 1", "act b")
    assert asked(state) == ((0,), "after")
    assert one(state, 2).chariot == 24


# C-24.4


@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [
        (4, 4, 6),
        (6, 3, 9),
        (5, 1, 6),
        (3, 2, 5),
        (10, 4, 12),
        (17, 3, 18),
        (18, 4, 22),
        (22, 4, 24),
    ],
)
def test_c_24_4_an_obstacle_stops_and_is_left_freely(start: int, steps: int, end: int) -> None:
    state = rome("H10")
    one(state).chariot = start
    letter = {4: "a", 3: "b", 2: "c"}.get(steps)
    if letter is None:
        lay_tile(state, "H02")
        letter = "d"  # race(1) +1ANY
    plays(state, "place HIP 1", f"act {letter}")
    assert one(state).chariot == end


def test_c_24_4_hindering_pushes_back_but_not_below_the_start() -> None:
    state = rome("H09")
    one(state, 1).chariot, one(state, 2).chariot = 8, 1
    plays(state, "place HIP 1", "act a")  # hinder(3) +1COR
    assert moves(state) == ["target 1", "target 2"]
    play(state, "target 2")
    assert [player.chariot for player in state.table.players] == [0, 8, 0]
    assert one(state).marker == 1
    begin(state)
    plays(state, "place HIP 3", "act b", "target 1")
    assert one(state, 1).chariot == 6


def test_c_24_4_an_obstacle_stops_a_chariot_pushed_back_over_it_again() -> None:
    state = rome("H10")
    one(state).chariot = 5  # it had passed 6 before
    plays(state, "place HIP 1", "act a")
    assert one(state).chariot == 6


# C-24.5


def test_c_24_5_barracks_recruit_deploy_and_move() -> None:
    state = rome()
    plays(state, "place BAR 1", "act c", "recruit CEN", "deploy CEN NUM")
    assert land(state, "NUM").troops == [2, 1, 0]
    assert goods(state) == {"G": 20 + 1 - 4, "W": 9, "S": 10}
    frame = state.table.frames[-1]
    assert isinstance(frame, March)
    assert frame.points == 1


# C-24.6


def test_c_24_6_the_senate_repeats_and_unlocks() -> None:
    assert [str(atoms) for atoms in ZONES["SEN"].base] == [
        "redo(COL,HIP)", "redo(BAR,MAR)", "redo(any) +1COR", "unlock(0)",
    ]  # fmt: skip
    state = rome()
    redone(state, "HIP", "a")
    assert (one(state).chariot, one(state).marker) == (2, 1)


# C-24.7


def test_c_24_7_the_market_exchanges_and_sells_tiles() -> None:
    state = rome()
    plays(state, "place MAR 1", "act a", "swap GGG WWS", "done")
    assert goods(state) == {"G": 17, "W": 12, "S": 12}
    play(state, "place MAR 2")
    play(state, "act b")
    assert "buy" in kinds(state)


# C-24.8


def test_c_24_8_no_citizen_no_bonus_no_second_banner() -> None:
    state = rome()
    redone(state, "COL", "d", "a")  # +2G
    assert goods(state) == {"G": 20 + 1 + 2, "W": 10, "S": 10}
    assert state.table.zones["COL"].circles == [-1] * 4
    assert state.table.zones["COL"].banners == [-1, -1, -1, 1]
    assert state.table.zones["SEN"].banners == [0, -1, -1, -1]
    assert goods(state, 1)["G"] == 20  # and no shared bonus but the Senate's


def test_c_24_8_only_a_bannered_action_of_the_zones_named() -> None:
    state = rome()
    state.table.zones["COL"].banners[0] = 1
    state.table.zones["BAR"].banners[0] = 2
    state.table.zones["SEN"].banners[3] = 2
    plays(state, "place SEN 2", "act a")
    assert moves(state) == ["redo COL a", "done"]
    assert refused(state, "redo COL b").article == "C-24.8"
    assert refused(state, "redo BAR a").article == "C-24.8"
    assert refused(state, "redo SEN d").article == "C-24.8"


def test_c_24_8_any_means_the_four_other_zones() -> None:
    state = rome()
    for zone in state.table.zones.values():
        zone.banners[0] = 1
    state.table.zones["SEN"].banners = [1, -1, -1, -1]
    plays(state, "place SEN 2", "act c")
    assert moves(state) == ["redo COL a", "redo HIP a", "redo BAR a", "redo MAR a", "done"]


def test_c_24_8_the_own_banner_too_and_nobody_has_to() -> None:
    state = rome()
    state.table.zones["COL"].banners[3] = 0
    plays(state, "place SEN 2", "act a", "done")
    assert goods(state)["G"] == 21
    assert state.table.zones["SEN"].banners[0] == 0


def test_c_24_8_without_a_banner_nothing_happens() -> None:
    """8.1, 18."""
    state = rome()
    plays(state, "place SEN 2", "act c")
    assert asked(state) == ((0,), "after")
    assert one(state).marker == 1


def test_c_24_8_a_repeated_barracks_action_grants_movement() -> None:
    """8.1, 19."""
    state = rome()
    redone(state, "BAR", "d", "b")
    frame = state.table.frames[-1]
    assert isinstance(frame, March)
    assert frame.points == 2
    state = rome()
    plays(state, "place BAR 1", "skip")
    assert asked(state) == ((0,), "after")


def test_c_24_8_its_cost_must_be_met() -> None:
    state = rome("M05")
    one(state).goods = [1, 1, 0]
    state.table.zones["MAR"].banners = [-1, -1, 1, 1]
    plays(state, "place SEN 3", "act b")  # with the stone of the circle: 3 goods
    assert moves(state) == ["redo MAR d", "done"]
    assert refused(state, "redo MAR c").article == "C-7.4"


def test_c_24_8_the_action_of_the_tile_in_force() -> None:
    """A repeat has all parts, its corruption too."""
    state = rome("H04")
    redone(state, "HIP", "b", "a")  # race(4) +2COR
    assert (one(state).chariot, one(state).marker) == (4, 2)


# C-24.9


def test_c_24_9_one_locked_power_in_any_order_at_its_price() -> None:
    state = rome()
    plays(state, "place SEN 2", "act d")
    assert moves(state) == ["unlock 1", "unlock 2", "unlock 3", "done"]
    play(state, "unlock 2")
    assert one(state).unlocked == [False, True, False]
    assert goods(state) == {"G": 20 + 1 - 6, "W": 10, "S": 5}
    play(state, "camp NUM")
    assert land(state, "NUM").camp
    assert (one(state).camps, one(state).released) == (2, 0)


@pytest.mark.parametrize(("power", "left"), [(1, [15, 5, 10]), (2, [15, 10, 5]), (3, [11, 10, 0])])
def test_c_24_9_the_prices(power: int, left: list[int]) -> None:
    state = rome()
    plays(state, "place SEN 2", "act d", f"unlock {power}")
    assert one(state).goods == left


def test_c_24_9_it_works_from_then_on() -> None:
    state = rome(boards=("claudius", *PLAIN[1:]))
    plays(state, "place SEN 2", "act d", "unlock 1", "later")
    begin(state)
    plays(state, "place BAR 1", "act d")
    frame = state.table.frames[-1]
    assert isinstance(frame, March)
    assert frame.points == 1 + 1 + 1


def test_c_24_9_each_power_once() -> None:
    state = court(boards=PLAIN, start=False)
    unlock(state, 0, 2)
    begin(state)
    plays(state, "place SEN 2", "act d")
    assert moves(state) == ["unlock 1", "unlock 3", "done"]
    assert refused(state, "unlock 2").article == "C-24.9"
    assert refused(state, "unlock 4").article == "C-24.9"
    play(state, "done")
    assert one(state).unlocked == [False, True, False]


def test_c_24_9_all_three_unlocked() -> None:
    state = court(boards=PLAIN, start=False)
    unlock(state, 0, 1, 2, 3)
    begin(state)
    plays(state, "place SEN 2", "act d")
    assert asked(state) == ((0,), "after")


def test_c_24_9_the_means_are_needed() -> None:
    state = rome()
    one(state).goods = [9, 10, 4]
    plays(state, "place SEN 1", "act d")
    assert moves(state) == ["unlock 1", "done"]
    assert refused(state, "unlock 2").article == "C-24.9"


def test_c_24_9_only_gold_becomes_cheaper_and_not_below_0() -> None:
    """S08: unlock(3), with Seneca's 3 and 2 of G17."""
    state = court(boards=("seneca", *PLAIN[1:]), start=False)
    lay_tile(state, "S08")
    under_board(state, 0, "G17")
    begin(state)
    plays(state, "place SEN 2", "act b", "unlock 1")
    assert one(state).goods == [21, 5, 10]


def test_c_24_9_only_through_a_senate_action() -> None:
    state = rome()
    assert "unlock" not in kinds(state)
    assert refused(state, "unlock 1").article == "C-5.1"


def test_c_24_9_a_camp_without_a_place_waits() -> None:
    state = rome()
    hold(state, "NUM", 1)
    plays(state, "place SEN 2", "act d", "unlock 1")
    assert asked(state) == ((0,), "after")
    assert one(state).released == 1


# C-24.10


def test_c_24_10_up_to_k_goods_for_as_many_of_other_kinds() -> None:
    state = rome()
    plays(state, "place MAR 1", "act a")  # swap(3)
    found = {*moves(state)}
    assert {"swap G W", "swap G S", "swap GG WS", "swap GGW SSS", "swap WSS GGG", "done"} <= found
    for given, got in (move.split()[1:] for move in found if move != "done"):
        assert len(given) == len(got) <= 3
        assert not {*given} & {*got}
    # One kind given: 2 + 3 + 4 ways to take others, for each of three; two kinds: 3 ways each.
    assert len(found) == 3 * (2 + 3 + 4) + 3 * 3 + 1
    assert refused(state, "swap GGGG WWWW").article == "C-24.10"
    assert refused(state, "swap GW WS").article == "C-24.10"
    play(state, "swap GGW SSS")
    assert goods(state) == {"G": 18, "W": 9, "S": 14}


def test_c_24_10_only_what_is_held() -> None:
    state = rome()
    one(state).goods = [0, 0, 0]
    plays(state, "place MAR 1", "act a")
    assert {*moves(state)} == {"swap S G", "swap S W", "done"}
    play(state, "done")
    assert goods(state) == {"G": 0, "W": 0, "S": 1}


def test_c_24_10_a_gladiator_widens_it() -> None:
    """G08 under the board: two more."""
    state = court(boards=PLAIN, start=False)
    under_board(state, 0, "G08")
    begin(state)
    plays(state, "place MAR 1", "act a")
    assert "swap GGGGG WWWWW" in moves(state)
    assert "swap GGGGGG WWWWWW" not in moves(state)


def test_a_swap_on_a_senate_tile() -> None:
    """S06 c, and what others see of it."""
    state = rome("S06")
    plays(state, "place SEN 2", "act c")
    log = play(state, "swap GGG WWW")
    assert log.told[0].to is None
    assert goods(state) == {"G": 18, "W": 13, "S": 10}


def test_tucked_gladiators_and_stored_troops_are_no_concern_of_zones() -> None:
    """What is set up beside the board changes no option of a zone."""
    state = court(boards=PLAIN, start=False)
    tucked(state, 0, "G08")
    store(state, 0, (1, 0, 0))
    begin(state)
    plays(state, "place MAR 1", "act a")
    assert "swap GGGG WWWW" not in moves(state)
    assert GAME.to_act(state) == (0,)
