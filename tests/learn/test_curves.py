"""Curves: what a training has noted is drawn, within the picture."""

import csv
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from ludus.learn.curves import DRAWN, HEIGHT, POINTS, WIDTH, draw

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("count", [1, 7, 1566])
def test_every_curve_is_drawn_within_the_picture_and_falls_where_its_values_do(
    count: int, tmp_path: Path
) -> None:
    with (tmp_path / "curve.csv").open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["batches", "plays", "seconds", "surprise", "freedom"])
        for number in range(count):
            rows.writerow([number + 1, 15360 * (number + 1), number, 2 - number / count, 0])
    picture = ET.fromstring(draw(tmp_path).read_text(encoding="utf-8"))  # noqa: S314 - our own
    lines = picture.findall(f"{SVG}polyline")
    assert len(lines) == len(DRAWN)
    for line in lines:
        points = [tuple(map(float, one.split(","))) for one in line.attrib["points"].split()]
        assert 1 <= len(points) <= 2 * POINTS
        assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT * len(DRAWN) for x, y in points)
        assert points == sorted(points)
    # Down is up in a picture: what falls gets a larger y.
    heights = [float(one.split(",")[1]) for one in lines[1].attrib["points"].split()]
    assert heights == sorted(heights)
    texts = [one.text for one in picture.findall(f"{SVG}text")]
    assert all(title in texts for _, title in DRAWN)
