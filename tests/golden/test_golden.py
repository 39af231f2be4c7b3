"""Every mode plays as it always played; `make golden` if the change is meant."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludus.core.record import Entry
from ludus.core.rules import AnyRules
from ludus.games import all_games, find_game
from ludus.testing.golden import (
    GoldenEntry,
    digest,
    entry_line,
    golden_name,
    transcript,
    write_game,
    written_out,
)

HERE = Path(__file__).parent
MODES = [
    pytest.param(game, options, id=f"{game.name}-{golden_name(options)}")
    for game in all_games().values()
    for options in game.modes
]


@pytest.mark.parametrize(("game", "options"), MODES)
def test_the_transcript_is_the_same(game: AnyRules, options: Any) -> None:
    file = HERE / game.name / f"{golden_name(options)}.txt"
    assert file.exists(), "a mode without a golden transcript: run `make golden`"
    whole = options in written_out(game)
    assert file.read_text(encoding="utf-8").splitlines() == list(transcript(game, options, whole))


def test_a_mode_that_is_kept_as_hashes_can_be_written_out(tmp_path: Path) -> None:
    game = find_game("insanam")
    write_game(game, tmp_path, whole=True)
    for options in game.modes:
        name = f"{golden_name(options)}.txt"
        kept, story = (
            file.read_text("utf-8") for file in (HERE / game.name / name, tmp_path / name)
        )
        if options in written_out(game):
            assert story == kept
        else:
            first, second, *_, last = kept.splitlines()
            assert story.startswith(f"{first}\n{second}\n   0  set-up  {{")
            assert story.endswith(f"{last}\n")
            assert len(story) > 10 * len(kept)


def test_hashes_notice_every_line_and_say_of_which_kind() -> None:
    def entries() -> list[GoldenEntry]:
        return [
            GoldenEntry(
                "   0  set-up  #00000000", "00000000", ["It begins."], ["view of seat 0: #1"]
            ),
            GoldenEntry("   1  0: pass  #11111111", "11111111", ["P0 passes."], []),
            GoldenEntry(
                "   2  1: pass  #22222222", "22222222", ["P1 passes."], ["view of seat 1: #2"]
            ),
        ]

    def kinds(changed: list[GoldenEntry]) -> list[str]:
        before, after = ([line.split("  ") for line in digest(one)] for one in (entries(), changed))
        assert before[0] == after[0]
        return [
            was.split()[0] for was, now in zip(before[-1], after[-1], strict=True) if was != now
        ]

    played, told, seen, unchanged = (entries() for _ in range(4))
    played[1].line = "   1  0: pass  #11111112"
    told[1].told[0] = "P0 leads."
    seen[2].views[0] = "view of seat 1: #3"
    assert kinds(unchanged) == []
    assert kinds(played) == ["plays"]
    assert kinds(told) == ["told"]
    assert kinds(seen) == ["views"]


def test_no_transcript_is_left_over() -> None:
    wanted = {
        f"{game.name}/{golden_name(o)}.txt" for game in all_games().values() for o in game.modes
    }
    found = {f"{file.parent.name}/{file.name}" for file in HERE.glob("*/*.txt")}
    assert found == wanted


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_every_mode_has_a_good_file_name_of_its_own(game: AnyRules) -> None:
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
    entry.fate = []
    assert entry_line(12, entry) == "  12  2: 5x2  #01234567"
