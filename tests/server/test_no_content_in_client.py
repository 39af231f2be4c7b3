"""The client draws what it is sent: no name of a card, tile, board or place stands in its code.

Pictures may be chosen by such a name (`emblems.ts`), and drawings are of the places they show; both
are looks and listed here. Everything else comes from the server.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludus.games import all_games
from ludus.server.printed import printed

CLIENT = Path(__file__).parents[2] / "web" / "src"
BOARDS = CLIENT / "games"

DRAWINGS = {
    "insanam/map/shapes.ts": "the outlines of territories and seas",
    "insanam/city/City.svelte": "the plan of the city: where each zone lies",
    "insanam/city/places.ts": "the buildings of the zones, and the way from one to the next",
}
STRING = re.compile(r"'[^']*'|\"[^\"]*\"|`[^`]*`")
NOT_CODE = re.compile(r"<style>.*?</style>|/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)


def names_in(game: str) -> set[str]:
    """List what the content files of a game name."""
    content: Any = json.loads(printed(game).json)
    found = set(_named(game, content))
    assert len(found) > 5, f"{game}: hardly any names"
    return found - {game}


def _named(game: str, content: Any) -> Iterator[str]:
    match game:
        case "gorus":
            yield from content["cards"]["schools"]
            yield from content["table"]["teams"]
            yield from content["table"]["editions"]
        case "brutus":
            for names in content["positions"]["positions"].values():
                yield from names
            # A field of the view has the name of Caesar: the points his cards bring.
            names = {one.get("name", "") for one in content["characters"]["characters"]}
            yield from names - {"", "caesar"}
        case "gloria":
            yield from content["classes"]["classes"]
            yield from content["equipment"]["armour"]
            # The two snares and the rudis are words of the view: what holds one, and a way to end.
            yield from content["equipment"]["items"].keys() - {"net", "lasso"}
            yield from content["arena"]["levels"][:-1]
            yield from content["names"]["names"]
        case "insanam":
            for file in ("zones", "tiles", "gladiators", "adversaries", "redemptions", "boards"):
                yield from content[file]
            for file in ("map", "events", "ambitions"):
                for section in content[file].values():
                    yield from section
            yield from content["numbers"]["troops"]
            yield from content["numbers"]["box"]["categories"]
            yield from (card["class"] for card in content["gladiators"].values())
        case _:
            raise AssertionError(f"say here what {game} names in its content")


ARTICLE = re.compile(r"(?<![\w.])[A-Z]-\d+\.\d+(?![\w.])")


def test_no_article_stands_in_the_code_of_the_client() -> None:
    """Where the rulebook says something is told by the server, with what it says."""
    found = [
        f"{file.relative_to(CLIENT)}: {text[0]}"
        for file in sorted(CLIENT.rglob("*"))
        if file.suffix in {".ts", ".svelte"} and not is_for_tests(file)
        for text in STRING.finditer(without_looks(file.read_text("utf-8")))
        if ARTICLE.search(text[0])
    ]
    assert found == []


def is_for_tests(file: Path) -> bool:
    """Tell tests, and what they need, from the client."""
    return ".test." in file.name or "fixtures" in str(file) or file.parent.name == "test"


def sources(game: str) -> Iterator[Path]:
    """List the code of a game's board, without pictures, types, tests and what they need."""
    for file in sorted((BOARDS / game).rglob("*")):
        looks = file.name == "emblems.ts" or str(file.relative_to(BOARDS)) in DRAWINGS
        if (
            file.suffix in {".ts", ".svelte"}
            and not (looks or is_for_tests(file))
            and file.name != "protocol.ts"
        ):
            yield file


def without_looks(text: str) -> str:
    """Leave out comments and styles; lines keep their numbers."""
    return NOT_CODE.sub(lambda found: "\n" * found[0].count("\n"), text)


def faults(names: set[str], text: str) -> list[str]:
    """Find names in code, in a text or as a key."""
    words = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    named = re.compile(rf"(?<![\w./~@-])(?:{words})(?![\w/-])")
    key = re.compile(rf"(?<![\w./~@-])(?:{words})(?=\s*:)")
    return [
        f"line {number}: {found[0]}"
        for number, line in enumerate(without_looks(text).splitlines(), 1)
        if not line.startswith("import ")
        for part in (*STRING.findall(line), *key.findall(line))
        for found in named.finditer(part)
    ]


@pytest.mark.parametrize("game", all_games())
def test_no_name_of_the_content_stands_in_the_code_of_a_board(game: str) -> None:
    names, files = names_in(game), list(sources(game))
    assert files
    found = {
        str(file.relative_to(BOARDS)): wrong
        for file in files
        if (wrong := faults(names, file.read_text("utf-8")))
    }
    assert found == {}


def test_every_drawing_that_is_excused_is_there() -> None:
    assert all((BOARDS / file).exists() for file in DRAWINGS)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("if (zone === 'BAR') x();", 1),
        ("const RANK = { BAR: 'barracks' };", 1),
        ('<Panel id="BAR" />', 1),
        ("move === `place BAR`", 1),
        ("import bar from '~icon/BAR';\n// BAR\n/* BAR\n */", 0),
        ("<style>\n.BAR { color: red }\n</style>", 0),
        ("BARRACKS + view.BAR", 0),
        ("import BAR from '~icon/bar';\nconst fresco = { emblem: BAR };", 0),
    ],
)
def test_names_are_found_however_they_are_written(text: str, count: int) -> None:
    assert len(faults({"BAR"}, text)) == count
