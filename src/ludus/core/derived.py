"""What follows from the decisions of a game: who has to move, which moves there are, what they do.

Search asks these functions millions of times, so each holds what it needs at hand.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ludus.core.decisions import NO_FATE, AnyDecision, Context, allowed
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.frames import Frame, Handler, go_on
from ludus.core.moves import Move

S = TypeVar("S")
M = TypeVar("M", bound=Move)

NOBODY = Frame()
"""What is under way where nothing is: it asks nobody."""

Apply = Callable[[S, int, M, Fate, Sink | None], None]
"""Changes a state by a seat's move."""


def to_act_of(question: Callable[[S], Frame | None]) -> Callable[[S], tuple[int, ...]]:
    """Tell who has to move."""

    def to_act(state: S) -> tuple[int, ...]:
        frame = question(state)
        return () if frame is None else frame.seats

    return to_act


def moves_of(
    question: Callable[[S], Frame | None], decisions: Sequence[AnyDecision]
) -> Callable[[S, int], Sequence[Any]]:
    """List the legal moves of a seat."""
    legal = {decision.word: _not_forbidden(decision) for decision in decisions}

    def moves(state: S, seat: int) -> Sequence[Any]:
        frame = question(state)
        if frame is None or seat not in frame.seats:
            return ()
        return legal[frame.ask](Context(state, frame, seat, NO_FATE, None))

    def moves_of_one(state: S, seat: int) -> Sequence[Any]:
        # Where there is one decision only, there is nothing to look up.
        frame = question(state)
        if frame is None or seat not in frame.seats:
            return ()
        return only(Context(state, frame, seat, NO_FATE, None))

    (only, *others) = legal.values()
    return moves if others else moves_of_one


def _not_forbidden(decision: AnyDecision) -> Callable[[Context[Any, Any]], Sequence[Any]]:
    """List what is offered and not forbidden; where nothing can be, nothing needs testing."""
    offers, forbids = decision.offers, decision.forbids
    if decision.exact or forbids is allowed:
        return offers

    def legal(context: Context[Any, Any]) -> Sequence[Any]:
        return [move for move in offers(context) if forbids(context, move) is None]

    return legal


def answer_of(
    question: Callable[[S], Frame | None], decisions: Sequence[AnyDecision], framed: bool
) -> Apply[S, Any]:
    """Carry a legal move out, without what follows by itself."""
    answers = {decision.word: decision.answer for decision in decisions}
    by_kind = {kind: decision.answer for decision in decisions for kind in decision.moves}
    alike = all(
        by_kind[kind] is decision.answer for decision in decisions for kind in decision.moves
    )

    def answer(state: S, seat: int, move: Any, fate: Fate, sink: Sink | None) -> None:
        frame: Any = question(state)
        answers[frame.ask](Context(state, frame, seat, fate, sink), move)

    def answer_by_kind(state: S, seat: int, move: Any, fate: Fate, sink: Sink | None) -> None:
        # Where nothing is under way but the game itself, the move says what is to be done.
        by_kind[type(move)](Context(state, NOBODY, seat, fate, sink), move)

    def answer_only(state: S, seat: int, move: Any, fate: Fate, sink: Sink | None) -> None:
        only(Context(state, NOBODY, seat, fate, sink), move)

    (only, *others) = set(by_kind.values())
    if framed or not alike:
        return answer
    return answer_by_kind if others else answer_only


def apply_of(
    question: Callable[[S], Frame | None],
    decisions: Sequence[AnyDecision],
    frames: Callable[[S], list[Any]],
    handlers: Mapping[type[Any], Handler],
) -> Apply[S, Any]:
    """Carry a legal move out, and all that follows by itself."""
    answers = {decision.word: decision.answer for decision in decisions}

    def apply(state: S, seat: int, move: Any, fate: Fate, sink: Sink | None) -> None:
        frame: Any = question(state)
        context = Context(state, frame, seat, fate, sink)
        answers[frame.ask](context, move)
        context.seat = -1
        go_on(frames(state), handlers, context)

    return apply
