"""Games as numbers: what a seat sees in an array of one size, and what it does as numbered actions.

An encoding belongs to a game in one mode. It is made from views, so that it cannot tell more than a
view; equal views give equal numbers. See docs/faces.md.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ludus.core.errors import BadInput, fault
from ludus.core.rules import AnyRules

Numbers = NDArray[np.float32]
Spelling = tuple[int, ...]
"""A move as actions, one after another."""


class Encoding(Protocol):
    """A game in one mode as numbers."""

    @property
    def actions(self) -> int:
        """How many actions there are."""

    @property
    def size(self) -> int:
        """How many numbers an observation has."""

    @property
    def fields(self) -> Sequence[tuple[str, int]]:
        """What they are, in order: a phrase, and how many numbers."""

    def observe(self, view: Any, moves: Sequence[Any]) -> Numbers:
        """Write what a seat sees as numbers; `moves` are its legal moves, none while others act."""
        ...

    def spell(self, move: Any, seat: int) -> Spelling:
        """Write a move of a seat as actions."""
        ...

    def name(self, action: int) -> str:
        """Say in a few words what an action stands for."""
        ...


def encoding_of(game: AnyRules, options: Any) -> Encoding:
    """Make the encoding of a game in one mode."""
    makers = _makers()
    if game.name not in makers:
        known = ", ".join(sorted(makers))
        raise fault(BadInput, "no-encoding", game=game.name, known=known)
    return makers[game.name](game, options)


def _makers() -> dict[str, Callable[[AnyRules, Any], Encoding]]:
    from ludus.faces.encoding.brutus import BrutusEncoding
    from ludus.faces.encoding.gloria import GloriaEncoding
    from ludus.faces.encoding.gorus import GorusEncoding
    from ludus.faces.encoding.insanam import InsanamEncoding

    return {
        "brutus": BrutusEncoding,
        "gloria": GloriaEncoding,
        "gorus": GorusEncoding,
        "insanam": InsanamEncoding,
    }
