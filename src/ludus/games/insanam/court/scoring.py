"""Intermediate scoring: territories, Hippodrome, track, public ambition. [C-14.2 to C-14.6]"""

from collections.abc import Sequence
from typing import Any

from ludus.core.events import Sink
from ludus.core.message import say
from ludus.games.insanam.cards.metrics import declare, measure, race_rank
from ludus.games.insanam.content.catalogue import LANDS, NUMBERS, PUBLIC, REGIONS
from ludus.games.insanam.court.sheets import (
    land_lines,
    public_lines,
    race_lines,
    region_lines,
    round_sheet,
    track_lines,
)
from ludus.games.insanam.goods import score
from ludus.games.insanam.state import Table
from ludus.games.insanam.tell import card_ref, tell


def score_round(table: Table, sink: Sink | None) -> None:
    """Score everything of the round in progress. [C-14.1]"""
    seats = range(len(table.players))
    before = [player.vp for player in table.players]
    card = table.ambitions[table.round - 1]
    race, track, public = race_points(table), track_points(table), public_points(table, card)
    for seat in seats:
        score(table, seat, land_points(table, seat) + race[seat] + track[seat] + public[seat], None)
    if sink is None:
        return
    raced, rose = places(_ranks(table)), places(_markers(table))
    placed = places(_measured(table, card))
    counted = {
        "lands": [land_lines(table, seat) for seat in seats],
        "regions": [region_lines(table, seat) for seat in seats],
        "race": [race_lines(table, seat, race, raced) for seat in seats],
        "track": [track_lines(table, seat, track, rose) for seat in seats],
        "public": [public_lines(table, seat, public, placed) for seat in seats],
    }
    sheet = round_sheet(table, before, counted)
    sink.tell(say("insanam-told-scoring", round=table.round), sheet=sheet)
    tell(sink, "public-ambition", card=card_ref("public", card))
    for seat in table.order:
        declare(table, seat, PUBLIC[card].metrics, sink)
    # Whoever leads comes last: that line stands for the scoring when the log is folded.
    for seat in sorted(table.order, key=lambda one: table.players[one].vp):
        total = table.players[seat].vp
        tell(sink, "scored", seat, n=total - before[seat], total=total)


def land_points(table: Table, seat: int) -> int:
    """Count VP for territories, and more for whole regions. [C-14.2]"""
    total = 0
    for region, lands in LANDS.items():
        held = sum(table.lands[land].owner == seat for land in lands)
        total += held * REGIONS[region].territory
        total += REGIONS[region].full if held == len(lands) else 0
    return total


def places(values: Sequence[Any]) -> list[int]:
    """Give places from 1; equals share the better one, places behind are used up. [C-14.6]"""
    return [1 + sum(other > value for other in values) for value in values]


def by_rank(values: Sequence[Any], points: Sequence[int]) -> list[int]:
    """Give points by place. [C-14.6]"""
    return [points[place - 1] for place in places(values)]


def _ranks(table: Table) -> list[tuple[int, int]]:
    return [race_rank(player) for player in table.players]


def race_points(table: Table) -> list[int]:
    """Score chariots; one that never left the start gets nothing. [C-14.3]"""
    points = by_rank(_ranks(table), NUMBERS.players[len(table.players)].hippodrome)
    return [
        won if player.chariot or player.arrival else 0
        for won, player in zip(points, table.players, strict=True)
    ]


def _markers(table: Table) -> list[int]:
    return [player.marker for player in table.players]


def track_points(table: Table) -> list[int]:
    """Score markers on the treachery track. [C-14.4]"""
    return by_rank(_markers(table), NUMBERS.players[len(table.players)].treachery)


def _measured(table: Table, card: str) -> list[int]:
    """Add the metrics of a public ambition up for every player. [C-14.5]"""
    return [
        sum(measure(table, seat, metric) for metric in PUBLIC[card].metrics)
        for seat in range(len(table.players))
    ]


def public_points(table: Table, card: str) -> list[int]:
    """Score a public ambition by the sum of its metrics; nothing scores nothing. [C-14.5]"""
    entries = NUMBERS.players[len(table.players)].public
    values = _measured(table, card)
    points = by_rank(values, [PUBLIC[card].vp[entry - 1] for entry in entries])
    return [won if value else 0 for won, value in zip(points, values, strict=True)]
