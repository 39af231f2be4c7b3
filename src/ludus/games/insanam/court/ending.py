"""The end: destinies revealed, last scoring, penalties, leftovers. [C-16]"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from ludus.core.decisions import Context
from ludus.core.events import Sink
from ludus.core.forecast import Line
from ludus.core.frames import Frame
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.outcome import Outcome, ranking
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.court.scoring import score_round
from ludus.games.insanam.court.sheets import END, Lines, final_sheet, reason
from ludus.games.insanam.frames import Ending, Pay
from ludus.games.insanam.goods import amount, pay, score
from ludus.games.insanam.map.land import controlled
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Dealing, State, Table
from ludus.games.insanam.tell import goods_ref, tell

F = TypeVar("F", bound=Frame)

LAST = NUMBERS.track.last
DECISIVE = NUMBERS.track.ends[-2] + 1
"""The first space of round 4; a traitor below it is out. [C-16.5]"""


def run_ending(context: Context[State, Ending]) -> None:
    """Reveal, score and pay once more, then penalties and leftovers. [C-16.2 to C-16.4]"""
    frame, state, sink = context.frame, context.state, context.sink
    table = state.table
    if frame.stage == "reveal":
        frame.stage = "score"
        _reveal(state, sink)
        if _traitor_wins(state):
            before = [player.vp for player in table.players]
            _finish(state, (table.ender,), "traitor", "traitor", before, {}, sink)
    elif frame.stage == "score":
        frame.stage = "penalties"
        score_round(table, sink)
        table.frames.append(Pay())
    else:
        before = [player.vp for player in table.players]
        _compare(state, before, _penalties(state, sink), sink)


def until_sixty(handler: Callable[[Context[State, F]], None]) -> Callable[..., None]:
    """As soon as a marker is on 60 nothing else goes on. [C-9.7]"""

    def go_on(context: Context[State, F]) -> None:
        table = context.state.table
        if table.ender < 0 or table.ended:
            handler(context)
        else:
            table.ended = True
            table.pending = False
            table.frames[:] = [Ending()]

    return go_on


def _reveal(state: State, sink: Sink | None) -> None:
    """All destinies are turned up. [C-16.2]"""
    table = state.table
    for seat, own in enumerate(state.secrets.own):
        if not table.players[seat].shown:
            table.dealings = [*table.dealings, Dealing("shown", (seat,), own.destiny)]
        table.players[seat].shown = own.destiny
        tell(sink, "destiny", seat, card=Ref("destiny", own.destiny))


def _traitor_wins(state: State) -> bool:
    """A traitor who ends the game without having been exposed wins at once. [C-16.3]"""
    ender = state.table.ender
    if ender < 0 or state.table.players[ender].exposed:
        return False
    return state.secrets.own[ender].destiny == "traitor"


def eliminated(table: Table, seat: int) -> bool:
    """A traitor whose marker is not on a space of round 4 has no final score. [C-16.5, 8.3]"""
    player = table.players[seat]
    return table.ender >= 0 and player.shown == "traitor" and player.marker < DECISIVE


def _penalties(state: State, sink: Sink | None) -> dict[str, list[Lines]]:
    """Distance to 60 costs traitors VP and loyal subjects gold; leftovers bring VP.

    Gives the lines of every seat. [C-16.5 to C-16.7]
    """
    table = state.table
    counted: dict[str, list[Lines]] = {word: [()] * len(table.players) for word in END}
    for seat in table.order:
        player = table.players[seat]
        gap = LAST - player.marker
        paid = 0 if player.shown == "traitor" else min(gap, player.goods[0])
        pay(player, amount("G", paid))
        if paid:
            tell(sink, "pays", seat, goods=goods_ref(amount("G", paid)))
        score(table, seat, paid - gap, sink)
        if eliminated(table, seat):
            tell(sink, "eliminated", seat)
        bonus = sum(player.goods) // NUMBERS.fixed.leftovers
        score(table, seat, bonus, sink)
        counted["distance"][seat] = (Line(paid - gap, reason("distance", n=gap, paid=paid)),)
        counted["leftovers"][seat] = (Line(bonus, reason("leftovers", n=sum(player.goods))),)
    return counted


def _compare(
    state: State, before: Sequence[int], counted: Mapping[str, list[Lines]], sink: Sink | None
) -> None:
    """Most VP wins, ties broken; the eliminated cannot. [C-16.8]"""
    table = state.table
    standings = {
        seat: _standing(table, seat)
        for seat in range(len(table.players))
        if not eliminated(table, seat)
    }
    best = max(standings.values())
    winners = tuple(seat for seat, standing in standings.items() if standing == best)
    tied = sum(standing[0] == best[0] for standing in standings.values()) > 1
    why = "sixty" if table.ender >= 0 else "limit"
    _finish(state, winners, why, "C-16.8" if tied else why, before, counted, sink)


def _standing(table: Table, seat: int) -> Three:
    """Give what places go by: VP, then the marker, then territories. [C-16.8]"""
    player = table.players[seat]
    return player.vp, player.marker, len(controlled(table, seat))


def _finish(
    state: State,
    winners: tuple[int, ...],
    why: str,
    decided_by: str,
    before: Sequence[int],
    counted: Mapping[str, list[Lines]],
    sink: Sink | None,
) -> None:
    """Give every seat its place; the eliminated come last and have no score. [C-16.5, C-16.8]

    Where a traitor wins at once nobody is eliminated. [C-16.3]
    """
    table = state.table
    seats = range(len(table.players))
    out = {seat for seat in seats if why != "traitor" and eliminated(table, seat)}
    standings = [(0,) if seat in out else (1, *_standing(table, seat)) for seat in seats]
    places = ranking(standings, winners)
    scores = tuple(None if seat in out else table.players[seat].vp for seat in seats)
    table.over = over = Outcome(winners, scores, places, why, decided_by)
    table.frames.clear()
    if sink is not None:
        sheet = final_sheet(table, before, counted, over, _why(table, over))
        for seat in winners:
            told = say("insanam-told-wins", seat=seat_ref(seat), reason=Ref("reason", why),
                       n=table.players[seat].vp)  # fmt: skip
            sink.tell(told, sheet=sheet if seat == winners[0] else None)


def _why(table: Table, over: Outcome) -> Message:
    """Say why the winner won, with the article. [C-16.3, C-16.8]"""
    article = "C-16.3" if over.reason == "traitor" else "C-16.8"
    tie = over.decided_by == "C-16.8" and len(over.winners) == 1
    key = "traitor" if over.reason == "traitor" else "tied" if tie else "most"
    seats = tuple(seat_ref(seat) for seat in over.winners)
    best = table.players[over.winners[0]].vp
    return say(f"insanam-sheet-why-{key}", seats=seats, count=len(seats), n=best, article=article)
