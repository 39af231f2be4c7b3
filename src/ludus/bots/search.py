"""Information-set Monte Carlo tree search for any game that can imagine worlds.

Every iteration imagines a world the view cannot exclude, walks down one tree that all worlds share,
adds a node, plays the world out and tells every node on the way what it was worth to the seat that
chose it. A move's chance to be explored counts only the worlds in which it was possible
(P. Cowling, E. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from ludus.bots.knowledge import Knowledge
from ludus.core.bots import Budget
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules

EXPLORATION = 0.7


class Node:
    """A move in the tree: how often it was possible, taken, and what it brought its seat."""

    __slots__ = ("children", "possible", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.possible = 0
        self.total = 0.0


class Search:
    """A bot that looks ahead in imagined worlds."""

    def __init__(self, game: AnyRules, knowledge: Knowledge, budget: Budget) -> None:
        self._game = game
        self._knowledge = knowledge
        self._budget = budget

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Choose the move tried most often."""
        if len(moves) == 1:
            return moves[0]
        root = self.think(view, moves, rng)
        return max(
            moves, key=lambda move: root.children[move].visits if move in root.children else 0
        )

    def think(self, view: Any, moves: Sequence[Any], rng: Random) -> Node:
        """Grow a tree until the budget is spent."""
        root = Node()
        fate = Fast(rng)
        seat: int = view.seat
        until = None if self._budget.seconds is None else perf_counter() + self._budget.seconds
        most, effort = self._budget.iterations, self._budget.moves
        done = made = 0
        while (most is None or done < most) and (effort is None or made < effort):
            world = self._game.imagine(view, rng)
            made += self._iterate(root, world, seat, moves, fate, rng)
            done += 1
            if until is not None and perf_counter() >= until:
                break
        return root

    def _iterate(
        self, root: Node, world: Any, seat: int, moves: Sequence[Any], fate: Fast, rng: Random
    ) -> int:
        """Play one imagined world; give how many moves were made in it."""
        game, knowledge = self._game, self._knowledge
        start = game.clone(world)
        node = root
        path: list[tuple[Node, int]] = []
        grown = False
        while not grown and not knowledge.settled(game, start, world):
            if path:
                seat = game.to_act(world)[0]
                moves = game.moves(world, seat)
            move, node, grown = _descend(node, moves, rng)
            path.append((node, seat))
            game.apply(world, seat, move, fate, None)
        made = len(path)
        while not knowledge.settled(game, start, world):
            seat = game.to_act(world)[0]
            move = knowledge.guess(game, world, seat, game.moves(world, seat), rng)
            game.apply(world, seat, move, fate, None)
            made += 1
        worth = knowledge.worth(game, world)
        for node, seat in path:
            node.visits += 1
            node.total += worth[seat]
        return made


def _descend(node: Node, moves: Sequence[Any], rng: Random) -> tuple[Any, Node, bool]:
    """Take a random move never tried; or else the one with the best upper bound."""
    children = node.children
    new = [move for move in moves if move not in children]
    for move in moves:
        if move in children:
            children[move].possible += 1
    if new:
        move = new[int(rng.random() * len(new))]
        child = children[move] = Node()
        child.possible = 1
        return move, child, True
    best = max(moves, key=lambda move: _bound(children[move]))
    return best, children[best], False


def _bound(child: Node) -> float:
    return child.total / child.visits + EXPLORATION * sqrt(log(child.possible + 1) / child.visits)
