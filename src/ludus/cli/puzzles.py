"""`ludus puzzles`: find positions in which one move is clearly best, and check those we have."""

from argparse import Namespace
from os import cpu_count
from pathlib import Path
from secrets import randbelow

from rich.text import Text

from ludus.cli.arguments import Parser, add_game_argument, count, processes
from ludus.cli.session import indented
from ludus.cli.solving import Solving
from ludus.cli.terminal import Terminal
from ludus.core.errors import BadInput, fault
from ludus.core.reading import system_reason
from ludus.core.rules import AnyRules
from ludus.games import all_games, find_game
from ludus.lab.statistics import interval
from ludus.puzzles.deep import agrees, preferred
from ludus.puzzles.position import check_file, check_puzzle
from ludus.puzzles.puzzle import PuzzleFile, file_of
from ludus.puzzles.shelf import daily, shelf_of, today
from ludus.puzzles.work import Done, Wish, carry_on, put_together

COMMANDS = ("mine", "check", "play")


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the commands and their arguments."""
    text = terminal.text
    commands = parser.add_commands(text("cli-commands"), "puzzles_command")
    mine = commands.add("mine", text("cli-help-puzzles-mine"))
    add_game_argument(mine, terminal)
    mine.add_argument("file", help=text("cli-help-puzzles-file"))
    mine.add_argument("--seed", default="I", help=text("cli-help-seed"))
    mine.add_argument("-n", type=count, default=1000, help=text("cli-help-puzzles-games"))
    mine.add_argument("--most", type=count, default=60, help=text("cli-help-puzzles-most"))
    mine.add_argument("--first", type=count, default=0, help=text("cli-help-puzzles-first"))
    mine.add_argument("--small", action="store_true", help=text("cli-help-puzzles-small"))
    mine.add_argument("--asks", default="", help=text("cli-help-puzzles-asks"))
    mine.add_argument(
        "--jobs", type=processes, default=cpu_count() or 1, help=text("cli-help-jobs")
    )
    play = commands.add("play", text("cli-help-puzzles-play"))
    add_game_argument(play, terminal)
    play.add_argument("--daily", action="store_true", help=text("cli-help-puzzles-daily"))
    play.add_argument("--number", type=count, metavar="N", help=text("cli-help-puzzles-number"))
    check = commands.add("check", text("cli-help-puzzles-check"))
    add_game_argument(check, terminal, needed=False)
    check.add_argument("--deep", type=count, metavar="N", help=text("cli-help-puzzles-deep"))
    check.add_argument("--veterans", action="store_true", help=text("cli-help-puzzles-veterans"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Mine, check or play."""
    if args.puzzles_command is None:
        raise fault(BadInput, "cli-need-command", known=", ".join(COMMANDS))
    command = {"mine": _mine, "check": _check, "play": _play}[args.puzzles_command]
    return command(args, terminal)


def _play(args: Namespace, terminal: Terminal) -> int:
    """Let somebody solve a puzzle: today's, the one with a number, or any."""
    game = find_game(args.game)
    file = shelf_of(game.name)
    if file is None:
        raise fault(BadInput, "cli-puzzles-none", game=game.name)
    if args.daily and args.number is not None:
        raise fault(BadInput, "cli-puzzles-one-way")
    count = len(file.puzzles)
    if args.number is not None and args.number > count:
        raise fault(BadInput, "cli-puzzles-no-number", number=args.number, count=count)
    number = args.number or 1 + randbelow(count)
    puzzle = daily(file, today()) if args.daily else file.puzzles[number - 1]
    at = file.puzzles.index(puzzle) + 1
    indented(terminal, Text(terminal.text("puzzle-at", number=at, count=count), style="bold"))
    Solving(terminal, game, file.seed, puzzle).solve()
    return 0


def _mine(args: Namespace, terminal: Terminal) -> int:
    """Look at game after game until there are enough puzzles; the work file is gone on with."""
    game, file = find_game(args.game), Path(args.file)
    asks = tuple(filter(None, args.asks.split(",")))
    unknown = [ask for ask in asks if ask not in game.by_word]
    if unknown:
        raise fault(BadInput, "cli-puzzles-no-ask", ask=unknown[0], known=", ".join(game.by_word))
    wish = Wish(game.name, args.seed, args.n, args.first, args.small, asks)
    done, found = list[Done](), 0
    try:
        with terminal.progress() as bar:
            task = bar.add_task(terminal.text("cli-puzzles-progress"), total=args.most)
            work = file.with_suffix(".work")
            for one in carry_on(wish, args.jobs, work):
                done.append(one)
                found += len(one.found)
                bar.update(task, completed=found)
                if found >= args.most:
                    break
        written = put_together(game, args.seed, done, args.most)
        file.write_bytes(written.to_json())
    except OSError as error:
        reason = system_reason(error)
        raise fault(BadInput, "cli-no-folder", file=args.file, reason=reason) from error
    terminal.out.print(
        terminal.text("cli-puzzles-found", count=len(written.puzzles), games=len(done)),
        markup=False,
    )
    return 0


def _check(args: Namespace, terminal: Terminal) -> int:
    """Check the puzzles of a game or of all; the first that does not hold is refused."""
    names = [find_game(args.game).name] if args.game else list(all_games())
    for name in names:
        game, file = find_game(name), file_of(name)
        puzzles = () if file is None else file.puzzles
        if file is not None:
            check_file(game, file)
        for puzzle in puzzles:
            check_puzzle(game, file.seed if file else "", puzzle)
        line = terminal.text("cli-puzzles-hold", game=name, count=len(puzzles))
        terminal.out.print(line, markup=False)
        if args.deep and file is not None:
            _deep(game, file, args, terminal)
    return 0


def _deep(game: AnyRules, file: PuzzleFile, args: Namespace, terminal: Terminal) -> None:
    """Look again for longer, and say with which puzzles that does not agree."""
    right, worlds = 0, args.deep
    for puzzle in file.puzzles:
        found = preferred(game, file.seed, puzzle, worlds, veterans=args.veterans)
        if agrees(puzzle, found):
            right += 1
            continue
        moves = ", ".join(found)
        line = terminal.text("cli-puzzles-differ", id=puzzle.id, move=puzzle.best, other=moves)
        terminal.out.print(line, markup=False)
    count = len(file.puzzles)
    low, high = interval(right, count)
    terminal.out.print(
        terminal.text(
            "cli-puzzles-agree",
            right=right,
            count=count,
            low=f"{low:.2f}",
            high=f"{high:.2f}",
            worlds=worlds,
        ),
        markup=False,
    )
