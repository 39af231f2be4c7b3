"""Vectors V-58 to V-61: crowd, pairing, campaign."""

from typing import Any

import pytest

from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import Duel, Gladiator, State, Trainer
from rules.gloria.build import arena, asked, body, glad, go_on, moves, place, play, words

# V-58


@pytest.mark.parametrize(
    ("dice", "total", "status"),
    [
        ("crowd 3", -1, "out"),
        ("crowd 7 judge 4", 3, "out"),
        ("crowd 7 judge 3", 3, "dead"),
        ("crowd 4 judge 0", 0, "dead"),
        ("crowd 4 judge 1", 0, "out"),
    ],
)
def test_v_58_the_crowd_and_the_judge(dice: str, total: int, status: str) -> None:
    loser = glad("thraex", (2, 0), owner=1, level=0, initial=3, status="out", down=True,
                 victories=1)  # fmt: skip
    winner = glad("secutor", (1, 0), owner=0, appealing=True, victories=1)
    options = Options(2, crowd_appeal=True)
    state = arena(winner, loser, body((3, 0), owner=0), options=options, pa=1, bystanders=False)
    state.defeated = [1]
    state.frames.pop()
    state.gladiators[0].pa = 0
    state.active = -1
    go_on(state, dice)
    assert asked(state) == (0, "turn")
    assert [die.total for die in state.dice if die.label == "crowd"] == [total]
    assert loser.status == status


# V-59


X1, Y1, X2, Y2, X3, Y3 = range(6)


def duellist(owner: int, q: int, r: int, facing: int) -> Gladiator:
    return glad("thraex", (q, r), facing, owner=owner, level=1, initial=3)


def only(state: State, who: int) -> None:
    """Let nobody but one gladiator have a marker in the next turn."""
    for one in state.gladiators:
        one.stunned = 0 if one.id == who else state.turn + 1


@pytest.mark.parametrize(
    "blow", ["atk 1 def 9 prot 9", "atk 0 def 9 prot 0 spec 0"], ids=["out", "killed"]
)
def test_v_59_winners_meet_winners(blow: str) -> None:
    """Whether those who lose leave alive or die."""
    state = arena(
        duellist(0, 0, 0, 0),
        duellist(1, 1, 0, 3),
        duellist(0, 0, 4, 0),
        duellist(1, 1, 4, 3),
        duellist(0, -2, 0, 0),
        duellist(1, -1, 0, 3),
        options=Options(2, "single", crowd_appeal=False),
        pa=1,
        bystanders=False,
    )
    state.duels = [Duel(X1, Y1, 1), Duel(X2, Y2, 1), Duel(X3, Y3, 1)]
    for duel in state.duels:
        state.gladiators[duel.one].opponent = duel.other
        state.gladiators[duel.other].opponent = duel.one

    play(state, f"engage {Y1} 0", blow)
    only(state, X2)
    play(state, "stay", "order 1 2 act 0")
    assert state.idle == [X1]

    play(state, f"engage {Y2} 0", blow)
    only(state, Y3)
    play(state, "stay", "order 1 2 act 0")
    assert state.idle == [X1, X2]
    assert [duel.one for duel in state.duels] == [X3]

    play(state, f"engage {X3} 3", blow)
    only(state, Y3)
    play(state, "stay", "order 1 2 act 7")
    assert state.idle == [X2]
    assert [{duel.one, duel.other} for duel in state.duels] == [{X1, Y3}]
    assert state.gladiators[X1].opponent == Y3

    play(state, "pivot 0")
    play(state, f"engage {X1} 0", blow.replace("def", "atk"))  # from behind: two dice, none back
    only(state, Y3)
    play(state, "stay", "order 1 2 act 0")
    assert state.gladiators[Y3].victories == 2
    assert [{duel.one, duel.other} for duel in state.duels] == [{X2, Y3}]
    assert state.idle == []


# V-60 and V-61


def after_tournament(*own: Gladiator, dice: str = "", **more: Any) -> State:
    """End the last tournament of a campaign with these of seat 0, and one of seat 1."""
    troops = tuple(tuple(Entrant(3, "thraex") for _ in own) for _ in range(2))
    options = Options(2, campaign=1, turn_limit=1, troops=troops, **more)
    other = glad("thraex", (5, 0), owner=1)
    state = arena(other, *own, options=options, active=0, pa=1, bystanders=False)
    play(state, "end", dice)
    return state


def ends_as(initial: int, level: int, dice: str, *, hurt: bool = True) -> tuple[str, int]:
    """How it ends for one gladiator: alive or dead, and at which level."""
    status = "fit" if level else "gone"
    one = glad("thraex", (0, 0), level=level, initial=initial, hurt=hurt, status=status)
    after_tournament(one, dice=f"xp {dice} xp 1")
    return ("dead" if one.status == "dead" else "alive"), one.initial


def test_v_60_experience() -> None:
    assert ends_as(3, 2, "4") == ("alive", 4)
    assert ends_as(3, 2, "3") == ("alive", 3)
    assert ends_as(3, 2, "0")[0] == "dead"
    assert ends_as(3, 3, "0", hurt=False) == ("alive", 3)
    assert ends_as(4, 0, "1 3") == ("alive", 5)
    assert ends_as(4, 0, "1 4") == ("alive", 4)
    assert ends_as(4, 0, "0 2")[0] == "dead"


def test_v_61_the_rudis_and_the_trainer() -> None:
    state = after_tournament(glad("thraex", (0, 0), level=5), glad("thraex", (0, 2), level=3))
    log = play(state, "train 1", "xp 6 2")
    assert "gloria-rudis" in words(log)
    assert state.schools[0].trainers == (Trainer("number-1", "thraex"),)
    assert (asked(state), moves(state)) == ((0, "reroll"), ["keep", "reroll 0"])
    play(state, "reroll 0", "xp 7 1 leave 5")
    assert [one.initial for one in state.gladiators if one.owner == 0] == [4]
    assert len(state.schools[0].trainers) == 1


def test_v_61_a_zero_is_not_rolled_again() -> None:
    state = after_tournament(glad("thraex", (0, 0), level=5), glad("thraex", (0, 2), level=3))
    play(state, "train 1", "xp 6 0 1 leave 5")
    assert state.over is not None


@pytest.mark.parametrize(("die", "trainers"), [(5, 1), (6, 0)])
def test_v_61_a_trainer_stays_or_leaves(die: int, trainers: int) -> None:
    state = after_tournament(glad("thraex", (0, 0), level=5), dice=f"xp 6 1 leave {die}")
    assert len(state.schools[0].trainers) == trainers
    assert place(0, 0) not in state.places
