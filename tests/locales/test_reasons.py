"""What is wrong with a file is told in every language: by the rules, by msgspec, by the system."""

import errno
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from ludus.cli.main import main
from ludus.core.errors import LudusError
from ludus.core.message import Message, Ref
from ludus.core.reading import _SYSTEM, read_toml, system_reason, wrong_data
from ludus.games import all_games
from ludus.locales.catalogue import LANGUAGES, catalogue
from ludus.locales.entries import cut

SOURCE = Path(__file__).parents[2] / "src" / "ludus"
GAMES = "|".join(all_games())
REASON = re.compile(rf'"((?:(?:{GAMES})-)?content-[a-z-]+|script-[a-z-]+)"')
COUNTS = (0, 1, 2, 5, 11, 21, 22, 101)
EVERY = pytest.mark.parametrize("language", LANGUAGES)


def said(message: Message) -> tuple[str, ...]:
    """Say something in every language; a gap is an error."""
    return tuple(catalogue(language, strict=True).say(message) for language in LANGUAGES)


def reasons_in_source() -> Iterator[str]:
    """List the reasons that the sources name whole."""
    for file in SOURCE.rglob("*.py"):
        yield from REASON.findall(file.read_text("utf-8"))


def test_every_reason_that_the_sources_name_has_a_sentence() -> None:
    found = set(reasons_in_source())
    found -= {"content-security-policy", "content-type-options"}  # headers of HTTP
    assert len(found) > 80
    for language in LANGUAGES:
        assert [key for key in sorted(found) if key not in catalogue(language)] == []


def written(language: str) -> dict[str, str]:
    """Read the sentences that say what is wrong with a file."""
    files = [*SOURCE.glob(f"locales/{language}/content.ftl")]
    files += SOURCE.glob(f"games/*/locales/{language}/content.ftl")
    return {name: part for file in files for name, part in cut(file.read_text("utf-8"))}


@EVERY
def test_a_reason_is_told_with_any_number(language: str) -> None:
    """Every form of every sentence has all its words."""
    speech = catalogue(language, strict=True)
    for key, part in written(language).items():
        facts = set(re.findall(r"\$(\w+)", part))
        for count in COUNTS:
            text = speech.text(key, **dict.fromkeys(facts, count))
            assert text
            assert "{" not in text, key


@pytest.mark.parametrize(
    ("key", "count", "en", "fr", "ru"),
    [
        ("gorus-content-hand", 1, "1 player", "1 joueur", "1 игрока"),
        ("gorus-content-hand", 2, "2 players", "2 joueurs", "2 игроков"),
        ("gorus-content-hand", 21, "21 players", "21 joueurs", "21 игрока"),
        ("gorus-content-schools", 1, "1 player", "1 joueur", "1 игрока"),
        ("insanam-content-kept", 1, "1 card is", "1 carte", "1 карту"),
        ("insanam-content-kept", 2, "2 cards are", "2 cartes", "2 карты"),
        ("insanam-content-kept", 5, "5 cards are", "5 cartes", "5 карт"),
        ("insanam-content-circles", 1, "1 circle", "1 cercle", "1 кружок"),
        ("insanam-content-circles", 3, "3 circles", "3 cercles", "3 кружка"),
        ("insanam-content-actions", 1, "1 action stands", "1 action s’y trouve", "1 действие"),
        ("insanam-content-actions", 5, "5 actions stand", "5 actions s’y", "5 действий"),
        ("script-seats", 1, "is only 1 seat", "1 place", "только 1"),
        ("script-seats", 3, "are only 3 seats", "3 places", "только 3"),
    ],
)
def test_plurals_of_reasons_are_right(key: str, count: int, en: str, fr: str, ru: str) -> None:
    facts = dict.fromkeys(("players", "count", "seats"), count) | {"least": 2, "most": 4}
    for text, part in zip(said(Message(key, facts)), (en, fr, ru), strict=True):
        assert re.search(rf"{part}\b", text), text


class Inner(Struct, forbid_unknown_fields=True):
    """A table in a table."""

    needed: int


class Row(Struct, forbid_unknown_fields=True):
    """All that a file of ours can hold."""

    whole: int = 0
    broken: float = 0
    either: int | str | None = None
    text: str = ""
    yes: bool = False
    some: Annotated[tuple[int, ...], Meta(min_length=1, max_length=2)] = (1,)
    pair: tuple[int, int] = (1, 1)
    table: dict[str, int] = {}
    word: Literal["a", "b"] = "a"
    least: Annotated[int, Meta(ge=1)] = 1
    most: Annotated[float, Meta(lt=2)] = 1
    inner: Inner | None = None


WRONG: tuple[tuple[dict[str, Any], str, str], ...] = (
    ({"whole": "x"}, "$.whole", "expected: a whole number; found: a text"),
    ({"broken": "x"}, "$.broken", "expected: a number; found: a text"),
    ({"whole": 1.5}, "$.whole", "expected: a whole number; found: a number"),
    ({"either": 1.5}, "$.either", "expected: a whole number, a text, nothing; found: a number"),
    ({"text": True}, "$.text", "expected: a text; found: true or false"),
    ({"yes": []}, "$.yes", "expected: true or false; found: a list"),
    ({"some": {}}, "$.some", "expected: a list; found: a table"),
    ({"some": []}, "$.some", "the number of entries must be at least 1"),
    ({"some": [1, 2, 3]}, "$.some", "the number of entries must be at most 2"),
    ({"some": ["x"]}, "$.some[0]", "expected: a whole number; found: a text"),
    ({"pair": [1]}, "$.pair", "the number of entries must be 2"),
    ({"table": {"x": "y"}}, "$.table[...]", "expected: a whole number; found: a text"),
    ({"word": "c"}, "$.word", "“c” cannot stand there"),
    ({"least": 0}, "$.least", "must be at least 1"),
    ({"most": 2.0}, "$.most", "must be less than 2"),
    ({"wohle": 1}, "", "there is no key “wohle”"),
    ({"inner": {}}, "$.inner", "the key “needed” is missing"),
    ({"inner": {"needed": 1, "more": 1}}, "$.inner", "there is no key “more”"),
)


@pytest.mark.parametrize(("data", "place", "reason"), WRONG)
def test_a_wrong_value_is_told_in_every_language(
    data: dict[str, Any], place: str, reason: str
) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(data, Row)
    found, why = wrong_data(caught.value)
    assert found == place
    assert why.message.key != "content-unreadable"
    english, *others = said(why.message)
    assert english == reason
    for text in others:
        assert not re.search(r"expected|found|must|Object|Invalid", text)


@pytest.mark.parametrize(
    ("data", "key", "line"),
    [
        (b"a = 1\nb = ", "content-not-toml", 2),
        (b"a = 1\n\nb\n", "content-not-toml", 3),
        (b"a = [1,", "content-not-toml", 1),
        (b"a = 1\na = 2\n", "content-twice-in-file", 2),
        (b"[a]\n[a]\n", "content-twice-in-file", 2),
        (b"a = { b = 1, b = 2 }\n", "content-twice-in-file", 1),
        (b"\xff", "content-not-text", None),
    ],
)
def test_a_file_that_is_not_toml_is_told_by_its_line(
    data: bytes, key: str, line: int | None
) -> None:
    with pytest.raises(LudusError) as caught:
        read_toml(data)
    assert caught.value.message.key == key
    assert caught.value.message.facts.get("line") == line
    assert all(said(caught.value.message))


@pytest.mark.parametrize("data", [b"", b"{", b"nonsense", b'{"whole": }', b"\xff"])
def test_a_file_that_is_not_json_is_told_in_every_language(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(data, type=Row)
    _, why = wrong_data(caught.value)
    assert why.message.key in ("content-not-json", "content-cut-off")
    assert all(said(why.message))


@pytest.mark.parametrize("name", sorted(_SYSTEM))
@EVERY
def test_what_the_system_says_has_a_sentence(name: str, language: str) -> None:
    number = getattr(errno, name)
    reason = system_reason(OSError(number, os.strerror(number)))
    assert reason == Ref("system-reason", name)
    text = catalogue(language, strict=True).say(
        Message("cli-no-file", {"file": "x", "reason": reason})
    )
    assert name not in text
    assert os.strerror(number) not in text


def test_a_reason_without_a_sentence_is_told_as_the_system_says_it() -> None:
    assert system_reason(OSError("[Errno 111] Connect call failed")).id == "ECONNREFUSED"
    assert system_reason(OSError(errno.EXDEV, "Invalid cross-device link")).id == (
        "Invalid cross-device link"
    )
    assert system_reason(ValueError("nothing")).id == "nothing"


def complaints(words: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Give what a command says against something, in every language."""
    lines = []
    for language in LANGUAGES:
        assert main([*words, "--lang", language]) != 0
        (line,) = capsys.readouterr().err.splitlines()
        lines.append(line)
    return lines


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", ("the key “game” is missing", "la clé «\xa0game\xa0» manque", "нет ключа «game»")),
        ('game = "gorus"\ngaems = 3', ("there is no key", "il n’y a pas de clé", "не бывает")),
        ('game = "gorus"\ngames = "3"', ("a whole number", "un nombre entier", "целое число")),
        ('game = "gorus"\ngames = 1', ("at least 2", "au moins 2", "не меньше 2")),
        ("game = ", ("line 1", "ligne 1", "строка 1")),
        (
            'game = "gorus"\nbots = "random"\ngames = 2\n[patch]\n"table.hand" = 99',
            ("too few cards for", "pas assez de cartes pour", "слишком мало для"),
        ),
        (
            'game = "gorus"\n[patch]\n"table.hand" = "ten"',
            ("expected: a whole number", "un nombre entier", "целое число"),
        ),
        ('game = "gorus"\n[patch]\n"table.foot" = 1', ("there are: ", "il y a", "есть: ")),
    ],
)
def test_a_wrong_experiment_is_told_in_every_language(
    text: str, parts: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    words = ["lab", "run", str(file), "--out", str(tmp_path / "out"), "--jobs", "1"]
    for line, part in zip(complaints(words, capsys), parts, strict=True):
        assert part in line, line


def test_files_that_cannot_be_read_or_written_are_told_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no record", "utf-8")
    cases = {
        ("verify", str(tmp_path / "none")): ("no such file", "n’existe pas", "нет"),
        ("verify", str(tmp_path)): ("this is a folder", "c’est un dossier", "это папка"),
        ("verify", str(tmp_path / "file" / "in")): ("not a folder", "pas un dossier", "не папка"),
        ("verify", str(tmp_path / ("x" * 300))): ("too long", "trop long", "слишком длинное"),
        ("verify", str(tmp_path / "file")): ("not JSON", "pas du JSON", "не JSON"),
    }  # fmt: skip
    for words, parts in cases.items():
        for line, part in zip(complaints([*words], capsys), parts, strict=True):
            assert part in line, line
