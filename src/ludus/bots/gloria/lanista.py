"""The hand-written lanista: it fights those who cannot answer, and faces those who can."""

from collections.abc import Sequence
from random import Random
from typing import cast

from ludus.bots.gloria.habits import HABITS, PATIENCE, Habit, nearest
from ludus.bots.gloria.values import (
    danger,
    enemies,
    exchange,
    reach_from,
    strike,
    touch,
)
from ludus.core.moves import Move
from ludus.games.gloria.board import may_attack, may_push
from ludus.games.gloria.equipment import KINDS, SHIELDS, SNARES, WEAPONS, kind_in
from ludus.games.gloria.frames import act_of
from ludus.games.gloria.geometry import turn_to
from ludus.games.gloria.moves import (
    END,
    Draw,
    Engage,
    Free,
    Pickup,
    Pivot,
    Push,
    Stand,
    Step,
    ThrowAt,
)
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.paths import Goal, goals
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.view import View
from ludus.kit.hexes import DIRECTIONS, Hex, length

Attack = Engage | Push | ThrowAt
ATTACKS = frozenset((Engage, Push, ThrowAt))

TURNING = 0.06
"""What a pivot must be worth: nobody turns to and fro for nothing."""

PULL = 0.04
"""What it is worth to be one hex nearer to the enemy."""


def attacks_in(moves: Sequence[Move]) -> list[Attack]:
    """Pick the attacks."""
    return cast("list[Attack]", [move for move in moves if type(move) in ATTACKS])


def attack_worth(state: State, one: Gladiator, move: Attack) -> float:
    """What an attack that can be made at once is worth."""
    other = state.gladiators[move.target]
    if isinstance(move, Engage):
        return exchange(state, one, other, one.hex)
    if isinstance(move, Push):
        return 0.35 * exchange(state, one, other, one.hex)
    follow = one.pa >= COSTS.throw + COSTS.engage and may_attack(state, one)
    caught = strike(one, other, 1, attacks=True, closes=False) + 0.8
    risk = 0.5 if other.marker or other.pa else 0.1
    odds = touch(one.level)
    return odds * (caught if follow else 0.6) - (1 - odds) * risk


def act_quickly(state: State, moves: Sequence[Move]) -> Move:
    """Decide for an active gladiator by the moves at hand: attack, arm, come nearer, look out."""
    one = state.gladiators[act_of(state.frames).who]
    if isinstance(moves[0], Free):
        return moves[0]
    if one.down:
        return _stand(state, one, moves)
    best: Move = END
    worth = PATIENCE
    for move in attacks_in(moves):
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
    return Stand(turn_to(one.facing, foe.hex - one.hex))


def _arm(one: Gladiator, moves: Sequence[Move]) -> Move | None:
    """Take up what is missing: a weapon of the right class, then a shield, then a snare."""
    for move in moves:
        if type(move) is Draw and not one.arm:
            return move
        if type(move) is Pickup:
            kind = KINDS[move.item]
            if kind == kind_in(one.outfit.hands, WEAPONS) and not one.armed:
                return move
            if kind in (*SHIELDS, *SNARES) and kind in (KINDS[item] for item in one.outfit.hands):
                return move
    return None


def _approach(state: State, one: Gladiator, moves: Sequence[Move]) -> Move:
    """Step nearer to the nearest enemy, or turn to it."""
    steps = [move for move in moves if type(move) is Step]
    foe = nearest(state, one, one.hex)
    if foe is None:
        return END if END in moves else moves[0]
    far = length(foe.hex - one.hex)
    ways = {move.way: length(foe.hex - one.hex - DIRECTIONS[move.way]) for move in steps}
    best = min(steps, key=lambda move: (ways[move.way], move.way != one.facing), default=None)
    if best is not None and (ways[best.way] < far or END not in moves):
        return best
    wanted = Pivot(turn_to(one.facing, foe.hex - one.hex))
    return wanted if wanted in moves else END


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
    for move in attacks_in(moves):
        found = attack_worth(state, one, move)
        if found > PATIENCE and found > worth:
            best, worth = move, found
    if not one.armed:
        found_weapon = _weapon_ahead(state, one, moves)
        if found_weapon is not None:
            return found_weapon
    by_text = {str(move): move for move in moves}
    for goal in goals(state):
        found = _goal_worth(state, one, goal)
        if found > worth:
            best, worth = by_text[goal.way[0]], found
    return best


def _look_out(
    state: State, one: Gladiator, moves: Sequence[Move], here: float
) -> tuple[Move, float]:
    """Weigh staying here: as one looks, or turned; then perhaps to strike."""
    best: Move = END
    worth = here
    for move in moves:
        if type(move) is not Pivot:
            continue
        found = max(
            _stay_worth(state, one, one.hex, move.facing) - TURNING,
            _strike_worth(state, one, one.hex, move.facing, one.pa - COSTS.pivot) - TURNING,
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
    by_text = {str(move): move for move in moves}
    for goal in sorted(goals(state), key=lambda goal: goal.cost):
        if goal.hex in places and goal.cost < one.pa:
            return by_text[goal.way[0]]
    return None


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
