"""Objects on the ground and in hand, and standing up. Chapters L-11 and L-12."""

from functools import lru_cache

from ludus.core.decisions import Context, Decision, always
from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.gloria.board import inside, leave_on_ground, take_from_ground
from ludus.games.gloria.equipment import HANDS, KINDS, SHIELDS, SNARES, kind_in
from ludus.games.gloria.forecasts.acts import action_forecast
from ludus.games.gloria.frames import Act
from ludus.games.gloria.geometry import FACINGS
from ludus.games.gloria.moves import DRAW, DROPS, STANDS, Draw, Drop, Kick, Pickup, Stand, Toss
from ludus.games.gloria.options import ARENA, COSTS
from ludus.games.gloria.readings import stands_steady
from ludus.games.gloria.state import Die, Gladiator, State, carry, has_shield
from ludus.games.gloria.tell import item_ref, name_of, no, too_few_points
from ludus.kit.dice import d10
from ludus.kit.hexes import DIRECTIONS, SIDES

Acting = Context[State, Act]


def handlings(state: State, one: Gladiator) -> list[Pickup | Draw | Drop | Kick]:
    """List what can be done with objects. [L-11.2, L-11.6, L-11.7, L-11.8]"""
    found: list[Pickup | Draw | Drop | Kick] = []
    if one.hex in state.ground:
        here = dict.fromkeys(state.ground[one.hex])
        found += [Pickup(item) for item in here if no_pickup(state, one, item) is None]
        found += [Kick(item) for item in here if no_kick(state, one, item) is None]
    if one.sheathed and len(one.hands) < HANDS and no_draw(one) is None:
        found.append(DRAW)
    found += _drops(one.hands)
    return found


@lru_cache(maxsize=1024)
def _drops(hands: tuple[str, ...]) -> tuple[Drop, ...]:
    """List what can be dropped, each thing once. [L-11.6]"""
    return tuple(DROPS[item] for item in dict.fromkeys(hands))


def no_pickup(state: State, one: Gladiator, item: str) -> Refusal | None:
    """Refuse to pick up what is not here, cannot be held, or cannot be paid for. [L-11.2]"""
    return (
        _not_here(state, one, item, "L-11.2")
        or no_hand_for(one, item)
        or too_few_points(one, COSTS.object, "L-11.2")
    )


def no_kick(state: State, one: Gladiator, item: str) -> Refusal | None:
    """Refuse to kick what is not here, or cannot be paid for. [L-11.7]"""
    why = _not_here(state, one, item, "L-11.7")
    return why or too_few_points(one, COSTS.object, "L-11.7")


def _not_here(state: State, one: Gladiator, item: str, article: str) -> Refusal | None:
    here = item in state.ground.get(one.hex, ())
    return None if here else no(article, "not-here", item=item_ref(item))


def no_draw(one: Gladiator) -> Refusal | None:
    """Refuse to draw from an empty sheath, or with full hands. [L-2.5, L-11.8]"""
    if not one.sheathed:
        return no("L-2.5", "nothing-sheathed", one=name_of(one))
    return no_hand_for(one, one.sheathed) or too_few_points(one, COSTS.object, "L-11.8")


def no_drop(one: Gladiator, item: str) -> Refusal | None:
    """Refuse to drop what is not held. [L-11.6]"""
    if item in one.hands:
        return None
    return no("L-11.6", "not-held", one=name_of(one), item=item_ref(item))


def no_hand_for(one: Gladiator, item: str) -> Refusal | None:
    """Refuse full hands, a second shield, or a snare unlike the one it began with.

    [L-2.7, L-11.2, L-11.5]
    """
    if len(one.hands) >= HANDS:
        return no("L-2.7", "hands", one=name_of(one))
    kind = KINDS[item]
    if kind in SHIELDS and has_shield(one):
        return no("L-2.7", "second-shield", one=name_of(one))
    if kind in SNARES and kind != kind_in(one.outfit.hands, SNARES):
        return no("L-11.5", "not-a-thrower", item=item_ref(item))
    return None


def pick_up(context: Acting, move: Pickup) -> None:
    """Pick an object up, which may prove useless. [L-11.2]"""
    one = context.state.gladiators[context.frame.who]
    take_from_ground(context.state, move.item, one.hex)
    _test_object(context, one, move.item, one.sheathed)


def draw_weapon(context: Acting, _move: Draw) -> None:
    """Draw the sheathed weapon, which may break like one picked up. [L-2.5, L-11.8]"""
    one = context.state.gladiators[context.frame.who]
    _test_object(context, one, one.sheathed, "")


def begin_toss(context: Acting, move: Drop | Kick) -> None:
    """Drop something from the hand, or kick what lies here: where to comes next.

    [L-11.6, L-11.7]
    """
    act = context.frame
    act.item = move.item
    act.kicked = isinstance(move, Kick)
    act.wait(context.state.gladiators[act.who].owner, TOSS.word)


def _test_object(context: Acting, one: Gladiator, item: str, sheathed: str) -> None:
    """Take an object in hand: on a 0 it is good for nothing and gone. [L-11.2, L-11.8]"""
    one.pa -= COSTS.object
    die = d10(context.fate, "pick")
    sound = die > 0
    word = "taken" if sound else "broken"
    context.state.dice.append(Die("pick", one.id, die, die, 1, word))
    carry(one, (*one.hands, item) if sound else one.hands, sheathed)
    if context.sink:
        context.sink.tell(say(f"gloria-{word}", one=name_of(one), item=item_ref(item)))


# Where a dropped or kicked object goes.


def no_toss(context: Acting, move: Toss) -> Refusal | None:
    """Refuse to throw an object out of the arena. [L-11.6, L-11.7]"""
    state, act = context.state, context.frame
    if inside(state, state.gladiators[act.who].hex + DIRECTIONS[move.way]):
        return None
    return no("L-11.7" if act.kicked else "L-11.6", "wall")


def toss(context: Acting, move: Toss) -> None:
    """Let it go: from the hand at no cost, with the foot for a point. [L-11.6, L-11.7]"""
    state, act = context.state, context.frame
    one, item = state.gladiators[act.who], act.item
    if act.kicked:
        one.pa -= COSTS.object
        take_from_ground(state, item, one.hex)
    else:
        lose_from_hand(one, item)
    leave_on_ground(state, item, one.hex + DIRECTIONS[move.way])
    if context.sink:
        key = "gloria-kicks" if act.kicked else "gloria-drops"
        context.sink.tell(say(key, one=name_of(one), item=item_ref(item)))
    act.item = ""
    act.resume()


TOSS: Decision[State, Act, Toss] = Decision(
    word="toss",
    article="L-11.6",
    moves=(Toss,),
    offers=always(*map(Toss, FACINGS)),
    forbids=no_toss,
    answer=toss,
    forecast=action_forecast,
)
"""Where a dropped or kicked object goes. [L-11.6, L-11.7]"""


def lose_from_hand(one: Gladiator, item: str) -> None:
    """Let go of one thing in hand. [L-2.6]"""
    hands = list(one.hands)
    hands.remove(item)
    carry(one, tuple(hands), one.sheathed)


# Standing up.


def stand_moves(one: Gladiator) -> list[Stand]:
    """Whoever lies stands up before anything else, and says which way to look. [L-12.1, L-12.2]"""
    return list(STANDS) if no_standing_up(one) is None else []


def no_standing_up(one: Gladiator) -> Refusal | None:
    """Refuse to stand up to one who stands. [L-12.1]"""
    if not one.down:
        return no("L-12.1", "standing", one=name_of(one))
    return too_few_points(one, COSTS.stand, "L-12.1")


def stand_up(context: Acting, move: Stand) -> None:
    """Stand up: below the level as declared, otherwise turned aside by the die. [L-12.2, L-12.3]"""
    state = context.state
    one = state.gladiators[context.frame.who]
    one.pa -= COSTS.stand
    die = d10(context.fate, "rise")
    steady = stands_steady(one, die)
    one.facing = move.facing if steady else (move.facing + ARENA.rise[die]) % SIDES
    one.down = False
    word = "steady" if steady else "turned"
    state.dice.append(Die("rise", one.id, die, die, one.level, word))
    if context.sink:
        context.sink.tell(say("gloria-stands", one=name_of(one)))
