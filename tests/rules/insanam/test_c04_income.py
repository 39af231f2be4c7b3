"""Chapter C-4: phase I, income."""

import pytest
from msgspec.structs import replace

from ludus.games.insanam.content.catalogue import BOARDS as PRINTED
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.content.vocabulary import Effect
from ludus.games.insanam.goods import totals
from rules.insanam.build import (
    BOARDS,
    after_income,
    all_pass,
    asked,
    barbarians,
    begin_turn,
    court,
    empty,
    everybody,
    gold_with_income,
    goods,
    hold,
    in_play,
    moves,
    one,
    play,
    plays,
    printed,
    refused,
    tucked,
    under_board,
    unlock,
    with_income,
    words,
)

OWN = [board for board, card in PRINTED.items() if card.income]
"""The boards with an income of their own."""

COMMON = [board for board, card in PRINTED.items() if not card.income]


def test_c_4_1_the_first_turn_has_no_phase_i() -> None:
    state = court(turn=0, start=False, adversaries=("A21", "A14"))
    log = begin_turn(state)
    assert words(log) == ["turn"]
    for seat in range(3):
        assert goods(state, seat) == {"G": 20, "W": 10, "S": 10}
    assert asked(state) == ((0,), "turn")


# C-4.2: what an income is made of


def test_c_4_2_board_and_territories_bring_gold() -> None:
    """What is printed on the board, and 1 gold for each territory: not for each region."""
    state = court(start=False)
    hold(state, "CAE", 0)
    hold(state, "TIN", 0, (0, 0, 0), camp=True)
    empty(state, "SUP")
    begin_turn(state)
    gold = [goods(state, seat)["G"] for seat in range(3)]
    assert gold == gold_with_income(state, 20 + 3, 20, 20 + 1)
    assert one(state).goods == with_income(state, 0, 23, 10, 10)


def _gained(board: str) -> tuple[int, ...]:
    """Tell what a seat with this board and no territory gains in phase I."""
    others = [name for name in PRINTED if name != board]
    state = court(start=False, boards=(board, *others))
    one(state).goods = [0, 0, 0]
    empty(state, "NUM")
    begin_turn(state)
    return tuple(one(state).goods)


@pytest.mark.parametrize("board", OWN)
def test_c_4_2_a_board_with_an_income_of_its_own_gains_that_instead(board: str) -> None:
    assert _gained(board) == totals(PRINTED[board].income)[0]


@pytest.mark.parametrize("board", COMMON)
def test_c_4_2_a_board_without_one_gains_the_common_income(board: str) -> None:
    assert _gained(board) == totals(NUMBERS.income)[0]


@pytest.mark.parametrize(("text", "gained"), [("+1W", (0, 1, 0)), ("+5G +2S", (5, 0, 2))])
def test_c_4_2_any_income_may_be_printed(
    text: str, gained: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = replace(PRINTED["claudius"], income=Effect.parse(text))
    monkeypatch.setitem(PRINTED, "claudius", board)
    assert _gained("claudius") == gained


def test_c_4_2_troops_at_sea_and_in_storage_bring_nothing() -> None:
    state = court(start=False)
    barbarians(state, "NUM", 1)
    one(state).storage[0] += 1
    one(state).strip[0] -= 1
    state.table.seas["IBR"][0][0] += 1
    one(state).strip[0] -= 1
    begin_turn(state)
    assert one(state).goods == with_income(state, 0, 20, 10, 10)


def test_c_4_2_tucked_gladiators_bring_their_income() -> None:
    """G20 brings 2 gold, G02 stone, G12 wood; those in play or under the board bring none."""
    state = court(start=False, display=("G29", "G30"))
    tucked(state, 0, "G20", "G02", "G12")
    in_play(state, 1, "G01")
    under_board(state, 1, "G07")
    begin_turn(state)
    assert one(state, 0).goods == with_income(state, 0, 20 + 1 + 2, 11, 11)
    assert one(state, 1).goods == with_income(state, 1, 20 + 1, 10, 10)


def test_c_4_2_permanent_powers_grant_income() -> None:
    state = court(start=False, display=("G29", "G30"))
    under_board(state, 0, "G02", "G06", "G12")
    under_board(state, 1, "G10", "G28")
    begin_turn(state)
    assert one(state, 0).goods == with_income(state, 0, 20 + 1, 11, 11)
    assert one(state, 0).vp == 1
    assert one(state, 1).goods == with_income(state, 1, 20 + 1 + 2, 11, 10)


def test_c_4_2_adversaries_can_lower_an_income() -> None:
    """By 1 gold, but not below nothing."""
    state = court(start=False, adversaries=("A29", "A14"))
    empty(state, "NUM")
    begin_turn(state)
    gold = [goods(state, seat)["G"] for seat in range(3)]
    assert gold[0] == 20 + max(0, printed(BOARDS[0])[0] - 1)
    assert gold[1:] == gold_with_income(state, 20, 20, 20)[1:]


def test_c_4_2_the_mines_of_claudius_count_gold_symbols_of_tucked_gladiators() -> None:
    """One more for each gold printed, so two for G20. [C-25.12]"""
    state = court(start=False, display=("G29", "G30"))
    tucked(state, 0, "G20", "G01", "G02")
    unlock(state, 0, 2)
    begin_turn(state)
    assert one(state, 0).goods == with_income(state, 0, 20 + 1 + 3 + 3, 10, 11)


def test_c_4_2_incomes_come_in_turn_order_and_are_one_gain() -> None:
    """Macro's funds add one to an income with wood and stone, and he says which. [C-25.15]"""
    state = court(start=False, boards=("seneca", "macro", "petronius"), display=("G29", "G30"))
    state.table.order = [2, 1, 0]
    tucked(state, 1, "G02", "G12")
    unlock(state, 1, 2)
    begin_turn(state)
    assert asked(state) == ((1,), "fund")
    assert one(state, 2).goods == with_income(state, 2, 21, 10, 10)
    assert one(state, 0).goods == [20, 10, 10]
    assert moves(state) == ["fund W", "fund S"]
    play(state, "fund S")
    assert one(state, 1).goods == with_income(state, 1, 21, 11, 12)
    assert one(state, 0).goods == with_income(state, 0, 21, 10, 10)


def test_c_4_2_a_gain_of_one_kind_needs_no_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRINTED, "macro", replace(PRINTED["macro"], income=Effect.parse("+2G")))
    state = court(start=False, boards=("macro", "seneca", "petronius"), display=("G29", "G30"))
    tucked(state, 0, "G12", "G15")
    unlock(state, 0, 2)
    begin_turn(state)
    assert goods(state, 0) == {"G": 23, "W": 13, "S": 10}


def test_c_4_2_what_pallas_named_comes_twice() -> None:
    state = court(start=False, boards=("pallas", "seneca", "petronius"))
    unlock(state, 0, 2)
    one(state).doubled = "G"
    begin_turn(state)
    gold, wood, stone = printed("pallas")
    assert one(state).goods == [20 + 2 * (1 + gold), 10 + wood, 10 + stone]


# C-4.3


def test_c_4_3_there_is_one_income_in_a_turn() -> None:
    state = court()
    all_pass(state, "event E103")
    plays(state, "approve", "approve")
    log = play(state, "approve")
    assert words(log).count("gains") == 3
    for seat in range(3):
        assert one(state, seat).goods == with_income(state, seat, 21, 10, 10)


# C-4.4: powers at the start of a turn


def test_c_4_4_narcissus_trades_in_secret_each_turn() -> None:
    state = court(4, start=False)
    assert BOARDS[3] == "narcissus"
    unlock(state, 3, 2)
    begin_turn(state)
    assert one(state, 3).goods == with_income(state, 3, 20 + 1 + 2, 12, 12)


def test_c_4_4_petronius_may_spend_two_goods_for_a_point() -> None:
    state = court(start=False)
    unlock(state, 2, 2)
    one(state, 2).goods = [3, 1, 1]
    after_income(state)
    assert asked(state) == ((2,), "patronage")
    assert moves(state) == [
        "patronage GG", "patronage GW", "patronage GS", "patronage WS", "skip",
    ]  # fmt: skip
    assert refused(state, "patronage WW").article == "C-4.4"
    play(state, "patronage GS")
    assert goods(state, 2) == {"G": 2, "W": 1, "S": 0}
    assert one(state, 2).vp == 1
    assert asked(state) == ((0,), "turn")


def test_c_4_4_petronius_may_keep_his_goods() -> None:
    state = court(start=False)
    unlock(state, 2, 2)
    begin_turn(state)
    play(state, "skip")
    assert one(state, 2).vp == 0
    assert one(state, 2).goods == with_income(state, 2, 21, 10, 10)


def test_c_4_4_powers_come_after_all_incomes_and_before_demands() -> None:
    """Petronius is first: all have their income, nobody has fed the Rhino yet."""
    state = court(start=False, adversaries=("A21", "A14"))
    state.table.order = [2, 1, 0]
    unlock(state, 2, 2)
    begin_turn(state)
    assert asked(state) == ((2,), "patronage")
    for seat in range(3):
        assert one(state, seat).goods == with_income(state, seat, 21, 10, 10)
    play(state, "skip")
    for seat in range(3):
        assert one(state, seat).goods == with_income(state, seat, 21, 9, 10)


# C-4.5: demands


def test_c_4_5_adversaries_demand_their_due_at_the_end_of_phase_i() -> None:
    """The Rhino asks wood, the Tiger gold; what is missing costs VP."""
    state = court(start=False, adversaries=("A21", "A24"))
    one(state, 1).goods[1] = 0
    log = after_income(state)
    assert [goods(state, seat)["W"] for seat in range(3)] == [9, 0, 9]
    assert [goods(state, seat)["G"] for seat in range(3)] == [19, 19, 19]
    assert [player.vp for player in state.table.players] == [0, -1, 0]
    assert words(log).count("taxed") == 6


def test_c_4_5_income_can_pay_a_demand() -> None:
    state = court(start=False, adversaries=("A24", "A14"))
    one(state, 1).goods[0] = 0
    begin_turn(state)
    assert (goods(state, 1)["G"], one(state, 1).vp) == (printed(BOARDS[1])[0] + 1 - 1, 0)


def test_c_4_5_nothing_is_demanded_once_the_beast_is_gone() -> None:
    state = court(start=False, adversaries=("A13", "A14"))
    log = begin_turn(state)
    assert "taxed" not in words(log)
    for seat in range(3):
        assert one(state, seat).goods == with_income(state, seat, 21, 10, 10)


@pytest.mark.parametrize(("locks", "there"), [(0, 3), (1, 2), (2, 1), (5, 1)])
def test_locked_citizens_stay_away_for_one_turn_but_one_comes(locks: int, there: int) -> None:
    """`lock(n)` of events. (Content, section 1.1)"""
    state = court(start=False)
    one(state).locks = locks
    begin_turn(state)
    assert one(state).supply == there
    all_pass(state, "event E108")
    everybody(state, "approve")
    assert one(state).supply == 3
