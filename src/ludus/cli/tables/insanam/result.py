"""The end in the terminal: who won and why, places and points, and the destinies."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.tables import grid
from ludus.cli.tables.insanam.houses import paint
from ludus.cli.tables.insanam.words import Words
from ludus.core.outcome import Outcome
from ludus.games.insanam.view import View


class Result:
    """Shows how a game ended."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, view: View, outcome: Outcome) -> RenderableType:
        """Show the winners, the reason, and a line for each player, the best first."""
        return Group(*self._why(view, outcome), Text(), self._places(view, outcome))

    def _why(self, view: View, outcome: Outcome) -> Iterator[Text]:
        """Say who won, the reader as “you”, and by what."""
        words = self._words
        key = "winners-you" if view.seat in outcome.winners else "winners-are"
        names = ", ".join(words.names[seat] for seat in outcome.winners if seat != view.seat)
        yield Text(words.table(key, names=names, count=len(outcome.winners)), style="bold")
        yield Text(words.table(f"why-{outcome.reason}"))
        if outcome.decided_by != outcome.reason:
            _, article = words.terminal.speech.article(outcome.decided_by)
            yield Text(words.table("tie", article=outcome.decided_by))
            yield Text(article, style="dim")

    def _score(self, score: int | None) -> str:
        """Tell a final score; the eliminated have none. [C-16.5]"""
        words = self._words
        return words.table("no-score") if score is None else words.good("VP", score)

    def _places(self, view: View, outcome: Outcome) -> Grid:
        words, table = self._words, view.table
        rows = grid(5)
        for seat in sorted(range(len(words.names)), key=outcome.ranking.__getitem__):
            player = table.players[seat]
            rows.add_row(
                Text(f"{outcome.ranking[seat]}."),
                Text(f" {words.names[seat]} ", style=paint(seat)),
                Text(self._score(outcome.scores[seat])),
                Text(words.table("marker", space=player.marker)),
                Text(words.thing("destiny", player.shown) if player.shown else ""),
            )
        return rows
