"""Moves in Rome: placing, actions, free actions, the Market, the Senate. Section 5.2."""

from typing import Annotated, final

from ludus.core.moves import Move
from ludus.games.insanam.slots import (
    ACTION,
    BUNDLE,
    CIRCLE,
    GLADIATOR,
    LAND,
    NUMBER,
    SEAT,
    TILE,
    ZONE,
    Three,
)

# The player-turn: D-07, D-08


@final
class Place(Move, form="place {zone}{circle}"):
    """Place a citizen on a circle of a zone, or in the Suburra, which has none. [C-5.2]"""

    zone: Annotated[str, ZONE]
    circle: Annotated[int | None, CIRCLE]


@final
class Pass(Move):
    """Place nothing more in this turn. [C-5.10]"""


@final
class Act(Move):
    """Carry out an action of the tile in force. [C-7.1]"""

    action: Annotated[int, ACTION]


@final
class Rob(Move):
    """Milonia takes the point of a circle from somebody. [C-25.23]"""

    other: Annotated[int, SEAT]


# Free actions: D-06


@final
class UseGladiator(Move, word="use"):
    """Discard a gladiator for its one-shot power. [C-8.2]"""

    gladiator: Annotated[str, GLADIATOR]


@final
class TuckGladiator(Move, word="tuck"):
    """Tuck a gladiator left of the board for its income. [C-8.2]"""

    gladiator: Annotated[str, GLADIATOR]


@final
class PitchCamp(Move, word="camp"):
    """Place a released camp. [C-20.2]"""

    land: Annotated[str, LAND]


@final
class KeepCamp(Move, word="later"):
    """Keep a released camp for later. [C-20.2]"""


@final
class RequestFavour(Move, word="request"):
    """Ask Milonia to remove a banner of hers. [C-25.25]"""

    zone: Annotated[str, ZONE]
    action: Annotated[int, ACTION]


@final
class GrantFavour(Move, word="grant"):
    """Milonia removes the banner. [C-25.25]"""


@final
class DenyFavour(Move, word="deny"):
    """Milonia leaves the banner where it is. [C-25.25]"""


# The Market and the Senate: D-09, D-10, D-15


@final
class Swap(Move):
    """Exchange goods for goods of other kinds. [C-24.10]"""

    give: Annotated[Three, BUNDLE]
    get: Annotated[Three, BUNDLE]


@final
class BuyTile(Move, word="buy"):
    """Buy a tile on offer. [C-23.1]"""

    tile: Annotated[str, TILE]


@final
class Unlock(Move):
    """Unlock a power of the own board, from 1. [C-24.9]"""

    power: Annotated[int, NUMBER]


@final
class Repeat(Move, word="redo"):
    """Repeat an action that bears a banner. [C-24.8]"""

    zone: Annotated[str, ZONE]
    action: Annotated[int, ACTION]


@final
class ClearBanner(Move, word="clear"):
    """Remove a banner of any owner."""

    zone: Annotated[str, ZONE]
    action: Annotated[int, ACTION]
