"""What a citizen costs and brings, to its owner and to all others. [C-5, C-6, C-25.23]"""

from collections.abc import Sequence

from ludus.core.forecast import Forecast, Line
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.games.insanam.account import Account
from ludus.games.insanam.cards.powers import has
from ludus.games.insanam.city.moves import Place, Rob
from ludus.games.insanam.content.catalogue import NUMBERS, ZONES
from ludus.games.insanam.content.vocabulary import GOODS, SUBURRA, Atom
from ludus.games.insanam.court.opponents import others
from ludus.games.insanam.frames import PlayerTurn
from ludus.games.insanam.gains import before_the_end
from ludus.games.insanam.goods import totals
from ludus.games.insanam.looking import Seen, account_of, under_way
from ludus.games.insanam.moves import Skip
from ludus.games.insanam.reasons import Lines, mod_lines, not_below, power_reason

CIRCLE = say("insanam-why-circle")


def place(look: Seen, move: Place) -> Forecast:
    """Tell what a citizen costs and brings. [C-5.5 to C-5.7, C-6.2]"""
    account = account_of(look)
    account.tax(f"place.{move.zone}")
    if move.zone == SUBURRA or move.circle is None:
        suburra(account)
    else:
        _circle(account, move.zone, move.circle - 1)
        _share(account, move.zone, move.circle - 1)
    return account.forecast()


def leave(look: Seen) -> Forecast:
    """Whoever passes places no more citizens in this turn. [C-5.10]"""
    account = account_of(look)
    account.note("will-pass", n=account.player.supply)
    return account.forecast(settled=False)


def rob(look: Seen, move: Rob | Skip) -> Forecast:
    """Tell what comes of the point of a circle: taken from another player, or not. [C-25.23]"""
    frame, account = under_way(look, PlayerTurn), account_of(look)
    _, _, corruption = totals(ZONES[frame.zone].circles[frame.circle])
    if isinstance(move, Rob):
        account.brings += account.markers.fall(move.other, corruption)
    account.climb(corruption)
    _share(account, frame.zone, frame.circle)
    return account.forecast()


# For its owner


def _circle(account: Account, zone: str, circle: int) -> None:
    """The placer gains what the circle shows; Milonia may take its point from others. [C-5.5]"""
    table, seat = account.table, account.seat
    goods, vp, corruption = totals(ZONES[zone].circles[circle])
    robs = corruption and has(account.player, "theft")
    if robs and any(one.marker for at, one in enumerate(table.players) if at != seat):
        account.note("will-rob", n=corruption)
        account.climb(corruption)
    else:
        account.gain_all(_taken(account, goods), vp, corruption, CIRCLE)


def _taken(account: Account, goods: Sequence[int]) -> Lines:
    """Add what powers give on the circle taken. [C-5.5, C-25.14]"""
    found: list[list[Line]] = []
    for good, n in zip(GOODS, goods, strict=True):
        mods = mod_lines(account.table, account.seat, f"bonus.{good}") if n else ()
        found.append([Line(n, CIRCLE), *mods])
    return found[0] + _wisdom(account, found[0]), found[1], found[2]


def _wisdom(account: Account, gold: list[Line]) -> list[Line]:
    """Seneca gets as much gold again. [C-25.14]"""
    n = sum(line.amount for line in gold)
    if not n or not has(account.player, "wisdom"):
        return []
    return [Line(n, power_reason(account.player, "wisdom"))]


def suburra(account: Account) -> None:
    """Corruption, and goods for every citizen already there. [C-6.2]"""
    table, seat = account.table, account.seat
    _, _, corruption = totals(NUMBERS.suburra.citizen)
    account.climb(corruption)
    if account.markers.ended:
        return
    here = Line(len(table.suburra), say("insanam-why-suburra", n=len(table.suburra)))
    counted = not_below([here, *mod_lines(table, seat, "suburra")])
    goods, _, _ = totals(NUMBERS.suburra.each)
    gold, wood, stone = ([Line(n * one.amount, one.reason) for one in counted] for n in goods)
    account.gain((gold + _wisdom(account, gold), wood, stone))


# For the others


def _share(account: Account, zone: str, circle: int) -> None:
    """Every other player gains the bonuses on circles still free. [C-5.6, C-5.7]"""
    table = account.table
    free = [
        atom
        for at, occupant in enumerate(table.zones[zone].circles)
        if occupant < 0 and at != circle
        for atom in ZONES[zone].circles[at]
    ]
    shares: dict[int, tuple[Ref, ...]] = {}
    news: list[Message] = []
    for seat in others(table, account.seat):
        if not account.markers.ended:
            shares[seat], met = _share_of(account, seat, free)
            news += met
    account.brings += [*_told(shares, len(table.players) - 1), *news]


def _told(shares: dict[int, tuple[Ref, ...]], opponents: int) -> list[Message]:
    """Say what the others gain: once, if all gain the same."""
    if len(shares) == opponents and len(set(shares.values())) == 1:
        (share,) = set(shares.values())
        nothing = say("insanam-will-share-nothing")
        return [say("insanam-will-share", goods=share) if share else nothing]
    return [
        say("insanam-will-share-one", seat=seat_ref(seat), goods=share or (Ref("nothing", 0),))
        for seat, share in shares.items()
    ]


def _share_of(
    account: Account, seat: int, bonuses: Sequence[Atom]
) -> tuple[tuple[Ref, ...], list[Message]]:
    """Tell what one of the others gains, and what their marker meets."""
    other = Account(account.table, seat, account)
    goods, vp, corruption = totals(before_the_end(other.markers.spaces[seat], bonuses))
    gold, wood, stone = ([Line(n, CIRCLE)] for n in goods)
    other.gain_all((gold, wood, stone), vp, corruption, CIRCLE)
    # That the marker rises is told with the goods; only what it meets is news.
    news = [one for one in other.brings if one.key != "insanam-will-climb"]
    corrupted = (Ref("corruption", other.climbed),) if other.climbed else ()
    return (*other.gained_refs(), *corrupted), news
