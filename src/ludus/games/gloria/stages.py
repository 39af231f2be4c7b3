"""The course of a joust, stage by stage. Chapters L-16 to L-22."""

from collections.abc import Callable

from ludus.core.decisions import Context
from ludus.games.gloria import advances, blows, conclusion, jousts, reactions
from ludus.games.gloria.frames import Joust, Stage
from ludus.games.gloria.state import State


def run_joust(context: Context[State, Joust]) -> None:
    """Go on with a joust where it stands."""
    _STAGES[context.frame.stage](context)


_STAGES: dict[Stage, Callable[[Context[State, Joust]], None]] = {
    "face": reactions.draw_in,
    "react": reactions.react,
    "roll": jousts.roll,
    "next": blows.take_up,
    "step": blows.step_done,
    "again": blows.step_again,
    "armour": blows.strike_home,
    "advance": advances.follow,
    "after": blows.run_queue,
    "end": conclusion.end_joust,
}
