"""The parts of the log: turns and rounds of the game, and what each player does within them."""

from ludus.core.outline import Outline

OUTLINE = Outline(
    opens={
        "insanam-told-turn": 1,
        "insanam-told-round": 1,
        "insanam-told-scoring": 1,
        "insanam-told-event": 2,
        "insanam-told-places": 2,
        "insanam-told-passes": 2,
    },
    ends={
        "insanam-told-conquers": 2,
        "insanam-told-holds": 2,
        "insanam-told-barbarians-hold": 2,
        "insanam-told-both-vanish": 2,
        "insanam-told-fight-won": 2,
        "insanam-told-fight-tied": 2,
        "insanam-told-fight-lost": 2,
        "insanam-told-event-fails": 2,
        "insanam-told-event-succeeds": 2,
        "insanam-told-scored": 1,
        "insanam-told-wins": 1,
    },
)
