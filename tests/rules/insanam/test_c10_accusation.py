"""Chapter C-10: accusation."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

import pytest

from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import BOARDS
from ludus.games.insanam.state import Destiny, State
from rules.insanam.build import (
    asked,
    begin,
    court,
    goods,
    kinds,
    lay_tile,
    mark,
    moves,
    one,
    play,
    plays,
    refused,
    unlock,
    words,
)

T = TypeVar("T")


def trial(
    accused: Destiny = "traitor", players: int = 3, board: str = "claudius", **more: Any
) -> State:
    """Let seat 0 have an accusation, and seat 1 the destiny named."""
    boards = (board, "seneca" if board != "seneca" else "claudius", "petronius", "narcissus")
    destinies: tuple[Destiny, ...] = ("loyal", accused, "loyal", "loyal")
    state = court(players, boards=boards, destinies=destinies, start=False, **more)
    unlock(state, 0, 3)
    begin(state)
    return state


def unlocked_at_the_senate(board: str) -> State:
    """Let seat 0 buy the third power by an action of the Senate."""
    boards = (board, "postumus", "petronius", "narcissus")
    state = court(boards=boards, destinies=("loyal", "traitor", "loyal", "loyal"))
    plays(state, "place SEN 2", "act d", "unlock 3", "later")
    return state


def wrongly(state: State, chance: str = "redeal@1 loyal redeal@2 loyal") -> Log:
    """Let seat 0 accuse seat 1, who is loyal."""
    return play(state, "accuse 1", chance)


# C-10.1


@pytest.mark.parametrize("board", list(BOARDS))
def test_c_10_1_the_third_power_of_every_board_is_an_accusation(board: str) -> None:
    state = trial(board=board)
    assert {"accuse 1", "accuse 2"} <= {*moves(state)}


@pytest.mark.parametrize("board", [board for board in BOARDS if board != "sabinus"])
def test_c_10_1_without_it_nobody_can_be_accused(board: str) -> None:
    state = court(2, boards=(board, "sabinus"), start=False)
    unlock(state, 0, 1, 2)
    begin(state)
    assert "accuse" not in kinds(state)
    assert refused(state, "accuse 1").article == "C-10.1"


def test_c_10_1_one_starting_power_is_an_accusation() -> None:
    state = court(boards=("sabinus", "seneca", "petronius"))
    assert {"accuse 1", "accuse 2"} <= {*moves(state)}


# C-10.2


@pytest.mark.parametrize("accused", ["loyal", "traitor"])
def test_c_10_2_the_third_power_is_spent_right_or_wrong(accused: Destiny) -> None:
    state = trial(accused)
    if accused == "traitor":
        play(state, "accuse 1", "redemption D1")
    else:
        wrongly(state)
        plays(state, "destiny old", "destiny old")
    begin(state)
    assert "accuse" not in kinds(state)
    assert refused(state, "accuse 2").article == "C-10.1"


# C-10.3


def test_c_10_3_nobody_accuses_oneself_or_nobody() -> None:
    state = trial()
    assert refused(state, "accuse 0").article == "C-10.3"
    assert refused(state, "accuse 7").article == "C-10.3"


def test_c_10_3_an_exposed_traitor_cannot_be_accused_again() -> None:
    state = trial()
    play(state, "accuse 1", "redemption D1")
    unlock(state, 2, 3)
    begin(state, 2)
    assert [move for move in moves(state) if move.startswith("accuse")] == ["accuse 0"]
    assert refused(state, "accuse 1").article == "C-10.3"


def test_c_10_3_a_redeemed_player_only_after_a_redistribution() -> None:
    state = trial()
    one(state, 2).shown = "loyal"  # redeemed before
    begin(state)
    assert refused(state, "accuse 2").article == "C-10.3"
    state.secrets.own[1].destiny = "loyal"
    wrongly(state)
    plays(state, "destiny old", "destiny old")
    unlock(state, 1, 3)
    begin(state, 1)
    assert "accuse 2" in moves(state)


def test_c_10_3_the_card_is_turned_up() -> None:
    state = trial()
    log = play(state, "accuse 1", "redemption D1")
    assert one(state, 1).shown == "traitor"
    assert words(log)[:2] == ["accuses", "exposed"]
    state = trial("loyal")
    log = wrongly(state)
    assert words(log)[:2] == ["accuses", "loyal"]


def test_c_10_3_one_accusation_a_player_turn() -> None:
    """Sabinus with both powers accuses once a player-turn. [C-8.5]"""
    state = trial(board="sabinus")
    play(state, "accuse 1", "redemption D1")
    assert refused(state, "accuse 2").article == "C-8.5"
    begin(state)
    assert "accuse 2" in moves(state)


# C-10.4


def test_c_10_4_the_traitor_falls_is_exposed_and_draws_a_card() -> None:
    state = trial()
    mark(state, 1, 23)
    play(state, "accuse 1", "redemption D3")
    traitor = one(state, 1)
    assert (traitor.marker, traitor.exposed, traitor.card) == (18, True, "D3")
    assert GAME.view(state, 2).table.players[1].card == "D3"
    assert state.secrets.decks["redemption"].bag == ["D1", "D2", "D4"]


def test_c_10_4_a_marker_does_not_fall_below_0() -> None:
    state = trial()
    mark(state, 1, 3)
    play(state, "accuse 1", "redemption D1")
    assert one(state, 1).marker == 0


# C-10.5


@pytest.mark.parametrize(("board", "spent"), [("claudius", (10, 0, 10)), ("seneca", (7, 0, 10))])
def test_c_10_5_what_the_power_cost_comes_back_with_10_vp(
    board: str, spent: tuple[int, int, int]
) -> None:
    state = unlocked_at_the_senate(board)
    before = [*one(state).goods]
    play(state, "accuse 1", "redemption D1")
    assert [a - b for a, b in zip(one(state).goods, before, strict=True)] == [*spent]
    assert one(state).vp == 10


def test_c_10_5_a_discount_of_the_action_is_not_refunded() -> None:
    state = court(destinies=("loyal", "traitor", "loyal", "loyal"), start=False)
    lay_tile(state, "S08")
    begin(state)
    plays(state, "place SEN 2", "act b", "unlock 3", "later")
    assert goods(state)["G"] == 20 + 1 - 7
    play(state, "accuse 1", "redemption D1")
    assert goods(state)["G"] == 21


def test_c_10_5_by_option_the_reward_is_corruption() -> None:
    state = trial(accuse_reward="COR")
    play(state, "accuse 1", "redemption D1")
    assert (one(state).vp, one(state).marker) == (0, 10)


# C-10.6


def test_c_10_6_a_right_accusation_deals_nothing() -> None:
    state = trial()
    play(state, "accuse 1", "redemption D1")
    assert asked(state) == ((0,), "turn")
    assert [own.destiny for own in state.secrets.own] == ["loyal", "traitor", "loyal"]


# C-10.7


def test_c_10_7_the_accuser_gives_10_gold() -> None:
    state = trial("loyal")
    wrongly(state)
    assert (goods(state)["G"], goods(state, 1)["G"], one(state).vp) == (10, 30, 0)


def test_c_10_7_missing_gold_costs_vp_and_is_not_received() -> None:
    state = trial("loyal")
    one(state).goods = [4, 10, 10]
    wrongly(state)
    assert goods(state) == {"G": 0, "W": 10, "S": 10}
    assert (goods(state, 1)["G"], one(state).vp) == (24, -6)


# C-10.8


def test_c_10_8_all_but_the_accuser_rise_5() -> None:
    state = trial("loyal", players=4)
    one(state, 3).exposed, one(state, 3).shown, one(state, 3).card = True, "traitor", "D1"
    state.secrets.decks["redemption"].bag.remove("D1")
    state.secrets.own[3].destiny = "traitor"
    wrongly(state)
    assert [player.marker for player in state.table.players] == [0, 5, 5, 5]


def test_c_10_8_they_rise_in_turn_order_after_the_accuser() -> None:
    """Both would reach 60; the first after the accuser in turn order ends the game. [C-9.3]"""
    state = court(4, boards=("sabinus", "seneca", "petronius", "narcissus"), start=False)
    state.table.order = [3, 0, 2, 1]
    mark(state, 1, 58)
    mark(state, 2, 57)
    mark(state, 3, 56)
    begin(state)
    play(state, "accuse 1")
    assert state.table.ender == 2


# C-10.9


@pytest.mark.parametrize(("players", "loyal"), [(2, 2), (3, 3), (4, 4)])
def test_c_10_9_a_deck_of_one_traitor_and_as_many_loyal_as_players(
    players: int, loyal: int
) -> None:
    state = trial("loyal", players=players)
    bags: list[list[str]] = []

    class Watched(Fast):
        """Keep the bags that are drawn from."""

        def draw(
            self, label: str, bag: Sequence[T], n: int = 1, *, to: int | None = None
        ) -> Sequence[T]:
            """Keep the bag."""
            bags.append([str(card) for card in bag])
            return super().draw(label, bag, n, to=to)

    step(GAME, state, 0, GAME.parse("accuse 1"), Watched(Random(1)))
    assert sorted(bags[0]) == ["loyal"] * loyal + ["traitor"]
    assert len(bags) == players - 1


def test_c_10_9_not_the_accuser_nor_exposed_traitors() -> None:
    state = trial("loyal", players=4)
    one(state, 2).exposed, one(state, 2).shown, one(state, 2).card = True, "traitor", "D1"
    state.secrets.own[2].destiny = "traitor"
    play(state, "accuse 1", "redeal@1 loyal redeal@3 traitor")
    assert asked(state) == ((1, 3), "destiny")
    assert [own.offered for own in state.secrets.own] == ["", "loyal", "", "traitor"]
    assert "traitor" not in str(GAME.view(state, 1).mine)


def test_c_10_9_a_redeemed_player_takes_part() -> None:
    """Also C-11.5."""
    state = trial("loyal")
    one(state, 2).shown = "loyal"
    wrongly(state)
    assert asked(state) == ((1, 2), "destiny")


# C-10.10


def test_c_10_10_each_keeps_one_of_two_and_all_are_hidden_again() -> None:
    state = trial("loyal")
    play(state, "accuse 1", "redeal@1 traitor redeal@2 loyal")
    assert moves(state, 1) == ["destiny old", "destiny new"]
    play(state, "destiny old", seat=2)
    assert refused(state, "destiny new", 2).article == "C-10.10"
    play(state, "destiny new", seat=1)
    assert [own.destiny for own in state.secrets.own] == ["loyal", "traitor", "loyal"]
    assert [own.offered for own in state.secrets.own] == ["", "", ""]
    assert [player.shown for player in state.table.players] == ["", "", ""]
    assert asked(state) == ((0,), "turn")


def test_c_10_10_nobody_sees_what_was_kept() -> None:
    kept: list[object] = []
    for answer in ("old", "new"):
        state = trial("loyal")
        play(state, "accuse 1", "redeal@1 traitor redeal@2 loyal")
        log = play(state, f"destiny {answer}", seat=1)
        play(state, "destiny old", seat=2)
        kept.append((words(log), GAME.view(state, 0)))
    assert kept[0] == kept[1]


# C-10.11


def test_c_10_11_there_may_be_several_traitors_or_none() -> None:
    state = court(destinies=("loyal", "loyal", "traitor", "loyal"), start=False)
    unlock(state, 0, 3)
    begin(state)
    play(state, "accuse 1", "redeal@1 traitor redeal@2 loyal")
    plays(state, "destiny new", "destiny old")
    assert [own.destiny for own in state.secrets.own] == ["loyal", "traitor", "traitor"]
    state = court(destinies=("loyal", "loyal", "traitor", "loyal"), start=False)
    unlock(state, 0, 3)
    begin(state)
    play(state, "accuse 1", "redeal@1 traitor redeal@2 loyal")
    plays(state, "destiny old", "destiny new")
    assert [own.destiny for own in state.secrets.own] == ["loyal", "loyal", "loyal"]


# C-10.12


def test_c_10_12_if_the_rise_ends_the_game_nothing_is_dealt() -> None:
    state = trial("loyal")
    mark(state, 2, 55)
    play(state, "accuse 1")
    assert state.table.ender == 2
    assert one(state, 1).marker == 5
    assert asked(state)[1] == "wage"
    assert [own.offered for own in state.secrets.own] == ["", "", ""]
