"""What powers of boards cost and bring on the map. [C-25.13, C-25.20, C-25.21, C-25.24, C-25.26]"""

from ludus.core.forecast import Forecast
from ludus.core.message import Ref, seat_ref
from ludus.games.insanam.frames import Battle, Withdrawal
from ludus.games.insanam.looking import Seen, account_of, table_of, under_way
from ludus.games.insanam.map.battle_forecasts import (
    add_battle,
    battle_forecast,
    land_lines,
    meeting_of,
    odds_of,
)
from ludus.games.insanam.map.forecasts import control, leave
from ludus.games.insanam.map.land import STACK, vacant
from ludus.games.insanam.map.moves import (
    Banish,
    Charm,
    Demote,
    Disband,
    Incite,
    Muster,
    Raid,
    Withdraw,
)
from ludus.games.insanam.map.prices import banish_lines, cost_lines, demote_lines
from ludus.games.insanam.moves import Skip
from ludus.games.insanam.settling import settles
from ludus.games.insanam.tell import land_ref, troops_ref

# Before a battle


def charm(look: Seen, move: Charm | Skip) -> Forecast:
    """Tell what it costs that a territory yields: its power in gold; or the battle. [C-25.24]"""
    table, account = table_of(look), account_of(look)
    frame = under_way(look, Battle)
    if isinstance(move, Skip):
        return battle_forecast(account, meeting_of(table, frame))
    account.charge((land_lines(table, frame.land), (), ()))
    account.note("will-charm", land=land_ref(frame.land))
    control(account, frame.land)
    return account.forecast(settled=settles(table, look.seat))


def charm_odds(look: Seen, move: Charm | Skip) -> Forecast | None:
    """Tell how the battle can end that is not avoided."""
    if isinstance(move, Charm):
        return None
    table = table_of(look)
    return odds_of(table, meeting_of(table, under_way(look, Battle)), look.seat)


def muster(look: Seen, move: Muster) -> Forecast:
    """Tell what legionaries recruited into an attack cost, and the powers with them. [C-25.20]"""
    table, account = table_of(look), account_of(look)
    if n := move.legionaries:
        account.charge(cost_lines(table, look.seat, 0, 0, n))
        account.tax("recruit")
    add_battle(account, meeting_of(table, under_way(look, Battle), n))
    return account.forecast(settled=settles(table, look.seat))


def muster_odds(look: Seen, move: Muster) -> Forecast:
    """Tell how the battle can end with a number of legionaries more."""
    table = table_of(look)
    meeting = meeting_of(table, under_way(look, Battle), move.legionaries)
    return odds_of(table, meeting, look.seat)


def withdraw(look: Seen, move: Withdraw | Disband) -> Forecast:
    """Tell where troops go that yield. [C-25.24]"""
    table, account = table_of(look), account_of(look)
    if isinstance(move, Disband):
        troops = table.lands[under_way(look, Withdrawal).land].troops
        account.note("will-disband", troops=troops_ref(troops))
    else:
        name = Ref("troop", move.troop)
        account.note("will-withdraw", troop=name, land=land_ref(move.land))
        if table.lands[move.land].owner != look.seat:
            control(account, move.land)
    return account.forecast(settled=settles(table, look.seat))


# Free actions


def banish(look: Seen, move: Banish) -> Forecast:
    """Tell what it costs to send troops home, and where they go. [C-25.13]"""
    table, account = table_of(look), account_of(look)
    owner = table.lands[move.land].owner
    account.charge((banish_lines(table, owner, move.party), (), ()))
    home = table.players[owner].start
    there = table.lands[home]
    open_to = there.owner == owner or vacant(there)
    fit = min(sum(move.party), STACK - sum(there.troops)) if open_to else 0
    if fit:
        account.note("will-banish", seat=seat_ref(owner), n=fit, land=land_ref(home))
    if stored := sum(move.party) - fit:
        account.note("will-banish-storage", seat=seat_ref(owner), n=stored)
    return account.forecast()


def demote(look: Seen, move: Demote) -> Forecast:
    """Tell what it costs to turn centurions and evocati into legionaries. [C-25.26]"""
    account = account_of(look)
    account.charge(demote_lines(move.centurions, move.evocati))
    owner = table_of(look).lands[move.land].owner
    n = move.centurions + move.evocati
    account.note("will-demote", seat=seat_ref(owner), land=land_ref(move.land), n=n)
    return account.forecast()


def incite(look: Seen, move: Incite) -> Forecast:
    """Tell whom it forces to attack what. [C-25.29]"""
    account = account_of(look)
    owner = table_of(look).lands[move.source].owner
    account.note("will-incite", seat=seat_ref(owner), land=land_ref(move.target))
    return account.forecast()


def raid(look: Seen, move: Raid) -> Forecast:
    """Tell what it brings to take a barbarian territory without battle. [C-25.21]"""
    account = account_of(look)
    land = table_of(look).lands[move.target]
    barbarians = Ref("barbarians", land.barb)
    account.note("will-raid", barbarians=barbarians, citadels=int(land.citadel))
    control(account, move.target)
    leave(account, move.source, move.party)
    return account.forecast()
