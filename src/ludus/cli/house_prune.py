"""`ludus house prune`: delete tables that were kept long enough, and pack finished games."""

import asyncio
import time
from argparse import Namespace

from ludus.cli.arguments import Parser
from ludus.cli.keep import add_keep_arguments, read_policy
from ludus.cli.terminal import Terminal
from ludus.tables.pruning import Pruned, prune
from ludus.tables.store import Store


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    parser.add_argument("--dry-run", action="store_true", help=terminal.text("cli-help-dry-run"))
    add_keep_arguments(parser, terminal)


def run(args: Namespace, terminal: Terminal) -> int:
    """Prune, or say what would be pruned."""
    pruned = asyncio.run(_prune(args))
    key = "cli-house-would-prune" if args.dry_run else "cli-house-pruned"
    line = terminal.text(
        key,
        finished=pruned.deleted["finished"],
        deserted=pruned.deleted["running"],
        unused=pruned.deleted["abandoned"] + pruned.deleted["open"],
        packed=pruned.packed,
    )
    terminal.out.print(line, markup=False, soft_wrap=True)
    return 0


async def _prune(args: Namespace) -> Pruned:
    await (await Store.look(args.database)).close()
    store = await Store.open(args.database)
    try:
        return await prune(store, read_policy(args), time.time(), dry_run=args.dry_run)
    finally:
        await store.close()
