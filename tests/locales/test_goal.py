"""The goal cards and the plain words of the rulebooks, in every language."""

import re

import pytest

from ludus.core.rules import AnyRules
from ludus.games import all_games
from ludus.locales.catalogue import LANGUAGES, catalogue, sources
from ludus.locales.plain_words import leads_to, plain_words

GAMES = tuple(all_games().values())
everywhere = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)

PLAIN = {
    "en": ("trick", "trump", "goal", "win", "money", "move", "dice"),
    "fr": ("pli", "atout", "but", "gagner", "argent", "coup", "dés"),
    "ru": ("взятка", "козырь", "цель", "победа", "деньги", "ход", "кубик"),
}
"""What somebody searches for who knows other games."""


@everywhere
@in_every_language
def test_plain_words_lead_to_articles(language: str, game: AnyRules) -> None:
    speech = catalogue(language, strict=True)
    found = plain_words(speech, game.name)
    assert set(PLAIN[language]) <= found.keys()
    chapters = {chapter.id for chapter in game.articles.chapters}
    for word, places in found.items():
        assert places, word
        assert set(places) <= chapters | set(game.articles.all), word


@everywhere
def test_the_same_places_are_found_in_every_language(game: AnyRules) -> None:
    found = [plain_words(catalogue(language), game.name) for language in LANGUAGES]
    places = [sorted({place for some in one.values() for place in some}) for one in found]
    assert places[0] == places[1] == places[2]


def test_a_chapter_holds_its_articles() -> None:
    assert leads_to(("G-6",), "G-6.2")
    assert leads_to(("G-6.2",), "G-6.2")
    assert not leads_to(("G-6",), "G-61.2")
    assert plain_words(catalogue("en"), "nothing") == {}


@in_every_language
def test_no_sentence_repeats_a_number_of_the_content(language: str) -> None:
    """What the content decides comes as a fact; a 0, and what grammar needs, may stand there."""
    for file in sources(language):
        if file.name != "goal.ftl":
            continue
        for line in file.read_text(encoding="utf-8").split("-search =")[0].splitlines():
            said = re.sub(r"^[\w-]+ =|\{[^}]*\}|^ *\*?\[\w+\].*", "", line)
            assert not re.search(r"[1-9]", said), line
