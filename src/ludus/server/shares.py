"""Fair shares of thought: whose work is next, and how long it may take. Only rules, no processes.

- Every piece of work is on one person's account: of the people at a table, on that of whoever has
  least work waiting.
- Whoever has used least time is next. Somebody who had nothing waiting begins level with those who
  are served now: time that was not used is not saved up. So their work waits for at most one piece
  of every other person's, however much the others ask for.
- A person's tables are served in turn.
- Of the time, every person gets the same part, and everything that waits should begin within
  `LONGEST_WAIT`: the more of a person's tables wait, the less time each of them gets, down to
  `LEAST`. One person's many tables take no time from another's.

Quick work and deep work wait in queues of their own, so that quick work never waits for deep work.
"""

from collections import deque
from collections.abc import Iterable
from math import ceil
from typing import Generic, TypeVar

LONGEST_WAIT = 1.0
"""Seconds after which a bot's search has begun, or is replaced by a move that takes no time."""
LEAST = 0.05
"""The shortest search, in seconds: with less, a hand-written player does better."""


class Work:
    """A piece of work: whose it is, at which table, and how many seconds it would like to take."""

    def __init__(self, people: Iterable[str], table: str, wish: float = 0.0) -> None:
        self.people = tuple(people)
        self.table = table
        self.wish = wish
        self.person = ""
        """On whose account it is, once it waits."""
        self.since = 0.0
        """Since when it waits."""
        self.charged = 0.0
        """The time it was given, and for which its person was charged in advance."""


W = TypeVar("W", bound=Work)


class _Account(Generic[W]):
    """One person's work in a queue."""

    def __init__(self) -> None:
        self.used = 0.0
        self.turn = 0
        """Between people who have used the same: who has waited longer for a turn is next."""
        self.since = 0.0
        """When the turn before was, or when the person began to wait."""
        self.running = 0
        self.waiting: dict[W, None] = {}
        """In the order in which it came."""
        self.tables: dict[str, deque[W]] = {}
        """The same by table; the first table is next."""


def _order(account: _Account[W]) -> tuple[float, int]:
    """Who has used least is next."""
    return account.used, account.turn


class Queue(Generic[W]):
    """Work that waits for one of `hands` workers."""

    def __init__(self, hands: int) -> None:
        self._hands = hands
        self._accounts: dict[str, _Account[W]] = {}
        self._level = 0.0
        """What the person served last had used before: nobody who waits has used less."""
        self._turns = 0

    def __len__(self) -> int:
        """Count the pieces of work that wait."""
        return sum(len(account.waiting) for account in self._accounts.values())

    def put(self, work: W, now: float) -> None:
        """Let a piece of work wait."""
        work.person = min(work.people, key=self._load)
        work.since = now
        account = self._accounts.setdefault(work.person, _Account())
        if not account.waiting:
            account.used = self._level
            account.turn, account.since = self._next_turn(), now
        account.waiting[work] = None
        account.tables.setdefault(work.table, deque()).append(work)

    def _load(self, person: str) -> int:
        account = self._accounts.get(person)
        return 0 if account is None else len(account.waiting) + account.running

    def _next_turn(self) -> int:
        self._turns += 1
        return self._turns

    def waits(self, work: W) -> bool:
        """Tell whether a piece of work is still waiting."""
        account = self._accounts.get(work.person)
        return account is not None and work in account.waiting

    def drop(self, work: W) -> bool:
        """Forget a piece of work; tell whether it was still waiting."""
        if not self.waits(work):
            return False
        self._remove(self._accounts[work.person], work)
        self._tidy(work.person)
        return True

    def _remove(self, account: _Account[W], work: W) -> None:
        del account.waiting[work]
        rest = account.tables.pop(work.table)
        rest.remove(work)
        if rest:
            # Its other tables come first now.
            account.tables[work.table] = rest

    def _tidy(self, person: str) -> None:
        account = self._accounts[person]
        if not account.waiting and not account.running:
            del self._accounts[person]

    def take(self, now: float) -> W | None:
        """Give the next piece of work to a worker, with the time it may take in `charged`."""
        waiting = self._waiting()
        if not waiting:
            return None
        account = min(waiting, key=_order)
        work = next(iter(account.tables.values()))[0]
        self._remove(account, work)
        self._level = account.used
        work.charged = self._share(account, work, now)
        account.used += work.charged
        account.turn, account.since = self._next_turn(), now
        account.running += 1
        return work

    def _share(self, account: _Account[W], work: W, now: float) -> float:
        """Tell how long a piece of work may take, so that what waits can begin in time.

        Everybody waits until those who come before them are served once, and the person's own
        n-th piece of work until all who have work are served n times.
        """
        people = len(self._accounts)
        others = sorted((one for one in self._waiting() if one is not account), key=_order)
        late = [(one.since, self._rounds(number)) for number, one in enumerate(others, 1)]
        late += [
            (one.since, self._rounds(number * people))
            for number, one in enumerate(account.waiting, 1)
        ]
        end = now - LONGEST_WAIT
        share = min(((since - end) / rounds for since, rounds in late), default=work.wish)
        return min(work.wish, max(LEAST, share))

    def _rounds(self, pieces: int) -> int:
        """Tell how often all workers together must take something to get through."""
        return ceil(pieces / self._hands)

    def _waiting(self) -> list[_Account[W]]:
        return [account for account in self._accounts.values() if account.waiting]

    def done(self, work: W, seconds: float) -> None:
        """Note how long a piece of work took in truth, and charge its person for that."""
        account = self._accounts[work.person]
        account.running -= 1
        account.used = max(self._level, account.used + seconds - work.charged)
        self._tidy(work.person)
