"""Every illegal move of the right kind is refused by an article of the rulebook: counted.

    python bench/refusals.py [GAME …] [--games N] [--seed S]

Plays games at random at each number of players. At every decision it tries moves of the kinds that
answer it: some made from nothing, some by changing one part of a legal move. Prints how many were
illegal, how many of these were refused with an article, and how many got no reason of their own.
"""

from argparse import ArgumentParser
from collections import Counter
from random import Random

from ludus.core.fate import Fast
from ludus.core.rules import AnyRules, step
from ludus.games import all_games, find_game
from ludus.testing.decisions import is_own, tries


def count(rules: AnyRules, players: int, games: int, rng: Random) -> Counter[str]:
    """Try illegal moves through games of one number of players."""
    found: Counter[str] = Counter()
    modes = [mode for mode in rules.modes if rules.seats(mode) == players]
    for number in range(games):
        fate = Fast(rng)
        state = rules.setup(modes[number % len(modes)], fate, None)
        while frame := rules.question(state):
            seat = frame.seats[0]
            moves = rules.moves(state, seat)
            for move in tries(rules.by_word[frame.ask], moves, rng):
                if move not in moves:
                    found.update(_judged(rules, state, seat, move))
            step(rules, state, seat, moves[int(rng.random() * len(moves))], fate)
    return found


def _judged(rules: AnyRules, state: object, seat: int, move: object) -> list[str]:
    refusal = rules.refusal(state, seat, move)
    if refusal is None:
        return ["illegal", "accepted"]
    cited = ["cited"] if refusal.article in rules.articles else []
    return ["illegal", *cited, *([] if is_own(rules, refusal) else ["generic"])]


def main() -> None:
    """Print a row for each game and number of players."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(all_games()))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"{'game':10} {'players':>7} {'games':>6} {'illegal':>9} {'article':>9} {'generic':>8}")
    for name in args.game:
        rules = find_game(name)
        for players in rules.players:
            found = count(rules, players, args.games, Random(args.seed))
            illegal = found["illegal"]
            print(
                f"{name:10} {players:7} {args.games:6} {illegal:9}"
                f" {found['cited'] / max(1, illegal):9.2%} {found['generic']:8}",
                flush=True,
            )
            if found["accepted"]:
                raise SystemExit(f"{found['accepted']} illegal moves were accepted")


if __name__ == "__main__":
    main()
