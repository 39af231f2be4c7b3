"""The client's types are those of the server, and its sentences those of the catalogue."""

import json
import re
from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct

from ludus.core.codec import from_plain
from ludus.core.message import Message
from ludus.games.gorus.cards import Card
from ludus.locales.catalogue import LANGUAGES, catalogue
from ludus.server import typescript

CLIENT = Path(__file__).parents[2] / "web" / "src"


def test_the_committed_types_are_current() -> None:
    for file, text in typescript.modules(CLIENT).items():
        assert file.read_text(encoding="utf-8") == text, "run: python -m ludus.server.typescript"


def test_a_game_has_its_types_in_its_own_folder(tmp_path: Path) -> None:
    (tmp_path / "games" / "gorus").mkdir(parents=True)
    written = typescript.modules(tmp_path)
    house, gorus = tmp_path / "lib" / "protocol.ts", tmp_path / "games" / "gorus" / "protocol.ts"
    assert set(written) == {house, gorus}
    assert "interface GorusView" in written[gorus]
    assert "import type { Outcome } from '../../lib/protocol.ts';" in written[gorus]
    assert not re.search("gorus|brutus", written[house], re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sides_say_the_same(language: str) -> None:
    """The client's test reads the same file and must find the same sentences."""
    told = json.loads((CLIENT / "test" / "sentences.json").read_text(encoding="utf-8"))
    for row in told["sentences"]:
        message = from_plain(row["message"], Message)
        assert catalogue(language).say(message, told["names"]) == row[language]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int | None, "number | null"),
        (tuple[int, ...], "number[]"),
        (tuple[int | None, ...], "(number | null)[]"),
        (tuple[str, float], "[string, number]"),
        (dict[str, tuple[Card, ...]], "Record<string, string[]>"),
        (Literal["a", 1], "'a' | 1"),
        (int | float, "number"),
    ],
)
def test_types_are_written_as_json_has_them(kind: object, text: str) -> None:
    assert typescript._type(kind) == text


def test_only_what_json_can_hold_has_a_type() -> None:
    with pytest.raises(TypeError, match="object"):
        typescript._type(object)


class Sparse(Struct, omit_defaults=True, tag_field="type", tag="sparse"):
    must: int
    may: str = ""


class Full(Struct):
    may: str = ""


def test_a_field_may_be_absent_only_where_defaults_are_left_out() -> None:
    fields = ["  type: 'sparse';", "  must: number;", "  may?: string;"]
    assert list(typescript._fields(Sparse)) == fields
    assert list(typescript._fields(Full)) == ["  may: string;"]
