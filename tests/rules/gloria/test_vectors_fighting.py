"""V-26 to V-55 of the specification, section 7: special results, walls, jostling, push, snares.

Baseline: A, a secutor, is number 0; D, a thraex already activated, is number 1.
"""

import pytest

from ludus.games.gloria.options import Options
from ludus.games.gloria.state import Gladiator, State
from rules.gloria.build import (
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
    weight,
)

# Special results


def special(x: int, *, victim: Gladiator | None = None, bystanders: bool = True) -> State:
    """A touch that is stopped, and the special result x; A has not advanced yet."""
    state = arena(secutor(), victim or thraex(), bystanders=bystanders)
    play(state, "engage 1 0")
    play(state, "buy 0", f"atk 1 def 7 prot 4 spec {x}")
    return state


def test_v_26_killed() -> None:
    state = special(0)
    play(state, "stay")
    a, d = state.gladiators[:2]
    assert (at(d), d.status, d.level) == ((2, 0), "dead", 3)
    assert (a.victories, at(a)) == (1, (0, 0))


def test_v_27_one_more_level() -> None:
    state = special(1)
    play(state, "stay")
    d = state.gladiators[1]
    assert (at(d), d.level, d.status) == ((2, 0), 2, "fit")


def test_v_28_no_marker_next_turn() -> None:
    state = special(2, bystanders=False)
    play(state, "stay")
    play(state, "end", "order 7 2 act 5")
    a, d = state.gladiators
    assert state.turn == 2
    assert (d.marker, d.pa, d.level) == (False, 0, 3)
    assert (state.active, a.pa) == (0, 1)


def test_v_29_falls() -> None:
    state = special(3)
    play(state, "stay")
    d = state.gladiators[1]
    assert (at(d), d.down, d.level) == ((2, 0), True, 3)


def test_v_30_loses_the_parma() -> None:
    state = special(4)
    play(state, "stay")
    d = state.gladiators[1]
    assert state.ground == {place(2, 0): ("parma",)}
    assert (weight(d), d.hands) == (3.75, ("sica",))


@pytest.mark.parametrize(
    ("item", "hands", "sheathed", "left"),
    [("net", ("trident",), "pugio", 2.75), ("pugio", ("trident", "net"), "", 4.75)],
)
def test_v_30_a_retiarius_chooses_net_or_sheathed_dagger(
    item: str, hands: tuple[str, ...], sheathed: str, left: float
) -> None:
    state = special(4, victim=glad("retiarius", (1, 0), 3, owner=1))
    assert asked(state) == (1, "lose")
    assert sorted(moves(state)) == ["lose net", "lose pugio"]
    play(state, f"lose {item}")
    play(state, "stay")
    d = state.gladiators[1]
    assert (d.hands, d.sheathed, weight(d)) == (hands, sheathed, left)
    assert state.ground == {place(2, 0): (item,)}


def test_v_31_the_weapon_falls() -> None:
    state = special(5)
    play(state, "stay")
    d = state.gladiators[1]
    assert state.ground == {place(2, 0): ("sica",)}
    assert (weight(d), d.hands, d.arm) == (3.75, ("parma",), "")


def test_v_32_defender_only_next_turn() -> None:
    state = special(6, bystanders=False)
    play(state, "advance 0")
    play(state, "end", "order 7 2 act 9")
    d = state.gladiators[1]
    assert (state.turn, state.active, d.pa, at(d)) == (2, 1, 5, (2, 0))
    legal = moves(state)
    assert "pivot 0" in legal
    assert not [move for move in legal if move.startswith(("engage", "push", "throw"))]
    play(state, "end", "act 9")
    assert state.active == 0
    play(state, "engage 1 0")
    assert state.gladiators[1].pa == 0
    play(state, "buy 0", "atk 9 def 9 order 7 2 act 9")  # no test; in turn 3 it is over
    assert (state.turn, state.active) == (3, 1)
    assert "engage 0 3" in moves(state)


def test_v_33_nothing() -> None:
    state = special(7)
    play(state, "stay")
    d = state.gladiators[1]
    assert (at(d), d.level, d.down, d.hands) == ((2, 0), 3, False, ("sica", "parma"))
    assert not state.ground
    assert not [move for move in moves(state) if move.startswith("engage")]


def test_v_34_the_striker_may_step_up_and_engage_again() -> None:
    state = special(8)
    play(state, "stay")
    a = state.gladiators[0]
    assert (a.pa, at(a)) == (2, (0, 0))
    play(state, "step 0")
    assert (a.pa, at(a)) == (1, (1, 0))
    play(state, "engage 1 0", "atk 9 def 9")
    assert state.active == -1


def test_v_35_the_striker_rises_a_level() -> None:
    state = special(9)
    play(state, "stay")
    a, d = state.gladiators[:2]
    assert (a.level, a.initial, d.level) == (4, 3, 3)


# Walls


def test_v_36_sliding_along_the_wall_and_a_free_attack() -> None:
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2)), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 2 def 6 prot 8")
    assert (at(d), d.level) == ((5, -1), 2)
    assert asked(state) == (0, "advance")
    play(state, "advance 0", "atk 3 prot 3")
    assert (at(a), a.facing) == ((5, -2), 1)
    assert (at(d), d.level) == ((5, 0), 2)
    play(state, "stay")
    assert (at(a), state.active) == ((5, -2), -1)


def test_v_37_without_the_advance_the_free_attack_lapses() -> None:
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2)), pa=1)
    play(state, "engage 1 0", "atk 2 def 6 prot 8")
    play(state, "stay")
    a, d = state.gladiators[:2]
    assert (at(a), at(d), state.active) == ((4, -2), (5, -1), -1)


def test_v_38_cornered() -> None:
    state = arena(secutor(at=(4, 0)), thraex(at=(5, 0)), pa=1)
    play(state, "engage 1 0", "atk 2 def 6 prot 3 atk 5 3 prot 4")
    a, d = state.gladiators[:2]
    assert (at(d), d.down, d.level) == ((5, 0), True, 2)
    assert (at(a), state.active) == ((4, 0), -1)


def test_v_39_a_spear_against_the_wall() -> None:
    state = arena(glad("hoplomachus", (3, -1), 0), thraex(at=(5, -2)), pa=1)
    h, d = state.gladiators[:2]
    assert "engage 1 0" in moves(state)
    play(state, "engage 1 0", "atk 3 def 6")
    assert asked(state) == (1, "retreat")
    assert moves(state) == ["retreat 1", "retreat 4"]
    play(state, "retreat 4", "prot 8")
    assert (at(d), d.level) == ((5, -3), 2)
    play(state, "stay", "atk 9")
    assert (h.facing, at(h), at(d), state.active) == (5, (3, -1), (5, -3), -1)


# Jostling


def test_v_40_the_occupant_is_an_enemy_of_the_mover() -> None:
    o = secutor(at=(2, 0), facing=3, level=4, marker=True)
    state = arena(secutor(), thraex(), o, pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 6 act 7 prot 2")
    assert (at(o), o.pa, o.marker) == ((3, 0), 2, False)
    assert (at(d), d.down, d.level) == ((2, 0), True, 3)
    play(state, "stay")
    assert asked(state) == (0, "jostle")
    assert moves(state) == ["decline", "fight 0"]
    play(state, "fight 0", "def 1 prot 5")
    assert (d.level, at(d), at(o)) == (2, (2, 0), (3, 0))
    play(state, "end")
    assert (o.pa, o.marker) == (0, False)


def test_v_41_the_occupant_is_a_friend_of_the_mover() -> None:
    o = secutor(at=(2, 0), facing=3, level=4, owner=1, marker=True)
    state = arena(secutor(), thraex(), o, pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 6 act 7 prot 2")
    assert (at(o), o.pa, o.marker) == ((3, 0), 0, False)
    play(state, "stay")
    assert ask(state) == "act"
    assert (d.level, d.down) == (3, True)


@pytest.mark.parametrize(("die", "falls"), [(3, True), (4, False)])
def test_v_42_hit_from_behind(die: int, falls: bool) -> None:
    o = secutor(at=(2, 0), facing=0, level=2, owner=1, marker=True)
    state = arena(secutor(), thraex(), o, pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", f"atk 3 def 6 fall {die} prot 2")
    assert (at(o), o.down, o.marker) == ((3, 0), falls, False)
    assert (at(d), d.down, d.level) == ((2, 0), True, 3)


def test_v_43_domino() -> None:
    o = secutor(at=(2, 0), facing=0, level=2, owner=1, marker=True)
    p = glad("eques", (3, 0), 3, owner=0, marker=True)
    state = arena(secutor(), thraex(), o, p, pa=2)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 3 def 6 act 9 prot 9")
    assert (at(p), p.pa, p.down) == ((4, 0), 5, False)
    assert (at(o), o.down) == ((3, 0), True)
    assert (at(d), d.down, d.level) == ((2, 0), True, 2)
    play(state, "advance 0")
    assert at(a) == (1, 0)
    assert asked(state) == (0, "jostle")
    play(state, "fight 0", "def 0 prot 8")
    assert (o.level, d.level) == (1, 2)


def test_v_44_a_domino_into_the_corner() -> None:
    o = secutor(at=(4, 0), facing=3, owner=1)
    p = secutor(at=(5, 0), facing=3, owner=1)
    state = arena(secutor(at=(2, 0)), thraex(at=(3, 0)), o, p, pa=2)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 3 def 6 prot 9")
    assert [at(one) for one in (a, d, o, p)] == [(2, 0), (3, 0), (4, 0), (5, 0)]
    assert [one.down for one in (a, d, o, p)] == [False, True, True, True]
    assert d.level == 2
    assert (ask(state), a.pa) == ("act", 1)  # no advance, no free attack


def test_v_45_the_occupant_slides_along_the_wall() -> None:
    o = secutor(at=(5, -2), facing=3, owner=1)
    state = arena(secutor(at=(3, -2)), thraex(at=(4, -2)), o, pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 6 prot 2")
    assert (at(o), o.down) == ((5, -1), False)
    assert (at(d), d.down) == ((5, -2), True)
    play(state, "advance 0")
    assert ask(state) == "act"


@pytest.mark.parametrize(("die", "falls"), [(2, False), (3, True)])
def test_v_46_a_body_in_the_way(die: int, falls: bool) -> None:
    state = arena(secutor(), thraex(), body((2, 0)), pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", f"atk 3 def 6 trip {die} prot 9")
    assert (at(d), d.down, d.level) == ((2, 0), falls, 2)


# Push


def test_v_47_a_push_as_attacker() -> None:
    state = arena(secutor(), thraex(marker=True), pa=4)
    a, d = state.gladiators[:2]
    play(state, "push 1", "act 5 init 1 4")
    assert (a.pa, d.pa) == (2, 0)
    assert asked(state) == (0, "buy")
    play(state, "buy 0", "atk 3 def 2")
    assert (at(d), d.level, d.down) == ((3, 0), 3, False)
    play(state, "advance 0")
    assert (at(a), ask(state), state.active, a.pa) == ((1, 0), "act", 0, 2)


def test_v_48_a_push_as_defender() -> None:
    state = arena(secutor(), thraex(marker=True), pa=4)
    a, d = state.gladiators[:2]
    play(state, "push 1", "act 5 init 7 4")
    assert asked(state) == (0, "buy")
    play(state, "buy 0", "atk 3 def 1 prot 5")
    assert (at(a), a.level) == ((-1, 0), 3)
    assert (at(d), d.level) == ((3, 0), 3)
    assert state.active == -1


def test_v_49_a_push_into_another_gladiator() -> None:
    o = secutor(at=(2, 0), facing=3, owner=1)
    state = arena(secutor(), thraex(), o, pa=3)
    a, d = state.gladiators[:2]
    play(state, "push 1", "atk 2 def 9")
    assert a.pa == 1
    assert (at(o), o.down) == ((3, 0), False)
    assert (at(d), d.down, d.level) == ((2, 0), True, 3)


# Snares


def snare(pa: int = 3, *, marker: bool = True) -> State:
    """A retiarius with so many PA before a secutor at two hexes."""
    return arena(
        glad("retiarius", (0, 0), 0),
        secutor(at=(2, 0), facing=3, owner=1, marker=marker),
        pa=pa,
    )


def test_v_50_caught_and_struck() -> None:
    state = snare()
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 8 net 2")
    assert (r.pa, s.pa, weight(r), s.snare) == (2, 3, 2.75, "net")
    assert asked(state) == (1, "free")
    play(state, "free", "free 5 atk 3 prot 5")  # one PA is not enough for another try
    assert (s.pa, r.pa) == (1, 1)
    assert (at(s), s.level, s.snare, s.down) == ((3, 0), 3, "net", False)
    play(state, "advance 0")
    assert (at(r), ask(state), state.active) == ((1, 0), "act", 0)


def test_v_51_caught_and_free_again() -> None:
    state = snare()
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 8 net 3")
    play(state, "free", "free 0 init 4 1 atk 6 2")
    assert (s.snare, s.pa, r.hands, state.ground) == ("", 0, ("trident",), {})
    assert (at(s), s.facing, r.level, s.level) == ((1, 0), 3, 3, 3)
    assert (state.active, r.pa) == (-1, 0)


def test_v_52_missed_and_countered() -> None:
    state = snare()
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 8 net 7")
    assert (r.pa, s.pa) == (1, 2)
    assert asked(state) == (1, "counter")
    assert moves(state) == ["step 3", "decline"]
    play(state, "step 3", "init 4 3 atk 2 def 1 prot 6 3")
    assert (r.pa, s.pa) == (0, 0)
    assert (at(s), s.level) == ((2, 0), 2)
    assert (at(r), r.level, r.hands) == ((-1, 0), 3, ("trident", "net"))
    assert state.active == -1


def test_v_53_pulled_to_the_target() -> None:
    state = snare(pa=1)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 4 net 9 atk 1 prot 2 spec 7")
    assert state.ground == {place(2, 0): ("net",)}
    assert (at(r), r.level, weight(r), s.pa) == ((0, 0), 2, 2.75, 0)
    assert asked(state) == (1, "advance")


def test_v_54_the_target_steps_back() -> None:
    state = snare(marker=False)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "net 5")
    assert (at(s), r.hands, r.pa) == ((3, 0), ("trident", "net"), 2)
    assert asked(state) == (0, "closer")
    assert moves(state) == ["stay", "step 0"]
    play(state, "step 0")
    assert (at(r), state.active, r.pa) == ((1, 0), -1, 0)


def test_v_55_a_laquearius_must_step_up_and_engage() -> None:
    state = arena(
        glad("laquearius", (0, 0), 0, level=4), secutor(at=(2, 0), facing=3, owner=1), pa=3
    )
    one = state.gladiators[0]
    play(state, "throw 1 0", "net 4 atk 9")
    assert (at(one), one.pa, state.active) == ((1, 0), 0, -1)


def test_v_55_with_2_pa_the_duty_lapses() -> None:
    state = arena(
        glad("laquearius", (0, 0), 0, level=4), secutor(at=(2, 0), facing=3, owner=1), pa=2
    )
    one = state.gladiators[0]
    play(state, "throw 1 0", "net 4")
    assert (at(one), one.pa, state.active, ask(state)) == ((0, 0), 1, 0, "act")


def test_v_26_to_v_55_are_fought_in_an_arena_of_radius_5_without_a_crowd() -> None:
    state = arena(secutor(), thraex())
    assert (state.radius, state.options) == (5, Options(2))
    assert [weight(one) for one in state.gladiators[:2]] == [5.75, 4.75]
