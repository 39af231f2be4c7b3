"""Rome in the terminal: zones with circles and actions, the arena, the race, the track."""

from collections.abc import Iterator

from rich.text import Text

from ludus.cli.tables.insanam.cards import adversary, public
from ludus.cli.tables.insanam.words import BETWEEN, Words
from ludus.games.insanam.city.actions import BARRACKS, actions_of
from ludus.games.insanam.content.catalogue import GLADIATORS, NUMBERS, ZONES
from ludus.games.insanam.content.vocabulary import SUBURRA
from ludus.games.insanam.slots import LETTERS
from ludus.games.insanam.state import Zone
from ludus.games.insanam.view import View

FREE, TAKEN, BANNER = "○", "●", "⚑"
ROUNDS = ("I", "II", "III", "IV")


class Rome:
    """Shows the city to one reader."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, view: View) -> Iterator[Text]:
        """Show every zone, then the arena, then the ambition of the round."""
        for name, zone in view.table.zones.items():
            yield from self._zone(name, zone)
        yield self._suburra(view)
        yield from self._arena(view)
        yield from self._ambition(view)

    def _zone(self, name: str, zone: Zone) -> Iterator[Text]:
        """Show circles, actions with banners, and the tile on offer. [C-5, C-7, C-23.1]"""
        words = self._words
        circles = [
            f"{TAKEN} {words.names[seat]}" if seat >= 0 else f"{FREE} {words.effect(bonus)}"
            for seat, bonus in zip(zone.circles, ZONES[name].circles, strict=False)
        ]
        head = words.thing("zone", name)
        if zone.tile:
            head = f"{head}, {words.card(zone.tile)}"
        line = Text(words.label(head, "  ".join(circles)))
        line.stylize("bold", 0, len(head))
        yield line
        for at, atoms in enumerate(actions_of(zone, name)):
            said = words.effect(atoms, barracks=name == BARRACKS)
            action = Text(f"   {words.thing('letter', LETTERS[at])} {said}")
            if zone.banners[at] >= 0:
                action.append(f"  {BANNER} {words.names[zone.banners[at]]}", style="bold")
                action.stylize("dim", 0, len(said) + 5)
            yield action
        if zone.offer:
            yield Text("   " + words.label(words.table("offer"), words.card(zone.offer)), "dim")

    def _suburra(self, view: View) -> Text:
        """Show who is in the Suburra. [C-6]"""
        words = self._words
        there = [f"{TAKEN} {words.names[seat]}" for seat in view.table.suburra]
        head = words.thing("zone", SUBURRA)
        free = f"{FREE} {words.effect(NUMBERS.suburra.citizen)}"
        line = Text(words.label(head, "  ".join([*there, free])))
        line.stylize("bold", 0, len(head))
        return line

    def _arena(self, view: View) -> Iterator[Text]:
        """Show the gladiators on display, and the adversaries face up. [C-1.8, C-1.9]"""
        words, table = self._words, view.table
        for card in table.adversaries:
            yield Text(words.label(words.table("adversary"), adversary(words, card)))
        if table.eyes:
            hidden = words.phrase("hidden", category=words.thing("category", table.eyes))
            yield Text(words.label(words.table("adversary"), hidden), style="dim")
        display = BETWEEN.join(
            f"{words.card(card)} ({words.good('G', GLADIATORS[card].cost)})"
            for card in table.display
        )
        yield Text(words.label(words.table("display"), display or words.phrase("nothing")))

    def _ambition(self, view: View) -> Iterator[Text]:
        """Show the public ambition that this round will be measured by. [C-1.10]"""
        table, words = view.table, self._words
        if len(table.ambitions) >= table.round:
            card = table.ambitions[table.round - 1]
            told = public(words, card, table.options.players)
            yield Text(words.label(words.table("public"), told))

    def marks(self, view: View) -> Iterator[str]:
        """Tell the marks of the treachery track that are still ahead. [C-3.5, C-9.5]"""
        table, words = view.table, self._words
        highest = max((player.marker for player in table.players), default=0)
        track = NUMBERS.track
        ends = [end for end in (*track.ends, track.last) if end > highest]
        yield words.table("next-end", space=ends[0] if ends else track.last)
        symbols = [one for one in track.symbols if one not in table.symbols and one > highest]
        if symbols:
            yield words.table("next-symbol", space=symbols[0])
