"""Moves at court: the set-up, start-of-turn powers, rivals, destinies, events. Section 5.2."""

from typing import Annotated, Literal, final

from ludus.core.moves import Move
from ludus.games.insanam.content.vocabulary import Good
from ludus.games.insanam.slots import (
    AMBITION,
    BOARD,
    BUNDLE,
    DRAFTED,
    GOOD,
    KEPT,
    NUMBER,
    SEAT,
    START,
    WHICH,
    Three,
)

# Setting the table: D-01 to D-04


@final
class TakeBoard(Move, word="board"):
    """Play one of the protagonists. [C-2.1]"""

    board: Annotated[str, BOARD]


@final
class PickCard(Move, word="pick"):
    """Take a card of the hand in a draft. [C-1.15, C-1.17]"""

    card: Annotated[str, DRAFTED]


@final
class KeepCards(Move, word="keep"):
    """Keep some of the cards taken in a draft. [C-1.15, C-1.17]"""

    cards: Annotated[tuple[str, ...], KEPT]


@final
class ShowAmbition(Move, word="show"):
    """Lay one of two ambitions face up. [C-2.7]"""

    ambition: Annotated[str, AMBITION]


@final
class Settle(Move):
    """Take a start territory. [C-2.10]"""

    land: Annotated[str, START]


# Powers at the start of a turn or a round: D-05, D-20


@final
class SpendOnArts(Move, word="patronage"):
    """Petronius spends goods for a VP. [C-4.4]"""

    goods: Annotated[Three, BUNDLE]


@final
class CornerGood(Move, word="name"):
    """Pallas names the good whose gains are doubled. [C-25.27]"""

    good: Annotated[Good, GOOD]


# What is done to others: D-09


@final
class ChooseTarget(Move, word="target"):
    """Choose whom an effect hits."""

    other: Annotated[int, SEAT]


@final
class Seize(Move):
    """Name a good to take from a victim. [C-25.18]"""

    good: Annotated[Good, GOOD]


# Free actions at court: D-06


@final
class Validate(Move):
    """Score an ambition whose conditions are met. [C-12.1]"""

    ambition: Annotated[str, AMBITION]


@final
class Accuse(Move):
    """Accuse a player of treason. [C-10.3]"""

    accused: Annotated[int, SEAT]


@final
class Redeem(Move):
    """Prove an objective, from 1; the last is the price of a redemption card. [C-11.4]"""

    objective: Annotated[int, NUMBER]


@final
class KeepDestiny(Move, word="destiny"):
    """Keep the old card of destiny or the new one: D-21. [C-10.10]"""

    which: Annotated[Literal["old", "new"], WHICH]


# Events: D-17, D-18


@final
class Approve(Move):
    """Turn the thumb up. [C-13.3]"""


@final
class Refuse(Move):
    """Turn the thumb down. [C-13.3]"""


@final
class Give(Move):
    """Give some of a good to a collective event. [C-13.5]"""

    good: Annotated[Good, GOOD]
    amount: Annotated[int, NUMBER]
