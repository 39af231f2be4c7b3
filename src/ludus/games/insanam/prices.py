"""What moves cost, for the person who is asked. [C-7.4, C-18.8, C-21.2, C-23.1, C-24.9]"""

from collections.abc import Callable
from typing import Any

from ludus.core.moves import Move
from ludus.games.insanam.arena.fights import buyback_price
from ludus.games.insanam.arena.gladiators import gladiator_price
from ludus.games.insanam.arena.moves import BuyBack, Hire
from ludus.games.insanam.cards.moves import LoseGoods, PayGoods
from ludus.games.insanam.city.free_actions import favour_price
from ludus.games.insanam.city.market import tile_price
from ludus.games.insanam.city.moves import BuyTile, RequestFavour, Swap, Unlock
from ludus.games.insanam.city.senate import unlock_price
from ludus.games.insanam.content.catalogue import REDEMPTIONS
from ludus.games.insanam.court.ambitions import redemption_price
from ludus.games.insanam.court.moves import Give, Redeem, SpendOnArts
from ludus.games.insanam.goods import NOTHING, amount
from ludus.games.insanam.map.battle import muster_price
from ludus.games.insanam.map.charm import charm_price
from ludus.games.insanam.map.diplomacy import banish_price, demote_price
from ludus.games.insanam.map.marching import toll
from ludus.games.insanam.map.moves import (
    Banish,
    Charm,
    Demote,
    Muster,
    PayWages,
    Recruit,
    Transit,
)
from ludus.games.insanam.map.pay import wages, with_paid
from ludus.games.insanam.map.troops import KIND, cost
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Table


def price(table: Table, seat: int, move: Move) -> Three:
    """Tell what a move costs: gold, wood, stone."""
    find = _PRICES.get(type(move))
    return find(table, seat, table.frames[-1], move) if find else NOTHING


def _redeem(table: Table, seat: int, move: Redeem) -> Three:
    card = table.players[seat].card
    last = move.objective > len(REDEMPTIONS[card].conditions)
    return redemption_price(card) if last else NOTHING


def _wage(table: Table, seat: int, frame: Any, move: PayWages) -> Three:
    more = wages(table, seat, with_paid(frame, move.number)) - wages(table, seat, frame.paid)
    return amount("G", more)


_PRICES: dict[type[Move], Callable[[Table, int, Any, Any], Three]] = {
    Recruit: lambda table, seat, frame, move: cost(table, seat, KIND[move.troop], frame.atom.d),
    Hire: lambda table, seat, frame, move: gladiator_price(
        table, seat, move.gladiator, frame.atom.d
    ),
    BuyTile: lambda table, seat, frame, _: tile_price(table, seat, frame.atom.d),
    Unlock: lambda table, seat, frame, move: unlock_price(
        table, seat, move.power - 1, frame.atom.d
    ),
    Transit: lambda table, seat, _, move: amount("G", toll(table, seat, move.party)),
    Charm: lambda table, _seat, frame, _: charm_price(table, frame.land),
    Muster: lambda table, seat, _, move: muster_price(table, seat, move.legionaries),
    BuyBack: lambda _table, _seat, frame, _: buyback_price(frame.gladiator),
    Banish: lambda table, _seat, _, move: banish_price(
        table, table.lands[move.land].owner, move.party
    ),
    Demote: lambda _table, _seat, _, move: demote_price(move.centurions, move.evocati),
    RequestFavour: lambda table, seat, *_: amount("G", favour_price(table, seat)),
    Redeem: lambda table, seat, _, move: _redeem(table, seat, move),
    PayWages: _wage,
    SpendOnArts: lambda *named: named[-1].goods,
    PayGoods: lambda *named: named[-1].goods,
    LoseGoods: lambda *named: named[-1].goods,
    Swap: lambda *named: named[-1].give,
    Give: lambda *named: amount(named[-1].good, named[-1].amount),
}
