"""Score sheets: where every point came from, told when something has been counted.

A sheet is told together with an event, to everybody alike, so it shows only what lies open once it
is counted. It is data: words are messages, numbers are numbers, and whoever draws it adds nothing
of its own.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, field

from ludus.core.forecast import Line
from ludus.core.message import Fact, Message, say
from ludus.core.outcome import Outcome

FINAL = "game"
"""The kind of the sheet that tells how the whole game ended."""


class Column(Struct, frozen=True):
    """What is counted: a word for whoever draws it, and its heading."""

    word: str
    what: Message


class Cell(Struct, frozen=True, omit_defaults=True):
    """A number, and the lines it is made of; without lines it speaks for itself.

    amount is None where there is nothing to be counted, as for a player who ends without a score.
    """

    amount: int | None
    lines: tuple[Line, ...] = ()


class SheetRow(Struct, frozen=True, omit_defaults=True):
    """What was counted for those who score together.

    seats  whose row it is; empty for those whom nobody plays
    name   what it is called where it is not simply its players
    cells  one for each column, in their order
    place  1 is best; None where nobody is ranked
    won    they have won what the sheet counts
    """

    seats: tuple[int, ...]
    cells: tuple[Cell, ...]
    place: int | None = None
    won: bool = False
    name: Message | None = None


class Sheet(Struct, frozen=True, omit_defaults=True):
    """What was counted, and what came of it.

    kind     what has ended, a word of the game such as `round`; `game` for the whole game
    number   which one it was, from 1
    title    says what has ended, and how
    article  where the rulebook says how it is counted
    notes    what needs a sentence: why somebody won, why a card counted more than is printed on it
    facts    what a drawing marks, by the game's own words
    onward   what comes next, as the button says that goes on from it; None: it just goes on
    """

    kind: str
    number: int
    title: Message
    article: str
    columns: tuple[Column, ...]
    rows: tuple[SheetRow, ...]
    notes: tuple[Message, ...] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)
    onward: Message | None = None


def added(lines: Iterable[Line]) -> Cell:
    """Add lines up; unlike in a forecast, a line of 0 is told too."""
    kept = tuple(lines)
    return Cell(sum(line.amount for line in kept), kept)


def faults(sheet: Sheet, seats: int) -> Iterator[str]:
    """Say what is wrong with a sheet, if anything."""
    shown = [seat for row in sheet.rows for seat in row.seats]
    if sorted(shown) != list(range(seats)):
        yield f"every seat stands in one row of the sheet {sheet.kind}: {shown}"
    for row in sheet.rows:
        if len(row.cells) != len(sheet.columns):
            yield f"every row of the sheet {sheet.kind} has a cell for each column"
        for cell in row.cells:
            if cell.lines and cell.amount != sum(line.amount for line in cell.lines):
                yield f"the lines of a cell of the sheet {sheet.kind} add up to it"
    ends = [(*best_first(row), row.seats) for row in sheet.rows if row.seats]
    if sheet.kind == FINAL and ends != sorted(ends):
        yield f"the best stand first in the sheet {FINAL}, equals in the order of their seats"


def final_sheet(sheets: Sequence[Sheet]) -> Sheet | None:
    """Find the sheet of the whole game."""
    return sheets[-1] if sheets and sheets[-1].kind == FINAL else None


def plain_sheet(outcome: Outcome, article: str) -> Sheet:
    """Make the sheet of the whole game for a game that tells none: places and scores."""
    rows = [
        SheetRow((seat,), (Cell(score),), outcome.ranking[seat], seat in outcome.winners)
        for seat, score in enumerate(outcome.scores)
    ]
    return Sheet(
        kind=FINAL,
        number=1,
        title=say("sheet-over"),
        article=article,
        columns=(Column("score", say("sheet-score")),),
        rows=tuple(sorted(rows, key=best_first)),
    )


def best_first(row: SheetRow) -> tuple[bool, int]:
    """Order rows: the winners, then the others by their places.

    Sorting leaves equals as they were, so rows that are made seat by seat stay in that order.
    """
    return not row.won, row.place or 0
