"""Which faces of a die mean the same to the rules, so that they can be taken together."""

from collections.abc import Callable
from itertools import takewhile

from ludus.games.gloria.board import sees
from ludus.games.gloria.frames import Forced, Joust, Throw
from ludus.games.gloria.points import points
from ludus.games.gloria.readings import (
    breaks_free,
    catches,
    staggers,
    stops,
    strikes_home,
    touches,
    trips,
)
from ludus.games.gloria.state import Gladiator, State
from ludus.kit.dice import FACES

ALIKE = (2, 6, 7, 8)
"""Special results that change nothing before the fight is over. [L-21.3, L-21.7 to L-21.9]"""

Group = tuple[int, tuple[int, ...]]
"""Outcomes taken together: how many they are, and one of them."""

Key = Callable[[int], object]


def groups(world: State, label: str, target: int) -> list[Group]:
    """Put the outcomes of the die that falls now into groups; initiative takes two dice at once.

    `target` is the one a snare is thrown at, while the throw itself is under way.
    """
    if label == "init":
        return _initiative(world)
    key = _key(world, label, target)
    found: dict[object, list[int]] = {}
    for face in FACES:
        found.setdefault(key(face), []).append(face)
    return [(len(same), (same[0],)) for same in found.values()]


def _initiative(world: State) -> list[Group]:
    """Lower, equal or higher. [L-17.2]"""
    joust = _joust(world)
    one, other = world.gladiators[joust.engager], world.gladiators[joust.engaged]
    pairs: dict[int, list[tuple[int, int]]] = {}
    for mine in FACES:
        for theirs in FACES:
            gap = 4 * (mine - theirs) + one.weight - other.weight
            pairs.setdefault((gap > 0) - (gap < 0), []).append((mine, theirs))
    return [(len(same), same[0]) for _, same in sorted(pairs.items())]


def _key(world: State, label: str, target: int) -> Key:
    """Say what the rules look at in a die."""
    one = world.gladiators[_rolls_for(world, label, target)]
    most = _most_points(world, one) if label == "act" else 0
    lying = _joust(world).lying if label == "prot" else False
    keys: dict[str, Key] = {
        "act": lambda face: min(most, points(one, face)),
        "atk": lambda face: (touches(one, face, attacking=True), strikes_home(one, face)),
        "def": lambda face: touches(one, face, attacking=False),
        "fall": lambda face: staggers(one, face),
        "free": lambda face: (face == 0, breaks_free(one, face)),
        "net": lambda face: catches(one, face),
        "prot": lambda face: stops(one, face, lying=lying),
        "spec": lambda face: ALIKE[0] if face in ALIKE else face,
        "trip": lambda face: trips(one, face),
    }
    return keys[label]


def _most_points(world: State, one: Gladiator) -> int:
    """Tell how many PA can matter: to turn and to test; after a throw all of them do."""
    top = world.frames[-1]
    if isinstance(top, Joust):
        return 1 if sees(one, world.gladiators[top.engager].hex) else 2
    return 1 if isinstance(top, Forced) else len(FACES)


def _rolls_for(world: State, label: str, target: int) -> int:
    """Name the one a die is about."""
    top = world.frames[-1]
    if isinstance(top, Forced):
        return top.who if top.occupant < 0 else top.occupant
    if isinstance(top, Joust):
        return _in_joust(world, top, label)
    if isinstance(top, Throw):
        return top.target
    return target if label == "act" else world.active


def _in_joust(world: State, joust: Joust, label: str) -> int:
    if label == "prot":
        return joust.second if joust.results[joust.at].first else joust.first
    if label in ("atk", "def"):
        return joust.first if _first_rolls(world, joust, label) else joust.second
    return joust.engaged


def _first_rolls(world: State, joust: Joust, label: str) -> bool:
    """Tell whose attack dice fall: in a tie of initiative both have some. [L-18.5]"""
    if not joust.tie:
        return label == "atk" or joust.kind == "jostle"
    rolled = takewhile(lambda die: die.label == "atk", reversed(world.dice))
    return len(list(rolled)) <= joust.extra[0]


def _joust(world: State) -> Joust:
    """Find the innermost joust."""
    return next(frame for frame in reversed(world.frames) if isinstance(frame, Joust))
