"""Names stand in sentences as they are: no language has to bend them, or words beside them."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from ludus.core.message import Message
from ludus.games import all_games
from ludus.lessons.check import ways
from ludus.lessons.script import lessons_of
from ludus.locales.catalogue import LANGUAGES, catalogue, sources

# The facts that are names of people and things; the rest are numbers, words or lists.
NAMED = frozenset(
    (
        "adversary", "board", "foe", "game", "games", "giver", "gladiator", "home", "land", "name",
        "names", "old", "one", "other", "others", "owner", "partner", "player", "region", "seat",
        "seats", "source", "striker", "target_name", "three", "two", "who", "winner", "young",
    )
)  # fmt: skip

ELIDED = re.compile(
    r"(?:^|[\s(«’])(?:de|du|des|le|la|que|ne|se|je|me|te|jusque|lorsque|puisque|quoique)[\s ]$",
    re.IGNORECASE,
)
"""French words that change before a vowel, or join the article of a name, at the end of a text."""


@cache
def patterns(language: str) -> tuple[tuple[str, ast.Pattern], ...]:
    """Read every pattern of a language, those of variants and attributes too, with its key."""
    found: list[tuple[str, ast.Pattern]] = []
    for file in sources(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                whole = [one.value for one in entry.attributes]
                whole += [entry.value] if entry.value else []
                found += [(entry.id.name, one) for top in whole for one in within(top)]
    return tuple(found)


def within(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    """Give a pattern and those of its variants."""
    yield pattern
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.SelectExpression
        ):
            for variant in element.expression.variants:
                yield from within(variant.value)


def names_a_thing(element: ast.TextElement | ast.Placeable) -> bool:
    """Tell whether an element is a fact that is a name."""
    return (
        isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.VariableReference)
        and element.expression.id.name in NAMED
    )


def test_no_french_word_would_have_to_elide_before_a_name() -> None:
    """« de Marcus » is right and « de Ada » is not, so neither is written."""
    found = [
        (key, before.value[-30:])
        for key, pattern in patterns("fr")
        for before, after in zip(pattern.elements, pattern.elements[1:], strict=False)
        if isinstance(before, ast.TextElement) and ELIDED.search(before.value)
        if names_a_thing(after)
    ]
    assert not found, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_begin_sentences_with_a_capital_letter(language: str) -> None:
    """Russian names of cards are small inside a sentence, so none begins with one."""
    speech = catalogue(language)
    for game in all_games().values():
        for lesson in lessons_of(game.name).values():
            for moment in ways(game, lesson):
                step = lesson.script.steps[moment.progress.step]
                for part in ("", *step.others.values(), *(["task"] if step.moves else [])):
                    said = speech.say(Message(lesson.key(step, part), moment.progress.facts))
                    starts = re.findall(r"(?:^|[.!?…]\s+)([^\W\d_])", said)
                    assert all(letter.isupper() for letter in starts), said
