"""Going out: places, their points, and the Gladiators' Revolt. Chapters B-9 and B-13."""

from collections.abc import Sequence

from ludus.core.events import Sink
from ludus.core.message import Ref, say, seat_ref
from ludus.games.brutus.characters import GLADIATOR
from ludus.games.brutus.options import POSITIONS, TABLE, Options
from ludus.games.brutus.state import State


def rank_ref(place: int, players: int) -> Ref:
    """Refer to a position card: 1 is the Imperator, 2 the Consul, the last one Servus. [B-1.6]"""
    return Ref("rank", POSITIONS[players][place - 1])


def next_place(places: Sequence[int]) -> int:
    """Find the highest position not yet taken: exits come one after another. [B-9.2, B-9.6]"""
    return len(places) - places.count(0) + 1


def place_points(place: int, players: int) -> int:
    """Look up what a place brings. [B-9.3]"""
    return TABLE.tables[players].points[place - 1]


def ends_manche(place: int, players: int) -> bool:
    """Tell whether an exit leaves only one player in. [B-11.1]"""
    return place == players - 1


def revolt_points(options: Options, value: int, count: int) -> int:
    """Whoever plays their last cards as 2s gains points for each, at any place but the last.

    [B-13.1, B-13.2, B-13.4, B-13.5]
    """
    return TABLE.revolt * count if options.revolt and value == GLADIATOR else 0


def go_out(state: State, seat: int, sink: Sink | None) -> bool:
    """Take the highest position left and score it; tell whether that ends the manche. [B-9.1]"""
    players = len(state.places)
    place = next_place(state.places)
    state.places[seat] = place
    points = place_points(place, players)
    state.scores[seat] += points
    if sink:
        rank = rank_ref(place, players)
        sink.tell(say("brutus-out", seat=seat_ref(seat), rank=rank, points=points))
    return ends_manche(place, players)


def score_revolt(state: State, seat: int, value: int, count: int, sink: Sink | None) -> None:
    """Score the Revolt of whoever has just gone out with a combination. [B-13.1]"""
    points = revolt_points(state.options, value, count)
    if not points:
        return
    state.scores[seat] += points
    state.gains.revolt[seat] += points
    if sink:
        sink.tell(say("brutus-revolt", seat=seat_ref(seat), points=points))
