"""All content, read from `content/*.toml` and checked when this module is imported.

A wrong file raises `BadContent` with the file, the key (`K01.actions[0]`) and the reason.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from ludus.core.codec import from_plain
from ludus.core.content import bad_content, content_hash, load_content
from ludus.core.errors import BadContent, fault
from ludus.core.reading import wrong_data
from ludus.games.insanam.content.cards import (
    Adversary,
    Board,
    Card,
    Collective,
    Content,
    Event,
    Gladiator,
    Individual,
    Personal,
    Province,
    Public,
    Redemption,
    Sea,
    Territory,
    Tile,
    ZoneBoard,
)
from ludus.games.insanam.content.checks import ROUNDS, check_content
from ludus.games.insanam.content.numbers import Numbers

C = TypeVar("C", bound=Card)


def _card(file: str, key: str, raw: object, kind: type[C]) -> C:
    """Read one card; what is wrong with it is named with its id."""
    if not isinstance(raw, dict):
        raise bad_content(file, key, "insanam-content-no-card")
    try:
        return from_plain({"id": key} | raw, kind)
    except msgspec.ValidationError as error:
        path, why = wrong_data(error)
        place = key + path.removeprefix("$")
        raise fault(BadContent, "bad-content", why, file=file, key=place) from error
    except NotImplementedError as error:
        raise bad_content(file, key, "insanam-content-effect-text") from error


def _cards(name: str, raw: dict[str, Any], kind: type[C]) -> dict[str, C]:
    """Read the cards of a file or of a section of it, by id and in order."""
    return {key: _card(f"{name}.toml", key, card, kind) for key, card in raw.items()}


def _sections(folder: Traversable, name: str, *names: str) -> list[dict[str, Any]]:
    """Split a file into its sections; all of them must be there, and no other."""
    raw = load_content(folder, name, dict[str, dict[str, Any]])
    for section in sorted({*raw} ^ {*names}):
        reason = "content-no-section" if section in raw else "content-missing"
        raise bad_content(f"{name}.toml", section, reason)
    return [raw[section] for section in names]


def load(folder: Traversable) -> Content:
    """Read and check all content of a folder."""
    regions, territories, seas = _sections(folder, "map", "regions", "territories", "seas")
    individual, collective = _sections(folder, "events", "individual", "collective")
    personal, public = _sections(folder, "ambitions", "personal", "public")

    def whole(name: str, kind: type[C]) -> dict[str, C]:
        return _cards(name, load_content(folder, name, dict[str, Any]), kind)

    content = Content(
        numbers=load_content(folder, "numbers", Numbers),
        regions=_cards("map", regions, Province),
        territories=_cards("map", territories, Territory),
        seas=_cards("map", seas, Sea),
        zones=whole("zones", ZoneBoard),
        tiles=whole("tiles", Tile),
        gladiators=whole("gladiators", Gladiator),
        adversaries=whole("adversaries", Adversary),
        individual=_cards("events", individual, Individual),
        collective=_cards("events", collective, Collective),
        personal=_cards("ambitions", personal, Personal),
        public=_cards("ambitions", public, Public),
        redemptions=whole("redemptions", Redemption),
        boards=whole("boards", Board),
    )
    check_content(content)
    return content


def by_round(content: Content) -> dict[int, tuple[Event, ...]]:
    """Sort events into the decks of the four rounds, in order of their ids. [C-1.11]"""
    events: list[Event] = [*content.individual.values(), *content.collective.values()]
    events.sort(key=lambda event: event.id)
    return {number: tuple(event for event in events if event.round == number) for number in ROUNDS}


def coasts(content: Content) -> dict[str, tuple[str, ...]]:
    """List the territories beside each sea space. [C-18.12]"""
    return {
        sea: tuple(land.id for land in content.territories.values() if sea in land.seas)
        for sea in content.seas
    }


FOLDER = files(__package__)
_ALL = load(FOLDER)

CONTENT = content_hash(_ALL)
"""One hash over all content."""

NUMBERS = _ALL.numbers
REGIONS = _ALL.regions
"""What each region scores. [C-14.2]"""

TERRITORIES = _ALL.territories
SEAS = _ALL.seas
COASTS = coasts(_ALL)
"""The territories beside each sea space. [C-18.12]"""

LANDS = {
    region: tuple(land.id for land in TERRITORIES.values() if land.region == region)
    for region in REGIONS
}
"""The territories of each region."""

STARTS = dict(sorted((land.start, land.id) for land in TERRITORIES.values() if land.start))
"""The start territories by number. [C-2.10]"""

ZONES = _ALL.zones
TILES = _ALL.tiles
GLADIATORS = _ALL.gladiators
ADVERSARIES = _ALL.adversaries
EVENTS = by_round(_ALL)
"""The events of each round. [C-1.11]"""

EVENT: dict[str, Event] = {event.id: event for deck in EVENTS.values() for event in deck}
"""Every event by its id."""

PERSONAL = _ALL.personal
PUBLIC = _ALL.public
REDEMPTIONS = _ALL.redemptions
BOARDS = _ALL.boards
