"""`ludus bench`: measure the engine on this machine."""

from argparse import Namespace

from ludus.cli.arguments import Parser, add_game_arguments, count, read_game
from ludus.cli.terminal import Terminal
from ludus.core.codec import to_json
from ludus.lab.speed import measure


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    add_game_arguments(parser, terminal)
    parser.add_argument(
        "--seconds", type=count, default=1, metavar="S", help=terminal.text("cli-help-seconds")
    )
    parser.add_argument("--json", action="store_true", help=terminal.text("cli-help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Measure and print a table."""
    game, options = read_game(args)
    measures = measure(game, options, float(args.seconds))
    if args.json:
        print(to_json(measures).decode())
        return 0
    table = terminal.grid(terminal.text("cli-bench-what"))
    table.add_column(terminal.text("cli-bench-value"), justify="right")
    table.add_column(terminal.text("cli-bench-unit"))
    for one in measures:
        what = terminal.text(one.key, players=game.seats(options))
        table.add_row(
            what, f"{one.value:,.1f}" if one.unit == "µs" else f"{one.value:,.0f}", one.unit
        )
    terminal.out.print(table)
    return 0
