"""Simulated games of every mode, judged by a referee that shares no line with the engine."""

import json
from typing import Any

import pytest

from ludus.core.codec import to_plain
from ludus.games.gorus.options import MODES, Options
from ludus.lab.arena import Match, play_game
from referee.gorus_referee import referee

GAMES = 4


@pytest.mark.parametrize("bots", ["random", "veteran"])
@pytest.mark.parametrize("options", MODES, ids=str)
def test_the_referee_accepts_simulated_games(options: Options, bots: str) -> None:
    match = Match("gorus", to_plain(options), (bots,) * options.players, "referee")
    for number in range(GAMES):
        record: dict[str, Any] = json.loads(play_game(match, number).to_json())
        assert referee(record) == []
