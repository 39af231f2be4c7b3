"""Chapter L-23: jostling and domino.

A, number 0, strikes D, number 1, at whose back somebody stands.
"""

from typing import Any

import pytest

from ludus.games.gloria.board import set_hex
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import Gladiator, State
from rules.gloria.build import arena, asked, at, body, glad, moves, place, play, secutor, thraex


def jostle(*others: Gladiator, dice: str = "", prot: int = 0, **more: Any) -> State:
    """A touches D, who is driven back onto others."""
    more = {"pa": 2, **more}
    state = arena(secutor(), thraex(), *others, **more)
    play(state, "engage 1 0", f"atk 3 def 9 {dice} prot {prot}")
    return state


def behind(**more: Any) -> Gladiator:
    """Make O: a secutor of troop 0 at (2, 0) who sees D coming."""
    return secutor(**{"at": (2, 0), "facing": 3, **more})


# L-23.1


@pytest.mark.parametrize("owner", [0, 1], ids=["enemy", "friend"])
def test_l_23_1_the_mover_enters_falls_and_pushes_the_occupant_out(owner: int) -> None:
    o = behind(owner=owner)
    state = jostle(o)
    d = state.gladiators[1]
    assert (at(d), d.down) == ((2, 0), True)
    assert (at(o), o.down) == ((3, 0), False)


def test_l_23_1_a_body_is_no_occupant() -> None:
    state = jostle(body((2, 0)), dice="trip 0")
    d = state.gladiators[1]
    assert (at(d), d.down) == ((2, 0), False)


def test_l_23_1_a_free_hex_is_taken_before_an_occupied_one() -> None:
    o = behind(at=(2, 1))
    state = arena(glad("hoplomachus"), thraex(at=(1, 1)), o, pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    d = state.gladiators[1]
    assert (at(d), d.down, at(o)) == ((1, 2), False, (2, 1))


def test_l_23_1_between_two_occupied_hexes_the_owner_chooses() -> None:
    o, p = behind(at=(2, 1)), behind(at=(1, 2))
    state = arena(glad("hoplomachus"), thraex(at=(1, 1)), o, p, pa=1)
    play(state, "engage 1 0", "atk 3 def 9")
    assert (asked(state), moves(state)) == ((1, "retreat"), ["retreat 0", "retreat 1"])
    play(state, "retreat 1", "prot 0")
    d = state.gladiators[1]
    assert (at(d), d.down, at(o), at(p)) == ((1, 2), True, (2, 1), (1, 3))


# L-23.2


def test_l_23_2_the_occupant_goes_on_in_the_direction_of_the_mover() -> None:
    o = behind(at=(0, 2), facing=4)
    state = arena(secutor(), thraex(at=(0, 1), facing=4), o, pa=1)
    play(state, "engage 1 1", "atk 3 def 9 prot 0")
    assert (at(o), o.facing) == ((0, 3), 4)


def test_l_23_2_its_step_has_its_own_consequences_first() -> None:
    o = behind(facing=0)
    state = jostle(o, body((3, 0)), dice="trip 3")  # it falls over the body: no fall die
    d = state.gladiators[1]
    assert (at(o), o.down, at(d), d.down) == ((3, 0), True, (2, 0), True)
    labels = [die.label for die in state.dice]
    assert labels == ["atk", "def", "trip", "prot"]


def test_l_23_2_at_the_wall_it_slides_away_from_where_the_mover_came() -> None:
    o = behind(at=(5, -2), facing=3, owner=1)
    state = arena(secutor(at=(3, -2)), thraex(at=(4, -2)), o, pa=2)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert (at(o), o.down, at(state.gladiators[1])) == ((5, -1), False, (5, -2))


# L-23.3


@pytest.mark.parametrize("facing", [2, 3, 4])
@pytest.mark.parametrize("owner", [0, 1])
def test_l_23_3_a_front_shock_on_one_already_activated_is_nothing_more(
    facing: int, owner: int
) -> None:
    o = behind(facing=facing, owner=owner)
    state = jostle(o)
    assert [die.label for die in state.dice] == ["atk", "def", "prot"]
    play(state, "stay")
    assert (asked(state), o.pa, o.down) == ((0, "act"), 0, False)


# L-23.4


@pytest.mark.parametrize("facing", [2, 3, 4])
def test_l_23_4_with_its_marker_it_rolls_pa_and_may_fight_an_enemy(facing: int) -> None:
    o = behind(facing=facing, marker=True)
    state = jostle(o, dice="act 9")
    assert (o.marker, o.pa) == (False, 4)
    play(state, "stay")
    assert asked(state) == (0, "jostle")


def test_l_23_4_front_is_judged_before_the_step() -> None:
    """After the slide D is behind O; the shock came from the front all the same."""
    o = behind(at=(5, -2), facing=2, marker=True)
    state = arena(secutor(at=(3, -2)), thraex(at=(4, -2)), o, pa=2)
    play(state, "engage 1 0", "atk 3 def 9 act 9 prot 0")
    assert (at(o), o.pa) == ((5, -1), 4)


def test_l_23_4_against_a_friend_the_pa_are_lost() -> None:
    o = behind(owner=1, marker=True)
    state = jostle(o, dice="act 9")
    assert (o.marker, o.pa) == (False, 0)
    play(state, "stay")
    assert asked(state) == (0, "act")


def test_l_23_4_for_one_that_fell_the_pa_are_lost() -> None:
    o = behind(marker=True)
    state = jostle(o, body((3, 0)), dice="trip 3 act 9")
    assert (o.marker, o.pa, o.down) == (False, 0, True)
    play(state, "stay")
    assert asked(state) == (0, "act")


def test_l_23_4_for_one_entangled_the_pa_are_lost() -> None:
    o = behind(marker=True, snare="net")
    state = jostle(o, glad("retiarius", (-3, 0), 3, hands=("trident",)), dice="act 9")
    assert (o.marker, o.pa, o.down) == (False, 0, False)
    play(state, "stay")
    assert asked(state) == (0, "act")


def test_l_23_4_in_single_combat_a_stranger_never_fights() -> None:
    o = behind(marker=True)
    single = Options(2, mode="single")
    state = arena(secutor(opponent=1), thraex(opponent=0), o, pa=2, options=single)
    play(state, "engage 1 0", "atk 3 def 9 act 9 prot 0")
    assert (o.marker, o.pa) == (False, 0)
    play(state, "stay")
    assert asked(state) == (0, "act")


# L-23.5


@pytest.mark.parametrize("facing", [5, 0, 1])
def test_l_23_5_from_behind_it_may_fall_and_loses_its_marker(facing: int) -> None:
    for die, falls in ((2, True), (3, False)):  # weight 5.75, level 3: below 2.75
        o = behind(facing=facing, marker=True)
        state = jostle(o, dice=f"fall {die}")
        assert (o.down, o.marker, o.pa, at(o)) == (falls, False, 0, (3, 0))
        play(state, "stay")
        assert asked(state) == (0, "act")  # no fight


@pytest.mark.parametrize(
    ("kind", "level", "die", "falls"),
    [
        ("murmillo", 2, 3, True),
        ("murmillo", 2, 4, False),  # 6 - 2 = 4 is not below
        ("crupellarius", 1, 6, True),
        ("crupellarius", 1, 7, False),
        ("dimachaerus", 4, 0, False),  # the light and skilled never fall
    ],
)
def test_l_23_5_it_falls_on_a_die_below_weight_minus_level(
    kind: str, level: int, die: int, falls: bool
) -> None:
    o = glad(kind, (2, 0), 0, owner=1, level=level)
    jostle(o, dice=f"fall {die}")
    assert o.down == falls


def test_l_23_5_one_already_activated_rolls_too() -> None:
    o = behind(facing=0)
    jostle(o, dice="fall 0")
    assert o.down


# L-23.6


def fight(*, level: int = 4, act: int = 9, prot: int = 0, **more: Any) -> State:
    """O stands at (3, 0), D lies at (2, 0), and O is asked."""
    o = behind(marker=True, level=level, **more)
    state = jostle(o, dice=f"act {act}", prot=prot)
    play(state, "stay")
    return state


def test_l_23_6_the_fight_is_optional() -> None:
    state = fight()
    o = state.gladiators[2]
    assert (o.pa, moves(state)) == (4, ["decline", "fight 0", "fight 1"])
    play(state, "decline")
    assert (state.gladiators[1].level, asked(state)) == (3, (0, "act"))
    play(state, "end")
    assert o.pa == 0


def test_l_23_6_it_costs_one_pa_and_dice_are_bought_as_usual() -> None:
    for more, left, dice in ((0, 3, "def 9"), (1, 1, "def 9 9")):
        state = fight()
        o = state.gladiators[2]
        play(state, f"fight {more}", dice)
        assert o.pa == left
    state = jostle(glad("gallus", (2, 0), 3, marker=True), dice="act 9")
    play(state, "stay")
    assert moves(state) == ["decline", "fight 0", "fight 1", "fight 2"]
    play(state, "fight 2", "def 9 9 9")
    assert state.gladiators[2].pa == 0


def test_l_23_6_with_one_pa_no_dice_can_be_bought() -> None:
    assert moves(fight(act=0)) == ["decline", "fight 0"]


@pytest.mark.parametrize(("die", "touch"), [(1, True), (2, False)])
def test_l_23_6_dice_are_read_as_a_defenders_without_a_die_for_the_fallen(
    die: int, touch: bool
) -> None:
    state = fight()
    o, d = state.gladiators[2], state.gladiators[1]
    play(state, "fight 0", f"def {die}" + (" prot 4" if touch else ""))  # 4 + 1 for lying
    assert d.level == (2 if touch else 3)
    assert (at(d), at(o)) == ((2, 0), (3, 0))  # nobody moves


def test_l_23_6_no_special_result() -> None:
    state = fight(level=5)
    play(state, "fight 0", "def 0 prot 0")
    assert state.gladiators[1].level == 3


def test_l_23_6_void_if_the_mover_is_a_body() -> None:
    o = behind(marker=True)
    state = arena(secutor(), thraex(level=1), o, pa=2)
    play(state, "engage 1 0", "atk 3 def 9 act 9 prot 9")
    assert state.gladiators[1].status == "out"
    play(state, "stay")
    assert asked(state) == (0, "act")


def test_l_23_6_void_if_the_occupant_no_longer_sees_the_mover() -> None:
    o = behind(at=(5, -2), facing=2, marker=True)
    state = arena(secutor(at=(3, -2)), thraex(at=(4, -2)), o, pa=2)
    play(state, "engage 1 0", "atk 3 def 9 act 9 prot 0")
    play(state, "stay")
    assert asked(state) == (0, "act")


def test_l_23_6_void_if_the_occupant_is_empty_handed() -> None:
    o = behind(marker=True, hands=())
    state = jostle(o, dice="act 9")
    play(state, "stay")
    assert asked(state) == (0, "act")


def test_l_23_6_who_has_but_a_shield_fights_without_wounding() -> None:
    o = behind(marker=True, hands=("scutum",), level=4)
    state = jostle(o, dice="act 9")
    play(state, "stay")
    play(state, "fight 0", "def 1")
    d = state.gladiators[1]
    assert (d.level, at(d)) == (3, (2, 0))


def test_l_23_6_void_if_they_are_not_adjacent() -> None:
    o = behind(marker=True)
    state = jostle(o, dice="act 9")
    set_hex(state, o, place(4, 0))  # by hand: one jostle alone never parts them
    play(state, "stay")
    assert asked(state) == (0, "act")


# L-23.7


@pytest.mark.parametrize("facing", [0, 3], ids=["from behind", "from the front"])
def test_l_23_7_an_occupant_on_the_ground_is_slid_and_no_more(facing: int) -> None:
    o = behind(facing=facing, down=True, marker=True)
    state = jostle(o)
    d = state.gladiators[1]
    assert (at(o), o.down, o.marker, o.pa) == ((3, 0), True, False, 0)
    assert (at(d), d.down) == ((2, 0), True)
    play(state, "stay")
    assert asked(state) == (0, "act")


def test_l_23_7_it_does_not_trip_over_a_body() -> None:
    o = behind(down=True)
    jostle(o, body((3, 0)))
    assert (at(o), o.down) == ((3, 0), True)


# L-23.8


def test_l_23_8_domino_the_farthest_moves_first() -> None:
    o = behind(facing=0, marker=True)
    p = behind(at=(3, 0), facing=0, marker=True)
    q = behind(at=(4, 0), facing=0, marker=True)
    jostle(o, p, q, dice="fall 9")  # only the last can still stand
    assert [at(one) for one in (o, p, q)] == [(3, 0), (4, 0), (5, 0)]
    assert [one.down for one in (o, p, q)] == [True, True, False]
    assert [one.marker for one in (o, p, q)] == [False, False, False]


def test_l_23_8_the_occupant_of_the_first_jostle_falls_and_has_no_fight() -> None:
    o = behind(marker=True)
    p = behind(at=(3, 0), marker=True, owner=1)
    state = jostle(o, p, dice="act 9 9")  # of the farthest first
    assert [(die.who, die.label) for die in state.dice if die.label == "act"] == [
        (3, "act"),
        (2, "act"),
    ]
    assert (p.pa, p.down, o.pa, o.down) == (4, False, 0, True)
    play(state, "stay")
    assert asked(state) == (1, "jostle")  # P is an enemy of O who fell into its hex
    play(state, "fight 0", "def 1 prot 9")
    assert (o.level, state.gladiators[1].level) == (2, 3)


# L-23.9


def corner(*others: Gladiator, dice: str = "") -> State:
    """A at (3, 0) drives D at (4, 0) against whoever is in the corner at (5, 0)."""
    state = arena(secutor(at=(3, 0)), thraex(at=(4, 0)), *others, pa=2)
    play(state, "engage 1 0", f"atk 3 def 9 {dice} prot 0")
    return state


def test_l_23_9_a_cornered_occupant_falls_and_the_mover_falls_before_it() -> None:
    o = behind(at=(5, 0))
    state = corner(o)
    a, d = state.gladiators[:2]
    assert [(at(one), one.down) for one in (d, o)] == [((4, 0), True), ((5, 0), True)]
    assert (asked(state), at(a)) == ((0, "act"), (3, 0))  # no advance, no free attack


def test_l_23_9_from_the_front_its_marker_goes_and_its_pa_are_lost() -> None:
    o = behind(at=(5, 0), marker=True)
    state = corner(o, dice="act 9")
    assert (o.marker, o.pa, o.down) == (False, 0, True)
    assert asked(state) == (0, "act")


def test_l_23_9_from_behind_no_die_is_rolled() -> None:
    o = behind(at=(5, 0), facing=0, marker=True)
    corner(o)
    assert (o.marker, o.down) == (False, True)


def test_l_23_9_one_that_lies_in_the_corner_stays_there() -> None:
    o = behind(at=(5, 0), down=True, marker=True)
    state = corner(o)
    assert (at(o), o.marker, at(state.gladiators[1])) == ((5, 0), False, (4, 0))


def test_l_23_9_in_a_domino_nobody_moves_and_all_fall() -> None:
    o, p = behind(at=(4, 0)), behind(at=(5, 0), facing=0, marker=True)
    state = arena(secutor(at=(2, 0)), thraex(at=(3, 0)), o, p, pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert [at(one) for one in (d, o, p)] == [(3, 0), (4, 0), (5, 0)]
    assert d.down
    assert o.down
    assert p.down
