"""Going out: places, their points, and the Gladiators' Revolt. Chapters B-9 and B-13."""

from ludus.core.events import Sink
from ludus.core.message import Ref, say, seat_ref
from ludus.games.brutus.characters import GLADIATOR
from ludus.games.brutus.options import TABLE
from ludus.games.brutus.state import State


def rank_ref(place: int, players: int) -> Ref:
    """Refer to a position card: 1 is the Imperator, 2 the Consul, the last one Servus. [B-1.6]"""
    if place == players:
        return Ref("rank", "servus")
    return Ref("rank", {1: "imperator", 2: "consul"}.get(place, NUMERALS[place]))


NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def go_out(state: State, seat: int, sink: Sink | None) -> bool:
    """Take the highest position left and score it; tell whether that ends the manche.

    Exits come one after another. [B-9.1, B-9.2, B-9.3, B-9.6, B-11.1]
    """
    players = len(state.places)
    place = players - state.places.count(0) + 1
    state.places[seat] = place
    points = TABLE.tables[players].points[place - 1]
    state.scores[seat] += points
    if sink:
        rank = rank_ref(place, players)
        sink.tell(say("brutus-out", seat=seat_ref(seat), rank=rank, points=points))
    return place == players - 1


def score_revolt(state: State, seat: int, value: int, count: int, sink: Sink | None) -> None:
    """Whoever plays their last cards as 2s gains points for each, at any place but the last.

    [B-13.1, B-13.2, B-13.4, B-13.5]
    """
    if not state.options.revolt or value != GLADIATOR:
        return
    points = TABLE.revolt * count
    state.scores[seat] += points
    state.gains.revolt[seat] += points
    if sink:
        sink.tell(say("brutus-revolt", seat=seat_ref(seat), points=points))
