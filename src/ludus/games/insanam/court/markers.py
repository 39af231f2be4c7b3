"""Markers as they would stand on the treachery track, and what they would meet. [C-3.5, C-9]"""

from collections.abc import Iterator

from ludus.core.message import Fact, Message, say, seat_ref
from ludus.games.insanam.court.track import TRACK
from ludus.games.insanam.state import Table


def told_of(reader: int | None, seat: int, key: str, **facts: Fact) -> Message:
    """Say something of a player: to the reader it is about as `you`."""
    if seat == reader:
        return say(f"insanam-{key}-you", **facts)
    return say(f"insanam-{key}", seat=seat_ref(seat), **facts)


class Markers:
    """The markers of all players, moved in thought for one reader."""

    def __init__(self, table: Table, reader: int) -> None:
        players = table.players
        self.spaces = [player.marker for player in players]
        self.ended = table.ender >= 0
        """Nothing moves any more once a marker has reached the end. [C-9.7]"""
        self._reader = reader
        self._peaks = [player.peak for player in players]
        self._waiting = [player.waiting for player in players]
        once = [*table.symbols]
        each = table.options.symbol_scope == "each"
        self._worked = [[*player.symbols] if each else once for player in players]
        ends = TRACK.ends[:-1]
        self._threshold = ends[table.round - 1] if table.round <= len(ends) else 0
        self._due = table.pending

    def climb(self, seat: int, n: int) -> Iterator[Message]:
        """Move a marker up, and tell what lies on the way. [C-9.1, C-9.4, C-9.5]"""
        space = min(TRACK.last, self.spaces[seat] + n)
        if self.ended or space == self.spaces[seat]:
            return
        yield self._told(seat, "will-climb", n=space - self.spaces[seat], space=space)
        self.spaces[seat] = space
        yield from self._first_reached(seat, space)
        if self._threshold and space >= self._threshold and not self._due:
            self._due = True
            yield self._told(seat, "will-round")
        if space == TRACK.last:
            self.ended = True
            yield self._told(seat, "will-end", space=space)

    def fall(self, seat: int, n: int) -> Iterator[Message]:
        """Move a marker down. [C-9.1]"""
        space = max(0, self.spaces[seat] - n)
        if space < self.spaces[seat]:
            yield self._told(seat, "will-fall", n=self.spaces[seat] - space, space=space)
            self.spaces[seat] = space

    def _first_reached(self, seat: int, space: int) -> Iterator[Message]:
        """Citizens and symbols work when a space is first reached. [C-9.4, C-9.5, C-9.8]"""
        before = self._peaks[seat]
        if space <= before:
            return
        self._peaks[seat] = space
        citizens = sum(before < waiting <= space for waiting in self._waiting[seat])
        if citizens:
            yield self._told(seat, "will-citizen", n=citizens)
        worked = self._worked[seat]
        symbols = [mark for mark in TRACK.symbols if mark <= space and mark not in worked]
        worked += symbols
        if symbols:
            yield self._told(seat, "will-event", n=len(symbols))

    def _told(self, seat: int, key: str, **facts: Fact) -> Message:
        return told_of(self._reader, seat, key, **facts)
