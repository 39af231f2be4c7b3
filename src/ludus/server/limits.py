"""How often, and how much at once: limits for each guest and each address.

Nobody is asked for an account, and a new cookie costs nothing; so every limit counts twice: for the
guest, if they have shown a cookie, and for the address, where a family or a school may be behind
one. An IPv6 customer has a whole /64: that counts as one address.

Each process counts for itself. What is counted is forgotten as soon as it no longer matters.
"""

import time
from collections import Counter
from collections.abc import Callable
from math import ceil
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import asdict

from ludus.core.errors import LudusError
from ludus.core.message import say

Action = Literal["request", "open", "change", "talk", "ask", "review", "message"]

MOST_KNOWN = 20_000
"""Guests or addresses remembered for one limit; beyond this the ones that waited longest go."""
NO_LIMIT = 1e6
ROUNDING = 1e-6
"""Seconds by which sums of times may be off."""


class Rate(Struct, frozen=True):
    """How often something may be done within how many seconds: at once, or spread over them."""

    times: int
    seconds: float


class Limits(Struct, frozen=True):
    """What one guest, and one address, may do. The second of two is for an address.

    request   requests over HTTP, whatever for
    open      opening tables: by hand, against bots, for a rematch
    change    changing tables: sitting down, leaving, bots, the host's decisions
    talk      lines of talk
    ask       asking what moves bring, why one is forbidden, for counsel; looking at finished games
    review    asking for the review of a game
    message   messages over WebSockets, moves among them
    sockets   WebSockets open at the same time; the third is for the whole process
    waiting   other connections open at the same time, for an address and for the whole process; one
              of our proxies may have as many as the whole process
    tables    tables of one host that are open or being played
    public    of these, public ones at which a seat is to be had
    """

    request: tuple[Rate, Rate] = (Rate(1200, 60), Rate(4000, 60))
    open: tuple[Rate, Rate] = (Rate(20, 300), Rate(100, 300))
    change: tuple[Rate, Rate] = (Rate(120, 60), Rate(600, 60))
    talk: tuple[Rate, Rate] = (Rate(5, 10), Rate(30, 10))
    ask: tuple[Rate, Rate] = (Rate(300, 60), Rate(1500, 60))
    review: tuple[Rate, Rate] = (Rate(10, 600), Rate(18, 600))
    message: tuple[Rate, Rate] = (Rate(900, 60), Rate(4500, 60))
    sockets: tuple[int, int, int] = (20, 100, 5000)
    waiting: tuple[int, int] = (200, 2000)
    tables: int = 50
    public: int = 5


def scaled(limits: Limits, factor: float) -> Limits:
    """Multiply all limits; 0 is for no limits."""
    by = factor or NO_LIMIT

    def larger(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(larger, value))
        if isinstance(value, Rate):
            return Rate(max(1, int(value.times * by)), value.seconds)
        return max(1, int(value * by))

    return Limits(**{name: larger(value) for name, value in asdict(limits).items()})


class TooMany(LudusError):
    """Something done too often; it may be done again in `seconds`."""

    def __init__(self, seconds: float, key: str = "too-many") -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__(say(key, seconds=self.seconds))


class Bucket:
    """Counts one thing for many. For each only a time is kept: when all will be forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._each = rate.seconds / rate.times
        self._slack = rate.seconds - self._each
        self._until: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._until)

    def wait(self, who: str, now: float) -> float:
        """Tell how many seconds somebody has to wait until they may do it again."""
        wait = self._until.get(who, now) - now - self._slack
        return wait if wait > ROUNDING else 0.0

    def count(self, who: str, now: float) -> None:
        """Count that somebody does it."""
        # Taken out first, so that those who did it longest ago come first.
        until = self._until.pop(who, now)
        self._until[who] = max(until, now) + self._each
        if len(self._until) > MOST_KNOWN:
            self._until = {one: at for one, at in self._until.items() if at > now}
        while len(self._until) > MOST_KNOWN:
            del self._until[next(iter(self._until))]


class Caller(Struct, frozen=True):
    """Who asks: a guest, None without a cookie of ours, and the address that counts for them."""

    guest: str | None
    address: str


class Limiter:
    """Counts what guests and addresses do."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.sockets = Sockets(*limits.sockets)
        self.waiting = Sockets(0, *limits.waiting)
        self._now = now
        self._buckets: dict[str, tuple[Bucket, Bucket]] = {
            name: (Bucket(guest), Bucket(address))
            for name, (guest, address) in (
                ("request", limits.request),
                ("open", limits.open),
                ("change", limits.change),
                ("talk", limits.talk),
                ("ask", limits.ask),
                ("review", limits.review),
                ("message", limits.message),
            )
        }

    def take(self, action: Action, caller: Caller, key: str = "too-many") -> None:
        """Count that somebody does something; refuse if they have done it too often.

        What is refused does not count: whoever waits as long as they are told is let in.
        """
        guests, addresses = self._buckets[action]
        now = self._now()
        wait = addresses.wait(caller.address, now)
        if caller.guest is not None:
            wait = max(wait, guests.wait(caller.guest, now))
        if wait:
            raise TooMany(wait, key)
        addresses.count(caller.address, now)
        if caller.guest is not None:
            guests.count(caller.guest, now)

    def lets_in(self, caller: Caller, guest: str | None) -> bool:
        """Count a WebSocket that is to be opened, also as a request; False if there are too many.

        `guest` is who will sit at the other end, even where no cookie of ours was shown.
        """
        try:
            self.take("request", caller)
        except TooMany:
            return False
        return self.sockets.open(guest, caller.address)


class Sockets:
    """Counts the connections that are open: for each guest, for each address, in all."""

    def __init__(self, guest: int, address: int, total: int) -> None:
        self._most = {"guest": guest, "address": address, "total": total}
        self._open: Counter[tuple[str, str]] = Counter()

    def open(self, guest: str | None, address: str | None) -> bool:
        """Count one more, False if there are too many; None is for somebody who is not counted."""
        keys = _keys(guest, address)
        if any(self._open[key] >= self._most[key[0]] for key in keys):
            return False
        self._open.update(keys)
        return True

    def close(self, guest: str | None, address: str | None) -> None:
        """Count one less; no zeros are kept, because a guest may never come again."""
        for key in _keys(guest, address):
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    def __len__(self) -> int:
        return len(self._open)


def _keys(guest: str | None, address: str | None) -> list[tuple[str, str]]:
    keys = (("guest", guest), ("address", address), ("total", ""))
    return [(kind, who) for kind, who in keys if who is not None]
