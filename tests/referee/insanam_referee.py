"""An independent referee for records of Ad Insanam Imperatoris: `python insanam_referee.py FILE...`

Written from the specification only; it shares no code with the engine, only the content files. It
plays a record through by its own rules: every decision is a question with the list of its legal
answers, every card and every die is read off the entry where the rules ask for it. The first fault
is named with its article; what offends only against the form of records is filed under `record`.

The rules are generators: they yield the questions that are due, one for each seat that is asked,
and are sent a seat with its answer, so that each reads like its article.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path
from typing import Any, TypeGuard, TypeVar

T = TypeVar("T")
Troops = list[int]  # legionaries, centurions, evocati

CONTENT = Path(__file__).resolve().parents[2] / "src/ludus/games/insanam/content"


def table(name: str) -> dict[str, Any]:
    """One of the content files."""
    return tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


NUMBERS, MAP, ZONES = table("numbers"), table("map"), table("zones")
BOARDS, TILES, EVENTS = table("boards"), table("tiles"), table("events")
GLADIATORS, ADVERSARIES = table("gladiators"), table("adversaries")
AMBITIONS, REDEMPTIONS = table("ambitions"), table("redemptions")
PERSONAL, PUBLIC = AMBITIONS["personal"], AMBITIONS["public"]
LANDS, SEAS, REGIONS = MAP["territories"], MAP["seas"], MAP["regions"]
FIXED, TRACK, TROOPS = NUMBERS["fixed"], NUMBERS["track"], NUMBERS["troops"]
STARTS = {land["start"]: name for name, land in LANDS.items() if "start" in land}

GOODS = ("G", "W", "S")
TYPES = ("LEG", "CEN", "EVO")
LETTERS = "abcd"
STORAGE, TOP, BASE = "STO", "TOP", "base"
BARBARIANS = -1  # who holds a territory, where it is no seat
HARMFUL = ("-", "!", "gdiscard", "cull", "lock", "levyper")  # content, section 1.1
COUNTED = ("barbwins", "pvpwins", "citadels", "sub", "tiles", "approve", "refuse", "top", "gifts")
TALLIES = (*COUNTED, "beaten", "beaten.CH", "beaten.OR", "beaten.AN")  # occurrences

LABELS = {  # the article that asks for this chance
    "seats": "C-2.10",
    "tile": "C-23.2",
    "adversary": "C-22.3",
    "eyes": "C-21.4",
    "gladiator": "C-21.2",
    "public": "C-1.10",
    "board": "C-2.1",
    "destiny": "C-1.13",
    "ambition": "C-1.16",
    "event": "C-13.1",
    "redemption": "C-10.4",
    "peek": "content 1.1",
    "redeal": "C-10.9",
    "attack": "C-19.5",
    "defend": "C-19.5",
    "arena": "C-21.5",
    "foe": "C-21.6",
}
VERBS = {  # the article of a choice, for one that is refused
    "place": "C-5.2",
    "use": "C-8.2",
    "tuck": "C-8.2",
    "validate": "C-12.1",
    "accuse": "C-10.1",
    "camp": "C-20.2",
    "redeem": "C-11.4",
    "request": "C-25.25",
    "banish": "C-25.13",
    "demote": "C-25.26",
    "incite": "C-25.29",
    "raid": "C-25.21",
    "transit": "C-18.8",
    "halt": "C-18.9",
}


class Fault(Exception):
    """The record breaks a rule; going on would make no sense."""

    def __init__(self, article: str, text: str, where: str = "") -> None:
        self.article, self.text, self.where = article, text, where

    def __str__(self) -> str:
        return f"{self.where}: {self.article}: {self.text}"


class Ended(Exception):
    """A marker has reached the last space: the game is over at once. [C-9.7]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat


def show(value: object) -> str:
    """A value in one short line of plain characters."""
    text = ascii(value)
    return text if len(text) <= 90 else f"{text[:87]}..."


def is_whole(value: object, low: int, below: float = float("inf")) -> TypeGuard[int]:
    """A whole number in the range, as JSON writes it: neither true nor 1.0."""
    return type(value) is int and low <= value < below


# --- the vocabulary of cards (content, section 1)


@dataclass(frozen=True)
class Atom:
    """One atom of an effect: a sign or a word, and what it names."""

    verb: str
    args: tuple[str, ...]

    def number(self, at: int = 0) -> int:
        """A number it names; 0 if it is left out."""
        return int(self.args[at]) if at < len(self.args) and self.args[at] else 0

    @property
    def what(self) -> tuple[int, str]:
        """The number and the kind of a gain, a loss, a levy or a cost: `2G`."""
        found = re.fullmatch(r"(\d+)([A-Z]+)", self.args[0])
        assert found is not None, self
        return int(found[1]), found[2]


@cache
def atoms(text: str) -> tuple[Atom, ...]:
    """The atoms of an effect, from the left."""
    parts = re.findall(r"([+\-!])(\d+[A-Z]+)|([a-z]+)\(([^)]*)\)", text)
    return tuple(
        Atom(sign, (amount,)) if sign else Atom(word, (inside,) if word == "sp" else split(inside))
        for sign, amount, word, inside in parts
    )


def split(inside: str) -> tuple[str, ...]:
    """What stands between the brackets of an atom."""
    return tuple(part.strip() for part in inside.split(","))


def gains(text: str) -> list[tuple[int, str]]:
    """The gains of a text that has nothing else."""
    return [atom.what for atom in atoms(text)]


def category(card: str) -> str:
    """Champion, ordinary or animal. [C-22.1]"""
    return str(ADVERSARIES[card]["category"])


def bundles(size: int, held: Mapping[str, int] | None = None) -> list[str]:
    """All ways to name so many goods, out of those held if it says so."""
    every = ("".join(kinds) for kinds in combinations_with_replacement(GOODS, size))
    return [
        text
        for text in every
        if held is None or all(text.count(kind) <= held[kind] for kind in GOODS)
    ]


# --- the map [C-18, content 3]


@cache
def neighbours(place: str) -> tuple[str, ...]:
    """The spaces one step away, by land or by sea."""
    if place in LANDS:
        return (*LANDS[place]["land"], *LANDS[place]["seas"])
    shores = (name for name, land in LANDS.items() if place in land["seas"])
    return (*SEAS[place]["seas"], *shores)


def parts_of(troops: Sequence[int]) -> list[Troops]:
    """All groups that can be taken out of these troops, at least one man."""
    ranges = (range(number + 1) for number in troops)
    return [list(group) for group in product(*ranges) if any(group)]


def words(troops: Sequence[int]) -> str:
    """Numbers as moves write them."""
    return " ".join(str(number) for number in troops)


# --- battle and arena [C-19, C-21]


def minimal_sets(pieces: Sequence[int], powers: Sequence[int], damage: int) -> list[Troops]:
    """The losses that meet the damage with no piece superfluous; all pieces if none do. [C-19.6]"""
    if sum(n * power for n, power in zip(pieces, powers, strict=True)) < damage:
        return [list(pieces)]
    found = []
    for lost in product(*(range(number + 1) for number in pieces)):
        total = sum(n * power for n, power in zip(lost, powers, strict=True))
        least = min((power for n, power in zip(lost, powers, strict=True) if n), default=0)
        if total >= damage and total - least < damage:
            found.append(list(lost))
    return found


def barbarian_losses(figures: int, citadel: int, damage: int) -> tuple[int, int]:
    """The set that leaves the most power; figures before the citadel if equal. [C-19.10]"""
    powers = (FIXED["figure"], FIXED["fortress"])
    sets = minimal_sets((figures, citadel), powers, damage)
    lost = min(sets, key=lambda one: (one[0] * powers[0] + one[1] * powers[1], one[1]))
    return lost[0], lost[1]


def arena_totals(gladiator: str, adversary: str, more: int = 0, less: int = 0) -> tuple[int, int]:
    """Both totals before the dice. [C-21.5, C-21.6]"""
    man, foe = GLADIATORS[gladiator], ADVERSARIES[adversary]
    step = FIXED["matchup"]
    own = man["power"] + step * man["strong"].count(foe["category"])
    own -= step * man["weak"].count(foe["category"])
    other = foe["power"] + step * foe["strong"].count(man["class"])
    other -= step * foe["weak"].count(man["class"])
    return own + more, other - less


def advance(space: int, steps: int, immune: bool = False) -> int:
    """Where a chariot comes to. [C-24.4, content 5]"""
    finish, obstacles = NUMBERS["hippodrome"]["finish"], NUMBERS["hippodrome"]["obstacles"]
    for _ in range(steps):
        if space == finish:
            break
        space += 1
        if space in obstacles and not immune:
            break
    return int(space)


# --- ranks [C-13.9, C-14.6]


def places(keys: Sequence[Any]) -> list[int]:
    """The place of each, from 1; the highest is first, equals share the better place."""
    return [1 + sum(other > key for other in keys) for key in keys]


def treachery_points(markers: Sequence[int]) -> list[int]:
    """VP of the treachery track. [C-14.4]"""
    values = NUMBERS["players"][str(len(markers))]["treachery"]
    return [values[place - 1] for place in places(markers)]


def gift_places(gifts: Sequence[int], exposed: Sequence[bool]) -> list[int]:
    """The places of a successful collective event; 0 for who is not ranked. [C-13.8, C-11.2]"""
    keys = [0 if out else gift for gift, out in zip(gifts, exposed, strict=True)]
    return [place if key else 0 for key, place in zip(keys, places(keys), strict=True)]


# --- options


DEFAULTS: dict[str, object] = {
    "players": None,
    "expert_gladiators": False,
    "expert_ambitions": False,
    "boards": "pick",
    "symbol_scope": "first",
    "accuse_reward": "VP",
    "camp_vp": False,
    "max_turns": 30,
    "stall_push": False,
}
CHOICES: dict[str, tuple[object, ...]] = {
    "expert_gladiators": (True, False),
    "expert_ambitions": (True, False),
    "boards": ("pick", "random"),
    "symbol_scope": ("first", "each"),
    "accuse_reward": ("VP", "COR"),
    "camp_vp": (True, False),
    "stall_push": (True, False),
}


@dataclass(frozen=True)
class Options:
    """The agreed game."""

    players: int
    expert_gladiators: bool = False
    expert_ambitions: bool = False
    boards: str = "pick"
    symbol_scope: str = "first"
    accuse_reward: str = "VP"
    camp_vp: bool = False
    max_turns: int = 30
    stall_push: bool = False


def read_options(raw: object, seats: object) -> Options:
    """Check the options and the seats, and fill in the defaults."""
    if not isinstance(raw, dict) or not all(name in DEFAULTS for name in raw):
        raise Fault("record", f"not an object with no more than {', '.join(DEFAULTS)}", "options")
    if not (isinstance(seats, list) and all(isinstance(name, str) for name in seats)):
        raise Fault("record", "not a list of names", "seats")
    given = {**DEFAULTS, **raw}
    if not is_whole(given["players"], 2, 5):
        raise Fault("C-1.13", f"{show(given['players'])} players", "options")
    if given["players"] != len(seats):
        raise Fault("C-1.13", f"{len(seats)} names for {given['players']} players", "seats")
    for name, values in CHOICES.items():
        if not any(repr(given[name]) == repr(value) for value in values):
            raise Fault("record", f"{name} {show(given[name])}", "options")
    if not is_whole(given["max_turns"], 0, 201):
        raise Fault("record", f"max_turns {show(given['max_turns'])}", "options")
    return Options(**given)


# --- questions, chance, decks


@dataclass(frozen=True)
class Question:
    """What is due: from whom, the legal answers, and the article that says so."""

    seat: int
    answers: tuple[str, ...]
    article: str


Play = Generator[list[Question], tuple[int, str], T]


class Fate:
    """The chance of one log entry, read off in the order in which the rules ask for it."""

    def __init__(self, raw: object = None) -> None:
        if not (raw is None or isinstance(raw, list)):
            raise Fault("record", "fate is not a list")
        self.left: list[Any] = list(raw or ())

    def take(
        self, label: str, bag: Iterable[Any], count: int = 1, seat: int | None = None
    ) -> list[Any]:
        """The values of the next item, which must be this label, for this seat, out of this bag."""
        article = LABELS[label]
        bag = list(bag)
        self._stated(label, bag)
        if not self.left:
            raise Fault(article, f"fate lacks {label!r}")
        item = self.left.pop(0)
        if not (isinstance(item, list) and len(item) == 3 and item[0] == label):
            raise Fault(article, f"fate has {show(item)} where {label!r} is due")
        if repr(item[1]) != repr(seat):
            raise Fault(article, f"fate {show(item)} should be for {seat}")
        if not isinstance(item[2], list) or len(item[2]) != count:
            raise Fault(article, f"fate {show(item)} does not have {count} value(s)")
        left = Counter(repr(one) for one in bag)
        for value in item[2]:
            if left[repr(value)] == 0:
                raise Fault(article, f"fate {label!r}: {show(value)} cannot come")
            left[repr(value)] -= 1
        return list(item[2])

    def _stated(self, label: str, bag: list[Any]) -> None:
        """A deck made again of its discards is stated; its adversaries show their eyes at first."""
        if not (self.left and isinstance(self.left[0], list) and self.left[0][:1] == ["bag"]):
            return
        cards = self.left.pop(0)[2]
        shown = list(map(category, cards)) if label == "eyes" else cards
        if sorted(shown) != sorted(bag):
            raise Fault(LABELS[label], f"fate states {show(cards)} where {show(bag)} is left")

    def finish(self) -> None:
        """Nothing may be left over."""
        if self.left:
            text = f"fate has {len(self.left)} surplus item(s), first {show(self.left[0])}"
            raise Fault("record", text)


@dataclass
class Deck:
    """A deck: cards whose order is known on top, a bag of unknown order, cards put underneath."""

    bag: list[str]
    top: list[str] = field(default_factory=list)
    under: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)

    def ready(self) -> bool:
        """Whether there is a card; an empty deck is rebuilt from its discards. [R-52]"""
        if not self.size:
            self.bag, self.discards = self.discards, []
        return bool(self.size)

    @property
    def size(self) -> int:
        """How many cards it has."""
        return len(self.top) + len(self.bag) + len(self.under)

    def known(self) -> str | None:
        """The card on top, if its place is known."""
        if self.top:
            return self.top[0]
        return self.under[0] if self.under and not self.bag else None

    def draw(self, fate: Fate, label: str, among: Sequence[str] | None = None) -> str:
        """The card on top; one out of the bag comes by chance."""
        if self.top:
            return self.top.pop(0)
        if not self.bag:
            return self.under.pop(0)
        [card] = fate.take(label, self.bag if among is None else among)
        self.bag.remove(card)
        return str(card)


# --- players


@dataclass(eq=False)
class Player:
    """A player with all that the rules know."""

    seat: int
    board: str = ""
    start: str = ""  # the start territory
    destiny: str = ""
    ambitions: list[str] = field(default_factory=list)  # not yet validated
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    vp: int = 0
    marker: int = 0
    citizens: int = FIXED["citizens"]  # all that are not on the track
    supply: int = FIXED["citizens"]  # those that can be placed
    won: set[int] = field(default_factory=set)  # citizens won on the track
    symbols: set[int] = field(default_factory=set)  # used up, where each player has them
    locked: int = 0  # citizens that are missing next turn
    passed: bool = False
    strip: Troops = field(default_factory=lambda: [TROOPS[kind]["strip"] for kind in TYPES])
    extra_out: Troops = field(default_factory=lambda: [0, 0, 0])  # of the reserve [C-17.7]
    storage: Troops = field(default_factory=lambda: [0, 0, 0])
    play: list[str] = field(default_factory=list)  # gladiators in the play area
    tucked: list[str] = field(default_factory=list)
    winners: list[str] = field(default_factory=list)
    chariot: int = 0
    arrival: int = 0  # place among the finishers, 0 before
    paid: dict[int, dict[str, int]] = field(default_factory=dict)  # for each unlocked power
    camps: int = 0  # released and not yet placed
    blocked: bool = False  # the starting power is lost [C-19.2]
    accused: bool = False  # the third power is spent
    hunted: int = 0  # the round of the last accusation by the starting power
    spent: set[str] = field(default_factory=set)  # powers that work once in a game
    named: str = ""  # Pallas' good of the round
    exposed_on: int = 0  # the turn; 0 is never or no longer
    hidden: bool = True  # the destiny card is face down
    redemption: str = ""
    tally: Counter[str] = field(default_factory=Counter)
    since: Counter[str] = field(default_factory=Counter)  # the tally at the exposure

    @property
    def exposed(self) -> bool:
        """Whether this is an exposed traitor. [C-10.4]"""
        return self.exposed_on > 0

    @property
    def total(self) -> int:
        """All goods held."""
        return sum(self.goods.values())

    @property
    def cubes(self) -> int:
        """N, the cubes on the strip. [C-17.4]"""
        return sum(self.strip)

    @property
    def base_mp(self) -> int:
        """Movement points by the strip alone. [C-17.5]"""
        return 1 + (self.cubes <= 24) + (self.cubes <= 14) + (self.cubes == 0)

    def can_pay(self, price: Mapping[str, int]) -> bool:
        """Whether all goods of a price are held."""
        return all(self.goods[kind] >= number for kind, number in price.items())

    def spend(self, price: Mapping[str, int]) -> None:
        """Pay a price."""
        for kind, number in price.items():
            self.goods[kind] -= number

    def put_back(self, kind: int, number: int = 1) -> None:
        """Troops come back to the reserve first, then to the strip. [C-17.3, C-17.7]"""
        for _ in range(number):
            if self.extra_out[kind]:
                self.extra_out[kind] -= 1
            else:
                self.strip[kind] += 1


@dataclass
class Land:
    """A territory as it is held."""

    barbarians: int
    citadel: int
    camp: int | None = None  # whose


class Game:
    """The state of play. Method names follow the articles; generators ask for decisions."""

    def __init__(self, options: Options) -> None:
        self.options, self.players = options, options.players
        self.numbers = NUMBERS["players"][str(options.players)]
        self.fate = Fate()
        self.seats = [Player(seat) for seat in range(self.players)]
        self.choosers: list[int] = []  # the seats in the order in which they choose
        self.order: list[int] = []
        self.turn, self.round = 0, 1
        self.owed = 0  # events
        self.pending = False  # a round end
        self.risen = False  # a marker, in this turn
        self.symbols: set[int] = set()  # used up
        self.finishers = 0
        # the zones
        self.force = dict.fromkeys(ZONES, BASE)  # the tile in force
        self.stacks = {
            zone: [name for name, tile in TILES.items() if tile["zone"] == zone] for zone in ZONES
        }
        self.offer: dict[str, str] = {}
        self.circles: dict[str, set[int]] = {zone: set() for zone in ZONES}  # occupied, from 1
        self.banners: dict[tuple[str, str], int] = {}
        self.suburra = 0
        # the decks
        self.gladiators = Deck(list(GLADIATORS))
        self.adversaries = Deck(list(ADVERSARIES))
        self.display: list[str] = []  # gladiators
        self.arena: list[str] = []  # adversaries face up
        self.eyes: str | None = None
        self.public: list[str] = []
        self.events = {
            number: Deck(
                [
                    name
                    for half in ("individual", "collective")
                    for name, event in EVENTS[half].items()
                    if event["round"] == number
                ]
            )
            for number in range(1, 5)
        }
        self.redemptions = Deck(list(REDEMPTIONS))
        # the map
        self.lands = {
            name: Land(land["barb"], int(land.get("citadel", False)))
            for name, land in LANDS.items()
        }
        self.troops: dict[tuple[str, int], Troops] = {}  # by place and seat, at rest
        self.assault: dict[str, Troops] = {}  # of the mover, where a battle follows
        self.transit: dict[str, Troops] = {}  # of the mover, on the way
        # the player-turn and the action
        self.used: set[str] = set()  # free actions that come once in a player-turn
        self.taxed: set[str] = set()  # triggers of this action
        self.outcome: dict[str, object] | None = None

    # --- decisions

    def ask(self, seat: int, answers: Iterable[str], article: str) -> Play[str]:
        """The answer of a seat."""
        _, move = yield [Question(seat, tuple(answers), article)]
        return move

    def together(self, flows: Mapping[int, Play[T]]) -> Play[dict[int, T]]:
        """Several seats decide at once; their answers come in any order. [5.2]"""
        due: dict[int, list[Question]] = {}
        done: dict[int, T] = {}
        for seat, flow in flows.items():
            try:
                due[seat] = next(flow)
            except StopIteration as end:
                done[seat] = end.value
        while due:
            seat, move = yield [question for asked in due.values() for question in asked]
            try:
                due[seat] = flows[seat].send((seat, move))
            except StopIteration as end:
                del due[seat]
                done[seat] = end.value
        return done

    def die(self, label: str) -> int:
        """A combat die. [C-19.5]"""
        [face] = self.fate.take(label, range(1, len(NUMBERS["die"]) + 1))
        return int(NUMBERS["die"][face - 1])

    def after(self, seat: int) -> list[int]:
        """The others in turn order, starting after a player. [C-5.7]"""
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[:at]

    # --- powers

    def powers(self, seat: int) -> list[Atom]:
        """What is in force for a player: board and gladiators under it."""
        player = self.seats[seat]
        board = BOARDS[player.board]
        texts = [] if player.blocked else [board["start"]]
        texts += [board["powers"][number - 1] for number in sorted(player.paid)]
        texts += [GLADIATORS[card]["permanent"] for card in player.winners]
        return [atom for text in texts for atom in atoms(text)]

    def has(self, seat: int, power: str) -> bool:
        """Whether a special power is in force."""
        return Atom("sp", (power,)) in self.powers(seat)

    def mod(self, seat: int, key: str) -> int:
        """The sum of the modifiers of a key, those of adversaries included. (Content 1.2)"""
        lasting = [
            atom
            for card in self.arena
            if ADVERSARIES[card]["timing"] == "while"
            for atom in atoms(ADVERSARIES[card]["effect"])
        ]
        return sum(
            atom.number(1)
            for atom in (*self.powers(seat), *lasting)
            if atom.verb == "mod" and atom.args[0] == key
        )

    def strength(self, seat: int, kind: int) -> int:
        """The effective strength of a troop. [C-17.1]"""
        more = int(self.has(seat, "strength all +1"))
        more += int(kind == 2 and self.has(seat, "strength EVO +1"))
        return int(TROOPS[TYPES[kind]]["strength"]) + more

    def strengths(self, seat: int, troops: Sequence[int]) -> int:
        """The sum of effective strengths."""
        return sum(n * self.strength(seat, kind) for kind, n in enumerate(troops))

    def camp_power(self) -> int:
        """What a camp adds in battle. [C-20.3, I-3]"""
        return 0 if self.options.camp_vp else int(FIXED["fortress"])

    def reserve(self, seat: int, kind: int) -> int:
        """Extra cubes beside the strip that can be recruited. [C-17.7, C-25.31]"""
        granted = 0
        for atom in self.powers(seat):
            if atom.verb == "sp" and atom.args[0].startswith("extra "):
                granted += int(atom.args[0].removeprefix("extra ").split(",")[kind])
        return max(0, granted - self.seats[seat].extra_out[kind])

    def supply(self, seat: int, kind: int) -> int:
        """How many of a type can still be taken. [C-17.6]"""
        return self.seats[seat].strip[kind] + self.reserve(seat, kind)

    def fetch(self, seat: int, kind: int) -> None:
        """Take one cube off the strip, or out of the reserve if the strip has none. [C-17.2]"""
        player = self.seats[seat]
        if player.strip[kind]:
            player.strip[kind] -= 1
        else:
            player.extra_out[kind] += 1

    def troop_price(self, seat: int, kind: int, less: int = 0) -> dict[str, int]:
        """What a troop costs to recruit. [C-17.2]"""
        price = dict(TROOPS[TYPES[kind]]["cost"])
        price["G"] = max(0, price["G"] + self.mod(seat, f"cost.{TYPES[kind]}") - less)
        return price

    # --- gains and losses

    def gain(self, seat: int, items: Iterable[tuple[int, str]]) -> Play[None]:
        """One gain from the bank, from the left. [C-25.15, C-25.27]"""
        player, got = self.seats[seat], Counter[str]()
        for number, kind in items:
            if kind == "VP":
                player.vp += number
            elif kind == "COR":
                self.rise(seat, number)
            else:
                goods = kind * number
                if kind == "ANY":
                    answers = [f"take {text}" for text in bundles(number)]
                    goods = (yield from self.ask(seat, answers, "content 1.1")).split()[1]
                got.update(goods)
                self.bank(seat, goods)
        if self.has(seat, "funds"):
            yield from self.fund(seat, got)

    def bank(self, seat: int, goods: str) -> None:
        """Goods come from the bank; Pallas has those of the kind named twice. [C-25.27]"""
        player = self.seats[seat]
        doubled = player.named if self.has(seat, "contacts") else ""
        for kind in goods:
            player.goods[kind] += 2 if kind == doubled else 1

    def fund(self, seat: int, got: Mapping[str, int]) -> Play[None]:
        """Macro: one more of a kind that the gain contains. [C-25.15]"""
        kinds = [kind for kind in ("W", "S") if got.get(kind)]
        if len(kinds) == 2:
            answer = yield from self.ask(seat, ["fund W", "fund S"], "C-25.15")
            kinds = [answer.split()[1]]
        for kind in kinds:
            self.seats[seat].goods[kind] += 1

    def rise(self, seat: int, number: int) -> None:
        """Corruption: the marker goes up. [C-9]"""
        player = self.seats[seat]
        old, player.marker = player.marker, min(TRACK["last"], player.marker + number)
        if player.marker == old:
            return
        self.risen = True
        if player.marker == TRACK["last"]:
            raise Ended(seat)
        for space in TRACK["citizens"]:
            if old < space <= player.marker and space not in player.won:
                player.won.add(space)
                player.citizens += 1
                player.supply += 1
        used = player.symbols if self.options.symbol_scope == "each" else self.symbols
        for space in TRACK["symbols"]:
            if old < space <= player.marker and space not in used:
                used.add(space)
                self.owed += 1
        self.test_round()

    def fall(self, seat: int, number: int) -> None:
        """The marker goes down, not below 0. [C-9.1, C-9.8]"""
        player = self.seats[seat]
        player.marker = max(0, player.marker - number)

    def test_round(self) -> None:
        """Whether the end of the round is due. [C-3.5]"""
        if self.round < 4 and any(p.marker >= TRACK["ends"][self.round - 1] for p in self.seats):
            self.pending = True

    def lose(self, seat: int, number: int, kind: str) -> Play[int]:
        """Lose up to so many; how many are missing."""
        player = self.seats[seat]
        if kind == "VP":
            player.vp -= number
            return 0
        if kind == "ANY":
            lost = min(number, player.total)
            if lost:
                answers = [f"lose {text}" for text in bundles(lost, player.goods)]
                answer = yield from self.ask(seat, answers, "content 1.1")
                player.spend(Counter(answer.split()[1]))
            return number - lost
        lost = min(number, player.goods[kind])
        player.goods[kind] -= lost
        return number - lost

    def levy(self, seat: int, number: int, kind: str) -> Play[None]:
        """What is missing costs VP. (Content 1.1)"""
        self.seats[seat].vp -= yield from self.lose(seat, number, kind)

    def tax(self, seat: int, trigger: str) -> Play[None]:
        """The demands of adversaries, once in an action. (Content 1.2)"""
        if trigger in self.taxed:
            return
        self.taxed.add(trigger)
        for card in list(self.arena):
            for atom in atoms(ADVERSARIES[card]["effect"]):
                if atom.verb == "tax" and atom.args[0] == trigger:
                    yield from self.levy(seat, *Atom("!", atom.args[1:]).what)

    # --- the whole game

    def play(self) -> Play[None]:
        """From the set-up to the outcome."""
        yield from self.set_up()
        ender = None
        try:
            yield from self.turns()
        except Ended as end:
            ender = end.seat
        yield from self.finish(ender)

    def turns(self) -> Play[None]:
        """Turn after turn, up to the limit if there is one. [C-3, 8.3]"""
        while True:
            self.turn += 1
            self.risen = False
            if self.turn > 1:
                yield from self.income()
            yield from self.action_phase()
            yield from self.event_phase()
            yield from self.close_turn()
            if self.turn == self.options.max_turns:
                return

    def close_turn(self) -> Play[None]:
        """Citizens and banners come back; markers are pushed if none rose. [C-3.9, 8.3]"""
        if self.options.stall_push and not self.risen:
            for seat in list(self.order):
                self.rise(seat, 1)
            yield from self.owed_events()
        self.banners.clear()
        self.suburra = 0
        for taken in self.circles.values():
            taken.clear()
        for player in self.seats:
            player.passed = False
            player.supply = max(1, player.citizens - player.locked)
            player.locked = 0

    # --- set-up [C-1, C-2]

    def set_up(self) -> Play[None]:
        """The table, the boards, the cards, the start territories."""
        self.choosers = self.fate.take("seats", range(self.players), self.players)
        for zone in ZONES:
            self.reveal_tile(zone)
        for _ in range(FIXED["display"]):
            card = self.next_adversary() or ""
            self.arena.append(card)
            for atom in atoms(ADVERSARIES[card]["effect"]):
                if atom.verb == "barb":
                    self.do_barb(atom)
        for _ in range(FIXED["display"]):
            self.reveal_gladiator()
        left = list(PUBLIC)
        for _ in range(4):
            [card] = self.fate.take("public", left)
            left.remove(card)
            self.public.append(card)
        yield from self.take_boards()
        self.deal_destiny()
        yield from self.deal_gladiators()
        yield from self.deal_ambitions()
        yield from self.settle()

    def take_boards(self) -> Play[None]:
        """Boards are drawn, or picked in seat order. [C-2.1]"""
        left = list(BOARDS)
        for seat in self.choosers:
            if self.options.boards == "random":
                [board] = self.fate.take("board", left)
            else:
                answers = [f"board {name}" for name in left]
                board = (yield from self.ask(seat, answers, "C-2.1")).split()[1]
            left.remove(board)
            self.seats[seat].board = board

    def deal_destiny(self) -> None:
        """One card to each, two are set aside. [C-1.13]"""
        bag = [card for card, n in self.numbers["destiny"].items() for _ in range(n)]
        for player in self.seats:
            [player.destiny] = self.fate.take("destiny", bag, seat=player.seat)
            bag.remove(player.destiny)

    def deal_gladiators(self) -> Play[None]:
        """Two to each, or a draft. [C-1.14, C-1.15]"""
        deck, expert = self.gladiators, self.options.expert_gladiators
        hands = []
        for seat in range(self.players):
            number = FIXED["draft"] if expert else FIXED["gladiators"]
            hand = self.fate.take("gladiator", deck.bag, number, seat if expert else None)
            deck.bag = [card for card in deck.bag if card not in hand]
            hands.append(hand)
        if expert:
            picked = yield from self.draft(hands, 1, "C-1.15")
            hands = [kept for kept, _ in picked]
            deck.under += [card for _, away in picked for card in away]
        for player, hand in zip(self.seats, hands, strict=True):
            player.play = list(hand)

    def deal_ambitions(self) -> Play[None]:
        """Two to each, or a draft the other way round; one is laid open. [C-1.16, C-1.17, C-2.7]"""
        expert, left = self.options.expert_ambitions, list(PERSONAL)
        hands = []
        for seat in range(self.players):
            number = FIXED["draft"] if expert else FIXED["ambitions"]
            hand = self.fate.take("ambition", left, number, seat)
            left = [card for card in left if card not in hand]
            hands.append(hand)
        if expert:
            hands = [kept for kept, _ in (yield from self.draft(hands, -1, "C-1.17"))]
        yield from self.together(
            {
                seat: self.ask(seat, [f"show {card}" for card in hand], "C-2.7")
                for seat, hand in enumerate(hands)
            }
        )
        for player, hand in zip(self.seats, hands, strict=True):
            player.ambitions = list(hand)

    def draft(
        self, hands: list[list[str]], way: int, article: str
    ) -> Play[list[tuple[list[str], list[str]]]]:
        """Pick one and pass the rest, until none are left; then keep two. [C-1.15, R-10]"""
        picked: list[list[str]] = [[] for _ in hands]
        while hands[0]:
            answers = yield from self.together(
                {
                    seat: self.ask(seat, [f"pick {card}" for card in hand], article)
                    for seat, hand in enumerate(hands)
                }
            )
            for seat, answer in answers.items():
                card = answer.split()[1]
                hands[seat].remove(card)
                picked[seat].append(card)
            hands = [hands[(seat - way) % self.players] for seat in range(self.players)]
        answers = yield from self.together(
            {seat: self.ask(seat, keeps(cards), article) for seat, cards in enumerate(picked)}
        )
        kept = [answers[seat].split()[1].split(",") for seat in range(self.players)]
        return [
            (keep, [card for card in cards if card not in keep])
            for keep, cards in zip(kept, picked, strict=True)
        ]

    def settle(self) -> Play[None]:
        """Start territories, the first order, stock and troops. [C-2.10 - C-2.12, C-1.4]"""
        left = dict(STARTS)
        taken: dict[int, int] = {}
        for seat in self.choosers:
            answers = [f"settle {left[number]}" for number in sorted(left)]
            answer = yield from self.ask(seat, answers, "C-2.10")
            number = LANDS[answer.split()[1]]["start"]
            taken[number] = seat
            self.seats[seat].start = left.pop(number)
        self.order = [taken[number] for number in sorted(taken)]
        for place in left.values():
            self.lands[place].barbarians = FIXED["vacant"]
        for seat, stock in zip(self.order, NUMBERS["stock"], strict=False):
            player = self.seats[seat]
            player.goods = {kind: stock["goods"].get(kind, 0) for kind in GOODS}
            for _ in range(stock["troops"]):
                self.fetch(seat, 0)
                self.put(player.start, seat, [1, 0, 0])

    # --- cards that are turned up

    def reveal_tile(self, zone: str) -> None:
        """The next tile of a zone's stack. [C-23.2]"""
        if self.stacks[zone]:
            [self.offer[zone]] = self.fate.take("tile", self.stacks[zone])
            self.stacks[zone].remove(self.offer[zone])

    def reveal_gladiator(self) -> None:
        """Refill the display. [C-21.2]"""
        if self.gladiators.ready():
            self.display.append(self.gladiators.draw(self.fate, "gladiator"))

    def look(self) -> None:
        """The category of the adversary that is now on top. [C-21.4]"""
        known = self.adversaries.known()
        self.eyes = category(known) if known else None
        if known is None and self.adversaries.bag:
            [self.eyes] = self.fate.take("eyes", map(category, self.adversaries.bag))

    def next_adversary(self) -> str | None:
        """The top adversary leaves the deck."""
        deck = self.adversaries
        if not deck.ready():
            return None
        among = [card for card in deck.bag if self.eyes in (None, category(card))]
        card = deck.draw(self.fate, "adversary", among)
        self.look()
        return card

    def reveal_adversary(self) -> Play[None]:
        """A new adversary face up acts at once. [C-22.3]"""
        card = self.next_adversary()
        if card is None:
            return
        self.arena.append(card)
        if ADVERSARIES[card]["timing"] != "now":
            return
        effect = atoms(ADVERSARIES[card]["effect"])
        for atom in effect:
            if atom.verb == "barb":
                self.do_barb(atom)
        rest = [atom for atom in effect if atom.verb != "barb"]
        for seat in list(self.order) if rest else ():
            yield from self.effects(seat, rest)

    # --- the map: who stands where

    def at(self, place: str, seat: int) -> Troops:
        """The troops of a player that rest in a space."""
        return self.troops.get((place, seat), [0, 0, 0])

    def put(self, place: str, seat: int, group: Sequence[int], sign: int = 1) -> None:
        """Troops come to a space, or leave it."""
        now = [a + sign * b for a, b in zip(self.at(place, seat), group, strict=True)]
        assert min(now) >= 0
        if any(now):
            self.troops[place, seat] = now
        else:
            self.troops.pop((place, seat), None)

    def holder(self, place: str) -> int | None:
        """Who holds a territory: a seat, barbarians or nobody. [C-18.16]"""
        land = self.lands[place]
        if land.barbarians or land.citadel:
            return BARBARIANS
        if land.camp is not None:
            return land.camp
        return next((s for s in range(self.players) if (place, s) in self.troops), None)

    def held(self, seat: int) -> list[str]:
        """The territories a player controls."""
        return [place for place in LANDS if self.holder(place) == seat]

    def room(self, place: str, seat: int) -> int:
        """How many more troops of a player a space takes. [C-18.3]"""
        groups = [self.at(place, seat)]
        groups += [g for g in (self.assault.get(place), self.transit.get(place)) if g]
        return int(FIXED["stack"]) - sum(sum(group) for group in groups)

    def off(self, seat: int) -> dict[str, Troops]:
        """The troops off the strip, by place. [C-15.1]"""
        places = {place: group for (place, who), group in self.troops.items() if who == seat}
        return {**places, STORAGE: self.seats[seat].storage}

    def next_to(self, seat: int) -> list[str]:
        """Territories next to one that a player controls, by land."""
        own = self.held(seat)
        return [place for place in LANDS if any(near in own for near in LANDS[place]["land"])]

    def remove(self, place: str, seat: int, kind: int, number: int = 1) -> None:
        """Troops leave a space, or storage, for the strip. [C-17.3]"""
        player = self.seats[seat]
        if place == STORAGE:
            player.storage[kind] -= number
        else:
            group = [0, 0, 0]
            group[kind] = number
            self.put(place, seat, group, -1)
        player.put_back(kind, number)

    # --- metrics (content 1.3)

    def metric(self, seat: int, name: str) -> int:
        """How far a player is, by the name of a metric."""
        player = self.seats[seat]
        stem, _, rest = name.partition(".")
        if name in TALLIES:
            return player.tally[name]
        if stem in ("terr", "full", "regions", "camps"):
            return self.land_metric(seat, stem, rest)
        if stem in ("map", "off", "strength"):
            return self.troop_metric(seat, stem, rest)
        if stem == "hold":
            return player.goods[rest]
        simple: dict[str, Callable[[], int]] = {
            "unlocked": lambda: len(player.paid),
            "winners": lambda: len(player.winners),
            "tucked": lambda: len(player.tucked),
            "glads": lambda: len(player.winners) + len(player.tucked),
            "race": lambda: player.chariot,
            "racefirst": lambda: self.is_race_leader(seat),
            "cor": lambda: player.marker,
            "corlast": lambda: player.marker == min(p.marker for p in self.seats),
            "goods": lambda: player.total,
        }
        return int(simple[name]())

    def land_metric(self, seat: int, stem: str, region: str) -> int:
        """Metrics of territories and camps."""
        own = self.held(seat)
        if stem == "camps":
            return sum(land.camp == seat for land in self.lands.values())
        if stem == "regions":
            return len({LANDS[place]["region"] for place in own})
        if stem == "terr":
            return sum(LANDS[place]["region"] == region or not region for place in own)
        every = [place for place in LANDS if LANDS[place]["region"] == region]
        return int(all(place in own for place in every))

    def troop_metric(self, seat: int, stem: str, kind: str) -> int:
        """Metrics of troops."""
        groups = [g for place, g in self.off(seat).items() if stem == "off" or place in LANDS]
        if stem == "strength":
            return sum(self.strengths(seat, group) for group in groups)
        return sum(group[TYPES.index(kind)] if kind else sum(group) for group in groups)

    def race_keys(self) -> list[tuple[bool, int]]:
        """What the chariots are ranked by: finishers by arrival, then by space. (Content 5)"""
        return [
            (True, -player.arrival) if player.arrival else (False, player.chariot)
            for player in self.seats
        ]

    def is_race_leader(self, seat: int) -> bool:
        """Alone in front, or the first finisher."""
        keys = self.race_keys()
        return all(keys[seat] > key for other, key in enumerate(keys) if other != seat)

    # --- phase I [C-4]

    def income(self) -> Play[None]:
        """Income, then start-of-turn powers, then the demands of adversaries."""
        for seat in self.order:
            yield from self.gain(seat, self.income_of(seat))
        for seat in self.order:
            if self.has(seat, "patronage"):
                yield from self.patronage(seat)
        for seat in self.order:
            self.taxed = set()
            yield from self.tax(seat, "turn")

    def income_of(self, seat: int) -> list[tuple[int, str]]:
        """Board, tucked gladiators, permanent powers, territories. [C-4.2]"""
        total = Counter[str]()
        tucked = [GLADIATORS[card]["income"] for card in self.seats[seat].tucked]
        printed = BOARDS[self.seats[seat].board].get("income", NUMBERS["income"])
        for text in (printed, *tucked):
            for number, kind in gains(text):
                total[kind] += number
        if self.has(seat, "mines"):
            total["G"] += sum(n for text in tucked for n, kind in gains(text) if kind == "G")
        total["G"] += FIXED["territory"] * len(self.held(seat))
        for kind in (*GOODS, "VP"):
            total[kind] = max(0, total[kind] + self.mod(seat, f"inc.{kind}"))
        return [(number, kind) for kind, number in total.items() if number]

    def patronage(self, seat: int) -> Play[None]:
        """Petronius: two goods for a VP. [C-4.4, C-25.10]"""
        player = self.seats[seat]
        answers = [f"patronage {text}" for text in bundles(2, player.goods)]
        answer = yield from self.ask(seat, [*answers, "skip"], "C-4.4")
        if answer != "skip":
            player.spend(Counter(answer.split()[1]))
            player.vp += 1

    # --- phase II [C-3.3 - C-3.6, C-5]

    def action_phase(self) -> Play[None]:
        """Lap after lap, until all have passed or have no citizen left."""
        while not all(player.passed or not player.supply for player in self.seats):
            for seat in list(self.order):
                player = self.seats[seat]
                player.passed = player.passed or not player.supply
                if not player.passed:
                    yield from self.player_turn(seat)
                    yield from self.owed_events()
            if self.pending:
                yield from self.round_change()

    def player_turn(self, seat: int) -> Play[None]:
        """Free actions, a citizen or a pass, free actions. [C-5.1, C-8.1]"""
        self.used = set()
        while True:
            answers = [*self.placements(), "pass", *self.free_actions(seat, before=True)]
            move = yield from self.ask(seat, answers, "C-5.1")
            verb, *rest = move.split()
            if verb == "pass":
                self.seats[seat].passed = True
                return
            if verb == "place":
                break
            yield from self.free_action(seat, verb, rest)
        self.seats[seat].supply -= 1
        self.taxed = set()
        if rest[0] == "SUB":
            yield from self.place_suburra(seat)
        else:
            yield from self.place_circle(seat, rest[0], int(rest[1]))
        yield from self.drift(seat)
        while True:
            answers = [*self.free_actions(seat, before=False), "done"]
            verb, *rest = (yield from self.ask(seat, answers, "C-8.1")).split()
            if verb == "done":
                return
            yield from self.free_action(seat, verb, rest)

    def placements(self) -> list[str]:
        """Free active circles, and the Suburra. [C-5.2 - C-5.4]"""
        free = [f"place {zone} {circle}" for zone in ZONES for circle in self.free_circles(zone)]
        return [*free, "place SUB"]

    def free_circles(self, zone: str) -> list[int]:
        """The active circles of a zone that are not occupied."""
        active = range(1, self.numbers["circles"] + 1)
        return [circle for circle in active if circle not in self.circles[zone]]

    def place_suburra(self, seat: int) -> Play[None]:
        """Corruption, and goods for each citizen already there. [C-6.2]"""
        yield from self.tax(seat, "place.SUB")
        times = max(0, self.suburra + self.mod(seat, "suburra"))
        self.suburra += 1
        self.seats[seat].tally["sub"] += 1
        items = gains(NUMBERS["suburra"]["citizen"])
        if times:
            items += [(times * n, kind) for n, kind in gains(NUMBERS["suburra"]["each"])]
        yield from self.gain(seat, self.wiser(seat, items))

    def wiser(self, seat: int, items: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Seneca: each gold of an own placement brings another. [C-25.14]"""
        gold = sum(number for number, kind in items if kind == "G")
        return [*items, (gold, "G")] if gold and self.has(seat, "wisdom") else items

    def place_circle(self, seat: int, zone: str, circle: int) -> Play[None]:
        """Own bonus, shared bonuses, one action. [C-5.5 - C-5.9, C-7]"""
        self.circles[zone].add(circle)
        yield from self.tax(seat, f"place.{zone}")
        [(number, kind)] = gains(ZONES[zone]["circles"][circle - 1])
        if kind == "COR" and self.has(seat, "theft"):
            yield from self.rob(seat)
        if kind in GOODS:
            number += self.mod(seat, f"bonus.{kind}")
        yield from self.gain(seat, self.wiser(seat, [(number, kind)]))
        shared = [
            item
            for one in self.free_circles(zone)
            for item in gains(ZONES[zone]["circles"][one - 1])
        ]
        if shared:
            for other in self.after(seat):
                yield from self.gain(other, shared)
        yield from self.zone_action(seat, zone)

    def rob(self, seat: int) -> Play[None]:
        """Milonia may take the point of the circle from somebody. [C-25.23]"""
        others = [p.seat for p in self.seats if p.seat != seat and p.marker >= 1]
        if not others:
            return
        answers = [*(f"rob {other}" for other in others), "skip"]
        answer = yield from self.ask(seat, answers, "C-25.23")
        if answer != "skip":
            self.fall(int(answer.split()[1]), 1)

    # --- actions of tiles [C-7, C-23]

    def actions(self, zone: str) -> list[str]:
        """The actions of the tile in force."""
        tile = self.force[zone]
        return list(ZONES[zone]["base"] if tile == BASE else TILES[tile]["actions"])

    def payable(self, seat: int, text: str) -> bool:
        """Whether the cost of an action can be met. [C-7.4]"""
        player = self.seats[seat]
        for atom in atoms(text):
            if atom.verb == "pay":
                number, kind = atom.what
                if (player.total if kind == "ANY" else player.goods[kind]) < number:
                    return False
        return True

    def zone_action(self, seat: int, zone: str) -> Play[None]:
        """One free action of the tile in force, then its banner. [C-7.1, C-7.3]"""
        tile = self.force[zone]
        free = {
            letter: text
            for letter, text in zip(LETTERS, self.actions(zone), strict=False)
            if (zone, letter) not in self.banners and self.payable(seat, text)
        }
        answers = [*(f"act {letter}" for letter in free), "skip"]
        answer = yield from self.ask(seat, answers, "C-7.1")
        if answer == "skip":
            return
        letter = answer.split()[1]
        yield from self.act(seat, free[letter], zone)
        if self.force[zone] == tile:
            self.banners[zone, letter] = seat

    def act(self, seat: int, text: str, zone: str | None = None) -> Play[None]:
        """An action as a whole: its parts, movement, battles, corruption. [C-7.1, C-7.6, C-18.4]"""
        outer, self.taxed = self.taxed, set()
        every = atoms(text)
        last = [atom for atom in every if atom.verb == "+" and atom.what[1] == "COR"]
        rest = [atom for atom in every if atom not in last]
        more = 0
        if zone == "BAR":
            more = sum(atom.number() for atom in rest if atom.verb == "move")
            rest = [atom for atom in rest if atom.verb != "move"]
        yield from self.effects(seat, rest)
        if zone == "BAR":
            points = self.seats[seat].base_mp + self.mod(seat, "mp")
            yield from self.movement(seat, max(1, points) + more)
        yield from self.battles(seat)
        yield from self.effects(seat, last)
        self.taxed = outer

    def effects(self, seat: int, every: Sequence[Atom]) -> Play[None]:
        """Atoms from the left; gains that stand together are one gain."""
        at = 0
        while at < len(every):
            upto = at
            while upto < len(every) and every[upto].verb == "+":
                upto += 1
            if upto > at:
                yield from self.gain(seat, [atom.what for atom in every[at:upto]])
                at = upto
                continue
            yield from DEEDS[every[at].verb](self, seat, every[at])
            at += 1

    # --- atoms: goods and markers

    def do_loss(self, seat: int, atom: Atom) -> Play[None]:
        """`-nR`"""
        yield from self.lose(seat, *atom.what)

    def do_levy(self, seat: int, atom: Atom) -> Play[None]:
        """`!nR`"""
        yield from self.levy(seat, *atom.what)

    def do_levyper(self, seat: int, atom: Atom) -> Play[None]:
        """`levyper(R,M,k)`"""
        kind, metric, _ = atom.args
        yield from self.levy(seat, atom.number(2) * self.metric(seat, metric), kind)

    def do_pay(self, seat: int, atom: Atom) -> Play[None]:
        """`pay(nR)`"""
        number, kind = atom.what
        player = self.seats[seat]
        goods = kind * number
        if kind == "ANY":
            answers = [f"pay {text}" for text in bundles(number, player.goods)]
            goods = (yield from self.ask(seat, answers, "C-7.4")).split()[1]
        player.spend(Counter(goods))

    def do_swap(self, seat: int, atom: Atom) -> Play[None]:
        """`swap(k)` [C-24.10, C-25.11]"""
        player = self.seats[seat]
        most = atom.number() + self.mod(seat, "swap")
        rate = 2 if self.has(seat, "swap2") else 1
        answers = [
            f"swap {give} {take}"
            for number in range(1, most + 1)
            for give in bundles(number, player.goods)
            for take in bundles(rate * number)
            if not set(give) & set(take)
        ]
        answer = yield from self.ask(seat, [*answers, "done"], "C-24.10")
        if answer == "done":
            return
        _, give, take = answer.split()
        player.spend(Counter(give))
        yield from self.tax(seat, "swap")
        for kind in take:
            player.goods[kind] += 1

    def target(self, seat: int, among: Sequence[int]) -> Play[int | None]:
        """Whom an atom hits; no question where there is one."""
        if len(among) < 2:
            return among[0] if among else None
        answer = yield from self.ask(seat, [f"target {other}" for other in among], "content 1.1")
        return int(answer.split()[1])

    def others(self, seat: int) -> list[int]:
        """The opponents."""
        return [other for other in range(self.players) if other != seat]

    def do_steal(self, seat: int, atom: Atom) -> Play[None]:
        """`steal(R,n)`"""
        victim = yield from self.target(seat, self.others(seat))
        assert victim is not None
        kind, number = atom.args[0], atom.number(1)
        if kind == "ANY":
            yield from self.theft(seat, victim, number)
            return
        taken = min(number, self.seats[victim].goods[kind])
        self.seats[victim].goods[kind] -= taken
        self.seats[seat].goods[kind] += taken

    def theft(self, seat: int, victim: int, number: int) -> Play[None]:
        """Kinds are named one by one; an absent kind costs nothing. [C-25.18]"""
        absent: set[str] = set()
        while number and len(absent) < len(GOODS):
            answers = [f"seize {kind}" for kind in GOODS if kind not in absent]
            kind = (yield from self.ask(seat, answers, "C-25.18")).split()[1]
            if self.seats[victim].goods[kind]:
                self.seats[victim].goods[kind] -= 1
                self.seats[seat].goods[kind] += 1
                number -= 1
            else:
                absent.add(kind)

    def do_push(self, seat: int, atom: Atom) -> Play[None]:
        """`push(n)`"""
        other = yield from self.target(seat, self.others(seat))
        if other is not None:
            self.rise(other, atom.number())

    def do_drop(self, seat: int, atom: Atom) -> Play[None]:
        """`drop(n)`"""
        self.fall(seat, atom.number())
        yield from ()

    def do_lock(self, seat: int, atom: Atom) -> Play[None]:
        """`lock(n)`"""
        self.seats[seat].locked += atom.number()
        yield from ()

    def do_unbanner(self, seat: int, atom: Atom) -> Play[None]:
        """`unbanner(n)`"""
        for _ in range(atom.number()):
            if not self.banners:
                return
            answers = [f"clear {zone} {letter}" for zone, letter in sorted(self.banners)]
            _, zone, letter = (yield from self.ask(seat, answers, "content 1.1")).split()
            del self.banners[zone, letter]

    # --- atoms: chariots [C-24.3, C-24.4]

    def do_race(self, seat: int, atom: Atom) -> Play[None]:
        """`race(n)`"""
        player = self.seats[seat]
        yield from self.tax(seat, "race")
        if player.arrival:
            return
        steps = max(0, atom.number() + self.mod(seat, "race"))
        player.chariot = advance(player.chariot, steps, self.has(seat, "immune"))
        if player.chariot == NUMBERS["hippodrome"]["finish"]:
            self.finishers += 1
            player.arrival = self.finishers

    def do_hinder(self, seat: int, atom: Atom) -> Play[None]:
        """`hinder(n)`; the immune can be named. [C-25.30]"""
        racing = [other for other in self.others(seat) if not self.seats[other].arrival]
        other = yield from self.target(seat, racing)
        if other is not None and not self.has(other, "immune"):
            player = self.seats[other]
            player.chariot = max(0, player.chariot - atom.number())

    # --- atoms: cards

    def do_gbuy(self, seat: int, atom: Atom) -> Play[None]:
        """`gbuy(d)` [C-21.2]"""
        player = self.seats[seat]
        prices = {
            card: max(0, GLADIATORS[card]["cost"] - atom.number() + self.mod(seat, "cost.glad"))
            for card in self.display
        }
        answers = [f"hire {card}" for card, gold in prices.items() if gold <= player.goods["G"]]
        answer = yield from self.ask(seat, [*answers, "done"], "C-21.2")
        if answer == "done":
            return
        card = answer.split()[1]
        player.goods["G"] -= prices[card]
        self.display.remove(card)
        player.play.append(card)
        self.reveal_gladiator()

    def do_gdraw(self, seat: int, atom: Atom) -> Play[None]:
        """`gdraw(n)`"""
        for _ in range(atom.number()):
            if self.gladiators.ready():
                self.seats[seat].play.append(self.gladiators.draw(self.fate, "gladiator"))
        yield from ()

    def do_gdiscard(self, seat: int, atom: Atom) -> Play[None]:
        """`gdiscard(n)`"""
        player = self.seats[seat]
        for _ in range(atom.number()):
            if not player.play:
                player.vp -= FIXED["missing"]
                continue
            answers = [f"forfeit {card}" for card in player.play]
            card = (yield from self.ask(seat, answers, "content 1.1")).split()[1]
            self.discard_gladiator(seat, card)

    def discard_gladiator(self, seat: int, card: str) -> None:
        """A gladiator leaves the play area for the discards."""
        self.seats[seat].play.remove(card)
        self.gladiators.discards.append(card)

    def do_refresh(self, _: int, atom: Atom) -> Play[None]:
        """`refresh(X)`"""
        if atom.args[0] == "GLAD":
            self.gladiators.discards += self.display
            self.display = []
            for _ in range(FIXED["display"]):
                self.reveal_gladiator()
            return
        self.adversaries.discards += self.arena
        self.arena = []
        for _ in range(FIXED["display"]):
            yield from self.reveal_adversary()

    def do_peek(self, seat: int, atom: Atom) -> Play[None]:
        """`peek(X,n)`: put back in any order."""
        decks = {"EVT": self.events[self.round], "ADV": self.adversaries, "GLAD": self.gladiators}
        deck = decks[atom.args[0]]
        if not deck.ready():
            return
        seen: list[str] = []
        for _ in range(min(atom.number(1), deck.size)):
            seen.append(self.peeked(seat, deck, first=not seen))
        answers = [f"order {','.join(cards)}" for cards in orders(seen)]
        answer = yield from self.ask(seat, answers, "content 1.1")
        deck.top = answer.split()[1].split(",") + deck.top
        if deck is self.adversaries:
            self.look()

    def peeked(self, seat: int, deck: Deck, first: bool) -> str:
        """The next card of those that are looked at."""
        if deck.top or not deck.bag:
            return deck.draw(self.fate, "peek")
        among = deck.bag
        if deck is self.adversaries and first:
            among = [card for card in deck.bag if self.eyes in (None, category(card))]
        [card] = self.fate.take("peek", among, seat=seat)
        deck.bag.remove(card)
        return str(card)

    # --- atoms: the arena [C-21]

    def do_fight(self, seat: int, atom: Atom) -> Play[None]:
        """`fight(b)` [C-21.3, C-21.4]"""
        player = self.seats[seat]
        if not player.play:
            return
        foes = [*self.arena, *([TOP] if self.adversaries.ready() else [])]
        answers = [f"fight {card} {foe}" for card in player.play for foe in foes]
        answer = yield from self.ask(seat, [*answers, "done"], "C-21.4")
        if answer == "done":
            return
        _, card, foe = answer.split()
        yield from self.tax(seat, "fight")
        hidden = foe == TOP
        if hidden:
            foe = self.next_adversary() or ""
        own, other = yield from self.arena_dice(seat, card, foe, atom.number())
        if own > other:
            yield from self.arena_won(seat, card, foe, hidden)
        elif own == other:
            yield from self.arena_tied(seat, card, foe, hidden)
        else:
            if hidden:
                self.adversaries.under.append(foe)
            yield from self.arena_dead(seat, card)

    def arena_dice(self, seat: int, card: str, foe: str, more: int) -> Play[tuple[int, int]]:
        """Both totals; own die may be rolled again by a power. [C-21.5, C-21.6]"""
        more += self.mod(seat, "fight") + self.mod(seat, f"fight.{category(foe)}")
        less = 2 if self.has(seat, "adversary -2") else 0
        own, other = arena_totals(card, foe, more, less)
        mine, theirs = self.die("arena"), self.die("foe")
        for _ in range(self.mod(seat, "reroll")):
            if (yield from self.ask(seat, ["reroll", "stand"], "content 1.2")) == "stand":
                break
            mine = self.die("arena")
        return own + mine, other + theirs

    def beat(self, seat: int, foe: str) -> Play[None]:
        """An adversary is beaten: reward and count."""
        tally = self.seats[seat].tally
        tally["beaten"] += 1
        tally[f"beaten.{category(foe)}"] += 1
        yield from self.gain(seat, gains(ADVERSARIES[foe]["reward"]))

    def bury(self, foe: str, hidden: bool) -> Play[None]:
        """A beaten adversary is discarded; only a face-up one is replaced. [C-21.11]"""
        if hidden:
            self.adversaries.discards.append(foe)
            return
        self.arena.remove(foe)
        self.adversaries.discards.append(foe)
        yield from self.reveal_adversary()

    def arena_won(self, seat: int, card: str, foe: str, hidden: bool) -> Play[None]:
        """The gladiator is higher. [C-21.9, C-21.10]"""
        player = self.seats[seat]
        yield from self.beat(seat, foe)
        answer = "stay"
        if len(player.winners) < FIXED["winners"]:
            answer = yield from self.ask(seat, ["slide", "stay"], "C-21.9")
        if answer == "slide":
            player.play.remove(card)
            player.winners.append(card)
        yield from self.bury(foe, hidden)

    def arena_tied(self, seat: int, card: str, foe: str, hidden: bool) -> Play[None]:
        """Both are discarded. [C-21.8]"""
        yield from self.arena_dead(seat, card)
        yield from self.beat(seat, foe)
        yield from self.bury(foe, hidden)

    def arena_dead(self, seat: int, card: str) -> Play[None]:
        """Half the cost, or the card is bought back. [C-21.7, C-25.19]"""
        player, cost = self.seats[seat], GLADIATORS[card]["cost"]
        if self.has(seat, "buyback"):
            answers = ["buyback"] if player.goods["G"] >= cost else []
            if (yield from self.ask(seat, [*answers, "skip"], "C-25.19")) == "buyback":
                player.goods["G"] -= cost
                return
        self.discard_gladiator(seat, card)
        yield from self.gain(seat, [(cost // 2, "G")])

    # --- atoms: Senate and Market

    def do_redo(self, seat: int, atom: Atom) -> Play[None]:
        """`redo(Z..)` [C-24.8]"""
        zones = [z for z in ZONES if z != "SEN" and (atom.args == ("any",) or z in atom.args)]
        choices = {
            f"redo {zone} {letter}": (zone, text)
            for zone in zones
            for letter, text in zip(LETTERS, self.actions(zone), strict=False)
            if (zone, letter) in self.banners and self.payable(seat, text)
        }
        if not choices:
            return
        answer = yield from self.ask(seat, [*choices, "done"], "C-24.8")
        if answer != "done":
            zone, text = choices[answer]
            yield from self.act(seat, text, zone)

    def do_unlock(self, seat: int, atom: Atom) -> Play[None]:
        """`unlock(d)` [C-24.9]"""
        player = self.seats[seat]
        if len(player.paid) == len(NUMBERS["unlock"]):
            return
        prices: dict[int, dict[str, int]] = {}
        for number, cost in enumerate(NUMBERS["unlock"], 1):
            gold = max(0, cost["G"] - atom.number() + self.mod(seat, "cost.unlock"))
            if number not in player.paid and player.can_pay({**cost, "G": gold}):
                prices[number] = {**cost, "G": gold}
        answers = [*(f"unlock {number}" for number in prices), "done"]
        answer = yield from self.ask(seat, answers, "C-24.9")
        if answer == "done":
            return
        number = int(answer.split()[1])
        player.spend(prices[number])
        yield from self.tax(seat, "unlock")
        player.paid[number] = prices[number]
        player.camps += 1
        if number == 2 and self.has(seat, "contacts"):
            yield from self.name(seat)
        answers = [f"camp {place}" for place in self.camp_places(seat)]
        if not answers:
            return
        answer = yield from self.ask(seat, [*answers, "later"], "C-20.2")
        if answer != "later":
            self.place_camp(seat, answer.split()[1])

    def name(self, seat: int) -> Play[None]:
        """Pallas names a good for the round. [C-25.27]"""
        answer = yield from self.ask(seat, [f"name {kind}" for kind in GOODS], "C-25.27")
        self.seats[seat].named = answer.split()[1]

    def camp_places(self, seat: int) -> list[str]:
        """Controlled territories without a camp. [C-20.2]"""
        return [place for place in self.held(seat) if self.lands[place].camp is None]

    def place_camp(self, seat: int, place: str) -> None:
        """A camp comes to the map. [C-20.2, I-3]"""
        self.lands[place].camp = seat
        self.seats[seat].camps -= 1
        if self.options.camp_vp:
            self.seats[seat].vp += FIXED["fortress"]

    def do_tile(self, seat: int, atom: Atom) -> Play[None]:
        """`tile(d)` [C-23]"""
        player = self.seats[seat]
        gold = max(0, NUMBERS["tile"] - atom.number() + self.mod(seat, "cost.tile"))
        answers = (
            [f"buy {tile}" for tile in self.offer.values()] if gold <= player.goods["G"] else []
        )
        answer = yield from self.ask(seat, [*answers, "done"], "C-23.1")
        if answer == "done":
            return
        tile = answer.split()[1]
        zone = TILES[tile]["zone"]
        player.goods["G"] -= gold
        yield from self.tax(seat, "tile")
        player.tally["tiles"] += 1
        self.force[zone] = self.offer.pop(zone)
        for banner in [banner for banner in self.banners if banner[0] == zone]:
            del self.banners[banner]
        self.reveal_tile(zone)
        yield from self.tile_bonus(seat, zone)

    def tile_bonus(self, seat: int, zone: str) -> Play[None]:
        """One action of the new tile, neither a purchase nor a repeat. [C-23.4, C-23.5]"""
        free = {
            f"act {letter}": text
            for letter, text in zip(LETTERS, self.actions(zone), strict=False)
            if not any(atom.verb in ("tile", "redo") for atom in atoms(text))
            and self.payable(seat, text)
        }
        answer = yield from self.ask(seat, [*free, "skip"], "C-23.4")
        if answer != "skip":
            yield from self.act(seat, free[answer], zone)

    # --- atoms: troops [C-17, C-18]

    def do_recruit(self, seat: int, atom: Atom) -> Play[None]:
        """`recruit(n,d)` [C-17.2]"""
        player = self.seats[seat]
        for _ in range(atom.number()):
            prices = [self.troop_price(seat, kind, atom.number(1)) for kind in range(3)]
            answers = [
                f"recruit {TYPES[kind]}"
                for kind in range(3)
                if self.supply(seat, kind) and player.can_pay(prices[kind])
            ]
            answer = yield from self.ask(seat, [*answers, "done"], "C-17.2")
            if answer == "done":
                return
            kind = TYPES.index(answer.split()[1])
            player.spend(prices[kind])
            yield from self.tax(seat, "recruit")
            self.fetch(seat, kind)
            player.storage[kind] += 1

    def do_free(self, seat: int, atom: Atom) -> Play[None]:
        """`free(T,n)`"""
        kind = TYPES.index(atom.args[0])
        for _ in range(min(atom.number(1), self.supply(seat, kind))):
            self.fetch(seat, kind)
            self.seats[seat].storage[kind] += 1
        yield from ()

    def deploy_places(self, seat: int) -> list[str]:
        """Start territory and camps; else the start territory as an attack. [C-18.1, C-18.2]"""
        start = self.seats[seat].start
        own = [place for place, land in self.lands.items() if land.camp == seat]
        if self.holder(start) in (None, seat) and start not in own:
            own.append(start)
        return [place for place in own or [start] if self.room(place, seat)]

    def do_deploy(self, seat: int, atom: Atom) -> Play[None]:
        """`deploy(n)`"""
        player = self.seats[seat]
        for _ in range(max(1, atom.number() + self.mod(seat, "deploy"))):
            answers = [
                f"deploy {TYPES[kind]} {place}"
                for kind in range(3)
                if player.storage[kind]
                for place in self.deploy_places(seat)
            ]
            if not answers:
                return
            answer = yield from self.ask(seat, [*answers, "done"], "C-18.1")
            if answer == "done":
                return
            _, name, place = answer.split()
            kind = TYPES.index(name)
            yield from self.tax(seat, "deploy")
            player.storage[kind] -= 1
            group = [0, 0, 0]
            group[kind] = 1
            self.enter(seat, place, group)

    def enter(self, seat: int, place: str, group: Troops) -> None:
        """Troops come into a space; where somebody else holds it, to attack. [C-18.6, C-18.7]"""
        if place in LANDS and self.holder(place) not in (None, seat):
            before = self.assault.get(place, [0, 0, 0])
            self.assault[place] = [a + b for a, b in zip(before, group, strict=True)]
        else:
            self.put(place, seat, group)

    def do_cull(self, seat: int, atom: Atom) -> Play[None]:
        """`cull(n)`"""
        for _ in range(atom.number()):
            answers = [
                f"cull {TYPES[kind]} {place}"
                for place, group in self.off(seat).items()
                for kind in range(3)
                if group[kind]
            ]
            if not answers:
                self.seats[seat].vp -= 1
                continue
            _, name, place = (yield from self.ask(seat, answers, "content 1.1")).split()
            self.remove(place, seat, TYPES.index(name))

    def do_barb(self, atom: Atom) -> None:
        """`barb(REG,n)`"""
        for place, land in self.lands.items():
            if LANDS[place]["region"] == atom.args[0] and self.holder(place) == BARBARIANS:
                land.barbarians += atom.number(1)

    # --- movement [C-18]

    def do_move(self, seat: int, atom: Atom) -> Play[None]:
        """`move(n)` outside the barracks."""
        yield from self.movement(seat, atom.number())

    def movement(self, seat: int, points: int) -> Play[None]:
        """Movement points one by one, then the battles. [C-18.4 - C-18.10]"""
        while points:
            answers = self.marches(seat, points - 1)
            if not answers:
                break
            halt = [] if self.transit else ["halt"]
            answer = yield from self.ask(seat, [*answers, *halt], "C-18.5")
            if answer == "halt":
                break
            points -= 1
            self.march(seat, answer)
        yield from self.battles(seat)

    def march(self, seat: int, move: str) -> None:
        """One step of one group."""
        verb, source, goal, *numbers = move.split()
        group = [int(number) for number in numbers]
        if source in self.transit:
            left = [a - b for a, b in zip(self.transit.pop(source), group, strict=True)]
            if any(left):
                self.transit[source] = left
        else:
            self.put(source, seat, group, -1)
        if verb == "march":
            self.enter(seat, goal, group)
            return
        self.toll(seat, goal, group)
        before = self.transit.get(goal, [0, 0, 0])
        self.transit[goal] = [a + b for a, b in zip(before, group, strict=True)]

    def toll_price(self, seat: int, group: Sequence[int]) -> int:
        """What passing costs. [C-18.8]"""
        return max(0, self.strengths(seat, group) + self.mod(seat, "toll_out"))

    def toll(self, seat: int, place: str, group: Sequence[int]) -> None:
        """The strength goes to the controller; modifiers are the bank's. [C-18.8, content 1.2]"""
        owner = self.holder(place)
        assert owner is not None
        self.seats[seat].goods["G"] -= self.toll_price(seat, group)
        gold = self.strengths(seat, group) + self.mod(owner, "toll_in")
        self.seats[owner].goods["G"] += gold

    def marches(self, seat: int, left: int) -> list[str]:
        """All steps for one point, where so many are left after it."""
        sources = {place: group for (place, who), group in self.troops.items() if who == seat}
        found = []
        for source, group in [*sources.items(), *self.transit.items()]:
            passing = source in self.transit
            for goal in neighbours(source):
                room = self.room(goal, seat)
                for part in parts_of(group):
                    if sum(part) > room:
                        continue
                    waiting = set(self.transit)
                    if passing and part == group:
                        waiting.discard(source)
                    found += self.step(seat, source, goal, part, waiting, left)
        return found

    def step(
        self, seat: int, source: str, goal: str, part: Troops, waiting: set[str], left: int
    ) -> list[str]:
        """March, transit, or neither: groups on the way must be able to leave. [C-18.9]"""
        text = f"{source} {goal} {words(part)}"
        found = [f"march {text}"] if len(waiting) <= left else []
        owner = self.holder(goal) if goal in LANDS else None
        if owner in (None, seat, BARBARIANS) or len(waiting | {goal}) > left:
            return found
        if self.toll_price(seat, part) <= self.seats[seat].goods["G"]:
            found.append(f"transit {text}")
        return found

    def drift(self, seat: int) -> Play[None]:
        """Each group at sea may take a free step. [C-18.13]"""
        for _ in range(max(0, 1 + self.mod(seat, "sea"))):
            groups = {sea: list(self.at(sea, seat)) for sea in SEAS if (sea, seat) in self.troops}
            for sea, group in groups.items():
                goals = [g for g in neighbours(sea) if self.room(g, seat) >= sum(group)]
                if not goals:
                    continue
                answers = [*(f"sail {sea} {goal}" for goal in goals), "stay"]
                answer = yield from self.ask(seat, answers, "C-18.13")
                if answer != "stay":
                    self.put(sea, seat, group, -1)
                    self.enter(seat, answer.split()[2], group)
        yield from self.battles(seat)

    # --- battle [C-19]

    def battles(self, seat: int) -> Play[None]:
        """One after the other, as the mover chooses. [C-18.10]"""
        while self.assault:
            places = [place for place in LANDS if place in self.assault]
            place = places[0]
            if len(places) > 1:
                answers = [f"battle {one}" for one in places]
                place = (yield from self.ask(seat, answers, "C-18.10")).split()[1]
            yield from self.battle(seat, place)

    def battle(self, seat: int, place: str, forced: bool = False) -> Play[None]:
        """One battle, until at most one side is left. [C-19.8]"""
        force = self.assault.pop(place)
        foe = self.holder(place)
        if foe in (None, seat):
            self.put(place, seat, force)
            return
        assert foe is not None
        charming = self.has(seat, "charm") and not forced
        if charming and (yield from self.charm(seat, place, foe)):
            self.put(place, seat, force)
            return
        killed = 0
        if foe != BARBARIANS:
            if not forced and self.seats[foe].marker < max(p.marker for p in self.seats):
                self.seats[seat].blocked = True
            yield from self.muster(seat, force)
            killed += self.first_blow(seat, place, foe)
        citadel = self.lands[place].citadel
        lost = 0
        while any(force) and self.holder(place) == foe:
            mine, theirs = yield from self.exchange(seat, force, place, foe)
            lost, killed = lost + mine, killed + theirs
        if any(force):
            self.put(place, seat, force)
            if foe == BARBARIANS:
                self.seats[seat].tally["barbwins"] += 1
                self.seats[seat].tally["citadels"] += citadel
            else:
                yield from self.won(seat, foe, killed)
        elif foe != BARBARIANS and self.holder(place) == foe:
            yield from self.won(foe, seat, lost)

    def won(self, winner: int, loser: int, killed: int) -> Play[None]:
        """A battle between players is won. [C-25.18]"""
        self.seats[winner].tally["pvpwins"] += 1
        if self.has(winner, "plunder"):
            yield from self.theft(winner, loser, killed)

    def muster(self, seat: int, force: Troops) -> Play[None]:
        """Postumus may recruit into the attack. [C-25.20]"""
        if not self.has(seat, "revolt"):
            return
        player, price = self.seats[seat], self.troop_price(seat, 0)
        most = min(2, FIXED["stack"] - sum(force), self.supply(seat, 0))
        able = [n for n in range(most + 1) if n * price["G"] <= player.goods["G"]]
        answer = yield from self.ask(seat, [f"muster {n}" for n in able], "C-25.20")
        number = int(answer.split()[1])
        for _ in range(number):
            player.spend(price)
            yield from self.tax(seat, "recruit")
            self.fetch(seat, 0)
            force[0] += 1

    def first_blow(self, seat: int, place: str, foe: int) -> int:
        """Chaerea: the weakest troop of the defender falls first. [C-25.22]"""
        group = self.at(place, foe)
        if not self.has(seat, "first blow") or not any(group):
            return 0
        kind = min((k for k in range(3) if group[k]), key=lambda k: self.strength(foe, k))
        self.remove(place, foe, kind)
        return 1

    def power_at(self, place: str) -> int:
        """The power of who holds a territory. [C-19.4]"""
        land, owner = self.lands[place], self.holder(place)
        if owner is None:
            return 0
        if owner == BARBARIANS:
            return int(land.barbarians * FIXED["figure"] + land.citadel * FIXED["fortress"])
        camp = self.camp_power() if land.camp is not None else 0
        return self.strengths(owner, self.at(place, owner)) + camp

    def exchange(self, seat: int, force: Troops, place: str, foe: int) -> Play[tuple[int, int]]:
        """One exchange; the troops both sides lose. [C-19.5 - C-19.7]"""
        mine = self.strengths(seat, force) + self.mod(seat, "atk") + self.die("attack")
        theirs = self.power_at(place) + self.die("defend")
        theirs += self.mod(foe, "def") if foe != BARBARIANS else 0
        lost = killed = 0
        if mine <= theirs:
            lost = yield from self.attacker_loses(seat, force, theirs - mine)
        if mine >= theirs:
            killed = yield from self.defender_loses(place, foe, mine - theirs)
        return lost, killed

    def casualties(self, seat: int, pieces: Sequence[int], damage: int) -> Play[Troops]:
        """What a side loses, by its choice where there is one. [C-19.6, C-19.7]"""
        if damage:
            powers = [*(self.strength(seat, kind) for kind in range(3)), self.camp_power()]
            sets = minimal_sets(pieces, powers, damage)
        else:
            one = [kind for kind in range(3) if pieces[kind]] or [3]
            sets = [[int(kind == at) for at in range(4)] for kind in one]
        if len(sets) == 1:
            return sets[0]
        answers = [f"fall {words(lost)}" for lost in sets]
        answer = yield from self.ask(seat, answers, "C-19.6" if damage else "C-19.7")
        return [int(number) for number in answer.split()[1:]]

    def attacker_loses(self, seat: int, force: Troops, damage: int) -> Play[int]:
        """Losses of the attacker; damage 0 is a tie."""
        lost = yield from self.casualties(seat, [*force, 0], damage)
        for kind in range(3):
            force[kind] -= lost[kind]
            self.seats[seat].put_back(kind, lost[kind])
        return sum(lost[:3])

    def defender_loses(self, place: str, foe: int, damage: int) -> Play[int]:
        """Losses of the defender; damage 0 is a tie."""
        land = self.lands[place]
        if foe == BARBARIANS:
            if damage:
                figures, citadels = barbarian_losses(land.barbarians, land.citadel, damage)
            else:
                figures, citadels = (1, 0) if land.barbarians else (0, 1)
            land.barbarians -= figures
            land.citadel -= citadels
            return 0
        group = self.at(place, foe)
        lost = yield from self.casualties(foe, [*group, int(land.camp is not None)], damage)
        for kind in range(3):
            if lost[kind]:
                self.remove(place, foe, kind, lost[kind])
        if lost[3]:
            land.camp = None
        return sum(lost[:3])

    def charm(self, seat: int, place: str, foe: int) -> Play[bool]:
        """Milonia: the territory yields for gold. [C-25.24]"""
        gold, land = self.power_at(place), self.lands[place]
        answers = ["charm"] if gold <= self.seats[seat].goods["G"] else []
        if (yield from self.ask(seat, [*answers, "skip"], "C-25.24")) == "skip":
            return False
        self.seats[seat].goods["G"] -= gold
        land.barbarians = land.citadel = 0
        land.camp = None
        if foe != BARBARIANS:
            yield from self.withdraw(place, foe)
        return True

    def withdraw(self, place: str, seat: int) -> Play[None]:
        """Troops go to adjacent own or vacant territories, the rest to the strip. [C-25.24]"""
        while any(self.at(place, seat)):
            answers = [
                f"withdraw {TYPES[kind]} {near}"
                for kind in range(3)
                if self.at(place, seat)[kind]
                for near in LANDS[place]["land"]
                if self.holder(near) in (None, seat)
                and near not in self.assault
                and self.room(near, seat)
            ]
            answer = yield from self.ask(seat, [*answers, "disband"], "C-25.24")
            if answer == "disband":
                break
            _, name, near = answer.split()
            group = [int(name == one) for one in TYPES]
            self.put(place, seat, group, -1)
            self.put(near, seat, group)
        for kind, number in enumerate(self.at(place, seat)):
            if number:
                self.remove(place, seat, kind, number)

    # --- free actions [C-8]

    def free_actions(self, seat: int, before: bool) -> list[str]:
        """All free actions that are open to the active player."""
        player = self.seats[seat]
        found = []
        if "gladiator" not in self.used:
            found += [f"{verb} {card}" for verb in ("use", "tuck") for card in player.play]
        if "ambition" not in self.used:
            found += [
                f"validate {card}"
                for card in player.ambitions
                if all(self.metric(seat, m) >= n for m, n in PERSONAL[card]["conditions"])
            ]
        if "accuse" not in self.used and self.accusing_power(seat):
            found += [f"accuse {p.seat}" for p in self.seats if p.seat != seat and p.hidden]
        if player.camps:
            found += [f"camp {place}" for place in self.camp_places(seat)]
        if player.exposed and self.turn > player.exposed_on:
            found += [f"redeem {number}" for number in self.objectives(seat)]
        if before and "request" not in self.used:
            found += self.requests(seat)
        return found + self.map_powers(seat)

    def map_powers(self, seat: int) -> list[str]:
        """Powers on the map, each at most once in a player-turn. [C-8.6]"""
        found: list[str] = []
        if self.has(seat, "diplomacy") and "banish" not in self.used:
            found += self.banishments(seat)
        if self.has(seat, "financing") and "demote" not in self.used:
            found += self.demotions(seat)
        if self.has(seat, "influence, once") and "incite" not in self.seats[seat].spent:
            found += self.incitements(seat)
        if self.has(seat, "raid, once") and "raid" not in self.seats[seat].spent:
            found += self.raids(seat)
        return found

    def free_action(self, seat: int, verb: str, rest: Sequence[str]) -> Play[None]:
        """Carry out a free action."""
        yield from FREE[verb](self, seat, *rest)

    def free_use(self, seat: int, card: str) -> Play[None]:
        """The one-shot power; the card is discarded first. [C-8.2]"""
        self.used.add("gladiator")
        self.discard_gladiator(seat, card)
        yield from self.act(seat, GLADIATORS[card]["oneshot"])

    def free_tuck(self, seat: int, card: str) -> Play[None]:
        """A gladiator for its income. [C-8.2]"""
        self.used.add("gladiator")
        self.seats[seat].play.remove(card)
        self.seats[seat].tucked.append(card)
        yield from ()

    def free_validate(self, seat: int, card: str) -> Play[None]:
        """An ambition is met. [C-12.1]"""
        self.used.add("ambition")
        self.seats[seat].ambitions.remove(card)
        self.seats[seat].vp += PERSONAL[card]["vp"]
        yield from ()

    def free_camp(self, seat: int, place: str) -> Play[None]:
        """A camp that was kept. [C-8.7]"""
        self.place_camp(seat, place)
        yield from ()

    # --- accusation [C-10] and redemption [C-11]

    def accusing_power(self, seat: int) -> str:
        """The power an accusation would use: the starting one first. [C-10.1, C-25.17]"""
        player = self.seats[seat]
        if self.has(seat, "accuse per round") and player.hunted != self.round:
            return "start"
        return "third" if 3 in player.paid and not player.accused else ""

    def free_accuse(self, seat: int, who: str) -> Play[None]:
        """Somebody turns the destiny card up. [C-10.3]"""
        accuser, accused = self.seats[seat], self.seats[int(who)]
        self.used.add("accuse")
        refund: Mapping[str, int] = {}
        if self.accusing_power(seat) == "start":
            accuser.hunted = self.round
        else:
            accuser.accused = True
            refund = accuser.paid[3]
        if accused.destiny == "traitor":
            self.expose(accused)
            yield from self.gain(seat, [(NUMBERS["accusation"]["vp"], self.options.accuse_reward)])
            for kind, number in refund.items():
                accuser.goods[kind] += number
            return
        gold = min(accuser.goods["G"], NUMBERS["accusation"]["gold"])
        accuser.goods["G"] -= gold
        accused.goods["G"] += gold
        accuser.vp -= NUMBERS["accusation"]["gold"] - gold
        for other in self.after(seat):
            self.rise(other, NUMBERS["accusation"]["rise"])
        yield from self.redeal(seat)

    def expose(self, player: Player) -> None:
        """A traitor is found. [C-10.4]"""
        self.fall(player.seat, NUMBERS["accusation"]["fall"])
        player.exposed_on, player.hidden = self.turn, False
        player.since = Counter(player.tally)
        if self.redemptions.ready():
            player.redemption = self.redemptions.draw(self.fate, "redemption")

    def redeal(self, accuser: int) -> Play[None]:
        """New cards for all but the accuser and the exposed; each keeps one. [C-10.9, C-10.10]"""
        bag = [card for card, n in self.numbers["redeal"].items() for _ in range(n)]
        dealt = {}
        for player in self.seats:
            if player.seat != accuser and not player.exposed:
                [dealt[player.seat]] = self.fate.take("redeal", bag, seat=player.seat)
                bag.remove(dealt[player.seat])
        answers = ["destiny old", "destiny new"]
        kept = yield from self.together(
            {seat: self.ask(seat, answers, "C-10.10") for seat in dealt}
        )
        for seat, answer in kept.items():
            if answer == "destiny new":
                self.seats[seat].destiny = dealt[seat]
            self.seats[seat].hidden = True

    def objectives(self, seat: int) -> list[int]:
        """The objectives of the redemption card that can be proven now. [C-11.4]"""
        player = self.seats[seat]
        if not player.redemption:
            return []
        card = REDEMPTIONS[player.redemption]
        met = [
            self.metric(seat, metric) - (player.since[metric] if metric in TALLIES else 0) >= n
            for metric, n in card["conditions"]
        ]
        met.append(player.can_pay(self.ransom(player.redemption)))
        return [number for number, good in enumerate(met, 1) if good]

    def ransom(self, card: str) -> dict[str, int]:
        """The price on a redemption card."""
        found = re.findall(r"(\d+)([GWS])", REDEMPTIONS[card]["spend"])
        return {kind: int(number) for number, kind in found}

    def free_redeem(self, seat: int, number: str) -> Play[None]:
        """A redeemed traitor is loyal, with the card face up. [C-11.5]"""
        player = self.seats[seat]
        if int(number) > len(REDEMPTIONS[player.redemption]["conditions"]):
            player.spend(self.ransom(player.redemption))
        self.redemptions.discards.append(player.redemption)
        player.redemption, player.exposed_on, player.destiny = "", 0, "loyal"
        yield from ()

    # --- powers of boards on the map [C-25]

    def requests(self, seat: int) -> list[str]:
        """Milonia can be asked to remove a banner of hers. [C-25.25]"""
        owner = next((p.seat for p in self.seats if self.has(p.seat, "favours")), seat)
        if owner == seat or self.seats[seat].goods["G"] < self.seats[seat].marker // 3:
            return []
        own = sorted(banner for banner, who in self.banners.items() if who == owner)
        return [f"request {zone} {letter}" for zone, letter in own]

    def free_request(self, seat: int, zone: str, letter: str) -> Play[None]:
        """She grants it for gold, or denies it. [C-25.25]"""
        self.used.add("request")
        owner = self.banners[zone, letter]
        if (yield from self.ask(owner, ["grant", "deny"], "C-25.25")) == "grant":
            price = self.seats[seat].marker // 3
            self.seats[seat].goods["G"] -= price
            self.seats[owner].goods["G"] += price
            del self.banners[zone, letter]

    def banishments(self, seat: int) -> list[str]:
        """Seneca: groups next to an own territory, as far as the gold goes. [C-25.13]"""
        found = []
        for place in self.next_to(seat):
            owner = self.holder(place)
            if owner in (None, seat, BARBARIANS) or self.seats[owner].start == place:
                continue
            for part in parts_of(self.at(place, owner)):
                if 2 * self.strengths(owner, part) <= self.seats[seat].goods["G"]:
                    found.append(f"banish {place} {words(part)}")
        return found

    def free_banish(self, seat: int, place: str, *numbers: str) -> Play[None]:
        """They go to their start territory if there is room, else to storage. [C-25.13]"""
        self.used.add("banish")
        owner, group = self.holder(place), [int(number) for number in numbers]
        assert owner is not None
        self.seats[seat].goods["G"] -= 2 * self.strengths(owner, group)
        self.put(place, owner, group, -1)
        home = self.seats[owner].start
        for kind in range(3):
            for _ in range(group[kind]):
                if self.holder(home) in (None, owner) and self.room(home, owner):
                    self.put(home, owner, [int(kind == at) for at in range(3)])
                else:
                    self.seats[owner].storage[kind] += 1
        yield from ()

    def demotion_price(self, centurions: int, evocati: int) -> dict[str, int]:
        """The list costs of the troops that are replaced. [C-25.26]"""
        total = Counter[str]()
        for kind, number in (("CEN", centurions), ("EVO", evocati)):
            for good, cost in TROOPS[kind]["cost"].items():
                total[good] += cost * number
        return total

    def demotions(self, seat: int) -> list[str]:
        """Pallas: centurions and evocati next to an own territory. [C-25.26]"""
        found = []
        for place in self.next_to(seat):
            owner = self.holder(place)
            if owner in (None, seat, BARBARIANS):
                continue
            _, *high = self.at(place, owner)
            for some in product(*(range(number + 1) for number in high)):
                enough = 0 < sum(some) <= self.seats[owner].strip[0]
                if enough and self.seats[seat].can_pay(self.demotion_price(*some)):
                    found.append(f"demote {place} {words(some)}")
        return found

    def free_demote(self, seat: int, place: str, *numbers: str) -> Play[None]:
        """Each is replaced by a legionary off the owner's strip. [C-25.26]"""
        self.used.add("demote")
        some, owner = [int(number) for number in numbers], self.holder(place)
        assert owner is not None
        self.seats[seat].spend(self.demotion_price(*some))
        for kind, number in enumerate(some, 1):
            if number:
                self.remove(place, owner, kind, number)
        self.seats[owner].strip[0] -= sum(some)
        self.put(place, owner, [sum(some), 0, 0])
        yield from ()

    def incitements(self, seat: int) -> list[str]:
        """Petronius: a territory of an opponent, and a neighbour to attack. [C-25.29]"""
        found = []
        for place in LANDS:
            owner = self.holder(place)
            if owner in (None, seat, BARBARIANS) or not any(self.at(place, owner)):
                continue
            for goal in LANDS[place]["land"]:
                if self.holder(goal) not in (None, owner):
                    found.append(f"incite {place} {goal}")
        return found

    def free_incite(self, seat: int, place: str, goal: str) -> Play[None]:
        """The opponent sends troops; nobody loses a starting power. [C-25.29]"""
        self.seats[seat].spent.add("incite")
        owner = self.holder(place)
        assert owner is not None
        answers = [f"send {words(part)}" for part in parts_of(self.at(place, owner))]
        answer = yield from self.ask(owner, answers, "C-25.29")
        group = [int(number) for number in answer.split()[1:]]
        self.put(place, owner, group, -1)
        self.assault[goal] = group
        self.taxed = set()
        yield from self.battle(owner, goal, forced=True)

    def raids(self, seat: int) -> list[str]:
        """Postumus: from an own territory into one of barbarians. [C-25.21]"""
        return [
            f"raid {place} {goal} {words(part)}"
            for place in self.held(seat)
            for goal in LANDS[place]["land"]
            if self.holder(goal) == BARBARIANS
            for part in parts_of(self.at(place, seat))
        ]

    def free_raid(self, seat: int, place: str, goal: str, *numbers: str) -> Play[None]:
        """Barbarians and citadel are removed. [C-25.21]"""
        self.seats[seat].spent.add("raid")
        group = [int(number) for number in numbers]
        self.lands[goal].barbarians = self.lands[goal].citadel = 0
        self.put(place, seat, group, -1)
        self.put(goal, seat, group)
        yield from ()

    # --- phase III [C-13]

    def event_phase(self) -> Play[None]:
        """One event, those owed, and a round end that is pending. [C-3.2, C-3.7]"""
        yield from self.event()
        yield from self.owed_events()
        if self.pending:
            yield from self.round_change()

    def owed_events(self) -> Play[None]:
        """Events owed by symbols, one after the other. [C-9.6]"""
        while self.owed:
            self.owed -= 1
            yield from self.event()

    def event(self) -> Play[None]:
        """The top event of the round in progress. [C-13.1]"""
        deck = self.events[self.round]
        if not deck.ready():
            return
        card = deck.draw(self.fate, "event")
        if card in EVENTS["individual"]:
            yield from self.individual(EVENTS["individual"][card])
        else:
            yield from self.collective(EVENTS["collective"][card])
        deck.discards.append(card)

    def individual(self, card: Mapping[str, Any]) -> Play[None]:
        """Thumbs, then effects in turn order. [C-13.3, C-13.4, C-11.1]"""
        for atom in atoms(card.get("board", "")):
            self.do_barb(atom)
        thumbs = yield from self.together(
            {
                player.seat: self.ask(player.seat, ["approve", "refuse"], "C-13.3")
                for player in self.seats
                if not player.exposed
            }
        )
        for seat, thumb in thumbs.items():
            self.seats[seat].tally[thumb] += 1
        for seat in list(self.order):
            if seat in thumbs:
                yield from self.act(seat, card[thumbs[seat]])
            else:
                harm = [atom for atom in atoms(card["refuse"]) if atom.verb in HARMFUL]
                yield from self.effects(seat, harm)

    def give(self, seat: int, kinds: Sequence[str]) -> Play[dict[str, int]]:
        """The gift of a player, kind after kind. [C-13.5]"""
        gift = {}
        for kind in kinds:
            answers = [f"give {kind} {n}" for n in range(self.seats[seat].goods[kind] + 1)]
            gift[kind] = int((yield from self.ask(seat, answers, "C-13.5")).split()[2])
        return gift

    def collective(self, card: Mapping[str, Any]) -> Play[None]:
        """Gifts, then rewards or penalties. [C-13.5 - C-13.10]"""
        kinds = GOODS if card["kind"] == "ANY" else (card["kind"],)
        gifts = yield from self.together(
            {seat: self.give(seat, kinds) for seat in range(self.players)}
        )
        sums = [sum(gifts[seat].values()) for seat in range(self.players)]
        for player, amount in zip(self.seats, sums, strict=True):
            player.spend(gifts[player.seat])
            player.tally["gifts"] += amount > 0
        missing = card["k"] * self.players - sum(sums)
        if missing > 0:
            for player, amount in zip(self.seats, sums, strict=True):
                player.vp -= missing if player.exposed or not amount else 0
            return
        ranked = [
            amount + self.mod(seat, "donate") if amount else 0 for seat, amount in enumerate(sums)
        ]
        out = [player.exposed for player in self.seats]
        got = gift_places(ranked, out)
        best = max((gift for gift, gone in zip(ranked, out, strict=True) if not gone), default=0)
        for player, gift in zip(self.seats, ranked, strict=True):
            player.tally["top"] += gift > 0 and gift >= best
        for seat in list(self.order):
            if got[seat]:
                entry = self.numbers["rewards"][got[seat] - 1]
                yield from self.act(seat, card["rewards"][entry - 1])

    # --- phase IV and round changes [C-14, C-15]

    def round_change(self) -> Play[None]:
        """Scoring, pay, the next round, its order and its event. [C-14.1]"""
        yield from self.owed_events()
        self.score()
        yield from self.pay_all()
        self.round += 1
        self.pending = False
        self.test_round()
        self.order.sort(key=lambda seat: -self.seats[seat].marker)
        for seat in self.order:
            if self.has(seat, "contacts"):
                yield from self.name(seat)
        yield from self.event()
        yield from self.owed_events()

    def score(self) -> None:
        """Territories, chariots, treachery, the public ambition. [C-14.2 - C-14.6]"""
        for points in (
            self.land_points(),
            self.race_points(),
            treachery_points([player.marker for player in self.seats]),
            self.public_points(),
        ):
            for player, number in zip(self.seats, points, strict=True):
                player.vp += number

    def land_points(self) -> list[int]:
        """VP of territories and whole regions. [C-14.2]"""
        totals = []
        for seat in range(self.players):
            one = sum(REGIONS[LANDS[place]["region"]]["territory"] for place in self.held(seat))
            full = sum(
                value["full"] * self.metric(seat, f"full.{name}") for name, value in REGIONS.items()
            )
            totals.append(one + full)
        return totals

    def race_points(self) -> list[int]:
        """VP of the Hippodrome; nothing at the start. [C-14.3]"""
        values = self.numbers["hippodrome"]
        ranks = places(self.race_keys())
        return [
            values[place - 1] if player.chariot else 0
            for player, place in zip(self.seats, ranks, strict=True)
        ]

    def public_points(self) -> list[int]:
        """VP of the public ambition of the round. [C-14.5]"""
        card = PUBLIC[self.public[self.round - 1]]
        values = [card["vp"][entry - 1] for entry in self.numbers["public"]]
        sums = [sum(self.metric(seat, m) for m in card["metrics"]) for seat in range(self.players)]
        return [
            values[place - 1] if amount > 0 else 0
            for amount, place in zip(sums, places(sums), strict=True)
        ]

    def pay_all(self) -> Play[None]:
        """Soldiers' pay in turn order. [C-15.2]"""
        for seat in list(self.order):
            yield from self.pay(seat)

    def wages(self, seat: int, paid: Sequence[int]) -> int:
        """The gold for so many of each type. [C-15.1]"""
        if not any(paid):
            return 0
        total = sum(TROOPS[kind]["pay"] * n for kind, n in zip(TYPES, paid, strict=True))
        return max(0, int(total) + self.mod(seat, "pay"))

    def pay(self, seat: int) -> Play[None]:
        """Which troops are paid; the others go, or cost VP. [C-15.1 - C-15.3]"""
        player = self.seats[seat]
        off = [sum(group[kind] for group in self.off(seat).values()) for kind in range(3)]
        paid = [0, 0, 0]
        for kind in range(3):
            if not off[kind]:
                continue
            tries = [[*paid[:kind], n, *paid[kind + 1 :]] for n in range(off[kind] + 1)]
            answers = [
                f"wage {TYPES[kind]} {one[kind]}"
                for one in tries
                if self.wages(seat, one) <= player.goods["G"]
            ]
            paid[kind] = int((yield from self.ask(seat, answers, "C-15.2")).split()[2])
        player.goods["G"] -= self.wages(seat, paid)
        for kind in range(3):
            for _ in range(off[kind] - paid[kind]):
                yield from self.unpaid(seat, kind)

    def unpaid(self, seat: int, kind: int) -> Play[None]:
        """A soldier without pay goes home, or costs VP. [C-15.3]"""
        name = TYPES[kind]
        homes = [place for place, group in self.off(seat).items() if group[kind]]
        answers = [*(f"dismiss {name} {place}" for place in homes), "retain"]
        answer = yield from self.ask(seat, answers, "C-15.3")
        if answer == "retain":
            self.seats[seat].vp -= FIXED["unpaid"]
        else:
            self.remove(answer.split()[2], seat, kind)

    # --- the end [C-16]

    def finish(self, ender: int | None) -> Play[None]:
        """The ender wins as a hidden traitor, or there is a last scoring. [C-16.3, C-16.4]"""
        if ender is not None:
            last = self.seats[ender]
            if last.destiny == "traitor" and not last.exposed:
                self.conclude("traitor", ender)
                return
        self.score()
        yield from self.pay_all()
        gone = [self.penalty(player, ender is None) for player in self.seats]
        for player in self.seats:
            player.vp += player.total // FIXED["leftovers"]
        self.compare("limit" if ender is None else "sixty", gone)

    def penalty(self, player: Player, limited: bool) -> bool:
        """Spaces to the end cost VP or gold; whether the player is out. [C-16.5, C-16.6, 8.3]"""
        distance = TRACK["last"] - player.marker
        if player.destiny == "traitor":
            player.vp -= distance
            return not limited and player.marker <= TRACK["ends"][2]
        gold = min(distance, player.goods["G"])
        player.goods["G"] -= gold
        player.vp -= distance - gold
        return False

    def conclude(self, reason: str, winner: int) -> None:
        """The ender wins, VP ignored. [C-16.3]"""
        self.outcome = {
            "winners": [winner],
            "scores": [player.vp for player in self.seats],
            "ranking": places([(p.seat == winner, *self.standing(p)) for p in self.seats]),
            "reason": reason,
            "decided_by": reason,
        }

    def standing(self, player: Player) -> tuple[int, int, int]:
        """What places go by. [C-16.8]"""
        return player.vp, player.marker, len(self.held(player.seat))

    def compare(self, reason: str, gone: Sequence[bool]) -> None:
        """Most VP; the higher marker and more territories decide ties. [C-16.5, C-16.8]

        Whoever is out comes last and has no score.
        """
        keys = [
            (False, 0, 0, 0) if out else (True, *self.standing(player))
            for player, out in zip(self.seats, gone, strict=True)
        ]
        best = max(keys)
        winners = [seat for seat, key in enumerate(keys) if key == best]
        ranking = places(keys)
        tied = sum(key[:2] == best[:2] for key in keys) > 1
        self.outcome = {
            "winners": winners,
            "scores": [key[1] if key[0] else None for key in keys],
            "ranking": ranking,
            "reason": reason,
            "decided_by": "C-16.8" if tied else reason,
        }


def keeps(cards: Sequence[str]) -> list[str]:
    """The ways to keep two of the cards picked, named in rising order."""
    return [f"keep {','.join(pair)}" for pair in combinations(sorted(cards), FIXED["gladiators"])]


def orders(cards: Sequence[str]) -> list[tuple[str, ...]]:
    """All orders of the cards."""
    if not cards:
        return [()]
    return [
        (card, *rest)
        for at, card in enumerate(cards)
        for rest in orders([*cards[:at], *cards[at + 1 :]])
    ]


DEEDS: dict[str, Callable[[Game, int, Atom], Play[None]]] = {
    "-": Game.do_loss,
    "!": Game.do_levy,
    "levyper": Game.do_levyper,
    "pay": Game.do_pay,
    "swap": Game.do_swap,
    "steal": Game.do_steal,
    "push": Game.do_push,
    "drop": Game.do_drop,
    "lock": Game.do_lock,
    "unbanner": Game.do_unbanner,
    "race": Game.do_race,
    "hinder": Game.do_hinder,
    "gbuy": Game.do_gbuy,
    "gdraw": Game.do_gdraw,
    "gdiscard": Game.do_gdiscard,
    "refresh": Game.do_refresh,
    "peek": Game.do_peek,
    "fight": Game.do_fight,
    "redo": Game.do_redo,
    "unlock": Game.do_unlock,
    "tile": Game.do_tile,
    "recruit": Game.do_recruit,
    "free": Game.do_free,
    "deploy": Game.do_deploy,
    "cull": Game.do_cull,
    "move": Game.do_move,
}
FREE: dict[str, Callable[..., Play[None]]] = {
    "use": Game.free_use,
    "tuck": Game.free_tuck,
    "validate": Game.free_validate,
    "accuse": Game.free_accuse,
    "camp": Game.free_camp,
    "redeem": Game.free_redeem,
    "request": Game.free_request,
    "banish": Game.free_banish,
    "demote": Game.free_demote,
    "incite": Game.free_incite,
    "raid": Game.free_raid,
}


# --- the record


class Replay:
    """A game played entry by entry; `due` are the next questions, none when the game is over."""

    def __init__(self, options: Options) -> None:
        self.game = Game(options)
        self.flow = self.game.play()
        self.started = False
        self.due: list[Question] = []

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
        try:
            self.due = next(self.flow) if answer is None else self.flow.send(answer)
        except StopIteration:
            self.due = []
        self.started = True
        self.game.fate.finish()

    def answer(self, seat: object, move: object) -> tuple[int, str] | None:
        """Seat and move, if it is a legal answer of a seat that is asked; None in the set-up."""
        if not self.started:
            if seat is not None or move is not None:
                raise Fault("record", "the set-up entry has a seat or a move")
            return None
        if not self.due:
            raise Fault("C-16.4", "an entry after the end of the game")
        if not is_whole(seat, 0, self.game.players):
            raise Fault("record", f"{show(seat)} is no seat")
        if not isinstance(move, str):
            raise Fault("record", f"{show(move)} is no move")
        question = next((one for one in self.due if one.seat == seat), None)
        if question is None:
            due = ", ".join(f"{one.answers[0].split()[0]!r} from {one.seat}" for one in self.due)
            article = self.due[0].article
            raise Fault(article, f"seat {seat} sends {show(move)} where due are {due}")
        if move not in question.answers:
            article = VERBS.get(move.split(" ")[0], question.article)
            if question.article not in ("C-5.1", "C-8.1", "C-18.5"):
                article = question.article
            legal = show(" | ".join(question.answers))
            raise Fault(article, f"{show(move)} is not legal; legal are {legal}")
        return seat, move


def header_faults(record: Mapping[str, object]) -> list[str]:
    """Faults of the fields that only say what this record is."""
    sound = {
        "format": record.get("format") == "ludus/1",
        "game": record.get("game") == "insanam",
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
        text = f"{where}: C-16.4: given, but the game is not over"
        return [] if outcome is None else [text]
    if not isinstance(outcome, dict):
        return [f"{where}: C-16.4: {show(outcome)}, but the game is over"]
    article = "C-16.3" if game.outcome["reason"] == "traitor" else "C-16.8"
    return [
        f"{where}: {article}: {name} {show(outcome.get(name))}, should be {value!r}"
        for name, value in game.outcome.items()
        if repr(outcome.get(name)) != repr(value)  # repr tells 1 from true and 1.0
    ]


def referee(record: object) -> list[str]:
    """All faults found in a record; none if it is a true game of Ad Insanam Imperatoris."""
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
        print("usage: python insanam_referee.py FILE...", file=sys.stderr)
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
