"""`make docs`: builds the documentation site that `ludus serve` shows under /docs.

    python scripts/documents.py [FOLDER]

The pages are those of the repository, with their links as they are. Before Zensical builds them,
they are put together in a folder of their own: pages that are not in `docs` beside those that are,
every source file that a page links to as a text, and the reference of a module where a page has a
line `::: module`. Afterwards scripts inside of pages become files: the content policy of the house
lets no other scripts run.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from os.path import normpath, relpath
from pathlib import Path
from tempfile import TemporaryDirectory

from reference import reference

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "src" / "ludus" / "server" / "documents"
CONFIG = "docs/zensical.toml"
PAGES = ("*.md", "docs/**/*.md", "bench/*.md", "bench/load/*.md", "web/*.md", "src/ludus/**/*.md")
ASSETS = ("docs/**/*.svg", "docs/**/*.webp", "docs/**/*.css", "docs/**/*.json")
ICON = "web/public/favicon.svg"

_FENCE = re.compile(r"^```\w*\n.*?^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_MODULE = re.compile(r"^::: ([\w.]+)$", re.MULTILINE)
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_LISTING = "files.md"


class BrokenLink(Exception):
    """A page links to something that is not there."""


def place(path: str) -> str:
    """Say where a file of the repository lies in the site; a folder is the page of its files."""
    file = Path(path)
    if (ROOT / path).is_dir():
        index = [name for name in ("index.md", "README.md") if (ROOT / path / name).exists()]
        return place(f"{path}/{index[0]}") if index else f"source/{path}/{_LISTING}"
    if path.startswith("docs/"):
        file = file.relative_to("docs")
    elif file.suffix != ".md":
        return f"source/{path}.txt"
    elif path == "README.md":
        return "overview.md"
    elif len(file.parts) == 1:
        return path.lower()
    return str(file.with_name("index.md") if file.name == "README.md" else file)


class Stage:
    """Puts the pages and what they link to into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages = {*_found(PAGES)}
        self.wanted: set[str] = {*_found(ASSETS)}

    def fill(self) -> None:
        """Write everything."""
        for path in sorted(self.pages):
            text = (ROOT / path).read_text(encoding="utf-8")
            self._write(path, _MODULE.sub(_reference, self._relinked(path, text)))
        for path in sorted(self.wanted - self.pages):
            if (ROOT / path).is_dir():
                self._list(path)
            else:
                target = self.folder / place(path)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / path, target)

    def _write(self, path: str, text: str) -> None:
        target = self.folder / place(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def _list(self, folder: str) -> None:
        """Write the page of a folder: its files, as texts."""
        files = sorted(file for file in (ROOT / folder).iterdir() if _is_text(file))
        lines = [f"# {folder}", ""]
        for file in files:
            self.wanted.add(path := str(file.relative_to(ROOT)))
            lines.append(f"- [{file.name}]({relpath(place(path), Path(place(folder)).parent)})")
            target = self.folder / place(path)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
        self._write(folder, "\n".join(lines) + "\n")

    def _relinked(self, path: str, text: str) -> str:
        """Turn the links of a page into those of its place in the site."""

        def turned(match: re.Match[str]) -> str:
            target, mark, part = match[1].partition("#")
            if not target or re.match(r"[a-z]+:", target):
                return match[0]
            found = normpath(Path(path).parent / target)
            if not (ROOT / found).exists() or found.startswith(".."):
                raise BrokenLink(f"{path} links to {match[1]}")
            self.wanted.add(found)
            return f"]({relpath(place(found), Path(place(path)).parent)}{mark}{part})"

        ends = [0, *(end for fence in _FENCE.finditer(text) for end in fence.span()), len(text)]
        parts = [text[start:end] for start, end in pairwise(ends)]
        parts[::2] = [_LINK.sub(turned, prose) for prose in parts[::2]]
        return "".join(parts)


def _found(patterns: tuple[str, ...]) -> Iterator[str]:
    for pattern in patterns:
        for file in ROOT.glob(pattern):
            if "node_modules" not in file.parts:
                yield str(file.relative_to(ROOT))


def _is_text(file: Path) -> bool:
    return file.is_file() and file.suffix in (".py", ".toml", ".md", ".ftl", ".json")


def _reference(match: re.Match[str]) -> str:
    base = ROOT / "src" / Path(*match[1].split("."))
    file = base / "__init__.py" if base.is_dir() else base.with_suffix(".py")
    return reference(match[1], file.read_text(encoding="utf-8"))


def move_scripts_out(site: Path) -> None:
    """Make a file of every script inside of a page."""
    folder = site / "assets" / "inline"
    folder.mkdir()
    for page in site.rglob("*.html"):
        up = relpath(folder, page.parent)

        def moved(match: re.Match[str], up: str = up) -> str:
            name = f"{sha256(match[1].encode()).hexdigest()[:12]}.js"
            (folder / name).write_text(match[1], encoding="utf-8")
            return f'<script src="{up}/{name}"></script>'

        page.write_text(_INLINE.sub(moved, page.read_text("utf-8")), encoding="utf-8")


def build(out: Path) -> None:
    """Build the site into a folder, whole or not at all."""
    with TemporaryDirectory() as name:
        work = Path(name)
        Stage(work / "pages").fill()
        shutil.copyfile(ROOT / CONFIG, work / "zensical.toml")
        shutil.copyfile(ROOT / ICON, work / "pages" / Path(ICON).name)
        command = [sys.executable, "-m", "zensical", "build", "--strict"]
        plain = {**os.environ, "NO_COLOR": "1"}
        said = subprocess.run(
            command, cwd=work, env=plain, capture_output=True, text=True, check=False
        )
        if said.returncode:
            raise SystemExit(f"The documentation is not right:\n{said.stdout}{said.stderr}")
        for page in ("404.html", "sitemap.xml"):
            (work / "site" / page).unlink(missing_ok=True)
        move_scripts_out(work / "site")
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(work / "site", out)


if __name__ == "__main__":
    try:
        build(Path(sys.argv[1]) if len(sys.argv) > 1 else SITE)
    except BrokenLink as error:
        raise SystemExit(f"The documentation is not right: {error}") from None
