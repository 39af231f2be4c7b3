"""The numbers that the goal card names. C-2.4, C-9, C-14."""

from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.options import Options


def goal(options: Options) -> dict[str, int | str]:  # noqa: ARG001
    """Give where rounds and the game end on the track, and the citizens of a house. [C-2.4, C-9]"""
    *ends, last = NUMBERS.track.ends
    return {
        "last": last,
        "ends": ", ".join(map(str, ends)),
        "citizens": NUMBERS.fixed.citizens,
    }
