"""What is said over a line to one table: each message is read, done and answered in its turn."""

import asyncio
import logging
from collections import deque
from collections.abc import Mapping
from urllib.parse import unquote

import msgspec
from starlette.requests import cookie_parser
from websockets.http11 import Request

from ludus.core.errors import IllegalMove, LudusError
from ludus.core.message import say
from ludus.server.guard import same_origin
from ludus.server.guests import Guest, Guests, new_guest
from ludus.server.hub import Hub, Line
from ludus.server.protocol import (
    Ask,
    Consent,
    FromClient,
    FromServer,
    MakeMove,
    Ping,
    Pong,
    Problem,
    Refused,
    Talk,
    Undo,
    Why,
    WhyNot,
)
from ludus.server.tell import talk_line
from ludus.server.wire import Wire
from ludus.tables.errors import NoTable, no
from ludus.tables.service import TableService

log = logging.getLogger("ludus.sockets")

LONGEST_FRAME = 4096
MOST_WAITING = 16
"""Messages of one reader that may wait; then it is not listened to until they are done."""
PLACE = "/ws/tables/"
UNKNOWN_TABLE = 4404
BROKEN = 1011
NOT_TEXT = 1007
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Door:
    """Lets people in: whoever opens a line to a table gets a socket that listens to them."""

    def __init__(self, service: TableService, hub: Hub, guests: Guests) -> None:
        self._service = service
        self._hub = hub
        self._guests = guests
        self._tasks: set[asyncio.Task[None]] = set()

    def answer(self, wire: Wire, request: Request) -> "Socket | int":
        """Say who listens at a new wire; from another site's page it is refused."""
        headers = {name.lower(): value for name, value in reversed([*request.headers.raw_items()])}
        if not same_origin(headers):
            return 403
        path = unquote(request.path.partition("?")[0])
        table = path.removeprefix(PLACE)
        if not path.startswith(PLACE) or "/" in table:
            return 404
        guest = self._guests.read(_cookies(headers)) or new_guest()
        return Socket(wire, guest, table, self._service, self._hub, self._tasks)

    async def close(self) -> None:
        """Wait until what was begun is done; all wires are cut by now."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _cookies(headers: Mapping[str, str]) -> Mapping[str, str]:
    return cookie_parser(headers.get("cookie", ""))


class Socket:
    """One connection."""

    def __init__(
        self,
        wire: Wire,
        guest: Guest,
        table: str,
        service: TableService,
        hub: Hub,
        tasks: set[asyncio.Task[None]],
    ) -> None:
        self._wire = wire
        self._guest = guest
        self._service = service
        self._hub = hub
        self._line = Line(table, guest.id, wire)
        self._waiting: deque[bytes | None] = deque()
        self._bell: asyncio.Future[None] | None = None
        self._gone = False
        task = asyncio.create_task(self._serve())
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    # What the wire tells

    def heard(self, data: bytes | None) -> None:
        """Take a message; it is done when those before it are."""
        self._waiting.append(data)
        if len(self._waiting) == MOST_WAITING:
            self._wire.hold(back=True)
        self._ring()

    def room(self) -> None:
        """There is room for what was not sent yet."""
        self._hub.touch(self._line)

    def gone(self) -> None:
        """The line is dead; what was begun is done all the same."""
        self._gone = True
        self._waiting.clear()
        self._hub.part(self._line)
        self._ring()

    def _ring(self) -> None:
        if self._bell is not None:
            self._bell.set_result(None)
            self._bell = None

    # What is done

    async def _serve(self) -> None:
        """Come in, and do what is asked until nobody is there any more."""
        try:
            if await self._come_in():
                while await self._next():
                    await self._take(self._waiting.popleft())
                    if len(self._waiting) == MOST_WAITING - 1:
                        self._wire.hold(back=False)
        except Exception:
            log.exception("table %s: a line broke", self._line.table)
            self._wire.close(BROKEN)

    async def _next(self) -> bool:
        """Wait for a message; False if none will come."""
        if not self._waiting and not self._gone:
            self._bell = asyncio.get_running_loop().create_future()
            await self._bell
        return not self._gone

    async def _come_in(self) -> bool:
        """Join the table; False if there is none, or nobody listens any more."""
        try:
            await self._service.get(self._line.table)
        except NoTable:
            self._wire.close(UNKNOWN_TABLE)
            return False
        if self._gone:
            return False
        await self._hub.join(self._line)
        # Read after joining: what is said in between comes twice, and is told once.
        for said in await self._service.store.talk(self._line.table):
            self._post(talk_line(said))
        return True

    def _post(self, letter: FromServer) -> None:
        self._line.post(letter)
        self._hub.touch(self._line)

    async def _take(self, data: bytes | None) -> None:
        """Read a message and do what it says; whatever is wrong with it is said."""
        message = None if data is None else self._read(data)
        if message is None:
            self._post(Problem(say("bad-frame")))
            return
        try:
            await self._do(message)
        except LudusError as error:
            if isinstance(message, MakeMove):
                why = error.refusal if isinstance(error, IllegalMove) else None
                reason = Why(why.article, why.message) if why else None
                self._post(Refused(message.seat, message.move, reason, error.message))
            else:
                self._post(Problem(error.message))

    def _read(self, data: bytes) -> FromClient | None:
        """Read a message; None if it is none."""
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self._wire.close(NOT_TEXT)
            return None
        if len(text) > LONGEST_FRAME:
            return None
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError):
            return None

    async def _do(self, message: FromClient) -> None:
        table, guest = self._line.table, self._guest.id
        match message:
            case MakeMove(seat, prompt, move):
                await self._service.move(table, guest, seat, prompt, move)
            case Ask(seat, move):
                await self._ask(seat, move)
            case Talk(text):
                await self._talk(text)
            case Undo(seat):
                await self._service.wish_undo(table, guest, seat)
            case Consent(seat, yes):
                await self._service.consent(table, guest, seat, yes=yes)
            case Ping():
                self._post(Pong())

    async def _ask(self, seat: int, text: str) -> None:
        """Say why a seat may not make a move; only of one's own seats, for it tells of the hand."""
        table = await self._service.get(self._line.table)
        if seat not in table.seats_of(self._guest.id) or table.state is None:
            raise no("table-not-yours")
        why = table.game.refusal(table.state, seat, table.game.parse(text))
        reason = Why(why.article, why.message) if why else None
        self._post(WhyNot(seat, text, reason))

    async def _talk(self, text: str) -> None:
        if not self._hub.may_speak(self._guest.id):
            raise no("talk-too-fast")
        name = self._name_at_table() or self._guest.name
        said = await self._service.say(self._line.table, self._guest.id, name, text)
        self._hub.spoke(self._guest.id)
        self._hub.say_all(self._line.table, talk_line(said))

    def _name_at_table(self) -> str:
        table = self._service.loaded(self._line.table)
        seats = table.seats_of(self._guest.id) if table else ()
        return table.doc.seats[seats[0]].name if table and seats else ""
