"""Which actions are legal. The articles are named beside each block."""

from ludus.arrays.brutus.actions import BLOCKS, COPIES
from ludus.arrays.brutus.axes import Array, Namespace, anywhere, at, line, one_hot
from ludus.arrays.brutus.combinations import beaters
from ludus.arrays.brutus.leading import clockwise
from ludus.arrays.brutus.mode import Mode
from ludus.arrays.brutus.state import (
    ANNOUNCE,
    CONSPIRE,
    DISCARD,
    GIFTS,
    GIVE,
    LAY,
    LEAD,
    MERCY,
    POWER,
    REPLY,
    SLIP,
    TAKE,
    TO,
    State,
)


def legal(xp: Namespace, mode: Mode, state: State) -> Array:
    """Tell for every action whether whoever has the turn may take it: bool (actions, *batch).

    Nothing is legal where a manche has ended.
    """
    phase = state.phase
    me = one_hot(xp, state.turn, mode.players)
    hand = at(xp, state.hands, me)
    held = hand > 0
    blocks = {
        "announce": phase == ANNOUNCE,  # any number that the table has [B-4.1]
        "lay": held & (phase == LAY),  # one of one's cards [B-4.2]
        "mercy": phase == MERCY,  # [B-15.1]
        "take": (state.forum > 0) & (phase == TAKE),  # what lies there, one's own too [B-4.7]
        "power": phase == POWER,  # [B-5.1]
        "play": plays(xp, state, hand),
        "pass": phase == REPLY,  # always, but not as a lead [B-6.5, B-6.18]
        "conspire": phase == CONSPIRE,  # [B-14.1]
        "slip": held & (phase == SLIP),  # [B-14.3]
        "gifts": gift_numbers(xp, state, me),
        "to": recipients(xp, mode, state),
        "give": held & (phase == GIVE),  # [B-8.5, B-8.8]
        "discard": held & (phase == DISCARD),  # [B-8.7, B-8.9]
    }
    batch = phase.shape
    return xp.concatenate(
        [xp.broadcast_to(blocks[name], (len(moves), *batch)) for name, moves in BLOCKS.items()]
    )


def plays(xp: Namespace, state: State, hand: Array) -> Array:
    """Lead any value in any number held; reply with what beats the top in the same number.

    [B-6.5 to B-6.7]
    """
    counts = 1 + line(xp, COPIES, state.turn.ndim)
    lead = state.phase == LEAD
    reply = (state.phase == REPLY) & beaters(xp, state)[:, None] & (counts == state.top_count)
    may = (hand[:, None] >= counts) & (lead | reply)
    return may.reshape((-1, *state.turn.shape))


def gift_numbers(xp: Namespace, state: State, me: Array) -> Array:
    """No more than one holds: with one card in hand only that one. [B-8.5, B-8.6]"""
    numbers = 1 + line(xp, len(BLOCKS["gifts"]), state.turn.ndim)
    return (state.phase == GIFTS) & (numbers <= at(xp, state.sizes, me))


def recipients(xp: Namespace, mode: Mode, state: State) -> Array:
    """Gifts go to other players still in, counted clockwise from the giver. [B-8.13]"""
    away = clockwise(xp, mode, state.turn)[:, None]
    numbers = 1 + line(xp, len(BLOCKS["to"]), state.turn.ndim)
    others = (state.phase == TO) & (state.sizes > 0) & (away[:, 0] < mode.players)
    return anywhere(others[:, None] & (away == numbers))
