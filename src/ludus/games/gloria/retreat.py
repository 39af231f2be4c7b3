"""Forced steps: giving ground, jostling, walls and bodies. Chapters L-20, L-23, L-24, L-25.

A forced step leads away from a hex. If the way is barred by a gladiator, that one is pushed out
first by a forced step of its own, and so on: the farthest of a domino moves first.
"""

from collections.abc import Sequence

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say
from ludus.games.gloria.board import hostile, set_hex
from ludus.games.gloria.frames import Forced
from ludus.games.gloria.geometry import IN_ZONE
from ludus.games.gloria.moves import RETREAT, Move
from ludus.games.gloria.options import ARENA
from ludus.games.gloria.points import rouse
from ludus.games.gloria.state import Die, Gladiator, Pending, State
from ludus.games.gloria.tell import name_of
from ludus.kit.dice import d10
from ludus.kit.hexes import DIRECTIONS, Hex, disc, square


def way_back(state: State, here: Hex, away: Hex) -> tuple[tuple[int, ...], bool]:
    """List the directions of a forced step, and whether the wall decides them.

    It goes as far from `away` as one step can; where the wall bars that, along the wall, to any
    hex that is farther; free hexes before occupied ones. No direction: cornered.
    [L-20.3, L-24.1, L-24.2]
    """
    arena = disc(state.radius)
    measures = [square(here + step - away) for step in DIRECTIONS]
    most = max(measures)
    wall = False
    ways = [k for k, far in enumerate(measures) if far == most and here + DIRECTIONS[k] in arena]
    if not ways:
        wall = True
        near = square(here - away)
        ways = [k for k, far in enumerate(measures) if far > near and here + DIRECTIONS[k] in arena]
    clear = [k for k in ways if here + DIRECTIONS[k] not in state.places]
    return tuple(clear or ways), wall


def retreat_moves(state: State, frame: Forced) -> Sequence[Move]:
    """The owner of whoever gives ground chooses among equal ways. [L-20.3, L-24.1]"""
    ways, _ = way_back(state, state.gladiators[frame.who].hex, frame.away)
    return [RETREAT[k] for k in ways]


def choose_retreat(state: State, frame: Forced, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Take the way chosen."""
    frame.resume()
    _take(state, frame, move.to, fate, sink)


def run_forced(frame: Forced, state: State, fate: Fate, sink: Sink | None) -> None:
    """Begin a forced step, or end it once the occupant of the hex has been pushed out."""
    if frame.occupant >= 0:
        _enter_pushing(state, frame, fate, sink)
        return
    one = state.gladiators[frame.who]
    ways, frame.wall = way_back(state, one.hex, frame.away)
    if frame.wall and sink:
        key = "gloria-rebounds" if ways else "gloria-cornered"
        sink.tell(say(key, one=name_of(one)))
    if not ways:
        fall(one, sink)
        _end(state, moved=False, hit=True)
    elif len(ways) > 1:
        frame.wait(one.owner, "retreat")
    else:
        _take(state, frame, ways[0], fate, sink)


def _take(state: State, frame: Forced, way: int, fate: Fate, sink: Sink | None) -> None:
    """Step into the hex; whoever is there is pushed out before. [L-23.1, L-23.2, L-25.2]"""
    one = state.gladiators[frame.who]
    frame.to = one.hex + DIRECTIONS[way]
    there = state.places.get(frame.to)
    if there is None:
        set_hex(state, one, frame.to)
        _trip(state, one, fate, sink)
        _end(state, moved=True, hit=frame.wall)
        return
    occupant = state.gladiators[there]
    frame.occupant = there
    frame.lay = occupant.down
    frame.front = one.hex - occupant.hex in IN_ZONE[occupant.facing]
    if sink:
        key = "gloria-domino" if frame.jostled else "gloria-jostles"
        sink.tell(say(key, one=name_of(one), other=name_of(occupant)))
    state.frames.append(Forced(who=there, away=one.hex, jostled=True))


def _enter_pushing(state: State, frame: Forced, fate: Fate, sink: Sink | None) -> None:
    """The occupant has gone, or could not: the pusher falls, and enters if there is room.

    [L-23.1, L-23.9]
    """
    one, occupant = state.gladiators[frame.who], state.gladiators[frame.occupant]
    moved = state.moved
    if not moved:
        fall(occupant, sink)
    _shock(state, frame, occupant, one, fate, sink)
    fall(one, sink)
    if moved:
        set_hex(state, one, frame.to)
    _end(state, moved=moved, hit=frame.wall)


def _shock(
    state: State,
    frame: Forced,
    occupant: Gladiator,
    pusher: Gladiator,
    fate: Fate,
    sink: Sink | None,
) -> None:
    """What a jostle does to the one pushed out. [L-23.3 to L-23.7]

    From the front a gladiator with its marker gets PA, for a fight with the pusher or for nothing;
    from behind it may fall. One that lay already just loses its marker.
    """
    if frame.front and not frame.lay:
        if occupant.marker:
            rouse(state, occupant, fate, sink)
            if hostile(state, occupant, pusher) and not (occupant.down or occupant.snare):
                pend(state, Pending("jostle", occupant.id, pusher.id))
            else:
                occupant.pa = 0
        return
    occupant.marker = False
    if not occupant.down:
        _stagger(state, occupant, fate, sink)


def _stagger(state: State, one: Gladiator, fate: Fate, sink: Sink | None) -> None:
    """Pushed from behind, the heavy and unskilled fall: die below weight minus level. [L-23.5]"""
    die = d10(fate, "fall")
    limit = one.weight - 4 * one.level
    falls = 4 * die < limit
    word = "falls" if falls else "stands"
    state.dice.append(Die("fall", one.id, die, 4 * die, limit, word))
    if falls:
        fall(one, sink)


def _trip(state: State, one: Gladiator, fate: Fate, sink: Sink | None) -> None:
    """Forced onto a body, one who stands falls on a die not below its level. [L-25.2]"""
    if one.down or one.hex not in state.bodies:
        return
    die = d10(fate, "trip")
    falls = die >= one.level
    word = "falls" if falls else "stands"
    state.dice.append(Die("trip", one.id, die, die, one.level, word))
    if sink:
        sink.tell(say("gloria-trips", one=name_of(one)))
    if falls:
        fall(one, sink)


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
