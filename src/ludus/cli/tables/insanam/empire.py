"""The map in the terminal: regions with their territories, and the seas where somebody sails."""

from collections.abc import Iterator

from rich.text import Text

from ludus.cli.tables.insanam.words import BETWEEN, Words
from ludus.games.insanam.content.catalogue import LANDS, TERRITORIES
from ludus.games.insanam.state import Land, Table
from ludus.games.insanam.view import View


class Empire:
    """Shows the map to one reader."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, view: View) -> Iterator[Text]:
        """Show a region a line, then seas, attackers and troops passing through."""
        words, table = self._words, view.table
        for region, lands in LANDS.items():
            head = words.thing("region", region)
            line = Text(words.label(head, BETWEEN.join(self._land(table, one) for one in lands)))
            line.stylize("bold", 0, len(head))
            yield line
        for name, sea in table.seas.items():
            groups = [
                f"{words.names[seat]} {words.troops(troops)}"
                for seat, troops in enumerate(sea)
                if any(troops)
            ]
            if groups:
                yield Text(words.label(words.place(name), BETWEEN.join(groups)))
        yield from self._moving(table)

    def _land(self, table: Table, name: str) -> str:
        """Tell who holds a territory with what. [C-18.16]"""
        words, land, start = self._words, table.lands[name], TERRITORIES[name].start
        named = f"{words.place(name)} [{name}]"
        if start:
            named = f"{named} ({start})"
        return f"{named} {self._held(land)}"

    def _held(self, land: Land) -> str:
        words = self._words
        if land.owner >= 0:
            return f"{words.names[land.owner]} {words.troops((*land.troops, int(land.camp)))}"
        some = [words.thing("barbarians", land.barb)] if land.barb else []
        some += [words.phrase("citadel")] if land.citadel else []
        return ", ".join(some) or words.phrase("vacant")

    def _moving(self, table: Table) -> Iterator[Text]:
        """Tell where battles wait, and who is passing through. [C-18.9, C-18.10]"""
        words = self._words
        for key, some in (("attack", table.invaders), ("passing", table.passing)):
            for name, troops in some.items():
                told = f"{words.names[table.mover]} {words.troops(troops)}"
                where = words.table(key, land=words.place(name))
                yield Text(words.label(where, told), style="bold")
