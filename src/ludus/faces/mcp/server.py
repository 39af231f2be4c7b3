"""The tools of a model at a table: read the rules, look, weigh, ask why not, move."""

from collections.abc import Sequence
from io import StringIO
from typing import Any

from rich.console import Console

from ludus import __version__
from ludus.cli.arguments import Parser
from ludus.cli.forecast import forecast_lines
from ludus.cli.goal import goal_lines
from ludus.cli.rules import add as add_rules_arguments
from ludus.cli.rules import run as print_rules
from ludus.cli.tables import find_table
from ludus.cli.tables.plain import PlainTable
from ludus.cli.terminal import Terminal
from ludus.core.errors import LudusError
from ludus.core.forecast import Forecast
from ludus.faces.drawing import WIDTH, plain_text, terminal_of
from ludus.faces.extras import need
from ludus.faces.mcp.sitting import Sitting

need("mcp", "mcp")

from mcp.server import MCPServer  # noqa: E402

PATIENCE = 20.0
"""Seconds that a tool waits for others to move before it says that they have not."""
MOST_FORECASTS = 40
"""Moves are weighed in a list as long as this; in a longer one they are only named."""


class Tools:
    """What a model can ask for; every answer is text in one language."""

    def __init__(self, sitting: Sitting, language: str) -> None:
        self._sitting = sitting
        self._terminal = terminal_of(language)
        text = self._terminal.text
        self._names = [text("seat", number=seat + 1) for seat in range(sitting.seats)]

    def rules(self, article: str = "", search: str = "") -> str:
        """Read the rulebook: the list of chapters, one chapter or article, or what a word is in."""
        game, terminal = self._sitting.game, self._terminal
        if not article and not search:
            lines = list(goal_lines(terminal, game))
            for chapter in game.articles.chapters:
                lines.append(f"{chapter.id}  {terminal.speech.chapter(chapter.id)[0]}")
            return "\n".join(map(str, lines))
        parser = Parser(terminal, "rules", "")
        add_rules_arguments(parser, terminal)
        words = [
            game.name,
            *([article] if article else []),
            *(["--search", search] if search else []),
        ]
        page = StringIO()
        terminal.out = Console(file=page, width=WIDTH, no_color=True, highlight=False)
        try:
            print_rules(parser.parse_args(words), terminal)
        except LudusError as error:
            return terminal.error(error)
        return page.getvalue().strip()

    async def table(self) -> str:
        """Look at the table from your seat, and hear whose turn it is."""
        sitting, text = self._sitting, self._terminal.text
        await sitting.wait(PATIENCE)
        lines = [text("mcp-seat", seat=sitting.seat + 1, seats=sitting.seats)]
        if sitting.view is not None:
            table = find_table(sitting.game, self._terminal, self._names)
            shown = sitting.game.for_person(sitting.view)
            if sitting.moves:
                lines += [plain_text(table.draw(shown, sitting.moves))]
                lines += [table.duty(shown, sitting.moves)]
        if sitting.over:
            won = ", ".join(self._names[seat] for seat in sitting.winners or ())
            lines.append(text("mcp-over", winners=won or text("cli-nobody")))
        elif not sitting.moves:
            lines.append(text("mcp-others"))
        return "\n".join(lines)

    async def moves(self, beginning: str = "") -> str:
        """List the legal moves, or those that begin in some way, and what each costs and brings."""
        sitting, text = self._sitting, self._terminal.text
        await sitting.wait(PATIENCE)
        wanted = [
            move for move in sitting.moves if str(move).casefold().startswith(beginning.casefold())
        ]
        if not wanted:
            return text("mcp-over-or-others") if not sitting.moves else text("mcp-none")
        weighed = len(wanted) <= MOST_FORECASTS
        lines = []
        for move in wanted:
            lines.append(self._named(move))
            if weighed:
                answer = await sitting.ask(str(move))
                lines += [f"    {line}" for line in self._forecast(answer.forecast)]
        if not weighed:
            lines.append(text("mcp-many", most=MOST_FORECASTS))
        return "\n".join(lines)

    async def why(self, move: str) -> str:
        """Ask why a move is refused, or what it costs and brings if it is allowed."""
        answer = await self._sitting.ask(move)
        if answer.reason is None:
            allowed = self._terminal.text("cli-play-allowed", move=move)
            return "\n".join([allowed, *self._forecast(answer.forecast)])
        reason = self._terminal.say(answer.reason, self._names)
        if answer.article is None:
            return reason
        return self._terminal.text("refused", article=answer.article, reason=reason)

    async def move(self, move: str) -> str:
        """Make a move, and see the table when it is your turn again."""
        sitting = self._sitting
        if sitting.over or not sitting.moves:
            return await self.table()
        answer = await sitting.make(move)
        if answer is not None:
            return await self.why(move)
        return await self.table()

    def _named(self, move: Any) -> str:
        phrase = PlainTable(self._terminal, self._names, self._sitting.game)._move(move)
        return f"{move}" if phrase == str(move) else f"{move}: {phrase}"

    def _forecast(self, forecast: Forecast | None) -> Sequence[str]:
        lines = forecast_lines(self._terminal, forecast, self._names) if forecast else ()
        return [line.plain for line in lines]


def server_of(sitting: Sitting, language: str) -> MCPServer:
    """Make the server: five tools."""
    tools = Tools(sitting, language)
    terminal: Terminal = terminal_of(language)
    instructions = terminal.text(
        "mcp-instructions", game=terminal.text(f"{sitting.game.name}-name"), seat=sitting.seat + 1
    )
    server = MCPServer("ludus", version=__version__, instructions=instructions)
    for name in ("rules", "table", "moves", "why", "move"):
        told = terminal.text(f"mcp-tool-{name}")
        server.add_tool(_telling(getattr(tools, name), terminal), name=name, description=told)
    return server


def _telling(tool: Any, terminal: Terminal) -> Any:
    """Let what goes wrong be told as one line, as everywhere."""
    from functools import wraps
    from inspect import iscoroutinefunction

    @wraps(tool)
    async def told(*args: Any, **words: Any) -> str:
        try:
            answer = tool(*args, **words)
            return str(await answer if iscoroutinefunction(tool) else answer)
        except LudusError as error:
            return terminal.error(error)

    return told
