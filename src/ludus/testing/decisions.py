"""The laws of declared decisions: one legality, a reason for every refusal, forecasts that hold.

- A move of the right kind is refused exactly when it is not among the legal moves, and the refusal
  is the game's own: it names an article, and can be said in every language.
- Whoever reads a refusal or a forecast is called `you` in it, and never by name.
- What a decision offers is what it does not forbid, also where the list is made the quick way.
- A forecast adds up, can be said in every language, and its price is what is paid.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from ludus.core.decisions import NO_FATE, AnyDecision, Context
from ludus.core.errors import Refusal
from ludus.core.fate import Fast
from ludus.core.forecast import Forecast
from ludus.core.message import Fact, Message, seat_ref
from ludus.core.moves import Move
from ludus.core.rules import AnyRules, step
from ludus.locales.catalogue import LANGUAGES, Catalogue, catalogue

TRIES = 8
"""How many moves of the right kind are tried at each decision."""

FORECASTS = 2
"""How many forecasts are checked at each decision."""


def faults_of_decision(rules: AnyRules, state: Any, seat: int, rng: Random) -> Iterator[str]:
    """Name the laws that the decision a seat is asked for breaks."""
    frame = rules.question(state)
    if frame is None:
        return
    decision = rules.by_word.get(frame.ask)
    if decision is None:
        yield f"every question is a declared decision: {frame.ask}"
        return
    if decision.article not in rules.articles:
        yield f"a decision cites an article: {decision.word}"
    moves = rules.moves(state, seat)
    context: Context[Any, Any] = Context(state, frame, seat, NO_FATE, None)
    for move in moves:
        if not isinstance(move, decision.moves):
            yield f"offered moves are of the declared kinds: {move}"
        elif decision.forbids(context, move) is not None:
            yield f"what is offered is not forbidden: {decision.word}: {move}"
    for move in tries(decision, moves, rng):
        yield from _faults_of_refusal(rules, state, seat, move, moves)
    view = rules.view(state, seat)
    for move in rng.sample(list(moves), min(FORECASTS, len(moves))):
        yield from faults_of_forecast(rules, state, view, seat, move, rng)


def tries(decision: AnyDecision, moves: Sequence[Move], rng: Random) -> Iterator[Move]:
    """Make moves of the right kind: some from nothing, some by changing what is allowed."""
    for _ in range(TRIES // 2):
        yield rng.choice(decision.moves).sample(rng)
        yield rng.choice(list(moves)).varied(rng)


def _faults_of_refusal(
    rules: AnyRules, state: Any, seat: int, move: Move, moves: Sequence[Move]
) -> Iterator[str]:
    refusal = rules.refusal(state, seat, move)
    if refusal is None:
        if move not in moves:
            yield f"what is not forbidden is offered: {move}"
        return
    if move in moves:
        yield f"what is offered is not forbidden: {move}"
    if refusal.article not in rules.articles:
        yield f"a refusal cites an article: {move}: {refusal.article}"
    if not is_own(rules, refusal):
        yield f"a move of the right kind has a reason of its own: {move}: {refusal.message.key}"
    yield from _faults_of_words(rules, state, seat, refusal.message)


def is_own(rules: AnyRules, refusal: Refusal) -> bool:
    """Tell a reason of the game from the house's general ones."""
    return refusal.message.key.startswith(f"{rules.name}-")


def faults_of_forecast(
    rules: AnyRules, state: Any, view: Any, seat: int, move: Move, rng: Random
) -> Iterator[str]:
    """Name what is wrong with the forecast of a legal move."""
    forecast = rules.forecast(view, move)
    if forecast is None:
        return
    if forecast != rules.forecast(view, move):
        yield f"a forecast is a function of the view: {move}"
    if len({one.unit for one in forecast.costs}) < len(forecast.costs):
        yield f"a price names each unit once: {move}"
    for one in (*forecast.costs, *forecast.sums):
        if one.total != sum(line.amount for line in one.lines):
            yield f"a sum adds up: {move}: {one}"
    if not all(0 <= one.chance <= 1 for one in forecast.odds):
        yield f"odds are probabilities: {move}"
    for message in messages_of(forecast):
        yield from _faults_of_words(rules, state, seat, message)
    yield from _faults_of_price(rules, state, seat, move, forecast, rng)


def messages_of(forecast: Forecast) -> Iterator[Message]:
    """List everything a forecast says."""
    for one in (*forecast.costs, *forecast.sums):
        yield one.what
        yield from (line.reason for line in one.lines)
    yield from (one.what for one in forecast.odds)
    yield from forecast.brings


def _faults_of_price(
    rules: AnyRules, state: Any, seat: int, move: Move, forecast: Forecast, rng: Random
) -> Iterator[str]:
    """The price is there to be paid, and is what leaves the purse."""
    before = dict(rules.purse(state, seat))
    costs = {one.unit: one.total for one in forecast.costs}
    for unit, cost in costs.items():
        if unit in before and cost > before[unit]:
            yield f"a price can be paid: {move}: {cost} {unit} of {before[unit]}"
    if not forecast.settled:
        return
    after_state = rules.clone(state)
    step(rules, after_state, seat, move, Fast(rng))
    after = rules.purse(after_state, seat)
    for unit, had in before.items():
        if had - after[unit] != costs.get(unit, 0):
            paid = had - after[unit]
            yield f"a forecast price is paid: {move}: {costs.get(unit, 0)} {unit}, paid {paid}"


def _faults_of_words(rules: AnyRules, state: Any, seat: int, message: Message) -> Iterator[str]:
    """It can be said in every language, and whoever reads it is not called by name."""
    if any(_names(fact, seat) for fact in message.facts.values()):
        yield f"whoever reads is called you: {message.key}"
    seats, facts = rules.seats(state.options), tuple(message.facts.items())
    for language in LANGUAGES:
        if missing := _missing(catalogue(language, strict=True), message.key, facts, seats):
            yield f"everything can be said in every language: {missing}"


@lru_cache(maxsize=1 << 16)
def _missing(words: Catalogue, key: str, facts: tuple[tuple[str, Fact], ...], seats: int) -> str:
    """Tell what is missing to say a message; games say the same again and again."""
    try:
        words.say(Message(key, dict(facts)), [f"P{seat}" for seat in range(seats)])
    except KeyError as error:
        return str(error)
    return ""


def _names(fact: Fact, seat: int) -> bool:
    if isinstance(fact, tuple):
        return any(_names(one, seat) for one in fact)
    return fact == seat_ref(seat)
