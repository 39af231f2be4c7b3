"""What is offered to whoever has to decide: the question, the moves, and those not allowed."""

from typing import Any

from ludus.core.decisions import NO_FATE, Context
from ludus.core.forecast import Forecast
from ludus.core.moves import Move
from ludus.core.rules import AnyRules
from ludus.server.answers import Offer

MOST_FORBIDDEN = 120
"""How many moves that are not allowed are told; where the rules list more, none are."""


def asked(game: AnyRules, state: Any) -> str | None:
    """Name the decision that has to be made."""
    frame = game.question(state)
    return None if frame is None else frame.ask


def not_allowed(game: AnyRules, state: Any, seat: int) -> tuple[str, ...]:
    """List the moves of the right shape that the rules forbid now, if they are not too many."""
    frame = game.question(state)
    if frame is None:
        return ()
    decision = game.by_word[frame.ask]
    if decision.exact:
        return ()
    context: Context[Any, Any] = Context(state, frame, seat, NO_FATE, None)
    offered = decision.offers(context)
    found = [str(move) for move in offered if decision.forbids(context, move) is not None]
    return tuple(found) if len(found) <= MOST_FORBIDDEN else ()


def offer(move: Move, forecast: Forecast | None, *, allowed: bool = True) -> Offer:
    """Tell a move in its parts: what it does, and what is in its slots."""
    return Offer(str(move), move.word, move.facts(), allowed, forecast)


def offers_of(
    game: AnyRules, view: Any, moves: tuple[str, ...], forbidden: tuple[str, ...]
) -> tuple[Offer, ...]:
    """Tell what moves cost and bring as far as that is known at once, and which are forbidden."""
    return (
        *(offer(move, game.forecast(view, move)) for move in map(game.parse, moves)),
        *(offer(move, None, allowed=False) for move in map(game.parse, forbidden)),
    )
