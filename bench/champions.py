"""Bots against another bot: one side of theirs against sides of the other's, seats in turn.

    python bench/champions.py GAME OPTIONS OTHER ONE [ONE ...] [-n GAMES] [--jobs J]
        [--seconds S] [--nets FOLDER]
    python bench/champions.py gorus players=3,target=1 search:200ms net champion:200ms -n 72

Every bot meets the same deals. Bots are named as anywhere; besides there are `bare`, the net at all
numbers of players, and champions with a style: `champion:200ms@ahead=1,lean=0.01`, see
src/ludus/bots/styles.py. Of Brutus, `manches=1` is a game of one manche. No game begins after S
seconds; what was played until then counts. Milliseconds are the processor's.
"""

from argparse import ArgumentParser
from math import inf
from typing import Any

from ludus.lab.duels import HEAD, Duel, Round, play_duels, told


def options_of(text: str) -> dict[str, Any]:
    """Read `players=3,target=1`; manches are part of the end of a game of Brutus."""
    pairs = dict(pair.split("=") for pair in text.split(","))
    found: dict[str, Any] = {
        key: int(word) if word.isdigit() else {"true": True}.get(word, word)
        for key, word in pairs.items()
    }
    if "manches" in found:
        found["end"] = {"manches": found.pop("manches")}
    return found


def main() -> None:
    """Play, and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("options")
    parser.add_argument("other")
    parser.add_argument("ones", nargs="+", metavar="one")
    parser.add_argument("-n", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=inf)
    parser.add_argument("--grace", type=float, default=60)
    parser.add_argument("--seed", default="duels")
    parser.add_argument("--nets", default="")
    args = parser.parse_args()
    options = options_of(args.options)
    duels = [Duel(args.game, options, one, args.other, args.seed, args.nets) for one in args.ones]
    rounds: list[list[Round]] = [[] for _ in duels]
    left = 0
    for at, found in play_duels(duels, args.n, args.jobs, args.seconds, args.grace):
        if found is None:
            left += 1
        else:
            rounds[at].append(found)
    print(f"{args.game}, {args.options}; games left out for want of time: {left}\n\n{HEAD}")
    for duel, one in zip(duels, rounds, strict=True):
        print(told(duel, one))


if __name__ == "__main__":
    main()
