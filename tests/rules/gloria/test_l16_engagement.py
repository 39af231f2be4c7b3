"""Chapter L-16: engagement and reaction."""

from typing import Any

import pytest

from ludus.games.gloria.equipment import Outfit
from ludus.games.gloria.options import Options
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
    refused,
    secutor,
    thraex,
    words,
)

AROUND: tuple[Place, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbours of (0, 0) by direction."""


def spare(*items: str) -> Gladiator:
    """Make one who is gone, and whose things are still about."""
    return glad("custom", None, outfit=Outfit(hands=items), hands=(), status="gone")


def engages(state: State) -> list[str]:
    return [move for move in moves(state) if move.startswith("engage")]


def withdrawals(state: State) -> set[int]:
    """Collect the directions in which the engaged one may withdraw."""
    return {int(move.split()[1]) for move in moves(state) if move.startswith("withdraw")}


def labels(state: State) -> list[str]:
    """List what dice were rolled for."""
    return [die.label for die in state.dice]


# L-16.0


def test_l_16_0_armed_and_standing_free_one_may_attack() -> None:
    assert engages(arena(secutor(), thraex(), pa=3)) == ["engage 1 0"]


@pytest.mark.parametrize(
    "more",
    [
        {"down": True},
        {"snare": "net"},
        {"hands": ()},
        {"hands": ("scutum",)},
        {"hands": ("trident", "scutum")},
        {"cowed": 1},
    ],
    ids=["down", "entangled", "empty-handed", "unarmed", "other class", "cowed"],
)
def test_l_16_0_otherwise_one_may_not(more: dict[str, Any]) -> None:
    state = arena(secutor(**more), thraex(), spare("net", "trident"), pa=3)
    assert engages(state) == []


@pytest.mark.parametrize(("turn", "may"), [(1, True), (2, False), (3, True)])
def test_l_16_0_the_mark_of_result_six_holds_for_its_turn_only(turn: int, may: bool) -> None:
    state = arena(secutor(cowed=2), thraex(), turn=turn)
    assert bool(engages(state)) == may


def test_l_16_0_an_appealing_gladiator_does_nothing_more() -> None:
    options = Options(2, crowd_appeal=True)
    state = arena(secutor(), thraex(level=1), thraex(at=(0, 1), facing=4), options=options, pa=5)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 prot 9")
    play(state, "stay")
    assert asked(state) == (1, "pick")


# L-16.1


@pytest.mark.parametrize("pa", [1, 2, 4])
def test_l_16_1_engaging_costs_a_point_at_the_declaration(pa: int) -> None:
    state = arena(secutor(), thraex(marker=True), pa=pa)
    log = play(state, "engage 1 0", "act 9")
    assert asked(state) == (1, "react")
    assert state.gladiators[0].pa == pa - 1
    assert words(log)[0] == "gloria-engages"


def test_l_16_1_it_pays_the_initiative_test_as_well() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 0 init 9 9 atk 9 def 9")
    assert labels(state)[1:3] == ["init", "init"]


def test_l_16_1_the_point_is_gone_even_if_the_other_withdraws() -> None:
    state = arena(secutor(), thraex(marker=True), pa=3)
    play(state, "engage 1 0", "act 9")
    play(state, "withdraw 0")
    assert state.gladiators[0].pa == 2


@pytest.mark.parametrize("status", ["out", "dead"])
def test_l_16_1_a_body_cannot_be_engaged(status: str) -> None:
    assert engages(arena(secutor(), body((1, 0), status=status), pa=3)) == []


def test_l_16_1_nor_one_that_appeals() -> None:
    options = Options(2, crowd_appeal=True)
    state = arena(secutor(), thraex(appealing=True), options=options)
    assert not [move for move in moves(state) if move.startswith(("engage", "push", "throw"))]


def test_l_16_1_nor_a_stranger_in_single_combat() -> None:
    state = arena(
        secutor(opponent=2),
        thraex(),
        thraex(at=(0, 1), facing=4, opponent=0),
        options=Options(2, "single"),
        bystanders=False,
    )
    assert engages(state) == ["engage 2 1"]


@pytest.mark.parametrize("more", [{"down": True}, {"snare": "net"}, {"hands": ()}, {"stunned": 1}])
def test_l_16_1_the_helpless_can(more: dict[str, Any]) -> None:
    assert engages(arena(secutor(), thraex(**more), spare("net"))) == ["engage 1 0"]


def test_l_16_1_who_is_not_active_engages_nobody() -> None:
    state = arena(secutor(), thraex(), pa=3)
    refused(state, "engage 0 3", seat=1)
    refused(state, "engage 0 3")


# L-16.2


@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("turn", [-1, 0, 1])
def test_l_16_2_the_engager_turns_to_the_target_for_free(facing: int, turn: int) -> None:
    way = (facing + turn) % 6
    state = arena(secutor(facing=facing), thraex(at=AROUND[way], facing=(way + 3) % 6), pa=3)
    assert engages(state) == [f"engage 1 {way}"]
    play(state, f"engage 1 {way}")
    assert (state.gladiators[0].facing, state.gladiators[0].pa) == (way, 2)


@pytest.mark.parametrize(
    ("spot", "ends"),
    [((2, -2), [5]), ((2, -1), [0, 5]), ((2, 0), [0]), ((1, 1), [0, 1]), ((0, 2), [1])],
)
def test_l_16_2_at_two_hexes_it_ends_on_the_axis_or_beside_it(spot: Place, ends: list[int]) -> None:
    spear = glad("hoplomachus")
    state = arena(spear, thraex(at=spot, facing=3), pa=3)
    assert engages(state) == [f"engage 1 {facing}" for facing in ends]
    for facing in ends:
        state = arena(glad("hoplomachus"), thraex(at=spot, facing=3), pa=3)
        play(state, f"engage 1 {facing}")
        assert (state.gladiators[0].facing, state.gladiators[0].pa) == (facing, 2)


# L-16.3


def test_l_16_3_the_engaged_one_loses_its_marker_and_rolls_its_points() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 8")
    assert (state.gladiators[1].marker, state.gladiators[1].pa) == (False, 4)


def test_l_16_3_without_marker_it_rolls_nothing() -> None:
    state = arena(secutor(), thraex(), pa=1)
    play(state, "engage 1 0", "atk 9 def 9")
    assert labels(state) == ["atk", "def"]


@pytest.mark.parametrize("more", [{"down": True}, {"snare": "net"}, {"hands": ()}])
def test_l_16_3_it_rolls_even_if_that_is_useless(more: dict[str, Any]) -> None:
    state = arena(secutor(), thraex(marker=True, **more), spare("net"), pa=1)
    dice = "act 0 atk 9 9" if more.get("down") else "act 0 atk 9"
    play(state, "engage 1 0", dice)
    assert labels(state)[0] == "act"
    assert (state.gladiators[1].marker, state.gladiators[1].pa) == (False, 0)


# L-16.4


@pytest.mark.parametrize("facing", range(6))
def test_l_16_4_who_does_not_see_the_engager_must_turn(facing: int) -> None:
    state = arena(secutor(), thraex(facing=facing, marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    if facing in (2, 3, 4):
        assert ask(state) == "react"
        return
    assert asked(state) == (1, "face")
    assert moves(state) == ["face 2", "face 3", "face 4"]
    assert state.gladiators[1].pa == 5
    play(state, "face 4")
    assert (state.gladiators[1].facing, state.gladiators[1].pa) == (4, 4)
    assert ask(state) == "react"


@pytest.mark.parametrize(
    ("spot", "facing", "faces"),
    [
        ((2, 0), 0, [2, 3, 4]),  # on an axis
        ((1, 1), 0, [2, 3, 4, 5]),  # between two
        ((2, -1), 0, [1, 2, 3, 4]),
        ((0, 2), 1, [3, 4, 5]),
    ],
)
def test_l_16_4_at_two_hexes_the_front_arc_is_wider(
    spot: Place, facing: int, faces: list[int]
) -> None:
    state = arena(glad("hoplomachus"), thraex(at=spot, facing=facing, marker=True), pa=1)
    play(state, engages(state)[0], "act 9")
    assert moves(state) == [f"face {f}" for f in faces]
    for seen in faces:
        state = arena(glad("hoplomachus"), thraex(at=spot, facing=seen, marker=True), pa=1)
        play(state, engages(state)[0], "act 9")
        assert ask(state) == "react"


def test_l_16_4_without_points_it_cannot() -> None:
    state = arena(secutor(), thraex(facing=0), pa=1)
    play(state, "engage 1 0", "atk 9 9")
    assert state.gladiators[1].facing == 0


@pytest.mark.parametrize("more", [{"down": True}, {"snare": "net"}])
def test_l_16_4_on_the_ground_or_entangled_it_does_not(more: dict[str, Any]) -> None:
    state = arena(secutor(), thraex(facing=0, marker=True, **more), spare("net"), pa=1)
    play(state, "engage 1 0", "act 9 atk 9 9")
    assert state.gladiators[1].facing == 0


def test_l_16_4_it_may_not_turn_for_any_other_reason() -> None:
    state = arena(secutor(), thraex(facing=2, marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    assert not [move for move in moves(state) if move.startswith(("face", "pivot"))]


def test_l_16_4_it_may_not_decline_to_turn() -> None:
    state = arena(secutor(), thraex(facing=0, marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    assert all(move.startswith("face") for move in moves(state))


def test_l_16_4_even_the_unarmed_turn() -> None:
    state = arena(secutor(), thraex(facing=0, marker=True, hands=()), pa=1)
    play(state, "engage 1 0", "act 9")
    assert asked(state) == (1, "face")


# L-16.5


def test_l_16_5_it_must_withdraw_or_test() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    assert sorted(moves(state)) == ["test", "withdraw 0", "withdraw 1", "withdraw 5"]


def test_l_16_5_with_one_point_it_can_only_test_and_does() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 5 init 0 0 atk 9 def 9")
    assert state.gladiators[1].pa == 0


def test_l_16_5_the_last_point_may_go_for_the_pivot() -> None:
    state = arena(secutor(), thraex(facing=0, marker=True), pa=1)
    play(state, "engage 1 0", "act 5")
    play(state, "face 3", "atk 9 def 9")
    assert "init" not in labels(state)


def test_l_16_5_without_a_hex_to_withdraw_to_it_tests() -> None:
    behind = [glad(at=spot, owner=1) for spot in ((2, -1), (2, 0), (1, 1))]
    state = arena(secutor(), thraex(marker=True), *behind, pa=1)
    play(state, "engage 1 0", "act 9 init 0 9")
    assert (ask(state), state.gladiators[1].pa) == ("buy", 4)


# L-16.6


@pytest.mark.parametrize("way", [0, 1, 5])
def test_l_16_6_a_withdrawal_is_a_step_back_for_two_points(way: int) -> None:
    state = arena(secutor(), thraex(marker=True), pa=3)
    play(state, "engage 1 0", "act 9")
    log = play(state, f"withdraw {way}")
    other = state.gladiators[1]
    q, r = AROUND[way]
    assert (at(other), other.facing, other.pa) == ((1 + q, r), 3, 3)
    assert words(log)[0] == "gloria-withdraws"


@pytest.mark.parametrize(("die", "pa", "can"), [(5, 1, False), (6, 2, True), (9, 5, True)])
def test_l_16_6_it_needs_two_points(die: int, pa: int, can: bool) -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    more = "" if can else " init 0 0 atk 9 def 9"
    play(state, "engage 1 0", f"act {die}{more}")
    assert (ask(state) == "react") == can
    if can:
        assert (state.gladiators[1].pa, withdrawals(state)) == (pa, {0, 1, 5})


@pytest.mark.parametrize("facing", [2, 3, 4])
def test_l_16_6_only_into_its_own_rear_hexes_out_of_the_engagers_zone(facing: int) -> None:
    # Facing 2 the rear is north and east; (1, -1) is in A's zone. Facing 4 it is (0, 1).
    state = arena(secutor(), thraex(facing=facing, marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    assert withdrawals(state) == {2: {5, 0}, 3: {5, 0, 1}, 4: {0, 1}}[facing]


@pytest.mark.parametrize("what", ["friend", "enemy", "lying", "body"])
def test_l_16_6_only_into_a_hex_without_gladiator_or_body(what: str) -> None:
    there = {
        "friend": glad(at=(2, 0), facing=0, owner=1),
        "enemy": glad(at=(2, 0), facing=0),
        "lying": glad(at=(2, 0), owner=1, down=True),
        "body": body((2, 0)),
    }[what]
    state = arena(secutor(), thraex(marker=True), there, pa=1)
    play(state, "engage 1 0", "act 9")
    assert withdrawals(state) == {1, 5}


def test_l_16_6_not_out_of_the_arena() -> None:
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2), marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    assert withdrawals(state) == {1}  # (6, -2) and (6, -3) are outside


def test_l_16_6_a_zone_of_another_enemy_does_not_matter() -> None:
    other = glad(at=(3, 0), facing=3)
    state = arena(secutor(), thraex(marker=True), other, pa=1)
    play(state, "engage 1 0", "act 9")
    assert withdrawals(state) == {0, 1, 5}


def test_l_16_6_unless_he_holds_a_long_weapon() -> None:
    other = glad("hoplomachus", (3, 0), 3)
    state = arena(secutor(), thraex(marker=True), other, pa=1)
    play(state, "engage 1 0", "act 9")
    assert withdrawals(state) == {1, 5}


def test_l_16_6_no_dice_are_rolled() -> None:
    state = arena(secutor(), thraex(marker=True), pa=3)
    play(state, "engage 1 0", "act 9")
    play(state, "withdraw 0", "")
    assert labels(state) == ["act"]


def test_l_16_6_it_withdraws_after_its_pivot_and_by_its_new_facing() -> None:
    state = arena(secutor(), thraex(facing=0, marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    play(state, "face 2")
    assert withdrawals(state) == {5, 0}


def test_l_16_6_from_two_hexes_too() -> None:
    state = arena(glad("hoplomachus"), thraex(at=(2, 0), marker=True), pa=2)
    play(state, "engage 1 0", "act 9")
    assert withdrawals(state) == {0, 1, 5}
    play(state, "withdraw 0")
    assert at(state.gladiators[1]) == (3, 0)


# L-16.7


def test_l_16_7_the_engager_counts_as_winner() -> None:
    state = arena(secutor(), thraex(marker=True), pa=3)
    play(state, "engage 1 0", "act 9")
    log = play(state, "withdraw 0")
    assert words(log) == ["gloria-withdraws", "gloria-wins"]
    assert (asked(state), state.gladiators[0].pa) == ((0, "act"), 2)


def test_l_16_7_without_touches_and_without_advance() -> None:
    state = arena(secutor(), thraex(marker=True), pa=3)
    play(state, "engage 1 0", "act 9")
    play(state, "withdraw 0")
    one, other = state.gladiators[:2]
    assert (at(one), ask(state)) == ((0, 0), "act")
    assert (other.level, one.victories) == (3, 0)


def test_l_16_7_he_goes_on_but_not_against_the_same_one() -> None:
    third = thraex(at=(0, 1), facing=4)
    state = arena(secutor(), thraex(marker=True), third, pa=5)
    play(state, "engage 1 0", "act 9")
    play(state, "withdraw 5")
    assert at(state.gladiators[1]) == (2, -1)
    assert engages(state) == ["engage 2 1"]
    state = arena(secutor(), thraex(marker=True), pa=5)
    play(state, "engage 1 0", "act 9")
    play(state, "withdraw 0")
    play(state, "step 0")
    assert (at(state.gladiators[0]), engages(state)) == ((1, 0), [])


# L-16.8


def test_l_16_8_points_rolled_in_reaction_serve_the_next_joust_of_the_phase() -> None:
    state = arena(secutor(), thraex(marker=True), pa=5)
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 0 9")
    play(state, "buy 0")
    play(state, "buy 0", "atk 1 def 9 prot 0 spec 8")
    play(state, "advance 0")
    other = state.gladiators[1]
    assert (other.pa, at(other)) == (4, (2, 0))
    play(state, "engage 1 0", "")  # no new die for points
    assert (asked(state), other.pa) == ((1, "react"), 4)
    play(state, "test", "init 0 9")
    assert other.pa == 3


def test_l_16_8_they_are_gone_when_the_phase_ends() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 0 9")
    play(state, "buy 0", "atk 9 def 9")
    assert state.gladiators[1].pa == 0


# L-16.9


def test_l_16_9_who_was_activated_before_neither_turns_withdraws_nor_tests() -> None:
    state = arena(secutor(), thraex(facing=0), pa=1)
    play(state, "engage 1 0", "atk 9 9")
    assert labels(state) == ["atk", "atk"]
    assert state.gladiators[1].facing == 0


@pytest.mark.parametrize("facing", range(6))
def test_l_16_9_it_defends_with_one_die_if_it_sees_the_engager(facing: int) -> None:
    state = arena(secutor(), thraex(facing=facing), pa=1)
    sees = facing in (2, 3, 4)
    play(state, "engage 1 0", "atk 9 def 9" if sees else "atk 9 9")
    assert labels(state).count("def") == sees


def test_l_16_9_the_stunned_are_as_if_activated() -> None:
    state = arena(secutor(), thraex(stunned=2), glad(at=(4, 0), owner=1), bystanders=False)
    play(state, "end", "order 0 1 act 9")
    assert (state.turn, state.active) == (2, 0)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 9 def 9 act 0")
    assert state.active == 2
    assert state.places[place(1, 0)] == 1
