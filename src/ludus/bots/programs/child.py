"""A program in a process of its own: lines to it and from it, each within a time and a size."""

import os
import select
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress

from ludus.bots.programs.leash import NOT_RUN, leashed
from ludus.bots.programs.messages import LONGEST_LINE, ProgramFailed
from ludus.core.errors import fault
from ludus.core.reading import NO_PROGRAM, system_reason

LAST_WORDS = 1.0
"""Seconds that a program has to end by itself after the game; then it is ended."""


class Child:
    """A running program. Whatever it does wrong is raised as `ProgramFailed`.

    What it writes to stderr is dropped. It gets a process group of its own, so that whatever it has
    started ends with it.
    """

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user names the program
                leashed(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            reason = system_reason(error)
            raise fault(ProgramFailed, "program-no-start", reason=reason) from error
        assert self._process.stdin is not None and self._process.stdout is not None  # noqa: PT018, S101
        self._in, self._out = self._process.stdin, self._process.stdout
        os.set_blocking(self._in.fileno(), False)
        os.set_blocking(self._out.fileno(), False)
        self._read = bytearray()

    def send(self, line: bytes, seconds: float) -> None:
        """Write a line."""
        until = time.monotonic() + seconds
        rest = memoryview(line + b"\n")
        while rest:
            self._wait(self._in.fileno(), select.POLLOUT, until, seconds)
            try:
                rest = rest[os.write(self._in.fileno(), rest) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise self._ended() from error

    def line(self, until: float, seconds: float) -> bytes:
        """Read the next line; `until` is when it must be there at the latest."""
        while (end := self._read.find(b"\n")) < 0:
            if len(self._read) > LONGEST_LINE:
                raise fault(ProgramFailed, "program-long-line", most=LONGEST_LINE)
            self._wait(self._out.fileno(), select.POLLIN, until, seconds)
            with suppress(BlockingIOError):
                data = os.read(self._out.fileno(), LONGEST_LINE)
                if not data:
                    raise self._ended()
                self._read += data
        line = bytes(self._read[:end])
        del self._read[: end + 1]
        if len(line) > LONGEST_LINE:
            raise fault(ProgramFailed, "program-long-line", most=LONGEST_LINE)
        return line

    def _wait(self, descriptor: int, event: int, until: float, seconds: float) -> None:
        poll = select.poll()
        poll.register(descriptor, event)
        if not poll.poll(max(0.0, until - time.monotonic()) * 1000):
            raise fault(ProgramFailed, "program-late", seconds=round(seconds))

    def _ended(self) -> Exception:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WORDS)
        code = self._process.poll()
        if code == NOT_RUN:
            return fault(ProgramFailed, "program-no-start", reason=NO_PROGRAM)
        return fault(ProgramFailed, "program-ended", code="?" if code is None else code)

    def close(self) -> None:
        """Let the program end; end it, and all that it has started, if it does not."""
        with suppress(OSError):
            self._in.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WORDS)
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._out.close()
