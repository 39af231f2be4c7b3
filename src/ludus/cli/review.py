"""`ludus review`: what each decision of a recorded game was worth; luck and skill apart."""

from argparse import Namespace
from collections.abc import Iterator

from rich.text import Text

from ludus.cli.advice import hundredths, move_text, points, why_line
from ludus.cli.arguments import Parser
from ludus.cli.files import load_record
from ludus.cli.forecast import percent
from ludus.cli.terminal import Terminal
from ludus.core.codec import to_json
from ludus.review.account import SeatAccount
from ludus.review.whole import Mistake, Review, review


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    parser.add_argument("file", help=terminal.text("cli-help-file"))
    parser.add_argument("--json", action="store_true", help=terminal.text("cli-help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Review the record; the first invalid entry is reported."""
    game, record = load_record(args.file)
    with terminal.progress() as bar:
        task = bar.add_task(terminal.text("cli-review-progress"), total=None)
        told = review(game, record, lambda done, of: bar.update(task, completed=done, total=of))
    if args.json:
        print(to_json(told).decode())
        return 0
    for line in _lines(terminal, told):
        terminal.out.print(line)
    return 0


def _lines(terminal: Terminal, told: Review) -> Iterator[Text]:
    yield Text(terminal.text("review-account"), style="bold")
    yield Text(terminal.text("review-sum"), style="dim")
    for name, one in zip(told.seats, told.accounts, strict=True):
        yield Text(
            terminal.text(
                "cli-review-seat",
                name=name,
                start=percent(terminal, one.start),
                skill=points(terminal, one.skill),
                skillError=hundredths(terminal, one.skill_error),
                others=points(terminal, one.others),
                luck=points(terminal, one.luck),
                luckError=hundredths(terminal, one.luck_error),
                rest=points(terminal, one.rest),
                result=percent(terminal, one.result),
            )
        )
        yield Text(f"  {_luck(terminal, told, one)}", style="dim")
    yield Text("\n" + terminal.text("review-mistakes"), style="bold")
    for mistake in told.mistakes:
        yield from _mistake(terminal, told, mistake)
    if not told.mistakes:
        yield Text(terminal.text("review-no-mistakes"))


def _luck(terminal: Terminal, told: Review, one: SeatAccount) -> str:
    """Say what the luck of a seat is made of, by what its game has."""
    parts = [_part(terminal, told.game, "chance", one.chance)]
    if told.secrets:
        parts.append(_part(terminal, told.game, "hidden", one.hidden))
    return terminal.text("cli-review-parts", parts=", ".join(parts))


def _part(terminal: Terminal, game: str, part: str, share: float) -> str:
    """Name a part of luck as its game calls it, with its size."""
    own = f"{game}-luck-{part}"
    key = own if own in terminal.speech else f"review-{part}"
    return f"{terminal.text(key)} {points(terminal, share)}"


def _mistake(terminal: Terminal, told: Review, one: Mistake) -> Iterator[Text]:
    compared, names = one.compared, told.seats
    yield Text(
        terminal.text(
            "cli-review-mistake",
            entry=one.entry,
            name=names[one.seat],
            points=terminal.text("review-points", number=100 * compared.lead),
            error=hundredths(terminal, compared.error),
        )
    )
    for key, move in (("review-played", compared.other), ("review-better", compared.first)):
        if move is not None:
            said = move_text(terminal, told.game, move, names)
            share = percent(terminal, move.value)
            yield Text("  " + terminal.text(key, move=said, share=share))
    yield Text("  ") + why_line(terminal, compared)
