"""The Conspiracy: everybody in passes a card to the left. Chapter B-14."""

from typing import cast

from ludus.core.decisions import Decision, allowed, always
from ludus.core.frames import Frame
from ludus.core.message import say, seat_ref
from ludus.games.brutus import forecast, memory
from ludus.games.brutus.effects import hand_over, tell_passed
from ludus.games.brutus.holding import from_hand, must_hold
from ludus.games.brutus.moves import Conspire, Slip
from ludus.games.brutus.rounds import go_on
from ludus.games.brutus.state import Combination, State, Turn, left_in, seats_in, waiting


def conspire(context: Turn, move: Conspire) -> None:
    """Start a Conspiracy, or let the round go on. [B-14.1, B-14.6, B-6.21]"""
    if context.sink:
        key = "brutus-conspiracy" if move.started else "brutus-no-conspiracy"
        context.sink.tell(say(key, seat=seat_ref(context.seat)))
    if move.started:
        context.state.phase = "slip"
        context.state.turn = -1
    else:
        go_on(context, context.seat)


def slip(context: Turn, move: Slip) -> None:
    """Choose in secret; when all have, the cards move together, each known to two players.

    So nobody can pass on what they are about to get, and no hand changes its size. The round goes
    on with the player after the one who conspired, against the 1s.
    [B-14.3, B-14.4, B-14.5, B-14.6, B-14.8]
    """
    state, seat, sink = context.state, context.seat, context.sink
    state.hands[seat][move.value] -= 1
    state.laid[seat].append(move.value)
    if waiting(state):
        return
    sizes = state.sizes
    moved = [(giver, left_in(sizes, giver), state.laid[giver].pop()) for giver in seats_in(sizes)]
    memory.pass_secretly(state, moved)
    for giver, receiver, value in moved:
        hand_over(state, giver, receiver, value)
    state.reveals += 1
    if sink:
        sink.tell(say("brutus-slipped"))
        for giver, receiver, value in moved:
            tell_passed(giver, receiver, value, sink)
    go_on(context, cast(Combination, state.top).owner)


CONSPIRE: Decision[State, Frame, Conspire] = Decision(
    word="conspire",
    article="B-14.1",
    moves=(Conspire,),
    offers=always(Conspire(False), Conspire(True)),
    forbids=allowed,
    answer=conspire,
    forecast=forecast.of_conspire,
)
"""Whether to start a Conspiracy; it is optional. [B-14.1]"""

SLIP: Decision[State, Frame, Slip] = Decision(
    word="slip",
    article="B-14.3",
    moves=(Slip,),
    offers=from_hand(Slip),
    forbids=must_hold("B-14.3"),
    answer=slip,
    forecast=forecast.of_slip,
    exact=True,
    together=True,
)
"""Which card to pass to the left. [B-14.3, B-14.4]"""
