"""Chapter C-6: the Suburra."""

from rules.insanam.build import (
    asked,
    at_sea,
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
)


def test_c_6_1_the_suburra_has_room_for_everybody() -> None:
    state = court()
    for seat in (0, 1, 2) * 3:
        assert asked(state) == ((seat,), "turn")
        play(state, "place SUB")
        if len(state.table.suburra) < 9:
            play(state, "done")
    assert state.table.suburra == [0, 1, 2] * 3


def test_c_6_1_it_has_no_circles() -> None:
    state = court()
    assert refused(state, "place SUB 1").article == "C-6.1"


def test_c_6_1_it_has_no_tile_and_no_banner() -> None:
    state = court()
    assert "SUB" not in state.table.zones
    play(state, "place SUB")
    assert asked(state) == ((0,), "after")
    assert all(set(zone.banners) == {-1} for zone in state.table.zones.values())


def test_c_6_2_the_first_citizen_brings_corruption_only() -> None:
    state = court()
    play(state, "place SUB")
    assert one(state).marker == 1
    assert goods(state) == {"G": 20, "W": 10, "S": 10}


def test_c_6_2_every_citizen_already_there_adds_one_of_each_good() -> None:
    """Of whatever owner, one's own included; only those of this turn."""
    state = court()
    plays(state, "place SUB", "done", "place SUB", "done", "pass")
    assert goods(state, 1) == {"G": 21, "W": 11, "S": 11}
    play(state, "place SUB")
    assert goods(state, 0) == {"G": 22, "W": 12, "S": 12}
    assert [player.marker for player in state.table.players] == [2, 1, 0]
    assert one(state).counts["sub"] == 2


def test_c_6_2_powers_and_beasts_change_what_is_counted() -> None:
    """Cycnus counts one more; the Crocodile asks 1 gold first."""
    state = court(adversaries=("A26", "A14"))
    under_board(state, 0, "G21")
    play(state, "place SUB")
    assert goods(state) == {"G": 20, "W": 11, "S": 11}


def test_c_6_2_wisdom_counts_the_gold_of_the_suburra() -> None:
    state = court(boards=("seneca", "claudius", "macro"), start=False)
    unlock(state, 0, 2)
    state.table.suburra = [1, 2]
    begin(state)
    play(state, "place SUB")
    assert goods(state) == {"G": 24, "W": 12, "S": 12}


def test_c_6_2_at_sixty_nothing_else_is_gained() -> None:
    """Corruption comes first. [C-9.7]"""
    state = court(start=False, round=4)
    mark(state, 0, 59)
    state.table.suburra = [1, 2]
    begin(state)
    play(state, "place SUB")
    assert state.table.ender == 0
    assert one(state).goods == [20, 10, 10]


def test_c_6_3_others_gain_nothing() -> None:
    state = court()
    play(state, "place SUB")
    for seat in (1, 2):
        assert goods(state, seat) == {"G": 20, "W": 10, "S": 10}
        assert one(state, seat).marker == 0


def test_c_6_4_it_is_the_action_of_the_player_turn() -> None:
    """Free actions before and after; no action of a tile; ships move on. [C-18.13]"""
    state = court(start=False)
    in_play(state, 0, "G10")
    at_sea(state, "GLC", 0, (1, 0, 0))
    begin(state)
    plays(state, "tuck G10", "place SUB")
    assert asked(state) == ((0,), "sail")
    play(state, "stay")
    assert asked(state) == ((0,), "after")
    assert "done" in moves(state)
    assert refused(state, "act a").article == "C-8.1"


def test_c_6_4_free_actions_can_come_after() -> None:
    state = court(start=False)
    in_play(state, 0, "G10")
    begin(state)
    plays(state, "place SUB", "use G10")
    assert goods(state)["G"] == 23
