"""The numbers that the goal card names. L-8, L-16, L-29, L-31."""

from ludus.games.gloria.options import COSTS, Options
from ludus.games.gloria.presets import LEVELS, PAIRS


def goal(options: Options) -> dict[str, int | str]:
    """Give what wins, and what steps and attacks cost. [L-8, L-16.1, L-29.1, L-31.11]

    The gladiator that is drawn is the first of a first fight.
    """
    return {
        "campaign": options.campaign or 0,
        "victory": "missions" if options.victory == "missions" else "last",
        "ahead": COSTS.ahead,
        "aside": COSTS.aside,
        "pivot": COSTS.pivot,
        "engage": COSTS.engage,
        "drawn": PAIRS[0][0],
        "drawn_level": LEVELS[0],
    }
