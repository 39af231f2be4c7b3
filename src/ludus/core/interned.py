"""Values that are known by their text, with one object for each, so that `is` is equality."""


class Interned:
    """A card or a move: a game's own class gives it meaning, and a `parse` that finds it."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    @classmethod
    def parse(cls, text: str) -> "Interned":
        """Read what `str` prints, or raise `BadNotation`."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # Copies and pickles give the one object back: these values are compared by identity.
        return type(self).parse, (self.text,)
