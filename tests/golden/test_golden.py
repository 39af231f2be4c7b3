"""Every mode plays as it always played; `make golden` if the change is meant."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludus.core.contract import AnyGame
from ludus.core.record import Entry
from ludus.games import all_games, find_game
from ludus.testing.golden import entry_line, golden_name, transcript

HERE = Path(__file__).parent
MODES = [
    pytest.param(game, options, id=f"{game.name}-{golden_name(options)}")
    for game in all_games().values()
    for options in game.modes
]


@pytest.mark.parametrize(("game", "options"), MODES)
def test_the_transcript_is_the_same(game: AnyGame, options: Any) -> None:
    file = HERE / game.name / f"{golden_name(options)}.txt"
    assert file.exists(), "a mode without a golden transcript: run `make golden`"
    assert file.read_text(encoding="utf-8").splitlines() == list(transcript(game, options))


def test_no_transcript_is_left_over() -> None:
    wanted = {
        f"{game.name}/{golden_name(o)}.txt" for game in all_games().values() for o in game.modes
    }
    found = {f"{file.parent.name}/{file.name}" for file in HERE.glob("*/*.txt")}
    assert found == wanted


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_every_mode_has_a_good_file_name_of_its_own(game: AnyGame) -> None:
    names = [golden_name(options) for options in game.modes]
    assert len({name.lower() for name in names}) == len(names)
    assert all(re.fullmatch(r"[A-Za-z0-9_-]+", name) for name in names)


@pytest.mark.parametrize(
    ("game", "options", "name"),
    [
        ("gorus", {"players": 2, "target": 2, "dealer": 0}, "2_fr2018_2_0"),
        ("gorus", {"players": 4, "teams": "2v2", "target": 1}, "4_fr2018_2v2_1"),
        ("brutus", {"players": 4}, "4"),
        ("brutus", {"players": 4, "revolt": True, "end": {"manches": 1}}, "4_revolt_manches-1"),
        ("brutus", {"players": 9, "conspiracy": True, "end": {"time": 60}}, "9_conspiracy_time-60"),
    ],
)
def test_a_mode_is_named_after_what_is_on(game: str, options: dict[str, Any], name: str) -> None:
    assert golden_name(find_game(game).read_options(options)) == name


def test_a_line_shows_the_time_where_the_rules_looked() -> None:
    entry = Entry(2, "5x2", [("deal", 1, [4, 4])], 605, "0123456789")
    assert entry_line(12, entry) == "  12  2: 5x2  {deal@1=4,4}  at 605 s  #01234567"
    entry.at = None
    assert entry_line(12, entry) == "  12  2: 5x2  {deal@1=4,4}  #01234567"
