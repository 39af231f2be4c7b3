"""Every number of every content file, nudged by one: what the server sends follows.

    python bench/nudges.py [GAME …] [--games N] [--decisions N] [--sample N]

Works on a copy of the package, so nothing else is touched. For each number the game is loaded again
with that number one higher. Either the content check refuses it with file and key, or what the
server sends must follow: what is printed, which the client draws cards and boards from, always; and
counted beside it, how often views, legal moves, refusals and forecasts of some games played at
random changed too. The client has no numbers of its own, so no file of it needs a change.
"""

import json
import os
import re
import shutil
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

SOURCE = Path(__file__).parents[1] / "src"
NUMBER = re.compile(r"(?<![\w#])\d+(?!\w)|(?<=[+(\-,=:x])\d+|(?<=\w\()\d+")
VALUE = re.compile(r"^\s*(?:\"[^\"]*\"|[\w.-]+)\s*=\s*|^(?=\s*[\"\[{\d])")


def numbers_in(text: str) -> Iterator[tuple[int, int]]:
    """Find the numbers in the values of a TOML file: where each begins and ends."""
    start = 0
    for line in text.splitlines(keepends=True):
        found = VALUE.match(line)
        is_header = line.startswith("[") and "=" not in line
        if found and not is_header:
            body = line.partition(" #")[0]
            for number in NUMBER.finditer(body, found.end()):
                yield start + number.start(), start + number.end()
        start += len(line)


def sent_by(game: str, games: int, decisions: int) -> dict[str, str]:
    """Load a game again, and hash what the server would send of it."""
    from ludus.core.codec import to_json
    from ludus.core.fate import Fast
    from ludus.games import find_game
    from ludus.server.printed import printed

    rules: Any = find_game(game)
    played = sha256()
    for number in range(games):
        rng = Random(number)
        options = rules.modes[number * len(rules.modes) // games]
        state = rules.setup(options, Fast(rng), None)
        for _ in range(decisions):
            seats = rules.to_act(state)
            if not seats:
                break
            seat, view = seats[0], rules.view(state, seats[0])
            moves = rules.moves(state, seat)
            some = [moves[int(rng.random() * len(moves))] for _ in range(3)]
            told = [rules.forecast(view, move) for move in some]
            played.update(to_json([rules.for_person(view), [str(one) for one in moves], told]))
            rules.apply(state, seat, some[0], Fast(rng), None)
    menus = {players: rules.menu(players) for players in rules.players}
    played.update(to_json(menus))
    return {"printed": printed(game).version, "played": played.hexdigest()}


def in_child(game: str, games: int, decisions: int) -> dict[str, str]:
    """Do that in a process of its own, so that the game is loaded from the files as they are."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            told = sent_by(game, games, decisions)
        except BaseException as error:
            told = {"refused": f"{type(error).__name__}: {error}"}
        with os.fdopen(writing, "w") as out:
            json.dump(told, out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        text = answer.read()
    os.waitpid(child, 0)
    answered: dict[str, str] = json.loads(text)
    return answered


def nudge(folder: Path, game: str, args: tuple[int, int, int]) -> Counter[str]:
    """Nudge every number of a game, one at a time."""
    games, decisions, sample = args
    before = in_child(game, games, decisions)
    found: Counter[str] = Counter()
    for file in sorted((folder / "ludus" / "games" / game / "content").glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        for at, (start, end) in enumerate(numbers_in(text)):
            if at % sample:
                continue
            file.write_text(f"{text[:start]}{int(text[start:end]) + 1}{text[end:]}", "utf-8")
            after = in_child(game, games, decisions)
            found["numbers"] += 1
            if "refused" in after:
                found["refused"] += 1
                if not after["refused"].startswith("BadContent"):
                    line = text.count("\n", 0, start) + 1
                    print(f"{file.name}:{line}: {after['refused']}", file=sys.stderr)
                    found["crashed"] += 1
                continue
            found["printed"] += after["printed"] != before["printed"]
            found["played"] += after["played"] != before["played"]
        file.write_text(text, "utf-8")
    return found


def main() -> None:
    """Print a row for each game; fail where something did not follow."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=["gorus", "brutus", "gloria", "insanam"])
    parser.add_argument("--games", type=int, default=6, help="games played at random each time")
    parser.add_argument("--decisions", type=int, default=60, help="decisions looked at in each")
    parser.add_argument("--sample", type=int, default=1, help="take only every Nth number")
    args = parser.parse_args()
    wrong = 0
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        shutil.copytree(SOURCE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("static"))
        sys.path.insert(0, str(folder))
        print(f"{'game':10} {'numbers':>8} {'refused':>8} {'printed':>8} {'played':>8} {'lost':>5}")
        for game in args.game:
            found = nudge(folder, game, (args.games, args.decisions, args.sample))
            lost = found["numbers"] - found["refused"] - found["printed"] + found["crashed"]
            wrong += lost
            row = (found[key] for key in ("numbers", "refused", "printed", "played"))
            print(f"{game:10}", *(f"{one:8}" for one in row), f"{lost:5}", flush=True)
    if wrong:
        raise SystemExit(f"{wrong} numbers did not follow")


if __name__ == "__main__":
    main()
