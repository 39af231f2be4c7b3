"""The value of each move of a decision, from what the seat that decides may know.

Worlds are imagined from the view; every move meets the same worlds and the same chance, and beside
them so does the quick player, who chooses for the seat as for everybody else. Nothing but the view
is used, chance follows from a hash of it, and so equal views give equal values.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from ludus.core.codec import to_json
from ludus.review.playouts import Chances, Playouts, seed_of
from ludus.review.sampling import Numbers, error_of, mean_of, pairwise_less

MOST = 12
"""No more moves than this are weighed in one decision."""


class Weighed:
    """Moves of one decision that have met the same worlds."""

    def __init__(self, seat: int, moves: Sequence[Any]) -> None:
        self.seat = seat
        self.samples: dict[Any, list[Chances]] = {move: [] for move in moves}
        self.usual: list[Chances] = []
        """What came of letting the quick player choose."""

    def value(self, move: Any) -> tuple[float, float]:
        """Give a move's chance to win for its seat, and the standard error."""
        samples = self.samples[move]
        return mean_of(samples)[self.seat], error_of(samples)[self.seat]

    def ranked(self) -> list[Any]:
        """List the moves, the best first."""
        return sorted(self.samples, key=lambda move: -self.value(move)[0])

    def lead(self, move: Any, other: Any) -> tuple[float, float]:
        """Tell how much better one move is than another, and the standard error of that."""
        pairs = pairwise_less(self.samples[move], self.samples[other])
        return mean_of(pairs)[self.seat], error_of(pairs)[self.seat]

    def tally(self, move: Any, other: Any) -> tuple[int, int, int]:
        """Count the worlds in which one move did better than another, and worse; and all."""
        pairs = pairwise_less(self.samples[move], self.samples[other])
        mine = [pair[self.seat] for pair in pairs]
        return sum(one > 0 for one in mine), sum(one < 0 for one in mine), len(mine)

    def choice(self, move: Any) -> tuple[Numbers, Numbers]:
        """Tell how a move changes every seat's chance against the quick player's choice."""
        pairs = pairwise_less(self.samples[move], self.usual)
        return mean_of(pairs), error_of(pairs)


def candidates(
    playouts: Playouts, view: Any, moves: Sequence[Any], played: Any = None
) -> list[Any]:
    """List the moves worth weighing: all, or those that the game's knowledge finds promising."""
    rng = Random(seed_of(to_json(view), "candidates"))
    found = list(moves)
    if playouts.knowledge.rehearses or len(found) > MOST:
        found = list(playouts.knowledge.promising(view, moves, rng))[:MOST]
    if played is not None and played not in found:
        found.append(played)
    return found


def weigh(
    playouts: Playouts, view: Any, moves: Sequence[Any], worlds: int, *, salt: str = ""
) -> Weighed:
    """Let moves meet the same worlds; with another salt they meet other worlds."""
    weighed = Weighed(view.seat, moves)
    go_on(playouts, view, weighed, list(moves), 0, worlds, salt=salt)
    return weighed


def go_on(
    playouts: Playouts,
    view: Any,
    weighed: Weighed,
    moves: Sequence[Any],
    first: int,
    last: int,
    *,
    salt: str = "",
    usual: bool = True,
) -> None:
    """Let some of the moves meet more worlds."""
    seed = seed_of(to_json(view), salt)
    for at in range(first, last):
        world = playouts.game.imagine(view, Random(f"{seed}/{at}/world"))
        chance = f"{seed}/{at}"
        for move in moves:
            sample = playouts.after(world, weighed.seat, move, Random(chance))
            weighed.samples[move].append(sample)
        if usual:
            choice = playouts.guess(world, weighed.seat, Random(f"{chance}/usual"))
            # The same move meets the same chance, so that no noise is left where both agree.
            known = weighed.samples.get(choice)
            weighed.usual.append(
                known[-1] if known else playouts.after(world, weighed.seat, choice, Random(chance))
            )
