"""What `Rules` does where a game states nothing: no options, no laws, nothing hidden."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from ludus.core.codec import from_json, to_json
from ludus.core.errors import Refusal
from ludus.core.frames import Frame
from ludus.core.message import Message

S = TypeVar("S")
V = TypeVar("V")


def players_of(options: Any) -> int:
    """Give one seat to each player."""
    return int(options.players)


def no_menu(players: int) -> Mapping[str, Sequence[object]]:  # noqa: ARG001
    """Offer no options beside the number of players."""
    return {}


def nothing_turned_up(state: Any) -> object:  # noqa: ARG001
    """Turn nothing up but by chance, or when all have chosen in secret."""
    return None


def nothing_alike(view: Any) -> None:
    """Work nothing out for all readers alike."""


def all_of_it(view: V, alike: Any = None) -> V:  # noqa: ARG001
    """Show a person the whole view."""
    return view


def everything(heard: Sequence[Message]) -> int:  # noqa: ARG001
    """Let everything that was heard be looked up."""
    return 0


def no_laws(state: Any) -> Iterator[str]:  # noqa: ARG001
    """Know of no invariant."""
    return iter(())


def no_numbers(options: Any) -> Mapping[str, int | str]:  # noqa: ARG001
    """Have no numbers that the sentences of the goal card need."""
    return {}


def no_tables() -> Mapping[str, object]:
    """Print nothing beside the content files."""
    return {}


def no_purse(state: Any, seat: int) -> Mapping[str, int]:  # noqa: ARG001
    """Hold nothing that moves are paid with."""
    return {}


def no_other_reason(state: Any, seat: int) -> Refusal | None:  # noqa: ARG001
    """Know of no special reason why a seat is not asked."""
    return None


def nobody_ahead(state: Any) -> None:
    """Tell nobody who is ahead before the end."""


def all_apart(options: Any) -> Sequence[int]:  # noqa: ARG001
    """Let every seat win for itself."""
    return ()


def nothing_of_its_own(state: Any) -> Mapping[str, Sequence[Sequence[str]]]:  # noqa: ARG001
    """Give no seat anything that others do not have."""
    return {}


def no_frames(state: Any) -> list[Frame]:  # noqa: ARG001
    """Have nothing that goes on by itself."""
    return []


def copied(state: S) -> S:
    """Copy a state by way of JSON: slow and always right."""
    return from_json(to_json(state), type(state))
