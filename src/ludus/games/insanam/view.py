"""What a seat may know: the table, and what it knows alone. Section 5.3."""

from msgspec import Struct

from ludus.core.forecast import Sum
from ludus.games.insanam.state import Own, Table


class House(Struct, frozen=True):
    """What a person could work out from the table: one for each seat.

    points    movement points [C-17.5]
    strength  of a legionary, a centurion, an evocatus [C-17.1]
    lands     how many territories are controlled
    income    gold, wood and stone of the next phase I [C-4.2]
    suburra   gold, wood and stone that a citizen in the Suburra would bring [C-6.2]
    troops    legionaries, centurions and evocati off the strip [C-15.1]
    camps     camps off the board: ready, on the map, or lost [C-2.2, C-20]
    race      the place in the chariot race, from 1; equals share it [C-24.3]
    """

    points: int
    strength: tuple[int, int, int]
    lands: int
    income: tuple[int, int, int]
    suburra: tuple[int, int, int]
    troops: tuple[int, int, int]
    camps: int
    race: int


class Edict(Struct, frozen=True):
    """What came of the gifts to an event, once all lie open.

    least    what all gifts together had to reach [C-13.5]
    given    what they came to; missing: how much less that is, 0 if it is enough [C-13.6]
    places   by seat, from 1; 0 for gifts that are not ranked [C-13.8, C-13.9]
    brought  by seat: the effect of its place, or the VP that are lost [C-13.7, C-13.10]
    """

    least: int
    given: int
    missing: int
    places: tuple[int, ...]
    brought: tuple[str, ...]


class View(Struct, frozen=True):
    """The table from one seat; seat None is a spectator.

    turn      the seat that decides now; None when several do or the game is over
    waiting   the seats that choose at once and have not yet chosen
    ask       what is to be decided, a word
    table     what lies open; in what a person is shown, goods of others are empty lists
    mine      what the seat knows alone
    decks     how many cards are left in each deck
    progress  for a person: what own and open ambitions and objectives have come to, by card: for
              each condition what there is and what is needed
    houses    for a person: what could be worked out for each seat
    powers    for a person: the power that holds each territory, without the die [C-19.4]
    sums      for a person: both sides of the battle or fight under way, before the dice
    edict     for a person: what came of the last gifts
    """

    seat: int | None
    turn: int | None
    waiting: tuple[int, ...]
    ask: str
    table: Table
    mine: Own | None
    decks: dict[str, int]
    progress: dict[str, tuple[tuple[int, int], ...]] = {}
    houses: tuple[House, ...] = ()
    powers: dict[str, int] = {}
    sums: tuple[Sum, ...] = ()
    edict: Edict | None = None
