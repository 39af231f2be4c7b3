"""Tasks that go on whatever happens to them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ludus.core.errors import LudusError

log = logging.getLogger("ludus.persist")

FIRST_WAIT = 0.25
LONGEST_WAIT = 15.0


class Backoff:
    """How long to wait after a failure: twice as long each time, up to a limit."""

    def __init__(self, first: float = FIRST_WAIT) -> None:
        self._first = self._next = first

    def reset(self) -> None:
        """Begin again with a short time: something has succeeded."""
        self._next = self._first

    async def wait(self) -> None:
        """Wait."""
        wait, self._next = self._next, min(2 * self._next, LONGEST_WAIT)
        await asyncio.sleep(wait)


async def regularly(what: str, every: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again; whatever it dies of, it is done again."""
    backoff = Backoff()
    while True:
        try:
            await work()
        except LudusError as error:
            log.info("%s: %s", what, error)
            await backoff.wait()
        except Exception:
            log.exception("%s failed and is tried again", what)
            await backoff.wait()
        else:
            backoff.reset()
            await asyncio.sleep(every)


class Spawned:
    """Short tasks in the background; a failure of one is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, what: str, work: Awaitable[None]) -> None:
        """Begin a task."""
        task = asyncio.create_task(_logged(what, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Cancel all tasks."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _logged(what: str, work: Awaitable[None]) -> None:
    try:
        await work
    except LudusError as error:
        log.info("%s: %s", what, error)
    except Exception:
        log.exception("%s failed", what)
