"""Moves: what a lanista can decide, each with one text. Section 5 of the decisions."""

import re
from typing import Literal, final

from ludus.core.errors import BadNotation, fault
from ludus.core.interned import Interned
from ludus.games.gloria.equipment import ARMOUR, CLASSES, CUSTOM, ITEMS, KINDS, WEAPONS
from ludus.games.gloria.geometry import FACINGS
from ludus.games.gloria.options import ARENA
from ludus.kit.hexes import Hex, axial, disc

Kind = Literal[
    "enlist", "wear", "hold", "sheathe", "ready", "place", "activate",
    "step", "pivot", "stand", "pickup", "draw", "drop", "kick", "toss",
    "throw", "push", "engage", "free", "end",
    "face", "withdraw", "test", "fast", "buy", "retreat", "advance", "stay", "lose",
    "fight", "decline", "pull", "turn", "train", "reroll", "keep",
]  # fmt: skip
"""The decisions, in the order in which they come up.

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
fight decline                    a jostle fight with so many more dice, or none; no repeat [L-23.6]
pull                             where a thrower is pulled to [L-13.9]
turn                             where a winner looks after the verdict [L-27.6]
train reroll keep                tests of experience and their dice [L-31]
"""

MOST_GLADIATORS = 36
"""Six lanistae with six gladiators each would be the most there can be."""


@final
class Move(Interned):
    """One move. There is one object per text, so `is` is equality.

    kind    which decision it answers
    who     the gladiator it names, or -1
    to      a direction, a facing, a hex or a number of dice, or -1
    facing  the facing to end in, where two are possible, or -1
    word    the item, piece or class it names, or nothing
    """

    __slots__ = ("facing", "kind", "to", "who", "word")

    def __init__(
        self, kind: Kind, text: str, who: int = -1, to: int = -1, facing: int = -1, word: str = ""
    ) -> None:
        super().__init__(text)
        self.kind = kind
        self.who = who
        self.to = to
        self.facing = facing
        self.word = word

    @classmethod
    def parse(cls, text: str) -> "Move":
        """Read a move's text, such as `engage 7 2`."""
        move = _MOVES.get(text)
        if move is None:
            raise fault(BadNotation, "gloria-no-such-move", text=text)
        return move


def _towards(kind: Kind) -> tuple[Move, ...]:
    """Make the moves of a kind that name a direction or facing."""
    return tuple(Move(kind, f"{kind} {k}", to=k) for k in FACINGS)


def _about(kind: Kind) -> tuple[Move, ...]:
    """Make the moves of a kind that name a gladiator."""
    return tuple(Move(kind, f"{kind} {who}", who) for who in range(MOST_GLADIATORS))


def _at(kind: Kind) -> tuple[tuple[Move, ...], ...]:
    """Make the moves of a kind that name a gladiator and the facing to end in."""
    return tuple(
        tuple(Move(kind, f"{kind} {who} {f}", who, facing=f) for f in FACINGS)
        for who in range(MOST_GLADIATORS)
    )


def _words(kind: Kind, words: tuple[str, ...]) -> dict[str, Move]:
    """Make the moves of a kind that name a thing."""
    return {word: Move(kind, f"{kind} {word}", word=word) for word in words}


def _counts(kind: Kind) -> tuple[Move, ...]:
    """Make the moves of a kind that say a small number."""
    return tuple(Move(kind, f"{kind} {n}", to=n) for n in range(len(ARENA.dice)))


_THINGS = tuple(ITEMS)

ENLIST = _words("enlist", (*CLASSES, CUSTOM))
WEAR = _words("wear", tuple(ARMOUR))
HOLD = _words("hold", _THINGS)
SHEATHE = _words("sheathe", tuple(item for item, kind in KINDS.items() if kind in WEAPONS))
READY = Move("ready", "ready")
ACTIVATE = _about("activate")
STEP = _towards("step")
PIVOT = _towards("pivot")
STAND = _towards("stand")
PICKUP = _words("pickup", _THINGS)
DRAW = Move("draw", "draw")
DROP = _words("drop", _THINGS)
KICK = _words("kick", _THINGS)
TOSS = _towards("toss")
THROW = _at("throw")
PUSH = _about("push")
ENGAGE = _at("engage")
FREE = Move("free", "free")
END = Move("end", "end")
FACE = _towards("face")
WITHDRAW = _towards("withdraw")
TEST = Move("test", "test")
FAST = Move("fast", "fast")
BUY = _counts("buy")
RETREAT = _towards("retreat")
ADVANCE = _towards("advance")
STAY = Move("stay", "stay")
LOSE = _words("lose", _THINGS)
FIGHT = _counts("fight")
DECLINE = Move("decline", "decline")
PULL = _towards("pull")
TURN = _towards("turn")
TRAIN = _about("train")
REROLL = _counts("reroll")[:2]
KEEP = Move("keep", "keep")

_FIELD = disc(max(table.radius for table in ARENA.tables.values()))

PLACE: dict[tuple[int, Hex], tuple[Move, ...]] = {}
"""Placements by gladiator and hex, then by facing."""


def _fill_places() -> None:
    for place in sorted(_FIELD):
        q, r = axial(place)
        for who in range(MOST_GLADIATORS):
            PLACE[who, place] = tuple(
                Move("place", f"place {who} {q},{r} {f}", who, place, f) for f in FACINGS
            )


_fill_places()

ALL_MOVES = (
    *(m for row in (ENLIST, WEAR, HOLD, SHEATHE, PICKUP, DROP, KICK, LOSE) for m in row.values()),
    *(m for row in (ACTIVATE, PUSH, TRAIN, STEP, PIVOT, STAND, TOSS, FACE) for m in row),
    *(m for row in (WITHDRAW, RETREAT, ADVANCE, PULL, TURN, BUY, FIGHT, REROLL) for m in row),
    *(m for table in (THROW, ENGAGE) for row in table for m in row),
    READY, DRAW, FREE, END, TEST, FAST, STAY, DECLINE, KEEP,
    *(m for row in PLACE.values() for m in row),
)  # fmt: skip
"""Every move there is; which of them are legal is for the rules to say."""

_MOVES = {move.text: move for move in ALL_MOVES}

_PLACE = re.compile(r"place (\d{1,2}) \(?\s*(-?\d{1,2})\s*[,;]\s*(-?\d{1,2})\s*\)? (\d)")


def parse_move(text: str) -> Move:
    """Read a move as people type it: case and spaces do not matter."""
    plain = " ".join(text.lower().replace("−", "-").split())
    if match := _PLACE.fullmatch(plain):
        plain = f"place {int(match[1])} {int(match[2])},{int(match[3])} {match[4]}"
    return _MOVES.get(plain) or Move.parse(text)


def place_text(place: Hex) -> str:
    """Write a hex as its coordinates."""
    q, r = axial(place)
    return f"{q},{r}"
