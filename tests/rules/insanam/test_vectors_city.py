"""The test vectors of Rome: SV-5, SV-9, OV-11 to OV-14, OV-35 to OV-38 and OV-40."""

from ludus.games.insanam import GAME
from ludus.games.insanam.frames import March
from ludus.games.insanam.state import State
from rules.insanam.build import (
    arena_dice,
    asked,
    begin,
    court,
    goods,
    in_play,
    lay_tile,
    mark,
    moves,
    one,
    play,
    plays,
    unlock,
)

PLAIN = ("macro", "postumus", "narcissus", "chaerea")
"""Boards that change nothing about what their seats do here."""


def test_sv_5_a_gladiator_weak_against_the_celtic_warrior_wins() -> None:
    state = court(boards=PLAIN, adversaries=("A09", "A14"), start=False)
    in_play(state, 0, "G07")
    begin(state)
    plays(state, "place COL 4", "act b")  # for a stone
    play(state, "fight G07 A09", arena_dice(2, 1))
    assert state.table.dice is not None
    assert state.table.dice.totals == (5, 4)
    assert (one(state).goods, one(state).vp) == ([21, 12, 11], 1)
    assert asked(state) == ((0,), "slide")
    play(state, "slide", "adversary A29 eyes OR")
    assert one(state).winners == ["G07"]


def test_sv_9_buying_the_barracks_tile_and_using_it_at_once() -> None:
    state = court(boards=PLAIN)
    plays(state, "place MAR 2", "act b")  # for a wood
    play(state, "buy B01", "tile B07")
    plays(state, "act c", "take W")
    assert one(state).goods == [15, 12, 10]
    frame = state.table.frames[-1]
    assert isinstance(frame, March)
    assert frame.points == 1
    play(state, "halt")
    assert state.table.zones["BAR"].banners == [-1] * 4
    assert state.table.zones["MAR"].banners == [-1, 0, -1, -1]
    assert state.table.zones["BAR"].offer == "B07"


def accuser(board: str, players: int = 3) -> State:
    """Let seat 0 have an unspent accusation."""
    state = court(players, boards=(board, *PLAIN[1:]), start=False)
    unlock(state, 0, 3)
    return state


def test_ov_11_a_wrong_accusation_with_7_gold() -> None:
    state = accuser("claudius")
    one(state).goods = [7, 10, 10]
    begin(state)
    play(state, "accuse 1", "redeal@1 traitor redeal@2 loyal")
    assert [player.goods[0] for player in state.table.players] == [0, 27, 20]
    assert [player.vp for player in state.table.players] == [-3, 0, 0]
    assert [player.marker for player in state.table.players] == [0, 5, 5]
    assert asked(state) == ((1, 2), "destiny")
    assert moves(state, 1) == moves(state, 2) == ["destiny old", "destiny new"]


def test_ov_12_the_rise_after_a_wrong_accusation_ends_the_game() -> None:
    state = accuser("claudius", players=4)
    mark(state, 1, 30)
    mark(state, 2, 56)
    mark(state, 3, 57)
    state.secrets.own[2].destiny = "traitor"
    begin(state)
    play(state, "accuse 1")
    assert [player.marker for player in state.table.players] == [0, 35, 60, 57]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "traitor")


def test_ov_13_a_right_accusation_of_a_traitor_on_23() -> None:
    state = accuser("claudius")
    mark(state, 1, 23)
    state.secrets.own[1].destiny = "traitor"
    one(state).price = (10, 0, 10)
    begin(state)
    play(state, "accuse 1", "redemption D2")
    traitor = one(state, 1)
    assert (traitor.marker, traitor.supply, traitor.waiting) == (18, 4, [40])
    assert (traitor.exposed, traitor.card) == (True, "D2")
    assert (one(state).vp, one(state).goods, one(state).accused) == (10, [30, 10, 20], True)


def test_ov_14_seneca_gets_less_back_and_sabinus_nothing() -> None:
    refunds = {}
    for board, power in (("seneca", "unlock 3"), ("sabinus", "done")):
        state = court(boards=(board, *PLAIN[1:]))
        state.secrets.own[1].destiny = "traitor"
        plays(state, "place SEN 2", "act d", power)
        if power != "done":
            play(state, "later")
        before = one(state).goods[:]
        play(state, "accuse 1", "redemption D1")
        refunds[board] = [a - b for a, b in zip(one(state).goods, before, strict=True)]
        assert one(state).vp == 10
    assert refunds == {"seneca": [7, 0, 10], "sabinus": [0, 0, 0]}


def test_ov_35_the_obstacle_on_6() -> None:
    state = court(boards=("macro", "petronius", "narcissus"), start=False)
    lay_tile(state, "H10")
    one(state).chariot = one(state, 1).chariot = 4
    begin(state)
    plays(state, "place HIP 1", "act a")  # race(4)
    assert one(state).chariot == 6
    begin(state)
    plays(state, "place HIP 3", "act b")  # race(3)
    assert one(state).chariot == 9
    begin(state, 1)
    state.table.zones["HIP"].banners[0] = -1
    plays(state, "place HIP 4", "act a")
    assert one(state, 1).chariot == 8


def test_ov_36_a_tie_with_a_face_up_adversary() -> None:
    state = court(boards=PLAIN, adversaries=("A13", "A09"), start=False)
    in_play(state, 0, "G09")  # costs 7
    begin(state)
    plays(state, "place COL 4", "act b")
    state.table.eyes = "AN"
    play(state, "fight G09 A09", arena_dice(-1, 0) + " adversary A25 eyes OR")
    assert state.table.discards["gladiator"] == ["G09"]
    # +3 G for the card; +1 G +2 W +1 VP; then A25 takes 2 W of everybody.
    assert (one(state).goods, one(state).vp) == ([24, 10, 11], 1)
    assert [goods(state, seat)["W"] for seat in (1, 2)] == [9, 9]
    assert state.table.adversaries == ["A13", "A25"]


def test_ov_37_a_hidden_adversary_wins() -> None:
    state = court(boards=PLAIN, start=False)
    in_play(state, 0, "G06")  # costs 5
    begin(state)
    plays(state, "place COL 4", "act b")
    play(state, "fight G06 TOP", "adversary A21 eyes CH " + arena_dice(0, 0))
    assert one(state).goods == [22, 10, 11]
    assert state.secrets.decks["adversary"].under == ["A21"]
    assert state.table.adversaries == ["A13", "A14"]


def test_ov_38_a_new_barracks_tile_frees_all_actions() -> None:
    state = court(boards=PLAIN, start=False)
    zone = state.table.zones["BAR"]
    zone.banners, zone.circles = [0, 1, -1, -1], [0, 1, -1, -1]
    begin(state, 2)
    plays(state, "place MAR 2", "act b")
    play(state, "buy B01", "tile B02")
    assert zone.banners == [-1] * 4
    assert zone.circles == [0, 1, -1, -1]
    assert moves(state) == ["act a", "act b", "act c", "act d", "skip"]


def test_ov_40_a_favour_for_a_requester_on_29() -> None:
    state = court(boards=("macro", "milonia", "narcissus"), start=False)
    unlock(state, 1, 2)
    state.table.zones["SEN"].banners[2] = 1
    mark(state, 0, 29)
    begin(state)
    plays(state, "request SEN c", "grant")
    assert [player.goods[0] for player in state.table.players] == [11, 29, 20]
    assert state.table.zones["SEN"].banners == [-1] * 4
