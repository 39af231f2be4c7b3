"""The documentation site: built strictly, whole, and without anything from elsewhere."""

import json
import re
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

import documents
from docs.pages import ROOT, prose
from documents import BrokenLink, build, place
from reference import reference

DOCS = ROOT / "docs"
LOADED = {("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src")}
LINKS = ("stylesheet", "icon", "preload", "preconnect", "dns-prefetch", "modulepreload")


class Page(HTMLParser):
    """What a page loads, where it links to, which anchors it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.scripts: list[str] = []
        self._script: dict[str, str | None] | None = None
        self.feed(text)

    def handle_starttag(self, tag: str, given: list[tuple[str, str | None]]) -> None:
        found = dict(given)
        assert not [name for name in found if name.startswith("on")], found
        for name in ("id", "name"):
            self.anchors.add(found.get(name) or "")
        if tag == "a" and found.get("href"):
            self.links.append(found["href"] or "")
        if tag == "link" and found.get("rel") in LINKS:
            self.loads.append(found["href"] or "")
        self.loads += [found[name] or "" for kind, name in LOADED if kind == tag and name in found]
        if tag == "script":
            self._script = found

    def handle_data(self, data: str) -> None:
        if self._script is not None and data.strip():
            kind = self._script.get("type")
            assert kind == "application/json", f"the content policy lets no such script run: {data}"
        self._script = None


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "documents"
    build(folder)
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {file: Page(file.read_text("utf-8")) for file in site.rglob("*.html")}


def target(site: Path, page: Path, link: str) -> tuple[Path, str]:
    """Find the file and the anchor that a link of a page leads to."""
    split = urlsplit(link)
    path = unquote(split.path)
    found = (page.parent / path).resolve() if path else page
    return (found / "index.html" if found.is_dir() else found), unquote(split.fragment)


HOME = "/"
"""The logo leads to the lobby of the house that shows the site."""


def test_every_link_of_every_page_leads_somewhere(site: Path, pages: dict[Path, Page]) -> None:
    assert len(pages) > 90
    followed = 0
    for file, page in pages.items():
        for link in page.links:
            if link == HOME or re.match(r"(https?|mailto):", link):
                continue
            found, anchor = target(site, file, link)
            assert found.is_file(), f"{file.relative_to(site)}: {link}"
            assert found.is_relative_to(site)
            if anchor and found.suffix == ".html":
                assert anchor in pages[found].anchors, f"{file.relative_to(site)}: {link}"
                followed += 1
    assert followed > 1000


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[Path, Page]) -> None:
    for file, page in pages.items():
        for load in page.loads:
            assert not urlsplit(load).netloc, load
            assert target(site, file, load)[0].is_file(), f"{file.relative_to(site)}: {load}"
    for sheet in site.rglob("*.css"):
        for found in re.findall(r"url\(([^)]*)\)", sheet.read_text("utf-8")):
            assert found.strip("\"'").startswith(("data:", "#")), f"{sheet.name}: {found}"


def test_the_search_finds_every_page(site: Path, pages: dict[Path, Page]) -> None:
    items = json.loads((site / "search.json").read_text("utf-8"))["items"]
    found = {item["location"].partition("#")[0] for item in items}
    shown = {f"{file.parent.relative_to(site)}/".removeprefix("./") for file in pages}
    assert {location.strip("/") for location in found} >= {page.strip("/") for page in shown}
    texts = {item["location"]: item["text"] for item in items}
    assert "trump" in texts["playing/"]
    assert "rules of one game" in texts["api/contract/#ludus.core.rules.Rules"]


def nav(part: Any) -> Iterator[str]:
    """List the pages of the navigation."""
    if isinstance(part, str):
        yield part
    for one in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from nav(one)


def test_the_navigation_has_every_page_once() -> None:
    config = tomllib.loads((DOCS / "zensical.toml").read_text("utf-8"))["project"]
    listed = [*nav(config["nav"])]
    decisions = {place(f"docs/adr/{file.name}") for file in (DOCS / "adr").glob("0*.md")}
    there = {place(path) for path in documents.Stage(Path()).pages} - decisions
    assert sorted(listed) == sorted(there)


LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")


def linked(page: Path) -> set[Path]:
    return {(page.parent / found).resolve() for found in LINK.findall(prose(page))}


def test_the_index_lists_every_document() -> None:
    there = {ROOT / path for path in documents.Stage(Path()).pages}
    decisions = {*(DOCS / "adr").glob("0*.md")}
    assert there - linked(DOCS / "index.md") == decisions | {DOCS / "index.md"}
    assert linked(DOCS / "adr" / "index.md") == decisions


def test_the_reference_says_what_a_module_says() -> None:
    source = '''"""What it is for.

    import house

one     the first | or none
second  another one,
        longer
"""

LIMIT = 3
"""How many there are."""


class Room(Struct, frozen=True):
    """A room.

    name  what it is called
    """

    name: str
    _secret: int = 0

    def open(self, wide: "bool" = False, *, by: str | None = None) -> "Door":
        """Open it < for | all >."""

    def _hide(self) -> None:
        """Is not shown."""


def undocumented() -> None: ...
'''
    assert reference("house.room", source) == (
        "## house.room { #house.room }\n\nWhat it is for.\n\n    import house\n\n"
        "| | |\n|---|---|\n| `one` | the first \\| or none |\n"
        "| `second` | another one, longer |\n\n"
        "### LIMIT { #house.room.LIMIT }\n\n```python\nLIMIT = 3\n```\n\nHow many there are.\n\n"
        "### Room { #house.room.Room }\n\n"
        "```python\nclass Room(Struct, frozen=True):\n    name: str\n```\n\n"
        "A room.\n\n| | |\n|---|---|\n| `name` | what it is called |\n\n"
        "#### open { #house.room.Room.open }\n\n"
        "```python\ndef open(self, wide: bool=False, *, by: str | None=None) -> Door\n```\n\n"
        "Open it &lt; for | all >.\n"
    )


def test_a_long_signature_has_a_line_for_each_argument() -> None:
    arguments = "first_of_all: int, /, second: str, third: float = 1.5, *rest: int, last: int = 7"
    source = f'def settle({arguments}, **more: object) -> None:\n    """Settle."""\n'
    told = reference("m", source)
    assert (
        "def settle(\n    first_of_all: int,\n    /,\n    second: str,\n    third: float = 1.5,\n"
        "    *rest: int,\n    last: int = 7,\n    **more: object,\n) -> None\n"
    ) in told


def test_a_broken_link_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "page.md").write_text("# Page\n\n[gone](nothing.md)\n", "utf-8")
    monkeypatch.setattr(documents, "ROOT", tmp_path)
    with pytest.raises(BrokenLink, match=r"docs/page\.md links to nothing\.md"):
        documents.Stage(tmp_path / "pages").fill()
