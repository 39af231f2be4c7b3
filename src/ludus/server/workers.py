"""Worker processes, as the server sees them: each does one task at a time and can be replaced.

All are forked from one process that has read everything beforehand (`ludus.server.nursery`), so
that a new one is there within milliseconds. A worker that dies or takes far too long concerns its
own task alone.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from contextlib import suppress

import msgspec

from ludus.server.nursery import GROWN, LENGTH
from ludus.server.tasks import Answer

log = logging.getLogger("ludus.workers")

BEGIN = (
    "import sys; sys.path[:] = sys.argv[3:]; "
    "from ludus.server.nursery import main; main(int(sys.argv[1]), int(sys.argv[2]))"
)
"""Starts the nursery, with the modules that this process finds."""
START_WITHIN = 60.0
"""Seconds within which a worker has started; the first has to wait until everything is read."""
STOP_WITHIN = 2.0


class WorkerLost(Exception):
    """A worker died, or had to be ended, before it answered."""


class Worker:
    """One worker process and the line to it."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, pid: int
    ) -> None:
        self._reader = reader
        self._writer = writer
        self.pid = pid
        self._gone = False

    @property
    def gone(self) -> bool:
        """Tell whether it is known to have ended."""
        return self._gone or self._reader.at_eof()

    async def do(self, task: bytes, limit: float) -> Answer:
        """Let it do a task; it must answer within the seconds given."""
        try:
            self._writer.write(len(task).to_bytes(LENGTH) + task)
            async with asyncio.timeout(limit):
                answer = msgspec.msgpack.decode(await read(self._reader), type=Answer)
        except (OSError, EOFError) as error:
            # A timeout is an `OSError` too.
            self.end()
            why = "hung" if isinstance(error, TimeoutError) else "died"
            raise WorkerLost(f"worker {self.pid} {why}") from error
        except asyncio.CancelledError:
            self.end()
            raise
        if answer.leaving:
            self.end()
        return answer

    def end(self) -> None:
        """End it, whatever it is doing: it is killed, and would end by itself without its line."""
        if not self.gone:
            with suppress(OSError):
                os.kill(self.pid, signal.SIGKILL)
        self._gone = True
        self._writer.close()


async def read(reader: asyncio.StreamReader) -> bytes:
    """Read a message."""
    length = int.from_bytes(await reader.readexactly(LENGTH))
    return await reader.readexactly(length)


class Nursery:
    """The process that workers are forked from; if it dies, another one is started."""

    def __init__(self, grown: int = GROWN) -> None:
        self._grown = grown
        self._process: asyncio.subprocess.Process | None = None
        self._control: socket.socket | None = None
        self._lock = asyncio.Lock()

    async def worker(self, niceness: int) -> Worker:
        """Get a new worker that gives way to other processes as hard as told."""
        async with self._lock:
            if self._process is None or self._process.returncode is not None:
                await self._start()
            ours, theirs = socket.socketpair()
            try:
                with theirs:
                    assert self._control is not None  # noqa: S101
                    socket.send_fds(self._control, [bytes([niceness])], [theirs.fileno()])
            except OSError:
                ours.close()
                raise
        reader, writer = await asyncio.open_connection(sock=ours)
        try:
            async with asyncio.timeout(START_WITHIN):
                return Worker(reader, writer, int(await read(reader)))
        except BaseException:
            writer.close()
            raise

    async def _start(self) -> None:
        self._hang_up()
        self._control, theirs = socket.socketpair()
        with theirs:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                BEGIN,
                f"{theirs.fileno()}",
                f"{self._grown}",
                *sys.path,
                pass_fds=(theirs.fileno(),),
                stdin=asyncio.subprocess.DEVNULL,
            )

    def _hang_up(self) -> None:
        if self._control is not None:
            self._control.close()
            self._control = None

    async def close(self) -> None:
        """End the process; workers end with their own lines."""
        self._hang_up()
        if self._process is not None:
            try:
                async with asyncio.timeout(STOP_WITHIN):
                    await self._process.wait()
            except TimeoutError:
                self._process.kill()
                await self._process.wait()
