"""Chapter L-19: reading the dice."""

from typing import Any

import pytest

from ludus.games.gloria.state import Gladiator, State
from rules.gloria.build import arena, ask, asked, at, body, glad, moves, play, secutor, thraex

TABLE = {1: (1, 0), 2: (2, 0), 3: (3, 1), 4: (4, 1), 5: (5, 2), 6: (6, 2)}
"""By level: an attacker touches up to this, with a special result, or as defender, up to that."""


def spear(**more: Any) -> Gladiator:
    """Make H of the vectors: a hoplomachus at (0, 0) facing east."""
    return glad(**{"kind": "hoplomachus", "at": (0, 0), "facing": 0, "owner": 0, **more})


def results(state: State, label: str) -> list[str]:
    """List what the dice of a kind meant."""
    return [die.result for die in state.dice if die.label == label]


# L-19.1


@pytest.mark.parametrize("level", TABLE)
@pytest.mark.parametrize("die", range(10))
def test_l_19_1_an_attacker_touches_up_to_its_level(level: int, die: int) -> None:
    touch, special = TABLE[level]
    state = arena(secutor(level=level), thraex(), pa=1)
    dice = f"atk {die} def 9"
    dice += " prot 0" if die <= touch else ""
    dice += " spec 7" if die <= special else ""
    play(state, "engage 1 0", dice)
    assert at(state.gladiators[1]) == ((2, 0) if die <= touch else (1, 0))


def test_l_19_1_so_does_an_engaged_one_that_won_initiative() -> None:
    state = arena(secutor(), thraex(level=4, marker=True), pa=1)
    play(state, "engage 1 0", "act 0 init 9 0 atk 4 def 9 prot 0")
    assert at(state.gladiators[0]) == (-1, 0)
    state = arena(secutor(), thraex(level=4, marker=True), pa=1)
    play(state, "engage 1 0", "act 0 init 9 0 atk 1 def 9 prot 0 spec 7")
    assert at(state.gladiators[0]) == (-1, 0)


def test_l_19_1_so_do_two_attackers() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 0 init 3 4 atk 2 atk 1 prot 0 prot 0 spec 7")
    assert results(state, "atk") == ["touch", "special"]


def test_l_19_1_each_die_by_itself() -> None:
    state = arena(secutor(), thraex(), pa=6)
    play(state, "engage 1 0")
    play(state, "buy 2", "atk 4 3 0 def 9 prot 0 prot 0 spec 7")
    assert results(state, "atk") == ["miss", "touch", "special"]


# L-19.2


@pytest.mark.parametrize("level", TABLE)
@pytest.mark.parametrize("die", range(10))
def test_l_19_2_a_defender_touches_below_half_its_level(level: int, die: int) -> None:
    hit = die <= TABLE[level][1]
    state = arena(secutor(), thraex(level=level), pa=1)
    play(state, "engage 1 0", f"atk 9 def {die}" + (" prot 0" if hit else ""))
    assert at(state.gladiators[0]) == ((-1, 0) if hit else (0, 0))


def test_l_19_2_without_special_results() -> None:
    state = arena(secutor(), thraex(level=6), pa=1)
    play(state, "engage 1 0", "atk 9 def 0 prot 0")
    assert results(state, "def") == ["touch"]
    assert results(state, "spec") == []


def test_l_19_2_so_does_an_engager_who_lost_initiative() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 0 init 9 0 atk 9 def 1 prot 0")
    assert at(state.gladiators[1]) == (2, 0)
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 0 init 9 0 atk 9 def 2")
    assert at(state.gladiators[1]) == (1, 0)


# L-19.3


def test_l_19_3_a_level_lost_meanwhile_does_not_spoil_a_die() -> None:
    # D rolls a 1 at level 3 and has level 2 when its turn comes.
    state = arena(secutor(), thraex(), pa=1)
    play(state, "engage 1 0", "atk 3 def 1 prot 9 prot 0")
    assert state.gladiators[1].level == 2
    assert at(state.gladiators[0]) == (-1, 0)


def test_l_19_3_a_level_won_meanwhile_does_not_save_one() -> None:
    # A rolls 1 and 4 at level 3; the first makes it 4.
    state = arena(secutor(), thraex(), pa=3)
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 1 4 def 9 prot 0 spec 9")
    assert state.gladiators[0].level == 4
    assert at(state.gladiators[1]) == (2, 0)


def test_l_19_3_nor_does_it_make_a_result_special() -> None:
    # A rolls 0 and 2 at level 4; the first makes it 5, where a 2 would be special.
    state = arena(secutor(level=4), thraex(), pa=3)
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 0 2 def 9 prot 0 spec 9 prot 0")
    assert results(state, "spec") == ["elated"]


def test_l_19_3_two_attackers_read_theirs_at_once() -> None:
    # D's 3 is a touch at level 3, though A's blow has made it 2 by then.
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 0 init 3 4 atk 3 atk 3 prot 9 prot 0")
    assert (state.gladiators[1].level, at(state.gladiators[0])) == (2, (-1, 0))


# L-19.4


def test_l_19_4_at_two_hexes_a_short_arm_closes_in_on_a_long_one() -> None:
    state = arena(spear(), thraex(at=(2, 0), marker=True), pa=1)
    play(state, "engage 1 0", "act 5 init 9 0 atk 3 def 9")
    one, other = state.gladiators[:2]
    assert (at(one), at(other), one.level) == ((0, 0), (1, 0), 3)
    assert results(state, "atk") == ["close"]


def test_l_19_4_as_defender_too() -> None:
    state = arena(spear(), thraex(at=(2, 0)), pa=1)
    play(state, "engage 1 0", "atk 9 def 1")
    assert at(state.gladiators[1]) == (1, 0)


def test_l_19_4_it_turns_to_the_other_after_that() -> None:
    state = arena(spear(), thraex(at=(1, 1), facing=5), pa=1)
    play(state, "engage 1 0", "atk 9 def 1")
    assert asked(state) == (1, "advance")
    assert moves(state) == ["advance 3", "advance 4"]
    play(state, "advance 3")
    other = state.gladiators[1]
    assert (at(other), other.facing) == ((0, 1), 4)


def test_l_19_4_special_results_apply() -> None:
    state = arena(spear(), thraex(at=(2, 0), marker=True), pa=1)
    play(state, "engage 1 0", "act 5 init 9 0 atk 1 def 9 spec 1")
    one = state.gladiators[0]
    assert (one.level, at(one), at(state.gladiators[1])) == (2, (0, 0), (1, 0))


def test_l_19_4_every_success_is_such_a_step_and_surplus_is_skipped() -> None:
    state = arena(spear(), thraex(at=(2, 0), marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 9 0")
    play(state, "buy 1", "atk 3 2 def 9")
    one, other = state.gladiators[:2]
    assert (at(one), at(other), one.level) == ((0, 0), (1, 0), 3)


def test_l_19_4_even_those_after_the_first_do_no_harm_but_their_special_results() -> None:
    state = arena(spear(), thraex(at=(2, 0), marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 9 0")
    play(state, "buy 1", "atk 3 1 def 9 spec 3")
    one, other = state.gladiators[:2]
    assert (one.down, one.level, at(other)) == (True, 3, (1, 0))


def test_l_19_4_closing_steps_are_no_touches() -> None:
    # One touch of H against one closing step of D: H has won.
    state = arena(spear(), thraex(at=(2, 0)), pa=3)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 1 prot 0")
    assert ask(state) == "advance"
    play(state, "stay")
    assert at(state.gladiators[1]) == (2, 0)  # driven to (3, 0), then one nearer
    assert asked(state) == (0, "act")
    # A closing step alone wins nothing, and H, who missed, does not go on either.
    state = arena(spear(), thraex(at=(2, 0)), pa=3)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 9 def 1")
    assert asked(state) == (1, "pick")


@pytest.mark.parametrize("what", ["gladiator", "body"])
def test_l_19_4_without_a_free_nearer_hex_it_is_skipped(what: str) -> None:
    # A gladiator on the ground does not bar the line of the spear.
    there = body((1, 0)) if what == "body" else glad(at=(1, 0), down=True)
    state = arena(spear(), thraex(at=(2, 0)), there, pa=1)
    play(state, "engage 1 0", "atk 9 def 1")
    assert at(state.gladiators[1]) == (2, 0)


def test_l_19_4_beside_an_axis_the_other_hex_will_do() -> None:
    state = arena(spear(), thraex(at=(1, 1), facing=5), body((0, 1)), pa=1)
    play(state, "engage 1 0", "atk 9 def 1")
    assert at(state.gladiators[1]) == (1, 0)


def test_l_19_4_long_arms_touch_each_other() -> None:
    state = arena(spear(), spear(at=(2, 0), facing=3, owner=1), pa=1)
    play(state, "engage 1 0", "atk 9 def 1 prot 0")
    assert at(state.gladiators[0]) == (-1, 0)


def test_l_19_4_the_long_arm_itself_touches() -> None:
    state = arena(spear(), thraex(at=(2, 0)), pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert at(state.gladiators[1]) == (3, 0)


def test_l_19_4_beside_each_other_both_touch() -> None:
    state = arena(spear(), thraex(), pa=1)
    play(state, "engage 1 0", "atk 9 def 1 prot 0")
    assert at(state.gladiators[0]) == (-1, 0)


def test_l_19_4_an_unarmed_one_with_a_shield_is_short_armed_here() -> None:
    state = arena(spear(), thraex(at=(2, 0), hands=("parma",)), pa=1)
    play(state, "engage 1 0", "atk 9 def 1")
    one, other = state.gladiators[:2]
    assert (at(one), at(other)) == ((0, 0), (1, 0))


def test_l_19_4_a_long_weapon_picked_up_makes_a_long_arm() -> None:
    # A thraex with nothing but a trident is defender-only, but strikes over two hexes.
    other = glad("retiarius", (-4, 0), hands=())
    state = arena(spear(), thraex(at=(2, 0), hands=("trident",)), other, pa=1)
    play(state, "engage 1 0", "atk 9 def 1 prot 0")
    assert at(state.gladiators[0]) == (-1, 0)


def test_l_19_4_all_is_judged_by_where_the_joust_began() -> None:
    # The first success brings D beside H; the second would touch if it were judged anew.
    state = arena(spear(), thraex(at=(2, 0), marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 4 5")  # 9.75 against 9.75: both attack
    play(state, "buy 1", "atk 9 atk 3 2")
    assert results(state, "atk") == ["miss", "close", "close"]
    assert (at(state.gladiators[0]), at(state.gladiators[1])) == ((0, 0), (1, 0))
