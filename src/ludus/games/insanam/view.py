"""What a seat may know: the table, and what it knows alone. Section 5.3."""

from msgspec import Struct

from ludus.games.insanam.state import Own, Table


class House(Struct, frozen=True):
    """What a person could work out from the table: one for each seat.

    points    movement points [C-17.5]
    strength  of a legionary, a centurion, an evocatus [C-17.1]
    lands     how many territories are controlled
    income    gold, wood and stone of the next phase I [C-4.2]
    """

    points: int
    strength: tuple[int, int, int]
    lands: int
    income: tuple[int, int, int]


class View(Struct, frozen=True):
    """The table from one seat; seat None is a spectator.

    turn      the seat that decides now; None when several do or the game is over
    waiting   the seats that choose at once and have not yet chosen
    ask       what is to be decided, a word
    table     what lies open; in what a person is shown, goods of others are empty lists
    mine      what the seat knows alone
    decks     how many cards are left in each deck
    prices    for a person: gold, wood and stone that a legal move costs, by its text
    progress  for a person: what own and open ambitions and objectives have come to, by card: for
              each condition what there is and what is needed
    houses    for a person: what could be worked out for each seat
    """

    seat: int | None
    turn: int | None
    waiting: tuple[int, ...]
    ask: str
    table: Table
    mine: Own | None
    decks: dict[str, int]
    prices: dict[str, tuple[int, int, int]] = {}
    progress: dict[str, tuple[tuple[int, int], ...]] = {}
    houses: tuple[House, ...] = ()
