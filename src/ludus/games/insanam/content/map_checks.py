"""Checks of the map: neighbours, ways, starts and barbarians. Section 15.2 of the content."""

from collections import Counter

from ludus.core.content import bad_content
from ludus.games.insanam.content.cards import Content
from ludus.games.insanam.content.faults import check_count
from ludus.games.insanam.content.vocabulary import REGIONS

STARTS = (1, 2, 3, 4)
"""The numbers of the start territories. [C-2.10]"""


def check_map(content: Content) -> None:
    """Neighbours agree, all is connected, starts are free, citadels are spread. [C-1.3, C-1.4]"""
    _check_neighbours(content)
    _check_connected(content)
    _check_starts(content)
    _check_barbarians(content)


def neighbours(content: Content) -> dict[str, set[str]]:
    """List what a group can reach in one step, by land or sea. [C-18.5, C-18.12]"""
    near = {land.id: {*land.land, *land.seas} for land in content.territories.values()}
    for sea in content.seas.values():
        coast = {land.id for land in content.territories.values() if sea.id in land.seas}
        near[sea.id] = {*sea.seas} | coast
    return near


def _check_neighbours(content: Content) -> None:
    """Adjacency is of known places and goes both ways."""
    lands, seas = content.territories, content.seas
    for land in lands.values():
        _adjacent(f"{land.id}.land", land.id, {key: lands[key].land for key in lands}, land.land)
        _adjacent(f"{land.id}.seas", "", dict.fromkeys(seas, ()), land.seas)
    for sea in seas.values():
        _adjacent(f"{sea.id}.seas", sea.id, {key: seas[key].seas for key in seas}, sea.seas)


def _adjacent(key: str, me: str, known: dict[str, tuple[str, ...]], near: tuple[str, ...]) -> None:
    for other in near:
        if other not in known or other == me or near.count(other) > 1:
            raise bad_content("map.toml", key, "insanam-content-neighbour", name=other)
        if me and me not in known[other]:
            raise bad_content("map.toml", key, "insanam-content-one-way", name=other)


def _check_connected(content: Content) -> None:
    """From any place one can get to every other, by land and sea."""
    near = neighbours(content)
    reached = [next(iter(near))]
    for place in reached:
        reached += sorted(near[place] - {*reached})
    if lost := {*near} - {*reached}:
        place = min(lost if len(lost) < len(reached) else reached)
        raise bad_content("map.toml", place, "insanam-content-cut-off")


def _check_starts(content: Content) -> None:
    """Four start territories with numbers of their own, and no barbarians there. [C-2.10]"""
    starts = [land for land in content.territories.values() if land.start]
    if sorted(land.start for land in starts) != [*STARTS]:
        raise bad_content("map.toml", "start", "insanam-content-starts", numbers=STARTS)
    for land in starts:
        if land.barb or land.citadel:
            raise bad_content("map.toml", f"{land.id}.start", "insanam-content-start-barbarians")


def _check_barbarians(content: Content) -> None:
    """The figures suffice with the fewest players, and each region has a citadel. [C-1.3, C-1.4]"""
    numbers, lands = content.numbers, content.territories.values()
    free = len(STARTS) - min(numbers.players)
    figures = sum(land.barb for land in lands) + free * numbers.fixed.vacant
    if figures > numbers.box.figures or any(land.barb < 0 for land in lands):
        most = numbers.box.figures
        raise bad_content("map.toml", "barb", "insanam-content-figures", count=figures, most=most)
    citadels = Counter(land.region for land in lands if land.citadel)
    check_count("map.toml", "citadel", citadels.total(), numbers.box.citadels)
    for region in REGIONS:
        check_count("map.toml", f"{region}.citadel", citadels[region], 1)
