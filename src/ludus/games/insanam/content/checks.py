"""Five groups of checks that all content passes when it is loaded. Section 15 of the content."""

from collections import Counter
from collections.abc import Iterator, Mapping

from ludus.core.content import WHOLE, bad_content
from ludus.games.insanam.content.atom_places import effects, fixed_gains, metrics
from ludus.games.insanam.content.cards import Card, Content
from ludus.games.insanam.content.faults import check_count, check_same
from ludus.games.insanam.content.map_checks import check_map
from ludus.games.insanam.content.number_checks import check_numbers
from ludus.games.insanam.content.vocabulary import (
    CATEGORIES,
    CLASSES,
    METRICS,
    REGIONS,
    TROOPS,
    ZONES,
    Effect,
)

ROUNDS = (1, 2, 3, 4)
"""A game has four rounds. [C-3.1]"""

PLAYERS = (2, 3, 4)
"""Two to four play. Section 1.1."""

MOST_ACTIONS = 4
"""The most actions of a tile. [C-7.2]"""

OBJECTIVES = 3
"""How many ways every redemption card offers. [C-11.4]"""

CORE = {
    "COL": {"gbuy", "fight"},
    "HIP": {"race"},
    "BAR": {"recruit", "deploy"},
    "SEN": {"redo", "unlock"},
    "MAR": {"swap", "tile"},
}
"""What every tile of a zone must offer, so that no tile takes away what the zone is for."""


def check_content(content: Content) -> None:
    """Check all content; the first thing wrong raises `BadContent`."""
    check_ids(content)
    check_counts(content)
    check_numbers(content)
    check_map(content)  # 2. The map
    check_words(content)
    check_tiles(content)


# 1. Counts


def check_counts(content: Content) -> None:
    """There are as many of everything as the box has. Section 1.2."""
    box, lands = content.numbers.box, content.territories.values()
    sizes = Counter(land.region for land in lands)
    tiles = Counter(tile.zone for tile in content.tiles.values())
    for region in REGIONS:
        check_count("map.toml", region, sizes[region], box.regions.get(region, 0))
    check_count("map.toml", "seas", len(content.seas), box.seas)
    for zone in ZONES:
        check_count("tiles.toml", zone, tiles[zone], box.tiles)
        check_count("zones.toml", f"{zone}.circles", len(content.zones[zone].circles), box.circles)
    check_count("ambitions.toml", "personal", len(content.personal), box.personal)
    check_count("ambitions.toml", "public", len(content.public), box.public)
    check_count("redemptions.toml", WHOLE, len(content.redemptions), box.redemptions)
    check_count("boards.toml", WHOLE, len(content.boards), box.boards)
    _check_events(content)
    _check_tables(content)


def _check_events(content: Content) -> None:
    """Every round has as many individual and collective events. [C-1.11]"""
    box = content.numbers.box
    for name, cards, count in (
        ("individual", content.individual, box.individual),
        ("collective", content.collective, box.collective),
    ):
        rounds = Counter(card.round for card in cards.values())
        for number in sorted({*ROUNDS, *rounds}):
            expected = count if number in ROUNDS else 0
            check_count("events.toml", f"{name}, round {number}", rounds[number], expected)


def _check_tables(content: Content) -> None:
    """Tables have a line for each troop, region, category and player. Section 1.1."""
    numbers = content.numbers
    check_same("numbers.toml", "troops", numbers.troops, TROOPS)
    check_same("numbers.toml", "players", numbers.players, PLAYERS)
    check_same("numbers.toml", "box.regions", numbers.box.regions, REGIONS)
    check_same("numbers.toml", "box.categories", numbers.box.categories, CATEGORIES)
    check_same("numbers.toml", "track.ends", range(1, len(numbers.track.ends) + 1), ROUNDS)
    check_count("numbers.toml", "stock", len(numbers.stock), max(PLAYERS))
    for count, table in numbers.players.items():
        for name in ("rewards", "public", "treachery", "hippodrome"):
            check_count("numbers.toml", f"players.{count}.{name}", len(getattr(table, name)), count)


# 3. The vocabulary


def check_words(content: Content) -> None:
    """Only the atoms and metrics of the vocabulary occur, and each where it has a meaning.

    Atoms, keys and triggers outside it do not get here: no effect can be read from them.
    """
    for file, key, effect, kinds in effects(content):
        for atom in effect:
            if atom.kind not in kinds:
                raise bad_content(file, key, "insanam-content-out-of-place", text=f"{atom}")
    for file, key, effect in fixed_gains(content):
        for atom in effect:
            if atom.resource == "ANY" or (key.endswith("income") and atom.resource == "COR"):
                raise bad_content(file, key, "insanam-content-out-of-place", text=f"{atom}")
    for file, key, metric in metrics(content):
        if metric not in METRICS:
            raise bad_content(file, key, "insanam-content-metric", text=metric)
    _check_shapes(content)


def _check_shapes(content: Content) -> None:
    """One bonus a circle, an accusation on each board, three ways to redemption. [C-5.5, C-25]"""
    for zone in content.zones.values():
        for number, circle in enumerate(zone.circles):
            check_count("zones.toml", f"{zone.id}.circles[{number}]", len(circle), 1)
    for board in content.boards.values():
        if "accuse" not in {atom.key for atom in board.powers[-1]}:
            raise bad_content("boards.toml", f"{board.id}.powers[2]", "insanam-content-accusation")
    for redemption in content.redemptions.values():
        count = len(redemption.conditions) + len(redemption.spend)
        check_count("redemptions.toml", redemption.id, count, OBJECTIVES)


# 4. Tiles


def check_tiles(content: Content) -> None:
    """A tile has at most four actions, and among them what its zone is for. [C-7.2]"""
    for tile in content.tiles.values():
        _check_actions("tiles.toml", f"{tile.id}.actions", tile.zone, 3, tile.actions)
    for zone in content.zones.values():
        _check_actions("zones.toml", f"{zone.id}.base", zone.id, 2, zone.base)


def _check_actions(file: str, key: str, zone: str, least: int, actions: tuple[Effect, ...]) -> None:
    if not least <= len(actions) <= MOST_ACTIONS:
        raise bad_content(
            file, key, "insanam-content-actions", count=len(actions), most=MOST_ACTIONS, least=least
        )
    if missing := CORE[zone] - {atom.kind for action in actions for atom in action}:
        raise bad_content(file, key, "insanam-content-core", text=min(missing))


# 5. Ids


def check_ids(content: Content) -> None:
    """Ids are unique, regions and zones are all there, classes and categories are even. [C-22.1]"""
    check_same("map.toml", "regions", content.regions, REGIONS)
    check_same("zones.toml", WHOLE, content.zones, ZONES)
    seen: set[str] = set()
    for file, cards in _tables(content):
        for key, card in cards.items():
            if card.id != key or key in seen:
                raise bad_content(file, key, "insanam-content-id")
            seen.add(key)
    box = content.numbers.box
    classes = Counter(glad.kind for glad in content.gladiators.values())
    for kind in CLASSES:
        check_count("gladiators.toml", kind, classes[kind], box.classes)
    categories = Counter(foe.category for foe in content.adversaries.values())
    for category in CATEGORIES:
        check_count(
            "adversaries.toml", category, categories[category], box.categories.get(category, 0)
        )


def _tables(content: Content) -> Iterator[tuple[str, Mapping[str, Card]]]:
    """List every table of cards with its file."""
    yield from (("map.toml", content.regions), ("map.toml", content.territories))
    yield from (("map.toml", content.seas), ("zones.toml", content.zones))
    yield from (("tiles.toml", content.tiles), ("gladiators.toml", content.gladiators))
    yield from (("adversaries.toml", content.adversaries), ("events.toml", content.individual))
    yield from (("events.toml", content.collective), ("ambitions.toml", content.personal))
    yield from (("ambitions.toml", content.public), ("redemptions.toml", content.redemptions))
    yield "boards.toml", content.boards
