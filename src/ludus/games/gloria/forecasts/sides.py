"""Whom a decision is about, and whom it is made against."""

from collections.abc import Callable
from typing import Any

from ludus.core.moves import Move
from ludus.games.gloria.frames import Joust
from ludus.games.gloria.moves import Engage, Push, ThrowAt
from ludus.games.gloria.roles import buyer, repeat_pair, striking
from ludus.games.gloria.state import Gladiator, State

NOBODY = -1

Sides = tuple[int, int]


def sides(state: State, move: Move) -> Sides:
    """Give the gladiator a decision of a fight is about, and the opponent, or nobody."""
    frame: Any = state.frames[-1]
    if isinstance(move, Engage | Push | ThrowAt) and frame.ask == "act":
        return frame.who, move.target
    return _SIDES[frame.ask](state, frame)


def question_sides(state: State) -> Sides:
    """Give the gladiator that a question is about, and the other one of its joust or throw.

    Nobody, where one is still to be chosen.
    """
    frame: Any = state.frames[-1]
    return _SIDES[frame.ask](state, frame) if frame.ask in _SIDES else (NOBODY, NOBODY)


def _ids(two: tuple[Gladiator, Gladiator]) -> Sides:
    return two[0].id, two[1].id


def _other_in(frame: Joust, who: int) -> int:
    """Give the other one of a joust."""
    return frame.engaged if who == frame.engager else frame.engager


def _retreating(state: State, frame: Any) -> Sides:
    """Whoever gives ground may be in the joust, or be pushed out of its hex by one of the two."""
    jousts = (one for one in reversed(state.frames) if isinstance(one, Joust))
    joust = next(jousts, None)
    if joust is None or frame.who not in (joust.engager, joust.engaged):
        return frame.who, NOBODY
    return frame.who, _other_in(joust, frame.who)


def _buying(state: State, frame: Any) -> Sides:
    one = buyer(state, frame).id
    return one, _other_in(frame, one)


_SIDES: dict[str, Callable[[State, Any], Sides]] = {
    "act": lambda _, frame: (frame.who, NOBODY),
    "toss": lambda _, frame: (frame.who, NOBODY),
    **dict.fromkeys(("duty", "closer"), lambda _, frame: (frame.who, frame.target)),
    **dict.fromkeys(
        ("free", "turnabout", "counter", "aim", "pull"), lambda _, frame: (frame.target, frame.who)
    ),
    **dict.fromkeys(("face", "react"), lambda _, frame: (frame.engaged, frame.engager)),
    "buy": _buying,
    "retreat": _retreating,
    "advance": lambda state, frame: _ids(striking(state, frame)),
    "lose": lambda state, frame: _ids(striking(state, frame))[::-1],
    "jostle": lambda _, frame: (frame.striker, frame.victim),
    "repeat": lambda state, frame: _ids(repeat_pair(state, frame)),
    "turn": lambda _, frame: (frame.winners[0], NOBODY),
    "reroll": lambda _, frame: (frame.who, NOBODY),
}
"""By question: the one it is about, and the other one of the joust or throw."""
