"""How well a net plays against a bot: one side against all others, seats in turn."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from msgspec import Struct

from ludus.arrays.nets import Weights, read
from ludus.bots import make_bot
from ludus.bots.net import NetPlayer
from ludus.core.errors import BadInput, fault
from ludus.core.fate import Fast
from ludus.games.gorus import GAME
from ludus.games.gorus.options import Options, sides
from ludus.lab.statistics import interval
from ludus.learn.modes import name_of


class Strength(Struct, frozen=True):
    """What share of its games a net has won in a mode, with a 95 % interval."""

    mode: str
    games: int
    share: float
    low: float
    high: float
    fair: float


def load(file: Path) -> Weights:
    """Read a net that was made for the game as it is now."""
    weights, about = read(file)
    if about.get("game") != GAME.name or about.get("content") != GAME.content:
        raise fault(BadInput, "cli-learn-other", what="content", was=about.get("content", ""))
    return weights


def evaluate(
    weights: Weights, modes: tuple[Options, ...], other: str, games: int, seed: int
) -> Iterator[Strength]:
    """Play games in every mode; a side of the net's meets sides of the other bot's."""
    for options in modes:
        won = sum(_play(weights, options, other, Random(f"{seed}/{n}"), n) for n in range(games))
        low, high = interval(won, games)
        count = len(sides(options))
        yield Strength(name_of(options), games, won / games, low, high, 1 / count)


def _play(weights: Weights, options: Options, other: str, rng: Random, number: int) -> float:
    """Play one game; give the net's side its share of the victory."""
    table = sides(options)
    playing = [side for side in range(len(table)) if table.members[side]]
    own = playing[number % len(playing)]
    net = NetPlayer(weights)
    bots = [net if side == own else make_bot(other, GAME) for side in table.of]
    fate = Fast(rng)
    state = GAME.opening(options, fate, None)
    while state.turn is not None:
        seat = state.turn
        view, moves = GAME.view(state, seat), GAME.moves(state, seat)
        GAME.apply(state, seat, bots[seat].choose(view, moves, rng), fate, None)
    verdict = state.verdict
    assert verdict is not None, "a game ends"  # noqa: S101
    return (own in verdict.winners) / len(verdict.winners)
