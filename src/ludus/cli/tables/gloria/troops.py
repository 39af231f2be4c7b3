"""The troops in the terminal: every gladiator with all that can be known of it."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from ludus.cli.tables.gloria.pieces import Column, Section, listing, paint
from ludus.cli.tables.gloria.school import LAUREL
from ludus.cli.tables.gloria.words import BETWEEN, GONE, Words, letter, look, place, tag
from ludus.games.gloria.frames import Enlist
from ludus.games.gloria.state import Gladiator
from ludus.games.gloria.view import View
from ludus.kit.seats import clockwise

MARKER = "●"


class Troops:
    """Lists the troops for one reader."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, view: View, width: int) -> RenderableType:
        """List the troops clockwise from the reader; who fights no more comes in one line."""
        words = self._words
        columns = [
            Column(""),
            Column(words.board("name-gladiator")),
            Column(words.ui("class")),
            Column(words.ui("level"), named=True),
            Column(words.board("name-weight"), named=True),
            Column(words.ui("hex"), named=True),
            Column(words.board("name-pa"), named=True),
            Column(words.ui("hands-state"), wraps=True),
        ]
        seats = clockwise(view.seat or 0, len(words.names))
        return listing(columns, [self._section(view, seat) for seat in seats], width)

    def legend(self, view: View) -> list[Text]:
        """Say what the marks in the list mean."""
        words = self._words
        marks = [Text(f"( ) {words.ui('sheathed')}", style="dim")]
        if any(one.marker for one in view.table.gladiators):
            marks.insert(0, Text(f"{MARKER} {words.board('marker')}", style="dim"))
        return marks

    def so_far(self, view: View) -> list[Text]:
        """List the troops while they are filled: nobody has a number for good yet. [L-3.4]"""
        words, table = self._words, view.table
        frame = table.frames[-1]
        open_ = frame.places if isinstance(frame, Enlist) else ()
        lines = [Text(words.school("troops"), style="bold")]
        for seat in clockwise(view.seat or 0, len(words.names)):
            own = [one for one in table.gladiators if one.owner == seat]
            parts = [
                f"{words.name(one)} ({words.thing('class', one.type)}, {one.initial})"
                for one in own
            ]
            levels = [f"{level}" for owner, level in open_ if owner == seat]
            if levels:
                parts.append(words.ui("open-places", levels=", ".join(levels)))
            head = f"{letter(seat)} {words.names[seat]}"
            lines.append(Text(words.label(head, BETWEEN.join(parts) or words.school("nothing"))))
        return lines

    def _section(self, view: View, seat: int) -> Section:
        """List one troop."""
        words, table = self._words, view.table
        own = [one for one in table.gladiators if one.owner == seat]
        there = [one for one in own if one.status not in GONE]
        gone = [one for one in own if one.status in GONE]
        facts = [words.ui("in-combat", count=sum(one.status == "fit" for one in own))]
        if table.options.campaign is not None:
            facts.append(
                f"{LAUREL} {words.school('laurels-of', count=table.schools[seat].laurels)}"
            )
        wins = sum(one.victories for one in own)
        facts += [words.board("victories", count=wins)] if wins else []
        facts += [self._gone(gone)] if gone else []
        style = "bold" if seat == view.seat else ""
        name = Text.assemble(
            (f" {letter(seat)} ", paint(seat)), " ", (f"{words.names[seat]}", style)
        )
        name.append(BETWEEN + BETWEEN.join(facts), style="dim")
        return Section(name, [self._row(view, one) for one in there])

    def _gone(self, gone: Sequence[Gladiator]) -> str:
        words = self._words
        return ", ".join(f"{words.full(one)} {words.board(f'fate-{one.status}')}" for one in gone)

    def _row(self, view: View, one: Gladiator) -> list[str | Text]:
        """Tell all of one gladiator."""
        words, table = self._words, view.table
        there = one.status == "fit"
        sign = Text(f"{tag(one)}{look(one) if there else ''}", style=paint(one.owner))
        parts = [words.hands(one.hands, one.sheathed), *words.states(table, one)]
        if one.victories:
            parts.append(words.board("victories", count=one.victories))
        return [
            Text.assemble(sign, MARKER if one.marker else ""),
            words.name(one),
            words.thing("class", one.type),
            f"{one.level}/{one.initial}",
            words.weight(one.weight),
            place(one.hex) if there else "",
            f"{one.pa}" if one.pa else "",
            BETWEEN.join(parts),
        ]
