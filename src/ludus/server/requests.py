"""HTTP connections as uvicorn makes them, but none is kept open by somebody who does nothing.

A request has to arrive whole within some seconds, its head must not be too large, and an answer has
to be read. Whoever is too slow is disconnected; otherwise a few hundred half-sent requests would
use up all connections that a process may have. Nor may anybody send many requests ahead of answers.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from ludus.server.addresses import Proxies, counted_as
from ludus.server.limits import Sockets

READ_WITHIN = 60.0
"""Seconds in which a client has to make room for more of an answer."""
LARGEST_HEAD = 32 * 1024
"""Bytes of a request's first line and headers."""
MOST_AHEAD = 16
"""Requests that may wait for the answer to the one before them; browsers send none ahead."""
PIECE = 4096
"""Bytes that are read at a time, so that a body is not counted with the head it arrives with."""


class Doorkeeper:
    """Counts the connections that are open and not yet WebSockets."""

    def __init__(self, waiting: Sockets, proxies: Proxies) -> None:
        self._waiting = waiting
        self._proxies = proxies

    def open(self, peer: str) -> bool:
        """Count one more; False if there are too many."""
        return self._waiting.open(None, self._counted(peer))

    def close(self, peer: str) -> None:
        """Count one less."""
        self._waiting.close(None, self._counted(peer))

    def _counted(self, peer: str) -> str | None:
        """Give the address that counts; each connection of a proxy may be for somebody else."""
        return None if self._proxies.trusts(peer) else counted_as(peer)


class HttpConnection(HttpToolsProtocol):
    """A connection on which requests arrive, one after the other."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._doorkeeper: Doorkeeper = self.app_state["doorkeeper"]
        self._counted = False
        self._within: float = self.app_state["request_within"]
        self._late: asyncio.TimerHandle | None = None
        self._in_head = True
        self._head = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for a request, unless too many connections wait already."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self._counted = self._doorkeeper.open(self._peer)
        if self._counted:
            self._drop_after(self._within)
        else:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head is too large, or too many requests come ahead of answers.

        A chunk may hold thousands of requests, and nobody else has a turn while they are read.
        """
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            super().data_received(piece)
            if not self._still_reads():
                return
            if len(self.pipeline) > MOST_AHEAD:
                self.transport.abort()
                return
            if self._in_head:
                self._head += len(piece)
                if self._head > LARGEST_HEAD:
                    self._refuse_head()
                    return
        if self._answered() and self._late is None:
            # uvicorn no longer waits for the next request because something has come of it.
            self._drop_after(self._within)

    def on_message_begin(self) -> None:
        """Wait for the rest of the request."""
        super().on_message_begin()
        self._in_head = True
        self._drop_after(self._within)

    def on_headers_complete(self) -> None:
        """Expect the body."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no longer: the request is here."""
        self._in_head, self._head = True, 0
        self._wait_no_longer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to the WebSocket."""
        self._wait_no_longer()
        self._count_no_longer()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Wait for the client to read."""
        super().pause_writing()
        self._drop_after(READ_WITHIN)

    def resume_writing(self) -> None:
        """Wait no longer: the client reads."""
        self._wait_no_longer()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing."""
        self._wait_no_longer()
        self._count_no_longer()
        super().connection_lost(exc)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def _count_no_longer(self) -> None:
        if self._counted:
            self._counted = False
            self._doorkeeper.close(self._peer)

    def _answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _still_reads(self) -> bool:
        """Tell whether the connection is open and was not left to a WebSocket."""
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    def _refuse_head(self) -> None:
        self.transport.write(STATUS_LINE[431] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()

    def _drop_after(self, seconds: float) -> None:
        self._wait_no_longer()
        self._late = self.loop.call_later(seconds, self.transport.abort)

    def _wait_no_longer(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
