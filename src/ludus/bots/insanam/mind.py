"""What a courtier knows and wants in a position: weights, beliefs, what goods are worth."""

from collections.abc import Sequence
from math import exp

from msgspec import Struct

from ludus.games.insanam.content.catalogue import NUMBERS, REGIONS, TERRITORIES
from ludus.games.insanam.court.beliefs import beliefs
from ludus.games.insanam.frames import Ending
from ludus.games.insanam.state import Own, Player, Table

LAST = NUMBERS.track.last
PLENTY = (16, 9, 10)
"""How much of each good has a use; what lies beyond counts only in the end."""

USEFUL = (0.34, 0.36, 0.36)
SPARE = 0.18
PACE = 7.5
"""Spaces the highest marker rises in a turn, roughly."""


SUSPICIOUS = (0.34, 0.36, 0.6)
"""What goods are worth to somebody who saves for an accusation: 10 gold and 10 stone. [C-10.5]"""

WARY = 0.4
"""From this suspicion on an accusation is worth saving for."""


class Skill(Struct, frozen=True):
    """What a courtier thinks of.

    later      what it has pays again at every scoring to come; otherwise only the next one counts
    actions    which action a place allows, beside the goods of its circle
    others     what a placement gives to everybody else
    suspects   who behaves like a traitor, and what traitors may do
    provinces  what can be won beyond Rome
    thrift     what it spends is gone; otherwise only what it gets counts
    treachery  what a place on the track of treachery means
    """

    later: bool = True
    actions: bool = True
    others: bool = True
    suspects: bool = True
    provinces: bool = True
    thrift: bool = True
    treachery: bool = True


ALL = Skill()


class Mind:
    """One seat's thoughts about a table; made for each decision."""

    def __init__(self, table: Table, seat: int, own: Own, skill: Skill = ALL) -> None:
        self.skill = skill
        self.table = table
        self.seat = seat
        self.own = own
        self.player: Player = table.players[seat]
        self.markers = [player.marker for player in table.players]
        self.scorings = 1 if self.ending else len(NUMBERS.track.ends) + 1 - table.round
        self.turns = max(0.5, (LAST - max(self.markers)) / PACE)
        if not skill.later:
            self.scorings = 1
            self.turns = 0.5
        self.suspects = self._suspects()
        self.threat = self._threat()
        wary = not self.plots and not self.player.unlocked[2]
        wary = (
            wary
            and max((chance for at, chance in enumerate(self.suspects) if at != seat), default=0.0)
            > WARY
        )
        self.useful = SUSPICIOUS if wary else USEFUL
        self._held: float | None = None

    @property
    def ending(self) -> bool:
        """Tell whether the last scoring is under way."""
        frames = self.table.frames
        return bool(frames) and isinstance(frames[0], Ending)

    @property
    def plots(self) -> bool:
        """Tell whether the seat is a traitor nobody has exposed. [C-16.3]"""
        return self.own.destiny == "traitor" and not self.player.exposed

    def _suspects(self) -> list[float]:
        """Tell how likely each seat is a traitor: what cards allow, and how it behaves.

        A traitor wants to be the first on 60, so a marker ahead of the others and thumbs turned
        down speak against a player. [C-16.3]
        """
        if not (self.table.dealings and self.skill.suspects):
            return [0.0] * len(self.markers)
        known = beliefs(self.table, self.seat, self.own)
        mean = sum(self.markers) / len(self.markers)
        found = []
        for seat, player in enumerate(self.table.players):
            prior = known.traitor(seat)
            if player.shown or prior in (0.0, 1.0):
                found.append(1.0 if player.shown == "traitor" else prior * (not player.shown))
                continue
            ahead = (player.marker - mean) * min(1.0, max(self.markers) / 20)
            thumbs = player.counts.get("refuse", 0) - player.counts.get("approve", 0)
            odds = prior / (1 - prior) * exp(0.13 * ahead + 0.2 * thumbs)
            found.append(odds / (1 + odds))
        return found

    def _threat(self) -> float:
        """Tell how near somebody is to winning by treason, from 0 to 1: reaching 60 first stops it.

        A plotter has nothing to fear but a loyal subject on 60.
        """
        threats = [
            self.suspects[seat] * player.marker / LAST
            for seat, player in enumerate(self.table.players)
            if seat != self.seat and not player.exposed
        ]
        return max(threats, default=0.0)

    # What things are worth, in VP

    def corruption(self, n: int) -> float:
        """Value climbing: everything to a plotter, rank and a short way home to the others."""
        if not (n and self.skill.treachery):
            return 0.0
        space = self.player.marker + n
        if self.plots:
            return 60.0 if space >= LAST else n * (0.8 + 0.9 * self.player.marker / LAST)
        if space >= LAST:
            return 25.0 if self.leads() else 60.0 * self.threat - 25.0
        worth = (0.42 + self.threat) * n
        if self.player.waiting and space >= self.player.waiting[0] > self.player.marker:
            worth += 0.8 * self.turns
        return worth

    def gift(self, seat: int, n: int) -> float:
        """Value what it costs that another player climbs."""
        if not n:
            return 0.0
        marker = self.markers[seat] + n
        if marker >= LAST:
            danger = self.suspects[seat] if not self.plots else 1.0
            return 40.0 * danger
        return n * (0.15 + 2.0 * self.suspects[seat] * (marker / LAST) ** 2)

    def good(self, at: int, n: int = 1) -> float:
        """Value n more of a good."""
        held = self.player.goods[at]
        useful = max(0, min(n, PLENTY[at] - held))
        return self.useful[at] * useful + SPARE * (n - useful)

    def goods(self, goods: tuple[int, int, int] | list[int]) -> float:
        """Value more goods, or fewer."""
        gold, wood, stone = goods
        if not (gold or wood or stone):
            return 0.0
        if not self.skill.thrift:
            gold, wood, stone = max(0, gold), max(0, wood), max(0, stone)
        held = self.player.goods
        if self._held is None:
            self._held = self.utility(held)
        after = (held[0] + gold, held[1] + wood, held[2] + stone)
        return self.utility(after) - self._held

    def utility(self, goods: Sequence[int]) -> float:
        """Value goods: the first ones have a use, the rest are leftovers. [C-16.7]"""
        total = 0.0
        for held, plenty, useful in zip(goods, PLENTY, self.useful, strict=True):
            total += useful * min(held, plenty) + SPARE * max(0, held - plenty)
        return total

    def land(self, name: str, seat: int | None = None) -> float:
        """Value a territory for the scorings to come, and its gold. [C-4.2, C-14.2]"""
        territory = TERRITORIES[name]
        region = REGIONS[territory.region]
        owner = self.seat if seat is None else seat
        worth = region.territory * self.scorings * 0.8 + 0.25 * self.turns
        missing = 0
        for other in _LANDS[territory.region]:
            missing += self.table.lands[other].owner != owner
        missing -= self.table.lands[name].owner != owner
        return worth + region.full * self.scorings * 0.7 / (1 + missing) ** 2

    def leads(self) -> bool:
        """Guess whether the last scoring would be won now."""
        mine = self.standing(self.seat)
        return all(mine > self.standing(seat) for seat in range(len(self.markers))
                   if seat != self.seat)  # fmt: skip

    def standing(self, seat: int) -> float:
        """Guess a player's final VP if the game ended now. [C-16.4]"""
        player = self.table.players[seat]
        lands = sum(
            REGIONS[TERRITORIES[name].region].territory
            for name, land in self.table.lands.items() if land.owner == seat
        )  # fmt: skip
        gap = LAST - player.marker
        gold = player.goods[0]
        rank = sum(marker > player.marker for marker in self.markers)
        track = NUMBERS.players[len(self.markers)].treachery[rank]
        loyal = -max(0, gap - gold) + (sum(player.goods) - min(gap, gold)) / 5
        guilt = self.suspects[seat] * (gap + 8)
        return player.vp + lands + track + player.chariot * 0.3 + loyal - guilt


_LANDS = {
    region: tuple(name for name, land in TERRITORIES.items() if land.region == region)
    for region in REGIONS
}
