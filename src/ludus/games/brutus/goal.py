"""The numbers that the goal card names. B-1, B-8, B-12."""

from ludus.games.brutus.characters import BOX, VALUES
from ludus.games.brutus.options import Options, copies, end_of

MINUTE = 60
"""Times are agreed in seconds and told in minutes."""


def goal(options: Options) -> dict[str, int | str]:
    """Give when the game ends, and the values that are special. [B-6.5, B-8, B-12]"""
    end = end_of(options)
    kinds = {"target": end.target, "time": end.time and -(-end.time // MINUTE)}
    kind, number = next(
        ((word, one) for word, one in kinds.items() if one), ("manches", end.manches or 0)
    )
    return {
        "end": kind,
        "number": number,
        "low": min(VALUES),
        "high": max(VALUES),
        "effects": min(one.value for one in BOX.characters if one.effect),
        "copies": copies(options.players),
    }
