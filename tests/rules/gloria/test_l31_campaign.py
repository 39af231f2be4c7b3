"""Chapter L-31: the campaign."""

from collections.abc import Sequence
from typing import Any

import pytest

from ludus.core.fate import Scripted
from ludus.core.outcome import Outcome
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.equipment import CLASSES, ITEMS
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import Duel, Gladiator, Memory, State, Trainer
from rules.gloria.build import (
    Place,
    arena,
    ask,
    asked,
    check,
    glad,
    moves,
    place,
    play,
    refused,
    script,
    words,
)

PLACES: tuple[tuple[Place, ...], ...] = (
    ((-5, 5), (-4, 5), (-3, 5), (-2, 5)),
    ((5, -5), (4, -5), (3, -5), (2, -5)),
    ((5, 0), (5, -1), (5, -2), (4, 1)),
)


def fighter(initial: int = 3, level: int | None = None, **more: Any) -> Gladiator:
    """One that has survived the tournament, or not, with its initial and its last level."""
    level = initial if level is None else level
    if level <= 0:
        more = {"status": "gone", "hurt": True, **more}
    return glad("thraex", (0, 0), level=level, initial=initial, **more)


def dead(**more: Any) -> Gladiator:
    return fighter(level=-1, status="dead", down=True, **more)


def options(size: int, players: int = 2, **more: Any) -> Options:
    """A campaign of tournaments of one turn, with troops of a size."""
    troops = tuple(tuple(Entrant(3, "thraex") for _ in range(size)) for _ in range(players))
    more = {"campaign": 3, "turn_limit": 1, "troops": troops, **more}
    return Options(players, **more)


def after(
    *troops: Sequence[Gladiator],
    dice: str = "",
    trainers: Sequence[int] = (),
    tournament: int = 1,
    **more: Any,
) -> State:
    """End a tournament with these troops; the dice are those of the tests that need no choice."""
    people = []
    for seat, troop in enumerate(troops):
        for here, one in zip(PLACES[seat], troop, strict=False):
            one.owner = seat
            one.hex = place(*here)
            people.append(one)
    active = next(number for number, one in enumerate(people) if one.status == "fit")
    setting = options(len(troops[0]), len(troops), **more)
    state = arena(*people, options=setting, active=active, pa=1, bystanders=False)
    state.tournament = tournament
    for school, count in zip(state.schools, trainers, strict=False):
        school.trainers = tuple(Trainer(f"trainer-{n}", "eques") for n in range(count))
    play(state, "end", dice)
    return state


def one_test(one: Gladiator, dice: str, **more: Any) -> Gladiator:
    """Test one gladiator of seat 0; the one of seat 1 learns nothing."""
    rest = [fighter()]
    after([one, dead()], [*rest, dead()], dice=f"xp {dice} xp 1", campaign=1, **more)
    return one


# L-31.1


def test_l_31_1_a_laurel_for_the_winner() -> None:
    state = after([fighter(), fighter()], [fighter(), dead()])
    assert [school.laurels for school in state.schools] == [1, 0]
    assert state.tournaments[0].winners == (0,)


def test_l_31_1_for_each_who_shares_a_victory() -> None:
    state = after([fighter(), dead()], [fighter(), dead()], [fighter(2), dead()], dice="xp 1 1 1")
    assert [school.laurels for school in state.schools] == [1, 1, 0]


def test_l_31_1_none_for_a_draw() -> None:
    """Both duels were stopped, nobody is left."""
    one, other = fighter(opponent=1), fighter(opponent=0, owner=1)
    other.hex = 5
    setting = options(1, mode="single", duel_turn_limit=1)
    state = arena(one, other, options=setting, pa=1, bystanders=False)
    state.duels = [Duel(0, 1, 1)]
    play(state, "end", "xp 1 1 troop 0 pair 0 1 order 1 2 act 0")
    assert [school.laurels for school in state.schools] == [0, 0]
    assert state.tournaments[0].reason == "draw"


def test_l_31_1_laurels_add_up() -> None:
    state = after([fighter()], [fighter(1)], dice="xp 1 1")
    place_all(state, "order 1 2 act 0")
    play(state, "end", "act 0")
    play(state, "end", "xp 1 1")
    assert state.tournament == 3
    assert [school.laurels for school in state.schools] == [2, 0]


def place_all(state: State, dice: str) -> None:
    """Place everybody on the first hex offered; the last placement is followed by dice."""
    while ask(state) == "deploy":
        last = sum(one.status == "waiting" for one in state.gladiators) == 1
        play(state, moves(state)[0], dice if last else "")


# L-31.2


def test_l_31_2_the_dead_are_struck_off() -> None:
    state = after(
        [fighter(), dead(name="x", victories=1), fighter(2)],
        [fighter(), fighter(4), fighter(level=0)],
    )
    assert [(one.id, one.owner, one.initial) for one in state.gladiators] == [
        (0, 0, 3),
        (1, 0, 2),
        (2, 1, 3),
        (3, 1, 4),
        (4, 1, 3),
    ]
    assert state.memories == [Memory("number-1", "thraex", 0, 3, 1, 1, "killed")]
    assert asked(state) == (0, "train")
    assert moves(state) == ["train 0", "train 1"]


def test_l_31_2_whoever_was_put_to_death_too() -> None:
    """The crowd's verdict falls in the last turn."""
    one = fighter(level=0, status="out", down=True)
    people = [fighter(), one, fighter(owner=1), fighter(owner=1)]
    for here, other in zip((0, 2, 4, 5), people, strict=True):
        other.hex = here
    one.owner = 0
    setting = options(2, crowd_appeal=True)
    state = arena(*people, options=setting, pa=1, bystanders=False)
    state.defeated = [1]
    play(state, "end", "crowd 9 judge 0 xp 1")
    assert [memory.end for memory in state.memories] == ["killed"]
    assert asked(state) == (1, "train")
    assert [die.label for die in state.dice] == ["xp"]


def test_l_31_2_who_left_alive_is_tested() -> None:
    state = after([fighter(), fighter(level=0)], [fighter(), dead()])
    assert moves(state) == ["train 0", "train 1"]


# L-31.3


@pytest.mark.parametrize("initial", [1, 2, 3, 4])
def test_l_31_3_one_die_above_the_initial_level(initial: int) -> None:
    for die in range(10):
        one = one_test(fighter(initial), str(die))
        assert one.initial == initial + (die > initial)


def test_l_31_3_the_initial_level_counts_not_the_last() -> None:
    assert one_test(fighter(4, level=1), "4").initial == 4
    assert one_test(fighter(2, level=5), "3").initial == 3


def test_l_31_3_one_die_as_long_as_a_level_is_left() -> None:
    """A gladiator of level 1 rolls one die, one of level 0 two."""
    assert one_test(fighter(3, level=1, hurt=True), "9").initial == 4
    assert one_test(fighter(3, level=0), "1 2").initial == 4


def test_l_31_3_it_is_told() -> None:
    state = after([fighter(), fighter()], [fighter(), fighter()])
    log = play(state, "train 1", "xp 4 1")
    assert words(log) == ["gloria-learns", "gloria-learns-nothing"]
    assert [(d.label, d.who, d.value, d.limit) for d in state.dice] == [
        ("xp", 1, 4, 3),
        ("xp", 0, 1, 3),
    ]


# L-31.4


@pytest.mark.parametrize("initial", [1, 2, 3, 4])
def test_l_31_4_two_dice_both_below_the_initial_level(initial: int) -> None:
    for first in range(1, 10, 2):
        for second in range(1, 10):
            one = one_test(fighter(initial, level=0), f"{first} {second}")
            assert one.initial == initial + (first < initial and second < initial)


def test_l_31_4_or_their_sum() -> None:
    for dice, initial in (("1 2", 5), ("1 3", 4), ("2 2", 4), ("3 3", 4)):
        one = one_test(fighter(4, level=0), dice, xp_defeated="sum_below")
        assert one.initial == initial


def test_l_31_4_or_both_above() -> None:
    for dice, initial in (("5 5", 5), ("4 9", 4), ("9 4", 4), ("9 9", 5), ("1 1", 4)):
        one = one_test(fighter(4, level=0), dice, xp_defeated="each_above")
        assert one.initial == initial


def test_l_31_4_the_option_concerns_nobody_else() -> None:
    for xp in ("each_below", "sum_below", "each_above"):
        assert one_test(fighter(3), "4", xp_defeated=xp).initial == 4
        assert one_test(fighter(3), "2", xp_defeated=xp).initial == 3


# L-31.5


def test_l_31_5_a_zero_kills_who_lost_a_level() -> None:
    state = after(
        [fighter(3, level=2, hurt=True), dead()], [fighter(), dead()], dice="xp 0 1", campaign=1
    )
    assert [memory.end for memory in state.memories] == ["killed", "killed", "wounds"]
    assert len(state.gladiators) == 1


def test_l_31_5_even_if_it_was_regained() -> None:
    state = after([fighter(3, level=4, hurt=True)], [fighter()], dice="xp 0 1", campaign=1)
    assert [memory.end for memory in state.memories] == ["wounds"]


def test_l_31_5_not_the_unhurt() -> None:
    one = one_test(fighter(3), "0")
    assert (one.initial, one.status) == (3, "fit")


@pytest.mark.parametrize("dice", ["0 2", "2 0", "0 9", "0 0"])
def test_l_31_5_either_of_two_dice(dice: str) -> None:
    one = one_test(fighter(4, level=0), dice)
    assert (one.status, one.initial) == ("dead", 4)


def test_l_31_5_a_wound_in_the_arena_is_what_counts() -> None:
    """A level gained is none; a level lost in a joust lets a 0 kill."""
    one = glad("secutor", (0, 0), 0, owner=0)
    other = glad("thraex", (1, 0), 3, owner=1)
    state = arena(one, other, options=options(1, campaign=1), pa=1, bystanders=False)
    play(state, "engage 1 0", "atk 1 def 9 prot 0 spec 9")
    play(state, "stay", "xp 5 1")
    assert (one.level, one.hurt, other.hurt) == (4, False, False)
    state = arena(
        glad("secutor", (0, 0), 0, owner=0),
        glad("thraex", (1, 0), 3, owner=1),
        options=options(1, campaign=1),
        pa=1,
        bystanders=False,
    )
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    play(state, "stay", "xp 5 0")
    assert [(memory.owner, memory.end) for memory in state.memories] == [(1, "wounds")]


def test_l_31_5_it_is_remembered() -> None:
    state = after(
        [fighter(3, level=2, hurt=True, victories=1, wins=4)],
        [fighter(level=0)],
        dice="xp 0 1 5",
        campaign=1,
    )
    assert state.memories == [Memory("number-0", "thraex", 0, 3, 5, 1, "wounds")]


# L-31.6


def test_l_31_6_at_level_6_the_rudis() -> None:
    state = after([fighter(5), fighter(3)], [fighter(), fighter()])
    log = play(state, "train 0", "xp 6 1")
    assert state.schools[0].freed == 1
    assert state.schools[0].trainers == (Trainer("number-0", "thraex"),)
    assert state.memories == [Memory("number-0", "thraex", 0, 6, 0, 1, "rudis")]
    assert "gloria-rudis" in words(log)


def test_l_31_6_also_for_one_who_was_out() -> None:
    state = after([fighter(5, level=0)], [fighter()], dice="xp 4 3 1 leave 0")
    assert state.schools[0].freed == 1


def test_l_31_6_not_below() -> None:
    state = after([fighter(4)], [fighter()], dice="xp 9 1")
    assert (state.schools[0].freed, state.gladiators[0].initial) == (0, 5)


def test_l_31_6_a_level_gained_in_the_arena_frees_nobody() -> None:
    """[R-12]"""
    state = after([fighter(5, level=7)], [fighter()], dice="xp 5 1")
    assert (state.schools[0].freed, state.gladiators[0].initial) == (0, 5)


def test_l_31_6_he_stops_fighting() -> None:
    state = after([fighter(5)], [fighter()], dice="xp 9 1 leave 0")
    assert [one.owner for one in state.gladiators] == [1]
    assert asked(state) == (0, "enlist")


# L-31.7


def rolled(initial: int, dice: str, *, trainers: int = 1, **more: Any) -> State:
    """The only gladiator of seat 0 has rolled, and its lanista has trainers."""
    more = {"campaign": 1, **more}
    one = fighter(initial, **{name: more.pop(name) for name in ("level", "hurt") if name in more})
    return after([one], [fighter()], dice=f"xp {dice}", trainers=[trainers], **more)


def test_l_31_7_a_trainer_allows_one_die_to_be_rolled_again() -> None:
    state = rolled(3, "2")
    assert asked(state) == (0, "reroll")
    assert moves(state) == ["keep", "reroll 0"]
    play(state, "reroll 0", "xp 7 1 leave 0")
    assert state.gladiators[0].initial == 4


def test_l_31_7_or_not() -> None:
    state = rolled(3, "2")
    play(state, "keep", "xp 1 leave 0")
    assert state.gladiators[0].initial == 3


def test_l_31_7_the_new_die_replaces_the_old() -> None:
    """Even if it is worse."""
    state = rolled(3, "9")
    play(state, "reroll 0", "xp 2 1 leave 0")
    assert state.gladiators[0].initial == 3


def test_l_31_7_either_of_two_dice() -> None:
    state = rolled(4, "1 7", level=0)
    assert moves(state) == ["keep", "reroll 0", "reroll 1"]
    play(state, "reroll 1", "xp 3 1 leave 0")
    assert state.gladiators[0].initial == 5
    state = rolled(4, "7 1", level=0)
    play(state, "reroll 0", "xp 3 1 leave 0")
    assert state.gladiators[0].initial == 5


def test_l_31_7_one_trainer_one_die() -> None:
    state = rolled(4, "7 8", level=0)
    play(state, "reroll 0", "xp 3 1 leave 0")
    assert state.gladiators[0].initial == 4


def test_l_31_7_several_trainers_may_work_on_one_die() -> None:
    """[R-114]"""
    state = rolled(3, "1", trainers=3)
    play(state, "reroll 0", "xp 2")
    play(state, "reroll 0", "xp 3")
    assert asked(state) == (0, "reroll")
    assert [(d.label, d.who, d.value, d.limit) for d in state.dice] == [
        ("xp", 0, 1, 3),
        ("xp", 0, 2, 3),
        ("xp", 0, 3, 3),
    ]
    play(state, "reroll 0", "xp 4 1 leave 0 0 0")
    assert state.gladiators[0].initial == 4


def test_l_31_7_a_zero_cannot_be_rolled_again() -> None:
    """Unhurt, with a 0: nothing to choose."""
    state = rolled(3, "0 xp 1 leave 0")
    assert state.over is not None
    assert state.gladiators[0].initial == 3


def test_l_31_7_only_the_other_die() -> None:
    """Two dice of one who is unhurt, though at level 0, which only a test can bring about."""
    one = fighter(4, level=0, hurt=False)
    state = after([one], [fighter()], dice="xp 0 5", trainers=[1], campaign=1)
    assert moves(state) == ["keep", "reroll 1"]
    assert refused(state, "reroll 0").article in GAME.articles


def test_l_31_7_a_new_zero_counts() -> None:
    state = rolled(3, "2", level=2, hurt=True)
    play(state, "reroll 0", "xp 0 1 leave 0")
    assert [memory.end for memory in state.memories] == ["wounds"]


def test_l_31_7_a_new_zero_cannot_be_rolled_again_either() -> None:
    """The unhurt lives, and the second trainer is of no use."""
    state = rolled(3, "2", trainers=2)
    play(state, "reroll 0", "xp 0 1 leave 0 0")
    assert (state.memories, state.gladiators[0].initial) == ([], 3)


def test_l_31_7_no_trainer_saves_the_dying() -> None:
    state = rolled(3, "0 xp 1 leave 0 0", level=2, hurt=True, trainers=2)
    assert [memory.end for memory in state.memories] == ["wounds"]


def test_l_31_7_a_trainer_helps_once_a_tournament() -> None:
    state = after([fighter(), fighter()], [fighter()], trainers=[1], campaign=1)
    play(state, "train 0", "xp 1")
    play(state, "reroll 0", "xp 9 1 1 leave 0")
    assert [one.initial for one in state.gladiators] == [4, 3, 3]


def test_l_31_7_whom_he_did_not_help_he_can_help_later() -> None:
    state = after([fighter(), fighter()], [fighter()], trainers=[1], campaign=1)
    play(state, "train 0", "xp 9")
    play(state, "keep", "xp 1")
    play(state, "reroll 0", "xp 9 1 leave 0")
    assert [one.initial for one in state.gladiators] == [4, 4, 3]


def test_l_31_7_only_gladiators_of_the_same_owner() -> None:
    state = after([fighter()], [fighter()], dice="xp 1 1", trainers=[0, 1], campaign=1)
    assert asked(state) == (1, "reroll")


def test_l_31_7_he_helps_again_after_the_next_tournament() -> None:
    state = rolled(3, "1", campaign=3)
    play(state, "reroll 0", "xp 2 1 leave 0")
    place_all(state, "order 1 2 act 0")
    play(state, "end", "act 0")
    play(state, "end", "xp 1")
    assert asked(state) == (0, "reroll")


# L-31.8


def test_l_31_8_the_owner_picks_the_order() -> None:
    state = after([fighter(1), fighter(2), fighter(3)], [fighter(), fighter(), fighter()])
    assert moves(state) == ["train 0", "train 1", "train 2"]
    play(state, "train 2", "xp 4")
    assert moves(state) == ["train 0", "train 1"]
    play(state, "train 0", "xp 1 3")
    assert [one.initial for one in state.gladiators[:3]] == [1, 3, 4]
    assert (asked(state), moves(state)) == ((1, "train"), ["train 3", "train 4", "train 5"])


def test_l_31_8_a_trainer_freed_earlier_helps_later() -> None:
    state = after([fighter(5), fighter(3)], [fighter(), fighter()])
    play(state, "train 0", "xp 6 2")
    assert asked(state) == (0, "reroll")
    play(state, "reroll 0", "xp 7")
    assert state.gladiators[1].initial == 4


def test_l_31_8_but_not_earlier_ones() -> None:
    state = after([fighter(5), fighter(3)], [fighter(), fighter()])
    play(state, "train 1", "xp 2 6")
    assert asked(state) == (1, "train")
    assert state.gladiators[1].initial == 3


def test_l_31_8_a_school_without_survivors_has_no_tests() -> None:
    state = after([fighter()], [dead()], dice="xp 1", campaign=1)
    assert state.over is not None


# L-31.9


@pytest.mark.parametrize("die", range(10))
def test_l_31_9_a_trainer_leaves_on_6_or_more(die: int) -> None:
    state = rolled(3, f"0 xp 1 leave {die}")
    assert len(state.schools[0].trainers) == (die < 6)


def test_l_31_9_each_rolls_for_himself_after_all_tests() -> None:
    state = after([fighter()], [fighter()], dice="xp 4", trainers=[3, 1], campaign=1)
    play(state, "keep", "xp 4")
    log = play(state, "keep", "leave 7 5 6 9")
    assert [len(school.trainers) for school in state.schools] == [1, 0]
    assert state.schools[0].trainers[0].name == "trainer-1"
    assert words(log).count("gloria-trainer-leaves") == 3
    found = [(d.who, d.value, d.result) for d in state.dice if d.label == "leave"]
    assert found == [(0, 7, "leaves"), (0, 5, "stays"), (0, 6, "leaves"), (1, 9, "leaves")]


def test_l_31_9_also_one_who_was_freed_just_now() -> None:
    state = after([fighter(5)], [fighter()], dice="xp 9 1 leave 6", campaign=1)
    assert (state.schools[0].trainers, state.schools[0].freed) == ((), 1)


def test_l_31_9_he_has_helped_before() -> None:
    state = rolled(3, "2")
    play(state, "reroll 0", "xp 4 1 leave 9")
    assert (state.gladiators[0].initial, state.schools[0].trainers) == (4, ())


# L-31.10


def test_l_31_10_survivors_heal_and_are_equipped() -> None:
    hurt = fighter(3, level=1, hurt=True, hands=["sica"], down=True, snare="", stunned=2,
                   cowed=2, thrown=True, victories=1, wins=2, fights=1, scars=2)  # fmt: skip
    state = after([hurt], [fighter(level=0)], dice="xp 4 2 1")
    one, other = state.gladiators
    assert (one.initial, one.level, one.hurt) == (4, 4, False)
    assert (one.hands, one.weight) == (("sica", "parma"), 19)
    assert (one.down, one.thrown, one.stunned, one.cowed, one.victories) == (False, False, 0, 0, 0)
    assert (one.wins, one.fights, one.scars, one.status) == (3, 2, 2, "waiting")
    assert (other.level, other.initial) == (4, 4)
    assert (asked(state), state.tournament, state.turn) == ((0, "deploy"), 2, 0)


def test_l_31_10_sheathed_weapons_and_snares_too() -> None:
    caster = glad("retiarius", (0, 0), hands=["pugio"], sheathed="")
    state = after([caster], [fighter()], dice="xp 1 1")
    assert (state.gladiators[0].hands, state.gladiators[0].sheathed) == (
        ("trident", "net"),
        "pugio",
    )


def test_l_31_10_the_arena_is_cleared() -> None:
    state = after([fighter(), fighter()], [fighter(), dead()])
    assert (state.places, state.bodies, state.ground) == ({}, {}, {})


def test_l_31_10_vacancies_are_filled_by_recruits_of_level_1() -> None:
    """In rounds over the seats with vacancies."""
    state = after([fighter(), dead(), dead()], [fighter(), fighter(), dead()], dice="xp 1")
    play(state, "train 1", "xp 1 1")
    for seat, name in ((0, "retiarius"), (1, "murmillo"), (0, "veles")):
        assert asked(state) == (seat, "enlist")
        assert moves(state) == [f"enlist {kind}" for kind in CLASSES]
        play(state, f"enlist {name}")
    assert [(one.id, one.owner, one.type, one.level, one.initial) for one in state.gladiators] == [
        (0, 0, "thraex", 3, 3),
        (1, 0, "retiarius", 1, 1),
        (2, 0, "veles", 1, 1),
        (3, 1, "thraex", 3, 3),
        (4, 1, "thraex", 3, 3),
        (5, 1, "murmillo", 1, 1),
    ]
    assert state.gladiators[1].hands == ("trident", "net")
    assert [one.fights for one in state.gladiators] == [1, 1, 1, 1, 1, 1]
    assert len({one.name for one in state.gladiators}) == 6
    assert asked(state) == (0, "deploy")


def full_troops(**more: Any) -> State:
    """Troops of six, of which seat 0 has lost one; all but two have been tested."""
    state = arena(
        *(glad("eques", (n - 5, 5), owner=0) for n in range(5)),
        *(glad("eques", (5 - n, -5), owner=1) for n in range(6)),
        options=Options(2, campaign=2, turn_limit=1, **more),
        pa=1,
        bystanders=False,
    )
    play(state, "end")
    for number in (0, 1, 2):
        play(state, f"train {number}", "xp 1")
    play(state, "train 3", "xp 1 1")
    for number in (5, 6, 7, 8):
        play(state, f"train {number}", "xp 1")
    return state


def test_l_31_10_recruits_may_have_equipment_of_their_own() -> None:
    """Where that is agreed."""
    state = full_troops(troops="custom")
    play(state, "train 9", "xp 1 1")
    assert asked(state) == (0, "enlist")
    assert moves(state)[-1] == "enlist custom"
    for move in ("enlist custom", "hold net", "hold trident", "wear galerus", "ready"):
        play(state, move)
    new = state.gladiators[5]
    assert (new.type, new.hands, new.level, new.owner) == ("custom", ("net", "trident"), 1, 0)
    assert new.weight == ITEMS["net"] + ITEMS["trident"] + 2
    assert ask(state) == "deploy"


def test_l_31_10_or_be_drawn() -> None:
    state = full_troops(troops="drawn")
    fate = Scripted([*script("xp 1 1"), ("class", None, ["veles"])])
    step(GAME, state, 1, GAME.parse("train 9"), fate)
    fate.finish()
    check(state)
    new = state.gladiators[5]
    assert (new.type, new.level, new.owner) == ("veles", 1, 0)
    assert ask(state) == "deploy"


def test_l_31_10_nobody_is_recruited_for_a_full_troop() -> None:
    state = after([fighter()], [fighter()], dice="xp 1 1")
    assert asked(state) == (0, "deploy")


def test_l_31_10_a_new_tournament_begins_like_the_first() -> None:
    """Ties of the order are rolled again: no turn came before. [L-6.5]"""
    state = after([fighter()], [fighter()], dice="xp 1 1")
    place_all(state, "order 5 5 4 3 act 0")
    assert (state.turn, state.order, state.tournament) == (1, [1, 0], 2)


# L-31.11


def test_l_31_11_it_ends_after_so_many_tournaments() -> None:
    for length in (1, 2, 3):
        state = after([fighter()], [fighter(2)], dice="xp 1 1", campaign=length)
        assert (state.over is not None) is (length == 1)
        if length == 1:
            assert state.frames == []


def final(*keys: tuple[int, int, int]) -> Outcome:
    """The end of a campaign: laurels before the last tournament, gladiators freed, and a level."""
    people = []
    for seat, (_, _, level) in enumerate(keys):
        q, r = PLACES[seat][0]
        # Hurt alike, they share the last tournament.
        people.append(glad("thraex", (q, r), owner=seat, level=1, initial=level))
    setting = options(1, len(keys), campaign=2)
    state = arena(*people, options=setting, pa=1, bystanders=False)
    state.tournament = 2
    for school, (laurels, freed, _) in zip(state.schools, keys, strict=True):
        school.laurels, school.freed = laurels, freed
    play(state, "end", "xp" + " 1" * len(keys))
    assert state.over is not None
    return state.over


def test_l_31_11_most_laurels_win() -> None:
    """In the last tournament the two were equal, so each got one more."""
    found = final((1, 0, 2), (0, 3, 5))
    assert found == Outcome((0,), (2, 1), (1, 2), "campaign", "campaign")


def test_l_31_11_then_most_freed() -> None:
    found = final((1, 1, 2), (1, 2, 1), (0, 9, 5))
    assert found == Outcome((1,), (2, 2, 1), (2, 1, 3), "campaign", "L-31.11")


def test_l_31_11_then_the_highest_sum_of_levels() -> None:
    found = final((1, 1, 2), (1, 1, 4), (1, 0, 5))
    assert (found.winners, found.decided_by) == ((1,), "L-31.11")


def test_l_31_11_the_same_orders_those_who_did_not_win() -> None:
    found = final((2, 0, 1), (1, 1, 2), (1, 1, 4))
    assert found == Outcome((0,), (3, 2, 2), (1, 3, 2), "campaign", "campaign")


def test_l_31_11_still_equal_is_shared() -> None:
    found = final((1, 1, 3), (1, 1, 3))
    assert found == Outcome((0, 1), (2, 2), (1, 1), "campaign", "L-31.11")


def test_l_31_11_the_last_tests_count() -> None:
    """Equal but for the level the last test brings."""
    state = after([fighter(3)], [fighter(3)], dice="xp 1 4", campaign=1)
    assert state.over is not None
    assert state.over.winners == (1,)


def test_l_31_11_who_died_of_wounds_does_not_count() -> None:
    state = after([fighter(3), fighter(3, hurt=True)], [fighter(3), fighter(2)], campaign=1)
    state.schools[1].laurels = 1
    play(state, "train 0", "xp 1 0")
    play(state, "train 2", "xp 1 1")
    assert state.over is not None
    assert state.over.winners == (1,)


def test_l_31_11_who_was_freed_counts_though_he_left() -> None:
    state = after([fighter(5)], [fighter(5)], dice="xp 9 1 leave 9", campaign=1)
    assert state.over is not None
    assert state.over.winners == (0,)


def test_l_31_11_one_tournament_is_no_campaign() -> None:
    setting = options(1, campaign=None)
    people = [fighter(), fighter(owner=1)]
    people[1].hex = 5
    state = arena(*people, options=setting, pa=1, bystanders=False)
    play(state, "end")
    assert state.over is not None
    assert (state.over.reason, state.schools[0].laurels) == ("turn_limit", 0)
