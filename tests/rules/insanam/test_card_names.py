"""Everything in the content has a name in three languages, and nothing else has."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludus.games.insanam.content import catalogue
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    BOARDS,
    EVENT,
    GLADIATORS,
    PERSONAL,
    PUBLIC,
    REDEMPTIONS,
    REGIONS,
    SEAS,
    TERRITORIES,
    TILES,
    ZONES,
)
from ludus.games.insanam.content.vocabulary import CATEGORIES, CLASSES

LOCALES = Path(catalogue.__file__).parents[1] / "locales"
LANGUAGES = ("en", "fr", "ru")
NAMED: dict[str, tuple[str, ...]] = {
    "territory": tuple(TERRITORIES),
    "region": tuple(REGIONS),
    "sea": tuple(SEAS),
    "zone": (*ZONES, "SUB"),
    "tile": tuple(TILES),
    "gladiator": tuple(GLADIATORS),
    "gladiator-name": tuple(GLADIATORS),
    "nickname": tuple(GLADIATORS),
    "class": CLASSES,
    "category": CATEGORIES,
    "adversary": tuple(ADVERSARIES),
    "event": tuple(EVENT),
    "event-title": tuple(EVENT),
    "event-date": tuple(EVENT),
    "ambition": tuple(PERSONAL),
    "public": tuple(PUBLIC),
    "redemption": tuple(REDEMPTIONS),
    "board": tuple(BOARDS),
    "power": tuple(f"{board}-{number}" for board in BOARDS for number in range(4)),
    "good": ("G", "W", "S", "VP", "COR", "ANY"),
    "troop": ("LEG", "CEN", "EVO"),
}


def source(language: str) -> str:
    return (LOCALES / language / "cards.ftl").read_text(encoding="utf-8")


@cache
def speech(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def names(language: str, kind: str) -> dict[str, str]:
    """Name every thing of a kind."""
    bundle, found = speech(language), {}
    for key in NAMED[kind]:
        pattern = bundle.get_message(f"insanam-{kind}").value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, {"id": key})
        assert not errors
        found[key] = str(text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMED)
def test_everything_has_a_name_of_its_own(language: str, kind: str) -> None:
    named = names(language, kind)
    assert all(named.values())
    if kind != "event-date":
        assert len(set(named.values())) == len(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_left_over(language: str) -> None:
    """The variants of a name are the ids there are, in their order."""
    for kind, block in re.findall(r"^insanam-([a-z-]+) = \{ \$id ->\n(.*?)^\}", source(language),
                                  re.M | re.S):  # fmt: skip
        assert tuple(re.findall(r"^ +\*?\[([\w-]+)\]", block, re.M)) == NAMED[kind]


@pytest.mark.parametrize(
    ("kind", "key", "texts"),
    [
        ("gladiator", "G01", ("Columbus “the Dove”", "Columbus «\u00a0la Colombe\u00a0»",
                              "Колумб «Голубь»")),
        ("event", "E101", ("Joyful Entry into Rome (28 March 37)",
                           "L’entrée dans Rome en liesse (28 mars 37)",
                           "Ликующий въезд в Рим (28 марта 37 года)")),
        ("territory", "INF", ("Germania Inferior", "Germanie inférieure", "Нижняя Германия")),
        ("zone", "SUB", ("Suburra", "Bas-fonds", "Субура")),
        ("power", "petronius-3", ("An Eye for Fakes", "L’œil qui voit le faux",
                                  "Чутьё на подделки")),
    ],
)  # fmt: skip
def test_some_names(kind: str, key: str, texts: tuple[str, ...]) -> None:
    assert tuple(names(language, kind)[key] for language in LANGUAGES) == texts


def test_every_event_has_its_year() -> None:
    for language in LANGUAGES:
        for key, date in names(language, "event-date").items():
            years = {int(year) for year in re.findall(r"\b(3[789]|4[01])\b", date)}
            assert years & {EVENT[key].round + 36, 41 if EVENT[key].round == 4 else 0}


def test_french_and_russian_signs() -> None:
    """No-break spaces in guillemets and before a dash, typographic apostrophes."""
    assert not re.search(r"« | »|'| [:;!?]|\w[;!?]", source("fr"))
    russian = [line for line in source("ru").splitlines() if not line.startswith("#")]
    assert not re.search(r" — | - |[\"“”]", "\n".join(russian))
    assert not re.search(r"'", source("en"))
