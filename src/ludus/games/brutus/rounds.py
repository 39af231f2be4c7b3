"""Rounds: lead, reply, pass, skip, win. Chapters B-6 and B-7."""

from typing import cast

from ludus.core.decisions import Decision
from ludus.core.errors import Refusal
from ludus.core.frames import Frame
from ludus.core.message import say, seat_ref
from ludus.games.brutus import effects, memory
from ludus.games.brutus.characters import BOX, BRUTUS, CAESAR, VALUES, card_ref, combination_ref
from ludus.games.brutus.combinations import BEATERS, may_conspire
from ludus.games.brutus.forecast import of_play
from ludus.games.brutus.going_out import go_out, score_revolt
from ludus.games.brutus.holding import too_few
from ludus.games.brutus.leading import NOBODY, turn_after
from ludus.games.brutus.manches import end_manche
from ludus.games.brutus.moves import PASS, PLAYS, Pass, PlayCards
from ludus.games.brutus.options import TABLE
from ludus.games.brutus.state import Combination, Play, PlayKind, State, Turn

_PASSED = [Play(seat, "pass") for seat in range(max(TABLE.tables))]
_SKIPPED = [Play(seat, "skip") for seat in range(max(TABLE.tables))]
_LEADS = {value: [PLAYS[value][:held] for held in range(BOX.copies + 1)] for value in VALUES}


def _answers(top: int, power: bool, count: int) -> tuple[tuple[int, int, PlayCards | Pass], ...]:
    """List what may answer a combination: value, number of cards it needs, move."""
    values = BEATERS[top, power]
    return ((0, 0, PASS), *((value, count, PLAYS[value][count - 1]) for value in values))


_REPLIES = {
    top: [
        [_answers(top, power, count) for count in range(1, BOX.copies + 1)]
        for power in (False, True)
    ]
    for top in VALUES
}
"""Looked up instead of made again: turns by seat, leads by value and number held, replies by what
is on top."""


def leads(context: Turn) -> list[PlayCards]:
    """Any value in any number held; no pass. [B-6.5, B-6.6]"""
    moves: list[PlayCards] = []
    for value, held in enumerate(context.state.hands[context.seat]):
        if held:
            moves += _LEADS[value][held]
    return moves


def forbids_lead(context: Turn, move: PlayCards | Pass) -> Refusal | None:
    """Whoever leads must play what they hold. [B-6.1, B-6.5]"""
    if isinstance(move, Pass):
        return Refusal("B-6.5", say("brutus-refused-pass"))
    return too_few(context, move.value, move.count, "B-6.1")


def replies(context: Turn) -> list[PlayCards | Pass]:
    """Pass, or a value that beats the top one in the same number of cards. [B-6.7, B-6.18]"""
    state = context.state
    top: Combination = state.top  # type: ignore[assignment]  # something is to be beaten
    hand = state.hands[context.seat]
    answers = _REPLIES[top.value][state.power][top.count - 1]
    return [move for value, count, move in answers if hand[value] >= count]


def forbids_reply(context: Turn, move: PlayCards | Pass) -> Refusal | None:
    """Too few cards, the wrong number, or a value that does not beat the top one. [B-6.7]"""
    if isinstance(move, Pass):
        return None
    missing = too_few(context, move.value, move.count, "B-6.1")
    if missing is not None:
        return missing
    state = context.state
    top = cast(Combination, state.top)
    if move.count != top.count:
        return Refusal("B-6.7", say("brutus-refused-count", count=top.count))
    if move.value in BEATERS[top.value, state.power]:
        return None
    return _too_low(top.value, move)


def _too_low(top: int, move: PlayCards) -> Refusal:
    """Name the article that keeps a combination off the top one. [B-6.8 to B-6.13]"""
    facts = {"combination": combination_ref(move.value, move.count), "top": card_ref(top)}
    brutus, caesar = card_ref(BRUTUS), card_ref(CAESAR)
    if move.value == top:
        return Refusal("B-6.13", say("brutus-refused-equal", **facts))
    if top == CAESAR:
        return Refusal("B-6.9", say("brutus-refused-caesar", **facts, brutus=brutus))
    if move.value == BRUTUS:
        return Refusal("B-6.11", say("brutus-refused-brutus", **facts, caesar=caesar))
    return Refusal("B-6.8", say("brutus-refused-low", **facts))


def play(context: Turn, move: PlayCards | Pass) -> None:
    """Put a combination on top, which makes its player the owner; or pass, for now.

    First comes the exit, if the hand is empty; it may end the manche with no reply to this.
    [B-6.14, B-6.18, B-6.19, B-9.1, B-9.4, B-11.1]
    """
    state, seat, sink = context.state, context.seat, context.sink
    if type(move) is Pass:  # quicker than isinstance
        state.plays.append(_PASSED[seat])
        if sink:
            sink.tell(say("brutus-pass", seat=seat_ref(seat)))
        go_on(context, seat)
        return
    value, count, beaten = move.value, move.count, state.top
    sizes = state.sizes
    sizes[seat] -= count
    state.hands[seat][value] -= count
    state.gone[value] += count
    if state.trail or state.facts or state.shown[seat][value]:
        memory.part_openly(state, seat, value, count)
    state.top = Combination(value, count, seat)
    kind: PlayKind = "lead" if beaten is None else "equal" if beaten.value == value else "beat"
    state.plays.append(Play(seat, kind, value, count))
    if sink:
        combination = combination_ref(value, count)
        sink.tell(say(f"brutus-{kind}", seat=seat_ref(seat), combination=combination))
    if not sizes[seat]:
        last = go_out(state, seat, sink)
        score_revolt(state, seat, value, count, sink)
        if last:
            end_manche(state, context.fate, sink)
            return
    elif value == BRUTUS and may_conspire(state.options, beaten):
        state.phase = "conspire"
        state.turn = seat
        return
    go_on(context, seat, kind == "equal")


def go_on(context: Turn, seat: int, skip: bool = False) -> None:
    """Give the turn to the next player, past one who loses it; back at the owner, the round is won.

    [B-6.15 to B-6.17, B-7.1 to B-7.5]
    """
    state = context.state
    owner = state.top.owner  # type: ignore[union-attr]  # something has just been played
    turn = turn_after(state.sizes, seat, owner)
    if skip and turn != NOBODY:
        state.plays.append(_SKIPPED[turn])
        if context.sink:
            context.sink.tell(say("brutus-skip", seat=seat_ref(turn)))
        turn = turn_after(state.sizes, turn, owner)
    if turn == NOBODY:
        effects.win_round(context)
    else:
        state.phase = "reply"
        state.turn = turn


LEAD: Decision[State, Frame, PlayCards | Pass] = Decision(
    word="lead",
    article="B-6.5",
    moves=(PlayCards, Pass),
    offers=leads,
    forbids=forbids_lead,
    answer=play,
    forecast=of_play,
    exact=True,
)
"""What to open a round with. [B-6.5, B-6.6]"""

REPLY: Decision[State, Frame, PlayCards | Pass] = Decision(
    word="reply",
    article="B-6.7",
    moves=(PlayCards, Pass),
    offers=replies,
    forbids=forbids_reply,
    answer=play,
    forecast=of_play,
    exact=True,
)
"""Whether to beat the top combination, and with what. [B-6.7, B-6.18]"""
