"""Ways to play Brutus that can be started at once."""

from ludus.core.presets import preset
from ludus.games.brutus.options import TABLE

ANY = tuple(TABLE.tables)
USUAL = 5

PRESETS = (
    preset("first", (4,), 4, end={"manches": 1}),
    preset("short", ANY, USUAL, end={"manches": 1}),
    preset("full", ANY, USUAL),
    preset("long", ANY, USUAL, end={"target": 40}),
    preset("revolt", ANY, USUAL, revolt=True),
    preset("conspiracy", ANY, USUAL, conspiracy=True),
    preset("benevolence", ANY, USUAL, benevolence=True),
    preset("everything", ANY, USUAL, revolt=True, conspiracy=True, benevolence=True),
)
