"""What can be asked of the board: who stands where, who may do what to whom."""

from collections.abc import Iterator
from contextlib import contextmanager

from ludus.games.gloria.equipment import KINDS, WEAPONS
from ludus.games.gloria.geometry import BETWEEN, IN_REACH, IN_ZONE, SEEN
from ludus.games.gloria.state import Gladiator, State, has_shield
from ludus.kit.hexes import DIRECTIONS, Hex, disc


def fit(state: State) -> Iterator[Gladiator]:
    """Go through the gladiators in combat."""
    return (one for one in state.gladiators if one.status == "fit")


def hostile(state: State, one: Gladiator, other: Gladiator) -> bool:
    """Enemies: all of other troops in a melee, in single combat just the opponent. [L-30.4]"""
    if state.options.mode == "melee":
        return one.owner != other.owner
    return one.opponent == other.id and other.opponent == one.id


def inside(state: State, place: Hex) -> bool:
    """Tell whether a hex belongs to the arena."""
    return place in disc(state.radius)


def has_zone(one: Gladiator) -> bool:
    """A zone of control needs one who stands free and does not appeal. [L-9.2]"""
    return not (one.down or one.snare or one.appealing)


def controls(one: Gladiator, place: Hex) -> bool:
    """Tell whether a hex is in a gladiator's zone of control. [L-9.1, L-9.2]"""
    return place - one.hex in IN_ZONE[one.facing] and has_zone(one)


def hostile_zones(state: State, one: Gladiator, place: Hex) -> Iterator[Gladiator]:
    """Find the enemies whose zone of control a hex is in. [L-9.3]"""
    places, gladiators = state.places, state.gladiators
    for step in DIRECTIONS:
        there = places.get(place + step)
        if there is not None and there != one.id:
            other = gladiators[there]
            if controls(other, place) and hostile(state, one, other):
                yield other


def foe_ahead(state: State, one: Gladiator) -> bool:
    """Tell whether an enemy that does not appeal is in the gladiator's own zone. [L-9.4]"""
    places, gladiators, here = state.places, state.gladiators, one.hex
    for step in IN_ZONE[one.facing]:
        there = places.get(here + step)
        if there is not None:
            other = gladiators[there]
            if hostile(state, one, other) and not other.appealing:
                return True
    return False


def sees(one: Gladiator, place: Hex) -> bool:
    """Tell whether a hex at one or two steps is in the front arc; who lies sees none. [L-16.4]"""
    return not one.down and place - one.hex in SEEN[one.facing]


def line_clear(state: State, here: Hex, there: Hex) -> bool:
    """Nobody who stands is in the way over two hexes: on an axis one, beside it both. [L-10.1]"""
    return any(not _standing_at(state, here + step) for step in BETWEEN[there - here])


def _standing_at(state: State, place: Hex) -> bool:
    there = state.places.get(place)
    return there is not None and not state.gladiators[there].down


def reaches(state: State, one: Gladiator, place: Hex) -> bool:
    """Tell whether a weapon reaches a hex: the zone, and beyond it with a long one. [L-10.1]"""
    vector = place - one.hex
    if vector in IN_ZONE[one.facing]:
        return True
    return (
        one.arm == "long" and vector in IN_REACH[one.facing] and line_clear(state, one.hex, place)
    )


def holds_long(one: Gladiator) -> bool:
    """Tell whether a long weapon is in hand. [L-10.2, L-10.4]"""
    return bool(one.guard) and any(KINDS[item] == "long" for item in one.hands)


def may_attack(state: State, one: Gladiator) -> bool:
    """In combat, standing free, armed as it began, not cowed and not appealing. [L-16.0]"""
    return (
        one.armed
        and one.status == "fit"
        and not (one.down or one.snare or one.appealing)
        and one.cowed != state.turn
    )


def may_push(state: State, one: Gladiator) -> bool:
    """Push with a shield, unarmed or armed as it began; not cowed. [L-15.1, L-11.10]"""
    return (
        (one.armed or not one.arm)
        and has_shield(one)
        and one.status == "fit"
        and not (one.down or one.snare or one.appealing)
        and one.cowed != state.turn
    )


def helpless(one: Gladiator) -> bool:
    """No weapon and no shield: it cannot fight at all. [L-11.10]"""
    return not one.arm and not has_shield(one)


def cannot_fight(one: Gladiator, other: Gladiator) -> bool:
    """Entangled, on the ground, empty-handed, or the other is not in the front arc. [L-17.4]"""
    return bool(one.snare) or one.down or not sees(one, other.hex) or helpless(one)


def defends_only(state: State, one: Gladiator) -> bool:
    """No weapon of the original class, or cowed: at best a defender. [L-17.6]"""
    return not one.armed or one.cowed == state.turn


def can_target(state: State, one: Gladiator, other: Gladiator) -> bool:
    """An enemy in combat that does not appeal can be attacked. [L-16.1, L-27.2]"""
    return other.status == "fit" and not other.appealing and hostile(state, one, other)


def free_of_all(state: State, place: Hex) -> bool:
    """Tell whether a hex of the arena holds neither gladiator nor body."""
    return place not in state.places and place not in state.bodies and inside(state, place)


def weapons_in(items: tuple[str, ...]) -> tuple[str, ...]:
    """Pick the weapons."""
    return tuple(item for item in items if KINDS[item] in WEAPONS)


def set_hex(state: State, one: Gladiator, place: Hex) -> None:
    """Move a gladiator in combat to a hex that no other one holds."""
    del state.places[one.hex]
    one.hex = place
    state.places[place] = one.id


@contextmanager
def standing_at(state: State, one: Gladiator, place: Hex) -> Iterator[None]:
    """Ask questions as if a gladiator stood elsewhere; afterwards all is as it was."""
    places, here = state.places, one.hex
    state.places = places.copy()
    set_hex(state, one, place)
    yield
    one.hex = here
    state.places = places


def leave_on_ground(state: State, item: str, place: Hex) -> None:
    """Lay an item on the ground. [L-1.4, L-11.9]"""
    state.ground[place] = tuple(sorted((*state.ground.get(place, ()), item)))


def take_from_ground(state: State, item: str, place: Hex) -> None:
    """Take an item off the ground."""
    rest = list(state.ground[place])
    rest.remove(item)
    if rest:
        state.ground[place] = tuple(rest)
    else:
        del state.ground[place]
