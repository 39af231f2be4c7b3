"""Long work in the event loop takes a breath every few milliseconds, so that others do not wait."""

import asyncio
from time import perf_counter

LONGEST = 0.005
"""Seconds of work without a breath."""


class Breath:
    """Lets others work every few milliseconds."""

    def __init__(self) -> None:
        self._since = perf_counter()

    async def take(self) -> None:
        """Let others work if this has lasted long enough."""
        if perf_counter() - self._since > LONGEST:
            await asyncio.sleep(0)
            self._since = perf_counter()
