"""Measures how fast the rules of a game run: what search and simulations depend on."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from ludus.bots import make_bot
from ludus.core.codec import from_json, state_hash, to_json
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules, step


class Measure(Struct, frozen=True):
    """One measurement: its key in the catalogue, a value and the unit."""

    key: str
    value: float
    unit: str


def random_playout(game: AnyRules, options: Any, rng: Random) -> int:
    """Play a whole game at random, without events; give the number of decisions."""
    fate, random = Fast(rng), rng.random
    to_act, moves_of, apply = game.to_act, game.moves, game.apply
    state, decisions = game.setup(options, fate, None), 0
    while seats := to_act(state):
        moves = moves_of(state, seats[0])
        apply(state, seats[0], moves[int(random() * len(moves))], fate, None)
        decisions += 1
    return decisions


def decisions_per_second(game: AnyRules, options: Any, seconds: float, rng: Random) -> float:
    """Play random games, without events, until the time is over."""
    decisions, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        decisions += random_playout(game, options, rng)
    return decisions / (perf_counter() - start)


def some_states(game: AnyRules, options: Any, number: int, rng: Random) -> list[Any]:
    """Collect states from all phases of random games."""
    fate = Fast(rng)
    states: list[Any] = []
    while len(states) < number:
        state = game.setup(options, fate, None)
        while seats := game.to_act(state):
            states.append(game.clone(state))
            moves = game.moves(state, seats[0])
            step(game, state, seats[0], moves[int(rng.random() * len(moves))], fate)
    return rng.sample(states, number)


def microseconds(work: Callable[[Any], object], things: list[Any]) -> float:
    """Give the mean time that a function takes on each of some things."""
    start = perf_counter()
    for thing in things:
        work(thing)
    return (perf_counter() - start) / len(things) * 1e6


def measure(game: AnyRules, options: Any, seconds: float = 1.0, seed: int = 1) -> list[Measure]:
    """Measure everything."""
    rng = Random(seed)
    states = some_states(game, options, 500, rng)
    views = [game.view(state, game.to_act(state)[0]) for state in states]

    def imagine(view: Any) -> object:
        return game.imagine(view, rng)

    return [
        Measure("cli-bench-moves", decisions_per_second(game, options, seconds, rng), "1/s"),
        Measure("cli-bench-clone", microseconds(game.clone, states * 4), "µs"),
        Measure(
            "cli-bench-view",
            microseconds(lambda state: game.view(state, game.to_act(state)[0]), states * 4),
            "µs",
        ),
        Measure("cli-bench-imagine-new", microseconds(imagine, views), "µs"),
        Measure("cli-bench-imagine", microseconds(imagine, views), "µs"),
        Measure(
            "cli-bench-json",
            microseconds(lambda state: from_json(to_json(state), game.state), states),
            "µs",
        ),
        Measure("cli-bench-hash", microseconds(state_hash, states), "µs"),
        Measure("cli-bench-search", _iterations(game, states, rng), "1/s"),
    ]


def _iterations(game: AnyRules, states: list[Any], rng: Random) -> float:
    """Count how many imagined games per second the search plays, over some decisions."""
    bot = make_bot("search:100", game)
    asked = [
        (game.view(state, seat), moves)
        for state in states[:40]
        for seat in game.to_act(state)[:1]
        if len(moves := game.moves(state, seat)) > 1
    ][:8]
    start = perf_counter()
    for view, moves in asked:
        bot.choose(view, moves, rng)
    return 100 * len(asked) / (perf_counter() - start)
