"""The market: tiles bought, goods exchanged. [C-23, C-24.7, C-24.10]"""

from collections.abc import Iterator

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.insanam.cards.decks import draw, tile_deck
from ludus.games.insanam.cards.metrics import count
from ludus.games.insanam.cards.powers import Three, has, mod
from ludus.games.insanam.city.actions import actions_of, can_afford
from ludus.games.insanam.content.catalogue import NUMBERS, TILES
from ludus.games.insanam.content.vocabulary import GOODS
from ludus.games.insanam.frames import Action, Effects
from ludus.games.insanam.goods import can_pay, of_word, pay, push, receive, tax
from ludus.games.insanam.moves import DONE, LETTERS, SKIP, Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, tell


def tile_price(table: Table, seat: int, off: int) -> Three:
    """Tell what a tile costs, never less than nothing. [C-23.1]"""
    return max(0, NUMBERS.tile + mod(table, seat, "cost.tile") - off), 0, 0


def run_tile(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """A tile on offer may be bought; then one of its actions may be done. [C-23.1, C-23.4]"""
    del fate, sink
    if frame.chosen:
        frame.wait(frame.seat, "act")
    elif any(zone.offer for zone in state.table.zones.values()):
        frame.wait(frame.seat, "tile")
    else:
        frame.step()


def tile_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the tiles on offer, if there are means. [D-10]"""
    table = state.table
    offers = [zone.offer for zone in table.zones.values() if zone.offer]
    if not can_pay(table.players[seat], tile_price(table, seat, frame.atom.d)):
        offers = []
    return [*(make("buy", tile) for tile in offers), DONE]


def buy(state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Pay, lay the tile on its zone, turn the next one up. [C-23.1 to C-23.3, C-23.7]"""
    if move.kind == "done":
        frame.step()
        return
    frame.resume()
    table = state.table
    price = tile_price(table, seat, frame.atom.d)
    pay(table.players[seat], price)
    tile = move.word()
    tell(sink, "buys-tile", seat, tile=card_ref("tile", tile), goods=goods_ref(price))
    tax(table, seat, "tile", sink)
    count(table.players[seat], "tiles")
    name = TILES[tile].zone
    zone = table.zones[name]
    if zone.tile:
        table.gone.append(zone.tile)
    zone.tile = tile
    zone.banners = [-1] * len(zone.banners)
    zone.offer = draw(state, tile_deck(name), fate)
    frame.chosen = name


def bonus_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the actions of the new tile but purchases and repeats, or none. [C-23.4, C-23.5]"""
    table = state.table
    actions = actions_of(table.zones[frame.chosen], frame.chosen)
    return [
        *(
            make("act", LETTERS[at])
            for at, atoms in enumerate(actions)
            if not any(atom.kind in ("tile", "redo") for atom in atoms)
            and can_afford(table.players[seat], atoms)
        ),
        SKIP,
    ]


def act_at_once(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Carry an action of the new tile out, without citizen and banner. [C-23.4]"""
    del fate, sink
    name = frame.chosen
    frame.step()
    if move.kind == "act":
        index = LETTERS.index(move.word())
        tile = state.table.zones[name].tile
        push(state.table, Action(seat=seat, zone=name, index=index, tile=tile, banner=False))


def run_swap(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Goods may be exchanged. [C-24.10]"""
    del state, fate, sink
    frame.wait(frame.seat, "swap")


def swap_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the exchanges: up to k goods for as many of other kinds. [C-24.10, C-25.11]"""
    table = state.table
    player = table.players[seat]
    most = frame.atom.n + mod(table, seat, "swap")
    rate = 2 if has(player, "swap2") else 1
    return [*(make("swap", *pair) for pair in _exchanges(player.goods, most, rate)), DONE]


def _exchanges(goods: list[int], most: int, rate: int) -> Iterator[tuple[str, str]]:
    """Go through what can be given, and what can be had for it."""
    for at, good in enumerate(GOODS):
        one, other = (kind for kind in GOODS if kind != good)
        for n in range(1, min(most, goods[at]) + 1):
            got = n * rate
            for k in range(got, -1, -1):
                yield good * n, one * k + other * (got - k)
    for at, good in enumerate(GOODS):
        (one, one_held), (two, two_held) = (
            (kind, goods[place]) for place, kind in enumerate(GOODS) if place != at
        )
        for n in range(1, min(most - 1, one_held) + 1):
            for k in range(1, min(most - n, two_held) + 1):
                yield one * n + two * k, good * ((n + k) * rate)


def swap(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Exchange goods, or do not. [C-24.10]"""
    del fate
    frame.step()
    if move.kind == "done":
        return
    table = state.table
    given, got = of_word(move.word()), of_word(move.word(1))
    pay(table.players[seat], given)
    tax(table, seat, "swap", sink)
    receive(table.players[seat], got)
    tell(sink, "swaps", seat, given=goods_ref(given), goods=goods_ref(got))
