"""What other processes with the same database tell about the guests connected to them."""

import time
from collections.abc import Iterator, Mapping

from ludus.tables.pace import Wish

CURRENT = 15.0
"""How long, in seconds, another process's list of connections counts."""


class Elsewhere:
    """The last list that each process has told for each table."""

    def __init__(self) -> None:
        self._told: dict[str, dict[str, tuple[float, Mapping[str, Wish]]]] = {}

    def note(self, process: str, table: str, wishes: Mapping[str, Wish]) -> bool:
        """Note which guests a process has connected to a table; tell whether that is news."""
        processes = self._told.setdefault(table, {})
        known = processes.get(process)
        processes[process] = (time.monotonic() + CURRENT, wishes)
        return known is None or known[1] != wishes

    def knows(self, table: str) -> bool:
        """Tell whether any other process has told of a table."""
        return table in self._told

    def wishes(self, table: str) -> Iterator[tuple[str, Wish]]:
        """List guests connected to a table with their wishes."""
        now = time.monotonic()
        for until, wishes in self._told.get(table, {}).values():
            if until > now:
                yield from wishes.items()

    def tables(self) -> set[str]:
        """List the tables of which anything is known."""
        return set(self._told)

    def forget_process(self, process: str) -> list[str]:
        """Forget what a process has told, and name the tables concerned."""
        changed = [table for table, told in self._told.items() if told.pop(process, None)]
        for table in changed:
            if not self._told[table]:
                del self._told[table]
        return changed

    def forget_expired(self) -> list[str]:
        """Forget lists that were not repeated in time, and name the tables concerned."""
        now = time.monotonic()
        changed = []
        for table, processes in list(self._told.items()):
            current = {name: entry for name, entry in processes.items() if entry[0] > now}
            if current == processes:
                continue
            changed.append(table)
            if current:
                self._told[table] = current
            else:
                del self._told[table]
        return changed
