"""What an active gladiator has before it: whom to go for, and what to fear.

A troop with the upper hand closes in and finishes; one without it is careful. Both grow bolder as
the turns go by: a tournament is to end.
"""

from math import inf
from typing import NamedTuple

from ludus.bots.gloria.values import FAR, enemies, exchange, material, menaces, reach_from
from ludus.bots.gloria.walks import Walk
from ludus.games.gloria.board import fit, may_attack, may_push
from ludus.games.gloria.frames import act_of
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.state import Gladiator, State
from ludus.kit.hexes import Hex

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
        self._walk = Walk(state, one, self.foes)
        if not (one.armed or self._walk.weapons or may_push(state, one)):
            self._keep_away()

    def _keep_away(self) -> None:
        """Run, as long as a friend can still strike; the last one awaits its end with dignity."""
        friends = any(friend.armed for friend in fit(self.state) if friend.owner == self.one.owner)
        self._pull = -PULL if friends else 0.0
        self._caution *= friends

    def nearest(self, place: Hex) -> Gladiator | None:
        """Find the enemy nearest to a place."""
        return min(self.foes, key=lambda foe: FAR[foe.hex - place], default=None)

    def stay(self, place: Hex, facing: int) -> float:
        """What it is worth to end a phase somewhere: near the prey, but not before a blade."""
        feared = sum(menace.loss(place, facing) for menace in self._menaces)
        return -self._caution * feared - self._pull * self._walk.to_go(place, facing)

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
