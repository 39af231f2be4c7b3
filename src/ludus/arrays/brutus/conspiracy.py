"""The Conspiracy: everybody in passes a card to the left. Chapter B-14.

All choose at once and in secret. Here they are asked one after another, in seat order, and nobody
is shown what another has chosen. [B-14.4]
"""

from ludus.arrays.brutus import memory
from ludus.arrays.brutus.axes import Array, Namespace, line, one_hot, total
from ludus.arrays.brutus.leading import left_in
from ludus.arrays.brutus.mode import Mode
from ludus.arrays.brutus.moving import Decision
from ludus.arrays.brutus.state import CONSPIRE, NO, SLIP, YES, State, first_seat, waiting


def conspire(xp: Namespace, mode: Mode, state: State, decision: Decision) -> tuple[State, Array]:
    """Start a Conspiracy, or let the round go on: tell which. [B-14.1, B-14.6, B-6.21]"""
    asked = decision.phase == CONSPIRE
    starts = asked & (decision.number == YES)
    state = state._replace(
        phase=xp.where(starts, SLIP, state.phase),
        turn=xp.where(starts, first_seat(xp, mode, state.sizes > 0), state.turn),
    )
    return state, asked & (decision.number == NO)


def slip(xp: Namespace, mode: Mode, state: State, decision: Decision) -> tuple[State, Array]:
    """Ask the next one to choose; when all have, the cards move together: tell whether they did.

    No hand changes its size. [B-14.3, B-14.4, B-14.5, B-14.8]
    """
    slips = decision.phase == SLIP
    following = first_seat(xp, mode, waiting(xp, state))
    done = slips & (following == mode.players)
    passed = _passed(xp, mode, state) & done
    state = state._replace(
        turn=xp.where(slips & ~done, following, state.turn),
        hands=state.hands + total(xp, passed),
        laid=xp.where(done, 0, state.laid),
        known=xp.where(done, memory.pass_on(xp, state.known, passed), state.known),
    )
    return state, done


def _passed(xp: Namespace, mode: Mode, state: State) -> Array:
    """Tell who passes which value to whom, if all have chosen: (givers, receivers, values).

    Everybody gives to the nearest player in to the left. [B-14.3]
    """
    seats = line(xp, mode.players, state.turn.ndim)
    to = xp.stack(
        [
            one_hot(xp, left_in(xp, mode, state.sizes, seats[giver]), mode.players)
            for giver in range(mode.players)
        ]
    )
    return to[:, :, None] & (state.laid > 0)[:, None]
