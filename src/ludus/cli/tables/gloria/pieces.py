"""Small pieces the table of Gloria is put together from: widths, lines, columns, lists."""

from collections.abc import Sequence
from itertools import chain

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.tables import MARGIN, grid
from ludus.cli.tables.gloria.words import BETWEEN
from ludus.cli.terminal import Terminal

WIDEST = 96
"""An arena of radius 7 needs nearly a hundred columns; more would tear the table."""

LEAST = 18
"""A column that wraps is no narrower than this."""

GAPS = (2, 1)
"""Between columns, where there is room for it and where there is not."""

# White letters on them read well on dark and on light terminals.
COLOURS = ("#a8322a", "#2f6db5", "#3a8a4d", "#8a5a33", "#6f2c7e", "#c23e76")


def width_of(terminal: Terminal) -> int:
    """Give how many columns the table may fill."""
    return min(terminal.out.width - 2 * MARGIN, WIDEST)


def paint(seat: int) -> str:
    """Give the style of a troop."""
    return f"bold #ffffff on {COLOURS[seat % len(COLOURS)]}"


def title(text: str) -> Text:
    """Head a part of the table."""
    return Text(text, style="bold")


class Column(Struct, frozen=True):
    """A column of a list.

    wraps  whether it takes what room the others leave; one at most does
    named  whether its head is said before the cell where there is no room for columns
    """

    head: str
    wraps: bool = False
    named: bool = False


Row = Sequence[str | Text]


class Section(Struct, frozen=True):
    """Rows under a line of their own."""

    head: Text | None
    rows: Sequence[Row]


def listing(columns: Sequence[Column], sections: Sequence[Section], width: int) -> RenderableType:
    """List things in columns, or each in a line of its own where columns find no room.

    A column without any entry is left out.
    """
    rows = list(chain.from_iterable(section.rows for section in sections))
    used = [at for at in range(len(columns)) if any(len(_cell(row[at])) for row in rows)]
    widths = {at: max(_cell(row[at]).cell_len for row in rows) for at in used}
    widths = {at: max(least, Text(columns[at].head).cell_len) for at, least in widths.items()}
    wraps = [at for at in used if columns[at].wraps]
    fixed = sum(widths[at] for at in used if at not in wraps)
    need = fixed + sum(min(widths[at], LEAST) for at in wraps)
    gap = next((gap for gap in GAPS if need + gap * (len(used) - 1) <= width), 0)
    if not gap:
        return Group(*chain.from_iterable(_lines(columns, used, one) for one in sections))
    for at in wraps:
        widths[at] = min(widths[at], width - fixed - gap * (len(used) - 1))
    heads = _grid([widths[at] for at in used], gap)
    heads.add_row(*(Text(columns[at].head, style="dim") for at in used))
    shown: list[RenderableType] = [heads] if any(columns[at].head for at in used) else []
    for section in sections:
        shown += [] if section.head is None else [section.head]
        body = _grid([widths[at] for at in used], gap, [used.index(at) for at in wraps])
        for row in section.rows:
            body.add_row(*(_cell(row[at]) for at in used))
        shown += [body] if section.rows else []
    return Group(*shown)


def _cell(cell: str | Text) -> Text:
    return cell if isinstance(cell, Text) else Text(cell)


def _grid(widths: Sequence[int], gap: int, wraps: Sequence[int] = ()) -> Grid:
    made = grid(len(widths), gap=gap)
    for at, width in enumerate(widths):
        made.columns[at].min_width = made.columns[at].max_width = width
        made.columns[at].no_wrap = at not in wraps
    return made


def _lines(columns: Sequence[Column], used: Sequence[int], section: Section) -> list[Text]:
    """Write each row in one line."""
    lines = [] if section.head is None else [section.head]
    for row in section.rows:
        parts: list[Text] = []
        for at in used:
            cell, column = _cell(row[at]), columns[at]
            if len(cell):
                name = f"{column.head} " if column.named else ""
                parts.append(Text.assemble(name, cell))
        lines.append(Text(BETWEEN).join(parts))
    return lines
