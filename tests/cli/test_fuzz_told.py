"""`ludus fuzz --told`: how often random games tell each event, and what stops the count."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ludus.cli.main import main
from ludus.games import all_games
from ludus.lab.coverage import Course, play_many


def rows(out: str) -> list[tuple[str, int]]:
    """Read the table."""
    found = re.findall(r"^([a-z-]+) +(\d+) *$", out, re.MULTILINE)
    return [(key, int(times)) for key, times in found]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LUDUS_LANG", "en")


@pytest.mark.parametrize("name", all_games())
def test_every_event_is_counted_the_rarest_first(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fuzz", name, "--told", "-n", "3", "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    told: dict[str, int] = {}
    moves = 0
    for course in play_many(name, 3, "7", 1):
        moves += course.moves
        for key, times in course.told.items():
            told[key] = told.get(key, 0) + times
    listed = rows(out)
    assert {f"{name}-{key}": times for key, times in listed} == told
    assert [times for _, times in listed] == sorted(told.values())
    assert re.search(rf"3 games, {moves:,} moves|3 .* {moves}", out.replace("\u00a0", ","))
    assert "Traceback" not in err


def test_processes_share_the_work(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["fuzz", "gorus", "--told", "-n", "4", "--seed", "7"]
    assert main(words) == 0
    alone = capsys.readouterr().out
    assert main([*words, "--jobs", "2"]) == 0
    assert capsys.readouterr().out == alone


def test_a_broken_law_is_told_with_the_seed_of_its_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = all_games()["gloria"]
    broken = replace(game, invariants=lambda state: iter(["a law"]))
    monkeypatch.setitem(all_games(), "gloria", broken)
    assert main(["fuzz", "gloria", "--told", "-n", "5", "--seed", "7"]) == 1
    out, err = capsys.readouterr()
    assert ("a law" in err, "7/0" in err, out) == (True, True, "")


def test_the_count_stops_in_time(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `--seconds` it ends when they are over, as it does without `--told`."""
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 1
        return now

    def endless(*_: object) -> Iterator[Course]:
        for number in range(200):
            clock()
            yield Course(number, 1, {"gorus-won": 1})

    monkeypatch.setattr("ludus.cli.fuzz.monotonic", clock)
    monkeypatch.setattr("ludus.cli.fuzz.play_many", endless)
    assert main(["fuzz", "gorus", "--told", "-n", "200", "--seconds", "10"]) == 0
    ((_, times),) = rows(capsys.readouterr().out)
    assert times < 20


@pytest.mark.parametrize("words", [("--jobs", "0"), ("-n", "0"), ("--jobs", "two"), ("--seed",)])
def test_bad_words_get_one_line(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "gorus", "--told", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "chess", "--told"]) == 2
    assert "chess" in capsys.readouterr().err
