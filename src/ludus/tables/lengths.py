"""How long the ways to play take against bots: measured in games, and shown before one begins.

`ludus lab lengths GAME --store` measures and stores. What was measured is shown as long as the way
to play has the options that it was measured with.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludus.core.codec import from_json, to_json
from ludus.core.presets import Preset
from ludus.tables.pace import SECONDS

READ = 10.0
"""Seconds that somebody looks at what has been counted: a round, a manche, a game."""

COARSE = 10
"""From this many minutes on they are told in fives."""


class Length(Struct, frozen=True):
    """A way to play with some number of players: the mean of a number of games.

    options  those of the table
    own      seconds that a person takes for the decisions of one seat
    others   how many moves all others make
    sheets   how often something is counted
    """

    preset: str
    players: int
    options: Mapping[str, Any]
    games: int
    own: float
    others: float
    sheets: float

    @property
    def minutes(self) -> int:
        """Tell how long a game takes against bots at the usual pace, in round numbers."""
        seconds = self.own + SECONDS["usual"] * self.others + READ * self.sheets
        if seconds < 60 * COARSE:
            return max(1, round(seconds / 60))
        return 5 * round(seconds / 300)


FOLDER = Path(__file__).parent / "lengths"


@cache
def stored(game: str) -> tuple[Length, ...]:
    """Read all that was stored of a game."""
    file = FOLDER / f"{game}.json"
    return from_json(file.read_bytes(), tuple[Length, ...]) if file.is_file() else ()


def store(game: str, lengths: list[Length]) -> None:
    """Store what was measured of a game, in the place of what was there."""
    FOLDER.mkdir(exist_ok=True)
    lines = b",\n".join(map(to_json, lengths))
    (FOLDER / f"{game}.json").write_bytes(b"[\n" + lines + b"\n]\n")
    stored.cache_clear()


def minutes_of(game: str, preset: Preset) -> dict[int, int]:
    """Tell how long a way to play takes for each number of players it was measured with."""
    return {
        one.players: one.minutes
        for one in stored(game)
        if one.preset == preset.word
        and one.players in preset.options
        and one.options == preset.given(one.players)
    }
