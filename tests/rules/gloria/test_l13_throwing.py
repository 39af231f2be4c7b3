"""Chapter L-13: throwing a net or lasso.

The thrower is number 0, its target number 1.
"""

from typing import Any

import pytest

from ludus.games.gloria.options import Options
from ludus.games.gloria.state import Gladiator, State
from rules.gloria.asks import POSITIONS
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
    refused,
    secutor,
    weight,
)


def thrower(**more: Any) -> Gladiator:
    """Make a retiarius of troop 0 at (0, 0), facing east."""
    return glad(**{"kind": "retiarius", "at": (0, 0), "facing": 0, "owner": 0, **more})


def lasso(**more: Any) -> Gladiator:
    """Make a laquearius of troop 0 at (0, 0), facing east."""
    return thrower(**{"kind": "laquearius", **more})


def target(**more: Any) -> Gladiator:
    """Make a secutor of troop 1 at (2, 0), facing west, with its marker."""
    return secutor(**{"at": (2, 0), "facing": 3, "owner": 1, "marker": True, **more})


def throws(state: State) -> list[str]:
    """List the throws that are offered."""
    return [move for move in moves(state) if move.startswith("throw")]


# L-13.1


def test_l_13_1_a_throw_costs_one_pa() -> None:
    state = arena(thrower(), target(), pa=1)
    assert throws(state) == ["throw 1 0"]
    play(state, "throw 1 0", "act 0 net 3")
    assert state.gladiators[0].pa == 0
    state = arena(thrower(), target(marker=False, down=True), pa=3)
    play(state, "throw 1 0", "net 9")
    assert state.gladiators[0].pa == 2


def test_l_13_1_once_per_turn_and_again_in_the_next() -> None:
    state = arena(thrower(thrown=True), target(marker=False), bystanders=False)
    assert throws(state) == []
    play(state, "end", "order 2 7 act 9")
    assert (state.turn, state.active, throws(state)) == (2, 0, ["throw 1 0"])


def test_l_13_1_a_throw_is_remembered_even_if_the_snare_comes_back() -> None:
    state = arena(lasso(level=4), target(), pa=2)
    play(state, "throw 1 0", "act 0 net 4")
    assert state.gladiators[0].thrown


def test_l_13_1_the_snare_must_be_in_hand() -> None:
    state = arena(thrower(hands=("trident",)), target(), pa=3)
    assert throws(state) == []


# L-13.2


@pytest.mark.parametrize(
    "spot", [(1, -1), (1, 0), (0, 1), (2, -2), (2, -1), (2, 0), (1, 1), (0, 2)]
)
def test_l_13_2_the_target_is_in_the_zone_or_on_the_reach_hexes(spot: Place) -> None:
    state = arena(lasso(), target(at=spot))
    assert throws(state)


@pytest.mark.parametrize("spot", [(0, -1), (-1, 1), (1, -2), (-1, 2), (-2, 0), (3, 0)])
def test_l_13_2_not_on_the_flank_not_behind_and_not_at_three_hexes(spot: Place) -> None:
    state = arena(thrower(), target(at=spot))
    assert throws(state) == []


def test_l_13_2_the_target_is_hostile() -> None:
    state = arena(thrower(), target(owner=0))
    assert throws(state) == []


def test_l_13_2_the_target_is_not_entangled() -> None:
    state = arena(thrower(), target(snare="net"), glad("retiarius", (-3, 0), hands=("trident",)))
    assert throws(state) == []


def test_l_13_2_the_target_does_not_appeal() -> None:
    crowd = Options(2, crowd_appeal=True)
    state = arena(thrower(), target(appealing=True, marker=False), options=crowd)
    assert throws(state) == []


def test_l_13_2_the_target_may_lie_on_the_ground() -> None:
    state = arena(thrower(), target(down=True))
    assert throws(state) == ["throw 1 0"]


def test_l_13_2_the_line_must_be_clear() -> None:
    state = arena(thrower(), target(), secutor(at=(1, 0)))
    assert throws(state) == []
    state = arena(thrower(), target(), secutor(at=(1, 0), down=True))
    assert throws(state) == ["throw 1 0"]


def test_l_13_2_between_two_axes_one_free_hex_is_enough() -> None:
    state = arena(thrower(), target(at=(1, 1)), secutor(at=(1, 0)))
    assert throws(state) == ["throw 1 0", "throw 1 1"]
    state = arena(thrower(), target(at=(1, 1)), secutor(at=(1, 0)), secutor(at=(0, 1)))
    assert throws(state) == []


@pytest.mark.parametrize(("spot", "facing"), [((0, 1), 1), ((1, -1), 5), ((0, 2), 1), ((1, 1), 1)])
def test_l_13_2_the_thrower_turns_freely(spot: Place, facing: int) -> None:
    state = arena(thrower(), target(at=spot), pa=1)
    play(state, f"throw 1 {facing}", "act 0 net 3")
    one = state.gladiators[0]
    assert (one.facing, one.pa) == (facing, 0)


def test_l_13_2_forbidden_after_special_6() -> None:
    state = arena(thrower(cowed=2), target(), turn=2)
    assert throws(state) == []
    state = arena(thrower(cowed=2), target(), turn=3)
    assert throws(state) == ["throw 1 0"]


# L-13.3


def test_l_13_3_the_target_is_activated_before_the_throw_die() -> None:
    state = arena(thrower(), target(), pa=1)
    play(state, "throw 1 0", "act 8 net 3")
    s = state.gladiators[1]
    assert (s.marker, s.pa) == (False, 3)
    assert [die.label for die in state.dice] == ["act", "net"]


def test_l_13_3_a_target_without_marker_rolls_nothing() -> None:
    state = arena(thrower(), target(marker=False), pa=1)
    play(state, "throw 1 0", "net 3")
    assert [die.label for die in state.dice] == ["net"]


# L-13.4


@pytest.mark.parametrize("level", [1, 3, 5])
def test_l_13_4_caught_on_the_level_or_less(level: int) -> None:
    for die, caught in ((0, True), (level, True), (level + 1, False)):
        state = arena(thrower(level=level), target(marker=False, down=True), pa=1)
        play(state, "throw 1 0", f"net {die}")
        assert bool(state.gladiators[1].snare) == caught


# L-13.5


def test_l_13_5_a_snare_caught_weighs_on_nobody() -> None:
    state = arena(thrower(), target(marker=False), pa=1)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "net 3")
    assert (weight(r), r.hands) == (2.75, ("trident",))
    assert (weight(s), s.snare) == (5.75, "net")
    assert not state.ground


def test_l_13_5_the_target_may_try_to_break_free_as_often_as_it_can() -> None:
    state = arena(thrower(), target(), pa=1)
    s = state.gladiators[1]
    play(state, "throw 1 0", "act 9 net 0")
    assert (s.pa, asked(state), moves(state)) == (4, (1, "free"), ["free", "end"])
    play(state, "free", "free 4")
    assert (s.pa, s.snare, asked(state)) == (2, "net", (1, "free"))
    play(state, "free", "free 3")
    assert (s.snare, state.ground) == ("", {place(2, 0): ("net",)})


def test_l_13_5_the_target_may_leave_it() -> None:
    state = arena(thrower(), target(), pa=1)
    play(state, "throw 1 0", "act 9 net 0")
    play(state, "end")
    assert (state.gladiators[1].snare, state.active) == ("net", -1)


def test_l_13_5_a_target_on_the_ground_may_try_too() -> None:
    state = arena(thrower(), target(down=True), pa=1)
    play(state, "throw 1 0", "act 7 net 0")
    assert asked(state) == (1, "free")
    play(state, "free", "free 1")
    s = state.gladiators[1]
    assert (s.snare, s.down) == ("", True)


# L-13.6


def test_l_13_6_the_thrower_must_engage() -> None:
    state = arena(thrower(), target(at=(1, 1), marker=False), pa=3)
    r = state.gladiators[0]
    play(state, "throw 1 0", "net 3")
    assert (asked(state), moves(state)) == ((0, "duty"), ["engage 1 0", "engage 1 1"])
    play(state, "engage 1 1", "atk 9")
    assert (r.facing, state.active) == (1, -1)


def test_l_13_6_a_duty_without_choice_is_done_at_once() -> None:
    state = arena(thrower(), target(marker=False), pa=2)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "net 3 atk 2 prot 9")
    assert (r.pa, s.level, at(s)) == (0, 2, (3, 0))


def test_l_13_6_even_if_the_target_got_free() -> None:
    state = arena(thrower(), target(), pa=2)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 7 net 3")
    play(state, "free", "free 3 atk 9 def 9")
    assert (s.snare, r.pa, state.active) == ("", 0, -1)


def test_l_13_6_without_pa_there_is_no_duty() -> None:
    state = arena(thrower(), target(marker=False), pa=1)
    play(state, "throw 1 0", "net 3")
    assert state.active == -1


def test_l_13_6_who_may_not_attack_has_no_duty_and_goes_on() -> None:
    state = arena(thrower(hands=("net",)), target(marker=False), pa=3)
    play(state, "throw 1 0", "net 3")
    assert (asked(state), state.gladiators[0].pa) == ((0, "act"), 2)
    assert "pivot 1" in moves(state)


def test_l_13_6_a_short_arm_steps_up_as_it_likes() -> None:
    state = arena(lasso(), target(at=(1, 1), marker=False), pa=4)
    one = state.gladiators[0]
    play(state, "throw 1 0", "net 3")
    assert (asked(state), moves(state)) == ((0, "duty"), ["step 0", "step 1"])
    play(state, "step 1", "atk 9")  # 2 PA aside, 1 for the joust
    assert (at(one), one.facing, state.active) == ((0, 1), 0, -1)
    assert state.dice[-1].label == "atk"


def test_l_13_6_only_a_step_that_leaves_a_pa_for_the_joust() -> None:
    state = arena(lasso(), target(at=(1, 1), marker=False), pa=3)
    one = state.gladiators[0]
    play(state, "throw 1 0", "net 3 atk 9")
    assert (at(one), one.facing) == ((1, 0), 1)  # the step aside would leave none


def test_l_13_6_without_such_a_step_the_duty_lapses() -> None:
    state = arena(lasso(), target(marker=False), pa=2)
    play(state, "throw 1 0", "net 3")
    one = state.gladiators[0]
    assert (ask(state), one.pa, at(one)) == ("act", 1, (0, 0))


@pytest.mark.parametrize(
    "obstacle", [body((1, 0)), secutor(at=(1, 0), down=True)], ids=["body", "friend"]
)
def test_l_13_6_the_step_needs_an_empty_hex(obstacle: Gladiator) -> None:
    state = arena(lasso(), target(marker=False), obstacle, pa=4)
    play(state, "throw 1 0", "net 3")
    assert (ask(state), state.gladiators[0].pa) == ("act", 3)


def test_l_13_6_with_an_enemy_ahead_only_a_step_back_is_legal() -> None:
    near = secutor(at=(0, 1), facing=0, owner=1)
    state = arena(lasso(), target(marker=False), near, pa=4)
    play(state, "throw 1 0", "net 3")
    assert (ask(state), state.gladiators[0].pa) == ("act", 3)


def test_l_13_6_a_gladiator_stopped_by_a_zone_has_no_legal_step() -> None:
    """L-9.3: after a step into a hostile zone no further step is legal in the phase."""
    guard = secutor(at=(-1, 0), facing=0, owner=1)  # behind the thrower's back
    state = arena(lasso(at=(0, -1)), target(marker=False), guard, pa=6)
    one = state.gladiators[0]
    play(state, "step 1")
    assert (at(one), one.pa) == ((0, 0), 4)
    assert not [move for move in moves(state) if move.startswith("step")]
    play(state, "throw 1 0", "net 3")
    assert (ask(state), at(one), one.pa) == ("act", (0, 0), 3)


def test_l_13_6_the_step_stops_movement_like_any_other() -> None:
    """L-9.3: the step ends in the zone of the target, which got free; no joust is won after it."""
    state = arena(lasso(), target(kind="thraex"), pa=6)
    one = state.gladiators[0]
    play(state, "throw 1 0", "act 6 net 3")
    play(state, "free", "free 2")
    assert asked(state) == (0, "buy")
    play(state, "buy 0", "atk 1 def 1 prot 0 spec 8 prot 0")
    assert (asked(state), one.pa, at(one)) == ((0, "act"), 3, (0, 0))  # open by the right alone
    assert [move for move in moves(state) if move.startswith("step")] == []


def test_l_13_6_the_step_obeys_the_law_of_long_weapons() -> None:
    """L-10.2: the bearer was jousted with in this phase, so it could not be attacked any more."""
    bearer = glad("hoplomachus", (1, -1), 2, owner=1)
    state = arena(lasso(), target(at=(2, -1), marker=False), bearer, pa=7)
    one = state.gladiators[0]
    play(state, "engage 2 5")
    play(state, "buy 0", "atk 2 def 9 prot 0")
    assert at(bearer) == (2, -2)  # its zone: (2, -1), (1, -1), (1, -2)
    play(state, "stay")
    play(state, "throw 1 0", "net 3")
    assert (at(one), ask(state)) == ((1, 0), "buy")  # to (1, -1) no step is legal


# L-13.7


def test_l_13_7_a_target_that_does_not_see_the_thrower_turns_first() -> None:
    state = arena(thrower(), target(facing=0), pa=2)
    s = state.gladiators[1]
    play(state, "throw 1 0", "act 7 net 9")
    assert (asked(state), moves(state)) == ((1, "turnabout"), ["face 2", "face 3", "face 4"])
    play(state, "face 4")
    assert (s.facing, s.pa) == (4, 0)  # a point to turn, a point to hold its ground


def test_l_13_7_between_two_axes_there_are_four_facings() -> None:
    state = arena(thrower(), target(at=(1, 1), facing=0), pa=2)
    play(state, "throw 1 0", "act 7 net 9")
    assert moves(state) == ["face 2", "face 3", "face 4", "face 5"]


def test_l_13_7_a_target_that_sees_the_thrower_does_not_turn() -> None:
    state = arena(thrower(), target(facing=2), pa=2)
    play(state, "throw 1 0", "act 7 net 9")
    assert (state.gladiators[1].facing, asked(state)[1] != "turnabout") == (2, True)


def test_l_13_7_a_throw_that_catches_turns_nobody() -> None:
    state = arena(thrower(), target(facing=0), pa=1)
    play(state, "throw 1 0", "act 7 net 3")
    assert (state.gladiators[1].facing, ask(state)) == (0, "free")


def test_l_13_7_a_both_pay_and_the_target_may_counter() -> None:
    state = arena(thrower(at=(1, 0)), target(), pa=3)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 8 net 9")
    assert (r.pa, s.pa, r.hands) == (1, 2, ("trident", "net"))
    assert (asked(state), moves(state)) == ((1, "counter"), ["engage 0 3", "decline"])


def test_l_13_7_a_the_counter_may_follow_a_step() -> None:
    state = arena(thrower(), target(at=(1, 1)), pa=3)
    s = state.gladiators[1]
    play(state, "throw 1 0", "act 9 net 9")
    assert (s.pa, moves(state)) == (3, ["step 3", "step 4", "decline"])
    play(state, "step 4", "init 9 0 atk 9 def 9")  # 2 PA aside, 1 for the joust
    assert (at(s), s.pa, s.facing) == ((1, 0), 0, 3)


def test_l_13_7_a_a_target_next_to_the_thrower_may_engage_or_step_and_engage() -> None:
    state = arena(thrower(), glad("veles", (1, 0), 3, owner=1, marker=True), pa=3)
    s = state.gladiators[1]
    play(state, "throw 1 0", "act 8 net 9")
    assert s.pa == 4
    assert sorted(moves(state)) == ["decline", "engage 0 3", "step 0", "step 1", "step 5"]
    play(state, "step 1")  # two hexes off, between two axes: how to look is open
    assert (asked(state), moves(state)) == ((1, "aim"), ["engage 0 3", "engage 0 4"])
    play(state, "engage 0 4", "init 9 0 atk 9 def 9")
    assert (s.facing, at(s)) == (4, (1, 1))


def test_l_13_7_a_a_target_that_may_not_attack_cannot_counter() -> None:
    state = arena(thrower(at=(1, 0)), target(hands=("scutum",)), pa=3)
    play(state, "throw 1 0", "act 9 net 9")
    assert state.active == -1


def test_l_13_7_a_a_target_without_pa_left_cannot_counter() -> None:
    state = arena(thrower(at=(1, 0)), target(), pa=3)
    play(state, "throw 1 0", "act 0 net 9")
    assert (state.gladiators[1].pa, state.active) == (0, -1)


def test_l_13_7_a_the_step_of_a_counter_obeys_the_law_of_long_weapons() -> None:
    """L-10.2: (1, 0) is before the hoplomachus, and a counter may go for the thrower only."""
    bearer = glad("hoplomachus", (1, -1), 1, owner=0)
    state = arena(thrower(), target(), bearer, pa=3)
    play(state, "throw 1 0", "act 9 net 9")
    assert state.active == -1  # no counter was possible


def test_l_13_7_b_without_pa_the_thrower_is_pulled() -> None:
    state = arena(thrower(), target(), pa=1)
    r = state.gladiators[0]
    play(state, "throw 1 0", "act 7 net 9 atk 9")
    assert (at(r), r.hands) == ((1, 0), ("trident",))


def test_l_13_7_c_a_target_without_pa_steps_back_and_the_thrower_may_follow() -> None:
    state = arena(thrower(at=(1, 0)), target(marker=False), pa=2)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "net 9")
    assert (at(s), r.hands, r.pa) == ((3, 0), ("trident", "net"), 1)
    assert (asked(state), moves(state)) == ((0, "closer"), ["stay", "step 0"])
    play(state, "step 0")
    assert at(r) == (2, 0)  # into the hex the target left


def test_l_13_7_c_the_thrower_may_stay() -> None:
    state = arena(thrower(at=(1, 0)), target(marker=False), pa=2)
    play(state, "throw 1 0", "net 9")
    play(state, "stay")
    assert (at(state.gladiators[0]), state.active) == ((1, 0), -1)


def test_l_13_7_c_a_fresh_target_that_turned_with_its_last_pa_steps_back() -> None:
    state = arena(thrower(), target(facing=0), pa=1)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 3 net 9")
    play(state, "face 3")
    assert (at(s), s.pa, r.hands) == ((3, 0), 0, ("trident", "net"))
    assert state.active == -1


def test_l_13_7_c_nearer_by_either_of_two_hexes_for_one_pa() -> None:
    state = arena(thrower(), target(at=(1, 1), marker=False), pa=2)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "net 9")
    assert (asked(state), moves(state)) == ((1, "retreat"), ["retreat 0", "retreat 1"])
    play(state, "retreat 1")
    assert (at(s), r.pa) == ((1, 2), 1)
    assert (asked(state), moves(state)) == ((0, "closer"), ["stay", "step 0", "step 1"])
    play(state, "step 1")
    assert (at(r), r.facing) == ((0, 1), 0)


def test_l_13_7_c_a_target_on_the_ground_counts_as_without_pa_and_stays() -> None:
    state = arena(thrower(), target(down=True), pa=2)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 9 net 9")
    assert (at(s), s.down, r.hands) == ((2, 0), True, ("trident", "net"))
    assert (asked(state), moves(state)) == ((0, "closer"), ["stay", "step 0"])
    play(state, "step 0")
    assert (at(r), state.active, s.pa) == ((1, 0), -1, 0)


@pytest.mark.parametrize(
    ("change", "article", "word"),
    [
        ({"status": "out"}, "L-13.7", "not-in-combat"),
        ({"down": True}, "L-12.1", "down"),
    ],
)
def test_l_13_7_c_only_a_thrower_in_combat_and_on_its_feet_follows(
    change: dict[str, Any], article: str, word: str
) -> None:
    state = POSITIONS["closer"]()
    assert moves(state) == ["stay", "step 0"]
    for name, value in change.items():
        setattr(state.gladiators[0], name, value)
    why = refused(state, "step 0")
    assert (why.article, why.message.key) == (article, f"gloria-refused-{word}")
    assert moves(state) == ["stay"]


def test_l_13_7_c_no_step_into_the_hex_of_a_target_that_lies_there() -> None:
    state = arena(thrower(at=(1, 0)), target(down=True), pa=3)
    play(state, "throw 1 0", "act 9 net 9")
    assert (state.active, at(state.gladiators[0])) == (-1, (1, 0))


@pytest.mark.parametrize(
    "obstacle", [body((1, 0)), secutor(at=(1, 0), down=True)], ids=["body", "gladiator"]
)
def test_l_13_7_c_the_step_nearer_needs_an_empty_hex(obstacle: Gladiator) -> None:
    state = arena(thrower(), target(marker=False), obstacle, pa=3)
    play(state, "throw 1 0", "net 9")
    assert (at(state.gladiators[1]), state.active) == ((3, 0), -1)


def test_l_13_7_c_long_weapons_do_not_bar_the_step_nearer() -> None:
    state = arena(thrower(at=(1, 0)), target(kind="veles", marker=False), pa=2)
    r = state.gladiators[0]
    play(state, "throw 1 0", "net 9")
    assert moves(state) == ["stay", "step 0"]  # no PA will be left to attack with
    play(state, "step 0")
    assert at(r) == (2, 0)


def test_l_13_7_c_no_free_attack_after_the_wall() -> None:
    state = arena(thrower(at=(4, -2)), target(at=(5, -2), marker=False), pa=2)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "net 9")
    assert (at(s), s.down) == ((5, -1), False)
    play(state, "step 0")
    assert (at(r), s.level, state.active) == ((5, -2), 3, -1)


def test_l_13_7_c_a_cornered_target_falls() -> None:
    state = arena(thrower(at=(4, 0)), target(at=(5, 0), marker=False), pa=2)
    s = state.gladiators[1]
    play(state, "throw 1 0", "net 9")
    assert (at(s), s.down, s.level, state.active) == ((5, 0), True, 3, -1)


def test_l_13_7_c_the_step_back_can_jostle_and_be_fought() -> None:
    o = secutor(at=(3, 0), facing=3, marker=True)
    state = arena(thrower(), target(marker=False), o, pa=2)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "net 9 act 7")
    assert (at(o), at(s), s.down) == ((4, 0), (3, 0), True)
    assert asked(state) == (0, "jostle")
    play(state, "fight 0", "def 1 prot 9")
    assert (s.level, asked(state)) == (2, (0, "closer"))
    play(state, "step 0")
    assert at(r) == (1, 0)


def test_l_13_7_c_the_step_back_can_trip() -> None:
    state = arena(thrower(), target(marker=False), body((3, 0)), pa=1)
    play(state, "throw 1 0", "net 9 trip 3")
    s = state.gladiators[1]
    assert (at(s), s.down) == ((3, 0), True)


# L-13.8


def test_l_13_8_the_thrower_reacts_with_the_pa_it_has_left() -> None:
    state = arena(thrower(at=(1, 0)), target(), pa=4)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 9 net 9")
    assert (r.pa, s.pa) == (2, 3)
    play(state, "engage 0 3")
    assert asked(state) == (0, "react")
    assert moves(state) == ["withdraw 2", "withdraw 3", "withdraw 4", "test"]
    play(state, "test", "init 5 1")
    assert (r.pa, s.pa) == (1, 2)
    assert asked(state) == (1, "buy")  # the target is defender: 10.75 against 5.75
    play(state, "buy 0", "atk 9 def 9")
    assert state.active == -1


def test_l_13_8_the_thrower_may_withdraw_from_the_counter() -> None:
    state = arena(thrower(at=(1, 0)), target(), pa=4)
    r = state.gladiators[0]
    play(state, "throw 1 0", "act 9 net 9")
    play(state, "engage 0 3")
    play(state, "withdraw 3")
    assert (at(r), state.active) == ((0, 0), -1)  # the target has won


def test_l_13_8_a_thrower_without_pa_tests_nothing() -> None:
    state = arena(thrower(at=(1, 0)), target(), pa=2)
    play(state, "throw 1 0", "act 7 net 9")
    play(state, "engage 0 3", "atk 9 def 9")
    assert [die.label for die in state.dice] == ["act", "net", "atk", "def"]


# L-13.9


def test_l_13_9_from_two_hexes_the_thrower_is_pulled_in_and_struck_without_dice() -> None:
    state = arena(thrower(), target(), pa=1)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 6 net 9 atk 9")
    assert (at(r), weight(r), state.ground) == ((1, 0), 2.75, {place(2, 0): ("net",)})
    assert [die.label for die in state.dice] == ["act", "net", "atk"]
    assert (s.pa, state.active) == (0, -1)


def test_l_13_9_the_attack_costs_one_pa_and_dice_can_be_bought() -> None:
    state = arena(thrower(), target(), pa=1)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 9 net 9")
    assert (at(r), s.pa, asked(state)) == ((1, 0), 3, (1, "buy"))
    play(state, "buy 1", "atk 9 9")
    assert state.active == -1


def test_l_13_9_the_target_picks_one_of_two_hexes_and_turns_freely() -> None:
    state = arena(thrower(), target(at=(1, 1), facing=2), pa=1)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 6 net 9")
    assert (asked(state), moves(state)) == ((1, "pull"), ["pull 0", "pull 1"])
    play(state, "pull 0", "atk 9")
    assert (at(r), s.facing, s.pa) == ((1, 0), 4, 0)


def test_l_13_9_the_hex_holds_no_gladiator_in_combat() -> None:
    state = arena(thrower(), target(at=(1, 1), facing=3), secutor(at=(1, 0)), pa=1)
    r = state.gladiators[0]
    play(state, "throw 1 0", "act 6 net 9 atk 9")
    assert at(r) == (0, 1)


def test_l_13_9_bodies_do_not_matter() -> None:
    state = arena(thrower(), target(), body((1, 0)), pa=1)
    r = state.gladiators[0]
    play(state, "throw 1 0", "act 6 net 9 atk 9")
    assert (at(r), r.down) == ((1, 0), False)


def test_l_13_9_without_a_hex_the_thrower_stays_and_only_the_snare_goes() -> None:
    state = arena(thrower(), target(), secutor(at=(1, 0), down=True), pa=1)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 6 net 9")
    assert (at(r), state.ground, s.level) == ((0, 0), {place(2, 0): ("net",)}, 3)
    assert [die.label for die in state.dice] == ["act", "net"]  # a short arm does not reach


def test_l_13_9_a_long_arm_still_reaches_a_thrower_who_stays() -> None:
    state = arena(thrower(), target(kind="hoplomachus"), secutor(at=(1, 0), down=True), pa=1)
    r = state.gladiators[0]
    play(state, "throw 1 0", "act 6 net 9 atk 3 prot 9")
    assert (at(r), r.level) == ((-1, 0), 2)


def test_l_13_9_from_one_hex_the_thrower_stays_where_it_is() -> None:
    state = arena(thrower(at=(1, 0)), target(), pa=1)
    r = state.gladiators[0]
    play(state, "throw 1 0", "act 6 net 9 atk 9")
    assert (at(r), state.ground) == ((1, 0), {place(2, 0): ("net",)})


@pytest.mark.parametrize(
    "barred", [{"hands": ("scutum",)}, {"cowed": 1}], ids=["unarmed", "special 6"]
)
def test_l_13_9_a_target_that_may_not_attack_pulls_all_the_same(barred: dict[str, Any]) -> None:
    state = arena(thrower(), target(**barred), pa=1)
    r = state.gladiators[0]
    play(state, "throw 1 0", "act 6 net 9")
    assert (at(r), state.ground, state.active) == ((1, 0), {place(2, 0): ("net",)}, -1)
    assert [die.label for die in state.dice] == ["act", "net"]


# L-13.10


def test_l_13_10_a_counter_declined_ends_the_activation() -> None:
    state = arena(thrower(at=(1, 0)), target(), pa=4)
    play(state, "throw 1 0", "act 9 net 9")
    play(state, "decline")
    r, s = state.gladiators[:2]
    assert (state.active, r.pa, s.pa) == (-1, 0, 0)


def test_l_13_10_a_counter_not_won_ends_the_activation() -> None:
    state = arena(thrower(at=(1, 0)), target(), pa=5)
    play(state, "throw 1 0", "act 7 net 9")
    play(state, "engage 0 3")
    play(state, "test", "init 9 0")
    play(state, "buy 0", "atk 9 def 9")
    assert state.active == -1


def test_l_13_10_after_a_counter_won_the_thrower_goes_on() -> None:
    other = secutor(at=(1, 1), facing=3, owner=1)
    state = arena(thrower(at=(1, 0)), target(), other, pa=5)
    r, s = state.gladiators[:2]
    play(state, "throw 1 0", "act 7 net 9")
    play(state, "engage 0 3")
    play(state, "test", "init 9 0")
    play(state, "buy 0", "atk 3 def 9 prot 0")
    assert (at(s), r.pa) == ((3, 0), 2)
    play(state, "stay")
    assert asked(state) == (0, "act")
    legal = moves(state)
    assert "engage 2 1" in legal
    assert "engage 1 0" not in legal  # at two hexes and in reach, but jousted with already


def test_l_13_10_a_right_to_repeat_does_not_outlast_a_failed_throw() -> None:
    """L-21.9 keeps an activation open after a joust not won; a throw is no joust."""
    other = secutor(at=(0, 1), facing=4, owner=1)
    state = arena(thrower(), target(marker=False), other, pa=6)
    play(state, "engage 2 1")
    play(state, "buy 0", "atk 1 def 9 prot 0 spec 8")
    play(state, "stay")
    play(state, "pivot 0")
    play(state, "throw 1 0", "net 9")
    play(state, "stay")
    assert state.active == -1
