"""An independent referee for records of Gloria aut Nihil: `python gloria_referee.py FILE...`

Written from the specification only; it shares no code with the engine. It plays a record through by
its own rules: every decision is a question with the list of its legal answers, every die is read
off the entry where the rules ask for it. The first fault is named with its article; what offends
only against the form of records is filed under `record`.

The rules are generators: they yield a question and are sent the answer, so that each reads like its
article. A question with one legal answer is answered silently, but for `enlist` and `place`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeGuard, TypeVar

T = TypeVar("T")
Hex = tuple[int, int]

# --- tables of the rules; weights in quarters

ARMOUR = {  # piece: body part and weight [4.1, L-2.2]
    "ocrea": ("ocrea", 2),
    "leather-ocrea": ("ocrea", 1),
    "manica": ("manica", 2),
    "leather-manica": ("manica", 1),
    "galerus": ("galerus", 2),
    "helmet": ("helmet", 4),
    "leather-helmet": ("helmet", 2),
    "grille": ("grille", 4),
    "cuirass": ("cuirass", 8),
    "leather-cuirass": ("cuirass", 4),
}
ITEMS = {  # thing: kind and weight [4.1, L-2.8]
    "gladius": ("short", 4),
    "sica": ("short", 4),
    "pugio": ("short", 4),
    "blade": ("short", 4),
    "trident": ("long", 8),
    "hasta": ("long", 8),
    "parma": ("small", 4),
    "scutum": ("large", 8),
    "net": ("net", 8),
    "lasso": ("lasso", 4),
}
WEAPONS, SHIELDS, SNARES = ("short", "long"), ("small", "large"), ("net", "lasso")
CLASSES: dict[str, tuple[str, str, str | None]] = {  # armour, in hand, sheathed [4.2]
    "retiarius": ("galerus leather-manica", "trident net", "pugio"),
    "secutor": ("helmet grille leather-manica ocrea", "gladius scutum", None),
    "murmillo": ("helmet grille manica ocrea", "gladius scutum", None),
    "thraex": ("helmet grille leather-manica ocrea", "sica parma", None),
    "hoplomachus": ("helmet grille leather-manica ocrea", "hasta parma", "pugio"),
    "provocator": ("helmet grille leather-cuirass leather-manica ocrea", "gladius scutum", None),
    "dimachaerus": ("helmet leather-manica leather-ocrea", "gladius gladius", None),
    "laquearius": ("galerus leather-manica", "pugio lasso", None),
    "samnis": ("helmet ocrea", "gladius scutum", None),
    "eques": ("helmet grille leather-manica", "gladius parma", None),
    "crupellarius": ("helmet grille cuirass manica ocrea", "gladius scutum", None),
    "scissor": ("helmet grille cuirass manica", "gladius blade", None),
    "gallus": ("leather-helmet", "gladius scutum", None),
    "essedarius": ("helmet leather-manica", "gladius parma", None),
    "veles": ("leather-helmet", "hasta parma", None),
}
TROOP = {2: 6, 3: 5, 4: 4, 5: 3, 6: 3}
LADDER = {3: (4, 3, 2), 4: (4, 3, 3, 2), 5: (5, 4, 3, 2, 1), 6: (5, 4, 3, 3, 2, 1)}  # [L-3.4]
RADIUS = {2: 5, 3: 5, 4: 7, 5: 6, 6: 7}  # of a melee [G-12]
DUEL_RADIUS = 7  # [G-13]
LANES: tuple[Hex, ...] = ((-2, 0), (-4, 3), (-1, -3), (-5, 6), (1, -6))  # left hexes [G-13]
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # [G-2]
RISE = (0, 3, -2, 2, -2, 2, -1, 1, -1, 1)  # [G-11]
PRICES = ((0, 0), (1, 2), (2, 5))  # extra dice and their price [L-18.2]
RUDIS = 6  # [L-31.6]
QUEUE = 20  # pending fights made in one joust

WAITING, COMBAT, OUT, DEAD, GONE = "waiting", "combat", "out", "dead", "gone"
MOVED, WALL, CORNER = "moved", "wall", "corner"  # how a forced step ended [G-8]
TOUCH, PUSH, CLOSE = "touch", "push", "close"  # what a success does

LABELS = {  # the article that asks for this die
    "order": "L-6.3",
    "act": "L-7.2",
    "init": "L-17.2",
    "atk": "L-18.5",
    "def": "L-18.5",
    "prot": "L-20.4",
    "spec": "L-20.5",
    "fall": "L-23.5",
    "trip": "L-25.2",
    "rise": "L-12.2",
    "pick": "L-11.2",
    "net": "L-13.4",
    "free": "L-14.2",
    "crowd": "L-27.3",
    "judge": "L-27.4",
    "xp": "L-31.3",
    "leave": "L-31.9",
    "class": "L-2.4",
    "troop": "L-30.1",
    "pair": "L-30.1",
    "activate": "L-7.1",
}
VERBS = {  # the article of an action, for one that is refused
    "step": "L-8.1",
    "pivot": "L-8.3",
    "stand": "L-12.1",
    "pickup": "L-11.2",
    "draw": "L-11.8",
    "drop": "L-11.6",
    "kick": "L-11.7",
    "throw": "L-13.2",
    "push": "L-15.1",
    "engage": "L-16.1",
    "free": "L-14.2",
    "withdraw": "L-16.6",
    "test": "L-16.5",
    "fast": "L-17.6",
    "buy": "L-18.2",
}


class Fault(Exception):
    """The record breaks a rule; going on would make no sense."""

    def __init__(self, article: str, text: str, where: str = "") -> None:
        self.article, self.text, self.where = article, text, where

    def __str__(self) -> str:
        return f"{self.where}: {self.article}: {self.text}"


def show(value: object) -> str:
    """A value in one short line of plain characters."""
    text = ascii(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def is_whole(value: object, low: int, below: float = float("inf")) -> TypeGuard[int]:
    """A whole number in the range, as JSON writes it: neither true nor 1.0."""
    return type(value) is int and low <= value < below


# --- geometry [G-1 - G-9]


def ahead(cell: Hex, direction: int, times: int = 1) -> Hex:
    """The hex so many steps away in a direction."""
    dq, dr = DIRECTIONS[direction % 6]
    return cell[0] + times * dq, cell[1] + times * dr


def distance(a: Hex, b: Hex) -> int:
    """How many steps lie between two hexes. [G-1]"""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def square(a: Hex, b: Hex) -> int:
    """The squared Euclidean measure N. [G-1]"""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return dq * dq + dq * dr + dr * dr


@cache
def zone(cell: Hex, facing: int) -> list[Hex]:
    """The three hexes that touch the front. [G-3]"""
    return [ahead(cell, facing + turn) for turn in (-1, 0, 1)]


@cache
def reach(cell: Hex, facing: int) -> list[Hex]:
    """The five hexes behind the zone that a long weapon reaches. [G-4]"""
    left, mid, right = zone(cell, facing)
    return [
        ahead(left, facing - 1),
        ahead(left, facing),
        ahead(mid, facing),
        ahead(right, facing),
        ahead(right, facing + 1),
    ]


@cache
def flanks(cell: Hex, facing: int) -> list[Hex]:
    """The two hexes at distance two that are front for the defence only. [G-6]"""
    return [
        ahead(ahead(cell, facing - 1), facing - 2),
        ahead(ahead(cell, facing + 1), facing + 2),
    ]


def sees(cell: Hex, facing: int, other: Hex) -> bool:
    """Whether a gladiator here, so facing, has the other hex in its front arc. [G-6]"""
    near = zone(cell, facing)
    return other in near or other in reach(cell, facing) or other in flanks(cell, facing)


@cache
def facings_to(cell: Hex, target: Hex) -> list[int]:
    """The direction nearest to the target, or the two of them if it lies between. [G-5]"""
    dq, dr = target[0] - cell[0], target[1] - cell[1]
    along = [2 * dq * q + 2 * dr * r + dq * r + dr * q for q, r in DIRECTIONS]
    return [facing for facing in range(6) if along[facing] == max(along)]


def turned(facing: int, allowed: Sequence[int]) -> int:
    """The allowed facing of the smallest rotation, clockwise if equal. [G-5]"""
    return min(
        allowed, key=lambda new: (min((new - facing) % 6, (facing - new) % 6), (new - facing) % 6)
    )


@cache
def between(a: Hex, b: Hex) -> list[Hex]:
    """The hexes next to both of two hexes at distance two: one or two."""
    return [cell for cell in neighbours(a) if distance(cell, b) == 1]


@cache
def neighbours(cell: Hex) -> list[Hex]:
    """The six hexes around, in the order of directions."""
    return [ahead(cell, direction) for direction in range(6)]


def ring(radius: int) -> list[Hex]:
    """The ring of a radius, clockwise from (radius, 0). [G-12]"""
    return [
        ahead(ahead((0, 0), side, radius), side + 2, step)
        for side in range(6)
        for step in range(radius)
    ]


def deployment(players: int, seat: int) -> list[Hex]:
    """The deployment zone of a seat. [G-12]"""
    radius = RADIUS[players] - 1
    centre = ring(radius)[seat * 6 * radius // players]
    around = neighbours(centre)
    if players >= 5:
        around = [cell for cell in around if distance(cell, (0, 0)) == radius + 1]
    return [centre, *around]


# --- gladiators


def kind_of(thing: str) -> str:
    """What a thing is: short or long, small or large, net or lasso."""
    return ITEMS[thing][0]


@dataclass(eq=False)
class Gladiator:
    """A gladiator with all that the rules know of it."""

    owner: int
    initial: int
    armour: list[str]
    kit: list[str]  # what it holds when a tournament begins
    spare: str | None  # what is sheathed when a tournament begins
    number: int = -1
    level: int = 0
    hands: list[str] = field(default_factory=list)
    sheathed: str | None = None
    lost: bool = False  # a level, in this tournament [L-31.5]
    victories: int = 0
    bye: int = 0
    cell: Hex = (99, 99)
    facing: int = 0
    down: bool = False
    snare: str | None = None  # in which it is entangled
    marker: bool = False
    pa: int = 0
    thrown_on: int = 0  # turns; 0 is none
    stunned_on: int = 0
    marked_on: int = 0  # special result 6 [L-21.7]
    appealing: bool = False
    status: str = WAITING
    opponent: Gladiator | None = None  # in a duel that runs

    def __post_init__(self) -> None:
        kinds = [kind_of(thing) for thing in self.kit]
        self.arm = next(kind for kind in kinds if kind in WEAPONS)
        self.shield_kind = next((kind for kind in kinds if kind in SHIELDS), None)
        self.snare_kinds = [kind for kind in kinds if kind in SNARES]
        self.heal()

    def heal(self) -> None:
        """As at the start of a tournament. [L-31.10]"""
        self.level, self.hands, self.sheathed = self.initial, list(self.kit), self.spare
        self.lost, self.victories, self.bye = False, 0, 0
        self.cell, self.facing, self.down, self.snare = (99, 99), 0, False, None
        self.marker, self.pa, self.appealing = False, 0, False
        self.thrown_on = self.stunned_on = self.marked_on = 0
        self.status, self.opponent = WAITING, None

    def held(self, kinds: Iterable[str]) -> list[str]:
        """The things in hand of these kinds."""
        return [thing for thing in self.hands if kind_of(thing) in kinds]

    @property
    def weapons(self) -> list[str]:
        """The weapons in hand."""
        return self.held(WEAPONS)

    @property
    def shield(self) -> str | None:
        """The shield in hand."""
        return next(iter(self.held(SHIELDS)), None)

    @property
    def foreign_shield(self) -> str | None:
        """The kind of the shield in hand, if not the original one. [L-11.4]"""
        kind = kind_of(self.shield) if self.shield else None
        return kind if kind != self.shield_kind else None

    @property
    def weight(self) -> int:
        """W in quarters. [L-2.1, L-11.4]"""
        carried = sum(ARMOUR[piece][1] for piece in self.armour)
        carried += sum(ITEMS[thing][1] for thing in self.hands)
        return carried + (4 if self.foreign_shield == "small" else 0)

    @property
    def fighting_arm(self) -> str:
        """The class of the weapon it fights with; the unarmed count as short. [L-19.4, R-35]"""
        if self.held([self.arm]) or not self.weapons:
            return self.arm if self.weapons else "short"
        return kind_of(self.weapons[0])

    @property
    def rank(self) -> int:
        """Victories, and one for a bye. [L-30.2]"""
        return self.victories + self.bye

    @property
    def fights(self) -> bool:
        """In combat."""
        return self.status == COMBAT

    @property
    def is_body(self) -> bool:
        """Dead or out, and lying in its hex."""
        return self.status in (OUT, DEAD)

    @property
    def stands_free(self) -> bool:
        """In combat, standing, not entangled."""
        return self.fights and not self.down and self.snare is None

    @property
    def has_zone(self) -> bool:
        """Whether its zone of control exists. [L-9.2]"""
        return self.stands_free and not self.appealing

    def sees(self, other: Gladiator) -> bool:
        """Whether the other is in the front arc. [G-6]"""
        return sees(self.cell, self.facing, other.cell)

    def action_points(self, die: int) -> int:
        """PA for an activation die. [L-7.2, L-7.3]"""
        bonus = max(0, (4 * die - self.weight) // 4)
        if 2 * self.level <= self.initial:
            bonus = (bonus + 1) // 2
        return 1 + bonus


def custom_faults(armour: Sequence[str], hands: Sequence[str], sheathed: str | None) -> str | None:
    """What is wrong with equipment of one's own. [L-2.7, R-05, R-06, R-13]"""
    parts = [ARMOUR[piece][0] for piece in armour]
    kinds = [kind_of(thing) for thing in hands]
    arms = {kind for kind in kinds if kind in WEAPONS}
    if len(set(parts)) < len(parts):
        return "a body part twice"
    if "grille" in parts and "helmet" not in parts:
        return "a grille without a helmet"
    if len(hands) > 2 or sum(kind in SHIELDS for kind in kinds) > 1:
        return "more than two hands hold"
    if len(arms) != 1:
        return "not weapons of one class in hand"
    if sheathed is not None and kind_of(sheathed) not in WEAPONS:
        return "no weapon in the sheath"
    return None


# --- options of the record

DEFAULTS: dict[str, Any] = {
    "players": None,
    "mode": "melee",
    "crowd_appeal": None,
    "victory": "last_troop",
    "activation": "choice",
    "turn_limit": 100,
    "duel_turn_limit": 60,
    "parallel_duels": 5,
    "xp_defeated": "each_below",
    "campaign": None,
    "troops": "choice",
}
CHOICES: dict[str, tuple[object, ...]] = {
    "mode": ("melee", "single"),
    "crowd_appeal": (None, True, False),
    "victory": ("last_troop", "missions"),
    "activation": ("choice", "random"),
    "xp_defeated": ("each_below", "sum_below", "each_above"),
}


@dataclass(frozen=True)
class Options:
    """The agreed game."""

    players: int
    mode: str = "melee"
    crowd: bool = False
    victory: str = "last_troop"
    activation: str = "choice"
    turn_limit: int | None = 100
    duel_turn_limit: int | None = 60
    parallel_duels: int = 5
    xp_defeated: str = "each_below"
    campaign: int | None = None
    troops: str | tuple[tuple[Mapping[str, Any], ...], ...] = "choice"

    @property
    def single(self) -> bool:
        """Whether this is a single-combat tournament."""
        return self.mode == "single"

    @property
    def missions(self) -> bool:
        """Whether missions decide. [L-29.4]"""
        return self.victory == "missions"


def read_options(raw: object, seats: object) -> Options:
    """Check the options and the seats, and fill in the defaults."""
    if not isinstance(raw, dict) or not all(name in DEFAULTS for name in raw):
        raise Fault("record", f"not an object with no more than {', '.join(DEFAULTS)}", "options")
    if not (isinstance(seats, list) and all(isinstance(name, str) for name in seats)):
        raise Fault("record", "not a list of names", "seats")
    given = {**DEFAULTS, **raw}
    players = given["players"]
    if not is_whole(players, 2, 7):
        raise Fault("R-18", f"{show(players)} players", "options")
    if players != len(seats):
        raise Fault("R-18", f"{len(seats)} names for {players} players", "seats")
    check_values(given)
    given["troops"] = read_troops(given["troops"], players)
    crowd = given.pop("crowd_appeal")
    given["crowd"] = given["mode"] == "single" if crowd is None else crowd
    return Options(**given)


def check_values(given: Mapping[str, Any]) -> None:
    """Options that stand for themselves."""
    for name, values in CHOICES.items():
        if not any(repr(given[name]) == repr(value) for value in values):
            raise Fault("record", f"{name} {show(given[name])}", "options")
    for name in ("turn_limit", "duel_turn_limit", "campaign"):
        if not (given[name] is None or is_whole(given[name], 1)):
            raise Fault("record", f"{name} {show(given[name])}", "options")
    if not is_whole(given["parallel_duels"], 1, 6):
        raise Fault("L-30.3", f"parallel_duels {show(given['parallel_duels'])}", "options")
    if given["victory"] == "missions" and given["mode"] == "single":
        raise Fault("L-29.4", "missions in single combat", "options")


def read_troops(raw: object, players: int) -> str | tuple[tuple[Mapping[str, Any], ...], ...]:
    """How troops are made, or the troops themselves."""
    if isinstance(raw, str) and raw in ("choice", "custom", "drawn"):
        return raw
    if not (isinstance(raw, list) and len(raw) == players):
        raise Fault("record", f"troops {show(raw)}", "options")
    if not all(isinstance(troop, list) and troop for troop in raw):
        raise Fault("record", "an empty troop", "options")
    if any(len(troop) > len(deployment(players, seat)) for seat, troop in enumerate(raw)):
        raise Fault("L-4.1", "a troop that does not fit its zone", "options")
    return tuple(tuple(checked_gladiator(one) for one in troop) for troop in raw)


def checked_gladiator(raw: object) -> Mapping[str, Any]:
    """One gladiator of a given troop: a level, and a type or an outfit."""
    if not isinstance(raw, dict) or not is_whole(raw.get("level"), 1, RUDIS):
        raise Fault("L-3.1", f"gladiator {show(raw)}", "options")
    outfit = raw.get("outfit")
    if outfit is None and raw.get("type") in CLASSES:
        return raw
    if not isinstance(outfit, dict):
        raise Fault("L-2.4", f"gladiator {show(raw)}", "options")
    armour, hands, sheathed = (outfit.get(part) for part in ("armour", "hands", "sheathed"))
    known = isinstance(armour, list) and all(piece in ARMOUR for piece in armour)
    known = known and isinstance(hands, list) and all(thing in ITEMS for thing in hands)
    if not (known and (not sheathed or sheathed in ITEMS)):
        raise Fault("L-2.4", f"gladiator {show(raw)}", "options")
    if why := custom_faults(*equipment(raw)):
        raise Fault("L-2.7", f"gladiator {show(raw)}: {why}", "options")
    return raw


# --- questions, chance


@dataclass(frozen=True)
class Question:
    """What is due: from whom, the legal answers, and the article that says so."""

    seat: int
    answers: tuple[str, ...]
    article: str


Play = Generator[Question, str, T]


class Fate:
    """The chance of one log entry, read off in the order in which the rules ask for it."""

    def __init__(self, raw: object = None) -> None:
        if not (raw is None or isinstance(raw, list)):
            raise Fault("record", "fate is not a list")
        self.left: list[Any] = list(raw or ())

    def take(self, label: str, bag: Sequence[int] | Sequence[str]) -> Any:
        """The value of the next item, which must be this label and out of this bag."""
        article = LABELS[label]
        # What is drawn from may be stated; if it is stated wrongly, the label is not the due one.
        if self.left[:1] == [["bag", None, list(bag)]]:
            self.left.pop(0)
        if not self.left:
            raise Fault(article, f"fate lacks {label!r}")
        item = self.left.pop(0)
        if not (isinstance(item, list) and item[:2] == [label, None]):
            raise Fault(article, f"fate has {show(item)} where {label!r} is due")
        if len(item) != 3 or not isinstance(item[2], list) or len(item[2]) != 1:
            raise Fault(article, f"fate {show(item)} does not have one value")
        [value] = item[2]
        if not any(repr(value) == repr(one) for one in bag):
            raise Fault(article, f"fate {label!r}: {show(value)} cannot come")
        return value

    def finish(self) -> None:
        """Nothing may be left over."""
        if self.left:
            text = f"fate has {len(self.left)} surplus item(s), first {show(self.left[0])}"
            raise Fault("record", text)


@dataclass(eq=False)
class Joust:
    """One joust: who, the touches applied, and the fights it leaves pending."""

    engager: Gladiator
    engaged: Gladiator
    withdrew: bool = False  # the engaged one did
    queue: list[tuple[str, Gladiator, Gladiator]] = field(default_factory=list)
    made: int = 0  # items that were ever put into the queue
    applied: dict[int, int] = field(default_factory=dict)  # touches by number of gladiator

    def pend(self, what: str, striker: Gladiator, victim: Gladiator) -> None:
        """A free attack or a jostle fight is due later. [L-22.5, R-118]"""
        if self.made < QUEUE:
            self.made += 1
            self.queue.append((what, striker, victim))

    def count(self, striker: Gladiator) -> None:
        """A touch was applied."""
        self.applied[striker.number] = self.applied.get(striker.number, 0) + 1

    def is_won_by(self, one: Gladiator) -> bool:
        """More touches, or the other is beaten and he is not, or withdrew. [L-22.6]"""
        other = self.engaged if one is self.engager else self.engager
        if self.withdrew:
            return one is self.engager
        if one.fights and not other.fights:
            return True
        return self.applied.get(one.number, 0) > self.applied.get(other.number, 0)


@dataclass
class Volley:
    """The successes of one striker on one victim: what each does, and if it is special."""

    striker: Gladiator
    victim: Gladiator
    results: list[tuple[str, bool]]

    @property
    def touches(self) -> int:
        """How many count for the advance. [L-22.1]"""
        return sum(what != CLOSE for what, _ in self.results)

    @property
    def last(self) -> int:
        """The place of the last touch."""
        return max((i for i, (what, _) in enumerate(self.results) if what != CLOSE), default=-1)


class Game:
    """The state of play. Method names follow the articles; generators ask for decisions."""

    active: Gladiator

    def __init__(self, options: Options) -> None:
        self.options, self.players = options, options.players
        self.radius = DUEL_RADIUS if options.single else RADIUS[options.players]
        self.fate = Fate()
        self.silent: list[str] = []  # answered without an entry since the last entry
        self.gladiators: list[Gladiator] = []
        self.objects: dict[Hex, list[str]] = {}
        self.turn = 0
        self.order: list[int] = []  # of the turn; before that, of the turn before
        self.defeats: list[tuple[Gladiator, Gladiator]] = []  # loser and winner, this turn
        # the phase
        self.jousted: set[int] = set()  # numbers
        self.rights: list[int] = []  # of the active gladiator: numbers, one for each right
        self.reacting_rights = 0  # of the other one in the joust
        self.stopped = False  # [L-9.3]
        self.bound: Gladiator | None = None  # who must be engaged after a throw [L-13.6]
        self.open = True
        # single combats
        self.due: list[tuple[Gladiator, Gladiator]] = []
        self.duels: list[tuple[Gladiator, Gladiator, int]] = []  # and the first turn
        self.waiting: list[Gladiator] = []  # for an opponent, longest wait first
        # campaign
        self.sizes = [0] * self.players
        self.laurels = [0] * self.players
        self.freed = [0] * self.players
        self.trainers = [0] * self.players
        self.outcome: dict[str, object] | None = None

    # --- decisions and chance

    def ask(
        self, seat: int, answers: Sequence[str], article: str, always: bool = False
    ) -> Play[str]:
        """The answer of a seat; one that is forced needs no entry."""
        if len(answers) == 1 and not always:
            self.silent.append(answers[0])
            return answers[0]
        return (yield Question(seat, tuple(answers), article))

    def ask_number(self, seat: int, verb: str, numbers: Iterable[int], article: str) -> Play[int]:
        """As `ask`, for answers of one verb with a number."""
        answer = yield from self.ask(seat, [f"{verb} {number}" for number in numbers], article)
        return int(answer.split()[1])

    def die(self, label: str) -> int:
        """A ten-sided die, 0 to 9."""
        value: int = self.fate.take(label, range(10))
        return value

    # --- the whole game

    def play(self) -> Play[None]:
        """From the enlisting to the outcome."""
        yield from self.enlist_troops()
        if self.options.campaign is None:
            winners, reason, article = yield from self.tournament()
            keys = [self.strength(seat) for seat in range(self.players)]
            if self.options.missions:
                keys = [(done, *key) for done, key in zip(self.scores(), keys, strict=True)]
            self.finish(winners, self.scores(), keys, reason, article)
        else:
            yield from self.campaign(self.options.campaign)

    def finish(
        self,
        winners: list[int],
        scores: list[int],
        keys: Sequence[tuple[int, ...]],
        reason: str,
        article: str,
    ) -> None:
        """The game is over: winners first, then by what decides between them.

        Version 1 of the rules ranked those who did not win by score alone. From version 2 on what
        breaks ties orders all seats, and equals share a place. [L-29.3, L-29.4, L-31.11]
        """
        places = [(seat in winners, key) for seat, key in enumerate(keys)]
        self.outcome = {
            "winners": winners,
            "scores": scores,
            "ranking": [1 + sum(other > place for other in places) for place in places],
            "reason": reason,
            "decided_by": article,
        }

    def scores(self) -> list[int]:
        """Victories by seat, or missions done."""
        tally = [0] * self.players
        for one in self.gladiators:
            tally[one.owner] += min(one.victories, 1) if self.options.missions else one.victories
        return tally

    # --- troops [L-2, L-3]

    def enlist_troops(self) -> Play[None]:
        """The troops as given, or made level by level, in seat order. [L-3.4]"""
        if isinstance(self.options.troops, tuple):
            for seat, troop in enumerate(self.options.troops):
                for one in troop:
                    self.join(seat, one["level"], *equipment(one))
        else:
            for level in LADDER[TROOP[self.players]]:
                for seat in range(self.players):
                    yield from self.enlist(seat, level)
        self.renumber()
        self.sizes = [len(self.of(seat)) for seat in range(self.players)]

    def join(
        self, seat: int, level: int, armour: list[str], hands: list[str], sheathed: str | None
    ) -> None:
        """A gladiator joins a troop."""
        self.gladiators.append(Gladiator(seat, level, armour, hands, sheathed))

    def renumber(self) -> None:
        """Numbers from 0, seat after seat, in the order of joining."""
        self.gladiators.sort(key=lambda one: one.owner)
        for number, one in enumerate(self.gladiators):
            one.number = number

    def of(self, seat: int) -> list[Gladiator]:
        """The gladiators of a seat."""
        return [one for one in self.gladiators if one.owner == seat]

    def enlist(self, seat: int, level: int) -> Play[None]:
        """One place of a troop is filled: a class drawn or chosen, or equipment of one's own."""
        if self.options.troops == "drawn":
            kind = self.fate.take("class", list(CLASSES))
        else:
            answers = [f"enlist {name}" for name in CLASSES]
            if self.options.troops == "custom":
                answers.append("enlist custom")
            kind = (yield from self.ask(seat, answers, "L-3.4", always=True)).split()[1]
        if kind == "custom":
            yield from self.equip(seat, level)
        else:
            self.join(seat, level, *equipment({"type": kind}))

    def equip(self, seat: int, level: int) -> Play[None]:
        """Equipment of one's own, piece by piece. [L-2.4, L-2.7, R-05, R-06]"""
        armour: list[str] = []
        hands: list[str] = []
        sheathed: list[str] = []
        while True:
            answers = [f"wear {piece}" for piece in ARMOUR if may_wear(piece, armour)]
            answers += [f"hold {thing}" for thing in ITEMS if may_hold(thing, hands)]
            if not sheathed:
                answers += [f"sheathe {one}" for one in ITEMS if kind_of(one) in WEAPONS]
            if any(kind_of(thing) in WEAPONS for thing in hands):
                answers.append("ready")
            verb, *what = (yield from self.ask(seat, answers, "L-2.4")).split()
            if verb == "ready":
                break
            {"wear": armour, "hold": hands, "sheathe": sheathed}[verb].extend(what)
        self.join(seat, level, armour, hands, sheathed[0] if sheathed else None)

    # --- the board

    def inside(self, cell: Hex) -> bool:
        """Whether the hex is in the arena. [G-9]"""
        return distance(cell, (0, 0)) <= self.radius

    def arena(self) -> list[Hex]:
        """All hexes, by rows."""
        side = range(-self.radius, self.radius + 1)
        return [(q, r) for r in side for q in side if self.inside((q, r))]

    def fighters(self) -> list[Gladiator]:
        """All in combat."""
        return [one for one in self.gladiators if one.fights]

    def at(self, cell: Hex) -> Gladiator | None:
        """The gladiator in combat in a hex."""
        return next((one for one in self.gladiators if one.fights and one.cell == cell), None)

    def body(self, cell: Hex) -> bool:
        """Whether a body lies in a hex."""
        return any(one.is_body and one.cell == cell for one in self.gladiators)

    def is_free(self, cell: Hex) -> bool:
        """In the arena, with neither gladiator nor body."""
        return self.inside(cell) and self.at(cell) is None and not self.body(cell)

    def hostile(self, one: Gladiator, other: Gladiator) -> bool:
        """Another troop; in single combat the opponent only. [L-30.4]"""
        if self.options.single:
            return one.opponent is other
        return one.owner != other.owner

    def foes(self, one: Gladiator) -> list[Gladiator]:
        """The hostile gladiators in combat that can be attacked: not the appealing. [L-16.1]"""
        return [g for g in self.fighters() if self.hostile(one, g) and not g.appealing]

    def clear(self, cell: Hex, target: Hex) -> bool:
        """Whether the line to a hex two away is clear. [G-7]"""
        standing = {one.cell for one in self.fighters() if not one.down}
        return any(mid not in standing for mid in between(cell, target))

    def near(self, one: Gladiator, other: Gladiator) -> bool:
        """Whether the other is in the zone, or on a reach hex with a clear line."""
        if other.cell in zone(one.cell, one.facing):
            return True
        return other.cell in reach(one.cell, one.facing) and self.clear(one.cell, other.cell)

    def in_reach(self, one: Gladiator, other: Gladiator) -> bool:
        """Whether the weapon reaches the other as one stands. [L-9.6, L-10.1]"""
        if other.cell in zone(one.cell, one.facing):
            return True
        return bool(one.arm == "long" and one.held(["long"])) and self.near(one, other)

    def may_attack(self, one: Gladiator) -> bool:
        """[L-16.0]"""
        armed = bool(one.held([one.arm]))
        return one.stands_free and armed and one.marked_on != self.turn and not one.appealing

    def may_push(self, one: Gladiator) -> bool:
        """[L-15.1, L-11.10]"""
        right = bool(one.held([one.arm])) or not one.weapons
        able = one.stands_free and one.marked_on != self.turn and not one.appealing
        return able and right and one.shield is not None

    def may_throw(self, one: Gladiator) -> bool:
        """[L-13.1, L-13.2]"""
        fresh = one.thrown_on != self.turn and one.marked_on != self.turn
        return fresh and one.stands_free and bool(one.held(SNARES))

    def may_test(self, one: Gladiator) -> bool:
        """Whether it is no defender-only, and armed. [L-17.6]"""
        return bool(one.held([one.arm])) and one.marked_on != self.turn

    def can_fight(self, one: Gladiator, other: Gladiator) -> bool:
        """Whether it has dice against the other. [L-17.4]"""
        armed = bool(one.weapons) or one.shield is not None
        return one.stands_free and armed and one.sees(other)

    def may_joust(self, other: Gladiator) -> bool:
        """Each opponent once in a phase, but for the repeat right. [L-22.7]"""
        return other.number not in self.jousted or other.number in self.rights

    def lay(self, cell: Hex, thing: str) -> None:
        """A thing lies on the ground. [L-1.4]"""
        self.objects.setdefault(cell, []).append(thing)

    def let_go(self, one: Gladiator) -> None:
        """The snare it is in falls to the ground. [R-55]"""
        if one.snare is not None:
            self.lay(one.cell, one.snare)
            one.snare = None

    # --- a tournament [L-4, L-5, L-28, L-29]

    def tournament(self) -> Play[tuple[list[int], str, str]]:
        """The winners, the reason and the article."""
        self.turn, self.order, self.objects = 0, [], {}
        self.due, self.duels, self.waiting = [], [], []
        if self.options.single:
            self.first_draw()
        else:
            yield from self.deploy()
        while True:
            yield from self.play_turn()
            if end := self.end_check():
                return end

    def deploy(self) -> Play[None]:
        """One at a time, in seat order. [L-4.2]"""
        while any(one.status == WAITING for one in self.gladiators):
            for seat in range(self.players):
                left = [one for one in self.of(seat) if one.status == WAITING]
                if not left:
                    continue
                cells = [cell for cell in deployment(self.players, seat) if not self.at(cell)]
                answers = [
                    f"place {one.number} {q},{r} {facing}"
                    for one in left
                    for q, r in cells
                    for facing in range(6)
                ]
                answer = yield from self.ask(seat, answers, "L-4.2", always=True)
                _, number, cell, facing = answer.split()
                q, r = cell.split(",")
                self.enter(self.gladiators[int(number)], (int(q), int(r)), int(facing))

    def enter(self, one: Gladiator, cell: Hex, facing: int) -> None:
        """A gladiator comes into the arena."""
        one.cell, one.facing, one.status = cell, facing, COMBAT

    def play_turn(self) -> Play[None]:
        """One turn. [L-5.1]"""
        self.turn += 1
        self.defeats = []
        if self.options.single:
            self.enter_pairs()
        for one in self.gladiators:
            one.marker = one.fights and one.stunned_on != self.turn  # [L-6.1]
        seats = sorted({one.owner for one in self.fighters()})
        self.order = self.sorted_seats(seats, self.order)
        while any(one.marker for one in self.gladiators):
            for seat in self.order:
                if fresh := [one for one in self.of(seat) if one.marker]:
                    yield from self.activate((yield from self.pick(seat, fresh)))
        yield from self.verdicts()
        self.remove_beaten()
        if self.options.single:
            self.pair_winners()

    def sorted_seats(self, seats: Sequence[int], before: Sequence[int]) -> list[int]:
        """Lowest die first; ties reversed, or rolled again if there is no order. [L-6.3 - L-6.6]"""
        rolls = {seat: self.die("order") for seat in seats}
        result: list[int] = []
        for roll in sorted(set(rolls.values())):
            tied = [seat for seat in seats if rolls[seat] == roll]
            if len(tied) > 1 and all(seat in before for seat in tied):
                tied = [seat for seat in reversed(before) if seat in tied]
            elif len(tied) > 1:
                tied = self.sorted_seats(tied, before)
            result += tied
        return result

    def pick(self, seat: int, fresh: list[Gladiator]) -> Play[Gladiator]:
        """Who is activated. [L-7.1, R-19]"""
        numbers = [one.number for one in fresh]
        if len(fresh) > 1 and self.options.activation == "random":
            number: int = self.fate.take("activate", numbers)
            return self.gladiators[number]
        number = yield from self.ask_number(seat, "activate", numbers, "L-7.1")
        return self.gladiators[number]

    def verdicts(self) -> Play[None]:
        """The crowd and the consul; then the winners turn. [L-27.3 - L-27.6]"""
        for loser, _ in self.defeats:
            if not self.options.crowd or loser.status != OUT:
                continue
            call = self.die("crowd") - loser.victories - loser.initial
            if call >= 0 and self.die("judge") <= call:
                loser.status = DEAD
                self.let_go(loser)
        for one in self.gladiators:
            if one.appealing and one.fights:
                one.facing = yield from self.ask_number(one.owner, "turn", range(6), "L-27.6")
            one.appealing = False

    def remove_beaten(self) -> None:
        """The spared leave, and those whose mission is done. [L-28.2, L-28.3]"""
        for one in self.gladiators:
            done = self.options.missions and one.fights and one.victories > 0
            if done or one.status == OUT:
                one.status = GONE
                self.let_go(one)

    def end_check(self) -> tuple[list[int], str, str] | None:
        """Whether the tournament is over, and how. [L-29]"""
        seats = {one.owner for one in self.gladiators if one.status in (COMBAT, WAITING)}
        limit = None if self.options.single else self.options.turn_limit
        at_limit = limit is not None and self.turn >= limit
        if len(seats) > 1 and not at_limit:
            return None
        if self.options.missions:
            done = self.scores()
            top = [seat for seat in range(self.players) if done[seat] == max(done)]
            if len(top) == 1:
                return top, "missions", "missions"
            return self.strongest(top), "missions", "L-29.3"
        if len(seats) > 1:
            fit = [one.owner for one in self.gladiators if one.status == COMBAT]
            many = [fit.count(seat) for seat in range(self.players)]
            tie = many.count(max(many)) > 1
            winners = self.strongest(range(self.players))
            return winners, "turn_limit", "L-29.3" if tie else "turn_limit"
        reason = "last_troop" if seats else "draw"
        return sorted(seats), reason, reason

    def strongest(self, seats: Iterable[int]) -> list[int]:
        """Most in combat, then highest sum of levels, then most victories. [L-29.3]"""
        keys = {seat: self.strength(seat) for seat in seats}
        return [seat for seat, key in keys.items() if key == max(keys.values())]

    def strength(self, seat: int) -> tuple[int, ...]:
        """What decides at the limit of turns. [L-29.3]"""
        levels = [one.level for one in self.of(seat) if one.fights]
        return len(levels), sum(levels), sum(one.victories for one in self.of(seat))

    # --- an activation [L-7]

    def rouse(self, one: Gladiator) -> None:
        """A gladiator with its marker loses it and rolls its PA. [L-13.3, L-16.3]"""
        if one.marker:
            one.marker = False
            one.pa = one.action_points(self.die("act"))

    def activate(self, one: Gladiator) -> Play[None]:
        """A whole phase. [L-7]"""
        self.rouse(one)
        yield from self.phase(one)
        for g in self.gladiators:
            g.pa = 0

    def phase(self, one: Gladiator) -> Play[None]:
        """The actions of the active gladiator, until it ends. [L-7.4 - L-7.6]"""
        self.active, self.open, self.stopped = one, True, False
        self.jousted, self.rights, self.reacting_rights = set(), [], 0
        while self.open and one.fights and not one.appealing and one.pa >= (2 if one.snare else 1):
            answer = yield from self.ask(one.owner, self.actions(one), "L-7.4")
            verb, *words = answer.split()
            if verb == "end":
                break
            if verb in SIMPLE:
                SIMPLE[verb](self, one, *words)
            else:
                yield from ACTIONS[verb](self, one, *words)

    def actions(self, one: Gladiator) -> list[str]:
        """All that the active gladiator may do. [Q-03]"""
        if one.snare is not None:
            return ["free", "end"]
        if one.down:
            return [*(f"stand {facing}" for facing in range(6)), "end"]
        answers = [f"step {k}" for k in self.steps(one)]
        answers += [f"pivot {facing}" for facing in range(6) if facing != one.facing]
        answers += self.object_actions(one)
        answers += self.attacks(one)
        return [*answers, "end"]

    def object_actions(self, one: Gladiator) -> list[str]:
        """[L-11.2 - L-11.8]"""
        lying = list(dict.fromkeys(self.objects.get(one.cell, [])))
        answers = [f"kick {thing}" for thing in lying]
        answers += [f"drop {thing}" for thing in dict.fromkeys(one.hands)]
        if len(one.hands) < 2:
            answers += [f"pickup {thing}" for thing in lying if may_take(one, thing)]
            if one.sheathed is not None:
                answers.append("draw")
        return answers

    def attacks(self, one: Gladiator) -> list[str]:
        """[L-13.2, L-15.1, L-16.1]"""
        answers = []
        for foe in self.foes(one):
            if self.may_throw(one) and foe.snare is None and self.near(one, foe):
                answers += [
                    f"throw {foe.number} {facing}" for facing in facings_to(one.cell, foe.cell)
                ]
            if not self.may_joust(foe):
                continue
            if self.may_attack(one) and self.in_reach(one, foe):
                answers += self.engagements(one, foe)
            if self.may_push(one) and one.pa >= 2 and foe.cell in zone(one.cell, one.facing):
                answers.append(f"push {foe.number}")
        return answers

    def engagements(self, one: Gladiator, foe: Gladiator) -> list[str]:
        """The ways to engage a foe in reach: one or two facings. [L-16.2, G-5]"""
        return [f"engage {foe.number} {facing}" for facing in facings_to(one.cell, foe.cell)]

    # --- movement [L-8 - L-10]

    def holders(self, one: Gladiator, cell: Hex) -> list[Gladiator]:
        """The foes in whose zone of control a hex is. [L-9.1, L-9.2]"""
        return [g for g in self.foes(one) if g.has_zone and cell in zone(g.cell, g.facing)]

    def steps(self, one: Gladiator) -> list[int]:
        """The directions of the legal steps of the active gladiator."""
        if self.stopped:  # [L-9.3]
            return []
        return [k for k in range(6) if self.may_step(one, k, one.pa)]

    def may_step(self, one: Gladiator, k: int, pa: int, rival: Gladiator | None = None) -> bool:
        """Whether a step is legal with so many PA; `rival`: whom alone one could attack."""
        target, left = ahead(one.cell, k), pa - step_price(one, k)
        if left < 0 or not self.inside(target) or self.at(target):  # [L-8.1, L-8.4]
            return False
        front = zone(one.cell, one.facing)
        if target in front and any(foe.cell in front for foe in self.foes(one)):  # [L-9.4]
            return False
        holders = self.holders(one, target)
        for foe in holders:  # [L-10.2]
            if foe.held(["long"]) and not self.could_attack(one, foe, target, left, rival):
                return False
        if not self.body(target):
            return True
        here, one.cell = one.cell, target  # [L-8.5]
        crosses = not holders and any(self.may_step(one, on, left, rival) for on in range(6))
        one.cell = here
        return crosses

    def could_attack(
        self, one: Gladiator, foe: Gladiator, cell: Hex, pa: int, rival: Gladiator | None
    ) -> bool:
        """Whether from that hex a joust or push is possible after at most a pivot. [L-10.2]"""
        if rival is not None:
            return foe is rival
        if not self.may_joust(foe) and foe is not self.bound:
            return False
        if foe.cell not in zone(cell, one.facing):
            pa -= 1
        return (pa >= 1 and self.may_attack(one)) or (pa >= 2 and self.may_push(one))

    def do_step(self, one: Gladiator, k: int) -> None:
        """A voluntary step. [L-8.1, L-9.3]"""
        one.pa -= step_price(one, k)
        one.cell = ahead(one.cell, k)
        if one is self.active and self.holders(one, one.cell):
            self.stopped = True

    def act_step(self, one: Gladiator, k: str) -> Play[None]:
        """A step; off a body at once. [L-8]"""
        self.do_step(one, int(k))
        while self.body(one.cell):
            on = yield from self.ask_number(one.owner, "step", self.steps(one), "L-8.5")
            self.do_step(one, on)

    def act_pivot(self, one: Gladiator, facing: str) -> None:
        """[L-8.3]"""
        one.pa -= 1
        one.facing = int(facing)

    # --- objects, standing up, breaking free [L-11, L-12, L-14]

    def act_pickup(self, one: Gladiator, thing: str) -> None:
        """[L-11.2]"""
        one.pa -= 1
        self.objects[one.cell].remove(thing)
        if self.die("pick") > 0:
            one.hands.append(thing)

    def act_draw(self, one: Gladiator) -> None:
        """[L-11.8]"""
        one.pa -= 1
        thing, one.sheathed = one.sheathed, None
        if self.die("pick") > 0 and thing is not None:
            one.hands.append(thing)

    def act_drop(self, one: Gladiator, thing: str) -> Play[None]:
        """[L-11.6]"""
        one.hands.remove(thing)
        yield from self.toss(one, thing)

    def act_kick(self, one: Gladiator, thing: str) -> Play[None]:
        """[L-11.7]"""
        one.pa -= 1
        self.objects[one.cell].remove(thing)
        yield from self.toss(one, thing)

    def toss(self, one: Gladiator, thing: str) -> Play[None]:
        """Where the thing goes. [L-11.6, L-11.7]"""
        ways = [k for k in range(6) if self.inside(ahead(one.cell, k))]
        k = yield from self.ask_number(one.owner, "toss", ways, "L-11.6")
        self.lay(ahead(one.cell, k), thing)

    def act_stand(self, one: Gladiator, facing: str) -> None:
        """[L-12.2, L-12.3]"""
        one.pa -= 1
        die = self.die("rise")
        one.facing = (int(facing) + (0 if die < one.level else RISE[die])) % 6
        one.down = False

    def act_free(self, one: Gladiator) -> None:
        """A try to break free. [L-14.2]"""
        one.pa -= 2
        die = self.die("free")
        if die == 0:
            one.snare = None
        elif die <= one.level:
            self.let_go(one)

    # --- net and lasso [L-13]

    def act_throw(self, one: Gladiator, number: str, facing: str) -> Play[None]:
        """[L-13.1 - L-13.5]"""
        target = self.gladiators[int(number)]
        one.pa -= 1
        one.thrown_on, one.facing = self.turn, int(facing)
        self.rouse(target)
        snare = one.held(SNARES)[0]
        if self.die("net") > one.level:
            yield from self.failed_throw(one, target, snare)
            return
        one.hands.remove(snare)
        target.snare = snare
        while target.snare and target.pa >= 2:
            if (yield from self.ask(target.owner, ["free", "end"], "L-14.3")) == "end":
                break
            self.act_free(target)
        yield from self.duty(one, target)

    def duty(self, one: Gladiator, target: Gladiator) -> Play[None]:
        """The thrower must engage, even one jousted with before, if need be after a step.

        [L-13.6]
        """
        if one.pa < 1 or not self.may_attack(one):
            return
        if not self.in_reach(one, target):
            self.bound = target
            ways = [] if self.stopped else self.approaches(one, target)
            self.bound = None
            if not ways:
                return
            k = yield from self.ask_number(one.owner, "step", ways, "L-13.6")
            self.do_step(one, k)
        answer = yield from self.ask(one.owner, self.engagements(one, target), "L-13.6")
        yield from self.act_engage(one, *answer.split()[1:])

    def approaches(
        self, one: Gladiator, target: Gladiator, rival: Gladiator | None = None
    ) -> list[int]:
        """The steps after which the target can be engaged at once."""
        ways = []
        for k in range(6):
            cell, left = ahead(one.cell, k), one.pa - step_price(one, k)
            if left < 1 or self.body(cell) or not self.may_step(one, k, one.pa, rival):
                continue
            here, one.cell = one.cell, cell
            if self.in_reach(one, target):
                ways.append(k)
            one.cell = here
        return ways

    def failed_throw(self, one: Gladiator, target: Gladiator, snare: str) -> Play[None]:
        """[L-13.7, L-13.10]"""
        if target.stands_free:
            yield from self.face(target, one)
        won = False
        if target.down or target.pa < 1:
            yield from self.step_back(one, target)
        elif one.pa < 1:
            yield from self.pull(one, target, snare)
        else:
            one.pa -= 1
            target.pa -= 1
            won = yield from self.counter(one, target)
        self.open = self.open and won

    def counter(self, one: Gladiator, target: Gladiator) -> Play[bool]:
        """The target may engage the thrower, whether he wins that. [L-13.7a, L-13.8]"""
        if target.pa < 1 or not self.may_attack(target):
            return False
        answers = self.engagements(target, one) if self.in_reach(target, one) else []
        answers += [f"step {k}" for k in self.approaches(target, one, rival=one)]
        if not answers:
            return False
        answer = yield from self.ask(target.owner, [*answers, "decline"], "L-13.7")
        if answer == "decline":
            return False
        if answer.startswith("step"):
            self.do_step(target, int(answer.split()[1]))
            answer = yield from self.ask(target.owner, self.engagements(target, one), "L-13.7")
        target.facing = int(answer.split()[2])
        target.pa -= 1
        return (yield from self.fight(target, one))

    def pull(self, one: Gladiator, target: Gladiator, snare: str) -> Play[None]:
        """The target pulls the thrower to it and strikes alone. [L-13.9]"""
        if distance(one.cell, target.cell) == 2:
            ways = [
                k
                for k in range(6)
                if ahead(one.cell, k) in between(one.cell, target.cell)
                and self.inside(ahead(one.cell, k))
                and not self.at(ahead(one.cell, k))
            ]
            if ways:
                k = yield from self.ask_number(target.owner, "pull", ways, "L-13.9")
                one.cell = ahead(one.cell, k)
        one.hands.remove(snare)
        self.lay(target.cell, snare)
        far = distance(one.cell, target.cell) == 2
        long = target.arm == "long" and self.clear(target.cell, one.cell)
        if not self.may_attack(target) or (far and not long):
            return
        target.pa -= 1
        joust = Joust(target, one)
        yield from self.lone_attack(joust, target, one)
        yield from self.run_queue(joust)
        yield from self.after_joust(joust)

    def step_back(self, one: Gladiator, target: Gladiator) -> Play[None]:
        """The target steps back, the thrower may follow. [L-13.7c]"""
        old = target.cell
        shock = Joust(one, target)
        if not target.down:
            yield from self.forced_step(target, one.cell, shock)
            yield from self.run_queue(shock)
        if one.pa < 1 or not one.stands_free:
            return
        ways = self.nearer(one, old)
        if not ways:
            return
        answers = ["stay", *(f"step {k}" for k in ways)]
        answer = yield from self.ask(one.owner, answers, "L-13.7")
        if answer != "stay":
            one.pa -= 1
            one.cell = ahead(one.cell, int(answer.split()[1]))

    # --- jousts [L-15 - L-19]

    def act_engage(self, one: Gladiator, number: str, facing: str) -> Play[None]:
        """[L-16.1, L-16.2]"""
        one.pa -= 1
        one.facing = int(facing)
        yield from self.fight(one, self.gladiators[int(number)])

    def act_push(self, one: Gladiator, number: str) -> Play[None]:
        """[L-15.1]"""
        target = self.gladiators[int(number)]
        one.pa -= 2
        [one.facing] = facings_to(one.cell, target.cell)
        yield from self.fight(one, target, push=True)

    def fight(self, engager: Gladiator, engaged: Gladiator, push: bool = False) -> Play[bool]:
        """A joust of the active gladiator, and what repeat rights make of it. [L-21.9]"""
        other = engaged if engager is self.active else engager
        if engager is self.active and other.number in self.rights:
            self.rights.remove(other.number)
        self.jousted.add(other.number)
        joust = yield from self.joust(engager, engaged, push)
        won = joust.is_won_by(self.active)
        yield from self.after_joust(joust)
        return won

    def after_joust(self, joust: Joust) -> Play[None]:
        """Whether the activation goes on; the right of the reacting one. [L-22.7, L-21.9]"""
        one = self.active
        other = joust.engaged if joust.engager is one else joust.engager
        self.judge(joust)
        while self.reacting_rights:
            self.reacting_rights -= 1
            able = other.pa >= 1 and self.may_attack(other) and one.fights and not one.appealing
            if not (able and self.in_reach(other, one)):
                break
            answers = [*self.engagements(other, one), "decline"]
            answer = yield from self.ask(other.owner, answers, "L-21.9")
            if answer == "decline":
                break
            other.pa -= 1
            other.facing = int(answer.split()[2])
            self.judge((yield from self.joust(other, one)))
        self.reacting_rights = 0  # used now or lost

    def judge(self, joust: Joust) -> None:
        """A joust not won ends the activation, unless a right can be used. [L-7.5, L-21.9]"""
        if joust.is_won_by(self.active):
            self.stopped = False
        elif not any(self.gladiators[number].fights for number in self.rights):
            self.open = False

    def joust(self, engager: Gladiator, engaged: Gladiator, push: bool = False) -> Play[Joust]:
        """One joust with its queue; the engager has paid and turned. [L-16.3 - L-22.5]"""
        joust = Joust(engager, engaged)
        self.rouse(engaged)
        tested = yield from self.react(joust)
        if joust.withdrew:
            return joust
        both, attacker, defender = False, engager, engaged
        if tested:  # [L-17.2]
            mine = 4 * self.die("init") + engager.weight
            its = 4 * self.die("init") + engaged.weight
            both = mine == its
            if its < mine:
                attacker, defender = engaged, engager
        able = self.can_fight(defender, attacker)
        more = {defender: 0, attacker: 0}
        for side in (engaged, engager) if both else (defender, attacker):  # [L-18.3]
            if side is attacker or able:
                more[side] = yield from self.buy(side)
        first = self.volley(attacker, defender, "atk", more[attacker], push and attacker is engager)
        second = Volley(defender, attacker, [])
        if able:
            label = "atk" if both else "def"
            pushes = push and defender is engager
            second = self.volley(defender, attacker, label, more[defender], pushes)
        yield from self.apply(joust, first, second, both)
        yield from self.run_queue(joust)
        return joust

    def face(self, one: Gladiator, other: Gladiator) -> Play[None]:
        """The compulsory pivot to one who is outside the front arc. [L-16.4]"""
        if one.pa >= 1 and not one.sees(other):
            ways = [facing for facing in range(6) if sees(one.cell, facing, other.cell)]
            one.facing = yield from self.ask_number(one.owner, "face", ways, "L-16.4")
            one.pa -= 1

    def react(self, joust: Joust) -> Play[bool]:
        """Pivot, then withdraw or test; whether it tests. [L-16.4 - L-16.6, L-17.6]"""
        one, engager = joust.engaged, joust.engager
        if not one.stands_free:
            return False
        yield from self.face(one, engager)
        if one.pa < 1:
            return False
        answers = [f"withdraw {k}" for k in self.retreats(one, engager)] if one.pa >= 2 else []
        answers.append("test" if self.may_test(one) else "fast")
        answer = yield from self.ask(one.owner, answers, "L-16.5")
        if answer == "test":
            one.pa -= 1
            return True
        if answer != "fast":
            one.pa -= 2
            one.cell = ahead(one.cell, int(answer.split()[1]))
            joust.withdrew = True
        return False

    def retreats(self, one: Gladiator, engager: Gladiator) -> list[int]:
        """The directions of a withdrawal. [L-16.6, L-10.3]"""
        ways = []
        for k in (one.facing + 2, one.facing + 3, one.facing + 4):
            cell = ahead(one.cell, k)
            spears = any(foe.held(["long"]) for foe in self.holders(one, cell))
            if self.is_free(cell) and not spears and cell not in zone(engager.cell, engager.facing):
                ways.append(k % 6)
        return sorted(ways)

    def buy(self, one: Gladiator) -> Play[int]:
        """Extra dice. [L-18.2]"""
        more = [dice for dice, price in PRICES if price <= one.pa]
        dice = yield from self.ask_number(one.owner, "buy", more, "L-18.2")
        one.pa -= PRICES[dice][1]
        return dice

    def volley(
        self, striker: Gladiator, victim: Gladiator, label: str, more: int, push: bool = False
    ) -> Volley:
        """Roll and read the dice of one side. [L-18.1, L-18.4, L-19]"""
        what = PUSH if push or not striker.weapons else TOUCH
        far = distance(striker.cell, victim.cell) == 2
        if far and (striker.fighting_arm, victim.fighting_arm) == ("short", "long"):
            what = CLOSE
        attacks = label == "atk"
        dice = 1 + more
        if attacks and (victim.down or not victim.sees(striker)):
            dice += 1
        results = []
        for die in [self.die(label) for _ in range(dice)]:
            special = 2 * die < striker.level
            if special or (attacks and die <= striker.level):
                results.append((what, special and attacks))
        return Volley(striker, victim, results)

    # --- results [L-20 - L-22]

    def apply(self, joust: Joust, first: Volley, second: Volley, both: bool) -> Play[None]:
        """All results of the one side, then those of the other. [L-20.1]"""
        for volley, other in ((first, second), (second, first)):
            advances = volley.touches > other.touches  # [L-22.1]
            for place, (what, special) in enumerate(volley.results):
                void = volley is second and not both and not volley.striker.fights
                if void or volley.victim.status == DEAD:
                    continue
                old = volley.victim.cell
                yield from self.blow(joust, volley, what, special)
                if what != CLOSE and advances and volley.victim.cell != old:  # [L-22.2]
                    yield from self.advance(volley, old, optional=place == volley.last)

    def blow(self, joust: Joust, volley: Volley, what: str, special: bool) -> Play[None]:
        """One success: step, protection, special result, defeat. [L-20.3 - L-20.6, L-15.3]"""
        striker, victim = volley.striker, volley.victim
        if what == CLOSE:
            yield from self.close_in(striker, victim)
        else:
            lying = victim.down
            joust.count(striker)
            contact = yield from self.give_ground(joust, striker, victim, 2 if what == PUSH else 1)
            if contact != MOVED:
                joust.pend("free", striker, victim)  # [L-24.4]
            if what == TOUCH:
                self.protect(victim, lying)
        die = self.die("spec") if special else 7
        if special:
            yield from self.special(die, striker, victim)
        self.settle(striker, victim, killed=die == 0)

    def give_ground(
        self, joust: Joust, striker: Gladiator, victim: Gladiator, steps: int
    ) -> Play[str]:
        """Forced steps away from the striker, as long as the victim stands. [L-20.3, L-15.4]"""
        contact = MOVED
        for _ in range(steps):
            if contact == MOVED and not victim.down:
                contact = yield from self.forced_step(victim, striker.cell, joust)
        return contact

    def protect(self, victim: Gladiator, lying: bool) -> None:
        """The protection die. [L-20.4]"""
        die = self.die("prot") + bool(victim.held(["long"])) + lying
        if 4 * (die + (victim.foreign_shield == "large")) >= victim.weight:
            self.hurt(victim)

    def hurt(self, victim: Gladiator) -> None:
        """A level is lost."""
        victim.level -= 1
        victim.lost = True

    def special(self, die: int, striker: Gladiator, victim: Gladiator) -> Play[None]:
        """The table of special results; 0 is seen to by `settle`. [L-21]"""
        if die == 1:
            self.hurt(victim)
        elif die == 2:
            victim.stunned_on = self.turn + 1
        elif die == 3:
            victim.down = True
        elif die in (4, 5):
            yield from self.lose(die, victim)
        elif die == 6:
            victim.marked_on = self.turn + 1
        elif die == 8 and striker is self.active:
            self.rights.append(victim.number)
        elif die == 8:
            self.reacting_rights += 1
        elif die == 9 and striker.fights:
            striker.level += 1

    def lose(self, die: int, victim: Gladiator) -> Play[None]:
        """Special results 4 and 5: a thing falls. [L-21.5, L-21.6]"""
        things = list(victim.weapons)
        if die == 4:
            things = things if len(things) > 1 else []
            things += victim.held((*SHIELDS, *SNARES))
            if victim.sheathed is not None:
                things.append(victim.sheathed)
        if not things:
            return
        answers = [f"lose {thing}" for thing in dict.fromkeys(things)]
        article = "L-21.5" if die == 4 else "L-21.6"
        thing = (yield from self.ask(victim.owner, answers, article)).split()[1]
        # Of weapons that are alike result 4 takes the sheathed one, however many are in hand: in
        # version 1 of the rules it took one of two in hand, against the ruling.
        if die == 5 or thing != victim.sheathed:
            victim.hands.remove(thing)
        else:
            victim.sheathed = None
        self.lay(victim.cell, thing)

    def settle(self, striker: Gladiator, victim: Gladiator, killed: bool) -> None:
        """Out or dead, and whose victory that is. [L-26, L-27.1]"""
        fought = victim.fights
        if killed or victim.level < 0:
            victim.status = DEAD
            self.let_go(victim)
        elif victim.level == 0:
            victim.status = OUT
        if victim.fights:
            return
        victim.down, victim.pa, victim.marker, victim.appealing = True, 0, False, False
        if fought:
            striker.victories += 1
            self.defeats.append((victim, striker))
            striker.appealing = self.options.crowd and striker.fights

    def nearer(self, one: Gladiator, cell: Hex) -> list[int]:
        """The directions of free hexes nearer to a hex."""
        far = distance(one.cell, cell)
        ways = [(k, ahead(one.cell, k)) for k in range(6)]
        return [k for k, new in ways if distance(new, cell) < far and self.is_free(new)]

    def advance(self, volley: Volley, old: Hex, optional: bool) -> Play[None]:
        """The striker follows towards the hex the victim left. [L-22.2 - L-22.4]"""
        one = volley.striker
        ways = self.nearer(one, old) if one.stands_free else []
        if not ways:
            return
        answers = [f"advance {k}" for k in ways] + (["stay"] if optional else [])
        answer = yield from self.ask(one.owner, answers, "L-22.2")
        if answer != "stay":
            self.go_to(one, int(answer.split()[1]), volley.victim)

    def close_in(self, one: Gladiator, victim: Gladiator) -> Play[None]:
        """A closing step. [L-19.4]"""
        ways = self.nearer(one, victim.cell) if one.stands_free else []
        if ways:
            k = yield from self.ask_number(one.owner, "advance", ways, "L-19.4")
            self.go_to(one, k, victim)

    def go_to(self, one: Gladiator, k: int, victim: Gladiator) -> None:
        """Advance a hex and turn to the victim. [L-22.4]"""
        one.cell = ahead(one.cell, k)
        self.turn_to(one, victim)

    def turn_to(self, one: Gladiator, other: Gladiator) -> None:
        """The automatic turn. [G-5]"""
        one.facing = turned(one.facing, facings_to(one.cell, other.cell))

    # --- forced steps and jostling [G-8, L-23 - L-25]

    def forced_step(self, one: Gladiator, origin: Hex, joust: Joust) -> Play[str]:
        """[G-8]"""
        around = neighbours(one.cell)
        most = max(square(cell, origin) for cell in around)
        cells = [cell for cell in around if square(cell, origin) == most and self.inside(cell)]
        contact = MOVED if cells else WALL
        if contact == WALL:
            now = square(one.cell, origin)
            cells = [c for c in around if square(c, origin) > now and self.inside(c)]
        if not cells:
            one.down = True
            return CORNER
        cells = [cell for cell in cells if self.at(cell) is None] or cells
        ways = [around.index(cell) for cell in cells]
        target = around[(yield from self.ask_number(one.owner, "retreat", ways, "G-8"))]
        occupant = self.at(target)
        if occupant is not None:
            gone = yield from self.jostle(one, occupant, joust)
            one.down = True
            if gone:
                one.cell = target
            return contact
        one.cell = target
        if self.body(target) and not one.down and self.die("trip") >= one.level:  # [L-25.2]
            one.down = True
        return contact

    def jostle(self, mover: Gladiator, one: Gladiator, joust: Joust) -> Play[bool]:
        """The mover pushes one out of its hex; whether it went. [L-23]"""
        old, lay = one.cell, one.down
        front = mover.cell in zone(one.cell, one.facing)
        yield from self.forced_step(one, mover.cell, joust)
        if lay or not front:
            one.marker = False
            if not lay and not one.down and 4 * self.die("fall") < one.weight - 4 * one.level:
                one.down = True  # [L-23.5]
        elif one.marker:  # [L-23.4]
            self.rouse(one)
            if one.stands_free and self.hostile(mover, one):
                joust.pend("jostle", one, mover)
            else:
                one.pa = 0
        return one.cell != old

    def run_queue(self, joust: Joust) -> Play[None]:
        """Pending free attacks and jostle fights, first in first out. [L-22.5]"""
        while joust.queue:
            what, striker, victim = joust.queue.pop(0)
            if not victim.fights or victim.appealing or striker.appealing:
                continue
            if what == "jostle":
                yield from self.jostle_fight(striker, victim)
            elif self.may_attack(striker) and self.in_reach(striker, victim):
                yield from self.lone_attack(joust, striker, victim)

    def lone_attack(self, joust: Joust, striker: Gladiator, victim: Gladiator) -> Play[None]:
        """A free attack, or that on a pulled thrower: no dice for the victim. [L-24.4, L-13.9]"""
        self.turn_to(striker, victim)
        more = yield from self.buy(striker)
        volley = self.volley(striker, victim, "atk", more)
        yield from self.apply(joust, volley, Volley(victim, striker, []), both=False)

    def jostle_fight(self, one: Gladiator, mover: Gladiator) -> Play[None]:
        """The occupant may strike at the mover. [L-23.6]"""
        near = distance(one.cell, mover.cell) == 1
        if one.pa < 1 or not near or not self.can_fight(one, mover):
            return
        answers = [f"fight {dice}" for dice, price in PRICES if price + 1 <= one.pa]
        answer = yield from self.ask(one.owner, [*answers, "decline"], "L-23.6")
        if answer == "decline":
            return
        dice = int(answer.split()[1])
        one.pa -= 1 + PRICES[dice][1]
        for what, _ in self.volley(one, mover, "def", dice).results:
            if what == TOUCH and mover.status != DEAD:
                self.protect(mover, mover.down)
                self.settle(one, mover, killed=False)

    # --- single combats [L-30, G-13]

    def first_draw(self) -> None:
        """[L-30.1, L-30.2]"""
        left = {seat: self.of(seat) for seat in range(self.players)}
        while sum(bool(troop) for troop in left.values()) > 1:
            first = self.draw_one(left, None)
            self.due.append((first, self.draw_one(left, first.owner)))
        for troop in left.values():
            for one in troop:
                one.bye = 1
                self.waiting.append(one)

    def draw_one(self, left: dict[int, list[Gladiator]], but: int | None) -> Gladiator:
        """A gladiator of the troop with most undrawn, but for one troop."""
        most = max(len(troop) for seat, troop in left.items() if seat != but)
        tied = [seat for seat, troop in left.items() if seat != but and len(troop) == most]
        seat = tied[0] if len(tied) == 1 else self.fate.take("troop", tied)
        number: int = self.fate.take("pair", [one.number for one in left[seat]])
        one = self.gladiators[number]
        left[seat].remove(one)
        return one

    def enter_pairs(self) -> None:
        """Pairs whose place has come enter, or become hostile where they are. [L-30.3]"""
        while self.due and len(self.duels) < self.options.parallel_duels:
            one, other = self.due[0]
            if one.status == other.status == WAITING:
                if not self.enter_both(one, other):
                    return
            elif WAITING in (one.status, other.status):
                new, old = (one, other) if one.status == WAITING else (other, one)
                self.enter_alone(new, old)
            del self.due[0]
            one.opponent, other.opponent = other, one
            self.duels.append((one, other, self.turn))

    def enter_both(self, one: Gladiator, other: Gladiator) -> bool:
        """The lowest free lane; if there is none, wait for a duel to end. [G-13]"""
        for left in LANES:
            right = ahead(left, 0, 5)
            if self.is_free(left) and self.is_free(right):
                self.enter(one, left, 0)
                self.enter(other, right, 3)
                return True
        if self.duels:
            return False
        self.enter(one, self.free_near(LANES[0]), 0)
        self.enter(other, self.free_near(ahead(LANES[0], 0, 5)), 3)
        return True

    def enter_alone(self, one: Gladiator, other: Gladiator) -> None:
        """The free start hex farthest from the opponent. [G-13]"""
        starts = [(cell, facing) for left in LANES for cell, facing in lane(left)]
        free = [(cell, facing) for cell, facing in starts if self.is_free(cell)]
        if free:
            cell, facing = max(free, key=lambda start: distance(start[0], other.cell))
        else:
            cell, facing = self.free_near(starts[0][0]), 0
        self.enter(one, cell, facing)

    def free_near(self, start: Hex) -> Hex:
        """The free hex nearest to a hex."""
        free = [cell for cell in self.arena() if self.is_free(cell)]
        return min(free, key=lambda cell: (distance(cell, start), cell[0] + 100 * cell[1]))

    def pair_winners(self) -> None:
        """Winners are paired, long duels stopped, and none may be left over. [L-30.6 - L-30.9]"""
        for loser, winner in self.defeats:
            self.part(loser)
            if winner.fights:
                self.seek(winner)
        limit = self.options.duel_turn_limit
        for one, other, first in list(self.duels):
            if limit is not None and self.turn - first + 1 >= limit:
                self.part(one)
                for each in (one, other):
                    each.status = GONE
                    self.let_go(each)
        if not self.duels and not self.due:
            self.pair_leftovers()

    def part(self, one: Gladiator) -> None:
        """The duel of a gladiator is over."""
        for a, b, _ in self.duels:
            if one in (a, b):
                a.opponent = b.opponent = None
        self.duels = [duel for duel in self.duels if one not in duel[:2]]

    def seek(self, one: Gladiator) -> None:
        """A winner meets the longest waiting one of its rank and another troop. [L-30.6]"""
        for other in self.waiting:
            if other.rank == one.rank and other.owner != one.owner:
                self.waiting.remove(other)
                self.due.append((other, one))
                return
        self.waiting.append(one)

    def pair_leftovers(self) -> None:
        """The smallest difference of rank, then the longest wait. [L-30.7]"""
        pairs = [
            (abs(one.rank - other.rank), i, j)
            for i, one in enumerate(self.waiting)
            for j, other in enumerate(self.waiting)
            if i < j and one.owner != other.owner
        ]
        if pairs:
            _, i, j = min(pairs)
            one, other = self.waiting[i], self.waiting[j]
            self.due.append((one, other))
            self.waiting.remove(one)
            self.waiting.remove(other)

    # --- campaign [L-31]

    def campaign(self, length: int) -> Play[None]:
        """So many tournaments; then laurels decide. [L-31]"""
        for number in range(1, length + 1):
            winners, _, _ = yield from self.tournament()
            for seat in winners:
                self.laurels[seat] += 1
            yield from self.test_survivors()
            if number < length:
                yield from self.recruit()
        levels = [sum(one.initial for one in self.of(seat)) for seat in range(self.players)]
        keys = list(zip(self.laurels, self.freed, levels, strict=True))
        winners = [seat for seat, key in enumerate(keys) if key == max(keys)]
        article = "campaign" if self.laurels.count(max(self.laurels)) == 1 else "L-31.11"
        self.finish(winners, list(self.laurels), keys, "campaign", article)

    def test_survivors(self) -> Play[None]:
        """The tests of experience, seat by seat; then trainers may leave. [L-31.2 - L-31.9]"""
        self.gladiators = [one for one in self.gladiators if one.status != DEAD]
        self.renumber()
        gone: list[Gladiator] = []
        for seat in range(self.players):
            helpers = [self.trainers[seat]]  # how many can still help
            left = self.of(seat)
            while left:
                numbers = [one.number for one in left]
                number = yield from self.ask_number(seat, "train", numbers, "L-31.8")
                one = self.gladiators[number]
                left.remove(one)
                if (yield from self.test(one, helpers)):
                    gone.append(one)
        for seat in range(self.players):
            stay = [self.die("leave") < 6 for _ in range(self.trainers[seat])]
            self.trainers[seat] = sum(stay)
        self.gladiators = [one for one in self.gladiators if one not in gone]
        self.renumber()

    def test(self, one: Gladiator, helpers: list[int]) -> Play[bool]:
        """One test; whether he leaves the troop, dead or freed. [L-31.3 - L-31.7]"""
        dice = [self.die("xp") for _ in range(1 if one.level > 0 else 2)]
        while helpers[0] and any(dice) and not (one.lost and 0 in dice):
            answers = [f"reroll {i}" for i, die in enumerate(dice) if die]
            answer = yield from self.ask(one.owner, [*answers, "keep"], "L-31.7")
            if answer == "keep":
                break
            helpers[0] -= 1
            dice[int(answer.split()[1])] = self.die("xp")
        if one.lost and 0 in dice:
            return True
        if self.passes(one, dice):
            one.initial += 1
        if one.initial < RUDIS:
            return False
        self.freed[one.owner] += 1
        self.trainers[one.owner] += 1
        helpers[0] += 1
        return True

    def passes(self, one: Gladiator, dice: Sequence[int]) -> bool:
        """Whether the dice raise the level. [L-31.3, L-31.4, R-112]"""
        if one.level > 0:
            return dice[0] > one.initial
        if self.options.xp_defeated == "sum_below":
            return sum(dice) < one.initial
        if self.options.xp_defeated == "each_above":
            return min(dice) > one.initial
        return max(dice) < one.initial

    def recruit(self) -> Play[None]:
        """Survivors heal, vacancies are filled in rounds. [L-31.10]"""
        for one in self.gladiators:
            one.heal()
        while short := [s for s in range(self.players) if len(self.of(s)) < self.sizes[s]]:
            for seat in short:
                yield from self.enlist(seat, 1)
        self.renumber()


def step_price(one: Gladiator, k: int) -> int:
    """1 PA straight ahead, else 2. [L-8.1]"""
    return 1 if k == one.facing else 2


def may_take(one: Gladiator, thing: str) -> bool:
    """Whether a gladiator with a free hand may pick this up. [L-2.7, L-11.5]"""
    kind = kind_of(thing)
    if kind in SNARES:
        return kind in one.snare_kinds
    return kind not in SHIELDS or one.shield is None


def may_wear(piece: str, armour: Sequence[str]) -> bool:
    """Each body part once, a grille only with a helmet. [R-05, R-06]"""
    parts = [ARMOUR[worn][0] for worn in armour]
    return ARMOUR[piece][0] not in parts and (piece != "grille" or "helmet" in parts)


def may_hold(thing: str, hands: Sequence[str]) -> bool:
    """Two hands, one of them with a weapon, weapons of one class. [L-2.7]"""
    if not hands:
        return True
    if len(hands) == 2:
        return False
    kinds = {kind_of(hands[0]), kind_of(thing)}
    return len(kinds.intersection(WEAPONS)) == 1


def lane(left: Hex) -> list[tuple[Hex, int]]:
    """The two start hexes of a lane and their facings. [G-13]"""
    return [(left, 0), (ahead(left, 0, 5), 3)]


def equipment(raw: Mapping[str, Any]) -> tuple[list[str], list[str], str | None]:
    """Armour, things in hand and in the sheath, of a class or as given. [L-2.4]"""
    if "outfit" in raw:
        outfit = raw["outfit"]
        return list(outfit["armour"]), list(outfit["hands"]), outfit.get("sheathed") or None
    armour, hands, sheathed = CLASSES[raw["type"]]
    return armour.split(), hands.split(), sheathed


SIMPLE: dict[str, Callable[..., None]] = {  # without further decisions
    "pivot": Game.act_pivot,
    "pickup": Game.act_pickup,
    "draw": Game.act_draw,
    "stand": Game.act_stand,
    "free": Game.act_free,
}
ACTIONS: dict[str, Callable[..., Play[Any]]] = {
    "step": Game.act_step,
    "drop": Game.act_drop,
    "kick": Game.act_kick,
    "throw": Game.act_throw,
    "engage": Game.act_engage,
    "push": Game.act_push,
}


# --- the record


class Replay:
    """A game played entry by entry; `due` is the next question, None when the game is over."""

    def __init__(self, options: Options) -> None:
        self.game = Game(options)
        self.flow = self.game.play()
        self.started = False
        self.due: Question | None = None

    def read(self, entry: object) -> None:
        """One log entry: the set-up if it is the first, else a move with all that follows."""
        if not isinstance(entry, dict):
            raise Fault("record", "the entry is not an object")
        if not isinstance(entry.get("hash", ""), str):
            raise Fault("record", f"hash {show(entry['hash'])} is not a string")
        if entry.get("at") is not None:
            raise Fault("record", "the rules never look at the clock")
        answer = self.answer(entry.get("seat"), entry.get("move"))
        self.game.fate = Fate(entry.get("fate"))
        self.game.silent = []
        try:
            self.due = next(self.flow) if answer is None else self.flow.send(answer)
        except StopIteration:
            self.due = None
        self.started = True
        self.game.fate.finish()

    def answer(self, seat: object, move: object) -> str | None:
        """The move, if it is a legal answer of the seat that is asked; None in the set-up."""
        if not self.started:
            if seat is not None or move is not None:
                raise Fault("record", "the set-up entry has a seat or a move")
            return None
        if self.due is None:
            raise Fault("L-29.1", "an entry after the end of the game")
        if not is_whole(seat, 0, self.game.players):
            raise Fault("record", f"{show(seat)} is no seat")
        if not isinstance(move, str):
            raise Fault("record", f"{show(move)} is no move")
        if seat != self.due.seat:
            due = f"{self.due.answers[0].split()[0]!r} is due from seat {self.due.seat}"
            raise Fault(self.due.article, f"seat {seat} sends {show(move)} where {due}")
        if move not in self.due.answers:
            raise self.refusal(move, self.due)
        return move

    def refusal(self, move: str, due: Question) -> Fault:
        """Why this answer is refused."""
        legal = show(" | ".join(due.answers))
        if move in self.game.silent:
            return Fault("record", f"{show(move)} needs no entry; legal are {legal}")
        article = due.article
        if article == "L-7.4":
            article = VERBS.get(move.split(" ")[0], article)
        elif article == "L-16.5" and move.startswith("withdraw"):
            article = "L-16.6"
        return Fault(article, f"{show(move)} is not legal; legal are {legal}")


def header_faults(record: Mapping[str, object]) -> list[str]:
    """Faults of the fields that only say what this record is."""
    sound = {
        "format": record.get("format") == "ludus/1",
        "game": record.get("game") == "gloria",
        "version": is_whole(record.get("version"), 0),
        "content": isinstance(record.get("content"), str),
        "outcome": "outcome" in record,
    }
    return [f"{name}: record: {show(record.get(name))}" for name, good in sound.items() if not good]


def replay(options: Options, log: object) -> Game:
    """Play the log through; a fault names its place."""
    if not (isinstance(log, list) and log):
        raise Fault("record", "not a list with a set-up entry", "log")
    table = Replay(options)
    for index, entry in enumerate(log):
        try:
            table.read(entry)
        except Fault as fault:
            fault.where = f"log[{index}]"
            raise
    return table.game


def outcome_faults(outcome: object, game: Game, last: int) -> list[str]:
    """Compare the recorded outcome with the one played."""
    where = f"outcome after log[{last}]"
    if game.outcome is None:
        text = f"{where}: L-29.1: given, but the game is not over"
        return [] if outcome is None else [text]
    if not isinstance(outcome, dict):
        return [f"{where}: L-29.1: {show(outcome)}, but the game is over"]
    articles = {"last_troop": "L-29.2", "draw": "L-29.2", "turn_limit": "L-29.3"}
    articles |= {"missions": "L-29.4", "campaign": "L-31.11"}
    article = articles[str(game.outcome["reason"])]
    return [
        f"{where}: {article}: {name} {show(outcome.get(name))}, should be {value!r}"
        for name, value in game.outcome.items()
        if repr(outcome.get(name)) != repr(value)  # repr tells 1 from true and 1.0
    ]


def referee(record: object) -> list[str]:
    """All faults found in a record; none if it is a true game of Gloria aut Nihil."""
    if not isinstance(record, dict):
        return ["record: not an object"]
    faults, log = header_faults(record), record.get("log")
    try:
        game = replay(read_options(record.get("options"), record.get("seats")), log)
    except Fault as fault:
        return [*faults, str(fault)]
    return faults + outcome_faults(record.get("outcome"), game, len(record["log"]) - 1)


def main(paths: Sequence[str]) -> int:
    """Judge each file; 0 if all are accepted, 1 if any is refused, 2 if none is named."""
    if not paths:
        print("usage: python gloria_referee.py FILE...", file=sys.stderr)
        return 2
    refused = 0
    for path in paths:
        try:
            faults = referee(json.loads(Path(path).read_text(encoding="utf-8")))
        except (OSError, ValueError, RecursionError) as error:
            faults = [f"unreadable: {error}"]
        if faults:
            refused += 1
            name = path.encode(errors="backslashreplace").decode()
            print(f"{name}: {'; '.join(faults)}")
    print(f"{len(paths)} record(s): {len(paths) - refused} accepted, {refused} refused")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
