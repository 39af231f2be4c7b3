"""`ludus sim`: let bots play many games, and print who won how often."""

from argparse import Namespace
from secrets import randbits
from statistics import fmean

from ludus.bots import make_bot
from ludus.cli.arguments import Parser, add_game_arguments, count, processes, read_bots, read_game
from ludus.cli.files import make_folder
from ludus.cli.terminal import Terminal, score_text
from ludus.core.codec import to_json, to_plain
from ludus.lab.arena import GameResult, Match, play_match
from ludus.lab.statistics import interval


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    add_game_arguments(parser, terminal)
    parser.add_argument(
        "-n", type=count, default=100, metavar="N", help=terminal.text("cli-help-count")
    )
    parser.add_argument(
        "--bots", default="random", metavar="A,B", help=terminal.text("cli-help-bots")
    )
    parser.add_argument("--seed", metavar="S", help=terminal.text("cli-help-seed"))
    parser.add_argument("--records", metavar="DIR", help=terminal.text("cli-help-records"))
    parser.add_argument(
        "--jobs", type=processes, default=1, metavar="J", help=terminal.text("cli-help-jobs")
    )
    parser.add_argument("--json", action="store_true", help=terminal.text("cli-help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Play the games; nothing is written before all arguments have been checked."""
    game, options = read_game(args)
    bots = read_bots(args.bots, game.seats(options))
    for spec in bots:
        make_bot(spec, game)
    seed = args.seed if args.seed is not None else str(randbits(32))
    folder = make_folder(args.records) if args.records else None
    match = Match(game.name, to_plain(options), bots, seed)
    results = []
    with terminal.progress() as bar:
        task = bar.add_task(terminal.text("cli-sim-progress"), total=args.n)
        for result in play_match(match, args.n, jobs=args.jobs, records=folder):
            results.append(result)
            bar.advance(task)
    if args.json:
        print(to_json(_summary(match, results)).decode())
        return 0
    _print(match, results, terminal)
    if folder is not None:
        terminal.out.print(
            terminal.text("cli-sim-records", games=args.n, folder=args.records), markup=False
        )
    return 0


def _wins(results: list[GameResult], seat: int) -> float:
    """Count a seat's wins; a shared victory is shared."""
    return sum(1 / len(one.winners) for one in results if seat in one.winners)


def mean_score(results: list[GameResult], seat: int) -> float | None:
    """Average a seat's scores over the games it ended with one; None if it never did."""
    scores = [score for one in results if (score := one.scores[seat]) is not None]
    return fmean(scores) if scores else None


def _summary(match: Match, results: list[GameResult]) -> dict[str, object]:
    games = len(results)
    seats = []
    for seat, bot in enumerate(match.bots):
        wins = _wins(results, seat)
        low, high = interval(wins, games)
        score = mean_score(results, seat)
        seats.append({"bot": bot, "wins": wins, "low": low, "high": high, "score": score})
    return {
        "game": match.game,
        "options": match.options,
        "seed": match.seed,
        "games": games,
        "moves": fmean(one.moves for one in results),
        "seats": seats,
        "failures": [
            {"game": one.number, "seat": seat, "reason": why.key, "facts": why.facts}
            for one in results
            for seat, why in one.failures
        ],
    }


def _print(match: Match, results: list[GameResult], terminal: Terminal) -> None:
    games = len(results)
    table = terminal.grid()
    for key in ("seat", "bot", "wins", "share", "interval", "score"):
        justify = "left" if key == "bot" else "right"
        table.add_column(terminal.text(f"cli-sim-{key}"), justify=justify)  # type: ignore[arg-type]
    for seat, bot in enumerate(match.bots):
        wins = _wins(results, seat)
        low, high = interval(wins, games)
        score = mean_score(results, seat)
        table.add_row(
            str(seat + 1),
            bot,
            f"{wins:g}",
            f"{wins / games:.3f}",
            f"{low:.3f}–{high:.3f}",
            score_text(None) if score is None else f"{score:.2f}",
        )
    terminal.out.print(table)
    moves = round(fmean(one.moves for one in results))
    terminal.out.print(
        terminal.text("cli-sim-done", games=games, seed=match.seed, moves=moves), markup=False
    )
    _print_failures(results, terminal)


def _print_failures(results: list[GameResult], terminal: Terminal) -> None:
    """Say for each seat in how many games its program failed, and why the first time."""
    for seat in range(len(results[0].scores)):
        failed = [(one, why) for one in results for at, why in one.failures if at == seat]
        if failed:
            first, why = failed[0]
            line = terminal.text(
                "cli-sim-failed", seat=seat + 1, games=len(failed), game=first.number,
                reason=terminal.say(why),
            )  # fmt: skip
            terminal.out.print(line, markup=False, soft_wrap=True)
