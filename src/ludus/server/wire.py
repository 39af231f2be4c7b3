"""A WebSocket, straight on the transport: nothing stands between the hub and the line.

Handshake, frames that come in, pings and closing are the protocol of `websockets`, which does no
I/O. A message that goes out is a short header and its bytes, so it is written here. uvicorn makes a
wire for every request to open one.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from struct import pack
from typing import Any, Protocol, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

log = logging.getLogger("ludus.wire")

CLOSING = 10.0
"""Seconds for the other side to agree to closing."""


class Ear(Protocol):
    """Who listens at a wire."""

    def heard(self, data: bytes | None) -> None:
        """A text has come; None is something that is no text."""
        ...

    def room(self) -> None:
        """What was written has gone out: there is room for more."""
        ...

    def gone(self) -> None:
        """The line is dead."""
        ...


Answer = Callable[["Wire", Request], Ear | int]
"""Says who listens at a new wire, or the HTTP status it is refused with."""


def text_frame(data: bytes) -> bytes:
    """Put a text into a frame."""
    size = len(data)
    if size < 126:
        return pack("!BB", 0x81, size) + data
    if size < 1 << 16:
        return pack("!BBH", 0x81, 126, size) + data
    return pack("!BBQ", 0x81, 127, size) + data


class Wire(asyncio.Protocol):
    """One connection."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: Mapping[str, Any]
    ) -> None:
        self._answer: Answer = app_state["answer"]
        self._wires = server_state.connections
        self._ping_every = config.ws_ping_interval or 20.0
        self._protocol = ServerProtocol(max_size=config.ws_max_size, logger=_quiet)
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport | None = None
        self._ear: Ear | None = None
        self._parts: list[bytes] = []
        self._text = False
        self._alive = True
        self._held = False
        self._up = False
        self.full = False
        """More is on its way out than should be: wait for room."""

    # What the house does

    def send(self, texts: Sequence[bytes]) -> None:
        """Send texts, if the line is open."""
        if self._up and self._transport is not None:
            self._transport.write(b"".join(map(text_frame, texts)))

    def close(self, code: int) -> None:
        """Say goodbye, and go when the other side has answered, or soon."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._flush()
            self._after(CLOSING, self._cut)

    def hold(self, *, back: bool) -> None:
        """Hear nothing more for now, or again."""
        self._held = back
        self._listen()

    def shutdown(self) -> None:
        """The server stops (uvicorn asks for this)."""
        self.close(1012)
        self._cut()

    # What the transport does

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The request is about to come."""
        self._transport = cast(asyncio.Transport, transport)
        self._wires.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        """Read what has come."""
        self._alive = True
        protocol = self._protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame):
                self._frame(event)
            elif isinstance(event, Request):
                self._open(event)
        self._flush()

    def eof_received(self) -> None:
        """The other side says no more."""
        self._protocol.receive_eof()
        self._flush()

    def pause_writing(self) -> None:
        """Who reads slowly is not listened to either."""
        self.full = True
        self._listen()

    def resume_writing(self) -> None:
        """There is room again."""
        self.full = False
        self._listen()
        if self._ear is not None:
            self._ear.room()

    def connection_lost(self, _: Exception | None) -> None:
        """The line is dead."""
        self._wires.discard(self)
        self._transport = None
        if self._timer is not None:
            self._timer.cancel()
        ear, self._ear = self._ear, None
        if ear is not None:
            ear.gone()

    # Inside

    def _open(self, request: Request) -> None:
        response = self._protocol.accept(request)
        if response.status_code == 101:
            response = self._welcome(request, response)
        self._protocol.send_response(response)

    def _welcome(self, request: Request, response: Response) -> Response:
        answer = self._answer(self, request)
        if isinstance(answer, int):
            return self._protocol.reject(answer, "")
        self._ear = answer
        self._after(self._ping_every, self._ping)
        return response

    def _frame(self, frame: Frame) -> None:
        """Put a message together; all else is the protocol's business."""
        if frame.opcode is Opcode.CONT:
            self._parts.append(bytes(frame.data))
        elif frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            self._text = frame.opcode is Opcode.TEXT
            self._parts = [bytes(frame.data)]
        else:
            return
        if frame.fin and self._ear is not None:
            self._ear.heard(b"".join(self._parts) if self._text else None)

    def _ping(self) -> None:
        """Who has not even answered the last ping is gone."""
        if self._protocol.state is not State.OPEN:
            return
        if self._alive:
            self._alive = False
            self._protocol.send_ping(b"")
            self._after(self._ping_every, self._ping)
        else:
            self._protocol.fail(1011, "no answer")
        self._flush()

    def _listen(self) -> None:
        """Read from the transport unless somebody asked not to."""
        if self._transport is None or self._transport.is_closing():
            return
        if self._held or self.full:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    def _flush(self) -> None:
        """Write what the protocol has to say; an empty piece is its wish to end."""
        self._up = self._protocol.state is State.OPEN
        for data in self._protocol.data_to_send():
            if self._transport is None:
                return
            if data:
                self._transport.write(data)
            else:
                self._transport.close()

    def _cut(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _after(self, seconds: float, what: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, what)


_quiet = logging.getLogger("ludus.wire.protocol")
_quiet.setLevel(logging.WARNING)
