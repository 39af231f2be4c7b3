"""An example of what comes of two moves: one imagined game, told by its log, once with each.

Several worlds are imagined from what the seat sees, and both moves are played out in each. The one
is told in which their difference is the median, so that it shows what usually makes it.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from ludus.core.codec import to_json
from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.message import Message
from ludus.core.rules import AnyRules
from ludus.review.playouts import Playouts, seed_of

WORLDS = 5
"""How many worlds are tried. An odd number, so that one is the median."""
LINES = 9
"""How many lines of the log are told of each."""


class Example(Struct, frozen=True):
    """How an imagined game went on after the best move, and after the first thought."""

    best: tuple[Message, ...]
    thought: tuple[Message, ...]


def example(game: AnyRules, view: Any, best: Sequence[Any], thought: Any) -> Example:
    """Find a typical world and tell what happened in it: after the best moves, and the thought."""
    found = list[tuple[float, Example]]()
    for number in range(WORLDS):
        seed = f"{seed_of(to_json(view), 'example')}/{number}"
        good, told = _told(game, view, best, seed)
        less, other = _told(game, view, [thought], seed)
        found.append((good - less, Example(told, other)))
    found.sort(key=lambda one: one[0])
    return found[WORLDS // 2][1]


def _told(
    game: AnyRules, view: Any, moves: Sequence[Any], seed: str
) -> tuple[float, tuple[Message, ...]]:
    """Make moves in a world and play on; give the seat's chance to win then, and what it heard."""
    playouts, log, rng = Playouts(game), Log(), Random(f"{seed}/chance")
    world, fate = game.imagine(view, Random(seed)), Fast(rng)
    stretch = playouts.knowledge.stretch(world)
    for move in moves:
        game.apply(world, view.seat, move, fate, log)
    while len(log.heard_by(view.seat)) < LINES and playouts.knowledge.stretch(world) == stretch:
        seats = game.to_act(world)
        if not seats:
            break
        game.apply(world, seats[0], playouts.guess(world, seats[0], rng), fate, log)
    chance = playouts.play_on(world, rng, stretch)[view.seat]
    return chance, tuple(log.heard_by(view.seat)[:LINES])
