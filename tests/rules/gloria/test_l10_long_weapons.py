"""Chapter L-10: long weapons."""

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
    play,
    secutor,
    thraex,
)

REACH = {(2, -2), (2, -1), (2, 0), (1, 1), (0, 2)}
"""What a long weapon reaches beyond the zone from (0, 0), facing east."""

RING: list[Place] = [
    *((2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1)),
    *((-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (2, -1)),
]
"""All hexes at two steps from (0, 0)."""


def spear(**more: Any) -> Gladiator:
    """Make H of the vectors: a hoplomachus at (0, 0) facing east."""
    return glad(**{"kind": "hoplomachus", "at": (0, 0), "facing": 0, "owner": 0, **more})


def foe(at: Place = (3, 0), facing: int = 3, **more: Any) -> Gladiator:
    """Make a hostile hoplomachus."""
    return spear(**{"at": at, "facing": facing, "owner": 1, **more})


def steps(state: State) -> list[int]:
    """List the directions of the steps offered."""
    return sorted(int(move.split()[1]) for move in moves(state) if move.startswith("step "))


def engages(state: State) -> list[str]:
    return [move for move in moves(state) if move.startswith("engage")]


# L-10.1


@pytest.mark.parametrize("spot", RING)
def test_l_10_1_a_long_weapon_reaches_five_hexes_behind_the_zone(spot: Place) -> None:
    assert bool(engages(arena(spear(), thraex(at=spot)))) == (spot in REACH)


@pytest.mark.parametrize("spot", REACH)
def test_l_10_1_a_short_one_does_not(spot: Place) -> None:
    assert engages(arena(secutor(), thraex(at=spot))) == []


@pytest.mark.parametrize("spot", [(1, -1), (1, 0), (0, 1)])
def test_l_10_1_the_zone_is_reached_all_the_same(spot: Place) -> None:
    assert engages(arena(spear(), thraex(at=spot)))


def test_l_10_1_reach_turns_with_the_facing() -> None:
    assert engages(arena(spear(facing=3), thraex(at=(-2, 0)))) == ["engage 1 3"]
    assert engages(arena(spear(facing=3), thraex(at=(2, 0)))) == []


@pytest.mark.parametrize("owner", [0, 1])
def test_l_10_1_on_an_axis_a_standing_gladiator_bars_the_line(owner: int) -> None:
    third = glad(at=(1, 0), facing=3, owner=owner)
    assert "engage 1 0" not in moves(arena(spear(), thraex(at=(2, 0)), third))


def test_l_10_1_one_on_the_ground_does_not() -> None:
    third = glad(at=(1, 0), down=True)
    assert "engage 1 0" in moves(arena(spear(), thraex(at=(2, 0)), third))


def test_l_10_1_nor_does_a_body() -> None:
    assert "engage 1 0" in moves(arena(spear(), thraex(at=(2, 0)), body((1, 0))))


@pytest.mark.parametrize(
    ("others", "clear"),
    [([], True), ([(1, 0)], True), ([(0, 1)], True), ([(1, 0), (0, 1)], False)],
)
def test_l_10_1_beside_an_axis_two_bar_it(others: list[Place], clear: bool) -> None:
    state = arena(spear(), thraex(at=(1, 1)), *(glad(at=spot) for spot in others))
    assert engages(state) == (["engage 1 0", "engage 1 1"] if clear else [])


def test_l_10_1_who_fights_with_a_short_one_has_no_reach_whatever_else_it_holds() -> None:
    outfit = Outfit((), ("gladius",), "trident")
    both = glad("custom", (0, 0), 0, outfit=outfit, hands=("gladius", "trident"), sheathed="")
    assert engages(arena(both, thraex(at=(2, 0)))) == []
    assert engages(arena(both, thraex(at=(1, 0)))) == ["engage 1 0"]


def test_l_10_1_nor_has_a_spearman_without_spear() -> None:
    assert engages(arena(spear(hands=("pugio", "parma"), sheathed=""), thraex(at=(2, 0)))) == []
    assert engages(arena(spear(hands=("parma",)), thraex(at=(2, 0)))) == []


# L-10.2


def test_l_10_2_before_a_long_weapon_one_must_be_able_to_attack() -> None:
    # Ahead to (2, 0): one PA for the step, one for a joust.
    assert steps(arena(secutor(at=(1, 0)), foe(), pa=1)) == []
    assert 0 in steps(arena(secutor(at=(1, 0)), foe(), pa=2))


def test_l_10_2_one_need_not_do_it() -> None:
    state = arena(secutor(at=(1, 0)), foe(), pa=2)
    play(state, "step 0")
    assert {"engage 1 0", "end"} <= set(moves(state))
    play(state, "end")
    assert asked(state) == (1, "pick")


def test_l_10_2_the_pa_left_must_pay_for_a_pivot_too() -> None:
    # To (2, 0) with H not ahead afterwards: A looks west, so the step costs two, the pivot one.
    assert 0 not in steps(arena(secutor(at=(1, 0), facing=3), foe(), pa=3))
    assert 0 in steps(arena(secutor(at=(1, 0), facing=3), foe(), pa=4))


@pytest.mark.parametrize(("facing", "least"), [(0, 2), (1, 3), (5, 3), (2, 4), (3, 4), (4, 4)])
def test_l_10_2_for_each_facing_just_so_many(facing: int, least: int) -> None:
    # Facing 1 and 5 have (3, 0) in their zone at (2, 0), but the step costs two.
    for pa in range(1, 6):
        state = arena(secutor(at=(1, 0), facing=facing), foe(), pa=pa)
        assert (0 in steps(state)) == (pa >= least), pa


def test_l_10_2_short_weapons_bar_nobody() -> None:
    assert steps(arena(secutor(at=(1, 0)), thraex(at=(3, 0)), pa=1)) == [0]


def test_l_10_2_nor_do_friends() -> None:
    assert steps(arena(secutor(at=(1, 0)), foe(owner=0), pa=1)) == [0]


def test_l_10_2_nor_strangers_in_single_combat() -> None:
    state = arena(
        secutor(at=(1, 0), opponent=2),
        foe(),
        thraex(at=(-5, 0), opponent=0),
        pa=1,
        options=Options(2, "single"),
        bystanders=False,
    )
    assert steps(state) == [0]


@pytest.mark.parametrize("how", ["down", "looking away", "without spear", "entangled"])
def test_l_10_2_nor_one_that_has_no_zone_there_or_no_spear(how: str) -> None:
    cases: dict[str, dict[str, Any]] = {
        "down": {"down": True},
        "looking away": {"facing": 0},
        "without spear": {"hands": ("parma",)},
        "entangled": {"snare": "net"},
    }
    more = cases[how]
    net = glad("retiarius", (-4, 0), hands=())
    assert steps(arena(secutor(at=(1, 0)), foe(**more), net, pa=1)) == [0]


def test_l_10_2_any_long_weapon_in_hand_counts_even_one_picked_up() -> None:
    armed = thraex(at=(3, 0), hands=("sica", "trident"))
    other = glad("retiarius", (-4, 0), hands=())
    assert steps(arena(secutor(at=(1, 0)), armed, other, pa=1)) == []


def test_l_10_2_who_may_not_attack_may_not_enter() -> None:
    assert 0 not in steps(arena(secutor(at=(1, 0), cowed=1), foe(), pa=6))
    assert 0 not in steps(arena(secutor(at=(1, 0), hands=()), foe(), pa=6))


def test_l_10_2_nor_who_holds_only_a_weapon_of_the_other_class() -> None:
    clumsy = secutor(at=(1, 0), hands=("trident", "scutum"))
    other = glad("retiarius", (-4, 0), hands=())
    assert 0 not in steps(arena(clumsy, foe(), other, pa=6))


@pytest.mark.parametrize(("facing", "least"), [(0, 3), (5, 4), (3, 5)])
def test_l_10_2_a_shield_push_is_an_attack_too(facing: int, least: int) -> None:
    for pa in range(1, 7):
        bare = secutor(at=(1, 0), facing=facing, hands=("scutum",))
        assert (0 in steps(arena(bare, foe(), pa=pa))) == (pa >= least), pa


def test_l_10_2_each_bearer_must_be_attackable() -> None:
    # Aside to (2, 0) for two: one bearer is ahead there, the other behind A's back.
    for pa in range(2, 6):
        start = secutor(at=(2, -1))
        assert (1 in steps(arena(start, foe(), pa=pa))) == (pa >= 3), pa
        start, both = secutor(at=(2, -1)), [foe(), foe(at=(1, 1), facing=5)]
        assert (1 in steps(arena(start, *both, pa=pa))) == (pa >= 4), pa


def test_l_10_2_who_was_jousted_with_already_cannot_be_attacked_again() -> None:
    state = arena(secutor(), foe(at=(1, 0), marker=True), pa=9)
    play(state, "engage 1 0", "act 9")
    play(state, "withdraw 0")
    assert asked(state) == (0, "act")
    assert 0 not in steps(state)  # (1, 0) is before the spear at (2, 0)
    assert 5 in steps(state)


def test_l_10_2_unless_a_right_to_repeat_is_held() -> None:
    state = arena(secutor(), foe(at=(1, 0)), pa=4)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 1 def 9 prot 0 spec 8")
    play(state, "stay")
    assert state.gladiators[0].pa == 3
    assert 0 in steps(state)


def test_l_10_2_the_next_body_hex_is_judged_with_what_is_left_then() -> None:
    # Over the body at (1, 0) to (2, 0) before the spear: 1 + 1 for the steps, 1 for a joust.
    state = arena(secutor(), body((1, 0)), foe(), pa=2)
    assert 0 not in steps(state)
    state = arena(secutor(), body((1, 0)), foe(), pa=3)
    assert 0 in steps(state)


# L-10.3


@pytest.mark.parametrize("facing", range(6))
def test_l_10_3_a_withdrawal_is_bound(facing: int) -> None:
    # D at (1, 0) could go to (2, -1) and (2, 0), if the spear at (3, -1) did not look there.
    friend = foe(at=(3, -1), facing=facing, owner=0)
    state = arena(secutor(), thraex(marker=True), friend, pa=3)
    play(state, "engage 1 0", "act 9")
    zone = {(facing + k) % 6 for k in (-1, 0, 1)}
    assert ("withdraw 5" in moves(state)) == (3 not in zone)
    assert ("withdraw 0" in moves(state)) == (2 not in zone)
    assert "withdraw 1" in moves(state)


def test_l_10_3_an_advance_is_not() -> None:
    # (1, 0) is before the spear at (1, -1), and A has nothing left.
    state = arena(secutor(), thraex(), foe(at=(1, -1), facing=1), pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert moves(state) == ["stay", "advance 0"]
    play(state, "advance 0")
    assert at(state.gladiators[0]) == (1, 0)


def test_l_10_3_forced_steps_are_not() -> None:
    friend = foe(at=(3, 0), owner=0)
    state = arena(secutor(), thraex(), friend, pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert at(state.gladiators[1]) == (2, 0)


def test_l_10_3_closing_in_is_not() -> None:
    state = arena(spear(), thraex(at=(2, 0), marker=True), pa=1)
    play(state, "engage 1 0", "act 5 init 9 0 atk 3 def 9")
    assert (at(state.gladiators[1]), state.gladiators[1].pa) == ((1, 0), 0)


def test_l_10_3_a_pull_is_not() -> None:
    thrower = glad("retiarius", (0, 0), 0)
    state = arena(thrower, foe(at=(2, 0), marker=True), pa=1)
    play(state, "throw 1 0", "act 0 net 9 atk 9")
    assert at(state.gladiators[0]) == (1, 0)


# L-10.4


@pytest.mark.parametrize(("die", "level"), [(3, 3), (4, 2)])
def test_l_10_4_a_long_weapon_adds_one_to_the_protection_die(die: int, level: int) -> None:
    # Retiarius, 4.75: a 4 becomes 5.
    state = arena(secutor(), glad("retiarius", (1, 0), 3, owner=1), pa=1)
    play(state, "engage 1 0", f"atk 3 def 9 prot {die}")
    assert state.gladiators[1].level == level


def test_l_10_4_only_while_it_is_in_hand() -> None:
    # Hoplomachus without spear, 3.75: a 3 stays a 3.
    for hands, die, level in (
        (("parma",), 3, 3),
        (("hasta",), 3, 3),  # 4.75 against 4
        (("hasta",), 4, 2),
        (("pugio", "parma"), 4, 3),
    ):
        sheathed = "" if "pugio" in hands else "pugio"
        state = arena(secutor(), foe(at=(1, 0), hands=hands, sheathed=sheathed), pa=1)
        play(state, "engage 1 0", f"atk 3 def 9 prot {die}")
        assert state.gladiators[1].level == level, hands


def test_l_10_4_whatever_weapon_is_the_original_one() -> None:
    # Thraex with sica and a trident picked up: 2.75 + 1 + 2 = 5.75, die + 1.
    for die, level in ((4, 3), (5, 2)):
        armed = thraex(hands=("sica", "trident"))
        state = arena(secutor(), armed, glad("retiarius", (-4, 0), hands=()), pa=1)
        play(state, "engage 1 0", f"atk 3 def 9 prot {die}")
        assert state.gladiators[1].level == level


def test_l_10_4_a_sheathed_one_does_nothing() -> None:
    outfit = Outfit(("helmet",), ("gladius",), "trident")
    for die, level in ((1, 3), (2, 2)):
        state = arena(secutor(), glad("custom", (1, 0), 3, owner=1, outfit=outfit), pa=1)
        play(state, "engage 1 0", f"atk 3 def 9 prot {die}")
        assert state.gladiators[1].level == level


def test_l_10_4_lost_in_the_same_joust_it_weighs_on_no_more() -> None:
    # The first blow takes the spear: 5.75 becomes 3.75, and the die counts as it falls.
    state = arena(secutor(), foe(at=(1, 0)), pa=3)
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 1 3 def 9 prot 4 spec 5 prot 3")
    assert ask(state) == "advance"
    assert state.gladiators[1].level == 3


# L-10.5


def test_l_10_5_the_zone_of_a_spearman_is_three_hexes_like_any_other() -> None:
    state = arena(secutor(), foe(), pa=5)
    play(state, "step 0")  # (1, 0) is in its reach, not in its zone
    assert steps(state) == [0, 1, 2, 3, 4, 5]
    play(state, "step 0")
    assert steps(state) == []


def test_l_10_5_reach_hexes_may_be_entered_with_the_last_point() -> None:
    state = arena(secutor(), foe(), pa=1)
    assert steps(state) == [0]


@pytest.mark.parametrize("spot", sorted(REACH))
def test_l_10_5_an_enemy_on_a_reach_hex_does_not_force_the_spearman_back(spot: Place) -> None:
    state = arena(spear(), thraex(at=spot, facing=0), pa=5)
    assert steps(state) == [0, 1, 2, 3, 4, 5]


def test_l_10_5_nor_does_reach_bar_a_withdrawal() -> None:
    friend = foe(at=(4, 0), owner=0)  # (2, 0) is in its reach
    state = arena(secutor(), thraex(marker=True), friend, pa=3)
    play(state, "engage 1 0", "act 9")
    assert "withdraw 0" in moves(state)
