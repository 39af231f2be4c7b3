"""The process that workers are forked from: it has read all games and bots, so that each is warm.

A worker takes one task after another from a socket and answers each. It ends when the server does,
however that ends: its socket is closed then, which it notices even in the middle of a task.
"""

import gc
import os
import resource
import select
import signal
import socket
import sys
import traceback
from threading import Thread

import msgspec

from ludus.bots.programs.leash import die_with_parent
from ludus.server.tasks import Answer, carry_out, warm

FD = 1
"""A request for a worker is one byte with one socket: how hard the worker gives way to others."""
LENGTH = 4
"""Bytes that say how long a message is."""

MOST_MEMORY = 2 << 30
"""Bytes a worker may have; a task that wants more fails."""
GROWN = 256 << 20
"""A worker that has used more bytes ends after its task, and a fresh one takes over."""


def main(control_fd: int, grown: int) -> None:
    """Fork a worker for every socket that the server sends, until the server is gone.

    A worker that has used more than `grown` bytes ends after its task.
    """
    die_with_parent()
    # Ctrl-C in a terminal reaches all processes; the server is the one to say when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    # One piece of work is one core's: nets would otherwise take all of them.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    warm()
    gc.collect()
    gc.freeze()
    with socket.socket(fileno=control_fd) as control:
        while True:
            request, fds, _, _ = socket.recv_fds(control, 1, FD)
            if not request:
                return
            if not os.fork():
                control.close()
                _be_worker(socket.socket(fileno=fds[0]), request[0], grown)
            os.close(fds[0])


def _be_worker(line: socket.socket, niceness: int, grown: int) -> None:
    """Serve until the line is closed, and never return."""
    code = 1
    try:
        die_with_parent()
        os.nice(niceness)
        limit_memory()
        Thread(target=_end_with_line, args=(line.fileno(),), daemon=True).start()
        serve(line, grown)
        code = 0
    except OSError:
        code = 0
    finally:
        os._exit(code)


def limit_memory() -> None:
    """Let tasks that want more memory than anybody may have fail, and nothing else."""
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    if most == resource.RLIM_INFINITY or most > MOST_MEMORY:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, most))


def _end_with_line(fd: int) -> None:
    """Wait until the other end is closed: then nobody wants an answer any more."""
    watch = select.poll()
    watch.register(fd, 0)
    watch.poll()
    os._exit(0)


def serve(line: socket.socket, grown: int) -> None:
    """Say who we are, then answer one task after another."""
    send(line, f"{os.getpid()}".encode())
    while True:
        answer = _answer(receive(line), grown)
        send(line, msgspec.msgpack.encode(answer))
        if answer.leaving:
            return


def _answer(task: bytes, grown: int) -> Answer:
    try:
        return Answer(carry_out(task), leaving=_memory() > grown)
    except MemoryError:
        return Answer(b"it takes too much memory", failed=True, leaving=True)
    except Exception:
        return Answer(traceback.format_exc().encode(), failed=True)


def _memory() -> int:
    """Give the most bytes this process has used so far."""
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used if sys.platform == "darwin" else used << 10


def send(line: socket.socket, data: bytes) -> None:
    """Send a message."""
    line.sendall(len(data).to_bytes(LENGTH) + data)


def receive(line: socket.socket) -> bytes:
    """Receive a message; `ConnectionError` if the other end is closed."""
    return _exactly(line, int.from_bytes(_exactly(line, LENGTH)))


def _exactly(line: socket.socket, size: int) -> bytes:
    parts = bytearray()
    while len(parts) < size:
        part = line.recv(size - len(parts))
        if not part:
            raise ConnectionError
        parts += part
    return bytes(parts)
