"""One card of those held: what laying, passing on, giving and discarding have in common."""

from collections.abc import Callable
from itertools import compress
from typing import TypeVar

from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.brutus.characters import VALUES, combination_ref
from ludus.games.brutus.moves import CardMove
from ludus.games.brutus.state import Turn

C = TypeVar("C", bound=CardMove)


def one_of_each(kind: type[C]) -> tuple[C, ...]:
    """Make the moves of a kind, one for each value."""
    return tuple(kind(value) for value in VALUES)


def from_hand(kind: type[C]) -> Callable[[Turn], list[C]]:
    """Offer every value that is held."""
    moves = one_of_each(kind)

    def offers(context: Turn) -> list[C]:
        # The entry for value 0 says nothing.
        return list(compress(moves, context.state.hands[context.seat][1:]))

    return offers


def must_hold(article: str) -> Callable[[Turn, CardMove], Refusal | None]:
    """Forbid what is not held: one can only part with one's own cards."""

    def forbids(context: Turn, move: CardMove) -> Refusal | None:
        return too_few(context, move.value, 1, article)

    return forbids


def too_few(context: Turn, value: int, count: int, article: str) -> Refusal | None:
    """Say that there are not that many cards of a value in hand, and how many there are."""
    held = context.state.hands[context.seat][value]
    if held >= count:
        return None
    combination = combination_ref(value, count)
    return Refusal(article, say("brutus-refused-not-held", combination=combination, held=held))
