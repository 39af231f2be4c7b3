"""Figures in the reader's language: their names, their items, and their values with units."""

from math import isfinite

from ludus.lab.figures import Unit, group_of, item_of
from ludus.locales.catalogue import Catalogue


class Words:
    """Names and numbers of a game's figures in one language."""

    def __init__(self, speech: Catalogue, game: str) -> None:
        self.speech, self._game = speech, game

    def text(self, key: str, /, **facts: object) -> str:
        """Give a sentence."""
        return self.speech.text(key, **facts)

    def game(self) -> str:
        """Name the game."""
        key = f"{self._game}-name"
        return self.text(key) if key in self.speech else self._game

    def figure(self, name: str) -> str:
        """Name a figure, such as `wins:seat`: one of somebody's own question by its own name."""
        what, _, of = name.partition(":")
        if f"lab-figure-{what}" not in self.speech:
            return name
        return self.text(f"lab-figure-{what}", of=self._kind(of))

    def named(self, figure: str, item: str = "") -> str:
        """Name a figure and its item, such as `wins:seat` and `2`, or `wins:seat/2`."""
        group, item = group_of(figure), item or item_of(figure)
        name = self.figure(group)
        return self.text("lab-named", figure=name, item=self.item(group, item)) if item else name

    def explained(self, name: str) -> str:
        """Say what a figure means; nothing for one of somebody's own question."""
        key = f"lab-about-{name.partition(':')[0]}"
        return self.text(key) if key in self.speech else ""

    def _kind(self, of: str) -> str:
        key = f"lab-of-{of}"
        return self.text(key) if key in self.speech else of

    def item(self, figure: str, item: str) -> str:
        """Name an item: a thing by its name in the game, anything else as it is."""
        kind = figure.partition(":")[2]
        if f"{self._game}-{kind}" in self.speech and kind not in ("seat", "side"):
            return self.speech.name(self._game, kind, item)
        return item

    def variant(self, name: str) -> str:
        """Name a variant."""
        return name or self.text("lab-as-it-is")

    def value(self, value: float | None, unit: Unit, *, sign: bool = False) -> str:
        """Write a value with its unit."""
        if value is None:
            return "–"
        if not isfinite(value):
            return "∞" if value > 0 else "−∞"
        plus = "+" if sign else ""
        if unit == "share":
            text = f"{100 * value:{plus}.1f}\N{NO-BREAK SPACE}%"
        elif unit == "minutes":
            text = self.text("lab-minutes", minutes=f"{value:{plus}.1f}")
        else:
            text = f"{value:{plus}.3g}" if abs(value) < 100 else f"{value:{plus}.0f}"
        text = text.replace("-", "−")
        if not any(digit in text for digit in "123456789"):
            text = text.lstrip("+−")  # nothing has no sign, however it was rounded
        return self.decimals(text)

    def decimals(self, text: str) -> str:
        """Write a number with the sign that the language has between units and tenths."""
        return text if self.speech.language == "en" else text.replace(".", ",")

    def interval(
        self, low: float | None, high: float | None, unit: Unit, *, sign: bool = False
    ) -> str:
        """Write an interval."""
        ends = (self.value(end, unit, sign=sign) for end in (low, high))
        return self.text("lab-interval", low=next(ends), high=next(ends))

    def chance(self, chance: float | None) -> str:
        """Write a chance."""
        if chance is None:
            return "–"
        return self.decimals("< 0.001" if chance < 0.001 else f"{chance:.3f}")
