"""Names of things in the reader's words: goods, troops, places, cards, and what effects say."""

from collections.abc import Iterable, Mapping, Sequence

from ludus.cli.terminal import Terminal
from ludus.games.insanam.content.catalogue import SEAS
from ludus.games.insanam.content.vocabulary import GOODS, TROOPS, Atom
from ludus.games.insanam.slots import STORAGE

BETWEEN = " · "
TROOP_COUNTS = ("legionaries", "centurions", "evocati", "camps")
"""What counts troops in the order of moves: the last is the camp of a battle. [C-19.6]"""

_GOOD_COUNTS: Mapping[str, str] = {
    "G": "gold", "W": "wood", "S": "stone", "VP": "points", "COR": "corruption", "ANY": "any",
}  # fmt: skip
_CARDS = {
    "G": "gladiator", "A": "adversary", "E": "event", "P": "ambition", "U": "public",
    "D": "redemption",
}  # fmt: skip
"""The kinds of cards by the first letter of their ids; all others are tiles."""


def chosen(word: str) -> str:
    """Write a word of the content as sentences are chosen by it: without dots and spaces."""
    return word.replace(".", "-").replace(" ", "-")


def signed(number: int) -> str:
    """Write a number with its sign."""
    return f"{number:+}"


class Words:
    """Speaks of the things of a table to one reader."""

    def __init__(self, terminal: Terminal, names: Sequence[str]) -> None:
        self.terminal = terminal
        self.names = names

    def phrase(self, key: str, /, **facts: object) -> str:
        """Give a sentence of this game."""
        return self.terminal.text(f"insanam-{key}", **facts)

    def table(self, key: str, /, **facts: object) -> str:
        """Give a sentence of the terminal's own."""
        return self.phrase(f"table-{key}", **facts)

    def label(self, name: str, rest: str) -> str:
        """Put a name and a colon before something, as the language does."""
        return self.table("label", name=name, rest=rest)

    def thing(self, kind: str, id_: int | str) -> str:
        """Name a thing by its kind, or count things of a kind."""
        return self.terminal.speech.name("insanam", kind, id_)

    def card(self, card: str) -> str:
        """Name a card or a tile."""
        return self.thing(_CARDS.get(card[0], "tile"), card)

    def cards(self, cards: Iterable[str]) -> str:
        """Name some cards."""
        return ", ".join(map(self.card, cards)) or self.phrase("nothing")

    def place(self, place: str) -> str:
        """Name a territory, a sea space or the storage."""
        if place == STORAGE:
            return self.phrase("storage")
        return self.thing("sea" if place in SEAS else "territory", place)

    def good(self, resource: str, count: int) -> str:
        """Count one kind of goods, VP or corruption."""
        return self.thing(_GOOD_COUNTS[resource], count)

    def goods(self, goods: Sequence[int]) -> str:
        """Count gold, wood and stone, without those of which there are none."""
        some = (self.good(kind, n) for kind, n in zip(GOODS, goods, strict=True) if n)
        return ", ".join(some) or self.phrase("nothing")

    def spelled(self, word: str) -> str:
        """Count goods written letter by letter, such as GGW."""
        return self.goods([word.count(kind) for kind in GOODS])

    def troops(self, troops: Sequence[int]) -> str:
        """Count troops, and a camp behind them, without those of which there are none."""
        some = (self.thing(kind, n) for kind, n in zip(TROOP_COUNTS, troops, strict=False) if n)
        return ", ".join(some) or self.phrase("nothing")

    def troop(self, troop: str, count: int) -> str:
        """Count troops of one type."""
        return self.thing(TROOP_COUNTS[tuple[str, ...](TROOPS).index(troop)], count)

    def effect(self, effect: Iterable[Atom], *, barracks: bool = False) -> str:
        """Say what an effect does, atom by atom."""
        return "; ".join(self.atom(atom, barracks=barracks) for atom in effect)

    def atom(self, atom: Atom, *, barracks: bool = False) -> str:
        """Say what one atom does; in the barracks movement adds up. [C-18.4]"""
        if atom.kind == "mod":
            return self.phrase("mod", key=chosen(atom.key), n=signed(atom.n))
        what = self.good(atom.resource, atom.n) if atom.resource else ""
        if atom.kind == "tax":
            return self.phrase("tax", trigger=chosen(atom.key), what=what)
        if atom.kind == "sp":
            return self._special(atom)
        if atom.kind == "spend":
            return self.phrase("atom-spend", what=self._spent(atom))
        kind = "move-more" if atom.kind == "move" and barracks else atom.kind
        return self.phrase(f"atom-{kind}", what=what, **self._facts(atom))

    def _facts(self, atom: Atom) -> dict[str, object]:
        """Gather all that the words for an atom may speak of."""
        return {
            "n": atom.n,
            "d": atom.d,
            "deck": atom.deck,
            "troops": self.troop(atom.troop, atom.n) if atom.troop else "",
            "zones": ", ".join(self.thing("zone", zone) for zone in atom.zones),
            "region": self.thing("region", atom.region) if atom.region else "",
            "measure": self.measure(atom.metric) if atom.metric else "",
        }

    def _special(self, atom: Atom) -> str:
        """Say what a power of a board does that no other atom can. [C-25]"""
        more = {"accuse": atom.limit, "strength": atom.troop}.get(atom.key, "")
        key = f"{atom.key} {more}" if more else atom.key
        troops = self.troops(atom.numbers)
        return self.phrase("sp", key=chosen(key), troops=troops, n=signed(atom.n))

    def _spent(self, atom: Atom) -> str:
        return ", ".join(self.good(kind, n) for kind, n in atom.goods)

    def measure(self, metric: str) -> str:
        """Name what is measured. [C-12.3, C-14.5]"""
        return self.thing("measure", chosen(metric))

    def condition(self, metric: str, count: int) -> str:
        """Say what an ambition or a redemption asks for. [C-11.4, C-12.1]"""
        return self.phrase("metric", metric=chosen(metric), n=count)
