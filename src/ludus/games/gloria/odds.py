"""The odds of an attack before it is declared: exact, by going through every way the dice can fall.

The rules themselves play each way out on a copy of the table, so that walls, bodies, bystanders and
free attacks count. Faces of a die that mean the same are taken together. What people would choose
on the way is fixed: the engaged one tests if it can, nobody buys dice, follows a retreat without
having to, strikes back when jostled or repeats a joust. A throw is followed until its target is
caught and has tried to break free, or is missed.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import chain, takewhile
from typing import Any, cast

from ludus.core.decisions import Context, Look
from ludus.core.forecast import Chance, Forecast
from ludus.core.message import say
from ludus.core.moves import Move
from ludus.core.rules import AnyRules
from ludus.games.gloria.board import sees
from ludus.games.gloria.frames import Forced, Joust, Throw
from ludus.games.gloria.geometry import turn_to
from ludus.games.gloria.moves import Engage, Face, Push, ThrowAt
from ludus.games.gloria.points import points
from ludus.games.gloria.roles import repeat_pair
from ludus.games.gloria.state import Gladiator, State, clone
from ludus.games.gloria.view import View
from ludus.kit.dice import FACES

MOST_WAYS = 8_000
"""Beyond so many ways the odds are not told: it would take too long."""

ALIKE = (2, 6, 7, 8)
"""Special results that change nothing within the attack itself."""

Attack = Engage | Push | ThrowAt

IN_A_JOUST = (
    "attack", "tie", "defend", "win", "touch", "touched", "wound", "wounded", "fell", "fallen",
    "out", "killed", "lost",
)  # fmt: skip
"""What is told of a joust: who has the initiative, whether the one who attacks wins, touches or is
touched, and what becomes of the other one and of itself."""

IN_A_THROW = ("caught", "freed")
"""What is told of a throw: whether the target is caught, and whether it gets out at once."""

Group = tuple[int, tuple[int, ...]]
"""Outcomes taken together: how many they are, and one of them."""


def odds(look: Look[View], move: Move) -> Forecast | None:
    """Tell how likely each thing is that an attack can bring, from the side of whoever attacks.

    None for what is no attack.
    """
    state = look.view.table
    if not isinstance(move, Attack) or move not in look.rules.moves(state, look.seat):
        return None
    words = IN_A_THROW if isinstance(move, ThrowAt) else IN_A_JOUST
    chances = dict.fromkeys(words, Fraction(0))
    for number, way in enumerate(_ways(look.rules, state, move)):
        if number == MOST_WAYS:
            return None
        for word in way.told():
            chances[word] += way.weight
    return Forecast(
        odds=tuple(
            Chance(word, say(f"gloria-board-odds-{word}"), float(chance))
            for word, chance in chances.items()
        )
    )


def _attacker(state: State) -> int:
    """Tell who attacks: the active one, or who answers a throw or repeats a joust."""
    frame = state.frames[-1]
    if isinstance(frame, Throw) and frame.ask != "duty":
        return frame.target
    if isinstance(frame, Joust):
        return repeat_pair(state, frame)[0].id
    return state.active


def _ways(rules: AnyRules, state: State, move: Attack) -> Iterator["_Way"]:
    """Play every way out, one after another."""
    path: list[int] = []
    while True:
        way = _Way(rules, state, move, path)
        way.play()
        yield way
        taken = way.taken
        while taken and taken[-1][0] + 1 == taken[-1][1]:
            taken.pop()
        if not taken:
            return
        path = [at for at, _ in taken]
        path[-1] += 1


class _Way:
    """One way the dice can fall; as a fate it gives the outcomes that are next on it."""

    def __init__(self, rules: AnyRules, state: State, move: Attack, path: Sequence[int]) -> None:
        self._rules = rules
        self._before = state
        self._world = clone(state)
        self._me = _attacker(state)
        self._move = move
        self._path = path
        self._ready: list[int] = []
        self._joust: Joust | None = None
        self.taken: list[tuple[int, int]] = []
        self.weight = Fraction(1)

    def play(self) -> None:
        """Make the attack, and let everything happen until it is over."""
        world, rules = self._world, self._rules
        # A throw's duty ends with the attack, which takes its place.
        depth = len(world.frames) - (world.frames[-1].ask == "duty")
        world.dice = []
        rules.answer(world, world.frames[-1].seats[0], self._move, self, None)
        while len(world.frames) > depth:
            top = world.frames[-1]
            if isinstance(top, Throw) and top.stage != "caught":
                return
            if isinstance(top, Joust) and top.kind == "joust":
                self._joust = top
            if top.seats:
                choices = rules.moves(world, top.seats[0])
                choice = _CHOICES.get(top.ask, _first)(world, choices)
                rules.answer(world, top.seats[0], choice, self, None)
            else:
                rules.handlers[type(top)](Context(world, top, -1, self, None))

    def told(self) -> Iterator[str]:
        """Say what came of it."""
        if self._joust is None:
            return self._throw_told()
        return chain(self._joust_told(self._joust), self._fates_told())

    def _throw_told(self) -> Iterator[str]:
        results = [die.result for die in self._world.dice]
        if "caught" in results:
            yield "caught"
        if "freed" in results or "torn" in results:
            yield "freed"

    def _fates_told(self) -> Iterator[str]:
        """Say what became of the two."""
        world, before, me, foe = self._world, self._before, self._me, self._move.target
        mine, theirs = world.gladiators[me], world.gladiators[foe]
        told = {
            "wound": theirs.scars > before.gladiators[foe].scars,
            "wounded": mine.scars > before.gladiators[me].scars,
            "fell": theirs.status == "fit" and theirs.down > before.gladiators[foe].down,
            "fallen": mine.status == "fit" and mine.down,
            "out": theirs.status != "fit",
            "killed": theirs.status == "dead",
            "lost": mine.status != "fit",
        }
        return (word for word, true in told.items() if true)

    def _joust_told(self, joust: Joust) -> Iterator[str]:
        one, other = self._gladiator(joust.engager), self._gladiator(joust.engaged)
        yield "tie" if joust.tie else ("attack" if joust.first == one.id else "defend")
        mine, theirs = joust.dealt
        if one.status == "fit" and (mine > theirs or other.status != "fit"):
            yield "win"
        if mine:
            yield "touch"
        if theirs:
            yield "touched"

    # Fate

    def draw(self, label: str, bag: Sequence[Any], n: int = 1, *, to: int | None = None) -> Any:  # noqa: ARG002
        """Give the face that is next on this way."""
        if not self._ready:
            groups = self._pairs() if label == "init" else self._groups(label)
            depth = len(self.taken)
            at = self._path[depth] if depth < len(self._path) else 0
            self.taken.append((at, len(groups)))
            count, faces = groups[at]
            self.weight *= Fraction(count, sum(group[0] for group in groups))
            self._ready = list(faces)
        return [self._ready.pop(0)]

    def roll(self, label: str, sides: int, *, to: int | None = None) -> int:
        """No such dice are rolled in an attack."""
        raise NotImplementedError

    def order(self, label: str, items: Sequence[Any], *, to: int | None = None) -> Sequence[Any]:
        """Nothing is put in order in an attack."""
        raise NotImplementedError

    def clock(self) -> int:
        """Nobody looks at a clock in an attack."""
        raise NotImplementedError

    def _pairs(self) -> list[Group]:
        """Take both dice of initiative at once: lower, equal or higher. [L-17.2]"""
        _, one, other = self._two()
        pairs: dict[int, list[tuple[int, int]]] = {}
        for mine in FACES:
            for theirs in FACES:
                gap = 4 * (mine - theirs) + one.weight - other.weight
                pairs.setdefault((gap > 0) - (gap < 0), []).append((mine, theirs))
        return [(len(same), same[0]) for _, same in sorted(pairs.items())]

    def _groups(self, label: str) -> list[Group]:
        """Put faces together that the rules treat alike."""
        key = self._key(label)
        found: dict[object, list[int]] = {}
        for face in FACES:
            found.setdefault(key(face), []).append(face)
        return [(len(same), (same[0],)) for same in found.values()]

    def _key(self, label: str) -> Callable[[int], object]:
        """Say what the rules look at in a die."""
        one = self._rolls_for(label)
        if label == "spec":
            return lambda face: 7 if face in ALIKE else face
        if label == "act":
            return self._points_key(one)
        if label == "fall":
            return lambda face: 4 * face < one.weight - 4 * one.level
        if label == "prot":
            plus = one.guard + self._two()[0].lying
            return lambda face: 4 * (face + plus) < one.weight
        if label in ("net", "free"):
            return lambda face: (face == 0, face <= one.level)
        if label == "trip":
            return lambda face: face < one.level
        if label == "def":
            return lambda face: 2 * face < one.level
        return lambda face: (face <= one.level, 2 * face < one.level)

    def _points_key(self, one: Gladiator) -> Callable[[int], object]:
        """Points are for turning and testing; only after a throw does every one of them count."""
        top = self._world.frames[-1]
        if isinstance(top, Joust):
            most = 1 if sees(one, self._gladiator(top.engager).hex) else 2
        else:
            most = 1 if isinstance(top, Forced) else len(FACES)
        return lambda face: min(most, points(one, face))

    def _rolls_for(self, label: str) -> Gladiator:
        """Give the one a die is about."""
        top = self._world.frames[-1]
        if isinstance(top, Forced):
            return self._gladiator(top.who if top.occupant < 0 else top.occupant)
        if not isinstance(top, Joust):
            return self._gladiator(self._me if label == "net" else self._move.target)
        if label == "prot":
            first = top.results[top.at].first
            return self._gladiator(top.second if first else top.first)
        if label in ("atk", "def"):
            return self._gladiator(top.first if self._first_rolls(top, label) else top.second)
        return self._gladiator(top.engaged)

    def _first_rolls(self, joust: Joust, label: str) -> bool:
        """Tell whose attack dice fall: in a tie of initiative both have some. [L-18.5]"""
        if not joust.tie:
            return label == "atk" or joust.kind == "jostle"
        rolled = takewhile(lambda die: die.label == "atk", reversed(self._world.dice))
        return len(list(rolled)) <= joust.extra[0]

    def _two(self) -> tuple[Joust, Gladiator, Gladiator]:
        """Give the innermost joust and the two who fight it."""
        joust = next(f for f in reversed(self._world.frames) if isinstance(f, Joust))
        return joust, self._gladiator(joust.engager), self._gladiator(joust.engaged)

    def _gladiator(self, who: int) -> Gladiator:
        return self._world.gladiators[who]


# What people do on the way.


def _first(_state: State, moves: Sequence[Move]) -> Move:
    return moves[0]


def _last(_state: State, moves: Sequence[Move]) -> Move:
    return moves[-1]


def _face(state: State, _moves: Sequence[Move]) -> Move:
    """Look straight at whoever attacks."""
    frame = cast(Joust, state.frames[-1])
    one, other = state.gladiators[frame.engaged], state.gladiators[frame.engager]
    return Face(turn_to(one.facing, other.hex - one.hex))


_CHOICES: dict[str, Callable[[State, Sequence[Move]], Move]] = {
    "face": _face,
    "react": _last,
    "repeat": _last,
}
"""Test rather than withdraw; no repeat. For all other questions the first answer is the plain one:
no more dice, stay, decline, try to break free."""
