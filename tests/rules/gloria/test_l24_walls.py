"""Chapter L-24: walls. A is number 0, D number 1; the arena has radius 5."""

import pytest

from ludus.games.gloria.board import set_hex
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import State
from rules.gloria.build import (
    Place,
    arena,
    ask,
    asked,
    at,
    body,
    glad,
    moves,
    place,
    play,
    secutor,
    thraex,
)

# L-24.1


@pytest.mark.parametrize(
    ("striker", "facing", "victim", "slides"),
    [
        ((4, -2), 0, (5, -2), (5, -1)),
        ((4, -1), 5, (5, -2), (5, -3)),
        ((5, -1), 1, (5, 0), (4, 1)),
        ((3, 1), 0, (4, 1), (5, 0)),
        ((3, 1), 1, (3, 2), (2, 3)),
        ((-4, 2), 3, (-5, 2), (-5, 1)),
    ],
)
def test_l_24_1_the_victim_slides_to_a_hex_farther_from_the_striker(
    striker: Place, facing: int, victim: Place, slides: Place
) -> None:
    a, d = secutor(at=striker, facing=facing), thraex(at=victim, facing=(facing + 3) % 6)
    state = arena(a, d, pa=1)
    play(state, f"engage 1 {facing}", "atk 3 def 9 prot 0")
    assert (at(d), d.down, d.facing) == (slides, False, (facing + 3) % 6)


def test_l_24_1_its_owner_chooses_between_two() -> None:
    for way, spot in ((1, (5, -1)), (4, (5, -3))):
        state = arena(glad("hoplomachus", (3, -1)), thraex(at=(5, -2)), pa=1)
        play(state, "engage 1 0", "atk 3 def 9")
        assert (asked(state), moves(state)) == ((1, "retreat"), ["retreat 1", "retreat 4"])
        play(state, f"retreat {way}", "prot 0")
        assert at(state.gladiators[1]) == spot


def test_l_24_1_of_two_equal_ways_one_outside_is_no_wall() -> None:
    state = arena(glad("hoplomachus", (4, -3)), thraex(at=(5, -2)), pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 prot 0")  # (6, -2) is outside, (5, -1) is not
    assert at(d) == (5, -1)
    play(state, "advance 1")
    assert asked(state) == (0, "act")  # no free attack, though the spear would reach


# L-24.2


@pytest.mark.parametrize("k", range(6))
def test_l_24_2_in_a_corner_it_falls_where_it_is(k: int) -> None:
    corners = [(5, 0), (0, 5), (-5, 5), (-5, 0), (0, -5), (5, -5)]
    inner = [(4, 0), (0, 4), (-4, 4), (-4, 0), (0, -4), (4, -4)]
    a = secutor(at=inner[k], facing=k)
    d = thraex(at=corners[k], facing=(k + 3) % 6)
    crowd = [
        glad("murmillo", (q, r), owner=owner, marker=True)
        for q, r, owner in ((1, 1, 0), (2, 1, 0), (1, 2, 1), (2, 2, 1))
    ]
    state = arena(a, d, *crowd, pa=1, bystanders=False)
    play(state, f"engage 1 {k}", "atk 3 def 9 prot 0 atk 9 9")
    assert (at(d), d.down, at(a)) == (corners[k], True, inner[k])


# L-24.3


def test_l_24_3_sliding_into_an_occupied_hex_is_jostling() -> None:
    o = secutor(at=(5, -1), facing=4, marker=True)
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2)), o, pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 act 9 prot 0")
    assert (at(d), d.down, at(o), o.pa) == ((5, -1), True, (5, 0), 4)
    play(state, "advance 0")
    assert asked(state) == (0, "jostle")
    play(state, "decline", "atk 9 9")  # the wall was met: a free attack as well
    assert asked(state) == (0, "act")


def test_l_24_3_sliding_into_a_body_hex_is_tripping() -> None:
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2)), body((5, -1)), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 trip 3 prot 0")
    assert (at(d), d.down) == ((5, -1), True)


def test_l_24_3_a_domino_goes_round_the_corner() -> None:
    o = secutor(at=(5, -1), facing=4, owner=1)
    p = secutor(at=(5, 0), facing=4, owner=1)
    q = secutor(at=(4, 1), facing=4, owner=1)
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2)), o, p, q, pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert [at(one) for one in (d, o, p, q)] == [(5, -1), (5, 0), (4, 1), (3, 2)]
    assert [one.down for one in (d, o, p, q)] == [True, True, True, False]
    play(state, "advance 0", "atk 9 9")  # one free attack, on D alone
    assert asked(state) == (0, "act")


# L-24.4


def cornered(pa: int = 1, dice: str = "", **more: int) -> State:
    """D has been driven against the corner; the free attack is next."""
    state = arena(secutor(at=(4, 0)), thraex(at=(5, 0), **more), pa=pa)
    play(state, "engage 1 0", *([f"atk 3 def 9 prot 0 {dice}"] if pa < 3 else []))
    return state


def test_l_24_4_the_free_attack_costs_nothing_and_the_victim_has_no_dice() -> None:
    state = cornered(pa=2, dice="atk 3 9 prot 9")
    a, d = state.gladiators[:2]
    assert (a.pa, d.level) == (1, 2)
    assert [die.label for die in state.dice] == ["atk", "def", "prot", "atk", "atk", "prot"]


def test_l_24_4_dice_may_be_bought() -> None:
    state = cornered(pa=3)
    play(state, "buy 0", "atk 3 def 9 prot 0")
    a = state.gladiators[0]
    assert (asked(state), moves(state), a.pa) == ((0, "buy"), ["buy 0", "buy 1"], 2)
    play(state, "buy 1", "atk 9 9 9")
    assert a.pa == 0


def test_l_24_4_special_results_come_with_it() -> None:
    state = cornered(dice="atk 1 9 prot 0 spec 0")
    a, d = state.gladiators[:2]
    assert (d.status, a.victories) == ("dead", 1)


def test_l_24_4_a_standing_victim_that_sees_the_striker_gives_no_extra_die() -> None:
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2)), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    play(state, "advance 0", "atk 9")
    assert (a.facing, at(d)) == (1, (5, -1))


def test_l_24_4_its_rear_may_be_open_after_the_slide() -> None:
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2), facing=2), pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")  # it saw the striker from (5, -2)
    play(state, "advance 0", "atk 9 9")  # but not from (5, -1)


def test_l_24_4_out_of_reach_it_lapses() -> None:
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2)), pa=2)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    play(state, "stay")
    assert (asked(state), len(state.queue)) == ((0, "act"), 0)


def test_l_24_4_a_long_weapon_reaches_over_two_hexes() -> None:
    state = arena(glad("hoplomachus", (4, -2)), thraex(at=(5, -2)), pa=1)
    h, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert at(d) == (5, -1)
    play(state, "stay", "atk 9")
    assert h.facing == 0  # (1, 1) lies between 0 and 1: no need to turn


@pytest.mark.parametrize("second", [False, True])
def test_l_24_4_but_not_through_two_who_stand_between(second: bool) -> None:
    friends = [secutor(at=(4, -2), facing=3)]
    if second:
        friends.append(secutor(at=(5, -4), facing=3))
    state = arena(glad("hoplomachus", (4, -3)), thraex(at=(5, -3)), *friends, pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert at(d) == (5, -2)
    if second:
        set_hex(state, friends[1], place(5, -3))  # by hand: into the hex D has left
    play(state, "stay", "" if second else "atk 9")


def test_l_24_4_a_striker_that_may_not_attack_gets_none() -> None:
    state = arena(secutor(at=(4, 0), hands=("scutum",)), thraex(at=(5, 0)), pa=3)
    d = state.gladiators[1]
    play(state, "push 1", "atk 3 def 9")  # unarmed: it can push, not strike
    assert (d.down, asked(state)) == (True, (0, "act"))


def test_l_24_4_a_striker_that_was_felled_meanwhile_gets_none() -> None:
    state = arena(secutor(at=(4, 0)), thraex(at=(5, 0), marker=True), pa=2)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 0 init 3 4 atk 3 1 prot 0 0 spec 3")
    assert (a.down, d.down, state.active) == (True, True, -1)


def test_l_24_4_a_striker_that_appeals_gets_none() -> None:
    crowd = Options(2, crowd_appeal=True)
    state = arena(secutor(at=(4, 0)), thraex(at=(5, 0), level=1), pa=2, options=crowd)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    assert (a.appealing, d.status, state.active) == (True, "out", -1)


def test_l_24_4_a_victim_that_is_out_suffers_none() -> None:
    state = arena(secutor(at=(4, 0)), thraex(at=(5, 0), level=1), pa=2)
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    assert (state.gladiators[1].level, asked(state)) == (0, (0, "act"))


def test_l_24_4_free_attacks_can_chain() -> None:
    state = arena(glad("hoplomachus", (4, -1)), thraex(at=(5, -1)), pa=1)
    h, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert at(d) == (5, 0)
    play(state, "stay", "atk 3 prot 0")  # from (4, -1) to (5, 0): the wall again
    assert at(d) == (4, 1)
    play(state, "stay", "atk 3 prot 0")
    assert (at(d), h.facing) == ((3, 2), 1)  # and once more
    assert asked(state) == (0, "advance")
    play(state, "stay")
    assert state.active == -1


def test_l_24_4_each_touch_that_meets_the_wall_gives_one() -> None:
    state = arena(glad("hoplomachus", (4, -2)), thraex(at=(5, -2)), pa=3)
    d = state.gladiators[1]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 3 3 def 9 prot 0 0")
    assert at(d) == (5, 0)
    assert [item.kind for item in state.queue] == ["free"]  # the second step met no wall


def test_l_24_4_the_one_who_reacts_gets_it_too() -> None:
    state = arena(secutor(at=(-5, 0)), thraex(at=(-4, 0), marker=True), pa=1)
    a = state.gladiators[0]
    play(state, "engage 1 0", "act 0 init 9 0 atk 3 def 9 prot 0 atk 3 9 prot 9")
    assert (a.down, a.level, state.active) == (True, 2, -1)


# L-24.5


def test_l_24_5_no_free_attack_on_one_pushed_by_jostling() -> None:
    o = secutor(at=(5, -2), facing=3, owner=1)
    state = arena(glad("hoplomachus", (3, -2)), thraex(at=(4, -2)), o, pa=2)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert at(o) == (5, -1)
    play(state, "advance 0")  # in reach of the spear now, and safe all the same
    assert (asked(state), at(state.gladiators[0])) == ((0, "act"), (4, -2))


def test_l_24_5_nor_on_the_mover_if_only_the_occupant_met_the_wall() -> None:
    o = secutor(at=(5, 0), facing=3, owner=1)
    state = arena(secutor(at=(3, 0)), thraex(at=(4, 0)), o, pa=2)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert (asked(state), state.gladiators[1].down) == ((0, "act"), True)


def test_l_24_5_nor_on_one_stepping_back_from_a_snare() -> None:
    s = secutor(at=(5, 0), facing=3, owner=1)
    state = arena(glad("retiarius", (4, 0)), s, pa=3)
    play(state, "throw 1 0", "net 9")
    assert (s.down, s.level, ask(state), state.active) == (True, 3, "pick", -1)
