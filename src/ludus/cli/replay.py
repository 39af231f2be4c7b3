"""`ludus replay`: replay a record, check every hash, print what happened."""

from argparse import Namespace

from ludus.cli.arguments import Parser
from ludus.cli.files import load_record
from ludus.cli.terminal import Terminal, score_text
from ludus.core.codec import to_json, to_plain
from ludus.core.events import Log
from ludus.core.record import Record, replay


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    parser.add_argument("file", help=terminal.text("cli-help-file"))
    parser.add_argument("--verify", action="store_true", help=terminal.text("cli-help-verify-flag"))
    parser.add_argument("--json", action="store_true", help=terminal.text("cli-help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Replay the record; the first invalid entry is reported."""
    game, record = load_record(args.file)
    log = Log()
    told = 0
    for _ in replay(game, record, log):
        if not (args.verify or args.json):
            for event in log.told[told:]:
                # A record is the whole truth, so the owner's form of each event is told.
                terminal.out.print(terminal.say(event.event, record.seats), markup=False)
        told = len(log.told)
    if args.json:
        print(to_json(_summary(record)).decode())
        return 0
    entries = len(record.log)
    terminal.out.print(
        terminal.text("cli-replay-good", file=args.file, entries=entries), markup=False
    )
    terminal.out.print(_ending(record, terminal), markup=False)
    return 0


def _summary(record: Record) -> dict[str, object]:
    return {
        "game": record.game,
        "options": record.options,
        "seats": record.seats,
        "entries": len(record.log),
        "outcome": to_plain(record.outcome),
    }


def _ending(record: Record, terminal: Terminal) -> str:
    if record.outcome is None:
        return terminal.text("cli-replay-unfinished")
    winners = ", ".join(record.seats[seat] for seat in record.outcome.winners)
    return terminal.text(
        "cli-replay-outcome",
        winners=winners or terminal.text("cli-nobody"),
        scores=", ".join(map(score_text, record.outcome.scores)),
    )
