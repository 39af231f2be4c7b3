"""Chapter C-19: battle on the map."""

from itertools import product

import pytest

from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.map.damage import barbarian_losses, minimal_losses
from ludus.games.insanam.state import Land, State
from rules.insanam.build import (
    asked,
    at_sea,
    barbarians,
    battle_dice,
    court,
    hold,
    land,
    mark,
    moves,
    one,
    play,
    plays,
    refused,
    store,
    under_board,
    words,
)
from rules.insanam.map_build import assault, effect, first_exchange, put_to_sea, set_out


def totals(state: State) -> tuple[int, int]:
    """Give the totals of the last exchange."""
    assert state.table.dice is not None
    return state.table.dice.totals


def holding(state: State, name: str) -> tuple[int, list[int]]:
    """Tell who holds a territory with what."""
    place = land(state, name)
    return place.owner, place.troops


# C-19.1


@pytest.mark.parametrize("foe", [1, -1])
def test_c_19_1_the_same_against_barbarians_and_players(foe: int) -> None:
    """2:2, 2:2 is a tie; then 2:1 and what is left falls."""
    state = court()
    if foe < 0:
        barbarians(state, "CAE", 2)
    else:
        hold(state, "CAE", foe, (2, 0, 0))
    assault(state, "CAE", (2, 0, 0), battle_dice((0, 0), (1, 0)))
    assert holding(state, "CAE") == (0, [1, 0, 0])
    assert one(state).counts == ({"pvpwins": 1} if foe > 0 else {"barbwins": 1})


# C-19.2, C-19.3


@pytest.mark.parametrize(
    ("markers", "lost"),
    [
        ((0, 0, 0), False),
        ((3, 5, 5), False),
        ((5, 5, 3), False),
        ((2, 4, 3), False),
        ((5, 4, 3), True),
        ((3, 4, 5), True),
        ((4, 4, 5), True),
    ],
)
def test_c_19_2_attacking_who_is_not_highest_costs_the_starting_power(
    markers: tuple[int, int, int], lost: bool
) -> None:
    state = court()
    for seat, space in enumerate(markers):
        mark(state, seat, space)
    hold(state, "CAE", 1)
    log = assault(state, "CAE", (3, 0, 0), battle_dice((0, 0)))
    assert one(state).blocked is lost
    assert ("blocked" in words(log)) is lost
    assert not one(state, 1).blocked


def test_c_19_2_the_first_seat_is_a_victim_as_any_other() -> None:
    state = court()
    mark(state, 1, 4)
    log = assault(state, "NUM", (0, 0, 1), battle_dice((2, 0)), seat=1)
    assert one(state, 1).blocked
    assert "blocked" in words(log)
    assert one(state, 1).counts == {"pvpwins": 1}


def test_c_19_2_it_is_lost_once_and_for_good() -> None:
    state = court()
    mark(state, 2, 3)
    hold(state, "CAE", 1)
    assault(state, "CAE", (3, 0, 0), battle_dice((0, 0)))
    mark(state, 1, 5)
    hold(state, "TIN", 1)
    log = assault(state, "TIN", (3, 0, 0), battle_dice((0, 0)))
    assert one(state).blocked
    assert "blocked" not in words(log)
    mark(state, 2, 5)
    hold(state, "CAR", 1)
    mark(state, 1, 4)
    assert "blocked" not in words(assault(state, "CAR", (3, 0, 0), battle_dice((0, 0))))
    play(state, "place MAR 1")
    play(state, "act a")
    assert "swap G WW" not in moves(state)
    assert "swap G W" in moves(state)


def test_c_19_2_it_is_lost_whatever_the_outcome_and_in_every_kind_of_attack() -> None:
    state = court()
    mark(state, 2, 3)
    hold(state, "CAE", 1, (0, 0, 4))
    at_sea(state, "IBR", 0, (1, 0, 0))
    put_to_sea(state)
    play(state, "sail IBR CAE", battle_dice((0, 0)))
    assert one(state).blocked
    state = court()
    mark(state, 2, 3)
    hold(state, "NUM", 1, (0, 0, 4))
    store(state, 0, (1, 0, 0))
    effect(state, "deploy(1)")
    play(state, "deploy LEG NUM", battle_dice((0, 0)))
    assert one(state).blocked


def test_c_19_2_corruption_of_the_same_action_comes_too_late() -> None:
    """Level at the battle, ahead of the victim afterwards."""
    state = court()
    mark(state, 1, 5)
    hold(state, "CAE", 1)
    play(state, "place BAR 3")
    for seat, space in ((0, 6), (1, 6), (2, 6)):
        mark(state, seat, space)
    plays(state, "act c", "done")
    play(state, "march NUM CAE 2 0 0", battle_dice((0, 0)))
    assert one(state).marker == 7
    assert not one(state).blocked


def test_c_19_3_barbarians_cost_nothing() -> None:
    state = court()
    mark(state, 1, 5)
    barbarians(state, "CAE", 1)
    assault(state, "CAE", (3, 0, 0), battle_dice((0, 0)))
    assert not one(state).blocked


def test_c_19_3_passing_through_costs_nothing() -> None:
    state = court()
    mark(state, 2, 5)
    hold(state, "CAE", 1)
    set_out(state, 2)
    plays(state, "transit NUM CAE 2 0 0", "march CAE IBR 2 0 0")
    assert not one(state).blocked


# C-19.4


@pytest.mark.parametrize(
    ("figures", "citadel", "power"), [(1, False, 1), (4, False, 4), (0, True, 5), (3, True, 8)]
)
def test_c_19_4_power_of_barbarians(figures: int, citadel: bool, power: int) -> None:
    state = court()
    barbarians(state, "CAE", figures, citadel=citadel)
    assert first_exchange(state, "CAE", (0, 0, 4)) == (12, power)


def test_c_19_4_power_of_a_player_with_a_camp() -> None:
    state = court()
    hold(state, "CAE", 1, (1, 1, 1), camp=True)
    assert first_exchange(state, "CAE", (0, 0, 2)) == (6, 11)


# C-19.5


def test_c_19_5_a_die_goes_from_minus_one_to_two() -> None:
    assert sorted(NUMBERS.die) == [-1, 0, 0, 1, 1, 2]


@pytest.mark.parametrize("face", range(1, 7))
def test_c_19_5_each_side_adds_a_die(face: int) -> None:
    value = NUMBERS.die[face - 1]
    state = court()
    barbarians(state, "CAE", 9)
    assert first_exchange(state, "CAE", (0, 0, 4), (value, 0)) == (12 + value, 9)
    state = court()
    barbarians(state, "CAE", 9)
    assert first_exchange(state, "CAE", (0, 0, 4), (0, value)) == (12, 9 + value)


def test_c_19_5_powers_and_adversaries_add_once_an_exchange() -> None:
    state = court()
    under_board(state, 0, "G04", "G20")
    under_board(state, 1, "G07")
    hold(state, "CAE", 1, (4, 0, 0))
    assert first_exchange(state, "CAE", (2, 0, 0)) == (4, 5)
    state = court(adversaries=("A03", "A10"))
    hold(state, "CAE", 1, (4, 0, 0))
    assert first_exchange(state, "CAE", (0, 2, 0)) == (3, 3)


def test_c_19_5_a_power_of_defence_is_not_for_barbarians() -> None:
    state = court(adversaries=("A10", "A14"))
    barbarians(state, "CAE", 3)
    assault(state, "CAE", (1, 0, 0), battle_dice((0, 0)))
    assert totals(state) == (1, 3)


# C-19.6


def test_c_19_6_the_lower_side_chooses_enough_and_no_piece_too_many() -> None:
    state = court()
    hold(state, "CAE", 1, (1, 2, 1))
    assault(state, "CAE", (0, 1, 3), battle_dice((1, 1)))
    assert totals(state) == (12, 9)
    assert asked(state) == ((1,), "fall")
    assert set(moves(state)) == {"fall 0 0 1 0", "fall 0 2 0 0", "fall 1 1 0 0"}
    assert refused(state, "fall 1 2 0 0").article == "C-19.6"
    assert refused(state, "fall 1 0 0 0").article == "C-19.6"
    assert refused(state, "fall 0 0 1 0", seat=0).article == "C-19.6"
    play(state, "fall 0 2 0 0", battle_dice((2, -1)))
    assert holding(state, "CAE") == (0, [0, 1, 3])
    assert one(state, 1).strip == [12, 10, 6]


def test_c_19_6_the_attacker_chooses_too() -> None:
    state = court()
    barbarians(state, "CAE", 9)
    assault(state, "CAE", (2, 1, 1), battle_dice((0, 0)))
    assert asked(state) == ((0,), "fall")
    assert set(moves(state)) == {"fall 2 0 0 0", "fall 0 1 0 0", "fall 0 0 1 0"}
    play(state, "fall 2 0 0 0", battle_dice((-1, 2)))
    assert holding(state, "CAE") == (-1, [0, 0, 0])
    assert land(state, "CAE").barb == 9


def test_c_19_6_a_camp_may_be_the_piece_that_is_lost() -> None:
    state = court()
    hold(state, "CAE", 1, (1, 0, 0), camp=True)
    assault(state, "CAE", (0, 0, 2), battle_dice((1, 0)))
    assert set(moves(state)) == {"fall 1 0 0 0", "fall 0 0 0 1"}
    play(state, "fall 0 0 0 1", battle_dice((-1, 2)))
    assert not land(state, "CAE").camp
    assert one(state, 1).camps == 2


def test_c_19_6_a_side_too_weak_loses_all() -> None:
    state = court()
    hold(state, "CAE", 1, (1, 0, 0), camp=True)
    assault(state, "CAE", (0, 0, 4), battle_dice((2, -1)))
    assert totals(state) == (14, 5)
    assert holding(state, "CAE") == (0, [0, 0, 4])
    assert not land(state, "CAE").camp
    assert one(state, 1).strip == [12, 10, 6]


PIECES = [(1, 0, 0, 0), (2, 1, 0, 0), (1, 1, 1, 1), (0, 2, 2, 1), (4, 0, 0, 1), (0, 0, 4, 0)]


@pytest.mark.parametrize("worth", [(1, 2, 3, 5), (2, 3, 4, 5), (1, 2, 4, 5), (1, 2, 3, 0)])
@pytest.mark.parametrize("have", PIECES)
def test_c_19_6_losses_are_all_sets_without_a_superfluous_piece(
    have: tuple[int, int, int, int], worth: tuple[int, int, int, int]
) -> None:
    """Against the definition, piece by piece."""
    total = sum(n * w for n, w in zip(have, worth, strict=True))
    for damage in range(1, total + 4):
        wanted = [
            lost for lost in product(*(range(n + 1) for n in have))
            if enough(lost, worth, damage) and not any(
                lost[at] and enough([n - (i == at) for i, n in enumerate(lost)], worth, damage)
                for at in range(4)
            )
        ]  # fmt: skip
        found = minimal_losses(have, worth, damage)
        assert sorted(found) == (sorted(wanted) if damage <= total else [have])


def enough(lost: tuple[int, ...] | list[int], worth: tuple[int, ...], damage: int) -> bool:
    return sum(n * w for n, w in zip(lost, worth, strict=True)) >= damage


# C-19.7


def test_c_19_7_equal_sides_lose_one_troop_each_of_their_choice() -> None:
    state = court()
    hold(state, "CAE", 1, (2, 1, 0))
    assault(state, "CAE", (1, 0, 1), battle_dice((0, 0)))
    assert totals(state) == (4, 4)
    assert asked(state) == ((0,), "fall")
    assert moves(state) == ["fall 1 0 0 0", "fall 0 0 1 0"]
    assert refused(state, "fall 1 0 1 0").article == "C-19.7"
    play(state, "fall 0 0 1 0")
    assert asked(state) == ((1,), "fall")
    assert moves(state) == ["fall 1 0 0 0", "fall 0 1 0 0"]
    play(state, "fall 1 0 0 0", battle_dice((0, 2)))
    assert holding(state, "CAE") == (1, [1, 1, 0])


def test_c_19_7_without_a_troop_the_camp_or_citadel_goes() -> None:
    state = court()
    hold(state, "CAE", 1, (0, 0, 0), camp=True)
    assault(state, "CAE", (0, 1, 1), battle_dice((0, 0)))
    assert asked(state) == ((0,), "fall")
    play(state, "fall 0 1 0 0")
    assert holding(state, "CAE") == (0, [0, 0, 1])
    state = court()
    barbarians(state, "CAE", 0, citadel=True)
    assault(state, "CAE", (2, 0, 1), battle_dice((0, 0)))
    play(state, "fall 1 0 0 0")
    assert holding(state, "CAE") == (0, [1, 0, 1])
    assert one(state).counts == {"barbwins": 1, "citadels": 1}


def test_c_19_7_a_troop_goes_before_the_camp() -> None:
    state = court()
    hold(state, "CAE", 1, (1, 0, 0), camp=True)
    assault(state, "CAE", (0, 0, 2), battle_dice((0, 0), (-1, 2)))
    assert holding(state, "CAE") == (1, [0, 0, 0])
    assert land(state, "CAE").camp


def test_c_19_7_barbarians_give_a_figure_before_the_citadel() -> None:
    assert barbarian_losses(2, True, 0) == (1, False)
    assert barbarian_losses(0, True, 0) == (0, True)


# C-19.8


def test_c_19_8_exchanges_go_on_until_one_side_is_left() -> None:
    state = court()
    barbarians(state, "CAE", 4)
    log = assault(state, "CAE", (4, 0, 0), battle_dice((0, 1), (2, 0), (0, 0), (0, 0), (0, 0)))
    assert words(log).count("exchange") == 5
    assert holding(state, "CAE") == (-1, [0, 0, 0])
    assert words(log)[-1] == "both-vanish"


# C-19.9


@pytest.mark.parametrize("foe", [1, -1])
def test_c_19_9_if_both_vanish_the_land_is_vacant(foe: int) -> None:
    state = court()
    if foe < 0:
        barbarians(state, "CAE", 1)
    else:
        hold(state, "CAE", foe)
    assault(state, "CAE", (1, 0, 0), battle_dice((1, 1)))
    assert land(state, "CAE") == Land(-1, [0, 0, 0], False, 0, False)
    assert one(state).counts == one(state, 1).counts == {}
    set_out(state, 2)
    play(state, "march NUM CAE 1 0 0")
    assert holding(state, "CAE") == (0, [1, 0, 0])


# C-19.10


@pytest.mark.parametrize("citadel", [False, True])
@pytest.mark.parametrize("figures", range(9))
def test_c_19_10_barbarians_keep_the_most_power_and_the_citadel(
    figures: int, citadel: bool
) -> None:
    """Against the definition: of all sets without a superfluous piece the lightest."""
    for damage in range(1, figures + 5 * citadel + 1):
        sets = [
            (lost, gone) for lost in range(figures + 1) for gone in range(citadel + 1)
            if lost + 5 * gone >= damage
            and not (lost and lost - 1 + 5 * gone >= damage)
            and not (gone and lost >= damage)
        ]  # fmt: skip
        best = min(sets, key=lambda one: (one[0] + 5 * one[1], one[1]))
        assert barbarian_losses(figures, citadel, damage) == best
    assert barbarian_losses(figures, citadel, 99) == (figures, citadel)


# C-19.11


def test_c_19_11_the_killed_go_back_and_barbarians_leave_the_map() -> None:
    state = court()
    barbarians(state, "CAE", 2, citadel=True)
    before = one(state).strip[:]
    assault(state, "CAE", (0, 0, 4), battle_dice((-1, 2), (2, -1)))
    assert holding(state, "CAE") == (0, [0, 0, 4])
    assert land(state, "CAE").barb == 0
    assert not land(state, "CAE").citadel
    state = court()
    barbarians(state, "CAE", 5)
    assault(state, "CAE", (1, 0, 1), battle_dice((0, 0)))
    play(state, "fall 1 0 0 0", battle_dice((0, 1)))
    assert one(state).strip == before
    assert land(state, "CAE").barb == 5


# C-19.12


def test_c_19_12_the_survivors_have_control_and_do_not_move_again() -> None:
    state = court()
    barbarians(state, "CAE", 1)
    barbarians(state, "TIN", 1)
    plays(state, "place BAR 3", "act d")
    assert asked(state) == ((0,), "march")
    play(state, "march NUM CAE 2 0 0", battle_dice((0, 0)))
    assert holding(state, "CAE") == (0, [2, 0, 0])
    assert asked(state) == ((0,), "after")


@pytest.mark.parametrize(("attacker", "defender"), [(0, 1), (1, 0)])
def test_c_19_12_a_defender_keeps_the_land(attacker: int, defender: int) -> None:
    state = court()
    hold(state, "CAE", defender, (0, 1, 0), camp=True)
    log = assault(state, "CAE", (1, 0, 0), battle_dice((0, 0)), attacker)
    assert holding(state, "CAE") == (defender, [0, 1, 0])
    assert words(log)[-1] == "holds"
    assert one(state, defender).counts == {"pvpwins": 1}
    assert one(state, attacker).counts == {}


def test_c_19_12_barbarians_keep_the_land() -> None:
    state = court()
    barbarians(state, "TIN", 4)
    assert words(assault(state, "TIN", (1, 0, 0), battle_dice((0, 0))))[-1] == "barbarians-hold"
    assert land(state, "TIN").barb == 4
