"""The index of a rulebook: which articles there are, in which chapter, for which edition.

The sentences are in the catalogue, in three languages; here are only the numbers that refusals,
docstrings and tests cite.
"""

import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable

from msgspec import Struct

from ludus.core.content import bad_content
from ludus.core.errors import Unknown, fault


class Chapter(Struct, frozen=True):
    """A chapter and its articles, in order."""

    id: str
    articles: tuple[str, ...]


class Articles:
    """All articles of a game."""

    def __init__(self, chapters: tuple[Chapter, ...], editions: dict[str, str]) -> None:
        self.chapters = chapters
        self.editions = editions
        self.all = tuple(article for chapter in chapters for article in chapter.articles)

    def __contains__(self, article: str) -> bool:
        return article in self.all

    def find(self, wanted: str) -> tuple[str, ...]:
        """Give the article, or the articles of a chapter; case does not matter."""
        wanted = wanted.upper()
        for chapter in self.chapters:
            if wanted == chapter.id:
                return chapter.articles
        if wanted in self.all:
            return (wanted,)
        raise fault(Unknown, "unknown-article", article=wanted)

    def edition(self, article: str) -> str | None:
        """Give the edition an article belongs to, or None if it holds in all."""
        return self.editions.get(article)


def _spans(chapters: dict[str, int | list[int]]) -> Iterator[tuple[str, tuple[int, int]]]:
    for chapter, span in chapters.items():
        yield chapter, (1, span) if isinstance(span, int) else (span[0], span[1])


def load_articles(file: Traversable) -> Articles:
    """Read an `articles.toml`: per chapter how many articles it has, and editions of some.

    A chapter whose articles do not begin with 1 gives its first and last number.
    """
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    chapters = tuple(
        Chapter(chapter, tuple(f"{chapter}.{number}" for number in range(first, last + 1)))
        for chapter, (first, last) in _spans(raw["chapters"])
    )
    articles = Articles(chapters, raw.get("editions", {}))
    for article in articles.editions:
        if article not in articles:
            raise bad_content(file.name, article, "content-unknown-article")
    return articles


def catalogue_key(article: str) -> str:
    """Name an article as the catalogue does: G-5.2 is `G-5-2`."""
    return article.replace(".", "-")
