"""`ludus house restore`: put a backup into an empty database."""

import asyncio
from argparse import Namespace
from pathlib import Path

from ludus.cli.arguments import Parser
from ludus.cli.terminal import Terminal
from ludus.core.errors import BadInput, fault
from ludus.tables.backup import restore
from ludus.tables.store import Store


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    parser.add_argument("file", help=terminal.text("cli-help-backup-file"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Restore a backup."""
    if not Path(args.file).is_file():
        raise fault(BadInput, "database-missing", file=args.file)
    rows = asyncio.run(_restore(args.database, Path(args.file)))
    line = terminal.text("cli-house-restored", file=args.file, rows=rows)
    terminal.out.print(line, markup=False, soft_wrap=True)
    return 0


async def _restore(url: str, file: Path) -> int:
    store = await Store.open(url)
    try:
        return await restore(store, file)
    finally:
        await store.close()
