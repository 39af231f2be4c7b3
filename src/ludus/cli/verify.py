"""`ludus verify`: prove that every draw of a record followed from its committed seed."""

from argparse import Namespace

from ludus.cli.arguments import Parser
from ludus.cli.files import load_record
from ludus.cli.terminal import Terminal
from ludus.core.record import verify


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    parser.add_argument("file", help=terminal.text("cli-help-file"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Check the record's chance, or report the first entry that does not follow from the seed."""
    game, record = load_record(args.file)
    draws = verify(game, record)
    terminal.out.print(terminal.text("cli-verify-good", file=args.file, draws=draws), markup=False)
    return 0
