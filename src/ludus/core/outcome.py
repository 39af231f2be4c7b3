"""How a game ended."""

from collections.abc import Sequence

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """The end of a game, told by seats.

    winners     the winning seats, sorted; empty when nobody at the table won
    scores      one number a seat, in the game's own unit; None for a seat that ends without a score
    ranking     place of each seat, 1 is best, ties share a place
    reason      why the game ended, a word of the game
    decided_by  what settled a tie: an article, or the reason again when there was none
    """

    winners: tuple[int, ...]
    scores: tuple[int | None, ...]
    ranking: tuple[int, ...]
    reason: str
    decided_by: str

    @property
    def best(self) -> int:
        """Give the highest score there is."""
        return max(score for score in self.scores if score is not None)


def ranking(
    standings: Sequence[int] | Sequence[tuple[int, ...]], winners: tuple[int, ...]
) -> tuple[int, ...]:
    """Rank seats: winners first, then by score or all that breaks ties; equals share a place."""
    keys = [(seat in winners, standing) for seat, standing in enumerate(standings)]
    return tuple(1 + sum(other > key for other in keys) for key in keys)
