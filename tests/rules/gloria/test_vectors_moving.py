"""The test vectors of weights, movement, jousts and objects: V-01 to V-25, V-56 and V-57.

The baseline B is `secutor()`, A of the vectors, against `thraex()`, D, who was activated before.
"""

from typing import Any

import pytest

from ludus.core.fate import Scripted
from ludus.games.gloria import GAME
from ludus.games.gloria.equipment import Outfit
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import Gladiator, State
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
    weight,
)


def spare(*items: str) -> Gladiator:
    """Make one who is gone, and whose things are still about."""
    return glad("custom", None, outfit=Outfit(hands=items), hands=(), status="gone")


def hoplomachus(**more: Any) -> Gladiator:
    """Make H of the vectors, in A's place."""
    return glad(**{"kind": "hoplomachus", "at": (0, 0), "facing": 0, "owner": 0, **more})


def steps(state: State) -> list[int]:
    """List the directions of the steps offered."""
    return sorted(int(move.split()[1]) for move in moves(state) if move.startswith("step "))


def over(state: State) -> bool:
    """Tell whether A's activation has ended: the other seat picks."""
    return asked(state) == (1, "pick") and state.gladiators[0].pa == 0


# Weights, PA, order


def test_v_01_weights() -> None:
    armour = ("leather-helmet", "leather-cuirass", "leather-ocrea", "leather-manica")
    outfit = Outfit(armour, ("scutum", "gladius"))
    assert weight(glad("custom", outfit=outfit)) == 5
    state = arena(glad("retiarius"), thraex(at=(2, 0)), pa=1)
    assert weight(state.gladiators[0]) == 4.75
    play(state, "throw 1 0", "net 0")
    assert weight(state.gladiators[0]) == 2.75


@pytest.mark.parametrize(
    ("level", "initial", "die", "pa"),
    [
        (4, 4, 7, 3),
        (2, 4, 7, 2),
        (4, 4, 5, 1),
        (2, 4, 5, 1),
        (4, 4, 0, 1),
        (2, 4, 0, 1),
        (3, 5, 7, 3),
        (2, 5, 7, 2),
    ],
)
def test_v_02_action_points(level: int, initial: int, die: int, pa: int) -> None:
    one = thraex(owner=0, level=level, initial=initial, marker=True)
    state = arena(one, active=None)
    play(state, "activate 0", f"act {die}")
    assert state.gladiators[0].pa == pa


def test_v_03_the_order_of_players() -> None:
    x, y, z = range(3)
    troops = ((Entrant(3, "thraex"),),) * 3
    state = GAME.setup(Options(3, troops=troops), Scripted([]), None)
    play(state, moves(state)[0])
    play(state, moves(state)[0])
    play(state, moves(state)[0], "order 7 2 7 4 1 act 0")
    assert state.order == [y, z, x]
    for dice, order in (("5 5 5", [x, z, y]), ("3 0 3", [y, z, x])):
        play(state, "end", "act 0")
        play(state, "end", "act 0")
        play(state, "end", f"order {dice} act 0")
        assert state.order == order
    assert state.turn == 3


# Movement


def test_v_04_steps_and_a_pivot() -> None:
    state = arena(secutor(), pa=4)
    one = state.gladiators[0]
    play(state, "step 0")
    assert (at(one), one.pa) == ((1, 0), 3)
    play(state, "step 5")
    assert (at(one), one.pa, one.facing) == ((2, -1), 1, 0)
    play(state, "pivot 3")
    assert (one.facing, one.pa) == (3, 0)


def test_v_05_a_zone_ends_movement() -> None:
    state = arena(secutor(), thraex(at=(3, 0)))
    one = state.gladiators[0]
    play(state, "step 0")
    assert (at(one), 0 in steps(state)) == ((1, 0), True)
    play(state, "step 0")
    assert (at(one), one.pa, steps(state)) == ((2, 0), 1, [])
    assert "engage 1 0" in moves(state)


@pytest.mark.parametrize(
    ("start", "way", "spot", "stops"),
    [
        ((1, 1), 0, (2, 1), True),
        ((3, -2), 1, (3, -1), True),
        ((4, -2), 1, (4, -1), False),
        ((2, 2), 5, (3, 1), False),
    ],
)
def test_v_05_the_zone_of_d(start: Place, way: int, spot: Place, stops: bool) -> None:
    state = arena(secutor(at=start, facing=way), thraex(at=(3, 0)), pa=4)
    play(state, f"step {way}")
    assert (at(state.gladiators[0]), steps(state) == []) == (spot, stops)


def test_v_06_backing_out() -> None:
    state = arena(secutor(), thraex())
    assert steps(state) == [2, 3, 4]
    for way, spot in ((2, (-1, 1)), (3, (-1, 0)), (4, (0, -1))):
        state = arena(secutor(), thraex())
        play(state, f"step {way}")
        assert (at(state.gladiators[0]), state.gladiators[0].pa) == (spot, 1)
    state = arena(secutor(), thraex())
    play(state, "pivot 3")
    assert state.gladiators[0].pa == 2
    play(state, "step 3")
    assert (at(state.gladiators[0]), state.gladiators[0].pa) == ((-1, 0), 1)


@pytest.mark.parametrize(
    ("start", "way", "pa", "legal"),
    [
        ((1, 0), 0, 1, False),
        ((1, 0), 0, 2, True),
        ((3, -2), 1, 2, False),
        ((3, -2), 1, 3, True),
    ],
)
def test_v_07_before_a_long_weapon(start: Place, way: int, pa: int, legal: bool) -> None:
    state = arena(secutor(at=start), hoplomachus(at=(3, 0), facing=3, owner=1), pa=pa)
    assert (way in steps(state)) == legal
    if legal:
        play(state, f"step {way}")
        assert state.gladiators[0].pa == 1
        assert f"engage 1 {0 if way == 0 else 1}" in moves(state)


def test_v_08_over_a_body() -> None:
    assert 0 not in steps(arena(secutor(), body((1, 0)), pa=1))
    state = arena(secutor(), body((1, 0)), pa=2)
    assert 0 in steps(state)
    play(state, "step 0")  # the second step is the only move left, so it is taken
    assert at(state.gladiators[0]) == (2, 0)
    assert over(state)


# Jousts


def test_v_09_a_touch_stopped() -> None:
    state = arena(secutor(), thraex())
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 5 prot 4")
    assert (at(d), d.level) == ((2, 0), 3)
    play(state, "advance 0")
    assert (at(a), a.pa, asked(state)) == ((1, 0), 2, (0, "act"))


def test_v_10_a_touch_that_wounds() -> None:
    state = arena(secutor(), thraex())
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 5 prot 5")
    play(state, "advance 0")
    assert (at(d), d.level, at(a), a.pa) == ((2, 0), 2, (1, 0), 2)


def test_v_11_two_attackers() -> None:
    state = arena(secutor(), thraex(level=4, marker=True))
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 6")
    assert d.pa == 2
    play(state, "test", "init 3 4")
    assert d.pa == 1
    play(state, "buy 0", "atk 2 atk 4 prot 9 prot 2")
    assert (at(d), d.level) == ((2, 0), 3)
    assert (at(a), a.level) == ((-1, 0), 3)
    assert over(state)


def test_v_12_a_withdrawal() -> None:
    third = thraex(at=(0, 1), facing=4)
    state = arena(secutor(), thraex(marker=True), third)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 8")
    assert d.pa == 4
    play(state, "withdraw 0")
    assert (at(d), d.pa) == ((2, 0), 2)
    assert (at(a), a.pa, asked(state)) == ((0, 0), 2, (0, "act"))
    assert [move for move in moves(state) if move.startswith("engage")] == ["engage 2 1"]
    assert steps(state) == [2, 3, 4]
    play(state, "end")
    assert d.pa == 0


def test_v_13_from_behind() -> None:
    state = arena(secutor(), thraex(facing=0))
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 4 1 prot 2 spec 7")
    assert (at(d), d.facing, d.level) == ((2, 0), 0, 3)
    play(state, "advance 0")
    assert (at(a), asked(state)) == ((1, 0), (0, "act"))


def test_v_14_a_pivot_that_takes_the_last_point() -> None:
    state = arena(secutor(), thraex(facing=0, marker=True))
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 3")
    assert (d.pa, ask(state)) == (1, "face")
    play(state, "face 3")
    assert d.pa == 0
    play(state, "buy 0", "atk 8 def 1 prot 9")
    assert (at(a), a.level) == ((-1, 0), 2)
    assert asked(state) == (1, "advance")
    play(state, "stay")
    assert at(d) == (1, 0)
    assert over(state)


def test_v_15_three_dice() -> None:
    state = arena(secutor(), thraex(marker=True), pa=6)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 9")
    assert d.pa == 5
    play(state, "test", "init 0 9")
    assert (d.pa, asked(state)) == (4, (1, "buy"))
    play(state, "buy 0")
    assert a.pa == 5
    play(state, "buy 2", "atk 0 3 6 def 4 prot 4 spec 3 prot 4")
    assert (at(a), at(d), d.down, d.level) == ((1, 0), (2, 0), True, 2)
    assert over(state)


def test_v_16_a_second_blow_kills() -> None:
    state = arena(secutor(), thraex(level=1, initial=2))
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 2 3 def 0 prot 9 prot 8")
    assert (d.status, d.level, at(d)) == ("dead", -1, (2, 0))
    assert (at(a), a.level, a.victories) == ((1, 0), 3, 1)
    assert over(state)


def test_v_17_a_beaten_defender_strikes_no_more() -> None:
    state = arena(secutor(), thraex(level=1, initial=2))
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 0 prot 9")
    assert (d.status, at(d)) == ("out", (2, 0))
    assert (a.level, at(a), a.victories) == (3, (0, 0), 1)
    assert asked(state) == (0, "act")


def test_v_18_both_out_at_once() -> None:
    state = arena(secutor(level=1, initial=2), thraex(level=1, initial=3, marker=True))
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 5 init 3 4")
    assert (d.pa, asked(state)) == (0, (0, "buy"))
    play(state, "buy 0", "atk 1 atk 1 prot 9 prot 9")
    assert (d.status, at(d), d.victories) == ("out", (2, 0), 1)
    assert (a.status, at(a), a.victories) == ("out", (-1, 0), 1)
    assert over(state)


def test_v_19_under_special_result_six() -> None:
    state = arena(secutor(), thraex(cowed=2, marker=True), turn=2)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 9")
    assert (d.pa, "test" in moves(state)) == (5, False)
    play(state, "fast")
    play(state, "buy 1")
    assert d.pa == 3
    play(state, "buy 0", "atk 9 def 1 5 prot 2")
    assert (at(a), a.level) == ((-1, 0), 3)
    play(state, "advance 3")
    assert at(d) == (0, 0)
    assert over(state)


def test_v_20_an_entangled_one_has_no_dice() -> None:
    state = arena(secutor(), thraex(snare="net"), spare("net"))
    d = state.gladiators[1]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 2 prot 6")
    assert (at(d), d.level, d.snare, d.down) == ((2, 0), 2, "net", False)


# Long weapons


def test_v_21_closing_in() -> None:
    state = arena(hoplomachus(), thraex(at=(2, 0), marker=True), pa=2)
    h, d = state.gladiators[:2]
    assert weight(h) == 5.75
    play(state, "engage 1 0", "act 9")
    assert d.pa == 5
    play(state, "test", "init 6 2")
    assert (d.pa, asked(state)) == (4, (1, "buy"))  # H has one PA left and buys nothing
    play(state, "buy 1", "atk 1 3 def 4 spec 3")
    assert (at(d), d.pa) == ((1, 0), 0)  # 2 PA were left, lost with the phase
    assert (h.down, h.level, at(h)) == (True, 3, (0, 0))
    assert over(state)


def test_v_22_driven_back_twice() -> None:
    state = arena(hoplomachus(), thraex(at=(2, 0)))
    h, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 2 3 def 9 prot 5 prot 1")
    assert (at(h), at(d), d.level) == ((1, 0), (4, 0), 2)
    play(state, "stay")
    assert at(h) == (1, 0)
    assert over(state)


def test_v_23_from_behind_at_two_hexes() -> None:
    state = arena(hoplomachus(), thraex(at=(2, 0), facing=0))
    d = state.gladiators[1]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 9 3 prot 6")
    assert (at(d), d.level) == ((3, 0), 2)


@pytest.mark.parametrize("facing", range(6))
def test_v_24_beside_the_axis(facing: int) -> None:
    state = arena(hoplomachus(), thraex(at=(1, 1), facing=facing), pa=1)
    engages = [move for move in moves(state) if move.startswith("engage")]
    assert engages == ["engage 1 0", "engage 1 1"]
    for end in (0, 1):
        state = arena(hoplomachus(), thraex(at=(1, 1), facing=facing), pa=1)
        dice = "atk 3 def 9" if facing in (2, 3, 4, 5) else "atk 3 9"
        play(state, f"engage 1 {end}", dice)
        assert state.gladiators[0].facing == end
        assert (asked(state), moves(state)) == ((1, "retreat"), ["retreat 0", "retreat 1"])
        play(state, f"retreat {end}", "prot 0")
        assert at(state.gladiators[1]) == ((2, 1) if end == 0 else (1, 2))


def test_v_25_who_is_in_the_way() -> None:
    def engaged(*others: Gladiator) -> set[str]:
        return {move for move in moves(arena(hoplomachus(), *others)) if "engage 1" in move}

    friend = glad(at=(1, 0))
    assert engaged(thraex(at=(2, 0)), glad(at=(1, 0))) == set()
    assert engaged(thraex(at=(1, 1)), friend) == {"engage 1 0", "engage 1 1"}
    assert engaged(thraex(at=(1, 1)), glad(at=(1, 0)), glad(at=(0, 1))) == set()
    assert engaged(thraex(at=(1, -2))) == set()


# Standing up, objects


@pytest.mark.parametrize(
    ("level", "declared", "facings"),
    [
        (3, 0, [0, 0, 0, 2, 4, 2, 5, 1, 5, 1]),
        (1, 2, [2, 5, 0, 4, 0, 4, 1, 3, 1, 3]),
    ],
)
def test_v_56_standing_up(level: int, declared: int, facings: list[int]) -> None:
    found = []
    for die in range(10):
        state = arena(secutor(down=True, level=level))
        play(state, f"stand {declared}", f"rise {die}")
        found.append(state.gladiators[0].facing)
    assert found == facings


def disarmed() -> State:
    """Play V-31, and let D be active afterwards."""
    state = arena(secutor(), thraex(), pa=1)
    play(state, "engage 1 0", "atk 1 def 7 prot 4 spec 5")
    play(state, "stay")
    d = state.gladiators[1]
    assert (at(d), weight(d), d.hands) == ((2, 0), 3.75, ("parma",))
    assert state.ground == {place(2, 0): ("sica",)}
    return arena(thraex(at=(2, 0), hands=d.hands), ground={(2, 0): ["sica"]}, active=0)


def test_v_57_a_dagger_picked_up_again() -> None:
    state = disarmed()
    play(state, "pickup sica", "pick 4")
    d = state.gladiators[0]
    assert (weight(d), d.armed, state.ground) == (4.75, True, {})
    state = disarmed()
    play(state, "pickup sica", "pick 0")
    d = state.gladiators[0]
    assert (weight(d), d.armed, d.hands, state.ground) == (3.75, False, ("parma",), {})


def test_v_57_a_trident_in_the_hand_of_a_secutor() -> None:
    one = secutor(hands=("scutum",))
    state = arena(one, thraex(facing=0), spare("trident"), ground={(0, 0): ["trident"]}, pa=4)
    before = weight(state.gladiators[0])
    play(state, "pickup trident", "pick 4")
    one = state.gladiators[0]
    assert weight(one) == before + 2 == 6.75
    assert not [move for move in moves(state) if move.startswith(("engage", "push"))]
    for die, level in ((5, 3), (6, 2)):  # 5 + 1 < 6.75 <= 6 + 1
        victim = glad("secutor", (1, 0), 3, owner=1, hands=("scutum", "trident"))
        state = arena(secutor(), victim, spare("trident"), pa=1)
        play(state, "engage 1 0", f"atk 3 def 9 prot {die}")
        assert state.gladiators[1].level == level


def test_v_57_a_scutum_in_the_hand_of_a_thraex() -> None:
    one = thraex(at=(0, 0), owner=0, hands=("sica",))
    state = arena(one, spare("scutum"), ground={(0, 0): ["scutum"]})
    before = weight(one)
    play(state, "pickup scutum", "pick 4")
    assert weight(state.gladiators[0]) == before + 2 == 5.75
    for die, level in ((4, 3), (5, 2)):  # 4 + 1 < 5.75 <= 5 + 1
        victim = thraex(hands=("sica", "scutum"))
        state = arena(secutor(), victim, spare("scutum"), pa=1)
        play(state, "engage 1 0", f"atk 3 def 9 prot {die}")
        assert state.gladiators[1].level == level


def test_v_57_a_parma_in_the_hand_of_a_secutor() -> None:
    one = secutor(hands=("gladius",))
    state = arena(one, spare("parma"), ground={(0, 0): ["parma"]})
    before = weight(one)
    play(state, "pickup parma", "pick 4")
    assert weight(state.gladiators[0]) == before + 2
