"""What an active gladiator has before it: whom to go for, and what to fear.

A troop with the upper hand closes in and finishes; one without it is careful. Both grow bolder as
the turns go by: a tournament is to end.
"""

from collections.abc import Iterable
from math import inf
from typing import NamedTuple

from ludus.bots.gloria.values import FAR, enemies, exchange, material, menaces, reach_from
from ludus.games.gloria.board import fit, may_attack, may_push
from ludus.games.gloria.equipment import KINDS, WEAPONS, kind_in
from ludus.games.gloria.frames import act_of
from ludus.games.gloria.geometry import NEAR
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.state import Gladiator, State
from ludus.kit.hexes import DIRECTIONS, Hex, disc

CAUTION = 0.3
"""How much of what is to be feared counts between two equal troops."""

CROWD = 0.5
"""How much more it counts for each further troop: while two fight, a third one gains."""

PULL = 0.08
"""What it is worth to have a PA less to go to the enemy."""

PATIENCE = 0.05
"""A joust worth less than this is left alone between equals."""

LEAD = 3.0
"""How soon a lead makes bold: with half as much again as the strongest rival it is two thirds."""

CALM = 15
"""How many turns pass before everybody grows bolder."""

IMPATIENCE = 20
"""How many turns later nobody is more careful any more than whoever has the upper hand."""

TURN = 0.9
"""How much of a step a turn seems to be."""

FARTHEST = 20
"""How far off a place seems that cannot be reached."""


class Temper(NamedTuple):
    """How a gladiator goes to work.

    caution   how much of what is to be feared counts
    pull      what it is worth to have a PA less to go
    patience  what a joust must be worth
    """

    caution: float
    pull: float
    patience: float


def temper(state: State, one: Gladiator) -> Temper:
    """Tell how bold a gladiator is: by the lead over the strongest rival, and by the hour."""
    if state.options.mode == "single":
        foe = [state.gladiators[one.opponent]] if one.opponent >= 0 else []
        # Whoever is dead lies below zero.
        mine, rivals = float(one.level), [max(0.0, other.level) for other in foe]
    else:
        troops = [material(state, seat) for seat in range(state.options.players)]
        mine = troops.pop(one.owner)
        rivals = [troop for troop in troops if troop]
    rival = max(rivals, default=0.0)
    lead = (mine - rival) / (mine + rival)
    late = max(0, state.turn - CALM) / IMPATIENCE
    bold = max(0.0, min(1.0, LEAD * lead + late))
    third = max(0, len(rivals) - 1)
    return Temper(
        caution=(CAUTION + CROWD * third) * (1 - 0.6 * bold),
        pull=PULL / (1 + third / 2) * (1 + 1.5 * bold),
        patience=PATIENCE - 0.1 * bold,
    )


class Outlook:
    """What one gladiator weighs in its activation."""

    def __init__(self, state: State, one: Gladiator) -> None:
        self.state = state
        self.one = one
        self.foes = list(enemies(state, one))
        self._menaces = menaces(state, one, self.foes)
        self._caution, self._pull, self.patience = temper(state, one)
        self._fought = act_of(state.frames).foes
        self._attacks = may_attack(state, one)
        self._weapons = [] if one.armed else _weapons(state, one)
        if not (one.armed or self._weapons or may_push(state, one)):
            self._keep_away()
        self._paces = _paces(state, one, self._weapons or self._striking_places())

    def _keep_away(self) -> None:
        """Run, as long as a friend can still strike; the last one awaits its end with dignity."""
        friends = any(friend.armed for friend in fit(self.state) if friend.owner == self.one.owner)
        self._pull = -PULL if friends else 0.0
        self._caution *= friends

    def _striking_places(self) -> set[Hex]:
        """Collect the hexes from which some enemy can be struck."""
        steps = NEAR if self.one.arm == "long" else DIRECTIONS
        return {foe.hex + step for foe in self.foes for step in steps}

    def nearest(self, place: Hex) -> Gladiator | None:
        """Find the enemy nearest to a place."""
        return min(self.foes, key=lambda foe: FAR[foe.hex - place], default=None)

    def stay(self, place: Hex, facing: int) -> float:
        """What it is worth to end a phase somewhere: near the prey, but not before a blade."""
        feared = sum(menace.loss(place, facing) for menace in self._menaces)
        return -self._caution * feared - self._pull * self._way_to_go(place, facing)

    def _way_to_go(self, place: Hex, facing: int) -> float:
        """Count what it takes from a place to come to blows, or to a weapon where one is missing.

        A step ahead is a point; not to look there is nearly another, so that a step is taken even
        if a turn must follow. [L-8.1, L-8.3]
        """
        steps = self._paces.get(place, FARTHEST)
        if steps:
            ahead = self._paces.get(place + DIRECTIONS[facing], FARTHEST)
            return steps if ahead < steps else steps + TURN
        if self._weapons or any(reach_from(self.one, place, facing, foe.hex) for foe in self.foes):
            return 0
        return TURN

    def strike(self, place: Hex, facing: int, left: int) -> float:
        """What the best joust from a place is worth, if the PA left allow one."""
        best = -inf
        if left < COSTS.engage or not self._attacks:
            return best
        one = self.one
        for foe in self.foes:
            if foe.id not in self._fought and reach_from(one, place, facing, foe.hex):
                extra = 1 if left >= 3 else 0
                best = max(best, exchange(self.state, one, foe, place, extra))
        return best


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
