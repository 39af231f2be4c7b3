"""The end of the game, and who has won it. Chapter B-12."""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say, seat_ref
from ludus.core.outcome import Outcome, ranking
from ludus.games.brutus.options import end_of
from ludus.games.brutus.sheets import final_sheet
from ludus.games.brutus.state import State


def is_due(state: State, fate: Fate) -> bool:
    """Tell whether the game ends with this manche. [B-12.1, B-12.3, B-12.4]"""
    end = end_of(state.options)
    if end.target is not None:
        return max(state.scores) >= end.target
    if end.time is not None:
        return fate.clock() >= end.time
    return state.manche == end.manches


def end_game(state: State, sink: Sink | None) -> None:
    """Close the table."""
    state.phase = "over"
    state.turn = -1
    if sink:
        result = _outcome(state)
        seats = tuple(map(seat_ref, result.winners))
        sheet = final_sheet(state, result)
        sink.tell(say("brutus-won", seats=seats, count=len(seats)), sheet=sheet)
        if result.decided_by != result.reason:
            sink.tell(say("brutus-tie-broken", article=result.decided_by))


def outcome(state: State) -> Outcome | None:
    """Tell who won, once the game is over."""
    return _outcome(state) if state.phase == "over" else None


def _outcome(state: State) -> Outcome:
    """Most points win; among equals most manches won; whoever is still equal shares.

    [B-12.5, B-12.6, B-12.7]
    """
    end = end_of(state.options)
    reason = next(name for name in end.__struct_fields__ if getattr(end, name) is not None)
    best = max(state.scores)
    tied = [seat for seat, score in enumerate(state.scores) if score == best]
    most = max(state.won[seat] for seat in tied)
    winners = tuple(seat for seat in tied if state.won[seat] == most)
    scores = tuple(state.scores)
    decided_by = _decided_by(reason, len(tied), len(winners))
    return Outcome(winners, scores, ranking(scores, winners), reason, decided_by)


def _decided_by(reason: str, tied: int, winners: int) -> str:
    """Name what settled it: the points alone, the manches won, or nothing. [B-12.6, B-12.7]"""
    if tied == 1:
        return reason
    return "B-12.6" if winners == 1 else "B-12.7"
