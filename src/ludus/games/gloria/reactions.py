"""Reactions to an engagement: turn, withdraw, test initiative, or stand fast. L-16.3 to L-17."""

from ludus.core.decisions import Context, Decision, always
from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.gloria.board import (
    controls,
    defends_only,
    holds_long,
    hostile_zones,
    sees,
    set_hex,
)
from ludus.games.gloria.engagement import no_sight
from ludus.games.gloria.forecasts.fights import fight_forecast
from ludus.games.gloria.forecasts.odds import fight_odds
from ludus.games.gloria.frames import Joust
from ludus.games.gloria.geometry import FACINGS, REAR_DIRECTIONS
from ludus.games.gloria.jousts import give_roles
from ludus.games.gloria.movement import no_room
from ludus.games.gloria.moves import FAST, TEST, Face, Fast, TakeTest, Withdraw
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.points import rouse
from ludus.games.gloria.state import Die, Gladiator, State
from ludus.games.gloria.tell import name_of, no, too_few_points
from ludus.kit.dice import d10
from ludus.kit.hexes import DIRECTIONS

Jousting = Context[State, Joust]
Reaction = Withdraw | TakeTest | Fast


def _two(context: Jousting) -> tuple[Gladiator, Gladiator]:
    """Give the engager and the engaged one."""
    people, frame = context.state.gladiators, context.frame
    return people[frame.engager], people[frame.engaged]


def draw_in(context: Jousting) -> None:
    """The engaged one is drawn in, and must turn to the engager if it can. [L-16.3, L-16.4]"""
    one, other = _two(context)
    if other.marker:
        rouse(context, other)
    context.frame.stage = "react"
    if not (other.down or other.snare) and other.pa and not sees(other, one.hex):
        context.frame.wait(other.owner, FACE.word)


def no_facing(context: Jousting, move: Face) -> Refusal | None:
    """Refuse a pivot that does not bring the engager into the front arc. [L-16.4]"""
    one, other = _two(context)
    return no_sight(other, one, move.facing, "L-16.4")


def face(context: Jousting, move: Face) -> None:
    """Turn to the engager for a point. [L-16.4]"""
    _, other = _two(context)
    other.pa -= COSTS.pivot
    other.facing = move.facing
    context.frame.resume()


FACE: Decision[State, Joust, Face] = Decision(
    word="face",
    article="L-16.4",
    moves=(Face,),
    offers=always(*map(Face, FACINGS)),
    forbids=no_facing,
    answer=face,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""How the engaged one turns to the engager. [L-16.4]"""


def react(context: Jousting) -> None:
    """Withdraw or test, if standing free with PA; who can only defend just stands fast.

    [L-16.5, L-16.9, L-17.3, L-17.5, L-17.6]
    """
    _, other = _two(context)
    able = other.pa and not (other.down or other.snare)
    ways = REACT.legal(context) if able else ()
    if len(ways) > 1:
        context.frame.wait(other.owner, REACT.word)
    elif ways and ways[0] is TEST:
        test_initiative(context)
    else:
        give_roles(context.state, context.frame, first=context.frame.engager, tie=False)


def reactions(context: Jousting) -> list[Reaction]:
    """Withdraw, test, or stand fast. [L-16.5, L-16.6, L-17.6]"""
    _, other = _two(context)
    ways = REAR_DIRECTIONS[other.facing] if other.pa >= COSTS.withdraw else ()
    return [*map(Withdraw, ways), FAST if defends_only(context.state, other) else TEST]


def no_reaction(context: Jousting, move: Reaction) -> Refusal | None:
    """Refuse to test to one who can only defend, and to all others not to.

    [L-16.5, L-17.6]
    """
    state = context.state
    one, other = _two(context)
    if isinstance(move, Withdraw):
        return _no_withdrawal(state, other, one, move.way)
    if isinstance(move, TakeTest) and defends_only(state, other):
        return no("L-17.6", "defends-only", one=name_of(other))
    if isinstance(move, Fast) and not defends_only(state, other):
        return no("L-16.5", "must-test", one=name_of(other))
    return None


def _no_withdrawal(state: State, one: Gladiator, engager: Gladiator, way: int) -> Refusal | None:
    """Refuse all but an empty rear hex, out of the engager's zone and that of any long weapon.

    Whoever withdraws attacks nobody in this phase, so no zone of a long weapon may be entered.
    [L-16.6, L-10.2, L-10.3]
    """
    if way not in REAR_DIRECTIONS[one.facing]:
        return no("L-16.6", "withdraw-rear", one=name_of(one))
    place = one.hex + DIRECTIONS[way]
    why = too_few_points(one, COSTS.withdraw, "L-16.6") or no_room(state, place, "L-16.6")
    if why is not None:
        return why
    if controls(engager, place):
        return no("L-16.6", "withdraw-zone", one=name_of(engager))
    for other in hostile_zones(state, one, place):
        if holds_long(other):
            return no("L-10.2", "withdraw-long", one=name_of(other))
    return None


def answer(context: Jousting, move: Reaction) -> None:
    """React as chosen. [L-16.5]"""
    context.frame.resume()
    if isinstance(move, Withdraw):
        _withdraw(context, move.way)
    elif isinstance(move, TakeTest):
        test_initiative(context)
    else:
        give_roles(context.state, context.frame, first=context.frame.engager, tie=False)


REACT: Decision[State, Joust, Reaction] = Decision(
    word="react",
    article="L-16.5",
    moves=(Withdraw, TakeTest, Fast),
    offers=reactions,
    forbids=no_reaction,
    answer=answer,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""Whether the engaged one tests initiative or withdraws. [L-16.5]"""


def _withdraw(context: Jousting, way: int) -> None:
    """Step back out of the joust, which counts as won by the engager. [L-16.6, L-16.7]"""
    _, other = _two(context)
    other.pa -= COSTS.withdraw
    set_hex(context.state, other, other.hex + DIRECTIONS[way])
    context.frame.withdrawn = True
    context.frame.stage = "end"
    if context.sink:
        context.sink.tell(say("gloria-withdraws", one=name_of(other)))


def test_initiative(context: Jousting) -> None:
    """Both roll and add their weight: the lower attacks, equals both attack. [L-17.1, L-17.2]"""
    state, fate, sink = context.state, context.fate, context.sink
    one, other = _two(context)
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
    give_roles(state, context.frame, first=first.id, tie=tie)
