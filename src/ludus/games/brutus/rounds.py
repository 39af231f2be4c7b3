"""Rounds: lead, reply, pass, skip, win. Chapters B-6 and B-7."""

from collections.abc import Sequence

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say, seat_ref
from ludus.games.brutus import effects, memory
from ludus.games.brutus.characters import BOX, BRUTUS, CAESAR, VALUES, combination_ref
from ludus.games.brutus.going_out import go_out, score_revolt
from ludus.games.brutus.manches import end_manche
from ludus.games.brutus.moves import PASS, PLAY, Move
from ludus.games.brutus.options import TABLE
from ludus.games.brutus.state import Combination, Play, PlayKind, State


def beaters(top: int) -> tuple[int, ...]:
    """List the values that beat a value, without the power.

    A 13 only by a 1, a 1 by everything else, all others by what is higher. [B-6.8, B-6.9, B-6.10]
    """
    if top == CAESAR:
        return (BRUTUS,)
    return tuple(value for value in VALUES if value > top)


BEATERS = {
    (top, power): tuple(sorted((*beaters(top), *([top] if power else []))))
    for top in VALUES
    for power in (False, True)
}
"""Values that may answer a value, without and with the power, which lets equals answer. [B-6.12]"""


_PASSED = [Play(seat, "pass") for seat in range(max(TABLE.tables))]
_SKIPPED = [Play(seat, "skip") for seat in range(max(TABLE.tables))]
_COUNTS = range(1, BOX.copies + 1)
_LEADS = {(value, held): PLAY[value][1 : held + 1] for value in VALUES for held in _COUNTS}
_REPLIES = {
    (top, count, power): tuple((value, PLAY[value][count]) for value in BEATERS[top, power])
    for top, power in BEATERS
    for count in _COUNTS
}
"""Looked up instead of made again: turns by seat, leads by value and number held, replies by what
is on top."""


def lead_moves(state: State, seat: int) -> Sequence[Move]:
    """Any value in any number held; no pass. [B-6.5, B-6.6]"""
    moves: list[Move] = []
    for value, held in enumerate(state.hands[seat]):
        if held:
            moves += _LEADS[value, held]
    return moves


def reply_moves(state: State, seat: int) -> Sequence[Move]:
    """Pass, or a value that beats the top one in the same number of cards. [B-6.7, B-6.18]"""
    top: Combination = state.top  # type: ignore[assignment]  # something is to be beaten
    hand = state.hands[seat]
    count = top.count
    replies = _REPLIES[top.value, count, state.power]
    return [PASS, *[move for value, move in replies if hand[value] >= count]]


def pass_turn(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Pass, for now: the turn may come back in the same round. [B-6.18, B-6.19]"""
    _note(state, _PASSED[seat], sink)
    _advance(state, seat, fate, sink, skip=False)


def play_turn(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Put a combination on top, which makes its player the owner.

    First comes the exit, if the hand is empty; it may end the manche with no reply to this.
    [B-6.14, B-9.1, B-9.4, B-11.1]
    """
    value, count, beaten = move.value, move.count, state.top
    equal = beaten is not None and beaten.value == value
    state.hands[seat][value] -= count
    state.sizes[seat] -= count
    state.gone[value] += count
    if state.facts or state.shown[seat][value]:
        memory.part_openly(state, seat, value, count)
    state.top = Combination(value, count, seat)
    kind: PlayKind = "lead" if beaten is None else "equal" if equal else "beat"
    state.plays.append(Play(seat, kind, value, count))
    if sink:
        combination = combination_ref(value, count)
        sink.tell(say(f"brutus-{kind}", seat=seat_ref(seat), combination=combination))
    if not state.sizes[seat]:
        last = go_out(state, seat, sink)
        score_revolt(state, seat, value, count, sink)
        if last:
            end_manche(state, fate, sink)
            return
    elif state.options.conspiracy and value == BRUTUS and beaten and beaten.value == CAESAR:
        state.phase = "conspire"
        state.turn = seat
        return
    _advance(state, seat, fate, sink, skip=equal)


def go_on(state: State, seat: int, fate: Fate, sink: Sink | None) -> None:
    """Go on with the player after a Conspiracy's, against the 1s. [B-14.6, B-6.21]"""
    _advance(state, seat, fate, sink, skip=False)


def _advance(state: State, seat: int, fate: Fate, sink: Sink | None, *, skip: bool) -> None:
    """Find who is next, clockwise by seat; back at the owner's seat, the round is won.

    Players who are out have no turns and absorb no skip; an owner who is out still marks the seat
    where the round ends. [B-6.3, B-6.4, B-6.15 to B-6.17, B-7.1 to B-7.5]
    """
    owner = state.top.owner  # type: ignore[union-attr]  # something has just been played
    sizes = state.sizes
    seats = len(sizes)
    while (seat := (seat + 1) % seats) != owner:
        if not sizes[seat]:
            continue
        if skip:
            skip = False
            _note(state, _SKIPPED[seat], sink)
            continue
        state.phase = "reply"
        state.turn = seat
        return
    effects.win_round(state, fate, sink)


def _note(state: State, turn: Play, sink: Sink | None) -> None:
    """Keep a turn in which nothing was played."""
    state.plays.append(turn)
    if sink:
        sink.tell(say(f"brutus-{turn.kind}", seat=seat_ref(turn.seat)))
