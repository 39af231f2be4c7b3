"""Whoever reads the log is “you” in every event that is about them."""

from random import Random

import pytest

from ludus.cli.tables import AIMED
from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.message import Ref, seat_ref
from ludus.core.rules import AnyRules, step
from ludus.games import all_games
from ludus.locales.catalogue import catalogue
from ludus.testing.pairwise import covering

LISTS = {"gloria-order"}
"""Events that list all players in some order: each by name."""
NAMES = tuple(f"<{seat}>" for seat in range(10))


def played(game: AnyRules, options: object, most: int = 2000) -> Log:
    """Play at random, and give what was told."""
    rng, log = Random(7), Log()
    fate = Fast(rng)
    state = game.setup(options, fate, log)
    for _ in range(most):
        acting = game.to_act(state)
        if not acting:
            break
        seat = acting[0]
        step(game, state, seat, rng.choice(game.moves(state, seat)), fate, log)
    return log


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_every_event_that_names_a_player_has_a_form_for_that_player(game: AnyRules) -> None:
    speech = catalogue("en")
    missing = set()
    for options in covering(game.modes, 1):
        for event in (one.event for one in played(game, options).told):
            who = event.facts.get("seat", event.facts.get("seats"))
            if who is not None and f"{event.key}-you" not in speech:
                refs = who if isinstance(who, tuple) else (who,)
                named = [f"<{one.id}>" for one in refs if isinstance(one, Ref)]
                if any(name in speech.say(event, NAMES) for name in named):
                    missing.add(event.key)
    assert missing - LISTS == set()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_every_event_done_to_a_player_has_a_form_for_that_player(game: AnyRules) -> None:
    speech = catalogue("en")
    missing = set()
    for options in covering(game.modes, 1):
        log = played(game, options)
        for seat in range(game.seats(options)):
            for event in log.heard_by(seat):
                aimed = seat_ref(seat) in (event.facts.get(fact) for fact in AIMED)
                named = aimed and NAMES[seat] in speech.say(event, NAMES)
                if named and f"{event.key}-at-you" not in speech:
                    missing.add(event.key)
    assert missing == set()
