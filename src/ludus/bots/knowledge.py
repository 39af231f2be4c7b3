"""What a game can tell a search that knows only the contract."""

from collections.abc import Collection, Mapping, Sequence
from math import exp
from random import Random
from typing import Any

from ludus.core.rules import AnyRules


class Knowledge:
    """The least there is to know: play to the end at random, and winning is all.

    A game's own knowledge overrides what it knows better. It works on views and imagined worlds
    only. `rehearses` says that few good candidates, played out side by side, serve the game better
    than a tree of all moves.

    `stepwise` names the questions by which one decision is made in several steps, often in any
    order; where there are any, nothing is hidden in the game.

    `review` and `counsel` are how many playouts to the end of a stretch a whole game's review and
    one piece of counsel may take: fixed numbers, not seconds, so that both can be repeated.
    """

    rehearses = False
    stepwise: Collection[str] = ()
    review = 10_000
    counsel = 200

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

    def stretch(self, state: Any) -> object:  # noqa: ARG002
        """Name the part of the game that a state is in: values look ahead to the end of it.

        Where nothing better is known, that is the end of the game.
        """
        return None

    def chances(self, game: AnyRules, state: Any) -> Sequence[float]:
        """Give each seat's chance to be among the winners, as it stands at the end of a stretch."""
        return won(game, state)

    def small_game(self, rng: Random) -> Mapping[str, object] | None:  # noqa: ARG002
        """Choose the options of a short game with few pieces; None: its presets are small enough.

        Much hangs on every move of such a game, and it is quickly played out.
        """
        return None

    def follows(self, move: Any) -> bool:  # noqa: ARG002
        """Tell whether somebody who plans several steps thinks on after this one.

        If not, the plan ends there, and the quick player goes on.
        """
        return True

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

    def habit(
        self, game: AnyRules, state: Any, seat: int, moves: Sequence[Any], rng: Random
    ) -> Any:
        """Choose as `guess` does but without whims, so that values differ by the moves alone."""
        return self.guess(game, state, seat, moves, rng)


def won(game: AnyRules, state: Any) -> list[float]:
    """Tell of a finished game who is among the winners: 1, or 0."""
    outcome = game.outcome(state)
    if outcome is None:
        raise ValueError("only a finished game has winners")
    return [float(seat in outcome.winners) for seat in range(len(outcome.scores))]


def softly(worths: Sequence[float], scale: float) -> list[float]:
    """Turn how well seats stand into chances to win: they add up to 1.

    A seat that leads another by `scale` is e times as likely to win.
    """
    best = max(worths)
    parts = [exp((worth - best) / scale) for worth in worths]
    return [part / sum(parts) for part in parts]
