"""Ways to play Gloria aut Nihil that can be started at once."""

from ludus.core.presets import Preset, preset
from ludus.games.gloria.options import ARENA

ANY = tuple(ARENA.tables)
USUAL = 4

PAIRS = (
    ("thraex", "secutor"),
    ("murmillo", "retiarius"),
    ("hoplomachus", "samnis"),
    ("provocator", "laquearius"),
    ("dimachaerus", "gallus"),
    ("eques", "essedarius"),
)
"""Two classes for each seat in a short game."""

LEVELS = (3, 2)
"""Their levels."""


def _troops(players: int, size: int) -> dict[str, object]:
    """Give everybody the first gladiators of their pair."""
    pairs = [zip(pair, LEVELS, strict=True) for pair in PAIRS[:players]]
    troops = [[{"type": kind, "level": level} for kind, level in pair] for pair in pairs]
    return {"troops": [troop[:size] for troop in troops]}


PRESETS = (
    Preset("first", {2: _troops(2, 1)}, 2, house=True),
    Preset("short", {n: _troops(n, 2) for n in ANY}, USUAL, house=True),
    preset("full", ANY, USUAL),
    preset("single", ANY, USUAL, mode="single"),
    preset("campaign", ANY, USUAL, campaign=3),
    preset("league", ANY, USUAL, campaign=3, mode="single"),
    preset("missions", ANY, USUAL, victory="missions"),
    preset("drawn", ANY, USUAL, troops="drawn"),
    preset("custom", ANY, USUAL, troops="custom"),
)
