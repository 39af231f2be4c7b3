"""Habits: what a lanista does about each question, beside what an active gladiator does."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from ludus.bots.gloria.values import danger, enemies, exchange
from ludus.core.moves import Move
from ludus.games.gloria.equipment import KINDS, WEAPONS
from ludus.games.gloria.frames import Enlist, Forced, Joust, Tests, Throw, TurnEnd
from ludus.games.gloria.geometry import AIM, turn_to
from ludus.games.gloria.moves import (
    KEEP,
    Activate,
    Advance,
    EnlistAs,
    Face,
    Hold,
    Lose,
    Place,
    Retreat,
    Stay,
    Train,
    TurnTo,
    Withdraw,
)
from ludus.games.gloria.roles import buyer, repeat_pair, striking
from ludus.games.gloria.state import Gladiator, State
from ludus.kit.hexes import DIRECTIONS, Hex, length

FAVOURITES = (
    "dimachaerus", "gallus", "essedarius", "veles", "samnis", "laquearius", "eques", "thraex",
)  # fmt: skip
"""The classes it likes best, found by duels of class against class."""

PATIENCE = 0.05
"""A joust worth less than this is left alone."""

FEAR = 1.2
"""A joust worth more than this to the other one is fled."""


def nearest(state: State, one: Gladiator, place: Hex) -> Gladiator | None:
    """Find the enemy nearest to a place."""
    return min(enemies(state, one), key=lambda other: length(other.hex - place), default=None)


def _face(state: State, _moves: Sequence[Move]) -> Move:
    """Look straight at the one who comes."""
    frame = state.frames[-1]
    if isinstance(frame, Joust):
        me, foe = state.gladiators[frame.engaged], state.gladiators[frame.engager]
    else:
        me, foe = _thrown_at(state)
    return Face(turn_to(me.facing, foe.hex - me.hex))


def _react(state: State, moves: Sequence[Move]) -> Move:
    """Test, unless a last level would be thrown away against a better one."""
    frame = cast(Joust, state.frames[-1])
    me, foe = state.gladiators[frame.engaged], state.gladiators[frame.engager]
    afraid = exchange(state, foe, me, foe.hex) > FEAR
    return moves[0] if afraid and isinstance(moves[0], Withdraw) else moves[-1]


def _buy(state: State, moves: Sequence[Move]) -> Move:
    """Reactors lose what they do not spend; the active one keeps a point to go on with."""
    frame = cast(Joust, state.frames[-1])
    one = buyer(state, frame)
    if one.id != state.active:
        return moves[-1]
    return moves[min(len(moves) - 1, 1)] if one.pa < 7 else moves[-1]


def _retreat(state: State, moves: Sequence[Retreat]) -> Retreat:
    """Give ground away from the enemies."""
    frame = cast(Forced, state.frames[-1])
    me = state.gladiators[frame.who]

    def room(move: Retreat) -> tuple[bool, int]:
        place = me.hex + DIRECTIONS[move.way]
        foe = nearest(state, me, place)
        return place in state.bodies, -length(foe.hex - place) if foe else 0

    return min(moves, key=room)


def _advance(state: State, moves: Sequence[Advance | Stay]) -> Advance | Stay:
    """Follow, if no fresh enemy would punish it."""
    me, foe = striking(state, cast(Joust, state.frames[-1]))

    def worth(move: Advance | Stay) -> float:
        if isinstance(move, Stay):
            return -danger(state, me, me.hex, me.facing)
        place = me.hex + DIRECTIONS[move.way]
        goes_on = 0.2 if foe.status == "fit" else 0.0
        return goes_on - danger(state, me, place, turn_to(me.facing, foe.hex - place))

    return max(moves, key=worth)


_DEAR = ("short", "long", "large", "small", "net", "lasso")


def _lose(_state: State, moves: Sequence[Lose]) -> Lose:
    """Part with what is least dear: a snare, then a shield."""
    return max(moves, key=lambda move: _DEAR.index(KINDS[move.item]))


def _jostle(_state: State, moves: Sequence[Move]) -> Move:
    """Strike with all there is: the points are lost otherwise."""
    return moves[-1]


def _again(state: State, moves: Sequence[Move]) -> Move:
    """Repeat a joust, or counter a throw, when it pays."""
    frame = state.frames[-1]
    if isinstance(frame, Joust):
        me, foe = repeat_pair(state, frame)
    else:
        me, foe = _thrown_at(state)
    return moves[0] if exchange(state, me, foe, me.hex) > PATIENCE else moves[-1]


def _thrown_at(state: State) -> tuple[Gladiator, Gladiator]:
    """Give the target of a throw, and the thrower."""
    frame = cast(Throw, state.frames[-1])
    return state.gladiators[frame.target], state.gladiators[frame.who]


def _first(_state: State, moves: Sequence[Move]) -> Move:
    return moves[0]


def _turn(state: State, _moves: Sequence[Move]) -> Move:
    """Look at the nearest enemy, or at the middle."""
    one = state.gladiators[cast(TurnEnd, state.frames[-1]).winners[0]]
    foe = nearest(state, one, one.hex)
    there = foe.hex if foe else 0
    return TurnTo(turn_to(one.facing, there - one.hex) if there != one.hex else 0)


def _deploy(state: State, moves: Sequence[Place]) -> Place:
    """The strongest first, towards the middle and looking there."""

    def worth(move: Place) -> tuple[int, int, bool, Hex]:
        one = state.gladiators[move.who]
        return -one.level, length(move.hex), move.facing not in AIM[-move.hex], move.hex

    return min(moves, key=worth)


def _pick(state: State, moves: Sequence[Activate]) -> Activate:
    """Strike first with whoever has an enemy at hand that cannot answer; else wait from behind."""

    def worth(move: Activate) -> float:
        one = state.gladiators[move.who]
        best = -1.0
        near = 99
        for other in enemies(state, one):
            far = length(other.hex - one.hex)
            near = min(near, far)
            if far <= 2 + (one.weight < 20) and one.armed and not (one.down or one.snare):
                best = max(best, exchange(state, one, other, one.hex) - 0.15 * max(0, far - 1))
        return best if best > PATIENCE else -1.0 + 0.01 * near

    return max(moves, key=worth)


def _enlist(state: State, _moves: Sequence[Move]) -> Move:
    """A favourite class that the troop has not got twice."""
    frame = cast(Enlist, state.frames[-1])
    seat = frame.seats[0]
    have = [one.type for one in state.gladiators if one.owner == seat]
    return EnlistAs(min(FAVOURITES, key=lambda name: (have.count(name), FAVOURITES.index(name))))


OUTFIT = ("hold gladius", "hold parma", "wear helmet", "wear leather-manica")
"""What it gives a gladiator with equipment of its own: light, with a shield."""


def _outfit(_state: State, moves: Sequence[Move]) -> Move:
    """Give what is liked and can be given, then anything that makes it ready."""
    texts = {str(move): move for move in moves}
    liked = next((texts[text] for text in OUTFIT if text in texts), None)
    held = [move for move in moves if isinstance(move, Hold)]
    weapons = [move for move in held if KINDS[move.item] in WEAPONS]
    return liked or texts.get("ready") or weapons[0]


def _train(state: State, moves: Sequence[Train]) -> Train:
    """Those who may be freed first: a new trainer helps the others."""
    return max(moves, key=lambda move: state.gladiators[move.who].initial)


def _reroll(state: State, moves: Sequence[Move]) -> Move:
    """Roll again where it may help and can hardly kill."""
    frame = cast(Tests, state.frames[-1])
    one = state.gladiators[frame.who]
    if one.level > 0:
        gain = (9 - one.initial) / 10
        wanted = frame.dice[0] <= one.initial and gain > (0.2 if one.hurt else 0.0)
        return moves[1] if wanted else KEEP
    return KEEP


Habit = Callable[[State, Sequence[Any]], Move]
"""Chooses one of the moves that answer a question."""

HABITS: dict[str, Habit] = {
    "enlist": _enlist,
    "outfit": _outfit,
    "deploy": _deploy,
    "pick": _pick,
    "toss": _first,
    "free": _first,
    "duty": _first,
    "turnabout": _face,
    "counter": _again,
    "aim": _first,
    "pull": _first,
    "closer": _first,
    "face": _face,
    "react": _react,
    "buy": _buy,
    "retreat": _retreat,
    "lose": _lose,
    "advance": _advance,
    "jostle": _jostle,
    "repeat": _again,
    "turn": _turn,
    "train": _train,
    "reroll": _reroll,
}
"""What to do about each question, beside what an active gladiator does."""
