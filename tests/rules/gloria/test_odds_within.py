"""The odds of every answer within a fight, from the side of whoever gives it."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product

import pytest

from examples import few_counted
from ludus.games.gloria import GAME
from ludus.games.gloria.state import State
from rules.gloria.asks import POSITIONS, after, prey, thrown
from rules.gloria.brute import (
    FREED,
    INITIATIVE,
    NOTHING,
    Ways,
    agree,
    brute,
    chances_of,
    do_nothing,
    told,
)
from rules.gloria.build import arena, asked, glad, moves, secutor, thraex

ARMOUR: Ways = tuple(
    (Fraction(1, 8), {"spec": [7], "prot": list(dice)}) for dice in product((0, 9), repeat=3)
)
"""Armour of 4.75 stops five faces of ten: a 0 stands for them, a 9 for the others."""

WITHIN: dict[str, tuple[Callable[[], State], int, int, Ways]] = {
    "more dice, as attacker": (
        lambda: after(arena(glad("thraex", level=2), thraex(level=3)), "engage 1 0"),
        0,
        1,
        ARMOUR,
    ),
    "two more dice": (
        lambda: after(
            arena(
                glad("thraex", level=1),
                thraex(level=4, snare="net"),
                glad("retiarius", (5, 0), hands=("trident",)),
                pa=6,
            ),
            "engage 1 0",
        ),
        0,
        1,
        ARMOUR,
    ),
    "more dice, as defender": (
        lambda: after(
            arena(glad("thraex", level=3), thraex(level=3, marker=True)),
            ("engage 1 0", "act 8"),
            ("test", "init 0 9"),
        ),
        1,
        0,
        ARMOUR,
    ),
    "more dice, both attack": (
        lambda: after(
            arena(glad("thraex", level=3), thraex(level=3, marker=True)),
            ("engage 1 0", "act 8"),
            ("test", "init 1 1"),
        ),
        1,
        0,
        ARMOUR,
    ),
    "test or withdraw": (
        lambda: after(
            arena(secutor(level=2), thraex(level=2, marker=True)), ("engage 1 0", "act 9")
        ),
        1,
        0,
        INITIATIVE,
    ),
    "stand fast or withdraw": (
        lambda: after(
            arena(secutor(level=2), thraex(level=3, marker=True, hands=("parma",))),
            ("engage 1 0", "act 9"),
        ),
        1,
        0,
        NOTHING,
    ),
    "a facing, with a wall behind": (
        lambda: after(
            arena(secutor(at=(4, -2), level=1), thraex(at=(5, -2), facing=0, level=2, marker=True)),
            ("engage 1 0", "act 3"),
        ),
        1,
        0,
        NOTHING,
    ),
    "a way back at the wall": (
        lambda: after(
            arena(glad("hoplomachus", (3, -1), 0, level=2), thraex(at=(5, -2), level=2), pa=1),
            ("engage 1 0", "atk 2 def 6"),
        ),
        1,
        0,
        NOTHING,
    ),
    "a way back into a friend": (
        lambda: after(
            arena(
                glad("hoplomachus", level=2),
                thraex(at=(1, 1), level=2),
                glad("secutor", (2, 1), 1, owner=1, level=2),
                glad("secutor", (1, 2), 3, owner=1, level=2, marker=True),
                pa=1,
            ),
            ("engage 1 0", "atk 2 def 6"),
        ),
        1,
        0,
        NOTHING,
    ),
    "to follow to the wall or not": (
        lambda: after(
            arena(secutor(at=(4, -2), level=2), thraex(at=(5, -2), level=2)),
            "engage 1 0",
            ("buy 0", "atk 2 def 6 prot 0"),
        ),
        0,
        1,
        NOTHING,
    ),
    "what to lose before the next blow": (
        lambda: after(
            arena(secutor(level=2), glad("retiarius", (1, 0), 3, owner=1), pa=4),
            "engage 1 0",
            ("buy 1", "atk 0 2 def 9 prot 0 spec 4"),
        ),
        1,
        0,
        NOTHING,
    ),
    "a jostle fight": (POSITIONS["jostle"], 2, 1, NOTHING),
    "a repeat": (POSITIONS["repeat"], 1, 0, NOTHING),
    "the duty to attack": (POSITIONS["duty"], 0, 1, NOTHING),
    "to break free before the attack": (
        lambda: thrown(prey(level=2), "act 8 net 2", pa=2),
        1,
        0,
        FREED,
    ),
    "a counter": (
        lambda: thrown(prey(level=2), "act 8 net 7", pa=2),
        1,
        0,
        NOTHING,
    ),
    "a turn after a miss": (
        lambda: thrown(prey(level=2, facing=0), "act 8 net 9", pa=2),
        1,
        0,
        NOTHING,
    ),
    "where to pull": (POSITIONS["pull"], 1, 0, NOTHING),
    "to follow one that gave way": (POSITIONS["closer"], 0, 1, NOTHING),
}
"""Positions by what is decided: who decides, against whom, and which dice are fixed."""
QUICK = (
    "a facing, with a wall behind",
    "a jostle fight",
    "a way back into a friend",
    "to follow to the wall or not",
    "a turn after a miss",
)
"""Those whose lines are counted."""


@pytest.mark.parametrize("name", few_counted(WITHIN, *QUICK))
def test_odds_of_every_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    build, me, foe, ways = WITHIN[name]
    state = build()
    do_nothing(monkeypatch)
    choice = moves(state)
    assert len(choice) > 1
    for move in choice:
        agree_or_silent(state, move, brute(state, move, ways, me=me, foe=foe))


def test_what_is_lost_matters_for_the_next_blow() -> None:
    """The net lost, armour of 2.75 with a trident stops less of the second touch. [L-21.5]"""
    state = WITHIN["what to lose before the next blow"][0]()
    assert told(state, "lose net")["wounded"] > told(state, "lose pugio")["wounded"]


def agree_or_silent(state: State, move: str, wanted: Mapping[str, Fraction]) -> None:
    """Tell what the dice give, and nothing where nothing can happen."""
    seat, _ = asked(state)
    found = GAME.odds(GAME.view(state, seat), GAME.parse(move))
    chances = chances_of(found) if found else {}
    assert agree(chances, wanted), (move, chances, wanted)
