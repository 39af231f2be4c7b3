"""Troops: who fights, with what, at which level. Chapters L-2 and L-3, L-31.10."""

from ludus.core.decisions import Context, Decision, always
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say, seat_ref
from ludus.games.gloria.equipment import (
    CLASSES,
    CUSTOM,
    HANDS,
    KINDS,
    NEEDS,
    WEAPONS,
    Outfit,
    body_part,
    kind_in,
)
from ludus.games.gloria.forecasts.school import enlisting_forecast, equipping_forecast
from ludus.games.gloria.frames import Enlist
from ludus.games.gloria.moves import (
    CLASS,
    ITEM,
    PIECE,
    READY,
    WEAPON,
    EnlistAs,
    Hold,
    Ready,
    Sheathe,
    Wear,
)
from ludus.games.gloria.options import ARENA, NAMES, Entrant, Options, troop_size
from ludus.games.gloria.state import Gladiator, School, State
from ludus.games.gloria.tell import class_ref, item_ref, level_ref, name_of, no
from ludus.games.gloria.tournament import begin_tournament

Enlisting = Context[State, Enlist]
Equipping = Wear | Hold | Sheathe | Ready


def opening(options: Options, _fate: Fate, sink: Sink | None) -> State:
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


def run_enlist(context: Enlisting) -> None:
    """Fill the next place, or begin once all are filled. [L-3.4, L-31.10]"""
    state, frame = context.state, context.frame
    if not frame.places:
        state.frames.pop()
        state.gladiators.sort(key=lambda one: one.owner)
        begin_tournament(context)
        return
    seat, level = frame.places[0]
    if state.options.troops == "drawn":
        (name,) = context.fate.draw("class", tuple(CLASSES))
        _fill(context, Entrant(level, name))
    elif frame.outfit is None:
        frame.wait(seat, ENLIST.word)
    elif OUTFIT.legal(context) == [READY]:
        _fill(context, Entrant(level, outfit=frame.outfit))
    else:
        frame.wait(seat, OUTFIT.word)


def no_enlisting(context: Enlisting, move: EnlistAs) -> Refusal | None:
    """Refuse equipment of one's own, unless it is agreed. [L-2.4]"""
    if move.type != CUSTOM or context.state.options.troops == "custom":
        return None
    return no("L-2.4", "custom")


def enlist(context: Enlisting, move: EnlistAs) -> None:
    """Take a gladiator of a class, or begin to equip one. [L-2.4]"""
    frame = context.frame
    frame.resume()
    if move.type == CUSTOM:
        frame.outfit = Outfit()
    else:
        _fill(context, Entrant(frame.places[0][1], move.type))


ENLIST: Decision[State, Enlist, EnlistAs] = Decision(
    word="enlist",
    article="L-3.4",
    moves=(EnlistAs,),
    offers=always(*map(EnlistAs, CLASS.values)),
    forbids=no_enlisting,
    answer=enlist,
    forecast=enlisting_forecast,
)
"""Which class fills the next place. [L-3.4, L-31.10]"""


def no_equipping(context: Enlisting, move: Equipping) -> Refusal | None:
    """Refuse what cannot be worn or held together; ready is who has a weapon in hand.

    [L-2.2, L-2.4, L-2.5, L-2.7]
    """
    outfit = context.frame.outfit or Outfit()
    if isinstance(move, Wear):
        return _no_wearing(outfit, move.piece)
    if isinstance(move, Hold):
        return _no_holding(outfit, move.item)
    if isinstance(move, Sheathe):
        sheathed = outfit.sheathed
        return no("L-2.5", "sheathed", item=item_ref(sheathed)) if sheathed else None
    return None if kind_in(outfit.hands, WEAPONS) else no("L-2.4", "no-weapon")


def _no_wearing(outfit: Outfit, piece: str) -> Refusal | None:
    """Leather or metal of a kind, and a grille only on a helmet. [L-2.2]"""
    for worn in outfit.armour:
        if body_part(worn) == body_part(piece):
            return no("L-2.2", "covered", item=item_ref(piece), other=item_ref(worn))
    needs = NEEDS[piece]
    if needs and not set(needs) & set(outfit.armour):
        return no("L-2.2", "needs", item=item_ref(piece), needs=tuple(map(item_ref, needs)))
    return None


def _no_holding(outfit: Outfit, item: str) -> Refusal | None:
    """Two hands; one of them is for a weapon, and both weapons are of one class. [L-2.4, L-2.7]"""
    if len(outfit.hands) >= HANDS:
        return no("L-2.7", "hands-full", item=item_ref(item))
    weapon = kind_in(outfit.hands, WEAPONS)
    if KINDS[item] not in WEAPONS and outfit.hands and not weapon:
        return no("L-2.4", "weapon-first", item=item_ref(item))
    if KINDS[item] in WEAPONS and weapon not in ("", KINDS[item]):
        return no("L-2.7", "two-lengths", item=item_ref(item))
    return None


def equip(context: Enlisting, move: Equipping) -> None:
    """Add a piece, or be done. [L-2.4]"""
    frame = context.frame
    frame.resume()
    old = frame.outfit or Outfit()
    if isinstance(move, Ready):
        _fill(context, Entrant(frame.places[0][1], outfit=old))
    else:
        frame.outfit = move.added_to(old)


OUTFIT: Decision[State, Enlist, Equipping] = Decision(
    word="outfit",
    article="L-2.7",
    moves=(Wear, Hold, Sheathe, Ready),
    offers=always(
        *map(Wear, PIECE.values), *map(Hold, ITEM.values), *map(Sheathe, WEAPON.values), READY
    ),
    forbids=no_equipping,
    answer=equip,
    forecast=equipping_forecast,
)
"""What a gladiator with equipment of its own gets. [L-2.4]"""


def _fill(context: Enlisting, entrant: Entrant) -> None:
    frame = context.frame
    seat = frame.places[0][0]
    frame.places = frame.places[1:]
    frame.outfit = None
    _enter(context.state, seat, entrant, context.sink)


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
