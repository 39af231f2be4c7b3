"""Each gladiator and each troop, as a board shows them. L-2, L-4, L-9, L-10, L-26, L-31."""

from collections.abc import Iterator

from msgspec import Struct

from ludus.games.gloria.board import hostile_zones
from ludus.games.gloria.campaign import campaign_key
from ludus.games.gloria.forecasts.sums import in_units
from ludus.games.gloria.forecasts.zones import reach, zone
from ludus.games.gloria.frames import act_of
from ludus.games.gloria.state import Gladiator, State, snare_in_hand
from ludus.games.gloria.tournament import zone as deployment_zone
from ludus.kit.hexes import Hex, disc


class Figure(Struct, frozen=True):
    """What there is to be seen of a gladiator.

    weight    as people write it [L-2.3]
    troubles  what besets it, in words of the catalogue
    zone      its zone of control; reach: what its long weapon or its snare gets to beyond
    snare     the net or lasso it could throw, or nothing
    """

    weight: float
    troubles: tuple[str, ...]
    zone: tuple[Hex, ...]
    reach: tuple[Hex, ...]
    snare: str


class Troop(Struct, frozen=True):
    """What there is to be seen of a troop.

    standing   how many of it can still fight
    victories  those of all its gladiators [L-26.3]
    levels     the levels of all its gladiators together [L-31.11]
    zone       where it begins a melee; nowhere in single combats [L-4.1]
    """

    standing: int
    victories: int
    levels: int
    zone: tuple[Hex, ...]


def figures(table: State) -> tuple[Figure, ...]:
    """Show every gladiator."""
    return tuple(_figure(table, one) for one in table.gladiators)


def _figure(table: State, one: Gladiator) -> Figure:
    fit = one.status == "fit"
    return Figure(
        weight=in_units(one.weight),
        troubles=tuple(troubles(table, one)),
        zone=zone(table, one, one.facing) if fit else (),
        reach=reach(table, one, one.facing) if fit else (),
        snare=snare_in_hand(one),
    )


def troubles(table: State, one: Gladiator) -> Iterator[str]:
    """Name what besets a gladiator, now or in the next turn. [L-12.1, L-14.1, L-21, L-26, L-27.2]

    `stunned` and `cowed` hold the turn in which they count.
    """
    if one.status != "fit":
        yield from (word for word in ("out", "dead") if one.status == word)
        return
    found = {
        "down": one.down,
        "snared": bool(one.snare),
        "stunned": one.stunned >= max(1, table.turn),
        "cowed": one.cowed >= max(1, table.turn),
        "appealing": one.appealing,
    }
    yield from (word for word, holds in found.items() if holds)


def troops(table: State) -> tuple[Troop, ...]:
    """Show every troop."""
    return tuple(_troop(table, seat) for seat in range(table.options.players))


def _troop(table: State, seat: int) -> Troop:
    own = [one for one in table.gladiators if one.owner == seat]
    return Troop(
        standing=sum(one.status in ("fit", "waiting") for one in own),
        victories=sum(one.victories for one in own),
        levels=sum(one.initial for one in own),
        zone=deployment_zone(table.options.players, seat) if table.options.mode == "melee" else (),
    )


def ranks(table: State) -> tuple[int, ...]:
    """Order the seats by what decides a campaign, the best first. [L-31.11]"""
    seats = range(len(table.schools))
    return tuple(sorted(seats, key=lambda seat: campaign_key(table, seat), reverse=True))


def dangers(table: State) -> tuple[Hex, ...]:
    """List the hexes in which an enemy's zone would stop the active gladiator. [L-9.3]"""
    one = table.gladiators[act_of(table.frames).who]
    return tuple(
        sorted(place for place in disc(table.radius) if any(hostile_zones(table, one, place)))
    )
