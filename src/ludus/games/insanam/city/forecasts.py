"""What is decided in Rome costs and brings: actions, tiles, powers, exchanges, favours."""

from collections.abc import Sequence

from ludus.core.forecast import Forecast
from ludus.core.message import Ref, say, seat_ref
from ludus.games.insanam.account import Account
from ludus.games.insanam.cards.foresight import Walk, effect
from ludus.games.insanam.city.actions import actions_of
from ludus.games.insanam.city.moves import (
    Act,
    BuyTile,
    ClearBanner,
    DenyFavour,
    GrantFavour,
    KeepCamp,
    PitchCamp,
    Repeat,
    RequestFavour,
    Swap,
    TuckGladiator,
    Unlock,
    UseGladiator,
)
from ludus.games.insanam.city.prices import favour_price, tile_lines, unlock_lines
from ludus.games.insanam.content.catalogue import GLADIATORS, TILES
from ludus.games.insanam.content.vocabulary import Atom
from ludus.games.insanam.court.markers import told_of
from ludus.games.insanam.court.moves import CornerGood
from ludus.games.insanam.frames import Effects, Favour, PlayerTurn
from ludus.games.insanam.goods import totals
from ludus.games.insanam.looking import Seen, account_of, table_of, under_way
from ludus.games.insanam.map.land import FORTRESS, fortress
from ludus.games.insanam.moves import Done, Skip
from ludus.games.insanam.reasons import ACTION
from ludus.games.insanam.settling import settles
from ludus.games.insanam.tell import COUNTED, card_ref, deed_ref, land_ref, zone_ref

# Actions


def act(look: Seen, move: Act | Skip) -> Forecast | None:
    """Tell what is sure of an action of the zone, or of a tile just bought. [C-7.1, C-23.4]"""
    if isinstance(move, Skip):
        return None
    frame = table_of(look).frames[-1]
    zone = frame.zone if isinstance(frame, PlayerTurn) else under_way(look, Effects).chosen
    return _action(look, zone, move.action)


def redo(look: Seen, move: Repeat | Done) -> Forecast | None:
    """Tell what is sure of an action that is repeated. [C-24.8]"""
    return None if isinstance(move, Done) else _action(look, move.zone, move.action)


def _action(look: Seen, zone: str, index: int) -> Forecast:
    """Tell what is sure of an action: its parts from the left, then corruption. [C-7.1, C-7.6]"""
    account = account_of(look)
    atoms = actions_of(table_of(look).zones[zone], zone)[index]
    walk = effect(account, [atom for atom in atoms if atom.resource != "COR"], ACTION)
    account.climb(sum(atom.n for atom in atoms if atom.resource == "COR"))
    return account.forecast(settled=_settled(account, walk, atoms))


def _settled(account: Account, walk: Walk, atoms: Sequence[Atom]) -> bool:
    """Tell whether what is told is all that happens to the goods before the next decision."""
    if walk.late or account.markers.ended:
        return False
    stolen = any(atom.kind in ("steal", "refresh") for atom in atoms)
    return not stolen and settles(account.table, account.seat)


def gladiator(look: Seen, move: UseGladiator | TuckGladiator) -> Forecast:
    """Tell what a gladiator brings at once, or each turn. [C-8.2, C-8.3]"""
    account = account_of(look)
    card = GLADIATORS[move.gladiator]
    name = card_ref("gladiator", card.id)
    if isinstance(move, TuckGladiator):
        goods, vp, _ = totals(card.income)
        named = zip((*COUNTED, "points"), (*goods, vp), strict=True)
        brings = tuple(Ref(word, n) for word, n in named if n)
        account.note("will-tuck", gladiator=name, goods=brings)
        return account.forecast()
    walk = effect(account, card.oneshot, say("insanam-why-oneshot", gladiator=name))
    account.note("will-use", gladiator=name)
    return account.forecast(settled=_settled(account, walk, card.oneshot))


# Market and Senate


def buy(look: Seen, move: BuyTile | Done) -> Forecast | None:
    """Tell what a tile costs, and what it replaces. [C-23.1 to C-23.3]"""
    if isinstance(move, Done):
        return None
    table, account = table_of(look), account_of(look)
    off = under_way(look, Effects).atom.d
    account.charge((tile_lines(table, look.seat, off), (), ()))
    account.tax("tile")
    zone = TILES[move.tile].zone
    banners = sum(owner >= 0 for owner in table.zones[zone].banners)
    account.note("will-buy", zone=zone_ref(zone), n=banners)
    return account.forecast()


def swap(look: Seen, move: Swap | Done) -> Forecast | None:
    """Tell what an exchange costs, with its taxes, and brings. [C-24.10]"""
    if isinstance(move, Done):
        return None
    account = account_of(look)
    account.pay(move.give, say("insanam-why-exchange"))
    account.tax("swap")
    account.receive(move.get, say("insanam-why-exchange"))
    return account.forecast()


def unlock(look: Seen, move: Unlock | Done) -> Forecast | None:
    """Tell what a power costs, and what it releases. [C-20.1, C-24.9]"""
    if isinstance(move, Done):
        return None
    table, account = table_of(look), account_of(look)
    off = under_way(look, Effects).atom.d
    account.charge(unlock_lines(table, look.seat, move.power - 1, off))
    account.tax("unlock")
    account.note("will-unlock", power=Ref("power", f"{account.player.board}-{move.power}"))
    account.note("will-release")
    return account.forecast(settled=settles(table, look.seat))


def camp(look: Seen, move: PitchCamp | KeepCamp) -> Forecast | None:
    """Tell what a camp is worth where it is placed. [C-20.2, C-20.3]"""
    if isinstance(move, KeepCamp):
        return None
    table, account = table_of(look), account_of(look)
    if power := fortress(table):
        account.note("will-camp", land=land_ref(move.land), n=power)
    else:
        account.score(FORTRESS, say("insanam-why-camp"))
    return account.forecast(settled=settles(table, look.seat))


def name_good(look: Seen, move: CornerGood) -> Forecast:
    """Gains of the good named are doubled until the round ends. [C-25.27]"""
    account = account_of(look)
    account.note("will-double", good=Ref("good", move.good))
    return account.forecast(settled=settles(table_of(look), look.seat))


def clear(look: Seen, move: ClearBanner) -> Forecast:
    """A banner is removed: the action is free again. [C-24.8]"""
    account = account_of(look)
    _cleared(account, move.zone, move.action)
    return account.forecast(settled=settles(table_of(look), look.seat))


def _cleared(account: Account, zone: str, action: int) -> None:
    owner = account.table.zones[zone].banners[action]
    deed = deed_ref(actions_of(account.table.zones[zone], zone)[action])
    told = told_of(account.reader, owner, "will-clear", zone=zone_ref(zone), deed=deed)
    account.brings.append(told)


# Favours


def request(look: Seen, move: RequestFavour) -> Forecast:
    """Tell what a favour costs, if it is granted. [C-25.25]"""
    table, account = table_of(look), account_of(look)
    owner = table.zones[move.zone].banners[move.action]
    reason = say("insanam-why-favour", n=account.player.marker)
    account.pay((favour_price(table, look.seat), 0, 0), reason)
    account.note("will-request", seat=seat_ref(owner))
    return account.forecast(settled=False)


def favour(look: Seen, move: GrantFavour | DenyFavour) -> Forecast | None:
    """Tell what a favour brings whoever grants it. [C-25.25]"""
    if isinstance(move, DenyFavour):
        return None
    frame, account = under_way(look, Favour), account_of(look)
    account.receive((frame.price, 0, 0), say("insanam-why-granted"))
    _cleared(account, frame.zone, frame.index)
    return account.forecast()
