"""A real server in a process of its own, and people who talk to it."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol
from urllib.request import urlopen

START_WITHIN = 120.0
"""Seconds that a start may take on a busy machine."""


def free_port() -> int:
    """Find a port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process(Protocol):
    """A process, as far as tests look at it."""

    @property
    def pid(self) -> int:
        """Its number, which is that of its group too."""
        ...

    def poll(self) -> int | None:
        """Give the exit code; None while it runs."""
        ...

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the exit code."""
        ...

    def terminate(self) -> None:
        """Ask it to stop."""
        ...


class Server:
    """A server process on loopback."""

    def __init__(self, database: str, *flags: str, log: Path | None = None) -> None:
        self.database = database
        self.flags = flags
        self.port = free_port()
        self.log = log
        self.process: Process | None = None
        self.under: tuple[str, ...] = ()
        """The command that runs the server, if it should not be run directly."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def command(self) -> list[str]:
        """What runs `ludus`."""
        return [str(Path(sys.executable).parent / "ludus")]

    @property
    def words(self) -> list[str]:
        """What follows the command."""
        words = ["serve", "--port", str(self.port), "--database", self.database]
        return [*words, "--limits", "0", *self.flags]

    def start(self) -> None:
        """Start and wait until it is ready."""
        with (self.log or Path(os.devnull)).open("ab") as out:
            self.process = subprocess.Popen(
                [*self.under, *self.command, *self.words],
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + START_WITHIN
        while time.monotonic() < until:
            if self.process is not None and self.process.poll() is not None:
                raise RuntimeError(
                    f"the server stopped: {self.log.read_text() if self.log else ''}"
                )
            try:
                with urlopen(f"{self.url}/api/ready", timeout=START_WITHIN) as answer:  # noqa: S310
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server did not get ready")

    def kill(self) -> None:
        """Kill the server and its workers at once, as a power cut would."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """Ask the server to stop, and give its exit code."""
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(60)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        return code


@contextmanager
def serving(database: str, *flags: str, log: Path | None = None) -> Iterator[Server]:
    """Run a server for the time of a test."""
    server = Server(database, *flags, log=log)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()
