"""Troops and the conveyor: strip, reserve, storage. Chapter C-17."""

from ludus.games.insanam.cards.powers import has, mod
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.content.vocabulary import TROOPS
from ludus.games.insanam.goods import of_dict
from ludus.games.insanam.map.land import add, groups
from ludus.games.insanam.state import Player, Table, with_one

KIND: dict[str, int] = {troop: at for at, troop in enumerate(TROOPS)}
COSTS = tuple(of_dict(NUMBERS.troops[troop].cost) for troop in TROOPS)
"""What a troop costs by list: gold, wood, stone. [C-17.2]"""

WAGES = tuple(NUMBERS.troops[troop].pay for troop in TROOPS)
STRIP = tuple(NUMBERS.troops[troop].strip for troop in TROOPS)
_LEFT, _CENTRE = STRIP[0], STRIP[0] + STRIP[1]
"""How many slots are in the left section, and in left and centre together. [C-17.4]"""


def available(player: Player, kind: int) -> bool:
    """Tell whether a cube of the type is left, on the strip or in a reserve in force. [C-17.6]"""
    return player.strip[kind] > 0 or (player.reserve[kind] > 0 and has(player, "extra"))


def one_troop(troop: str) -> list[int]:
    """Give a troop of a type as legionaries, centurions, evocati."""
    return [int(kind == troop) for kind in TROOPS]


def take(player: Player, kind: int) -> None:
    """Take a cube: from the reserve only when the strip has none of the type. [C-17.7]"""
    (player.strip if player.strip[kind] else player.reserve)[kind] -= 1


def put_back(player: Player, kind: int) -> None:
    """A killed or returned troop refills the reserve first, then the strip. [C-17.3, C-17.7]

    Once the power behind the reserve is lost, it leaves the game instead. [C-25.31]
    """
    if player.reserve[kind] == player.extra[kind]:
        player.strip[kind] += 1
    elif has(player, "extra"):
        player.reserve[kind] += 1
    else:
        player.extra = with_one(player.extra, kind, player.extra[kind] - 1)


def put_all_back(player: Player, troops: tuple[int, ...] | list[int]) -> None:
    """Several troops go back to the strip."""
    for kind, n in enumerate(troops):
        for _ in range(n):
            put_back(player, kind)


def points(table: Table, seat: int) -> int:
    """Count movement points: more for each section of the strip that is empty. [C-17.5]"""
    n = sum(table.players[seat].strip)
    base = 1 + (n <= _CENTRE) + (n <= _LEFT) + (n == 0)
    return max(1, base + mod(table, seat, "mp"))


def off_strip(table: Table, seat: int) -> list[int]:
    """Count troops off the strip by type: map, sea and storage. [C-15.1]"""
    total = table.players[seat].storage[:]
    for _, troops in groups(table, seat):
        add(total, troops)
    return total


def on_map(table: Table, seat: int) -> list[int]:
    """Count troops on territories by type."""
    total = [0, 0, 0]
    for land in table.lands.values():
        if land.owner == seat:
            add(total, land.troops)
    return total
