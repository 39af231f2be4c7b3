"""Engine speed, with games of OpenSpiel's beside us in the same run. Prints Markdown tables.

Both sides play whole games at random through their Python interface, chance included, and count
the players' decisions. Short runs alternate and the median counts, because these machines are
noisy; what is compared is the ratio of two runs side by side.
"""

from random import Random
from statistics import median
from time import perf_counter

import pyspiel

from ludus.games import find_game
from ludus.lab.speed import decisions_per_second, measure, random_playout

ROUNDS = 15
SECONDS = 0.7
GAMES = 30


def peer(name: str, seconds: float, rng: Random) -> tuple[float, float]:
    """Play a game of OpenSpiel; give decisions per second, with the time for chance and without."""
    game = pyspiel.load_game(name)
    random = rng.random
    decisions, in_chance, start = 0, 0.0, perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                began = perf_counter()
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
                in_chance += perf_counter() - began
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
    spent = perf_counter() - start
    return decisions / spent, decisions / (spent - in_chance)


def compare(game: str, counts: tuple[int, ...], other: str) -> None:
    """Play a game of ours at some player counts and one of theirs, in turns."""
    rng = Random(1)
    rules = find_game(game)
    ours: dict[int, list[float]] = {count: [] for count in counts}
    theirs, without = [], []
    for _ in range(ROUNDS):
        whole, bare = peer(other, SECONDS, rng)
        theirs.append(whole)
        without.append(bare)
        for count in counts:
            options = rules.read_options({"players": count})
            ours[count].append(decisions_per_second(rules, options, SECONDS, rng))
    print(f"| random play, whole games, decisions per second | median | ratio to {other} |")
    print("|---|---:|---:|")
    rows = [(f"Ludus {game}, {count} players, chance included", ours[count]) for count in counts]
    rows.append((f"OpenSpiel {other}, chance included", theirs))
    rows.append((f"OpenSpiel {other}, time in chance nodes left out", without))
    for name, values in rows:
        ratio = median(one / base for one, base in zip(values, theirs, strict=True))
        print(f"| {name} | {median(values):,.0f} | {ratio:.2f} |")
    print()


def inside(game: str, counts: tuple[int, ...]) -> None:
    """Measure what a search lives on."""
    rules = find_game(game)
    print(f"| {game}: µs, mean over 500 states | {' | '.join(map(str, counts))} players |")
    print(f"|---|{'---:|' * len(counts)}")
    columns = [measure(rules, rules.read_options({"players": n}), 0.5) for n in counts]
    for line in zip(*columns, strict=True):
        if line[0].unit == "µs":
            name = line[0].key.removeprefix("cli-bench-")
            print(f"| {name} | " + " | ".join(f"{one.value:.1f}" for one in line) + " |")
    print("| search iterations per second | ", end="")
    print(" | ".join(f"{column[-1].value:,.0f}" for column in columns) + " |")
    print()


def whole(game: str, given: tuple[dict[str, object], ...]) -> None:
    """Time whole games at random, set-up and chance included: there is no peer to compare with."""
    rules, rng = find_game(game), Random(1)
    print(f"| {game}: a whole game at random | decisions | median ms | best ms |")
    print("|---|---:|---:|---:|")
    for one in given:
        options = rules.read_options(one)
        times, decisions = [], 0
        for _ in range(GAMES):
            start = perf_counter()
            decisions += random_playout(rules, options, rng)
            times.append(1000 * (perf_counter() - start))
        mode = " ".join(f"{key}={value}" for key, value in one.items())
        row = f"{decisions / GAMES:,.0f} | {median(times):.0f} | {min(times):.0f}"
        print(f"| {mode} | {row} |")
    print()


def main() -> None:
    """Measure and print."""
    compare("gorus", (3,), "hearts")
    inside("gorus", (1, 2, 3, 4, 6, 8))
    compare("brutus", (4, 7, 10), "dou_dizhu")
    inside("brutus", (4, 6, 8, 10))
    whole("gloria", ({"players": 2}, {"players": 6}, {"players": 2, "mode": "single"}))
    inside("gloria", (2, 4, 6))
    whole("insanam", ({"players": 2}, {"players": 3}, {"players": 4}))
    inside("insanam", (2, 3, 4))


if __name__ == "__main__":
    main()
