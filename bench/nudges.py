"""Every number of every content file, nudged by one: what the server sends follows.

    python bench/nudges.py [GAME …] [--games N] [--decisions N] [--most N] [--sample N --seed N]

Works on a copy of the package, so nothing else is touched. For each number the game is loaded
again, once with the number one higher and once with it one lower. Either the content check refuses
it with file, key and reason, or what the server sends must follow: what is printed, from which the
client draws cards and boards, always; and counted beside it, how often views, legal moves and
forecasts of some games played at random changed too. Those games are played on to their end, or to
a limit, and nothing may go wrong in them. The client has no numbers of its own, so no file of it
needs a change.
"""

import json
import os
import shutil
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from traceback import extract_tb
from typing import Any

SOURCE = Path(__file__).parents[1] / "src"
GAMES = ("gorus", "brutus", "gloria", "insanam")
COLUMNS = ("nudges", "refused", "printed", "played", "crashed")


def sent_by(game: str, args: Namespace) -> dict[str, str]:
    """Load a game, hash what the server would send of it, and play it on to see that it can be."""
    from ludus.core.codec import to_json
    from ludus.core.fate import Fast
    from ludus.games import find_game
    from ludus.server.printed import printed

    rules: Any = find_game(game)
    played = sha256()
    for number in range(args.games):
        rng = Random(number)
        options = rules.modes[number * len(rules.modes) // args.games]
        state = rules.setup(options, Fast(rng), None)
        for at in range(args.most):
            seats = rules.to_act(state)
            if not seats:
                break
            moves = rules.moves(state, seats[0])
            some = [moves[int(rng.random() * len(moves))] for _ in range(3)]
            if at < args.decisions:
                view = rules.view(state, seats[0])
                told = [rules.forecast(view, move) for move in some]
                played.update(to_json([rules.for_person(view), [str(one) for one in moves], told]))
            rules.apply(state, seats[0], some[0], Fast(rng), None)
        rules.invariants(state)
        rules.outcome(state)
    menus = {players: rules.menu(players) for players in rules.players}
    played.update(to_json(menus))
    return {"printed": printed(game).version, "played": played.hexdigest()}


def in_child(game: str, args: Namespace) -> dict[str, str]:
    """Do that in a process of its own, so that the game is loaded from the files as they are."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with os.fdopen(writing, "w") as out:
            json.dump(_told(game, args), out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        text = answer.read()
    os.waitpid(child, 0)
    answered: dict[str, str] = json.loads(text)
    return answered


def _told(game: str, args: Namespace) -> dict[str, str]:
    """Tell what is sent; or that it was refused by file, key and reason; or what went wrong."""
    from ludus.core.errors import BadContent

    try:
        return sent_by(game, args)
    except BadContent as error:
        facts = error.message.facts
        if facts.get("file") and facts.get("key") and error.why:
            return {"refused": str(error)}
        return {"crashed": f"refused without a name: {error}"}
    except Exception as error:
        places = [
            f"{Path(one.filename).name}:{one.lineno}" for one in extract_tb(error.__traceback__)
        ]
        return {"crashed": f"{type(error).__name__}: {error} ({' '.join(places[-3:])})"}


def tried(folder: Path, args: Namespace, game: str) -> list[tuple[Path, Any]]:
    """List the files and nudges that are tried of a game: all, or a sample."""
    from ludus.testing.nudging import nudges

    found = [
        (file, nudge)
        for file in sorted((folder / "ludus" / "games" / game / "content").glob("*.toml"))
        for nudge in nudges(file.read_text(encoding="utf-8"))
    ]
    if 0 < args.sample < len(found):
        return sorted(Random(args.seed).sample(found, args.sample))
    return found


def try_game(folder: Path, args: Namespace, game: str) -> Counter[str]:
    """Nudge every number of a game, one at a time."""
    before = in_child(game, args)
    if "printed" not in before:
        raise SystemExit(f"{game} cannot be played as it is: {before}")
    found: Counter[str] = Counter()
    for file, nudge in tried(folder, args, game):
        whole = file.read_text(encoding="utf-8")
        file.write_text(nudge.text, "utf-8")
        after = in_child(game, args)
        file.write_text(whole, "utf-8")
        found["nudges"] += 1
        for word in ("refused", "crashed"):
            found[word] += word in after
        for word in ("printed", "played"):
            found[word] += word in after and after[word] != before[word]
        if "crashed" in after:
            print(f"{game} {file.name}: {nudge}: {after['crashed']}", file=sys.stderr, flush=True)
    return found


def load_others(game: str) -> None:
    """Load what children need but for the game that is nudged, so that they load only that one."""
    for needed in ("server.printed", "testing.nudging", *(f"games.{other}" for other in GAMES)):
        import_module(f"ludus.{needed}")
    for name in [one for one in sys.modules if f"{one}.".startswith(f"ludus.games.{game}.")]:
        del sys.modules[name]


def main() -> None:
    """Print a row for each game; fail where something did not follow."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=4, help="games played at random each time")
    parser.add_argument("--decisions", type=int, default=40, help="decisions looked at in each")
    parser.add_argument("--most", type=int, default=600, help="decisions played at the most")
    parser.add_argument("--sample", type=int, default=0, help="try only this many nudges of a game")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    args = parser.parse_args()
    wrong = 0
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        shutil.copytree(SOURCE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("static"))
        sys.path.insert(0, str(folder))
        print(f"| {'game':8} | {' | '.join(COLUMNS)} |\n|---|{'---:|' * len(COLUMNS)}", flush=True)
        for game in args.game:
            load_others(game)
            found = try_game(folder, args, game)
            wrong += found["nudges"] - found["refused"] - found["printed"]
            print(f"| {game:8} | {' | '.join(f'{found[one]:,}' for one in COLUMNS)} |", flush=True)
    if wrong:
        raise SystemExit(f"{wrong} numbers did not follow")


if __name__ == "__main__":
    main()
