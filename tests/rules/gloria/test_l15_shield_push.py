"""Chapter L-15: the shield push."""

import pytest

from ludus.games.gloria.options import Options
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

# L-15.1


def test_l_15_1_a_push_costs_two_pa_and_no_more_for_initiative() -> None:
    state = arena(secutor(), thraex(marker=True), pa=3)
    a, d = state.gladiators[:2]
    play(state, "push 1", "act 0 init 9 0 atk 9 def 9")
    assert [die.value for die in state.dice if die.label == "init"] == [9, 0]
    state = arena(secutor(), thraex(), pa=4)
    a, d = state.gladiators[:2]
    play(state, "push 1")
    assert (a.pa, d.pa, ask(state)) == (2, 0, "buy")


def test_l_15_1_one_pa_is_not_enough() -> None:
    assert "push 1" not in moves(arena(secutor(), thraex(), pa=1))
    assert "push 1" in moves(arena(secutor(), thraex(), pa=2))


def test_l_15_1_it_needs_a_shield_in_hand() -> None:
    assert "push 1" not in moves(arena(secutor(hands=("gladius",)), thraex()))


@pytest.mark.parametrize("spot", [(1, -1), (1, 0), (0, 1)])
def test_l_15_1_the_target_is_in_the_zone(spot: Place) -> None:
    assert "push 1" in moves(arena(secutor(), thraex(at=spot)))


@pytest.mark.parametrize("spot", [(0, -1), (-1, 0), (-1, 1)])
def test_l_15_1_the_target_is_not_behind(spot: Place) -> None:
    assert "push 1" not in moves(arena(secutor(), thraex(at=spot)))


def test_l_15_1_never_at_two_hexes() -> None:
    state = arena(glad("hoplomachus"), thraex(at=(2, 0)))
    assert "engage 1 0" in moves(state)
    assert "push 1" not in moves(state)


def test_l_15_1_the_target_is_hostile() -> None:
    assert "push 1" not in moves(arena(secutor(), thraex(owner=0)))


def test_l_15_1_the_target_does_not_appeal() -> None:
    crowd = Options(2, crowd_appeal=True)
    assert "push 1" not in moves(arena(secutor(), thraex(appealing=True), options=crowd))


def test_l_15_1_forbidden_after_special_6() -> None:
    assert "push 1" not in moves(arena(secutor(cowed=2), thraex(), turn=2))
    assert "push 1" in moves(arena(secutor(cowed=2), thraex(), turn=3))


def test_l_15_1_forbidden_with_only_a_weapon_of_the_other_class() -> None:
    rows: list[tuple[tuple[str, ...], bool]] = [
        (("pugio", "parma"), False),
        (("hasta", "parma"), True),
        (("parma",), True),  # unarmed, but a shield is enough
    ]
    for hands, allowed in rows:
        state = arena(glad("hoplomachus", hands=hands, sheathed=""), thraex(), bystanders=True)
        assert ("push 1" in moves(state)) == allowed


def test_l_15_1_the_pusher_turns_to_the_target() -> None:
    state = arena(secutor(), thraex(at=(0, 1), facing=4), pa=2)
    play(state, "push 1", "atk 9 def 9")
    assert state.gladiators[0].facing == 1


# L-15.2


def test_l_15_2_the_target_reacts_as_in_a_joust() -> None:
    state = arena(secutor(), thraex(marker=True, facing=0), pa=3)
    d = state.gladiators[1]
    play(state, "push 1", "act 8")
    assert (asked(state), moves(state)) == ((1, "face"), ["face 2", "face 3", "face 4"])
    play(state, "face 3")
    assert moves(state) == ["withdraw 5", "withdraw 0", "withdraw 1", "test"]
    play(state, "withdraw 0")
    assert (at(d), ask(state), state.active) == ((2, 0), "act", 0)
    assert "push 1" not in moves(state)


def test_l_15_2_a_push_lost_ends_the_activation() -> None:
    state = arena(secutor(), thraex(), pa=5)
    play(state, "push 1")
    play(state, "buy 0", "atk 9 def 9")
    assert state.active == -1


def test_l_15_2_an_opponent_pushed_is_jousted_with() -> None:
    state = arena(secutor(), thraex(snare="net"), glad("retiarius", (-3, 0), hands=("trident",)),
                  pa=6)  # fmt: skip
    play(state, "push 1")
    play(state, "buy 0", "atk 3")
    play(state, "advance 0")
    play(state, "step 0")
    assert (at(state.gladiators[0]), at(state.gladiators[1])) == ((2, 0), (3, 0))
    assert not [move for move in moves(state) if move.split()[0] in ("engage", "push")]


def test_l_15_2_extra_dice_from_behind() -> None:
    state = arena(secutor(), thraex(facing=0), pa=2)
    play(state, "push 1", "atk 9 3")
    assert at(state.gladiators[1]) == (3, 0)


# L-15.3


def test_l_15_3_a_success_drives_back_two_hexes_without_wound() -> None:
    state = arena(secutor(), thraex(level=1), pa=2)
    d = state.gladiators[1]
    play(state, "push 1", "atk 3 def 9")
    assert (at(d), d.level, d.down, d.facing) == ((3, 0), 1, False, 3)


def test_l_15_3_each_success_does() -> None:
    state = arena(secutor(), thraex(), pa=4)
    a, d = state.gladiators[:2]
    play(state, "push 1")
    play(state, "buy 1", "atk 3 2 def 9")
    assert (at(a), at(d), d.level) == ((1, 0), (5, 0), 3)  # one compulsory advance between


def test_l_15_3_as_defender_too() -> None:
    state = arena(secutor(), thraex(marker=True), pa=2)
    a, d = state.gladiators[:2]
    play(state, "push 1", "act 5 init 9 0 atk 9 def 1")
    assert (at(d), d.level, at(a)) == ((3, 0), 3, (0, 0))


def test_l_15_3_who_fights_with_nothing_but_a_shield_pushes() -> None:
    state = arena(secutor(), thraex(hands=("parma",)), pa=1)
    a = state.gladiators[0]
    play(state, "engage 1 0", "atk 9 def 1")
    assert (at(a), a.level) == ((-2, 0), 3)


def test_l_15_3_special_results_still_apply() -> None:
    state = arena(secutor(), thraex(), pa=2)
    d = state.gladiators[1]
    play(state, "push 1", "atk 1 def 9 spec 5")
    assert (at(d), d.level) == ((3, 0), 3)
    assert state.ground == {place(3, 0): ("sica",)}


def test_l_15_3_it_counts_as_a_touch_for_advance_and_victory() -> None:
    state = arena(secutor(), thraex(), pa=3)
    a = state.gladiators[0]
    play(state, "push 1", "atk 3 def 9")
    assert (asked(state), moves(state)) == ((0, "advance"), ["stay", "advance 0"])
    play(state, "advance 0")
    assert (at(a), state.active, ask(state)) == ((1, 0), 0, "act")


def test_l_15_3_a_victim_on_the_ground_is_not_moved() -> None:
    state = arena(secutor(), thraex(down=True), pa=2)
    d = state.gladiators[1]
    play(state, "push 1", "atk 3 9")
    assert (at(d), d.level) == ((1, 0), 3)


# L-15.4


def test_l_15_4_the_second_step_can_meet_the_wall() -> None:
    state = arena(secutor(at=(3, -1)), thraex(at=(4, -1)), pa=3)
    a, d = state.gladiators[:2]
    play(state, "push 1", "atk 3 def 9")
    assert (at(d), d.down) == ((5, 0), False)  # by (5, -1), then along the wall
    play(state, "advance 0")
    assert (at(a), a.facing, ask(state)) == ((4, -1), 0, "act")  # the free attack lapses


def test_l_15_4_the_wall_met_in_the_second_step_gives_a_free_attack() -> None:
    state = arena(glad("hoplomachus", (3, -1)), thraex(at=(4, -1)), pa=2)
    d = state.gladiators[1]
    play(state, "push 1", "atk 3 def 9")
    play(state, "advance 0", "atk 3 prot 9")  # an ordinary attack, which meets the wall again
    assert (at(d), d.level) == ((4, 1), 2)
    play(state, "stay", "atk 9")
    assert state.active == -1


def test_l_15_4_a_wall_cancels_the_second_step() -> None:
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2)), pa=2)
    d = state.gladiators[1]
    play(state, "push 1", "atk 3 def 9")
    assert at(d) == (5, -1)
    play(state, "stay")  # the free attack lapses: out of reach
    assert (at(d), state.active) == ((5, -1), -1)


def test_l_15_4_a_corner_cancels_the_second_step() -> None:
    state = arena(secutor(at=(4, 0)), thraex(at=(5, 0)), pa=2)
    d = state.gladiators[1]
    play(state, "push 1", "atk 3 def 9 atk 9 9")  # and gives an ordinary free attack
    assert (at(d), d.down, d.level) == ((5, 0), True, 3)


def test_l_15_4_a_fall_over_a_body_cancels_the_second_step() -> None:
    state = arena(secutor(), thraex(), body((2, 0)), pa=2)
    d = state.gladiators[1]
    play(state, "push 1", "atk 3 def 9 trip 3")
    assert (at(d), d.down) == ((2, 0), True)


def test_l_15_4_whoever_does_not_trip_goes_on() -> None:
    state = arena(secutor(), thraex(), body((2, 0)), pa=2)
    d = state.gladiators[1]
    play(state, "push 1", "atk 3 def 9 trip 2")
    assert (at(d), d.down) == ((3, 0), False)


def test_l_15_4_the_second_step_can_jostle() -> None:
    o = secutor(at=(3, 0), facing=3, owner=1)
    state = arena(secutor(), thraex(), o, pa=2)
    d = state.gladiators[1]
    play(state, "push 1", "atk 3 def 9")
    assert (at(d), d.down, at(o)) == ((3, 0), True, (4, 0))


# L-15.5


def test_l_15_5_the_opponents_successes_are_ordinary() -> None:
    state = arena(secutor(), thraex(marker=True), pa=2)
    a = state.gladiators[0]
    play(state, "push 1", "act 5 init 9 0 atk 3 def 9 prot 9")
    assert (at(a), a.level) == ((-1, 0), 2)


@pytest.mark.parametrize(("die", "level"), [(5, 3), (6, 2)])
def test_l_15_5_as_defender_too(die: int, level: int) -> None:
    state = arena(secutor(), thraex(), pa=2)
    a, d = state.gladiators[:2]
    play(state, "push 1", f"atk 9 def 1 prot {die}")
    assert (at(a), a.level, at(d)) == ((-1, 0), level, (1, 0))
