"""Slots: the places in a move's text, each with every value it can hold.

A move such as `engage 7 2` has a word and two slots. A slot knows how its value is written, how it
is read, and what values there are, so that one codec serves all games and a test can try moves that
nobody would think of.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Generic, TypeVar, cast

from ludus.core.message import Fact, Ref, seat_ref

T = TypeVar("T")


class Slot(Generic[T]):
    """One place in a move's text."""

    pattern = r"[^ ]+"
    """What the text of a value looks like, as a regular expression without groups."""

    kind: str | None = None
    """What a value names, such as `card` or `seat`, where it is more than a number or a word."""

    def fact(self, value: T) -> Fact:
        """Give a value as a fact of a sentence."""
        if self.kind == "seat" and isinstance(value, int):
            return seat_ref(value)
        if self.kind is not None:
            return Ref(self.kind, self.write(value))
        # Yes and no are words, though Python counts with them.
        number = isinstance(value, int) and not isinstance(value, bool)
        return cast(int, value) if number else self.write(value)

    def write(self, value: T) -> str:
        """Write a value."""
        return str(value)

    def read(self, text: str) -> T:
        """Read a value; a `ValueError` says that the text is none."""
        raise NotImplementedError

    def sample(self, rng: Random) -> T:
        """Choose any value the slot can hold."""
        raise NotImplementedError


class Choice(Slot[T]):
    """A value of a closed list; `write` gives each its text."""

    def __init__(
        self, values: Iterable[T], write: Callable[[T], str] = str, kind: str | None = None
    ) -> None:
        self.kind = kind
        self.values = tuple(values)
        self._texts: Mapping[T, str] = {value: write(value) for value in self.values}
        self._values = {text: value for value, text in self._texts.items()}
        longest_first = sorted(self._values, key=len, reverse=True)
        self.pattern = f"(?:{'|'.join(map(re.escape, longest_first))})"

    def write(self, value: T) -> str:
        """Write a value."""
        return self._texts[value]

    def read(self, text: str) -> T:
        """Find the value with a text."""
        if text not in self._values:
            raise ValueError(text)
        return self._values[text]

    def sample(self, rng: Random) -> T:
        """Choose any value of the list."""
        return rng.choice(self.values)


class Number(Slot[int]):
    """A whole number within bounds."""

    pattern = r"[0-9]{1,9}"

    def __init__(self, least: int, most: int, kind: str | None = None) -> None:
        self.kind = kind
        self.least = least
        self.most = most

    def read(self, text: str) -> int:
        """Read a number; leading zeros mean nothing."""
        number = int(text)
        if not self.least <= number <= self.most:
            raise ValueError(text)
        return number

    def sample(self, rng: Random) -> int:
        """Choose a number, a small one more often: large ones are forbidden for dull reasons."""
        span = self.most - self.least + 1
        return self.least + rng.randrange(rng.choice((span, min(span, 6))))


class Several(Slot[tuple[Any, ...]]):
    """Values that stand together, such as the numbers of three kinds of troops."""

    def __init__(self, *slots: Slot[Any]) -> None:
        self._slots = slots
        self.pattern = " ".join(slot.pattern for slot in slots)

    def write(self, value: tuple[Any, ...]) -> str:
        """Write the values one after another."""
        return " ".join(slot.write(one) for slot, one in zip(self._slots, value, strict=True))

    def read(self, text: str) -> tuple[Any, ...]:
        """Read as many words as there are slots."""
        words = text.split(" ")
        return tuple(slot.read(word) for slot, word in zip(self._slots, words, strict=True))

    def sample(self, rng: Random) -> tuple[Any, ...]:
        """Choose a value for each slot."""
        return tuple(slot.sample(rng) for slot in self._slots)
