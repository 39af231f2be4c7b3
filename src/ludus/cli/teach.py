"""`ludus teach`: take a lesson, a real game with written chance and written opponents."""

import shlex
from argparse import Namespace

from rich.text import Text

from ludus.cli.arguments import Parser, add_game_argument
from ludus.cli.play import seat_names
from ludus.cli.session import TerminalSession, indented, read_line
from ludus.cli.tables import MARGIN
from ludus.cli.terminal import Terminal
from ludus.core.events import Log
from ludus.core.message import Message
from ludus.core.record import Recorder
from ludus.games import find_game
from ludus.lessons import guide
from ludus.lessons.check import check_lesson
from ludus.lessons.fate import Prepared
from ludus.lessons.script import Lesson, Step, find_lesson


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    add_game_argument(parser, terminal)
    parser.add_argument("lesson", nargs="?", default="", help=terminal.text("cli-help-lesson"))
    parser.add_argument("--check", action="store_true", help=terminal.text("cli-help-check-lesson"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Take a lesson to its end, or until the person leaves; or only check it."""
    lesson = find_lesson(find_game(args.game).name, args.lesson)
    if args.check:
        answers, steps = check_lesson(lesson), len(lesson.script.steps)
        said = terminal.text("cli-teach-sound", file=lesson.file, steps=steps, answers=answers)
        indented(terminal, Text(said))
        return 0
    title = f"{terminal.text(f'{lesson.game}-name')} · {terminal.text(lesson.title)}"
    indented(terminal, Text(title, style="bold"))
    indented(terminal, Text(terminal.text("cli-play-help") + "\n"))
    if LessonSession(terminal, lesson).play():
        command = shlex.join(["ludus", "play", lesson.game])
        line = " " * MARGIN + terminal.text("cli-teach-play", command=command)
        terminal.out.print(Text(line), soft_wrap=True)
    return 0


class LessonSession(TerminalSession):
    """A learner at the terminal. What is not the learner's to do, the script does."""

    def __init__(self, terminal: Terminal, lesson: Lesson) -> None:
        game, script = find_game(lesson.game), lesson.script
        options = game.read_options(script.options)
        names = seat_names(terminal, None, script.seat, game.seats(options))
        self._lesson = lesson
        self._fate = Prepared(lesson, 0, 0)
        log = Log()
        recorder = Recorder(game, options, names, self._chance, sink=log)
        super().__init__(terminal, recorder, log, script.seat, {}, None)
        self._progress = guide.begun(game, lesson, recorder.state, self._fate.drawn)

    def _chance(self, entry: int) -> Prepared:
        self._fate = Prepared(self._lesson, entry, self._fate.drawn)
        return self._fate

    def play(self) -> bool:
        """Go through the steps to the last one (True), or until the person leaves (False)."""
        self._print_news()
        while not guide.is_over(self._lesson, self._progress):
            due = guide.scripted(self._lesson, self._progress)
            if due is not None:
                self._make(due[0], self._game.parse(due[1]))
            elif not self._step(self._lesson.script.steps[self._progress.step]):
                self._say("cli-play-bye")
                return False
        self._tell(self._lesson.script.steps[-1])
        return True

    def _make(self, seat: int, move: object) -> None:
        self._recorder.play(seat, move)
        self._progress = guide.followed(
            self._game, self._lesson, self._progress, self._recorder.state, self._fate.drawn
        )
        self._print_news()

    def _step(self, step: Step) -> bool:
        """Say a step and wait until it is done; False when the person leaves."""
        self._tell(step)
        if not step.moves:
            return self._read_on()
        self._show_table()
        self._show(Message(self._lesson.key(step, "task"), self._progress.facts), "bold")
        while (move := self._ask_again()) is not None:
            if guide.wants(self._game, step, move):
                self._make(self._seat, move)
                return True
            state = self._recorder.state
            for line in guide.answer_to(self._game, self._lesson, self._progress, state, move):
                self._show(line)
        return False

    def _read_on(self) -> bool:
        """Wait until the person has read; False when they leave."""
        line: str | None = "?"
        while line:
            self._say("cli-teach-next")
            line = read_line(self._terminal)
            if line is None or line.casefold() in ("quit", "exit", "q"):
                return False
        state = self._recorder.state
        self._progress = guide.went_on(self._game, self._lesson, self._progress, state)
        return True

    def _tell(self, step: Step) -> None:
        number, count = self._progress.step + 1, len(self._lesson.script.steps)
        where = self._terminal.text("cli-teach-step", step=number, steps=count)
        facts, key = self._progress.facts, self._lesson.key
        title = self._words(Message(key(step, "title"), facts))
        self._print(Text(f"\n{where} · {title}", style="bold"))
        self._show(Message(key(step), facts))

    def _show(self, message: Message, style: str = "") -> None:
        self._print(Text(self._words(message), style=style))

    def _words(self, message: Message) -> str:
        return self._terminal.speech.say(message, self._recorder.record.seats)
