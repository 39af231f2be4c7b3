"""One flat list of actions for all modes, and how it corresponds to the game's moves.

Seats to give to are counted clockwise from the giver, as an observer counts seats from its own.
"""

from ludus.arrays.brutus.axes import Array
from ludus.arrays.brutus.mode import MOST_PLAYERS
from ludus.core.moves import Move
from ludus.games.brutus.characters import BOX, VALUES
from ludus.games.brutus.moves import (
    PASS,
    PLAYS,
    Announce,
    Conspire,
    Discard,
    Gifts,
    Give,
    Lay,
    Mercy,
    PlayCards,
    Power,
    Slip,
    Take,
    To,
)
from ludus.games.brutus.options import TABLE

COPIES = BOX.copies

BLOCKS: dict[str, tuple[Move, ...]] = {
    "announce": tuple(map(Announce, TABLE.forum)),
    "lay": tuple(map(Lay, VALUES)),
    "mercy": (Mercy(False), Mercy(True)),
    "take": tuple(map(Take, VALUES)),
    "power": (Power(False), Power(True)),
    "play": tuple(play for value in VALUES for play in PLAYS[value]),
    "pass": (PASS,),
    "conspire": (Conspire(False), Conspire(True)),
    "slip": tuple(map(Slip, VALUES)),
    "gifts": tuple(map(Gifts, range(1, TABLE.gifts + 1))),
    "to": tuple(map(To, range(1, MOST_PLAYERS))),
    "give": tuple(map(Give, VALUES)),
    "discard": tuple(map(Discard, VALUES)),
}
"""The actions by what they are about; the recipient of a `To` is a number of seats to the left."""

ACTIONS: tuple[Move, ...] = tuple(move for block in BLOCKS.values() for move in block)
"""All actions in the order of the mask."""

_INDEX = {move: index for index, move in enumerate(ACTIONS)}


def action_of(move: Move, seat: int, players: int) -> int:
    """Find the action that a seat takes with a move of the game."""
    if isinstance(move, To):
        move = To((move.recipient - seat) % players)
    return _INDEX[move]


def move_of(action: int, seat: int, players: int) -> Move:
    """Find the move of the game that a seat makes with an action."""
    move = ACTIONS[action]
    if isinstance(move, To):
        return To((seat + move.recipient) % players)
    return move


def _number(move: Move) -> int:
    """Give what a move says that is not about cards: a number, yes or no, how far to the left."""
    for name in ("count", "declared", "on", "started", "recipient"):
        if hasattr(move, name) and not isinstance(move, PlayCards):
            return int(getattr(move, name))
    return 0


def _cards(move: Move) -> int:
    """Count the cards that a move moves."""
    return move.count if isinstance(move, PlayCards) else int(hasattr(move, "value"))


BITS = 4
"""No value, number of cards or other number of an action is larger than these bits can say."""

CODES = tuple(
    getattr(move, "value", 0) | _cards(move) << BITS | _number(move) << 2 * BITS for move in ACTIONS
)
"""What an action says, in one number: the value of the cards it moves (0 for none), how many, and
what else: how many cards, yes (1) or no (0), how many seats to the left."""


def read_code(code: Array) -> tuple[Array, Array, Array]:
    """Take such a number apart: value, cards, what else."""
    lowest = (1 << BITS) - 1
    return code & lowest, code >> BITS & lowest, code >> 2 * BITS
