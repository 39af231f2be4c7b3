"""`ludus fuzz`: play at random in every mode and check the contract; a failure gives a record."""

from argparse import Namespace
from collections import Counter
from secrets import randbits
from time import monotonic

from ludus.cli.arguments import Parser, add_game_argument, count, processes
from ludus.cli.files import make_folder, write_file
from ludus.cli.terminal import Terminal
from ludus.games import find_game
from ludus.lab.coverage import play_many
from ludus.testing.conformance import BrokenPromise, check_game


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    add_game_argument(parser, terminal)
    parser.add_argument(
        "-n", type=count, default=100, metavar="N", help=terminal.text("cli-help-count")
    )
    parser.add_argument(
        "--seconds", type=count, metavar="S", help=terminal.text("cli-help-seconds")
    )
    parser.add_argument("--seed", metavar="S", help=terminal.text("cli-help-seed"))
    parser.add_argument(
        "--records", default="records", metavar="DIR", help=terminal.text("cli-help-records")
    )
    parser.add_argument("--told", action="store_true", help=terminal.text("cli-help-told"))
    parser.add_argument(
        "--jobs", type=processes, default=1, metavar="J", help=terminal.text("cli-help-jobs")
    )


def run(args: Namespace, terminal: Terminal) -> int:
    """Play until the number of games or the time is reached, or the contract is broken."""
    game = find_game(args.game)
    seed = args.seed if args.seed is not None else str(randbits(32))
    until = monotonic() + args.seconds if args.seconds else None
    if args.told:
        return _count_told(args, terminal, seed, until)
    games = moves = 0
    with terminal.progress() as bar:
        task = bar.add_task(terminal.text("cli-fuzz-progress"), total=args.n)
        while games < args.n and (until is None or monotonic() < until):
            options = game.modes[games % len(game.modes)]
            try:
                record = check_game(game, options, f"{seed}/{games}")
            except BrokenPromise as broken:
                bar.stop()
                return _report(args, terminal, f"{seed}/{games}", broken)
            games += 1
            moves += len(record.log) - 1
            bar.advance(task)
    terminal.out.print(terminal.text("cli-fuzz-good", games=games, moves=moves), markup=False)
    return 0


def _count_told(args: Namespace, terminal: Terminal, seed: str, until: float | None) -> int:
    """Play at random with fewer checks, and print how often each event was told."""
    told: Counter[str] = Counter()
    games = moves = 0
    with terminal.progress() as bar:
        task = bar.add_task(terminal.text("cli-fuzz-progress"), total=args.n)
        for course in play_many(args.game, args.n, seed, args.jobs):
            bar.advance(task)
            games += 1
            moves += course.moves
            told.update(course.told)
            if course.broken:
                bar.stop()
                words = {"law": course.broken, "seed": f"{seed}/{course.number}"}
                found = terminal.text("cli-fuzz-found", move=course.moves, **words)
                terminal.err.print(found, markup=False)
                return 1
            if until is not None and monotonic() >= until:
                break
    table = terminal.grid(terminal.text("cli-fuzz-event"), terminal.text("cli-fuzz-times"))
    table.columns[1].justify = "right"
    for key, times in sorted(told.items(), key=lambda pair: pair[1]):
        table.add_row(key.removeprefix(f"{args.game}-"), f"{times}")
    terminal.out.print(table)
    terminal.out.print(terminal.text("cli-fuzz-good", games=games, moves=moves), markup=False)
    return 0


def _report(args: Namespace, terminal: Terminal, seed: str, broken: BrokenPromise) -> int:
    """Print what is broken, and save the game up to there."""
    moves = len(broken.record.log) - 1 if broken.record else 0
    terminal.err.print(
        terminal.text("cli-fuzz-found", law=f"{broken}", seed=seed, move=moves), markup=False
    )
    if broken.record:
        file = make_folder(args.records) / f"fuzz-{args.game}-{seed.replace('/', '-')}.json"
        write_file(str(file), broken.record.to_json())
        terminal.err.print(terminal.text("cli-fuzz-record", file=f"{file}"), markup=False)
    return 1
