"""The players in the terminal: what lies open of each, and what the reader alone knows."""

from collections.abc import Iterator

from rich.text import Text

from ludus.cli.tables.insanam import cards
from ludus.cli.tables.insanam.words import BETWEEN, Words
from ludus.games.insanam.state import Own, Player
from ludus.games.insanam.view import View

TURN, CHOOSING = "▸", "…"

# White letters on them read well on dark and on light terminals.
COLOURS = ("#a8322a", "#2f6db5", "#3a8a4d", "#8a5a33")


def paint(seat: int) -> str:
    """Give the style of a player."""
    return f"bold #ffffff on {COLOURS[seat % len(COLOURS)]}"


class Houses:
    """Shows the players to one reader."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, view: View) -> Iterator[Text]:
        """Show every player in turn order, then what the reader holds alone."""
        seats = view.table.order or range(len(view.table.players))
        for seat in seats:
            yield from self._player(view, seat)
        yield from self._own(view)

    def _player(self, view: View, seat: int) -> Iterator[Text]:
        """Show what lies open of a player. Section 5.3."""
        words, player = self._words, view.table.players[seat]
        mark = TURN if seat == view.turn else CHOOSING if seat in view.waiting else " "
        facts = [
            *([words.thing("board", player.board)] if player.board else []),
            words.good("VP", player.vp),
            words.table("marker", space=player.marker),
            words.table("chariot", space=player.chariot),
            words.thing("citizens", player.supply),
            *self._states(view, seat),
        ]
        name = (f" {words.names[seat]} ", paint(seat))
        yield Text.assemble(f"{mark} ", name, f" {BETWEEN.join(facts)}")
        yield Text("   " + BETWEEN.join(self._army(view, seat)))
        if cards_ := [*self._cards(player)]:
            yield Text("   " + BETWEEN.join(cards_))

    def _states(self, view: View, seat: int) -> Iterator[str]:
        """Tell what is unusual about a player. [C-5.10, C-10.4, C-19.2, C-25.27]"""
        words, player = self._words, view.table.players[seat]
        if player.passed:
            yield words.table("passed")
        if player.blocked:
            yield words.table("blocked")
        if player.exposed:
            yield words.table("exposed")
        elif player.shown:
            yield words.thing("destiny", player.shown)
        if player.doubled:
            yield words.table("doubled", good=words.thing("good", player.doubled))

    def _army(self, view: View, seat: int) -> Iterator[str]:
        """Tell strip, storage and movement. [C-17.2, C-17.5]"""
        words, player = self._words, view.table.players[seat]
        yield words.label(words.table("strip"), words.troops(player.strip))
        if any(player.storage):
            yield words.label(words.phrase("storage"), words.troops(player.storage))
        if seat < len(view.houses):
            house = view.houses[seat]
            yield words.thing("movement", house.points)
            yield words.label(words.table("next-income"), words.goods(house.income))
        if player.released:
            yield words.table("released", camps=words.thing("camps", player.released))

    def _cards(self, player: Player) -> Iterator[str]:
        """Tell gladiators, open and finished ambitions, and unlocked powers."""
        words = self._words
        for key, some in (
            ("play", player.play), ("tucked", player.tucked), ("winners", player.winners),
            ("open", [player.open] if player.open else []), ("done", player.done),
        ):  # fmt: skip
            if some:
                yield words.label(words.table(key), words.cards(some))
        names = [
            words.thing("power", f"{player.board}-{at}")
            for at, works in enumerate(player.unlocked, 1)
            if works
        ]
        if names:
            yield words.label(words.table("unlocked"), ", ".join(names))

    def _own(self, view: View) -> Iterator[Text]:
        """Show goods, destiny, ambitions and cards in hand of the reader."""
        words, mine = self._words, view.mine
        if view.seat is None or mine is None:
            return
        player = view.table.players[view.seat]
        goods = words.label(words.table("goods"), words.goods(player.goods))
        yield Text(goods, style="bold")
        if mine.destiny and not player.exposed:
            yield Text(words.label(words.table("destiny"), words.thing("destiny", mine.destiny)))
        for card in (mine.ambition, player.open):
            if card:
                told = cards.ambition(words, card, view.progress.get(card, ()))
                yield Text(words.label(words.table("ambition"), told))
        if player.exposed:
            told = cards.redemption(words, player.card, view.progress.get(player.card, ()))
            yield Text(words.label(words.table("redemption"), told))
        yield from self._hand(mine)

    def _hand(self, mine: Own) -> Iterator[Text]:
        """Show cards to choose from while the table is set, and what has been picked."""
        words = self._words
        for key, some in (("hand", mine.hand), ("picks", mine.picks), ("peeked", mine.peeked)):
            for card in some:
                yield Text(words.label(words.table(key), self._told(card)))

    def _told(self, card: str) -> str:
        """Tell a card in full where it can be chosen."""
        if card.startswith("G"):
            return cards.gladiator(self._words, card)
        if card.startswith("P"):
            return cards.ambition(self._words, card)
        return self._words.card(card)
