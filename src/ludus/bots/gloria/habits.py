"""Habits: what a lanista does about each question, beside what an active gladiator does."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from ludus.bots.gloria.outlook import PATIENCE
from ludus.bots.gloria.values import (
    FAR,
    ONE_MORE,
    affords,
    danger,
    enemies,
    exchange,
    price_to_strike,
)
from ludus.core.moves import Move
from ludus.games.gloria.equipment import KINDS
from ludus.games.gloria.frames import Forced, Joust, Tests, Throw, TurnEnd
from ludus.games.gloria.geometry import AIM, turn_to
from ludus.games.gloria.moves import (
    KEEP,
    Activate,
    Advance,
    Face,
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

FEAR = 0.5
"""A joust worth more than this to the other one is fled."""


def nearest(state: State, one: Gladiator, place: Hex) -> Gladiator | None:
    """Find the enemy nearest to a place."""
    return min(enemies(state, one), key=lambda other: FAR[other.hex - place], default=None)


def _face(state: State, _moves: Sequence[Move]) -> Move:
    """Look straight at the one who comes."""
    frame = state.frames[-1]
    if isinstance(frame, Joust):
        me, foe = state.gladiators[frame.engaged], state.gladiators[frame.engager]
    else:
        me, foe = _thrown_at(state)
    return Face(turn_to(me.facing, foe.hex - me.hex))


def _react(state: State, moves: Sequence[Move]) -> Move:
    """Test, unless the joust is worth too much to the other one: then withdraw to where it is safe.

    [L-16.5, L-16.6]
    """
    if not isinstance(moves[0], Withdraw):
        return moves[-1]
    frame = cast(Joust, state.frames[-1])
    me, foe = state.gladiators[frame.engaged], state.gladiators[frame.engager]
    if exchange(state, foe, me, foe.hex, foe.pa >= ONE_MORE) < FEAR:
        return moves[-1]
    ways = [move for move in moves if isinstance(move, Withdraw)]
    return min(ways, key=lambda way: danger(state, me, me.hex + DIRECTIONS[way.way], me.facing))


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
            near = min(near, FAR[other.hex - one.hex])
            odds = affords(one, price_to_strike(one, other.hex))
            if odds and one.armed and not one.snare and one.cowed != state.turn:
                best = max(best, odds * exchange(state, one, other, one.hex))
        return best if best > PATIENCE else -1.0 + 0.01 * near

    return max(moves, key=worth)


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
"""What to do about each question, beside troops and what an active gladiator does."""
