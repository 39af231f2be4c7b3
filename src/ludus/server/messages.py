"""Messages to one reader, built from a table by naming what is included."""

from collections.abc import Set
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from ludus.core.codec import to_json
from ludus.core.message import Message, Ref
from ludus.core.rules import AnyRules
from ludus.server.answers import TableRow
from ludus.server.lessons import lesson_info
from ludus.server.printed import printed
from ludus.server.protocol import (
    ClockInfo,
    LogLine,
    Missed,
    PracticeInfo,
    Prompt,
    SeatInfo,
    TableInfo,
    TalkLine,
    UndoInfo,
    ViewMessage,
)
from ludus.tables.absence import missed
from ludus.tables.counsel import is_allowed
from ludus.tables.model import Doc, Holder, Said
from ludus.tables.reading import Stored
from ludus.tables.table import Table


def shown_name(seat: int, holder: Holder) -> str | Ref:
    """Give a person's name; a bot is named in the language of each reader."""
    return Ref("bot-name", seat) if holder.kind == "bot" else holder.name


def table_info(
    table: Table,
    guest: str,
    connected: Set[str],
    spectators: int,
    now: float,
    *,
    hurried: bool = False,
) -> TableInfo:
    """Describe a table to a guest; no other guest's id is in it."""
    doc = table.doc
    return TableInfo(
        id=table.id,
        game=doc.game,
        printed=printed(doc.game).version,
        options=doc.options,
        status=doc.status,
        public=doc.public,
        host=doc.host == guest,
        several=doc.several,
        kept_out=tuple(one.name for one in doc.kept_out) if doc.host == guest else (),
        seats=tuple(
            SeatInfo(
                seat=seat,
                kind="bot" if holder.kind == "program" else holder.kind,
                name=shown_name(seat, holder),
                bot=holder.bot,
                mine=holder.guest == guest,
                host=holder.guest == doc.host,
                here=holder.guest in connected,
                held=holder.stand_in != "none",
                bot_in=None if holder.bot_at is None else round(max(0.0, holder.bot_at - now), 1),
                missed=_missed(table, seat) if holder.guest == guest else None,
                promise=holder.promise,
                gave=holder.nonce is not None,
                agrees=holder.agrees,
                advised=seat in doc.counselled,
            )
            for seat, holder in enumerate(doc.seats)
        ),
        clock=ClockInfo(
            kind=doc.clock.kind,
            seconds=doc.clock.seconds,
            increment=doc.clock.increment,
            left=tuple(round(left, 1) for left in table.left(now)),
            running=table.acting if doc.clock.kind != "none" and doc.since is not None else (),
        ),
        spectators=spectators,
        commitment=doc.commitment,
        starting=doc.called is not None,
        bot_after=doc.bot_after,
        undo=UndoInfo(doc.undo.seat, doc.undo.waiting) if doc.undo else None,
        next=doc.next,
        hurried=hurried and doc.status == "running",
        lesson=lesson_info(table),
        counsel=is_allowed(doc),
        practice=_practised(doc),
    )


def _practised(doc: Doc) -> PracticeInfo | None:
    """Tell where a practice game began: of several, the last one."""
    if not doc.practice:
        return None
    return PracticeInfo(doc.practice[-1].table, doc.practice[-1].at)


def _missed(table: Table, seat: int) -> Missed | None:
    """Tell a person what a bot did for them, with the lines of the log they may still look up."""
    moves, lines = missed(table, seat)
    if not moves:
        return None
    first = _first_line(table, seat)
    return Missed(moves, min(max(first, lines.start), lines.stop), lines.stop)


def _first_line(table: Table, seat: int | None) -> int:
    """Number the first line of the log that may be looked up; after the end all of them may be."""
    return 0 if table.doc.status == "finished" else table.game.recall(table.heard(seat))


def _log_line(game: AnyRules, number: int, message: Message) -> LogLine:
    opens, ends = game.outline.opens.get(message.key, 0), game.outline.ends.get(message.key, 0)
    return LogLine(number, message, opens, ends)


def view_message(
    table: Table, seat: int | None, known: int, counted: int, alike: Any = None
) -> ViewMessage:
    """Show a seat its view, the new lines of its log, new score sheets, and its prompt.

    The first `known` lines of the log and the first `counted` sheets were sent before. Lines that
    the rules no longer allow to be looked up are not sent. `alike` is what all readers are shown
    alike, if it has been worked out already.
    """
    game, state = table.game, table.state
    view = game.shown(state, seat, alike) if state is not None else None
    prompt = None if seat is None else table.prompt(seat)
    moves: tuple[str, ...] = ()
    if prompt is not None and seat is not None:
        moves = tuple(map(str, game.moves(state, seat)))
    heard = table.heard(seat)
    first = _first_line(table, seat)
    start = max(first, known)
    return ViewMessage(
        table=table.id,
        seq=table.number(seat),
        seat=seat,
        view=view,
        log_first=first,
        log_from=start,
        log=tuple(_log_line(game, at, heard[at]) for at in range(start, len(heard))),
        sheets_from=counted,
        sheets=tuple(table.sheets[counted:]),
        acting=table.acting,
        prompt=None if prompt is None else Prompt(prompt, moves),
        can_undo=seat is not None and table.can_undo(seat),
    )


class Snapshot:
    """A table at one moment; a message written for one reader is reused for others."""

    def __init__(
        self, table: Table, connected: Set[str], now: float, *, hurried: bool = False
    ) -> None:
        doc = table.doc
        seated = {holder.guest for holder in doc.seats}
        self.table = table
        self.over = doc.status == "finished"
        self._now = now
        self._hurried = hurried
        self._connected = connected & seated
        self._spectators = len(connected - seated)
        self._missed = any(holder.missed for holder in doc.seats)
        self._views: dict[tuple[int | None, int, int], bytes] = {}

    def info_key(self, guest: str) -> object:
        """Give everything that can change in `info`: it is sent again only when this differs.

        What others have missed is not told to a guest.
        """
        doc = self.table.doc
        seats = doc.seats
        if self._missed:
            seats = tuple(
                replace(one, missed=()) if one.missed and one.guest != guest else one
                for one in seats
            )
        return self._for_all, seats, doc.kept_out if doc.host == guest else ()

    @cached_property
    def _for_all(self) -> object:
        """Everything in `info_key` that does not depend on the guest."""
        doc = self.table.doc
        return (
            doc.status,
            doc.host,
            doc.several,
            doc.bot_after,
            doc.called,
            doc.undo,
            doc.next,
            doc.lesson,
            doc.counselled,
            self._connected,
            self._spectators,
            self._hurried,
            (doc.left, doc.since) if doc.clock.kind != "none" else None,
        )

    def info(self, guest: str) -> bytes:
        """Write the description of the table for a guest."""
        info = table_info(
            self.table,
            guest,
            self._connected,
            self._spectators,
            self._now,
            hurried=self._hurried,
        )
        return to_json(info)

    def view(self, seat: int | None, known: int, counted: int) -> bytes:
        """Write what a seat sees, with what is new in its log and of the score sheets."""
        key = (seat, known, counted)
        text = self._views.get(key)
        if text is None:
            message = view_message(self.table, seat, known, counted, self._alike)
            text = self._views[key] = to_json(message)
        return text

    @cached_property
    def _alike(self) -> Any:
        return self.table.game.shown_alike(self.table.state)


def table_row(stored: Stored, guest: str) -> TableRow:
    """Describe a table in the lobby."""
    doc = stored.doc
    return TableRow(
        id=stored.id,
        game=doc.game,
        options=doc.options,
        status=doc.status,
        seats=tuple(
            None if holder.kind == "open" else shown_name(seat, holder)
            for seat, holder in enumerate(doc.seats)
        ),
        people=sum(holder.kind == "person" for holder in doc.seats),
        own=tuple(seat for seat, holder in enumerate(doc.seats) if holder.guest == guest),
        acting=doc.acting,
        winners=doc.winners,
        touched=stored.touched,
        aside=None if stored.aside is None else stored.aside.kind,
        lesson=None if doc.lesson is None else doc.lesson.word,
        practice=bool(doc.practice),
    )


def talk_line(said: Said) -> TalkLine:
    """Make the message for a line of talk, without its speaker's id."""
    return TalkLine(said.n, said.name, said.seat, said.text, said.at)
