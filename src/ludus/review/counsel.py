"""Counsel: a good move for a seat, from what it may know, with the next best one beside it.

Moves are rehearsed as the strongest bot does it: all candidates meet the same worlds, and the worse
half is dropped, again and again, until two are left. In a game whose strongest bot grows a tree
instead, the tree's choice stays to the last round, too. The work is fixed, and chance follows from
a hash of the view: equal views give equal counsel, however long it takes.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from ludus.bots import make_bot
from ludus.core.codec import to_json
from ludus.core.rules import AnyRules
from ludus.review.comparing import Comparison, compare
from ludus.review.playouts import Playouts, seed_of
from ludus.review.weighing import Weighed, candidates, go_on

LEAST = 8
"""How many worlds every pair of moves meets at least."""
ALONE = 60
"""A move without an alternative meets no more worlds than this."""
TREE = 4
"""One playout in this number goes into the tree, where the strongest bot grows one."""


def counsel(game: AnyRules, view: Any, moves: Sequence[Any]) -> Comparison:
    """Name the best move and the next best one."""
    playouts = Playouts(game)
    budget = playouts.knowledge.counsel
    left = candidates(playouts, view, moves)
    favourite = _favourite(playouts, view, moves, budget)
    if favourite not in left:
        left.append(favourite)
    weighed = Weighed(view.seat, left)
    if len(left) == 1:
        go_on(playouts, view, weighed, left, 0, min(budget, ALONE), usual=False)
        return compare(game, view, weighed, left[0], None)
    rounds = max(1, (len(left) - 1).bit_length() - 1)
    met = 0
    for number in range(rounds):
        until = met + max(LEAST, budget // (rounds * len(left)))
        go_on(playouts, view, weighed, left, met, until, usual=False)
        met = until
        left.sort(key=lambda move: -weighed.value(move)[0])
        last = number + 1 == rounds
        kept = left[: 2 if last else max(2, (len(left) + 1) // 2)]
        if favourite not in kept and not last:
            kept.append(favourite)
        left = kept
    return compare(game, view, weighed, left[0], left[1])


def _favourite(playouts: Playouts, view: Any, moves: Sequence[Any], budget: int) -> Any:
    """Give the choice of the strongest bot within a part of the budget."""
    if playouts.knowledge.rehearses or len(moves) == 1:
        return moves[0] if len(moves) == 1 else candidates(playouts, view, moves)[0]
    bot = make_bot(f"search:{max(1, budget // TREE)}", playouts.game)
    return bot.choose(view, moves, Random(seed_of(to_json(view), "tree")))
