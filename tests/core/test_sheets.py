"""Score sheets: sums, what is wrong with one, and the plain one of a game that tells none."""

import pytest
from msgspec.structs import replace

from ludus.core.codec import from_json, to_json
from ludus.core.events import Log, Told
from ludus.core.forecast import Line
from ludus.core.message import say
from ludus.core.outcome import Outcome
from ludus.core.sheets import (
    FINAL,
    Cell,
    Column,
    Sheet,
    SheetRow,
    added,
    faults,
    final_sheet,
    plain_sheet,
)

POINTS = Column("points", say("sheet-score"))


def sheet(*rows: SheetRow) -> Sheet:
    return Sheet("round", 1, say("sheet-over"), "G-8.2", (POINTS,), rows)


def test_a_line_of_0_is_told_too() -> None:
    lines = (Line(3, say("sheet-score")), Line(0, say("sheet-over")))
    assert added(lines) == Cell(3, lines)


def test_a_sound_sheet_has_no_fault() -> None:
    lines = (Line(2, say("sheet-score")), Line(-1, say("sheet-over")))
    row = SheetRow((0,), (added(lines),))
    assert not list(faults(sheet(row, SheetRow((1, 2), (Cell(None),))), 3))


def test_a_missing_seat_a_missing_cell_and_a_wrong_sum_are_found() -> None:
    wrong = Cell(3, (Line(2, say("sheet-score")),))
    found = list(faults(sheet(SheetRow((0,), (wrong,)), SheetRow((0,), ())), 2))
    assert [what.split(" of the sheet")[0] for what in found] == [
        "every seat stands in one row",
        "the lines of a cell",
        "every row",
    ]


@pytest.mark.parametrize(
    ("rows", "sound"),
    [
        ([(0, 1, True), (1, 2, False), (2, 2, False)], True),
        ([(0, 1, True), (2, 2, False), (1, 2, False)], False),
        ([(1, 2, False), (0, 1, True), (2, 2, False)], False),
    ],
)
def test_at_the_end_the_best_stand_first_and_equals_by_their_seats(
    rows: list[tuple[int, int, bool]], sound: bool
) -> None:
    last = replace(
        sheet(*(SheetRow((seat,), (Cell(1),), place, won) for seat, place, won in rows)), kind=FINAL
    )
    assert (not list(faults(last, 3))) == sound
    # What is counted on the way may stand in another order.
    assert not list(faults(replace(last, kind="round"), 3))


def test_a_sheet_is_told_with_its_event_and_survives_json() -> None:
    log = Log()
    whole = sheet(SheetRow((0,), (Cell(1),), name=say("sheet-score")))
    log.tell(say("sheet-over"))
    log.tell(say("sheet-over"), sheet=whole)
    assert log.sheets == [whole]
    assert from_json(to_json(log.told), list[Told]) == log.told
    assert b"sheet" not in to_json(log.told[0]).replace(b"sheet-over", b"")


def test_the_plain_sheet_has_places_and_scores_the_best_first() -> None:
    outcome = Outcome((1,), (2, 5, None), (2, 1, 3), "target", "target")
    plain = plain_sheet(outcome, "G-10.1")
    assert [(row.seats, row.place, row.won, row.cells) for row in plain.rows] == [
        ((1,), 1, True, (Cell(5),)),
        ((0,), 2, False, (Cell(2),)),
        ((2,), 3, False, (Cell(None),)),
    ]
    assert final_sheet([plain]) is plain
    assert final_sheet([plain, replace(plain, kind="round")]) is None
    assert final_sheet([]) is None
