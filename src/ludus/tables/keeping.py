"""Which states of a running game are kept: those to which somebody can still return.

A step with chance or a reveal cannot be taken back, nor can anything before it. So only its own
state and those after it can be needed again. The others are dropped, some at a time.
"""

from ludus.tables.table import Table

AT_ONCE = 16
"""How many states are dropped in one change, at least: each time costs a little."""


def needless(table: Table) -> tuple[int, int] | None:
    """Give the first and last entries whose states can be dropped, once they are many."""
    if table.seq - table.states_from < AT_ONCE:
        return None
    if table.final - table.states_from < AT_ONCE:
        return None
    return table.states_from, table.final - 1
