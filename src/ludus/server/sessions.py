"""One session per WebSocket: reads each message, carries it out and answers, in order."""

import asyncio
import logging
from collections import deque
from collections.abc import Mapping
from urllib.parse import unquote

import msgspec
from starlette.requests import cookie_parser
from websockets.http11 import Request

from ludus.core.codec import to_json
from ludus.core.errors import IllegalMove, LudusError
from ludus.core.message import say
from ludus.server.addresses import Proxies, counted_as
from ludus.server.guard import same_origin
from ludus.server.guests import Guest, Guests, new_guest
from ludus.server.hub import SET_ASIDE, Connection, Hub
from ludus.server.limits import Caller, Limiter, TooMany
from ludus.server.messages import talk_line
from ludus.server.program_sessions import Door, ProgramSession
from ludus.server.protocol import (
    Ask,
    ChoosePace,
    Consent,
    FromClient,
    FromServer,
    MakeMove,
    Moment,
    Ping,
    Pong,
    Problem,
    Reading,
    Refused,
    Seen,
    Talk,
    TeachOn,
    Undo,
    Why,
    WhyNot,
)
from ludus.server.websocket import WebSocket
from ludus.tables.errors import LessonAnswer, NoTable, SetAside, Unavailable, no
from ludus.tables.service import TableService

log = logging.getLogger("ludus.sessions")

LONGEST_MESSAGE = 4096
MOST_WAITING = 16
"""Messages of one client that may wait; then no more are read until some are done."""
REST = 1.0
"""Seconds for which nothing is read from somebody who has sent too many messages."""
LOOK_AGAIN = 2.0
"""Seconds after which a session that waits for the database looks again."""
PATH = "/ws/tables/"
PROGRAMS = "/ws/bots"
UNKNOWN_TABLE = 4404
BROKEN = 1011
NOT_TEXT = 1007
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Sessions:
    """Accepts WebSockets: each one to a table gets a session."""

    def __init__(
        self,
        service: TableService,
        hub: Hub,
        guests: Guests,
        limiter: Limiter,
        proxies: Proxies,
        programs: Door,
    ) -> None:
        self._service = service
        self._hub = hub
        self._guests = guests
        self._limiter = limiter
        self._proxies = proxies
        self._programs = programs
        self._tasks: set[asyncio.Task[None]] = set()

    def accept(self, websocket: WebSocket, request: Request) -> "Session | ProgramSession | int":
        """Give the session of a new WebSocket, or the HTTP status with which it is refused.

        It is refused if a page of another site opens it, or if there are too many already.
        """
        headers = {name.lower(): value for name, value in reversed([*request.headers.raw_items()])}
        if not same_origin(headers):
            return 403
        path = unquote(request.path.partition("?")[0])
        forwarded = request.headers.get_all("x-forwarded-for")
        address = counted_as(self._proxies.client(websocket.peer, forwarded))
        if path == PROGRAMS:
            return self._programs.accept(websocket, address, self._tasks)
        table = path.removeprefix(PATH)
        if not path.startswith(PATH) or "/" in table:
            return 404
        known = self._guests.read(_cookies(headers))
        guest = known or new_guest()
        caller = Caller(known.id if known else None, address)
        if not self._limiter.lets_in(caller, guest.id):
            return 429
        return Session(
            websocket, guest, caller, table, self._service, self._hub, self._limiter, self._tasks
        )

    async def close(self) -> None:
        """Wait until all sessions have ended; their WebSockets are closed by now."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _cookies(headers: Mapping[str, str]) -> Mapping[str, str]:
    return cookie_parser(headers.get("cookie", ""))


class Session:
    """What one client does over one WebSocket."""

    def __init__(
        self,
        websocket: WebSocket,
        guest: Guest,
        caller: Caller,
        table: str,
        service: TableService,
        hub: Hub,
        limiter: Limiter,
        tasks: set[asyncio.Task[None]],
    ) -> None:
        self._websocket = websocket
        self._guest = guest
        self._caller = caller
        self._service = service
        self._hub = hub
        self._limiter = limiter
        self._connection = Connection(table, guest.id, websocket)
        self._waiting: deque[bytes | None] = deque()
        self._wake_up: asyncio.Future[None] | None = None
        self._closed = False
        task = asyncio.create_task(self._serve())
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    # Called by the WebSocket

    def received(self, data: bytes | None) -> None:
        """Queue a message; it is carried out after those before it."""
        self._waiting.append(data)
        if len(self._waiting) == MOST_WAITING:
            self._websocket.stop_reading()
        self._wake()

    def writable(self) -> None:
        """Send what could not be sent while the write buffer was full."""
        self._hub.update_soon(self._connection)

    def closed(self) -> None:
        """End the session; the message being carried out is still finished."""
        self._closed = True
        self._limiter.sockets.close(self._guest.id, self._caller.address)
        self._waiting.clear()
        self._hub.leave(self._connection)
        self._wake()

    def _wake(self) -> None:
        if self._wake_up is not None:
            self._wake_up.set_result(None)
            self._wake_up = None

    # Messages

    async def _serve(self) -> None:
        """Join the table, then carry out messages until the connection is closed."""
        try:
            if await self._join():
                while await self._wait_for_message():
                    await self._handle(self._waiting.popleft())
                    if self._waiting:
                        # Many messages may have come at once: others have their turn in between.
                        await asyncio.sleep(0)
                    if len(self._waiting) == MOST_WAITING - 1:
                        self._websocket.start_reading()
        except Exception:
            log.exception("table %s: a session failed", self._connection.table)
            self._websocket.close(BROKEN)

    async def _wait_for_message(self) -> bool:
        """Wait for a message; False if the connection is closed."""
        if not self._waiting and not self._closed:
            self._wake_up = asyncio.get_running_loop().create_future()
            await self._wake_up
        return not self._closed

    async def _join(self) -> bool:
        """Join the table; False if there is none to join, or the connection is closed already.

        While the database fails, the client is told to wait, and joins when it answers.
        """
        health, told = self._service.store.health, False
        while not self._closed:
            try:
                joined = await self._try_to_join()
            except Unavailable:
                told = True
                self._websocket.send([to_json(Moment(on=True))])
                await health.until_well(LOOK_AGAIN)
            else:
                if told or not health.well:
                    self._send(Moment(on=not health.well))
                return joined
        return False

    async def _try_to_join(self) -> bool:
        try:
            await self._service.get(self._connection.table)
            if self._closed:
                return False
            await self._hub.join(self._connection)
        except NoTable:
            self._websocket.close(UNKNOWN_TABLE)
            return False
        except SetAside:
            self._websocket.close(SET_ASIDE)
            return False
        # Read after joining: a line said in between comes twice, and is sent once.
        for said in await self._service.store.talk(self._connection.table):
            self._send(talk_line(said))
        return True

    def _send(self, message: FromServer) -> None:
        self._hub.refused += isinstance(message, Refused | Problem)
        self._connection.queue(message)
        self._hub.update_soon(self._connection)

    async def _handle(self, data: bytes | None) -> None:
        """Read a message and carry it out; an error is sent back as the answer."""
        message = None if data is None else self._read(data)
        try:
            self._limiter.take("message", self._caller)
        except TooMany as error:
            self._refuse(message, error)
            # Messages that are refused cost something too: more are not read for a while.
            await asyncio.sleep(REST)
            return
        if message is None:
            self._send(Problem(say("bad-frame")))
            return
        try:
            await self._carry_out(message)
        except LudusError as error:
            self._refuse(message, error)

    def _refuse(self, message: FromClient | None, error: LudusError) -> None:
        if isinstance(message, MakeMove):
            why = error.refusal if isinstance(error, IllegalMove) else None
            reason = Why(why.article, why.message) if why else None
            answer = error.answer if isinstance(error, LessonAnswer) else ()
            self._send(Refused(message.seat, message.move, reason, error.message, answer))
        else:
            self._send(Problem(error.message))

    def _read(self, data: bytes) -> FromClient | None:
        """Decode a message; None if it is not a valid one."""
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self._websocket.close(NOT_TEXT)
            return None
        if len(text) > LONGEST_MESSAGE:
            return None
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    async def _carry_out(self, message: FromClient) -> None:
        table, guest = self._connection.table, self._guest.id
        match message:
            case MakeMove(seat, prompt, move):
                await self._service.move(table, guest, seat, prompt, move)
            case Ask(seat, move):
                await self._answer_why(seat, move)
            case Talk(text):
                await self._talk(text)
            case Undo(seat):
                await self._service.wish_undo(table, guest, seat)
            case Consent(seat, yes):
                await self._service.consent(table, guest, seat, yes=yes)
            case Seen(seat):
                await self._service.seen(table, guest, seat)
            case TeachOn(step):
                await self._service.teach_on(table, guest, step)
            case Reading() | ChoosePace() | Ping():
                self._note(message)

    def _note(self, message: Reading | ChoosePace | Ping) -> None:
        """Take in what changes nothing at the table."""
        match message:
            case Reading(on):
                self._hub.read(self._connection, on=on)
            case ChoosePace(pace):
                self._hub.choose_pace(self._connection, pace)
            case Ping():
                self._send(Pong())

    async def _answer_why(self, seat: int, text: str) -> None:
        """Say why a seat may not make a move.

        Only the seat's own player may ask: the answer can depend on what the seat alone knows.
        """
        self._limiter.take("ask", self._caller)
        table = await self._service.get(self._connection.table)
        if seat not in table.seats_of(self._guest.id) or table.state is None:
            raise no("table-not-yours")
        why = table.game.refusal(table.state, seat, table.game.parse(text))
        reason = Why(why.article, why.message) if why else None
        self._send(WhyNot(seat, text, reason))

    async def _talk(self, text: str) -> None:
        self._limiter.take("talk", self._caller, "talk-too-fast")
        name = self._name_at_table() or self._guest.name
        said = await self._service.say(self._connection.table, self._guest.id, name, text)
        self._hub.broadcast(self._connection.table, talk_line(said))

    def _name_at_table(self) -> str:
        table = self._service.loaded(self._connection.table)
        seats = table.seats_of(self._guest.id) if table else ()
        return table.doc.seats[seats[0]].name if table and seats else ""
