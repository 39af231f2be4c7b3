"""Decisions: each declared once, beside the rule it belongs to.

A decision says what it is called and where the rulebook has it, which moves answer it, which of
them are offered, why one is forbidden, what an answer does, and what it costs and brings. From
these the contract derives who has to act, the legal moves, the refusals and the forecasts
(`ludus.core.rules`).
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from msgspec import Struct

from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.forecast import Forecast
from ludus.core.frames import Frame
from ludus.core.moves import Move

if TYPE_CHECKING:
    from ludus.core.rules import Rules

S = TypeVar("S")
F = TypeVar("F", bound=Frame)
V = TypeVar("V")
M = TypeVar("M", bound=Move)


class Context(Struct, Generic[S, F], gc=False):
    """What a rule works with: the state, the frame that is under way, whom it asks, chance.

    state  the whole truth
    frame  what is under way: the frame that asks, or the one that goes on
    seat   who answers; -1 where nobody does
    fate   chance; where a rule only looks, asking it is an error
    sink   where events are told, or None when nobody listens
    """

    state: S
    frame: F
    seat: int
    fate: Fate
    sink: Sink | None


class Look(Struct, Generic[V], frozen=True):
    """What a forecast is made from: the rules, and what the seat sees."""

    rules: "Rules[Any, Any, Any, Any]"
    view: V

    @property
    def seat(self) -> int:
        """Who asks."""
        return int(self.view.seat)  # type: ignore[attr-defined]


def nothing(look: Look[Any], move: Move) -> None:
    """Say that a decision costs nothing and risks nothing that could be told beforehand."""


class Decision(Struct, Generic[S, F, M], frozen=True, kw_only=True):
    """One decision of a game.

    word      its name in prompts and catalogues
    article   where the rulebook has it
    moves     the classes of the moves that answer it
    offers    lists moves of the right shape in a stable order; it may list too many
    forbids   says why a move is forbidden, or None: the one place of legality
    answer    carries a move out
    forecast  tells what a move costs and brings, at once: prices, sums, certain consequences
    odds      tells what needs longer to work out: exact probabilities
    exact     `offers` lists just what is not forbidden, because finding is much quicker than
              testing; the conformance suite proves it
    together  several seats answer at once, in secret
    """

    word: str
    article: str
    moves: tuple[type[M], ...]
    offers: Callable[[Context[S, F]], Sequence[M]]
    forbids: Callable[[Context[S, F], M], Refusal | None]
    answer: Callable[[Context[S, F], M], None]
    forecast: Callable[[Look[Any], M], Forecast | None]
    odds: Callable[[Look[Any], M], Forecast | None] = nothing
    exact: bool = False
    together: bool = False

    def legal(self, context: Context[S, F]) -> Sequence[M]:
        """List the legal moves: what is offered less what is forbidden."""
        if self.exact:
            return self.offers(context)
        forbids = self.forbids
        return [move for move in self.offers(context) if forbids(context, move) is None]


AnyDecision = Decision[Any, Any, Any]


def always(*moves: M) -> Callable[[Context[Any, Any]], Sequence[M]]:
    """Offer the same moves whenever the decision is asked."""
    return lambda _: moves


def allowed(context: Context[Any, Any], move: Move) -> None:
    """Forbid nothing: every move of the right kind is allowed."""


class NoFate:
    """Stands where a rule only looks: legality and offers never depend on chance."""

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError(f"no chance here: {name}")


NO_FATE: Final[Any] = NoFate()
