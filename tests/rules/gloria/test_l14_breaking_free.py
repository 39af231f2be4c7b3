"""Chapter L-14: entangled and breaking free."""

import pytest

from ludus.games.gloria.board import no_attacker, no_pusher
from ludus.games.gloria.state import Gladiator
from rules.gloria.build import arena, ask, asked, at, glad, moves, place, play, secutor, thraex


def bare() -> Gladiator:
    """Make the retiarius, far off, whose net is on somebody."""
    return glad("retiarius", (-3, 1), 3, hands=("trident",))


# L-14.1


def test_l_14_1_an_entangled_gladiator_can_only_try_to_break_free() -> None:
    state = arena(secutor(snare="net"), thraex(), bare(), pa=4)
    assert moves(state) == ["free", "end"]


def test_l_14_1_on_the_ground_too_it_breaks_free_before_it_stands() -> None:
    state = arena(secutor(snare="net", down=True), bare(), pa=4)
    assert moves(state) == ["free", "end"]
    play(state, "free", "free 3")
    assert moves(state) == [*(f"stand {k}" for k in range(6)), "end"]


def test_l_14_1_with_one_pa_it_can_do_nothing() -> None:
    state = arena(secutor(snare="net"), bare(), pa=1)
    assert state.active == -1


def test_l_14_1_it_has_no_zone_of_control() -> None:
    walker = secutor(at=(0, 1))
    state = arena(walker, thraex(at=(2, 0), snare="net"), bare(), pa=4)
    play(state, "step 5")  # (1, 0), straight before the thraex
    assert "step 3" in moves(state)
    state = arena(secutor(at=(0, 1)), thraex(at=(2, 0)), pa=4)
    play(state, "step 5")
    assert not [move for move in moves(state) if move.startswith("step")]


def test_l_14_1_it_has_no_dice_in_jousts() -> None:
    state = arena(secutor(), thraex(snare="net", marker=True), bare(), pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "act 9 atk 9")
    assert [die.label for die in state.dice] == ["act", "atk"]
    assert d.marker is False


def test_l_14_1_it_does_not_pivot_when_engaged_from_behind() -> None:
    state = arena(secutor(), thraex(facing=0, snare="net", marker=True), bare(), pa=2)
    play(state, "engage 1 0", "act 9 atk 9 9")  # two dice, from the rear
    assert state.gladiators[1].facing == 0


def test_l_14_1_standing_it_still_gives_ground_when_touched() -> None:
    state = arena(secutor(), thraex(snare="net"), bare(), pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 2 prot 9")
    assert (at(d), d.level, d.snare, d.down) == ((2, 0), 2, "net", False)


# L-14.2


@pytest.mark.parametrize("level", [1, 3, 5])
def test_l_14_2_a_try_costs_two_pa_and_succeeds_on_the_level_or_less(level: int) -> None:
    for die, freed in ((level, True), (level + 1, False)):
        state = arena(secutor(snare="net", level=level, initial=level), bare(), pa=4)
        one = state.gladiators[0]
        play(state, "free", f"free {die}")
        assert (one.pa, one.snare) == (2, "" if freed else "net")
        assert state.ground == ({place(0, 0): ("net",)} if freed else {})


def test_l_14_2_a_zero_destroys_the_snare() -> None:
    state = arena(secutor(snare="net"), bare(), pa=4)
    play(state, "free", "free 0")
    assert (state.gladiators[0].snare, state.ground) == ("", {})


def test_l_14_2_any_number_of_tries_as_pa_allow() -> None:
    state = arena(secutor(snare="net"), bare(), pa=5)
    one = state.gladiators[0]
    play(state, "free", "free 9")
    assert (one.pa, moves(state)) == (3, ["free", "end"])
    play(state, "free", "free 8")
    assert (one.snare, state.active) == ("net", -1)


def test_l_14_2_once_free_it_acts_with_what_is_left() -> None:
    state = arena(secutor(snare="net"), thraex(), bare(), pa=3)
    play(state, "free", "free 1")
    assert "engage 1 0" in moves(state)


# L-14.3


def test_l_14_3_in_the_window_after_a_throw_before_the_attack() -> None:
    r = glad("retiarius", (0, 0), 0)
    state = arena(r, secutor(at=(2, 0), facing=3, owner=1, marker=True), pa=2)
    s = state.gladiators[1]
    play(state, "throw 1 0", "act 9 net 1")
    assert (asked(state), s.pa, r.pa) == ((1, "free"), 4, 1)
    play(state, "free", "free 2")
    assert (s.pa, ask(state), moves(state)[-1]) == (2, "react", "test")  # free before the attack


def test_l_14_3_never_in_reaction_to_a_joust() -> None:
    state = arena(secutor(), thraex(snare="net", marker=True), bare(), pa=1)
    play(state, "engage 1 0", "act 9 atk 3 prot 0")  # five PA and no try
    assert (state.gladiators[1].snare, ask(state)) == ("net", "advance")


def test_l_14_1_one_that_is_entangled_attacks_and_pushes_nobody() -> None:
    state = arena(secutor(snare="net"), thraex(), bare(), pa=4)
    for why in (no_attacker(state, state.gladiators[0]), no_pusher(state, state.gladiators[0])):
        assert why is not None
        assert (why.article, why.message.key) == ("L-14.1", "gloria-refused-entangled")
