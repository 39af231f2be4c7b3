"""What is printed on the cards and boards of a game, for the client: its content files in one, and
tables that the game works out from them.

The client draws cards from this, so a new card or another number needs no change there. It never
changes while a server runs, and its version is made from its text, so a browser keeps it for ever.

    python -m ludus.server.printed

writes it for all games by name, which is what the client's tests read.
"""

import sys
import tomllib
from functools import cache
from hashlib import sha256

from msgspec import Raw, Struct

from ludus.core.codec import to_json
from ludus.games import all_games, find_game, folder_of


class Printed(Struct, frozen=True):
    """The content files and tables of a game as JSON, by name, and the version of that text."""

    json: bytes
    version: str


@cache
def printed(game: str) -> Printed:
    """Read what is printed in a game; one without content files may have nothing printed."""
    folder = folder_of(game) / "content"
    names = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    text = to_json(
        {
            name.removesuffix(".toml"): tomllib.loads((folder / name).read_text(encoding="utf-8"))
            for name in names
            if name.endswith(".toml")
        }
        | dict(find_game(game).printed())
    )
    return Printed(text, sha256(text).hexdigest()[:16])


def main() -> None:
    """Write what is printed in all games."""
    found = {name: Raw(printed(name).json) for name in all_games()}
    sys.stdout.buffer.write(to_json(found))


if __name__ == "__main__":
    main()
