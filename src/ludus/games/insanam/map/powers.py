"""What powers of boards need on the map, and Postumus' raid. [C-8.6, C-25.21]

Powers that one "can" use on the map are free actions: each is a decision of its own, which the
player-turn offers.
"""

from ludus.core.decisions import Decision
from ludus.core.errors import Refusal
from ludus.core.message import Ref
from ludus.games.insanam.cards.powers import has, power_ref
from ludus.games.insanam.content.catalogue import TERRITORIES
from ludus.games.insanam.frames import PlayerTurn
from ludus.games.insanam.map import power_forecasts
from ludus.games.insanam.map.land import (
    barbarous,
    depart,
    not_there,
    parties,
    settle,
    troops_in,
)
from ludus.games.insanam.map.moves import Raid
from ludus.games.insanam.state import InTurn, State, Table
from ludus.games.insanam.tell import land_ref, no, tell, troops_ref


def opponents(table: Table, seat: int) -> list[str]:
    """List the territories in which opponents have troops."""
    return [
        name for name, land in table.lands.items()
        if land.owner not in (seat, -1) and any(land.troops)
    ]  # fmt: skip


def no_opponent(table: Table, seat: int, name: str, article: str) -> Refusal | None:
    """Refuse a territory in which no opponent has troops."""
    land = table.lands[name]
    if land.owner not in (seat, -1) and any(land.troops):
        return None
    return no(article, "no-opponent", land=land_ref(name))


def no_power(context: InTurn, special: str, article: str) -> Refusal | None:
    """Refuse what needs a power that does not work."""
    player = context.state.table.players[context.seat]
    if has(player, special):
        return None
    power = power_ref(special)
    board, _, _ = str(power.id).partition("-")
    if player.board == board:
        return no(article, "locked", power=power)
    return no(article, "no-power", power=power, board=Ref("board", board))


def not_by_land(source: str, target: str, article: str) -> Refusal | None:
    """Refuse a territory that is not beside another on land."""
    if target in TERRITORIES[source].land:
        return None
    return no(article, "not-adjacent", place=land_ref(source), other=land_ref(target))


# Postumus


def _raids(context: InTurn) -> list[Raid]:
    """List own troops and the territories beside them, if Postumus has the power. [C-25.21]"""
    table, seat = context.state.table, context.seat
    if not has(table.players[seat], "raid"):
        return []
    return [
        Raid(name, target, party)
        for name, land in table.lands.items() if land.owner == seat
        for target in TERRITORIES[name].land
        for party in parties(land.troops)
    ]  # fmt: skip


def _no_raid(context: InTurn, move: Raid) -> Refusal | None:
    """Own troops into a barbarian territory beside theirs, once a game. [C-25.21]"""
    table, seat = context.state.table, context.seat
    if why := no_power(context, "raid", "C-25.21"):
        return why
    if table.players[seat].raided:
        return no("C-25.21", "once-a-game", power=power_ref("raid"))
    there = troops_in(table, seat, move.source)
    why = not_there(move.party, there, move.source, "C-25.21")
    if why := why or not_by_land(move.source, move.target, "C-25.21"):
        return why
    if barbarous(table.lands[move.target]):
        return None
    return no("C-25.21", "no-barbarians", land=land_ref(move.target))


def _raid(context: InTurn, move: Raid) -> None:
    """Take a barbarian territory without battle, once. [C-25.21]"""
    table, seat = context.state.table, context.seat
    table.players[seat].raided = True
    land = table.lands[move.target]
    land.barb, land.citadel = 0, False
    depart(table, seat, move.source, move.party)
    settle(table, seat, move.target, move.party)
    tell(context.sink, "raids", seat, troops=troops_ref(move.party), land=land_ref(move.target))


RAID: Decision[State, PlayerTurn, Raid] = Decision(
    word="raid",
    article="C-25.21",
    moves=(Raid,),
    offers=_raids,
    forbids=_no_raid,
    answer=_raid,
    forecast=power_forecasts.raid,
)
