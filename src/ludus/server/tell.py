"""What is told to whom: messages built for one reader from a table, by inclusion."""

from collections.abc import Set

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


def view_message(table: Table, seat: int | None, known: int) -> ViewMessage:
    """Show a seat its view, the new lines of its log, and its prompt.

    `known` lines were sent before. Lines that may no longer be looked up are sent to nobody.
    """
    game, state = table.game, table.state
    view = game.for_person(game.view(state, seat)) if state is not None else None
    prompt = None if seat is None else table.prompt(seat)
    moves: tuple[str, ...] = ()
    if prompt is not None and seat is not None:
        moves = tuple(map(str, game.moves(state, seat)))
    heard = table.heard(seat)
    first = game.recall(heard)
    start = max(first, known)
    return ViewMessage(
        table=table.id,
        seq=table.seq,
        seat=seat,
        view=view,
        log_first=first,
        log_from=start,
        log=tuple(LogLine(at, message) for at, message in enumerate(heard[start:], start)),
        prompt=None if prompt is None else Prompt(prompt, moves),
        can_undo=seat is not None and table.can_undo(seat),
    )


class Present:
    """A table as it stands now; what is written of it for one reader serves others too."""

    def __init__(self, table: Table, here: Set[str], now: float) -> None:
        doc = table.doc
        seated = {holder.guest for holder in doc.seats}
        self.table = table
        self.over = doc.status == "finished"
        self._now = now
        self._here = here & seated
        self._spectators = len(here - seated)
        self.looks = (
            doc.status,
            doc.seats,
            doc.undo,
            doc.next,
            self._here,
            self._spectators,
            (doc.left, doc.since) if doc.clock.kind != "none" else None,
        )
        """All that can change in what a reader is told of the table, apart from the game."""
        self._views: dict[tuple[int | None, int], bytes] = {}

    def info(self, guest: str) -> bytes:
        """Write the table for a guest."""
        return to_json(table_info(self.table, guest, self._here, self._spectators, self._now))

    def view(self, seat: int | None, known: int) -> bytes:
        """Write what a seat sees, with the log from where the reader knows it."""
        text = self._views.get((seat, known))
        if text is None:
            text = self._views[seat, known] = to_json(view_message(self.table, seat, known))
        return text


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
