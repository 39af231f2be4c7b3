"""Programs from elsewhere over WebSockets: the messages of docs/bots.md, for one seat.

A program that answers too late, or too often with no legal move, loses its turn: a bot of the house
makes this move. One that is not connected is away like a person: see `ludus.tables.absence`.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from ludus.bots.programs.messages import (
    LONGEST_LINE,
    MOST_LINES,
    PROTOCOL,
    START_SECONDS,
    TRIES,
    AskAbout,
    End,
    FromProgram,
    MoveAnswer,
    Problem,
    ProgramFailed,
    Ready,
    Refused,
    Token,
    Turn,
    hello,
    not_understood,
    read,
    refusal,
    told,
)
from ludus.core.codec import to_json
from ludus.core.errors import LudusError, fault
from ludus.server.hub import Connection, Hub, Sender
from ludus.server.limits import Caller, Limiter
from ludus.server.messages import Snapshot
from ludus.server.program_times import TurnTimes
from ludus.server.programs import Pass, Tokens
from ludus.server.protocol import FromServer
from ludus.server.thinking import Thinking
from ludus.server.websocket import WebSocket
from ludus.tables.errors import Unavailable, no
from ludus.tables.seating import rename_program
from ludus.tables.service import TableService, clean_name
from ludus.tables.table import Table

log = logging.getLogger("ludus.programs")

T = TypeVar("T")

LOOK_AGAIN = 2.0
"""Seconds after which a session that waits for the database looks again."""

NOT_LET_IN = 4403
OVER = 1000
BROKEN = 1011


class ProgramConnection(Connection):
    """A program's connection: it is sent its turns and the end, and nothing else."""

    def __init__(
        self, found: Pass, sender: Sender, times: TurnTimes, on_turn: Callable[[], None]
    ) -> None:
        super().__init__(found.table, found.program, sender)
        self.seat = found.seat
        self.ready = False
        self.turn: str | None = None
        """The turn that was sent last and waits for an answer."""
        self.until: float | None = None
        """When the time for this turn is up, or the house tries again to move in it."""
        self.late = False
        """Whether the time for this turn was up before."""
        self._times = times
        self._on_turn = on_turn

    def queue(self, message: FromServer) -> None:
        """Drop what is for people: talk, and whether the house can store anything."""

    def update(self, snapshot: Snapshot) -> None:
        """Send a turn, if there is a new one, or the end."""
        table = snapshot.table
        if not table.holds(self.guest, self.seat):
            self.sender.close(NOT_LET_IN)
        elif table.doc.status in ("finished", "abandoned"):
            self.sender.send([to_json(End(table.doc.winners))])
            self.sender.close(OVER)
        elif self.ready and self.turn != (prompt := table.prompt(self.seat)):
            self.turn, self.until, self.late = prompt, None, False
            if prompt is not None:
                self.until = now() + self._times.take(self.guest, prompt)
                self._on_turn()
                moves = tuple(map(str, table.game.moves(table.state, self.seat)))
                shown = table.game.shown(table.state, self.seat)
                self.sender.send([to_json(Turn(prompt, shown, moves))])

    def gone(self) -> None:
        """Keep what is left of the time for this turn: coming back gives no new time."""
        if self.turn is not None and self.until is not None:
            self._times.keep(self.guest, self.turn, 0.0 if self.late else self.until - now())


def now() -> float:
    """Give the time of the event loop's clock."""
    return asyncio.get_running_loop().time()


class Door:
    """What sessions of programs share, and how many there may be."""

    def __init__(
        self,
        service: TableService,
        hub: Hub,
        tokens: Tokens,
        limiter: Limiter,
        thinking: Thinking,
        bot: str,
        turn_seconds: float,
    ) -> None:
        self.service = service
        self.hub = hub
        self.tokens = tokens
        self.limiter = limiter
        self.thinking = thinking
        self.bot = bot
        self.times = TurnTimes(turn_seconds)

    def accept(
        self, websocket: WebSocket, address: str, tasks: set[asyncio.Task[None]]
    ) -> "ProgramSession | int":
        """Give the session of a new WebSocket, or the HTTP status with which it is refused."""
        if not self.limiter.lets_in(Caller(None, address), None):
            return 429
        return ProgramSession(websocket, address, self, tasks)


class ProgramSession:
    """What one program does over one WebSocket."""

    def __init__(
        self, websocket: WebSocket, address: str, door: Door, tasks: set[asyncio.Task[None]]
    ) -> None:
        self._websocket = websocket
        self._address = address
        self._door = door
        self._connection: ProgramConnection | None = None
        self._waiting: deque[bytes | None] = deque()
        self._news = asyncio.Event()
        self._closed = False
        self._tries = TRIES
        self._tried: str | None = None
        task = asyncio.create_task(self._serve())
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    # Called by the WebSocket

    def received(self, data: bytes | None) -> None:
        """Queue a message; a program that floods is cut off."""
        self._waiting.append(data)
        if len(self._waiting) > MOST_LINES:
            self._refuse(fault(ProgramFailed, "program-flood", most=MOST_LINES))
        self._news.set()

    def writable(self) -> None:
        """Send what could not be sent while the write buffer was full."""
        if self._connection is not None:
            self._door.hub.update_soon(self._connection)

    def closed(self) -> None:
        """End the session."""
        self._closed = True
        self._waiting.clear()
        self._door.limiter.sockets.close(None, self._address)
        if self._connection is not None:
            self._connection.gone()
            self._door.hub.leave(self._connection)
        self._news.set()

    # Messages

    async def _serve(self) -> None:
        try:
            connection = await self._sit_down()
            connection.ready = True
            self._door.hub.update_soon(connection)
            while not self._closed:
                await self._play(connection)
        except LudusError as error:
            self._refuse(error)
        except Exception:
            log.exception("a session of a program failed")
            self._websocket.close(BROKEN)

    async def _sit_down(self) -> ProgramConnection:
        """Let the program in by its token, and greet it."""
        first = await self._greeted()
        found = self._door.tokens.read(first.token) if isinstance(first, Token) else None
        if found is None:
            raise no("program-token")
        service, wanted = self._door.service, found.table
        table = await self._when_well(lambda: service.get(wanted))
        if not table.holds(found.program, found.seat):
            raise no("program-token")
        if self._closed:
            raise no("program-token")
        self._connection = connection = ProgramConnection(
            found, self._websocket, self._door.times, self._news.set
        )
        greeting = hello(table.game, table.options, found.seat, self._door.times.seconds)
        self._websocket.send([to_json(greeting)])
        answer = await self._greeted()
        if not isinstance(answer, Ready):
            raise fault(ProgramFailed, "program-no-greeting")
        if answer.protocol != PROTOCOL:
            raise fault(ProgramFailed, "program-protocol", found=answer.protocol, wanted=PROTOCOL)
        name = clean_name(answer.name)
        await self._when_well(
            lambda: service.change(
                found.table, lambda t: rename_program(t, found.program, found.seat, name)
            )
        )
        if not self._closed:
            await self._when_well(lambda: self._door.hub.join(connection))
        return connection

    async def _play(self, connection: ProgramConnection) -> None:
        """Take one answer, or let a bot make the move that does not come."""
        try:
            answer = await self._next(lambda: connection.until)
        except TimeoutError:
            # Should the house fail to move, it tries again when as much time has passed.
            connection.late, connection.until = True, now() + self._door.times.seconds
            await self._substitute(connection)
            return
        if self._closed:
            return
        self._door.limiter.take("message", Caller(connection.guest, self._address))
        turn = connection.turn
        if turn is None or (isinstance(answer, MoveAnswer | AskAbout) and answer.id != turn):
            return
        if isinstance(answer, AskAbout):
            self._tell(connection, answer)
            return
        if turn != self._tried:
            self._tried, self._tries = turn, TRIES
        refused = await self._move(connection, turn, answer)
        if refused is not None:
            self._tries -= 1
            self._websocket.send([to_json(refused)])
            if self._tries <= 0:
                await self._substitute(connection)

    def _tell(self, connection: ProgramConnection, about: AskAbout) -> None:
        """Answer a question about a move; it costs no try."""
        table = self._door.service.loaded(connection.table)
        if table is not None:
            view = table.game.view(table.state, connection.seat)
            self._websocket.send([to_json(told(table.game, table.state, view, about))])

    async def _move(
        self, connection: ProgramConnection, turn: str, answer: FromProgram | None
    ) -> Refused | None:
        left = self._tries - 1
        if not isinstance(answer, MoveAnswer):
            return Refused(turn, None, None, not_understood(), left)
        service, move = self._door.service, answer.move
        try:
            await self._when_well(
                lambda: service.move(
                    connection.table, connection.guest, connection.seat, turn, move
                )
            )
        except LudusError as error:
            # What was stored just before the database failed needs no second answer.
            if self._closed or connection.turn != turn:
                return None
            return refusal(turn, move, error, left)
        return None

    async def _when_well(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something; while the database fails, wait with it: that is no fault of a program."""
        health = self._door.service.store.health
        while True:
            try:
                return await work()
            except Unavailable:
                if self._closed:
                    raise
                await health.until_well(LOOK_AGAIN)

    async def _substitute(self, connection: ProgramConnection) -> None:
        """Let a bot of the house make the move that the program owes."""
        turn, seat = connection.turn, connection.seat
        table = self._door.service.loaded(connection.table)
        if self._closed or turn is None or table is None or table.prompt(seat) != turn:
            return

        def still(t: Table) -> bool:
            return t.prompt(seat) == turn

        move = await self._door.thinking.choose(table, seat, self._door.bot)
        with suppress(LudusError):
            await self._door.service.bot_move(
                table.id, seat, turn, move, still, self._door.hub.connected
            )

    async def _greeted(self) -> FromProgram | None:
        """Give the next message of a program that is about to sit down."""
        until = now() + START_SECONDS
        try:
            return await self._next(lambda: until)
        except TimeoutError as error:
            raise fault(ProgramFailed, "program-late", seconds=round(START_SECONDS)) from error

    async def _next(self, until: Callable[[], float | None]) -> FromProgram | None:
        """Give the next message; None if it is no message, or the connection is closed.

        `until` says when it must be there at the latest. It is asked again whenever there is news:
        a turn that begins while we wait brings a time of its own.
        """
        while not self._waiting and not self._closed:
            self._news.clear()
            async with asyncio.timeout_at(until()):
                await self._news.wait()
        if self._closed:
            return None
        data = self._waiting.popleft()
        return None if data is None or len(data) > LONGEST_LINE else read(data)

    def _refuse(self, error: LudusError) -> None:
        self._websocket.send([to_json(Problem(error.message))])
        self._websocket.close(NOT_LET_IN)
