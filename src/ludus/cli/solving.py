"""`ludus puzzles play`: a puzzle in the terminal, tried until it is solved or given up."""

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from ludus.cli.advice import move_text, points, why_line
from ludus.cli.forecast import forecast_lines, percent, tells
from ludus.cli.play import seat_names
from ludus.cli.session import LEAVE, TerminalSession, read_line
from ludus.cli.tables import tell
from ludus.cli.terminal import Terminal
from ludus.core.events import Log
from ludus.core.record import FORMAT, Entry, Record, Recorder
from ludus.core.rules import AnyRules
from ludus.puzzles.position import chance_at, chance_of, played
from ludus.puzzles.puzzle import Puzzle
from ludus.puzzles.solving import Solution, Tried, judge
from ludus.review.comparing import Comparison

ANSWER = ("answer", "hint")
"""Words that ask for the answer."""
LINES = 6
"""How many lines are told of what happened before."""


class Solving(TerminalSession):
    """Somebody at a puzzle: all that can be asked at a table, but for counsel, and their tries."""

    helped = tuple("answer" if word == "hint" else word for word in TerminalSession.helped)

    def __init__(self, terminal: Terminal, game: AnyRules, seed: str, puzzle: Puzzle) -> None:
        log, entries = Log(), list[Entry]()
        state: Any = None
        for one in played(game, seed, puzzle, log):
            state = one.state
            entries.append(Entry(one.seat, one.move))
        names = seat_names(terminal, None, puzzle.seat, game.seats(state.options))
        record = Record(FORMAT, game.name, game.version, game.content, puzzle.options, names, None,
                        entries)  # fmt: skip
        root = chance_of(game.name, seed, puzzle.game_number)
        recorder: Recorder[Any, Any, Any, Any] = Recorder(
            game, state.options, names, lambda at: chance_at(root, at), begun=(state, record)
        )
        heard = log.heard_by(puzzle.seat)
        known = max(game.recall(heard), len(heard) - LINES)
        super().__init__(terminal, recorder, log, puzzle.seat, {}, None, known)
        self._puzzle = puzzle
        self._names = names

    def solve(self) -> bool:
        """Let moves be tried; True if the best one was found before the answer was told."""
        self._print_news()
        self._show_table()
        for key in ("puzzle-about", "cli-puzzles-how"):
            self._say(key)
        last: str | None = None
        while (line := read_line(self._terminal)) is not None and line.casefold() not in LEAVE:
            if line.casefold() in ANSWER:
                if self._answer(last):
                    return False
            elif (move := self._heed(line)) is not None:
                last = f"{move}"
                if self._try(last):
                    return True
        return False

    def _answer(self, last: str | None) -> bool:
        """Tell the answer to whoever has tried a move."""
        tried = None if last is None else self._judge(last, give_up=True)
        if tried is None or tried.solution is None:
            self._say("cli-puzzles-try-first")
            return False
        for one in self._explained(tried.solution):
            self._print(one)
        return True

    def _try(self, move: str) -> bool:
        tried = self._judge(move, give_up=False)
        if tried is not None and tried.solution is not None:
            self._say("puzzle-right")
            for line in self._explained(tried.solution):
                self._print(line)
            return True
        if tried is not None:
            cost = points(self._terminal, tried.loss)
            named = move_text(self._terminal, self._game.name, tried.named, self._names, self._seat)
            self._say("puzzle-wrong", move=named, points=cost.removeprefix("+"))
            if tried.thought:
                self._say("puzzle-first")
        return False

    def _judge(self, move: str, *, give_up: bool) -> Tried | None:
        return judge(self._game, self._view(), self._puzzle, move, give_up=give_up)

    def _explained(self, solution: Solution) -> Iterator[Text]:
        terminal, game, best = self._terminal, self._game.name, solution.next.first
        named = move_text(terminal, game, best, self._names, self._seat)
        yield Text(terminal.text("puzzle-best", move=named), style="bold")
        for one in solution.line:
            step = move_text(terminal, game, one, self._names, self._seat)
            yield Text(terminal.text("puzzle-then", move=step))
        if solution.also:
            also = (move_text(terminal, game, one, self._names, self._seat)
                    for one in solution.also)  # fmt: skip
            yield Text(terminal.text("puzzle-also", moves=" · ".join(also)))
        yield Text(terminal.text("counsel-chance", share=percent(terminal, best.value)))
        yield from self._beside("puzzle-thought", solution.thought)
        if solution.next != solution.thought:
            yield from self._beside("counsel-other", solution.next)
        if best.forecast is not None and tells(best.forecast):
            yield from forecast_lines(terminal, best.forecast, self._names)
        yield Text(terminal.text("puzzle-example"), style="bold")
        for key, told in (("best", solution.example.best), ("thought", solution.example.thought)):
            yield Text(terminal.text(f"puzzle-example-{key}"))
            yield from (
                Text(f"  {tell(terminal, one, self._names, self._seat)}", style="dim")
                for one in told
            )
        if solution.article:
            yield Text(terminal.text("puzzle-article", article=solution.article), style="dim")

    def _beside(self, key: str, one: Comparison) -> Iterator[Text]:
        terminal, game = self._terminal, self._game.name
        if one.other is not None:
            named = move_text(terminal, game, one.other, self._names, self._seat)
            yield Text(terminal.text(key, move=named), style="bold")
            less = terminal.text("review-points", number=100 * one.lead)
            yield Text(terminal.text("puzzle-less", points=less))
            yield why_line(terminal, one)
