"""Every option, choice and preset of every game says what it means, in all languages."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec
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
    if isinstance(choice, tuple):
        return ", ".join(words(speech, game, name, one) for one in choice)
    own = f"{game}-choice-{name}"
    if own in speech:
        number = choice if isinstance(choice, int) else 0
        return speech.text(own, id=f"{choice}", number=number, place=number + 1)
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
    elif isinstance(choice, tuple):
        kind = "given"
    elif isinstance(choice, int):
        kind, number = f"{choice}", choice
    facts = {"choice": kind, "number": number, "words": words(speech, game, name, choice)}
    return speech.attribute(f"{game}-option-{name}", "what", **facts)


def values(kind: Any) -> Iterator[Any]:
    """List what an option of some type may be set to, whether or not the menu offers it."""
    if kind in (None, type(None)):
        yield None
    elif kind is bool:
        yield from (False, True)
    elif kind is int:
        yield from (1, 2, 5)
    elif get_origin(kind) is Literal:
        yield from get_args(kind)
    elif get_origin(kind) is tuple:
        inner = tuple(values(get_args(kind)[0]))
        yield from (inner,) if inner else ()
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from (
            {field.name: 1} for field in msgspec.structs.fields(kind) if int in get_args(field.type)
        )
    else:
        for inner in get_args(kind):
            yield from values(inner)


def settings(game: AnyRules) -> dict[str, list[Any]]:
    """List every option that a table may be opened with over the API, the menu's first."""
    found = choices(game)
    for field in msgspec.structs.fields(game.options):
        if field.name != "players":
            known = found.setdefault(field.name, [])
            known += [one for one in values(field.type) if one not in known]
    return found


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
def test_what_is_agreed_over_the_api_has_words_too(language: str, game: AnyRules) -> None:
    """The menu of a table names every option that is set, though no lobby offers to set it."""
    speech = catalogue(language, strict=True)
    for name, some in settings(game).items():
        assert is_sentence(sentence(speech, game.name, name, some[0])), name
        said = [words(speech, game.name, name, choice) for choice in some]
        assert len(set(said)) == len(some), f"{name}: two choices have the same words: {said}"
        for choice, text in zip(some, said, strict=True):
            raw = not isinstance(choice, int) or name not in choices(game)
            assert not raw or text != f"{choice}", f"{name}: {text} has no words"


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
