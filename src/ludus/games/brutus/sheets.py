"""Score sheets: what each place and each bonus brought, and who won the game. B-9, B-11, B-12."""

from collections.abc import Iterator

from ludus.core.forecast import Line
from ludus.core.message import Fact, Message, say, seat_ref
from ludus.core.outcome import Outcome
from ludus.core.sheets import FINAL, Cell, Column, Sheet, SheetRow, added, best_first
from ludus.games.brutus.going_out import rank_ref
from ludus.games.brutus.options import end_of
from ludus.games.brutus.state import Manche, State

_GAINED = Column("gained", say("brutus-sheet-gained"))
_TOTAL = Column("total", say("brutus-sheet-total"))
_WON = Column("won", say("brutus-sheet-won"))


def manche_sheet(state: State) -> Sheet:
    """Tell what everybody gained in the manche that has just ended, and by what. [B-9.3, B-11.3]"""
    manche = state.manches[-1]
    order = sorted(range(len(manche.places)), key=manche.places.__getitem__)
    rows = tuple(
        SheetRow(
            (seat,),
            (added(_gains(manche, seat)), Cell(state.scores[seat])),
            manche.places[seat],
            won=seat == order[0],
        )
        for seat in order
    )
    return Sheet(
        kind="manche",
        number=state.manche,
        title=say("brutus-sheet-manche", manche=state.manche, seat=seat_ref(order[0])),
        article="B-9.3",
        columns=(_GAINED, _TOTAL),
        rows=rows,
        notes=(say("brutus-sheet-ranks", article="B-11.5"),),
        facts=_last_round(state),
    )


def _gains(manche: Manche, seat: int) -> Iterator[Line]:
    """Say what a seat's place brought, and each bonus it had.

    [B-8.10, B-9.3, B-11.2, B-13.2, B-15.2]
    """
    place, players = manche.places[seat], len(manche.places)
    rank = rank_ref(place, players)
    if place < players:
        yield Line(manche.position[seat], say("brutus-sheet-place", rank=rank, place=place))
    else:
        yield Line(manche.position[seat], say("brutus-sheet-last", rank=rank))
    for source in ("caesar", "revolt", "mercy"):
        points: int = getattr(manche, source)[seat]
        if points:
            yield Line(points, say(f"brutus-sheet-{source}"))


def _last_round(state: State) -> dict[str, Fact]:
    """Tell the closing round, which a view of the next manche no longer shows."""
    plays = state.plays or state.before
    return {
        "seats": tuple(play.seat for play in plays),
        "kinds": ",".join(play.kind for play in plays),
        "values": tuple(play.value for play in plays),
        "counts": tuple(play.count for play in plays),
    }


def final_sheet(state: State, result: Outcome) -> Sheet:
    """Tell everybody's points manche by manche, and why the winner won. [B-12.5, B-12.6, B-12.7]"""
    rows = [
        SheetRow(
            (seat,),
            (added(_manches(state, seat)), Cell(state.won[seat])),
            result.ranking[seat],
            seat in result.winners,
        )
        for seat in range(len(state.scores))
    ]
    winners = tuple(map(seat_ref, result.winners))
    return Sheet(
        kind=FINAL,
        number=1,
        title=say("brutus-won", seats=winners, count=len(winners)),
        article="B-12.5",
        columns=(_TOTAL, _WON),
        rows=tuple(sorted(rows, key=best_first)),
        notes=_why(state, result),
    )


def _manches(state: State, seat: int) -> Iterator[Line]:
    for number, manche in enumerate(state.manches, 1):
        points = sum(line.amount for line in _gains(manche, seat))
        yield Line(points, say("brutus-sheet-of-manche", manche=number))


def _why(state: State, result: Outcome) -> tuple[Message, ...]:
    """Say what ended the game, and what decided among equals. [B-12.1, B-12.3 to B-12.7]"""
    end, points = end_of(state.options), max(state.scores)
    if end.target is not None:
        ended = say("brutus-ui-why-target", target=end.target, points=points, article="B-12.3")
    elif end.time is not None:
        ended = say("brutus-ui-why-time", points=points, article="B-12.4")
    else:
        ended = say(
            "brutus-ui-why-manches", manches=end.manches or 0, points=points, article="B-12.1"
        )
    if result.decided_by == result.reason:
        return (ended,)
    key = f"brutus-sheet-why-{result.decided_by.lower().replace('.', '-')}"
    return (ended, say(key, article=result.decided_by))
