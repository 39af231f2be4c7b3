"""The fixed numbers: dice, prices, the track, and what depends on how many play. Section 1."""

from msgspec import Struct

from ludus.core.content import Positive, Whole
from ludus.games.insanam.content.vocabulary import Category, Effect, Good, Region, Troop

Goods = dict[Good, Whole]
"""An amount of each good; those not named are none."""


class _Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of numbers."""


class TroopNumbers(_Table, frozen=True):
    """A type of troops: cost, strength, pay, and how many the strip has. [C-2.3, C-15.1, C-17]"""

    cost: Goods
    strength: Positive
    pay: Whole
    strip: Whole


class Track(_Table, frozen=True):
    """The treachery track: its end, ends of rounds, waiting citizens, symbols. [C-3.5, C-9]"""

    last: Positive
    ends: tuple[Whole, ...]
    citizens: tuple[Whole, ...]
    symbols: tuple[Whole, ...]


class Hippodrome(_Table, frozen=True):
    """The race: where it ends, and where a chariot is stopped. [C-24.3, C-24.4]"""

    finish: Positive
    obstacles: tuple[Whole, ...]


class Suburra(_Table, frozen=True):
    """What a citizen brings there, and what each one already there adds. [C-6.2]"""

    citizen: Effect
    each: Effect


class Accusation(_Table, frozen=True):
    """Right: the traitor's fall, the accuser's VP; wrong: the gold, the others' rise. [C-10]"""

    fall: Whole
    vp: Whole
    gold: Whole
    rise: Whole


class Fixed(_Table, frozen=True):
    """Numbers that stand alone; the content file says which article each is of."""

    stack: Positive
    figure: Positive
    fortress: Whole
    vacant: Whole
    territory: Whole
    matchup: Whole
    display: Positive
    winners: Whole
    gladiators: Whole
    ambitions: Whole
    draft: Whole
    citizens: Whole
    camps: Whole
    unpaid: Whole
    missing: Whole
    leftovers: Positive


class Destiny(_Table, frozen=True):
    """Cards of destiny. [C-1.13, C-10.9]"""

    loyal: Whole
    traitor: Whole


class PlayerNumbers(_Table, frozen=True):
    """What depends on the number of players; entries in force are counted from 1."""

    circles: Positive
    rewards: tuple[Whole, ...]
    destiny: Destiny
    redeal: Destiny
    treachery: tuple[Whole, ...]
    hippodrome: tuple[Whole, ...]
    public: tuple[Whole, ...]


class Stock(_Table, frozen=True):
    """What a player begins with, by the place in the first turn order. [C-2.11, C-2.12]"""

    goods: Goods
    troops: Whole


class Box(_Table, frozen=True):
    """How many there are of everything. Section 1.2."""

    regions: dict[Region, Whole]
    seas: Whole
    figures: Whole
    citadels: Whole
    circles: Positive
    tiles: Whole
    classes: Whole
    categories: dict[Category, Whole]
    individual: Whole
    collective: Whole
    personal: Whole
    public: Whole
    redemptions: Whole
    boards: Whole
    destiny: Destiny


class Numbers(_Table, frozen=True):
    """The content file of numbers."""

    die: tuple[int, ...]
    income: Effect
    tile: Whole
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
