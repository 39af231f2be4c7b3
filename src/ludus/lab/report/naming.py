"""What the report calls variants and modes: in full once, shortly from then on."""

import re

from ludus.lab.results import Result, Row
from ludus.lab.words import Words

_KEY = re.compile(r"^(−?)\S*\.(?=[^.\s]+( |$))")
"""All of a key but its last part; a minus before it means that something has been removed."""


class Naming:
    """Short names of a result's variants and modes, and what needs to be said of a row."""

    def __init__(self, result: Result, words: Words) -> None:
        self.words = words
        self.variants = tuple(dict.fromkeys(row.variant for row in result.rows))
        self.modes = tuple(dict.fromkeys(row.mode for row in result.rows))
        self._short = self._names()

    def _names(self) -> dict[str, str]:
        """Name a single change “after”, several by the ends of their keys if those suffice."""
        changed = [name for name in self.variants if name]
        if len(changed) == 1 and "" in self.variants:
            text = self.words.text
            return {"": text("lab-col-before"), changed[0]: text("lab-col-after")}
        short = {name: _ends(name) for name in changed}
        if len({*short.values()}) < len(changed):
            short = {name: name for name in changed}
        return {"": self.words.variant(""), **{name: minus(one) for name, one in short.items()}}

    def short(self, variant: str) -> str:
        """Name a variant where it stands beside others."""
        return self._short[variant]

    def legend(self) -> list[str]:
        """List what is compared, each variant with its changes in full."""
        lines = []
        for name in self.variants:
            full, short = minus(self.words.variant(name)), self.short(name)
            lines.append(full if short == full else f"{short}: {full}")
        return lines

    def row(self, row: Row) -> str:
        """Name a row's figure, with its variant and its mode if there are several of them."""
        parts = [self.words.named(row.figure, row.item)]
        if len({*self.variants} - {""}) > 1:
            parts.append(self.short(row.variant))
        if len(self.modes) > 1:
            parts.append(row.mode)
        return " · ".join(parts)


def _ends(variant: str) -> str:
    """Shorten keys to their ends: `favour = 3` is enough where nothing else is called so."""
    return ", ".join(_KEY.sub(r"\1", change) for change in variant.split(", "))


def minus(text: str) -> str:
    """Write numbers below zero with a minus and not with a hyphen."""
    return text.replace(" -", " −")
