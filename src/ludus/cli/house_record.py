"""`ludus house record`: print the record of a table, even of one that is set aside.

For whoever runs the server alone: the record of a game that is not over tells every hidden card. A
release with the rules of the game may still play it on, so that its players must not see it.
"""

import asyncio
import sys
from argparse import Namespace

from ludus.cli.arguments import Parser
from ludus.cli.terminal import Terminal
from ludus.core.message import Message
from ludus.core.record import Record
from ludus.tables.errors import NoTable
from ludus.tables.reading import check_entries
from ludus.tables.records import make_record
from ludus.tables.store import Store


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    parser.add_argument("table", help=terminal.text("cli-help-table"))


def run(args: Namespace, _: Terminal) -> int:
    """Print the record."""
    sys.stdout.write(asyncio.run(_record(args.database, args.table)).to_json().decode())
    return 0


async def _record(url: str, table: str) -> Record:
    store = await Store.look(url)
    try:
        found = await store.whole(table)
    finally:
        await store.close()
    if found is None:
        raise NoTable(Message("table-unknown", {}))
    stored, rows = found
    if stored.aside is not None and stored.aside.kind == "damaged":
        raise stored.aside
    check_entries(stored.doc, rows)
    return make_record(stored.doc, stored.seed, rows, stored.doc.outcome)
