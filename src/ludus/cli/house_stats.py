"""`ludus house stats`: what a database holds, in figures."""

import asyncio
from argparse import Namespace

from ludus.cli.arguments import Parser
from ludus.cli.terminal import Terminal
from ludus.core.codec import to_json
from ludus.tables.stats import Stats, stats
from ludus.tables.store import Store

STATUSES = ("open", "running", "finished", "abandoned")


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help=terminal.text("cli-help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Print the figures."""
    found = asyncio.run(_stats(args.database))
    if args.json:
        terminal.out.print(to_json(found).decode(), markup=False, soft_wrap=True)
        return 0
    text = terminal.text
    drawn = terminal.grid(text("cli-house-game"))
    for one in STATUSES:
        drawn.add_column(text(f"cli-house-{one}"), justify="right")
    for game, numbers in found.tables.items():
        drawn.add_row(game, *(f"{numbers.get(one, 0)}" for one in STATUSES))
    terminal.out.print(drawn)
    if found.practice:
        terminal.out.print(text("cli-house-practice", count=found.practice), markup=False)
    line = text(
        "cli-house-rows",
        entries=found.rows["entries"],
        packed=found.rows["archive"],
        lines=found.rows["talk"],
        packed_kb=found.packed_bytes // 1000,
        kb=found.bytes // 1000,
    )
    terminal.out.print(line, markup=False, soft_wrap=True)
    return 0


async def _stats(url: str) -> Stats:
    store = await Store.look(url)
    try:
        return await stats(store)
    finally:
        await store.close()
