"""Ways to play Ad Insanam Imperatoris that can be started at once.

A whole game lasts five to ten turns, so one that is cut short has to end before that.
"""

from ludus.core.presets import preset
from ludus.games.insanam.content.catalogue import NUMBERS

ANY = tuple(NUMBERS.players)
USUAL = 3

PRESETS = (
    preset("first", (2,), 2, house=True, boards="random", max_turns=2),
    preset("short", ANY, USUAL, house=True, max_turns=4),
    preset("full", ANY, USUAL),
    preset("gladiators", ANY, USUAL, expert_gladiators=True),
    preset("ambitions", ANY, USUAL, expert_ambitions=True),
    preset("experts", ANY, USUAL, expert_gladiators=True, expert_ambitions=True),
)
