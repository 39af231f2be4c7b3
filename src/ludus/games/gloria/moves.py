"""Moves: what a lanista can decide, each with one text. Section 5 of the decisions.

In the order in which they come up:

enlist wear hold sheathe ready   who joins the troop, and with what [L-2.4, L-3.4, L-31.10]
place                            where a gladiator begins, and its facing [L-4.2]
activate                         whose phase it is [L-7.1]
step pivot stand                 movement and standing up [L-8, L-12]
pickup draw drop kick toss       objects; `toss` says where a dropped or kicked one goes [L-11]
throw free                       snares, and getting out of one [L-13, L-14]
push engage end                  jousts, and the end of an activation [L-15, L-16]
face withdraw test fast          reactions: pivot, go, test initiative, or stand fast [L-16, L-17]
buy                              how many more dice [L-18.2]
retreat advance stay lose        which way back, whether and where to follow, what is lost [L-20]
fight decline                    a jostle fight with some more dice, or none; no repeat [L-23.6]
pull                             where a thrower is pulled to [L-13.9]
turn                             where a winner looks after the verdict [L-27.6]
train reroll keep                tests of experience and their dice [L-31]
"""

import re
from functools import cache
from typing import Annotated

from msgspec.structs import replace

from ludus.core.message import Fact, Ref
from ludus.core.moves import Move, plain_text
from ludus.core.slots import Choice
from ludus.games.gloria.equipment import ARMOUR, CLASSES, CUSTOM, ITEMS, KINDS, WEAPONS, Outfit
from ludus.games.gloria.geometry import FACINGS
from ludus.games.gloria.options import ARENA
from ludus.kit.hexes import Hex, axial, disc

MOST_GLADIATORS = 36
"""Six lanistae with six gladiators each would be the most there can be."""


def place_text(place: Hex) -> str:
    """Write a hex as its coordinates."""
    q, r = axial(place)
    return f"{q},{r}"


GLADIATOR = Choice(range(MOST_GLADIATORS))
_WIDEST = max(ARENA.duels.radius, *(table.radius for table in ARENA.tables.values()))
HEX = Choice(sorted(disc(_WIDEST)), place_text, kind="hex")


class _Way(Choice[int]):
    """A direction, which has a name."""

    def fact(self, value: int) -> Fact:
        """Name it by its number, as everywhere."""
        return Ref("way", value)


WAY = _Way(FACINGS, kind="way")
"""A direction from one hex to the next."""
FACING = _Way(FACINGS, kind="way")
CLASS = Choice((*CLASSES, CUSTOM), kind="class")
PIECE = Choice(ARMOUR, kind="item")
ITEM = Choice(ITEMS, kind="item")
WEAPON = Choice((item for item, kind in KINDS.items() if kind in WEAPONS), kind="item")
DICE = Choice(range(len(ARENA.dice)))
"""A number of dice to buy. [L-18.2]"""
TEST_DIE = Choice(range(2))
"""One of the dice of a test of experience. [L-31.4]"""


class EnlistAs(Move, word="enlist"):
    """Enlist a gladiator of a class, or one with equipment of its own. [L-2.4]"""

    type: Annotated[str, CLASS]


class Wear(Move):
    """Give it a piece of armour. [L-2.2]"""

    piece: Annotated[str, PIECE]

    def added_to(self, outfit: Outfit) -> Outfit:
        """Give the equipment with this piece."""
        return replace(outfit, armour=(*outfit.armour, self.piece))


class Hold(Move):
    """Put an item into its hand. [L-2.7]"""

    item: Annotated[str, ITEM]

    def added_to(self, outfit: Outfit) -> Outfit:
        """Give the equipment with this item."""
        return replace(outfit, hands=(*outfit.hands, self.item))


class Sheathe(Move):
    """Give it a weapon to draw. [L-2.5]"""

    item: Annotated[str, WEAPON]

    def added_to(self, outfit: Outfit) -> Outfit:
        """Give the equipment with this weapon."""
        return replace(outfit, sheathed=self.item)


class Ready(Move):
    """It has all it needs. [L-2.4]"""


class Place(Move):
    """Place a gladiator. [L-4.2]"""

    who: Annotated[int, GLADIATOR]
    hex: Annotated[Hex, HEX]
    facing: Annotated[int, FACING]


class Activate(Move):
    """Activate a gladiator. [L-7.1]"""

    who: Annotated[int, GLADIATOR]


class Step(Move):
    """Step to an adjacent hex. [L-8.1]"""

    way: Annotated[int, WAY]


class Pivot(Move):
    """Turn on the spot. [L-8.3]"""

    facing: Annotated[int, FACING]


class Stand(Move):
    """Stand up, looking there if all goes well. [L-12.2]"""

    facing: Annotated[int, FACING]


class Pickup(Move):
    """Pick an item up. [L-11.2]"""

    item: Annotated[str, ITEM]


class Draw(Move):
    """Draw the sheathed weapon. [L-11.8]"""


class Drop(Move):
    """Drop an item from the hand; where to is said next. [L-11.6]"""

    item: Annotated[str, ITEM]


class Kick(Move):
    """Kick an item away; where to is said next. [L-11.7]"""

    item: Annotated[str, ITEM]


class Toss(Move):
    """Say where a dropped or kicked item goes. [L-11.6, L-11.7]"""

    way: Annotated[int, WAY]


class ThrowAt(Move, word="throw"):
    """Throw the net or lasso at an enemy, and look there. [L-13.2]"""

    target: Annotated[int, GLADIATOR]
    facing: Annotated[int, FACING]


class Push(Move):
    """Push an enemy with the shield. [L-15.1]"""

    target: Annotated[int, GLADIATOR]


class Engage(Move):
    """Engage an enemy, and look there. [L-16.1, L-16.2]"""

    target: Annotated[int, GLADIATOR]
    facing: Annotated[int, FACING]


class Free(Move):
    """Try to break free. [L-14.2]"""


class End(Move):
    """End the activation, or the tries to break free. [L-5.3, L-14.3]"""


class Face(Move):
    """Turn to whoever attacks. [L-16.4]"""

    facing: Annotated[int, FACING]


class Withdraw(Move):
    """Step back out of a joust. [L-16.6]"""

    way: Annotated[int, WAY]


class TakeTest(Move, word="test"):
    """Test initiative. [L-17.1]"""


class Fast(Move):
    """Stand fast: who can only defend makes no test. [L-17.6]"""


class Buy(Move):
    """Buy more dice. [L-18.2]"""

    count: Annotated[int, DICE]


class Retreat(Move):
    """Give ground this way. [L-20.3]"""

    way: Annotated[int, WAY]


class Advance(Move):
    """Follow the one struck, or close in. [L-19.4, L-22.2]"""

    way: Annotated[int, WAY]


class Stay(Move):
    """Do not follow. [L-13.7, L-22.2]"""


class Lose(Move):
    """Part with an item. [L-21.5, L-21.6]"""

    item: Annotated[str, ITEM]


class Fight(Move):
    """Fight the one who fell into the hex, with some more dice. [L-23.6]"""

    count: Annotated[int, DICE]


class Decline(Move):
    """Let a fight be. [L-13.7, L-21.9, L-23.6]"""


class Pull(Move):
    """Pull the thrower this way. [L-13.9]"""

    way: Annotated[int, WAY]


class TurnTo(Move, word="turn"):
    """Turn a winner. [L-27.6]"""

    facing: Annotated[int, FACING]


class Train(Move):
    """Test a gladiator's experience. [L-31.8]"""

    who: Annotated[int, GLADIATOR]


class Reroll(Move):
    """Have a die of the test rolled again. [L-31.7]"""

    die: Annotated[int, TEST_DIE]


class Keep(Move):
    """Keep the dice of the test. [L-31.7]"""


# Moves that are listed again and again.

READY, DRAW, FREE, END, TEST = Ready(), Draw(), Free(), End(), TakeTest()
FAST, STAY, DECLINE, KEEP = Fast(), Stay(), Decline(), Keep()
STEPS = tuple(map(Step, FACINGS))
PIVOTS = tuple(map(Pivot, FACINGS))
STANDS = tuple(map(Stand, FACINGS))
DROPS = {item: Drop(item) for item in ITEM.values}
ACTIVATIONS = tuple(map(Activate, GLADIATOR.values))


@cache
def placements(who: int, place: Hex) -> tuple[Place, ...]:
    """List the ways to place a gladiator on a hex: all facings."""
    return tuple(Place(who, place, facing) for facing in FACINGS)


_PLACE = re.compile(r"place (\d{1,2}) \(?\s*(-?\d{1,2})\s*[,;]\s*(-?\d{1,2})\s*\)? (\d)")


def loosen(text: str) -> str:
    """Understand a move as people type it: in any case, with any blanks, hexes as `(4; −1)`."""
    plain = plain_text(text.replace("−", "-"))
    if match := _PLACE.fullmatch(plain):
        return f"place {int(match[1])} {int(match[2])},{int(match[3])} {match[4]}"
    return plain
