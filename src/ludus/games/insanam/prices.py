"""What moves cost, for the person who is asked. [C-7.4, C-18.8, C-21.2, C-23.1, C-24.9]"""

from collections.abc import Callable
from typing import Any, cast

from ludus.games.insanam.arena.gladiators import gladiator_price
from ludus.games.insanam.cards.powers import Three
from ludus.games.insanam.city.free_actions import favour_price
from ludus.games.insanam.city.market import tile_price
from ludus.games.insanam.city.senate import unlock_price
from ludus.games.insanam.content.catalogue import GLADIATORS, REDEMPTIONS
from ludus.games.insanam.court.ambitions import redemption_price
from ludus.games.insanam.frames import Battle, Effects, Fight, Pay
from ludus.games.insanam.goods import amount, of_word
from ludus.games.insanam.map.battle import land_power
from ludus.games.insanam.map.marching import toll
from ludus.games.insanam.map.pay import wages
from ludus.games.insanam.map.powers import banish_price, demote_price
from ludus.games.insanam.map.troops import KIND, cost
from ludus.games.insanam.moves import Move
from ludus.games.insanam.state import Table


def price(table: Table, seat: int, move: Move) -> Three:
    """Tell what a move costs: gold, wood, stone."""
    find = _PRICES.get(move.kind)
    return find(table, seat, move) if find else (0, 0, 0)


def _top(table: Table) -> Any:
    return table.frames[-1]


def _recruit(table: Table, seat: int, move: Move) -> Three:
    return cost(table, seat, KIND[move.word()], cast(Effects, _top(table)).atom.d)


def _hire(table: Table, seat: int, move: Move) -> Three:
    return gladiator_price(table, seat, move.word(), cast(Effects, _top(table)).atom.d)


def _tile(table: Table, seat: int, move: Move) -> Three:
    del move
    return tile_price(table, seat, cast(Effects, _top(table)).atom.d)


def _unlock(table: Table, seat: int, move: Move) -> Three:
    return unlock_price(table, seat, move.number() - 1, cast(Effects, _top(table)).atom.d)


def _transit(table: Table, seat: int, move: Move) -> Three:
    return amount("G", toll(table, seat, move.numbers(2)))


def _charm(table: Table, seat: int, move: Move) -> Three:
    del seat, move
    return amount("G", land_power(table, cast(Battle, _top(table)).land))


def _muster(table: Table, seat: int, move: Move) -> Three:
    gold, wood, stone = cost(table, seat, 0)
    n = move.number()
    return gold * n, wood * n, stone * n


def _buyback(table: Table, seat: int, move: Move) -> Three:
    del seat, move
    return amount("G", GLADIATORS[cast(Fight, _top(table)).gladiator].cost)


def _banish(table: Table, seat: int, move: Move) -> Three:
    del seat
    return banish_price(table, table.lands[move.word()].owner, move.numbers(1))


def _demote(table: Table, seat: int, move: Move) -> Three:
    del table, seat
    return demote_price(move.number(1), move.number(2))


def _request(table: Table, seat: int, move: Move) -> Three:
    del move
    return amount("G", favour_price(table, seat))


def _redeem(table: Table, seat: int, move: Move) -> Three:
    card = table.players[seat].card
    last = move.number() > len(REDEMPTIONS[card].conditions)
    return redemption_price(card) if last else (0, 0, 0)


def _wage(table: Table, seat: int, move: Move) -> Three:
    frame = cast(Pay, _top(table))
    paid = [*frame.paid]
    before = wages(table, seat, frame.paid)
    paid[frame.troop] = move.number(1)
    return amount("G", wages(table, seat, tuple(paid)) - before)


def _goods(table: Table, seat: int, move: Move) -> Three:
    del table, seat
    return of_word(move.word())


def _give(table: Table, seat: int, move: Move) -> Three:
    del table, seat
    return amount(move.word(), move.number(1))


_PRICES: dict[str, Callable[[Table, int, Move], Three]] = {
    "recruit": _recruit,
    "hire": _hire,
    "buy": _tile,
    "unlock": _unlock,
    "transit": _transit,
    "charm": _charm,
    "muster": _muster,
    "buyback": _buyback,
    "banish": _banish,
    "demote": _demote,
    "request": _request,
    "redeem": _redeem,
    "wage": _wage,
    "patronage": _goods,
    "pay": _goods,
    "lose": _goods,
    "swap": _goods,
    "give": _give,
}
