"""The hand-written lanista: it fights those who cannot answer, and faces those who can."""

from collections.abc import Sequence
from random import Random
from typing import Literal, cast

from msgspec import Struct

from ludus.bots.gloria.habits import HABITS, Habit, nearest
from ludus.bots.gloria.outlook import PATIENCE, Outlook, temper
from ludus.bots.gloria.troops import TASTES, heavy
from ludus.bots.gloria.values import enemies, exchange, strike, touch
from ludus.bots.gloria.walks import Walk
from ludus.core.moves import Move
from ludus.games.gloria.board import may_attack
from ludus.games.gloria.equipment import HANDS, KINDS, WEAPONS, kind_in
from ludus.games.gloria.frames import act_of
from ludus.games.gloria.geometry import turn_to
from ludus.games.gloria.moves import (
    END,
    Draw,
    Drop,
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
from ludus.kit.hexes import DIRECTIONS, length

Attack = Engage | Push | ThrowAt
ATTACKS = frozenset((Engage, Push, ThrowAt))

TURNING = 0.02
"""What a pivot must be worth: nobody turns to and fro for nothing."""


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
    return arm_itself(state, one, moves) or _approach(state, one, moves)


def _stand(state: State, one: Gladiator, moves: Sequence[Move]) -> Move:
    """Stand up towards the nearest enemy."""
    foe = nearest(state, one, one.hex)
    if foe is None or moves[0] is END:
        return moves[0]
    return Stand(turn_to(one.facing, foe.hex - one.hex))


def arm_itself(state: State, one: Gladiator, moves: Sequence[Move]) -> Move | None:
    """Take up what is missing: a weapon of the right class, then a shield, then a snare.

    Hands full of other things are emptied first; any weapon is better than none. [L-11]
    """
    wanted = kind_in(one.outfit.hands, WEAPONS)
    own = [KINDS[item] for item in one.outfit.hands]
    found: Move | None = None
    for move in moves:
        if type(move) is Draw and not one.arm:
            found = found or move
        elif type(move) is Pickup:
            kind = KINDS[move.item]
            if kind == wanted and not one.armed:
                return move
            if (kind in own and kind not in WEAPONS) or (kind in WEAPONS and not one.arm):
                found = found or move
        elif type(move) is Drop and not one.armed and KINDS[move.item] not in own:
            here = state.ground.get(one.hex, ())
            if len(one.hands) == HANDS and any(KINDS[item] == wanted for item in here):
                return move
    return found


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
    arm = arm_itself(state, one, moves)
    if arm is not None:
        return arm
    outlook = Outlook(state, one)
    best, worth = _look_out(outlook, moves)
    for move in attacks_in(moves):
        found = attack_worth(state, one, move)
        if found > outlook.patience and found > worth:
            best, worth = move, found
    by_text = {str(move): move for move in moves}
    for goal in goals(state):
        found = _goal_worth(outlook, goal)
        if found > worth:
            best, worth = by_text[goal.way[0]], found
    return best


def _look_out(outlook: Outlook, moves: Sequence[Move]) -> tuple[Move, float]:
    """Weigh staying here: as one looks, or turned; then perhaps to strike."""
    one = outlook.one
    best: Move = END
    worth = outlook.stay(one.hex, one.facing)
    for move in moves:
        if type(move) is not Pivot:
            continue
        found = max(
            outlook.stay(one.hex, move.facing) - TURNING,
            outlook.strike(one.hex, move.facing, one.pa - COSTS.pivot) - TURNING,
        )
        if found > worth:
            best, worth = move, found
    return best, worth


def _goal_worth(outlook: Outlook, goal: Goal) -> float:
    """What it is worth to walk somewhere: to strike from there, or to be there."""
    one = outlook.one
    facing = one.facing
    for word in goal.way:
        if word.startswith("pivot"):
            facing = int(word[-1])
    left = one.pa - goal.cost
    found = outlook.stay(goal.hex, facing)
    found = max(found, outlook.strike(goal.hex, facing, left) - 0.01 * goal.cost)
    if left >= COSTS.pivot:
        foe = outlook.nearest(goal.hex)
        if foe is not None:
            turned = turn_to(facing, foe.hex - goal.hex)
            found = max(found, outlook.stay(goal.hex, turned) - 0.02)
            left -= COSTS.pivot
            found = max(found, outlook.strike(goal.hex, turned, left) - 0.03)
    return found


def decide(state: State, moves: Sequence[Move], act: Habit, rng: Random) -> Move:
    """Answer a question."""
    if len(moves) == 1:
        return moves[0]
    ask = state.frames[-1].ask
    if ask in TASTES:
        return TASTES[ask](state, moves, rng)
    return HABITS.get(ask, act)(state, moves)


# With less skill.


def act_nearby(state: State, moves: Sequence[Move]) -> Move:
    """See what can be struck at once and which way leads to the enemy, and nothing that follows."""
    return _short_sighted(state, moves, weighs=True)


def act_boldly(state: State, moves: Sequence[Move]) -> Move:
    """Attack whoever is at hand; else arm, or go straight for the nearest enemy."""
    return _short_sighted(state, moves, weighs=False)


def _short_sighted(state: State, moves: Sequence[Move], *, weighs: bool) -> Move:
    one = state.gladiators[act_of(state.frames).who]
    attacks = attacks_in(moves)
    if attacks and not weighs and not one.down and not isinstance(moves[0], Free):
        return attacks[0]
    if one.down or END not in moves:
        return act_quickly(state, moves)
    worths = {move: attack_worth(state, one, move) for move in attacks}
    best = max(attacks, key=lambda move: worths[move], default=None)
    if best is not None and worths[best] > temper(state, one).patience:
        return best
    return arm_itself(state, one, moves) or _walk_on(state, one, moves)


def _walk_on(state: State, one: Gladiator, moves: Sequence[Move]) -> Move:
    """Come a step nearer to blows, around bodies and friends; stay where nothing brings nearer."""
    walk = Walk(state, one, list(enemies(state, one)))

    def to_go(move: Move) -> float:
        if isinstance(move, Step):
            return walk.to_go(one.hex + DIRECTIONS[move.way], one.facing)
        return walk.to_go(one.hex, move.facing if isinstance(move, Pivot) else one.facing)

    return min((END, *(move for move in moves if isinstance(move, Step | Pivot))), key=to_go)


class Skill(Struct, frozen=True):
    """What a lanista does well.

    classes  it enlists classes that win, or any, or those in the heaviest armour
    order    it sends first whoever can strike; otherwise whoever comes first in the troop
    joust    it withdraws from a bad joust, buys dice, and follows only where it is safe
    weighs   it weighs an attack; otherwise it attacks whoever is at hand, whatever comes of it
    reach    it looks at every hex within reach, and at what may strike back there
    guard    it turns to whoever comes
    points   it spends all its points; otherwise a gladiator rests after one deed
    """

    classes: Literal["good", "any", "heavy"] = "good"
    order: bool = True
    joust: bool = True
    weighs: bool = True
    reach: bool = True
    guard: bool = True
    points: bool = True


def _at_a_glance(skill: Skill, view: View, moves: Sequence[Move], rng: Random) -> Move | None:
    """Answer what a lanista gives no thought to; None where it does think."""
    ask = view.ask
    if ask == "act":
        rests = not skill.points and END in moves and act_of(view.table.frames).foes
        return END if rests else None
    if ask == "enlist" and skill.classes != "good":
        return heavy(moves, rng) if skill.classes == "heavy" else rng.choice(moves)
    if ask == "pick" and not skill.order:
        return moves[0]
    if (ask in JOUST and not skill.joust) or (ask in GUARD and not skill.guard):
        return moves[-1] if ask in LAST else moves[0]
    return None


JOUST = frozenset({"react", "buy", "advance", "retreat", "repeat", "counter", "lose"})
"""What a joust asks."""

LAST = frozenset({"react", "counter", "advance"})
"""Where the last answer takes no thought: to hold out, not to strike back, to follow."""

GUARD = frozenset({"turnabout", "face", "turn"})
"""Where it is asked which way to look."""


class Lanista:
    """A player that sees the table and nothing else."""

    def __init__(self, skill: Skill = Skill()) -> None:  # noqa: B008 - it cannot be changed
        self._skill = skill
        self._act = act_well if skill.reach else act_nearby if skill.weighs else act_boldly

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """Choose by hand-written habits, and a troop by taste."""
        plain = _at_a_glance(self._skill, view, moves, rng)
        return plain or decide(view.table, moves, self._act, rng)
