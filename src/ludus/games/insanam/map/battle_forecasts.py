"""What a battle on the map risks: both powers line by line, and how it can end. [C-19]"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from ludus.core.forecast import Chance, Forecast, Line, Sum, total
from ludus.core.message import Ref, say, seat_ref
from ludus.games.insanam.account import Account
from ludus.games.insanam.cards.powers import has, mod, strength
from ludus.games.insanam.court.markers import told_of
from ludus.games.insanam.court.track import highest
from ludus.games.insanam.frames import Battle
from ludus.games.insanam.looking import Seen, account_of, table_of, under_way
from ludus.games.insanam.map.battle_odds import (
    WILD,
    Clash,
    Ends,
    Side,
    Terms,
    after,
    casualties,
    chances,
    ends,
    forts_lost,
    results,
)
from ludus.games.insanam.map.land import FIGURE, FORTRESS, fortress
from ludus.games.insanam.map.moves import Fall
from ludus.games.insanam.reasons import mod_lines, troop_lines
from ludus.games.insanam.settling import settles
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Table
from ludus.games.insanam.tell import land_ref

ATTACKER, DEFENDER = 0, 1


class Meeting(Struct, frozen=True):
    """An attack that is thought of, or a battle under way.

    attack  legionaries, centurions and evocati that attack
    forced  Petronius' doing: no blame [C-25.29]
    begun   the first blow has fallen already, if there is one
    """

    seat: int
    land: str
    attack: Three
    forced: bool = False
    begun: bool = False


def meeting_of(table: Table, frame: Battle, more: int = 0) -> Meeting:
    """Give the battle under way, perhaps with more legionaries."""
    legs, cens, evos = table.invaders[frame.land]
    begun = frame.stage not in ("charm", "begin", "revolt", "blow")
    return Meeting(frame.seat, frame.land, (legs + more, cens, evos), frame.forced, begun)


def attack_on(
    table: Table, seat: int, land: str, party: Sequence[int], *, forced: bool = False
) -> Meeting:
    """Think of an attack: those who already wait there fight as well. [C-18.10]"""
    legs, cens, evos = (
        n + there
        for n, there in zip(party, table.invaders.get(land, (0, 0, 0)), strict=True)
    )  # fmt: skip
    return Meeting(seat, land, (legs, cens, evos), forced)


def blamed(table: Table, meeting: Meeting) -> bool:
    """Tell whether the attack costs the starting power. [C-19.2, C-19.3]"""
    owner = table.lands[meeting.land].owner
    if owner < 0 or meeting.forced or meeting.begun or table.players[meeting.seat].blocked:
        return False
    return table.players[owner].marker < highest(table)


def _table_after(table: Table, meeting: Meeting) -> Table:
    """Give the table as it is in the battle: with the starting power gone, if it is to go."""
    if not blamed(table, meeting):
        return table
    players = [*table.players]
    players[meeting.seat] = replace(players[meeting.seat], blocked=True)
    return replace(table, players=players)


# Both sides


def attack_lines(table: Table, meeting: Meeting) -> list[Line]:
    """Explain the attacker's power before the die. [C-19.4]"""
    table = _table_after(table, meeting)
    return [
        *troop_lines(meeting.attack, strength(table, meeting.seat)),
        *mod_lines(table, meeting.seat, "atk"),
    ]


def land_lines(table: Table, name: str) -> list[Line]:
    """Explain the power that holds a territory. [C-19.4]"""
    land = table.lands[name]
    if land.owner < 0:
        barbarians = say("insanam-why-barbarians", barbarians=Ref("barbarians", land.barb))
        return [
            Line(land.barb * FIGURE, barbarians),
            Line(land.citadel * FORTRESS, say("insanam-why-citadel")),
        ]
    return [
        *troop_lines(land.troops, strength(table, land.owner)),
        Line(land.camp * fortress(table), say("insanam-why-camp")),
    ]


def defence_lines(table: Table, name: str) -> list[Line]:
    """Explain the defender's power before the die. [C-19.4]"""
    owner = table.lands[name].owner
    mods = mod_lines(table, owner, "def") if owner >= 0 else ()
    return [*land_lines(table, name), *mods]


def clash_of(table: Table, meeting: Meeting) -> Clash:
    """Give the two sides as they meet: Chaerea strikes first. [C-25.22]"""
    table = _table_after(table, meeting)
    land = table.lands[meeting.land]
    seat = meeting.seat
    mine = (*strength(table, seat), 0)
    atk = mod(table, seat, "atk")
    attack = (*meeting.attack, 0)
    if land.owner < 0:
        barbarians = (land.barb, 0, 0, int(land.citadel))
        return Clash(attack, barbarians, Terms(mine, WILD, atk, wild=True))
    troops = [*land.troops]
    if not meeting.begun and has(table.players[seat], "first blow") and any(troops):
        troops[next(kind for kind, n in enumerate(troops) if n)] -= 1
    defence = (troops[0], troops[1], troops[2], int(land.camp))
    theirs = (*strength(table, land.owner), fortress(table))
    extra = atk - mod(table, land.owner, "def")
    return Clash(attack, defence, Terms(mine, theirs, extra, wild=False))


def attack_chances(table: Table, seat: int, land: str, party: Three) -> tuple[float, float, float]:
    """Tell how likely an attack conquers a territory, fails, or leaves nobody there."""
    return chances(clash_of(table, Meeting(seat, land, party)))


# What is told


def add_battle(account: Account, meeting: Meeting) -> None:
    """Add both powers, and what the attack itself costs."""
    table = account.table
    owner = table.lands[meeting.land].owner
    account.sums += battle_sums(table, meeting, account.reader)
    account.facts["attack"] = land_ref(meeting.land)
    if blamed(table, meeting):
        account.note("will-blame", seat=seat_ref(owner))
    clash = clash_of(table, meeting)
    if owner >= 0 and sum(clash.defence[:3]) < sum(table.lands[meeting.land].troops):
        account.note("will-strike-first", seat=seat_ref(owner))


def battle_sums(table: Table, meeting: Meeting, reader: int | None) -> tuple[Sum, Sum]:
    """Explain the powers of attacker and defender to somebody. [C-19.4]"""
    owner = table.lands[meeting.land].owner
    barbarians = say("insanam-sum-barbarians")
    defender = barbarians if owner < 0 else told_of(reader, owner, "sum-defence")
    return (
        total("power", told_of(reader, meeting.seat, "sum-attack"), attack_lines(table, meeting)),
        total("power", defender, defence_lines(table, meeting.land)),
    )


def battle_forecast(account: Account, meeting: Meeting) -> Forecast:
    """Tell both powers of a battle."""
    add_battle(account, meeting)
    return account.forecast(settled=settles(account.table, account.seat))


def odds_of(table: Table, meeting: Meeting, reader: int) -> Forecast:
    """Tell how an attack or a battle can end, and what it costs either side."""
    clash = clash_of(table, meeting)
    # A troop that falls to the first blow counts as killed.
    land = table.lands[meeting.land]
    whole = clash.defence if clash.terms.wild else (*land.troops, clash.defence[3])
    start: tuple[Side, Side] = (clash.attack, (whole[0], whole[1], whole[2], whole[3]))
    return Forecast(odds=tuple(_told(table, meeting, ends(clash), start, reader)))


def _told(
    table: Table, meeting: Meeting, found: Ends, start: tuple[Side, Side], reader: int
) -> Iterator[Chance]:
    land = land_ref(meeting.land)
    for word, chance in results(found).items():
        yield Chance(word, say(f"insanam-odds-{word}", land=land), float(chance))
    owner = table.lands[meeting.land].owner
    whose = ("own", "other") if reader == meeting.seat else ("other", "own")
    for side in (ATTACKER, DEFENDER):
        barbarous = side == DEFENDER and owner < 0
        key = f"insanam-odds-{'barbarian' if barbarous else whose[side]}-losses"
        for n, chance in casualties(found, start, side):
            yield Chance(f"{whose[side]}-{n}", say(key, n=n), float(chance))
    if start[1][3]:
        key = "insanam-odds-citadel" if owner < 0 else "insanam-odds-camp"
        yield Chance("fort", say(key), float(forts_lost(found, start)))


# In a battle


def fall(look: Seen, move: Fall) -> Forecast:
    """Tell how much power a side gives up. [C-19.6]"""
    table, account = table_of(look), account_of(look)
    pieces = [
        *troop_lines(move.losses[:3], strength(table, look.seat)),
        Line(move.losses[3] * fortress(table), say("insanam-why-camp")),
    ]
    made = account.sum("power", say("insanam-sum-loss"), pieces)
    account.facts["power"] = made.total
    return account.forecast(settled=settles(table, look.seat))


def fall_odds(look: Seen, move: Fall) -> Forecast:
    """Tell how the battle can end after these losses; in a tie the other side has its own.

    The losses themselves are counted.
    """
    table, frame = table_of(look), under_way(look, Battle)
    meeting = meeting_of(table, frame)
    clash = clash_of(table, meeting)
    attack, defence = clash.attack, clash.defence
    if frame.choosing[0] == ATTACKER:
        attack = _less(attack, move.losses)
        if len(frame.choosing) > 1:
            _, defence = after(clash.attack, defence, clash.terms, 0)
    else:
        defence = _less(defence, move.losses)
    found = ends(Clash(attack, defence, clash.terms))
    start = (clash.attack, clash.defence)
    return Forecast(odds=tuple(_told(table, meeting, found, start, look.seat)))


def _less(side: Side, lost: Side) -> Side:
    return side[0] - lost[0], side[1] - lost[1], side[2] - lost[2], side[3] - lost[3]
