"""Moves: what a player can decide, each with one text. Section 5.2, D-01 to D-23."""

from itertools import combinations_with_replacement
from typing import Final, Literal, final, get_args

from ludus.core.errors import BadNotation, fault
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    BOARDS,
    EVENT,
    GLADIATORS,
    PERSONAL,
    SEAS,
    STARTS,
    TERRITORIES,
    TILES,
)
from ludus.games.insanam.content.vocabulary import GOODS, SUBURRA, TROOPS, ZONES

Kind = Literal[
    "board", "pick", "keep", "show", "settle",
    "patronage", "fund", "name",
    "use", "tuck", "validate", "accuse", "camp", "redeem", "request", "grant", "deny",
    "banish", "demote", "incite", "raid",
    "place", "pass", "act", "skip", "done", "rob",
    "take", "lose", "pay", "swap", "target", "seize", "forfeit", "order", "clear", "cull",
    "hire", "buy", "unlock", "later", "redo",
    "fight", "reroll", "stand", "slide", "stay", "buyback",
    "recruit", "deploy", "march", "transit", "halt", "sail", "send",
    "battle", "charm", "muster", "fall", "withdraw", "disband",
    "approve", "refuse", "give", "wage", "dismiss", "retain", "destiny",
]  # fmt: skip
"""The decisions, roughly in the order in which they come up.

board pick keep show settle     setting the table: D-01 to D-04
patronage fund name             powers of boards: D-05, D-20
use tuck validate accuse camp   free actions: D-06
redeem request grant deny       redemption; Milonia's favours [C-11.4, C-25.25]
banish demote incite raid       powers on the map [C-25.13, C-25.26, C-25.29, C-25.21]
place pass rob                  D-07; whom Milonia robs of the point of a circle [C-25.23]
act skip done                   D-08; `done` ends any series of choices
take lose pay swap              kinds of goods: D-09
target seize forfeit order      whom, which good, which gladiator, in which order
clear cull                      which banner, which troop
hire buy unlock later redo      gladiators, tiles, powers and camps, repeats: D-10, D-15
fight reroll stand slide stay   the arena: D-11
buyback                         Postumus and a dead gladiator [C-25.19]
recruit deploy                  D-12
march transit halt sail send    D-13, D-16, D-22
battle charm muster fall        D-14: which battle, charm, reinforcements, casualties
withdraw disband                D-23
approve refuse give             D-17, D-18
wage dismiss retain             soldiers' pay: D-19
destiny                         which card of destiny is kept: D-21
"""

LETTERS = ("a", "b", "c", "d")
"""The actions of a tile, from the left."""

HIDDEN: Final = "TOP"
"""The adversary on top of the deck, face down. [C-21.4]"""

STORAGE: Final = "STO"
"""The place of troops that are recruited and not deployed. [C-17.2]"""


@final
class Move:
    """One move: its kind and what it names, in the order of its text."""

    __slots__ = ("args", "kind", "text")

    def __init__(self, kind: Kind, args: tuple[str | int, ...]) -> None:
        self.kind = kind
        self.args = args
        self.text = " ".join((kind, *(str(arg) for arg in args)))

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and other.text == self.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def word(self, at: int = 0) -> str:
        """Give a word the move names."""
        return str(self.args[at])

    def number(self, at: int = 0) -> int:
        """Give a number the move names."""
        return int(self.args[at])

    def numbers(self, at: int, count: int = 3) -> tuple[int, ...]:
        """Give numbers that stand together, such as legionaries, centurions and evocati."""
        return tuple(int(arg) for arg in self.args[at : at + count])

    @classmethod
    def parse(cls, text: str) -> "Move":
        """Read a move's text."""
        return parse_move(text)


_MADE: dict[tuple[object, ...], Move] = {}


def make(kind: Kind, *args: str | int) -> Move:
    """Give the move of a kind; the rules make the same ones again and again."""
    key = (kind, *args)
    move = _MADE.get(key)
    if move is None:
        move = _MADE[key] = Move(kind, args)
    return move


MOST = 999
"""No number in a move is larger."""

_WORDS: dict[str, tuple[str, ...]] = {
    "board": tuple(BOARDS),
    "glad": tuple(GLADIATORS),
    "drafted": (*GLADIATORS, *PERSONAL),
    "ambition": tuple(PERSONAL),
    "start": tuple(STARTS.values()),
    "land": tuple(TERRITORIES),
    "space": (*TERRITORIES, *SEAS),
    "place": (*TERRITORIES, *SEAS, STORAGE),
    "zone": (*ZONES, SUBURRA),
    "letter": LETTERS,
    "troop": tuple(TROOPS),
    "good": tuple(GOODS),
    "adversary": (*ADVERSARIES, HIDDEN),
    "tile": tuple(TILES),
    "which": ("old", "new"),
}
"""The closed lists that the words of moves come from."""

_SORTED = {"".join(sorted(word)): word for word in (
    "".join(kinds) for n in range(1, 25) for kinds in combinations_with_replacement(GOODS, n)
)}  # fmt: skip
_CARDS = {*GLADIATORS, *PERSONAL, *ADVERSARIES, *EVENT}


def _read_word(slot: str, text: str) -> str | int | None:
    """Read one word of a move; None for one that does not fit."""
    if slot == "number":
        return int(text) if text.isascii() and text.isdigit() and int(text) <= MOST else None
    if slot == "goods":
        return _SORTED.get("".join(sorted(text.upper())))
    if slot == "cards":
        cards = text.upper().split(",")
        return ",".join(cards) if set(cards) <= _CARDS else None
    for form in (text.upper(), text.lower()):
        if form in _WORDS[slot]:
            return form
    return None


_SHAPES: dict[Kind, tuple[str, ...]] = {
    "board": ("board",), "pick": ("drafted",), "keep": ("cards",), "show": ("ambition",),
    "settle": ("start",), "patronage": ("goods",), "fund": ("good",), "name": ("good",),
    "use": ("glad",), "tuck": ("glad",), "validate": ("ambition",), "accuse": ("number",),
    "camp": ("land",), "redeem": ("number",), "request": ("zone", "letter"),
    "banish": ("land", "number", "number", "number"), "demote": ("land", "number", "number"),
    "incite": ("land", "land"), "raid": ("land", "land", "number", "number", "number"),
    "place": ("zone", "number?"), "act": ("letter",), "rob": ("number",),
    "take": ("goods",), "lose": ("goods",), "pay": ("goods",), "swap": ("goods", "goods"),
    "target": ("number",), "seize": ("good",), "forfeit": ("glad",), "order": ("cards",),
    "clear": ("zone", "letter"), "cull": ("troop", "place"), "hire": ("glad",), "buy": ("tile",),
    "unlock": ("number",), "redo": ("zone", "letter"), "fight": ("glad", "adversary"),
    "recruit": ("troop",), "deploy": ("troop", "land"),
    "march": ("space", "space", "number", "number", "number"),
    "transit": ("space", "land", "number", "number", "number"), "sail": ("space", "space"),
    "send": ("number", "number", "number"), "battle": ("land",), "muster": ("number",),
    "fall": ("number", "number", "number", "number"), "withdraw": ("troop", "land"),
    "give": ("good", "number"), "wage": ("troop", "number"), "dismiss": ("troop", "place"),
    "destiny": ("which",),
}  # fmt: skip
"""What each kind of move names; those that are not here name nothing."""

KINDS: tuple[Kind, ...] = get_args(Kind)


def parse_move(text: str) -> Move:
    """Read a move as people type it: case and spaces do not matter."""
    words = text.split()
    kind = next((kind for kind in KINDS if words and kind == words[0].lower()), None)
    if kind is not None:
        args = _read(_SHAPES.get(kind, ()), words[1:])
        if args is not None:
            return Move(kind, args)
    raise fault(BadNotation, "insanam-no-such-move", text=text)


def _read(shape: tuple[str, ...], words: list[str]) -> tuple[str | int, ...] | None:
    """Read what a move names; None where it does not fit its kind."""
    least = sum(not slot.endswith("?") for slot in shape)
    if not least <= len(words) <= len(shape):
        return None
    args = [_read_word(slot.rstrip("?"), word) for slot, word in zip(shape, words, strict=False)]
    return None if None in args else tuple(arg for arg in args if arg is not None)


PASS = make("pass")
SKIP = make("skip")
DONE = make("done")
LATER = make("later")
HALT = make("halt")
STAY = make("stay")
STAND = make("stand")
REROLL = make("reroll")
SLIDE = make("slide")
BUYBACK = make("buyback")
CHARM = make("charm")
GRANT = make("grant")
DENY = make("deny")
APPROVE = make("approve")
REFUSE = make("refuse")
RETAIN = make("retain")
DISBAND = make("disband")
