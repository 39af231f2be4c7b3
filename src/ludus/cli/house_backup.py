"""`ludus house backup`: write everything that is stored to a file, while servers run."""

import asyncio
from argparse import Namespace
from pathlib import Path

from ludus.cli.arguments import Parser
from ludus.cli.terminal import Terminal
from ludus.tables.backup import save
from ludus.tables.store import Store


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    parser.add_argument("file", help=terminal.text("cli-help-backup-file"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Make a backup."""
    rows = asyncio.run(_save(args.database, Path(args.file)))
    line = terminal.text("cli-house-saved", file=args.file, rows=rows)
    terminal.out.print(line, markup=False, soft_wrap=True)
    return 0


async def _save(url: str, file: Path) -> int:
    store = await Store.look(url)
    try:
        return await save(store, file)
    finally:
        await store.close()
