"""Chapter L-21: special results. A is number 0, D number 1."""

from typing import Any

import pytest

from ludus.games.gloria.equipment import Outfit
from ludus.games.gloria.state import Gladiator, State
from rules.gloria.build import (
    arena,
    ask,
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


def struck(x: int, *others: Gladiator, victim: Gladiator | None = None, **more: Any) -> State:
    """A touch that is stopped, with the special result x."""
    state = arena(secutor(), victim or thraex(), *others, **{"pa": 2, **more})
    play(state, "engage 1 0", f"atk 1 def 9 prot 0 spec {x}")
    return state


def attacks(state: State) -> list[str]:
    """List the attacks that are offered."""
    return [move for move in moves(state) if move.split()[0] in ("engage", "push", "throw")]


# L-21.1


def test_l_21_1_result_0_kills() -> None:
    state = struck(0)
    a, d = state.gladiators[:2]
    assert (d.status, d.level, d.down, a.victories) == ("dead", 3, True, 1)
    assert (at(d), d.hex in state.places, state.bodies[d.hex]) == ((2, 0), False, 1)


# L-21.2


def test_l_21_2_result_1_takes_one_more_level_armour_or_not() -> None:
    d = struck(1).gladiators[1]
    assert (d.level, d.hurt, d.status) == (2, True, "fit")
    state = arena(secutor(), thraex(), pa=1)
    play(state, "engage 1 0", "atk 1 def 9 prot 9 spec 1")
    assert state.gladiators[1].level == 1


# L-21.3


def test_l_21_3_result_2_stuns_for_the_next_turn_alone() -> None:
    state = struck(2, bystanders=False)
    a, d = state.gladiators
    play(state, "stay")
    play(state, "end", "order 0 9 act 0")
    assert (state.turn, a.marker, d.marker, state.active) == (2, False, False, 0)
    play(state, "end", "order 0 9 act 0")
    assert (state.turn, d.marker) == (3, True)


def test_l_21_3_a_stunned_gladiator_defends_like_one_already_activated() -> None:
    state = struck(2, bystanders=False)
    a, d = state.gladiators
    play(state, "advance 0")
    play(state, "end", "order 0 9 act 0")
    play(state, "engage 1 0", "atk 9 def 1 prot 0")  # one die, no initiative
    assert (at(a), d.pa, asked(state)) == ((0, 0), 0, (1, "advance"))


def test_l_21_3_one_stunned_before_its_activation_still_has_that() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "act 0 init 0 9 atk 1 def 9 prot 0 spec 2")
    assert (d.stunned, state.turn) == (2, 1)


# L-21.4


def test_l_21_4_result_3_fells() -> None:
    d = struck(3).gladiators[1]
    assert (d.down, at(d), d.level) == (True, (2, 0), 3)


def test_l_21_4_the_one_struck_is_meant_even_if_it_engaged() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 0 init 9 0 atk 1 def 9 prot 0 spec 3")
    assert (a.down, d.down) == (True, False)


# L-21.5


def lost(state: State) -> tuple[str, ...]:
    """Tell what lies where D stands now."""
    return state.ground.get(place(2, 0), ())


@pytest.mark.parametrize(
    ("kind", "hands", "gone", "left"),
    [
        ("thraex", None, "parma", ("sica",)),
        ("secutor", None, "scutum", ("gladius",)),
        ("laquearius", None, "lasso", ("pugio",)),
        ("dimachaerus", None, "gladius", ("gladius",)),
        ("retiarius", ("trident",), "pugio", ("trident",)),
        ("thraex", ("parma",), "parma", ()),
    ],
)
def test_l_21_5_result_4_takes_a_snare_the_shield_or_a_second_weapon(
    kind: str, hands: tuple[str, ...] | None, gone: str, left: tuple[str, ...]
) -> None:
    state = struck(4, victim=glad(kind, (1, 0), 3, owner=1, hands=hands))
    d = state.gladiators[1]
    assert (lost(state), d.hands, d.sheathed) == ((gone,), left, "")


def test_l_21_5_never_the_only_weapon_and_never_armour() -> None:
    state = struck(4, victim=thraex(hands=("sica",)))
    d = state.gladiators[1]
    assert (lost(state), d.hands, weight(d)) == ((), ("sica",), 3.75)
    state = arena(secutor(), thraex(hands=()), pa=1)
    play(state, "engage 1 0", "atk 1 prot 0 spec 4")
    assert (lost(state), weight(state.gladiators[1])) == ((), 2.75)


@pytest.mark.parametrize(
    ("kind", "choice"),
    [
        ("retiarius", ["net", "pugio"]),
        ("hoplomachus", ["parma", "pugio"]),
        ("scissor", ["blade", "gladius"]),
    ],
)
def test_l_21_5_the_owner_of_the_victim_chooses(kind: str, choice: list[str]) -> None:
    for item in choice:
        state = struck(4, victim=glad(kind, (1, 0), 3, owner=1))
        d = state.gladiators[1]
        assert (asked(state), sorted(moves(state))) == (
            (1, "lose"),
            [f"lose {one}" for one in choice],
        )
        play(state, f"lose {item}")
        assert lost(state) == (item,)
        assert item not in (*d.hands, d.sheathed)
        assert ask(state) == "advance"


def test_l_21_5_a_sheathed_weapon_weighed_nothing() -> None:
    state = struck(4, victim=glad("hoplomachus", (1, 0), 3, owner=1))
    d = state.gladiators[1]
    play(state, "lose pugio")
    assert (weight(d), d.hands, d.armed) == (5.75, ("hasta", "parma"), True)


def test_l_21_5_the_weapon_in_hand_stays_even_if_the_sheathed_one_is_alike() -> None:
    """The second weapon is lost: the one in the sheath, not the only one in hand."""
    twin = glad("hoplomachus", (1, 0), 3, owner=1, hands=("pugio", "parma"))
    lender = glad("laquearius", (-3, 0), 3, hands=("lasso",))
    state = struck(4, lender, victim=twin)
    d = state.gladiators[1]
    play(state, "lose pugio")
    assert (d.hands, d.sheathed, lost(state)) == (("pugio", "parma"), "", ("pugio",))


def test_l_21_5_of_three_that_are_alike_the_sheathed_one_is_lost() -> None:
    """Also with two weapons in hand: ruling R-131."""
    armed = Outfit((), ("gladius", "gladius"), "gladius")
    state = struck(4, victim=thraex(outfit=armed))
    d = state.gladiators[1]
    assert (d.hands, d.sheathed, lost(state)) == (("gladius", "gladius"), "", ("gladius",))
    assert (weight(d), d.armed) == (2, True)


@pytest.mark.parametrize(
    ("move", "hands", "sheathed"),
    [("lose gladius", ("gladius", "sica"), ""), ("lose sica", ("gladius",), "gladius")],
)
def test_l_21_5_the_sheathed_one_goes_before_its_like_and_no_other(
    move: str, hands: tuple[str, ...], sheathed: str
) -> None:
    state = struck(4, victim=thraex(outfit=Outfit((), ("gladius", "sica"), "gladius")))
    d = state.gladiators[1]
    play(state, move)
    assert (d.hands, d.sheathed, lost(state)) == (hands, sheathed, (move.split()[1],))


def test_l_21_6_but_the_weapon_that_falls_is_one_in_hand() -> None:
    armed = Outfit((), ("gladius", "gladius"), "gladius")
    d = struck(5, victim=thraex(outfit=armed)).gladiators[1]
    assert (d.hands, d.sheathed) == (("gladius",), "gladius")


def test_l_21_5_it_lands_where_the_victim_is_now() -> None:
    state = arena(secutor(), thraex(down=True), pa=1)
    play(state, "engage 1 0", "atk 1 9 prot 0 spec 4")
    assert state.ground == {place(1, 0): ("parma",)}


# L-21.6


@pytest.mark.parametrize(
    ("kind", "gone", "left"),
    [
        ("thraex", "sica", ("parma",)),
        ("retiarius", "trident", ("net",)),
        ("dimachaerus", "gladius", ("gladius",)),
    ],
)
def test_l_21_6_result_5_drops_the_weapon_in_hand(
    kind: str, gone: str, left: tuple[str, ...]
) -> None:
    state = struck(5, victim=glad(kind, (1, 0), 3, owner=1))
    d = state.gladiators[1]
    assert (lost(state), d.hands) == ((gone,), left)
    assert d.armed == (kind == "dimachaerus")


@pytest.mark.parametrize(("item", "other"), [("gladius", "blade"), ("blade", "gladius")])
def test_l_21_6_of_two_weapons_the_owner_picks_one_and_fights_on(item: str, other: str) -> None:
    state = struck(5, victim=glad("scissor", (1, 0), 3, owner=1))
    d = state.gladiators[1]
    assert (asked(state), sorted(moves(state))) == ((1, "lose"), ["lose blade", "lose gladius"])
    play(state, f"lose {item}")
    assert (lost(state), d.hands, d.armed, weight(d)) == ((item,), (other,), True, 5.5)


def test_l_21_6_a_sheathed_weapon_or_a_snare_is_not_offered() -> None:
    state = struck(5, victim=glad("hoplomachus", (1, 0), 3, owner=1))
    d = state.gladiators[1]
    assert (lost(state), d.sheathed, d.hands) == (("hasta",), "pugio", ("parma",))


def test_l_21_6_the_unarmed_lose_nothing() -> None:
    state = arena(secutor(), glad("retiarius", (1, 0), 3, owner=1, hands=("net",)), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 1 prot 0 spec 5")
    assert (lost(state), d.hands, d.sheathed) == ((), ("net",), "pugio")


# L-21.7


def test_l_21_7_result_6_bars_attacks_in_the_next_turn_alone() -> None:
    state = struck(6, bystanders=False)
    d = state.gladiators[1]
    play(state, "advance 0")
    play(state, "end", "order 9 0 act 9")
    assert (state.turn, state.active, d.pa, attacks(state)) == (2, 1, 5, [])
    play(state, "end", "act 0")
    play(state, "end", "order 9 0 act 9")
    assert (state.turn, state.active) == (3, 1)
    assert attacks(state) == ["engage 0 3", "push 0"]


def test_l_21_7_no_throw_either() -> None:
    state = struck(6, victim=glad("retiarius", (1, 0), 3, owner=1), bystanders=False)
    play(state, "advance 0")
    play(state, "end", "order 9 0 act 9")
    assert (state.active, attacks(state)) == (1, [])


def test_l_21_7_the_turn_of_the_blow_is_not_touched() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "act 0 init 0 9 atk 1 def 9 prot 0 spec 6")
    assert (d.cowed, state.turn) == (2, 1)


def test_l_21_7_when_engaged_it_is_defender_without_a_test() -> None:
    state = arena(secutor(), thraex(cowed=2, marker=True), pa=1, turn=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "act 8")
    assert moves(state) == ["withdraw 5", "withdraw 0", "withdraw 1", "fast"]
    play(state, "fast")
    assert (d.pa, asked(state)) == (4, (1, "buy"))
    play(state, "buy 0", "atk 9 def 9")
    assert not [die for die in state.dice if die.label == "init"]


# L-21.8


def test_l_21_8_result_7_is_nothing() -> None:
    state = struck(7)
    a, d = state.gladiators[:2]
    assert (d.level, d.down, d.hands, d.stunned, d.cowed) == (3, False, ("sica", "parma"), 0, 0)
    assert (a.level, a.victories, state.ground) == (3, 0, {})


# L-21.9, the active gladiator


def repeat_right(**more: Any) -> State:
    """A has touched with result 8 and followed; it holds the right and stands before D."""
    state = struck(8, **more)
    play(state, "advance 0")
    return state


def test_l_21_9_result_8_allows_one_more_joust_with_the_same_opponent() -> None:
    state = repeat_right()
    assert attacks(state) == ["engage 1 0"]
    play(state, "engage 1 0", "atk 9 def 9")
    assert state.active == -1


def test_l_21_9_without_it_there_is_none() -> None:
    state = struck(7)
    play(state, "advance 0")
    assert attacks(state) == []


def test_l_21_9_the_right_costs_a_pa_and_is_used_up() -> None:
    state = arena(secutor(), thraex(), pa=6)
    a = state.gladiators[0]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 1 def 9 prot 0 spec 8")
    play(state, "advance 0")
    assert (a.pa, attacks(state)) == (5, ["engage 1 0", "push 1"])
    play(state, "engage 1 0")
    assert a.pa == 4
    play(state, "buy 0", "atk 2 def 9 prot 0")
    play(state, "advance 0")
    assert (a.pa, asked(state), attacks(state)) == (4, (0, "act"), [])


def test_l_21_9_it_can_be_gained_again_and_again() -> None:
    state = arena(secutor(), thraex(), pa=3)
    d = state.gladiators[1]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 1 def 9 prot 0 spec 8")
    play(state, "advance 0")
    play(state, "engage 1 0", "atk 1 def 9 prot 0 spec 8")
    play(state, "advance 0")
    assert (at(d), attacks(state)) == ((3, 0), ["engage 1 0"])
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert at(d) == (4, 0)


def test_l_21_9_it_keeps_the_activation_open_after_a_joust_not_won() -> None:
    state = arena(secutor(), thraex(), pa=4)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 1 def 1 prot 0 spec 8 prot 0")
    assert (at(a), at(d), asked(state)) == ((-1, 0), (2, 0), (0, "act"))
    assert {"step 0", "pivot 3", "drop scutum", "end"} <= set(moves(state))
    play(state, "step 0")
    play(state, "step 0")
    play(state, "engage 1 0", "atk 9 def 9")
    assert state.active == -1


def test_l_21_9_a_joust_with_another_one_lost_does_not_end_it_either() -> None:
    other = secutor(at=(1, 1), facing=3, owner=1)
    state = arena(secutor(), thraex(), other, pa=4)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 1 def 9 prot 0 spec 8")
    play(state, "advance 0")
    play(state, "engage 2 1")
    play(state, "buy 0", "atk 9 def 9")
    assert (asked(state), attacks(state)) == ((0, "act"), ["engage 1 0", "push 1"])


def test_l_21_9_a_right_against_a_dead_gladiator_keeps_nothing_open() -> None:
    other = secutor(at=(1, 1), facing=3, owner=1)
    state = arena(secutor(), thraex(), other, pa=6)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 1 1 def 9 prot 0 spec 8 prot 0 spec 0")
    play(state, "stay")
    assert (d.status, at(a), a.pa) == ("dead", (1, 0), 3)
    play(state, "engage 2 1")
    play(state, "buy 0", "atk 9 def 9")
    assert state.active == -1


def test_l_21_9_two_results_8_are_two_more_jousts() -> None:
    """Each gives a right of its own."""
    state = arena(secutor(), thraex(), pa=6)
    a = state.gladiators[0]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 1 1 def 9 prot 0 spec 8 prot 0 spec 8")
    play(state, "advance 0")
    assert (a.pa, at(a)) == (3, (2, 0))
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 9 def 9")
    assert (state.active, a.pa) == (0, 2)
    assert "engage 1 0" in moves(state)


# L-21.9, the one who reacts


def reacting(*, pa: int = 3, act: int = 8) -> State:
    """D attacks with result 8 and follows: it may repeat at once. A had so many PA."""
    state = arena(secutor(), thraex(marker=True), pa=pa)
    play(state, "engage 1 0", f"act {act}")
    play(state, "test", "init 9 0")
    while ask(state) == "buy":
        dice = "atk 1 def 9 prot 0 spec 8" if state.frames[-1].seats == (1,) else ""
        play(state, "buy 0", dice)
    play(state, "advance 3")
    return state


def test_l_21_9_a_reacting_striker_may_repeat_right_after_the_joust() -> None:
    state = reacting()
    a, d = state.gladiators[:2]
    assert (at(a), at(d), a.pa, d.pa) == ((-1, 0), (0, 0), 2, 3)
    assert (asked(state), moves(state)) == ((1, "repeat"), ["engage 0 3", "decline"])


def test_l_21_9_the_former_engager_reacts_with_what_pa_it_has() -> None:
    state = reacting()
    a, d = state.gladiators[:2]
    play(state, "engage 0 3")
    assert (d.pa, asked(state)) == (2, (0, "react"))
    assert moves(state) == ["withdraw 2", "withdraw 3", "withdraw 4", "test"]
    play(state, "test", "init 9 0")  # D, who engages now, rolls first
    assert (a.pa, asked(state)) == (1, (1, "buy"))
    play(state, "buy 0", "atk 3 def 9 prot 0")
    assert (at(d), asked(state)) == ((1, 0), (0, "advance"))
    play(state, "stay")
    assert (state.active, a.pa, d.pa) == (-1, 0, 0)  # won, but the activation was over


def test_l_21_9_declined_it_is_lost() -> None:
    state = reacting()
    play(state, "decline")
    assert (state.active, state.gladiators[1].pa) == (-1, 0)


def test_l_21_9_a_reacting_striker_may_gain_it_again() -> None:
    state = reacting()
    a, d = state.gladiators[:2]
    play(state, "engage 0 3")
    play(state, "test", "init 0 9")
    play(state, "buy 0", "atk 1 def 9 prot 0 spec 8")
    play(state, "advance 3")
    assert (at(a), d.pa, asked(state)) == ((-2, 0), 2, (1, "repeat"))
    play(state, "engage 0 3", "init 0 9 atk 9 def 9")
    assert state.active == -1


def test_l_21_9_without_pa_it_is_not_asked() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 0 init 9 0 atk 1 def 9 prot 0 spec 8")
    play(state, "advance 3")
    assert state.active == -1


def test_l_21_9_out_of_reach_it_is_not_asked() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 8")
    play(state, "test", "init 9 0")
    play(state, "buy 0", "atk 1 def 9 prot 0 spec 8")
    play(state, "stay")
    assert state.active == -1


def test_l_21_9_a_reacting_striker_repeats_after_the_free_attacks_of_the_joust() -> None:
    state = arena(secutor(at=(-5, 0)), thraex(at=(-4, 0), marker=True), pa=1)
    a = state.gladiators[0]
    play(state, "engage 1 0", "act 8")
    play(state, "test", "init 9 0")
    play(state, "buy 0", "atk 1 def 9 prot 0 spec 8")  # cornered: a free attack comes first
    assert (a.down, asked(state)) == (True, (1, "buy"))
    play(state, "buy 0", "atk 9 9")
    assert asked(state) == (1, "repeat")
    play(state, "engage 0 3")
    play(state, "buy 0", "atk 9 9")
    assert state.active == -1


def test_l_21_9_a_free_attack_can_bring_it_too() -> None:
    state = arena(secutor(at=(-5, 0)), thraex(at=(-4, 0), marker=True), pa=1)
    play(state, "engage 1 0", "act 7")
    play(state, "test", "init 9 0")
    play(state, "buy 0", "atk 3 def 9 prot 0")
    play(state, "buy 0", "atk 1 9 prot 0 spec 8")
    assert (asked(state), moves(state)) == ((1, "repeat"), ["engage 0 3", "decline"])


def test_l_21_9_one_that_pulled_a_thrower_may_repeat_and_meets_dice_then() -> None:
    s = secutor(at=(2, 0), facing=3, owner=1, marker=True)
    state = arena(glad("retiarius"), s, pa=1)
    r = state.gladiators[0]
    play(state, "throw 1 0", "act 9 net 9")
    play(state, "buy 0", "atk 1 prot 0 spec 8")
    play(state, "advance 3")
    assert (at(r), at(s), s.pa, asked(state)) == ((0, 0), (1, 0), 3, (1, "repeat"))
    play(state, "engage 0 3")
    play(state, "buy 0", "atk 9 def 9")
    assert state.active == -1


def test_l_21_9_one_that_countered_may_repeat() -> None:
    s = secutor(at=(1, 0), facing=3, owner=1, marker=True)
    state = arena(glad("retiarius"), s, pa=2)
    play(state, "throw 1 0", "act 9 net 9")
    play(state, "engage 0 3")
    play(state, "buy 0", "atk 1 def 9 prot 0 spec 8")
    play(state, "advance 3")
    assert (s.pa, asked(state), moves(state)) == (2, (1, "repeat"), ["engage 0 3", "decline"])
    play(state, "decline")
    assert state.active == -1


def open_joust() -> State:
    """Two spears: A has touched twice and D once, with result 8; both have 3 PA."""
    state = arena(glad("hoplomachus"), glad("hoplomachus", (1, 0), 3, owner=1, marker=True), pa=6)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 4 4")
    play(state, "buy 0")
    play(state, "buy 1", "atk 3 3 1 prot 0 0")
    play(state, "advance 0", "prot 0 spec 8")
    assert (at(a), at(d), a.pa, d.pa) == ((1, 0), (3, 0), 3, 3)
    return state


def test_l_21_9_declined_it_leaves_an_open_activation_open() -> None:
    state = open_joust()
    assert (asked(state), moves(state)) == ((1, "repeat"), ["engage 0 3", "decline"])
    play(state, "decline")
    assert (asked(state), state.active) == ((0, "act"), 0)


def test_l_21_9_a_repeat_not_won_ends_a_still_open_activation() -> None:
    state = open_joust()
    play(state, "engage 0 3")
    play(state, "test", "init 0 9")
    play(state, "buy 0")
    play(state, "buy 0", "atk 9 def 9")
    assert state.active == -1


def test_l_21_9_a_repeat_won_leaves_it_open() -> None:
    state = open_joust()
    play(state, "engage 0 3")
    play(state, "test", "init 9 0")
    play(state, "buy 0")
    play(state, "buy 0", "atk 3 def 9 prot 0")
    play(state, "stay")
    assert (asked(state), state.active, state.gladiators[0].pa) == ((0, "act"), 0, 2)


def test_l_21_9_a_repeat_never_reopens_an_activation_that_has_ended() -> None:
    """Not even if the gladiator whose activation it was gets a result 8 there."""
    state = reacting()
    play(state, "engage 0 3")
    play(state, "test", "init 9 0")
    play(state, "buy 0", "atk 1 def 9 prot 0 spec 8")
    play(state, "stay")
    assert state.active == -1 or "pivot 3" not in moves(state)


# L-21.10


def test_l_21_10_result_9_raises_the_striker() -> None:
    state = struck(9)
    a, d = state.gladiators[:2]
    assert (a.level, a.initial, d.level) == (4, 3, 3)


def test_l_21_10_without_a_cap() -> None:
    state = arena(secutor(level=6, initial=5), thraex(), pa=1)
    play(state, "engage 1 0", "atk 2 def 9 prot 0 spec 9")
    assert state.gladiators[0].level == 7


def test_l_21_10_dice_already_rolled_are_not_read_again() -> None:
    state = arena(secutor(), thraex(), pa=3)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 1 4 def 9 prot 0 spec 9")  # 4 was a miss at level 3
    assert (a.level, at(d)) == (4, (2, 0))


def test_l_21_10_the_level_counts_from_the_next_die_on() -> None:
    other = secutor(at=(0, 1), facing=4, owner=1)
    state = arena(secutor(), thraex(), other, pa=2)
    play(state, "engage 1 0", "atk 1 def 9 prot 0 spec 9")
    play(state, "stay")
    play(state, "engage 2 1", "atk 4 def 9 prot 0")
    assert at(other) == (0, 2)


def test_l_21_9_a_reactor_with_two_results_8_may_repeat_twice() -> None:
    state = arena(secutor(level=5), thraex(marker=True, level=4), pa=1)
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 9 0")
    play(state, "buy 1", "atk 0 1 def 9 prot 0 spec 8 prot 0 spec 8")
    play(state, "advance 3")
    assert asked(state) == (1, "repeat")
    play(state, "engage 0 3", "atk 9 def 9")
    assert asked(state) == (1, "repeat")
    play(state, "engage 0 3", "atk 9 def 9")
    assert state.active == -1
