"""When two positions in a fight are alike: all that can still matter is the same."""

from collections.abc import Hashable
from operator import attrgetter

from ludus.games.gloria.frames import AnyFrame, Forced, Joust, Throw
from ludus.games.gloria.state import State

_gladiator = attrgetter(
    "level", "hex", "facing", "down", "status", "hands", "sheathed", "snare", "marker", "pa",
    "appealing",
)  # fmt: skip
"""All about a gladiator that a fight can change and that can matter for the rest of it."""

_joust = attrgetter(
    "engager", "engaged", "kind", "push", "far", "stage", "first", "tie", "reacts", "rights",
    "withdrawn", "chained", "open",
)  # fmt: skip

_forced = attrgetter("who", "away", "jostled", "to", "wall", "occupant", "front", "lay")
_throw = attrgetter("who", "target", "item", "stage", "origin")

_STRIKING = ("step", "again", "armour", "advance")
"""While a result is being applied it matters where its victim stood."""


def position(world: State, depth: int) -> Hashable:
    """Name a position by all that can still matter; frames below `depth` stay as they are."""
    top = world.frames[-1]
    stepping = isinstance(top, Forced) or (isinstance(top, Joust) and top.stage in _STRIKING[:2])
    return (
        tuple(map(_gladiator, world.gladiators)),
        tuple(map(_name, world.frames[depth:])),
        tuple(world.queue),
        world.queued,
        stepping and (world.moved, world.hit),
        world.won,
        tuple(world.bodies),
    )


def _name(frame: AnyFrame) -> Hashable:
    """Name something under way; what it will not look at again is left out."""
    if isinstance(frame, Joust):
        return _joust(frame), frame.dealt, _dice(frame), frame.seats, frame.ask
    if isinstance(frame, Forced):
        return _forced(frame), frame.seats, frame.ask
    if isinstance(frame, Throw):
        return _throw(frame), frame.seats, frame.ask
    return frame.seats, frame.ask


def _dice(joust: Joust) -> Hashable:
    """Name the dice: how many there will be, then what is left of their results."""
    if joust.at < 0:
        return joust.extra, joust.results
    if joust.at >= len(joust.results):
        return None
    mine, theirs = joust.touches
    where = (joust.origin, joust.lying) if joust.stage in _STRIKING else None
    return joust.results[joust.at :], (mine > theirs) - (mine < theirs), where
