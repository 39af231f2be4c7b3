"""`ludus`, the command with all subcommands. Bad input gets one clear line and a non-zero exit.

Exit codes: 0 done, 1 refused (an invalid record, a broken invariant), 2 bad usage,
130 interrupted.
"""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from typing import cast

from ludus import __version__
from ludus.cli.arguments import Command, Parser
from ludus.cli.terminal import Terminal
from ludus.core.errors import BadInput, LudusError, fault
from ludus.core.reading import system_reason

COMMANDS = (
    "play", "teach", "serve", "house", "games", "rules", "sim", "lab", "bot", "replay", "review",
    "puzzles", "verify", "fuzz", "bench", "learn", "export", "mcp",
)  # fmt: skip

ELSEWHERE = {"export": "ludus.faces.commands.export", "mcp": "ludus.faces.commands.mcp"}
"""Commands that stand on a level above this one; they are found by name."""


def _command(name: str) -> Command:
    """Load a command only when it is used: only `serve` needs the server's libraries.

    Worker processes import this module too, and should not load them.
    """
    return cast(Command, import_module(ELSEWHERE.get(name, f"ludus.cli.{name}")))


def main(argv: Sequence[str]) -> int:
    """Run a command line and give its exit code."""
    terminal = Terminal.from_environment(argv)
    try:
        args = read(terminal, argv)
        return _command(args.command).run(args, terminal)
    except BadInput as error:
        terminal.complain(error)
        return 2
    except LudusError as error:
        terminal.complain(error)
        return 1
    except KeyboardInterrupt:
        terminal.err.print(terminal.text("cli-interrupted"))
        return 130
    except BrokenPipeError:
        # The reader of our output has closed it: there is nobody left to tell.
        _drop_output()
        return 0
    except OSError as error:
        # A full disk, a name that is too long: whatever it was that a command did not expect.
        _drop_output()
        terminal.complain(
            fault(
                LudusError, "cli-system-file", file=f"{error.filename}", reason=system_reason(error)
            )
            if error.filename
            else fault(LudusError, "cli-system", reason=system_reason(error))
        )
        return 1


def _drop_output() -> None:
    """Forget what cannot be written, or Python would try again when it ends."""
    try:
        print(end="", flush=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def read(terminal: Terminal, argv: Sequence[str]) -> Namespace:
    """Read a command line, without running it."""
    terminal.check_language()
    parser = Parser(terminal, "ludus", terminal.text("cli-about"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"ludus {__version__}",
        help=terminal.text("cli-help-version"),
    )
    commands = parser.add_commands(terminal.text("cli-commands"))
    for name in COMMANDS:
        its_parser = commands.add(name, terminal.text(f"cli-help-{name}"))
        if name in argv:
            _command(name).add(its_parser, terminal)
    if not [word for word in argv if not word.startswith("-")] and not _wants_help(argv):
        raise fault(BadInput, "cli-need-command", known=", ".join(COMMANDS))
    return parser.parse_args(argv)


def _wants_help(argv: Sequence[str]) -> bool:
    return any(word in ("-h", "--help", "--version") for word in argv)


def run() -> None:
    """Run the `ludus` command."""
    sys.exit(main(sys.argv[1:]))
