"""What the content files say of troops, arenas and prices, and its checks. Sections 1, 3, 4."""

from importlib.resources.abc import Traversable

from msgspec import Struct

from ludus.core.content import Positive, Whole, bad_content, load_content
from ludus.core.message import Fact
from ludus.kit.dice import FACES
from ludus.kit.hexes import Hex, disc, hex_at, length, neighbours, ring

HIGHEST = 5
"""The highest level a gladiator can begin with. [L-3.1]"""


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players: troop, arena, and how far out the zones lie."""

    troop: Positive
    radius: Positive
    ring: Positive
    wide: bool


class Costs(Struct, frozen=True, forbid_unknown_fields=True):
    """What each action costs in PA: one at least, or an activation would never end."""

    ahead: Positive
    aside: Positive
    pivot: Positive
    object: Positive
    stand: Positive
    throw: Positive
    recover: Positive
    free: Positive
    push: Positive
    engage: Positive
    withdraw: Positive


class Lanes(Struct, frozen=True, forbid_unknown_fields=True):
    """The arena of single combats: its rows, and how far apart a pair starts."""

    radius: Positive
    lanes: tuple[int, ...]
    apart: Positive


class Arena(Struct, frozen=True, forbid_unknown_fields=True):
    """The content file of arenas and troops."""

    levels: tuple[str, ...]
    rudis: Positive
    leaves: Positive
    queue: Positive
    rise: tuple[int, ...]
    dice: tuple[Whole, ...]
    costs: Costs
    tables: dict[int, Table]
    ladders: dict[int, tuple[Positive, ...]]
    duels: Lanes


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """The content file of names."""

    names: tuple[str, ...]


def zone_of(table: Table, players: int, seat: int) -> tuple[Hex, ...]:
    """List the hexes of a troop's zone: around a point of the ring, as far apart as can be. [L-4.1]

    With five and six players just the point and its neighbours towards the wall.
    """
    points = ring(table.ring)
    centre = points[seat * len(points) // players]
    around = neighbours(centre)
    if not table.wide:
        around = tuple(place for place in around if length(place) > table.ring)
    return (centre, *around)


def lanes_of(duels: Lanes) -> tuple[tuple[Hex, Hex], ...]:
    """List the start hexes of pairs, left and right, in the order of use. [L-30.3]"""
    lefts = ((-row // 2 - 2, row) for row in duels.lanes)
    return tuple((hex_at(left, row), hex_at(left + duels.apart, row)) for left, row in lefts)


def load(folder: Traversable) -> tuple[Arena, Names]:
    """Read and check the numbers and names of a folder."""
    arena = load_content(folder, "arena", Arena)
    _check_prices(arena)
    for size, ladder in arena.ladders.items():
        if len(ladder) != size or max(ladder) > HIGHEST:
            raise _bad(f"ladders.{size}", "gloria-content-ladder", most=HIGHEST)
    for players, table in arena.tables.items():
        _check_table(arena, table, players)
    places = [place for lane in lanes_of(arena.duels) for place in lane]
    if len(set(places)) < len(places) or not disc(arena.duels.radius).issuperset(places):
        raise _bad("duels", "gloria-content-lanes")
    return arena, load_content(folder, "names", Names)


def _check_prices(arena: Arena) -> None:
    """Levels and dice are what the rules take them for. [L-3.1, L-12.3, L-18.2, L-31.6, L-31.9]"""
    if not HIGHEST < arena.rudis <= len(arena.levels):
        raise _bad("rudis", "gloria-content-rudis")
    if arena.leaves > len(FACES):
        raise _bad("leaves", "gloria-content-leaves")
    if len(arena.rise) != len(FACES):
        raise _bad("rise", "gloria-content-rise")
    if len(arena.dice) < 2 or arena.dice[0] or sorted(set(arena.dice)) != list(arena.dice):
        raise _bad("dice", "gloria-content-dice")
    if arena.costs.ahead > arena.costs.aside:
        raise _bad("costs.ahead", "gloria-content-steps")


def _check_table(arena: Arena, table: Table, players: int) -> None:
    """Every troop has its levels, and a zone of its own with room for it. [L-3.4, L-4.1]"""
    if table.troop not in arena.ladders:
        raise _bad(f"tables.{players}.troop", "gloria-content-troop")
    zones = [zone_of(table, players, seat) for seat in range(players)]
    places = [place for zone in zones for place in zone]
    if min(map(len, zones)) < table.troop or len(set(places)) < len(places):
        raise _bad(f"tables.{players}.ring", "gloria-content-room")
    if not disc(table.radius).issuperset(places):
        raise _bad(f"tables.{players}.radius", "gloria-content-outside")


def _bad(key: str, reason: str, /, **facts: Fact) -> Exception:
    return bad_content("arena.toml", key, reason, **facts)
