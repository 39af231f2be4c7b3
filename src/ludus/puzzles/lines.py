"""Lines: what somebody can do in several steps before chance or another seat has a say.

Where one decision is made step by step, as an activation of Gloria, the same is often done in
another order. So it is not first steps that are compared there but where they lead: every position
that can be reached is one line, and all first moves that lead to it are equally right.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from ludus.bots.knowledge import Knowledge
from ludus.core.codec import state_hash
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules

MOST_LINES = 100
"""Where more can be reached it is no puzzle: nobody looks at all of it."""
STREAMS = ("one", "two", "three")
"""Two ways to a position are compared by what these streams of chance make of each."""


class Chanced(Exception):
    """Chance was asked for."""


class _Never(Random):
    def random(self) -> float:
        """Refuse to draw."""
        raise Chanced


class Line(Struct, frozen=True):
    """A way to a position: its moves, and all first moves that lead to the same."""

    moves: tuple[Any, ...]
    firsts: tuple[Any, ...]


Key = tuple[str, ...]
"""Names a position by its hash; one that chance has a part in by several."""


class _Graph:
    """All that can be reached, by a hash of it."""

    def __init__(self, game: AnyRules, knowledge: Knowledge, seat: int) -> None:
        self.game, self.knowledge, self.seat = game, knowledge, seat
        self.ways: dict[Key, dict[Any, Key]] = {}
        self.ends: dict[Key, tuple[Any, ...]] = {}

    def explore(self, state: Any) -> bool:
        """Go on from a state, the shortest ways first; False if there is too much to look at."""
        root = (state_hash(state),)
        waiting: list[tuple[Key, Any, tuple[Any, ...]]] = [(root, state, ())]
        while waiting:
            key, here, way = waiting.pop(0)
            if key in self.ways:
                continue
            ways = self.ways[key] = {}
            for move in self.game.moves(here, self.seat):
                there, after = self._step(here, move)
                ways[move] = there
                if after is None:
                    self.ends.setdefault(there, (*way, move))
                else:
                    waiting.append((there, after, (*way, move)))
            if len(self.ends) > MOST_LINES:
                return False
        return True

    def _step(self, state: Any, move: Any) -> tuple[Key, Any]:
        """Make a move: the key of what follows, and its state if the line can go on from there."""
        after = self.game.clone(state)
        try:
            self.game.apply(after, self.seat, move, Fast(_Never()), None)
        except Chanced:
            return tuple(state_hash(self._made(state, move, one)) for one in STREAMS), None
        question = self.game.question(after)
        same = question is not None and question.ask in self.knowledge.stepwise
        same = same and list(self.game.to_act(after)) == [self.seat]
        return (state_hash(after),), after if same and self.knowledge.follows(move) else None

    def _made(self, state: Any, move: Any, stream: str) -> Any:
        after = self.game.clone(state)
        self.game.apply(after, self.seat, move, Fast(Random(stream)), None)
        return after

    def ends_from(self, key: Key) -> set[Key]:
        """Collect the ends that can be reached from somewhere."""
        found, waiting, seen = set[Key](), [key], set[Key]()
        while waiting:
            here = waiting.pop()
            if here in seen:
                continue
            seen.add(here)
            if here in self.ends:
                found.add(here)
            waiting += self.ways.get(here, {}).values()
        return found

    def lines(self, root: Key) -> Iterator[Line]:
        """Give a line for every end, with the first moves that lead there."""
        firsts: dict[Key, list[Any]] = {}
        for move, there in self.ways[root].items():
            for end in self.ends_from(there):
                firsts.setdefault(end, []).append(move)
        for end, way in self.ends.items():
            yield Line(way, tuple(firsts[end]))


def lines_of(game: AnyRules, knowledge: Knowledge, state: Any, seat: int) -> list[Line]:
    """List all that a seat can reach in one decision; none if it is too much."""
    graph = _Graph(game, knowledge, seat)
    if not graph.explore(state):
        return []
    return list(graph.lines((state_hash(state),)))
