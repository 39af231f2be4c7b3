"""Chapter L-18: dice."""

from typing import Any

import pytest

from ludus.games.gloria.equipment import Outfit
from ludus.games.gloria.state import Gladiator, State
from rules.gloria.build import arena, ask, asked, glad, moves, play, secutor, thraex


def spare(*items: str) -> Gladiator:
    """Make one who is gone, and whose things are still about."""
    return glad("custom", None, outfit=Outfit(hands=items), hands=(), status="gone")


def rolled(state: State) -> list[tuple[str, int]]:
    """List the dice of the joust: what for, and whose."""
    return [(die.label, die.who) for die in state.dice if die.label in ("atk", "def")]


def after_test(pa: int, mine: int, theirs: int) -> State:
    """Let A with so many PA engage D, who tests; the initiative dice are given."""
    state = arena(secutor(), thraex(marker=True), pa=pa)
    play(state, "engage 1 0", "act 9")
    play(state, "test", f"init {mine} {theirs}")
    return state


# L-18.1


def test_l_18_1_each_side_that_can_fight_has_one_die() -> None:
    state = arena(secutor(), thraex(), pa=1)
    play(state, "engage 1 0", "atk 9 def 9")
    assert rolled(state) == [("atk", 0), ("def", 1)]


def test_l_18_1_a_second_blade_gives_no_second_die() -> None:
    state = arena(glad("dimachaerus"), glad("scissor", (1, 0), 3, owner=1), pa=1)
    play(state, "engage 1 0", "atk 9 def 9")
    assert rolled(state) == [("atk", 0), ("def", 1)]


def test_l_18_1_the_side_that_cannot_has_none() -> None:
    state = arena(secutor(), thraex(snare="net"), spare("net"), pa=1)
    play(state, "engage 1 0", "atk 9")
    assert rolled(state) == [("atk", 0)]


# L-18.2


@pytest.mark.parametrize(
    ("left", "offered"),
    [
        (2, ["buy 0", "buy 1"]),
        (4, ["buy 0", "buy 1"]),
        (5, ["buy 0", "buy 1", "buy 2"]),
        (7, ["buy 0", "buy 1", "buy 2"]),
    ],
)
def test_l_18_2_one_more_for_two_points_or_two_for_five(left: int, offered: list[str]) -> None:
    state = arena(secutor(), thraex(), pa=left + 1)
    play(state, "engage 1 0")
    assert (asked(state), moves(state)) == ((0, "buy"), offered)


@pytest.mark.parametrize(("count", "price"), [(0, 0), (1, 2), (2, 5)])
def test_l_18_2_they_are_paid_and_rolled(count: int, price: int) -> None:
    state = arena(secutor(), thraex(), pa=8)
    play(state, "engage 1 0")
    play(state, f"buy {count}", "atk" + " 3" + " 9" * count + " def 9 prot 0")
    assert rolled(state) == [("atk", 0)] * (1 + count) + [("def", 1)]
    play(state, "stay")
    assert state.gladiators[0].pa == 7 - price


def test_l_18_2_not_both() -> None:
    state = arena(secutor(), thraex(), pa=9)
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 9 9 def 9")
    assert asked(state) == (1, "pick")


@pytest.mark.parametrize("left", [0, 1])
def test_l_18_2_with_less_nothing_is_asked(left: int) -> None:
    state = arena(secutor(), thraex(), pa=left + 1)
    play(state, "engage 1 0", "atk 9 def 9")
    assert rolled(state) == [("atk", 0), ("def", 1)]


def test_l_18_2_the_defender_may_buy_too() -> None:
    state = after_test(1, 0, 9)
    assert (asked(state), moves(state)) == ((1, "buy"), ["buy 0", "buy 1"])
    play(state, "buy 1", "atk 9 def 9 9")
    assert rolled(state) == [("atk", 0), ("def", 1), ("def", 1)]


def test_l_18_2_the_defender_pays_as_much() -> None:
    state = arena(secutor(), glad("laquearius", (1, 0), 3, owner=1, marker=True), pa=3)
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 0 9")
    assert (state.gladiators[1].pa, moves(state)) == (6, ["buy 0", "buy 1", "buy 2"])
    play(state, "buy 2")
    assert state.gladiators[1].pa == 1


def test_l_18_2_an_attacker_that_was_engaged_too() -> None:
    state = after_test(1, 9, 0)
    assert (asked(state), moves(state)) == ((1, "buy"), ["buy 0", "buy 1"])
    play(state, "buy 1", "atk 9 9 def 9")
    assert rolled(state) == [("atk", 1), ("atk", 1), ("def", 0)]


# L-18.3


@pytest.mark.parametrize(
    ("mine", "theirs", "order"),
    [(0, 9, [1, 0]), (9, 0, [0, 1]), (3, 4, [1, 0])],
    ids=["engager attacks", "engaged attacks", "both attack"],
)
def test_l_18_3_the_defender_buys_first_then_the_attacker(
    mine: int, theirs: int, order: list[int]
) -> None:
    state = after_test(3, mine, theirs)
    found = []
    for dice in ("", "atk 9 atk 9" if (mine, theirs) == (3, 4) else "atk 9 def 9"):
        seat, question = asked(state)
        assert question == "buy"
        found.append(seat)
        play(state, "buy 0", dice)
    assert found == order


def test_l_18_3_each_gets_the_dice_it_bought() -> None:
    state = after_test(3, 9, 0)
    play(state, "buy 1")  # the engager, who defends
    play(state, "buy 0", "atk 9 def 9 9")
    assert rolled(state) == [("atk", 1), ("def", 0), ("def", 0)]
    state = after_test(3, 3, 4)
    play(state, "buy 1")  # the engaged one, of two attackers
    play(state, "buy 0", "atk 9 atk 9 9")
    assert rolled(state) == [("atk", 0), ("atk", 1), ("atk", 1)]
    state = after_test(3, 0, 9)
    play(state, "buy 0")
    play(state, "buy 1", "atk 9 9 def 9")
    assert rolled(state) == [("atk", 0), ("atk", 0), ("def", 1)]


# L-18.4


@pytest.mark.parametrize(
    ("more", "dice"),
    [
        ({}, 1),
        ({"facing": 2}, 1),
        ({"facing": 4}, 1),
        ({"facing": 0}, 2),
        ({"facing": 1}, 2),
        ({"facing": 5}, 2),
        ({"down": True}, 2),
        ({"down": True, "facing": 0}, 2),
        ({"snare": "net"}, 1),
        ({"snare": "net", "facing": 0}, 2),
        ({"snare": "net", "facing": 0, "down": True}, 2),
        ({"hands": ()}, 1),
    ],
)
def test_l_18_4_one_more_die_on_the_ground_or_from_behind_never_two(
    more: dict[str, Any], dice: int
) -> None:
    state = arena(secutor(), thraex(**more), spare("net"), pa=1)
    sees = not more or more.get("facing") in (2, 4)
    play(state, "engage 1 0", "atk" + " 9" * dice + (" def 9" if sees else ""))
    assert rolled(state).count(("atk", 0)) == dice


def test_l_18_4_bought_dice_come_on_top() -> None:
    state = arena(secutor(), thraex(down=True), pa=3)
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 9 9 9")
    assert rolled(state) == [("atk", 0)] * 3


@pytest.mark.parametrize(("facing", "dice"), [(0, 2), (1, 2), (2, 1), (3, 1), (4, 1), (5, 2)])
def test_l_18_4_at_two_hexes_the_rear_counts_as_well(facing: int, dice: int) -> None:
    state = arena(glad("hoplomachus"), thraex(at=(2, 0), facing=facing), pa=1)
    play(state, "engage 1 0", "atk" + " 9" * dice + (" def 9" if dice == 1 else ""))
    assert rolled(state).count(("atk", 0)) == dice


def test_l_18_4_it_is_judged_after_the_reaction() -> None:
    state = arena(secutor(), thraex(facing=0, marker=True), pa=1)
    play(state, "engage 1 0", "act 0")
    play(state, "face 3", "atk 9 def 9")
    assert rolled(state) == [("atk", 0), ("def", 1)]


def test_l_18_4_the_engaged_one_as_attacker_has_none_more() -> None:
    state = after_test(1, 9, 0)
    play(state, "buy 0", "atk 9 def 9")
    assert rolled(state) == [("atk", 1), ("def", 0)]


def test_l_18_4_a_free_attack_gets_it_too() -> None:
    # Cornered, D lies: two dice.
    state = arena(secutor(at=(4, 0)), thraex(at=(5, 0)), pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 0 atk 9 9")
    assert rolled(state) == [("atk", 0), ("def", 1), ("atk", 0), ("atk", 0)]


def test_l_18_4_a_jostle_fight_does_not() -> None:
    # D falls at the feet of O, who has one die for him.
    friend = glad("eques", (2, 0), 3, marker=True)
    state = arena(secutor(), thraex(), friend, pa=1)
    play(state, "engage 1 0", "atk 3 def 9 act 9 prot 0")
    play(state, "stay")
    assert ask(state) == "jostle"
    play(state, "fight 0", "def 9")
    assert rolled(state) == [("atk", 0), ("def", 1), ("def", 2)]


# L-18.5


def test_l_18_5_all_of_the_attackers_dice_then_all_of_the_defenders() -> None:
    state = after_test(6, 0, 9)
    play(state, "buy 1")
    play(state, "buy 2", "atk 9 8 7 def 6 5")
    assert rolled(state) == [*[("atk", 0)] * 3, *[("def", 1)] * 2]
    assert [die.value for die in state.dice][-5:] == [9, 8, 7, 6, 5]


def test_l_18_5_the_engaged_attacker_before_the_defending_engager() -> None:
    state = after_test(3, 9, 0)
    play(state, "buy 1")
    play(state, "buy 1", "atk 9 8 def 7 6")
    assert rolled(state) == [*[("atk", 1)] * 2, *[("def", 0)] * 2]


def test_l_18_5_of_two_attackers_the_engager_first() -> None:
    state = after_test(3, 3, 4)
    play(state, "buy 1")
    play(state, "buy 1", "atk 9 8 7 6")
    assert rolled(state) == [*[("atk", 0)] * 2, *[("atk", 1)] * 2]


def test_l_18_5_everything_is_rolled_before_anything_is_applied() -> None:
    state = after_test(3, 0, 9)
    play(state, "buy 1")
    play(state, "buy 1", "atk 3 3 def 1 1 prot 0 prot 0 prot 0 prot 0")
    assert [die.label for die in state.dice][3:] == [*["atk"] * 2, *["def"] * 2, *["prot"] * 4]
