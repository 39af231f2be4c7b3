"""Two moves side by side, with what speaks for the first: nothing but values and forecasts."""

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec import Struct

from ludus.core.codec import from_json, to_json
from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.forecast import Forecast
from ludus.core.message import Fact, Message, seat_ref
from ludus.core.rules import AnyRules
from ludus.review.playouts import seed_of
from ludus.review.weighing import Weighed


class NamedMove(Struct, frozen=True):
    """A move in words, its seat's chance to win with it, and what it costs and brings.

    told  the sentence of the log that tells of it, as its seat would read it; None where there is
          none: then its word and its facts have to do
    """

    move: str
    word: str
    facts: Mapping[str, Fact]
    told: Message | None
    value: float
    error: float
    forecast: Forecast | None


class Comparison(Struct, frozen=True):
    """A good move beside another one; with a single move there is no other.

    lead    how much better the first is, in parts of a win, with the standard error
    better  in how many of the imagined worlds it came out better; worse: in how many worse
    """

    first: NamedMove
    other: NamedMove | None
    lead: float
    error: float
    better: int
    worse: int
    worlds: int


def compare(game: AnyRules, view: Any, weighed: Weighed, first: Any, other: Any) -> Comparison:
    """Compare two moves that have met the same worlds; `other` may be None."""
    worlds = len(weighed.samples[first])
    if other is None:
        return Comparison(_named(game, view, weighed, first), None, 0.0, 0.0, 0, 0, worlds)
    lead, error = weighed.lead(first, other)
    better, worse, _ = weighed.tally(first, other)
    one, two = (_named(game, view, weighed, move) for move in (first, other))
    return Comparison(one, two, lead, error, better, worse, worlds)


def _named(game: AnyRules, view: Any, weighed: Weighed, move: Any) -> NamedMove:
    return named_move(game, view, move, *weighed.value(move))


def named_move(game: AnyRules, view: Any, move: Any, value: float, error: float) -> NamedMove:
    """Put a move into words, with what is known of its value."""
    told, forecast = told_of(game, view, move), game.full_forecast(view, move)
    return NamedMove(str(move), move.word, move.facts(), told, value, error, forecast)


WORLDS = 3
"""In how many worlds a sentence must be the same to tell of the move and not of chance."""


def told_of(game: AnyRules, view: Any, move: Any) -> Message | None:
    """Find the sentence of the log with which a move is told: make it in imagined worlds.

    Only what is said in all of them alike counts, and only if it speaks of nobody else: what a
    world merely imagines must not be told as a fact. A move that says no more than its word, such
    as "done", is told by what follows from it, which is no name for it.
    """
    if not move.fields:
        return None
    found = set[bytes]()
    for number in range(WORLDS):
        rng, log = Random(f"{seed_of(to_json(view), 'told')}/{number}"), Log()
        world = game.imagine(view, rng)
        game.apply(world, view.seat, move, Fast(rng), log)
        heard = (one.heard_by(view.seat) for one in log.told)
        first = next((form for form in heard if form is not None), None)
        found.add(b"" if first is None else to_json(first))
    same = found.pop() if len(found) == 1 else b""
    told = from_json(same, Message) if same else None
    if told is None or told.facts.get("seat", seat_ref(view.seat)) != seat_ref(view.seat):
        return None
    return told
