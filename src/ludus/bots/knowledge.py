"""What a game can tell a search that knows only the contract."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ludus.core.rules import AnyRules


class Knowledge:
    """The least there is to know: play to the end by lot, and winning is all.

    A game's own knowledge overrides what it knows better. It works on views and imagined worlds
    only. `rehearses` says that few good candidates, played out side by side, serve the game better
    than a tree of all moves.
    """

    rehearses = False

    def settled(self, game: AnyRules, root: Any, state: Any) -> bool:  # noqa: ARG002
        """Tell whether looking further ahead is of no use."""
        return not game.to_act(state)

    def worth(self, game: AnyRules, state: Any) -> Sequence[float]:
        """Value a settled state for every seat, from 0 (lost) to 1 (won)."""
        outcome = game.outcome(state)
        if outcome is None:
            raise ValueError("only a finished game has a worth without further knowledge")
        share = 1 / max(1, len(outcome.winners))
        return [share * (seat in outcome.winners) for seat in range(len(outcome.scores))]

    def verdict(self, game: AnyRules, root: Any, state: Any, seat: int) -> float | None:
        """Value a state for one seat as soon as nothing can change it; None before."""
        return self.worth(game, state)[seat] if self.settled(game, root, state) else None

    def promising(
        self,
        view: Any,  # noqa: ARG002
        moves: Sequence[Any],
        rng: Random,  # noqa: ARG002
    ) -> Sequence[Any]:
        """Pick the moves worth a closer look, the best first; never none."""
        return moves

    def guess(
        self,
        game: AnyRules,  # noqa: ARG002
        state: Any,  # noqa: ARG002
        seat: int,  # noqa: ARG002
        moves: Sequence[Any],
        rng: Random,
    ) -> Any:
        """Choose a plausible move quickly, for playing imagined worlds out."""
        return moves[int(rng.random() * len(moves))]
