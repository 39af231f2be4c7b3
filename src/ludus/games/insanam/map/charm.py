"""Milonia's charm, and the troops that withdraw from it. [C-25.24, D-14, D-23]"""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.games.insanam.content.vocabulary import TROOPS
from ludus.games.insanam.frames import Battle, Withdrawal
from ludus.games.insanam.goods import amount, pay, push, too_dear
from ludus.games.insanam.map import power_forecasts
from ludus.games.insanam.map.land import (
    NEXT,
    change,
    land_power,
    no_room,
    not_beside,
    not_there,
    occupy,
    settle,
    vacant,
)
from ludus.games.insanam.map.moves import Charm, Disband, Withdraw
from ludus.games.insanam.map.troops import one_troop, put_all_back
from ludus.games.insanam.moves import SKIP, Skip
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import goods_ref, land_ref, no, tell, troops_ref

Charming = Context[State, Battle]


def charm_price(table: Table, land: str) -> Three:
    """Tell what a territory costs that yields without battle: its power in gold. [C-25.24]"""
    return amount("G", land_power(table, land))


def _charms(_: Charming) -> list[Charm | Skip]:
    """Milonia may have a territory without battle. [C-25.24]"""
    return [Charm(), SKIP]


def _no_charm(context: Charming, move: Charm | Skip) -> Refusal | None:
    """For its power in gold. [C-25.24]"""
    if isinstance(move, Skip):
        return None
    table = context.state.table
    price = charm_price(table, context.frame.land)
    return too_dear(table.players[context.seat], price, "C-25.24")


def _charm(context: Charming, move: Charm | Skip) -> None:
    """Pay and take the territory; its troops withdraw, camps are lost. [C-25.24]"""
    frame, table, seat = context.frame, context.state.table, context.seat
    frame.resume()
    if isinstance(move, Skip):
        return
    price = charm_price(table, frame.land)
    pay(table.players[seat], price)
    tell(context.sink, "charms", seat, land=land_ref(frame.land), goods=goods_ref(price))
    table.frames.pop()
    land = table.lands[frame.land]
    land.barb, land.citadel, land.camp = 0, False, False
    if frame.defender < 0 or not any(land.troops):
        occupy(table, seat, frame.land)
    else:
        push(table, Withdrawal(seat=frame.defender, land=frame.land, charmer=seat))


CHARM: Decision[State, Battle, Charm | Skip] = Decision(
    word="charm",
    article="C-25.24",
    moves=(Charm, Skip),
    offers=_charms,
    forbids=_no_charm,
    answer=_charm,
    forecast=power_forecasts.charm,
    odds=power_forecasts.charm_odds,
)

Withdrawing = Context[State, Withdrawal]


def run_withdrawal(context: Withdrawing) -> None:
    """Troop after troop leaves; then the charmer moves in. [C-25.24]"""
    frame, table = context.frame, context.state.table
    if any(table.lands[frame.land].troops):
        frame.wait(frame.seat, WITHDRAW.word)
    else:
        table.frames.pop()
        occupy(table, frame.charmer, frame.land)


def _withdrawals(context: Withdrawing) -> list[Withdraw | Disband]:
    """List the troops and the territories beside theirs, or the strip. [D-23]"""
    table, land = context.state.table, context.frame.land
    places = [place for place in NEXT[land] if place in table.lands]
    troops = [troop for kind, troop in enumerate(TROOPS) if table.lands[land].troops[kind]]
    return [*(Withdraw(troop, place) for troop in troops for place in places), Disband()]


def _no_withdrawal(context: Withdrawing, move: Withdraw | Disband) -> Refusal | None:
    """A troop that is there, to an adjacent own or vacant territory with room. [C-25.24]"""
    if isinstance(move, Disband):
        return None
    table, seat, source = context.state.table, context.seat, context.frame.land
    there, one = table.lands[source].troops, one_troop(move.troop)
    if why := not_there(one, there, source, "C-25.24") or not_beside(source, move.land, "C-25.24"):
        return why
    land = table.lands[move.land]
    if land.owner != seat and not vacant(land):
        return no("C-25.24", "no-refuge", land=land_ref(move.land))
    if move.land in table.invaders:
        return no("C-25.24", "under-attack", land=land_ref(move.land))
    return no_room(table, seat, move.land, 1)


def _withdraw(context: Withdrawing, move: Withdraw | Disband) -> None:
    """Move a troop out, or let the rest go back to the strip. [C-25.24]"""
    table, seat, sink = context.state.table, context.seat, context.sink
    context.frame.resume()
    land = table.lands[context.frame.land]
    if isinstance(move, Disband):
        tell(sink, "disbands", seat, troops=troops_ref(land.troops))
        put_all_back(table.players[seat], land.troops)
        land.troops = [0, 0, 0]
        return
    one = one_troop(move.troop)
    change(table, seat, context.frame.land, one, -1)
    settle(table, seat, move.land, one)
    tell(sink, "withdraws", seat, troops=troops_ref(one), land=land_ref(move.land))


WITHDRAW: Decision[State, Withdrawal, Withdraw | Disband] = Decision(
    word="withdraw",
    article="C-25.24",
    moves=(Withdraw, Disband),
    offers=_withdrawals,
    forbids=_no_withdrawal,
    answer=_withdraw,
    forecast=power_forecasts.withdraw,
)

DECISIONS = (CHARM, WITHDRAW)
