"""What an active gladiator may not do, and the article that forbids it. Chapters L-8 to L-16."""

from collections.abc import Callable

from ludus.core.errors import Refusal
from ludus.core.message import Fact, say
from ludus.games.gloria.board import foe_ahead, inside, line_clear, may_attack
from ludus.games.gloria.equipment import HANDS, KINDS, SHIELDS
from ludus.games.gloria.frames import Act
from ludus.games.gloria.geometry import IN_REACH, IN_ZONE, REAR_DIRECTIONS
from ludus.games.gloria.movement import may_enter, step_cost
from ludus.games.gloria.moves import Kind, Move
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.state import Gladiator, State, has_shield, snare_in_hand
from ludus.games.gloria.tell import item_ref, name_of
from ludus.kit.hexes import DIRECTIONS


def no(article: str, key: str, **facts: Fact) -> Refusal:
    """Refuse by an article, in the words of a key."""
    return Refusal(article, say(f"gloria-refused-{key}", **facts))


def too_few_points(one: Gladiator, price: int, article: str) -> Refusal:
    """Too few action points."""
    return no(article, "points", one=name_of(one), price=price, pa=one.pa)


def not_allowed(state: State, frame: Act, move: Move) -> Refusal:
    """The state the gladiator is in forbids it, or the action itself does."""
    one = state.gladiators[frame.who]
    if one.snare:
        return no("L-14.1", "entangled", one=name_of(one))
    if one.down:
        return no("L-12.1", "down", one=name_of(one))
    if frame.crossing and move.kind != "step":
        return no("L-8.5", "crossing", one=name_of(one))
    return _ACTIONS[move.kind](state, frame, one, move)


def _bad_step(state: State, frame: Act, one: Gladiator, move: Move) -> Refusal:
    """Steps are barred by price, walls, gladiators, zones, long weapons and bodies."""
    place = one.hex + DIRECTIONS[move.to]
    cost = step_cost(one.facing, move.to)
    if not inside(state, place):
        return no("L-8.4", "wall")
    if place in state.places:
        return no("L-8.4", "occupied", one=name_of(state.gladiators[state.places[place]]))
    if frame.stopped:
        return no("L-9.3", "stopped", one=name_of(one))
    if foe_ahead(state, one) and move.to not in REAR_DIRECTIONS[one.facing]:
        return no("L-9.4", "rear-only", one=name_of(one))
    if one.pa < cost:
        return too_few_points(one, cost, "L-8.1")
    if not may_enter(state, one, place, one.pa - cost, frame.foes, frame.rights):
        return no("L-10.2", "long-weapon")
    return no("L-8.5", "body")


def _bad_pivot(state: State, frame: Act, one: Gladiator, move: Move) -> Refusal:  # noqa: ARG001
    return no("L-8.3", "pivot", one=name_of(one))


def _bad_stand(state: State, frame: Act, one: Gladiator, move: Move) -> Refusal:  # noqa: ARG001
    return no("L-12.1", "standing", one=name_of(one))


def _bad_free(state: State, frame: Act, one: Gladiator, move: Move) -> Refusal:  # noqa: ARG001
    return no("L-14.1", "not-entangled", one=name_of(one))


def _bad_pickup(state: State, frame: Act, one: Gladiator, move: Move) -> Refusal:  # noqa: ARG001
    if move.word not in state.ground.get(one.hex, ()):
        return no("L-11.2", "not-here", item=item_ref(move.word))
    return _cannot_take(one, move.word)


def _cannot_take(one: Gladiator, item: str) -> Refusal:
    """Full hands, a second shield, or a snare one never learned to use."""
    if len(one.hands) >= HANDS:
        return no("L-2.7", "hands", one=name_of(one))
    if KINDS[item] in SHIELDS:
        return no("L-2.7", "second-shield", one=name_of(one))
    return no("L-11.5", "not-a-thrower", item=item_ref(item))


def _bad_draw(state: State, frame: Act, one: Gladiator, move: Move) -> Refusal:  # noqa: ARG001
    if not one.sheathed:
        return no("L-2.5", "nothing-sheathed", one=name_of(one))
    return _cannot_take(one, one.sheathed)


def _bad_drop(state: State, frame: Act, one: Gladiator, move: Move) -> Refusal:  # noqa: ARG001
    return no("L-11.6", "not-held", one=name_of(one), item=item_ref(move.word))


def _bad_kick(state: State, frame: Act, one: Gladiator, move: Move) -> Refusal:  # noqa: ARG001
    return no("L-11.7", "not-here", item=item_ref(move.word))


def _bad_target(state: State, one: Gladiator, who: int) -> Refusal | None:
    """Nobody there, no enemy, out of the fight, or before the crowd. [L-16.1, L-27.2, L-30.4]"""
    if who >= len(state.gladiators) or who == one.id:
        return no("L-16.1", "no-target")
    other = state.gladiators[who]
    if other.status != "fit":
        return no("L-16.1", "not-in-combat", one=name_of(other))
    if state.options.mode == "single" and one.opponent != who:
        return no("L-30.4", "not-opponent", one=name_of(other))
    if other.owner == one.owner:
        return no("L-16.1", "friend", one=name_of(other))
    if other.appealing:
        return no("L-27.2", "appealing", one=name_of(other))
    return None


def _bad_engage(state: State, frame: Act, one: Gladiator, move: Move) -> Refusal:
    """A joust needs an enemy in reach, the right weapon and nerve. [L-16.0, L-16.1, L-22.7]"""
    why = _bad_target(state, one, move.who) or _jousted(state, frame, move.who)
    if why:
        return why
    if not may_attack(state, one):
        if one.cowed == state.turn:
            return no("L-21.7", "cowed", one=name_of(one))
        return no("L-11.3" if one.arm else "L-11.10", "unarmed", one=name_of(one))
    other = state.gladiators[move.who]
    vector = other.hex - one.hex
    if vector in IN_ZONE[one.facing] or (one.arm == "long" and vector in IN_REACH[one.facing]):
        if vector in IN_REACH[one.facing] and not line_clear(state, one.hex, other.hex):
            return no("L-10.1", "line", one=name_of(other))
        return no("L-16.2", "facing", one=name_of(other))
    return no("L-16.1", "reach", one=name_of(other))


def _jousted(state: State, frame: Act, who: int) -> Refusal | None:
    """Each opponent once in a phase. [L-22.7]"""
    if who in frame.foes and who not in frame.rights:
        return no("L-22.7", "again", one=name_of(state.gladiators[who]))
    return None


def _bad_push(state: State, frame: Act, one: Gladiator, move: Move) -> Refusal:
    """A push needs a shield, its price and an enemy in the zone. [L-15.1]"""
    why = _bad_target(state, one, move.who) or _jousted(state, frame, move.who)
    if why:
        return why
    if one.cowed == state.turn:
        return no("L-21.7", "cowed", one=name_of(one))
    if not has_shield(one):
        return no("L-15.1", "no-shield", one=name_of(one))
    if one.arm and not one.armed:
        return no("L-15.1", "unarmed", one=name_of(one))
    other = state.gladiators[move.who]
    if other.hex - one.hex not in IN_ZONE[one.facing]:
        return no("L-15.1", "zone", one=name_of(other))
    return too_few_points(one, COSTS.push, "L-15.1")


def _bad_throw(state: State, frame: Act, one: Gladiator, move: Move) -> Refusal:  # noqa: ARG001
    """A throw needs a snare, once a turn, at an enemy ahead that is not caught. [L-13.1, L-13.2]"""
    if not snare_in_hand(one):
        return no("L-13.1", "no-snare", one=name_of(one))
    if one.thrown:
        return no("L-13.1", "thrown", one=name_of(one))
    why = _bad_target(state, one, move.who)
    if why:
        return why
    if one.cowed == state.turn:
        return no("L-21.7", "cowed", one=name_of(one))
    other = state.gladiators[move.who]
    if other.snare:
        return no("L-13.2", "caught", one=name_of(other))
    vector = other.hex - one.hex
    if vector not in IN_ZONE[one.facing] and vector not in IN_REACH[one.facing]:
        return no("L-13.2", "reach", one=name_of(other))
    if vector in IN_REACH[one.facing] and not line_clear(state, one.hex, other.hex):
        return no("L-10.1", "line", one=name_of(other))
    return no("L-13.2", "facing", one=name_of(other))


_ACTIONS: dict[Kind, Callable[[State, Act, Gladiator, Move], Refusal]] = {
    "step": _bad_step,
    "pivot": _bad_pivot,
    "stand": _bad_stand,
    "free": _bad_free,
    "pickup": _bad_pickup,
    "draw": _bad_draw,
    "drop": _bad_drop,
    "kick": _bad_kick,
    "engage": _bad_engage,
    "push": _bad_push,
    "throw": _bad_throw,
}
