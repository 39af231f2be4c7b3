"""Camps that unlocked powers release. [C-8.7, C-20]"""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.games.insanam.city import forecasts
from ludus.games.insanam.city.moves import KeepCamp, PitchCamp
from ludus.games.insanam.frames import PlaceCamp
from ludus.games.insanam.goods import score
from ludus.games.insanam.map.land import FORTRESS
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import land_ref, no, tell


def camp_places(table: Table, seat: int) -> list[str]:
    """List the controlled territories without a camp. [C-20.2]"""
    return [name for name, land in table.lands.items() if land.owner == seat and not land.camp]


def no_camp(table: Table, seat: int, move: PitchCamp) -> Refusal | None:
    """A released camp goes on a controlled territory without one. [C-20.1, C-20.2]"""
    if not table.players[seat].released:
        return no("C-20.1", "no-camp")
    land = table.lands[move.land]
    if land.owner != seat:
        return no("C-20.2", "no-place-for-camp", land=land_ref(move.land))
    return no("C-20.2", "camp-there", land=land_ref(move.land)) if land.camp else None


def pitch_camp(table: Table, seat: int, land: str, sink: Sink | None) -> None:
    """Put a camp on a territory; by option it brings VP. [C-20.2, section 3: I-3]"""
    table.players[seat].released -= 1
    table.lands[land].camp = True
    tell(sink, "camps", seat, land=land_ref(land))
    if table.options.camp_vp:
        score(table, seat, FORTRESS, sink)


Camping = Context[State, PlaceCamp]


def _places(context: Camping) -> list[PitchCamp | KeepCamp]:
    """List places for the camp, or keep it for later. [D-10]"""
    places = camp_places(context.state.table, context.seat)
    return [*(PitchCamp(land) for land in places), KeepCamp()]


def _no_place(context: Camping, move: PitchCamp | KeepCamp) -> Refusal | None:
    """A camp can always be kept. [C-20.2]"""
    if isinstance(move, KeepCamp):
        return None
    return no_camp(context.state.table, context.seat, move)


def _place(context: Camping, move: PitchCamp | KeepCamp) -> None:
    """Place the camp just released, or keep it. [C-20.2]"""
    table = context.state.table
    table.frames.pop()
    if isinstance(move, PitchCamp):
        pitch_camp(table, context.seat, move.land, context.sink)


CAMP: Decision[State, PlaceCamp, PitchCamp | KeepCamp] = Decision(
    word="camp",
    article="C-20.2",
    moves=(PitchCamp, KeepCamp),
    offers=_places,
    forbids=_no_place,
    answer=_place,
    forecast=forecasts.camp,
)
