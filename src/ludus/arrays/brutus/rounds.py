"""Rounds: lead, reply, pass, skip. Chapters B-6 and B-7."""

from typing import NamedTuple

from ludus.arrays.brutus.axes import Array, Namespace, one_hot
from ludus.arrays.brutus.going_out import go_out, is_out, score_revolt
from ludus.arrays.brutus.leading import turn_after
from ludus.arrays.brutus.mode import Mode
from ludus.arrays.brutus.moving import Decision
from ludus.arrays.brutus.state import (
    BEAT,
    CONSPIRE,
    EQUALLED,
    LEAD,
    LED,
    PASSED,
    REPLY,
    SKIPPED,
    Round,
    State,
)
from ludus.games.brutus.characters import BRUTUS, CAESAR


class Played(NamedTuple):
    """What follows from a play or a pass.

    goes_on  the turn goes to the next player
    skips    who loses it, because the reply was equal
    ends     only one player is left in
    """

    goes_on: Array
    skips: Array
    ends: Array


def _note(xp: Namespace, state: State, seat: Array, kind: Array) -> State:
    """Remember a seat's turn, and what lies on top after it. [B-16.2]"""
    kinds, values, counts = state.this_round
    return state._replace(
        this_round=Round(
            xp.where(seat, kind, kinds),
            xp.where(seat, state.top_value, values),
            xp.where(seat, state.top_count, counts),
        )
    )


def play(xp: Namespace, mode: Mode, state: State, decision: Decision) -> tuple[State, Played]:
    """Put a combination on top, which makes its player the owner; or pass, for now.

    First comes the exit, if the hand is empty; it may end the manche with no reply to this.
    A Brutus on Caesar may lead to a Conspiracy. [B-6.14, B-6.18, B-6.19, B-9.1, B-11.1, B-14.1]
    """
    turn = (decision.phase == LEAD) | (decision.phase == REPLY)
    plays = turn & (decision.cards > 0)
    beaten = state.top_value
    equal = plays & (beaten == decision.value)
    kind = xp.where(beaten == 0, LED, xp.where(equal, EQUALLED, BEAT))
    kind = xp.where(plays, kind, PASSED).astype(xp.int32)
    state = state._replace(
        top_value=xp.where(plays, decision.value, beaten),
        top_count=xp.where(plays, decision.cards, state.top_count),
        owner=xp.where(plays, decision.seat, state.owner),
    )
    state = _note(xp, state, decision.me & turn, kind)
    empty = plays & is_out(xp, state, decision.me)
    state, ends = go_out(xp, mode, state, empty, decision.me)
    state = score_revolt(mode, state, empty, decision)
    goes_on = turn & ~ends
    if mode.conspiracy:
        may = plays & ~empty & (decision.value == BRUTUS) & (beaten == CAESAR)
        state = state._replace(phase=xp.where(may, CONSPIRE, state.phase))
        goes_on = goes_on & ~may
    return state, Played(goes_on, equal, ends)


def go_on(
    xp: Namespace, mode: Mode, state: State, when: Array, seat: Array, skip: Array
) -> tuple[State, Array]:
    """Give the turn to the next player, past one who loses it; tell whether the round is won.

    It is when the turn comes back to the owner. [B-6.15 to B-6.17, B-7.1 to B-7.5]
    """
    sizes, owner = state.sizes, state.owner
    turn = turn_after(xp, mode, sizes, seat, owner)
    skips = when & skip & (turn >= 0)
    state = _note(xp, state, skips & one_hot(xp, turn, mode.players), SKIPPED)
    turn = xp.where(skips, turn_after(xp, mode, sizes, turn, owner), turn)
    goes = when & (turn >= 0)
    state = state._replace(
        phase=xp.where(goes, REPLY, state.phase), turn=xp.where(goes, turn, state.turn)
    )
    return state, when & (turn < 0)
