"""Every option, choice and preset of every game says what it means, in all languages."""

from typing import Any

import pytest

from ludus.core.rules import AnyRules
from ludus.games import all_games
from ludus.locales.catalogue import LANGUAGES, Catalogue, catalogue

GAMES = tuple(all_games().values())
everywhere = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def choices(game: AnyRules) -> dict[str, list[Any]]:
    """List the options of a game with all choices that any number of players has."""
    found: dict[str, list[Any]] = {}
    for players in game.players:
        for name, some in game.menu(players).items():
            known = found.setdefault(name, [])
            known += [choice for choice in some if choice not in known]
    return found


def words(speech: Catalogue, game: str, name: str, choice: Any) -> str:
    """Name a choice as the client does (`lobby/options.ts`); a number may speak for itself."""
    if choice is None:
        key = f"{game}-choice-none-{name}"
        return speech.text(key if key in speech else "web-choice-none")
    if isinstance(choice, dict):
        ((kind, number),) = choice.items()
        return speech.text(f"{game}-choice-{name}-{kind}", number=number)
    word = f"{choice}".lower() if isinstance(choice, bool) else f"{choice}"
    key = f"{game}-choice-{word}"
    return f"{choice}" if key not in speech and type(choice) is int else speech.text(key)


def sentence(speech: Catalogue, game: str, name: str, choice: Any) -> str:
    """Say what an option changes when this is chosen, as the client does."""
    kind, number = choice, 0
    if choice is None:
        kind = "none"
    elif isinstance(choice, bool):
        kind = f"{choice}".lower()
    elif isinstance(choice, dict):
        ((kind, number),) = choice.items()
    elif isinstance(choice, int):
        kind, number = f"{choice}", choice
    facts = {"choice": kind, "number": number, "words": words(speech, game, name, choice)}
    return speech.attribute(f"{game}-option-{name}", "what", **facts)


def is_sentence(text: str) -> bool:
    return text[0].isupper() and text.endswith(".") and len(text) >= 10 and "{" not in text


@everywhere
@in_every_language
def test_every_option_and_choice_says_what_it_changes(language: str, game: AnyRules) -> None:
    speech = catalogue(language, strict=True)
    for name, some in choices(game).items():
        assert speech.text(f"{game.name}-option-{name}")
        said = [sentence(speech, game.name, name, choice) for choice in some]
        assert all(map(is_sentence, said)), said
        assert len(set(said)) == len(some), f"{name}: two choices say the same"


@everywhere
@in_every_language
def test_every_preset_has_a_name_and_a_sentence(language: str, game: AnyRules) -> None:
    speech = catalogue(language, strict=True)
    names = [speech.text(f"{game.name}-preset-{one.word}") for one in game.presets]
    assert len(set(names)) == len(names)
    said = [speech.attribute(f"{game.name}-preset-{one.word}", "what") for one in game.presets]
    assert all(map(is_sentence, said)), said
    assert len(set(said)) == len(said)


@in_every_language
def test_a_game_without_presets_has_the_words_of_the_house(language: str) -> None:
    speech = catalogue(language, strict=True)
    assert speech.text("preset-full")
    assert is_sentence(speech.attribute("preset-full", "what"))
    assert is_sentence(speech.text("preset-house"))
