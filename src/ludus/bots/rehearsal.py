"""Rehearsal: promising moves are played out side by side in the same imagined worlds.

A tree needs many visits before it tells good from bad. Where a game has long rounds, many seats and
a sound hand-written player, few playouts are affordable, and it pays to spend them evenly: every
candidate meets the same worlds, so that luck cancels out, and after each round the worse half goes
home (Z. Karnin, T. Koren, O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013).
"""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from ludus.bots.candidates import Candidate, better, liked
from ludus.bots.knowledge import Knowledge
from ludus.core.bots import Budget
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules


class Prior(NamedTuple):
    """What a net thinks of moves before any is tried.

    likings     how much it likes the moves of a view: logarithms of chances
    candidates  how many of those it likes best are tried
    lean        how much better a move is taken to be that it thinks e times as likely
    """

    likings: Callable[[Any, Sequence[Any]], Sequence[float]]
    candidates: int
    lean: float


class Rehearsal:
    """A bot that tries its best few moves out before it makes one.

    Which are worth a trial a net says, or else what is known of the game.
    """

    def __init__(
        self, game: AnyRules, knowledge: Knowledge, budget: Budget, prior: Prior | None = None
    ) -> None:
        self._game = game
        self._knowledge = knowledge
        self._budget = budget
        self._prior = prior
        self._lean = prior.lean if prior else 0.0
        self._made = 0
        """Moves made in imagined worlds for the decision under way."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Choose the move that did best."""
        if len(moves) == 1:
            return moves[0]
        left = self._candidates(view, moves, rng)
        rounds = (len(left) - 1).bit_length()
        start = perf_counter()
        self._made = 0
        for number in range(rounds):
            self._round(view, left, start, number / rounds, (number + 1) / rounds, rng)
            left = better(left, self._lean)
        return left[0].move

    def _candidates(self, view: Any, moves: Sequence[Any], rng: Random) -> list[Candidate]:
        """Pick the moves worth a trial."""
        prior = self._prior
        if prior is None:
            return [Candidate(move) for move in self._knowledge.promising(view, moves, rng)]
        return liked(moves, prior.likings(view, moves), prior.candidates)

    def _round(
        self,
        view: Any,
        left: Sequence[Candidate],
        start: float,
        begin: float,
        end: float,
        rng: Random,
    ) -> None:
        """Let every move left meet the same worlds, until this round's part of the budget is spent.

        At least one world is met.
        """
        seconds, iterations, effort = (
            self._budget.seconds, self._budget.iterations, self._budget.moves
        )  # fmt: skip
        worlds = None if iterations is None else (end - begin) * iterations / len(left)
        met = 0
        while not met or (worlds is None or met < worlds):
            world = self._game.imagine(view, rng)
            for one in left:
                one.add(self._play_out(world, view.seat, one.move, rng))
            met += 1
            if seconds is not None and perf_counter() - start >= end * seconds:
                break
            if effort is not None and self._made >= end * effort:
                break

    def _play_out(self, root: Any, me: int, move: Any, rng: Random) -> float:
        """Make a move in a world and play on as people roughly do; give what it was worth."""
        game, knowledge, fate = self._game, self._knowledge, Fast(rng)
        world, seat = game.clone(root), me
        while True:
            game.apply(world, seat, move, fate, None)
            self._made += 1
            worth = knowledge.verdict(game, root, world, me)
            if worth is not None:
                return worth
            seat = game.to_act(world)[0]
            move = knowledge.guess(game, world, seat, game.moves(world, seat), rng)
