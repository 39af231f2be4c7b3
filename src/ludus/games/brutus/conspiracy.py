"""The Conspiracy: everybody in passes a card to the left. Chapter B-14."""

from collections.abc import Sequence
from typing import cast

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say, seat_ref
from ludus.games.brutus import memory
from ludus.games.brutus.effects import hand_over, tell_passed
from ludus.games.brutus.forum import held
from ludus.games.brutus.moves import CONSPIRE, SLIP, Move
from ludus.games.brutus.rounds import go_on
from ludus.games.brutus.state import Combination, State, left_in, seats_in


def conspire_moves(state: State, seat: int) -> Sequence[Move]:  # noqa: ARG001
    """It is optional. [B-14.1]"""
    return CONSPIRE


def conspire(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Start a Conspiracy, or let the round go on. [B-14.1, B-14.6]"""
    if sink:
        key = "brutus-conspiracy" if move.value else "brutus-no-conspiracy"
        sink.tell(say(key, seat=seat_ref(seat)))
    if move.value:
        state.phase = "slip"
        state.turn = -1
    else:
        go_on(state, seat, fate, sink)


def slip_moves(state: State, seat: int) -> Sequence[Move]:
    """One card held, from everybody still in. [B-14.3]"""
    return held(state.hands[seat], SLIP)


def slip(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Choose in secret; when all have, the cards move together, each known to two players.

    So nobody can pass on what they are about to get, and no hand changes its size.
    [B-14.3, B-14.4, B-14.5, B-14.8]
    """
    state.hands[seat][move.value] -= 1
    state.laid[seat].append(move.value)
    inside = seats_in(state)
    if not all(state.laid[one] for one in inside):
        return
    moved = [(giver, left_in(state, giver), state.laid[giver].pop()) for giver in inside]
    memory.pass_secretly(state, moved)
    for giver, receiver, value in moved:
        hand_over(state, giver, receiver, value)
    state.reveals += 1
    if sink:
        sink.tell(say("brutus-slipped"))
        for giver, receiver, value in moved:
            tell_passed(giver, receiver, value, sink)
    go_on(state, cast(Combination, state.top).owner, fate, sink)
