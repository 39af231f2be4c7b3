"""What can be asked of the board: who stands where, who may do what to whom."""

from collections.abc import Iterator
from contextlib import contextmanager

from ludus.core.errors import Refusal
from ludus.games.gloria.equipment import KINDS, WEAPONS, long_among
from ludus.games.gloria.geometry import BETWEEN, IN_REACH, IN_ZONE, SEEN
from ludus.games.gloria.state import Gladiator, State, has_shield
from ludus.games.gloria.tell import name_of, no
from ludus.kit.hexes import DIRECTIONS, Hex, disc, length


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


def no_reach(state: State, one: Gladiator, other: Gladiator, article: str) -> Refusal | None:
    """Refuse whom a weapon does not reach: beyond the zone, and with a long one two hexes ahead.

    [L-10.1, L-16.1]
    """
    vector = other.hex - one.hex
    if vector in IN_ZONE[one.facing]:
        return None
    if one.arm != "long":
        return not_in_zone(one, other, article)
    return no_clear_line(state, one, other, article)


def no_clear_line(state: State, one: Gladiator, other: Gladiator, article: str) -> Refusal | None:
    """Refuse whom one cannot get at over two hexes: not ahead, or behind somebody. [L-10.1]"""
    if other.hex - one.hex not in IN_REACH[one.facing]:
        if length(other.hex - one.hex) == 2:
            return no(article, "aside", one=name_of(other), other=name_of(one))
        return not_in_zone(one, other, article)
    if not line_clear(state, one.hex, other.hex):
        return no("L-10.1", "line", one=name_of(other))
    return None


def not_in_zone(one: Gladiator, other: Gladiator, article: str) -> Refusal:
    """Refuse one who stands beside the zone of control, or farther away."""
    if length(other.hex - one.hex) == 1:
        return no(article, "zone", one=name_of(other), other=name_of(one))
    return no(article, "reach", one=name_of(other))


def holds_long(one: Gladiator) -> bool:
    """Tell whether a long weapon is in hand. [L-10.2, L-10.4]"""
    return long_among(one.hands)


def may_attack(state: State, one: Gladiator) -> bool:
    """Tell whether a gladiator may attack at all. [L-16.0]"""
    return no_attacker(state, one) is None


def no_attacker(state: State, one: Gladiator) -> Refusal | None:
    """Refuse an attack by one who is not in combat, standing free, calm and armed as it began.

    [L-16.0]
    """
    why = _no_fighter(state, one)
    if why is None and not one.armed:
        return no("L-11.3" if one.arm else "L-11.10", "unarmed", one=name_of(one))
    return why


def may_push(state: State, one: Gladiator) -> bool:
    """Tell whether a gladiator may push with its shield. [L-15.1]"""
    return has_shield(one) and no_pusher(state, one) is None


def no_pusher(state: State, one: Gladiator) -> Refusal | None:
    """Refuse a push without a shield, or with nothing but a weapon of the other class.

    [L-11.10, L-15.1]
    """
    if not has_shield(one):
        return no("L-15.1", "no-shield", one=name_of(one))
    if one.arm and not one.armed:
        return no("L-15.1", "unarmed", one=name_of(one))
    return _no_fighter(state, one)


def _no_fighter(state: State, one: Gladiator) -> Refusal | None:
    """Refuse all attacks by one who is out, before the crowd, entangled, down or cowed.

    [L-12.1, L-14.1, L-16.0, L-21.7, L-27.2]
    """
    if one.status != "fit":
        return no("L-16.0", "not-in-combat", one=name_of(one))
    if one.appealing:
        return no("L-27.2", "appealing", one=name_of(one))
    if one.snare:
        return no("L-14.1", "entangled", one=name_of(one))
    if one.down:
        return no("L-12.1", "down", one=name_of(one))
    return no("L-21.7", "cowed", one=name_of(one)) if one.cowed == state.turn else None


def helpless(one: Gladiator) -> bool:
    """No weapon and no shield: it cannot fight at all. [L-11.10]"""
    return not one.arm and not has_shield(one)


def cannot_fight(one: Gladiator, other: Gladiator) -> bool:
    """Entangled, on the ground, empty-handed, or the other is not in the front arc. [L-17.4]"""
    return bool(one.snare) or one.down or not sees(one, other.hex) or helpless(one)


def defends_only(state: State, one: Gladiator) -> bool:
    """No weapon of the original class, or cowed: at best a defender. [L-17.6]"""
    return not one.armed or one.cowed == state.turn


def no_enemy(state: State, one: Gladiator, other: Gladiator) -> Refusal | None:
    """Refuse an attack on one who is out, no enemy, or before the crowd.

    [L-16.1, L-27.2, L-30.4]
    """
    if other.status != "fit":
        return no("L-16.1", "not-in-combat", one=name_of(other))
    if not hostile(state, one, other):
        if state.options.mode == "single":
            return no("L-30.4", "not-opponent", one=name_of(other))
        return no("L-16.1", "friend", one=name_of(other))
    return no("L-27.2", "appealing", one=name_of(other)) if other.appealing else None


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
