"""Drafts as one seat can imagine them: who took what, of which it saw only a part. [C-1.15, C-1.17]

A pack of cards goes round the table; in each step whoever holds it takes one card. The seat knows
the packs as they came to it and what it took. What was taken between two sights of a pack is known
but for its order; what was taken before the first sight can be any card not seen. Picks of others
are taken to be equally likely.
"""

from collections.abc import Mapping, Sequence
from random import Random

from msgspec import Struct

from ludus.games.insanam.content.catalogue import NUMBERS

CARDS = NUMBERS.fixed.draft


class Sight(Struct, frozen=True):
    """What a seat saw: itself (-1: nobody), the packs as they came, and the cards it took."""

    seat: int
    packs: Sequence[Sequence[str]]
    took: Sequence[str]


class Draft(Struct, frozen=True):
    """A draft that may have been, by seat: cards taken, and packs as they came.

    While it goes on the last pack is the one in hand.
    """

    picks: list[list[str]]
    packs: list[list[list[str]]]


def imagine_draft(
    players: int, step: int, done: int, sight: Sight, unseen: Sequence[str],
    known: Mapping[int, Sequence[str]], rng: Random,
) -> Draft:  # fmt: skip
    """Sample a draft after `done` picks of each, in which `known` seats took these cards."""
    packs = [_Pack(home, players, step, sight) for home in range(players)]
    pool = [*unseen]
    rng.shuffle(pool)
    wanted = {card: seat for seat, cards in known.items() for card in cards}
    for pack in packs:
        pack.place_known(wanted, rng)
    hidden = [(pack, at) for pack in packs for at in pack.dark]
    rng.shuffle(hidden)
    for card, seat in wanted.items():
        if card in pool:
            place = next(p for p in hidden if p[0].seat(p[1]) == seat and p[1] < done)
            hidden.remove(place)
            place[0].cards[place[1]] = card
            pool.remove(card)
    for pack, at in hidden:
        pack.cards[at] = pool.pop()
    return _dealt(packs, players, done)


class _Pack:
    """A pack: the card taken at each step, as far as known, and whose turn each step is."""

    def __init__(self, home: int, players: int, step: int, sight: Sight) -> None:
        self._home, self._players, self._step = home, players, step
        self.cards = [""] * CARDS
        self._sights = {
            at: [*pack] for at, pack in enumerate(sight.packs) if self.seat(at) == sight.seat
        }
        for at in self._sights:
            if at < len(sight.took):
                self.cards[at] = sight.took[at]
        first = min(self._sights, default=CARDS)
        self.dark = [*range(first)]

    def seat(self, at: int) -> int:
        """Tell who holds the pack at a step."""
        return (self._home + self._step * at) % self._players

    def place_known(self, wanted: Mapping[str, int], rng: Random) -> None:
        """Lay out the cards that were seen: each between two sights, in a random order."""
        marks = sorted(self._sights)
        for number, at in enumerate(marks):
            after = marks[number + 1] if number + 1 < len(marks) else CARDS
            rest = [card for card in self._sights[at] if card != self.cards[at]]
            gone = [card for card in rest if card not in self._sights.get(after, ())]
            start = at + 1 if self.cards[at] else at
            self._fill([*range(start, after)], gone, wanted, rng)

    def _fill(
        self, steps: list[int], cards: list[str], wanted: Mapping[str, int], rng: Random
    ) -> None:
        rng.shuffle(cards)
        for card in [card for card in cards if card in wanted]:
            step = next(at for at in steps if self.seat(at) == wanted[card])
            self.cards[step] = card
            steps.remove(step)
            cards.remove(card)
        for step, card in zip(steps, cards, strict=True):
            self.cards[step] = card


def _dealt(packs: Sequence[_Pack], players: int, done: int) -> Draft:
    draft = Draft([[] for _ in range(players)], [[] for _ in range(players)])
    for at in range(CARDS):
        for pack in packs:
            seat = pack.seat(at)
            if at <= done:
                # In an order that does not tell what was taken from it.
                draft.packs[seat].append(sorted(pack.cards[at:]))
            if at < done:
                draft.picks[seat].append(pack.cards[at])
    return draft
