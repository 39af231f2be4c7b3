"""One person at a table of bots: what is shown, what can be typed, and the answers."""

import re
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from random import Random
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from ludus.bots import failure_of
from ludus.cli import rules
from ludus.cli.advice import counsel_lines, other_lines
from ludus.cli.forecast import forecast_lines
from ludus.cli.goal import goal_lines
from ludus.cli.tables import MARGIN, clean, find_table, grid
from ludus.cli.terminal import Terminal
from ludus.core.bots import Bot
from ludus.core.errors import BadInput, LudusError, fault
from ludus.core.events import Log
from ludus.core.record import Recorder
from ludus.lab.arena import choice
from ludus.review.comparing import Comparison
from ludus.review.counsel import counsel

# Importing readline gives the prompt a history and editing keys, where the system has it.
with suppress(ImportError):
    import readline  # noqa: F401

LONGEST_LINE = 60
LEAVE = ("quit", "exit", "q")

_NUMBER = re.compile(r"[0-9]+")


def indented(terminal: Terminal, shown: RenderableType) -> None:
    """Print something with the table's margin."""
    terminal.out.print(Padding(shown, (0, MARGIN), expand=False))


class TerminalSession:
    """One person at a table of bots.

    The person is shown only the views of their seat and its form of the events, and each bot only
    its own views. The full state stays in the recorder. Of what the person's seat has heard the
    first `known` lines are not told again.
    """

    helped: tuple[str, ...] = (
        "move",
        "why",
        "what",
        "hint",
        "last",
        "log",
        "table",
        "rules",
        "quit",
    )
    """The words that `help` explains."""

    def __init__(
        self,
        terminal: Terminal,
        recorder: Recorder[Any, Any, Any, Any],
        log: Log,
        seat: int,
        bots: Mapping[int, Bot],
        seed: str | None,
        known: int = 0,
    ) -> None:
        self._terminal = terminal
        self._recorder = recorder
        self._game = recorder.game
        self._log = log
        self._seat = seat
        self._bots = bots
        # Bots have random numbers of their own, never from the secret seed; a given seed repeats
        # them too.
        self._rngs = {at: Random(None if seed is None else f"{seed}/0/{at}") for at in bots}
        self._table = find_table(self._game, terminal, recorder.record.seats)
        self._printed = known
        self._hint: tuple[int, Comparison] | None = None
        """The last counsel, and before which entry of the record it was given."""

    def play(self) -> bool:
        """Play until the game ends (True) or the person leaves (False)."""
        self._print_news()
        while seats := self._game.to_act(self._recorder.state):
            seat = self._seat if self._seat in seats else seats[0]
            move = self._ask_person() if seat == self._seat else self._ask_bot(seat)
            if move is None:
                self._say("cli-play-bye")
                return False
            self._recorder.play(seat, move)
            self._print_news()
        outcome = self._recorder.record.outcome
        assert outcome is not None, "a game ends"  # noqa: S101
        result = self._table.result(self._view(), outcome)
        title = self._terminal.text("cli-play-over")
        self._print(Panel(result, title=title, expand=False, padding=(1, 2)))
        return True

    def _view(self) -> Any:
        return self._game.view(self._recorder.state, self._seat)

    def _moves(self) -> Sequence[Any]:
        return self._game.moves(self._recorder.state, self._seat)

    def _print(self, shown: RenderableType) -> None:
        indented(self._terminal, shown)

    def _say(self, key: str, **facts: object) -> None:
        self._print(Text(self._terminal.text(key, **facts)))

    def _print_news(self) -> None:
        """Print what has happened since the last time."""
        heard = self._log.heard_by(self._seat)
        for line in self._table.narrate(self._view(), heard[self._printed :]):
            self._print(line)
        self._printed = len(heard)

    def _ask_bot(self, seat: int) -> Any:
        name = self._recorder.record.seats[seat]
        waiting: AbstractContextManager[object] = nullcontext()
        if self._terminal.out.is_terminal:
            waiting = self._terminal.out.status(
                Text(self._terminal.text("cli-play-thinks", name=name))
            )
        bot = self._bots[seat]
        before = failure_of(bot)
        with waiting:
            move = choice(self._game, self._recorder.state, seat, bot, self._rngs[seat])
        why = failure_of(bot)
        if why is not None and before is None:
            self._say("cli-play-failed", name=name, reason=self._terminal.say(why))
        return move

    def _ask_person(self) -> Any | None:
        """Show the table and ask until a move is made; None when the person leaves."""
        self._show_table()
        return self._ask_again()

    def _ask_again(self) -> Any | None:
        """Ask until a move is made; None when the person leaves."""
        while (line := read_line(self._terminal)) is not None:
            if line.casefold() in LEAVE:
                return None
            if (move := self._heed(line)) is not None:
                return move
        return None

    def _heed(self, line: str) -> Any | None:
        """Do what was typed; give the move if it was one that is allowed."""
        word, _, rest = line.partition(" ")
        try:
            if word.casefold() in _COMMANDS:
                _COMMANDS[word.casefold()](self, rest)
                return None
            return self._read_move(line)
        except LudusError as error:
            self._print(Text(self._terminal.error(error)))
            return None

    def _read_move(self, text: str) -> Any | None:
        """Give the move that was typed if it is allowed, or say why it is not."""
        move = self._find_move(text)
        why = self._game.refusal(self._recorder.state, self._seat, move)
        if why is None:
            return move
        self._print(Text(self._terminal.refusal(why, self._recorder.record.seats)))
        return None

    def _find_move(self, text: str) -> Any:
        """Read a move by its text or by its number."""
        if not _NUMBER.fullmatch(text):
            return self._game.parse(text)
        choices = self._table.choices(self._view(), self._moves())
        # A number with more digits than the list's last one is out of range; do not convert it.
        if len(text) > len(str(len(choices))) or not 1 <= int(text) <= len(choices):
            raise fault(BadInput, "cli-play-no-number", number=text, last=len(choices))
        return choices[int(text) - 1]

    def _example(self) -> str:
        return str(self._moves()[0]).lower()

    def _show_table(self, _: str = "") -> None:
        view, moves = self._view(), self._moves()
        self._print(self._table.draw(view, moves))
        self._print(Text(self._table.duty(view, moves), style="bold"))

    def _show_why(self, text: str) -> None:
        if not text:
            self._say("cli-play-why-what", move=self._example())
        elif (move := self._read_move(text)) is not None:
            self._say("cli-play-allowed", move=str(move))

    def _show_forecast(self, text: str) -> None:
        if not text:
            self._say("cli-play-what-what", move=self._example())
            return
        move = self._read_move(text)
        if move is None:
            return
        forecast = self._game.full_forecast(self._view(), move)
        for line in forecast_lines(self._terminal, forecast, self._recorder.record.seats):
            self._print(line)

    def _show_hint(self, _: str) -> None:
        """Name a good move; asked again about the same decision, the next best one."""
        seat, record = self._seat, self._recorder.record
        at, told = self._hint or (-1, None)
        lines = other_lines
        if told is None or at != len(record.log):
            told = counsel(self._game, self._view(), self._moves())
            self._hint = len(record.log), told
            record.counselled = sorted({*record.counselled, seat})
            lines = counsel_lines
        for line in lines(self._terminal, self._game.name, told, record.seats, seat):
            self._print(line)

    def _show_last(self, _: str) -> None:
        self._print(self._table.last(self._view()))

    def _show_log(self, _: str) -> None:
        for line in self._table.recall(self._view(), self._log.heard_by(self._seat)):
            self._print(line)

    def _show_rules(self, text: str) -> None:
        if text:
            asked = Namespace(game=self._game.name, article=text, search=None, json=False)
            rules.run(asked, self._terminal)
            return
        for chapter in self._game.articles.chapters:
            title, _ = self._terminal.speech.chapter(chapter.id)
            self._print(Text(f"{chapter.id:<5} {title}"))

    def _show_help(self, _: str) -> None:
        move, article = self._example(), self._game.articles.all[0]
        choices = [str(one).lower() for one in self._table.choices(self._view(), self._moves())]
        number = choices.index(move) + 1
        rows = {
            "move": f"{move}, {number}",
            "why": f"why {move}",
            "what": f"what {move}",
            "rules": f"rules {article}",
        }
        lines = grid(2)
        lines.columns[1].no_wrap = False
        for word in self.helped:
            for key in (f"cli-play-help-{word}", f"{self._game.name}-ui-help-{word}"):
                # What can be looked up again differs between games, and so does its help.
                if key in self._terminal.speech:
                    said = Text(self._terminal.text(key))
                    lines.add_row(Text(rows.get(word, word), style="bold"), said)
        self._print(lines)
        told = goal_lines(self._terminal, self._game, self._recorder.state.options)
        if how := " ".join(told):
            self._print(Text(f"\n{how}\n"))


_COMMANDS: dict[str, Callable[[TerminalSession, str], None]] = {
    "": TerminalSession._show_table,
    "table": TerminalSession._show_table,
    "why": TerminalSession._show_why,
    "what": TerminalSession._show_forecast,
    "hint": TerminalSession._show_hint,
    "last": TerminalSession._show_last,
    "log": TerminalSession._show_log,
    "rules": TerminalSession._show_rules,
    "help": TerminalSession._show_help,
    "?": TerminalSession._show_help,
}


def read_line(terminal: Terminal) -> str | None:
    """Read a line, safe to be shown; None at the end of the input.

    Input that is not typed at a terminal is printed, so that the output can be read on its own.
    """
    try:
        line = clean(input(f"  {terminal.text('cli-play-prompt')} › "), LONGEST_LINE)
    except (EOFError, OSError, RuntimeError, ValueError):
        # The input is closed or unreadable: asking again would not help.
        terminal.out.print()
        return None
    if not sys.stdin.isatty():
        terminal.out.print(Text(line))
    return line
