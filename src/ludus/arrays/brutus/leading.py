"""Whose turn comes next, and who leads. Chapters B-7 and B-10."""

from ludus.arrays.brutus.axes import Array, Namespace, at, is_one_of, least, line, one_hot
from ludus.arrays.brutus.mode import BY_EFFECT, Mode
from ludus.arrays.brutus.state import LEAD, Round, State


def clockwise(xp: Namespace, mode: Mode, seat: Array) -> Array:
    """Count for every seat how far it is clockwise from a seat: 1 to n, itself last."""
    away = line(xp, mode.players, seat.ndim) - seat
    return xp.where(away <= 0, away + mode.players, away)


def _nearest(xp: Namespace, mode: Mode, seat: Array, away: Array, step: int) -> Array:
    """Find the seat so far away; -1 if it is farther than there are seats."""
    there = seat + step * away
    there = xp.where(there >= mode.players, there - mode.players, there)
    there = xp.where(there < 0, there + mode.players, there)
    return xp.where(away > mode.players, -1, there)


def turn_after(xp: Namespace, mode: Mode, sizes: Array, seat: Array, owner: Array) -> Array:
    """Find who is next, clockwise by seat; -1 when the turn is back at the owner's seat.

    Players who are out have no turns; an owner who is out still marks the seat where the round
    ends. [B-6.3, B-6.4, B-7.1, B-7.3]
    """
    away = clockwise(xp, mode, seat)
    until = at(xp, away, one_hot(xp, owner, mode.players))
    asked = (sizes > 0) & (away < until)
    return _nearest(xp, mode, seat, least(xp, xp.where(asked, away, mode.players + 1)), 1)


def left_in(xp: Namespace, mode: Mode, sizes: Array, seat: Array) -> Array:
    """Find the nearest player still in, clockwise. [B-10.10]"""
    away = xp.where(sizes > 0, clockwise(xp, mode, seat), mode.players + 1)
    return _nearest(xp, mode, seat, least(xp, away), 1)


def right_in(xp: Namespace, mode: Mode, sizes: Array, seat: Array) -> Array:
    """Find the nearest player still in, counter-clockwise. [B-10.10]"""
    away = mode.players - clockwise(xp, mode, seat)
    away = xp.where(away == 0, mode.players, away)
    away = xp.where(sizes > 0, away, mode.players + 1)
    return _nearest(xp, mode, seat, least(xp, away), -1)


def begin_round(xp: Namespace, state: State, when: Array, leader: Array) -> State:
    """Clear the middle; a skip never reaches into the next round. [B-7.6, B-7.7]"""
    return state._replace(
        top_value=xp.where(when, 0, state.top_value),
        top_count=xp.where(when, 0, state.top_count),
        owner=xp.where(when, -1, state.owner),
        last_round=Round(
            *(
                xp.where(when, this, last)
                for this, last in zip(state.this_round, state.last_round, strict=True)
            )
        ),
        this_round=Round(*(xp.where(when, 0, this) for this in state.this_round)),
        phase=xp.where(when, LEAD, state.phase),
        turn=xp.where(when, leader, state.turn),
    )


def next_leader(xp: Namespace, mode: Mode, state: State, recipient: Array) -> Array:
    """Find the next leader from the winner's seat, once the effect is done.

    A Senator's recipient leads, if there was one [B-10.6, B-10.7]; after a Vestalis Virgo the right
    neighbour, in every case [B-10.9]; else the winner [B-10.1, B-10.3], or if they are out the left
    neighbour [B-10.2, B-10.4, B-10.5, B-10.8, B-10.11].
    """
    winner, sizes = state.owner, state.sizes
    stays = at(xp, sizes, one_hot(xp, winner, mode.players)) > 0
    usual = xp.where(stays, winner, left_in(xp, mode, sizes, winner))
    appointed = is_one_of(state.top_value, BY_EFFECT["appoint"]) & (recipient >= 0)
    yields = is_one_of(state.top_value, BY_EFFECT["yield"])
    leader = xp.where(appointed, recipient, usual)
    return xp.where(yields, right_in(xp, mode, sizes, winner), leader)
