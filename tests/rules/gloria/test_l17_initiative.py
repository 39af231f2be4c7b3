"""Chapter L-17: initiative."""

from typing import Any

import pytest

from ludus.games.gloria.equipment import Outfit
from ludus.games.gloria.state import Gladiator, State
from rules.gloria.build import arena, ask, asked, at, glad, moves, play, secutor, thraex


def spare(*items: str) -> Gladiator:
    """Make one who is gone, and whose things are still about."""
    return glad("custom", None, outfit=Outfit(hands=items), hands=(), status="gone")


def labels(state: State) -> list[str]:
    """List what dice were rolled for."""
    return [die.label for die in state.dice]


def roles(state: State) -> list[str]:
    """List what the initiative dice meant, the engager's first."""
    return [die.result for die in state.dice if die.label == "init"]


def actions(state: State) -> set[str]:
    """Collect the first words of the moves."""
    return {move.split()[0] for move in moves(state)}


# L-17.1


def test_l_17_1_the_test_costs_the_engaged_one_a_point() -> None:
    state = arena(secutor(), thraex(marker=True), pa=3)
    play(state, "engage 1 0", "act 9")
    assert [one.pa for one in state.gladiators[:2]] == [2, 5]
    play(state, "test", "init 0 9")
    assert [one.pa for one in state.gladiators[:2]] == [2, 4]


# L-17.2


@pytest.mark.parametrize(
    ("mine", "theirs", "found"),
    [
        (0, 9, ["attacks", "defends"]),
        (3, 5, ["attacks", "defends"]),
        (3, 4, ["tie", "tie"]),  # 5.75 + 3 = 4.75 + 4
        (3, 3, ["defends", "attacks"]),
        (9, 0, ["defends", "attacks"]),
        (0, 0, ["defends", "attacks"]),
    ],
)
def test_l_17_2_the_lower_sum_of_die_and_weight_attacks(
    mine: int, theirs: int, found: list[str]
) -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    rest = "atk 9 atk 9" if "tie" in found else "atk 9 def 9"
    play(state, "engage 1 0", f"act 5 init {mine} {theirs} {rest}")
    assert roles(state) == found
    attackers = [die.who for die in state.dice if die.label == "atk"]
    defenders = [die.who for die in state.dice if die.label == "def"]
    assert (attackers, defenders) == {
        "attacks": ([0], [1]),
        "defends": ([1], [0]),
        "tie": ([0, 1], []),
    }[found[0]]


def test_l_17_2_the_engager_may_end_as_defender() -> None:
    # A hits with 3 as attacker, but as defender only with 0 and 1.
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 5 init 9 0 atk 9 def 3")
    assert at(state.gladiators[1]) == (1, 0)
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 5 init 0 9 atk 3 def 9 prot 0")
    assert at(state.gladiators[1]) == (2, 0)


def test_l_17_2_weights_of_the_moment_count() -> None:
    # Without shield A weighs 3.75: one less than D.
    state = arena(secutor(hands=("gladius",)), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 5 init 4 3 atk 9 atk 9")
    assert roles(state) == ["tie", "tie"]


def test_l_17_2_equals_both_attack_and_nothing_is_rolled_again() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 5 init 3 4 atk 3 atk 3 prot 0 prot 0")
    assert labels(state) == ["act", "init", "init", "atk", "atk", "prot", "prot"]
    assert [at(one) for one in state.gladiators[:2]] == [(-1, 0), (2, 0)]


# L-17.3


def test_l_17_3_without_points_the_engaged_one_loses_without_dice() -> None:
    state = arena(secutor(), thraex(), pa=1)
    play(state, "engage 1 0", "atk 9 def 9")
    assert [(die.label, die.who) for die in state.dice] == [("atk", 0), ("def", 1)]


def test_l_17_3_so_does_one_that_spent_its_last_on_the_pivot() -> None:
    state = arena(secutor(), thraex(facing=0, marker=True), pa=1)
    play(state, "engage 1 0", "act 0")
    play(state, "face 3", "atk 9 def 9")
    assert [(die.label, die.who) for die in state.dice[1:]] == [("atk", 0), ("def", 1)]


# L-17.4


@pytest.mark.parametrize(
    ("more", "atk"),
    [
        ({"snare": "net"}, 1),
        ({"down": True}, 2),
        ({"down": True, "snare": "net"}, 2),
        ({"hands": ()}, 1),
        ({"facing": 0}, 2),
    ],
    ids=["entangled", "down", "both", "empty-handed", "from behind"],
)
def test_l_17_4_who_cannot_fight_has_no_dice(more: dict[str, Any], atk: int) -> None:
    state = arena(secutor(), thraex(**more), spare("net"), pa=1)
    play(state, "engage 1 0", "atk" + " 9" * atk)
    assert [(die.label, die.who) for die in state.dice] == [("atk", 0)] * atk


@pytest.mark.parametrize(
    ("more", "atk"), [({"snare": "net"}, 1), ({"down": True}, 2)], ids=["entangled", "down"]
)
def test_l_17_4_nor_does_it_buy_any(more: dict[str, Any], atk: int) -> None:
    state = arena(secutor(), thraex(marker=True, **more), spare("net"), pa=1)
    play(state, "engage 1 0", "act 9 atk" + " 9" * atk)
    assert labels(state) == ["act", *["atk"] * atk]


def test_l_17_4_a_snare_in_hand_does_not_help() -> None:
    state = arena(secutor(), glad("retiarius", (1, 0), 3, owner=1, hands=("net",)), pa=1)
    play(state, "engage 1 0", "atk 9")
    assert labels(state) == ["atk"]


def test_l_17_4_neither_does_a_pulled_thrower() -> None:
    state = arena(glad("retiarius"), thraex(at=(2, 0), marker=True), pa=1)
    play(state, "throw 1 0", "act 0 net 9 atk 9")
    assert labels(state) == ["act", "net", "atk"]


def test_l_17_4_nor_the_victim_of_a_free_attack() -> None:
    # Slid along the wall D still looks at A, who follows and strikes once more.
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2)), pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    state.gladiators[1].facing = 4
    play(state, "advance 0", "atk 9")
    assert labels(state) == ["atk", "def", "prot", "atk"]


# L-17.5


@pytest.mark.parametrize(
    ("more", "atk"),
    [({"snare": "net"}, 1), ({"down": True}, 2), ({"snare": "net", "facing": 0}, 2)],
)
def test_l_17_5_against_the_helpless_the_engager_attacks_without_test(
    more: dict[str, Any], atk: int
) -> None:
    state = arena(secutor(), thraex(marker=True, **more), spare("net"), pa=1)
    play(state, "engage 1 0", "act 9 atk" + " 3" * atk + " prot 0" * atk)
    assert "init" not in labels(state)
    assert [die.who for die in state.dice if die.label == "atk"] == [0] * atk


def test_l_17_5_it_keeps_its_points_but_cannot_use_them() -> None:
    state = arena(secutor(), thraex(marker=True, down=True), pa=3)
    play(state, "engage 1 0", "act 9")
    assert (asked(state), state.gladiators[1].pa) == ((0, "buy"), 5)


# L-17.6

DEFENDERS = {
    "other class": {"hands": ("trident", "parma")},
    "unarmed": {"hands": ("parma",)},
    "cowed": {"cowed": 1},
}


@pytest.mark.parametrize("more", DEFENDERS.values(), ids=DEFENDERS)
def test_l_17_6_the_defender_only_never_engages(more: dict[str, Any]) -> None:
    state = arena(thraex(at=(0, 0), facing=0, owner=0, **more), thraex(), spare("trident"))
    assert "engage" not in actions(state)


@pytest.mark.parametrize("more", DEFENDERS.values(), ids=DEFENDERS)
def test_l_17_6_engaged_it_makes_no_test_and_pays_nothing(more: dict[str, Any]) -> None:
    state = arena(secutor(), thraex(marker=True, **more), spare("trident"), pa=1)
    play(state, "engage 1 0", "act 9")
    before = state.gladiators[1].pa
    assert before > 2
    assert actions(state) == {"withdraw", "fast"}
    play(state, "fast")
    assert (asked(state), state.gladiators[1].pa) == ((1, "buy"), before)
    play(state, "buy 0", "atk 9 def 9")
    assert labels(state) == ["act", "atk", "def"]


@pytest.mark.parametrize("more", DEFENDERS.values(), ids=DEFENDERS)
def test_l_17_6_with_one_point_it_stands_fast_without_a_question(more: dict[str, Any]) -> None:
    state = arena(secutor(), thraex(marker=True, **more), spare("trident"), pa=1)
    play(state, "engage 1 0", "act 0 atk 9 def 9")
    assert labels(state) == ["act", "atk", "def"]


@pytest.mark.parametrize("more", DEFENDERS.values(), ids=DEFENDERS)
def test_l_17_6_it_may_buy_dice(more: dict[str, Any]) -> None:
    state = arena(secutor(), thraex(marker=True, **more), spare("trident"), pa=1)
    play(state, "engage 1 0", "act 9")
    play(state, "fast")
    before = state.gladiators[1].pa
    assert "buy 1" in moves(state)
    play(state, "buy 1", "atk 9 def 9 9")
    assert labels(state).count("def") == 2
    assert before >= 2


@pytest.mark.parametrize("more", DEFENDERS.values(), ids=DEFENDERS)
def test_l_17_6_it_may_still_withdraw(more: dict[str, Any]) -> None:
    state = arena(secutor(), thraex(marker=True, **more), spare("trident"), pa=2)
    play(state, "engage 1 0", "act 9")
    play(state, "withdraw 0")
    assert at(state.gladiators[1]) == (2, 0)


def test_l_17_6_it_turns_to_the_engager_as_others_do() -> None:
    state = arena(secutor(), thraex(marker=True, facing=0, cowed=1), pa=1)
    play(state, "engage 1 0", "act 0")
    assert ask(state) == "face"
    play(state, "face 3", "atk 9 def 9")


def test_l_17_6_with_neither_weapon_nor_shield_the_same_but_no_dice() -> None:
    state = arena(secutor(), thraex(marker=True, hands=()), pa=1)
    play(state, "engage 1 0", "act 9")
    before = state.gladiators[1].pa
    assert actions(state) == {"withdraw", "fast"}
    play(state, "fast", "atk 9")
    assert (labels(state), before) == (["act", "atk"], 7)


def test_l_17_6_a_mark_for_another_turn_does_not_count() -> None:
    state = arena(secutor(), thraex(marker=True, cowed=2), pa=1)
    play(state, "engage 1 0", "act 9")
    assert actions(state) == {"withdraw", "test"}
