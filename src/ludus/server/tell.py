"""What is told to whom: messages built for one reader from a table, by inclusion."""

from collections.abc import Set
from typing import Any

from ludus.core.codec import to_json
from ludus.server.protocol import (
    ClockInfo,
    LogLine,
    Prompt,
    SeatInfo,
    TableInfo,
    TableRow,
    TalkLine,
    UndoInfo,
    ViewMessage,
)
from ludus.tables.model import Said
from ludus.tables.store import Stored
from ludus.tables.table import Table


def table_info(table: Table, guest: str, here: Set[str], spectators: int, now: float) -> TableInfo:
    """Describe a table to a guest; no other guest's id is in it."""
    doc = table.doc
    return TableInfo(
        id=table.id,
        game=doc.game,
        options=doc.options,
        status=doc.status,
        public=doc.public,
        host=doc.host == guest,
        seats=tuple(
            SeatInfo(
                seat=seat,
                kind=holder.kind,
                name=holder.name,
                bot=holder.bot,
                mine=holder.guest == guest,
                here=holder.guest in here,
                held=holder.away,
            )
            for seat, holder in enumerate(doc.seats)
        ),
        clock=ClockInfo(
            kind=doc.clock.kind,
            seconds=doc.clock.seconds,
            increment=doc.clock.increment,
            left=tuple(round(left, 1) for left in table.left(now)),
            running=table.acting if doc.clock.kind != "none" else (),
        ),
        spectators=spectators,
        commitment=doc.commitment,
        undo=UndoInfo(doc.undo.seat, doc.undo.waiting) if doc.undo else None,
        next=doc.next,
    )


def view_message(table: Table, seat: int | None, log_from: int) -> ViewMessage:
    """Show a seat its view, the new lines of its log, and its prompt."""
    game, state = table.game, table.state
    view = game.for_person(game.view(state, seat)) if state is not None else None
    prompt = None if seat is None else table.prompt(seat)
    moves: tuple[str, ...] = ()
    if prompt is not None and seat is not None:
        moves = tuple(str(move) for move in game.moves(state, seat))
    heard = [form for told in table.told if (form := told.heard_by(seat)) is not None]
    start = min(log_from, len(heard))
    return ViewMessage(
        table=table.id,
        seq=table.seq,
        seat=seat,
        view=view,
        log_from=start,
        log=tuple(LogLine(start + at, message) for at, message in enumerate(heard[start:])),
        prompt=None if prompt is None else Prompt(prompt, moves),
        can_undo=seat is not None and table.can_undo(seat),
    )


def table_row(stored: Stored, guest: str) -> TableRow:
    """Describe a table in the lobby."""
    doc = stored.doc
    return TableRow(
        id=stored.id,
        game=doc.game,
        options=doc.options,
        status=doc.status,
        seats=tuple(None if holder.kind == "open" else holder.name for holder in doc.seats),
        mine=any(holder.guest == guest for holder in doc.seats),
        touched=stored.touched,
    )


def talk_line(said: Said) -> TalkLine:
    """Tell something said, without its speaker's id."""
    return TalkLine(said.n, said.name, said.seat, said.text, said.at)


def text(message: Any) -> str:
    """Write a message for a socket."""
    return to_json(message).decode()
