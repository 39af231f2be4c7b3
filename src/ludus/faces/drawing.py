"""Tables as plain text: what the terminal shows to the person on a seat."""

from collections.abc import Sequence
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

from ludus.cli.tables import find_table
from ludus.cli.terminal import Terminal
from ludus.core.rules import AnyRules

WIDTH = 96


def plain_text(part: RenderableType) -> str:
    """Write what is printed in a terminal, without colours."""
    page = Console(file=StringIO(), width=WIDTH, no_color=True, highlight=False)
    page.print(part, markup=False)
    lines = page.file.getvalue().splitlines()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in lines).strip("\n")


def terminal_of(language: str) -> Terminal:
    """Make a terminal in a language, as wide as our pages."""
    terminal = Terminal(language)
    terminal.check_language()
    terminal.out = Console(file=StringIO(), width=WIDTH, no_color=True, highlight=False)
    return terminal


def draw(
    game: AnyRules, terminal: Terminal, names: Sequence[str], view: Any, moves: Sequence[Any]
) -> str:
    """Draw a table from a view."""
    table = find_table(game, terminal, names)
    return plain_text(table.draw(game.for_person(view), moves))
