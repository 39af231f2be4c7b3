"""The exact odds of every decision in a fight, from the side of the gladiator it is about.

What people would choose on the way is fixed (`habits`).
"""

from collections.abc import Mapping
from fractions import Fraction

from ludus.core.decisions import Look
from ludus.core.forecast import Chance, Forecast
from ludus.core.message import Message, say
from ludus.core.moves import Move
from ludus.games.gloria.forecasts.cases import Case, case_of, of_legal
from ludus.games.gloria.forecasts.playout import Playout
from ludus.games.gloria.forecasts.sides import sides
from ludus.games.gloria.frames import Throw
from ludus.games.gloria.moves import Buy, Decline, Engage, Face, Fast, Push, TakeTest, ThrowAt
from ludus.games.gloria.view import View

IN_A_FIGHT = (
    "attack", "tie", "defend",
    "caught", "freed", "recovers", "pulled", "yields",
    "win", "touch", "wound", "fell", "out", "killed", "wall",
    "touched", "wounded", "fallen", "lost", "slain", "walled",
)  # fmt: skip
"""All that can be told, in this order: initiative, the throw, what I do, what I suffer."""

_INITIATIVE = ("attack", "tie", "defend")
_THROWN = ("caught", "freed", "recovers", "pulled", "yields")

_CONTEST = (Engage, Push, TakeTest, Face)
"""Moves that lead straight to a test of initiative, if there is one."""

_ALWAYS: Mapping[type[Move], tuple[str, ...]] = {
    ThrowAt: ("caught",),
    **dict.fromkeys((Engage, Push, TakeTest, Fast, Buy), ("win", "wound")),
}
"""What is told even if it cannot happen."""


@of_legal
def fight_odds(look: Look[View], move: Move) -> Forecast | None:
    """Tell how likely each thing is that a decision in a fight can bring; declining brings none."""
    if isinstance(move, Decline):
        return None
    case = case_of(look, move)
    chances = Playout(look.rules, case.state, move, *sides(case.state, move)).chances()
    words = [word for word in IN_A_FIGHT if _is_told(word, chances, move)]
    if not words:
        return None
    return Forecast(
        odds=tuple(Chance(word, _what(case, word), float(chances.get(word, 0))) for word in words)
    )


def _what(case: Case, word: str) -> Message:
    """Say what may happen; of a throw the thrower comes first, whoever asks."""
    two = case.two
    if word in _THROWN and isinstance(case.frame, Throw) and case.one.id == case.frame.target:
        two = {"one": two["other"], "other": two["one"]}
    return say(f"gloria-odds-{word}", **two)


def _is_told(word: str, chances: Mapping[str, Fraction], move: Move) -> bool:
    """Leave out what cannot happen, and initiative where it is not what the move is about."""
    if word in _INITIATIVE and not (isinstance(move, _CONTEST) and _is_open(chances)):
        return False
    return word in chances or word in _ALWAYS.get(type(move), ())


def _is_open(chances: Mapping[str, Fraction]) -> bool:
    """Tell whether both may get the initiative."""
    return all(chances.get(word, 0) != 1 for word in _INITIATIVE)
