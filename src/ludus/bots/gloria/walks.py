"""How far a gladiator has to walk to come to blows, around all that lies in its way."""

from collections.abc import Iterable, Sequence

from ludus.bots.gloria.values import reach_from
from ludus.games.gloria.equipment import KINDS, WEAPONS, kind_in
from ludus.games.gloria.geometry import NEAR
from ludus.games.gloria.state import Gladiator, State
from ludus.kit.hexes import DIRECTIONS, Hex, disc

TURN = 0.9
"""How much of a step a turn seems to be."""

FARTHEST = 20
"""How far off a place seems that cannot be reached."""


class Walk:
    """The way of one gladiator to its enemies, or to a weapon where it has none.

    weapons   where weapons lie that it could fight with; none while it has one in hand
    """

    def __init__(self, state: State, one: Gladiator, foes: Sequence[Gladiator]) -> None:
        self._one = one
        self._foes = foes
        self.weapons = [] if one.armed else _weapons(state, one)
        self._paces = _paces(state, one, self.weapons or self._striking_places())

    def _striking_places(self) -> set[Hex]:
        """Collect the hexes from which some enemy can be struck."""
        steps = NEAR if self._one.arm == "long" else DIRECTIONS
        return {foe.hex + step for foe in self._foes for step in steps}

    def to_go(self, place: Hex, facing: int) -> float:
        """Count what it takes from a place to come to blows, or to the weapon that is missing.

        A step ahead is a point; not to look there is nearly another, so that a step is taken even
        if a turn must follow. [L-8.1, L-8.3]
        """
        steps = self._paces.get(place, FARTHEST)
        if steps:
            ahead = self._paces.get(place + DIRECTIONS[facing], FARTHEST)
            return steps if ahead < steps else steps + TURN
        one = self._one
        if self.weapons or any(reach_from(one, place, facing, foe.hex) for foe in self._foes):
            return 0
        return TURN


def _paces(state: State, one: Gladiator, goals: Iterable[Hex]) -> dict[Hex, int]:
    """Count the steps from every hex to the nearest of some, around all that lies in the way.

    Nobody can stop on a body, so with a point a turn nobody gets across one. [L-8.4, L-8.5]
    """
    free = disc(state.radius) - state.places.keys() - state.bodies.keys() | {one.hex}
    edge = [place for place in goals if place in free]
    found = dict.fromkeys(edge, 0)
    steps = 0
    while edge:
        steps += 1
        further = []
        for place in edge:
            for step in DIRECTIONS:
                there = place + step
                if there in free and there not in found:
                    found[there] = steps
                    further.append(there)
        edge = further
    return found


def _weapons(state: State, one: Gladiator) -> list[Hex]:
    """List where a weapon of the right class lies that can be picked up. [L-8.5, L-11.3]"""
    wanted = kind_in(one.outfit.hands, WEAPONS)
    return [
        place
        for place, items in state.ground.items()
        if any(KINDS[item] == wanted for item in items)
        and (place == one.hex or not (place in state.bodies or place in state.places))
    ]
