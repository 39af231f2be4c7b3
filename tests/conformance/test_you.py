"""Whoever reads the log is “you” in every event that is about them."""

from collections.abc import Iterator
from random import Random

import pytest

from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.message import Message, Ref
from ludus.core.rules import AnyRules, step
from ludus.games import all_games
from ludus.locales.catalogue import catalogue
from ludus.testing.pairwise import covering

LISTS = {"gloria-order"}
"""Events that list all players in some order: each by name."""
NAMES = tuple(f"<{seat}>" for seat in range(10))


def about(game: AnyRules, options: object, most: int = 2000) -> Iterator[Message]:
    """Play at random, and give every event that is about a player."""
    rng, log = Random(7), Log()
    fate = Fast(rng)
    state = game.setup(options, fate, log)
    for _ in range(most):
        acting = game.to_act(state)
        if not acting:
            break
        seat = acting[0]
        step(game, state, seat, rng.choice(game.moves(state, seat)), fate, log)
    for told in log.told:
        if "seat" in told.event.facts or "seats" in told.event.facts:
            yield told.event


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_every_event_that_names_a_player_has_a_form_for_that_player(game: AnyRules) -> None:
    speech = catalogue("en")
    missing = set()
    for options in covering(game.modes, 1):
        for event in about(game, options):
            if f"{event.key}-you" not in speech:
                who = event.facts.get("seat", event.facts.get("seats"))
                refs = who if isinstance(who, tuple) else (who,)
                named = [f"<{one.id}>" for one in refs if isinstance(one, Ref)]
                if any(name in speech.say(event, NAMES) for name in named):
                    missing.add(event.key)
    assert missing - LISTS == set()
