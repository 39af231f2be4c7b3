"""Chapter L-27: the appeal to the crowd."""

from collections.abc import Sequence
from typing import Any

import pytest

from ludus.games.gloria.board import no_attacker, no_pusher
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import Gladiator, State
from rules.gloria.build import (
    Place,
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
)

CROWD = Options(2, crowd_appeal=True)


def rest() -> list[Gladiator]:
    """Two of each troop, far off and already activated, so that the tournament goes on."""
    places = ((-5, 5), (-5, 4), (5, -5), (5, -4))
    return [glad("murmillo", here, owner=number // 2) for number, here in enumerate(places)]


def beaten(here: Place, *, level: int = 3, owner: int = 1, **more: Any) -> Gladiator:
    """One that is out, of an initial level."""
    more = {"status": "out", "down": True, **more}
    return glad("thraex", here, owner=owner, level=0, initial=level, **more)


def last_phase(*gladiators: Gladiator, defeated: Sequence[int], options: Options = CROWD) -> State:
    """The last activation of a turn, by a bystander: `end` ends the turn."""
    crowd = [*gladiators, *rest()]
    state = arena(*crowd, options=options, active=len(gladiators), pa=1, bystanders=False)
    state.defeated = list(defeated)
    return state


def dice_of(state: State, label: str) -> list[tuple[int, int, int, str]]:
    """The dice of a label: for whom, what they showed, what they came to, and what it meant."""
    return [(d.who, d.value, d.total, d.result) for d in state.dice if d.label == label]


def verdict(level: int, dice: str, *, victories: int = 0, options: Options = CROWD) -> State:
    """One loser before the crowd."""
    old = [beaten((3, -3), owner=0, level=5, status="dead") for _ in range(victories)]
    loser = beaten((2, 0), level=level, victories=victories)
    state = last_phase(loser, *old, defeated=[0], options=options)
    play(state, "end", f"{dice} order 1 2")
    return state


# L-27.1


@pytest.mark.parametrize(
    ("level", "dice", "status"),
    [(1, "atk 3 def 9 prot 9", "out"), (3, "atk 1 def 9 prot 0 spec 0", "dead")],
)
def test_l_27_1_the_winner_appeals_whether_the_loser_is_out_or_dead(
    level: int, dice: str, status: str
) -> None:
    state = arena(secutor(), thraex(level=level, initial=3), pa=2, options=CROWD)
    play(state, "engage 1 0", dice)
    play(state, "stay")
    one, other = state.gladiators[:2]
    assert (other.status, one.victories, one.appealing) == (status, 1, True)
    assert asked(state) == (1, "pick")


def test_l_27_1_a_defender_who_wins_appeals_too() -> None:
    state = arena(secutor(level=1, initial=3), thraex(), pa=1, options=CROWD)
    play(state, "engage 1 0", "atk 9 def 1 prot 9")
    play(state, "stay")
    one, other = state.gladiators[:2]
    assert (one.status, one.appealing, other.appealing) == ("out", False, True)


def test_l_27_1_nobody_appeals_for_a_wound() -> None:
    state = arena(secutor(), thraex(level=2), pa=2, options=CROWD)
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    play(state, "stay")
    assert state.gladiators[1].level == 1
    assert not any(one.appealing for one in state.gladiators)
    assert asked(state) == (0, "act")


def test_l_27_1_two_who_beat_each_other_do_not_appeal() -> None:
    one = secutor(level=1, initial=2)
    other = thraex(level=1, initial=3, marker=True)
    state = arena(one, other, pa=1, options=CROWD)
    play(state, "engage 1 0", "act 5 init 3 4 atk 1 1 prot 9 9")
    assert [(g.status, g.victories, g.appealing) for g in (one, other)] == [("out", 1, False)] * 2
    assert state.defeated == [1, 0]


def test_l_27_1_no_appeal_unless_agreed() -> None:
    state = arena(secutor(), thraex(level=1), pa=2)
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    play(state, "stay")
    assert not state.gladiators[0].appealing
    assert (asked(state), state.gladiators[0].pa) == ((0, "act"), 1)


@pytest.mark.parametrize(
    ("mode", "given", "appeals"),
    [
        ("melee", None, False),
        ("melee", True, True),
        ("melee", False, False),
        ("single", None, True),
        ("single", True, True),
        ("single", False, False),
    ],
)
def test_l_27_1_off_in_a_melee_and_on_in_single_combat_unless_agreed(
    mode: str, given: bool | None, appeals: bool
) -> None:
    options = Options(2, "single" if mode == "single" else "melee", crowd_appeal=given)
    one, other = secutor(opponent=1), thraex(level=1, opponent=0)
    state = arena(one, other, pa=2, options=options)
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    play(state, "stay")
    assert one.appealing is appeals


# L-27.2


def test_l_27_2_the_activation_of_the_winner_ends() -> None:
    state = arena(secutor(), thraex(level=1), pa=3, options=CROWD)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 prot 9")
    play(state, "stay")
    assert (state.active, state.gladiators[0].pa) == (-1, 0)
    assert asked(state) == (1, "pick")


def test_l_27_2_not_even_a_right_to_repeat_keeps_it_open() -> None:
    state = arena(secutor(), thraex(level=1), pa=3, options=CROWD)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 1 def 9 prot 9 spec 8")
    play(state, "stay")
    assert asked(state) == (1, "pick")


def appealing(**more: Any) -> Gladiator:
    """A winner of troop 0 at (1, 0) who waits for the verdict, before an enemy at (0, 0)."""
    return secutor(at=(1, 0), facing=3, appealing=True, **more)


def test_l_27_2_an_appealing_winner_cannot_be_engaged_or_pushed() -> None:
    state = arena(thraex(at=(0, 0), facing=0), appealing(), options=CROWD)
    assert not [move for move in moves(state) if move.startswith(("engage", "push"))]
    state.gladiators[1].appealing = False
    assert {"engage 1 0", "push 1"} <= set(moves(state))


def test_l_27_2_nor_snared() -> None:
    caster = glad("retiarius", (0, 0), 0, owner=1)
    state = arena(caster, appealing(), options=CROWD)
    assert not [move for move in moves(state) if move.startswith(("engage", "throw"))]
    state.gladiators[1].appealing = False
    assert {"engage 1 0", "throw 1 0"} <= set(moves(state))


def test_l_27_2_an_appealing_winner_attacks_nobody() -> None:
    state = arena(thraex(at=(0, 0), facing=0), appealing(), options=CROWD)
    winner = state.gladiators[1]
    for why in (no_attacker(state, winner), no_pusher(state, winner)):
        assert why is not None
        assert (why.article, why.message.key) == ("L-27.2", "gloria-refused-appealing")
    winner.appealing = False
    assert no_attacker(state, winner) is None


def test_l_27_2_an_appealing_winner_has_no_zone() -> None:
    state = arena(thraex(at=(-1, 0), facing=0), appealing(), options=CROWD, pa=4)
    play(state, "step 0")
    assert {"step 1", "step 5"} <= set(moves(state))


def test_l_27_2_and_does_not_hold_anybody_in_his_own_zone() -> None:
    """The step may go on past him, not only to the rear. [L-9.4]"""
    state = arena(thraex(at=(0, 0), facing=0), appealing(), options=CROWD)
    steps = [move for move in moves(state) if move.startswith("step")]
    assert steps == ["step 1", "step 2", "step 3", "step 4", "step 5"]


def test_l_27_2_no_free_attack_follows_a_victory() -> None:
    """The victim is driven to the wall, then killed by a second blow of the same joust."""
    one, other = secutor(at=(4, -2)), thraex(at=(5, -2), level=1)
    state = arena(one, other, pa=3, options=CROWD)
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 3 2 def 9 prot 9 9")
    while ask(state) == "advance":
        play(state, moves(state)[0])
    assert (other.status, one.appealing) == ("dead", True)
    assert not state.queue
    assert asked(state) == (1, "pick")


def test_l_27_2_nobody_has_him_as_a_victim_of_a_jostle_fight() -> None:
    """A winner driven into an enemy with its marker is not struck while he appeals."""
    one = secutor(level=2)
    other = thraex(level=1, marker=True, initial=3)
    third = glad("secutor", (-1, 0), 0, owner=1, marker=True)
    state = arena(one, other, third, pa=1, options=CROWD)
    # Both attack: the thraex goes out, and its own touch drives the winner into the third.
    play(state, "engage 1 0", "act 5 init 3 4 atk 1 1 prot 9 act 9 prot 0")
    assert (other.status, one.appealing, at(one)) == ("out", True, (-1, 0))
    assert (third.pa, third.marker, at(third)) == (0, False, (-2, 0))
    assert asked(state) == (1, "pick")


def test_l_27_2_he_can_still_be_jostled() -> None:
    """The thraex is driven into an appealing gladiator and pushes it out."""
    third = glad("secutor", (2, 0), 3, owner=0, appealing=True)
    state = arena(secutor(), thraex(), third, pa=1, options=CROWD)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    play(state, "stay")
    assert (at(third), at(state.gladiators[1])) == ((3, 0), (2, 0))
    assert state.gladiators[1].down
    assert not third.down


def test_l_27_2_it_lasts_until_the_end_of_the_turn() -> None:
    winner = secutor(at=(1, 0), appealing=True, victories=1)
    state = last_phase(winner, beaten((2, 0)), defeated=[1])
    play(state, "end", "crowd 0")
    assert winner.appealing
    play(state, "turn 2", "order 1 2")
    assert (state.turn, winner.appealing, winner.marker) == (2, False, True)


# L-27.3


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_l_27_3_the_crowd_spares_below_the_initial_level(level: int) -> None:
    state = verdict(level, f"crowd {level - 1}")
    assert state.gladiators[0].status == "gone"
    state = verdict(level, f"crowd {level} judge 0")
    assert state.gladiators[0].status == "dead"


@pytest.mark.parametrize("victories", [0, 1, 2, 3])
def test_l_27_3_every_victory_of_the_loser_counts(victories: int) -> None:
    assert verdict(3, f"crowd {2 + victories}", victories=victories).gladiators[0].status == "gone"
    state = verdict(3, f"crowd {3 + victories} judge 0", victories=victories)
    assert state.gladiators[0].status == "dead"


def test_l_27_3_victories_of_the_winner_do_not_count() -> None:
    loser, winner = beaten((2, 0)), secutor(at=(1, 0), appealing=True, victories=1)
    state = last_phase(loser, winner, defeated=[0])
    play(state, "end", "crowd 3 judge 0")
    assert loser.status == "dead"


def test_l_27_3_in_order_of_defeat() -> None:
    one, two, three = beaten((2, 0)), beaten((3, 0), owner=0), beaten((0, 2), level=5)
    state = last_phase(one, two, three, defeated=[2, 0, 1])
    log = play(state, "end", "crowd 0 9 judge 9 crowd 5 judge 2 order 1 2")
    told = [t.event.key for t in log.told if "verdict" in t.event.key]
    assert told == ["gloria-verdict-spared", "gloria-verdict-mercy", "gloria-verdict-death"]
    assert [g.status for g in (three, one, two)] == ["gone", "gone", "dead"]


def test_l_27_3_the_dice_tell_what_they_came_to() -> None:
    winner = secutor(at=(1, 0), appealing=True)
    losers = [beaten((2, 0)), beaten((3, 0)), beaten((4, 0))]
    state = last_phase(*losers, winner, defeated=[1, 0, 2])
    play(state, "end", "crowd 1 8 judge 4 crowd 3 judge 5")
    assert dice_of(state, "crowd") == [(1, 1, -2, "spared"), (0, 8, 5, "doubt"), (2, 3, 0, "doubt")]
    assert dice_of(state, "judge") == [(0, 4, 4, "death"), (2, 5, 5, "mercy")]
    assert [die.limit for die in state.dice] == [0, 0, 5, 0, 0]


def test_l_27_3_no_other_dice_are_shown_with_the_verdict() -> None:
    """Those of the last phase are gone."""
    winner = secutor(at=(0, 0))
    loser = thraex(level=1, initial=3)
    state = arena(winner, loser, *rest(), pa=1, options=CROWD, bystanders=False)
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    play(state, "stay", "crowd 0")
    assert [die.label for die in state.dice] == ["crowd"]


def test_l_27_3_no_crowd_no_dice() -> None:
    state = verdict(1, "", options=Options(2))
    assert state.gladiators[0].status == "gone"


# L-27.4


@pytest.mark.parametrize("crowd", [3, 4, 6, 9])
def test_l_27_4_the_judge_spares_only_with_more_than_the_crowd_came_to(crowd: int) -> None:
    limit = crowd - 3
    for judge in (0, limit - 1, limit, limit + 1, 9):
        if judge >= 0:
            state = verdict(3, f"crowd {crowd} judge {judge}")
            assert state.gladiators[0].status == ("gone" if judge > limit else "dead")


def test_l_27_4_the_judge_is_compared_with_the_modified_die() -> None:
    """The die shows 8, but it came to 3: a 4 is enough. [R-103]"""
    assert verdict(3, "crowd 8 judge 6", victories=0).gladiators[0].status == "gone"
    assert verdict(3, "crowd 8 judge 4", victories=2).gladiators[0].status == "gone"


def test_l_27_4_whoever_is_put_to_death_stays_as_a_body() -> None:
    state = verdict(3, "crowd 9 judge 0")
    assert state.gladiators[0].status == "dead"
    assert state.bodies == {place(2, 0): 1}
    assert verdict(3, "crowd 9 judge 9").bodies == {}


def test_l_27_4_the_snare_of_one_put_to_death_falls() -> None:
    caster = glad("retiarius", (0, 3), owner=0, hands=["trident"])
    loser = beaten((2, 0), snare="net")
    state = last_phase(loser, caster, defeated=[0])
    play(state, "end", "crowd 9 judge 0 order 1 2")
    assert (loser.status, loser.snare) == ("dead", "")
    assert state.ground == {place(2, 0): ("net",)}


# L-27.5


def test_l_27_5_no_dice_for_the_dead() -> None:
    dead, out = beaten((2, 0), status="dead"), beaten((3, 0))
    state = last_phase(dead, out, defeated=[0, 1])
    play(state, "end", "crowd 0 order 1 2")
    assert (dead.status, out.status) == ("dead", "gone")


def test_l_27_5_the_winner_waits_and_turns_all_the_same() -> None:
    winner = secutor(at=(1, 0), appealing=True, victories=1)
    state = last_phase(winner, beaten((2, 0), status="dead"), defeated=[1])
    play(state, "end")
    assert asked(state) == (0, "turn")


# L-27.6


def test_l_27_6_winners_are_turned_freely_after_the_verdicts() -> None:
    first = secutor(at=(1, 0), appealing=True, victories=1)
    second = secutor(at=(-2, 0), appealing=True, victories=1, owner=1)
    state = last_phase(first, second, beaten((2, 0)), beaten((-3, 0), owner=0), defeated=[3, 2])
    play(state, "end", "crowd 0 9 judge 0")
    assert [g.status for g in state.gladiators[2:4]] == ["dead", "out"]
    assert asked(state) == (0, "turn")
    assert moves(state) == [f"turn {facing}" for facing in range(6)]
    play(state, "turn 4")
    assert (first.facing, asked(state)) == (4, (1, "turn"))
    play(state, "turn 0", "order 1 2")
    assert (second.facing, state.turn) == (0, 2)
    assert (first.pa, second.pa) == (0, 0)


def test_l_27_6_who_did_not_win_is_not_turned() -> None:
    state = last_phase(secutor(at=(1, 0)), beaten((2, 0)), defeated=[1])
    play(state, "end", "crowd 0 order 1 2")
    assert asked(state) == (0, "pick")


def test_l_27_6_nor_is_a_winner_who_was_beaten_in_the_same_turn() -> None:
    one = secutor(level=1, initial=2)
    other = thraex(level=1, initial=3, marker=True)
    state = arena(one, other, *rest(), pa=1, options=CROWD, bystanders=False)
    play(state, "engage 1 0", "act 5 init 3 4 atk 1 1 prot 9 9 crowd 0 0 order 1 2")
    assert (one.status, other.status, state.turn) == ("gone", "gone", 2)
    assert asked(state) == (0, "pick")
