"""What random games come by: counted alike everywhere, and stopped by the first broken law."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from ludus.core.message import say
from ludus.games import all_games, find_game
from ludus.games.gloria import GAME as GLORIA
from ludus.lab import coverage
from ludus.lab.coverage import CHECK_EVERY, play_at_random, play_many
from ludus.lab.trace import Telling


@pytest.mark.parametrize("name", all_games())
def test_a_game_at_random_is_played_to_its_end(name: str) -> None:
    course = play_at_random(name, "lab", 0)
    assert (course.number, course.broken) == (0, "")
    assert course.moves > 10
    assert sum(course.told.values()) > 10
    assert all(key.startswith(f"{name}-") for key in course.told)


def test_the_same_seed_and_number_give_the_same_game() -> None:
    assert play_at_random("gloria", "lab", 3) == play_at_random("gloria", "lab", 3)
    assert play_at_random("gloria", "lab", 3) != play_at_random("gloria", "other", 3)


def test_the_modes_come_by_turns() -> None:
    """The first mode again, once all were played; in between others."""
    game = find_game("gorus")
    seats = []

    def setup(options: Any, *more: Any) -> Any:
        seats.append(options)
        return original(options, *more)

    original = game.setup
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(type(game), "setup", staticmethod(setup))
        for number in range(len(game.modes) + 1):
            play_at_random("gorus", "lab", number)
    assert seats == [*game.modes, game.modes[0]]


def test_events_are_counted_whoever_hears_them() -> None:
    sink = Telling()
    sink.tell(say("gloria-turn", number=1))
    sink.tell(say("gloria-turn", number=2), to=1)
    sink.tell(say("gloria-won"), to=1, others=say("gloria-draw"))
    assert sink.keys == Counter({"gloria-turn": 2, "gloria-won": 1})


def test_many_games_are_the_games_one_by_one() -> None:
    one_by_one = [play_at_random("gorus", "lab", number) for number in range(4)]
    assert list(play_many("gorus", 4, "lab", 1)) == one_by_one
    assert list(play_many("gorus", 4, "lab", 2)) == one_by_one
    assert list(play_many("gorus", 0, "lab", 1)) == []


@pytest.mark.parametrize("fine", [0, 2, 10**6])
def test_a_broken_law_is_told_and_ends_the_game(fine: int) -> None:
    """Laws are looked at now and then, and at the end."""
    game = GLORIA
    looks = 0

    def invariants(state: Any) -> Iterator[str]:
        nonlocal looks
        looks += 1
        if looks > fine or not game.to_act(state):
            yield "a law"
            yield "another law"

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(coverage, "find_game", lambda _: replace(game, invariants=invariants))
        course = play_at_random("gloria", "lab", 0)
    assert course.broken == "a law"
    whole = play_at_random("gloria", "lab", 0).moves
    assert course.moves == min(whole, CHECK_EVERY * (fine + 1))
