"""Ways to play Gorus Maximus that can be started at once."""

from ludus.core.presets import Preset, preset
from ludus.games.gorus.options import TABLE, formats

MANY = TABLE.editions["fr2018"]
TEAMS = {players: formats(players) for players in MANY if formats(players)}

PRESETS = (
    preset("first", (3,), 3, target=1),
    preset("short", MANY, 4, target=1),
    preset("full", MANY, 4),
    # The fewest teams a number of players can form, and the most. [G-13.1]
    Preset("teams", {n: {"teams": min(some, key=len)} for n, some in TEAMS.items()}, 4),
    Preset(
        "pairs",
        {n: {"teams": max(some, key=len)} for n, some in TEAMS.items() if len(some) > 1},
        6,
    ),
    preset("duel", (2,), 2),
    preset("solo", (1,), 1),
)
