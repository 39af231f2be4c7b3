"""The referee follows the vectors of the specification and refuses records that were altered.

Positions are set up inside the referee's own state; moves and dice are fed as the vectors say. The
records for the second half are played by the referee's own rules, with a plain generator as chance.
"""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from .gloria_referee import (
    CLASSES,
    COMBAT,
    DEAD,
    GONE,
    LANES,
    OUT,
    Fate,
    Fault,
    Game,
    Gladiator,
    Options,
    Play,
    Question,
    Replay,
    ahead,
    deployment,
    distance,
    equipment,
    facings_to,
    flanks,
    main,
    may_hold,
    may_wear,
    outcome_faults,
    reach,
    read_options,
    referee,
    ring,
    sees,
    turned,
    zone,
)

Record = dict[str, Any]

# --- positions


def man(kind: str, owner: int, cell: tuple[int, int], facing: int, **more: Any) -> Gladiator:
    """A gladiator in the arena: level 3, activated, without PA, unless said otherwise."""
    level = more.pop("level", 3)
    one = Gladiator(owner, more.pop("initial", level), *equipment({"type": kind}))
    one.level, one.cell, one.facing, one.status = level, cell, facing, COMBAT
    for name, value in more.items():
        assert hasattr(one, name)
        setattr(one, name, value)
    return one


def body(cell: tuple[int, int], owner: int = 1) -> Gladiator:
    return man("gallus", owner, cell, 0, status=DEAD, down=True)


def stage(*gladiators: Gladiator, **options: Any) -> Game:
    """A game of two with these gladiators, numbered in this order, in turn 1."""
    game = Game(Options(**{"players": 2, **options}))
    game.gladiators, game.turn = list(gladiators), 1
    for number, one in enumerate(game.gladiators):
        one.number = number
    return game


def cast(dice: str) -> Fate:
    """Chance from a text such as `atk 1 3 def 5`."""
    items: list[Any] = []
    label = ""
    for word in dice.split():
        if word.isdigit():
            items.append([label, None, [int(word)]])
        else:
            label = word
    return Fate(items)


def run(game: Game, flow: Play[Any], moves: str = "", dice: str = "") -> Question | None:
    """Feed moves (with `;` between them) and dice; what is due after them, None at the end."""
    game.fate = cast(dice)
    due: Question | None = None
    script = [move.strip() for move in moves.split(";") if move.strip()]
    try:
        due = next(flow)
        while script:
            move = script.pop(0)
            assert move in due.answers, (move, due)
            due = flow.send(move)
    except StopIteration:
        due = None
    assert script == []
    assert game.fate.left == []
    return due


def a_and_d(**more: Any) -> tuple[Gladiator, Gladiator]:
    """The baseline B; `a_...` and `d_...` change the one and the other."""
    a = {"kind": "secutor", "owner": 0, "cell": (0, 0), "facing": 0, "pa": 3}
    d = {"kind": "thraex", "owner": 1, "cell": (1, 0), "facing": 3}
    a |= {name[2:]: value for name, value in more.items() if name.startswith("a_")}
    d |= {name[2:]: value for name, value in more.items() if name.startswith("d_")}
    return man(**a), man(**d)  # type: ignore[arg-type]


def act(game: Game, moves: str = "", dice: str = "") -> Question | None:
    """The phase of gladiator 0."""
    return run(game, game.phase(game.gladiators[0]), moves, dice)


def goes_on(due: Question | None) -> bool:
    """Whether the active gladiator may choose his next action."""
    return due is not None and due.article == "L-7.4" and due.seat == 0


def verbs(due: Question | None, verb: str) -> list[str]:
    assert due is not None
    return sorted(answer for answer in due.answers if answer.split()[0] == verb)


# --- geometry


def test_geometry_of_the_drawings() -> None:
    assert zone((0, 0), 0) == [(1, -1), (1, 0), (0, 1)]
    assert reach((0, 0), 0) == [(2, -2), (2, -1), (2, 0), (1, 1), (0, 2)]
    assert flanks((0, 0), 0) == [(1, -2), (-1, 2)]
    around = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if distance((0, 0), (q, r)) == 2]
    assert sum(sees((0, 0), 0, cell) for cell in around) == 7
    assert facings_to((0, 0), (2, 0)) == [0]
    assert facings_to((0, 0), (1, 1)) == [0, 1]
    assert facings_to((0, 0), (3, 1)) == [0]
    assert facings_to((0, 0), (-2, 4)) == [1, 2]
    assert turned(3, [0]) == 0
    assert turned(0, [5, 0]) == 0
    assert turned(2, [0, 5]) == 0
    assert turned(3, [0, 5]) == 5


ZONES = {
    2: [(4, 0), (-4, 0)],
    3: [(4, 0), (-4, 4), (0, -4)],
    4: [(6, 0), (-3, 6), (-6, 0), (3, -6)],
    5: [(5, 0), (-1, 5), (-5, 3), (-2, -3), (4, -5)],
    6: [(6, 0), (0, 6), (-6, 6), (-6, 0), (0, -6), (6, -6)],
}
APART = {2: 6, 3: 6, 4: 7, 5: 6, 6: 5}


@pytest.mark.parametrize("players", ZONES)
def test_zones_are_where_the_table_says(players: int) -> None:
    zones = [deployment(players, seat) for seat in range(players)]
    assert [cells[0] for cells in zones] == ZONES[players]
    assert all(len(cells) == 7 if players < 5 else len(cells) in (3, 4) for cells in zones)
    gaps = {
        min(distance(a, b) for a in zones[i] for b in zones[j])
        for i in range(players)
        for j in range(i)
    }
    assert min(gaps) == APART[players]
    assert len(ring(5)) == 30


def test_lanes() -> None:
    rows = [(left, ahead(left, 0, 5)) for left in LANES]
    assert rows == [
        ((-2, 0), (3, 0)),
        ((-4, 3), (1, 3)),
        ((-1, -3), (4, -3)),
        ((-5, 6), (0, 6)),
        ((1, -6), (6, -6)),
    ]


# --- weights, PA, order


def test_v01_weights() -> None:
    armour = ["leather-helmet", "leather-cuirass", "leather-ocrea", "leather-manica"]
    assert Gladiator(0, 3, armour, ["scutum", "gladius"], None).weight == 20
    one = man("retiarius", 0, (0, 0), 0)
    assert one.weight == 19
    one.hands.remove("net")
    assert one.weight == 11


def test_weights_of_the_classes() -> None:
    weights = "19 23 24 19 23 27 14 11 18 17 32 26 14 13 14"
    found = [man(name, 0, (0, 0), 0).weight for name in CLASSES]
    assert found == [int(weight) for weight in weights.split()]


def test_v02_action_points() -> None:
    healthy = man("thraex", 0, (0, 0), 0, level=4)
    hurt = man("thraex", 0, (0, 0), 0, level=2, initial=4)
    assert [healthy.action_points(die) for die in (7, 5, 0)] == [3, 1, 1]
    assert [hurt.action_points(die) for die in (7, 5, 0)] == [2, 1, 1]
    assert man("thraex", 0, (0, 0), 0, level=3, initial=5).action_points(9) == 5
    assert man("thraex", 0, (0, 0), 0, level=2, initial=5).action_points(9) == 3


def test_v03_order() -> None:
    game = stage(players=3)
    game.fate = cast("order 7 2 7 4 1")
    first = game.sorted_seats([0, 1, 2], [])
    assert first == [1, 2, 0]
    game.fate = cast("order 5 5 5")
    second = game.sorted_seats([0, 1, 2], first)
    assert second == [0, 2, 1]
    game.fate = cast("order 3 0 3")
    assert game.sorted_seats([0, 1, 2], second) == [1, 2, 0]


# --- movement


def test_v04_steps_and_pivot() -> None:
    a, d = a_and_d(a_pa=4, d_cell=(-5, 0))
    assert act(stage(a, d), "step 0; step 5; pivot 3") is None
    assert (a.cell, a.facing, a.pa) == ((2, -1), 3, 0)


def test_v05_a_zone_stops() -> None:
    a, d = a_and_d(d_cell=(3, 0))
    due = act(stage(a, d), "step 0; step 0")
    assert (a.cell, a.pa) == ((2, 0), 1)
    assert verbs(due, "step") == []
    assert verbs(due, "engage") == ["engage 1 0"]


def test_v06_backing_out() -> None:
    a, d = a_and_d()
    game = stage(a, d)
    due = act(game)
    assert verbs(due, "step") == ["step 2", "step 3", "step 4"]
    assert act(game, "pivot 3; step 3; end") is None
    assert (a.cell, a.pa) == ((-1, 0), 1)


def test_v07_the_zone_of_a_spear() -> None:
    def steps(cell: tuple[int, int], pa: int) -> list[str]:
        a, d = a_and_d(a_cell=cell, a_pa=pa, d_kind="hoplomachus", d_cell=(3, 0))
        return verbs(act(stage(a, d)), "step")

    assert "step 0" not in steps((1, 0), 1)
    assert "step 0" in steps((1, 0), 2)
    assert "step 1" not in steps((3, -2), 2)
    assert "step 1" in steps((3, -2), 3)


def test_v08_a_body_is_crossed() -> None:
    a, _ = a_and_d(a_pa=1)
    game = stage(a, body((1, 0)))
    assert "step 0" not in verbs(act(game), "step")
    a.pa = 2
    assert act(game, "step 0") is None
    assert (a.cell, a.pa) == ((2, 0), 0)
    assert game.silent == ["step 0"]


# --- jousts


def test_v09_stopped() -> None:
    a, d = a_and_d()
    due = act(stage(a, d), "engage 1 0; buy 0; advance 0", "atk 3 def 5 prot 4")
    assert goes_on(due)
    assert (a.cell, a.pa, d.cell, d.level) == ((1, 0), 2, (2, 0), 3)
    assert verbs(due, "engage") == []


def test_v10_wounded() -> None:
    a, d = a_and_d()
    act(stage(a, d), "engage 1 0; buy 0; advance 0", "atk 3 def 5 prot 5")
    assert (d.level, d.lost) == (2, True)


def test_v11_two_attackers() -> None:
    a, d = a_and_d(d_level=4, d_marker=True)
    dice = "act 6 init 3 4 atk 2 4 prot 9 2"
    assert act(stage(a, d), "engage 1 0; test; buy 0", dice) is None
    assert (d.cell, d.level, d.pa) == ((2, 0), 3, 1)
    assert (a.cell, a.level) == ((-1, 0), 3)


def test_v12_withdrawal() -> None:
    a, d = a_and_d(d_marker=True)
    due = act(stage(a, d), "engage 1 0; withdraw 0", "act 8")
    assert goes_on(due)
    assert (a.cell, a.pa, d.cell, d.pa) == ((0, 0), 2, (2, 0), 2)
    a.facing = 0
    assert verbs(due, "engage") == []


def test_v13_from_behind() -> None:
    a, d = a_and_d(d_facing=0)
    due = act(stage(a, d), "engage 1 0; buy 0; advance 0", "atk 4 1 prot 2 spec 7")
    assert goes_on(due)
    assert (a.cell, d.cell, d.facing, d.level) == ((1, 0), (2, 0), 0, 3)


def test_v14_the_pivot_takes_the_last_point() -> None:
    a, d = a_and_d(d_facing=0, d_marker=True)
    assert act(stage(a, d), "engage 1 0; face 3; buy 0; stay", "act 3 atk 8 def 1 prot 9") is None
    assert (a.cell, a.level, d.pa, d.cell) == ((-1, 0), 2, 0, (1, 0))


def test_v15_three_dice() -> None:
    a, d = a_and_d(a_pa=6, d_marker=True)
    dice = "act 9 init 0 9 atk 0 3 6 def 4 prot 4 spec 3 prot 4"
    assert act(stage(a, d), "engage 1 0; test; buy 0; buy 2", dice) is None
    assert (a.cell, a.pa) == ((1, 0), 0)
    assert (d.cell, d.down, d.level) == ((2, 0), True, 2)


def test_v16_killed_on_the_ground() -> None:
    a, d = a_and_d(d_level=1, d_initial=2)
    game = stage(a, d)
    assert act(game, "engage 1 0; buy 1", "atk 2 3 def 0 prot 9 8") is None
    assert (d.status, d.level, d.cell) == (DEAD, -1, (2, 0))
    assert (a.victories, a.level, a.cell) == (1, 3, (1, 0))


def test_v17_void() -> None:
    a, d = a_and_d(d_level=1, d_initial=2)
    assert goes_on(act(stage(a, d), "engage 1 0; buy 0", "atk 3 def 0 prot 9"))
    assert (d.status, d.cell, a.level, a.victories) == (OUT, (2, 0), 3, 1)


def test_v18_both_out() -> None:
    a, d = a_and_d(a_level=1, a_initial=2, d_level=1, d_initial=3, d_marker=True)
    dice = "act 5 init 3 4 atk 1 1 prot 9 9"
    assert act(stage(a, d), "engage 1 0; buy 0", dice) is None
    assert (a.status, d.status, a.victories, d.victories) == (OUT, OUT, 1, 1)
    assert (a.cell, d.cell) == ((-1, 0), (2, 0))


def test_v19_defender_only() -> None:
    a, d = a_and_d(d_marker=True, d_marked_on=2)
    game = stage(a, d)
    game.turn = 2
    dice = "act 9 atk 9 def 1 5 prot 2"
    assert act(game, "engage 1 0; fast; buy 1; buy 0; advance 3", dice) is None
    assert (a.cell, a.level, d.cell, d.pa) == ((-1, 0), 3, (0, 0), 3)


def test_v20_entangled() -> None:
    a, d = a_and_d(d_snare="net")
    assert goes_on(act(stage(a, d), "engage 1 0; buy 0; stay", "atk 2 prot 6"))
    assert (d.cell, d.level) == ((2, 0), 2)


# --- long weapons


def h_and_d(**more: Any) -> tuple[Gladiator, Gladiator]:
    return a_and_d(**{"a_kind": "hoplomachus", "d_cell": (2, 0), **more})


def test_v21_closing_in() -> None:
    h, d = h_and_d(a_pa=2, d_marker=True)
    dice = "act 9 init 6 2 atk 1 3 def 4 spec 3"
    assert act(stage(h, d), "engage 1 0; test; buy 1", dice) is None
    assert (h.cell, h.down, h.level) == ((0, 0), True, 3)
    assert (d.cell, d.pa, d.facing) == ((1, 0), 2, 3)


def test_v22_a_compulsory_advance() -> None:
    h, d = h_and_d()
    assert act(stage(h, d), "engage 1 0; buy 1; stay", "atk 2 3 def 9 prot 5 1") is None
    assert (h.cell, h.pa, d.cell, d.level) == ((1, 0), 0, (4, 0), 2)


def test_v23_rear_at_two_hexes() -> None:
    h, d = h_and_d(d_facing=0)
    act(stage(h, d), "engage 1 0; buy 0; stay", "atk 9 3 prot 6")
    assert (d.cell, d.level) == ((3, 0), 2)


def test_v24_between_two_axes() -> None:
    assert [facing for facing in range(6) if sees((1, 1), facing, (0, 0))] == [2, 3, 4, 5]
    h, d = h_and_d(d_cell=(1, 1))
    game = stage(h, d)
    assert verbs(act(game), "engage") == ["engage 1 0", "engage 1 1"]
    due = act(game, "engage 1 1; buy 0", "atk 3 def 9")
    assert due is not None
    assert (due.seat, due.answers, h.facing) == (1, ("retreat 0", "retreat 1"), 1)


def test_v25_the_line() -> None:
    def targets(cell: tuple[int, int], *others: tuple[int, int]) -> list[str]:
        h, d = h_and_d(d_cell=cell)
        friends = [man("samnis", 0, other, 0) for other in others]
        return verbs(act(stage(h, d, *friends)), "engage")

    assert targets((2, 0)) == ["engage 1 0"]
    assert targets((2, 0), (1, 0)) == []
    assert targets((1, 1), (1, 0)) == ["engage 1 0", "engage 1 1"]
    assert targets((1, 1), (1, 0), (0, 1)) == []
    assert targets((1, -2)) == []


# --- special results


def special(die: int, **more: Any) -> tuple[Game, Gladiator, Gladiator, Question | None]:
    a, d = a_and_d(**more)
    game = stage(a, d)
    due = act(game, "engage 1 0; buy 0; stay", f"atk 1 def 7 prot 4 spec {die}")
    assert d.cell == (2, 0)
    return game, a, d, due


def test_v26_killed() -> None:
    _, a, d, _ = special(0)
    assert (d.status, a.victories) == (DEAD, 1)


def test_v27_one_more_level() -> None:
    assert special(1)[2].level == 2


def test_v28_stunned() -> None:
    game, _, d, _ = special(2)
    game.gladiators[0].pa = 0
    due = run(game, game.play_turn(), dice="order 1 2 act 9")
    assert due is not None
    assert not d.marker
    game.turn += 1
    assert d.stunned_on != game.turn


def test_v29_falls() -> None:
    assert special(3)[2].down


def test_v30_loses_a_thing() -> None:
    game, _, d, _ = special(4)
    assert (d.weight, d.hands, game.objects) == (15, ["sica"], {(2, 0): ["parma"]})
    a, d = a_and_d(d_kind="retiarius")
    game = stage(a, d)
    dice = "atk 1 def 7 prot 3 spec 4"
    due = act(game, "engage 1 0; buy 0", dice)
    assert due is not None
    assert (due.seat, sorted(due.answers)) == (1, ["lose net", "lose pugio"])
    d.cell, a.cell, a.pa = (1, 0), (0, 0), 3
    act(game, "engage 1 0; buy 0; lose net; stay", dice)
    assert (d.weight, d.sheathed) == (11, "pugio")


def test_v31_loses_the_weapon() -> None:
    game, _, d, _ = special(5)
    assert (d.weight, d.weapons, d.shield) == (15, [], "parma")
    assert game.objects == {(2, 0): ["sica"]}


def test_v32_defender_only_next_turn() -> None:
    game, _, d, _ = special(6)
    game.turn += 1
    assert not game.may_attack(d)
    assert not game.may_push(d)
    game.turn += 1
    assert game.may_attack(d)


def test_v33_nothing() -> None:
    _, a, d, _ = special(7)
    assert (a.level, d.level, d.down, d.hands) == (3, 3, False, ["sica", "parma"])


def test_v34_a_repeat() -> None:
    a, d = a_and_d()
    game = stage(a, d)
    moves = "engage 1 0; buy 0; stay; step 0; engage 1 0"
    assert act(game, moves, "atk 1 def 7 prot 4 spec 8 atk 9 def 9") is None
    assert (a.cell, a.pa) == ((1, 0), 0)


def test_v35_overexcited() -> None:
    _, a, _, _ = special(9)
    assert (a.level, a.initial) == (4, 3)


def test_the_right_of_the_reacting_one() -> None:
    a, d = a_and_d(a_pa=2, d_level=5, d_marker=True)
    dice = "act 9 init 9 0 atk 0 def 9 prot 0 spec 8"
    due = act(stage(a, d), "engage 1 0; test; buy 0; advance 3", dice)
    assert due is not None
    assert (due.seat, due.article, due.answers) == (1, "L-21.9", ("engage 0 3", "decline"))


def test_two_eights_are_two_rights() -> None:
    a, d = a_and_d(a_pa=9)
    game = stage(a, d)
    moves = "engage 1 0; buy 1; advance 0; engage 1 0; buy 0; engage 1 0; buy 0"
    dice = "atk 0 1 def 9 prot 0 spec 8 prot 0 spec 8 atk 9 def 9 atk 9 def 9"
    assert act(game, moves, dice) is None
    assert (a.cell, a.pa, d.cell) == ((2, 0), 4, (3, 0))


def test_a_right_won_too_late_does_not_reopen() -> None:
    a, d = a_and_d(a_pa=9, a_level=5, d_level=5, d_marker=True)
    moves = "engage 1 0; test; buy 0; buy 0; advance 3; engage 0 3; test; buy 0; buy 0; stay"
    dice = "act 9 init 9 0 atk 0 def 9 prot 0 spec 8 init 9 0 atk 0 def 9 prot 0 spec 7"
    assert act(stage(a, d), moves, dice) is None
    a, d = a_and_d(a_pa=9, a_level=5, d_level=5, d_marker=True)
    moves = "engage 1 0; test; buy 0; buy 0; advance 3; engage 0 3; test; buy 0; buy 0"
    dice = "act 9 init 9 0 atk 0 def 9 prot 0 spec 8 init 9 0 atk 9 def 9"
    assert act(stage(a, d), moves, dice) is None


# --- walls


def test_v36_along_the_wall() -> None:
    a, d = a_and_d(a_cell=(4, -2), a_pa=1, d_cell=(5, -2))
    game = stage(a, d)
    dice = "atk 2 def 6 prot 8 atk 3 prot 3"
    assert act(game, "engage 1 0; advance 0; stay", dice) is None
    assert (a.cell, a.facing, d.cell, d.level) == ((5, -2), 1, (5, 0), 2)


def test_v37_out_of_reach() -> None:
    a, d = a_and_d(a_cell=(4, -2), a_pa=1, d_cell=(5, -2))
    assert act(stage(a, d), "engage 1 0; stay", "atk 2 def 6 prot 8") is None


def test_v38_cornered() -> None:
    a, d = a_and_d(a_cell=(4, 0), a_pa=1, d_cell=(5, 0))
    assert act(stage(a, d), "engage 1 0", "atk 2 def 6 prot 3 atk 5 3 prot 4") is None
    assert (d.cell, d.down, d.level) == ((5, 0), True, 2)


def test_v39_a_spear_at_the_wall() -> None:
    h, d = h_and_d(a_cell=(3, -1), a_pa=1, d_cell=(5, -2))
    dice = "atk 3 def 6 prot 8 atk 9"
    assert act(stage(h, d), "engage 1 0; retreat 4; stay", dice) is None
    assert (h.facing, d.cell, d.level) == (5, (5, -3), 2)


# --- jostling


def test_v40_a_jostle_fight() -> None:
    a, d = a_and_d()
    o = man("secutor", 0, (2, 0), 3, level=4, marker=True)
    game = stage(a, d, o)
    due = act(game, "engage 1 0; buy 0; stay; fight 0", "atk 3 def 6 act 7 prot 2 def 1 prot 5")
    assert goes_on(due)
    assert (o.cell, o.pa, o.marker) == ((3, 0), 1, False)
    assert (d.cell, d.down, d.level) == ((2, 0), True, 2)


def test_v41_no_fight_among_friends() -> None:
    a, d = a_and_d()
    o = man("secutor", 1, (2, 0), 3, level=4, marker=True)
    assert goes_on(act(stage(a, d, o), "engage 1 0; buy 0; stay", "atk 3 def 6 act 7 prot 2"))
    assert (o.pa, o.marker, d.level, d.down) == (0, False, 3, True)


@pytest.mark.parametrize(("die", "falls"), [(3, True), (4, False)])
def test_v42_from_behind(die: int, falls: bool) -> None:
    a, d = a_and_d()
    o = man("secutor", 1, (2, 0), 0, level=2, marker=True)
    act(stage(a, d, o), "engage 1 0; buy 0; stay", f"atk 3 def 6 fall {die} prot 2")
    assert (o.cell, o.down, o.marker) == ((3, 0), falls, False)
    assert (d.cell, d.down, d.level) == ((2, 0), True, 3)


def test_v43_domino() -> None:
    a, d = a_and_d()
    o = man("secutor", 1, (2, 0), 0, level=2, marker=True)
    p = man("eques", 0, (3, 0), 3, marker=True)
    dice = "atk 3 def 6 act 9 prot 9 def 0 prot 8"
    act(stage(a, d, o, p), "engage 1 0; buy 0; advance 0; fight 0", dice)
    assert (p.cell, p.pa, o.cell, o.down, o.level) == ((4, 0), 4, (3, 0), True, 1)
    assert (d.cell, d.down, d.level, a.cell) == ((2, 0), True, 2, (1, 0))


def test_v44_nobody_moves() -> None:
    a, d = a_and_d(a_cell=(2, 0), d_cell=(3, 0))
    o, p = man("secutor", 1, (4, 0), 3), man("secutor", 1, (5, 0), 3)
    assert goes_on(act(stage(a, d, o, p), "engage 1 0; buy 0", "atk 3 def 6 prot 9"))
    assert [one.cell for one in (a, d, o, p)] == [(2, 0), (3, 0), (4, 0), (5, 0)]
    assert [one.down for one in (d, o, p)] == [True] * 3
    assert d.level == 2


def test_v45_pushed_along_the_wall() -> None:
    a, d = a_and_d(a_cell=(3, -2), d_cell=(4, -2))
    o = man("secutor", 1, (5, -2), 3)
    assert goes_on(act(stage(a, d, o), "engage 1 0; buy 0; stay", "atk 3 def 6 prot 2"))
    assert (o.cell, o.down, d.cell, d.down) == ((5, -1), False, (5, -2), True)


@pytest.mark.parametrize(("die", "falls"), [(2, False), (3, True)])
def test_v46_tripping(die: int, falls: bool) -> None:
    a, d = a_and_d()
    dice = f"atk 3 def 6 trip {die} prot 9"
    act(stage(a, d, body((2, 0))), "engage 1 0; buy 0; stay", dice)
    assert (d.cell, d.down, d.level) == ((2, 0), falls, 2)


# --- push


def test_v47_push() -> None:
    a, d = a_and_d(a_pa=4, d_marker=True)
    dice = "act 5 init 1 4 atk 3 def 2"
    assert goes_on(act(stage(a, d), "push 1; buy 0; advance 0", dice))
    assert (a.cell, a.pa, d.cell, d.level) == ((1, 0), 2, (3, 0), 3)


def test_v48_push_as_defender() -> None:
    a, d = a_and_d(a_pa=4, d_marker=True)
    dice = "act 5 init 7 4 atk 3 def 1 prot 5"
    assert act(stage(a, d), "push 1; buy 0", dice) is None
    assert (a.cell, a.level, d.cell) == ((-1, 0), 3, (3, 0))


def test_v49_the_second_step_is_cancelled() -> None:
    a, d = a_and_d()
    o = man("secutor", 1, (2, 0), 3)
    act(stage(a, d, o), "push 1; stay", "atk 2 def 9")
    assert (o.cell, d.cell, d.down) == ((3, 0), (2, 0), True)


# --- snares


def r_and_s(**more: Any) -> tuple[Gladiator, Gladiator]:
    given = {"a_kind": "retiarius", "d_kind": "secutor", "d_cell": (2, 0), "d_marker": True}
    return a_and_d(**{**given, **more})


def test_v50_snared() -> None:
    r, s = r_and_s()
    dice = "act 8 net 2 free 5 atk 3 prot 5"
    assert goes_on(act(stage(r, s), "throw 1 0; free; advance 0", dice))
    assert (r.weight, r.cell, r.pa) == (11, (1, 0), 1)
    assert (s.cell, s.level, s.snare, s.pa) == ((3, 0), 3, "net", 1)


def test_v51_freed_at_once() -> None:
    r, s = r_and_s()
    game = stage(r, s)
    dice = "act 8 net 3 free 0 init 4 1 atk 6 2"
    assert act(game, "throw 1 0; free", dice) is None
    assert (s.snare, s.cell, s.pa, game.objects) == (None, (1, 0), 0, {})


def test_v52_counter() -> None:
    r, s = r_and_s()
    dice = "act 8 net 7 init 4 3 atk 2 def 1 prot 6 3"
    assert act(stage(r, s), "throw 1 0; step 3", dice) is None
    assert (s.cell, s.level, s.pa) == ((2, 0), 2, 0)
    assert (r.cell, r.level, r.hands) == ((-1, 0), 3, ["trident", "net"])


def test_v53_pulled() -> None:
    r, s = r_and_s(a_pa=1)
    game = stage(r, s)
    assert act(game, "throw 1 0; stay", "act 4 net 9 atk 1 prot 2 spec 7") is None
    assert (r.cell, r.level, r.weight) == ((0, 0), 2, 11)
    assert (s.pa, game.objects) == (0, {(2, 0): ["net"]})


def test_v54_stepping_back() -> None:
    r, s = r_and_s(d_marker=False)
    assert act(stage(r, s), "throw 1 0; step 0", "net 5") is None
    assert (r.cell, r.pa, r.hands, s.cell) == ((1, 0), 1, ["trident", "net"], (3, 0))


def test_v55_the_duty_of_a_lasso() -> None:
    r, s = r_and_s(a_kind="laquearius", a_level=4, d_marker=False)
    assert act(stage(r, s), "throw 1 0", "net 4 atk 9") is None
    assert (r.cell, r.pa) == ((1, 0), 0)
    r, s = r_and_s(a_kind="laquearius", a_level=4, a_pa=2, d_marker=False)
    assert goes_on(act(stage(r, s), "throw 1 0", "net 4"))
    assert (r.cell, r.pa) == ((0, 0), 1)


def test_the_duty_lapses_for_one_who_was_stopped() -> None:
    r, s = r_and_s(a_kind="laquearius", a_level=4, a_cell=(-1, 0), a_pa=5, d_marker=False)
    guard = man("thraex", 1, (0, 1), 4)
    due = act(stage(r, s, guard), "step 0; throw 1 0", "net 4")
    assert goes_on(due)
    assert (r.cell, r.pa) == ((0, 0), 3)


def test_the_duty_holds_even_against_one_fought_already() -> None:
    r, s = r_and_s(a_pa=9, d_marker=False)
    moves = "engage 1 0; buy 0; advance 0; throw 1 0; buy 0"
    assert act(stage(r, s), moves, "atk 3 def 9 prot 0 net 1 atk 9") is None
    assert (s.snare, r.pa) == ("net", 6)


def test_a_failed_throw_ends_the_activation_whatever_right_is_held() -> None:
    r, s = r_and_s(a_pa=9, a_level=5, d_marker=False)
    moves = "engage 1 0; buy 0; stay; step 0; throw 1 0; stay"
    assert act(stage(r, s), moves, "atk 0 def 9 prot 0 spec 8 net 9") is None


# --- standing up, objects


@pytest.mark.parametrize(
    ("level", "declared", "facings"),
    [(3, 0, [0, 0, 0, 2, 4, 2, 5, 1, 5, 1]), (1, 2, [2, 5, 0, 4, 0, 4, 1, 3, 1, 3])],
)
def test_v56_standing_up(level: int, declared: int, facings: list[int]) -> None:
    for die, facing in enumerate(facings):
        a, d = a_and_d(a_level=level, a_pa=1, a_down=True)
        assert act(stage(a, d), f"stand {declared}", f"rise {die}") is None
        assert (a.facing, a.down) == (facing, False)


def pick_up(kind: str, loses: str, thing: str, die: int = 4) -> tuple[Game, Gladiator]:
    one = man(kind, 0, (0, 0), 0, pa=1)
    one.hands.remove(loses)
    game = stage(one, man("samnis", 1, (-5, 0), 0))
    game.objects = {(0, 0): [thing]}
    assert act(game, f"pickup {thing}", f"pick {die}") is None
    assert game.objects == {(0, 0): []}
    return game, one


def test_v57_picking_up() -> None:
    game, one = pick_up("thraex", "sica", "sica")
    assert (one.weight, game.may_attack(one)) == (19, True)
    game, one = pick_up("thraex", "sica", "sica", die=0)
    assert (one.weight, one.weapons) == (15, [])
    game, one = pick_up("secutor", "gladius", "trident")
    assert (one.weight, game.may_attack(one), game.may_push(one)) == (27, False, False)
    game, one = pick_up("thraex", "parma", "scutum")
    assert (one.weight, one.foreign_shield) == (23, "large")
    _, one = pick_up("secutor", "scutum", "parma")
    assert one.weight == 15 + 8


def test_v57_protection() -> None:
    for kind, loses, thing in (
        ("secutor", "gladius", "trident"),
        ("thraex", "parma", "scutum"),
    ):
        game, one = pick_up(kind, loses, thing)
        level, need = one.level, -(-one.weight // 4) - 1
        game.fate = cast(f"prot {need - 1} {need}")
        game.protect(one, lying=False)
        assert one.level == level
        game.protect(one, lying=False)
        assert one.level == level - 1


# --- crowd, pairing, campaign


@pytest.mark.parametrize(
    ("dice", "status"),
    [
        ("crowd 3", GONE),
        ("crowd 7 judge 4", GONE),
        ("crowd 7 judge 3", DEAD),
        ("crowd 4 judge 0", DEAD),
        ("crowd 4 judge 1", GONE),
    ],
)
def test_v58_the_verdict(dice: str, status: str) -> None:
    a, d = a_and_d()
    d.victories, d.status, d.level, a.appealing = 1, OUT, 0, True
    game = stage(a, d, crowd=True)
    game.defeats = [(d, a)]
    assert run(game, game.verdicts(), "turn 4", dice) is None
    game.remove_beaten()
    assert (d.status, a.facing, a.appealing) == (status, 4, False)


def test_v59_pairing() -> None:
    lanes = [(left, ahead(left, 0, 5)) for left in LANES[:3]]
    xs = [man("secutor", 0, left, 0) for left, _ in lanes]
    ys = [man("thraex", 1, right, 3) for _, right in lanes]
    game = stage(*xs, *ys, mode="single")
    game.duels = [(x, y, 1) for x, y in zip(xs, ys, strict=True)]
    for x, y in zip(xs, ys, strict=True):
        x.opponent, y.opponent = y, x

    def beat(winner: Gladiator, loser: Gladiator) -> None:
        loser.level, winner.victories = 0, winner.victories + 1
        loser.status, game.defeats = OUT, [(loser, winner)]
        game.remove_beaten()
        game.pair_winners()
        game.turn += 1
        game.enter_pairs()

    (x1, x2, x3), (y1, y2, y3) = xs, ys
    beat(x1, y1)
    assert (x1.opponent, game.waiting) == (None, [x1])
    beat(x2, y2)
    assert game.waiting == [x1, x2]
    beat(y3, x3)
    assert (x1.opponent, y3.opponent, game.waiting) == (y3, x1, [x2])
    beat(y3, x1)
    assert (y3.rank, y3.opponent, x2.opponent, game.waiting) == (2, x2, y3, [])


@pytest.mark.parametrize(
    ("initial", "level", "lost", "dice", "result"),
    [
        (3, 2, True, "xp 4", 4),
        (3, 2, True, "xp 3", 3),
        (3, 2, True, "xp 0", None),
        (3, 3, False, "xp 0", 3),
        (4, 0, True, "xp 1 3", 5),
        (4, 0, True, "xp 1 4", 4),
        (4, 0, True, "xp 0 2", None),
    ],
)
def test_v60_experience(
    initial: int, level: int, lost: bool, dice: str, result: int | None
) -> None:
    one = man("thraex", 0, (0, 0), 0, level=level, initial=initial, lost=lost)
    game = stage(one, man("thraex", 1, (1, 0), 0))
    assert run(game, game.test_survivors(), "", dice + " xp 0") is None
    left = game.of(0)
    assert (left[0].initial if left else None) == result


@pytest.mark.parametrize(
    ("option", "dice", "passes"),
    [
        ("sum_below", [1, 2], True),
        ("sum_below", [2, 2], False),
        ("each_above", [5, 9], True),
        ("each_above", [4, 9], False),
        ("each_below", [3, 3], True),
    ],
)
def test_r112_other_readings(option: str, dice: list[int], passes: bool) -> None:
    one = man("thraex", 0, (0, 0), 0, level=0, initial=4)
    assert stage(one, xp_defeated=option).passes(one, dice) is passes


def test_v61_a_trainer() -> None:
    def troop() -> tuple[Game, Gladiator]:
        master = man("thraex", 0, (0, 0), 0, level=5)
        pupil = man("secutor", 0, (1, 0), 0, level=3)
        return stage(master, pupil, man("thraex", 1, (2, 0), 0)), pupil

    game, pupil = troop()
    due = run(game, game.test_survivors(), "train 0", "xp 6 2")
    assert due is not None
    assert (due.article, due.answers) == ("L-31.7", ("reroll 0", "keep"))
    game, pupil = troop()
    assert run(game, game.test_survivors(), "train 0; reroll 0", "xp 6 2 7 0 leave 5") is None
    assert (pupil.initial, pupil.number) == (4, 0)
    assert (game.trainers, game.freed) == ([1, 0], [1, 0])
    game, pupil = troop()
    assert run(game, game.test_survivors(), "train 0", "xp 6 0 0 leave 6") is None
    assert (pupil.initial, game.trainers, game.freed) == (3, [0, 0], [1, 0])


# --- what the records decide where the specification is silent


def test_a_withdrawal_never_enters_the_zone_of_a_spear() -> None:
    a, d = a_and_d(d_marker=True)
    spear = man("veles", 0, (3, 0), 3)
    due = act(stage(a, d, spear), "engage 1 0", "act 9")
    assert verbs(due, "withdraw") == ["withdraw 1", "withdraw 5"]
    knife = man("samnis", 0, (3, 0), 3)
    due = act(stage(*a_and_d(d_marker=True), knife), "engage 1 0", "act 9")
    assert verbs(due, "withdraw") == ["withdraw 0", "withdraw 1", "withdraw 5"]


def test_a_counter_may_not_enter_the_zone_of_another_spear() -> None:
    r, s = r_and_s(d_pa=0)
    spear = man("veles", 0, (2, -1), 2)
    due = act(stage(r, s), "throw 1 0", "act 9 net 9")
    assert "step 3" in verbs(due, "step")
    r, s = r_and_s()
    due = act(stage(r, s, spear), "throw 1 0", "act 9 net 9")
    assert due is None or "step 3" not in due.answers


def test_the_crowd_shields_the_winner() -> None:
    a, d = a_and_d(d_level=1)
    game = stage(a, d, crowd=True)
    assert act(game, "engage 1 0; buy 0; advance 0", "atk 3 def 9 prot 9") is None
    assert (a.appealing, a.cell, d.status) == (True, (1, 0), OUT)
    assert game.foes(d) == []


def test_equipment_of_ones_own() -> None:
    assert may_wear("grille", ["leather-helmet"])
    assert not may_wear("grille", [])
    assert not may_wear("leather-helmet", ["helmet"])
    assert may_hold("net", [])
    assert may_hold("net", ["trident"])
    assert may_hold("trident", ["net"])
    assert not may_hold("parma", ["net"])
    assert not may_hold("trident", ["gladius"])
    assert not may_hold("net", ["gladius", "parma"])


# --- whole records


class Dice(Fate):
    """Chance that is made up, and kept for the record."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng = rng
        self.given: list[Any] = []

    def take(self, label: str, bag: Any) -> Any:
        value = self.rng.choice(list(bag))
        self.given.append([label, None, [value]])
        return value


LIKES = {"engage": 20, "throw": 20, "push": 6, "step": 3, "end": 0.3, "drop": 0.2, "test": 3}


def play(seed: int, **options: Any) -> Record:
    """A whole game by the referee's own rules, with moves that look for a fight."""
    rng = random.Random(seed)
    raw = {"players": 2, "troops": "choice", **options}
    names = ["x"] * raw["players"]
    table = Replay(read_options(raw, names))
    log: list[Any] = []
    move: str | None = None
    while not log or table.due is not None:
        entry: Record = {"hash": "0" * 32}
        if table.due is not None:
            weights = [LIKES.get(answer.split()[0], 1) for answer in table.due.answers]
            [move] = rng.choices(table.due.answers, weights)
            entry |= {"seat": table.due.seat, "move": move}
        dice = Dice(rng)
        table.game.fate = dice
        try:
            table.due = next(table.flow) if move is None else table.flow.send(move)
        except StopIteration:
            table.due = None
        if dice.given:
            entry["fate"] = dice.given
        log.append(entry)
    return {
        "format": "ludus/1",
        "game": "gloria",
        "version": 1,
        "content": "0",
        "options": raw,
        "seats": names,
        "fairness": None,
        "log": log,
        "outcome": table.game.outcome,
    }


OUTFIT = {"armour": ["leather-helmet"], "hands": ["trident", "lasso"], "sheathed": "sica"}
SMALL = [[{"level": 3, "type": "secutor"}, {"level": 2, "outfit": OUTFIT}]] * 2
MODES: list[dict[str, Any]] = [
    {"turn_limit": 6},
    {"turn_limit": 4, "troops": "custom", "crowd_appeal": True},
    {"turn_limit": 6, "troops": "drawn", "players": 3, "victory": "missions"},
    {"turn_limit": 5, "players": 5, "activation": "random"},
    {"mode": "single", "duel_turn_limit": 8},
    {"mode": "single", "duel_turn_limit": 5, "players": 3, "parallel_duels": 1},
    {"turn_limit": 4, "campaign": 2, "troops": SMALL, "xp_defeated": "sum_below"},
    {"mode": "single", "duel_turn_limit": 9, "campaign": 3, "troops": SMALL},
]


@cache
def sample(mode: int = 0, seed: int = 1) -> Record:
    return play(seed, **MODES[mode])


def altered(mode: int = 0, seed: int = 1) -> Record:
    """A record to be altered."""
    return copy.deepcopy(sample(mode, seed))


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_true_games_are_accepted(mode: int) -> None:
    for seed in range(2):
        assert referee(sample(mode, seed)) == []


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_a_game_that_goes_on_has_no_outcome(mode: int) -> None:
    record = altered(mode)
    del record["log"][-1]
    [fault] = referee(record)
    assert "not over" in fault
    record["outcome"] = None
    assert referee(record) == []


def prefixes(mode: int, what: str, count: int = 6) -> Iterator[tuple[str, Record, Record]]:
    """Beginnings of a record that end with an entry that has a move or chance, to be altered."""
    record = sample(mode)
    found = [index for index, entry in enumerate(record["log"]) if entry.get(what)]
    for index in random.Random(mode).sample(found, min(count, len(found))):
        short = copy.deepcopy({**record, "log": record["log"][: index + 1], "outcome": None})
        yield f"log[{index}]: ", short, short["log"][index]


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_another_seat_is_refused(mode: int) -> None:
    for where, record, entry in prefixes(mode, "move"):
        entry["seat"] = (entry["seat"] + 1) % record["options"]["players"]
        [fault] = referee(record)
        assert fault.startswith(where)


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_another_move_is_refused(mode: int) -> None:
    for where, record, entry in prefixes(mode, "move", 3):
        move = entry["move"]
        for junk in ("engage 77 0", "step 6", "buy 3", f"{move} ", move.upper(), "", 3, None):
            entry["move"] = junk
            [fault] = referee(record)
            assert fault.startswith(where)


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_altered_chance_is_refused(mode: int) -> None:
    for where, record, entry in prefixes(mode, "fate", 3):
        fate = entry["fate"]
        label, seat, values = fate[0]
        for wrong in (
            fate[1:],
            [*fate, ["atk", None, [1]]],
            [["luck", seat, values], *fate[1:]],
            [[label, 0, values], *fate[1:]],
            [[label, seat, [77]], *fate[1:]],
            [[label, seat, [*values, *values]], *fate[1:]],
            [[label, seat, [True]], *fate[1:]],
            [[label, seat], *fate[1:]],
            ["x", *fate[1:]],
            {"x": 1},
        ):
            entry["fate"] = wrong
            [fault] = referee(record)
            assert fault.startswith(where)


def test_an_altered_die_shows_later() -> None:
    record = altered(len(MODES) - 1)
    rng = random.Random(5)
    dice = [
        item
        for entry in record["log"]
        for item in entry.get("fate", ())
        if item[0] in ("order", "atk", "prot")
    ][:60]
    refused = 0
    for item in dice:
        value = item[2][0]
        item[2][0] = rng.choice([die for die in range(10) if die != value])
        refused += bool(referee(record))
        item[2][0] = value
    assert refused > len(dice) // 4
    assert referee(record) == []


def test_an_entry_that_is_no_decision_is_refused() -> None:
    record = altered()
    moves = [str(entry.get("move")) for entry in record["log"]]
    index = next(i for i, move in enumerate(moves) if move.startswith("activate"))
    record["log"].insert(index + 1, copy.deepcopy(record["log"][index]))
    del record["log"][index + 1]["fate"]
    [fault] = referee(record)
    assert fault.startswith(f"log[{index + 1}]: L-7.4: ")


def test_what_was_taken_silently_needs_no_entry() -> None:
    table = Replay(Options(players=2))
    table.started, table.due = True, Question(0, ("pivot 1", "end"), "L-7.4")
    table.game.silent = ["advance 4"]
    with pytest.raises(Fault, match="needs no entry"):
        table.answer(0, "advance 4")


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_another_outcome_is_refused(mode: int) -> None:
    record = altered(mode)
    outcome = record["outcome"]
    changes = {
        "winners": [] if outcome["winners"] else [0],
        "scores": [score + 1 for score in outcome["scores"]],
        "ranking": [place + 1 for place in outcome["ranking"]],
        "reason": "time",
        "decided_by": "L-1.1",
    }
    for name, value in changes.items():
        record["outcome"] = {**outcome, name: value}
        [fault] = referee(record)
        assert name in fault
    junk: Any
    for junk in (None, [], 1):
        record["outcome"] = junk
        assert len(referee(record)) == 1
    del record["outcome"]
    assert referee(record) != []


def test_entries_after_the_end_are_refused() -> None:
    record = altered()
    record["log"].append({"seat": 0, "move": "end", "hash": ""})
    [fault] = referee(record)
    assert "after the end" in fault


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "ludus/2"),
        ("game", "brutus"),
        ("version", "1"),
        ("content", None),
        ("log", []),
        ("log", None),
        ("seats", ["x"]),
        ("seats", None),
        ("options", None),
    ],
)
def test_a_broken_head_is_refused(field: str, value: Any) -> None:
    record = altered()
    record[field] = value
    assert referee(record) != []


@pytest.mark.parametrize(
    "change",
    [
        {"players": 7},
        {"players": True},
        {"mode": "war"},
        {"crowd_appeal": 1},
        {"victory": "missions", "mode": "single"},
        {"turn_limit": 0},
        {"parallel_duels": 6},
        {"campaign": 0},
        {"troops": "mine"},
        {"troops": [[]]},
        {"troops": [[], []]},
        {"troops": [[{"level": 6, "type": "veles"}]] * 2},
        {"troops": [[{"level": 1, "type": "hero"}]] * 2},
        {"troops": [[{"level": 1, "outfit": ["gladius"]}]] * 2},
        {"troops": [[{"level": 1, "outfit": {"armour": [], "hands": ["sword"]}}]] * 2},
        {"troops": [[{"level": 1, "outfit": {"armour": ["grille"], "hands": ["sica"]}}]] * 2},
        {"troops": [[{"level": 1, "outfit": {"armour": [], "hands": ["net", "parma"]}}]] * 2},
        {"troops": [[{"level": 1, "outfit": {"armour": ["manica"] * 2, "hands": []}}]] * 2},
        {"troops": [[{"level": 1, "type": "veles"}] * 8] * 2},
        {"unheard": 1},
    ],
)
def test_broken_options_are_refused(change: dict[str, Any]) -> None:
    record = altered()
    record["options"] = {**record["options"], **change}
    [fault] = referee(record)
    assert fault.startswith(("options: ", "seats: "))


@pytest.mark.parametrize("entry", [None, [], {"hash": 1}, {"seat": 0, "hash": ""}, {"at": 3}])
def test_a_broken_set_up_is_refused(entry: Any) -> None:
    record = altered()
    record["log"][0] = entry
    [fault] = referee(record)
    assert fault.startswith("log[0]: record: ")


def test_records_that_are_none() -> None:
    junk: Any
    for junk in (None, [], 3, "x", {}):
        assert referee(junk) != []
    assert outcome_faults({}, stage(), 0) != []


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, ugly = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "ugly.json"
    record = altered()
    good.write_text(json.dumps(record), encoding="utf-8")
    record["log"][1]["seat"] = 1
    bad.write_text(json.dumps(record), encoding="utf-8")
    ugly.write_text("{", encoding="utf-8")
    assert main([]) == 2
    assert main([str(good)]) == 0
    assert main([str(good), str(bad), str(ugly), str(tmp_path / "none")]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "1 record(s): 1 accepted, 0 refused"
    assert told[1].startswith(f"{bad}: log[1]: L-3.4: ")
    assert told[-1] == "4 record(s): 1 accepted, 3 refused"


def test_it_needs_nothing_of_the_engine(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(sample()), encoding="utf-8")
    script = Path(__file__).with_name("gloria_referee.py")
    command = [sys.executable, "-I", "-S", str(script), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
