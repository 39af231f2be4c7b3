"""What is agreed before play, and the numbers of the table. Chapter M-1."""

from collections.abc import Mapping
from importlib.resources import files

from msgspec import Struct

from ludus.core.content import content_hash, load_content
from ludus.core.errors import BadOptions
from ludus.core.message import Message
from ludus.core.options import read_struct


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The content file."""

    players: tuple[int, ...]
    coins: int
    stake: int
    fingers: int
    rounds: int


NUMBERS = load_content(files(__package__) / "content", "table", Numbers)
CONTENT = content_hash(NUMBERS)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How many play. [M-1.1]"""

    players: int = 2

    def __post_init__(self) -> None:
        if self.players not in NUMBERS.players:
            facts = {"players": self.players, "least": NUMBERS.players[0]}
            message = Message("micatio-bad-players", {**facts, "most": NUMBERS.players[-1]})
            raise BadOptions(message, "M-1.1")


MODES = tuple(Options(players) for players in NUMBERS.players)


def read_options(given: Mapping[str, object]) -> Options:
    """Read options as given."""
    return read_struct(given, Options)
