"""Chapter L-7: activation and action points."""

from fractions import Fraction

import pytest

from ludus.core.fate import Fate, explore
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.moves import END
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import Gladiator
from rules.gloria.build import (
    arena,
    ask,
    asked,
    at,
    glad,
    moves,
    play,
    secutor,
    thraex,
)


def roused(one: Gladiator, die: int) -> int:
    """Activate a gladiator with a die and count its PA."""
    one.marker = True
    state = arena(one, active=None)
    play(state, "activate 0", f"act {die}")
    return state.gladiators[0].pa


# L-7.1


def test_l_7_1_the_owner_picks_one_of_his_own_that_has_its_marker() -> None:
    state = arena(
        secutor(marker=True),
        glad(at=(0, 2)),
        glad(at=(0, 3), marker=True),
        thraex(marker=True),
        active=None,
        bystanders=False,
    )
    assert asked(state) == (0, "pick")
    assert moves(state) == ["activate 0", "activate 2"]
    play(state, "activate 2", "act 3")
    assert (state.active, asked(state)) == (2, (0, "act"))


def test_l_7_1_the_only_one_is_activated_without_a_question() -> None:
    state = arena(secutor(), thraex(at=(4, 0), marker=True), bystanders=False)
    play(state, "end", "act 3")
    assert (state.active, asked(state)) == (1, (1, "act"))


def test_l_7_1_by_the_option_it_is_drawn() -> None:
    options = Options(2, activation="random")
    state = arena(secutor(), options=options)
    play(state, "end", "activate 4 act 0")
    assert (state.active, asked(state)) == (4, (1, "act"))


def test_l_7_1_and_each_is_drawn_as_often() -> None:
    options = Options(2, activation="random")
    state = arena(secutor(), glad(at=(4, 0), owner=1, marker=True), options=options)

    def end(fate: Fate) -> int:
        world = GAME.clone(state)
        step(GAME, world, 0, END, fate)
        return world.active

    total: dict[int, Fraction] = {}
    for weight, who in explore(end):
        total[who] = total.get(who, Fraction(0)) + weight
    assert total == dict.fromkeys((1, 4, 5), Fraction(1, 3))


# L-7.2


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("laquearius", [1, 1, 1, 1, 2, 3, 4, 5, 6, 7]),  # 2.75
        ("dimachaerus", [1, 1, 1, 1, 1, 2, 3, 4, 5, 6]),  # 3.5
        ("eques", [1, 1, 1, 1, 1, 1, 2, 3, 4, 5]),  # 4.25
        ("thraex", [1, 1, 1, 1, 1, 1, 2, 3, 4, 5]),  # 4.75
        ("murmillo", [1, 1, 1, 1, 1, 1, 1, 2, 3, 4]),  # 6
        ("crupellarius", [1, 1, 1, 1, 1, 1, 1, 1, 1, 2]),  # 8
    ],
)
def test_l_7_2_one_point_and_what_the_die_has_over_the_weight(kind: str, points: list[int]) -> None:
    assert [roused(glad(kind), die) for die in range(10)] == points


def test_l_7_2_the_weight_of_the_moment_counts() -> None:
    assert roused(glad("thraex", hands=("sica",)), 8) == 5
    assert roused(glad("thraex", hands=()), 8) == 6


# L-7.3


@pytest.mark.parametrize(
    ("level", "initial", "halved"),
    [
        (1, 1, False),
        (1, 2, True),
        (1, 3, True),
        (2, 3, False),
        (2, 4, True),
        (3, 4, False),
        (2, 5, True),
        (3, 5, False),
        (4, 3, False),
    ],
)
def test_l_7_3_half_the_level_lost_halves_the_bonus(level: int, initial: int, halved: bool) -> None:
    # The eques gets a bonus of 0, 1, 2, 3 and 4 on 5 to 9.
    found = [roused(glad("eques", level=level, initial=initial), die) for die in range(5, 10)]
    assert found == ([1, 2, 2, 3, 3] if halved else [1, 2, 3, 4, 5])


def test_l_7_3_the_fraction_is_dropped_before_halving() -> None:
    # Die 6, weight 4.75: 1.25, so 1, of which half is 1 again; never 0.625 or 2.
    assert roused(thraex(owner=0, level=1, initial=2), 6) == 2
    # Weight 3.5, die 6: 2.5, so 2, half of it 1.
    assert roused(glad("dimachaerus", level=1, initial=2), 6) == 2
    # Weight 2.75, die 8: 5.25, so 5, half of it rounded up 3.
    assert roused(glad("laquearius", level=1, initial=2), 8) == 4


def test_l_7_3_reactions_are_halved_too() -> None:
    state = arena(secutor(), thraex(level=1, initial=2, marker=True), pa=3)
    play(state, "engage 1 0", "act 9")
    assert state.gladiators[1].pa == 3


# L-7.4


def test_l_7_4_points_pay_for_everything_in_any_order() -> None:
    one = secutor(hands=("gladius",))
    state = arena(one, thraex(at=(2, -1), facing=3), pa=9, ground={(1, 0): ["scutum"]})
    play(state, "step 0")
    assert state.gladiators[0].pa == 8
    play(state, "pickup scutum", "pick 4")
    assert state.gladiators[0].pa == 7
    play(state, "pivot 5")
    assert state.gladiators[0].pa == 6
    play(state, "engage 1 5")
    assert state.gladiators[0].pa == 5
    play(state, "buy 0", "atk 9 def 9")
    assert asked(state) == (1, "pick")


def test_l_7_4_a_won_joust_is_followed_by_more() -> None:
    state = arena(secutor(), thraex(), pa=5)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 prot 4")
    play(state, "stay")
    play(state, "pivot 3")
    play(state, "step 3")
    play(state, "drop scutum")
    play(state, "toss 0")
    assert (at(state.gladiators[0]), state.gladiators[0].pa) == ((-1, 0), 2)


def test_l_7_4_any_number_of_each() -> None:
    state = arena(secutor(), pa=5)
    for facing in (1, 2, 3, 4):
        play(state, f"pivot {facing}")
    assert state.gladiators[0].pa == 1
    state = arena(secutor(at=(-3, 0)), pa=5)
    for _ in range(4):
        play(state, "step 0")
    assert at(state.gladiators[0]) == (1, 0)


def test_l_7_4_as_long_as_they_last() -> None:
    state = arena(secutor(), pa=2)
    assert {"step 1", "pivot 3", "step 0"} <= set(moves(state))
    play(state, "step 0")
    assert "step 0" in moves(state)
    assert not {"step 1", "step 2", "step 3", "step 4", "step 5"} & set(moves(state))
    play(state, "step 0")
    assert asked(state) == (1, "pick")


def test_l_7_4_what_costs_two_is_not_to_be_had_for_one() -> None:
    state = arena(secutor(), thraex(), pa=1)
    assert "engage 1 0" in moves(state)
    assert "push 1" not in moves(state)
    state = arena(secutor(), thraex(), pa=2)
    assert "push 1" in moves(state)


# L-7.5


@pytest.mark.parametrize("dice", ["atk 9 def 9", "atk 9 def 1 prot 0", "atk 3 def 1 prot 0 prot 0"])
def test_l_7_5_a_joust_not_won_ends_the_activation(dice: str) -> None:
    state = arena(secutor(), thraex(), pa=3)
    play(state, "engage 1 0")
    play(state, "buy 0", dice)
    if ask(state) == "advance":
        play(state, "stay")
    assert asked(state) == (1, "pick")
    assert state.gladiators[0].pa == 0


def test_l_7_5_a_push_not_won_does_so_too() -> None:
    state = arena(secutor(), thraex(), pa=6)
    play(state, "push 1")
    play(state, "buy 0", "atk 9 def 9")
    assert asked(state) == (1, "pick")


def test_l_7_5_a_right_to_repeat_keeps_it_open() -> None:
    state = arena(secutor(), thraex(), pa=4)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 1 def 1 prot 0 spec 8 prot 0")
    assert asked(state) == (0, "act")
    assert (at(state.gladiators[0]), at(state.gladiators[1])) == ((-1, 0), (2, 0))
    assert state.gladiators[0].pa == 3


def test_l_7_5_until_it_is_used() -> None:
    state = arena(secutor(), thraex(), pa=9)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 1 def 1 prot 0 spec 8 prot 0")
    play(state, "step 0")
    play(state, "step 0")
    assert at(state.gladiators[0]) == (1, 0)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 9 def 9")
    assert asked(state) == (1, "pick")


# L-7.6


def test_l_7_6_it_ends_if_the_active_gladiator_is_out() -> None:
    state = arena(secutor(level=1, initial=3), thraex(), pa=5)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 9 def 0 prot 9")
    play(state, "stay")
    assert (state.gladiators[0].status, state.gladiators[0].pa) == ("out", 0)
    assert asked(state) == (1, "pick")


def test_l_7_6_even_if_it_holds_a_right_to_repeat() -> None:
    state = arena(secutor(level=1, initial=3), thraex(), pa=5)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 0 def 0 prot 0 spec 8 prot 9")
    assert state.gladiators[0].status == "out"
    assert asked(state) == (1, "pick")


def test_l_7_6_or_dead() -> None:
    light = secutor(level=1, initial=3)
    state = arena(light, thraex(marker=True), pa=5)
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 9 0")
    play(state, "buy 0")
    play(state, "buy 0", "atk 0 def 9 prot 0 spec 0")
    play(state, "stay")
    assert state.gladiators[0].status == "dead"
    assert asked(state) == (1, "pick")


@pytest.mark.parametrize("crowd", [False, True])
def test_l_7_6_or_appeals_to_the_crowd(crowd: bool) -> None:
    state = arena(secutor(), thraex(level=1), pa=5, options=Options(2, crowd_appeal=crowd))
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 prot 9")
    play(state, "stay")
    assert state.gladiators[0].appealing == crowd
    assert asked(state) == ((1, "pick") if crowd else (0, "act"))


# L-7.7


def test_l_7_7_unspent_points_are_lost() -> None:
    state = arena(secutor(marker=True), active=None)
    play(state, "activate 0", "act 9")
    assert state.gladiators[0].pa == 4
    play(state, "end")
    assert (state.gladiators[0].pa, state.gladiators[0].marker) == (0, False)


def test_l_7_7_those_of_who_was_drawn_in_too() -> None:
    state = arena(secutor(), thraex(marker=True), pa=3)
    play(state, "engage 1 0", "act 9")
    play(state, "withdraw 0")
    assert state.gladiators[1].pa == 3
    play(state, "end")
    assert (state.gladiators[1].pa, state.gladiators[1].marker) == (0, False)
    assert state.gladiators[0].pa == 0


def test_l_7_7_those_of_who_was_jostled_too() -> None:
    friend = glad("eques", (2, 0), 3, marker=True)
    state = arena(secutor(), thraex(), friend, pa=3)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 act 9 prot 0")
    play(state, "stay")
    assert (ask(state), state.gladiators[2].pa) == ("jostle", 5)
    play(state, "decline")
    assert state.gladiators[2].pa == 5
    play(state, "end")
    assert (state.gladiators[2].pa, state.gladiators[2].marker) == (0, False)


# L-7.8


def test_l_7_8_who_is_neither_active_nor_drawn_in_has_no_points() -> None:
    state = arena(secutor(marker=True), glad(at=(0, 2), marker=True), thraex(), active=None)
    play(state, "activate 0", "act 9")
    assert {one.id: one.pa for one in state.gladiators if one.pa} == {0: 4}
    assert GAME.purse(state, 0) == {"pa": 4}
    play(state, "engage 2 0")
    play(state, "buy 0", "atk 9 def 9")
    assert all(one.pa == 0 for one in state.gladiators)


def test_l_7_8_so_who_was_activated_before_can_only_defend() -> None:
    state = arena(secutor(), thraex(), pa=1)
    assert state.gladiators[1].pa == 0
    play(state, "engage 1 0", "atk 9 def 9")
    assert [die.label for die in state.dice] == ["atk", "def"]
