"""One measurement: clients in processes of their own, and what everybody's processes spent."""

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import quantiles

import msgspec
from msgspec import Struct
from servers import HERE, Server

WARM_UP = 3.0
"""Seconds before anything is counted, or as long as two moves take, whichever is longer."""
SPREAD = 0.5
"""How much longer or shorter than asked for a player thinks, as a share of it."""


class Result(Struct):
    """What one client process counted."""

    moves: int
    seconds: float
    client: float
    delays: list[float]


class Figures(Struct):
    """What is measured.

    moves     accepted moves a second, all tables together
    p50, p95  milliseconds from sending a move until whoever has to answer is asked
    cost      microseconds of the server processes' processor time for each move
    servers   cores that the server processes took, all together
    database  cores that the processes of the database took
    clients   cores that the busiest client process took: below 1, the clients are not the limit
    """

    moves: float
    p50: float
    p95: float
    cost: float
    servers: float
    database: float
    clients: float


def measure(
    name: str, game: str, servers: Sequence[Server], tables: int, seconds: float, think: float,
    spread: float = SPREAD, clients: int = 1,
) -> Figures:  # fmt: skip
    """Let clients play on all servers, and count."""
    warm_up = max(WARM_UP, 2 * think)
    words = [game, tables // clients, seconds, warm_up, think, spread]
    words += [one.url for one in servers]
    running = [
        subprocess.Popen(
            [sys.executable, str(HERE / "client.py"), name, *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(clients)
    ]
    try:
        _all_say(running, "ready")
        for client in running:
            assert client.stdin is not None  # noqa: S101
            client.stdin.write("go\n")
            client.stdin.flush()
        _all_say(running, "measuring")
        before = _spent(servers)
        results = [
            msgspec.json.decode(client.communicate(timeout=seconds + 60)[0], type=Result)
            for client in running
        ]
        after = _spent(servers)
    finally:
        for client in running:
            client.kill()
            client.wait()
    return _figures(results, [late - early for early, late in zip(before, after, strict=True)])


def _all_say(clients: Iterable["subprocess.Popen[str]"], word: str) -> None:
    for client in clients:
        assert client.stdout is not None  # noqa: S101
        if client.stdout.readline().strip() != word:
            raise RuntimeError("a client failed")


def _figures(results: Sequence[Result], spent: Sequence[float]) -> Figures:
    seconds = max(one.seconds for one in results)
    moves = sum(one.moves for one in results)
    cuts = quantiles([delay for one in results for delay in one.delays], n=100)
    served, stored = spent
    return Figures(
        moves / seconds, cuts[49] * 1000, cuts[94] * 1000, served / moves * 1e6,
        served / seconds, stored / seconds, max(one.client for one in results),
    )  # fmt: skip


def _spent(servers: Iterable[Server]) -> tuple[float, float]:
    """Give the processor seconds of the servers with their workers, and of our database."""
    parents = _parents()
    roots = {one.process.pid for one in servers}
    served = sum(_seconds(pid) for pid in parents if roots & set(_line(pid, parents)))
    ours = [pid for pid in parents if os.getpid() in _line(pid, parents)]
    stored = sum(_seconds(pid) for pid in ours if _command(pid) == "postgres")
    return served, stored


def _parents() -> dict[int, int]:
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        fields = _read(path).rpartition(")")[2].split()
        if fields:
            found[int(path.parent.name)] = int(fields[1])
    return found


def _line(pid: int, parents: dict[int, int]) -> list[int]:
    """List a process and those it comes from."""
    line = []
    while pid in parents and pid not in line:
        line.append(pid)
        pid = parents[pid]
    return line


def _seconds(pid: int) -> float:
    fields = _read(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def _command(pid: int) -> str:
    return _read(Path(f"/proc/{pid}/comm")).strip()


def _read(path: Path) -> str:
    """Read a file of a process, which may have ended by now."""
    try:
        return path.read_text()
    except OSError:
        return ""
