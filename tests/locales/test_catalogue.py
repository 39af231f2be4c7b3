"""Three languages, complete and right: no key missing, no fact forgotten, plurals and signs."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludus.core.articles import catalogue_key
from ludus.core.codec import to_plain
from ludus.core.errors import Unknown
from ludus.core.events import Log
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.record import replay
from ludus.games import all_games
from ludus.games.gorus.options import MODES
from ludus.lab.arena import Match, play_game
from ludus.locales.catalogue import LANGUAGES, MissingMessage, catalogue, sources

SOURCE = Path(__file__).parents[2] / "src" / "ludus"


class Variables(Visitor):
    """Collect the facts a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(language: str) -> dict[str, tuple[set[str], set[str]]]:
    """Read a language: each key with its facts and its attributes."""
    found = {}
    for file in sources(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"twice: {entry.id.name}"
                facts = Variables()
                facts.visit(entry)
                found[entry.id.name] = (facts.names, {one.id.name for one in entry.attributes})
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_facts(language: str) -> None:
    mine, english = entries(language), entries("en")
    assert set(mine) == set(english)
    for key, (facts, attributes) in mine.items():
        assert facts == english[key][0], key
        assert attributes == english[key][1], key


def keys_in_source() -> Iterator[str]:
    """List the literal keys of `say`, `fault`, `text`… and of the refusals in the source."""
    pattern = re.compile(
        r"""(?:say|text|fault|_bad|_mismatch|Measure)\(\s*(?:\w+,\s*)?"([a-z]+(?:-[a-z]+)+)\""""
    )
    message = re.compile(r"""Message\(\s*"([a-z-]+)\"""")
    for file in SOURCE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        yield from pattern.findall(text)
        yield from message.findall(text)


def test_every_key_in_the_source_is_in_the_catalogue() -> None:
    keys = set(keys_in_source())
    assert len(keys) > 60
    assert [key for key in sorted(keys) if key not in catalogue("en")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_whole(language: str) -> None:
    speech = catalogue(language)
    for game in all_games().values():
        for chapter in game.articles.chapters:
            assert all(speech.chapter(chapter.id))
        for article in game.articles.all:
            title, text = speech.article(article)
            assert title
            assert len(text) > 20


def test_the_rulebook_has_no_article_too_many() -> None:
    known = {catalogue_key(a) for game in all_games().values() for a in game.articles.all}
    known |= {chapter.id for game in all_games().values() for chapter in game.articles.chapters}
    assert {key for key in entries("en") if re.match(r"[A-Z]-\d", key)} == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_articles_referred_to_exist(language: str) -> None:
    prefixes = {game.articles.all[0][0]: game for game in all_games().values()}
    for file in sources(language):
        for letter, number in re.findall(r"\b([A-Z])-(\d+(?:\.\d+)?)\b", file.read_text("utf-8")):
            if letter in prefixes:
                assert prefixes[letter].articles.find(f"{letter}-{number}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_every_mode_can_be_told(language: str) -> None:
    speech = catalogue(language)
    game = all_games()["gorus"]
    for options in MODES:
        record = play_game(Match("gorus", to_plain(options), ("random",) * options.players, "l"), 0)
        log = Log()
        for _ in replay(game, record, log):
            pass
        for told in log.told:
            for form in (told.event, told.others):
                if form is not None:
                    text = speech.say(form, record.seats)
                    assert "{" not in text
                    assert "$" not in text


NAMES = ["Анна", "Пётр"]


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        (1, "1 карта"),
        (2, "2 карты"),
        (5, "5 карт"),
        (21, "21 карта"),
        (22, "22 карты"),
        (11, "11 карт"),
    ],
)
def test_russian_plurals(cards: int, text: str) -> None:
    told = say("gorus-takes", seat=seat_ref(0), cards=cards, favour=-4)
    assert catalogue("ru").say(told, NAMES) == f"Анна побеждает в бою: {text}, поддержка −4."


def test_a_minus_is_a_minus_and_a_hyphen_a_hyphen() -> None:
    told = say("gorus-total", seats=(seat_ref(0), seat_ref(1)), favour=-12)
    assert catalogue("en").say(told, ["A-1", "B"]) == "A-1, B: favour −12."


def test_cards_and_schools_are_named() -> None:
    names = [catalogue(language).name("gorus", "card", "BR7") for language in LANGUAGES]
    assert names == ["Brown 7", "Marron 7", "коричневая 7"]
    assert catalogue("fr").name("gorus", "school", "BR") == "Épées marron"


def test_an_unnamed_seat_has_a_number() -> None:
    assert catalogue("fr").say(say("gorus-dealer", seat=seat_ref(2))) == "Place 3 distribue."


def test_a_missing_key_or_fact_is_an_error() -> None:
    for message in (
        Message("no-such-key"),
        Message("gorus-lead", {}),
        say("gorus-lead", seat=Ref("x", 1)),
    ):
        with pytest.raises(MissingMessage):
            catalogue("en").say(message)
    with pytest.raises(MissingMessage):
        catalogue("en").chapter("gorus-lead")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Unknown):
        catalogue("la")


def test_french_typography() -> None:
    """A no-break space before double signs and inside guillemets, typographic apostrophes."""
    for file in sources("fr"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            assert not re.search(r"[A-Za-zà-ÿ»)}] [:;!?»](?:\s|$)", line), line
            assert not re.search(r"[A-Za-zà-ÿ»)}][;!?](?:\s|$)", line), line
            assert "« " not in line, line
            assert "'" not in line, line


def test_russian_typography() -> None:
    """Guillemets, a dash with a no-break space before it, and ё where it belongs."""
    for file in sources("ru"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            assert " — " not in line, line
            assert " - " not in line, line
            assert not re.search(r"[\"“”]", line), line
            assert not re.search(
                r"\b(?:ещe|еще|все время|берет|идет|черный|зеленый|желтый)\b", line
            ), line
