"""Who is who: striker and victim, thrower and target, who buys dice, who may repeat a joust."""

from ludus.games.gloria.frames import Joust, Result, Throw
from ludus.games.gloria.state import Gladiator, State


def pair(state: State, frame: Joust, result: Result) -> tuple[Gladiator, Gladiator]:
    """Give striker and victim of a result."""
    first, second = state.gladiators[frame.first], state.gladiators[frame.second]
    return (first, second) if result.first else (second, first)


def striking(state: State, frame: Joust) -> tuple[Gladiator, Gladiator]:
    """Give striker and victim of the result that is being applied."""
    return pair(state, frame, frame.results[frame.at])


def buyer(state: State, frame: Joust) -> Gladiator:
    """Tell who buys dice now. [L-18.3]"""
    return state.gladiators[frame.second if frame.stage == "buy" else frame.first]


def repeat_pair(state: State, frame: Joust) -> tuple[Gladiator, Gladiator]:
    """Give the one of the two that is not active, and the active one. [L-21.9]"""
    one, other = state.gladiators[frame.engager], state.gladiators[frame.engaged]
    return (other, one) if one.id == state.active else (one, other)


def main_joust(state: State) -> Joust:
    """Find the innermost joust that is no free attack and no jostle fight."""
    return next(
        frame
        for frame in reversed(state.frames)
        if isinstance(frame, Joust) and frame.kind in ("joust", "pull")
    )


def thrower_and_target(state: State, frame: Throw) -> tuple[Gladiator, Gladiator]:
    """Give the two of a throw."""
    return state.gladiators[frame.who], state.gladiators[frame.target]
