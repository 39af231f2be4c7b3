"""What has been told of a game so far: to everybody, seat by seat, and as score sheets."""

from collections.abc import Sequence

from ludus.core.events import Told
from ludus.core.message import Message
from ludus.core.sheets import Sheet


class Hearing:
    """What the readers of a game have heard; what is taken back is unheard."""

    def __init__(self, seats: int) -> None:
        self.told: list[Told] = []
        self.sheets: list[Sheet] = []
        self.just_counted = False
        """Whether the last entry came with a score sheet."""
        together: list[Message] = []
        self._heard: dict[int | None, list[Message]] = dict.fromkeys(
            (None, *range(seats)), together
        )
        self._alike = True
        """Nothing has been told to one alone yet: there is one list for all."""

    def heard(self, seat: int | None) -> list[Message]:
        """List what a seat (None: a spectator) has been told."""
        return self._heard[seat]

    def hear(self, told: Sequence[Told]) -> None:
        """Add what an entry tells."""
        self.told += told
        sheets = [one.sheet for one in told if one.sheet is not None]
        self.sheets += sheets
        self.just_counted = bool(sheets)
        for one in told:
            if self._alike and one.to is not None:
                self._heard = {seat: heard.copy() for seat, heard in self._heard.items()}
                self._alike = False
            if self._alike:
                self._heard[None].append(one.event)
                continue
            for seat, heard in self._heard.items():
                form = one.event if one.to is None else one.heard_by(seat)
                if form is not None:
                    heard.append(form)

    def unhear(self, count: int) -> None:
        """Remove the events that the last entry told, `count` of them."""
        kept = len(self.told) - count
        told = self.told[kept:]
        del self.told[kept:]
        del self.sheets[len(self.sheets) - sum(one.sheet is not None for one in told) :]
        if self._alike:
            del self._heard[None][kept:]
            return
        for seat, heard in self._heard.items():
            del heard[len(heard) - sum(one.heard_by(seat) is not None for one in told) :]
