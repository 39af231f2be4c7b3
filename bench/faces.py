"""What PettingZoo costs beside our own contract, and beside card games of PettingZoo and RLCard.

All play whole games at random in one process, in turns, and count seconds of the processor for a
decision; a move that is spelled is one. Prints a Markdown table.
"""

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from ludus.core.rules import step
from ludus.faces.pettingzoo import env
from ludus.faces.playing import Chance, Mode

ROUNDS = 9
SECONDS = 0.5
GAMES = {"gorus": 3, "brutus": 4, "gloria": 2, "insanam": 2}

PEERS = {
    "PettingZoo": "{}, contract",
    "PettingZoo, observations": "{}, contract, views as numbers",
}
"""What each is compared with: the contract looking at as much."""


def contract(name: str, looks: str) -> Iterator[int]:
    """Play a game of ours by the contract, looking at nothing, at views, or at views as numbers."""
    mode, rng = Mode(name, {"players": GAMES[name]}), Random(1)
    game, encoding = mode.game, mode.encoding
    while True:
        chance = Chance(rng)
        state = game.setup(mode.options, chance, None)
        while acting := game.to_act(state):
            moves = game.moves(state, acting[0])
            if looks:
                view = game.view(state, acting[0])
            if looks == "numbers":
                encoding.observe(view, moves)
            step(game, state, acting[0], moves[int(rng.random() * len(moves))], chance)
            yield 1


def stepping(name: str) -> Iterator[int]:
    """Play a game of ours through PettingZoo, looking at masks alone."""
    table, rng, seed = env(name, players=GAMES[name]), Random(1), 0
    while True:
        table.reset(seed=seed)
        seed += 1
        for _ in table.agent_iter():
            _, _, over, _, _ = table.last(observe=False)
            if over:
                break
            playing = table.playing
            assert playing is not None  # noqa: S101
            legal, before = playing.choices, playing._chance.moves
            table.step(legal[int(rng.random() * len(legal))])
            yield playing._chance.moves - before


def by_environment(table: Any, decisions: Callable[[], int]) -> Iterator[int]:
    """Play an environment of PettingZoo; `decisions` tells how many moves were made so far."""
    rng, seed = Random(1), 0
    while True:
        table.reset(seed=seed)
        seed += 1
        before = decisions()
        for _ in table.agent_iter():
            observation, _, termination, truncation, info = table.last()
            if termination or truncation:
                break
            mask = (
                observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            )
            legal = np.flatnonzero(mask)
            table.step(int(legal[int(rng.random() * len(legal))]))
            now = decisions()
            yield max(0, now - before)
            before = now


def ours(name: str) -> Iterator[int]:
    """Play a game of ours through PettingZoo; a move that is spelled counts once."""
    table = env(name, players=GAMES[name])
    return by_environment(table, lambda: table.playing._chance.moves if table.playing else 0)


def theirs(name: str) -> Iterator[int]:
    """Play a card game of PettingZoo's own, which RLCard plays inside."""
    from importlib import import_module

    table = import_module(f"pettingzoo.classic.{name}").raw_env()
    count = [0]

    def one() -> int:
        count[0] += 1
        return count[0]

    return by_environment(table, one)


def rlcard_game(name: str) -> Iterator[int]:
    """Play a game of RLCard by its own interface."""
    import rlcard

    table, rng = rlcard.make(name, config={"seed": 1}), Random(1)
    while True:
        state, _ = table.reset()
        while not table.is_over():
            legal = list(state["legal_actions"])
            state, _ = table.step(legal[int(rng.random() * len(legal))])
            yield 1


def spend(player: Iterator[int]) -> float:
    """Play for some time; give microseconds of the processor for a decision."""
    decisions, start = 0, process_time()
    while process_time() - start < SECONDS:
        decisions += next(player)
    return 1e6 * (process_time() - start) / max(decisions, 1)


def main() -> None:
    """Measure and print."""
    players: dict[str, Iterator[int]] = {}
    for name in GAMES:
        players[f"{name}, contract"] = contract(name, "")
        players[f"{name}, PettingZoo"] = stepping(name)
        players[f"{name}, contract, views"] = contract(name, "views")
        players[f"{name}, contract, views as numbers"] = contract(name, "numbers")
        players[f"{name}, PettingZoo, observations"] = ours(name)
    for name in ("leduc_holdem_v4", "texas_holdem_v4"):
        players[f"PettingZoo {name}"] = theirs(name)
    for name in ("uno", "doudizhu"):
        players[f"RLCard {name}"] = rlcard_game(name)
    times: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(ROUNDS):
        for name, player in players.items():
            times[name].append(spend(player))
    print("| random play, whole games | µs of the processor a decision | ratio |")
    print("|---|---:|---:|")
    for name, spent in times.items():
        base = times.get(PEERS.get(name.partition(", ")[2], "").format(name.partition(", ")[0]))
        told = ""
        if base is not None:
            told = f"{median(one / other for one, other in zip(spent, base, strict=True)):.2f}"
        print(f"| {name} | {median(spent):.0f} | {told} |")


if __name__ == "__main__":
    main()
