"""Remembers which tables were set aside and why, so that each is logged once and lists mark it."""

import logging
from collections.abc import Sequence

from msgspec.structs import replace

from ludus.locales.catalogue import catalogue
from ludus.tables.errors import SetAside
from ludus.tables.reading import Stored

MOST_ASIDE = 10_000
"""Tables that are remembered."""

log = logging.getLogger("ludus.tables")


class Asides:
    """Tables that could not be opened when they were last asked for.

    Nothing is written into the database: a table that is repaired there, or a server with the right
    rules, opens it again.
    """

    def __init__(self) -> None:
        self._why: dict[str, SetAside] = {}

    def note(self, table: str, error: SetAside) -> None:
        """Remember why a table is set aside, and log it unless that is known."""
        known = self._why.pop(table, None)
        self._why[table] = error
        if len(self._why) > MOST_ASIDE:
            self._why.pop(next(iter(self._why)))
        if known is None or known.reason != error.reason:
            log.warning("table %s is set aside: %s", table, catalogue("en").say(error.reason))

    def opened(self, table: str) -> None:
        """Forget a table that could be opened."""
        self._why.pop(table, None)

    def marked(self, listed: Sequence[Stored]) -> list[Stored]:
        """Mark those of a list that are known to be set aside."""
        for stored in listed:
            if stored.aside is not None:
                self.note(stored.id, stored.aside)
        return [replace(one, aside=one.aside or self._why.get(one.id)) for one in listed]
