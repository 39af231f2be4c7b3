"""Sentences and documents are in words that strangers understand, with the signs of a language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ludus.locales.catalogue import LANGUAGES, sources

ROOT = Path(__file__).parents[2]

ARCHAIC = {
    "en": (
        r"by lots?|reckon\w*|n[ao]ught|aught|ere|oft|whence|hence|henceforth|thence|thither|hither",
        r"(?:where|there|here)(?:in|of|to|with|upon|from|unto|tofore)|thereby|hereby|wherefore",
        r"unto|upon|lest|albeit|withal|whilst|amongst|betwixt|behold|forthwith|aforesaid",
        r"yonder|verily|perchance|mayhap|erstwhile|vouchsafe\w*|inasmuch|notwithstanding|anew",
        r"afresh|apiece|in lieu|hindmost|shall|shan[’']t|thou|thee|thy|hath|doth|nay|yea",
        r"for want of|so many(?! that)|so much(?! that)|out of account|would sooner",
        r"(?<!there )is no (?:move|number|answer|export|gladiator|team|game|ambition|troop)",
        r"(?<!the game )bears?(?= an?\b)",
    ),
    "fr": (
        r"icelui|icelle|céans|jadis|naguère|nonobstant|moult|oncques|derechef|point ne|d[’']aucuns",
        r"maints?|maintes|moitié autant|sis(?:e|es)?|ledit|ladite|lesdits|lesdites|susdit\w*",
    ),
    "ru": (
        r"сей|сия|сие|оный|оная|оное|дабы|ибо|доколе|покуда|коли|нежели|вельми|зело|токмо|отсель",
        r"поелику|понеже|ежели|кой|коего|коему|сызнова|посему|засим|паки",
    ),
}
"""Words that people no longer use, and turns that have to be read twice."""

WORDS = {language: re.compile(rf"\b(?:{'|'.join(some)})\b", re.IGNORECASE)
         for language, some in ARCHAIC.items()}  # fmt: skip


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """Give the texts of a message, those of all its variants too, without names of facts."""
    whole = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole.append(element.value)
            continue
        whole.append("…")
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)
    yield "".join(whole)


@cache
def sentences(language: str) -> tuple[tuple[str, str], ...]:
    """Read a language: each text with the key of its message."""
    found = []
    for file in sources(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            patterns = [one.value for one in entry.attributes]
            patterns += [entry.value] if entry.value else []
            found += [(entry.id.name, text) for one in patterns for text in texts(one)]
    return tuple(found)


def documents() -> Iterator[Path]:
    """Give all that is written to be read beside the code."""
    yield from sorted(ROOT.glob("*.md"))
    yield from sorted((ROOT / "docs").rglob("*.md"))
    yield from sorted((ROOT / "bench").glob("*.md"))
    yield from sorted((ROOT / "src").rglob("*.md"))


def prose(text: str) -> str:
    """Leave of a document what is neither code nor quoted."""
    plain = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", "…", plain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_use_words_of_today(language: str) -> None:
    found = [(key, match[0]) for key, text in sentences(language)
             for match in WORDS[language].finditer(text)]  # fmt: skip
    assert not found, found


ONE_WORD = {
    "ru": {r"кост(?:ь|ью|и|ей|ям|ями|ях)": "кубик", r"ЗК": "зона контроля"},
    "fr": {r"ZOC": "zone de contrôle"},
}
"""Words that must not stand beside the usual one for the same thing, and the usual one."""
EXPLAINED = re.compile(r"[A-Z]-[\d-]+|gloria-goal-.*|.*-search")
"""Where another word may stand: rulebook and goal card give the short form, a search knows both."""


@pytest.mark.parametrize("language", ONE_WORD)
def test_a_thing_has_one_word(language: str) -> None:
    found = [
        (key, match[0], right)
        for wrong, right in ONE_WORD[language].items()
        for key, text in sentences(language)
        if not EXPLAINED.fullmatch(key)
        for match in re.finditer(rf"\b{wrong}\b", text)
    ]
    assert not found, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_a_number_alone(language: str) -> None:
    """“Withdraw for 2. 5 PA.” reads like two and a half."""
    bare = re.compile(r"… ?[.;] …\s?\w{2,3}\.$")
    found = [(key, text) for key, text in sentences(language) if bare.search(text)]
    assert not found, found


def test_documents_use_words_of_today() -> None:
    found = [
        (str(file.relative_to(ROOT)), match[0])
        for file in documents()
        for match in WORDS["en"].finditer(prose(file.read_text(encoding="utf-8")))
    ]
    assert not found, found


def test_comments_use_words_of_today() -> None:
    """What stands between the lines of the code is read by strangers too."""
    said = re.compile(r'"""(.*?)"""|(?:^|\s)(?:#|//|/\*\*?)\s(.*)', re.DOTALL | re.MULTILINE)
    found = []
    for folder, kinds in (("src", ("py",)), ("bench", ("py",)), ("web/src", ("ts", "svelte"))):
        for file in (one for kind in kinds for one in sorted((ROOT / folder).rglob(f"*.{kind}"))):
            for match in said.finditer(file.read_text(encoding="utf-8")):
                text = match[1] or (match[2] or "").partition("\n")[0]
                found += [(file.name, word[0]) for word in WORDS["en"].finditer(text)]
    assert not found, found


NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"

WRONG = {
    "en": (
        (r"[\"']", "typographic quotes"),
        (r" [:;!?]", "no space before a double sign"),
        (r"\s--?\s", "a dash"),
        (r"\.\.\.", "an ellipsis"),
        (r"«|»", "English quotes"),
        (r"  ", "one space"),
    ),
    "fr": (
        (rf"[^{NARROW}…!?][;!?](?![\w=])", "a narrow no-break space before ; ! ?"),
        (rf"[^{WIDE}\d]:(?=\s|$)", "a no-break space before a colon"),
        (rf"«[^{WIDE}]|[^{WIDE}]»", "no-break spaces inside guillemets"),
        (r"[\"'“”]", "typographic apostrophes, and guillemets"),
        (r"\s--?\s", "a dash"),
        (r"\.\.\.", "an ellipsis"),
        (r"  ", "one space"),
    ),
    "ru": (
        (rf"(?<!^)(?<![{WIDE}\d(«])—|—(?=[^\s\d»)])", "a dash with a no-break space before it"),
        (r"[\"'“”]", "guillemets"),
        (r"[«„][\s]|\s[»]", "no space inside guillemets"),
        (r"(?<!… |\d )(?<=\s)[:;!?](?! […\d])", "no space before a double sign"),
        (r"\s--?\s", "a dash"),
        (r"\.\.\.", "an ellipsis"),
        (r"  ", "one space"),
    ),
}
"""Signs that are wrong in a language, and what is right."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_are_those_of_the_language(language: str) -> None:
    found = []
    for key, text in sentences(language):
        if key.endswith("-search"):  # data: words, a colon, places
            continue
        for wrong, right in WRONG[language]:
            found += [(key, right, text[max(0, m.start() - 20) : m.end() + 10])
                      for m in re.finditer(wrong, text)]  # fmt: skip
    assert not found, found
