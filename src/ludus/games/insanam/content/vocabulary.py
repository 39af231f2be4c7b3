"""The closed vocabulary of cards: what an effect can say, and nothing else. [C-21.1, C-22.2]

An effect is written as atoms, done from left to right: `recruit(2,1) +1G`. Content files hold
such texts, so that a new card needs no code; a new kind of atom does.
"""

import re
from collections.abc import Mapping
from typing import Any, Literal, Self, cast, get_args

from msgspec import Struct
from msgspec.structs import asdict

from ludus.core.reading import BadWord
from ludus.games.insanam.content.special_words import read_special, special_text

Good = Literal["G", "W", "S"]
"""Gold, wood, stone."""

Troop = Literal["LEG", "CEN", "EVO"]
"""Legionary, centurion, evocatus. [C-17.1]"""

Region = Literal["ARO", "GAL", "HIS", "BRE", "GER"]
Zone = Literal["COL", "HIP", "BAR", "SEN", "MAR"]
"""The zones with circles and tiles; the Suburra, SUB, has neither. [C-6.1, C-24.1]"""

Category = Literal["CH", "OR", "AN"]
"""Champions, ordinary adversaries, animals. [C-22.1]"""

Class = Literal["MUR", "THR", "RET", "SEC", "HOP", "BES"]

GOODS: tuple[Good, ...] = get_args(Good)
TROOPS: tuple[Troop, ...] = get_args(Troop)
REGIONS: tuple[Region, ...] = get_args(Region)
ZONES: tuple[Zone, ...] = get_args(Zone)
CATEGORIES: tuple[Category, ...] = get_args(Category)
CLASSES: tuple[Class, ...] = get_args(Class)
SUBURRA = "SUB"
REPEATED = ("COL", "HIP", "BAR", "MAR")
"""The zones whose actions the Senate can repeat: `any`. [C-24.8]"""

Kind = Literal[
    "gain", "lose", "levy", "pay", "recruit", "free", "deploy", "move", "race", "hinder", "gbuy",
    "gdraw", "gdiscard", "fight", "refresh", "peek", "redo", "unlock", "tile", "swap", "steal",
    "push", "drop", "unbanner", "cull", "lock", "levyper", "barb", "mod", "tax", "sp", "spend",
]  # fmt: skip
"""`gain`, `lose` and `levy` are written +nR, -nR and !nR; all others by their name."""

HARMFUL = frozenset({"lose", "levy", "gdiscard", "cull", "lock", "levyper"})
"""What hits an exposed traitor. [C-11.1]"""

LASTING = frozenset({"mod", "tax", "sp"})
"""What holds while a card or a power is in force."""

ONE_SHOT = frozenset(get_args(Kind)) - LASTING - {"spend"}
"""What is done once."""

MOD_KEYS = frozenset({
    "mp", "atk", "def", "fight", *(f"fight.{one}" for one in CATEGORIES), "reroll",
    *(f"cost.{one}" for one in (*TROOPS, "glad", "tile", "unlock")),
    *(f"inc.{one}" for one in (*GOODS, "VP")), *(f"bonus.{one}" for one in GOODS),
    "suburra", "swap", "race", "deploy", "donate", "pay", "toll_in", "toll_out", "sea",
})  # fmt: skip
"""What a modifier can change; modifiers of one key add up."""

TRIGGERS = frozenset({
    "turn", *(f"place.{one}" for one in (*ZONES, SUBURRA)),
    "recruit", "deploy", "fight", "race", "tile", "unlock", "swap",
})  # fmt: skip
"""What an adversary can tax: once an action, before its effect. [C-22.2]"""

COUNTED = frozenset({
    "barbwins", "pvpwins", "citadels", "beaten", *(f"beaten.{one}" for one in CATEGORIES), "sub",
    "tiles", "approve", "refuse", "top", "gifts",
})  # fmt: skip
"""Metrics that count occurrences; a die shows them beside an open ambition. [C-12.3]"""

METRICS = COUNTED | {
    "terr", *(f"terr.{one}" for one in REGIONS), "regions", *(f"full.{one}" for one in REGIONS),
    "map", *(f"map.{one}" for one in TROOPS), "off", "strength", "camps", "unlocked", "winners",
    "tucked", "glads", "race", "racefirst", "cor", "corlast", "goods",
    *(f"hold.{one}" for one in GOODS),
}  # fmt: skip
"""What ambitions, redemption and levies measure. [C-11.4, C-12.1, C-14.5]"""


class Atom(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """One atom. Which fields it has goes by its kind; `SIGNATURES` lists them.

    n         how many; the bonus of `fight`; what `mod` adds; of `sp`, what it adds
    d         how much gold cheaper: recruit, gbuy, unlock, tile
    resource  G, W, S, VP, COR or ANY
    troop     LEG, CEN, EVO; of `sp(strength)` also all
    zones     where `redo` can repeat
    deck      EVT, ADV or GLAD
    key       of `mod` what is changed, of `tax` the trigger, of `sp` the name
    numbers   of `sp(extra)`: legionaries, centurions, evocati [C-17.7]
    limit     of `sp`: once a "game" or once a "round", or as its article has it
    goods     of `spend`: what is paid
    """

    kind: Kind
    n: int = 0
    d: int = 0
    resource: str = ""
    troop: str = ""
    zones: tuple[str, ...] = ()
    region: str = ""
    deck: str = ""
    metric: str = ""
    key: str = ""
    numbers: tuple[int, ...] = ()
    limit: str = ""
    goods: tuple[tuple[str, int], ...] = ()

    @property
    def harmful(self) -> bool:
        """Tell whether it hits an exposed traitor. [C-11.1]"""
        return self.kind in HARMFUL

    def __str__(self) -> str:
        return _write(self)


SIGNATURES: Mapping[str, tuple[str, ...]] = {
    "pay": ("amount",), "recruit": ("n", "d?"), "free": ("troop", "n"), "deploy": ("n",),
    "move": ("n",), "race": ("n",), "hinder": ("n",), "gbuy": ("d",), "gdraw": ("n",),
    "gdiscard": ("n",), "fight": ("bonus",), "refresh": ("cards",), "peek": ("deck", "n"),
    "unlock": ("d",), "tile": ("d",), "swap": ("n",), "steal": ("resource", "n"), "push": ("n",),
    "drop": ("n",), "unbanner": ("n",), "cull": ("n",), "lock": ("n",),
    "levyper": ("good", "metric", "n"), "barb": ("region", "n"), "mod": ("key", "change"),
    "tax": ("trigger", "goods"),
}  # fmt: skip
"""The parts of each atom written with brackets, but for `redo`, `sp` and `spend`."""

_WORDS: dict[str, tuple[str, frozenset[str]]] = {
    "troop": ("troop", frozenset(TROOPS)),
    "resource": ("resource", frozenset({*GOODS, "ANY"})),
    "good": ("resource", frozenset(GOODS)),
    "region": ("region", frozenset(REGIONS)),
    "cards": ("deck", frozenset({"GLAD", "ADV"})),
    "deck": ("deck", frozenset({"EVT", "GLAD", "ADV"})),
    "metric": ("metric", METRICS),
    "key": ("key", MOD_KEYS),
    "trigger": ("key", TRIGGERS),
}
"""Parts that are words: the field they fill, and the closed list they come from."""

_AMOUNTS = {"amount": "resource", "goods": "good"}
"""Parts that are a number of something, and of what. Nobody is asked with what to pay a tax."""

_NUMBERS = {"n": ("n", r"[1-9]\d*"), "bonus": ("n", r"\d+"), "change": ("n", r"-?[1-9]\d*"),
            "d": ("d", r"\d+"), "d?": ("d", r"[1-9]\d*")}  # fmt: skip
"""Parts that are numbers: the field they fill, and how they are written."""

_SIGNS: dict[str, tuple[Kind, frozenset[str]]] = {
    "+": ("gain", frozenset({*GOODS, "ANY", "VP", "COR"})),
    "-": ("lose", frozenset({*GOODS, "ANY", "VP"})),
    "!": ("levy", frozenset({*GOODS, "ANY"})),
}
"""The atoms written with a sign. Corruption is lowered by `drop`; only goods can be levied."""

_TOKEN = re.compile(r"[^\s()]+(?:\([^()]*\))?")
_AMOUNT = re.compile(r"([1-9]\d*)([A-Z]+)")
_CALL = re.compile(r"([a-z]+)\((.*)\)")


def _amount(text: str, known: frozenset[str]) -> dict[str, Any]:
    """Read an amount of a resource: 2G."""
    match = _AMOUNT.fullmatch(text)
    if not match or match[2] not in known:
        raise BadWord("insanam-content-amount", text=text)
    return {"n": int(match[1]), "resource": match[2]}


def _part(name: str, text: str) -> dict[str, Any]:
    """Read one part of an atom in brackets."""
    if name in _AMOUNTS:
        return _amount(text, _WORDS[_AMOUNTS[name]][1])
    if name in _NUMBERS:
        field, pattern = _NUMBERS[name]
        if not re.fullmatch(pattern, text):
            raise BadWord("insanam-content-number", text=text or "-")
        return {field: int(text)}
    field, known = _WORDS[name]
    if text not in known:
        raise BadWord(f"insanam-content-{name}", text=text or "-")
    return {field: text}


def _redo(body: str) -> Atom:
    """Read the zones of a repeat. [C-24.8]"""
    zones = REPEATED if body == "any" else tuple(body.split(","))
    if not set(zones) <= set(REPEATED) or len(set(zones)) < len(zones):
        raise BadWord("insanam-content-zones", text=body or "-")
    return Atom("redo", zones=zones)


def _spend(body: str) -> Atom:
    """Read what is paid to prove a redemption: one amount of each good. [C-11.4]"""
    parts = [_amount(part, frozenset(GOODS)) for part in body.split(" ")]
    goods = tuple((part["resource"], part["n"]) for part in parts)
    if len(dict(goods)) < len(goods):
        raise BadWord("insanam-content-good-twice", text=body)
    return Atom("spend", goods=goods)


def _call(word: str, body: str) -> Atom:
    """Read an atom with brackets."""
    if word == "redo":
        return _redo(body)
    if word == "spend":
        return _spend(body)
    if word == "sp":
        return Atom("sp", **read_special(body))
    if word not in SIGNATURES:
        raise BadWord("insanam-content-atom", text=f"{word}({body})")
    names, texts = SIGNATURES[word], body.split(",")
    if not sum(not name.endswith("?") for name in names) <= len(texts) <= len(names):
        raise BadWord("insanam-content-parts", text=f"{word}({body})")
    fields: dict[str, Any] = {}
    for name, text in zip(names, texts, strict=False):
        fields |= _part(name, text)
    return Atom(cast(Kind, word), **fields)


def _read(text: str) -> Atom:
    """Read one atom, or say what is wrong with it."""
    if text[0] in _SIGNS:
        kind, known = _SIGNS[text[0]]
        return Atom(kind, **_amount(text[1:], known))
    match = _CALL.fullmatch(text)
    if not match:
        raise BadWord("insanam-content-atom", text=text)
    return _call(match[1], match[2])


def _write(atom: Atom) -> str:
    """Write an atom as content files have it."""
    for sign, (kind, _) in _SIGNS.items():
        if atom.kind == kind:
            return f"{sign}{atom.n}{atom.resource}"
    if atom.kind == "redo":
        body = "any" if atom.zones == REPEATED else ",".join(atom.zones)
    elif atom.kind == "spend":
        body = " ".join(f"{n}{good}" for good, n in atom.goods)
    elif atom.kind == "sp":
        body = special_text(asdict(atom))
    else:
        body = ",".join(filter(None, (_text(atom, name) for name in SIGNATURES[atom.kind])))
    return f"{atom.kind}({body})"


def _text(atom: Atom, name: str) -> str:
    """Write one part of an atom in brackets; `recruit` leaves out a discount of nothing."""
    if name in _AMOUNTS:
        return f"{atom.n}{atom.resource}"
    if name == "d?":
        return f"{atom.d or ''}"
    field, _ = _NUMBERS.get(name) or _WORDS[name]
    return f"{getattr(atom, field)}"


class Effect(tuple[Atom, ...]):
    """What a card does: atoms from left to right, read from and written as text.

    A state that keeps some of it keeps a plain `tuple[Atom, ...]`.
    """

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read an effect; a word outside the vocabulary raises `BadWord`."""
        tokens = _TOKEN.findall(text)
        if not tokens or " ".join(tokens) != text:
            raise BadWord("insanam-content-effect", text=text or "-")
        return cls(_read(token) for token in tokens)

    def __str__(self) -> str:
        return " ".join(str(atom) for atom in self)

    @property
    def harms(self) -> tuple[Atom, ...]:
        """Give the harmful atoms, all that an exposed traitor meets. [C-11.1]"""
        return tuple(atom for atom in self if atom.harmful)
