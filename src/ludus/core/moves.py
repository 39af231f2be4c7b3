"""Moves: frozen typed values with one text each, and the codec that writes and reads them.

A game declares its moves as classes; the annotation of a field names its slot:

    class Engage(Move, word="engage"):
        target: Annotated[int, GLADIATOR]
        facing: Annotated[int, FACING]

`Engage(7, 2)` is written `engage 7 2`. A move whose text has another shape gives a `form`, such as
`form="{value}x{count}"`. There is one object for each move, so `is` is equality, and rules may make
the same move again and again at the price of a look-up.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import (
    Any,
    ClassVar,
    Generic,
    Self,
    TypeVar,
    cast,
    dataclass_transform,
    get_type_hints,
)
from weakref import WeakValueDictionary

from ludus.core.errors import BadNotation, fault
from ludus.core.message import Fact
from ludus.core.slots import Slot

Values = tuple[Any, ...]


def derived(*, init: bool = False) -> Any:
    """Mark a field that is no part of the text: `complete` fills it in."""
    return init


@dataclass_transform(frozen_default=True, field_specifiers=(derived,))
class MoveType(type):
    """The class of move classes: annotations become slots, and each move is made once."""

    word: str
    fields: tuple[str, ...]
    slots: tuple[Slot[Any], ...]
    _form: str
    _pattern: re.Pattern[str]
    _made: dict[Values, Any]
    _met: WeakValueDictionary[Values, Any]

    def __new__(
        mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], **_: str
    ) -> "MoveType":
        """Make room for the fields."""
        if bases:
            names = body.get("__annotations__", {})
            body = {key: value for key, value in body.items() if key not in names}
            body["__slots__"] = tuple(names)
        return super().__new__(mcs, name, bases, body)

    def __init__(
        cls,
        name: str,
        bases: tuple[type, ...],
        body: dict[str, Any],
        word: str = "",
        form: str = "",
    ) -> None:
        """Read the slots and work out what the text looks like."""
        super().__init__(name, bases, body)
        slots = dict(_slots_of(cls)) if bases else {}
        cls.word = word or name.lower()
        cls.fields = tuple(slots)
        type.__setattr__(cls, "__match_args__", cls.fields)
        cls.slots = tuple(slots.values())
        cls._form = form or " ".join([cls.word, *(f"{{{field}}}" for field in slots)])
        parts = re.split(r"\{(\w+)\}", cls._form)
        cls._pattern = re.compile(
            "".join(
                f"({slots[part].pattern})" if at % 2 else re.escape(part)
                for at, part in enumerate(parts)
            )
        )
        cls._made = {}
        cls._met = WeakValueDictionary()

    def __call__(cls, *values: Any) -> Any:
        """Give the one move with these values, and keep it."""
        move = cls._made.get(values)
        if move is None:
            move = cls._made[values] = cls.given(values)
        return move

    def given(cls, values: Values) -> Any:
        """Give the one move with these values; one that nobody keeps is forgotten again.

        Anybody may send any number of texts, so what is only read must not stay for ever.
        """
        move = cls._made.get(values) or cls._met.get(values)
        if move is None:
            move = cls._met[values] = cls._new(values)
        return move

    def _new(cls, values: Values) -> Any:
        move: Any = object.__new__(cast(Any, cls))
        texts = {}
        for field, slot, value in zip(cls.fields, cls.slots, values, strict=True):
            object.__setattr__(move, field, value)
            texts[field] = slot.write(value)
        object.__setattr__(move, "text", cls._form.format(**texts))
        move.complete()
        return move


def _slots_of(cls: type) -> Iterator[tuple[str, Slot[Any]]]:
    """Find the fields that are annotated with a slot, in order."""
    for field, hint in get_type_hints(cls, include_extras=True).items():
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Slot):
                yield field, mark


class Move(metaclass=MoveType):
    """A move of a game."""

    __slots__ = ("__weakref__", "text")

    word: ClassVar[str]
    """What the move does, in one word: the first of its text, unless the text has another form."""

    def complete(self) -> None:
        """Fill in the derived fields, with `object.__setattr__`."""

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a move is frozen: {name}")

    def __str__(self) -> str:
        return self.text  # type: ignore[attr-defined, no-any-return]

    __repr__ = __str__

    def __reduce__(self) -> tuple[object, tuple[Any, ...]]:
        # Copies and pickles give the one object back.
        return type(self), tuple(getattr(self, field) for field in type(self).fields)

    def facts(self) -> dict[str, Fact]:
        """Give what the move names, by field, for a sentence about it."""
        kind = type(self)
        return {
            field: slot.fact(getattr(self, field))
            for field, slot in zip(kind.fields, kind.slots, strict=True)
        }

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Read the text of a move of this class; None if it is none."""
        match = cls._pattern.fullmatch(text)
        if match is None:
            return None
        try:
            values = [slot.read(part) for slot, part in zip(cls.slots, match.groups(), strict=True)]
        except ValueError:
            return None
        move: Self = cls.given(tuple(values))
        return move

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text of a move of this class, or raise `BadNotation`."""
        move = cls.read(text)
        if move is None:
            raise fault(BadNotation, "no-such-move", text=text)
        return move

    @classmethod
    def sample(cls, rng: Random) -> Self:
        """Choose any move of this class, allowed or not."""
        move: Self = cls.given(tuple(slot.sample(rng) for slot in cls.slots))
        return move

    def varied(self, rng: Random) -> Self:
        """Change one slot: what is almost right is refused for the most interesting reasons."""
        kind = type(self)
        values = [getattr(self, field) for field in kind.fields]
        if values:
            at = rng.randrange(len(values))
            values[at] = kind.slots[at].sample(rng)
        move: Self = kind.given(tuple(values))
        return move


M = TypeVar("M", bound=Move)


class Notation(Generic[M]):
    """Reads the moves of a game, as they are written and as people type them.

    loosen  turns what people type into the canonical text: case, blanks, other signs
    key     names the sentence that says what is no move of the game
    """

    def __init__(
        self,
        kinds: Iterable[type[M]],
        loosen: Callable[[str], str] | None = None,
        key: str = "no-such-move",
    ) -> None:
        self.kinds = tuple(dict.fromkeys(kinds))
        self._loosen = loosen or plain_text
        self._key = key
        self._worded: dict[str, list[type[M]]] = {}
        self._others: list[type[M]] = []
        for kind in self.kinds:
            self._home(kind).append(kind)
        self._known: WeakValueDictionary[str, M] = WeakValueDictionary()

    def _home(self, kind: type[M]) -> list[type[M]]:
        """Find where a class is looked for: by the first word of its text, if that is fixed."""
        first = kind._form.partition(" ")[0]
        return self._others if "{" in first else self._worded.setdefault(first, [])

    def parse(self, text: str) -> M:
        """Read a move's text, or raise `BadNotation`."""
        move = self._known.get(text)
        if move is None:
            move = self._find(text) or self._find(self._loosen(text))
            if move is None:
                raise fault(BadNotation, self._key, text=text)
            self._known[text] = move
        return move

    def _find(self, text: str) -> M | None:
        for kind in (*self._worded.get(text.partition(" ")[0], ()), *self._others):
            move: M | None = kind.read(text)
            if move is not None:
                return move
        return None


def plain_text(text: str) -> str:
    """Forget about case and extra blanks."""
    return " ".join(text.lower().split())
