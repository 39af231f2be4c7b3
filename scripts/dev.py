"""`make dev`: the server and the client's development server, both reloaded on every change.

Each runs in a process group of its own, so that Ctrl-C reaches neither by itself: both are asked to
stop in good order, and none outlives the other.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
GRACE = 10.0
"""How many seconds the two have to stop."""


def start(*command: str, **environment: str) -> subprocess.Popen[bytes]:
    """Start a program in a process group of its own."""
    return subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", **environment},
        stdin=subprocess.DEVNULL,
        start_new_session=True,
    )


def server(port: str) -> subprocess.Popen[bytes]:
    """Start the server, and again whenever a module, a table of content or a sentence changes."""
    serve = f"{BIN / 'ludus'} serve --port {port}"
    ignored = ("--ignore-paths", "src/ludus/server/static")
    return start(str(BIN / "watchfiles"), "--verbosity", "warning", *ignored, serve, "src/ludus")


def client(port: str) -> subprocess.Popen[bytes]:
    """Start Vite, which passes what it is asked under /api and /ws on to the server."""
    npm = shutil.which("npm", path=BIN) or "npm"
    script = ("--prefix", "web", "run", "--silent", "dev")
    return start(npm, *script, LUDUS_SERVER=f"http://127.0.0.1:{port}")


def stop(watcher: subprocess.Popen[bytes], vite: subprocess.Popen[bytes]) -> None:
    """Ask both to stop, and end what does not; the watcher asks the server in its turn."""
    with suppress(ProcessLookupError):
        watcher.terminate()
        os.killpg(vite.pid, signal.SIGTERM)
    for one in (watcher, vite):
        with suppress(subprocess.TimeoutExpired):
            one.wait(GRACE)
        with suppress(ProcessLookupError):
            os.killpg(one.pid, signal.SIGKILL)


def main(port: str = "8000") -> None:
    """Run both until one of them ends or Ctrl-C is pressed."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    watcher, vite = server(port), client(port)
    try:
        while watcher.poll() is None and vite.poll() is None:
            time.sleep(0.2)
    except KeyboardInterrupt:
        print()
    finally:
        stop(watcher, vite)


if __name__ == "__main__":
    main(*sys.argv[1:])
