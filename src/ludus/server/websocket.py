"""A WebSocket connection, written directly on the transport for speed.

The `websockets` package handles the handshake, incoming frames, pings and closing; it does no I/O
of its own. An outgoing message is only a short header and its bytes, so it is written here.
uvicorn makes a `WebSocket` for every request to open one.
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
from websockets.utils import apply_mask

LATE = 0.5
"""Seconds after its time at which a ping is late."""
PIECE = 1024
"""Bytes that are handled before anybody else has a turn: a chunk may hold thousands of frames."""
MOST_OTHERS = 100
"""Frames between two of our own pings that are no whole message: pings, and pieces of messages."""
CLOSE_TIMEOUT = 10.0
"""Seconds in which a connection that is being closed has to end before it is cut off.

The client may not answer the close frame, or not even read what was sent before it: the system
would keep such a connection for as long as the client likes.
"""


class Receiver(Protocol):
    """Handles what happens on a WebSocket."""

    def received(self, data: bytes | None) -> None:
        """A text message has arrived; None stands for a binary message."""
        ...

    def writable(self) -> None:
        """The write buffer has drained: more can be sent."""
        ...

    def closed(self) -> None:
        """The connection is closed."""
        ...


Accept = Callable[["WebSocket", Request], Receiver | int]
"""Gives the receiver for a new WebSocket, or the HTTP status with which it is refused."""


def text_frame(data: bytes) -> bytes:
    """Put a text into a frame."""
    size = len(data)
    if size < 126:
        return pack("!BB", 0x81, size) + data
    if size < 1 << 16:
        return pack("!BBH", 0x81, 126, size) + data
    return pack("!BBQ", 0x81, 127, size) + data


def is_short_text(data: bytes) -> bool:
    """Tell whether bytes are just one frame with a whole text of less than 126 bytes, masked.

    Nearly all that clients send is. A frame's header says so in two bytes, and a mask of four
    follows; everything else is left to the `websockets` package.
    """
    size = data[1] - 0x80 if len(data) > 6 and data[0] == 0x81 else -1
    return 0 < size < 126 and len(data) == size + 6


class WebSocket(asyncio.Protocol):
    """One connection."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: Mapping[str, Any]
    ) -> None:
        self._accept: Accept = app_state["accept"]
        self._connections = server_state.connections
        self._ping_every = config.ws_ping_interval or 20.0
        self._protocol = ServerProtocol(max_size=config.ws_max_size, logger=_protocol_log)
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0
        self._transport: asyncio.Transport | None = None
        self._receiver: Receiver | None = None
        self._message = bytearray()
        self._text = False
        self._held = b""
        self._soon: asyncio.Handle | None = None
        self._others = 0
        self._alive = True
        self._reading = True
        self._open = False
        self._ending = False
        """Whether the connection is being closed: nothing that still arrives is for the session."""
        self.write_paused = False
        """The write buffer is full: send nothing until `Receiver.writable` is called."""

    # Called by the session

    @property
    def peer(self) -> str:
        """The address of whoever has connected, a client or a proxy."""
        name = self._transport.get_extra_info("peername") if self._transport else None
        return str(name[0]) if isinstance(name, tuple) else ""

    def send(self, texts: Sequence[bytes]) -> None:
        """Send texts, if the connection is open."""
        if self._open and self._transport is not None:
            frames = [text_frame(text) for text in texts]
            self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def close(self, code: int) -> None:
        """Send a close frame, and hear nothing more."""
        if self._protocol.state is State.OPEN:
            self._ending = True
            self._protocol.send_close(code)
            self._flush()

    def stop_reading(self) -> None:
        """Leave incoming data in the system's buffers for now."""
        self._reading = False
        self._update_reading()

    def start_reading(self) -> None:
        """Read incoming data again."""
        self._reading = True
        self._update_reading()

    def shutdown(self) -> None:
        """Close because the server stops, which waits for nobody who does not read (by uvicorn)."""
        self.close(1012)
        if self._transport is not None and self._transport.get_write_buffer_size():
            self._transport.abort()
        elif self._transport is not None:
            self._transport.close()

    # Called by asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected; its request follows."""
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        """Handle incoming bytes, some at a time: what is too much waits until others had a turn."""
        self._alive = True
        if len(data) <= PIECE and not self._held:
            self._handle(data)
            return
        self._held += data
        self._update_reading()

    def _handle_some(self) -> None:
        """Handle the first of the bytes that are held, unless the connection has ended."""
        self._soon = None
        if not self._held:
            return
        piece, self._held = self._held[:PIECE], self._held[PIECE:]
        self._handle(piece)
        self._update_reading()

    def _handle(self, data: bytes) -> None:
        """Handle a few bytes."""
        protocol = self._protocol
        if self._receiver is not None and self._between_frames() and is_short_text(data):
            self._receiver.received(apply_mask(data[6:], data[2:6]))
            return
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame):
                self._handle_frame(event)
            elif isinstance(event, Request):
                self._handle_request(event)
        if self._others > MOST_OTHERS and protocol.state is State.OPEN:
            protocol.fail(1008, "too many pings or pieces")
        self._flush()

    def _between_frames(self) -> bool:
        """Tell whether what comes next begins a message: nothing is left of the one before."""
        protocol = self._protocol
        return protocol.state is State.OPEN and not (
            protocol.reader.buffer or protocol.current_size is not None
        )

    def eof_received(self) -> None:
        """The client will send nothing more."""
        self._held = b""
        self._protocol.receive_eof()
        self._flush()

    def pause_writing(self) -> None:
        """The write buffer is full: a client that does not read is not read from either."""
        self.write_paused = True
        self._update_reading()

    def resume_writing(self) -> None:
        """The write buffer has drained."""
        self.write_paused = False
        self._update_reading()
        if self._receiver is not None:
            self._receiver.writable()

    def connection_lost(self, _: Exception | None) -> None:
        """The connection is closed."""
        self._connections.discard(self)
        self._transport, self._held = None, b""
        if self._timer is not None:
            self._timer.cancel()
        receiver, self._receiver = self._receiver, None
        if receiver is not None:
            receiver.closed()

    # Inside

    def _handle_request(self, request: Request) -> None:
        response = self._protocol.accept(request)
        if response.status_code == 101:
            response = self._accepted(request, response)
        self._protocol.send_response(response)

    def _accepted(self, request: Request, response: Response) -> Response:
        accepted = self._accept(self, request)
        if isinstance(accepted, int):
            return self._protocol.reject(accepted, "")
        self._receiver = accepted
        self._after(self._ping_every, self._ping)
        return response

    def _handle_frame(self, frame: Frame) -> None:
        """Assemble a message from its frames; the protocol handles control frames."""
        if self._ending:
            return
        is_first = frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY
        if not (is_first and frame.fin):
            self._others += 1
        if is_first:
            self._text = frame.opcode is Opcode.TEXT
            self._message = bytearray(frame.data)
        elif frame.opcode is Opcode.CONT:
            self._message += frame.data
        else:
            return
        if frame.fin and self._receiver is not None:
            self._receiver.received(bytes(self._message) if self._text else None)

    def _ping(self) -> None:
        """Ping the client; if nothing has come since the last ping, the connection is dead.

        A server that comes late to this is overloaded: what has come may be waiting to be read.
        """
        if self._protocol.state is not State.OPEN:
            return
        if self._alive or self._loop.time() > self._due + LATE:
            self._alive, self._others = False, 0
            self._protocol.send_ping(b"")
            self._after(self._ping_every, self._ping)
        else:
            self._protocol.fail(1011, "no answer")
        self._flush()

    def _update_reading(self) -> None:
        """Read on only while the session wants to and the client reads too.

        What is held comes before anything that is still to be read from the transport.
        """
        if self._transport is None or self._transport.is_closing():
            return
        reads = self._reading and not self.write_paused
        if reads and self._held and self._soon is None:
            self._soon = self._loop.call_soon(self._handle_some)
        if reads and not self._held:
            self._transport.resume_reading()
        else:
            self._transport.pause_reading()

    def _flush(self) -> None:
        """Write what the protocol wants to send; an empty piece means: close the connection."""
        was_open, self._open = self._open, self._protocol.state is State.OPEN
        if was_open and not self._open:
            self._after(CLOSE_TIMEOUT, self._drop)
        for data in self._protocol.data_to_send():
            if self._transport is None:
                return
            if data:
                self._transport.write(data)
            else:
                self._transport.close()

    def _drop(self) -> None:
        """Cut the connection off, whatever is still to be sent."""
        if self._transport is not None:
            self._transport.abort()

    def _after(self, seconds: float, action: Callable[[], None]) -> None:
        """Schedule an action in place of the one scheduled before."""
        if self._timer is not None:
            self._timer.cancel()
        self._due = self._loop.time() + seconds
        self._timer = self._loop.call_later(seconds, action)


_protocol_log = logging.getLogger("ludus.websocket.protocol")
_protocol_log.setLevel(logging.WARNING)
