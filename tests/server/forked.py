"""Servers forked from a process that has read everything a server needs, which is most of a start.

There is one such process for all tests that run in one process. For each server it forks a keeper,
which forks the server whenever that is started, and tells when it has gone. All end with the tests.
"""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from serving import Server

READ = """
import gc, json, os, select, signal, socket, sys
import aiosqlite, asyncpg, prometheus_client, sqlalchemy.dialects.sqlite.aiosqlite
import uvicorn.protocols.http.auto, uvicorn.protocols.websockets.auto, uvloop
import ludus.cli.main, ludus.cli.serve
from ludus.bots.programs.leash import die_with_parent
from ludus.locales.catalogue import catalogue
from ludus.server.tasks import warm

def keep(line):
    die_with_parent()
    wanted = json.loads(line.readline())
    log = os.open(wanted["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(log, 2)
    exec(wanted["first"], {})
    for words in line:
        child = os.fork()
        if not child:
            die_with_parent()
            os.setsid()
            os.dup2(2, 1)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            sys.exit(ludus.cli.main.main(json.loads(words)))
        print(child, file=line, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), file=line, flush=True)

warm()
catalogue("en")
gc.collect()
gc.freeze()
signal.signal(signal.SIGINT, signal.SIG_IGN)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
listener = socket.socket(socket.AF_UNIX)
listener.bind(sys.argv[1])
listener.listen()
print("ready", flush=True)
while True:
    ready, _, _ = select.select([listener, 0], [], [])
    if 0 in ready:
        break  # whoever runs the tests has gone
    line, _ = listener.accept()
    if not os.fork():
        listener.close()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        keep(line.makefile("rw"))
        sys.exit()
    line.close()
"""


@cache
def _root() -> str:
    """Start the process that has read everything, and say where it listens; it ends with us."""
    path = f"{mkdtemp(prefix='ludus-')}/root"
    words = [sys.executable, "-c", READ, path]
    root = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert root.stdout is not None
    assert root.stdout.readline() == "ready\n"
    atexit.register(root.communicate)
    return path


class Child:
    """The process of a forked server: what `subprocess.Popen` would tell of it."""

    def __init__(self, told: socket.SocketIO) -> None:
        self._told = told
        self.pid = int(told.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Give the exit code; None while the process runs."""
        return self._gone(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the exit code."""
        code = self._gone(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("ludus serve", timeout or 0)
        return code

    def terminate(self) -> None:
        """Ask the process to stop."""
        os.kill(self.pid, signal.SIGTERM)

    def _gone(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._told], [], [], timeout)[0]:
            self.returncode = int(self._told.readline())
        return self.returncode


class Forked(Server):
    """`ludus serve` in a process of its own, with the libraries read beforehand."""

    def __init__(self, database: str, *flags: str, log: Path, first: str = "") -> None:
        """Make a server; `first` is what its process does to itself before anything else."""
        super().__init__(database, *flags, log=log)
        self._keeper = socket.socket(socket.AF_UNIX)
        self._keeper.connect(_root())
        # Not buffered: what is there to be read is told by the socket alone.
        self._told = self._keeper.makefile("rb", buffering=0)
        self._tell({"log": f"{log}", "first": first})

    def _tell(self, what: object) -> None:
        self._keeper.sendall(json.dumps(what).encode() + b"\n")

    def start(self) -> None:
        """Start and wait until it is ready."""
        self.begin()
        self._wait()

    def begin(self) -> None:
        """Start, and wait for nothing."""
        self._tell(self.words)
        self.process = Child(self._told)

    @property
    def runs(self) -> bool:
        """Whether it was started and has not gone since."""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """Kill the server and its workers at once."""
        if self.runs:
            super().kill()

    def ask_to_stop(self) -> tuple[int, int]:
        """Ask the server to stop, and wait until it has; give its number and its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.pid, self.process.wait()

    def freeze(self, how: signal.Signals) -> None:
        """Stop the server and its workers where they are, or let them go on."""
        assert self.process is not None
        os.killpg(self.process.pid, how)

    def close(self) -> None:
        """Let nothing be left."""
        self.kill()
        self._told.close()
        self._keeper.close()
