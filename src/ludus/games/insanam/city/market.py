"""The market: tiles bought, goods exchanged. [C-23, C-24.7, C-24.10]"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ludus.core.decisions import Decision
from ludus.core.errors import Refusal
from ludus.core.message import Ref
from ludus.games.insanam.cards.decks import draw, tile_deck
from ludus.games.insanam.cards.metrics import count
from ludus.games.insanam.cards.powers import has, mod
from ludus.games.insanam.city import forecasts
from ludus.games.insanam.city.moves import BuyTile, Swap
from ludus.games.insanam.city.prices import tile_price
from ludus.games.insanam.content.catalogue import TILES
from ludus.games.insanam.content.vocabulary import GOODS
from ludus.games.insanam.frames import Effects
from ludus.games.insanam.goods import pay, receive, tax, too_dear
from ludus.games.insanam.moves import DONE, Done
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Doing, Player, State
from ludus.games.insanam.tell import card_ref, goods_ref, no, tell

# Tiles


def run_tile(context: Doing) -> None:
    """A tile on offer may be bought; then one of its actions may be done. [C-23.1, C-23.4]"""
    frame = context.frame
    if frame.chosen:
        frame.wait(frame.seat, "act")
    elif any(zone.offer for zone in context.state.table.zones.values()):
        frame.wait(frame.seat, TILE.word)
    else:
        frame.step()


def _tiles(context: Doing) -> list[BuyTile | Done]:
    """List the tiles on offer, or none. [D-10]"""
    zones = context.state.table.zones.values()
    return [*(BuyTile(zone.offer) for zone in zones if zone.offer), DONE]


def _no_tile(context: Doing, move: BuyTile | Done) -> Refusal | None:
    """Only tiles on offer can be bought, for their price. [C-23.1]"""
    if isinstance(move, Done):
        return None
    table, seat = context.state.table, context.seat
    if table.zones[TILES[move.tile].zone].offer != move.tile:
        return no("C-23.1", "not-offered-tile", card=card_ref("tile", move.tile))
    return too_dear(table.players[seat], tile_price(table, seat, context.frame.atom.d), "C-23.1")


def _buy(context: Doing, move: BuyTile | Done) -> None:
    """Pay, lay the tile on its zone, turn the next one up. [C-23.1 to C-23.3, C-23.7]"""
    frame, table, seat, sink = context.frame, context.state.table, context.seat, context.sink
    if isinstance(move, Done):
        frame.step()
        return
    frame.resume()
    price = tile_price(table, seat, frame.atom.d)
    pay(table.players[seat], price)
    tell(sink, "buys-tile", seat, tile=card_ref("tile", move.tile), goods=goods_ref(price))
    tax(table, seat, "tile", sink)
    count(table.players[seat], "tiles")
    name = TILES[move.tile].zone
    zone = table.zones[name]
    if zone.tile:
        table.gone = [*table.gone, zone.tile]
    zone.tile = move.tile
    zone.banners = [-1] * len(zone.banners)
    zone.offer = draw(context.state, tile_deck(name), context.fate)
    frame.chosen = name


TILE: Decision[State, Effects, BuyTile | Done] = Decision(
    word="tile",
    article="C-23.1",
    moves=(BuyTile, Done),
    offers=_tiles,
    forbids=_no_tile,
    answer=_buy,
    forecast=forecasts.buy,
)

# Exchanges


def run_swap(context: Doing) -> None:
    """Goods may be exchanged. [C-24.10]"""
    context.frame.wait(context.frame.seat, SWAP.word)


def most_swapped(context: Doing) -> int:
    """Count the goods that can be given. [C-24.10]"""
    return context.frame.atom.n + mod(context.state.table, context.seat, "swap")


def swap_rate(player: Player) -> int:
    """Count the goods that come for each; Claudius gets two. [C-25.11]"""
    return 2 if has(player, "swap2") else 1


def _swaps(context: Doing) -> Sequence[Swap | Done]:
    """List the exchanges: up to k goods for as many of other kinds. [C-24.10, C-25.11]"""
    player = context.state.table.players[context.seat]
    most = most_swapped(context)
    gold, wood, stone = (min(most, held) for held in player.goods)
    return _all_swaps((gold, wood, stone), most, swap_rate(player))


@lru_cache(maxsize=1024)
def _all_swaps(goods: Three, most: int, rate: int) -> tuple[Swap | Done, ...]:
    return (*(Swap(given, got) for given, got in _exchanges(goods, most, rate)), DONE)


def _exchanges(goods: Three, most: int, rate: int) -> Iterator[tuple[Three, Three]]:
    """Go through what can be given, one kind or two, and what can be had for it."""
    for at in range(len(GOODS)):
        one, two = (place for place in range(len(GOODS)) if place != at)
        for n in range(1, goods[at] + 1):
            for k in range(n * rate, -1, -1):
                yield _three({at: n}), _three({one: k, two: n * rate - k})
    for at in range(len(GOODS)):
        one, two = (place for place in range(len(GOODS)) if place != at)
        for n in range(1, min(most - 1, goods[one]) + 1):
            for k in range(1, min(most - n, goods[two]) + 1):
                yield _three({one: n, two: k}), _three({at: (n + k) * rate})


def _three(some: dict[int, int]) -> Three:
    return some.get(0, 0), some.get(1, 0), some.get(2, 0)


def _no_swap(context: Doing, move: Swap | Done) -> Refusal | None:
    """Not too many, of those one has, for other kinds, at the rate in force. [C-24.10, C-25.11]"""
    if isinstance(move, Done):
        return None
    player = context.state.table.players[context.seat]
    most, rate = most_swapped(context), swap_rate(player)
    if sum(move.give) > most:
        return no("C-24.10", "swap-most", n=most)
    if why := too_dear(player, move.give, "C-24.10"):
        return why
    for good, given, got in zip(GOODS, move.give, move.get, strict=True):
        if given and got:
            return no("C-24.10", "swap-kind", good=Ref("good", good))
    due = sum(move.give) * rate
    return None if sum(move.get) == due else no("C-24.10", "swap-rate", n=due)


def _swap(context: Doing, move: Swap | Done) -> None:
    """Exchange goods, or do not. [C-24.10]"""
    context.frame.step()
    if isinstance(move, Done):
        return
    table, seat, sink = context.state.table, context.seat, context.sink
    pay(table.players[seat], move.give)
    tax(table, seat, "swap", sink)
    receive(table.players[seat], move.get)
    tell(sink, "swaps", seat, given=goods_ref(move.give), goods=goods_ref(move.get))


SWAP: Decision[State, Effects, Swap | Done] = Decision(
    word="swap",
    article="C-24.10",
    moves=(Swap, Done),
    offers=_swaps,
    forbids=_no_swap,
    answer=_swap,
    forecast=forecasts.swap,
    exact=True,
)

DECISIONS = (TILE, SWAP)
