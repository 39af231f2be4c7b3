"""A bot of ours against the information-set search of OpenSpiel, through OpenSpiel's own interface.

    python bench/ismcts.py GAME OPTIONS ONE [--their-seconds S] [-n GAMES] [--jobs J] [--seconds S]
    python bench/ismcts.py gorus players=3,target=1 champion:200ms --their-seconds 0.2 -n 30

One of our bot meets searches of theirs at all other seats, seats in turn. Theirs is
`open_spiel.python.algorithms.ismcts`, as it comes, with random play-outs to the end of the game; it
plays our games as docs/faces.md describes them. It makes simulations until S seconds have passed.
`--c` is how much it explores, `--playouts` how many play-outs value a new node. What both have
spent a decision by the clock is printed beside the result.
"""

import os
from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from math import inf
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter, time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludus.bots import shipped
from ludus.faces import openspiel
from ludus.lab.duels import THREADS, bot_of
from ludus.lab.statistics import interval


class _TimeIsUpError(Exception):
    """No simulation is begun any more."""


class Clocked(ismcts.ISMCTSBot):  # type: ignore[misc]
    """Their search, told by the clock when to stop; nothing else is changed."""

    def __init__(self, game: Any, seconds: float, c: float, playouts: int, seed: int) -> None:
        chance = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(playouts, chance)
        super().__init__(game, rollouts, c, 1_000_000_000, random_state=chance)
        self._seconds = seconds
        self._until = inf
        self.simulations = 0

    def run_search(self, state: Any) -> Any:
        """Search until the time is up."""
        self._until = perf_counter() + self._seconds
        try:
            return super().run_search(state)
        except _TimeIsUpError:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """Begin a simulation, unless the time is up; the first two are always made."""
        if perf_counter() >= self._until and self._root_node.total_visits > 0:
            raise _TimeIsUpError
        self.simulations += 1
        return super().sample_root_state(state)


Work = tuple[Namespace, int, float, float]


def play(work: Work) -> dict[str, float] | None:
    """Play one game; None if there was no time to begin or to end it."""
    args, number, begins, ends = work
    if time() > begins:
        return None
    if args.nets:
        shipped.NETS = Path(args.nets)
    openspiel.register()
    players, options = options_of(args.options)
    game = pyspiel.load_game(f"ludus_{args.game}", {"players": players, "options": options})
    own, rng = number % players, Random(f"{args.seed}/{number}")
    state = game.new_initial_state()
    ours: Any = None
    theirs = Clocked(game, args.their_seconds, args.c, args.playouts, number)
    spent = {"ours": 0.0, "theirs": 0.0, "our moves": 0.0, "their moves": 0.0}
    while not state.is_terminal():
        if time() > ends:
            return None
        if state.is_chance_node():
            outcomes, _ = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes))
            continue
        seat, legal = state.current_player(), state.legal_actions()
        if len(legal) == 1:
            state.apply_action(legal[0])
            continue
        began = perf_counter()
        if seat == own:
            mode = state.table.mode
            ours = ours or bot_of(args.one, mode.game)
            view = mode.game.view(state.table.state, seat)
            moves = mode.game.moves(state.table.state, seat)
            (action,) = mode.encoding.spell(ours.choose(view, moves, rng), seat)
        else:
            action = theirs.step(state)
        side = "ours" if seat == own else "theirs"
        spent[side] += perf_counter() - began
        spent["our moves" if seat == own else "their moves"] += 1
        state.apply_action(action)
    ranking = state.table.mode.game.outcome(state.table.state).ranking
    others = [place for seat, place in enumerate(ranking) if seat != own]
    behind = sum((ranking[own] < place) + (ranking[own] == place) / 2 for place in others)
    return spent | {
        "won": state.returns()[own],
        "behind": behind / len(others),
        "simulations": theirs.simulations,
    }


def options_of(text: str) -> tuple[int, str]:
    """Read `players=3,target=1`; give the players, and the rest as OpenSpiel's parameter."""
    pairs = dict(pair.split("=") for pair in text.split(","))
    players = int(pairs.pop("players"))
    if "manches" in pairs:
        pairs["end"] = f'{{"manches": {pairs.pop("manches")}}}'
    return players, ";".join(f"{name}:{word}" for name, word in pairs.items())


def main() -> None:
    """Play, and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("options")
    parser.add_argument("one")
    parser.add_argument("--their-seconds", type=float, default=0.2)
    parser.add_argument("--c", type=float, default=1.4)
    parser.add_argument("--playouts", type=int, default=1)
    parser.add_argument("-n", type=int, default=30)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=inf)
    parser.add_argument("--grace", type=float, default=60)
    parser.add_argument("--seed", default="ismcts")
    parser.add_argument("--nets", default="", help="a folder of nets, not those that are shipped")
    args = parser.parse_args()
    for name in THREADS:
        os.environ.setdefault(name, "1")
    begins = time() + args.seconds
    work = [(args, number, begins, begins + args.grace) for number in range(args.n)]
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        found = [one for one in pool.map(play, work) if one is not None]
    won, games = sum(one["won"] for one in found), len(found)
    low, high = interval(won, games)
    players, _ = options_of(args.options)
    total = {name: sum(one[name] for one in found) for name in found[0]}
    print(
        f"{args.game}, {args.options}: {args.one} against {players - 1} searches of OpenSpiel "
        f"(c {args.c}, {args.playouts} play-out), {games} games of {args.n}\n"
        f"won {won / games:.3f} ({low:.3f}–{high:.3f}), fair {1 / players:.3f}; "
        f"left behind {total['behind'] / games:.3f}\n"
        f"seconds a decision: {total['ours'] / total['our moves']:.3f} and "
        f"{total['theirs'] / total['their moves']:.3f}; "
        f"their simulations a decision: {total['simulations'] / total['their moves']:.0f}"
    )


if __name__ == "__main__":
    main()
