"""An exact sampler of hidden deals: things into places, with room and exclusions.

Every thing must lie in one of the places it is allowed in; every place holds exactly as many as it
has room for. `sample` gives each possible deal with the same probability. It is neither a rejection
loop nor an approximation:

- places that accept the same things are one pool, and pools are filled one after another;
- things that all pools still to be filled treat alike are one class: only the number of each class
  matters, and the more pools are filled, the fewer classes are left to tell apart;
- the number of ways to finish a deal is counted once per question and kept, because a search asks
  the same question thousands of times;
- a deal is drawn by walking those counts, and taking members of each class at random.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random
from typing import TypeVar

T = TypeVar("T")

Numbers = tuple[int, ...]


class NoDeal(ValueError):
    """The exclusions leave no possible deal."""


def sample(
    things: Sequence[T], allowed: Sequence[int], room: Sequence[int], rng: Random
) -> list[list[T]]:
    """Deal things into places, each possible deal equally likely.

    `allowed[i]` is a bit mask of the places thing i may lie in; `room[p]` is what place p holds.
    """
    if sum(room) != len(things):
        raise NoDeal("the things do not fill the places")
    classes: dict[int, list[T]] = {}
    for thing, mask in zip(things, allowed, strict=True):
        classes.setdefault(mask, []).append(thing)
    question = tuple(sorted((mask, len(members)) for mask, members in classes.items()))
    plan = _plan(question, tuple(room))
    piles = [classes[mask] for mask, _ in question]
    for pile in piles:
        _shuffle(pile, rng)
    return plan.deal(piles, rng)


def count(allowed: Sequence[int], room: Sequence[int]) -> int:
    """Count the possible deals of distinct things."""
    classes: dict[int, int] = {}
    for mask in allowed:
        classes[mask] = classes.get(mask, 0) + 1
    plan = _plan(tuple(sorted(classes.items())), tuple(room))
    return plan.ways * plan.splits


def _shuffle(pile: list[T], rng: Random) -> None:
    random = rng.random
    pile.sort(key=lambda _: random())


class _Plan:
    """The counts of one question: which pools there are and how many ways lead on."""

    def __init__(self, question: tuple[tuple[int, int], ...], room: Numbers) -> None:
        masks = [mask for mask, _ in question]
        self._room = room
        self._pools = _pools(masks, room)
        self._levels = _levels(masks, self._pools)
        self._pool_room = [sum(room[place] for place in places) for places in self._pools]
        self._menus: dict[tuple[int, Numbers], tuple[list[Numbers], list[int]]] = {}
        sizes = [size for _, size in question]
        self._start = tuple(sum(sizes[at] for at in group) for group in self._levels[0].merges)
        self.ways = self._count(0, self._start)
        self.splits = 1
        for pool, places in enumerate(self._pools):
            left = self._pool_room[pool]
            for place in places:
                self.splits *= comb(left, room[place])
                left -= room[place]

    def _count(self, pool: int, left: Numbers) -> int:
        """Count the ways to fill this pool and all later ones from what is left of each class."""
        if pool == len(self._pools):
            return 1
        running = self._menu(pool, left)[1]
        return running[-1] if running else 0

    def _menu(self, pool: int, left: Numbers) -> tuple[list[Numbers], list[int]]:
        """List how this pool can be filled, with the running total of ways for each."""
        menu = self._menus.get((pool, left))
        if menu is None:
            takes, weights = [], []
            for take in _takes(left, self._levels[pool].accepts, self._pool_room[pool]):
                weight = self._count(pool + 1, self._rest(pool, left, take))
                for have, used in zip(left, take, strict=True):
                    weight *= comb(have, used)
                if weight:
                    takes.append(take)
                    weights.append(weight)
            menu = self._menus[pool, left] = (takes, list(accumulate(weights)))
        return menu

    def _rest(self, pool: int, left: Numbers, take: Numbers) -> Numbers:
        """Give what is left of each class for the next pool, for which some classes are one."""
        merges = self._levels[pool + 1].merges
        return tuple(sum(left[at] - take[at] for at in group) for group in merges)

    def deal(self, piles: list[list[T]], rng: Random) -> list[list[T]]:
        """Draw one deal from the members of each class."""
        if not self.ways:
            raise NoDeal("the exclusions leave no possible deal")
        deal: list[list[T]] = [[] for _ in self._room]
        for pool, places in enumerate(self._pools):
            piles = _merged(piles, self._levels[pool].merges, rng)
            takes, running = self._menus[pool, tuple(map(len, piles))]
            at = bisect_right(running, rng.randrange(running[-1])) if len(takes) > 1 else 0
            got: list[T] = []
            for pile, used in zip(piles, takes[at], strict=True):
                if used:
                    got += pile[-used:]
                    del pile[-used:]
            if len(places) > 1:
                _shuffle(got, rng)
            start = 0
            for place in places:
                deal[place] = got[start : start + self._room[place]]
                start += self._room[place]
        return deal


class _Level:
    """What a pool can tell apart: which classes of the level before are one now, which it takes."""

    def __init__(self, merges: tuple[Numbers, ...], accepts: tuple[bool, ...]) -> None:
        self.merges = merges
        self.accepts = accepts


def _levels(masks: Sequence[int], pools: Sequence[Sequence[int]]) -> list[_Level]:
    """Work out, pool by pool, which classes need no longer be told apart."""
    levels = []
    classes = list(masks)
    for pool in range(len(pools) + 1):
        ahead = [places[0] for places in pools[pool:]]
        groups: dict[Numbers, list[int]] = {}
        for at, mask in enumerate(classes):
            groups.setdefault(tuple(mask >> place & 1 for place in ahead), []).append(at)
        accepts = tuple(bool(pattern and pattern[0]) for pattern in groups)
        levels.append(_Level(tuple(tuple(group) for group in groups.values()), accepts))
        classes = [classes[group[0]] for group in groups.values()]
    return levels


def _merged(piles: list[list[T]], merges: tuple[Numbers, ...], rng: Random) -> list[list[T]]:
    """Put the piles of classes that have become one together, in random order."""
    result = []
    for group in merges:
        if len(group) == 1:
            result.append(piles[group[0]])
        else:
            pile = [thing for at in group for thing in piles[at]]
            _shuffle(pile, rng)
            result.append(pile)
    return result


def _takes(left: Numbers, accepts: tuple[bool, ...], room: int) -> Iterator[Numbers]:
    """List the ways to fill a room exactly from the accepted classes."""
    open_to = [at for at, accepted in enumerate(accepts) if accepted and left[at]]
    after = [sum(left[at] for at in open_to[which:]) for which in range(len(open_to) + 1)]
    take = [0] * len(left)

    def choose(which: int, room: int) -> Iterator[Numbers]:
        if which == len(open_to):
            yield tuple(take)
            return
        at = open_to[which]
        for used in range(max(0, room - after[which + 1]), min(room, left[at]) + 1):
            take[at] = used
            yield from choose(which + 1, room - used)

    if after[0] >= room:
        yield from choose(0, room)


def _pools(masks: Sequence[int], room: Numbers) -> list[list[int]]:
    """Gather places that accept the same classes, in an order that frees classes early.

    A class is free once every pool that bars it is filled; so the pools that bar the class with the
    fewest such pools come first, then those of the next class, and the most open pool last.
    """
    pools: dict[Numbers, list[int]] = {}
    for place in range(len(room)):
        accepts = tuple(mask >> place & 1 for mask in masks)
        pools.setdefault(accepts, []).append(place)
    waiting = dict(pools)
    ordered: list[list[int]] = []
    while waiting:
        barring = [[accepts for accepts in waiting if not accepts[at]] for at in range(len(masks))]
        first = min((bars for bars in barring if bars), key=len, default=list(waiting))
        ordered += [waiting.pop(accepts) for accepts in first]
    return ordered


@lru_cache(maxsize=512)
def _plan(question: tuple[tuple[int, int], ...], room: Numbers) -> _Plan:
    return _Plan(question, room)
