"""A server that can be stopped at any time, while it starts too.

The application starts when its database answers, which may take long. uvicorn looks whether it has
been asked to stop only after the start.
"""

import asyncio
import logging
import socket
from types import FrameType

import uvicorn
from uvicorn.lifespan.on import LifespanOn

_silent = logging.getLogger("ludus.stopping")
_silent.addHandler(logging.NullHandler())
_silent.propagate = False
_pools = logging.getLogger("sqlalchemy.pool")


class StoppableServer(uvicorn.Server):
    """Gives the start up when it is asked to stop."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.asked = False
        """Whether somebody has asked it to stop."""
        self.begun = False
        """Whether it has begun to run, and so ends by itself when it is asked to stop."""
        self._starting: asyncio.Task[None] | None = None

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Run until somebody asks to stop."""
        self.begun = True
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, unless somebody asks to stop meanwhile; what was begun ends with the loop."""
        if self.asked:
            return
        self._starting = asyncio.create_task(super().startup(sockets))
        await asyncio.wait({self._starting})
        if not self._starting.cancelled():
            self._starting.result()
        elif isinstance(self.lifespan, LifespanOn):
            # The application is cut off with the loop, and with it connections that are being
            # closed. That is no fault, and is not told as one.
            self.lifespan.logger = _silent
            _pools.setLevel(logging.CRITICAL)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Note that it is to stop; called by a signal."""
        super().handle_exit(sig, frame)
        self.asked = True
        if self._starting is not None and not self.started:
            self._starting.get_loop().call_soon_threadsafe(self._starting.cancel)
