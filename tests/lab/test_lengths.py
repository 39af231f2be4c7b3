"""`ludus lab lengths`: measures how long the ways to play take, and stores it for the lobby."""

from pathlib import Path

import msgspec
import pytest

from ludus.cli.main import main
from ludus.games import find_game
from ludus.lab.lengths import measure, play
from ludus.tables import lengths
from ludus.tables.lengths import Length, minutes_of, stored

GORUS = find_game("gorus")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Store elsewhere."""
    monkeypatch.setattr(lengths, "FOLDER", tmp_path)
    stored.cache_clear()
    return tmp_path


def test_a_game_is_measured_by_its_seed() -> None:
    options = {"players": 4, "target": 1}
    own, others, sheets = play(GORUS, options, "one")
    assert play(GORUS, options, "one") == (own, others, sheets)
    # A round of ten cards each, counted; then the game.
    assert (others, sheets) == (30.0, 2)
    # No decision takes less than a forced one, and few of ten cards take longer than a free one.
    assert 10 * 2 <= own <= 10 * 20


def test_a_longer_game_lasts_longer() -> None:
    short, full = (
        measure(GORUS, preset, 4, 3, "seed") for preset in GORUS.presets if preset.word in LONGER
    )
    assert short.minutes < full.minutes


LONGER = ("short", "full")


def test_the_command_prints_stores_and_prints_what_is_stored(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "lengths", "gorus", "--games", "1", "--store", "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out, type=list[Length])
    assert tuple(told) == stored("gorus")
    assert (folder / "gorus.json").is_file()
    for preset in GORUS.presets:
        assert set(minutes_of("gorus", preset)) == set(preset.options)
    assert main(["lab", "lengths", "gorus", "--games", "0"]) == 0
    printed = capsys.readouterr().out
    assert "solo" in printed
    assert f"{told[0].minutes}" in printed
    stored.cache_clear()
