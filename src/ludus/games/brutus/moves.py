"""Moves: what a player can say or do, each with one text. Section 4 of the decisions."""

import re
from typing import Literal, final

from ludus.core.errors import BadNotation, fault
from ludus.core.interned import Interned
from ludus.games.brutus.characters import BOX, VALUES
from ludus.games.brutus.options import TABLE

Kind = Literal[
    "forum", "lay", "mercy", "take", "power", "play", "pass",
    "conspire", "slip", "gifts", "to", "give", "discard",
]  # fmt: skip
"""The decisions: the Imperator's number [B-4.1], a card into the forum [B-4.2], Benevolence
[B-15.1], a card out of the forum [B-4.7], the Consul's power [B-5.1], a combination [B-6.1] or none
[B-6.18], a Conspiracy [B-14.1] and its card [B-14.3], a Dux's number, recipient and card, which the
last two a Senator names too [B-8.5, B-8.8], and a card discarded [B-8.7, B-8.9].
"""


@final
class Move(Interned):
    """One move. There is one object per text, so `is` is equality.

    kind    which decision it answers
    value   the card's value, the number of cards, the seat, or 1 for yes and on, 0 for no and off
    count   how many cards of the value are played
    """

    __slots__ = ("count", "kind", "value")

    def __init__(self, kind: Kind, value: int, count: int, text: str) -> None:
        super().__init__(text)
        self.kind = kind
        self.value = value
        self.count = count

    @classmethod
    def parse(cls, text: str) -> "Move":
        """Read a move's text, such as `5x2`."""
        move = _MOVES.get(text)
        if move is None:
            raise fault(BadNotation, "brutus-no-such-move", text=text)
        return move


def _named(kind: Kind, *words: str) -> tuple[Move, ...]:
    """Make moves that say a word: the first means 0, the second 1."""
    return tuple(Move(kind, at, 0, f"{kind} {word}") for at, word in enumerate(words))


def _numbered(kind: Kind, most: int) -> tuple[Move, ...]:
    """Make moves that say a number from 0 up, so that they can be looked up by it."""
    return tuple(Move(kind, number, 0, f"{kind} {number}") for number in range(most + 1))


_TOP = VALUES[-1]

FORUM = _numbered("forum", TABLE.forum[-1])
LAY = _numbered("lay", _TOP)
MERCY = _named("mercy", "no", "yes")
TAKE = _numbered("take", _TOP)
POWER = _named("power", "off", "on")
PLAY = tuple(
    tuple(Move("play", value, count, f"{value}x{count}") for count in range(BOX.copies + 1))
    for value in range(_TOP + 1)
)
"""Combinations by value, then by number of cards."""
PASS = Move("pass", 0, 0, "pass")
CONSPIRE = _named("conspire", "no", "yes")
SLIP = _numbered("slip", _TOP)
GIFTS = _numbered("gifts", TABLE.gifts)
TO = _numbered("to", max(TABLE.tables) - 1)
GIVE = _numbered("give", _TOP)
DISCARD = _numbered("discard", _TOP)

_FROM_ONE = (FORUM, LAY, TAKE, SLIP, GIFTS, GIVE, DISCARD)
ALL_MOVES = (
    *(move for row in _FROM_ONE for move in row[1:]),
    *MERCY, *POWER, *CONSPIRE, *TO, PASS,
    *(move for row in PLAY[1:] for move in row[1:]),
)  # fmt: skip
"""Every move there is; which of them are legal is for the rules to say."""

_MOVES = {move.text: move for move in ALL_MOVES}

_COMBINATION = re.compile(r"(\d{1,2})\s*[xX*×хХ]\s*(\d)")


def parse_move(text: str) -> Move:
    """Read a move as people type it: `5x2`, `5 × 2`, `LAY  5`; a bare number is one such card."""
    plain = " ".join(text.lower().split())
    if match := _COMBINATION.fullmatch(plain):
        plain = f"{int(match[1])}x{match[2]}"
    elif re.fullmatch(r"[0-9]{1,2}", plain):
        plain = f"{int(plain)}x1"
    return _MOVES.get(plain) or Move.parse(text)
