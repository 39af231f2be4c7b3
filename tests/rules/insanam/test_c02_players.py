"""Chapter C-2: what each player starts with."""

import pytest

from ludus.core.errors import LudusError
from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import BOARDS
from ludus.games.insanam.state import State
from rules.insanam.build import (
    asked,
    court,
    deal,
    goods,
    land,
    moves,
    one,
    play,
    plays,
    refused,
    set_table,
)

DRAWN = "board macro board pallas board milonia board seneca"


def drawn(seats: str) -> State:
    """Set a table with boards drawn, up to the choice of ambitions."""
    players = len(seats.split(","))
    boards = " ".join(DRAWN.split()[: 2 * players])
    return set_table(seats, f"{boards} {deal(players)}", boards="random")


def started(seats: str, *starts: str) -> State:
    """Set a table up to turn 1, the start territories taken in the order of choosing."""
    state = drawn(seats)
    for seat in range(len(starts)):
        play(state, moves(state, seat)[0], seat=seat)
    plays(state, *(f"settle {start}" for start in starts))
    return state


# C-2.1


def test_c_2_1_boards_are_picked_in_seat_order_none_twice() -> None:
    state = set_table("2,0,1")
    assert asked(state) == ((2,), "board")
    assert moves(state) == [f"board {board}" for board in BOARDS]
    assert len(BOARDS) == 10
    play(state, "board seneca")
    assert asked(state) == ((0,), "board")
    assert refused(state, "board seneca").article == "C-2.1"
    play(state, "board macro")
    assert asked(state) == ((1,), "board")
    play(state, "board pallas", deal(3))
    assert [player.board for player in state.table.players] == ["macro", "pallas", "seneca"]


def test_c_2_1_by_option_boards_are_drawn() -> None:
    state = drawn("1,0,2")
    assert [player.board for player in state.table.players] == ["pallas", "macro", "milonia"]
    assert asked(state) == ((0, 1, 2), "show")
    with pytest.raises(LudusError):
        set_table("0,1", "board macro board macro", boards="random")


# C-2.2 to C-2.4


def test_c_2_2_each_player_has_camps_and_citizens() -> None:
    for player in set_table("0,1,2,3").table.players:
        assert (player.camps, player.released) == (3, 0)
        assert player.supply + len(player.waiting) == 5
        assert not player.blocked
        assert player.unlocked == [False, False, False]


def test_c_2_3_the_strip_is_full() -> None:
    for player in set_table("0,1").table.players:
        assert player.strip == [14, 10, 6]
        assert player.storage == [0, 0, 0]


def test_c_2_4_three_citizens_are_in_the_supply_two_wait_on_the_track() -> None:
    for player in set_table("0,1").table.players:
        assert player.supply == 3
        assert player.waiting == [20, 40]


# C-2.5 and C-2.6: what is hidden


def test_c_2_5_goods_lie_behind_the_screen_troops_do_not() -> None:
    state = court()
    one(state, 1).storage, one(state, 1).strip = [1, 0, 0], [11, 10, 6]
    shown = GAME.for_person(GAME.view(state, 0)).table.players
    assert [player.goods for player in shown] == [[20, 10, 10], [], []]
    assert shown[1].storage == [1, 0, 0]
    watching = GAME.for_person(GAME.view(state, None)).table.players
    assert all(player.goods == [] for player in watching)


def test_c_2_6_only_its_owner_sees_a_destiny() -> None:
    state = court(destinies=("loyal", "traitor", "loyal"))
    mine = [GAME.view(state, seat).mine for seat in range(3)]
    assert [own.destiny for own in mine if own is not None] == ["loyal", "traitor", "loyal"]
    assert GAME.view(state, None).mine is None
    assert all(player.shown == "" for player in GAME.view(state, 0).table.players)


# C-2.7 to C-2.9


def test_c_2_7_one_ambition_lies_face_up_the_other_face_down() -> None:
    state = drawn("0,1,2")
    assert moves(state, 1) == ["show P03", "show P04"]
    play(state, "show P04", seat=1)
    assert one(state, 1).open == ""
    play(state, "show P01", seat=0)
    play(state, "show P06", seat=2)
    assert [player.open for player in state.table.players] == ["P01", "P04", "P06"]
    assert [own.ambition for own in state.secrets.own] == ["P02", "P03", "P05"]
    assert all(player.hidden for player in state.table.players)
    assert "P03" not in str(GAME.view(state, 0))


def test_c_2_7_an_ambition_that_is_not_in_the_hand_cannot_be_shown() -> None:
    state = drawn("0,1,2")
    assert refused(state, "show P03", seat=0).article == "C-2.7"


def test_c_2_8_the_first_gladiators_lie_face_up() -> None:
    state = drawn("0,1,2")
    shown = GAME.view(state, None).table.players
    assert [player.play for player in shown] == [["G11", "G12"], ["G13", "G14"], ["G15", "G16"]]


def test_c_2_9_all_markers_are_at_the_start() -> None:
    for player in drawn("0,1,2").table.players:
        assert (player.vp, player.marker, player.chariot, player.arrival) == (0, 0, 0, 0)


# C-2.10 to C-2.12: start territories


def test_c_2_10_starts_are_taken_in_seat_order_and_give_the_turn_order() -> None:
    state = drawn("2,0,1")
    everybody_shows(state)
    assert asked(state) == ((2,), "settle")
    assert moves(state) == ["settle NUM", "settle SUP", "settle BAE", "settle NAR"]
    play(state, "settle NAR")
    assert asked(state) == ((0,), "settle")
    assert refused(state, "settle NAR").article == "C-2.10"
    play(state, "settle SUP")
    play(state, "settle NUM")
    assert state.table.order == [1, 0, 2]
    assert asked(state) == ((1,), "turn")
    assert (state.table.turn, state.table.round) == (1, 1)


def everybody_shows(state: State) -> None:
    for seat in range(len(state.table.players)):
        play(state, moves(state, seat)[0], seat=seat)


def test_c_2_11_stock_goes_by_the_place_in_the_order() -> None:
    state = started("0,1,2,3", "NAR", "NUM", "BAE", "SUP")
    assert state.table.order == [1, 3, 2, 0]
    assert goods(state, 1) == {"G": 20, "W": 1, "S": 1}
    assert goods(state, 3) == {"G": 20, "W": 2, "S": 1}
    assert goods(state, 2) == {"G": 20, "W": 2, "S": 2}
    assert goods(state, 0) == {"G": 20, "W": 3, "S": 2}


def test_c_2_11_stock_does_not_go_by_the_number_of_the_territory() -> None:
    """Of two players on territories 3 and 4 one is first, the other second."""
    state = started("0,1", "NAR", "BAE")
    assert goods(state, 1) == {"G": 20, "W": 1, "S": 1}
    assert goods(state, 0) == {"G": 20, "W": 2, "S": 1}
    assert sum(land(state, "NAR").troops) == 2


def test_c_2_12_first_troops_come_off_the_strip_to_the_start_territory() -> None:
    state = started("0,1,2,3", "NAR", "NUM", "BAE", "SUP")
    for seat, place, troops in ((1, "NUM", 2), (3, "SUP", 2), (2, "BAE", 3), (0, "NAR", 3)):
        assert land(state, place).owner == seat
        assert land(state, place).troops == [troops, 0, 0]
        assert one(state, seat).strip == [14 - troops, 10, 6]
        assert one(state, seat).storage == [0, 0, 0]


def test_c_2_12_macro_keeps_his_reserve_beside_the_strip() -> None:
    state = started("0,1", "NUM", "SUP")
    assert one(state, 0).board == "macro"
    assert one(state, 0).strip == [12, 10, 6]
    assert one(state, 0).reserve == one(state, 0).extra == [5, 3, 2]
    assert one(state, 1).reserve == one(state, 1).extra == [0, 0, 0]
