"""Plain words by which people search a rulebook, though no article uses them.

Each game has them as data in its sentences, in every language: `<game>-search` has lines such as
“trump, favourite: G-6 G-7.2”, words before the colon, chapters and articles after it.
"""

from ludus.locales.catalogue import Catalogue


def plain_words(speech: Catalogue, game: str) -> dict[str, tuple[str, ...]]:
    """Give the chapters and articles that each plain word leads to; none for a game without any."""
    key = f"{game}-search"
    if key not in speech:
        return {}
    found: dict[str, tuple[str, ...]] = {}
    for line in speech.text(key).splitlines():
        words, _, places = line.partition(":")
        for word in words.split(","):
            name = word.strip().casefold()
            found[name] = (*found.get(name, ()), *places.split())
    return found


def leads_to(places: tuple[str, ...], article: str) -> bool:
    """Tell whether an article is one of some places, or in a chapter that is."""
    return article in places or article.partition(".")[0] in places
