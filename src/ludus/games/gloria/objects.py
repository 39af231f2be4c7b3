"""Objects on the ground and in hand, and standing up. Chapters L-11 and L-12."""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say
from ludus.games.gloria.board import inside, leave_on_ground, take_from_ground
from ludus.games.gloria.equipment import HANDS, KINDS, SHIELDS, SNARES, kind_in
from ludus.games.gloria.frames import Act
from ludus.games.gloria.moves import DRAW, DROP, KICK, PICKUP, STAND, TOSS, Move
from ludus.games.gloria.options import ARENA, COSTS
from ludus.games.gloria.state import Die, Gladiator, State, carry, has_shield
from ludus.games.gloria.tell import item_ref, name_of
from ludus.kit.dice import d10
from ludus.kit.hexes import DIRECTIONS, SIDES


def object_moves(state: State, one: Gladiator) -> list[Move]:
    """List what can be done with objects. [L-11.2, L-11.6, L-11.7, L-11.8]"""
    here = dict.fromkeys(state.ground.get(one.hex, ()))
    found = [PICKUP[item] for item in here if can_take(one, item)]
    found += [KICK[item] for item in here]
    if one.sheathed and can_take(one, one.sheathed):
        found.append(DRAW)
    found += [DROP[item] for item in dict.fromkeys(one.hands)]
    return found


def can_take(one: Gladiator, item: str) -> bool:
    """A free hand, one shield at most, and a snare only by those who began with one like it.

    [L-2.7, L-11.2, L-11.5]
    """
    if len(one.hands) >= HANDS:
        return False
    kind = KINDS[item]
    if kind in SHIELDS:
        return not has_shield(one)
    return kind not in SNARES or kind == kind_in(one.outfit.hands, SNARES)


def pick_up(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Pick an object up: on a 0 it is good for nothing and gone. [L-11.2]"""
    frame.resume()
    one = state.gladiators[frame.who]
    take_from_ground(state, move.word, one.hex)
    _test_object(state, one, move.word, one.sheathed, fate, sink)


def draw_weapon(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Draw the sheathed weapon, which may break like one picked up. [L-2.5, L-11.8]"""
    frame.resume()
    one = state.gladiators[frame.who]
    _test_object(state, one, one.sheathed, "", fate, sink)


def _test_object(
    state: State, one: Gladiator, item: str, sheathed: str, fate: Fate, sink: Sink | None
) -> None:
    one.pa -= COSTS.object
    die = d10(fate, "pick")
    sound = die > 0
    word = "taken" if sound else "broken"
    state.dice.append(Die("pick", one.id, die, die, 1, word))
    carry(one, (*one.hands, item) if sound else one.hands, sheathed)
    if sink:
        sink.tell(say(f"gloria-{word}", one=name_of(one), item=item_ref(item)))


def begin_toss(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Drop something from the hand, or kick what lies here: where to comes next.

    [L-11.6, L-11.7]
    """
    frame.item = move.word
    frame.kicked = move.kind == "kick"
    frame.ask = "toss"


def toss_moves(state: State, frame: Act) -> list[Move]:
    """Into any adjacent hex of the arena. [L-11.6, L-11.7]"""
    here = state.gladiators[frame.who].hex
    return [TOSS[k] for k in range(SIDES) if inside(state, here + DIRECTIONS[k])]


def toss(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Let it go: from the hand at no cost, with the foot for a point. [L-11.6, L-11.7]"""
    one, item = state.gladiators[frame.who], frame.item
    if frame.kicked:
        one.pa -= COSTS.object
        take_from_ground(state, item, one.hex)
    else:
        lose_from_hand(one, item)
    leave_on_ground(state, item, one.hex + DIRECTIONS[move.to])
    if sink:
        key = "gloria-kicks" if frame.kicked else "gloria-drops"
        sink.tell(say(key, one=name_of(one), item=item_ref(item)))
    frame.item = ""
    frame.resume()


def lose_from_hand(one: Gladiator, item: str) -> None:
    """Let go of one thing in hand. [L-2.6]"""
    hands = list(one.hands)
    hands.remove(item)
    carry(one, tuple(hands), one.sheathed)


def stand_moves(one: Gladiator) -> list[Move]:
    """Whoever lies stands up before anything else, and says which way to look. [L-12.1, L-12.2]"""
    return list(STAND) if one.pa >= COSTS.stand else []


def stand_up(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Stand up: below the level as declared, otherwise turned aside by the die. [L-12.2, L-12.3]"""
    frame.resume()
    one = state.gladiators[frame.who]
    one.pa -= COSTS.stand
    die = d10(fate, "rise")
    steady = die < one.level
    one.facing = move.to if steady else (move.to + ARENA.rise[die]) % SIDES
    one.down = False
    word = "steady" if steady else "turned"
    state.dice.append(Die("rise", one.id, die, die, one.level, word))
    if sink:
        sink.tell(say("gloria-stands", one=name_of(one)))
