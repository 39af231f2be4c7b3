"""A forecast that says “you” can also be told to somebody else, who reads the mover's name."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.message import Fact, Message, seat_ref
from ludus.core.rules import step
from ludus.games import all_games, find_game, folders
from ludus.locales.catalogue import LANGUAGES, catalogue
from ludus.locales.entries import cut

YOU = {
    "en": r"\b(you|your|yours|yourself)\b",
    "fr": r"\b(vous|votre|vos|vôtre|vôtres)\b",
    "ru": r"\b(вы|вас|вам|вами|ваш\w*)\b",
}
FORM = "-you"
MOVES = 250
NAMES = tuple(f"<{seat}>" for seat in range(10))
PRIVATE = {"brutus-dealt", "gorus-dealt"}
"""What follows from a move and is no name for it: a new hand."""


def foretold(language: str) -> Iterator[tuple[str, str]]:
    """Give the key and the source of every sentence of a forecast."""
    for folder in folders():
        file = Path(f"{folder}") / "locales" / language / "forecast.ftl"
        if file.exists():
            lines = file.read_text(encoding="utf-8").splitlines()
            yield from cut("\n".join(line for line in lines if not line.startswith("#")))


def spoken_to() -> list[str]:
    """List the forecasts that speak to the mover in some language."""
    keys = {
        key
        for language, pattern in YOU.items()
        for key, text in foretold(language)
        if re.search(pattern, text, re.IGNORECASE)
    }
    return sorted(keys)


def other_form(key: str) -> tuple[str, str]:
    """Give the form for others, and the fact in it that names the mover."""
    return (key.removesuffix(FORM), "seat") if key.endswith(FORM) else (f"{key}-named", "who")


def test_forecasts_that_say_you_are_found() -> None:
    found = spoken_to()
    assert {"gorus-will-rise-you", "brutus-will-take", "insanam-will-need"} <= set(found)
    assert {key.partition("-")[0] for key in found} <= set(all_games())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", spoken_to())
def test_it_can_be_told_to_others(key: str, language: str) -> None:
    form, fact = other_form(key)
    assert form in catalogue(language)
    source = dict(texts(language))[form]
    assert not re.search(YOU[language], source, re.IGNORECASE), source
    # Where nobody is spoken of, as with a heading, the sentence stays as it is.
    assert f"${fact}" in source or form.endswith(FORM)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Give every sentence of the games in a language, with its key."""
    for folder in folders():
        for file in sorted((Path(f"{folder}") / "locales" / language).glob("*.ftl")):
            yield from cut(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", all_games())
def test_the_name_of_a_move_can_be_told_to_others(name: str) -> None:
    """What the log tells the mover alone names a move in counsel, and in the review of others."""
    game, told = find_game(name), dict[str, str]()
    for number, options in enumerate(game.modes[:4]):
        rng = Random(f"{name} {number}")
        state = game.setup(options, Fast(rng), None)
        for _ in range(MOVES):
            for seat in game.to_act(state)[:1]:
                log, move = Log(), rng.choice(game.moves(state, seat))
                step(game, state, seat, move, Fast(rng), log)
                heard = (one.heard_by(seat) for one in log.told if move.fields)
                first = next((one for one in heard if one is not None), None)
                if first is not None:
                    told[first.key] = catalogue("en").say(first, NAMES)
    spoken = {key for key, text in told.items() if re.search(YOU["en"], text, re.IGNORECASE)}
    assert {key for key in spoken if other_form(key)[0] not in catalogue("en")} == PRIVATE & spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mover_is_named_in_it(language: str) -> None:
    speech = catalogue(language)
    facts: dict[str, Fact] = {"points": 2, "seat": seat_ref(0), "who": seat_ref(1)}
    assert "Ben" in speech.say(Message("brutus-will-mercy-named", facts), ("Ann", "Ben"))
