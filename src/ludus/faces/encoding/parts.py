"""Parts of an observation, declared once: each knows its size, its name and how it is written."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from ludus.faces.encoding import Numbers


class Line(NamedTuple):
    """What some numbers are: a phrase, how many they are, and what one of a row is made of."""

    phrase: str
    size: int
    inner: "tuple[Line, ...]" = ()


class Ink:
    """Where numbers other than 0 are written, before they become an array."""

    def __init__(self) -> None:
        self.ones: list[int] = []
        """Places that are marked with 1."""
        self.where: list[int] = []
        self.what: list[float] = []
        self._rows: list[tuple[int, Numbers]] = []

    def put(self, at: int, number: float) -> None:
        """Write a number."""
        if number:
            self.where.append(at)
            self.what.append(number)

    def stamp(self, at: int, row: Numbers) -> None:
        """Put a row of numbers that is known already."""
        self._rows.append((at, row))

    def dry(self, size: int) -> Numbers:
        """Make the array."""
        numbers = np.zeros(size, dtype=np.float32)
        for at, row in self._rows:
            numbers[at : at + len(row)] = row
        numbers[self.ones] = 1
        numbers[self.where] = self.what
        return numbers


class Part(Protocol):
    """A part of an observation."""

    size: int

    def write(self, value: Any, at: int, ink: Ink) -> None:
        """Write a value from a place on."""
        ...

    def lines(self, name: str) -> Iterator[Line]:
        """Say what the numbers are."""
        ...


class Share:
    """A number as a share of another one; truth counts as 1."""

    size = 1

    def __init__(self, whole: float = 1) -> None:
        self._whole = whole

    def write(self, value: Any, at: int, ink: Ink) -> None:
        """Write the share."""
        ink.put(at, value / self._whole)

    def lines(self, name: str) -> Iterator[Line]:
        """Name it, with the whole."""
        yield Line(name if self._whole == 1 else f"{name}, of {self._whole:g}", 1)


YES = Share()
"""Whether something is so: 1 or 0."""


class OneOf:
    """One value of a list: its place is marked, or none for a value that is not in it."""

    def __init__(self, values: Sequence[Any]) -> None:
        self._places = {value: at for at, value in enumerate(values)}
        self.size = len(self._places)

    def write(self, value: Any, at: int, ink: Ink) -> None:
        """Mark the place."""
        place = self._places.get(value)
        if place is not None:
            ink.ones.append(at + place)

    def lines(self, name: str) -> Iterator[Line]:
        """Name it, with the values if they are few."""
        values = ", ".join(map(str, self._places))
        few = len(values) < 80
        yield Line(f"{name}: one of {values}" if few else f"{name}: one of all", self.size)


class Some:
    """How often each value of a list is there."""

    def __init__(self, values: Sequence[Any], whole: float = 1) -> None:
        self._places = {value: at for at, value in enumerate(values)}
        self._whole = whole
        self.size = len(self._places)

    def write(self, value: Any, at: int, ink: Ink) -> None:
        """Count the values."""
        if not value:
            return
        found: dict[int, int] = {}
        for one in value:
            place = self._places.get(one)
            if place is not None:
                found[place] = found.get(place, 0) + 1
        for place, count in found.items():
            ink.put(at + place, count / self._whole)

    def lines(self, name: str) -> Iterator[Line]:
        """Name it."""
        yield Line(f"{name}: how many of each", self.size)


class Each:
    """Values in a row, as many as there can be; where there are fewer, the rest is 0."""

    def __init__(self, most: int, part: Part, what: str = "") -> None:
        self._most, self._part, self._what = most, part, what
        self.size = most * part.size

    def write(self, value: Any, at: int, ink: Ink) -> None:
        """Write one after another."""
        size, write = self._part.size, self._part.write
        for place, one in enumerate(value[: self._most]):
            write(one, at + place * size, ink)

    def lines(self, name: str) -> Iterator[Line]:
        """Name it, with what one of them is made of."""
        yield _row(name, self._most, self.size, self._part.lines(self._what))


class By:
    """Values by key, in the order of a list of keys."""

    def __init__(self, keys: Sequence[Any], part: Part) -> None:
        self._places = {key: at * part.size for at, key in enumerate(keys)}
        self._part = part
        self.size = len(self._places) * part.size

    def write(self, value: Mapping[Any, Any], at: int, ink: Ink) -> None:
        """Write what is there under each key."""
        write, places = self._part.write, self._places
        for key, one in value.items():
            write(one, at + places[key], ink)

    def lines(self, name: str) -> Iterator[Line]:
        """Name it, with what there is for one key."""
        yield _row(name, len(self._places), self.size, self._part.lines("each"))


def _row(name: str, times: int, size: int, inner: Iterator[Line]) -> Line:
    """Describe a row of equal parts: in one line, if one of them is one line."""
    parts = tuple(inner)
    if len(parts) == 1:
        return Line(f"{name} {parts[0].phrase}", size, parts[0].inner)
    return Line(f"{name}: {times} × {size // times}", size, parts)


Field = tuple[str, Callable[[Any], Any], Part]
"""A phrase, how the value is found, and how it is written. None is left out."""


class Fields:
    """Fields one after another."""

    def __init__(self, *fields: Field) -> None:
        self._fields: list[tuple[str, Callable[[Any], Any], Part, int]] = []
        self.size = 0
        for name, get, part in fields:
            self._fields.append((name, get, part, self.size))
            self.size += part.size

    def write(self, value: Any, at: int, ink: Ink) -> None:
        """Write every field that has a value."""
        for _, get, part, offset in self._fields:
            found = get(value)
            if found is not None and found is not False:
                part.write(found, at + offset, ink)

    def lines(self, name: str) -> Iterator[Line]:
        """Name all fields."""
        for phrase, _, part, _ in self._fields:
            yield from part.lines(f"{name} {phrase}".strip())


class Kept:
    """A part whose numbers are kept: what has not changed is not worked out again.

    `key` gives all that the numbers depend on.
    """

    _MOST = 20_000

    def __init__(self, part: Part, key: Callable[[Any], Hashable]) -> None:
        self._part, self._key = part, key
        self.size = part.size
        self._known: dict[Hashable, Numbers] = {}

    def write(self, value: Any, at: int, ink: Ink) -> None:
        """Put the numbers that are known, or work them out."""
        key = self._key(value)
        row = self._known.get(key)
        if row is None:
            if len(self._known) > self._MOST:
                self._known.clear()
            fresh = Ink()
            self._part.write(value, 0, fresh)
            row = self._known[key] = fresh.dry(self.size)
        ink.stamp(at, row)

    def lines(self, name: str) -> Iterator[Line]:
        """Name it as if nothing were kept."""
        return self._part.lines(name)


class Declared:
    """An encoding whose observation is declared as fields, and whose moves are spelled."""

    def __init__(self, kinds: Sequence[Any], seen: Fields) -> None:
        from ludus.faces.encoding.spelling import Alphabet

        self.alphabet = Alphabet(kinds)
        self.actions = len(self.alphabet)
        self._seen = seen
        self.size = seen.size
        self.lines = tuple(seen.lines(""))
        self.fields = tuple((line.phrase, line.size) for line in self.lines)

    def observe(self, view: Any, moves: Sequence[Any]) -> Numbers:  # noqa: ARG002
        """Write what a seat sees as numbers."""
        ink = Ink()
        self._seen.write(view, 0, ink)
        return ink.dry(self.size)

    def spell(self, move: Any, seat: int) -> tuple[int, ...]:  # noqa: ARG002
        """Write a move as actions."""
        return self.alphabet.spell(move)

    def name(self, action: int) -> str:
        """Say what an action stands for."""
        return self.alphabet.names[action]
