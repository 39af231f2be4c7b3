"""What ambitions, redemption and levies measure. Section 1.3 of the content."""

from collections.abc import Callable, Iterable

from ludus.core.events import Sink
from ludus.games.insanam.cards.powers import strength
from ludus.games.insanam.content.catalogue import LANDS, TERRITORIES
from ludus.games.insanam.content.vocabulary import COUNTED, GOODS
from ludus.games.insanam.goods import PLACE
from ludus.games.insanam.map.land import controlled, power
from ludus.games.insanam.map.troops import KIND, off_strip, on_map
from ludus.games.insanam.state import Player, Table
from ludus.games.insanam.tell import goods_ref, tell


def count(player: Player, metric: str, n: int = 1) -> None:
    """Count an occurrence. [C-12.3]"""
    player.counts[metric] = player.counts.get(metric, 0) + n


def measure(table: Table, seat: int, metric: str) -> int:
    """Measure a player."""
    player = table.players[seat]
    if metric in COUNTED:
        return player.counts.get(metric, 0)
    word, _, which = metric.partition(".")
    owned = _OWNED.get(word)
    return owned(player, which) if owned else _PLACED[word](table, seat, which)


def lies_open(metric: str) -> bool:
    """Tell whether everybody can see what is measured: no goods, no counters. [C-2.5, C-12.3]"""
    return metric not in COUNTED and metric.partition(".")[0] not in ("hold", "goods")


def declare(table: Table, seat: int, metrics: Iterable[str], sink: Sink | None) -> None:
    """Show how much one holds of the goods that are measured. [C-12.4]"""
    held = [metric.removeprefix("hold.") for metric in metrics if metric.startswith("hold.")]
    if held:
        goods = table.players[seat].goods
        shown = [n if good in held else 0 for good, n in zip(GOODS, goods, strict=True)]
        tell(sink, "declares", seat, goods=goods_ref(shown))


def race_rank(player: Player) -> tuple[int, int]:
    """Order chariots: finishers by arrival, then by space. [C-24.3]"""
    return (-player.arrival, 0) if player.arrival else (-99, player.chariot)


def _terr(table: Table, seat: int, region: str) -> int:
    lands = controlled(table, seat)
    return len(lands) if not region else sum(TERRITORIES[land].region == region for land in lands)


def _regions(table: Table, seat: int, _: str) -> int:
    return len({TERRITORIES[land].region for land in controlled(table, seat)})


def _full(table: Table, seat: int, region: str) -> int:
    return int(all(table.lands[land].owner == seat for land in LANDS[region]))


def _map(table: Table, seat: int, troop: str) -> int:
    troops = on_map(table, seat)
    return troops[KIND[troop]] if troop else sum(troops)


def _camps(table: Table, seat: int, _: str) -> int:
    return sum(land.camp for land in table.lands.values() if land.owner == seat)


def _racefirst(table: Table, seat: int, _: str) -> int:
    mine = race_rank(table.players[seat])
    return int(all(mine > race_rank(one) for at, one in enumerate(table.players) if at != seat))


def _corlast(table: Table, seat: int, _: str) -> int:
    return int(table.players[seat].marker == min(one.marker for one in table.players))


_PLACED: dict[str, Callable[[Table, int, str], int]] = {
    "terr": _terr,
    "regions": _regions,
    "full": _full,
    "map": _map,
    "off": lambda table, seat, _: sum(off_strip(table, seat)),
    "strength": lambda table, seat, _: power(on_map(table, seat), strength(table, seat)),
    "camps": _camps,
    "racefirst": _racefirst,
    "corlast": _corlast,
}
"""How metrics are taken that go by the table; some have a region or a type of troops."""

_OWNED: dict[str, Callable[[Player, str], int]] = {
    "unlocked": lambda player, _: sum(player.unlocked),
    "winners": lambda player, _: len(player.winners),
    "tucked": lambda player, _: len(player.tucked),
    "glads": lambda player, _: len(player.winners) + len(player.tucked),
    "race": lambda player, _: player.chariot,
    "cor": lambda player, _: player.marker,
    "hold": lambda player, good: player.goods[PLACE[good]],
    "goods": lambda player, _: sum(player.goods),
}
"""How metrics are taken that go by what a player has; one names a good."""
