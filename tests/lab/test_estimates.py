"""Intervals hold as often as they promise, also where a run stops by what it sees."""

from math import sqrt
from random import Random

import numpy as np
import pytest

from ludus.lab.estimates import (
    FIRST_LOOK,
    Method,
    corrected,
    difference,
    estimate,
    method_of,
)
from ludus.lab.figures import Column, Figure, Seed, add_up, columns, share, times

LUCK = 3
"""So many standard errors a share in a simulation may be off by luck."""


def column(amounts: list[float], weight: float = 1.0, unit: str = "number") -> Column:
    weights = np.full(len(amounts), weight)
    fair = np.full(len(amounts), 0.5 * weight) if unit == "share" else None
    return Column(unit, np.array(amounts), weights, fair)  # type: ignore[arg-type]


def within(count: int, runs: int, promised: float) -> bool:
    return count / runs <= promised + LUCK * sqrt(promised * (1 - promised) / runs)


def test_intervals_of_a_fixed_number_of_games_hold() -> None:
    rng, runs = Random(1), 400
    for chance in (0.02, 0.3):
        missed = 0
        for _ in range(runs):
            games = [float(rng.random() < chance) * 2 for _ in range(100)]
            found = estimate(column(games, 2.0, "share"), Method(0.05))
            missed += not found.low <= chance <= found.high
        assert within(missed, runs, 0.05)


def test_a_run_that_stops_when_it_likes_keeps_its_promise() -> None:
    """A hostile observer looks after every eight seeds and stops as soon as the truth is missed."""
    rng, runs, most = np.random.default_rng(2), 300, 2000
    promised, naive = method_of(0.05, most, stops=True), Method(0.05)
    missed = {"promised": 0, "naive": 0, "shares": 0, "pairs": 0}
    for _ in range(runs):
        values = rng.normal(0, 1, most)
        shares = (rng.random(most) < 0.5).astype(float)
        others = values + rng.normal(0, 1, most)
        gone = dict.fromkeys(missed, False)
        for seeds in range(FIRST_LOOK, most, 56):
            one = column(list(values[:seeds]))
            other = column(list(others[:seeds]))
            share_of = column(list(shares[:seeds]), unit="share")
            looks = {
                "promised": (estimate(one, promised), 0.0),
                "naive": (estimate(one, naive), 0.0),
                "shares": (estimate(share_of, promised), 0.5),
                "pairs": (difference(one, other, promised), 0.0),
            }
            for name, (found, truth) in looks.items():
                gone[name] |= not found.low <= truth <= found.high
        for name, lost in gone.items():
            missed[name] += lost
    assert within(missed["promised"], runs, 0.05)
    assert within(missed["shares"], runs, 0.05)
    assert within(missed["pairs"], runs, 0.05)
    assert missed["naive"] / runs > 0.15, "looking often is what breaks ordinary intervals"


def test_chances_agree_with_intervals() -> None:
    """A chance below the error is an interval without the level, by either method."""
    rng = np.random.default_rng(3)
    for method in (Method(0.05), method_of(0.05, 1000, stops=True)):
        for lean in (0.5, 0.55, 0.6, 0.7):
            found = estimate(
                column(list((rng.random(400) < lean).astype(float)), unit="share"), method
            )
            sure = not found.low <= 0.5 <= found.high
            assert sure == (found.chance < 0.05) or abs(found.chance - 0.05) < 0.02


def test_pairs_make_differences_sharper() -> None:
    rng = Random(1)
    noise = [rng.gauss(0, 1) for _ in range(50)]
    one = column(noise)
    other = column([value + 0.1 + rng.gauss(0, 0.01) for value in noise])
    paired = difference(one, other, Method())
    apart = difference(one, other, Method(), paired=False)
    assert paired.high - paired.low < (apart.high - apart.low) / 10
    assert paired.value == pytest.approx(apart.value)
    assert paired.chance < 0.001 < apart.chance
    same = difference(one, one, Method())
    assert (same.value, same.low, same.high, same.chance) == (0, 0, 0, 1)


def test_seeds_are_what_varies_not_games() -> None:
    """Four games of one seed that end alike count as one."""
    rng = Random(4)
    wins = [float(rng.random() < 0.5) for _ in range(100)]
    alone = estimate(column(wins, 1.0, "share"), Method())
    fourfold = estimate(column([4 * won for won in wins], 4.0, "share"), Method())
    assert fourfold.high - fourfold.low == pytest.approx(alone.high - alone.low)


def test_few_seeds_promise_nothing_they_cannot_keep() -> None:
    lone = estimate(column([1.0]), Method())
    assert (lone.low, lone.high) == (-np.inf, np.inf)
    sure = estimate(column([1.0] * 64, unit="share"), method_of(0.05, 1000, stops=True))
    assert sure.low < 0.95, "64 victories in a row are no certainty"


def test_corrections_are_those_of_the_books() -> None:
    assert corrected([0.01, 0.04, 0.03], "holm") == pytest.approx([0.03, 0.06, 0.06])
    assert corrected([0.01, 0.04, 0.03], "benjamini-hochberg") == pytest.approx([0.03, 0.04, 0.04])
    assert corrected([], "holm") == []


def test_what_does_not_occur_counts_as_never() -> None:
    seeds = [Seed(2, {"uses:tile/K07": times(3)}), Seed(2, {})]
    (found,) = columns(seeds).values()
    assert found.value == 3 / 4, "three times in four games"
    both = add_up([{"x": share(1, fair=0.5)}, {"x": share(0, fair=0.5)}], games=2)
    assert both.figures["x"] == Figure(1, 2, "share", 1.0)


def test_items_are_in_the_order_of_their_numbers() -> None:
    names = ["moves", "wins:seat/10", "wins:seat/2", "wins:bot/b", "wins:bot/a"]
    found = columns([Seed(1, {name: share(1) for name in names})])
    assert list(found) == ["moves", "wins:seat/2", "wins:seat/10", "wins:bot/a", "wins:bot/b"]
