"""What a move costs and brings a player, added up line by line: the making of a forecast.

It is made from what the player sees: nothing here looks at what others have behind their screens.
"""

from collections.abc import Iterable, Sequence

from ludus.core.forecast import Forecast, Line, Sum, total
from ludus.core.message import Fact, Message, Ref, say
from ludus.games.insanam.cards.powers import has
from ludus.games.insanam.content.vocabulary import Atom
from ludus.games.insanam.court.markers import Markers, told_of
from ludus.games.insanam.court.track import TRACK
from ludus.games.insanam.goods import PLACE, S, W
from ludus.games.insanam.reasons import Lines, demands, power_reason
from ludus.games.insanam.state import Table
from ludus.games.insanam.tell import COUNTED


def nothing_of() -> list[list[Line]]:
    """Begin with no line for gold, wood and stone."""
    return [[], [], []]


class Account:
    """Adds up what a move costs and brings one player.

    `beside` is the account of the player who moves, where it is about what somebody else gains.
    """

    def __init__(self, table: Table, seat: int, beside: "Account | None" = None) -> None:
        self.table = table
        self.seat = seat
        self.reader: int = beside.reader if beside else seat
        self.markers: Markers = beside.markers if beside else Markers(table, seat)
        self.player = table.players[seat]
        self.goods = [*self.player.goods]
        self.chariot = self.player.chariot
        self.gained = [0, 0, 0]
        self.points = 0
        self.climbed = 0
        self.brings: list[Message] = []
        self.sums: list[Sum] = []
        self.facts: dict[str, Fact] = {}
        self._costs = nothing_of()
        self._gains = nothing_of()
        self._scores: list[Line] = []

    # What is paid

    def charge(self, price: Lines) -> None:
        """Pay a price to the bank."""
        for at, lines in enumerate(price):
            for line in lines:
                self._costs[at].append(line)
                self.goods[at] -= line.amount

    def pay(self, goods: Sequence[int], reason: Message) -> None:
        """Pay an amount of goods."""
        gold, wood, stone = ([Line(n, reason)] for n in goods)
        self.charge((gold, wood, stone))

    def lose(self, goods: Sequence[int], reason: Message) -> int:
        """Lose goods as far as they are there; give how many are missing."""
        there = [min(n, held) for n, held in zip(goods, self.goods, strict=True)]
        self.pay(there, reason)
        return sum(goods) - sum(there)

    def levy(self, goods: Sequence[int], reason: Message) -> None:
        """Lose goods; each one that is missing costs a VP."""
        missing = self.lose(goods, reason)
        if missing:
            self.score(-missing, say("insanam-why-missing", n=missing))

    def tax(self, trigger: str) -> None:
        """Be levied what adversaries face up ask for a deed. [C-22.2]"""
        for atom, reason in demands(self.table, trigger):
            self.levy(_amount(atom), reason)

    # What is gained

    def gain(self, goods: Lines, *, whole: bool = True, more: bool = False) -> bool:
        """Gain goods as one gain; powers of boards add to it. [C-25.15, C-25.27]

        `more` says that goods which are still to be chosen come in the same gain. Tells whether
        a kind that is added has to be chosen.
        """
        got = [list(lines) for lines in goods]
        sums = [sum(line.amount for line in lines) for lines in got]
        if not any(sums):
            return False
        asked = False
        if self.player.doubled:
            at = PLACE[self.player.doubled]
            got[at].append(Line(sums[at], say("insanam-why-doubled")))
            sums[at] *= 2
        if whole and (sums[W] or sums[S]) and has(self.player, "funds"):
            asked = bool(sums[W] and sums[S]) or more
            if asked:
                self.tell("will-fund")
            else:
                at = W if sums[W] else S
                got[at].append(Line(1, power_reason(self.player, "funds")))
                sums[at] += 1
        for at, lines in enumerate(got):
            self._gains[at] += lines
            self.gained[at] += sums[at]
        return asked

    def gain_all(
        self, goods: Lines, vp: int, corruption: int, reason: Message, *, more: bool = False
    ) -> bool:
        """Gain goods and VP, then climb; a gain that ends the game brings nothing more. [C-9.7]

        Tells whether a kind that is added to the goods has to be chosen.
        """
        ends = self.markers.spaces[self.seat] + corruption >= TRACK.last
        asked = self.gain(goods, whole=not ends, more=more)
        if vp:
            self.score(vp, reason)
        self.climb(corruption)
        return asked

    def receive(self, goods: Sequence[int], reason: Message) -> None:
        """Get goods that are no gain: nothing is added to them. [C-25.27]"""
        for at, n in enumerate(goods):
            self._gains[at].append(Line(n, reason))
            self.gained[at] += n

    def score(self, n: int, reason: Message) -> None:
        """Gain or lose VP."""
        self._scores.append(Line(n, reason))
        self.points += n

    def climb(self, n: int) -> None:
        """Move the own marker up."""
        before = self.markers.spaces[self.seat]
        self.brings += self.markers.climb(self.seat, n)
        self.climbed += self.markers.spaces[self.seat] - before

    def fall(self, n: int) -> None:
        """Move the own marker down."""
        self.brings += self.markers.fall(self.seat, n)

    def tell(self, key: str, **facts: Fact) -> None:
        """Say something that will happen."""
        self.brings.append(told_of(self.reader, self.seat, key, **facts))

    def note(self, key: str, **facts: Fact) -> None:
        """Say something that is about nobody in particular."""
        self.brings.append(say(f"insanam-{key}", **facts))

    def sum(self, unit: str, what: Message, lines: Iterable[Line]) -> Sum:
        """Explain a number line by line."""
        made = total(unit, what, lines)
        self.sums.append(made)
        return made

    def gained_refs(self) -> tuple[Ref, ...]:
        """Name goods and VP that are gained."""
        named = zip((*COUNTED, "points"), (*self.gained, self.points), strict=True)
        return tuple(Ref(word, n) for word, n in named if n > 0)

    # What comes of it

    def forecast(self, *, settled: bool = True) -> Forecast:
        """Close the account. Where goods are gained the purse holds more than the price says."""
        costs = [
            total(unit, say("insanam-sum-cost", unit=unit), lines)
            for unit, lines in zip(COUNTED, self._costs, strict=True)
        ]
        units = zip((*COUNTED, "points"), (*self._gains, self._scores), strict=True)
        gains = [total(unit, say("insanam-sum-gain", unit=unit), lines) for unit, lines in units]
        return Forecast(
            costs=tuple(one for one in costs if one.lines),
            sums=(*self.sums, *(one for one in gains if len(one.lines) > 1)),
            brings=(*self._summary(), *self.brings),
            facts=self._all_facts(),
            settled=settled and not any(self.gained),
        )

    def _summary(self) -> list[Message]:
        found = []
        if gained := self.gained_refs():
            found.append(told_of(self.reader, self.seat, "will-gain", goods=gained))
        if self.points < 0:
            found.append(told_of(self.reader, self.seat, "will-lose-points", n=-self.points))
        return found

    def _all_facts(self) -> dict[str, Fact]:
        facts: dict[str, Fact] = {**self.facts}
        if any(self.gained):
            facts["gain"] = tuple(self.gained)
        if self.points:
            facts["points"] = self.points
        if self.climbed:
            facts["climb"] = self.climbed
        return facts


def _amount(atom: Atom) -> list[int]:
    goods = [0, 0, 0]
    goods[PLACE[atom.resource]] = atom.n
    return goods
