"""Score sheets: where every point of a round and of the end came from. [C-14, C-16]

A sheet is read by all, so it tells numbers only where they lie open: of what stands behind screens
or is counted for hidden ambitions, only the places that it brought.
"""

from collections.abc import Iterable, Mapping, Sequence

from ludus.core.forecast import Line
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.outcome import Outcome
from ludus.core.sheets import FINAL, Cell, Column, Sheet, SheetRow, added, best_first
from ludus.games.insanam.cards.metrics import lies_open, measure
from ludus.games.insanam.content.catalogue import LANDS, PUBLIC, REGIONS
from ludus.games.insanam.state import Table

SOURCES: Mapping[str, str] = {
    "lands": "C-14.2",
    "regions": "C-14.2",
    "race": "C-14.3",
    "track": "C-14.4",
    "public": "C-14.5",
}
"""What a round is scored for, in the order of the rules, with its article."""
END: Mapping[str, str] = {"distance": "C-16.5", "leftovers": "C-16.7"}
"""What the end is scored for."""

Lines = tuple[Line, ...]
Counted = Mapping[str, Sequence[Lines]]
"""The lines of every seat, by what they are counted for."""


def reason(key: str, **facts: int | Ref) -> Message:
    """Say why a number is what it is."""
    return say(f"insanam-sheet-{key}", **facts)


def nothing(key: str) -> Lines:
    """Say why there is nothing."""
    return (Line(0, reason(key)),)


# The lines of a round


def land_lines(table: Table, seat: int) -> Lines:
    """Territories, region by region. [C-14.2]"""
    lines = tuple(
        Line(held * REGIONS[region].territory, reason("held", n=held, region=Ref("region", region)))
        for region, lands in LANDS.items()
        if (held := sum(table.lands[land].owner == seat for land in lands))
    )
    return lines or nothing("no-land")


def region_lines(table: Table, seat: int) -> Lines:
    """Whole regions. [C-14.2]"""
    lines = tuple(
        Line(REGIONS[region].full, reason("whole", region=Ref("region", region)))
        for region, lands in LANDS.items()
        if all(table.lands[land].owner == seat for land in lands)
    )
    return lines or nothing("no-region")


def race_lines(table: Table, seat: int, points: Sequence[int], places: Sequence[int]) -> Lines:
    """The place of a chariot, and where it stands. [C-14.3]"""
    player = table.players[seat]
    if not (player.chariot or player.arrival):
        return nothing("at-start")
    key = "finished" if player.arrival else "raced"
    return (Line(points[seat], reason(key, place=places[seat], space=player.chariot)),)


def track_lines(table: Table, seat: int, points: Sequence[int], places: Sequence[int]) -> Lines:
    """The place of a marker, and where it stands. [C-14.4]"""
    marker = table.players[seat].marker
    return (Line(points[seat], reason("marker", place=places[seat], space=marker)),)


def public_lines(table: Table, seat: int, points: Sequence[int], places: Sequence[int]) -> Lines:
    """The place by the public ambition; what was measured only where it lies open. [C-14.5]"""
    metrics = PUBLIC[table.ambitions[table.round - 1]].metrics
    if not all(lies_open(metric) for metric in metrics):
        if not points[seat]:
            return nothing("no-ambition")
        return (Line(points[seat], reason("placed", place=places[seat])),)
    n = sum(measure(table, seat, metric) for metric in metrics)
    if not n:
        return nothing("no-ambition")
    return (Line(points[seat], reason("measured", place=places[seat], n=n)),)


# Sheets


def round_sheet(table: Table, before: Sequence[int], counted: Counted) -> Sheet:
    """Tell what a round brought every player, by source. [C-14.1]"""
    totals = [player.vp for player in table.players]
    return Sheet(
        kind="round",
        number=table.round,
        title=reason("round", round=table.round),
        article="C-14.1",
        columns=_columns(("before", *SOURCES, "total"), table),
        rows=tuple(_row(seat, before, counted, totals[seat]) for seat in range(len(totals))),
        notes=(_leader(totals),),
        facts=dict(SOURCES),
        onward=reason("onward"),  # Pay always follows. [C-15.1]
    )


def final_sheet(
    table: Table, before: Sequence[int], counted: Counted, over: Outcome, why: Message
) -> Sheet:
    """Tell what the end brought every player, and why the winner won. [C-16.5 to C-16.8]"""
    rows = [
        _row(
            seat,
            before,
            counted,
            over.scores[seat],
            place=over.ranking[seat],
            won=seat in over.winners,
        )
        for seat in range(len(before))
    ]
    return Sheet(
        kind=FINAL,
        number=1,
        title=reason("game"),
        article="C-16.8",
        columns=_columns(("before", *counted, "total"), table),
        rows=tuple(sorted(rows, key=best_first)),
        notes=(why,),
        facts={word: END[word] for word in counted},
    )


def _columns(words: Iterable[str], table: Table) -> tuple[Column, ...]:
    card = Ref("public", table.ambitions[table.round - 1])
    return tuple(
        Column(word, reason(f"column-{word}", **({"card": card} if word == "public" else {})))
        for word in words
    )


def _row(
    seat: int,
    before: Sequence[int],
    counted: Counted,
    total: int | None,
    *,
    place: int | None = None,
    won: bool = False,
) -> SheetRow:
    cells = (
        Cell(before[seat]),
        *(added(lines[seat]) for lines in counted.values()),
        Cell(total),
    )
    return SheetRow((seat,), cells, place, won)


def _leader(totals: Sequence[int]) -> Message:
    """Say who is ahead, and by how much."""
    best = max(totals)
    seats = tuple(seat_ref(seat) for seat, total in enumerate(totals) if total == best)
    if len(seats) > 1:
        return say("insanam-sheet-leaders", seats=seats, count=len(seats), n=best)
    ahead = best - max(total for total in totals if total != best)
    return say("insanam-sheet-leader", seat=seats[0], n=best, ahead=ahead)
