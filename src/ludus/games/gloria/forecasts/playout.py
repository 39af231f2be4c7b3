"""A fight played out on copies in every way the dice can fall: exact odds, and quick.

The rules themselves play, so that walls, bodies, bystanders and free attacks count. Faces of a die
that mean the same are taken together (`faces`), and so are positions that are alike: each is played
on from once, however many ways lead to it. What people would choose on the way is fixed (`habits`).
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec import Struct

from ludus.core.decisions import Context
from ludus.core.moves import Move
from ludus.core.rules import AnyRules
from ludus.games.gloria.forecasts.alike import position
from ludus.games.gloria.forecasts.faces import Group, groups
from ludus.games.gloria.forecasts.habits import habit
from ludus.games.gloria.forecasts.outcomes import Told, Witness
from ludus.games.gloria.frames import AnyFrame, Forced, Joust, Throw, act_of
from ludus.games.gloria.moves import ThrowAt
from ludus.games.gloria.state import State


class Node(NamedTuple):
    """A position in which a die falls next, and what has come about before it."""

    world: State
    told: Told


Path = list[tuple[int, list[Group]]]
"""A way the dice fall: for each the groups of its faces, and which of them it is."""


class Fork:
    """Chance that goes one way, and knows which way comes after it."""

    def __init__(self, world: State, target: int, path: Path) -> None:
        self._world = world
        self._target = target
        self._path = path
        self._at = 0
        self._ready: list[int] = []

    @property
    def fell(self) -> bool:
        """Tell whether a die has fallen."""
        return self._at > 0

    def draw(self, label: str, bag: Sequence[Any], n: int = 1, *, to: int | None = None) -> Any:  # noqa: ARG002
        """Give the face that is next on this way."""
        if not self._ready:
            if self._at == len(self._path):
                self._path.append((0, groups(self._world, label, self._target)))
            at, found = self._path[self._at]
            self._at += 1
            self._ready = list(found[at][1])
        return [self._ready.pop(0)]

    def share(self) -> Fraction:
        """Tell how likely this way is."""
        ways = outcomes = 1
        for at, found in self._path:
            ways *= found[at][0]
            outcomes *= sum(count for count, _ in found)
        return Fraction(ways, outcomes)

    def next_path(self) -> Path | None:
        """Give the way that comes after this one; None after the last."""
        path = self._path
        while path and path[-1][0] + 1 == len(path[-1][1]):
            path.pop()
        if not path:
            return None
        at, found = path[-1]
        path[-1] = (at + 1, found)
        return path


class Playout:
    """One decision in a fight, played out until the fight is over."""

    def __init__(self, rules: AnyRules, state: State, move: Move, me: int, foe: int) -> None:
        self._rules = rules
        self._start = state
        self._move = move
        self._foe = foe
        self._thrown = isinstance(move, ThrowAt) or _is_thrown(state)
        self._witness = Witness(state, me, foe)
        self._depth = state.frames.index(act_of(state.frames)) + 1
        self._ways_on: dict[Hashable, list[tuple[Fraction, Hashable]]] = {}
        self._order: list[Hashable] = []

    def chances(self) -> dict[str, Fraction]:
        """Tell how likely each thing is that can come about."""
        self._visit("", Node(self._start, frozenset()), self._move)
        weights: dict[Hashable, Fraction] = {"": Fraction(1)}
        found: dict[str, Fraction] = {}
        for name in reversed(self._order):
            weight = weights[name]
            for word in name if isinstance(name, frozenset) else ():
                found[word] = found.get(word, Fraction(0)) + weight
            for share, after in self._ways_on[name]:
                weights[after] = weights.get(after, Fraction(0)) + weight * share
        return found

    def _visit(self, name: Hashable, node: Node, move: Move | None = None) -> None:
        """Play on from a position that was not met before, and from all that follow."""
        ways = self._ways_on[name] = []
        if not isinstance(name, frozenset):
            for share, after in self._ways(node, move):
                its_name = self._name(after)
                if its_name not in self._ways_on:
                    self._visit(its_name, after)
                ways.append((share, its_name))
        self._order.append(name)

    def _name(self, node: Node) -> Hashable:
        """Name a position by all that matters from now on; the end by what has come about."""
        world, told = node
        if len(world.frames) <= self._depth:
            return told | self._witness.end(world)
        return told, self._witness.marks(world), position(world, self._depth)

    def _ways(self, node: Node, move: Move | None) -> Iterator[tuple[Fraction, Node]]:
        """Go on until dice have fallen, once for each way they can fall."""
        path: Path | None = []
        while path is not None:
            world = _copied(node.world)
            fork = Fork(world, self._foe, path)
            told = self._go_on(world, fork, node.told, move)
            yield fork.share(), Node(world, told)
            path = fork.next_path()

    def _go_on(self, world: State, fork: Any, told: Told, move: Move | None) -> Told:
        witness = self._witness
        witness.begin(told)
        sink = witness if self._thrown else None
        context: Context[State, Any] = Context(world, world.frames[-1], -1, fork, sink)
        if move is not None:
            self._answer(context, move)
        while len(world.frames) > self._depth:
            top = context.frame = world.frames[-1]
            if fork.fell and _may_roll(top):
                break
            witness.meet(world, top)
            if top.seats:
                self._answer(context, habit(world, self._rules.moves(world, top.seats[0])))
            else:
                self._rules.handlers[type(top)](context)
        world.dice = []
        return witness.told

    def _answer(self, context: Context[State, Any], move: Move) -> None:
        (seat,) = context.frame.seats
        self._rules.answer(context.state, seat, move, context.fate, context.sink)


def _is_thrown(state: State) -> bool:
    return any(isinstance(frame, Throw) for frame in state.frames)


def _may_roll(frame: AnyFrame) -> bool:
    """Tell whether going on with this may roll a die: there positions are compared."""
    if isinstance(frame, Joust):
        return frame.stage in ("face", "react", "roll", "armour") and frame.ask in ("", "react")
    return isinstance(frame, Forced | Throw)


_copy: Callable[[Any], Any] = Struct.__copy__  # type: ignore[attr-defined]
"""Copies a struct; `copy.copy` needs far longer to find that."""


def _copied(world: State) -> State:
    """Copy all that a fight can change, and share the rest."""
    return State(
        world.options,
        world.radius,
        world.tournament,
        world.turn,
        [_copy(one) for one in world.gladiators],
        world.places.copy(),
        world.bodies.copy(),
        world.ground.copy(),
        world.order,
        world.up,
        world.active,
        world.roused.copy(),
        [_copy(frame) for frame in world.frames],
        world.queue.copy(),
        world.queued,
        world.moved,
        world.hit,
        world.won,
        world.defeated.copy(),
        dice=world.dice.copy(),
    )
