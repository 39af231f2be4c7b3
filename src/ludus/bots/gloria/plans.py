"""Plans of an activation: where to go, where to look, whom to strike, push or net from there."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludus.bots.contest import Way
from ludus.bots.gloria.lanista import act_well, attack_worth, attacks_in
from ludus.bots.gloria.outlook import Outlook
from ludus.bots.gloria.values import exchange, reach_from, touch
from ludus.core.moves import Move
from ludus.games.gloria.board import may_attack, may_push
from ludus.games.gloria.frames import act_of
from ludus.games.gloria.geometry import IN_FRONT, IN_ZONE, turn_to
from ludus.games.gloria.moves import END, Draw, Pickup
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.paths import goals
from ludus.games.gloria.state import Gladiator, State, snare_in_hand
from ludus.kit.hexes import Hex

MOST = 9
"""How many plans are tried."""

EACH = 3
"""How many of one kind at most: places to be, jousts, pushes, throws."""

PUSHED = 0.35
"""What a push is worth of a joust, at first sight."""


class Plan(NamedTuple):
    """A plan: what it seems to be worth, what it is about, and the moves it consists of."""

    worth: float
    about: tuple[str, int]
    words: tuple[str, ...]


class Stand(NamedTuple):
    """A place that can be reached: how one looks there, the PA left, and the moves to it."""

    hex: Hex
    facing: int
    left: int
    words: tuple[str, ...]


def plans(state: State, moves: Sequence[Move]) -> list[Way]:
    """List the plans of the active gladiator worth a trial, the lanista's own choice first."""
    favourite = act_well(state, moves)
    one = state.gladiators[act_of(state.frames).who]
    if one.down or one.snare or END not in moves:
        rest = [move for move in moves if move is not favourite]
        return [Way(favourite), *map(Way, rest)][:MOST]
    by_text = {str(move): move for move in moves}
    found = sorted(_found(state, one, moves), reverse=True)
    chosen: dict[tuple[str, int], Plan] = {}
    kinds: dict[str, int] = {}
    for plan in found:
        kind = plan.about[0]
        if plan.about not in chosen and kinds.get(kind, 0) < EACH and plan.words[0] in by_text:
            chosen[plan.about] = plan
            kinds[kind] = kinds.get(kind, 0) + 1
    ways = [Way(by_text[plan.words[0]], plan.words[1:]) for plan in chosen.values()]
    return [Way(favourite, _going_on(ways, favourite)), *ways][:MOST]


def _going_on(ways: Sequence[Way], favourite: Move) -> tuple[str, ...]:
    """Tell how the favourite goes on: as the best plan that begins with it."""
    return next((way.then for way in ways if way.first is favourite), ())


def _found(state: State, one: Gladiator, moves: Sequence[Move]) -> Iterator[Plan]:
    outlook = Outlook(state, one)
    for move in attacks_in(moves):
        yield Plan(attack_worth(state, one, move), (move.word, move.target), (str(move),))
    for arming in moves:
        if isinstance(arming, Pickup | Draw):
            yield Plan(0.0, (arming.word, 0), (str(arming),))
    for stand in _stands(state, one, outlook):
        worth = outlook.stay(stand.hex, stand.facing)
        yield Plan(worth, ("stay", stand.hex), (*stand.words, "end"))
        yield from _attacks(outlook, stand)


def _stands(state: State, one: Gladiator, outlook: Outlook) -> Iterator[Stand]:
    """Go through the places within reach, as one comes there and turned to the nearest enemy."""
    places = [Stand(one.hex, one.facing, one.pa, ())]
    places += [Stand(goal.hex, goal.facing, goal.left, goal.way) for goal in goals(state)]
    for stand in places:
        yield stand
        if stand.left < COSTS.pivot:
            continue
        for foe in outlook.foes:
            if foe.hex - stand.hex not in _BESIDE:
                continue
            facing = turn_to(stand.facing, foe.hex - stand.hex)
            if facing != stand.facing:
                left = stand.left - COSTS.pivot
                yield Stand(stand.hex, facing, left, (*stand.words, f"pivot {facing}"))


_BESIDE = frozenset[Hex]().union(*IN_FRONT)


def _attacks(outlook: Outlook, stand: Stand) -> Iterator[Plan]:
    """List the attacks from a place that is come to."""
    if not stand.words:
        return
    for foe in outlook.foes:
        if foe.hex - stand.hex in IN_FRONT[stand.facing]:
            yield from _jousts(outlook, stand, foe)
            yield from _throws(outlook, stand, foe)


def _jousts(outlook: Outlook, stand: Stand, foe: Gladiator) -> Iterator[Plan]:
    """Strike or push, whom one has not fought in this phase. [L-15.1, L-16.1, L-22.7]"""
    state, one, left = outlook.state, outlook.one, stand.left
    if foe.id in act_of(state.frames).foes:
        return
    vector = foe.hex - stand.hex
    worth = exchange(state, one, foe, stand.hex, 1 if left >= COSTS.engage + 2 else 0)
    reached = reach_from(one, stand.hex, stand.facing, foe.hex)
    if left >= COSTS.engage and reached and may_attack(state, one):
        words = f"engage {foe.id} {turn_to(stand.facing, vector)}"
        yield Plan(worth, ("engage", foe.id), (*stand.words, words))
    if left >= COSTS.push and vector in IN_ZONE[stand.facing] and may_push(state, one):
        yield Plan(PUSHED * worth, ("push", foe.id), (*stand.words, f"push {foe.id}"))


def _throws(outlook: Outlook, stand: Stand, foe: Gladiator) -> Iterator[Plan]:
    """Throw a snare, and strike if there are the PA for it. [L-13.1, L-13.6]"""
    state, one = outlook.state, outlook.one
    able = snare_in_hand(one) and not one.thrown and one.cowed != state.turn and not foe.snare
    if able and stand.left >= COSTS.throw:
        hope = touch(one.level) * (1.0 if stand.left > COSTS.throw else 0.6) - 0.3
        words = f"throw {foe.id} {turn_to(stand.facing, foe.hex - stand.hex)}"
        yield Plan(hope, ("throw", foe.id), (*stand.words, words))
