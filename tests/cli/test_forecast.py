"""Forecasts in the terminal: prices with their reason, and chances, in the reader's language."""

import pytest

from ludus.cli.forecast import forecast_lines, percent
from ludus.cli.terminal import Terminal
from ludus.core.forecast import Chance, Forecast, Line, total
from ludus.core.message import Ref, say

GOLD = say("insanam-sum-cost", unit="gold")
PRICE = say("insanam-why-tile")
TAX = say("insanam-why-tax", adversary=Ref("adversary", "A28"))


def shown(forecast: Forecast | None, language: str = "en") -> list[str]:
    return [line.plain for line in forecast_lines(Terminal(language), forecast, ())]


def costing(*lines: Line) -> Forecast:
    return Forecast(costs=(total("gold", GOLD, lines),))


def test_a_price_of_one_part_says_what_it_is_for() -> None:
    assert shown(costing(Line(1, TAX))) == ["It costs: gold 1 (Leopard levies a tax)"]


def test_a_price_of_several_parts_is_told_line_by_line() -> None:
    assert shown(costing(Line(5, PRICE), Line(1, TAX))) == [
        "It costs: gold 6",
        "     +5  a tile",
        "     +1  Leopard levies a tax",
    ]


def test_a_sum_of_nothing_has_no_reason() -> None:
    assert shown(costing()) == ["It costs: gold 0"]


@pytest.mark.parametrize("forecast", [None, Forecast()])
def test_where_there_is_nothing_to_tell_that_is_said(forecast: Forecast | None) -> None:
    assert shown(forecast) == ["There is nothing to tell about that move beforehand."]


@pytest.mark.parametrize(
    ("language", "half", "hardly", "nearly"),
    [
        ("en", "50.0 %", "<0.1 %", ">99.9 %"),
        ("fr", "50,0\u00a0%", "<0,1\u00a0%", ">99,9\u00a0%"),
        ("ru", "50,0\u00a0%", "<0,1\u00a0%", ">99,9\u00a0%"),
    ],
)
def test_a_chance_is_written_as_the_language_writes_numbers(
    language: str, half: str, hardly: str, nearly: str
) -> None:
    terminal = Terminal(language)
    assert percent(terminal, 0.5) == half
    assert percent(terminal, 1e-6) == hardly
    assert percent(terminal, 1 - 1e-6) == nearly
    points = say("gloria-odds-pa", pa=3)
    (line,) = shown(Forecast(odds=(Chance("pa-3", points, 0.5),)), language)
    assert line.startswith(f"{half}  3")
