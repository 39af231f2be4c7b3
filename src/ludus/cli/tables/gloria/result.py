"""The end in the terminal: who won and why, the scores, and what became of everybody."""

from rich.console import Group, RenderableType
from rich.text import Text

from ludus.cli.tables import tell
from ludus.cli.tables.gloria.pieces import Column, Row, Section, listing, paint
from ludus.cli.tables.gloria.school import School
from ludus.cli.tables.gloria.words import Words, letter
from ludus.core.message import say, seat_ref
from ludus.core.outcome import Outcome
from ludus.games.gloria.state import Gladiator
from ludus.games.gloria.view import View

"""Where an article broke a tie, and did not just say who wins. [L-29.4, L-31.11]"""


class Result:
    """Shows how a game ended."""

    def __init__(self, words: Words, school: School) -> None:
        self._words = words
        self._school = school

    def draw(self, view: View, outcome: Outcome, width: int) -> RenderableType:
        """Show the winners, the reason, the places, and schools or troops."""
        words = self._words
        shown: list[RenderableType] = [Text(self._won(view, outcome), style="bold")]
        campaign = outcome.reason == "campaign"
        if campaign:
            count = len(view.table.tournaments)
            shown.append(Text(words.ui("why-campaign", count=count, most=outcome.best)))
        else:
            shown.append(Text(words.board(f"reason-{outcome.reason}")))
        if outcome.decided_by != outcome.reason:
            _, article = words.terminal.speech.article(outcome.decided_by)
            shown += [Text(words.ui("tie", article=outcome.decided_by))]
            shown += [Text(article, style="dim")]
        shown += [Text(), self._places(outcome, width), Text()]
        if campaign:
            shown += self._school.draw(view, width)
        else:
            shown.append(self._fates(view, outcome, width))
        return Group(*shown)

    def _won(self, view: View, outcome: Outcome) -> str:
        if not outcome.winners:
            return self._words.terminal.text("gloria-draw")
        seats = tuple(map(seat_ref, outcome.winners))
        key = "gloria-campaign-won" if outcome.reason == "campaign" else "gloria-won"
        won = say(key, seats=seats, count=len(seats))
        return tell(self._words.terminal, won, self._words.names, view.seat)

    def _places(self, outcome: Outcome, width: int) -> RenderableType:
        """List the players, the best first."""
        words = self._words
        units = {"campaign": words.school("laurels"), "missions": words.ui("missions")}
        unit = units.get(outcome.reason, words.board("name-victories"))
        columns = [Column(""), Column(words.ui("player")), Column(unit, named=True)]
        rows: list[Row] = []
        for seat in sorted(range(len(words.names)), key=outcome.ranking.__getitem__):
            style = "bold" if seat in outcome.winners else ""
            name = Text(f"{letter(seat)} {words.names[seat]}", style=style)
            rows.append([f"{outcome.ranking[seat]}.", name, f"{outcome.scores[seat]}"])
        return listing(columns, [Section(None, rows)], width)

    def _fates(self, view: View, outcome: Outcome, width: int) -> RenderableType:
        """List every gladiator with its level, its victories and its fate."""
        words = self._words
        columns = [
            Column(words.board("name-gladiator")),
            Column(words.ui("class")),
            Column(words.ui("level"), named=True),
            Column(words.board("name-victories"), named=True),
            Column(words.board("name-fate")),
        ]
        sections = []
        for seat in sorted(range(len(words.names)), key=outcome.ranking.__getitem__):
            head = Text.assemble((f" {letter(seat)} ", paint(seat)), f" {words.names[seat]}")
            own = [one for one in view.table.gladiators if one.owner == seat]
            sections.append(Section(head, [self._fate(one) for one in own]))
        return listing(columns, sections, width)

    def _fate(self, one: Gladiator) -> list[str]:
        words = self._words
        return [
            words.full(one),
            words.thing("class", one.type),
            f"{max(0, one.level)}/{one.initial}",
            f"{one.victories}",
            words.board(f"fate-{one.status}"),
        ]
