"""Intermediate scoring: territories, Hippodrome, track, public ambition. [C-14.2 to C-14.6]"""

from collections.abc import Sequence
from typing import Any

from ludus.core.events import Sink
from ludus.games.insanam.cards.metrics import declare, measure, race_rank
from ludus.games.insanam.content.catalogue import LANDS, NUMBERS, PUBLIC, REGIONS
from ludus.games.insanam.goods import score
from ludus.games.insanam.state import Table
from ludus.games.insanam.tell import card_ref, tell


def score_round(table: Table, sink: Sink | None) -> None:
    """Score everything of the round in progress. [C-14.1]"""
    tell(sink, "scoring", round=table.round)
    _give(table, "score-lands", [land_points(table, seat) for seat in range(_n(table))], sink)
    _give(table, "score-race", race_points(table), sink)
    _give(table, "score-track", track_points(table), sink)
    card = table.ambitions[table.round - 1]
    tell(sink, "public-ambition", card=card_ref("public", card))
    for seat in table.order:
        declare(table, seat, PUBLIC[card].metrics, sink)
    _give(table, "score-public", public_points(table, card), sink)


def _n(table: Table) -> int:
    return len(table.players)


def _give(table: Table, key: str, points: Sequence[int], sink: Sink | None) -> None:
    for seat in table.order:
        if points[seat]:
            tell(sink, key, seat, n=points[seat])
            score(table, seat, points[seat], None)


def land_points(table: Table, seat: int) -> int:
    """Count VP for territories, and more for whole regions. [C-14.2]"""
    total = 0
    for region, lands in LANDS.items():
        held = sum(table.lands[land].owner == seat for land in lands)
        total += held * REGIONS[region].territory
        total += REGIONS[region].full if held == len(lands) else 0
    return total


def by_rank(values: Sequence[Any], points: Sequence[int]) -> list[int]:
    """Give points by rank; equals share the better place, places behind are used up. [C-14.6]"""
    return [points[sum(other > value for other in values)] for value in values]


def race_points(table: Table) -> list[int]:
    """Score chariots; one that never left the start gets nothing. [C-14.3]"""
    ranks = [race_rank(player) for player in table.players]
    points = by_rank(ranks, NUMBERS.players[_n(table)].hippodrome)
    return [
        won if player.chariot or player.arrival else 0
        for won, player in zip(points, table.players, strict=True)
    ]


def track_points(table: Table) -> list[int]:
    """Score markers on the treachery track. [C-14.4]"""
    markers = [player.marker for player in table.players]
    return by_rank(markers, NUMBERS.players[_n(table)].treachery)


def public_points(table: Table, card: str) -> list[int]:
    """Score a public ambition by the sum of its metrics; nothing scores nothing. [C-14.5]"""
    public = PUBLIC[card]
    values = [
        sum(measure(table, seat, metric) for metric in public.metrics) for seat in range(_n(table))
    ]
    entries = NUMBERS.players[_n(table)].public
    points = by_rank(values, [public.vp[entry - 1] for entry in entries])
    return [won if value else 0 for won, value in zip(points, values, strict=True)]
