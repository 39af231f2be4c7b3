"""`ludus learn`: train a net by self-play, or measure one."""

from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from safetensors import SafetensorError

from ludus.cli.arguments import Parser, add_game_argument, count, processes, whole
from ludus.cli.terminal import Terminal
from ludus.core.errors import BadInput, fault
from ludus.core.reading import system_reason
from ludus.learn.packing import pack

JUDGED = ("gloria", "insanam")
"""Games in which positions are learned to be judged; numpy is enough for that."""

GAMES = ("gorus", "brutus", *JUDGED)
"""Games that can be learned: those with rules as arrays, and those that are judged."""

WIDTH, BLOCKS = whole(1, 8192), whole(1, 64)
"""Read how large a net is to be."""


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    add_game_argument(parser, terminal)
    parser.add_argument("folder", help=terminal.text("cli-help-learn-folder"))
    for name, default, kind in (("seconds", 600, count), ("width", 256, WIDTH), ("seed", 1, count)):
        parser.add_argument(
            f"--{name}",
            type=kind,
            default=default,
            metavar="N",
            help=terminal.text(f"cli-help-learn-{name}"),
        )
    parser.add_argument(
        "--blocks", type=_blocks, default=(1, 1), metavar="N[,M]",
        help=terminal.text("cli-help-learn-blocks"),
    )  # fmt: skip
    parser.add_argument("--modes", metavar="A,B", help=terminal.text("cli-help-learn-modes"))
    parser.add_argument("--against", metavar="BOT", help=terminal.text("cli-help-learn-against"))
    parser.add_argument("--pack", metavar="FILE", help=terminal.text("cli-help-learn-pack"))
    parser.add_argument(
        "-n", type=count, default=100, metavar="N", help=terminal.text("cli-help-count")
    )
    parser.add_argument(
        "--jobs", type=processes, default=1, metavar="N", help=terminal.text("cli-help-learn-jobs")
    )


def _blocks(text: str) -> tuple[int, int]:
    """Read how many blocks the two nets have; one number is for both."""
    numbers = [BLOCKS(part) for part in text.split(",")]
    if len(numbers) > 2:
        raise ValueError(text)
    return numbers[0], numbers[-1]


def run(args: Namespace, terminal: Terminal) -> int:
    """Train; with `--against` measure what was trained, with `--pack` make it ready to ship."""
    if args.game not in GAMES:
        raise fault(BadInput, "cli-learn-game", name=args.game, known=", ".join(GAMES))
    if args.game in JUDGED:
        return _judge(args, terminal)
    missing = [name for name in ("jax", "optax") if find_spec(name) is None]
    if missing and not (args.against or args.pack):
        raise fault(BadInput, "cli-learn-extra", names=", ".join(missing))
    try:
        if args.pack:
            pack(Path(args.folder), Path(args.pack))
            return 0
        return _measure(args, terminal) if args.against else _train(args, terminal)
    except SafetensorError as error:
        raise fault(BadInput, "cli-learn-none", folder=args.folder) from error
    except OSError as error:
        why = system_reason(error)
        raise fault(BadInput, "cli-learn-folder", folder=args.folder, why=why) from error


def _judge(args: Namespace, terminal: Terminal) -> int:
    from ludus.learn.judging import Judging

    if args.against:
        raise fault(BadInput, "cli-learn-unmeasured", name=args.game, against=args.against)
    try:
        judging = Judging(args.game, Path(args.folder), args.seconds, args.seed)
        with terminal.progress() as bar:
            task = bar.add_task(terminal.text("cli-learn-progress"), total=args.seconds)
            for seconds in judging.run():
                bar.update(task, completed=min(seconds, args.seconds))
    except (OSError, ValueError) as error:
        why = system_reason(error)
        raise fault(BadInput, "cli-learn-folder", folder=args.folder, why=why) from error
    done = terminal.text("cli-learn-judged", games=judging.games, folder=args.folder)
    terminal.out.print(done, markup=False)
    return 0


def _modes(args: Namespace) -> list[str]:
    return args.modes.split(",") if args.modes else []


def _train(args: Namespace, terminal: Terminal) -> int:
    from ludus.learn.subjects import modes_named
    from ludus.learn.training import Plan, Training

    plan = Plan(
        args.game, Path(args.folder), args.seconds, args.width, args.blocks, args.seed,
        modes=modes_named(args.game, _modes(args)),
    )  # fmt: skip
    training = Training(plan)
    with terminal.progress() as bar:
        task = bar.add_task(terminal.text("cli-learn-progress"), total=args.seconds)
        for progress in training.run():
            bar.update(task, completed=min(progress.seconds, args.seconds))
    terminal.out.print(
        terminal.text("cli-learn-done", plays=training.plays, folder=args.folder), markup=False
    )
    return 0


def _measure(args: Namespace, terminal: Terminal) -> int:
    from ludus.learn.evaluation import evaluate

    file = Path(args.folder) / "net.safetensors"
    if not file.is_file():
        raise fault(BadInput, "cli-learn-none", folder=args.folder)
    keys = ("cli-learn-mode-column", "cli-sim-share", "cli-sim-interval", "cli-learn-fair")
    table = terminal.grid(*map(terminal.text, keys), right=True)
    found = evaluate(args.game, file, _modes(args), args.against, args.n, args.seed, args.jobs)
    for one in found:
        fair = "" if one.fair is None else f"{one.fair:.3f}"
        table.add_row(one.mode, f"{one.share:.3f}", f"{one.low:.3f}–{one.high:.3f}", fair)
    terminal.out.print(table)
    return 0
