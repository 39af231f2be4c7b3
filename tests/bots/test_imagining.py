"""Champions with nets: which moves are tried, in how many worlds, and which is chosen."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from ludus.bots.imagining import Imagining, drawn
from ludus.bots.styles import Style
from ludus.core.bots import Budget


class Known:
    """Moves of known worth, by their numbers, which are tried with some luck."""

    def __init__(self, worths: list[float], likings: list[float], luck: float = 0.0) -> None:
        self._worths, self._likings, self._luck = worths, likings, luck
        self._rng = Random(1)
        self.tried: list[tuple[list[int], int]] = []

    def likings(self, moves: Sequence[Any]) -> list[float]:
        return [self._likings[move] for move in moves]

    def worths(self, moves: Sequence[Any], worlds: int) -> list[float]:
        self.tried.append((list(moves), worlds))
        luck = self._luck / worlds**0.5
        return [self._worths[move] + self._rng.gauss(0, luck) for move in moves]

    @property
    def lines(self) -> int:
        return sum(len(moves) * worlds for moves, worlds in self.tried)


def choose(known: Known, style: Style, budget: Budget) -> int:
    moves = list(range(len(known._worths)))
    bot = Imagining(lambda *_: known, style, budget)
    chosen: int = bot.choose(None, moves, Random(1))
    return chosen


def test_the_move_that_is_worth_most_is_made_though_the_net_liked_another() -> None:
    known = Known([0.1, 0.4, 0.2, 0.3], [-0.1, -3.0, -2.0, -4.0], luck=0.3)
    assert choose(known, Style(worlds=16), Budget(iterations=2000)) == 1
    assert known.lines <= 2000 + 4
    assert known.tried[0] == ([0, 2, 1, 3], 16)
    assert len(known.tried[-1][0]) == 2


def test_a_lean_to_the_net_decides_between_moves_that_are_worth_about_the_same() -> None:
    for lean, wanted in ((0.0, 1), (0.01, 0)):
        known = Known([0.40, 0.41, 0.1], [-0.1, -3.0, -3.0])
        assert choose(known, Style(lean=lean), Budget(iterations=60)) == wanted
    known = Known([0.3, 0.41], [-0.1, -50.0])
    assert choose(known, Style(lean=0.01), Budget(iterations=60)) == 1


def test_no_more_moves_are_tried_than_the_style_says() -> None:
    known = Known([0.0] * 6 + [1.0], [-1.0] * 6 + [-9.0])
    assert choose(known, Style(candidates=3), Budget(iterations=60)) < 6
    assert len(known.tried[0][0]) == 3


@pytest.mark.parametrize("budget", [Budget(iterations=40), Budget(moves=40)])
def test_a_budget_of_lines_is_kept_and_every_move_is_tried_once_at_least(budget: Budget) -> None:
    known = Known([0.0] * 8, [-1.0] * 8)
    choose(known, Style(worlds=32), budget)
    assert known.lines <= 40
    tiny = Known([0.0] * 8, [-1.0] * 8)
    choose(tiny, Style(), Budget(iterations=1))
    assert tiny.tried == [(list(range(8)), 1)]


def test_a_budget_of_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes a millisecond at every look, 12 ms are 12 batches of worlds."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 1000

    monkeypatch.setattr("ludus.bots.imagining.perf_counter", clock)
    known = Known([0.0] * 8, [-1.0] * 8)
    choose(known, Style(), Budget(seconds=0.012))
    assert 11 <= len(known.tried) <= 13


def test_who_has_one_move_imagines_nothing() -> None:
    known = Known([0.5], [0.0])
    assert choose(known, Style(), Budget(seconds=1)) == 0
    assert known.tried == []


def test_likelier_worlds_are_drawn_more_often() -> None:
    lots = np.random.default_rng(1)
    found = np.zeros(4)
    for _ in range(200):
        rows, weights = drawn(np.log([0.1, 0.2, 0.3, 0.4]), 8, lots)
        assert weights.sum() == pytest.approx(1)
        assert len(set(rows)) == len(rows)
        found[rows] += weights
    assert found / 200 == pytest.approx([0.1, 0.2, 0.3, 0.4], abs=0.02)


def test_one_likely_world_is_tried_once_and_counts_for_all() -> None:
    rows, weights = drawn(np.array([-900.0, 0.0, -900.0]), 32, np.random.default_rng(1))
    assert rows.tolist() == [1]
    assert weights.tolist() == [1.0]
