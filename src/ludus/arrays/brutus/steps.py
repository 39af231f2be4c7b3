"""A decision and all that follows by itself, up to the next decision or the end of the manche."""

from ludus.arrays.brutus import conspiracy, effects, forum, memory, rounds
from ludus.arrays.brutus.axes import Array, Namespace, at, one_hot
from ludus.arrays.brutus.going_out import go_out
from ludus.arrays.brutus.leading import begin_round, next_leader
from ludus.arrays.brutus.manches import end_manche
from ludus.arrays.brutus.mode import Mode
from ludus.arrays.brutus.moving import Decision, move_cards, read_action
from ludus.arrays.brutus.state import State


def step(xp: Namespace, mode: Mode, state: State, action: Array, clock: Array | int = 0) -> State:
    """Carry out one action of whoever has the turn; it must be legal.

    A table whose manche has ended stays as it is: `begin` goes on. `clock` is how many seconds have
    passed since the game began; only games that end by time look at it. [B-12.4]
    """
    decision = read_action(xp, mode, state, action)
    state, lost = move_cards(xp, state, decision)
    state = _forum(xp, mode, state, decision)
    state, played = rounds.play(xp, mode, state, decision)
    state, won = _round(xp, mode, state, decision, played)
    state, unasked = effects.win_round(xp, mode, state, won)
    state = effects.name_gifts(xp, mode, state, decision)
    state, given = effects.give(xp, mode, state, decision)
    lesson = memory.Lesson(lost + given.doubt, given.arrived)
    state = state._replace(known=memory.learn(xp, state.known, decision.me, lesson))
    done = unasked | given.done | effects.discarded(decision)
    state, ended = _leave(xp, mode, state, done)
    leader = next_leader(xp, mode, state, given.first)
    state = begin_round(xp, state, done & ~ended, leader)
    return end_manche(xp, mode, state, ended | played.ends, clock)


def _forum(xp: Namespace, mode: Mode, state: State, decision: Decision) -> State:
    """Whatever is decided before the first lead. [B-4, B-5, B-15]"""
    state = forum.announce(xp, state, decision)
    state = forum.lay(xp, mode, state, decision)
    if mode.benevolence:
        state = forum.mercy(xp, mode, state, decision)
    state = forum.take(xp, mode, state, decision)
    return forum.power(xp, state, decision)


def _round(
    xp: Namespace, mode: Mode, state: State, decision: Decision, played: rounds.Played
) -> tuple[State, Array]:
    """After a play, a pass or a Conspiracy the next player is asked, or the round is won.

    [B-6, B-7, B-14]
    """
    goes_on, after = played.goes_on, decision.seat
    if mode.conspiracy:
        state, refused = conspiracy.conspire(xp, mode, state, decision)
        state, slipped = conspiracy.slip(xp, mode, state, decision)
        goes_on = goes_on | refused | slipped
        after = xp.where(slipped, state.owner, after)
    return rounds.go_on(xp, mode, state, goes_on, after, played.skips)


def _leave(xp: Namespace, mode: Mode, state: State, done: Array) -> tuple[State, Array]:
    """A winner whose hand was emptied by the effect goes out: tell if the manche ends. [B-7.6]"""
    winner = one_hot(xp, state.owner, mode.players)
    empty = (at(xp, state.sizes, winner) == 0) & (at(xp, state.places, winner) == 0)
    return go_out(xp, mode, state, done & empty, winner)
