"""When the interpreter looks for objects that only refer to each other.

By itself it would search all tables in memory again and again, tenths of a second each time. So it
looks by itself only at what is new, and rarely. But connections that have ended leave such objects
behind, and most of them have lived long enough to be looked at last of all, after hours: memory
would grow all the while. So everything is searched by the clock, and the more there is to search
the more rarely.
"""

import asyncio
import gc
import sys
from collections.abc import Callable
from time import perf_counter

EVERY = 60.0
"""Seconds between two searches, at least."""
SHARE = 0.0005
"""The share of the time that searching may take."""


def avoid_pauses() -> None:
    """Set up the interpreter so that requests do not wait for it.

    What is there when a server starts is never searched. Nor is it worth while after every burst of
    moves, when old and new states of many tables are there together. And the thread that writes to
    the database must get its turn quickly, because every move waits for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 10, 10)
    sys.setswitchinterval(0.002)


def wait_after(took: float) -> float:
    """Tell how many seconds to wait after a search that took some."""
    return max(EVERY, took / SHARE)


async def collect(clock: Callable[[], float] = perf_counter, first: float = EVERY) -> None:
    """Search everything again and again."""
    wait = first
    while True:
        await asyncio.sleep(wait)
        began = clock()
        gc.collect()
        wait = wait_after(clock() - began)
