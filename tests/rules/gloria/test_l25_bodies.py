"""Chapter L-25: bodies. A is number 0, D number 1."""

import pytest

from rules.gloria.build import (
    arena,
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

# L-25.1


def test_l_25_1_the_dead_stay_where_they_fell() -> None:
    third = thraex(at=(4, -4), facing=0)
    state = arena(secutor(), thraex(), third, pa=2, bystanders=False)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 1 def 9 prot 0 spec 0")
    play(state, "stay")
    play(state, "end", "order 0 9 act 0")
    assert (state.turn, d.status, at(d)) == (2, "dead", (2, 0))
    assert state.bodies == {place(2, 0): 1}


def test_l_25_1_bodies_can_lie_upon_each_other() -> None:
    state = arena(secutor(), thraex(), body((2, 0)), pa=1)
    play(state, "engage 1 0", "atk 1 def 9 trip 0 prot 0 spec 0")
    assert state.bodies == {place(2, 0): 2}


def test_l_25_1_the_hex_of_the_dead_is_free_for_others_to_be_driven_into() -> None:
    other = thraex(at=(0, 1), facing=4)
    state = arena(secutor(), thraex(), other, pa=2)
    play(state, "engage 1 0", "atk 1 def 9 prot 0 spec 0")
    assert place(2, 0) not in state.places


# L-25.2


@pytest.mark.parametrize("level", [1, 3, 5])
def test_l_25_2_forced_onto_a_body_one_falls_on_the_level_or_more(level: int) -> None:
    for die, falls in ((level - 1, False), (level, True), (9, True)):
        state = arena(secutor(), thraex(level=level), body((2, 0)), pa=1)
        d = state.gladiators[1]
        play(state, "engage 1 0", f"atk 3 def 9 trip {die} prot 0")
        assert (at(d), d.down) == ((2, 0), falls)


def test_l_25_2_the_trip_comes_before_protection() -> None:
    state = arena(secutor(), thraex(), body((2, 0)), pa=1)
    play(state, "engage 1 0", "atk 3 def 9 trip 9 prot 4")  # no 1 for lying: it stood
    assert state.gladiators[1].level == 3


def test_l_25_2_the_striker_trips_too_when_driven_back() -> None:
    state = arena(secutor(), thraex(), body((-1, 0)), pa=1)
    a = state.gladiators[0]
    play(state, "engage 1 0", "atk 9 def 1 trip 3 prot 0")
    assert (at(a), a.down) == ((-1, 0), True)


def test_l_25_2_one_who_lies_does_not_trip() -> None:
    o = secutor(at=(2, 0), facing=3, owner=1, down=True)
    state = arena(secutor(), thraex(), o, body((3, 0)), pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert at(o) == (3, 0)


def test_l_25_2_one_who_stayed_on_its_feet_can_fight_there() -> None:
    state = arena(secutor(), thraex(), body((2, 0)), pa=4)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 1 def 9 trip 0 prot 0 spec 8")
    play(state, "advance 0")
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 9 def 1 prot 0")
    assert asked(state) == (1, "advance")


# L-25.3


def test_l_25_3_one_that_is_out_lies_as_a_body() -> None:
    state = arena(secutor(), thraex(level=1), pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    assert (d.status, state.bodies, d.hex in state.places) == ("out", {place(2, 0): 1}, False)
    play(state, "advance 0")
    assert "step 0" not in moves(state)  # a body may not be where a move ends


def test_l_25_3_one_trips_over_it() -> None:
    state = arena(secutor(), thraex(), body((2, 0), status="out"), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 trip 3 prot 0")
    assert d.down


def test_l_25_3_only_until_the_end_of_the_turn() -> None:
    third = thraex(at=(4, -4), facing=0)
    state = arena(secutor(), thraex(level=1), third, pa=2, bystanders=False)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    play(state, "stay")
    play(state, "end", "order 0 9 act 0")
    assert (state.turn, d.status, state.bodies) == (2, "gone", {})


# L-25.4


def test_l_25_4_the_equipment_of_the_dead_stays_on_the_body() -> None:
    state = arena(secutor(), thraex(), pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 1 def 9 prot 0 spec 0")
    assert (d.hands, state.ground) == (("sica", "parma"), {})


def test_l_25_4_what_lay_on_the_ground_remains() -> None:
    lender = glad("samnis", (-3, 0), 3, hands=("gladius",))
    state = arena(secutor(), thraex(), lender, pa=2, ground={(2, 0): ["scutum"]})
    play(state, "engage 1 0", "atk 1 def 9 prot 0 spec 0")
    assert state.ground == {place(2, 0): ("scutum",)}


def test_l_25_4_a_snare_on_the_dead_falls_to_the_ground() -> None:
    lender = glad("retiarius", (-3, 0), 3, hands=("trident",))
    state = arena(secutor(), thraex(snare="net"), lender, pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 1 prot 0 spec 0")
    assert (d.snare, state.ground) == ("", {place(2, 0): ("net",)})


def test_l_25_4_a_snare_on_one_that_is_out_falls_when_it_is_removed() -> None:
    lender = glad("retiarius", (-3, 0), 3, hands=("trident",))
    third = thraex(at=(4, -4), facing=0)
    state = arena(secutor(), thraex(snare="net", level=1), lender, third, pa=2, bystanders=False)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 prot 9")
    assert (d.status, d.snare, state.ground) == ("out", "net", {})
    play(state, "stay")
    play(state, "end", "order 0 9")
    assert (d.status, d.snare, state.ground) == ("gone", "", {place(2, 0): ("net",)})
