"""Moves: what a player can say or do, each with one text. Section 4 of the decisions."""

import re
from typing import Annotated, Final, final

from ludus.core.moves import Move, plain_text
from ludus.core.slots import Choice
from ludus.games.brutus.characters import BOX, VALUES
from ludus.games.brutus.options import TABLE

VALUE = Choice(VALUES)
YES = Choice((False, True), ("no", "yes").__getitem__)
SWITCH = Choice((False, True), ("off", "on").__getitem__)


@final
class Announce(Move, word="forum"):
    """How many cards everybody lays into the forum. [B-4.1]"""

    count: Annotated[int, Choice(TABLE.forum)]


class CardMove(Move):
    """A move that chooses one card by its value: copies are alike. [B-1.5]"""

    value: Annotated[int, VALUE]


@final
class Lay(CardMove):
    """A card into the forum, face down. [B-4.2]"""


@final
class Mercy(Move):
    """Whether to declare Benevolence. [B-15.1]"""

    declared: Annotated[bool, YES]


@final
class Take(CardMove):
    """A card out of the forum. [B-4.7]"""


@final
class Power(Move):
    """Whether to switch the Consul's power on. [B-5.1]"""

    on: Annotated[bool, SWITCH]


@final
class PlayCards(Move, word="play", form="{value}x{count}"):
    """A combination: some cards of one value. [B-6.1]"""

    value: Annotated[int, VALUE]
    count: Annotated[int, Choice(range(1, BOX.copies + 1))]


@final
class Pass(Move):
    """No reply, for now. [B-6.18]"""


@final
class Conspire(Move):
    """Whether to start a Conspiracy. [B-14.1]"""

    started: Annotated[bool, YES]


@final
class Slip(CardMove):
    """The card passed to the left in a Conspiracy. [B-14.3]"""


@final
class Gifts(Move):
    """How many cards a Dux gives in all. [B-8.5]"""

    count: Annotated[int, Choice(range(1, TABLE.gifts + 1))]


@final
class To(Move):
    """Who gets the next card of a Dux or a Senator. [B-8.5, B-8.8]"""

    recipient: Annotated[int, Choice(range(max(TABLE.tables)))]


@final
class Give(CardMove):
    """The card that the recipient gets. [B-8.5, B-8.8]"""


@final
class Discard(CardMove):
    """The card a Censor or a Vestalis Virgo discards. [B-8.7, B-8.9]"""


PASS: Final[Pass] = Pass()
_COUNTS = range(1, BOX.copies + 1)
PLAYS = {value: tuple(PlayCards(value, count) for count in _COUNTS) for value in VALUES}
"""Combinations by value, from one card up."""

_COMBINATION = re.compile(r"(\d{1,2})\s*[x*×х]\s*(\d)")


def loosen(text: str) -> str:
    """Understand moves as people type them: `5 × 2`, `LAY  5`; a bare number is one such card."""
    plain = plain_text(text)
    if match := _COMBINATION.fullmatch(plain):
        return f"{int(match[1])}x{int(match[2])}"
    if re.fullmatch(r"[0-9]{1,2}", plain):
        return f"{int(plain)}x1"
    return plain
