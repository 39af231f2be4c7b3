"""What troops cost, and what their steps on the map cost and bring. [C-15, C-17, C-18]"""

from collections.abc import Sequence

from ludus.core.forecast import Forecast
from ludus.core.message import Ref, say, seat_ref
from ludus.games.insanam.account import Account
from ludus.games.insanam.cards.powers import mod, strength
from ludus.games.insanam.content.catalogue import NUMBERS, REGIONS, TERRITORIES
from ludus.games.insanam.content.vocabulary import Troop
from ludus.games.insanam.frames import Effects, Incited, Pay, Sail
from ludus.games.insanam.looking import Seen, account_of, table_of, under_way
from ludus.games.insanam.map.battle_forecasts import (
    Meeting,
    add_battle,
    attack_on,
    battle_forecast,
    odds_of,
)
from ludus.games.insanam.map.land import hostile, power
from ludus.games.insanam.map.moves import (
    ChooseBattle,
    Cull,
    Deploy,
    Dismiss,
    Halt,
    MoveTroops,
    PayWages,
    Recruit,
    Retain,
    SailTo,
    SendTroops,
    Transit,
)
from ludus.games.insanam.map.prices import cost_lines, toll_lines, wage_lines, wages
from ludus.games.insanam.map.troops import KIND, one_troop
from ludus.games.insanam.moves import Done, Stay
from ludus.games.insanam.settling import settles
from ludus.games.insanam.slots import STORAGE, Three
from ludus.games.insanam.tell import land_ref

# Troops


def recruit(look: Seen, move: Recruit | Done) -> Forecast | None:
    """Tell what a troop costs, taxes included. [C-17.2, C-22.2]"""
    if isinstance(move, Done):
        return None
    table, account = table_of(look), account_of(look)
    off = under_way(look, Effects).atom.d
    account.charge(cost_lines(table, look.seat, KIND[move.troop], off))
    account.tax("recruit")
    account.note("will-recruit", troop=Ref("troop", move.troop))
    return account.forecast(settled=settles(table, look.seat))


def deploy(look: Seen, move: Deploy | Done) -> Forecast | None:
    """Tell what it costs to deploy a troop, and whether it attacks. [C-18.1, C-18.2]"""
    if isinstance(move, Done):
        return None
    account = account_of(look)
    account.tax("deploy")
    _arrive(account, move.land, one_troop(move.troop))
    return account.forecast(settled=settles(table_of(look), look.seat))


def deploy_odds(look: Seen, move: Deploy | Done) -> Forecast | None:
    """Tell how a battle for the start territory can end. [C-18.2]"""
    if isinstance(move, Done):
        return None
    return _attack_odds(look, move.land, one_troop(move.troop))


def cull(look: Seen, move: Cull) -> Forecast:
    """Tell what it means that a troop goes back to the strip. [C-17.3]"""
    return _returned(look, move.troop, move.place)


def _returned(look: Seen, troop: Troop, place: str) -> Forecast:
    account = account_of(look)
    account.note("will-return", troop=Ref("troop", troop))
    if place != STORAGE:
        leave(account, place, one_troop(troop))
    return account.forecast(settled=settles(table_of(look), look.seat))


# Steps


def _arrive(account: Account, place: str, party: Sequence[int], *, forced: bool = False) -> None:
    """Tell what comes of troops that enter a space: a battle, or control. [C-18.6, C-18.16]"""
    table, seat = account.table, account.seat
    if hostile(table, seat, place):
        add_battle(account, attack_on(table, seat, place, party, forced=forced))
    elif place in table.lands and table.lands[place].owner != seat:
        control(account, place)


def control(account: Account, place: str) -> None:
    """A territory comes under control: it scores, and brings gold each turn. [C-4.2, C-14.2]"""
    region = REGIONS[TERRITORIES[place].region]
    gold = Ref("gold", NUMBERS.fixed.territory)
    points = Ref("points", region.territory)
    account.note("will-control", land=land_ref(place), points=points, gold=gold)


def leave(account: Account, place: str, party: Sequence[int]) -> None:
    """A territory without troop and camp becomes vacant. [C-15.4, C-20.5]"""
    land = account.table.lands.get(place)
    if land is None or land.owner != account.seat:
        return
    if not land.camp and sum(party) == sum(land.troops):
        account.note("will-vacate", land=land_ref(place))


def _attack_odds(
    look: Seen, place: str, party: Sequence[int], *, forced: bool = False
) -> Forecast | None:
    """Tell how an attack can end, if it is one."""
    table, seat = table_of(look), look.seat
    if not hostile(table, seat, place):
        return None
    return odds_of(table, attack_on(table, seat, place, party, forced=forced), seat)


def march(look: Seen, move: MoveTroops | Transit | Halt) -> Forecast | None:
    """Tell what a step brings: a battle, a territory, or nothing but the way. [C-18.5, C-18.6]"""
    if isinstance(move, Halt):
        return None
    account = account_of(look)
    if isinstance(move, Transit):
        _transit(account, move)
        leave(account, move.source, move.party)
    else:
        leave(account, move.source, move.party)
        _arrive(account, move.target, move.party)
    return account.forecast(settled=settles(table_of(look), look.seat))


def _transit(account: Account, move: Transit) -> None:
    """Tell the toll for passing through, and who gets it. [C-18.8]"""
    table, seat = account.table, account.seat
    owner = table.lands[move.target].owner
    account.charge((toll_lines(table, seat, move.party), (), ()))
    got = power(move.party, strength(table, seat)) + mod(table, owner, "toll_in")
    account.note("will-toll", seat=seat_ref(owner), gold=Ref("gold", got))


def march_odds(look: Seen, move: MoveTroops | Transit | Halt) -> Forecast | None:
    """Tell how the battle can end that a step leads to. [C-18.10]"""
    return _attack_odds(look, move.target, move.party) if isinstance(move, MoveTroops) else None


def sail(look: Seen, move: SailTo | Stay) -> Forecast | None:
    """Tell what a free step of a group at sea brings. [C-18.13, C-18.15]"""
    if isinstance(move, Stay):
        return None
    account = account_of(look)
    _arrive(account, move.target, _group(look))
    return account.forecast(settled=settles(table_of(look), look.seat))


def sail_odds(look: Seen, move: SailTo | Stay) -> Forecast | None:
    """Tell how a landing can end. [C-18.15]"""
    return None if isinstance(move, Stay) else _attack_odds(look, move.target, _group(look))


def _group(look: Seen) -> Three:
    """Give the group that is asked, not those that joined it."""
    return under_way(look, Sail).groups[0][1]


def send(look: Seen, move: SendTroops) -> Forecast:
    """Tell what an attack brings to which one is forced; it is nobody's crime. [C-25.29]"""
    frame, account = under_way(look, Incited), account_of(look)
    leave(account, frame.source, move.party)
    _arrive(account, frame.land, move.party, forced=True)
    return account.forecast(settled=settles(table_of(look), look.seat))


def send_odds(look: Seen, move: SendTroops) -> Forecast | None:
    """Tell how a forced attack can end. [C-25.29]"""
    return _attack_odds(look, under_way(look, Incited).land, move.party, forced=True)


# Battles that wait


def battle(look: Seen, move: ChooseBattle) -> Forecast:
    """Tell both powers of a battle that waits. [C-18.10]"""
    return battle_forecast(account_of(look), _waiting(look, move))


def battle_odds(look: Seen, move: ChooseBattle) -> Forecast:
    """Tell how a battle that waits can end."""
    return odds_of(table_of(look), _waiting(look, move), look.seat)


def _waiting(look: Seen, move: ChooseBattle) -> Meeting:
    return attack_on(table_of(look), look.seat, move.land, (0, 0, 0))


# Soldiers' pay


def wage(look: Seen, move: PayWages) -> Forecast:
    """Tell what it costs to pay a number of one type, beside those already said. [C-15.1]"""
    frame, account, table = under_way(look, Pay), account_of(look), table_of(look)
    kind = KIND[move.troop]
    account.charge((wage_lines(table, look.seat, frame.paid, kind, move.number), (), ()))
    paid = [*frame.paid]
    paid[kind] = move.number
    account.facts["due"] = wages(table, look.seat, paid)
    return account.forecast(settled=False)


def unpaid(look: Seen, move: Dismiss | Retain) -> Forecast:
    """Tell what becomes of an unpaid soldier, and what it costs. [C-15.3, C-15.4]"""
    if isinstance(move, Dismiss):
        return _returned(look, move.troop, move.place)
    account = account_of(look)
    account.score(-NUMBERS.fixed.unpaid, say("insanam-why-unpaid"))
    return account.forecast(settled=False)
