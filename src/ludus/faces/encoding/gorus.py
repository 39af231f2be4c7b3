"""Gorus Maximus as numbers: the actions and observations of docs/arrays.md, from one view."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludus.arrays.gorus import features
from ludus.arrays.gorus.mode import ACTIONS, MOST_SCHOOLS, MOST_SEATS, STRENGTHS, mode_of
from ludus.core.rules import AnyRules
from ludus.faces.encoding import Numbers
from ludus.games.gorus.cards import FAVOUR, Card
from ludus.games.gorus.options import Options, sides
from ludus.games.gorus.state import Fight
from ludus.games.gorus.view import View

_TENS, _FIGHTS, _DECK, _NEED = 10, 15, 20, 4


def _starts() -> list[int]:
    at, starts = 0, []
    for _, size in features.FIELDS:
        starts.append(at)
        at += size
    return starts


(
    _HAND, _LEGAL, _UNSEEN, _SENT_SCHOOL, _SENT_STRENGTH, _IS_PREFERRED, _AHEAD, _PREFERRED, _LEAD,
    _LAST, _LACKING, _FAVOUR, _CAPTURED, _ZEROS, _NEEDS, _MATES, _TAKEN, _PLAYERS, _SENT,
    _FIGHTS_LEFT, _DECK_LEFT,
) = _starts()  # fmt: skip


Lacking = dict[int | None, set[int]]
"""The schools of which a seat has shown to hold no card."""


class GorusEncoding:
    """A mode of Gorus Maximus as numbers.

    The arrays say the same for batches; for one view it is quicker to mark what is there.
    """

    actions = ACTIONS
    size = features.SIZE
    fields = features.FIELDS

    def __init__(self, game: AnyRules, options: Options) -> None:  # noqa: ARG002
        self._mode = mode = mode_of(options)
        self._sides = sides(options)
        self._places = {
            card: mode.schools.index(card.school) * STRENGTHS + card.strength for card in mode.cards
        }
        self._cards = {at: card for card, at in self._places.items()}
        self._school = {school: at for at, school in enumerate(mode.schools)}
        seats = range(1) if mode.solo else range(mode.players)
        self._around = [self._counted(seat) for seat in seats]
        self._bases = [self._base(seat) for seat in seats]
        self._last: Fight | None = None
        self._kept: dict[int, tuple[Numbers, Lacking, int]] = {}

    def _counted(self, seat: int) -> list[int | None]:
        """List the seats from the observer on; in solo the wanderers, who have none, come next."""
        if self._mode.solo:
            return [0, None]
        return [(seat + step) % self._mode.players for step in range(self._mode.players)]

    def _base(self, seat: int) -> Numbers:
        """Write what never changes."""
        numbers = np.zeros(self.size, dtype=np.float32)
        numbers[[_UNSEEN + place for place in self._places.values()]] = 1
        own = self._sides.side_of(seat)
        for at, other in enumerate(self._around[seat]):
            numbers[_MATES + at] = self._sides.side_of(other) == own
            numbers[_TAKEN + at] = 1
        numbers[_PLAYERS + self._mode.players - 1] = 1
        return numbers

    def spell(self, move: Card, seat: int) -> tuple[int, ...]:  # noqa: ARG002
        """Number a card."""
        return (self._places[move],)

    def name(self, action: int) -> str:
        """Name the card that an action sends."""
        card = self._cards.get(action)
        return "no card of this mode" if card is None else str(card)

    def observe(self, view: View, moves: Sequence[Any]) -> Numbers:
        """Write what a seat sees as numbers."""
        seat = view.seat
        if seat is None:
            raise ValueError("a spectator has no seat to see from")
        places = self._places
        numbers, lacking, left = self._finished(view, seat)
        hand = [places[card] for card in view.hand]
        ones = [_HAND + place for place in hand]
        ones += [_LEGAL + places[card] for card in moves]
        gone = [_UNSEEN + place for place in hand]
        if view.fight:
            self._fight(view, seat, ones, gone)
            lacking = {other: set(schools) for other, schools in lacking.items()}
            self._voids(view.fight, lacking, left)
        ones.append(_SENT + len(view.fight))
        if view.preferred is not None:
            ones.append(_PREFERRED + self._school[view.preferred])
        if lacking:
            for at, other in enumerate(self._around[seat]):
                ones += [_LACKING + at * MOST_SCHOOLS + one for one in lacking.get(other, ())]
        numbers[gone] = 0
        numbers[ones] = 1
        numbers[_DECK_LEFT] = view.deck_size / _DECK
        return numbers

    def _finished(self, view: View, seat: int) -> tuple[Numbers, Lacking, int]:
        """Write what finished fights have brought, and keep it until the next one has ended.

        The last finished fight stands for all before it: a fight comes about only once.
        """
        last = view.memory[-1] if view.memory else None
        if last is None:
            return self._piled(view, seat)
        if last is not self._last:
            self._last = last
            self._kept = {}
        kept = self._kept.get(seat)
        if kept is None:
            kept = self._kept[seat] = self._piled(view, seat)
        numbers, lacking, left = kept
        return numbers.copy(), lacking, left

    def _piled(self, view: View, seat: int) -> tuple[Numbers, Lacking, int]:
        """Write what was captured and which tokens are missing."""
        numbers = self._bases[seat].copy()
        ones: list[int] = []
        gone: list[int] = []
        favour, captured, lacking, left = self._piles(view, seat, ones, gone)
        numbers[gone] = 0
        numbers[ones] = 1
        for at, other in enumerate(self._around[seat]):
            side = self._sides.side_of(other)
            numbers[_FAVOUR + at] = favour[side] / _TENS
            numbers[_CAPTURED + at] = captured[side] / _TENS
            need = view.targets[side] - view.tokens[side]
            if need > 0:
                numbers[_NEEDS + at * _NEED + min(need, _NEED) - 1] = 1
            else:
                numbers[_TAKEN + at] = 0
        fights = self._mode.fights - sum(captured) // self._mode.fight_size
        numbers[_FIGHTS_LEFT] = fights / _FIGHTS
        return numbers, lacking, left

    def _fight(self, view: View, seat: int, ones: list[int], gone: list[int]) -> None:
        """Mark the running fight: who has sent what, what leads, who is ahead."""
        fight, players = view.fight, self._mode.players
        for number, play in enumerate(fight):
            place = self._places[play.card]
            at = 1 if play.seat is None else (play.seat - seat) % players
            ones.append(_SENT_SCHOOL + at * MOST_SCHOOLS + place // STRENGTHS)
            ones.append(_SENT_STRENGTH + at * STRENGTHS + place % STRENGTHS)
            if play.card.school == view.preferred:
                ones.append(_IS_PREFERRED + at)
            if number == view.ahead:
                ones.append(_AHEAD + at)
            gone.append(_UNSEEN + place)
        ones.append(_LEAD + self._school[fight[0].card.school])
        ones.append(_LAST + fight[-1].card.strength)

    def _piles(
        self, view: View, seat: int, ones: list[int], gone: list[int]
    ) -> tuple[list[int], list[int], Lacking, int]:
        """Mark what was captured; give favour and cards by side, and who lacks what."""
        members = self._sides.members
        favour, captured = [0] * len(members), [0] * len(members)
        zeros: list[list[int]] = [[] for _ in members]
        lacking: Lacking = {}
        places, side_of = self._places, self._sides.side_of
        left = self._mode.left_over if self._mode.players == 2 else 0
        for fight in view.memory:
            side = side_of(fight.winner)
            captured[side] += len(fight.plays)
            left = self._voids(fight.plays, lacking, left)
            for play in fight.plays:
                card = play.card
                gone.append(_UNSEEN + places[card])
                if card.strength:
                    favour[side] += FAVOUR[card.strength]
                else:
                    zeros[side].append(self._school[card.school])
        for at, other in enumerate(self._around[seat]):
            ones += [_ZEROS + at * MOST_SCHOOLS + school for school in zeros[side_of(other)]]
        return favour, captured, lacking, left

    def _voids(self, plays: Sequence[Any], lacking: Lacking, left: int) -> int:
        """Note who has shown to hold no card of the lead school, and has not drawn since."""
        for play in plays:
            if play.seat is None:
                continue
            if play.kind == "discard":
                lacking.setdefault(play.seat, set()).add(self._school[plays[0].card.school])
            if left:
                left -= 1
                lacking.pop(play.seat, None)
        return left


assert MOST_SEATS * _NEED == _MATES - _NEEDS  # noqa: S101 - the order of the fields is unpacked above
