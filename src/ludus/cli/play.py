"""`ludus play`: sit down at a table, with bots in the other seats."""

import io
import shlex
import sys
from argparse import Namespace
from collections.abc import Mapping
from contextlib import suppress

from rich.text import Text

from ludus.bots import make_bot
from ludus.cli.arguments import Parser, add_game_arguments, count, read_bots, read_game
from ludus.cli.files import write_file
from ludus.cli.session import TerminalSession, indented
from ludus.cli.tables import MARGIN, clean
from ludus.cli.terminal import Terminal
from ludus.core.errors import BadInput, fault
from ludus.core.events import Log
from ludus.core.fairness import commitment, named_seed, new_nonce, new_seed
from ludus.core.record import Recorder

BOT = "search:200ms"
LONGEST_NAME = 20
LONGEST_NONCE = 40


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    add_game_arguments(parser, terminal)
    parser.add_argument("--bots", default=BOT, metavar="A,B", help=terminal.text("cli-help-bots"))
    parser.add_argument(
        "--seat", type=count, default=1, metavar="K", help=terminal.text("cli-help-seat")
    )
    parser.add_argument("--name", metavar="NAME", help=terminal.text("cli-help-name"))
    parser.add_argument("--seed", metavar="S", help=terminal.text("cli-help-seed"))
    parser.add_argument("--nonce", metavar="WORD", help=terminal.text("cli-help-nonce"))
    parser.add_argument("--record", metavar="FILE", help=terminal.text("cli-help-record"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Play a game to its end, or until the person leaves."""
    game, options = read_game(args)
    seats = game.seats(options)
    if args.seat > seats:
        raise fault(BadInput, "cli-play-no-seat", seat=args.seat, seats=seats)
    seat = args.seat - 1
    specs = list(read_bots(args.bots, seats - 1))
    specs.insert(seat, "")
    bots = {at: make_bot(spec, game) for at, spec in enumerate(specs) if at != seat}
    names = seat_names(terminal, args.name, seat, seats)
    seed = new_seed() if args.seed is None else named_seed("ludus", game.name, args.seed, 0)
    nonce = args.nonce or (new_nonce() if args.seed is None else "")
    nonces = tuple(nonce if at == seat else None for at in range(seats)) if nonce else ()
    log = Log()
    recorder = Recorder.live(game, options, names, seed, nonces, sink=log)
    if args.record:
        # Written now: if the file cannot be written, better to know it before the game.
        write_file(args.record, recorder.record.to_json())
    _replace_bad_characters()
    _welcome(terminal, game.name, commitment(seed), nonce, dict(zip(names, specs, strict=True)))
    try:
        finished = TerminalSession(terminal, recorder, log, seat, bots, args.seed).play()
        if finished:
            recorder.reveal(seed)
    finally:
        if args.record:
            write_file(args.record, recorder.record.to_json())
    _farewell(terminal, args, finished=finished)
    return 0


def _replace_bad_characters() -> None:
    """Let no invalid input, and no character the terminal cannot show, end the game."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            with suppress(io.UnsupportedOperation):
                stream.reconfigure(errors="replace")


def seat_names(terminal: Terminal, given: str | None, seat: int, seats: int) -> list[str]:
    """Name everybody: the person as given, bots from the catalogue's list, all different."""
    person = clean(given or "", LONGEST_NAME) or terminal.text("cli-play-you")
    known = [name.strip() for name in terminal.text("cli-play-names").split(",")]
    free = [name for name in known if name.casefold() != person.casefold()]
    free += [terminal.text("seat", number=at + 1) for at in range(len(free), seats)]
    return [*free[:seat], person, *free[seat : seats - 1]]


def _welcome(
    terminal: Terminal, game: str, seed_hash: str, nonce: str, bots: Mapping[str, str]
) -> None:
    """Print the game, the commitment to the seed, the person's nonce, and the players."""
    indented(terminal, Text(terminal.text(f"{game}-name"), style="bold"))
    indented(terminal, Text(terminal.text("cli-play-fair", hash=seed_hash), style="dim"))
    if nonce:
        shown = clean(nonce, LONGEST_NONCE)
        indented(terminal, Text(terminal.text("cli-play-nonce", nonce=shown), style="dim"))
    indented(terminal, Text(terminal.text("cli-play-table", names=", ".join(bots))))
    named = {name: spec for name, spec in bots.items() if spec}
    specs = sorted(set(named.values()))
    if len(specs) > 1:
        specs = [f"{name} ({spec})" for name, spec in named.items()]
    if specs:
        indented(terminal, Text(terminal.text("cli-play-bots", bots=", ".join(specs))))
    indented(terminal, Text(terminal.text("cli-play-help") + "\n"))


def _farewell(terminal: Terminal, args: Namespace, *, finished: bool) -> None:
    """Print where the record is and what can be done next; commands are not wrapped."""
    lines = []
    if args.record:
        lines.append(terminal.text("cli-play-saved", file=args.record))
    if args.record and finished:
        command = shlex.join(["ludus", "verify", args.record])
        lines.append(terminal.text("cli-play-check", command=command))
    if finished:
        words = ["ludus", "play", args.game]
        words += ["--players", str(args.players)] if args.players else []
        words += [word for option in args.option for word in ("--option", option)]
        lines.append(terminal.text("cli-play-again", command=shlex.join(words)))
    for line in lines:
        terminal.out.print(Text(" " * MARGIN + line), soft_wrap=True)
