"""The change of rounds. [C-14.1, C-14.7]"""

from ludus.core.decisions import Context
from ludus.core.events import Sink
from ludus.games.insanam.cards.powers import has
from ludus.games.insanam.city.senate import ask_name
from ludus.games.insanam.court.scoring import score_round
from ludus.games.insanam.court.track import check_round
from ludus.games.insanam.frames import Event, Pay, RoundChange
from ludus.games.insanam.goods import push
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import tell


def run_round_change(context: Context[State, RoundChange]) -> None:
    """Owed events, scoring, pay, a new order, choices, an event of the new round. [C-14.1]"""
    frame, table, sink = context.frame, context.state.table, context.sink
    if frame.stage in ("events", "owed"):
        _owed(frame, table)
    elif frame.stage == "score":
        frame.stage = "pay"
        score_round(table, sink)
    elif frame.stage == "pay":
        frame.stage = "order"
        push(table, Pay())
    elif frame.stage == "order":
        frame.stage = "names"
        _new_round(table, sink)
    elif frame.stage == "names":
        frame.stage = "event"
        for seat, player in enumerate(table.players):
            if has(player, "contacts"):
                ask_name(table, seat)
    else:
        frame.stage = "owed"
        push(table, Event())


def _owed(frame: RoundChange, table: Table) -> None:
    """Events that are owed come one after the other. [C-9.6]"""
    if table.owed:
        table.owed -= 1
        push(table, Event())
    elif frame.stage == "events":
        frame.stage = "score"
    else:
        table.frames.pop()


def _new_round(table: Table, sink: Sink | None) -> None:
    """The next round begins; the highest marker is first, equals keep their order. [C-3.8]"""
    table.round += 1
    table.pending = False
    table.order = sorted(table.order, key=lambda seat: -table.players[seat].marker)
    for player in table.players:
        player.doubled = ""
    tell(sink, "round", n=table.round)
    check_round(table)
