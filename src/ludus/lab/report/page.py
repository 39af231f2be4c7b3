"""Puts a result on a page: what stands out, what changes, every figure with its plot and table."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from itertools import groupby

from ludus.lab.report.plots import Mark, rows, scale_of
from ludus.lab.results import Result, Row
from ludus.lab.words import Words
from ludus.locales.catalogue import Catalogue

MOST_CHANGES = 20
"""How many changes are drawn, the surest first; all of them are in the tables."""

MOST_MARKS = 40
"""How many marks a plot has; all figures are in its table."""


def page(result: Result, speech: Catalogue) -> str:
    """Write the page."""
    words = Words(speech, result.game)
    style = (files(__package__) / "report.css").read_text(encoding="utf-8")
    title = words.text(f"lab-report-{result.kind}", game=words.game())
    body = "".join((*_head(result, words, title), *_changes(result, words),
                    *_figures(result, words)))  # fmt: skip
    return (
        f'<!doctype html>\n<html lang="{speech.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )


def _p(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def _head(result: Result, words: Words, title: str) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    bots = dict.fromkeys(_lineup(one) for one in result.bots)
    yield _p(words.text("lab-played", games=result.games, bots=" · ".join(bots), seed=result.seed))
    variants = dict.fromkeys(row.variant for row in result.rows)
    if any(variants):
        yield f"<h2>{escape(words.text('lab-variants'))}</h2><ul>"
        yield from (f"<li>{escape(words.variant(name))}</li>" for name in variants)
        yield "</ul>"
    yield f"<h2>{escape(words.text('lab-stands-out'))}</h2>"
    found = list(_outstanding(result, words))
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


def _outstanding(result: Result, words: Words) -> Iterator[str]:
    """Name what is surely not chance: changes, then departures from a fair share."""
    shown = 0
    for row in sorted(result.rows, key=lambda row: row.change_chance or 0.0):
        sure = row.change_chance is not None and row.change_chance < result.error
        if sure and shown < MOST_CHANGES and not _is_count(row):
            shown += 1
            yield words.text(
                "lab-line-change", figure=_named(row, words), variant=words.variant(row.variant),
                change=words.value(row.change, row.unit, sign=True),
                interval=words.interval(row.change_low, row.change_high, row.unit, sign=True),
                mode=row.mode,
            )  # fmt: skip
    for row in result.rows:
        sure = row.chance is not None and row.chance < result.error
        if sure and not row.variant and row.figure.startswith("wins:"):
            yield words.text(
                "lab-line-level", figure=_named(row, words), mode=row.mode,
                value=words.value(row.value, row.unit),
                interval=words.interval(row.low, row.high, row.unit),
                level=words.value(row.level, row.unit),
            )  # fmt: skip


def _is_count(row: Row) -> bool:
    """Counts of use follow from the length of a game and would drown everything else."""
    return row.figure.startswith(("uses:", "won-with:"))


def _named(row: Row, words: Words) -> str:
    name = words.figure(row.figure)
    return f"{name}: {words.item(row)}" if row.item else name


def _changes(result: Result, words: Words) -> Iterator[str]:
    """Draw the changes, the surest first, each in units of its own standard of comparison."""
    found = [row for row in result.rows if row.change is not None and not _is_count(row)]
    if not found:
        return
    yield f"<h2>{escape(words.text('lab-changes'))}</h2>"
    yield _p(words.text("lab-changes-about"), "about")
    for unit in dict.fromkeys(row.unit for row in found):
        some = [row for row in found if row.unit == unit]
        some = sorted(some, key=lambda row: row.change_chance or 0.0)[:MOST_CHANGES]
        several = len({row.variant for row in found}) > 1, len({row.mode for row in found}) > 1
        marks = [_change(row, words, *several) for row in some]
        yield f'<section class="plot">{rows(marks, scale_of(marks, 0.0, zero=True))}</section>'


def _change(row: Row, words: Words, variants: bool, modes: bool) -> Mark:
    assert row.change is not None  # noqa: S101
    assert row.change_low is not None  # noqa: S101
    assert row.change_high is not None  # noqa: S101
    value = words.value(row.change, row.unit, sign=True)
    interval = words.interval(row.change_low, row.change_high, row.unit, sign=True)
    return Mark(
        _named(row, words) + (f" · {row.mode}" if modes else ""),
        row.change,
        row.change_low,
        row.change_high,
        f"{value} ({interval})",
        1,
        words.variant(row.variant) if variants else "",
    )


def _figures(result: Result, words: Words) -> Iterator[str]:
    """Draw every figure, by its group and mode."""
    colours = {
        name: at % 6 for at, name in enumerate(dict.fromkeys(r.variant for r in result.rows))
    }
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in result.rows:
        groups.setdefault((row.figure, row.mode), []).append(row)
    for figure, some in groupby(groups.items(), key=lambda one: one[0][0]):
        yield f"<h2>{escape(words.figure(figure))}</h2>"
        if about := words.explained(figure):
            yield _p(about, "about")
        for (_, mode), found in some:
            yield f"<h3>{escape(mode)}</h3>"
            yield _plot(found, words, colours)
            yield _table(found, words)


def _plot(found: Sequence[Row], words: Words, colours: Mapping[str, int]) -> str:
    items: dict[str, list[Row]] = {}
    for row in found:
        items.setdefault(row.item, []).append(row)
    marks = []
    for some in list(items.values())[:MOST_MARKS]:
        several = len(some) > 1
        for at, row in enumerate(some):
            value = words.value(row.value, row.unit)
            said = f"{value} ({words.interval(row.low, row.high, row.unit)})"
            item = words.item(row)
            label = words.variant(row.variant) if several or not item else item
            heading = item if several and not at else ""
            marks.append(
                Mark(label, row.value, row.low, row.high, said, colours[row.variant], heading)
            )
    return f'<section class="plot">{rows(marks, scale_of(marks, found[0].level))}</section>'


def _table(found: Sequence[Row], words: Words) -> str:
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
            words.item(row), words.variant(row.variant), words.value(row.value, row.unit),
            words.interval(row.low, row.high, row.unit), words.value(row.level, row.unit),
            words.chance(row.chance), change, words.chance(row.change_chance),
        )  # fmt: skip
        lines.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    said = escape(words.text("lab-all-numbers"))
    return (
        f'<details><summary>{said}</summary><div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div></details>"
    )
