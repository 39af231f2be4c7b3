"""One lock for each key, kept only while somebody holds it or waits for it."""

import asyncio
from types import TracebackType

Waiting = list["asyncio.Future[None]"]


class Locks:
    """Locks by key."""

    def __init__(self) -> None:
        self._held: dict[str, Waiting] = {}
        """The keys whose locks are held, and who waits for each, the longest first."""

    def of(self, key: str) -> "_Lock":
        """Give the lock of a key, for `async with`."""
        return _Lock(self._held, key)

    def __contains__(self, key: str) -> bool:
        """Tell whether somebody holds the lock of a key or waits for it."""
        return key in self._held

    def __len__(self) -> int:
        """Count the locks that are held or waited for."""
        return len(self._held)


class _Lock:
    """A lock for one use. One is made for every move, and there nobody waits: it costs little."""

    __slots__ = ("_held", "_key")

    def __init__(self, held: dict[str, Waiting], key: str) -> None:
        self._held = held
        self._key = key

    async def __aenter__(self) -> None:
        waiting = self._held.get(self._key)
        if waiting is None:
            self._held[self._key] = []
            return
        turn = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # The lock came in the same moment: it goes to the next one.
                self._pass_on()
            raise

    async def __aexit__(
        self,
        _: type[BaseException] | None,
        __: BaseException | None,
        ___: TracebackType | None,
    ) -> None:
        self._pass_on()

    def _pass_on(self) -> None:
        """Hand the lock to whoever has waited longest and still waits."""
        waiting = self._held[self._key]
        while waiting:
            turn = waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        del self._held[self._key]
