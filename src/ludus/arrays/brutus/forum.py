"""The forum and the Consul's opinion. Chapters B-4, B-5 and B-15.

Everybody lays at once and in secret. Here they are asked one after another, in seat order, and
nobody is shown what another has laid. [B-4.3]
"""

from ludus.arrays.brutus.axes import Array, Namespace, at, one_hot, total
from ludus.arrays.brutus.leading import begin_round
from ludus.arrays.brutus.mode import Mode
from ludus.arrays.brutus.moving import Decision
from ludus.arrays.brutus.state import (
    ANNOUNCE,
    LAY,
    MERCY,
    NO,
    POWER,
    TAKE,
    YES,
    State,
    first_seat,
    waiting,
)


def announce(xp: Namespace, state: State, decision: Decision) -> State:
    """The number holds for everybody, the Imperator included. [B-4.1, B-4.2]"""
    when = decision.phase == ANNOUNCE
    return state._replace(
        asked=xp.where(when, decision.number, state.asked),
        phase=xp.where(when, LAY, state.phase),
        turn=xp.where(when, 0, state.turn),
    )


def lay(xp: Namespace, mode: Mode, state: State, decision: Decision) -> State:
    """Ask the next one to lay a card; when all have laid theirs, the cards are turned up.

    With Benevolence the Imperator is asked before. [B-4.2, B-4.3, B-15.1]
    """
    following = first_seat(xp, mode, waiting(xp, state))
    lays = decision.phase == LAY
    done = lays & (following == mode.players)
    state = state._replace(turn=xp.where(lays & ~done, following, state.turn))
    if not mode.benevolence:
        return reveal(xp, mode, state._replace(mercy=xp.where(done, NO, state.mercy)), done)
    return state._replace(
        phase=xp.where(done, MERCY, state.phase),
        turn=xp.where(done, state.ranks[0], state.turn),
    )


def mercy(xp: Namespace, mode: Mode, state: State, decision: Decision) -> State:
    """Benevolence brings points at once, before the cards are seen. [B-15.1, B-15.2]"""
    when = decision.phase == MERCY
    declared = when & (decision.number == YES)
    state = state._replace(
        mercy=xp.where(when, decision.number, state.mercy),
        scores=xp.where(decision.me & declared, state.scores + mode.benevolence, state.scores),
    )
    return reveal(xp, mode, state, when)


def reveal(xp: Namespace, mode: Mode, state: State, when: Array) -> State:
    """Turn the mixed cards up: they carry no trace of who laid them. [B-4.4, B-4.5]"""
    return state._replace(
        forum=state.forum + when * total(xp, state.laid),
        laid=xp.where(when, 0, state.laid),
        sizes=state.sizes - when * state.asked,
        picker=xp.where(when, 0, state.picker),
        phase=xp.where(when, TAKE, state.phase),
        turn=xp.where(when, picking(xp, mode, state)[0], state.turn),
    )


def picking(xp: Namespace, mode: Mode, state: State) -> Array:
    """Order those who take by rank; after Benevolence Imperator and Servus change places.

    [B-4.6, B-15.3]
    """
    if not mode.benevolence:
        return state.ranks
    ranks = state.ranks
    changed = xp.concatenate([ranks[-1:], ranks[1:-1], ranks[:1]])
    return xp.where(state.mercy == YES, changed, ranks)


def take(xp: Namespace, mode: Mode, state: State, decision: Decision) -> State:
    """Whoever has taken enough makes room for the next; after the last the Consul is asked.

    [B-4.7, B-4.9, B-4.11, B-5.1]
    """
    full = at(xp, state.sizes, decision.me) == mode.hand
    when = (decision.phase == TAKE) & full
    picker = state.picker + when
    done = when & (picker == mode.players)
    following = at(xp, picking(xp, mode, state), one_hot(xp, picker, mode.players))
    return state._replace(
        picker=xp.where(done, 0, picker),
        phase=xp.where(done, POWER, state.phase),
        turn=xp.where(when, xp.where(done, state.ranks[1], following), state.turn),
    )


def power(xp: Namespace, state: State, decision: Decision) -> State:
    """The choice holds for everybody until the manche ends; the Imperator leads.

    [B-5.3, B-5.4, B-6.2]
    """
    when = decision.phase == POWER
    state = state._replace(power=xp.where(when, decision.number == YES, state.power))
    return begin_round(xp, state, when, state.ranks[0])
