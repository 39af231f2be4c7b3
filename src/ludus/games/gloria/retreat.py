"""Forced steps: giving ground, jostling, walls and bodies. Chapters L-20, L-23, L-24, L-25.

A forced step leads away from a hex. If the way is barred by a gladiator, that one is pushed out
first by a forced step of its own, and so on: the farthest of a domino moves first.
"""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.message import say
from ludus.games.gloria.board import hostile, set_hex
from ludus.games.gloria.forecasts.fights import fight_forecast
from ludus.games.gloria.forecasts.odds import fight_odds
from ludus.games.gloria.frames import Forced
from ludus.games.gloria.geometry import IN_ZONE
from ludus.games.gloria.moves import Retreat
from ludus.games.gloria.options import ARENA
from ludus.games.gloria.points import rouse
from ludus.games.gloria.readings import staggers, trips
from ludus.games.gloria.state import Die, Gladiator, Pending, State
from ludus.games.gloria.tell import name_of, no
from ludus.kit.dice import d10
from ludus.kit.hexes import DIRECTIONS, Hex, disc, square

Pushed = Context[State, Forced]


def way_back(state: State, here: Hex, away: Hex) -> tuple[tuple[int, ...], bool]:
    """List the directions of a forced step, and whether the wall decides them.

    Free hexes come before occupied ones. No direction: cornered. [L-20.3, L-24.1, L-24.2]
    """
    ways, wall = _ways_away(state, here, away)
    clear = tuple(way for way in ways if here + DIRECTIONS[way] not in state.places)
    return clear or ways, wall


def _ways_away(state: State, here: Hex, away: Hex) -> tuple[tuple[int, ...], bool]:
    """It goes as far from `away` as one step can; where the wall bars that, along the wall.

    There any hex will do that is farther. [L-20.3, L-24.1]
    """
    arena = disc(state.radius)
    measures = [square(here + step - away) for step in DIRECTIONS]
    inside = [way for way, step in enumerate(DIRECTIONS) if here + step in arena]
    most, near = max(measures), square(here - away)
    ways = tuple(way for way in inside if measures[way] == most)
    return (ways, False) if ways else (tuple(way for way in inside if measures[way] > near), True)


def retreats(context: Pushed) -> list[Retreat]:
    """The owner of whoever gives ground chooses among equal ways. [L-20.3, L-24.1]"""
    ways, _ = way_back(context.state, _mover(context).hex, context.frame.away)
    return [Retreat(way) for way in ways]


def _mover(context: Pushed) -> Gladiator:
    return context.state.gladiators[context.frame.who]


def no_retreat(context: Pushed, move: Retreat) -> Refusal | None:
    """Refuse a way that leads nowhere, not away, or onto somebody where free hexes are left.

    [L-20.3, L-24.1]
    """
    state, one, away = context.state, _mover(context), context.frame.away
    ways, wall = _ways_away(state, one.hex, away)
    place = one.hex + DIRECTIONS[move.way]
    if place not in disc(state.radius):
        return no("L-24.1", "wall")
    if move.way not in ways:
        if wall:
            return no("L-24.1", "retreat-along", one=name_of(one))
        return no("L-20.3", "retreat-away", one=name_of(one))
    if move.way not in way_back(state, one.hex, away)[0]:
        occupant = state.gladiators[state.places[place]]
        return no("L-20.3", "retreat-free", one=name_of(one), other=name_of(occupant))
    return None


def retreat(context: Pushed, move: Retreat) -> None:
    """Take the way chosen."""
    context.frame.resume()
    _take(context, move.way)


RETREAT: Decision[State, Forced, Retreat] = Decision(
    word="retreat",
    article="L-20.3",
    moves=(Retreat,),
    offers=retreats,
    forbids=no_retreat,
    answer=retreat,
    forecast=fight_forecast,
    odds=fight_odds,
    exact=True,
)
"""Which way to give ground. [L-20.3, L-24.1]"""


def run_forced(context: Pushed) -> None:
    """Begin a forced step, or end it once the occupant of the hex has been pushed out."""
    state, frame, sink = context.state, context.frame, context.sink
    if frame.occupant >= 0:
        _enter_pushing(context)
        return
    one = _mover(context)
    ways, frame.wall = way_back(state, one.hex, frame.away)
    if frame.wall and sink:
        key = "gloria-rebounds" if ways else "gloria-cornered"
        sink.tell(say(key, one=name_of(one)))
    if not ways:
        fall(one, sink)
        _end(state, moved=False, hit=True)
    elif len(ways) > 1:
        frame.wait(one.owner, RETREAT.word)
    else:
        _take(context, ways[0])


def _take(context: Pushed, way: int) -> None:
    """Step into the hex; whoever is there is pushed out before. [L-23.1, L-23.2, L-25.2]"""
    state, frame = context.state, context.frame
    one = _mover(context)
    frame.to = one.hex + DIRECTIONS[way]
    there = state.places.get(frame.to)
    if there is None:
        set_hex(state, one, frame.to)
        _trip(context, one)
        _end(state, moved=True, hit=frame.wall)
        return
    occupant = state.gladiators[there]
    frame.occupant = there
    frame.lay = occupant.down
    frame.front = one.hex - occupant.hex in IN_ZONE[occupant.facing]
    if context.sink:
        key = "gloria-domino" if frame.jostled else "gloria-jostles"
        context.sink.tell(say(key, one=name_of(one), other=name_of(occupant)))
    state.frames.append(Forced(who=there, away=one.hex, jostled=True))


def _enter_pushing(context: Pushed) -> None:
    """The occupant has gone, or could not: the pusher falls, and enters if there is room.

    [L-23.1, L-23.9]
    """
    state, frame, sink = context.state, context.frame, context.sink
    one, occupant = _mover(context), state.gladiators[frame.occupant]
    moved = state.moved
    if not moved:
        fall(occupant, sink)
    _shock(context, occupant, one)
    fall(one, sink)
    if moved:
        set_hex(state, one, frame.to)
    _end(state, moved=moved, hit=frame.wall)


def _shock(context: Pushed, occupant: Gladiator, pusher: Gladiator) -> None:
    """What a jostle does to the one pushed out. [L-23.3 to L-23.7]

    From the front a gladiator with its marker gets PA, for a fight with the pusher or for nothing;
    from behind it may fall. One that lay already just loses its marker.
    """
    state, frame = context.state, context.frame
    if frame.front and not frame.lay:
        if occupant.marker:
            rouse(context, occupant)
            if hostile(state, occupant, pusher) and not (occupant.down or occupant.snare):
                pend(state, Pending("jostle", occupant.id, pusher.id))
            else:
                occupant.pa = 0
        return
    occupant.marker = False
    if not occupant.down:
        _stagger(context, occupant)


def _stagger(context: Pushed, one: Gladiator) -> None:
    """Pushed from behind, the heavy and unskilled fall: die below weight minus level. [L-23.5]"""
    die = d10(context.fate, "fall")
    limit = one.weight - 4 * one.level
    falls = staggers(one, die)
    word = "falls" if falls else "stands"
    context.state.dice.append(Die("fall", one.id, die, 4 * die, limit, word))
    if falls:
        fall(one, context.sink)


def _trip(context: Pushed, one: Gladiator) -> None:
    """Forced onto a body, one who stands falls on a die not below its level. [L-25.2]"""
    state = context.state
    if one.down or one.hex not in state.bodies:
        return
    die = d10(context.fate, "trip")
    falls = trips(one, die)
    word = "falls" if falls else "stands"
    state.dice.append(Die("trip", one.id, die, die, one.level, word))
    if context.sink:
        context.sink.tell(say("gloria-trips", one=name_of(one)))
    if falls:
        fall(one, context.sink)


def fall(one: Gladiator, sink: Sink | None) -> None:
    """Fall to the ground."""
    if not one.down:
        one.down = True
        if sink:
            sink.tell(say("gloria-falls", one=name_of(one)))


def pend(state: State, item: Pending) -> None:
    """Put a free attack or a jostle fight into the queue, twenty to a joust at most. [L-22.5]"""
    if state.queued < ARENA.queue:
        state.queued += 1
        state.queue.append(item)


def _end(state: State, *, moved: bool, hit: bool) -> None:
    """Report to the frame below."""
    state.frames.pop()
    state.moved = moved
    state.hit = hit
