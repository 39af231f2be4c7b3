"""The entries of Fluent files, read one by one when they are first needed.

Parsing all sentences of a language takes a second, most of which nobody asks for: a command shows a
few of them, and a server, which would stand still meanwhile, hardly any. So files are only cut into
entries, and an entry is parsed, with those it refers to, when its sentence is wanted.
"""

import re
from collections.abc import Iterable, Iterator

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""An entry begins with its name at the beginning of a line; a term's name begins with a hyphen."""
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""A sentence may contain others in braces; what is a function instead is not an entry."""


class Entries:
    """Fills a bundle with entries as they are wanted. Of two with one name the first counts."""

    def __init__(self, bundle: FluentBundle, texts: Iterable[str]) -> None:
        self._bundle = bundle
        self._unread: dict[str, str] = {}
        for text in texts:
            for name, entry in cut(text):
                self._unread.setdefault(name, entry)
        self._names = frozenset(self._unread)

    def __contains__(self, name: str) -> bool:
        return name in self._names

    def read(self, name: str) -> None:
        """Parse an entry and all it refers to, unless that is done."""
        entry = self._unread.pop(name, None)
        if entry is None:
            return
        self._bundle.add_resource(FluentResource(entry))
        for reference in references(entry):
            self.read(reference)


def cut(text: str) -> Iterator[tuple[str, str]]:
    """Cut a file into its entries, each with its name."""
    found = list(_ENTRY.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    for match, end in zip(found, ends, strict=True):
        yield match[1], text[match.start() : end]


def references(entry: str) -> list[str]:
    """List the names an entry refers to."""
    return _REFERENCE.findall(entry)
