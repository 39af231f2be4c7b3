"""Objects on the ground and in hand, and standing up. Chapters L-11 and L-12."""

from ludus.core.decisions import Context, Decision, always, nothing
from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.gloria.board import inside, leave_on_ground, take_from_ground
from ludus.games.gloria.equipment import HANDS, KINDS, SHIELDS, SNARES, kind_in
from ludus.games.gloria.frames import Act
from ludus.games.gloria.geometry import FACINGS
from ludus.games.gloria.moves import DRAW, STANDS, Draw, Drop, Kick, Pickup, Stand, Toss
from ludus.games.gloria.options import ARENA, COSTS
from ludus.games.gloria.state import Die, Gladiator, State, carry, has_shield
from ludus.games.gloria.tell import item_ref, name_of, no, too_few_points
from ludus.kit.dice import d10
from ludus.kit.hexes import DIRECTIONS, SIDES

Handling = Pickup | Draw | Drop | Kick
"""What can be done with an object."""

Acting = Context[State, Act]


def handlings(state: State, one: Gladiator) -> list[Handling]:
    """List what can be done with objects. [L-11.2, L-11.6, L-11.7, L-11.8]"""
    here = dict.fromkeys(state.ground.get(one.hex, ()))
    found: list[Handling] = [*map(Pickup, here), *map(Kick, here)]
    if one.sheathed:
        found.append(DRAW)
    found = [move for move in found if no_handling(state, one, move) is None]
    found += map(Drop, dict.fromkeys(one.hands))
    return found


def no_handling(state: State, one: Gladiator, move: Handling) -> Refusal | None:
    """Refuse what is not there, what cannot be taken, and what there are no points for.

    [L-2.5, L-11.2, L-11.6, L-11.7, L-11.8]
    """
    if isinstance(move, Drop):
        held = move.item in one.hands
        facts = {"one": name_of(one), "item": item_ref(move.item)}
        return None if held else no("L-11.6", "not-held", **facts)
    if isinstance(move, Draw):
        if not one.sheathed:
            return no("L-2.5", "nothing-sheathed", one=name_of(one))
        return no_hand_for(one, one.sheathed) or too_few_points(one, COSTS.object, "L-11.8")
    article = "L-11.7" if isinstance(move, Kick) else "L-11.2"
    if move.item not in state.ground.get(one.hex, ()):
        return no(article, "not-here", item=item_ref(move.item))
    why = no_hand_for(one, move.item) if isinstance(move, Pickup) else None
    return why or too_few_points(one, COSTS.object, article)


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


def handle(context: Acting, move: Handling) -> None:
    """Do something with an object. [L-11]"""
    state, act = context.state, context.frame
    one = state.gladiators[act.who]
    if isinstance(move, Pickup):
        take_from_ground(state, move.item, one.hex)
        _test_object(context, one, move.item, one.sheathed)
    elif isinstance(move, Draw):
        _test_object(context, one, one.sheathed, "")
    else:
        # Where to comes next. [L-11.6, L-11.7]
        act.item = move.item
        act.kicked = isinstance(move, Kick)
        act.wait(one.owner, TOSS.word)


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
    forecast=nothing,
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
    steady = die < one.level
    one.facing = move.facing if steady else (move.facing + ARENA.rise[die]) % SIDES
    one.down = False
    word = "steady" if steady else "turned"
    state.dice.append(Die("rise", one.id, die, die, one.level, word))
    if context.sink:
        context.sink.tell(say("gloria-stands", one=name_of(one)))
