"""No sentence is kept that nobody says.

A sentence is said where its key is written in the sources: whole, without the name of its game,
or as a beginning to which something is added (`web-status-${…}`). Where the beginning is one word
alone (`web-${…}`), the words that are added have to be written somewhere, too. Articles and
sentences of lessons have tests of their own.
"""

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

from ludus.games import all_games
from ludus.locales.catalogue import sources
from ludus.locales.entries import cut, references

ROOT = Path(__file__).parents[2]
BUILT = {"static", "documents"}
"""Folders with what was built from the sources."""
WORD = re.compile(r"[a-z][a-z0-9-]*[a-z0-9]")
NAME = re.compile(r"""["'`](\w+)["'`]|(\w+) =|(\w+):""")
"""Words in quotes, names of fields, and what is given a value."""
VARIANT = re.compile(r"-(you|named|wanderer)$")
"""Another form of a sentence, chosen by whom it is about."""
BEGINNING = re.compile(r"(?<![a-z0-9])-?([a-z][a-z0-9-]*-)\$?\{")


class Sources(Struct, frozen=True):
    """What is written in all sources."""

    words: frozenset[str]
    names: frozenset[str]
    long: tuple[str, ...]
    """Beginnings of two words and more."""
    short: tuple[str, ...]

    def say(self, name: str) -> bool:
        """Tell whether a key is written, or put together from what is."""
        if name in self.words or name.startswith(self.long) or set(name.split("-")) <= self.names:
            return True
        return any(self.say(name.removeprefix(one)) for one in self.short if name.startswith(one))


@cache
def written() -> Sources:
    """Read the sources of the house, the games and the client."""
    texts = [
        file.read_text(encoding="utf-8")
        for folder, kinds in (("src/ludus", ("py", "toml")), ("web/src", ("ts", "svelte")))
        for kind in kinds
        for file in (ROOT / folder).rglob(f"*.{kind}")
        if not BUILT & set(file.parts)
    ]
    words, beginnings = (
        frozenset(found for text in texts for found in pattern.findall(text))
        for pattern in (WORD, BEGINNING)
    )
    names = frozenset(one for text in texts for found in NAME.findall(text) for one in found)
    long = tuple(one for one in beginnings if one.count("-") > 1)
    return Sources(words, names, long, tuple(beginnings - set(long)))


def unsaid(texts: list[str]) -> set[str]:
    """List the sentences that neither a source nor another sentence mentions."""
    parts = {name: part for text in texts for name, part in cut(text)}
    mentioned = {
        other for name, part in parts.items() for other in references(part) if other != name
    }
    return {
        name
        for name in parts
        if name[0].islower()
        and "-lesson-" not in name
        and name not in mentioned
        and VARIANT.sub("", name) not in parts.keys() - {name}
        and not _said(name, written())
    }


def _said(key: str, found: Sources) -> bool:
    game, _, rest = key.partition("-")
    return found.say(key) or (game in all_games() and found.say(rest))


def test_every_sentence_is_said_somewhere() -> None:
    assert unsaid([file.read_text(encoding="utf-8") for file in sources("en")]) == set()


def test_a_sentence_that_nobody_says_is_found() -> None:
    found = "web-close = A\nweb-result = B\nweb-status-open = C\ngorus-board-deck = D\n"
    lonely = "web-lonely = E\ngorus-lonely-one = F\n"
    assert unsaid([f"{found}{lonely}"]) == {"web-lonely", "gorus-lonely-one"}
