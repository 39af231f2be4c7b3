"""Forecasts of every decision in a fight: price, dice and armour line by line. L-13 to L-24."""

from collections.abc import Iterator

from ludus.core.decisions import NO_FATE, Context, Look
from ludus.core.forecast import Forecast
from ludus.core.message import Fact, say
from ludus.core.moves import Move
from ludus.games.gloria.forecasts.bouts import (
    meeting,
    sums_of,
    sums_of_test,
    sums_to_come,
    sums_without_test,
)
from ludus.games.gloria.forecasts.cases import Case, Teller, Told, case_of, of_legal, tell
from ludus.games.gloria.forecasts.loads import load
from ludus.games.gloria.forecasts.prices import price
from ludus.games.gloria.forecasts.sums import dice, faces, protection, touching
from ludus.games.gloria.forecasts.zones import zone_facts
from ludus.games.gloria.frames import Throw
from ludus.games.gloria.moves import (
    Advance,
    Buy,
    Engage,
    Face,
    Fast,
    Fight,
    Free,
    Lose,
    Pull,
    Push,
    Retreat,
    Step,
    TakeTest,
    ThrowAt,
    Withdraw,
)
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.readings import breaks_free, catches
from ludus.games.gloria.state import clone
from ludus.games.gloria.tell import name_of, way_ref
from ludus.games.gloria.view import View
from ludus.kit.hexes import DIRECTIONS


@of_legal
def fight_forecast(look: Look[View], move: Move) -> Forecast:
    """Tell what a decision in a fight costs, and what is known of it before dice fall."""
    case = case_of(look, move)
    told = price(look, move, case.one.id) + tell(_TELLERS, case)
    return told + Forecast(facts=_facts(case))


def _facts(case: Case) -> dict[str, Fact]:
    """Tell a board what to mark: the hex a move leads to, or the zone of a facing."""
    match case.move:
        case Withdraw() | Retreat() | Advance() | Step():
            return {"hex": case.one.hex + DIRECTIONS[case.move.way]}
        case Pull():
            return {"hex": case.other.hex + DIRECTIONS[case.move.way]}
        case Face() | Engage() | ThrowAt():
            return zone_facts(case.state, case.one, case.move.facing)
        case _:
            return {}


# Attacks and throws. [L-13, L-15, L-16]


def _attack(case: Case) -> Told:
    push = isinstance(case.move, Push)
    yield from meeting(case.state, case.one, case.other, push=push)
    yield from sums_to_come(case.state, case.one, case.other, push=push)


def _throw(case: Case) -> Told:
    """A die up to the level catches; what a miss brings depends on who has PA. [L-13.4, L-13.7]"""
    yield faces("catch", case.one, catches)
    yield say("gloria-will-catch", **case.two)
    other, left = case.other, case.one.pa - COSTS.throw
    if other.down or not (other.marker or other.pa):
        yield say("gloria-will-miss-away", **case.two)
    elif left >= COSTS.recover:
        yield say("gloria-will-miss-counter", pa=COSTS.recover, **case.two)
    else:
        yield say("gloria-will-miss-pull", **case.two)


def _free(case: Case) -> Told:
    yield faces("free", case.one, breaks_free)


def _pull(case: Case) -> Told:
    """The thrower is dragged in and has no dice. [L-13.9]"""
    yield say("gloria-will-pull", **case.two)
    yield dice(case.one, case.other, 0, bonus=False)
    yield touching(case.one, attacks=True)
    yield protection(case.other)


# Reactions. [L-16, L-17]


def _test(case: Case) -> Told:
    return sums_of_test(case.state, case.frame)


def _stand_fast(case: Case) -> Told:
    yield say("gloria-will-defend", **case.two)
    yield from sums_without_test(case.state, case.frame)


def _withdraw(case: Case) -> Told:
    yield say("gloria-will-withdraw", **case.two)


def _face(case: Case) -> Told:
    yield say("gloria-will-look", one=name_of(case.one), way=way_ref(case.move.facing))
    if not isinstance(case.frame, Throw):
        count = sum(isinstance(move, Withdraw) for move in _next_moves(case))
        yield say("gloria-will-leave-ways", count=count, **case.two)


def _next_moves(case: Case) -> Iterator[Move]:
    """List what could be chosen after turning to the engager."""
    world, rules = clone(case.state), case.look.rules
    rules.answer(world, case.look.seat, case.move, NO_FATE, None)
    frame = world.frames[-1]
    yield from rules.by_word["react"].legal(Context(world, frame, case.look.seat, NO_FATE, None))


# Dice and their results. [L-18 to L-23]


def _buy(case: Case) -> Told:
    frame, count = case.frame, case.move.count
    bought = (frame.extra[0], count) if frame.stage == "buy" else (count, frame.extra[1])
    return sums_of(case.state, frame, bought)


def _fight(case: Case) -> Told:
    """A jostle fight: dice are read as a defender's, and the other one lies. [L-23.6]"""
    yield dice(case.one, case.other, case.move.count, bonus=False)
    yield touching(case.one, attacks=False)
    yield protection(case.other)


def _retreat(case: Case) -> Told:
    state, place = case.state, case.one.hex + DIRECTIONS[case.move.way]
    yield say("gloria-will-retreat", one=name_of(case.one), way=way_ref(case.move.way))
    if case.frame.wall:
        yield say("gloria-will-meet-wall", one=name_of(case.one))
    if place in state.places:
        pushed = state.gladiators[state.places[place]]
        yield say("gloria-will-jostle", one=name_of(case.one), other=name_of(pushed))
    elif place in state.bodies:
        yield say("gloria-will-trip", one=name_of(case.one), level=case.one.level)


def _advance(case: Case) -> Told:
    yield say("gloria-will-follow", **case.two)


def _lose(case: Case) -> Told:
    world = clone(case.state)
    case.look.rules.answer(world, case.look.seat, case.move, NO_FATE, None)
    return load(world.gladiators[case.one.id])


_TELLERS: dict[type[Move], Teller] = {
    Engage: _attack,
    Push: _attack,
    ThrowAt: _throw,
    Free: _free,
    Pull: _pull,
    TakeTest: _test,
    Fast: _stand_fast,
    Withdraw: _withdraw,
    Face: _face,
    Buy: _buy,
    Fight: _fight,
    Retreat: _retreat,
    Advance: _advance,
    Lose: _lose,
}
"""What is told of each move beside its price; a step, staying and declining need nothing more."""
