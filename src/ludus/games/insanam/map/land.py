"""Territories and seas: who is where, who controls what. [C-18.16]"""

from collections.abc import Iterator, Sequence

from ludus.core.errors import Refusal
from ludus.games.insanam.cards.powers import strength
from ludus.games.insanam.content.catalogue import COASTS, NUMBERS, SEAS, TERRITORIES
from ludus.games.insanam.state import Land, Table
from ludus.games.insanam.tell import no, place_ref

STACK = NUMBERS.fixed.stack
FIGURE = NUMBERS.fixed.figure
FORTRESS = NUMBERS.fixed.fortress

NEXT: dict[str, tuple[str, ...]] = {
    **{name: (*land.land, *land.seas) for name, land in TERRITORIES.items()},
    **{name: (*sea.seas, *COASTS[name]) for name, sea in SEAS.items()},
}
"""The spaces one step from each, by land and sea. [C-18.5, C-18.12]"""


def controlled(table: Table, seat: int) -> list[str]:
    """List the territories a player controls. [C-18.16]"""
    return [name for name, land in table.lands.items() if land.owner == seat]


def barbarous(land: Land) -> bool:
    """Tell whether barbarians hold a territory. [C-18.6]"""
    return land.barb > 0 or land.citadel


def vacant(land: Land) -> bool:
    """Tell whether nobody holds a territory. [C-18.11]"""
    return land.owner < 0 and not barbarous(land)


def hostile(table: Table, seat: int, place: str) -> bool:
    """Tell whether entering a space means battle. [C-18.6, C-18.7]"""
    if place in table.seas:
        return False
    land = table.lands[place]
    return barbarous(land) or land.owner not in (seat, -1)


def leave(land: Land) -> None:
    """A territory without troop and camp becomes vacant. [C-15.4, C-20.5]"""
    if not land.camp and not any(land.troops):
        land.owner = -1


def room(table: Table, seat: int, place: str) -> int:
    """Count how many more troops of a player fit into a space. [C-18.3]"""
    if place in table.seas:
        return STACK - sum(table.seas[place][seat])
    land = table.lands[place]
    if land.owner in (seat, -1) and not barbarous(land):
        return STACK - sum(land.troops)
    return STACK - sum(table.invaders.get(place, ())) - sum(table.passing.get(place, ()))


def troops_in(table: Table, seat: int, place: str) -> list[int]:
    """Give the troops of a player in a space where they rest."""
    if place in table.seas:
        return table.seas[place][seat]
    land = table.lands[place]
    return land.troops if land.owner == seat else [0, 0, 0]


def groups(table: Table, seat: int) -> Iterator[tuple[str, list[int]]]:
    """Go through the spaces in which a player has troops, land before sea."""
    for name, land in table.lands.items():
        if land.owner == seat and any(land.troops):
            yield name, land.troops
    for name, sea in table.seas.items():
        if any(sea[seat]):
            yield name, sea[seat]


def add(troops: list[int], more: Sequence[int], sign: int = 1) -> None:
    """Add troops to others, or take them away."""
    for at in range(3):
        troops[at] += sign * more[at]


def change(table: Table, seat: int, place: str, troops: Sequence[int], sign: int = 1) -> None:
    """Add troops to those of a player that rest in a space, or take them away.

    Copies of a table share what lies in a space: it is replaced as a whole, never changed.
    """
    if place in table.seas:
        sea = table.seas[place] = table.seas[place][:]
        after = sea[seat] = sea[seat][:]
    else:
        land = table.lands[place]
        after = land.troops = land.troops[:]
    add(after, troops, sign)


def settle(table: Table, seat: int, place: str, troops: Sequence[int]) -> None:
    """Let troops come to rest in a space that is free to them."""
    if place in table.lands:
        table.lands[place].owner = seat
    change(table, seat, place, troops)


def occupy(table: Table, seat: int, name: str) -> None:
    """The troops that came take a territory over."""
    land = table.lands[name]
    land.owner, land.troops = -1, [0, 0, 0]
    settle(table, seat, name, table.invaders.pop(name))


def depart(table: Table, seat: int, place: str, troops: Sequence[int]) -> None:
    """Take troops out of a space."""
    change(table, seat, place, troops, -1)
    if place in table.lands:
        leave(table.lands[place])


def not_there(
    troops: Sequence[int], there: Sequence[int], place: str, article: str
) -> Refusal | None:
    """Refuse no troops at all, or more of a type than are in a place."""
    if not any(troops):
        return no(article, "no-troops")
    if all(n <= held for n, held in zip(troops, there, strict=True)):
        return None
    return no(article, "not-there", place=place_ref(place))


def no_step(
    table: Table, seat: int, source: str, target: str, troops: Sequence[int], there: Sequence[int]
) -> Refusal | None:
    """Refuse a step of troops that are not there, to a space not beside theirs or without room.

    [C-18.3, C-18.5]
    """
    return (
        not_there(troops, there, source, "C-18.5")
        or not_beside(source, target, "C-18.5")
        or no_room(table, seat, target, sum(troops))
    )


def not_beside(source: str, target: str, article: str) -> Refusal | None:
    """Refuse a space that is not one step from another. [C-18.5, C-18.12]"""
    if target in NEXT[source]:
        return None
    return no(article, "not-adjacent", place=place_ref(source), other=place_ref(target))


def no_room(table: Table, seat: int, place: str, number: int) -> Refusal | None:
    """Refuse more troops than fit into a space. [C-18.3]"""
    if number <= room(table, seat, place):
        return None
    return no("C-18.3", "full", place=place_ref(place), n=STACK)


def parties(troops: Sequence[int], least: int = 1, most: int = STACK) -> list[tuple[int, int, int]]:
    """List the ways to take some of the troops of a space."""
    legs, cens, evos = troops
    return [
        (a, b, c)
        for a in range(legs + 1)
        for b in range(cens + 1)
        for c in range(evos + 1)
        if least <= a + b + c <= most
    ]


def power(troops: Sequence[int], worth: Sequence[int]) -> int:
    """Add up effective strengths. [C-17.1]"""
    return troops[0] * worth[0] + troops[1] * worth[1] + troops[2] * worth[2]


def land_power(table: Table, name: str) -> int:
    """Add up the power that holds a territory. [C-19.4]"""
    land = table.lands[name]
    if land.owner < 0:
        return land.barb * FIGURE + land.citadel * FORTRESS
    return power(land.troops, strength(table, land.owner)) + land.camp * fortress(table)


def fortress(table: Table) -> int:
    """Give what a camp adds; nothing where it brings VP instead (section 3, I-3). [C-20.3]"""
    return 0 if table.options.camp_vp else FORTRESS
