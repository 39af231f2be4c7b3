"""What tiles, powers and favours cost, and why. [C-23.1, C-24.9, C-25.25]

A rule asks for the price; a forecast tells its lines as well.
"""

from ludus.core.forecast import Line
from ludus.core.message import say
from ludus.games.insanam.cards.powers import mod
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.goods import of_dict
from ludus.games.insanam.reasons import ACTION, Lines, mod_lines, not_below
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Table

FAVOUR_SHARE = 3
"""A favour of Milonia's costs the requester's marker divided by this. [C-25.25]"""


def tile_price(table: Table, seat: int, off: int) -> Three:
    """Tell what a tile costs, never less than nothing. [C-23.1]"""
    return max(0, NUMBERS.tile + mod(table, seat, "cost.tile") - off), 0, 0


def tile_lines(table: Table, seat: int, off: int) -> list[Line]:
    """Explain what a tile costs. [C-23.1]"""
    base = Line(NUMBERS.tile, say("insanam-why-tile"))
    return not_below([base, *mod_lines(table, seat, "cost.tile"), Line(-off, ACTION)])


def unlock_price(table: Table, seat: int, power: int, off: int) -> Three:
    """Tell what a power costs; only the gold part can be lowered, not below 0. [C-24.9]"""
    gold, wood, stone = of_dict(NUMBERS.unlock[power])
    return max(0, gold + mod(table, seat, "cost.unlock") - off), wood, stone


def unlock_lines(table: Table, seat: int, power: int, off: int) -> Lines:
    """Explain what a power costs. [C-24.9]"""
    prices = of_dict(NUMBERS.unlock[power])
    gold, wood, stone = ([Line(n, say("insanam-why-unlock"))] for n in prices)
    gold += [*mod_lines(table, seat, "cost.unlock"), Line(-off, ACTION)]
    return not_below(gold), wood, stone


def favour_price(table: Table, seat: int) -> int:
    """Tell what a favour costs a requester. [C-25.25]"""
    return table.players[seat].marker // FAVOUR_SHARE
