"""Powers of boards on the map: diplomacy, financing, influence, the raid. [C-25.13 to C-25.29]"""

from collections.abc import Iterator

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import seat_ref
from ludus.games.insanam.cards.powers import Three, has, strength
from ludus.games.insanam.content.catalogue import TERRITORIES
from ludus.games.insanam.frames import Incited
from ludus.games.insanam.goods import amount, can_pay, pay, push
from ludus.games.insanam.map.land import (
    STACK,
    add,
    barbarous,
    depart,
    parties,
    power,
    settle,
    vacant,
)
from ludus.games.insanam.map.marching import begin_battle
from ludus.games.insanam.map.troops import COSTS, put_back, take
from ludus.games.insanam.moves import Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import goods_ref, land_ref, tell, troops_ref

DIPLOMACY = 2
"""Gold for each effective strength that Seneca sends away. [C-25.2]"""


def _within_reach(table: Table, seat: int) -> list[str]:
    """List the opponents' territories beside one's own. [C-25.13, C-25.26]"""
    return [
        name for name, land in table.lands.items()
        if land.owner not in (seat, -1) and any(land.troops)
        and any(table.lands[other].owner == seat for other in TERRITORIES[name].land)
    ]  # fmt: skip


def map_moves(table: Table, seat: int) -> Iterator[Move]:
    """Go through what powers can do on the map now, each once a player-turn. [C-8.6]"""
    player = table.players[seat]
    if has(player, "diplomacy") and "banish" not in player.used:
        yield from _banish_moves(table, seat)
    if has(player, "financing") and "demote" not in player.used:
        yield from _demote_moves(table, seat)
    if has(player, "influence") and not player.incited:
        yield from _incite_moves(table, seat)
    if has(player, "raid") and not player.raided:
        yield from _raid_moves(table, seat)


# Seneca


def banish_price(table: Table, owner: int, troops: tuple[int, ...]) -> Three:
    """Tell what it costs to send troops away. [C-25.13]"""
    return amount("G", DIPLOMACY * power(troops, strength(table, owner)))


def _banish_moves(table: Table, seat: int) -> Iterator[Move]:
    """Any part of an opponent's troops in one territory, but not at home. [C-25.13]"""
    player = table.players[seat]
    for name in _within_reach(table, seat):
        land = table.lands[name]
        if table.players[land.owner].start != name:
            for party in parties(land.troops):
                if can_pay(player, banish_price(table, land.owner, party)):
                    yield make("banish", name, *party)


def banish(state: State, seat: int, move: Move, sink: Sink | None) -> None:
    """Send troops to their start territory, or into storage where it has no room. [C-25.13]"""
    table = state.table
    name, party = move.word(), move.numbers(1)
    owner = table.lands[name].owner
    price = banish_price(table, owner, party)
    pay(table.players[seat], price)
    table.players[seat].used.append("banish")
    tell(sink, "banishes", seat, other=seat_ref(owner), troops=troops_ref(party),
         land=land_ref(name), goods=goods_ref(price))  # fmt: skip
    depart(table, owner, name, party)
    _go_home(table, owner, party)


def _go_home(table: Table, owner: int, party: tuple[int, ...]) -> None:
    home = table.players[owner].start
    land = table.lands[home]
    open_to = land.owner == owner or vacant(land)
    for kind, n in enumerate(party):
        for _ in range(n):
            if open_to and sum(land.troops) < STACK:
                one = [0, 0, 0]
                one[kind] = 1
                settle(table, owner, home, one)
            else:
                table.players[owner].storage[kind] += 1


# Pallas


def demote_price(cens: int, evos: int) -> Three:
    """Tell what it costs to turn centurions and evocati into legionaries. [C-25.26]"""
    gold, wood, stone = (
        cens * cen + evos * evo for cen, evo in zip(COSTS[1], COSTS[2], strict=True)
    )
    return gold, wood, stone


def _demote_moves(table: Table, seat: int) -> Iterator[Move]:
    """Centurions and evocati for whom their owner has legionaries on the strip. [C-25.26]"""
    player = table.players[seat]
    for name in _within_reach(table, seat):
        land = table.lands[name]
        legs = table.players[land.owner].strip[0]
        for _, cens, evos in parties((0, *land.troops[1:]), most=legs):
            if can_pay(player, demote_price(cens, evos)):
                yield make("demote", name, cens, evos)


def demote(state: State, seat: int, move: Move, sink: Sink | None) -> None:
    """Turn troops into legionaries of their owner, paying their cost again. [C-25.26]"""
    table = state.table
    name = move.word()
    cens, evos = move.numbers(1, 2)
    land = table.lands[name]
    owner = table.players[land.owner]
    price = demote_price(cens, evos)
    pay(table.players[seat], price)
    table.players[seat].used.append("demote")
    add(land.troops, (cens + evos, -cens, -evos))
    for kind, n in ((1, cens), (2, evos)):
        for _ in range(n):
            put_back(owner, kind)
            take(owner, 0)
    tell(sink, "demotes", seat, other=seat_ref(land.owner), troops=troops_ref((0, cens, evos)),
         land=land_ref(name), goods=goods_ref(price))  # fmt: skip


# Petronius


def _incite_moves(table: Table, seat: int) -> Iterator[Move]:
    """An opponent's territory with troops, and a neighbour that somebody else holds. [C-25.29]"""
    for name, land in table.lands.items():
        if land.owner not in (seat, -1) and any(land.troops):
            for target in TERRITORIES[name].land:
                other = table.lands[target]
                if other.owner != land.owner and not vacant(other):
                    yield make("incite", name, target)


def incite(state: State, seat: int, move: Move, sink: Sink | None) -> None:
    """Force an opponent to attack; the opponent chooses with what. [C-25.29]"""
    table = state.table
    source, target = move.word(), move.word(1)
    owner = table.lands[source].owner
    table.players[seat].incited = True
    tell(sink, "incites", seat, other=seat_ref(owner), land=land_ref(target))
    push(table, Incited(seat=owner, source=source, land=target, seats=(owner,), ask="incited"))


def send_moves(state: State, frame: Incited, seat: int) -> list[Move]:
    """List the troops that can be sent, at least one. [D-22]"""
    del seat
    return [make("send", *party) for party in parties(state.table.lands[frame.source].troops)]


def send(
    state: State, frame: Incited, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Send troops into the attack; it is nobody's crime. [C-25.29]"""
    del fate
    table = state.table
    party = move.numbers(0)
    table.frames.pop()
    table.mover = seat
    depart(table, seat, frame.source, party)
    table.invaders[frame.land] = [*party]
    tell(sink, "sent", seat, troops=troops_ref(party), land=land_ref(frame.land))
    begin_battle(table, seat, frame.land, forced=True)


# Postumus


def _raid_moves(table: Table, seat: int) -> Iterator[Move]:
    """A barbarian territory beside troops of one's own. [C-25.21]"""
    for name, land in table.lands.items():
        if land.owner == seat and any(land.troops):
            for target in TERRITORIES[name].land:
                if barbarous(table.lands[target]):
                    for party in parties(land.troops):
                        yield make("raid", name, target, *party)


def raid(state: State, seat: int, move: Move, sink: Sink | None) -> None:
    """Take a barbarian territory without battle, once. [C-25.21]"""
    table = state.table
    source, target, party = move.word(), move.word(1), move.numbers(2)
    table.players[seat].raided = True
    land = table.lands[target]
    land.barb, land.citadel = 0, False
    depart(table, seat, source, party)
    settle(table, seat, target, party)
    tell(sink, "raids", seat, troops=troops_ref(party), land=land_ref(target))
