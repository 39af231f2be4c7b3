"""`ludus lab lengths`: measure how long the ways to play a game take, for the lobby."""

from argparse import Namespace

from ludus.cli.arguments import Parser, add_game_argument, whole
from ludus.cli.terminal import Terminal
from ludus.core.codec import to_json
from ludus.games import find_game
from ludus.lab.lengths import measure_all
from ludus.tables.lengths import Length, store, stored


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    add_game_argument(parser, terminal)
    parser.add_argument(
        "--games",
        type=whole(0, 1_000_000),
        default=20,
        metavar="N",
        help=terminal.text("cli-help-lengths-games"),
    )
    parser.add_argument("--seed", default="lengths", help=terminal.text("cli-help-seed"))
    parser.add_argument(
        "--store", action="store_true", help=terminal.text("cli-help-lengths-store")
    )
    parser.add_argument("--json", action="store_true", help=terminal.text("cli-help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Play the games; without any, print what is stored."""
    game = find_game(args.game)
    if not args.games:
        lengths = list(stored(game.name))
    else:
        lengths = []
        total = sum(len(preset.options) for preset in game.presets)
        with terminal.progress() as bar:
            task = bar.add_task(terminal.text("cli-sim-progress"), total=total)
            for one in measure_all(game, args.games, args.seed):
                lengths.append(one)
                bar.advance(task)
        if args.store:
            store(game.name, lengths)
    if args.json:
        print(to_json(lengths).decode())
    else:
        _print(lengths, terminal)
    return 0


def _print(lengths: list[Length], terminal: Terminal) -> None:
    keys = ("preset", "players", "games", "own", "others", "sheets", "minutes")
    table = terminal.grid(*(terminal.text(f"cli-lengths-{key}") for key in keys), right=True)
    for one in lengths:
        table.add_row(
            one.preset, f"{one.players}", f"{one.games}", f"{one.own:.1f}", f"{one.others:.1f}",
            f"{one.sheets:.1f}", f"{one.minutes}",
        )  # fmt: skip
    terminal.out.print(table)
