"""Who is asked what: every phase but the last is a decision of the same name."""

from typing import get_args

from ludus.core.errors import Refusal
from ludus.core.frames import Frame
from ludus.core.message import Ref, say
from ludus.games.brutus.options import TABLE
from ludus.games.brutus.state import Phase, State, waiting
from ludus.games.brutus.view import View

_ALONE = {
    phase: tuple(Frame(seats=(seat,), ask=phase) for seat in range(max(TABLE.tables)))
    for phase in get_args(Phase)
}
"""One seat decides; looked up instead of made again."""


def question(state: State) -> Frame | None:
    """One seat decides, or all at once: then those who have not. [B-4.3, B-6.3, B-14.4]"""
    turn = state.turn
    if turn >= 0:
        return _ALONE[state.phase][turn]
    if state.phase == "over":
        return None
    return Frame(seats=waiting(state), ask=state.phase)


def seen_question(view: View) -> Frame | None:
    """Tell the same from a view."""
    if view.turn is not None:
        return _ALONE[view.phase][view.turn]
    return Frame(seats=view.waiting, ask=view.phase) if view.waiting else None


def not_asked(state: State, seat: int) -> Refusal | None:
    """Nobody sits there, or whoever does is out of this manche. [B-1.9, B-9.1]"""
    if not 0 <= seat < len(state.sizes):
        return Refusal("B-1.9", say("brutus-refused-nobody"))
    if not state.sizes[seat]:
        question = Ref("brutus-question", state.phase)
        return Refusal("B-9.1", say("brutus-refused-out", question=question))
    return None
