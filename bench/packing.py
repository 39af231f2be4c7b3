"""How often a packed net chooses as the whole one does, and how long it takes to answer.

    python bench/packing.py GAME WHOLE [PACKED] [-n DECISIONS]
    python bench/packing.py gorus folder/all.safetensors src/ludus/bots/nets/gorus.safetensors

WHOLE is what a training keeps, PACKED the file that `ludus learn GAME FOLDER --pack` has written of
it; without one, WHOLE is packed here. Both are asked at every decision of games that the whole net
plays against itself, at all numbers of players in turn. Milliseconds are the processor's, one move
at a time.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from ludus.arrays.nets import Weights, packed, read, unpacked
from ludus.bots import brutus_net, net
from ludus.core.fate import Fast
from ludus.games import find_game
from ludus.lab.statistics import interval

LIKINGS: dict[str, net.Likings] = {"gorus": net.likings, "brutus": brutus_net.likings}
ACTOR = "actor."


def actor(weights: Weights) -> Weights:
    """Take the actor out of a file of nets."""
    return {
        name.removeprefix(ACTOR): one for name, one in weights.items() if name.startswith(ACTOR)
    }


def decisions(name: str, whole: Weights) -> Iterator[tuple[Any, Any]]:
    """Play game after game with the whole net; give every decision between several moves."""
    game, number = find_game(name), 0
    counts = [players for players in game.players if players > 1]
    while True:
        options = game.read_options({"players": counts[number % len(counts)]})
        rng = Random(number)
        fate, state, number = Fast(rng), game.setup(options, Fast(rng), None), number + 1
        while seats := game.to_act(state):
            view, moves = game.view(state, seats[0]), game.moves(state, seats[0])
            if len(moves) > 1:
                yield view, moves
            liked = LIKINGS[name](whole, view, moves)
            game.apply(state, seats[0], moves[liked.index(max(liked))], fate, None)


def main() -> None:
    """Ask both, and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=LIKINGS)
    parser.add_argument("whole", type=Path)
    parser.add_argument("packed", type=Path, nargs="?")
    parser.add_argument("-n", type=int, default=4000)
    args = parser.parse_args()
    all_of_it = read(args.whole)[0]
    whole = actor(all_of_it)
    small = actor(unpacked(packed(all_of_it)) if args.packed is None else read(args.packed)[0])
    same, times = 0, []
    for (view, moves), _ in zip(decisions(args.game, whole), range(args.n), strict=False):
        began = process_time()
        little = LIKINGS[args.game](small, view, moves)
        times.append(1000 * (process_time() - began))
        much = LIKINGS[args.game](whole, view, moves)
        same += little.index(max(little)) == much.index(max(much))
    low, high = interval(same, len(times))
    print(
        f"{args.game}: the same move in {same} of {len(times)} decisions: {same / len(times):.4f}"
    )
    print(f"({low:.4f}–{high:.4f}); {median(times):.2f} ms to answer at the median, ", end="")
    print(f"{sorted(times)[int(0.99 * len(times))]:.2f} at the 99th percentile")


if __name__ == "__main__":
    main()
