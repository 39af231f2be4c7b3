"""The code that decides about games: a run goes on only with games that this code has played."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import ludus

DECIDING = ("core", "kit", "bots", "lab")
"""The packages that have a part in every game, besides its own."""

ENDINGS = (".py", ".toml", ".safetensors")
"""What is code, content or learned."""


@cache
def code_of(game: Path) -> str:
    """Give a hash of all that decides how a game of a folder is played, by any bot."""
    home = Path(ludus.__file__).parent
    return hash_of((*(home / name for name in DECIDING), game))


def hash_of(folders: Iterable[Path]) -> str:
    """Hash the files of folders, by their places and what is in them."""
    found = sha256()
    for folder in folders:
        for file in sorted(one for one in folder.rglob("*") if one.suffix in ENDINGS):
            found.update(f"{folder.name}/{file.relative_to(folder).as_posix()}\0".encode())
            found.update(sha256(file.read_bytes()).digest())
    return found.hexdigest()[:16]
