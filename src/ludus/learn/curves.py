"""How a training went, drawn for a person: `curve.svg` from `curve.csv`."""

import csv
from collections.abc import Sequence
from html import escape
from pathlib import Path
from statistics import fmean

WIDTH, HEIGHT, MARGIN = 640, 220, 52
POINTS = 160
"""Points of a curve: each is the mean of as many batches as it takes."""
DRAWN = (
    ("freedom", "How undecided the net is: nats for each decision, 0 is certain"),
    ("surprise", "How badly the critic foresees who wins: nats, 0 is always right"),
)
STYLE = (
    "text{font:12px sans-serif;fill:#333}.t{font-weight:bold}line{stroke:#ccc}"
    "polyline{fill:none;stroke:#9a2b22;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}line{stroke:#555}polyline{stroke:#e2866f}}"
)


def draw(folder: Path) -> Path:
    """Draw the curves of a training into its folder; give the file."""
    with (folder / "curve.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    plays = [float(row["plays"]) / 1e6 for row in rows]
    panels = [
        _panel(number, title, plays, [float(row[name]) for row in rows])
        for number, (name, title) in enumerate(DRAWN)
    ]
    whole = HEIGHT * len(panels)
    out = folder / "curve.svg"
    out.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {whole}" '
        f'width="{WIDTH}" height="{whole}"><style>{STYLE}</style>{"".join(panels)}</svg>\n',
        encoding="utf-8",
    )
    return out


def _panel(number: int, title: str, plays: Sequence[float], values: Sequence[float]) -> str:
    """Draw one curve with its axes: from 0 to the highest value, over millions of decisions."""
    size = max(1, len(values) // POINTS)
    starts = range(0, len(values), size)
    dots = [(plays[at : at + size][-1], fmean(values[at : at + size])) for at in starts]
    right, top = max(dot[0] for dot in dots), max(dot[1] for dot in dots) or 1.0
    low, high = HEIGHT * number + HEIGHT - 40, HEIGHT * number + 34

    def x(play: float) -> float:
        return MARGIN + play / right * (WIDTH - 2 * MARGIN)

    def y(value: float) -> float:
        return low - value / top * (low - high)

    parts = [f'<text class="t" x="{MARGIN}" y="{high - 14}">{escape(title)}</text>']
    for step in range(5):
        at, play = top * step / 4, right * step / 4
        parts += [
            f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y(at):.1f}" y2="{y(at):.1f}"/>',
            f'<text x="{MARGIN - 6}" y="{y(at) + 4:.1f}" text-anchor="end">{at:.2f}</text>',
            f'<text x="{x(play):.1f}" y="{low + 18}" text-anchor="middle">{play:.1f}</text>',
        ]
    parts.append(
        f'<text x="{WIDTH - MARGIN}" y="{low + 34}" text-anchor="end">million decisions</text>'
    )
    points = " ".join(f"{x(play):.1f},{y(value):.1f}" for play, value in dots)
    parts.append(f'<polyline points="{points}"/>')
    return "".join(parts)
