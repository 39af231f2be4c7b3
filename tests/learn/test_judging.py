"""Judges: they are learned from games, kept, gone on with, and foretell who wins."""

import csv
from pathlib import Path

import numpy as np
import pytest

from ludus.bots.judge import FILE, Judge, read_judge
from ludus.cli.main import main
from ludus.core.errors import BadInput
from ludus.learn.judging import COURSES, Judging, Moments, foresight, learned, packed


def made_up(games: int) -> Moments:
    """Make moments up in which the first number decides and the second says nothing."""
    rng = np.random.default_rng(1)
    moments = Moments()
    for number in range(games):
        rows = rng.normal(size=(2 + number % 3, 2)).astype(np.float32)
        share = np.zeros(len(rows), np.float32)
        share[int((3 * rows[:, 0]).argmax())] = 1
        moments.rows.append(rows)
        moments.shares.append(share)
        moments.games.append(number)
    return moments


def test_what_decides_is_learned_and_what_does_not_is_not() -> None:
    told = packed(made_up(400), 2)
    weights = learned(told)
    assert weights[0] > 1
    assert abs(weights[1]) < 0.2
    assert foresight(told) < 0.5 * np.log(3)
    chances = Judge(weights).chances(told.rows[0][: told.seats[0]])
    assert sum(chances) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("game", COURSES)
def test_a_judge_is_learned_and_gone_on_with(game: str, tmp_path: Path) -> None:
    judging = Judging(game, tmp_path, 3600.0, 1)
    for _ in judging.run():
        if judging.games == 5:
            break
    judging.keep()
    course = COURSES[game]
    judge = read_judge(tmp_path / FILE, course.game, course.names)
    assert judge.weights.shape == (len(course.names),)
    again = Judging(game, tmp_path, 3600.0, 1)
    assert again.games == 5
    assert again.moments.games == judging.moments.games
    for mine, its in zip(again.moments.rows, judging.moments.rows, strict=True):
        assert np.array_equal(mine, its)
    with (tmp_path / "curve.csv").open() as file:
        assert len([*csv.reader(file)]) == 1


def test_what_was_learned_for_another_game_is_not_gone_on_with(tmp_path: Path) -> None:
    Judging("gloria", tmp_path, 1.0, 1).keep()
    with pytest.raises(BadInput):
        Judging("insanam", tmp_path, 1.0, 1)


def test_the_command_learns_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "insanam", str(tmp_path / "it"), "--seconds", "1"]) == 0
    assert "learned from" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--against", "veteran"], []])
def test_what_cannot_be_done_is_refused_in_a_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder")
    assert main(["learn", "gloria", str(tmp_path / "file"), "--seconds", "1", *words]) == 2
    told = capsys.readouterr()
    assert len((told.err or told.out).strip().splitlines()) == 1
