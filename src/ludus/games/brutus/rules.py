"""What may be decided when, and why not: every phase with its moves and what they do."""

from collections.abc import Callable, Sequence
from typing import cast

from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Fact, Ref, say, seat_ref
from ludus.games.brutus import conspiracy, effects, forum, rounds
from ludus.games.brutus.characters import BRUTUS, CAESAR, card_ref, combination_ref
from ludus.games.brutus.moves import Kind, Move
from ludus.games.brutus.options import TABLE
from ludus.games.brutus.state import Combination, Phase, State, seats_in

_MOVES: dict[Phase, Callable[[State, int], Sequence[Move]]] = {
    "announce": forum.announce_moves,
    "lay": forum.lay_moves,
    "mercy": forum.mercy_moves,
    "take": forum.take_moves,
    "power": forum.power_moves,
    "lead": rounds.lead_moves,
    "reply": rounds.reply_moves,
    "conspire": conspiracy.conspire_moves,
    "slip": conspiracy.slip_moves,
    "gifts": effects.gifts_moves,
    "to": effects.to_moves,
    "give": effects.give_moves,
    "discard": effects.discard_moves,
}

_APPLY: dict[Kind, Callable[[State, int, Move, Fate, Sink | None], None]] = {
    "forum": forum.announce,
    "lay": forum.lay,
    "mercy": forum.mercy,
    "take": forum.take,
    "power": forum.power,
    "play": rounds.play_turn,
    "pass": rounds.pass_turn,
    "conspire": conspiracy.conspire,
    "slip": conspiracy.slip,
    "gifts": effects.gifts,
    "to": effects.to,
    "give": effects.give,
    "discard": effects.discard,
}

_ARTICLES: dict[Phase, str] = {
    "announce": "B-4.1",
    "lay": "B-4.2",
    "mercy": "B-15.1",
    "take": "B-4.7",
    "power": "B-5.1",
    "lead": "B-6.5",
    "reply": "B-6.7",
    "conspire": "B-14.1",
    "slip": "B-14.3",
    "gifts": "B-8.5",
    "to": "B-8.13",
    "give": "B-8.2",
    "discard": "B-8.2",
    "over": "B-12.5",
}
"""The article that says what a phase is for."""

_KINDS: dict[Phase, Kind] = {"announce": "forum", "lead": "play", "reply": "play"}
"""What answers a phase, beside a pass; the others are answered by the move of the same name."""


_ALONE = [(seat,) for seat in range(max(TABLE.tables))]


def to_act(state: State) -> tuple[int, ...]:
    """One seat decides, or all at once: then those who have not. [B-4.3, B-6.3, B-14.4]"""
    turn = state.turn
    if turn >= 0:
        return _ALONE[turn]
    if state.phase == "lay":
        return tuple(s for s, laid in enumerate(state.laid) if len(laid) < state.asked)
    if state.phase == "slip":
        return tuple(seat for seat in seats_in(state) if not state.laid[seat])
    return ()


def moves(state: State, seat: int) -> Sequence[Move]:
    """List the legal moves of a seat."""
    turn = state.turn
    if turn != seat and (turn >= 0 or seat not in to_act(state)):
        return ()
    return _MOVES[state.phase](state, seat)


def apply(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Carry a move out."""
    _APPLY[move.kind](state, seat, move, fate, sink)


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    """Say why a move is forbidden, by the article that forbids it."""
    if state.phase == "over":
        return Refusal("B-12.5", say("brutus-refused-over"))
    if seat not in to_act(state):
        return _not_asked(state, seat)
    if move in moves(state, seat):
        return None
    if state.phase == "lead" and move.kind == "pass":
        return Refusal("B-6.5", say("brutus-refused-pass"))
    if move.kind != _KINDS.get(state.phase, state.phase):
        return Refusal(_ARTICLES[state.phase], say("brutus-refused-phase", phase=_phase(state)))
    return _REASONS.get(move.kind, _not_held)(state, seat, move)


def _phase(state: State) -> Ref:
    return Ref("phase", state.phase)


def _not_asked(state: State, seat: int) -> Refusal:
    """Somebody else decides now, or this seat already has."""
    article = _ARTICLES[state.phase]
    if not 0 <= seat < len(state.sizes):
        return Refusal("B-1.9", say("brutus-refused-nobody"))
    if not state.sizes[seat]:
        return Refusal("B-9.1", say("brutus-refused-out", phase=_phase(state)))
    if state.turn >= 0:
        who = seat_ref(state.turn)
        return Refusal(article, say("brutus-refused-turn", seat=who, phase=_phase(state)))
    return Refusal(article, say("brutus-refused-done"))


def _not_held(state: State, seat: int, move: Move) -> Refusal:  # noqa: ARG001
    """One can only part with what one holds."""
    key = "brutus-refused-not-held"
    return Refusal(_ARTICLES[state.phase], say(key, combination=card_ref(move.value)))


def _not_there(state: State, seat: int, move: Move) -> Refusal:  # noqa: ARG001
    return Refusal("B-4.7", say("brutus-refused-not-there", card=card_ref(move.value)))


def _too_many_gifts(state: State, seat: int, move: Move) -> Refusal:  # noqa: ARG001
    return Refusal("B-8.6", say("brutus-refused-gifts"))


def _no_recipient(state: State, seat: int, move: Move) -> Refusal:
    """Nobody gives to themselves, to a player who is out, or to an empty seat. [B-8.13]"""
    if move.value == seat:
        return Refusal("B-8.13", say("brutus-refused-self"))
    if move.value >= len(state.sizes):
        return Refusal("B-8.13", say("brutus-refused-nobody"))
    return Refusal("B-8.13", say("brutus-refused-recipient", seat=seat_ref(move.value)))


def _no_play(state: State, seat: int, move: Move) -> Refusal:
    """Too few cards, the wrong number, or a value that does not beat the top one."""
    combination = combination_ref(move.value, move.count)
    if state.hands[seat][move.value] < move.count:
        return Refusal("B-6.1", say("brutus-refused-not-held", combination=combination))
    top = cast(Combination, state.top)
    if move.count != top.count:
        return Refusal("B-6.7", say("brutus-refused-count", count=top.count))
    article, key = _too_low(top, move.value)
    facts: dict[str, Fact] = {"combination": combination, "top": card_ref(top.value)}
    return Refusal(article, say(key, **facts))


def _too_low(top: Combination, value: int) -> tuple[str, str]:
    """Name the article that keeps a value off the top one."""
    if value == top.value:
        return "B-6.13", "brutus-refused-equal"
    if top.value == CAESAR:
        return "B-6.9", "brutus-refused-caesar"
    if value == BRUTUS:
        return "B-6.11", "brutus-refused-brutus"
    return "B-6.8", "brutus-refused-low"


_REASONS: dict[Kind, Callable[[State, int, Move], Refusal]] = {
    "take": _not_there,
    "gifts": _too_many_gifts,
    "to": _no_recipient,
    "play": _no_play,
}
