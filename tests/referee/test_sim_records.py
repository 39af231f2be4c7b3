"""Simulated games of every mode, judged by referees that share no line with the engine."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludus.core.codec import to_plain
from ludus.core.contract import AnyGame
from ludus.lab.arena import Match, play_game
from modes import swept_games
from referee import brutus_referee, gloria_referee, gorus_referee, insanam_referee

REFEREES: dict[str, Callable[[Any], list[str]]] = {
    "gorus": gorus_referee.referee,
    "brutus": brutus_referee.referee,
    "gloria": gloria_referee.referee,
    "insanam": insanam_referee.referee,
}
GAMES = {"gorus": 4, "brutus": 2, "gloria": 2, "insanam": 2}


@pytest.mark.parametrize("bots", ["random", "veteran"])
@pytest.mark.parametrize(("game", "options"), swept_games(REFEREES))
def test_the_referee_accepts_simulated_games(game: AnyGame, options: Any, bots: str) -> None:
    match = Match(game.name, to_plain(options), (bots,) * options.players, "referee")
    for number in range(GAMES[game.name]):
        record: dict[str, Any] = json.loads(play_game(match, number).to_json())
        assert record["outcome"] is not None
        assert REFEREES[game.name](record) == []
