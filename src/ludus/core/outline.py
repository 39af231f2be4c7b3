"""How the log of a game is divided, so that people find their way in it."""

from collections.abc import Mapping

from msgspec import Struct, field


class Outline(Struct, frozen=True):
    """Which events open a part of the log, and which tell how a part ended. By their keys.

    opens  events that open a part: of level 1 such as a round, or of level 2 within it such as a
           fight. A part lasts until the next one of its level or above. If the event has a fact
           `seat`, the part is that seat's.
    ends   events that tell how a part of some level ended. One of level 1 belongs to the round, not
           to the last fight in it. Of several, the last tells the result.
    """

    opens: Mapping[str, int] = field(default_factory=dict)
    ends: Mapping[str, int] = field(default_factory=dict)
