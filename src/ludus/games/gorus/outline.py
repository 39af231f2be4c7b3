"""The parts of the log: rounds, and fights within them."""

from ludus.core.outline import Outline

OUTLINE = Outline(
    opens={
        "gorus-round": 1,
        "gorus-lead": 2,
        "gorus-wanderer-lead": 2,
    },
    ends={
        "gorus-takes": 2,
        "gorus-wanderers-take": 2,
        "gorus-total": 1,
        "gorus-wanderers-total": 1,
        "gorus-trial-failed": 1,
        "gorus-token": 1,
        "gorus-wanderers-token": 1,
        "gorus-tie-broken": 1,
        "gorus-won": 1,
        "gorus-wanderers-won": 1,
    },
)
