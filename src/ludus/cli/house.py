"""`ludus house`: commands that look after the database of a server, which may go on running.

Each is a module of its own, `ludus.cli.house_<command>`.
"""

from argparse import Namespace
from importlib import import_module
from typing import cast

from sqlalchemy.exc import SQLAlchemyError

from ludus.cli.arguments import Command, Parser
from ludus.cli.terminal import Terminal
from ludus.core.errors import BadInput, fault
from ludus.tables.base_store import DEFAULT_URL
from ludus.tables.database import BadDatabase, one_line

COMMANDS = ("check", "record", "backup", "restore", "prune", "stats")


def _command(name: str) -> Command:
    return cast(Command, import_module(f"ludus.cli.house_{name}"))


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the commands and their arguments; all of them take a database."""
    commands = parser.add_commands(terminal.text("cli-commands"), "house_command")
    for name in COMMANDS:
        its_parser = commands.add(name, terminal.text(f"cli-help-house-{name}"))
        its_parser.add_argument(
            "--database",
            default=DEFAULT_URL,
            metavar="URL",
            help=terminal.text("cli-help-database"),
        )
        _command(name).add(its_parser, terminal)


def run(args: Namespace, terminal: Terminal) -> int:
    """Run the command that was given; whatever the database answers is told in one line."""
    if args.house_command is None:
        raise fault(BadInput, "cli-need-command", known=", ".join(COMMANDS))
    try:
        return _command(args.house_command).run(args, terminal)
    except (OSError, SQLAlchemyError) as error:
        raise fault(BadDatabase, "database-silent", reason=one_line(error)) from error
