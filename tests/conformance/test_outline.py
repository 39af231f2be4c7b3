"""Every game divides its log into parts, so that people find their way in it."""

from random import Random

import pytest

from fifth_game.micatio import GAME as MICATIO
from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules, step
from ludus.games import all_games
from ludus.locales.catalogue import catalogue

GAMES = [*all_games().values(), MICATIO]


def played(game: AnyRules, most: int = 3000) -> list[str]:
    """Play at random for a while, and list the keys of what was told."""
    rng, log = Random(5), Log()
    fate = Fast(rng)
    state = game.setup(game.modes[0], fate, log)
    for _ in range(most):
        acting = game.to_act(state)
        if not acting:
            break
        seat = acting[0]
        step(game, state, seat, rng.choice(game.moves(state, seat)), fate, log)
    return [told.event.key for told in log.told]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_says_where_a_part_of_its_log_begins_and_how_it_ended(game: AnyRules) -> None:
    outline = game.outline
    assert 1 in outline.opens.values()
    assert {*outline.opens.values(), *outline.ends.values()} <= {1, 2}
    assert not outline.opens.keys() & outline.ends.keys()
    told = played(game)
    for level in {*outline.opens.values()}:
        assert any(outline.opens.get(key) == level for key in told), f"level {level} never opens"
    assert any(key in outline.ends for key in told)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_the_outline_names_only_events_there_are(game: AnyRules) -> None:
    speech = catalogue("en")
    for key in (*game.outline.opens, *game.outline.ends):
        assert key in speech, key
