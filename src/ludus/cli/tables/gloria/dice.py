"""Dice, each in a sentence: what it was for, what it was compared with, what it meant."""

from rich.text import Text

from ludus.cli.tables import tell
from ludus.cli.tables.gloria.words import Words
from ludus.games.gloria.shown.dice import FallenDie, fallen
from ludus.games.gloria.view import View

MOST = 8
"""How many are told with the table; the others can be looked up."""


class Dice:
    """Explains dice to one reader."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, view: View, most: int | None = MOST) -> list[Text]:
        """Explain the last dice of the phase, or all of them."""
        words, dice = self._words, fallen(view.table)
        if not dice:
            return []
        shown = dice if most is None else dice[-most:]
        # They lie there until the next phase begins.
        head = "dice-before" if view.ask == "pick" else "dice"
        lines = [Text(words.board(head), style="bold")]
        if len(shown) < len(dice):
            lines.append(Text(words.ui("more-dice", count=len(dice) - len(shown)), style="dim"))
        return lines + [self.explain(die, view.seat) for die in shown]

    def explain(self, die: FallenDie, reader: int | None) -> Text:
        """Explain one die to the seat that reads."""
        words = self._words
        style = "" if die.good is None else "green" if die.good else "red"
        said = tell(words.terminal, die.said, words.names, reader)
        return Text.assemble((f" {die.value} ", f"reverse {style}"), f" {said}")
