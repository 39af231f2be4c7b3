"""Troops: who fights, with what, at which level. Chapters L-2 and L-3, L-31.10."""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say, seat_ref
from ludus.games.gloria.equipment import (
    ARMOUR,
    CLASSES,
    CUSTOM,
    HANDS,
    KINDS,
    NEEDS,
    WEAPONS,
    Outfit,
    body_part,
    fault_of,
    kind_in,
)
from ludus.games.gloria.frames import Enlist
from ludus.games.gloria.moves import ENLIST, HOLD, READY, SHEATHE, WEAR, Move
from ludus.games.gloria.options import ARENA, NAMES, Entrant, Options, troop_size
from ludus.games.gloria.state import Gladiator, School, State
from ludus.games.gloria.tell import class_ref, level_ref, name_of
from ludus.games.gloria.tournament import begin_tournament


def setup(options: Options, sink: Sink | None) -> State:
    """Open the schools and fill the troops. [L-3.4]"""
    state = State(options, ARENA.tables[options.players].radius)
    state.schools = [School() for _ in range(options.players)]
    if isinstance(options.troops, tuple):
        for seat, troop in enumerate(options.troops):
            for entrant in troop:
                _enter(state, seat, entrant, sink)
        state.frames.append(Enlist(places=()))
    else:
        ladder = ARENA.ladders[troop_size(options)]
        places = tuple((seat, level) for level in ladder for seat in range(options.players))
        state.frames.append(Enlist(places=places))
    return state


def run_enlist(frame: Enlist, state: State, fate: Fate, sink: Sink | None) -> None:
    """Fill the next place, or begin once all are filled. [L-3.4, L-31.10]"""
    if not frame.places:
        state.frames.pop()
        state.gladiators.sort(key=lambda one: one.owner)
        begin_tournament(state, fate, sink)
        return
    seat, level = frame.places[0]
    if state.options.troops == "drawn":
        (name,) = fate.draw("class", tuple(CLASSES))
        _fill(state, frame, Entrant(level, name), sink)
    elif frame.outfit is None:
        frame.wait(seat, "enlist")
    elif outfit_moves(state, frame) == [READY]:
        _fill(state, frame, Entrant(level, outfit=frame.outfit), sink)
    else:
        frame.wait(seat, "outfit")


def enlist_moves(state: State, frame: Enlist) -> list[Move]:  # noqa: ARG001
    """Any class; where it is agreed, equipment of one's own. [L-2.4]"""
    names = [*CLASSES, CUSTOM] if state.options.troops == "custom" else CLASSES
    return [ENLIST[name] for name in names]


def enlist(state: State, frame: Enlist, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Take a gladiator of a class, or begin to equip one. [L-2.4]"""
    frame.resume()
    if move.word == CUSTOM:
        frame.outfit = Outfit()
    else:
        _fill(state, frame, Entrant(frame.places[0][1], move.word), sink)


def outfit_moves(state: State, frame: Enlist) -> list[Move]:  # noqa: ARG001
    """What can be added to what is there; ready once a weapon is in hand.

    Leather or metal of a kind, a grille only on a helmet, two hands, one shield, weapons in hand of
    one class. [L-2.2, L-2.4, L-2.7]
    """
    outfit = frame.outfit or Outfit()
    found = [WEAR[piece] for piece in ARMOUR if _can_wear(outfit, piece)]
    found += [HOLD[item] for item in HOLD if _can_hold(outfit, item)]
    if not outfit.sheathed:
        found += SHEATHE.values()
    if not fault_of(outfit):
        found.append(READY)
    return found


def _can_wear(outfit: Outfit, piece: str) -> bool:
    worn = [body_part(other) for other in outfit.armour]
    hung = not NEEDS[piece] or bool(set(NEEDS[piece]) & set(outfit.armour))
    return body_part(piece) not in worn and hung


def _can_hold(outfit: Outfit, item: str) -> bool:
    """Two hands; one of them is for a weapon, and both weapons are of one class. [L-2.7]"""
    kind, weapon = KINDS[item], kind_in(outfit.hands, WEAPONS)
    if len(outfit.hands) >= HANDS:
        return False
    if kind in WEAPONS:
        return weapon in ("", kind)
    return not outfit.hands or weapon != ""


def equip(state: State, frame: Enlist, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Add a piece, or be done. [L-2.4]"""
    frame.resume()
    old = frame.outfit or Outfit()
    if move is READY:
        _fill(state, frame, Entrant(frame.places[0][1], outfit=old), sink)
    elif move.kind == "wear":
        frame.outfit = Outfit((*old.armour, move.word), old.hands, old.sheathed)
    elif move.kind == "hold":
        frame.outfit = Outfit(old.armour, (*old.hands, move.word), old.sheathed)
    else:
        frame.outfit = Outfit(old.armour, old.hands, move.word)


def _fill(state: State, frame: Enlist, entrant: Entrant, sink: Sink | None) -> None:
    seat = frame.places[0][0]
    frame.places = frame.places[1:]
    frame.outfit = None
    _enter(state, seat, entrant, sink)


def _enter(state: State, seat: int, entrant: Entrant, sink: Sink | None) -> None:
    """A gladiator joins a troop."""
    one = Gladiator(
        id=len(state.gladiators),
        owner=seat,
        name=_new_name(state, seat),
        type=entrant.type,
        outfit=entrant.outfit or CLASSES[entrant.type],
        initial=entrant.level,
        level=entrant.level,
    )
    state.gladiators.append(one)
    if sink:
        facts = {"one": name_of(one), "class": class_ref(one.type), "level": level_ref(one.level)}
        sink.tell(say("gloria-enlists", seat=seat_ref(seat), **facts))


def _new_name(state: State, seat: int) -> str:
    """Take the next name of the seat that nobody alive bears."""
    school, taken = state.schools[seat], {one.name for one in state.gladiators}
    while True:
        name = NAMES[(school.named * state.options.players + seat) % len(NAMES)]
        school.named += 1
        if name not in taken:
            return name
