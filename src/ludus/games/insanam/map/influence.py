"""Petronius' influence: an opponent is made to attack. [C-25.29, D-22]"""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.message import seat_ref
from ludus.games.insanam.cards.powers import has, power_ref
from ludus.games.insanam.content.catalogue import TERRITORIES
from ludus.games.insanam.frames import Incited, PlayerTurn
from ludus.games.insanam.goods import push
from ludus.games.insanam.map import forecasts, power_forecasts
from ludus.games.insanam.map.land import depart, not_there, parties, vacant
from ludus.games.insanam.map.marching import begin_battle
from ludus.games.insanam.map.moves import Incite, SendTroops
from ludus.games.insanam.map.powers import no_opponent, no_power, not_by_land, opponents
from ludus.games.insanam.state import InTurn, State
from ludus.games.insanam.tell import land_ref, no, tell, troops_ref


def _incitements(context: InTurn) -> list[Incite]:
    """List opponents' territories and their neighbours, if Petronius has the power. [C-25.29]"""
    table, seat = context.state.table, context.seat
    if not has(table.players[seat], "influence"):
        return []
    return [
        Incite(name, target) for name in opponents(table, seat)
        for target in TERRITORIES[name].land
    ]  # fmt: skip


def _no_incitement(context: InTurn, move: Incite) -> Refusal | None:
    """An opponent's territory with troops, and a neighbour that somebody else holds. [C-25.29]"""
    table, seat = context.state.table, context.seat
    if why := no_power(context, "influence", "C-25.29"):
        return why
    if table.players[seat].incited:
        return no("C-25.29", "once-a-game", power=power_ref("influence"))
    why = no_opponent(table, seat, move.source, "C-25.29")
    if why := why or not_by_land(move.source, move.target, "C-25.29"):
        return why
    target = table.lands[move.target]
    if target.owner == table.lands[move.source].owner or vacant(target):
        return no("C-25.29", "nobody-to-attack", land=land_ref(move.target))
    return None


def _incite(context: InTurn, move: Incite) -> None:
    """Force an opponent to attack; the opponent chooses with what. [C-25.29]"""
    table, seat = context.state.table, context.seat
    owner = table.lands[move.source].owner
    table.players[seat].incited = True
    tell(context.sink, "incites", seat, other=seat_ref(owner), land=land_ref(move.target))
    push(table, Incited(seat=owner, source=move.source, land=move.target, seats=(owner,),
                        ask=INCITED.word))  # fmt: skip


INCITE: Decision[State, PlayerTurn, Incite] = Decision(
    word="incite",
    article="C-25.29",
    moves=(Incite,),
    offers=_incitements,
    forbids=_no_incitement,
    answer=_incite,
    forecast=power_forecasts.incite,
)

Sending = Context[State, Incited]


def _sendings(context: Sending) -> list[SendTroops]:
    """List the troops that can be sent, at least one. [D-22]"""
    troops = context.state.table.lands[context.frame.source].troops
    return [SendTroops(party) for party in parties(troops)]


def _no_sending(context: Sending, move: SendTroops) -> Refusal | None:
    """At least one troop, of those that are there. [C-25.29]"""
    source = context.frame.source
    return not_there(move.party, context.state.table.lands[source].troops, source, "C-25.29")


def _send(context: Sending, move: SendTroops) -> None:
    """Send troops into the attack; it is nobody's crime. [C-25.29]"""
    frame, table, seat = context.frame, context.state.table, context.seat
    table.frames.pop()
    table.mover = seat
    depart(table, seat, frame.source, move.party)
    table.invaders[frame.land] = [*move.party]
    tell(context.sink, "sent", seat, troops=troops_ref(move.party), land=land_ref(frame.land))
    begin_battle(table, seat, frame.land, forced=True)


INCITED: Decision[State, Incited, SendTroops] = Decision(
    word="incited",
    article="C-25.29",
    moves=(SendTroops,),
    offers=_sendings,
    forbids=_no_sending,
    answer=_send,
    forecast=forecasts.send,
    odds=forecasts.send_odds,
)
