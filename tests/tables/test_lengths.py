"""How long the ways to play take: told for all of them, and only as long as it was measured so."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from ludus.core.presets import Preset
from ludus.games import all_games, find_game
from ludus.tables import lengths
from ludus.tables.lengths import Length, minutes_of, store, stored

SHORT = Length("short", 4, {"players": 4, "target": 1}, 20, own=90.0, others=30.0, sheets=2.0)


@pytest.mark.parametrize("name", all_games())
def test_every_way_to_play_says_how_long_it_takes(name: str) -> None:
    """If this fails, a preset has changed: `ludus lab lengths GAME --store`."""
    for preset in find_game(name).presets:
        assert set(minutes_of(name, preset)) == set(preset.options), preset.word


@pytest.mark.parametrize(
    ("own", "minutes"), [(1, 1), (89, 1), (91, 2), (560, 9), (600, 10), (740, 10), (760, 15)]
)
def test_minutes_are_round(own: float, minutes: int) -> None:
    assert replace(SHORT, own=own, others=0.0, sheets=0.0).minutes == minutes


def test_others_and_what_is_counted_take_their_time() -> None:
    # 120 of one's own, 225 moves at 0.8 seconds, 6 sheets of 10 seconds.
    assert replace(SHORT, own=120.0, others=225.0, sheets=6.0).minutes == 6


def test_only_what_was_measured_with_these_options_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lengths, "FOLDER", tmp_path / "lengths")
    stored.cache_clear()
    assert stored("gorus") == ()
    store("gorus", [SHORT, replace(SHORT, players=5, options={"players": 5})])
    five = {"target": 1}
    preset = Preset("short", {3: {}, 4: {"target": 1}, 5: five}, 4)
    assert minutes_of("gorus", preset) == {4: SHORT.minutes}
    assert minutes_of("gorus", replace(preset, word="other")) == {}
    stored.cache_clear()
