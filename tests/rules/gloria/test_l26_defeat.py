"""Chapter L-26: defeat. A is number 0, D number 1."""

import pytest

from ludus.games.gloria.state import State
from rules.gloria.build import arena, ask, asked, at, glad, moves, play, secutor, thraex


def attacks(state: State) -> list[str]:
    """List the attacks that are offered."""
    return [move for move in moves(state) if move.split()[0] in ("engage", "push", "throw")]


# L-26.1


@pytest.mark.parametrize(
    ("level", "dice", "status", "left"),
    [
        (2, "atk 3 def 9 prot 9", "fit", 1),
        (1, "atk 3 def 9 prot 9", "out", 0),
        (1, "atk 1 def 9 prot 0 spec 1", "out", 0),
        (1, "atk 1 def 9 prot 9 spec 1", "dead", -1),
        (2, "atk 1 def 9 prot 9 spec 1", "out", 0),
        (5, "atk 1 def 9 prot 0 spec 0", "dead", 5),
        (1, "atk 1 def 9 prot 9 spec 0", "dead", 0),
    ],
)
def test_l_26_1_out_at_level_0_dead_below_or_killed(
    level: int, dice: str, status: str, left: int
) -> None:
    state = arena(secutor(), thraex(level=level), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", dice)
    assert (d.status, d.level) == (status, left)


# L-26.2


@pytest.mark.parametrize("dice", ["atk 3 def 9 prot 9", "atk 1 def 9 prot 0 spec 0"])
def test_l_26_2_the_beaten_lie_at_once_without_pa(dice: str) -> None:
    state = arena(secutor(), thraex(level=1, marker=True), pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "act 8")
    assert d.pa == 4
    play(state, "test", "init 0 9")
    play(state, "buy 0", dice)
    assert (d.pa, d.marker, d.down, at(d)) == (0, False, True, (2, 0))


def test_l_26_2_an_active_gladiator_that_is_beaten_does_nothing_more() -> None:
    state = arena(secutor(level=1), thraex(), pa=4)
    a = state.gladiators[0]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 9 def 1 prot 9")
    play(state, "stay")
    assert (a.status, a.pa, state.active, ask(state)) == ("out", 0, -1, "pick")


def test_l_26_2_a_right_to_repeat_does_not_help_one_that_is_out() -> None:
    state = arena(secutor(level=1), thraex(), pa=4)
    a = state.gladiators[0]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 0 def 1 prot 0 spec 8 prot 9")
    assert (a.status, state.active) == ("out", -1)


def test_l_26_2_one_that_was_jostled_and_is_beaten_loses_its_marker() -> None:
    o = secutor(at=(2, 0), facing=3, level=5, marker=True)
    state = arena(secutor(), thraex(level=1), o, pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 act 9 prot 0")
    play(state, "stay")
    play(state, "fight 0", "def 0 prot 9")
    assert (d.status, d.down, o.victories, state.gladiators[0].victories) == ("out", True, 1, 0)


# L-26.3


def test_l_26_3_a_victory_for_each_one_put_out_or_killed() -> None:
    other = thraex(at=(0, 1), facing=4, level=1)
    state = arena(secutor(), thraex(level=1), other, pa=3)
    a = state.gladiators[0]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 prot 9")
    play(state, "stay")
    assert a.victories == 1
    play(state, "engage 2 1", "atk 1 def 9 prot 0 spec 0")
    assert (a.victories, state.defeated) == (2, [1, 2])


def test_l_26_3_once_per_victim() -> None:
    state = arena(secutor(), thraex(level=1), pa=3)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 3 3 def 9 prot 9 9")
    assert (d.status, a.victories, state.defeated) == ("dead", 1, [1])


def test_l_26_3_the_one_who_reacts_scores_too() -> None:
    state = arena(secutor(level=1), thraex(), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 9 def 1 prot 9")
    assert d.victories == 1


def test_l_26_3_both_score_if_both_are_out() -> None:
    state = arena(secutor(level=1), thraex(level=1, marker=True), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 0 init 3 4 atk 1 1 prot 9 9")
    assert (a.victories, d.victories) == (1, 1)


# L-26.4


@pytest.mark.parametrize("status", ["out", "dead"])
def test_l_26_4_a_body_cannot_be_attacked(status: str) -> None:
    lying = thraex(level=0, initial=3, status=status, down=True)
    state = arena(secutor(), lying, pa=4)
    assert attacks(state) == []
    lying = thraex(at=(2, 0), level=0, initial=3, status=status, down=True)
    state = arena(glad("retiarius"), lying, pa=4)
    assert attacks(state) == []


def test_l_26_4_nor_by_a_right_to_repeat() -> None:
    state = arena(secutor(), thraex(level=1), pa=3)
    d = state.gladiators[1]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 1 def 9 prot 9 spec 8")
    play(state, "advance 0")
    assert (d.status, asked(state), attacks(state)) == ("out", (0, "act"), [])


def test_l_26_4_nor_by_a_free_attack() -> None:
    state = arena(secutor(at=(4, 0)), thraex(at=(5, 0), level=1), pa=2)
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    assert (state.gladiators[1].status, asked(state)) == ("out", (0, "act"))
