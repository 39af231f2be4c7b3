"""`ludus house check`: go through everything that is stored and name each bad table.

A table that is only set aside because its rules are not here is told too, but is not bad.
"""

import asyncio
import time
from argparse import Namespace
from collections import Counter

from ludus.cli.arguments import Parser
from ludus.cli.terminal import Terminal
from ludus.core.codec import to_json
from ludus.server.kept_reviews import read_review
from ludus.tables.check import Checked, check
from ludus.tables.store import Store


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    parser.add_argument("--quick", action="store_true", help=terminal.text("cli-help-quick"))
    parser.add_argument("--json", action="store_true", help=terminal.text("cli-help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Check every table; the exit code is 1 if any is bad."""
    return asyncio.run(_check(args, terminal))


async def _check(args: Namespace, terminal: Terminal) -> int:
    began = time.monotonic()
    found: list[Checked] = []
    counted: Counter[str] = Counter()
    store = await Store.look(args.database)
    try:
        async for one in check(store, quick=args.quick, read_review=read_review):
            counted["tables"] += 1
            counted["entries"] += one.entries
            if one.kind is not None:
                counted["bad" if one.kind == "damaged" else "aside"] += 1
                found.append(one)
                if not args.json:
                    _tell(one, terminal)
    finally:
        await store.close()
    figures = {name: counted[name] for name in ("tables", "entries", "bad", "aside")}
    seconds = round(time.monotonic() - began, 1)
    if args.json:
        print(to_json({"found": found, **figures, "seconds": seconds}).decode())
    else:
        line = terminal.text("cli-house-checked", **figures, seconds=seconds)
        terminal.out.print(line, markup=False, soft_wrap=True)
    return 1 if counted["bad"] else 0


def _tell(one: Checked, terminal: Terminal) -> None:
    """Name a table and say what is wrong with it."""
    key = "cli-house-bad" if one.kind == "damaged" else "cli-house-aside"
    reason = terminal.say(one.reason) if one.reason else ""
    terminal.out.print(
        terminal.text(key, table=one.table, reason=reason), markup=False, soft_wrap=True
    )
