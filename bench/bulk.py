"""How long it takes to export decisions of Gorus, and how large they are. Prints one line.

python bench/bulk.py [GAMES]
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from ludus.faces import parquet
from ludus.lab.arena import Match, play_match

MILLION = 1_000_000


def main() -> None:
    """Play, export, read; tell seconds of the processor."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    with TemporaryDirectory() as name:
        folder, out = Path(name) / "games", Path(name) / "out"
        folder.mkdir()
        match = Match("gorus", {"players": 3}, ("random",) * 3, "bulk")
        list(play_match(match, games, records=folder))
        files = [str(file) for file in folder.iterdir()]
        start = process_time()
        _, decisions = parquet.export(files, out)
        export = process_time() - start
        start = process_time()
        rows = sum(len(batch.actions) for batch in parquet.read(out).batches())
        read = process_time() - start
        size = sum(file.stat().st_size for file in out.iterdir())
        records = sum(Path(file).stat().st_size for file in files)
    assert rows == decisions  # noqa: S101
    print(
        f"{decisions:,} decisions of {games} games: export {1e6 * export / decisions:.0f} µs of the"
        f" processor a decision, {MILLION * export / decisions / 2:.0f} s for a million on two"
        f" cores; reading {1e6 * read / decisions:.1f} µs; {size / decisions:.0f} bytes a decision,"
        f" {records / decisions:.0f} in the records"
    )


if __name__ == "__main__":
    main()
