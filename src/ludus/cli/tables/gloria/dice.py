"""Dice, each in a sentence: what it was for, what it was compared with, what it meant."""

from collections.abc import Sequence

from rich.text import Text

from ludus.cli.tables.gloria.words import Words
from ludus.games.gloria.frames import Tests
from ludus.games.gloria.state import Die
from ludus.games.gloria.view import View

MOST = 8
"""So many are told with the table; the others can be looked up."""

_OF_SEATS = ("order", "leave")
_GOOD = (
    "attacks", "tie", "special", "touch", "push", "close", "stopped", "stands", "steady", "taken",
    "caught", "torn", "freed", "spared", "mercy", "stays",
)  # fmt: skip
_BAD = (
    "defends", "miss", "wounded", "falls", "turned", "broken", "missed", "held", "doubt", "death",
    "leaves",
)  # fmt: skip


class Dice:
    """Explains dice to one reader."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, view: View, most: int | None = MOST) -> list[Text]:
        """Explain the last dice of the phase, or all of them."""
        words, dice = self._words, known(view)
        if not dice:
            return []
        shown = dice if most is None else dice[-most:]
        # They lie there until the next phase begins.
        head = "dice-before" if view.ask == "pick" else "dice"
        lines = [Text(words.board(head), style="bold")]
        if len(shown) < len(dice):
            lines.append(Text(words.ui("more-dice", count=len(dice) - len(shown)), style="dim"))
        return lines + [self.explain(view, die) for die in shown]

    def explain(self, view: View, die: Die) -> Text:
        """Explain one die."""
        words = self._words
        facts: dict[str, object] = {"value": die.value, **self._numbers(die)}
        if die.label in _OF_SEATS:
            facts["seat"] = words.names[die.who]
        else:
            facts["one"] = words.name(view.table.gladiators[die.who])
        style = "green" if die.result in _GOOD else "red" if die.result in _BAD else ""
        if die.label == "spec":
            style = "green"
        said = words.board(f"die-{_key(die)}", **facts)
        return Text.assemble((f" {die.value} ", f"reverse {style}"), f" {said}")

    def _numbers(self, die: Die) -> dict[str, object]:
        """Give the other numbers of a die; where weight counts, they are in quarters."""
        weigh, whole = self._words.weight, die.total - 4 * die.value
        if die.label == "act":
            return {"weight": weigh(die.limit), "pa": die.total}
        if die.label == "init":
            numbers = {"weight": whole, "total": die.total, "limit": die.limit}
            return {name: weigh(quarters) for name, quarters in numbers.items()}
        if die.label == "prot":
            return {"more": weigh(whole), "weight": weigh(die.limit)}
        if die.label == "crowd":
            return {"less": die.value - die.total, "total": die.total}
        return {"limit": weigh(die.limit) if die.label == "fall" else die.limit}


def _key(die: Die) -> str:
    """Choose the sentence: most dice have one for each meaning."""
    key = f"{die.label}-{die.result}" if die.result else die.label
    more = die.label == "prot" and die.total > 4 * die.value
    return f"{key}-more" if more else key


def known(view: View) -> Sequence[Die]:
    """List the dice whose gladiators still bear the numbers they had when these were rolled.

    After the tests of a campaign gladiators are numbered anew. [L-31.10]
    """
    table = view.table
    testing = bool(table.frames) and isinstance(table.frames[-1], Tests)
    if table.options.campaign is None or testing or table.places:
        return table.dice
    return [die for die in table.dice if die.label in _OF_SEATS]
