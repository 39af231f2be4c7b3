"""The parts of the log: manches, and rounds within them."""

from ludus.core.outline import Outline

OUTLINE = Outline(
    opens={
        "brutus-manche": 1,
        "brutus-lead": 2,
    },
    ends={
        "brutus-wins": 2,
        "brutus-last": 1,
        "brutus-total": 1,
        "brutus-tie-broken": 1,
        "brutus-won": 1,
    },
)
