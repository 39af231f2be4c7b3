"""Two moves side by side, with what speaks for the first: nothing but values and forecasts."""

from collections.abc import Mapping, Sequence
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

    told   the sentence of the log that tells of it, as its seat would read it; None where there is
           none: then its word and its facts have to do
    apart  where the same sentence tells of other legal moves as well: the facts that set this one
           apart from them
    """

    move: str
    word: str
    facts: Mapping[str, Fact]
    told: Message | None
    value: float
    error: float
    forecast: Forecast | None
    apart: Mapping[str, Fact] = {}


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
    told, apart = told_of(game, view, move), dict[str, Fact]()
    if told is not None:
        alike = _told_alike(game, view, move)
        if any(one.word != move.word for one in alike):
            told = None  # it tells of what follows either way, and not of the move
        else:
            apart = _apart(move, alike)
    forecast = game.full_forecast(view, move)
    return NamedMove(str(move), move.word, move.facts(), told, value, error, forecast, apart)


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
    found = {_sentence(game, view, move, number) for number in range(WORLDS)}
    same = found.pop() if len(found) == 1 else b""
    told = from_json(same, Message) if same else None
    if told is None or told.facts.get("seat", seat_ref(view.seat)) != seat_ref(view.seat):
        return None
    return told


def _sentence(game: AnyRules, view: Any, move: Any, number: int) -> bytes:
    """Make a move in an imagined world and give the first sentence that its seat hears, if any."""
    rng, log = _chance(view, number), Log()
    world = game.imagine(view, rng)
    game.apply(world, view.seat, move, Fast(rng), log)
    heard = (one.heard_by(view.seat) for one in log.told)
    first = next((form for form in heard if form is not None), None)
    return b"" if first is None else to_json(first)


def _chance(view: Any, number: int) -> Random:
    return Random(f"{seed_of(to_json(view), 'told')}/{number}")


def _told_alike(game: AnyRules, view: Any, move: Any) -> list[Any]:
    """List the other legal moves that are told by the same sentence."""
    told = _sentence(game, view, move, 0)
    legal = game.moves(game.imagine(view, _chance(view, 0)), view.seat)
    return [one for one in legal if one != move and _sentence(game, view, one, 0) == told]


def _apart(move: Any, alike: Sequence[Any]) -> dict[str, Fact]:
    """Give the facts by which a move differs from others of its word."""
    others = [one.facts() for one in alike]
    facts = move.facts().items()
    return {name: fact for name, fact in facts if any(one.get(name) != fact for one in others)}
