"""`ludus play`: sit down at a table, with bots in the other seats.

`ludus play --from RECORD --at N` goes on from a moment of a game that is over.
"""

import io
import shlex
import sys
from argparse import Namespace
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from rich.text import Text

from ludus.bots import dismiss, make_bot
from ludus.bots.levels import GENTLE, level_of, spec_of
from ludus.cli.arguments import Parser, add_game_arguments, count, read_bots, read_game
from ludus.cli.files import load_record, write_file
from ludus.cli.session import TerminalSession, indented
from ludus.cli.tables import MARGIN, clean
from ludus.cli.terminal import Terminal
from ludus.core.errors import BadInput, fault
from ludus.core.events import Log
from ludus.core.fairness import commitment, named_seed, new_nonce, new_seed
from ludus.core.practice import resume
from ludus.core.record import Recorder

BOT = spec_of(GENTLE)
LONGEST_NAME = 20
LONGEST_NONCE = 40
LONGEST_FILE = 200


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    add_game_arguments(parser, terminal, needed=False)
    parser.add_argument("--bots", default=BOT, metavar="A,B", help=terminal.text("cli-help-bots"))
    parser.add_argument("--seat", type=count, metavar="K", help=terminal.text("cli-help-seat"))
    parser.add_argument("--name", metavar="NAME", help=terminal.text("cli-help-name"))
    parser.add_argument("--seed", metavar="S", help=terminal.text("cli-help-seed"))
    parser.add_argument("--nonce", metavar="WORD", help=terminal.text("cli-help-nonce"))
    parser.add_argument("--record", metavar="FILE", help=terminal.text("cli-help-record"))
    parser.add_argument(
        "--from", dest="source", metavar="RECORD", help=terminal.text("cli-help-from")
    )
    parser.add_argument("--at", type=int, metavar="N", help=terminal.text("cli-help-at"))


class Sitting(NamedTuple):
    """A game that is about to begin: who sits where, and its chance."""

    recorder: Recorder[Any, Any, Any, Any]
    log: Log
    seat: int
    specs: list[str]
    seed: bytes
    nonce: str


def run(args: Namespace, terminal: Terminal) -> int:
    """Play a game to its end, or until the person leaves."""
    sitting = _begin(args, terminal) if args.source is None else _practise(args, terminal)
    recorder, log, seat, specs, seed, nonce = sitting
    game, names = recorder.game, recorder.record.seats
    options = recorder.state.options
    bots = {
        at: make_bot(spec, game, options=options) for at, spec in enumerate(specs) if at != seat
    }
    if args.record:
        # Written now: if the file cannot be written, better to know it before the game.
        write_file(args.record, recorder.record.to_json())
    _replace_bad_characters()
    _welcome(terminal, game.name, commitment(seed), nonce, dict(zip(names, specs, strict=True)))
    known = 0
    if args.source is not None:
        file = clean(args.source, LONGEST_FILE)
        indented(terminal, Text(terminal.text("cli-play-practice", at=args.at, file=file) + "\n"))
        known = len(log.heard_by(seat))
    try:
        finished = TerminalSession(terminal, recorder, log, seat, bots, args.seed, known).play()
        if finished:
            recorder.reveal(seed)
    finally:
        outcome = recorder.record.outcome
        dismiss(bots.values(), None if outcome is None else outcome.winners)
        if args.record:
            write_file(args.record, recorder.record.to_json())
    _farewell(terminal, args, finished=finished)
    return 0


def _begin(args: Namespace, terminal: Terminal) -> Sitting:
    """Sit down to a new game."""
    if args.game is None:
        raise fault(BadInput, "cli-missing", names="game")
    if args.at is not None:
        raise fault(BadInput, "cli-play-at-alone")
    game, options = read_game(args)
    seats = game.seats(options)
    seat, specs = _places(args, seats, 0)
    names = seat_names(terminal, args.name, seat, seats)
    seed = new_seed() if args.seed is None else named_seed("ludus", game.name, args.seed, 0)
    nonce = args.nonce or (new_nonce() if args.seed is None else "")
    nonces = tuple(nonce if at == seat else None for at in range(seats)) if nonce else ()
    log = Log()
    recorder = Recorder.live(game, options, names, seed, nonces, sink=log)
    return Sitting(recorder, log, seat, specs, seed, nonce)


def _practise(args: Namespace, terminal: Terminal) -> Sitting:
    """Go on from a moment of a finished game, by default at a seat that has to move."""
    given = {"game": args.game, "--players": args.players, "--nonce": args.nonce}
    given["--option"] = args.option or None
    for name, value in given.items():
        if value is not None:
            raise fault(BadInput, "cli-play-from-alone", name=name)
    if args.at is None:
        raise fault(BadInput, "cli-missing", names="--at")
    game, record = load_record(args.source)
    seed = new_seed() if args.seed is None else named_seed("practice", game.name, args.seed, 0)
    log = Log()
    recorder = resume(game, record, args.at, record.seats, seed, log)
    seat, specs = _places(args, len(record.seats), game.to_act(recorder.state)[0])
    recorder.record.seats = seat_names(terminal, args.name, seat, len(record.seats))
    return Sitting(recorder, log, seat, specs, seed, "")


def _places(args: Namespace, seats: int, usual: int) -> tuple[int, list[str]]:
    """Give the person's seat, and which bot plays at each of the others."""
    seat = usual if args.seat is None else args.seat - 1
    if seat >= seats:
        raise fault(BadInput, "cli-play-no-seat", seat=args.seat, seats=seats)
    specs = list(read_bots(args.bots, seats - 1))
    specs.insert(seat, "")
    return seat, specs


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
    named = {name: _called(terminal, spec) for name, spec in bots.items() if spec}
    specs = sorted(set(named.values()))
    if len(specs) > 1:
        specs = [f"{name} ({spec})" for name, spec in named.items()]
    if specs:
        indented(terminal, Text(terminal.text("cli-play-bots", bots=", ".join(specs))))
    indented(terminal, Text(terminal.text("cli-play-help") + "\n"))


def _called(terminal: Terminal, spec: str) -> str:
    """Name a level as people call it; any other bot by its name."""
    level = level_of(spec)
    if level is None:
        return spec
    return terminal.text("level-named", level=level, name=terminal.text(f"level-{level}"))


def _farewell(terminal: Terminal, args: Namespace, *, finished: bool) -> None:
    """Print where the record is and what can be done next; commands are not wrapped."""
    lines = []
    if args.record:
        lines.append(terminal.text("cli-play-saved", file=args.record))
    if args.record and finished:
        command = shlex.join(["ludus", "verify", args.record])
        lines.append(terminal.text("cli-play-check", command=command))
    if finished:
        words = ["ludus", "play"]
        words += [args.game] if args.game else ["--from", args.source, "--at", str(args.at)]
        words += ["--players", str(args.players)] if args.players else []
        words += [word for option in args.option for word in ("--option", option)]
        words += ["--bots", args.bots] if args.bots != BOT else []
        words += ["--seat", str(args.seat)] if args.seat else []
        lines.append(terminal.text("cli-play-again", command=shlex.join(words)))
    for line in lines:
        terminal.out.print(Text(" " * MARGIN + line), soft_wrap=True)
