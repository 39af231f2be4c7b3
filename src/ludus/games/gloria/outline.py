"""The parts of the log: tournaments and turns, and the phases of gladiators within them."""

from ludus.core.outline import Outline

OUTLINE = Outline(
    opens={
        "gloria-tournament": 1,
        "gloria-turn": 1,
        "gloria-tests": 1,
        "gloria-activates": 2,
    },
    ends={
        "gloria-caught": 2,
        "gloria-missed": 2,
        "gloria-stopped": 2,
        "gloria-wounded": 2,
        "gloria-wins": 2,
        "gloria-out": 2,
        "gloria-dies": 2,
        "gloria-draw": 1,
        "gloria-won": 1,
        "gloria-campaign-won": 1,
    },
)
