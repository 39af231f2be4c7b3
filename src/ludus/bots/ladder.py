"""What was measured of a game's levels, stored beside them: how often each beats another.

A figure is shown as long as the two levels and the content are those it was measured with.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludus.bots import levels_of, mind_of
from ludus.bots.levels import COUNT, fingerprint
from ludus.core.codec import from_json, to_json
from ludus.core.rules import AnyRules


class Rung(Struct, frozen=True):
    """One level against another.

    prints   the fingerprints of both levels
    pairs    for each seed, what share its games brought the first level: both seatings of one deal
    """

    level: int
    against: int
    prints: tuple[str, str]
    options: Mapping[str, Any]
    seed: str
    pairs: tuple[float, ...]

    @property
    def games(self) -> int:
        """How many games were played: each deal twice."""
        return 2 * len(self.pairs)

    @property
    def share(self) -> float:
        """What share the first level won; a draw is half a win."""
        return sum(self.pairs) / len(self.pairs)


def prints_of(game: AnyRules) -> list[str]:
    """Give the fingerprints of a game's levels."""
    levels, mind = levels_of(game), mind_of(game)
    return [fingerprint(level, levels[0], game.content, mind) for level in levels]


FOLDER = Path(__file__).parent / "ladders"


@cache
def stored(name: str) -> tuple[Rung, ...]:
    """Read all that was stored of a game."""
    file = FOLDER / f"{name}.json"
    return from_json(file.read_bytes(), tuple[Rung, ...]) if file.is_file() else ()


def store(name: str, rung: Rung) -> None:
    """Store what was measured, in the place of what was measured of the same two levels before."""
    rest = [one for one in stored(name) if (one.level, one.against) != (rung.level, rung.against)]
    rungs = sorted([*rest, rung], key=lambda one: (one.level, -one.against))
    FOLDER.mkdir(exist_ok=True)
    lines = b",\n".join(to_json(one) for one in rungs)
    (FOLDER / f"{name}.json").write_bytes(b"[\n" + lines + b"\n]\n")
    stored.cache_clear()


def rungs_of(game: AnyRules) -> list[Rung]:
    """Give what was measured of the levels as they are."""
    prints = prints_of(game)
    return [
        rung
        for rung in stored(game.name)
        if rung.prints == (prints[rung.level - 1], prints[rung.against - 1])
    ]


def beats_below(game: AnyRules) -> Sequence[Rung | None]:
    """Give for each level what it won against the one below; None where that was not measured."""
    below = {rung.level: rung for rung in rungs_of(game) if rung.against == rung.level - 1}
    return [below.get(level) for level in range(1, COUNT + 1)]
