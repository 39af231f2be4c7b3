"""The WebSocket: one line to one table, read and written at the same time."""

import asyncio
import logging
from contextlib import suppress

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from ludus.core.errors import IllegalMove, LudusError
from ludus.core.message import say
from ludus.server.guests import Guest
from ludus.server.hub import Hub, Line
from ludus.server.protocol import (
    Ask,
    Consent,
    FromClient,
    Move,
    Ping,
    Pong,
    Problem,
    Refused,
    Talk,
    Undo,
    Why,
    WhyNot,
)
from ludus.server.settings import Settings
from ludus.server.tell import talk_line
from ludus.tables.errors import no
from ludus.tables.house import House

log = logging.getLogger("ludus.sockets")

LONGEST_FRAME = 4096
_decoder = msgspec.json.Decoder(FromClient)


class Socket:
    """One connection."""

    def __init__(
        self,
        socket: WebSocket,
        guest: Guest,
        table: str,
        house: House,
        hub: Hub,
        settings: Settings,
    ) -> None:
        self._socket = socket
        self._guest = guest
        self._house = house
        self._hub = hub
        self._settings = settings
        self._line = Line(table, guest.id)

    async def serve(self) -> None:
        """Speak and listen until either side has gone."""
        await self._hub.join(self._line)
        # Read after joining: what is said in between comes twice, and is told once.
        for said in await self._house.store.talk(self._line.table):
            self._line.post(talk_line(said))
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            writer.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await writer
            self._hub.part(self._line)

    async def _write(self) -> None:
        line = self._line
        while True:
            await line.marked.wait()
            line.marked.clear()
            table = await self._house.get(line.table)
            for text in line.news(table, self._hub.info(table, line.guest)):
                await self._socket.send_text(text)

    async def _read(self) -> None:
        while True:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if text is None or len(text) > LONGEST_FRAME:
                self._line.post(Problem(say("bad-frame")))
                continue
            try:
                message = _decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError):
                self._line.post(Problem(say("bad-frame")))
                continue
            await self._answer(message)

    async def _answer(self, message: FromClient) -> None:
        try:
            await self._do(message)
        except LudusError as error:
            if isinstance(message, Move):
                why = error.refusal if isinstance(error, IllegalMove) else None
                reason = Why(why.article, why.message) if why else None
                self._line.post(Refused(message.seat, message.move, reason, error.message))
            else:
                self._line.post(Problem(error.message))

    async def _do(self, message: FromClient) -> None:
        table, guest = self._line.table, self._guest.id
        match message:
            case Move(seat, prompt, move):
                await self._house.move(table, guest, seat, prompt, move)
            case Ask(seat, move):
                await self._ask(seat, move)
            case Talk(text):
                await self._talk(text)
            case Undo(seat):
                await self._house.wish_undo(table, guest, seat)
            case Consent(seat, yes):
                await self._house.consent(table, guest, seat, yes=yes)
            case Ping():
                self._line.post(Pong())

    async def _ask(self, seat: int, text: str) -> None:
        """Say why a seat may not make a move; only of one's own seats, for it tells of the hand."""
        table = await self._house.get(self._line.table)
        if seat not in table.seats_of(self._guest.id) or table.state is None:
            raise no("table-not-yours")
        why = table.game.refusal(table.state, seat, table.game.parse(text))
        reason = Why(why.article, why.message) if why else None
        self._line.post(WhyNot(seat, text, reason))

    async def _talk(self, text: str) -> None:
        if not self._hub.may_speak(self._guest.id):
            raise no("talk-too-fast")
        name = self._name_at_table() or self._guest.name
        said = await self._house.say(self._line.table, self._guest.id, name, text)
        self._hub.spoke(self._guest.id)
        self._hub.say_all(self._line.table, talk_line(said))

    def _name_at_table(self) -> str:
        table = self._house.loaded(self._line.table)
        seats = table.seats_of(self._guest.id) if table else ()
        return table.doc.seats[seats[0]].name if table and seats else ""
