"""Engine speed, with OpenSpiel's hearts beside us in the same run. Prints a Markdown table.

Both sides play whole games at random through their Python interface, chance included, and count
the players' decisions. Short runs alternate and the median counts, because these machines are
noisy; what is compared is the ratio of two runs side by side.
"""

from random import Random
from statistics import median
from time import perf_counter

import pyspiel

from ludus.games import find_game
from ludus.lab.speed import decisions_per_second, measure

ROUNDS = 15
SECONDS = 0.7


def hearts(seconds: float, rng: Random) -> tuple[float, float]:
    """Play OpenSpiel's hearts; give decisions a second with chance, and with its time left out."""
    game = pyspiel.load_game("hearts")
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


def main() -> None:
    """Measure and print."""
    gorus = find_game("gorus")
    options = gorus.read_options({"players": 3})
    rng = Random(1)
    ours, theirs, theirs_without = [], [], []
    for _ in range(ROUNDS):
        ours.append(decisions_per_second(gorus, options, SECONDS, rng))
        whole, without = hearts(SECONDS, rng)
        theirs.append(whole)
        theirs_without.append(without)
    print("| random play, whole games, decisions a second | median | median ratio to hearts |")
    print("|---|---:|---:|")
    for name, values in (
        ("Ludus Gorus, 3 players, chance included", ours),
        ("OpenSpiel hearts, chance included", theirs),
        ("OpenSpiel hearts, time in chance nodes left out", theirs_without),
    ):
        ratio = median(one / other for one, other in zip(values, theirs, strict=True))
        print(f"| {name} | {median(values):,.0f} | {ratio:.2f} |")
    print()
    print("| µs, mean over 500 states of random games | 1 | 2 | 3 | 4 | 6 | 8 players |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    columns = [measure(gorus, gorus.read_options({"players": n}), 0.5) for n in (1, 2, 3, 4, 6, 8)]
    for row in zip(*columns, strict=True):
        if row[0].unit == "µs":
            name = row[0].key.removeprefix("cli-bench-")
            print(f"| {name} | " + " | ".join(f"{one.value:.1f}" for one in row) + " |")
    print("| search iterations a second | ", end="")
    print(" | ".join(f"{column[-1].value:,.0f}" for column in columns) + " |")


if __name__ == "__main__":
    main()
