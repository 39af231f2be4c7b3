"""One lock for each key, kept only while somebody holds it or waits for it."""

import asyncio
from types import TracebackType


class Locks:
    """Locks by key."""

    def __init__(self) -> None:
        self._locks: dict[str, _Lock] = {}

    def of(self, key: str) -> "_Lock":
        """Give the lock of a key, for `async with`."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = _Lock(self._locks, key)
        return lock

    def __contains__(self, key: str) -> bool:
        """Tell whether somebody holds the lock of a key or waits for it."""
        return key in self._locks

    def __len__(self) -> int:
        """Count the locks that are held or waited for."""
        return len(self._locks)


class _Lock:
    """A lock that leaves its register when the last one who wanted it has gone."""

    def __init__(self, register: "dict[str, _Lock]", key: str) -> None:
        self._register = register
        self._key = key
        self._lock = asyncio.Lock()
        self._users = 0

    async def __aenter__(self) -> None:
        self._users += 1
        try:
            await self._lock.acquire()
        except BaseException:
            self._leave()
            raise

    async def __aexit__(
        self,
        _: type[BaseException] | None,
        __: BaseException | None,
        ___: TracebackType | None,
    ) -> None:
        self._lock.release()
        self._leave()

    def _leave(self) -> None:
        self._users -= 1
        if not self._users:
            del self._register[self._key]
