"""Seneca's diplomacy and Pallas' financing: opponents' troops for gold. [C-25.13, C-25.26]"""

from collections.abc import Sequence

from ludus.core.decisions import Decision
from ludus.core.errors import Refusal
from ludus.core.message import Ref, seat_ref
from ludus.games.insanam.cards.powers import has
from ludus.games.insanam.content.catalogue import TERRITORIES
from ludus.games.insanam.content.vocabulary import TROOPS
from ludus.games.insanam.frames import PlayerTurn
from ludus.games.insanam.goods import pay, too_dear
from ludus.games.insanam.map import power_forecasts
from ludus.games.insanam.map.land import STACK, change, depart, parties, settle, vacant
from ludus.games.insanam.map.moves import Banish, Demote
from ludus.games.insanam.map.powers import no_opponent, no_power, opponents
from ludus.games.insanam.map.prices import banish_price, demote_price
from ludus.games.insanam.map.troops import one_troop, put_back, take
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import InTurn, State, Table
from ludus.games.insanam.tell import goods_ref, land_ref, no, tell, troops_ref


def _out_of_reach(
    table: Table, seat: int, name: str, troops: Sequence[int], article: str
) -> Refusal | None:
    """Refuse what is not an opponent's troops beside one's own territory. [C-25.13, C-25.26]"""
    if why := no_opponent(table, seat, name, article):
        return why
    land = table.lands[name]
    if all(table.lands[other].owner != seat for other in TERRITORIES[name].land):
        return no(article, "out-of-reach", land=land_ref(name))
    if not any(troops):
        return no(article, "no-troops")
    if all(n <= held for n, held in zip(troops, land.troops, strict=True)):
        return None
    return no(article, "not-their-troops", other=seat_ref(land.owner), land=land_ref(name))


def _used(context: InTurn, word: str) -> Refusal | None:
    """Refuse a second use in a player-turn. [C-8.6]"""
    if word not in context.state.table.players[context.seat].used:
        return None
    return no("C-8.6", "once", what=Ref("question", word))


# Seneca


def _banishments(context: InTurn) -> list[Banish]:
    """List the parts of opponents' troops, if Seneca has the power. [C-25.13]"""
    table, seat = context.state.table, context.seat
    if not has(table.players[seat], "diplomacy"):
        return []
    return [
        Banish(name, party) for name in opponents(table, seat)
        for party in parties(table.lands[name].troops)
    ]  # fmt: skip


def _no_banishment(context: InTurn, move: Banish) -> Refusal | None:
    """Troops of an opponent beside one's own land and not at home, for gold. [C-25.13]"""
    table, seat = context.state.table, context.seat
    why = no_power(context, "diplomacy", "C-25.13") or _used(context, "banish")
    if why := why or _out_of_reach(table, seat, move.land, move.party, "C-25.13"):
        return why
    owner = table.lands[move.land].owner
    if table.players[owner].start == move.land:
        return no("C-25.13", "at-home", other=seat_ref(owner), land=land_ref(move.land))
    return too_dear(table.players[seat], banish_price(table, owner, move.party), "C-25.13")


def _banish(context: InTurn, move: Banish) -> None:
    """Send troops to their start territory, or into storage where it has no room. [C-25.13]"""
    table, seat = context.state.table, context.seat
    owner = table.lands[move.land].owner
    price = banish_price(table, owner, move.party)
    pay(table.players[seat], price)
    table.players[seat].used.append("banish")
    tell(context.sink, "banishes", seat, other=seat_ref(owner), troops=troops_ref(move.party),
         land=land_ref(move.land), goods=goods_ref(price))  # fmt: skip
    depart(table, owner, move.land, move.party)
    _go_home(table, owner, move.party)


def _go_home(table: Table, owner: int, party: Three) -> None:
    home = table.players[owner].start
    land = table.lands[home]
    open_to = land.owner == owner or vacant(land)
    for kind, n in enumerate(party):
        for _ in range(n):
            if open_to and sum(land.troops) < STACK:
                settle(table, owner, home, one_troop(TROOPS[kind]))
            else:
                table.players[owner].storage[kind] += 1


BANISH: Decision[State, PlayerTurn, Banish] = Decision(
    word="banish",
    article="C-25.13",
    moves=(Banish,),
    offers=_banishments,
    forbids=_no_banishment,
    answer=_banish,
    forecast=power_forecasts.banish,
)

# Pallas


def _demotions(context: InTurn) -> list[Demote]:
    """List centurions and evocati of opponents, if Pallas has the power. [C-25.26]"""
    table, seat = context.state.table, context.seat
    if not has(table.players[seat], "financing"):
        return []
    return [
        Demote(name, cens, evos) for name in opponents(table, seat)
        for _, cens, evos in parties((0, *table.lands[name].troops[1:]))
    ]  # fmt: skip


def _no_demotion(context: InTurn, move: Demote) -> Refusal | None:
    """Troops for whom their owner has legionaries on the strip, at their cost. [C-25.26]"""
    table, seat = context.state.table, context.seat
    troops = (0, move.centurions, move.evocati)
    why = no_power(context, "financing", "C-25.26") or _used(context, "demote")
    if why := why or _out_of_reach(table, seat, move.land, troops, "C-25.26"):
        return why
    owner = table.lands[move.land].owner
    legionaries = table.players[owner].strip[0]
    if sum(troops) > legionaries:
        return no("C-25.26", "no-legionaries", other=seat_ref(owner), n=legionaries)
    return too_dear(table.players[seat], demote_price(move.centurions, move.evocati), "C-25.26")


def _demote(context: InTurn, move: Demote) -> None:
    """Turn troops into legionaries of their owner, paying their cost again. [C-25.26]"""
    table, seat = context.state.table, context.seat
    cens, evos = move.centurions, move.evocati
    land = table.lands[move.land]
    owner = table.players[land.owner]
    price = demote_price(cens, evos)
    pay(table.players[seat], price)
    table.players[seat].used.append("demote")
    change(table, land.owner, move.land, (cens + evos, -cens, -evos))
    for kind, n in ((1, cens), (2, evos)):
        for _ in range(n):
            put_back(owner, kind)
            take(owner, 0)
    tell(context.sink, "demotes", seat, other=seat_ref(land.owner),
         troops=troops_ref((0, cens, evos)), land=land_ref(move.land),
         goods=goods_ref(price))  # fmt: skip


DEMOTE: Decision[State, PlayerTurn, Demote] = Decision(
    word="demote",
    article="C-25.26",
    moves=(Demote,),
    offers=_demotions,
    forbids=_no_demotion,
    answer=_demote,
    forecast=power_forecasts.demote,
)
