"""Arguments that say for how many days tables are kept."""

from argparse import Namespace

from ludus.cli.arguments import Parser
from ludus.cli.terminal import Terminal
from ludus.tables.pruning import DAY, Policy

NAMES = ("never_started", "given_up", "finished", "deserted")


def add_keep_arguments(parser: Parser, terminal: Terminal) -> None:
    """Add one argument for each kind of table."""
    for name in NAMES:
        parser.add_argument(
            f"--keep-{name.replace('_', '-')}",
            type=days,
            default=getattr(Policy(), name) / DAY,
            metavar="DAYS",
            help=terminal.text(f"cli-help-keep-{name.replace('_', '-')}"),
        )


def days(text: str) -> float:
    """Read a number of days: more than none."""
    number = float(text)
    if not 0 < number < 1e6:
        raise ValueError(text)
    return number


def read_policy(args: Namespace) -> Policy:
    """Give the policy that the arguments ask for."""
    return Policy(**{name: getattr(args, f"keep_{name}") * DAY for name in NAMES})
