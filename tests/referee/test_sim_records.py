"""Simulated games of every mode, judged by referees that share no line with the engine."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludus.core.codec import to_plain
from ludus.core.rules import AnyRules
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


ALIKE = {"level": 5, "outfit": {"armour": [], "hands": ["gladius"] * 2, "sheathed": "gladius"}}
"""A gladiator of Gloria with three weapons of a kind: result 4 takes the sheathed one. [R-131]"""


@pytest.mark.parametrize("number", range(15))
def test_the_referee_accepts_weapons_that_are_alike(number: int) -> None:
    options = {"players": 2, "mode": "single", "troops": [[ALIKE], [ALIKE]]}
    record = json.loads(
        play_game(Match("gloria", options, ("veteran",) * 2, "alike"), number).to_json()
    )
    assert gloria_referee.referee(record) == []


@pytest.mark.parametrize("bots", ["random", "veteran"])
@pytest.mark.parametrize(("game", "options"), swept_games(REFEREES))
def test_the_referee_accepts_simulated_games(game: AnyRules, options: Any, bots: str) -> None:
    match = Match(game.name, to_plain(options), (bots,) * options.players, "referee")
    for number in range(GAMES[game.name]):
        record: dict[str, Any] = json.loads(play_game(match, number).to_json())
        assert record["outcome"] is not None
        assert REFEREES[game.name](record) == []
