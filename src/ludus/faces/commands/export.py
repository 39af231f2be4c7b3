"""`ludus export`: write the decisions of many records into columns, to learn from."""

from argparse import Namespace
from pathlib import Path

from ludus.cli.arguments import Parser, processes
from ludus.cli.terminal import Terminal


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    parser.add_argument("folder", help=terminal.text("cli-help-export-folder"))
    parser.add_argument("records", nargs="+", help=terminal.text("cli-help-export-records"))
    parser.add_argument("--views", action="store_true", help=terminal.text("cli-help-export-views"))
    parser.add_argument(
        "--jobs", type=processes, default=1, metavar="J", help=terminal.text("cli-help-jobs")
    )


def run(args: Namespace, terminal: Terminal) -> int:
    """Export the records; a folder among them stands for the records in it."""
    from ludus.faces import parquet

    files: list[str] = []
    for name in args.records:
        path = Path(name)
        files += map(str, path.glob("*.json")) if path.is_dir() else [name]
    games, decisions = parquet.export(files, args.folder, views=args.views, jobs=args.jobs)
    terminal.out.print(
        terminal.text("cli-exported", games=games, decisions=decisions, folder=args.folder),
        markup=False,
    )
    return 0
