"""Narrative: what a rule tells the table while it is applied.

An event is told once, in the two forms it has: the owner's and everybody else's. The rule that
knows the secret writes both, so nothing has to be cut out later. A client must be right from views
alone; events only decorate, and search passes no sink at all.
"""

from typing import Protocol

from msgspec import Struct

from ludus.core.message import Message
from ludus.core.sheets import Sheet


class Sink(Protocol):
    """Where events go."""

    def tell(
        self,
        event: Message,
        *,
        to: int | None = None,
        others: Message | None = None,
        sheet: Sheet | None = None,
    ) -> None:
        """Tell an event to all; or, with `to`, one form to that seat and `others` to the rest.

        An event by which something has been counted brings a `sheet`, which all may read.
        """
        ...


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as it was told."""

    event: Message
    to: int | None
    others: Message | None
    sheet: Sheet | None = None

    def heard_by(self, seat: int | None) -> Message | None:
        """Give the form that a seat (None: a spectator) hears, or None if it hears nothing."""
        if self.to is None or self.to == seat:
            return self.event
        return self.others


class Log:
    """A sink that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def tell(
        self,
        event: Message,
        *,
        to: int | None = None,
        others: Message | None = None,
        sheet: Sheet | None = None,
    ) -> None:
        """Keep the event."""
        self.told.append(Told(event, to, others, sheet))

    def heard_by(self, seat: int | None) -> list[Message]:
        """List what a seat (None: a spectator) has heard, in order."""
        return [form for told in self.told if (form := told.heard_by(seat)) is not None]

    @property
    def sheets(self) -> list[Sheet]:
        """List the score sheets that all have read."""
        return [told.sheet for told in self.told if told.sheet is not None]
