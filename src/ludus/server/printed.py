"""What is printed on the cards of a game, for the client: its content files in one.

    python -m ludus.server.printed insanam > web/src/games/insanam/printed.json

The client shows cards and boards from this file, so a new card needs nothing else there.
"""

import json
import sys
import tomllib
from importlib.resources import files


def printed(game: str) -> str:
    """Write the content files of a game as JSON, by their names."""
    folder = files(f"ludus.games.{game}") / "content"
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    content = {
        name.removesuffix(".toml"): tomllib.loads((folder / name).read_text(encoding="utf-8"))
        for name in names
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    sys.stdout.write(printed(sys.argv[1]))
