"""`ludus lab levels`: let the levels of a game meet, and print the ladder with ratings."""

from argparse import Namespace
from collections.abc import Sequence

from ludus.bots.ladder import Rung, rungs_of, store
from ludus.bots.levels import COUNT
from ludus.cli.arguments import Parser, add_game_argument, processes, whole
from ludus.cli.terminal import Terminal
from ludus.core.codec import to_json
from ludus.core.errors import BadInput, fault
from ludus.games import find_game
from ludus.lab.ladder import matches, options_of, play_rungs, ratings, share_interval

LOW, HIGH = 0.6, 0.75
"""So often a level should beat the one below."""

PAIRS = whole(0, 1_000_000)
"""Reads how many pairs of games are to be played; none at all shows what is stored."""


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    add_game_argument(parser, terminal)
    parser.add_argument(
        "--pairs", type=PAIRS, default=100, metavar="N", help=terminal.text("cli-help-levels-pairs")
    )
    parser.add_argument(
        "--far", type=PAIRS, default=0, metavar="N", help=terminal.text("cli-help-levels-far")
    )
    parser.add_argument("--levels", metavar="A-B", help=terminal.text("cli-help-levels-levels"))
    parser.add_argument("--preset", default="", help=terminal.text("cli-help-levels-preset"))
    parser.add_argument(
        "--players", type=int, default=0, metavar="N", help=terminal.text("cli-help-players")
    )
    parser.add_argument("--seed", default="levels", help=terminal.text("cli-help-seed"))
    parser.add_argument(
        "--jobs", type=processes, default=1, metavar="J", help=terminal.text("cli-help-jobs")
    )
    parser.add_argument("--store", action="store_true", help=terminal.text("cli-help-levels-store"))
    parser.add_argument("--json", action="store_true", help=terminal.text("cli-help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Play the matches; without any, print what is stored."""
    game = find_game(args.game)
    options = options_of(game, args.preset, args.players)
    game.read_options(options)
    met = list(matches(args.pairs, args.far, _levels(args.levels)))
    found: list[Rung] = []
    with terminal.progress() as bar:
        task = bar.add_task(terminal.text("cli-sim-progress"), total=len(met))
        for rung in play_rungs(game, options, met, args.seed, args.jobs):
            found.append(rung)
            if args.store:
                store(game.name, rung)
            bar.advance(task)
    rungs = sorted(found or rungs_of(game), key=lambda rung: (rung.level, -rung.against))
    if args.json:
        print(to_json({"rungs": rungs, "ratings": ratings(rungs)}).decode())
        return 0
    _print(rungs, terminal)
    return 0


def _levels(text: str | None) -> Sequence[int]:
    """Read which levels are to meet: 3-6; all if nothing is said."""
    if text is None:
        return range(1, COUNT + 1)
    first, _, last = text.partition("-")
    ends = (first, last or first)
    if not all(one.isdecimal() and 0 < int(one) <= COUNT for one in ends):
        raise fault(BadInput, "cli-bad-value", name="--levels", value=text)
    return range(int(ends[0]), int(ends[1]) + 1)


def _print(rungs: Sequence[Rung], terminal: Terminal) -> None:
    keys = ("level", "against", "games", "share", "interval", "verdict")
    table = terminal.grid(*(terminal.text(f"cli-levels-{key}") for key in keys), right=True)
    for rung in rungs:
        low, high = share_interval(rung)
        verdict = ""
        if rung.against == rung.level - 1:
            verdict = "low" if rung.share < LOW else "high" if rung.share > HIGH else "holds"
        table.add_row(
            f"{rung.level}", f"{rung.against}", f"{rung.games}", f"{rung.share:.3f}",
            f"{low:.3f}–{high:.3f}", terminal.text(f"cli-levels-{verdict}") if verdict else "",
        )  # fmt: skip
    terminal.out.print(table)
    columns = ("level", "rating", "interval")
    table = terminal.grid(*(terminal.text(f"cli-levels-{key}") for key in columns), right=True)
    for one in ratings(rungs):
        table.add_row(f"{one.level}", f"{one.rating:.0f}", f"{one.low:.0f}–{one.high:.0f}")
    terminal.out.print(table)
