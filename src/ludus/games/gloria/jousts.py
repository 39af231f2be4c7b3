"""Jousts up to the dice: reaction, initiative, purchase, roll. Chapters L-16 to L-19."""

from collections.abc import Callable

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say
from ludus.games.gloria import blows
from ludus.games.gloria.board import (
    cannot_fight,
    defends_only,
    helpless,
    sees,
    set_hex,
)
from ludus.games.gloria.frames import Joust, Result, Stage
from ludus.games.gloria.geometry import FACING_TO
from ludus.games.gloria.movement import withdrawals
from ludus.games.gloria.moves import BUY, FACE, FAST, TEST, WITHDRAW, Move
from ludus.games.gloria.options import ARENA, COSTS
from ludus.games.gloria.points import rouse
from ludus.games.gloria.state import Die, Gladiator, State
from ludus.games.gloria.tell import name_of
from ludus.kit.dice import d10
from ludus.kit.hexes import DIRECTIONS


def run_joust(frame: Joust, state: State, fate: Fate, sink: Sink | None) -> None:
    """Go on with a joust where it stands."""
    _STAGES[frame.stage](frame, state, fate, sink)


def _face(frame: Joust, state: State, fate: Fate, sink: Sink | None) -> None:
    """The engaged one is drawn in, and must turn to the engager if it can. [L-16.3, L-16.4]"""
    one, other = state.gladiators[frame.engager], state.gladiators[frame.engaged]
    if other.marker:
        rouse(state, other, fate, sink)
    frame.stage = "react"
    if not (other.down or other.snare) and other.pa and not sees(other, one.hex):
        frame.wait(other.owner, "face")


def face_moves(state: State, frame: Joust) -> list[Move]:
    """All facings that bring the engager into the front arc, and no others. [L-16.4]"""
    one, other = state.gladiators[frame.engager], state.gladiators[frame.engaged]
    return [FACE[f] for f in FACING_TO[one.hex - other.hex]]


def face(state: State, frame: Joust, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Turn to the engager for a point. [L-16.4]"""
    other = state.gladiators[frame.engaged]
    other.pa -= COSTS.pivot
    other.facing = move.to
    frame.resume()


def _react(frame: Joust, state: State, fate: Fate, sink: Sink | None) -> None:
    """Withdraw or test, if standing free with PA; who can only defend just stands fast.

    [L-16.5, L-16.9, L-17.3, L-17.5, L-17.6]
    """
    other = state.gladiators[frame.engaged]
    ways = react_moves(state, frame)
    if len(ways) > 1:
        frame.wait(other.owner, "react")
    elif ways and ways[0] is TEST:
        test_initiative(state, frame, fate, sink)
    else:
        _roles(state, frame, first=frame.engager, tie=False)


def react_moves(state: State, frame: Joust) -> list[Move]:
    """List the reactions. [L-16.5, L-16.6, L-17.6]"""
    one, other = state.gladiators[frame.engager], state.gladiators[frame.engaged]
    if other.down or other.snare or not other.pa:
        return []
    found = []
    if other.pa >= COSTS.withdraw:
        found += [WITHDRAW[way] for way in withdrawals(state, other, one)]
    found.append(FAST if defends_only(state, other) or helpless(other) else TEST)
    return found


def react(state: State, frame: Joust, move: Move, fate: Fate, sink: Sink | None) -> None:
    """React as chosen. [L-16.5]"""
    frame.resume()
    if move is TEST:
        test_initiative(state, frame, fate, sink)
    elif move is FAST:
        _roles(state, frame, first=frame.engager, tie=False)
    else:
        _withdraw(state, frame, move.to, sink)


def _withdraw(state: State, frame: Joust, way: int, sink: Sink | None) -> None:
    """Step back out of the joust, which counts as won by the engager. [L-16.6, L-16.7]"""
    other = state.gladiators[frame.engaged]
    other.pa -= COSTS.withdraw
    set_hex(state, other, other.hex + DIRECTIONS[way])
    frame.withdrawn = True
    frame.stage = "end"
    if sink:
        sink.tell(say("gloria-withdraws", one=name_of(other)))


def test_initiative(state: State, frame: Joust, fate: Fate, sink: Sink | None) -> None:
    """Both roll and add their weight: the lower attacks, equals both attack. [L-17.1, L-17.2]"""
    one, other = state.gladiators[frame.engager], state.gladiators[frame.engaged]
    other.pa -= COSTS.engage
    mine, theirs = d10(fate, "init"), d10(fate, "init")
    total, against = 4 * mine + one.weight, 4 * theirs + other.weight
    tie = total == against
    first = one if total <= against else other
    for who, die, sum_, limit in ((one, mine, total, against), (other, theirs, against, total)):
        word = "tie" if tie else ("attacks" if who is first else "defends")
        state.dice.append(Die("init", who.id, die, sum_, limit, word))
    if sink:
        if tie:
            sink.tell(say("gloria-tie", one=name_of(one), other=name_of(other)))
        else:
            sink.tell(say("gloria-initiative", one=name_of(first)))
    _roles(state, frame, first=first.id, tie=tie)


def _roles(state: State, frame: Joust, *, first: int, tie: bool) -> None:
    """Give the roles; then dice are bought, by the defender or the engaged one first. [L-18.3]"""
    one, other = state.gladiators[frame.engager], state.gladiators[frame.engaged]
    frame.first = first
    frame.second = frame.engaged if first == frame.engager else frame.engager
    frame.tie = tie
    frame.reacts = frame.kind == "joust" and not cannot_fight(other, one)
    frame.stage = "buy"
    if frame.reacts and state.gladiators[frame.second].pa >= ARENA.dice[1]:
        frame.wait(state.gladiators[frame.second].owner, "buy")
    else:
        _ask_first(state, frame)


def _ask_first(state: State, frame: Joust) -> None:
    """Then the attacker, or of two attackers the engager, buys dice. [L-18.3]"""
    one = state.gladiators[frame.first]
    frame.stage = "roll"
    if one.pa >= ARENA.dice[1]:
        frame.wait(one.owner, "buy")


def start_alone(state: State, frame: Joust) -> None:
    """An attack without defence: the striker is attacker and may buy dice. [L-13.9, L-24.4]"""
    _roles(state, frame, first=frame.engager, tie=False)


def buyer(state: State, frame: Joust) -> Gladiator:
    """Tell who buys now."""
    return state.gladiators[frame.second if frame.stage == "buy" else frame.first]


def buy_moves(state: State, frame: Joust) -> list[Move]:
    """No more dice, one, or two, as PA allow. [L-18.2]"""
    pa = buyer(state, frame).pa
    return [BUY[n] for n, price in enumerate(ARENA.dice) if price <= pa]


def buy(state: State, frame: Joust, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Pay for more dice. [L-18.2]"""
    one = buyer(state, frame)
    one.pa -= ARENA.dice[move.to]
    frame.resume()
    if sink and move.to:
        sink.tell(say("gloria-buys", one=name_of(one), count=move.to))
    if frame.stage == "buy":
        frame.extra = (0, move.to)
        _ask_first(state, frame)
    else:
        frame.extra = (move.to, frame.extra[1])


def _roll(frame: Joust, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Roll all dice, the attacker's first, and read them with the levels held now.

    [L-18.1, L-18.4, L-18.5, L-19.3]
    """
    one, other = state.gladiators[frame.first], state.gladiators[frame.second]
    found: list[Result] = []
    mine = _read_dice(state, frame, one, other, 1 + frame.extra[0], fate)
    theirs: list[Result] = []
    if frame.reacts:
        theirs = _read_dice(state, frame, other, one, 1 + frame.extra[1], fate)
    found = mine + theirs
    frame.touches = (count_touches(mine), count_touches(theirs))
    frame.results = tuple(found)
    frame.stage = "next"


def count_touches(results: list[Result]) -> int:
    """Count touches rolled; pushes count, steps nearer do not. [L-22.1]"""
    return sum(result.blow != "close" for result in results)


def _read_dice(
    state: State, frame: Joust, one: Gladiator, other: Gladiator, count: int, fate: Fate
) -> list[Result]:
    """Roll one side's dice. An attacker touches up to its level, and below half of it strikes home;
    a defender touches below half. [L-18.4, L-19.1, L-19.2]
    """
    first = one.id == frame.first
    attacks = frame.kind != "jostle" and (first or frame.tie)
    if attacks and (other.down or not sees(other, one.hex)):
        count += 1
    label = "atk" if attacks else "def"
    blow = blows.blow_of(frame, one, other)
    found = []
    for _ in range(count):
        die = d10(fate, label)
        half = 2 * die < one.level
        hit = die <= one.level if attacks else half
        word = ("special" if half and attacks else blow) if hit else "miss"
        state.dice.append(Die(label, one.id, die, die, one.level, word))
        if hit:
            found.append(Result(first, blow, half and attacks, False))
    if found:
        found[-1] = Result(first, blow, found[-1].special, True)
    return found


_STAGES: dict[Stage, Callable[[Joust, State, Fate, Sink | None], None]] = {
    "face": _face,
    "react": _react,
    "roll": _roll,
    "next": blows.take_up,
    "step": blows.step_done,
    "again": blows.step_again,
    "armour": blows.strike_home,
    "advance": blows.follow,
    "after": blows.run_queue,
    "end": blows.end_joust,
}
