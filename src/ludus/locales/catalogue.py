"""One catalogue for all: messages as data in, sentences in the reader's language out.

House-wide sentences are beside this file, `<language>/*.ftl`; a game's own are in its folder,
`games/<game>/locales/<language>/*.ftl`, so that a new game edits nothing here.

How facts are shown:
- a number is formatted by the language, with a true minus sign;
- `Ref("seat", n)` is the name of who sits there;
- any other reference is the message `<game>-<kind>`, which gets `$id`, and for ids like `BL10` also
  `$code` (BL) and `$number` (10); the game is the first word of the key of the sentence; a sentence
  of the house names things of a game by the whole key, such as `gorus-question`;
- a list is joined by commas.

A key that the catalogue lacks is shown as words with its facts, a thing without a name by its id,
and the gap is logged once. Where `LUDUS_STRICT_SENTENCES` is set, as in tests, it is an error.
"""

import logging
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle

from ludus.core.articles import catalogue_key
from ludus.core.errors import Unknown, fault
from ludus.core.message import Fact, Message, Ref
from ludus.games import folders
from ludus.locales.entries import Entries

LANGUAGES = {"en": "English", "fr": "Français", "ru": "Русский"}

STRICT = "LUDUS_STRICT_SENTENCES"
"""The environment variable that makes every gap an error."""

log = logging.getLogger("ludus.locales")

_ID = re.compile(r"([A-Za-z]+)(\d+)")
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
LARGEST = 10**15
"""The largest number that is said: some digits more could not be formatted, and only damage has so
many."""


class MissingMessage(KeyError):
    """The catalogue lacks a key, or a sentence lacks a fact."""


class Catalogue:
    """The sentences of one language. A strict one raises `MissingMessage` for a gap."""

    def __init__(self, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise fault(Unknown, "unknown-language", name=language, known=", ".join(LANGUAGES))
        self.language = language
        self._strict = strict
        self._gaps: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)
        texts = (source.read_text(encoding="utf-8") for source in sources(language))
        self._entries = Entries(self._bundle, texts)

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def text(self, key: str, /, **facts: object) -> str:
        """Give a sentence of the house with plain facts."""
        return self._format(key, None, facts)

    def attribute(self, key: str, attribute: str, /, **facts: object) -> str:
        """Give what a message says beside its text, such as `gorus-name.pitch`."""
        return self._format(key, attribute, facts)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Put a message into words; `names` are those of the seats."""
        game = message.key.partition("-")[0]
        facts = {name: self._fact(game, fact, names) for name, fact in message.facts.items()}
        return self._format(message.key, None, facts)

    def article(self, article: str) -> tuple[str, str]:
        """Give title and text of an article."""
        key = catalogue_key(article)
        return self._format(key, "title", {}), self._format(key, None, {})

    def chapter(self, chapter: str) -> tuple[str, str]:
        """Give title and introduction of a chapter."""
        return self._format(chapter, None, {}), self._format(chapter, "intro", {})

    def pitch(self, game: str) -> str:
        """Say in one sentence what a game is."""
        return self.attribute(f"{game}-name", "pitch")

    def name(self, game: str, kind: str, id: int | str) -> str:  # noqa: A002
        """Name a thing of a game: a card, a school."""
        return self._reference(game, Ref(kind, id), ())

    def _fact(self, game: str, fact: Fact, names: Sequence[str]) -> object:
        if isinstance(fact, Ref):
            return self._reference(game, fact, names)
        if isinstance(fact, tuple):
            return ", ".join(f"{self._fact(game, one, names)}" for one in fact)
        return fact

    def _reference(self, game: str, ref: Ref, names: Sequence[str]) -> str:
        if ref.kind == "seat" and isinstance(ref.id, int):
            known = 0 <= ref.id < len(names)
            return names[ref.id] if known else self._format("seat", None, {"number": ref.id + 1})
        key = f"{game}-{ref.kind}"
        if key not in self and "-" in ref.kind:
            key = ref.kind
        if key not in self:
            self._gap(key)
            return str(ref.id)
        facts: dict[str, object] = {"id": ref.id}
        if match := _ID.fullmatch(str(ref.id)):
            facts |= {"code": match[1], "number": int(match[2])}
        return self._format(key, None, facts)

    def _format(self, key: str, attribute: str | None, facts: dict[str, object]) -> str:
        pattern = self._pattern(key, attribute)
        if pattern is None:
            name = f"{key}.{attribute}" if attribute else key
            self._gap(name)
            return in_words(name, facts)
        sayable = {name: _sayable(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, sayable)
        if errors:
            self._gap(f"{key}: {errors[0]}")
        return _MINUS.sub("−", str(text))

    def _pattern(self, key: str, attribute: str | None) -> Any:
        if key not in self:
            return None
        self._entries.read(key)
        message = self._bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def _gap(self, what: str) -> None:
        """Report what is missing: an error where that must not be, else a line of the log."""
        if self._strict:
            raise MissingMessage(f"{self.language}: {what}")
        if what not in self._gaps:
            self._gaps.add(what)
            log.warning("no sentence in %s: %s", self.language, what)


def _sayable(fact: object) -> object:
    """Give the largest number that can be said instead of a larger one; 0 for one that is none."""
    if not isinstance(fact, int | float) or abs(fact) <= LARGEST:
        return fact
    return max(-LARGEST, min(fact, LARGEST)) if fact == fact else 0


def in_words(key: str, facts: Mapping[str, object]) -> str:
    """Make something readable of a key without a sentence: its words, then its facts."""
    words = re.sub(r"[-_.]+", " ", key)
    told = ", ".join(f"{name} {_sayable(fact)}" for name, fact in facts.items())
    return _MINUS.sub("−", f"{words} ({told})" if told else words)


def sources(language: str) -> Iterator[Traversable]:
    """List the files of a language: the house's, then each game's."""
    places = [files(__package__) / language]
    places += [folder / "locales" / language for folder in folders()]
    for folder in places:
        if folder.is_dir():
            yield from sorted(folder.iterdir(), key=lambda file: file.name)


@cache
def catalogue(language: str, *, strict: bool | None = None) -> Catalogue:
    """Give the catalogue of a language, made once; the environment says whether it is strict."""
    return Catalogue(language, strict=bool(os.environ.get(STRICT)) if strict is None else strict)
