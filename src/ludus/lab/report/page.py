"""Puts a result on a page: what stands out, what changes, every figure with its plot and table."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from itertools import groupby

from ludus.lab.report.naming import Naming
from ludus.lab.report.plots import Mark, around_zero, axis, rows, scale_of
from ludus.lab.results import Result, Row
from ludus.lab.words import Words
from ludus.locales.catalogue import Catalogue

MOST_CHANGES = 20
"""How many changes are drawn, the surest first; all of them are in the tables."""

COLOURS = 6
UNCHANGED, CHANGED = 0, 1
"""How many colours the marks of variants have, and those of changes that may be chance or not."""

MOST_MARKS = 40
"""How many marks a plot has; all figures are in its table."""


def page(result: Result, speech: Catalogue) -> str:
    """Write the page."""
    words = Words(speech, result.game)
    naming = Naming(result, words)
    style = (files(__package__) / "report.css").read_text(encoding="utf-8")
    title = words.text(f"lab-report-{result.kind}", game=words.game())
    body = "".join((*_head(result, naming, title), *_changes(result, naming),
                    *_figures(result, naming)))  # fmt: skip
    return (
        f'<!doctype html>\n<html lang="{speech.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )


def _p(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def _head(result: Result, naming: Naming, title: str) -> Iterator[str]:
    words = naming.words
    yield f"<h1>{escape(title)}</h1>"
    bots = dict.fromkeys(_lineup(one) for one in result.bots)
    yield _p(words.text("lab-played", games=result.games, bots=" · ".join(bots), seed=result.seed))
    if len(naming.modes) == 1:
        yield _p(f"{words.text('lab-col-mode')}: {naming.modes[0]}")
    if any(naming.variants):
        yield f"<h2>{escape(words.text('lab-variants'))}</h2><ul>"
        yield from (f"<li>{escape(line)}</li>" for line in naming.legend())
        yield "</ul>"
    yield f"<h2>{escape(words.text('lab-stands-out'))}</h2>"
    found = list(_outstanding(result, naming))
    if found:
        yield "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in found) + "</ul>"
    else:
        yield _p(words.text("lab-nothing-stands-out"))
    yield "".join(_p(line, "how") for line in _how(result, words))


def _lineup(bots: Sequence[str]) -> str:
    """Name the bots of a mode, those that are alike together."""
    return ", ".join(f"{bots.count(bot)} × {bot}" for bot in dict.fromkeys(bots))


def _how(result: Result, words: Words) -> Iterator[str]:
    """Say how to read it, and what is promised."""
    promise = f"{100 * (1 - result.error):g}"
    yield words.text("lab-how-plots", percent=promise)
    yield words.text("lab-how-sequential" if result.sequential else "lab-how-fixed")
    yield words.text(f"lab-how-{result.correction}", percent=f"{100 * result.error:g}")
    if any(row.change is not None for row in result.rows):
        yield words.text("lab-how-paired" if result.paired else "lab-how-unpaired")


def _outstanding(result: Result, naming: Naming) -> Iterator[str]:
    """Name what is surely not chance: changes, then departures from a fair share."""
    words = naming.words
    found = (row for row in result.rows if _surely_changed(row, result) and not _is_count(row))
    for row in sorted(found, key=_by_chance)[:MOST_CHANGES]:
        yield words.text(
            "lab-line-change", figure=naming.row(row),
            change=words.value(row.change, row.unit, sign=True),
            interval=words.interval(row.change_low, row.change_high, row.unit, sign=True),
        )  # fmt: skip
    for row in result.rows:
        sure = row.chance is not None and row.chance < result.error
        if sure and not row.variant and row.figure.startswith("wins:"):
            yield words.text(
                "lab-line-level", figure=naming.row(row),
                value=words.value(row.value, row.unit),
                interval=words.interval(row.low, row.high, row.unit),
                level=words.value(row.level, row.unit),
            )  # fmt: skip


def _is_count(row: Row) -> bool:
    """Counts of use follow from the length of a game and would drown everything else."""
    return row.figure.startswith(("uses:", "won-with:"))


def _surely_changed(row: Row, result: Result) -> bool:
    return row.change_chance is not None and row.change_chance < result.error


def _by_chance(row: Row) -> float:
    return row.change_chance or 0.0


def _changes(result: Result, naming: Naming) -> Iterator[str]:
    """Draw the changes, the surest first, each on a scale of its own with zero in the middle."""
    words = naming.words
    found = [row for row in result.rows if row.change is not None and not _is_count(row)]
    if not found:
        return
    yield f"<h2>{escape(words.text('lab-changes'))}</h2>"
    yield _p(words.text("lab-changes-about"), "about")
    marks = (_change(row, naming, sure=_surely_changed(row, result))
             for row in sorted(found, key=_by_chance)[:MOST_CHANGES])  # fmt: skip
    drawn = "".join(rows([mark], around_zero(mark)) for mark in marks)
    yield f'<section class="plot">{drawn}</section>'


def _change(row: Row, naming: Naming, *, sure: bool) -> Mark:
    assert row.change is not None  # noqa: S101
    assert row.change_low is not None  # noqa: S101
    assert row.change_high is not None  # noqa: S101
    words = naming.words
    value = words.value(row.change, row.unit, sign=True)
    interval = words.interval(row.change_low, row.change_high, row.unit, sign=True)
    said = f"{value} ({interval})"
    return Mark(
        naming.row(row), row.change, row.change_low, row.change_high, said,
        CHANGED if sure else UNCHANGED, bold=sure,
    )  # fmt: skip


def _figures(result: Result, naming: Naming) -> Iterator[str]:
    """Draw every figure, by its group and mode."""
    words = naming.words
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in result.rows:
        groups.setdefault((row.figure, row.mode), []).append(row)
    for figure, some in groupby(groups.items(), key=lambda one: one[0][0]):
        yield f"<h2>{escape(words.figure(figure))}</h2>"
        if about := words.explained(figure):
            yield _p(about, "about")
        for (_, mode), found in some:
            if len(naming.modes) > 1:
                yield f"<h3>{escape(mode)}</h3>"
            yield _plot(found, naming)
            yield _table(found, naming)


def _plot(found: Sequence[Row], naming: Naming) -> str:
    """Draw the figures of a group, those of an item together, above the numbers of the scale."""
    words, items = naming.words, dict[str, list[Row]]()
    for row in found:
        items.setdefault(row.item, []).append(row)
    marks = []
    for some in list(items.values())[:MOST_MARKS]:
        several = len(some) > 1
        for at, row in enumerate(some):
            value = words.value(row.value, row.unit)
            said = f"{value} ({words.interval(row.low, row.high, row.unit)})"
            item = words.item(row.figure, row.item)
            label = naming.short(row.variant) if several or not item else item
            heading = item if several and not at else ""
            colour = naming.variants.index(row.variant) % COLOURS
            marks.append(Mark(label, row.value, row.low, row.high, said, colour, heading))
    scale = scale_of(marks, found[0].level)
    numbers = [words.value(end, found[0].unit) for end in (scale.left, scale.right)]
    return f'<section class="plot">{rows(marks, scale)}{axis(*numbers)}</section>'


def _table(found: Sequence[Row], naming: Naming) -> str:
    words = naming.words
    names = ["item", "variant", "value", "interval", "level", "chance", "change", "change-chance"]
    head = "".join(
        f'<th scope="col">{escape(words.text(f"lab-col-{name}"))}</th>' for name in names
    )
    lines = []
    for row in found:
        change = "–"
        if row.change is not None:
            reach = words.interval(row.change_low, row.change_high, row.unit, sign=True)
            change = f"{words.value(row.change, row.unit, sign=True)} ({reach})"
        cells = (
            words.item(row.figure, row.item), naming.short(row.variant),
            words.value(row.value, row.unit), words.interval(row.low, row.high, row.unit),
            words.value(row.level, row.unit),
            words.chance(row.chance), change, words.chance(row.change_chance),
        )  # fmt: skip
        lines.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    said = escape(words.text("lab-all-numbers"))
    return (
        f'<details><summary>{said}</summary><div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div></details>"
    )
