"""The map as a courtier sees it: what can be taken, with what odds, and from where."""

from collections.abc import Sequence

import numpy as np

from ludus.bots.insanam.mind import Mind
from ludus.core.moves import Move
from ludus.games.insanam.cards.powers import mod, strength
from ludus.games.insanam.content.catalogue import TERRITORIES
from ludus.games.insanam.map.battle_forecasts import attack_chances
from ludus.games.insanam.map.land import (
    FIGURE,
    FORTRESS,
    NEXT,
    barbarous,
    fortress,
    groups,
    room,
    vacant,
)
from ludus.games.insanam.map.moves import MoveTroops, Transit
from ludus.games.insanam.state import Table

FADES = 0.4
"""What a step towards a goal is worth of the goal."""

TROOP = (1.0, 1.6, 2.3)
"""What a troop is worth by itself: it can hold and take land."""

CROWN = 4.0
"""What the starting power is worth that an attack on somebody low costs. [C-19.2]"""


REST = 0.12
"""What movement points are worth that are not spent."""


def worth_of(troops: Sequence[int]) -> float:
    """Value troops wherever they are."""
    return sum(n * worth for n, worth in zip(troops, TROOP, strict=True))


class Provinces:
    """What one seat could do on the map."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.table = mind.table
        self.seat = mind.seat
        self._lands: dict[str, float] = {}
        self._pull: dict[str, float] | None = None
        self._best: list[float] | None = None

    def land(self, name: str) -> float:
        """Value a territory, once."""
        found = self._lands.get(name)
        if found is None:
            found = self._lands[name] = self.mind.land(name)
        return found

    def attack(self, name: str, troops: Sequence[int]) -> float:
        """Value an attack: what is won with which odds, what is lost otherwise."""
        table, seat = self.table, self.seat
        land = table.lands[name]
        party = (troops[0], troops[1], troops[2])
        conquered, _, gone = attack_chances(table, seat, name, party)
        stake = self.land(name)
        worth = conquered * stake - (1 - conquered) * 0.75 * worth_of(troops)
        worth -= conquered * 0.25 * worth_of(troops)
        if land.owner >= 0:
            worth += (conquered + gone) * 0.35 * self.mind.land(name, land.owner)
            if not self.mind.player.blocked and self._low(land.owner):
                worth -= CROWN
        return worth

    def _low(self, owner: int) -> bool:
        return self.mind.markers[owner] < max(self.mind.markers)

    def goal(self, name: str) -> float:
        """Value a territory as a goal for somebody with a handful of troops."""
        land = self.table.lands[name]
        if vacant(land):
            return self.land(name)
        if land.owner == self.seat:
            return 0.0
        force = _force(self.table, name)
        return max(0.0, self.land(name) * (1 - force / 12)) * (0.9 if land.owner < 0 else 0.25)

    def pull(self) -> dict[str, float]:
        """Spread goals over the map: the nearer, the stronger they draw."""
        if self._pull is None:
            worths = np.array([self.goal(name) for name in TERRITORIES])
            drawn = (worths[:, None] * _FADING).max(axis=0)
            self._pull = dict(zip(NEXT, drawn.tolist(), strict=True))
        return self._pull

    def leaving(self, source: str, party: Sequence[int]) -> float:
        """Value what is given up by leaving a place."""
        table = self.table
        if source in table.seas or source in table.passing:
            return 0.0
        land = table.lands[source]
        if land.camp or sum(land.troops) > sum(party):
            return 0.0
        return self.land(source)

    def step(self, source: str, target: str, party: Sequence[int]) -> float:
        """Value a step: conquest, a new territory, or a better place."""
        table = self.table
        cost = self.leaving(source, party)
        if target in table.lands:
            land = table.lands[target]
            if barbarous(land) or land.owner not in (self.seat, -1):
                there = table.invaders.get(target, (0, 0, 0))
                whole = [a + b for a, b in zip(party, there, strict=True)]
                before = self.attack(target, there) if any(there) else 0.0
                return self.attack(target, whole) - before - cost
            if land.owner < 0:
                return self.land(target) - cost
        pull = self.pull()
        drawn = 0.3 if target in table.lands else 0.25
        return drawn * (pull[target] - pull[source]) * min(2, sum(party)) - cost

    def best_steps(self, points: int) -> float:
        """Guess what movement points are worth now."""
        if self._best is None:
            self._best = self._best_of_each()
        return sum(worth * 0.8 for worth in self._best[:points])

    def _best_of_each(self) -> list[float]:
        """Value the best step of each group of troops, the best first."""
        found: list[float] = []
        for source, troops in groups(self.table, self.seat):
            spare = _spare(self.table, source, troops)
            best = 0.0
            for party in spare:
                for target in NEXT[source]:
                    if sum(party) <= room(self.table, self.seat, target):
                        best = max(best, self.step(source, target, party))
            found.append(best)
        found.sort(reverse=True)
        return found


def _spare(table: Table, source: str, troops: Sequence[int]) -> list[tuple[int, int, int]]:
    """List the parties worth thinking of: all, or all but the weakest."""
    whole = (troops[0], troops[1], troops[2])
    if source in table.seas or sum(troops) == 1:
        return [whole]
    kind = next(kind for kind, n in enumerate(troops) if n)
    rest = [*whole]
    rest[kind] -= 1
    return [whole, (rest[0], rest[1], rest[2])]


def _force(table: Table, name: str) -> int:
    land = table.lands[name]
    if land.owner < 0:
        return land.barb * FIGURE + land.citadel * FORTRESS
    worth = strength(table, land.owner)
    power = sum(n * w for n, w in zip(land.troops, worth, strict=True))
    return power + land.camp * fortress(table) + mod(table, land.owner, "def")


def _distances(goal: str) -> dict[str, int]:
    """Count the steps from each space to a territory."""
    found = {goal: 0}
    edge = [goal]
    while edge:
        nearer = edge
        edge = []
        for place in nearer:
            for other in NEXT[place]:
                if other not in found:
                    found[other] = found[place] + 1
                    edge.append(other)
    return found


_FADING = np.array([[FADES ** _distances(goal)[place] for place in NEXT] for goal in TERRITORIES])
"""What is left of the worth of each territory in each space."""


def march_worth(lands: Provinces, move: Move) -> float:
    """Value a move of a movement: a step, a transit, or a halt."""
    if isinstance(move, MoveTroops):
        return lands.step(move.source, move.target, move.party)
    return -0.4 * sum(move.party) if isinstance(move, Transit) else REST


def home(lands: Provinces, place: str) -> float:
    """Value a place for a troop to be deployed: where it is drawn to, and where it is needed."""
    land = lands.table.lands[place]
    return lands.pull()[place] + (2.0 if not any(land.troops) else 0.0)
