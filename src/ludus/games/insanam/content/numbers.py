"""The fixed numbers: dice, prices, the track, and what depends on how many play. Section 1."""

from msgspec import Struct

from ludus.games.insanam.content.vocabulary import Category, Effect, Good, Region, Troop

Goods = dict[Good, int]
"""An amount of each good; those not named are none."""


class _Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of numbers."""


class TroopNumbers(_Table, frozen=True):
    """A type of troops: cost, strength, pay, and how many the strip has. [C-2.3, C-15.1, C-17]"""

    cost: Goods
    strength: int
    pay: int
    strip: int


class Track(_Table, frozen=True):
    """The treachery track: its end, ends of rounds, waiting citizens, symbols. [C-3.5, C-9]"""

    last: int
    ends: tuple[int, ...]
    citizens: tuple[int, ...]
    symbols: tuple[int, ...]


class Hippodrome(_Table, frozen=True):
    """The race: where it ends, and where a chariot is stopped. [C-24.3, C-24.4]"""

    finish: int
    obstacles: tuple[int, ...]


class Suburra(_Table, frozen=True):
    """What a citizen brings there, and what each one already there adds. [C-6.2]"""

    citizen: Effect
    each: Effect


class Accusation(_Table, frozen=True):
    """Right: the traitor's fall, the accuser's VP; wrong: the gold, the others' rise. [C-10]"""

    fall: int
    vp: int
    gold: int
    rise: int


class Fixed(_Table, frozen=True):
    """Numbers that stand alone; the content file says which article each is of."""

    stack: int
    figure: int
    fortress: int
    vacant: int
    territory: int
    matchup: int
    display: int
    winners: int
    gladiators: int
    ambitions: int
    draft: int
    citizens: int
    camps: int
    unpaid: int
    missing: int
    leftovers: int


class Destiny(_Table, frozen=True):
    """Cards of destiny. [C-1.13, C-10.9]"""

    loyal: int
    traitor: int


class PlayerNumbers(_Table, frozen=True):
    """What depends on the number of players; entries in force are counted from 1."""

    circles: int
    rewards: tuple[int, ...]
    destiny: Destiny
    redeal: Destiny
    treachery: tuple[int, ...]
    hippodrome: tuple[int, ...]
    public: tuple[int, ...]


class Stock(_Table, frozen=True):
    """What a player begins with, by the place in the first turn order. [C-2.11, C-2.12]"""

    goods: Goods
    troops: int


class Box(_Table, frozen=True):
    """How many there are of everything. Section 1.2."""

    regions: dict[Region, int]
    seas: int
    figures: int
    citadels: int
    circles: int
    tiles: int
    classes: int
    categories: dict[Category, int]
    individual: int
    collective: int
    personal: int
    public: int
    redemptions: int
    boards: int
    destiny: Destiny


class Numbers(_Table, frozen=True):
    """The content file of numbers."""

    die: tuple[int, ...]
    income: Effect
    tile: int
    unlock: tuple[Goods, Goods, Goods]
    troops: dict[Troop, TroopNumbers]
    track: Track
    hippodrome: Hippodrome
    suburra: Suburra
    accusation: Accusation
    fixed: Fixed
    players: dict[int, PlayerNumbers]
    stock: tuple[Stock, ...]
    box: Box
