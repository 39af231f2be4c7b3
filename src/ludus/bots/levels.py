"""Levels of play: who plays at each, declared as data beside what is known of a game.

A weak level makes the mistakes people make. It is a hand-written player with less skill: it forgets
cards, leaves out what others can do, takes what is near. What skill is, each game says by a type of
its own. Lapses are the fine adjustment: a share of the decisions is answered at a glance, with the
little skill that is left then. No level throws moves away at random.

The budgets of levels are numbers of moves made in imagination, never time: a level is as strong on
a slow machine as on a quick one.
"""

import re
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from ludus.core.bots import Bot

PREFIX = "level:"
COUNT = 8

ALL_LEVELS = "level:1 … level:8"
"""How levels are named in a list."""

QUICK = 6
"""Up to this level a bot answers within 50 ms of processor time; those above within a second."""

GENTLE = 2
"""The level for newcomers."""

_NUMBER = re.compile(r"level:([1-9])")


class Level(Struct, frozen=True):
    """Who plays at a level.

    bot      a bot by its name, as for `make_bot`
    skill    or how much of the game's hand-written player it has
    lapses   the share of decisions that are answered at a glance
    glance   what is left of the skill then; none: as much as the lowest level has
    """

    bot: str = ""
    skill: Any = None
    lapses: float = 0.0
    glance: Any = None


DEFAULT = (
    Level("random"),
    Level("search:60moves"),
    Level("search:150moves"),
    Level("search:400moves"),
    Level("search:1000moves"),
    Level("search:2500moves"),
    Level("search:8000moves"),
    Level("search:25000moves"),
)
"""The levels of a game of which nothing is known: chance, and searches with growing budgets."""


class Lapsing:
    """A player that answers some decisions at a glance."""

    def __init__(self, careful: Bot, glance: Bot, lapses: float) -> None:
        self._careful = careful
        self._glance = glance
        self._lapses = lapses

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Choose with care, unless attention lapses."""
        bot = self._glance if rng.random() < self._lapses else self._careful
        return bot.choose(view, moves, rng)


def level_of(spec: str) -> int | None:
    """Read the level that a bot's name asks for; None if it is no level."""
    match = _NUMBER.fullmatch(spec)
    number = int(match[1]) if match else 0
    return number if 0 < number <= COUNT else None


def spec_of(level: int) -> str:
    """Name the bot of a level."""
    return f"{PREFIX}{level}"


LEARNED = ("net", "champion")
"""Who plays by what was learned, where anything was."""


def fingerprint(level: Level, lowest: Level, content: str, mind: str = "") -> str:
    """Name a level together with the content it plays: figures measured belong to these alone.

    `mind` names what a net has learned; it counts for the players who ask it.
    """
    glance = level.lapses and level.glance is None and msgspec.to_builtins(lowest)
    parts: tuple[Any, ...] = (msgspec.to_builtins(level), glance, content)
    if mind and level.bot.partition(":")[0] in LEARNED:
        parts = (*parts, mind)
    return sha256(msgspec.json.encode(parts, order="sorted")).hexdigest()[:12]
