"""Moves around the arena: gladiators bought, given up, in fights; cards put back. Section 5.2."""

from typing import Annotated, final

from ludus.core.moves import Move
from ludus.games.insanam.slots import ADVERSARY, GLADIATOR, LOOKED_AT


@final
class Hire(Move):
    """Buy a gladiator on display. [C-21.2]"""

    gladiator: Annotated[str, GLADIATOR]


@final
class Forfeit(Move):
    """Give up a gladiator of the play area."""

    gladiator: Annotated[str, GLADIATOR]


@final
class PutInOrder(Move, word="order"):
    """Put cards that were looked at back on their deck, from the top."""

    cards: Annotated[tuple[str, ...], LOOKED_AT]


@final
class Engage(Move, word="fight"):
    """Send a gladiator against an adversary face up, or the hidden one. [C-21.3, C-21.4]"""

    gladiator: Annotated[str, GLADIATOR]
    adversary: Annotated[str, ADVERSARY]


@final
class RollAgain(Move, word="reroll"):
    """Roll the own die again."""


@final
class LetStand(Move, word="stand"):
    """Let the own die stand."""


@final
class SlideUnder(Move, word="slide"):
    """Slide a winner under the board for its permanent power. [C-21.9]"""


@final
class BuyBack(Move, word="buyback"):
    """Postumus buys a dead gladiator back. [C-25.19]"""
