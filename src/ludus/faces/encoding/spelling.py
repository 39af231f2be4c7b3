"""Moves spelled as actions: the word first, then slot by slot.

Games with many thousands of possible moves have no list of them. But every move is a word and the
values of its slots, and those are few: so each word is an action, each value of a closed list is
one, and what else stands in a slot is spelled sign by sign. Where the legal moves leave only one
way to go on, nobody is asked.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ludus.core.moves import Move
from ludus.core.slots import Choice, Slot

SIGNS = " ,0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The signs with which numbers, bundles and lists of cards are spelled; after them comes an end."""


class Alphabet:
    """The actions of a game: its words, the values of its closed lists, the signs and an end."""

    def __init__(self, kinds: Iterable[type[Move]]) -> None:
        self._kinds = tuple(kinds)
        self.names = [kind.word for kind in self._kinds]
        self._words = {kind: at for at, kind in enumerate(self._kinds)}
        self._blocks: dict[int, int] = {}
        for name, slot in self._closed():
            if id(slot) not in self._blocks:
                self._blocks[id(slot)] = len(self.names)
                self.names += [f"{name} {slot.write(value)}" for value in slot.values]
        self._signs = len(self.names)
        self.names += [f"sign “{sign}”" for sign in SIGNS]
        self.names.append("end")
        self._known: dict[Move, tuple[int, ...]] = {}

    def _closed(self) -> Iterator[tuple[str, Choice[Any]]]:
        for kind in self._kinds:
            for name, slot in zip(kind.fields, kind.slots, strict=True):
                if isinstance(slot, Choice):
                    yield name, slot

    def __len__(self) -> int:
        return len(self.names)

    def blocks(self) -> Iterator[tuple[str, int, int]]:
        """List the parts of the alphabet: what they stand for, the first action, how many."""
        yield "words", 0, len(self._kinds)
        seen: dict[int, set[str]] = {}
        sizes: dict[int, int] = {}
        for name, slot in self._closed():
            at = self._blocks[id(slot)]
            seen.setdefault(at, set()).add(name)
            sizes[at] = len(slot.values)
        for at, slots in seen.items():
            yield ", ".join(sorted(slots)), at, sizes[at]
        yield "signs", self._signs, len(SIGNS)
        yield "end", len(self.names) - 1, 1

    def spell(self, move: Move) -> tuple[int, ...]:
        """Write a move as actions."""
        known = self._known.get(move)
        if known is None:
            known = self._known[move] = tuple(self._spelled(move))
        return known

    def _spelled(self, move: Move) -> Iterator[int]:
        kind = type(move)
        yield self._words[kind]
        for field, slot in zip(kind.fields, kind.slots, strict=True):
            yield from self._value(slot, getattr(move, field))

    def _value(self, slot: Slot[Any], value: Any) -> Iterator[int]:
        if isinstance(slot, Choice):
            yield self._blocks[id(slot)] + slot.values.index(value)
            return
        for sign in slot.write(value):
            yield self._signs + SIGNS.index(sign)
        yield len(self.names) - 1


class Listed:
    """A seat's decision where every move is one action."""

    at = 0
    spelled: list[int] = []  # noqa: RUF012 - nothing is ever spelled

    def __init__(self, moves: Sequence[Any], spellings: Iterable[tuple[int, ...]]) -> None:
        self.choices = {action: move for (action,), move in zip(spellings, moves, strict=True)}

    def take(self, action: int) -> Any:
        """Take an action: its move. One that is not among the choices raises `KeyError`."""
        return self.choices[action]


class Turn:
    """A seat's decision while it is spelled: the moves that are still possible.

    `choices` are the actions that can come next, the one number `at` of their moves' spellings;
    `spelled` are those that were taken. As soon as only
    one move is left and something was said, the move is found.
    """

    def __init__(self, moves: Sequence[Any], spellings: Sequence[tuple[int, ...]]) -> None:
        self._left = list(zip(spellings, moves, strict=True))
        self.at = 0
        self.spelled: list[int] = []
        self.choices = self._next()

    def _next(self) -> dict[int, list[tuple[tuple[int, ...], Any]]]:
        """Sort what is left by the next action, past those that leave no choice."""
        while True:
            ways: dict[int, list[tuple[tuple[int, ...], Any]]] = {}
            at = self.at
            for entry in self._left:
                ways.setdefault(entry[0][at], []).append(entry)
            if len(ways) > 1 or len(self._left) == 1:
                return ways
            self.at += 1

    def take(self, action: int) -> Any | None:
        """Take an action: the move, once it is clear which; None while it is not.

        An action that is not among the choices raises `KeyError`.
        """
        self._left = self.choices[action]
        self.spelled.append(action)
        if len(self._left) == 1:
            return self._left[0][1]
        self.at += 1
        self.choices = self._next()
        return None
