"""Things said to people, as data: a key of the catalogue and the facts it speaks of.

Nothing below the command line and the server ever holds a sentence. A refusal, an event or an
error carries a `Message`; whoever shows it puts it into the reader's language.
"""

from collections.abc import Mapping

from msgspec import Struct, field


class Ref(Struct, frozen=True, omit_defaults=True):
    """A fact that names a thing: `Ref("seat", 2)`, `Ref("card", "BL10")`, `Ref("school", "BL")`.

    The kind lets a reader's side choose how to show it: a name, a word, a small picture.
    """

    kind: str
    id: int | str


Fact = int | float | str | Ref | tuple[int | Ref, ...]
"""A number, a bare word, a reference, or a list of references or numbers."""


class Message(Struct, frozen=True, omit_defaults=True):
    """A sentence to be: `key` names it in the catalogue, `facts` fill its places."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def say(key: str, /, **facts: Fact) -> Message:
    """Make a message with its facts as keyword arguments."""
    return Message(key, facts)


def seat_ref(seat: int) -> Ref:
    """Refer to the person or bot on a seat."""
    return Ref("seat", seat)
