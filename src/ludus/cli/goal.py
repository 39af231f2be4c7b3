"""The goal card in the terminal: what a newcomer reads first, the same as in the browser.

Its sentences are `<game>-goal-…`; the numbers in them come from the rules (`Rules.goal`).
"""

from collections.abc import Iterator
from typing import Any

from ludus.cli.terminal import Terminal
from ludus.core.rules import AnyRules

SENTENCES = ("theme", "aim", "1", "2", "3", "4", "5")
"""The theme, what wins, and a turn in five sentences."""

MOST_PARTS = 6
"""How many things a card or piece says at most."""


def goal_lines(terminal: Terminal, game: AnyRules, options: Any = None) -> Iterator[str]:
    """Tell the goal, a turn and a piece, for some options or the usual ones, if there are words."""
    if f"{game.name}-goal-theme" not in terminal.speech:
        return
    facts = game.goal(usual_options(game) if options is None else options)
    for word in SENTENCES:
        yield terminal.text(f"{game.name}-goal-{word}", **facts)
    for number in range(1, MOST_PARTS + 1):
        key = f"{game.name}-goal-part-{number}"
        if key in terminal.speech:
            what = terminal.speech.attribute(key, "what", **facts)
            yield terminal.text("web-named", name=terminal.text(key, **facts), what=f"{what}.")


def usual_options(game: AnyRules) -> Any:
    """Give the options of a table that nobody has changed anything about."""
    return game.read_options({"players": game.presets[0].usual})
