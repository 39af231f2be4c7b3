"""Three languages, complete and right: no key missing, no fact forgotten, plurals and signs."""

import re
from collections.abc import Iterator
from functools import cache
from math import inf, nan
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludus.core.articles import catalogue_key
from ludus.core.codec import to_plain
from ludus.core.errors import Unknown
from ludus.core.events import Log, Told
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.record import replay
from ludus.core.rules import AnyRules
from ludus.core.sheets import Sheet
from ludus.games import all_games, find_game
from ludus.games.brutus.state import Phase
from ludus.lab.arena import Match, play_game
from ludus.locales.catalogue import (
    LANGUAGES,
    Catalogue,
    MissingMessage,
    catalogue,
    in_words,
    sources,
)

SOURCE = Path(__file__).parents[2] / "src" / "ludus"


class Variables(Visitor):
    """Collect the facts a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
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


def modes_to_tell(game: AnyRules) -> list[Any]:
    """List the modes whose events are told: all, or of very many every fifth and the last ones."""
    modes = list(game.modes)
    return modes if len(modes) <= 40 else [*modes[:-2:5], *modes[-2:]]


@cache
def told_in(name: str) -> tuple[tuple[tuple[str, ...], tuple[Told, ...]], ...]:
    """Play a game in those modes: the names at each table, and what was told there."""
    game = find_game(name)
    tables = []
    for number, options in enumerate(modes_to_tell(game)):
        bots = ("random",) * game.seats(options)
        record = play_game(Match(name, to_plain(options), bots, "l"), number)
        log = Log()
        for _ in replay(game, record, log):
            pass
        tables.append((tuple(record.seats), tuple(log.told)))
    return tuple(tables)


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_every_mode_can_be_told(language: str, game: str) -> None:
    speech = catalogue(language)
    for names, told in told_in(game):
        for one in told:
            for form in (one.event, one.others):
                if form is not None:
                    text = speech.say(form, names)
                    assert "{" not in text
                    assert "$" not in text


def in_sheet(sheet: Sheet) -> Iterator[Message]:
    """Give all that stands on a score sheet."""
    yield sheet.title
    yield from [sheet.onward] if sheet.onward else []
    yield from sheet.notes
    yield from (column.what for column in sheet.columns)
    for row in sheet.rows:
        yield from [row.name] if row.name else []
        yield from (line.reason for cell in row.cells for line in cell.lines)


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_score_sheet_of_every_mode_can_be_told(language: str, game: str) -> None:
    speech = catalogue(language)
    for names, told in told_in(game):
        for sheet in (one.sheet for one in told if one.sheet):
            for message in in_sheet(sheet):
                text = speech.say(message, names)
                assert text
                assert "{" not in text
                assert "$" not in text


def test_every_event_of_brutus_was_told() -> None:
    """The games above come by every sentence that the rules can tell."""
    told = {form.key for _, some in told_in("brutus") for one in some
            for form in (one.event, one.others) if form}  # fmt: skip
    sheets = (one.sheet for _, some in told_in("brutus") for one in some if one.sheet)
    told |= {message.key for sheet in sheets for message in in_sheet(sheet)}
    table = {key for key in keys_in_source() if key.startswith("brutus-")}
    table = {key for key in table if not re.match("brutus-(refused|bad|no-such|ui)", key)}
    assert len(table) > 15
    assert table <= told


def test_the_modes_told_have_every_variant() -> None:
    modes = modes_to_tell(find_game("brutus"))
    assert {mode.players for mode in modes} == set(find_game("brutus").players)
    switches = [(mode.revolt, mode.conspiracy, mode.benevolence) for mode in modes]
    assert len(set(switches)) == 8
    assert {name for mode in modes if mode.end for name in to_plain(mode.end)} == {
        "manches",
        "target",
        "time",
    }


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
    card = Ref("card", "BR7")
    told = say("gorus-takes", seat=seat_ref(0), cards=cards, favour=-4, card=card, by="led")
    assert catalogue("ru").say(told, NAMES) == (
        f"Анна побеждает в бою (коричневая 7, старшая в стартовой школе): {text}, поддержка −4."
    )


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (0, "0 очков"),
        (1, "1 очко"),
        (2, "2 очка"),
        (4, "4 очка"),
        (5, "5 очков"),
        (11, "11 очков"),
        (14, "14 очков"),
        (21, "21 очко"),
        (22, "22 очка"),
    ],
)
def test_russian_plurals_of_points(points: int, text: str) -> None:
    speech = catalogue("ru")
    told = say("brutus-total", seat=seat_ref(1), points=points)
    assert speech.say(told, NAMES) == f"Пётр: {text}."
    told = say("brutus-out", seat=seat_ref(0), rank=Ref("rank", "IV"), points=points)
    assert speech.say(told, NAMES) == f"Анна выходит из кона: IV, +{text}."
    told = say("brutus-revolt", seat=seat_ref(0), points=points)
    assert speech.say(told, NAMES).endswith(f" {text}.")


@pytest.mark.parametrize(
    ("cards", "text"), [(1, "по 1 карте"), (2, "по 2 карты"), (3, "по 3 карты"), (5, "по 5 карт")]
)
def test_russian_plurals_of_the_forum(cards: int, text: str) -> None:
    told = say("brutus-forum", seat=seat_ref(0), count=cards)
    assert catalogue("ru").say(told, NAMES) == f"Анна объявляет: {text} на форум."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "number", [10**15, 10**27, 10**40, -(10**40), 10**400, 1e29, 1e300, inf, -inf, nan]
)
def test_whatever_number_is_stored_can_be_said(language: str, number: float) -> None:
    """What is wrong with a damaged table is said in lists of many tables."""
    told = catalogue(language, strict=True).say(say("aside-count", found=number, wanted=1))
    assert told.count("1") >= 1
    assert in_words("aside-count", {"found": number})


def test_a_minus_is_a_minus_and_a_hyphen_a_hyphen() -> None:
    told = say("gorus-total", seats=(seat_ref(0), seat_ref(1)), favour=-12)
    assert catalogue("en").say(told, ["A-1", "B"]) == "A-1, B: favour −12."


def test_cards_and_schools_are_named() -> None:
    names = [catalogue(language).name("gorus", "card", "BR7") for language in LANGUAGES]
    assert names == ["Brown 7", "Marron 7", "коричневая 7"]
    assert catalogue("fr").name("gorus", "school", "BR") == "Épées marron"


@pytest.mark.parametrize(
    ("kind", "name", "names"),
    [
        ("card", 1, ["Brutus (1)", "Brutus (1)", "Брут (1)"]),
        ("card", 2, ["2", "2", "2"]),
        ("card", 12, ["Vestalis Virgo (12)", "Vestalis Virgo (12)", "Дева-весталка (12)"]),
        ("card", 13, ["Caesar (13)", "Caesar (13)", "Цезарь (13)"]),
        ("combination", "9×2", ["9×2", "9×2", "9×2"]),
        ("rank", "imperator", ["Imperator", "Imperator", "Император"]),
        ("rank", "servus", ["Servus", "Servus", "Раб"]),
        ("rank", "VII", ["VII", "VII", "VII"]),
    ],
)
def test_cards_and_ranks_of_brutus_are_named(kind: str, name: int | str, names: list[str]) -> None:
    assert [catalogue(language).name("brutus", kind, name) for language in LANGUAGES] == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_brutus_is_named(language: str) -> None:
    """Each phase but the end asks for something, in words of its own."""
    questions = [phase for phase in get_args(Phase) if phase != "over"]
    names = {catalogue(language).name("brutus", "question", one) for one in questions}
    assert len(names) == len(questions)


def test_one_winner_or_several() -> None:
    alone = say("brutus-won", seats=(seat_ref(0),), count=1)
    shared = say("brutus-won", seats=(seat_ref(0), seat_ref(1)), count=2)
    assert catalogue("en").say(alone, ["A", "B"]) == "A wins the game!"
    assert catalogue("en").say(shared, ["A", "B"]) == "A, B share the victory!"
    assert catalogue("ru").say(alone, NAMES) == "Партию выигрывает Анна!"
    assert catalogue("ru").say(shared, NAMES) == "Разделённая победа: Анна, Пётр!"


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


def test_a_reader_is_told_what_there_is_and_the_gap_is_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    speech = Catalogue("en")
    message = say("tessera-thrown_out", seat=seat_ref(0), card=Ref("card", "X7"), points=-3)
    for _ in range(2):
        assert speech.say(message, ["Ann"]) == "tessera thrown out (seat Ann, card X7, points −3)"
    assert speech.pitch("tessera") == "tessera name pitch"
    assert speech.say(Message("gorus-lead", {"seat": seat_ref(0)}), ["Ann"]).startswith("Ann leads")
    gaps = [record.getMessage().partition(": ")[2] for record in caplog.records]
    assert gaps[:3] == ["tessera-card", "tessera-thrown_out", "tessera-name.pitch"]
    assert len(gaps) == 4


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
            assert not re.search(r"[\"“”]", re.sub(r'{ " ?" }', "", line)), line
            assert not re.search(
                r"\b(?:ещe|еще|все время|берет|идет|черный|зеленый|желтый)\b", line
            ), line
