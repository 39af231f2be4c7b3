"""Chapter C-17: troops and the conveyor."""

import pytest

from ludus.games.insanam import GAME
from ludus.games.insanam.frames import March
from ludus.games.insanam.state import State
from rules.insanam.build import (
    asked,
    barbarians,
    battle_dice,
    check,
    court,
    go_on,
    goods,
    hold,
    kinds,
    land,
    moves,
    one,
    play,
    plays,
    refused,
    store,
    under_board,
    unlock,
    words,
)
from rules.insanam.map_build import assault, effect, prices, set_out, strip_of

BONUSES = {
    "claudius": (1, 2, 3),
    "macro": (2, 3, 4),
    "chaerea": (1, 2, 4),
    "narcissus": (1, 2, 4),
}
"""The effective strength of troops by board, with the first power unlocked."""


def boards(first: str) -> tuple[str, ...]:
    """Seat 0 has this board, the others those without a power on the map at hand."""
    return (first, "seneca", "petronius", "pallas")


def drill(state: State, letter: str) -> None:
    """Place at the barracks and take an action."""
    plays(state, "place BAR 3", f"act {letter}")


def march_of(state: State) -> March:
    """Give the movement under way."""
    frame = state.table.frames[-1]
    assert isinstance(frame, March)
    return frame


def points_of(state: State, seat: int = 0) -> int:
    """Tell the movement points that everybody can see."""
    return GAME.for_person(GAME.view(state, seat)).houses[seat].points


# C-17.1


@pytest.mark.parametrize(("troops", "power"), [((1, 0, 0), 1), ((0, 1, 0), 2), ((0, 0, 1), 3)])
def test_c_17_1_strength_of_the_three_types(troops: tuple[int, int, int], power: int) -> None:
    state = court()
    barbarians(state, "CAE", 9)
    assault(state, "CAE", troops, battle_dice((0, 0)))
    assert state.table.dice is not None
    assert state.table.dice.totals == (power, 9)


@pytest.mark.parametrize("board", BONUSES)
def test_c_17_1_powers_add_to_strength_in_battle_and_toll(board: str) -> None:
    leg, cen, evo = BONUSES[board]
    state = court(boards=boards(board))
    unlock(state, 0, 1)
    barbarians(state, "CAE", 30)
    assault(state, "CAE", (1, 1, 1), battle_dice((0, 0)))
    assert state.table.dice is not None
    assert state.table.dice.totals == (leg + cen + evo, 30)
    hold(state, "NUM", 0, (1, 1, 1))
    hold(state, "CAE", 1)
    set_out(state, 2)
    found = prices(state)
    assert found["transit NUM CAE 1 0 0"] == (leg, 0, 0)
    assert found["transit NUM CAE 0 1 0"] == (cen, 0, 0)
    assert found["transit NUM CAE 0 0 1"] == (evo, 0, 0)


@pytest.mark.parametrize("board", BONUSES)
def test_c_17_1_locked_powers_add_nothing(board: str) -> None:
    state = court(boards=boards(board))
    barbarians(state, "CAE", 30)
    assault(state, "CAE", (1, 1, 1), battle_dice((0, 0)))
    assert state.table.dice is not None
    assert state.table.dice.totals == (6, 30)


# C-17.2


@pytest.mark.parametrize(
    ("troop", "kind", "cost"), [("LEG", 0, (3, 0, 0)), ("CEN", 1, (4, 1, 0)), ("EVO", 2, (5, 1, 1))]
)
def test_c_17_2_a_recruit_is_paid_for_and_stored(
    troop: str, kind: int, cost: tuple[int, int, int]
) -> None:
    state = court()
    drill(state, "a")
    before, strip = one(state).goods[:], one(state).strip[:]
    play(state, f"recruit {troop}")
    assert [a - b for a, b in zip(before, one(state).goods, strict=True)] == [*cost]
    assert one(state).storage == [int(kind == at) for at in range(3)]
    assert one(state).strip == [n - (kind == at) for at, n in enumerate(strip)]
    assert land(state, "NUM").troops == [2, 0, 0]


def test_c_17_2_the_cost_does_not_depend_on_the_slot() -> None:
    state = court()
    strip_of(state, 18)
    one(state).goods[0] = 30
    drill(state, "a")
    assert one(state).strip == [2, 10, 6]
    play(state, "recruit LEG")
    play(state, "recruit LEG")
    assert one(state).goods[0] == 24
    assert one(state).strip == [0, 10, 6]


def test_c_17_2_what_cannot_be_paid_cannot_be_recruited() -> None:
    state = court()
    one(state).goods[:] = [4, 0, 5]
    drill(state, "a")
    assert moves(state) == ["recruit LEG", "done"]
    assert refused(state, "recruit CEN").article == "C-17.2"
    play(state, "recruit LEG")
    assert moves(state) == ["done"]


def test_c_17_2_no_more_than_the_action_allows() -> None:
    state = court()
    drill(state, "a")
    play(state, "recruit LEG")
    play(state, "recruit LEG")
    assert kinds(state) == {"march", "halt"}


def test_c_17_2_a_cheaper_recruit_never_costs_less_than_nothing() -> None:
    state = court(boards=boards("narcissus"), adversaries=("A09", "A14"))
    unlock(state, 0, 1)
    effect(state, "recruit(3,2)")
    assert prices(state) == {
        "recruit LEG": (0, 1, 0), "recruit CEN": (2, 2, 0), "recruit EVO": (5, 2, 1)
    }  # fmt: skip
    log = play(state, "recruit LEG")
    assert goods(state) == {"G": 20, "W": 9, "S": 10}
    assert "taxed" in words(log)
    assert "taxed" not in words(play(state, "recruit LEG"))


def test_c_17_2_powers_and_adversaries_change_the_cost() -> None:
    state = court(adversaries=("A12", "A14"))
    under_board(state, 0, "G09")
    effect(state, "recruit(1)")
    assert prices(state) == {
        "recruit LEG": (4, 0, 0), "recruit CEN": (3, 1, 0), "recruit EVO": (5, 1, 1),
    }  # fmt: skip


# C-17.3


def test_c_17_3_a_killed_troop_goes_back_to_the_strip() -> None:
    state = court()
    barbarians(state, "CAE", 4)
    before = one(state).strip[:]
    assault(state, "CAE", (0, 1, 0), battle_dice((0, 0)))
    assert one(state).strip == before
    assert land(state, "CAE").barb == 4


def test_c_17_3_a_returned_troop_goes_back_from_wherever_it_is() -> None:
    state = court()
    store(state, 0, (0, 1, 0))
    one(state).strip[2] -= 1
    state.table.seas["IBR"][0][2] += 1
    effect(state, "cull(4)")
    assert moves(state) == ["cull CEN STO", "cull LEG NUM", "cull EVO IBR"]
    play(state, "cull CEN STO")
    play(state, "cull EVO IBR")
    play(state, "cull LEG NUM")
    assert land(state, "NUM").owner == 0
    play(state, "cull LEG NUM")
    assert one(state).strip == [14, 10, 6]
    assert land(state, "NUM").owner == -1
    assert one(state).vp == 0


def test_c_17_3_troops_that_are_missing_cost_points() -> None:
    state = court()
    hold(state, "NUM", 0, (1, 0, 0))
    effect(state, "cull(3)")
    play(state, "cull LEG NUM")
    assert one(state).vp == -2
    assert kinds(state) >= {"place", "pass"}


# C-17.4, C-17.5


@pytest.mark.parametrize(
    ("n", "points"),
    [(30, 1), (29, 1), (25, 1), (24, 2), (23, 2), (15, 2), (14, 3), (13, 3), (1, 3), (0, 4)],
)
def test_c_17_4_sections_of_the_strip_are_empty_from_the_right(n: int, points: int) -> None:
    """Slots 25 to 30, 15 to 24 and 1 to 14: each empty section is worth a movement point."""
    state = court()
    hold(state, "NUM", 0, (0, 0, 0))
    hold(state, "CAE", 0, (0, 0, 0))
    land(state, "NUM").owner = land(state, "CAE").owner = -1
    strip_of(state, n)
    check(state)
    assert (points_of(state), sum(one(state).strip)) == (points, n)


@pytest.mark.parametrize("kind", range(3))
def test_c_17_5_it_does_not_matter_which_type_left(kind: int) -> None:
    state = court()
    player = one(state)
    for at in range(3):
        player.storage[at] += player.strip[at]
        player.strip[at] = 0
    player.strip[kind] = 6
    player.storage[kind] -= 6
    check(state)
    assert points_of(state) == 3


def test_c_17_5_powers_and_adversaries_change_the_points_but_leave_one() -> None:
    state = court()
    unlock(state, 0, 1)
    assert points_of(state) == 2
    under_board(state, 0, "G14")
    assert points_of(state) == 3
    state.table.adversaries[0] = "A07"
    state.secrets.decks["adversary"].bag.remove("A07")
    assert points_of(state) == 2
    assert points_of(state, 1) == 1


def test_c_17_5_the_barracks_grant_them() -> None:
    state = court()
    strip_of(state, 14)
    drill(state, "a")
    play(state, "done")
    for left in (3, 2, 1):
        source, target = ("NUM", "IBR") if left % 2 else ("IBR", "NUM")
        assert march_of(state).points == left
        play(state, f"march {source} {target} 2 0 0")
    assert asked(state) == ((0,), "sail")


# C-17.6


def test_c_17_6_a_type_without_cubes_cannot_be_recruited() -> None:
    state = court()
    store(state, 0, (0, 0, 6))
    drill(state, "a")
    assert moves(state) == ["recruit LEG", "recruit CEN", "done"]
    assert refused(state, "recruit EVO").article == "C-17.6"


def test_c_17_6_without_any_cube_nobody_is_asked() -> None:
    state = court()
    strip_of(state, 0)
    drill(state, "a")
    assert kinds(state) == {"march", "halt"}


def test_c_17_6_free_troops_come_as_far_as_there_are_any() -> None:
    state = court()
    store(state, 0, (11, 0, 0))
    log = effect(state, "free(LEG,2) free(CEN,1)")
    assert one(state).strip == [0, 9, 6]
    assert one(state).storage == [12, 1, 0]
    assert words(log) == ["gets-troop", "gets-troop"]
    assert goods(state) == {"G": 20, "W": 10, "S": 10}


# C-17.7


def test_c_17_7_the_reserve_is_used_last_and_never_changes_the_strip() -> None:
    state = court(boards=boards("macro"))
    store(state, 0, (0, 0, 5))
    effect(state, "recruit(3)")
    play(state, "recruit EVO")
    assert (one(state).strip[2], one(state).reserve[2]) == (0, 2)
    on_strip = sum(one(state).strip)
    play(state, "recruit EVO")
    play(state, "recruit EVO")
    assert sum(one(state).strip) == on_strip
    assert one(state).reserve == [5, 3, 0]
    assert one(state).storage == [0, 0, 8]
    effect(state, "recruit(1)")
    assert refused(state, "recruit EVO").article == "C-17.6"


def test_c_17_7_the_reserve_is_refilled_first() -> None:
    state = court(boards=boards("macro"))
    store(state, 0, (0, 10, 0))
    effect(state, "free(CEN,2)")
    assert one(state).reserve == [5, 1, 2]
    effect(state, "cull(3)")
    for _ in range(3):
        play(state, "cull CEN STO")
    assert one(state).reserve == [5, 3, 2]
    assert one(state).strip[1] == 1


def test_c_17_7_sabinus_gets_the_reserve_with_the_power() -> None:
    state = court(boards=boards("sabinus"))
    assert one(state).reserve == [0, 0, 0]
    plays(state, "place SEN 2", "act d", "unlock 1")
    assert one(state).reserve == one(state).extra == [2, 1, 1]
    play(state, "later")
    go_on(state)
    store(state, 0, (0, 0, 6))
    effect(state, "recruit(2)")
    play(state, "recruit EVO")
    assert "recruit EVO" not in moves(state)
    assert one(state).reserve == [2, 1, 0]
