"""The hand-written lanista: it fights those who cannot answer, and faces those who can."""

from collections.abc import Callable, Sequence
from random import Random
from typing import cast

from ludus.bots.gloria.values import (
    danger,
    enemies,
    exchange,
    reach_from,
    strike,
    touch,
)
from ludus.games.gloria.blows import repeat_pair
from ludus.games.gloria.board import may_attack, may_push
from ludus.games.gloria.equipment import KINDS, SHIELDS, SNARES, WEAPONS, kind_in
from ludus.games.gloria.frames import Enlist, Forced, Joust, Tests, Throw, TurnEnd, act_of
from ludus.games.gloria.geometry import AIM, turn_to
from ludus.games.gloria.jousts import buyer
from ludus.games.gloria.moves import END, KEEP, Move
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.paths import Goal, goals
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.view import View
from ludus.kit.hexes import DIRECTIONS, Hex, length

FAVOURITES = (
    "dimachaerus", "gallus", "essedarius", "veles", "samnis", "laquearius", "eques", "thraex",
)  # fmt: skip
"""The classes it likes best, found by duels of class against class."""

PATIENCE = 0.05
"""A joust worth less than this is left alone."""

FEAR = 1.2
"""A joust worth more than this to the other one is fled."""

PULL = 0.04
"""What it is worth to be one hex nearer to the enemy."""


def nearest(state: State, one: Gladiator, place: Hex) -> Gladiator | None:
    """Find the enemy nearest to a place."""
    return min(enemies(state, one), key=lambda other: length(other.hex - place), default=None)


def attack_worth(state: State, one: Gladiator, move: Move) -> float:
    """What an attack that can be made at once is worth."""
    other = state.gladiators[move.who]
    if move.kind == "engage":
        return exchange(state, one, other, one.hex)
    if move.kind == "push":
        return 0.35 * exchange(state, one, other, one.hex)
    follow = one.pa >= COSTS.throw + COSTS.engage and may_attack(state, one)
    caught = strike(one, other, 1, attacks=True, closes=False) + 0.8
    risk = 0.5 if other.marker or other.pa else 0.1
    odds = touch(one.level)
    return odds * (caught if follow else 0.6) - (1 - odds) * risk


ATTACKS = ("engage", "push", "throw")


def act_quickly(state: State, moves: Sequence[Move]) -> Move:
    """Decide for an active gladiator by the moves at hand: attack, arm, come nearer, look out."""
    one = state.gladiators[act_of(state.frames).who]
    if moves[0].kind == "free":
        return moves[0]
    if one.down:
        return _stand(state, one, moves)
    best, worth = END, PATIENCE
    for move in moves:
        if move.kind in ATTACKS:
            found = attack_worth(state, one, move)
            if found > worth:
                best, worth = move, found
    if best is not END:
        return best
    return _arm(one, moves) or _approach(state, one, moves)


def _stand(state: State, one: Gladiator, moves: Sequence[Move]) -> Move:
    """Stand up towards the nearest enemy."""
    foe = nearest(state, one, one.hex)
    if foe is None or moves[0] is END:
        return moves[0]
    wanted = turn_to(one.facing, foe.hex - one.hex)
    return next(move for move in moves if move.to == wanted)


def _arm(one: Gladiator, moves: Sequence[Move]) -> Move | None:
    """Take up what is missing: a weapon of the right class, then a shield, then a snare."""
    for move in moves:
        if move.kind == "draw" and not one.arm:
            return move
        if move.kind == "pickup":
            kind = KINDS[move.word]
            if kind == kind_in(one.outfit.hands, WEAPONS) and not one.armed:
                return move
            if kind in (*SHIELDS, *SNARES) and kind in (KINDS[item] for item in one.outfit.hands):
                return move
    return None


def _approach(state: State, one: Gladiator, moves: Sequence[Move]) -> Move:
    """Step nearer to the nearest enemy, or turn to it."""
    steps = [move for move in moves if move.kind == "step"]
    foe = nearest(state, one, one.hex)
    if foe is None:
        return END if END in moves else moves[0]
    far = length(foe.hex - one.hex)
    ways = {move.to: length(foe.hex - one.hex - DIRECTIONS[move.to]) for move in steps}
    best = min(steps, key=lambda m: (ways[m.to], m.to != one.facing), default=None)
    if best is not None and (ways[best.to] < far or END not in moves):
        return best
    wanted = turn_to(one.facing, foe.hex - one.hex)
    return next((m for m in moves if m.kind == "pivot" and m.to == wanted), END)


# With more time: where to go first, so as to strike where it hurts.


def act_well(state: State, moves: Sequence[Move]) -> Move:
    """Weigh every hex within reach: what can be struck from there, and what may strike back."""
    one = state.gladiators[act_of(state.frames).who]
    if one.down or one.snare or END not in moves:
        return act_quickly(state, moves)
    arm = _arm(one, moves)
    if arm is not None:
        return arm
    here = _stay_worth(state, one, one.hex, one.facing)
    best, worth = _look_out(state, one, moves, here)
    for move in moves:
        if move.kind in ATTACKS:
            found = attack_worth(state, one, move)
            if found > PATIENCE and found > worth:
                best, worth = move, found
    if not one.armed:
        found_weapon = _weapon_ahead(state, one, moves)
        if found_weapon is not None:
            return found_weapon
    by_text = {move.text: move for move in moves}
    for goal in goals(state):
        found = _goal_worth(state, one, goal)
        if found > worth:
            best, worth = by_text[goal.way[0]], found
    return best


def _look_out(
    state: State, one: Gladiator, moves: Sequence[Move], here: float
) -> tuple[Move, float]:
    """Weigh staying here: as one looks, or turned; then perhaps to strike."""
    best, worth = END, here
    for move in moves:
        if move.kind != "pivot":
            continue
        found = max(
            _stay_worth(state, one, one.hex, move.to) - 0.01,
            _strike_worth(state, one, one.hex, move.to, one.pa - COSTS.pivot),
        )
        if found > worth:
            best, worth = move, found
    return best, worth


def _goal_worth(state: State, one: Gladiator, goal: Goal) -> float:
    """What it is worth to walk somewhere: to strike from there, or to be there."""
    facing = one.facing
    for word in goal.way:
        if word.startswith("pivot"):
            facing = int(word[-1])
    left = one.pa - goal.cost
    found = _stay_worth(state, one, goal.hex, facing)
    found = max(found, _strike_worth(state, one, goal.hex, facing, left) - 0.01 * goal.cost)
    if left >= COSTS.pivot:
        foe = nearest(state, one, goal.hex)
        if foe is not None:
            turned = turn_to(facing, foe.hex - goal.hex)
            found = max(found, _stay_worth(state, one, goal.hex, turned) - 0.02)
            left -= COSTS.pivot
            found = max(found, _strike_worth(state, one, goal.hex, turned, left) - 0.03)
    return found


def _strike_worth(state: State, one: Gladiator, place: Hex, facing: int, left: int) -> float:
    """What the best joust from a place is worth, with so many PA left for it."""
    best = -1.0
    if left < COSTS.engage or not may_attack(state, one):
        return best
    fought = act_of(state.frames).foes
    for other in enemies(state, one):
        near = length(other.hex - place) <= 2 and other.id not in fought
        if near and reach_from(one, place, facing, other.hex):
            extra = 1 if left >= 3 else 0
            best = max(best, exchange(state, one, other, place, extra))
    return best


def _stay_worth(state: State, one: Gladiator, place: Hex, facing: int) -> float:
    """What it is worth to end a phase somewhere: near the enemy, but not before its blade."""
    foe = nearest(state, one, place)
    far = length(foe.hex - place) if foe else 0
    pull = PULL if one.armed or may_push(state, one) else -PULL
    return -danger(state, one, place, facing) * 0.6 - pull * far


def _weapon_ahead(state: State, one: Gladiator, moves: Sequence[Move]) -> Move | None:
    """Go for the nearest weapon of the right class that lies within a walk."""
    wanted = kind_in(one.outfit.hands, WEAPONS)
    places = [
        place
        for place, items in state.ground.items()
        if any(KINDS[item] == wanted for item in items) and place not in state.bodies
    ]
    by_text = {move.text: move for move in moves}
    for goal in sorted(goals(state), key=lambda goal: goal.cost):
        if goal.hex in places and goal.cost < one.pa:
            return by_text[goal.way[0]]
    return None


# Reactions.


def _face(state: State, moves: Sequence[Move]) -> Move:
    """Look straight at the one who comes."""
    frame = state.frames[-1]
    if isinstance(frame, Joust):
        me, foe = state.gladiators[frame.engaged], state.gladiators[frame.engager]
    else:
        me, foe = _thrown_at(state)
    wanted = turn_to(me.facing, foe.hex - me.hex)
    return next(move for move in moves if move.to == wanted)


def _react(state: State, moves: Sequence[Move]) -> Move:
    """Test, unless a last level would be thrown away against a better one."""
    frame = cast(Joust, state.frames[-1])
    me, foe = state.gladiators[frame.engaged], state.gladiators[frame.engager]
    afraid = exchange(state, foe, me, foe.hex) > FEAR
    return moves[0] if afraid and moves[0].kind == "withdraw" else moves[-1]


def _buy(state: State, moves: Sequence[Move]) -> Move:
    """Reactors lose what they do not spend; the active one keeps a point to go on with."""
    frame = cast(Joust, state.frames[-1])
    one = buyer(state, frame)
    if one.id != state.active:
        return moves[-1]
    return moves[min(len(moves) - 1, 1)] if one.pa < 7 else moves[-1]


def _retreat(state: State, moves: Sequence[Move]) -> Move:
    """Give ground away from the enemies."""
    frame = cast(Forced, state.frames[-1])
    me = state.gladiators[frame.who]

    def room(move: Move) -> tuple[bool, int]:
        place = me.hex + DIRECTIONS[move.to]
        foe = nearest(state, me, place)
        return place in state.bodies, -length(foe.hex - place) if foe else 0

    return min(moves, key=room)


def _advance(state: State, moves: Sequence[Move]) -> Move:
    """Follow, if no fresh enemy would punish it."""
    frame = cast(Joust, state.frames[-1])
    first = frame.results[frame.at].first
    me = state.gladiators[frame.first if first else frame.second]
    foe = state.gladiators[frame.second if first else frame.first]

    def worth(move: Move) -> float:
        place = me.hex + (DIRECTIONS[move.to] if move.to >= 0 else 0)
        facing = turn_to(me.facing, foe.hex - place) if move.to >= 0 else me.facing
        goes_on = 0.2 if move.to >= 0 and foe.status == "fit" else 0.0
        return goes_on - danger(state, me, place, facing)

    return max(moves, key=worth)


_DEAR = ("short", "long", "large", "small", "net", "lasso")


def _lose(state: State, moves: Sequence[Move]) -> Move:  # noqa: ARG001
    """Part with what is least dear: a snare, then a shield."""
    return max(moves, key=lambda move: _DEAR.index(KINDS[move.word]))


def _jostle(state: State, moves: Sequence[Move]) -> Move:  # noqa: ARG001
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


def _first(state: State, moves: Sequence[Move]) -> Move:  # noqa: ARG001
    return moves[0]


def _turn(state: State, moves: Sequence[Move]) -> Move:
    """Look at the nearest enemy, or at the middle."""
    one = state.gladiators[cast(TurnEnd, state.frames[-1]).winners[0]]
    foe = nearest(state, one, one.hex)
    there = foe.hex if foe else 0
    return moves[turn_to(one.facing, there - one.hex)] if there != one.hex else moves[0]


def _deploy(state: State, moves: Sequence[Move]) -> Move:
    """The strongest first, towards the middle and looking there."""

    def worth(move: Move) -> tuple[int, int, bool, Hex]:
        one = state.gladiators[move.who]
        return -one.level, length(move.to), move.facing not in AIM[-move.to], move.to

    return min(moves, key=worth)


def _pick(state: State, moves: Sequence[Move]) -> Move:
    """Strike first with whoever has an enemy at hand that cannot answer; else wait from behind."""

    def worth(move: Move) -> float:
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


def _enlist(state: State, moves: Sequence[Move]) -> Move:
    """A favourite class that the troop has not got twice."""
    frame = cast(Enlist, state.frames[-1])
    seat = frame.seats[0]
    have = [one.type for one in state.gladiators if one.owner == seat]
    wanted = min(FAVOURITES, key=lambda name: (have.count(name), FAVOURITES.index(name)))
    return next(move for move in moves if move.word == wanted)


def _train(state: State, moves: Sequence[Move]) -> Move:
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


Habit = Callable[[State, Sequence[Move]], Move]

HABITS: dict[str, Habit] = {
    "enlist": _enlist,
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


def decide(state: State, moves: Sequence[Move], act: Habit) -> Move:
    """Answer a question."""
    if len(moves) == 1:
        return moves[0]
    return HABITS.get(state.frames[-1].ask, act)(state, moves)


class Lanista:
    """A player that sees the table and nothing else."""

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002
        """Choose by hand-written habits."""
        return decide(view.table, moves, act_well)
