"""Whom a lanista enlists and what it gives them: by chance, among what makes sense together."""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any, cast

from ludus.core.moves import Move
from ludus.games.gloria.equipment import (
    CLASSES,
    CUSTOM,
    HANDS,
    KINDS,
    SNARES,
    WEAPONS,
    Outfit,
    armour_weight,
)
from ludus.games.gloria.frames import Enlist
from ludus.games.gloria.moves import READY, EnlistAs, Hold, Sheathe, Wear
from ludus.games.gloria.state import State

WORTH = {
    "laquearius": 77, "veles": 71, "retiarius": 64, "essedarius": 60, "dimachaerus": 57,
    "hoplomachus": 57, "gallus": 55, "samnis": 50, "eques": 49, "thraex": 46, "scissor": 43,
    "secutor": 41, "murmillo": 33, "provocator": 29, "crupellarius": 23,
}  # fmt: skip
"""How often each class wins, in per cent: the mean of duels and of melees against all others."""

CARE = 0.014
"""How much a point of worth counts, for each level: it is the strong who decide a tournament."""

GREAT_CARE = 0.05
"""The same for a champion."""

AGAIN = 0.25
"""How much less a class is liked that the troop has already."""

COMMON = 0.5
"""How much less a class is liked that another troop has."""

MISSING = 1.6
"""How much more a class is liked that fights as nobody in the troop does."""

OWN_DESIGN = 0.6
"""How often a gladiator gets equipment of its own where that is agreed. [L-2.4]"""


def enlist(state: State, moves: Sequence[EnlistAs], rng: Random) -> Move:
    """Draw a class: the better, the rarer and the more needed, the more likely. [L-3.4]"""
    own = EnlistAs(CUSTOM)
    if own in moves and rng.random() < OWN_DESIGN:
        return own
    return _drawn(state, moves, rng, CARE)


def enlist_well(state: State, moves: Sequence[EnlistAs], rng: Random) -> Move:
    """Draw a class as one does who wants to win first, and to differ second. [L-3.4]"""
    return _drawn(state, moves, rng, GREAT_CARE)


def _drawn(state: State, moves: Sequence[EnlistAs], rng: Random, care: float) -> Move:
    seat, level = cast(Enlist, state.frames[-1]).places[0]
    classes = [move for move in moves if move.type in CLASSES]
    weights = [liking(state, seat, level, move.type, care) for move in classes]
    return rng.choices(classes, weights)[0]


def liking(state: State, seat: int, level: int, name: str, care: float = CARE) -> float:
    """How much a lanista likes a class for the next place, that of a level."""
    found = exp(care * level * (WORTH[name] - 50))
    styles = set()
    for one in state.gladiators:
        if one.owner == seat:
            styles.add(style(one.outfit))
        if one.type == name:
            found *= AGAIN if one.owner == seat else COMMON
    return found if style(CLASSES[name]) in styles else MISSING * found


IMPOSING = 4
"""Among how many of the heaviest classes a beginner chooses."""


def heavy(moves: Sequence[Move], rng: Random) -> Move:
    """Take a class in heavy armour, as whoever has never fought does: the light ones act more."""
    classes = [move for move in moves if isinstance(move, EnlistAs) and move.type in CLASSES]
    classes.sort(key=lambda move: -armour_weight(CLASSES[move.type].armour))
    return rng.choice(classes[:IMPOSING])


def style(outfit: Outfit) -> str:
    """Name how a gladiator fights: with a snare, a long weapon, behind a shield, or nimbly."""
    kinds = {KINDS[item] for item in outfit.hands}
    if kinds & set(SNARES):
        return "snare"
    return next((kind for kind in ("long", "large", "small") if kind in kinds), "blades")


GRIPS = (
    ("pugio", "lasso"), ("hasta", "lasso"), ("trident", "net"), ("gladius", "net"),
    ("hasta", "parma"), ("gladius", "parma"), ("sica", "parma"), ("gladius", "sica"),
    ("gladius", "scutum"),
)  # fmt: skip
"""What its own designs have in hand."""

SUITS = (
    ("leather-helmet",),
    ("galerus", "leather-manica"),
    ("leather-helmet", "leather-manica"),
    ("leather-helmet", "leather-manica", "leather-ocrea"),
    ("helmet", "leather-manica"),
    ("helmet", "leather-manica", "ocrea"),
)
"""What they wear: not much, since light gladiators act more often."""


def outfit(state: State, moves: Sequence[Move], rng: Random) -> Move:
    """Go on with what was begun: things in hand first, armour, then a weapon to draw. [L-2.4]"""
    begun = cast(Enlist, state.frames[-1]).outfit or Outfit()
    offered = set(moves)
    weapon = next((item for item in begun.hands if KINDS[item] in WEAPONS), "")
    wishes: list[Move] = []
    if len(begun.hands) < HANDS:
        wishes += map(Hold, _missing(begun.hands, GRIPS, rng))
    wishes += map(Wear, _missing(begun.armour, SUITS, rng))
    if weapon:
        wishes += [Sheathe(weapon), READY]
    return next((wish for wish in wishes if wish in offered), _any_weapon(moves))


def _missing(
    have: Sequence[str], wholes: Sequence[tuple[str, ...]], rng: Random
) -> tuple[str, ...]:
    """Draw one of the sets that contain what there is, and tell what it lacks."""
    fitting = [whole for whole in wholes if set(have) <= set(whole)]
    if not fitting:
        return ()
    return tuple(item for item in rng.choice(fitting) if item not in have)


def _any_weapon(moves: Sequence[Move]) -> Move:
    """Take up a weapon where what was begun is like none of the designs, or be ready."""
    weapons = [move for move in moves if isinstance(move, Hold) and KINDS[move.item] in WEAPONS]
    return weapons[0] if weapons else READY


TASTES: dict[str, Callable[[State, Sequence[Any], Random], Move]] = {
    "enlist": enlist,
    "outfit": outfit,
}
"""What is drawn from the rng: everything else follows from the table."""
