"""Chapter L-11: objects picked up, drawn, dropped and kicked."""

from collections.abc import Sequence
from typing import Any

import pytest

from ludus.games.gloria.board import defends_only, may_attack
from ludus.games.gloria.equipment import ITEMS, Outfit
from ludus.games.gloria.frames import Act
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
    weight,
    words,
)


def spare(*items: str) -> Gladiator:
    """Make one who is gone, and whose things are still about."""
    return glad("custom", None, outfit=Outfit(hands=items), hands=(), status="gone")


def finding(
    one: Gladiator, *items: str, pa: int = 3, others: Sequence[Gladiator] = (), **more: Any
) -> State:
    """Let a gladiator at (0, 0) stand on some things."""
    return arena(one, *others, spare(*items), pa=pa, ground={(0, 0): items}, **more)


def actions(state: State) -> set[str]:
    """Collect the first words of the moves."""
    return {move.split()[0] for move in moves(state)}


# L-11.1


def test_l_11_1_whoever_is_active_handles_objects() -> None:
    state = finding(secutor(hands=("gladius",)), "scutum")
    assert {"pickup", "kick", "drop"} <= actions(state)
    assert "draw" in actions(arena(glad("retiarius", hands=("net",))))


def test_l_11_1_in_a_reaction_there_are_no_such_actions() -> None:
    # D stands on a shield, could draw and drop, but may only withdraw or test, then buy dice.
    other = glad("hoplomachus", (1, 0), 3, owner=1, marker=True, hands=("hasta",))
    state = arena(secutor(), other, pa=6, ground={(1, 0): ["parma"]})
    play(state, "engage 1 0", "act 9")
    assert actions(state) == {"withdraw", "test"}
    play(state, "test", "init 9 0")
    assert actions(state) == {"buy"}


def test_l_11_1_on_the_ground_in_a_reaction_there_is_nothing_to_do() -> None:
    state = arena(secutor(), thraex(down=True, marker=True), pa=1)
    play(state, "engage 1 0", "act 9 atk 9 9")
    assert state.gladiators[1].down


def test_l_11_1_only_breaking_free_is_a_reaction() -> None:
    state = arena(glad("retiarius"), thraex(at=(2, 0), marker=True), pa=3)
    play(state, "throw 1 0", "act 9 net 0")
    assert asked(state) == (1, "free")
    assert moves(state) == ["free", "end"]


def test_l_11_1_whoever_is_entangled_when_engaged_cannot_even_do_that() -> None:
    thrower = glad("retiarius", (-4, 0), hands=("trident",))
    state = arena(secutor(), thraex(snare="net", marker=True), thrower, pa=1)
    play(state, "engage 1 0", "act 9 atk 9")
    assert state.gladiators[1].snare == "net"


# L-11.2


def test_l_11_2_picking_up_costs_a_point_and_a_die() -> None:
    state = finding(secutor(hands=("gladius",)), "scutum")
    log = play(state, "pickup scutum", "pick 5")
    one = state.gladiators[0]
    assert (one.hands, one.pa, state.ground) == (("gladius", "scutum"), 2, {})
    assert words(log) == ["gloria-taken"]


@pytest.mark.parametrize("die", range(10))
def test_l_11_2_on_a_zero_it_is_unusable_and_gone(die: int) -> None:
    state = finding(secutor(hands=("gladius",)), "scutum")
    play(state, "pickup scutum", f"pick {die}")
    one = state.gladiators[0]
    assert ("scutum" in one.hands) == (die > 0)
    assert (state.ground, one.pa) == ({}, 2)


def test_l_11_2_only_from_the_own_hex() -> None:
    one = secutor(hands=("gladius",))
    state = arena(one, pa=3, ground={(1, 0): ["scutum"]})
    refused(state, "pickup scutum")
    play(state, "step 0")
    assert "pickup scutum" in moves(state)


def test_l_11_2_only_with_a_free_hand() -> None:
    state = finding(secutor(), "gladius")
    assert "pickup gladius" not in moves(state)
    state = finding(secutor(hands=("gladius",)), "gladius")
    assert "pickup gladius" in moves(state)


def test_l_11_2_one_thing_at_a_time() -> None:
    state = finding(secutor(hands=()), "gladius", "gladius", "scutum", pa=5)
    assert [move for move in moves(state) if move.startswith("pickup")] == [
        "pickup gladius",
        "pickup scutum",
    ]
    play(state, "pickup gladius", "pick 3")
    assert state.ground == {place(0, 0): ("gladius", "scutum")}
    play(state, "pickup gladius", "pick 3")
    assert state.gladiators[0].hands == ("gladius", "gladius")
    assert "pickup scutum" not in moves(state)


def test_l_11_2_it_may_be_tried_again_with_the_next_thing() -> None:
    state = finding(secutor(hands=()), "gladius", "gladius", pa=3)
    play(state, "pickup gladius", "pick 0")
    play(state, "pickup gladius", "pick 1")
    assert state.gladiators[0].hands == ("gladius",)
    assert state.gladiators[0].pa == 1


# L-11.3


@pytest.mark.parametrize(
    ("kind", "item"),
    [("secutor", "trident"), ("thraex", "hasta"), ("hoplomachus", "gladius"), ("veles", "pugio")],
)
def test_l_11_3_a_weapon_of_the_other_length_is_for_defence_only(kind: str, item: str) -> None:
    one = glad(kind, hands=(), sheathed="")
    state = finding(one, item, others=[thraex(facing=0)], pa=5)
    assert not {"engage", "push"} & actions(state)
    play(state, f"pickup {item}", "pick 1")
    assert defends_only(state, state.gladiators[0])
    assert not may_attack(state, state.gladiators[0])
    assert not {"engage", "push"} & actions(state)


def test_l_11_3_it_is_usable_in_defence() -> None:
    # The victim holds only a trident: no test, no cost, but a die as defender.
    clumsy = thraex(hands=("trident",), marker=True)
    state = arena(secutor(), clumsy, spare("trident"), pa=1)
    play(state, "engage 1 0", "act 9")
    assert "fast" in moves(state)
    assert "test" not in moves(state)
    play(state, "fast")
    play(state, "buy 0", "atk 9 def 1 prot 0")
    assert (at(state.gladiators[0]), ask(state)) == ((-1, 0), "advance")


@pytest.mark.parametrize(
    ("kind", "hands", "item"),
    [
        ("secutor", ("trident",), "gladius"),
        ("secutor", ("trident",), "sica"),  # whoever dropped it
        ("secutor", (), "pugio"),
        ("hoplomachus", ("pugio",), "trident"),
        ("retiarius", (), "hasta"),
    ],
)
def test_l_11_3_any_weapon_of_the_original_class_cures_it(
    kind: str, hands: tuple[str, ...], item: str
) -> None:
    one = glad(kind, hands=hands, sheathed="")
    others = [thraex(facing=0), spare(*hands)]
    state = finding(one, item, others=others, pa=5)
    assert "engage" not in actions(state)
    play(state, f"pickup {item}", "pick 9")
    assert "engage 1 0" in moves(state)


def test_l_11_3_a_weapon_of_the_same_class_is_as_good_as_the_own() -> None:
    for item in ("gladius", "sica", "pugio", "blade"):
        state = finding(glad("scissor", hands=()), item, others=[thraex(facing=0)])
        play(state, f"pickup {item}", "pick 9")
        assert "engage 1 0" in moves(state)


def test_l_11_3_with_both_classes_it_fights_with_the_original_one() -> None:
    both = glad("hoplomachus", hands=("hasta", "pugio"), sheathed="")
    state = arena(both, thraex(at=(2, 0)), pa=1)
    assert "engage 1 0" in moves(state)
    drop = glad("hoplomachus", hands=("pugio",), sheathed="")
    assert "engage" not in actions(arena(drop, thraex(at=(1, 0)), pa=1))


# L-11.4


def test_l_11_4_a_foreign_large_shield_adds_one_to_protection_dice() -> None:
    # Thraex with a scutum: 2.75 + 1 + 2 = 5.75; 4 + 1 is stopped, 5 + 1 is not.
    for die, level in ((4, 3), (5, 2)):
        state = arena(secutor(), thraex(hands=("sica", "scutum")), spare("scutum"), pa=1)
        assert weight(state.gladiators[1]) == 5.75
        play(state, "engage 1 0", f"atk 3 def 9 prot {die}")
        assert state.gladiators[1].level == level


def test_l_11_4_the_own_large_one_does_not() -> None:
    # Samnis 4.5: a 4 is stopped.
    for die, level in ((4, 3), (5, 2)):
        state = arena(secutor(), glad("samnis", (1, 0), 3, owner=1), pa=1)
        play(state, "engage 1 0", f"atk 3 def 9 prot {die}")
        assert state.gladiators[1].level == level


def test_l_11_4_a_foreign_small_shield_weighs_one_more() -> None:
    state = finding(secutor(hands=("gladius",)), "parma")
    play(state, "pickup parma", "pick 4")
    assert weight(state.gladiators[0]) == 3.75 + 2
    play(state, "drop parma")
    play(state, "toss 0")
    assert weight(state.gladiators[0]) == 3.75


def test_l_11_4_a_foreign_small_one_adds_nothing_to_dice() -> None:
    # Secutor with a parma: 2.75 + 1 + 2 = 5.75: a 5 is stopped.
    for die, level in ((5, 3), (6, 2)):
        victim = glad("secutor", (1, 0), 3, owner=1, hands=("gladius", "parma"))
        state = arena(secutor(), victim, spare("parma"), pa=1)
        play(state, "engage 1 0", f"atk 3 def 9 prot {die}")
        assert state.gladiators[1].level == level


def test_l_11_4_one_of_the_original_kind_is_as_good_as_the_own() -> None:
    state = finding(thraex(at=(0, 0), owner=0, hands=("sica",)), "parma")
    play(state, "pickup parma", "pick 4")
    assert weight(state.gladiators[0]) == 4.75
    state = finding(secutor(hands=("gladius",)), "scutum")
    play(state, "pickup scutum", "pick 4")
    assert (weight(state.gladiators[0]), state.gladiators[0].guard) == (5.75, 0)


@pytest.mark.parametrize("kind", ["dimachaerus", "retiarius", "laquearius"])
def test_l_11_4_who_began_without_shield_has_no_original_kind(kind: str) -> None:
    for item, load, guard in (("parma", 2, 0), ("scutum", 2, 1)):
        state = finding(glad(kind, hands=()), item)
        before = weight(state.gladiators[0])
        play(state, f"pickup {item}", "pick 4")
        one = state.gladiators[0]
        assert (weight(one) - before, one.guard) == (load, guard)


def test_l_11_4_a_long_weapon_and_a_foreign_large_shield_add_up() -> None:
    # Veles with a scutum: 0.5 + 2 + 2 = 4.5, and the die counts two more.
    for die, level in ((2, 3), (3, 2)):
        victim = glad("veles", (1, 0), 3, owner=1, hands=("hasta", "scutum"))
        state = arena(secutor(), victim, spare("scutum"), pa=1)
        play(state, "engage 1 0", f"atk 3 def 9 prot {die}")
        assert state.gladiators[1].level == level


# L-11.5


@pytest.mark.parametrize(
    ("kind", "net", "lasso"),
    [
        ("retiarius", True, False),
        ("laquearius", False, True),
        ("secutor", False, False),
        ("hoplomachus", False, False),
    ],
)
def test_l_11_5_a_snare_is_only_for_those_who_began_with_one(
    kind: str, net: bool, lasso: bool
) -> None:
    state = finding(glad(kind, hands=()), "net", "lasso")
    assert ("pickup net" in moves(state), "pickup lasso" in moves(state)) == (net, lasso)
    assert {"kick net", "kick lasso"} <= set(moves(state))


def test_l_11_5_it_need_not_be_the_own_one() -> None:
    state = finding(glad("retiarius", hands=("trident",)), "net")
    play(state, "pickup net", "pick 1")
    assert state.gladiators[0].hands == ("trident", "net")


def test_l_11_5_a_zero_ruins_a_snare_too() -> None:
    state = finding(glad("retiarius", hands=("trident",)), "net")
    play(state, "pickup net", "pick 0")
    assert (state.gladiators[0].hands, state.ground) == (("trident",), {})


# L-11.6


@pytest.mark.parametrize("way", range(6))
def test_l_11_6_dropping_costs_nothing_and_goes_to_any_hex_beside(way: int) -> None:
    state = arena(secutor(), pa=1)
    play(state, "drop scutum")
    assert moves(state) == [f"toss {k}" for k in range(6)]
    log = play(state, f"toss {way}")
    spots: list[Place] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert state.ground == {place(*spots[way]): ("scutum",)}
    one = state.gladiators[0]
    assert (one.hands, one.pa) == (("gladius",), 1)
    assert words(log) == ["gloria-drops"]


@pytest.mark.parametrize("kind", ["retiarius", "dimachaerus", "hoplomachus", "laquearius"])
def test_l_11_6_any_object_in_hand_can_be_dropped(kind: str) -> None:
    state = arena(glad(kind))
    held = dict.fromkeys(state.gladiators[0].hands)
    drops = [move for move in moves(state) if move.startswith("drop")]
    assert drops == [f"drop {item}" for item in held]


def test_l_11_6_a_sheathed_one_cannot() -> None:
    assert "drop pugio" not in moves(arena(glad("retiarius")))


def test_l_11_6_then_the_activation_goes_on_as_before() -> None:
    state = arena(secutor(), pa=1)
    before = moves(state)
    play(state, "drop scutum")
    play(state, "toss 0")
    act = state.frames[-1]
    assert isinstance(act, Act)
    assert (act.item, act.ask) == ("", "act")
    assert moves(state) == [move for move in before if move != "drop scutum"]


def test_l_11_6_of_two_alike_one_falls() -> None:
    state = arena(glad("dimachaerus"))
    play(state, "drop gladius")
    play(state, "toss 4")
    assert state.gladiators[0].hands == ("gladius",)
    assert state.ground == {place(0, -1): ("gladius",)}


@pytest.mark.parametrize(("corner", "ways"), [((5, 0), [2, 3, 4]), ((-5, 2), [0, 1, 4, 5])])
def test_l_11_6_only_into_the_arena(corner: Place, ways: list[int]) -> None:
    state = arena(secutor(at=corner))
    play(state, "drop scutum")
    assert moves(state) == [f"toss {way}" for way in ways]


def test_l_11_6_under_gladiators_and_onto_bodies_too() -> None:
    state = arena(secutor(), thraex(), body((-1, 0)))
    play(state, "drop scutum")
    assert {"toss 0", "toss 3"} <= set(moves(state))
    play(state, "toss 3")
    play(state, "drop gladius")
    play(state, "toss 0")
    assert state.ground == {place(-1, 0): ("scutum",), place(1, 0): ("gladius",)}


def test_l_11_6_without_points_the_activation_is_over_before() -> None:
    state = arena(secutor(), pa=1)
    play(state, "pivot 3")
    assert asked(state) == (1, "pick")


# L-11.7


@pytest.mark.parametrize("way", range(6))
def test_l_11_7_a_kick_costs_a_point_and_moves_one_object_by_a_hex(way: int) -> None:
    state = finding(secutor(), "parma", "parma", "net")
    play(state, "kick parma")
    assert moves(state) == [f"toss {k}" for k in range(6)]
    log = play(state, f"toss {way}")
    spots: list[Place] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert state.ground == {
        place(0, 0): ("net", "parma"),
        place(*spots[way]): ("parma",),
    }
    assert state.gladiators[0].pa == 2
    assert words(log) == ["gloria-kicks"]


def test_l_11_7_no_die_is_rolled_and_no_hand_is_needed() -> None:
    state = finding(secutor(), "lasso")
    play(state, "kick lasso")
    play(state, "toss 1", "")
    assert state.gladiators[0].hands == ("gladius", "scutum")


def test_l_11_7_only_what_lies_in_the_own_hex() -> None:
    state = arena(secutor(), spare("net"), ground={(1, 0): ["net"]})
    assert "kick" not in actions(state)


def test_l_11_7_only_into_the_arena() -> None:
    one = secutor(at=(5, 0), hands=("gladius",))
    state = arena(one, ground={(5, 0): ["scutum"]})
    play(state, "kick scutum")
    assert moves(state) == ["toss 2", "toss 3", "toss 4"]


def test_l_11_7_what_is_carried_is_not_kicked() -> None:
    assert "kick" not in actions(arena(secutor()))


# L-11.8


def test_l_11_8_drawing_costs_a_point_and_needs_no_hex() -> None:
    state = arena(glad("hoplomachus", hands=("hasta",)))
    play(state, "draw", "pick 1")
    one = state.gladiators[0]
    assert (one.hands, one.sheathed, one.pa) == (("hasta", "pugio"), "", 2)


@pytest.mark.parametrize("die", range(10))
def test_l_11_8_on_a_zero_it_breaks(die: int) -> None:
    state = arena(glad("hoplomachus", hands=("hasta",)))
    play(state, "draw", f"pick {die}")
    one = state.gladiators[0]
    assert ("pugio" in one.hands) == (die > 0)
    assert (one.sheathed, one.pa, state.ground) == ("", 2, {})
    assert "draw" not in moves(state)


def test_l_11_8_a_hand_must_be_free() -> None:
    assert "draw" not in moves(arena(glad("hoplomachus")))
    assert "draw" not in moves(arena(glad("retiarius")))
    assert "draw" in moves(arena(glad("retiarius", hands=("net",))))


def test_l_11_8_who_has_none_draws_none() -> None:
    assert "draw" not in moves(arena(secutor(hands=())))


def test_l_11_8_the_consequences_are_those_of_a_pick_up() -> None:
    # A short weapon in the hand of a retiarius without trident: for defence only.
    state = arena(glad("retiarius", hands=("net",)), thraex(facing=0), pa=5)
    play(state, "draw", "pick 1")
    assert "engage" not in actions(state)
    assert defends_only(state, state.gladiators[0])
    # A second short weapon in the hand of a secutor: as good as the first.
    outfit = Outfit((), ("gladius",), "sica")
    state = arena(glad("custom", outfit=outfit, hands=()), thraex(facing=0), pa=5)
    assert "engage" not in actions(state)
    play(state, "draw", "pick 1")
    assert "engage 1 0" in moves(state)


# L-11.9


@pytest.mark.parametrize("owner", [0, 1])
def test_l_11_9_what_lies_on_the_ground_belongs_to_nobody(owner: int) -> None:
    # The shield of the taker lies elsewhere: this one was the other's.
    other = glad("eques", (-1, 0), 0, owner=owner, hands=("gladius",))
    taker = glad("eques", (0, 0), 0, hands=("gladius",))
    state = arena(taker, other, ground={(0, 0): ["parma"], (4, 0): ["parma"]})
    assert "pickup parma" in moves(state)
    play(state, "pickup parma", "pick 2")
    assert state.gladiators[0].hands == ("gladius", "parma")
    assert state.ground == {place(4, 0): ("parma",)}


def test_l_11_9_a_friend_takes_what_another_dropped() -> None:
    friend = glad("eques", (1, 0), 0, marker=True, hands=("gladius",))
    state = arena(glad("eques"), friend, pa=1, bystanders=False)
    play(state, "drop parma")
    play(state, "toss 0")
    play(state, "end", "act 9")
    assert state.active == 1
    play(state, "pickup parma", "pick 2")
    assert state.gladiators[1].hands == ("gladius", "parma")


def test_l_11_9_an_enemys_blade_will_do() -> None:
    state = finding(secutor(hands=("scutum",)), "sica", others=[thraex(facing=0, hands=())])
    play(state, "pickup sica", "pick 2")
    assert "engage 1 0" in moves(state)


# L-11.10


def test_l_11_10_unarmed_with_a_shield_one_may_push_but_not_engage() -> None:
    state = arena(secutor(hands=("scutum",)), thraex(facing=0), pa=3)
    assert "push 1" in moves(state)
    assert "engage" not in actions(state)


def test_l_11_10_when_engaged_it_defends_and_its_successes_are_pushes() -> None:
    state = arena(secutor(), thraex(hands=("parma",), marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    assert {"fast"} <= actions(state) <= {"fast", "withdraw"}
    play(state, "fast")
    play(state, "buy 0", "atk 9 def 1")
    one = state.gladiators[0]
    assert (at(one), one.level) == ((-2, 0), 3)  # two hexes, and no protection die
    assert ask(state) == "advance"


def test_l_11_10_a_snare_is_no_weapon() -> None:
    state = arena(glad("retiarius", hands=("net",)), thraex(facing=0), pa=3)
    assert "engage" not in actions(state)
    assert "throw 1 0" in moves(state)


def test_l_11_10_without_weapon_and_shield_one_cannot_engage() -> None:
    state = arena(secutor(hands=()), thraex(facing=0), pa=3)
    assert not {"engage", "push"} & actions(state)


def test_l_11_10_nor_fight() -> None:
    state = arena(secutor(), thraex(hands=()), pa=1)
    play(state, "engage 1 0", "atk 9")
    assert [die.label for die in state.dice] == ["atk"]


def test_l_11_10_a_weapon_of_the_other_class_is_a_weapon() -> None:
    # Neither unarmed nor armed: with shield and trident a secutor may not push.
    state = arena(secutor(hands=("trident", "scutum")), thraex(facing=0), spare("trident"), pa=4)
    assert not {"engage", "push"} & actions(state)


def test_l_11_10_every_thing_can_be_named() -> None:
    state = finding(secutor(hands=()), *ITEMS, pa=9)
    assert {f"kick {item}" for item in ITEMS} <= set(moves(state))
