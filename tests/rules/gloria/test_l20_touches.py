"""Chapter L-20: applying touches. A is number 0, D number 1."""

import pytest

from ludus.games.gloria.state import Gladiator
from rules.gloria.build import (
    arena,
    asked,
    at,
    glad,
    moves,
    place,
    play,
    secutor,
    thraex,
    weight,
)

# L-20.1


def test_l_20_1_the_attackers_results_come_before_the_defenders() -> None:
    state = arena(secutor(), thraex(), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 3 def 1 prot 9 2")
    assert [die.who for die in state.dice if die.label == "prot"] == [1, 0]
    assert (at(d), d.level) == ((2, 0), 2)
    assert (at(a), a.level) == ((-1, 0), 3)


def test_l_20_1_the_attackers_results_are_applied_in_rolled_order() -> None:
    state = arena(secutor(), thraex(), pa=3)
    d = state.gladiators[1]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 3 1 def 9 prot 5 9 spec 5")  # the special is the second's
    assert [die.label for die in state.dice[-3:]] == ["prot", "prot", "spec"]
    assert (d.level, state.ground) == (1, {place(3, 0): ("sica",)})


def test_l_20_1_of_the_engaged_who_is_attacker_too() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 0 init 9 0 atk 3 def 1 prot 9 0")
    assert [die.who for die in state.dice if die.label == "prot"] == [0, 1]
    assert (a.level, d.level) == (2, 3)


@pytest.mark.parametrize(
    ("dice", "status"),
    [("atk 3 def 0 prot 9", "out"), ("atk 1 def 0 prot 0 spec 0", "dead")],
)
def test_l_20_1_results_of_a_beaten_defender_are_void(dice: str, status: str) -> None:
    state = arena(secutor(level=5), thraex(level=1), pa=2)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", dice)
    assert (d.status, at(a), a.level) == (status, (0, 0), 5)


def test_l_20_1_a_beaten_attacker_is_struck_by_all_the_defender_has() -> None:
    state = arena(secutor(level=1), thraex(marker=True), pa=1)
    a = state.gladiators[0]
    play(state, "engage 1 0", "act 8")
    play(state, "test", "init 0 9")
    assert asked(state) == (1, "buy")
    play(state, "buy 1", "atk 9 def 1 1 prot 9 9")
    assert (a.level, a.status, at(a)) == (-1, "dead", (-1, 0))


def test_l_20_1_of_two_attackers_the_engager_comes_first_and_nothing_is_void() -> None:
    state = arena(secutor(level=1), thraex(level=1, marker=True), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 5 init 3 4 atk 1 1 prot 9 9")
    assert [die.who for die in state.dice if die.label == "prot"] == [1, 0]
    assert [(one.status, at(one)) for one in (a, d)] == [("out", (-1, 0)), ("out", (2, 0))]
    assert (a.victories, d.victories, state.active) == (1, 1, -1)


def test_l_20_1_a_striker_that_is_a_body_lands_its_touches_but_does_not_advance() -> None:
    state = arena(secutor(), thraex(level=1, marker=True), pa=2)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 3 4")
    assert asked(state) == (1, "buy")
    play(state, "buy 1", "atk 3 1 1 prot 9 0 0")
    assert (d.status, at(d)) == ("out", (2, 0))
    assert (at(a), a.level) == ((-2, 0), 3)  # twice, and nobody follows


def test_l_20_1_a_striker_that_is_a_body_does_not_close_in() -> None:
    state = arena(glad("hoplomachus"), thraex(at=(2, 0), level=1, marker=True), pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "act 0 init 3 4 atk 3 1 prot 9")
    assert (d.status, at(d)) == ("out", (3, 0))


def test_l_20_1_a_striker_that_is_out_still_brings_special_results() -> None:
    state = arena(secutor(), thraex(level=1, marker=True), pa=2)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 0 init 3 4 atk 3 0 prot 9 0 spec 3")
    assert (d.status, a.down, at(a)) == ("out", True, (-1, 0))


# L-20.2


def test_l_20_2_a_touch_counts_at_a_greater_distance_and_without_the_weapon() -> None:
    state = arena(secutor(), thraex(), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 1 def 1 prot 0 spec 5 prot 9")
    assert (d.hands, at(d)) == (("parma",), (2, 0))
    assert (at(a), a.level) == ((-1, 0), 2)  # a touch all the same, not a push


def test_l_20_2_a_touch_counts_after_a_fall() -> None:
    state = arena(secutor(), thraex(), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 1 def 1 prot 0 spec 3 prot 9")
    assert (d.down, at(a), a.level) == (True, (-1, 0), 2)


# L-20.3


def test_l_20_3_each_touch_drives_a_standing_victim_back() -> None:
    state = arena(secutor(), thraex(), pa=3)
    d = state.gladiators[1]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 3 3 def 9 prot 0 0")
    assert (at(d), d.facing) == ((3, 0), 3)


@pytest.mark.parametrize("k", range(6))
def test_l_20_3_away_from_the_striker_whatever_way_the_victim_looks(k: int) -> None:
    around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    q, r = around[k]
    state = arena(secutor(facing=k), thraex(at=(q, r), facing=(k + 2) % 6), pa=1)
    d = state.gladiators[1]
    play(state, f"engage 1 {k}", "atk 3 def 9 prot 0")
    assert (at(d), d.facing) == ((2 * q, 2 * r), (k + 2) % 6)


def test_l_20_3_between_two_equal_ways_the_owner_of_the_victim_chooses() -> None:
    state = arena(glad("hoplomachus"), thraex(at=(1, 1)), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9")
    assert (asked(state), moves(state)) == ((1, "retreat"), ["retreat 0", "retreat 1"])
    play(state, "retreat 0", "prot 9")
    assert (at(d), d.level) == ((2, 1), 2)


def test_l_20_3_free_hexes_come_before_occupied_ones() -> None:
    state = arena(glad("hoplomachus"), thraex(at=(1, 1)), secutor(at=(2, 1)), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert at(d) == (1, 2)


def test_l_20_3_a_body_bars_nobody() -> None:
    lying = glad("thraex", (2, 1), owner=1, level=0, initial=3, status="dead", down=True)
    state = arena(glad("hoplomachus"), thraex(at=(1, 1)), lying, pa=1)
    play(state, "engage 1 0", "atk 3 def 9")
    assert moves(state) == ["retreat 0", "retreat 1"]


def test_l_20_3_two_attackers_retreat_from_each_other() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 0 init 3 4 atk 3 3 prot 0 0")
    assert (at(a), at(d)) == ((-1, 0), (2, 0))


def test_l_20_3_a_victim_on_the_ground_does_not_move() -> None:
    state = arena(secutor(), thraex(down=True), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 9 prot 9")
    assert (at(d), d.level) == ((1, 0), 2)


# L-20.4


def lender(*, item: str) -> Gladiator:
    """Make someone far off who has come with a thing that another one holds now."""
    owner = {"scutum": "samnis", "trident": "retiarius", "parma": "eques"}[item]
    hands = {"scutum": ("gladius",), "trident": ("net",), "parma": ("gladius",)}[item]
    return glad(owner, (-3, 0), 3, hands=hands)


@pytest.mark.parametrize(
    ("victim", "item", "quarters", "stopped"),
    [
        (thraex(), "", 4.75, 4),
        (glad("murmillo", (1, 0), 3, owner=1), "", 6, 5),  # equal does not stop
        (glad("dimachaerus", (1, 0), 3, owner=1), "", 3.5, 3),
        (glad("hoplomachus", (1, 0), 3, owner=1), "", 5.75, 4),  # a long weapon
        (thraex(hands=("trident",)), "trident", 4.75, 3),  # even if not the original
        (thraex(down=True), "", 4.75, 3),  # on the ground
        (thraex(hands=("sica", "scutum")), "scutum", 5.75, 4),  # a clumsy large shield
        (glad("dimachaerus", (1, 0), 3, owner=1, hands=("gladius", "scutum")), "scutum", 4.5, 3),
        (secutor(at=(1, 0), facing=3, owner=1, hands=("gladius", "parma")), "parma", 5.75, 5),
        (glad("veles", (1, 0), 3, owner=1, hands=("hasta", "scutum"), down=True), "scutum", 4.5, 1),
    ],
    ids=["plain", "equal", "light", "long", "foreign long", "down", "large", "none before", "small",
         "all three"],
)  # fmt: skip
def test_l_20_4_stopped_below_the_weight_at_that_moment(
    victim: Gladiator, item: str, quarters: float, stopped: int
) -> None:
    for die in (stopped, stopped + 1):
        state = arena(secutor(), _again(victim), *([lender(item=item)] if item else []), pa=1)
        d = state.gladiators[1]
        assert weight(d) == quarters
        dice = "atk 3 9" if d.down else "atk 3 def 9"
        play(state, "engage 1 0", f"{dice} prot {die}")
        assert d.level == (3 if die == stopped else 2)
        assert d.hurt == (die != stopped)


def _again(one: Gladiator) -> Gladiator:
    """Make another one like it: a gladiator takes part in one arena."""
    return glad(one.type, (1, 0), 3, owner=1, hands=one.hands, down=one.down)


def test_l_20_4_a_fall_by_this_very_touch_adds_nothing() -> None:
    state = arena(secutor(), thraex(), secutor(at=(2, 0), facing=3, owner=1), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 prot 4")
    assert (d.down, d.level) == (True, 3)


def test_l_20_4_but_it_adds_to_the_next_touch() -> None:
    state = arena(secutor(), thraex(), secutor(at=(2, 0), facing=3, owner=1), pa=3)
    d = state.gladiators[1]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 3 3 def 9 prot 4 4")
    assert (d.down, d.level, at(d)) == (True, 2, (2, 0))


def test_l_20_4_no_initial_level_is_lost() -> None:
    state = arena(secutor(), thraex(), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    assert (d.level, d.initial) == (2, 3)


# L-20.5


def test_l_20_5_the_special_result_follows_protection_even_if_that_stopped_the_blow() -> None:
    for die, level in ((0, 3), (9, 2)):
        state = arena(secutor(), thraex(), pa=1)
        d = state.gladiators[1]
        play(state, "engage 1 0", f"atk 1 def 9 prot {die} spec 3")
        assert (d.down, d.level) == (True, level)
        assert [one.label for one in state.dice] == ["atk", "def", "prot", "spec"]


def test_l_20_5_a_loss_weakens_the_next_protection_not_this_one() -> None:
    state = arena(secutor(), thraex(), pa=3)
    d = state.gladiators[1]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 1 3 def 9 prot 4 spec 4 prot 4")
    assert (weight(d), d.level) == (3.75, 2)


def test_l_20_5_a_defender_brings_no_special_result() -> None:
    state = arena(secutor(), thraex(), pa=1)
    a = state.gladiators[0]
    play(state, "engage 1 0", "atk 9 def 0 prot 0")
    assert at(a) == (-1, 0)


def test_l_20_5_two_attackers_both_may() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 0 init 3 4 atk 1 1 prot 0 spec 3 prot 0 spec 3")
    assert (a.down, d.down) == (True, True)


# L-20.6


def test_l_20_6_defeat_is_checked_before_the_advance() -> None:
    state = arena(secutor(), thraex(level=1), pa=2)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    assert (asked(state), d.status) == ((0, "advance"), "out")
    play(state, "advance 0")
    assert (at(a), at(d), state.places.get(d.hex)) == ((1, 0), (2, 0), None)


def test_l_20_6_defeat_is_checked_after_the_special_result() -> None:
    state = arena(secutor(), thraex(level=1), pa=2)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 1 def 9 prot 9 spec 1")
    assert (d.level, d.status, a.victories) == (-1, "dead", 1)


def test_l_20_6_each_touch_is_done_with_before_the_next() -> None:
    state = arena(secutor(), thraex(), pa=3)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 3 3 def 9 prot 0 0")
    assert (at(a), at(d)) == ((1, 0), (3, 0))  # the first advance is compulsory
    assert (asked(state), moves(state)) == ((0, "advance"), ["stay", "advance 0"])


# L-20.7


@pytest.mark.parametrize(("die", "status", "level"), [(3, "out", 0), (4, "dead", -1)])
def test_l_20_7_touches_on_one_that_is_out_can_kill(die: int, status: str, level: int) -> None:
    state = arena(secutor(), thraex(level=1), pa=3)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", f"atk 3 3 def 9 prot 9 {die}")  # 1 more for lying
    assert (d.status, d.level, at(d), a.victories) == (status, level, (2, 0), 1)


def test_l_20_7_special_results_too() -> None:
    state = arena(secutor(), thraex(level=1), pa=3)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 3 1 def 9 prot 9 0 spec 0")
    assert (d.status, d.level, a.victories) == ("dead", 0, 1)


def test_l_20_7_the_dead_are_struck_no_more() -> None:
    state = arena(secutor(), thraex(), pa=3)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 1 1 def 9 prot 9 spec 0")
    assert (d.status, d.level, a.victories, state.active) == ("dead", 2, 1, -1)
