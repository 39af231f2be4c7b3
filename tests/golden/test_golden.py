"""Every mode plays as it always played; `make golden` if the change is meant."""

from pathlib import Path
from typing import Any

import pytest

from ludus.core.contract import AnyGame
from ludus.games import all_games
from ludus.testing.golden import golden_name, transcript

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
