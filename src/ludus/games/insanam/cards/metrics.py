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
    return _METRICS[word](table, seat, player, which)


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


def _terr(table: Table, seat: int, player: Player, region: str) -> int:  # noqa: ARG001
    lands = controlled(table, seat)
    return len(lands) if not region else sum(TERRITORIES[land].region == region for land in lands)


def _regions(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    return len({TERRITORIES[land].region for land in controlled(table, seat)})


def _full(table: Table, seat: int, player: Player, region: str) -> int:  # noqa: ARG001
    return int(all(table.lands[land].owner == seat for land in LANDS[region]))


def _map(table: Table, seat: int, player: Player, troop: str) -> int:  # noqa: ARG001
    troops = on_map(table, seat)
    return troops[KIND[troop]] if troop else sum(troops)


def _off(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    return sum(off_strip(table, seat))


def _strength(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    return power(on_map(table, seat), strength(table, seat))


def _camps(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    return sum(land.camp for land in table.lands.values() if land.owner == seat)


def _unlocked(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    return sum(player.unlocked)


def _winners(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    return len(player.winners)


def _tucked(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    return len(player.tucked)


def _glads(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    return len(player.winners) + len(player.tucked)


def _race(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    return player.chariot


def _racefirst(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    mine = race_rank(player)
    return int(all(mine > race_rank(one) for at, one in enumerate(table.players) if at != seat))


def _cor(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    return player.marker


def _corlast(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    return int(player.marker == min(one.marker for one in table.players))


def _hold(table: Table, seat: int, player: Player, good: str) -> int:  # noqa: ARG001
    return player.goods[PLACE[good]]


def _goods(table: Table, seat: int, player: Player, which: str) -> int:  # noqa: ARG001
    return sum(player.goods)


_METRICS: dict[str, Callable[[Table, int, Player, str], int]] = {
    "terr": _terr, "regions": _regions, "full": _full, "map": _map, "off": _off,
    "strength": _strength, "camps": _camps, "unlocked": _unlocked, "winners": _winners,
    "tucked": _tucked, "glads": _glads, "race": _race, "racefirst": _racefirst, "cor": _cor,
    "corlast": _corlast, "hold": _hold, "goods": _goods,
}  # fmt: skip
"""How each metric that is not a count is taken."""
