"""Entries are read one by one, and say the same as when whole files are parsed."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludus.locales.catalogue import LANGUAGES, Catalogue, sources
from ludus.locales.entries import Entries, cut, references


class References(Visitor):
    """Collect the messages and terms that an entry contains."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def parsed(text: str) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    """Parse a whole file; give its entries with their names."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry
        elif isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_of_a_file_is_the_entry_that_the_whole_file_has_there(language: str) -> None:
    for file in sources(language):
        text = file.read_text(encoding="utf-8")
        whole, parts = list(parsed(text)), list(cut(text))
        assert [name for name, _ in parts] == [name for name, _ in whole]
        for (name, entry), (_, part) in zip(whole, parts, strict=True):
            ((found, alone),) = parsed(part)
            assert found == name
            assert alone.equals(entry, ignored_fields=["span", "comment"]), name
            refers = References()
            refers.visit(entry)
            assert refers.names <= set(references(part)), name


def test_what_an_entry_refers_to_is_read_with_it() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    entries = Entries(
        bundle, ["a = { b } and { -c }\nb = { $n ->\n   *[x] { d }\n }\n-c = C\nd = D\n"]
    )
    assert "d" in entries
    assert "e" not in entries
    entries.read("a")
    pattern = bundle.get_message("a").value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern, {"n": "x"})
    assert (text, faults) == ("D and C", [])


def test_entries_that_refer_to_each_other_are_read_once() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    entries = Entries(bundle, ["a = { b }\nb = { a }\n", "a = another\n"])
    entries.read("a")
    entries.read("a")
    assert bundle.has_message("b")


def test_one_sentence_does_not_cost_the_parsing_of_all() -> None:
    """A server says a sentence in a language for the first time while others play."""
    speech = Catalogue("ru")
    assert speech.text("guest")
    assert speech.text("bot-name", id=1)
    assert len(speech._bundle._messages) <= 4
