"""What is wrong with a file is told in every language: by the rules, by msgspec, by the system."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludus.cli.main import main
from ludus.core.message import Message
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
