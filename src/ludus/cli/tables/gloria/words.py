"""Names of things in the reader's words: gladiators, troops, hexes, ways, weights, states."""

from collections.abc import Iterable, Iterator, Sequence

from ludus.cli.terminal import Terminal
from ludus.games.gloria.state import Gladiator, State
from ludus.kit.hexes import Hex, axial

LETTERS = "ABCDEF"
"""The troops by seat."""

ARROWS = "→↘↙←↖↗"
"""The facings."""

LIES = "_"
BETWEEN = " · "
GONE = ("dead", "out", "gone", "freed")


def letter(seat: int) -> str:
    """Give the letter of a troop."""
    return LETTERS[seat % len(LETTERS)]


def tag(one: Gladiator) -> str:
    """Give the short sign of a gladiator: the troop's letter and the number moves call it by."""
    return f"{letter(one.owner)}{one.id}"


def look(one: Gladiator) -> str:
    """Give the sign of what it does there: lie, or look somewhere."""
    return LIES if one.down else ARROWS[one.facing]


def place(hex_: Hex) -> str:
    """Write the coordinates of a hex, as they may be typed."""
    q, r = axial(hex_)
    return f"{q},{r}".replace("-", "−")


class Words:
    """Speaks of the things of a table to one reader."""

    def __init__(self, terminal: Terminal, names: Sequence[str]) -> None:
        self.terminal = terminal
        self.names = names

    def ui(self, key: str, **facts: object) -> str:
        """Give a sentence of the terminal's own."""
        return self.terminal.text(f"gloria-ui-{key}", **facts)

    def board(self, key: str, **facts: object) -> str:
        """Give a sentence that the browser's board has too."""
        return self.terminal.text(f"gloria-board-{key}", **facts)

    def school(self, key: str, **facts: object) -> str:
        """Give a sentence that the browser's school has too."""
        return self.terminal.text(f"gloria-school-{key}", **facts)

    def label(self, name: str, rest: str) -> str:
        """Put a name and a colon before something, as the language does."""
        return self.ui("label", name=name, rest=rest)

    def thing(self, kind: str, id_: int | str) -> str:
        """Name an item, a class, a level, a way."""
        return self.terminal.speech.name("gloria", kind, id_)

    def name(self, one: Gladiator) -> str:
        """Name a gladiator."""
        return self.thing("gladiator", one.name)

    def full(self, one: Gladiator) -> str:
        """Name a gladiator as the arena shows it."""
        return f"{tag(one)} {self.name(one)}"

    def way(self, facing: int) -> str:
        """Name a direction."""
        return self.thing("way", facing)

    def items(self, items: Iterable[str]) -> str:
        """Name some items or pieces of armour."""
        return ", ".join(self.thing("item", item) for item in items)

    def number(self, number: float) -> str:
        """Write a number as the language does."""
        whole = int(number) if number == int(number) else number
        return self.board("number", number=whole)

    def weight(self, quarters: int) -> str:
        """Write a weight."""
        return self.number(quarters / 4)

    def hands(self, hands: Sequence[str], sheathed: str) -> str:
        """Tell what is held, and in brackets what is sheathed."""
        held = self.items(hands) or self.board("empty-handed")
        return f"{held} ({self.items([sheathed])})" if sheathed else held

    def states(self, table: State, one: Gladiator) -> Iterator[str]:
        """Tell all that is unusual about a gladiator, and whom it fights. [L-28, L-30.4]"""
        if one.status in GONE:
            yield self.board(f"fate-{one.status}")
        elif one.status == "fit":
            yield from self._troubles(table, one)
        elif table.options.mode == "single":
            yield self.ui("waits")
        if one.opponent >= 0:
            yield self.board("against", one=self.full(table.gladiators[one.opponent]))

    def _troubles(self, table: State, one: Gladiator) -> Iterator[str]:
        """Tell what hinders a gladiator. [L-11.3, L-12.1, L-14.1, L-21.3, L-21.7, L-27.2]"""
        if one.down:
            yield self.board("state-down")
        if one.snare:
            yield self.ui("snared", item=self.items([one.snare]))
        for word in ("stunned", "cowed"):
            # 0 is no turn, also before the first one begins.
            turn = getattr(one, word)
            if turn and turn - table.turn in (0, 1):
                yield self.ui(f"{word}-{'now' if turn == table.turn else 'next'}")
        if one.appealing:
            yield self.board("state-appealing")
        if not one.armed:
            yield self.ui("unarmed")
