"""A decision taken apart, and the cards that it moves. Chapters B-4, B-6, B-8 and B-14."""

from typing import NamedTuple

from ludus.arrays.brutus import memory
from ludus.arrays.brutus.actions import CODES, read_code
from ludus.arrays.brutus.axes import Array, Namespace, one_hot
from ludus.arrays.brutus.mode import VALUE_COUNT, Mode
from ludus.arrays.brutus.state import DISCARD, LAY, LEAD, REPLY, SLIP, TAKE, State


class Decision(NamedTuple):
    """What was decided, and by whom.

    phase   what was asked
    seat    who answered
    me      (seats) the same, one-hot
    value   value of the cards that move, 0 for none
    cards   how many
    number  whatever else was said: how many, yes or no, how many seats to the left
    """

    phase: Array
    seat: Array
    me: Array
    value: Array
    cards: Array
    number: Array


def read_action(xp: Namespace, mode: Mode, state: State, action: Array) -> Decision:
    """Take an action apart."""
    value, cards, number = read_code(xp.asarray(CODES, dtype=xp.int32)[action])
    me = one_hot(xp, state.turn, mode.players)
    return Decision(state.phase, state.turn, me, value, cards, number)


def move_cards(xp: Namespace, state: State, decision: Decision) -> tuple[State, Array]:
    """Take the cards of a decision from where they were.

    From the forum they come into the hand [B-4.7]; otherwise they leave it: for the table to see if
    they are played or discarded [B-6.1, B-8.15], face down if they are laid or passed on
    [B-4.3, B-14.4], and as a gift until it is handed over [B-8.5]. Tell also what the others are
    less certain of (observers, values).
    """
    phase = decision.phase
    takes = phase == TAKE
    seen = (phase == LEAD) | (phase == REPLY) | (phase == DISCARD)
    laid = (phase == LAY) | (phase == SLIP)
    cards = decision.cards * one_hot(xp, decision.value - 1, VALUE_COUNT)
    inward = xp.where(takes, 1, -1)
    shown = xp.where(takes | seen, inward, 0).astype(xp.int32)
    me, mine = decision.me, decision.me[:, None] * cards
    moved = state._replace(
        hands=state.hands + mine * inward.astype(xp.int32),
        laid=state.laid + mine * laid,
        forum=state.forum - cards * takes,
        gone=state.gone + cards * seen,
        sizes=state.sizes + me * (shown * decision.cards),
    )
    return moved, memory.openly(me, cards * shown)
