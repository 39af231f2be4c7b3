"""What a value of Gloria goes by: a row of numbers for each seat, from a table that all can see."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ludus.bots.gloria.troops import WORTH
from ludus.bots.gloria.values import FACES, danger, pierce
from ludus.games.gloria.points import badly_hurt, points
from ludus.games.gloria.state import Gladiator, State, has_shield, snare_in_hand

NAMES = (
    "count", "levels", "squares", "points", "force", "soft", "class", "long", "shield", "snare",
    "unarmed", "hurt", "down", "caught", "late", "fresh", "fear",
    "levels-share", "count-share", "force-share",
)  # fmt: skip
"""Sums over the gladiators of a troop that still fight, and then its share of three of them.

points   action points to be expected in a turn; force: these times the levels
soft     how often a blow gets through, times the levels; class: what the class is worth
late     cannot do all in the next turn: stunned or cowed
fresh    levels of those that can still be activated; fear: what may befall them in this turn
"""

_SHARED = tuple(map(NAMES.index, ("levels", "count", "force")))
_NONE = [0.0] * (len(NAMES) - len(_SHARED))
USUAL = 50
"""The worth of a class that wins every other fight."""


@lru_cache(maxsize=256)
def _expected(weight: int, hurt: bool) -> float:
    one = Gladiator(0, 0, "", "", None, 2, 1 if hurt else 2, weight=weight)  # type: ignore[arg-type]
    return sum(points(one, die) for die in range(FACES)) / FACES


def _numbers(state: State, one: Gladiator) -> tuple[float, ...]:
    hurt = badly_hurt(one)
    pa = _expected(one.weight, hurt)
    fear = danger(state, one, one.hex, one.facing) if one.status == "fit" else 0.0
    level = one.level
    return (
        1.0, level, level * level, pa, level * pa, level * pierce(one.weight, one.guard),
        level * (WORTH.get(one.type, USUAL) - USUAL) / USUAL, one.arm == "long",
        has_shield(one), bool(snare_in_hand(one)), not one.armed, hurt, one.down,
        bool(one.snare), one.stunned > state.turn or one.cowed > state.turn,
        level * one.marker, fear,
    )  # fmt: skip


def features(state: State) -> NDArray[np.float32]:
    """Describe every seat's troop (seats, numbers)."""
    seats = state.options.players
    troops: list[list[tuple[float, ...]]] = [[] for _ in range(seats)]
    for one in state.gladiators:
        if one.status in ("fit", "waiting"):
            troops[one.owner].append(_numbers(state, one))
    sums = [[sum(column) for column in zip(*troop, strict=True)] or _NONE for troop in troops]
    for at in _SHARED:
        whole = max(1.0, sum([row[at] for row in sums]))
        sums = [[*row, row[at] / whole] for row in sums]
    return np.array(sums, np.float32)
