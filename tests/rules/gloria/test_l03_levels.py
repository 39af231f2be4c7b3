"""Chapter L-3: levels."""

from random import Random

import pytest

from ludus.core.fate import Fast, Scripted
from ludus.games.gloria import GAME
from ludus.games.gloria.options import ARENA, Entrant, Options
from rules.gloria.build import (
    arena,
    asked,
    bad_options,
    body,
    glad,
    moves,
    play,
    secutor,
    thraex,
)

LADDERS = {
    2: [5, 4, 3, 3, 2, 1],
    3: [5, 4, 3, 2, 1],
    4: [4, 3, 3, 2],
    5: [4, 3, 2],
    6: [4, 3, 2],
}
"""The levels of a troop by the number of players."""


# L-3.1


def test_l_3_1_five_levels_have_names() -> None:
    assert ARENA.levels[:5] == ("slave", "tiro", "palus", "secundus", "primus")


@pytest.mark.parametrize("level", range(1, 6))
def test_l_3_1_a_gladiator_begins_with_one_of_them(level: int) -> None:
    troops = ((Entrant(level, "thraex"),), (Entrant(3, "secutor"),))
    one = GAME.setup(Options(2, troops=troops), Scripted([]), None).gladiators[0]
    assert (one.level, one.initial) == (level, level)


@pytest.mark.parametrize("level", [-1, 0, 6, 7])
def test_l_3_1_and_with_no_other(level: int) -> None:
    other = [{"level": 3, "type": "secutor"}]
    error = bad_options(players=2, troops=[[{"level": level, "type": "thraex"}], other])
    assert error.article == "L-3.1"


# L-3.2


@pytest.mark.parametrize(("level", "initial"), [(2, 5), (4, 3), (6, 3)])
def test_l_3_2_blows_are_read_with_the_current_level(level: int, initial: int) -> None:
    state = arena(secutor(level=level, initial=initial), thraex(), pa=1)
    play(state, "engage 1 0", f"atk {level} def 9 prot 0")
    assert asked(state) == (0, "advance")
    state = arena(secutor(level=level, initial=initial), thraex(), pa=1)
    play(state, "engage 1 0", f"atk {level + 1} def 9")
    assert state.dice[-2].result == "miss"


def test_l_3_2_so_are_those_of_a_defender() -> None:
    # 2 * 1 < 3, but not < 2.
    state = arena(secutor(), thraex(level=2, initial=5), pa=1)
    play(state, "engage 1 0", "atk 9 def 1")
    assert state.dice[-1].result == "miss"


def test_l_3_2_so_is_standing_up() -> None:
    state = arena(secutor(level=2, initial=5, down=True))
    play(state, "stand 0", "rise 3")
    assert state.gladiators[0].facing == 2


def test_l_3_2_so_are_a_throw_and_getting_free() -> None:
    state = arena(glad("retiarius", level=2, initial=5), thraex(), pa=2)
    play(state, "throw 1 0", "net 3")
    assert state.dice[-1].result == "missed"
    state = arena(thraex(level=2, initial=5, owner=0, snare="net"), glad("retiarius", hands=()))
    play(state, "free", "free 3")
    assert state.gladiators[0].snare == "net"


def test_l_3_2_so_is_a_shock_from_behind() -> None:
    # Weight 5.75 less the current level 2 is 3.75: a 3 fells; with 5 it would be 0.75.
    behind = glad("secutor", (2, 0), 0, owner=1, level=2, initial=5)
    state = arena(secutor(), thraex(), behind, pa=1)
    play(state, "engage 1 0", "atk 3 def 9 fall 3 prot 2")
    assert state.gladiators[2].down


def test_l_3_2_so_is_tripping() -> None:
    state = arena(secutor(), thraex(level=2, initial=5), body((2, 0)), pa=1)
    play(state, "engage 1 0", "atk 3 def 9 trip 2 prot 2")
    assert state.gladiators[1].down


def test_l_3_2_the_initial_level_counts_only_where_it_is_named() -> None:
    # L-7.3 and the crowd's verdict (L-27.3) ask for it.
    state = arena(thraex(owner=0, level=2, initial=4, marker=True), active=None)
    play(state, "activate 0", "act 7")
    assert state.gladiators[0].pa == 2


# L-3.3


@pytest.mark.parametrize(
    ("level", "half"), [(1, {0}), (2, {0}), (3, {0, 1}), (4, {0, 1}), (5, {0, 1, 2})]
)
def test_l_3_3_half_of_a_level_is_never_rounded(level: int, half: set[int]) -> None:
    found = set()
    for die in range(10):
        state = arena(secutor(), thraex(level=level), pa=1)
        hit = " prot 0" if die in half else ""
        play(state, "engage 1 0", f"atk 9 def {die}{hit}")
        if state.dice[-1].label == "prot":
            found.add(die)
    assert found == half


def test_l_3_3_an_odd_level_is_not_rounded_for_special_results() -> None:
    for level, die, special in ((3, 1, True), (2, 1, False), (5, 2, True), (4, 2, False)):
        state = arena(secutor(level=level), thraex(), pa=1)
        play(state, "engage 1 0", f"atk {die} def 9 prot 0" + (" spec 7" if special else ""))
        assert asked(state) == (0, "advance")


# L-3.4


@pytest.mark.parametrize("players", LADDERS)
def test_l_3_4_a_troop_has_the_levels_of_its_size(players: int) -> None:
    state = GAME.setup(Options(players, troops="drawn"), Fast(Random(players)), None)
    for seat in range(players):
        levels = [one.level for one in state.gladiators if one.owner == seat]
        assert sorted(levels, reverse=True) == LADDERS[players]
    assert all(one.level == one.initial for one in state.gladiators)


@pytest.mark.parametrize("players", LADDERS)
def test_l_3_4_the_average_is_three(players: int) -> None:
    assert sum(LADDERS[players]) == 3 * len(LADDERS[players])


def test_l_3_4_the_owner_says_which_class_gets_which_level() -> None:
    state = GAME.setup(Options(5), Scripted([]), None)
    classes = ["veles", "thraex", "scissor", "gallus", "eques"]
    for level in (4, 3, 2):
        for seat, name in enumerate(classes):
            assert asked(state) == (seat, "enlist")
            assert f"enlist {name}" in moves(state)
            play(state, f"enlist {name}")
            assert [
                (one.owner, one.type, one.level) for one in state.gladiators if one.owner == seat
            ][-1] == (seat, name, level)
        classes = classes[1:] + classes[:1]
    assert asked(state) == (0, "deploy")
    mine = [(one.type, one.level) for one in state.gladiators if one.owner == 0]
    assert mine == [("veles", 4), ("thraex", 3), ("scissor", 2)]


def test_l_3_4_the_same_class_may_be_taken_again_and_again() -> None:
    state = GAME.setup(Options(4), Scripted([]), None)
    for _ in range(16):
        play(state, "enlist murmillo")
    assert asked(state) == (0, "deploy")
    assert [one.level for one in state.gladiators if one.owner == 3] == [4, 3, 3, 2]


def test_l_3_4_troops_given_beforehand_are_of_one_size() -> None:
    one = {"level": 3, "type": "thraex"}
    assert bad_options(players=2, troops=[[one, one], [one]]).article == "L-3.4"
    assert bad_options(players=3, troops=[[one], [one]]).article == "L-3.4"
