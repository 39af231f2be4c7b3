"""Where known cards may be after gifts that a seat did not see: pasts it cannot exclude.

If Ann openly took a 13 and then gave Ben a card unseen, one of the two has that 13, or has played
it. So a past is imagined: every card passed on unseen is any card of its giver's hand, equally
likely, a known one or one of the others. Whatever was played later must have been there: from the
known cards of that hand if possible, else from the others, which is more or less likely. Some pasts
are imagined, and one of them is taken, each as likely as what was seen would have been in it.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random

from ludus.games.brutus.characters import Cards, no_cards
from ludus.games.brutus.memory import TABLE
from ludus.games.brutus.options import deck
from ludus.games.brutus.state import Moved, Trail
from ludus.games.brutus.view import View

PASTS = 6
"""How many pasts are weighed against each other."""

TRIES = 60
"""How many are tried at most: some turn out to be impossible."""


def place_known(view: View, rng: Random) -> Sequence[Sequence[int]]:
    """Place the cards that the seat can follow into hands, in a past that it cannot exclude.

    Without a gift that was hidden from the seat that is what it is certain of. [B-8.14, B-14.8]
    """
    trail = view.trail
    if trail is None or all(one.value for together in trail.moved for one in together):
        return view.known
    start = _Start(view, trail)
    pasts: list[tuple[float, list[Cards]]] = []
    for _ in range(TRIES):
        past = _Past(start, rng)
        weight = past.follow()
        if weight:
            pasts.append((weight, past.held))
            if len(pasts) == PASTS:
                break
    if not pasts:
        return view.known
    reach = list(accumulate(weight for weight, _ in pasts))
    chosen = rng.random() * reach[-1]
    return next(held for (_, held), upto in zip(pasts, reach, strict=True) if chosen < upto)


def own_cards(view: View) -> Cards:
    """Count all that the seat owns: its hand, what it has laid, what it is about to give."""
    cards = list(view.hand) or no_cards()
    for value in view.laid:
        cards[value] += 1
    for gift in view.given:
        if gift.value:
            cards[gift.value] += 1
    return cards


class _Start:
    """What the seat knew just before the first gift, worked out backwards from now."""

    def __init__(self, view: View, trail: Trail) -> None:
        self.seat = view.seat
        self.known = view.known
        self.moved = trail.moved
        self.held = [
            no_cards() if seat == view.seat else cards for seat, cards in enumerate(trail.shown)
        ]
        self.room = [
            0 if seat == view.seat else size - sum(cards)
            for seat, (size, cards) in enumerate(zip(trail.sizes, self.held, strict=True))
        ]
        self.pool = self._pool(view)

    def _pool(self, view: View) -> Cards:
        """Count the cards that lay unseen in other hands, or were not dealt, by value."""
        pool = deck(view.options.players)
        for seen in (view.gone, own_cards(view), *self.held):
            pool = [left - there for left, there in zip(pool, seen, strict=True)]
        for together in self.moved:
            for one in together:
                # What others have played since was unseen then; what was given away was the own.
                if one.giver != self.seat and (one.to == TABLE or one.to == self.seat):
                    pool[one.value] += one.count
                elif one.giver == self.seat and one.to != TABLE:
                    pool[one.value] -= one.count
        return pool


class _Past:
    """One past: who held which known cards, and how many others, from the first gift until now."""

    def __init__(self, start: _Start, rng: Random) -> None:
        self._start = start
        self._random = rng.random
        self.held = [cards.copy() for cards in start.held]
        self._room = start.room.copy()
        self._pool = start.pool.copy()
        self._unseen = sum(start.pool)

    def follow(self) -> float:
        """Let everything happen; say how likely it was, 0 if it cannot have happened so."""
        likely = 1.0
        for together in self._start.moved:
            arriving: list[tuple[int, int]] = []
            for one in together:
                if one.giver == self._start.seat:
                    arriving.append((one.to, one.value))
                elif one.value:
                    likely *= self._leaves(one)
                else:
                    arriving.append((one.to, self._passes(one.giver)))
                if not likely:
                    return 0.0
            for seat, value in arriving:
                self._arrives(seat, value)
        return likely if self._agrees() else 0.0

    def _leaves(self, one: Moved) -> float:
        """The seat sees cards leave a hand: say how likely it was to have them."""
        held = self.held[one.giver]
        followed = min(one.count, held[one.value])
        held[one.value] -= followed
        others = one.count - followed
        if not others:
            return 1.0
        room, there = self._room[one.giver], self._pool[one.value]
        likely = at_least(others, there, self._unseen, room)
        self._room[one.giver] -= others
        self._pool[one.value] -= others
        self._unseen -= others
        return likely

    def _passes(self, giver: int) -> int:
        """Pass on any card of a hand: give the value of a known one, 0 for one of the others."""
        held, room = self.held[giver], self._room[giver]
        chosen = int(self._random() * (room + sum(held))) - room
        if chosen < 0:
            self._room[giver] -= 1
            return 0
        value = next(v for v, upto in enumerate(accumulate(held)) if chosen < upto)
        held[value] -= 1
        return value

    def _arrives(self, seat: int, value: int) -> None:
        """A card comes into a hand, unless it went to the table."""
        if seat == TABLE:
            return
        if value:
            self.held[seat][value] += 1
        else:
            self._room[seat] += 1

    def _agrees(self) -> bool:
        """Tell whether all cards can be where this past has them, and where the seat knows them."""
        return min(self._pool) >= 0 and all(
            have >= sure
            for held, known in zip(self.held, self._start.known, strict=True)
            for have, sure in zip(held, known, strict=True)
        )


@lru_cache(maxsize=65536)
def at_least(count: int, there: int, unseen: int, room: int) -> float:
    """Give the chance that a hand has at least `count` of the cards there.

    The hand has `room` of the unseen cards, each as likely as any other.
    """
    if count > min(there, room):
        return 0.0
    fewer = sum(comb(there, few) * comb(unseen - there, room - few) for few in range(count))
    return 1 - fewer / comb(unseen, room)
