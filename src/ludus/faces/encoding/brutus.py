"""Brutus as numbers: the actions and observations of docs/arrays-brutus.md, from one view."""

from collections.abc import Iterable, Sequence
from typing import Any

from ludus.arrays.brutus.actions import ACTIONS, COPIES, action_of
from ludus.arrays.brutus.mode import MOST_PLAYERS, VALUE_COUNT, mode_of
from ludus.arrays.brutus.observation import (
    FEW_POINTS,
    FIELDS,
    FULL_HAND,
    MANY_MANCHES,
    MANY_POINTS,
    PLAYERS,
    SEAT_FIELDS,
    SIZE,
    TABLE_FIELDS,
)
from ludus.arrays.brutus.state import KINDS, PHASES
from ludus.core.moves import Move
from ludus.core.rules import AnyRules
from ludus.faces.encoding import Numbers
from ludus.faces.encoding.parts import Ink
from ludus.games.brutus.options import TABLE, Options
from ludus.games.brutus.state import Play
from ludus.games.brutus.view import View


def _starts(fields: Sequence[tuple[str, int]]) -> dict[str, int]:
    at, starts = 0, {}
    for name, size in fields:
        starts[name] = at
        at += size
    return starts


_AT = _starts(TABLE_FIELDS)
_OF_SEAT = _starts(SEAT_FIELDS)
_SEATS = sum(size for _, size in TABLE_FIELDS)
_BLOCK = sum(size for _, size in SEAT_FIELDS)
_PHASES = {phase: at for at, phase in enumerate(PHASES)}
_KINDS = {kind: at for at, kind in enumerate(KINDS)}
_SAT_OUT = ("pass", "skip")
(
    _THERE, _ACTS, _IN, _SIZE, _RANK, _SERVUS, _PLACE, _SCORE, _LEAD, _WON, _OWNER, _TAKES, _NAMED,
    _KNOWN,
) = list(_OF_SEAT.values())[:14]  # fmt: skip
_KNOWN -= 1
_NONE = (0,) * (VALUE_COUNT + 1)
_AT_HAND, _AT_UNSEEN = _AT["hand"], _AT["unseen"] - 1
_VALUES = range(1, VALUE_COUNT + 1)
_TURNS = tuple(
    tuple(_OF_SEAT[f"{prefix}_{part}"] for part in ("kind", "value", "count"))
    for prefix in ("turn", "last")
)


class BrutusEncoding:
    """A mode of Brutus as numbers.

    The arrays say the same for batches; for one view it is quicker to mark what is there.
    """

    actions = len(ACTIONS)
    size = SIZE
    fields = FIELDS

    def __init__(self, game: AnyRules, options: Options) -> None:  # noqa: ARG002
        self._mode = mode = mode_of(options)
        base = Ink()
        base.put(_AT["players"] + PLAYERS.index(mode.players), 1)
        base.put(_AT["copies"], mode.copies / COPIES)
        for at, variant in enumerate((mode.revolt, mode.conspiracy, mode.benevolence)):
            base.put(_AT["variants"] + at, float(bool(variant)))
        for at, end in enumerate((mode.manches, mode.target, mode.time)):
            base.put(_AT["end"] + at, float(end is not None))
        for seat in range(mode.players):
            base.put(_SEATS + seat * _BLOCK + _THERE, 1)
        self._base = base.dry(SIZE)

    def spell(self, move: Move, seat: int) -> tuple[int, ...]:
        """Number a move; who is named is counted from the seat."""
        return (action_of(move, seat, self._mode.players),)

    def name(self, action: int) -> str:
        """Name the move, or how far to the left a gift goes."""
        return str(ACTIONS[action])

    def observe(self, view: View, moves: Sequence[Any]) -> Numbers:  # noqa: ARG002
        """Write what a seat sees as numbers."""
        if view.seat is None:
            raise ValueError("a spectator has no seat to look from")
        ink = Ink()
        self._table(view, ink)
        for seat in range(self._mode.players):
            block = _SEATS + (seat - view.seat) % self._mode.players * _BLOCK
            self._seat(view, seat, block, ink)
        self._rounds(view, view.seat, ink)
        numbers = self._base.copy()
        numbers[ink.ones] = 1
        numbers[ink.where] = ink.what
        return numbers

    def _table(self, view: View, ink: Ink) -> None:
        mode, at, put = self._mode, _AT, ink.put
        if mode.manches is not None:
            put(at["manches_left"], (mode.manches - view.manche) / MANY_MANCHES)
        if mode.target is not None:
            put(at["target_left"], max(mode.target - max(view.scores), 0) / MANY_POINTS)
        put(at["phase"] + _PHASES[view.phase], 1)
        if view.asked:
            put(at["asked"] + view.asked - TABLE.forum[0], 1)
        put(at["mercy"] + (0 if view.mercy is None else 1 + view.mercy), 1)
        put(at["power"], view.power)
        if view.top is not None:
            put(at["top_value"] + view.top.value - 1, 1)
            put(at["top_count"] + view.top.count - 1, 1)
        if view.gifts:
            put(at["gifts"] + view.gifts - 1, 1)
        self._cards(view, ink)

    def _cards(self, view: View, ink: Ink) -> None:
        """Write cards by value: own, open, gone, and those of which nothing is known."""
        laid, given = [0] * (VALUE_COUNT + 1), [0] * (VALUE_COUNT + 1)
        for value in view.laid:
            laid[value] += 1
        for gift in view.given:
            given[gift.value] += 1
        hand, forum, gone = view.hand or _NONE, view.forum or _NONE, view.gone
        known = [row for row in view.known if any(row)]
        ones, copies = ink.ones, self._mode.copies
        for value in _VALUES:
            held = hand[value]
            start = _AT_HAND + (value - 1) * COPIES
            ones += range(start, start + held)
            unseen = copies - gone[value] - forum[value] - held - laid[value] - given[value]
            for row in known:
                unseen -= row[value]
            ink.put(_AT_UNSEEN + value, unseen / COPIES)
        for name, cards in (("laid", laid), ("given", given), ("forum", forum), ("gone", gone)):
            at = _AT[name] - 1
            for value in _VALUES:
                if cards[value]:
                    ink.put(at + value, cards[value] / COPIES)

    def _seat(self, view: View, seat: int, block: int, ink: Ink) -> None:
        put, ones = ink.put, ink.ones
        if seat in view.waiting if view.waiting else seat == view.turn:
            ones.append(block + _ACTS)
        if view.sizes[seat]:
            ones.append(block + _IN)
        put(block + _SIZE, view.sizes[seat] / FULL_HAND)
        rank = view.ranks.index(seat)
        ones.append(block + _RANK + rank)
        if rank == self._mode.players - 1:
            ones.append(block + _SERVUS)
        if view.places[seat]:
            ones.append(block + _PLACE + view.places[seat] - 1)
        score = view.scores[seat]
        put(block + _SCORE, score / MANY_POINTS)
        put(block + _LEAD, (score - view.scores[view.seat or 0]) / FEW_POINTS)
        put(block + _WON, view.won[seat] / MANY_MANCHES)
        if view.top is not None and view.top.owner == seat:
            ones.append(block + _OWNER)
        if seat in view.pickers:
            put(block + _TAKES, (1 + view.pickers.index(seat)) / MOST_PLAYERS)
        if view.given:
            put(block + _NAMED, sum(gift.to == seat for gift in view.given) / TABLE.gifts)
        known = view.known[seat]
        if any(known):
            for value in _VALUES:
                put(block + _KNOWN + value, known[value] / COPIES)

    def _rounds(self, view: View, observer: int, ink: Ink) -> None:
        """Write each seat's last turn in this round and in the one before."""
        for plays, (of_kind, of_value, of_count) in zip(
            (view.plays, view.before), _TURNS, strict=True
        ):
            for seat, (kind, value, count) in self._last_turns(plays).items():
                block = _SEATS + (seat - observer) % self._mode.players * _BLOCK
                ink.put(block + of_kind + kind, 1)
                ink.put(block + of_value, value / VALUE_COUNT)
                ink.put(block + of_count, count / COPIES)

    @staticmethod
    def _last_turns(plays: Iterable[Play]) -> dict[int, tuple[int, int, int]]:
        told, value, count = {}, 0, 0
        for play in plays:
            if play.kind not in _SAT_OUT:
                value, count = play.value, play.count
            told[play.seat] = (_KINDS[play.kind], value, count)
        return told
