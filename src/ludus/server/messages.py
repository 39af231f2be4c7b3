"""Messages to one reader, built from a table by naming what is included."""

from collections.abc import Set
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


class Snapshot:
    """A table at one moment; what is the same for several readers is worked out once."""

    def __init__(
        self, table: Table, connected: Set[str], now: float, *, hurried: bool = False
    ) -> None:
        self.table = table
        self.over = table.doc.status == "finished"
        self.sheets = table.sheets
        self._now = now
        self._hurried = hurried
        self._connected = connected
        self._missed = any(holder.missed for holder in table.doc.seats)
        self._for_all = self._key_for_all()
        self._views: dict[tuple[int | None, int, int], bytes] = {}
        self._alike: Any = None
        self._heard: list[Message] | None = None
        """What was heard by the reader of whom was asked last; often all have heard the same."""
        self._first = 0
        self._log: tuple[int, list[Message], tuple[LogLine, ...]] = (0, [], ())

    def info_key(self, guest: str) -> object:
        """Give everything that can change in `info`: it is sent again only when this differs.

        What others have missed is not told to a guest.
        """
        doc = self.table.doc
        if not self._missed and not doc.kept_out:
            return self._for_all
        seats = tuple(
            replace(one, missed=()) if one.missed and one.guest != guest else one
            for one in doc.seats
        )
        return self._for_all[1:], seats, doc.kept_out if doc.host == guest else ()

    def _key_for_all(self) -> tuple[object, ...]:
        """Give all that is in `info_key`: the seats first, of which not all is told to a guest."""
        doc = self.table.doc
        return (
            doc.seats,
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
            self._hurried,
            (doc.left, doc.since) if doc.clock.kind != "none" else None,
        )

    def info(self, guest: str) -> bytes:
        """Write the description of the table for a guest."""
        seated = {holder.guest for holder in self.table.doc.seats}
        info = table_info(
            self.table,
            guest,
            self._connected,
            len(self._connected - seated),
            self._now,
            hurried=self._hurried,
        )
        return to_json(info)

    def view(self, seat: int | None, known: int, counted: int) -> bytes:
        """Write what a seat sees, with what is new in its log and of the score sheets."""
        key = (seat, known, counted)
        text = self._views.get(key)
        if text is None:
            text = self._views[key] = to_json(self.view_message(seat, known, counted))
        return text

    def view_message(self, seat: int | None, known: int, counted: int) -> ViewMessage:
        """Show a seat its view, the new lines of its log, new score sheets, and its prompt.

        The first `known` lines of the log and the first `counted` sheets were sent before. Lines
        that the rules no longer allow to be looked up are not sent.
        """
        table = self.table
        game, state, acting = table.game, table.state, table.acting
        heard = table.heard(seat)
        first = self._first_line(seat, heard)
        start = max(first, known)
        if self._alike is None and state is not None:
            self._alike = game.shown_alike(state)
        return ViewMessage(
            table=table.id,
            seq=table.number(seat),
            seat=seat,
            view=None if state is None else game.shown(state, seat, self._alike),
            log_first=first,
            log_from=start,
            log=self._lines(heard, start),
            sheets_from=counted,
            sheets=tuple(self.sheets[counted:]),
            acting=acting,
            prompt=self._prompt(seat) if seat in acting else None,
            can_undo=seat in table.undoable,
        )

    def _prompt(self, seat: int) -> Prompt:
        """Ask a seat that has to move, and list its legal moves."""
        table = self.table
        return Prompt(
            table.prompt(seat) or "", tuple(map(str, table.game.moves(table.state, seat)))
        )

    def _first_line(self, seat: int | None, heard: list[Message]) -> int:
        """Number the first line of a log that may be looked up."""
        if heard is not self._heard:
            self._heard, self._first = heard, _first_line(self.table, seat)
        return self._first

    def _lines(self, heard: list[Message], start: int) -> tuple[LogLine, ...]:
        """Number the lines of a log from one on: mostly they are those of the reader before."""
        new = heard[start:]
        at, known, lines = self._log
        if at != start or known != new:
            game = self.table.game
            lines = tuple([_log_line(game, number, one) for number, one in enumerate(new, start)])
            self._log = start, new, lines
        return lines


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
