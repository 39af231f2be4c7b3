"""Who is who: attacker and defender, striker and victim, who buys dice, who may repeat a joust."""

from ludus.games.gloria.frames import Blow, Joust, Result, Throw
from ludus.games.gloria.state import Gladiator, State, has_shield


def pair(state: State, frame: Joust, result: Result) -> tuple[Gladiator, Gladiator]:
    """Give striker and victim of a result."""
    first, second = state.gladiators[frame.first], state.gladiators[frame.second]
    return (first, second) if result.first else (second, first)


def striking(state: State, frame: Joust) -> tuple[Gladiator, Gladiator]:
    """Give striker and victim of the result that is being applied."""
    return pair(state, frame, frame.results[frame.at])


def attacks(frame: Joust, one: Gladiator) -> bool:
    """Tell an attacker from a defender. [L-17.2, L-23.6]"""
    return frame.kind != "jostle" and (one.id == frame.first or frame.tie)


def blow_of(frame: Joust, one: Gladiator, other: Gladiator) -> Blow:
    """Say what a success of one on the other is.

    At two hexes a short arm only gets nearer to a long one. The pusher pushes, and so does whoever
    fights with nothing but a shield. [L-11.10, L-15.3, L-19.4]
    """
    if frame.far and one.arm != "long" and other.arm == "long":
        return "close"
    shield_only = not one.arm and has_shield(one)
    return "push" if (frame.push and one.id == frame.engager) or shield_only else "touch"


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
