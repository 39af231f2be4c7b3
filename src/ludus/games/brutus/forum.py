"""The forum and the Consul's opinion. Chapters B-4, B-5 and B-15."""

from collections.abc import Sequence

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say, seat_ref
from ludus.games.brutus import memory
from ludus.games.brutus.characters import VALUES, Cards, card_ref, card_refs, no_cards
from ludus.games.brutus.leading import begin_round
from ludus.games.brutus.moves import FORUM, LAY, MERCY, POWER, TAKE, Move
from ludus.games.brutus.options import TABLE
from ludus.games.brutus.state import State


def announce_moves(state: State, seat: int) -> Sequence[Move]:  # noqa: ARG001
    """The Imperator asks for one, two or three cards; none is not allowed. [B-4.1]"""
    return FORUM[1:]


def announce(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """The number holds for everybody, the Imperator included. [B-4.1, B-4.2]"""
    state.asked = move.value
    state.phase = "lay"
    state.turn = -1
    if sink:
        sink.tell(say("brutus-forum", seat=seat_ref(seat), count=move.value))


def lay_moves(state: State, seat: int) -> Sequence[Move]:
    """Any card still held. [B-4.2]"""
    return held(state.hands[seat], LAY)


def held(hand: Cards, moves: Sequence[Move]) -> list[Move]:
    """Pick the moves with a value that is held."""
    return [moves[value] for value in VALUES if hand[value]]


def lay(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Lay a card face down; nobody else learns anything before all have laid theirs.

    The order in which one's own cards were laid has no meaning. [B-4.3]
    """
    state.hands[seat][move.value] -= 1
    state.laid[seat].append(move.value)
    state.laid[seat].sort()
    if sink:
        sink.tell(say("brutus-laid", card=card_ref(move.value)), to=seat)
    if any(len(laid) < state.asked for laid in state.laid):
        return
    if state.options.benevolence:
        state.phase = "mercy"
        state.turn = state.ranks[0]
    else:
        state.mercy = False
        reveal(state, sink)


def mercy_moves(state: State, seat: int) -> Sequence[Move]:  # noqa: ARG001
    """Declare Benevolence or not. [B-15.1]"""
    return MERCY


def mercy(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Benevolence brings points at once, before the cards are seen. [B-15.1, B-15.2]"""
    state.mercy = bool(move.value)
    if state.mercy:
        state.scores[seat] += TABLE.mercy
        state.gains.mercy[seat] += TABLE.mercy
    if sink:
        key = "brutus-mercy" if state.mercy else "brutus-no-mercy"
        sink.tell(say(key, seat=seat_ref(seat), points=TABLE.mercy))
    reveal(state, sink)


def reveal(state: State, sink: Sink | None) -> None:
    """Turn the mixed cards up: they carry no trace of who laid them. [B-4.4, B-4.5]"""
    forum = no_cards()
    for seat, laid in enumerate(state.laid):
        for value in laid:
            forum[value] += 1
        laid.clear()
        state.sizes[seat] -= state.asked
    state.forum = forum
    state.pickers = picking_order(state)
    state.phase = "take"
    state.turn = state.pickers[0]
    state.reveals += 1
    if sink:
        sink.tell(say("brutus-revealed", cards=card_refs(forum)))


def picking_order(state: State) -> list[int]:
    """Rank order; after Benevolence Imperator and Servus change places. [B-4.6, B-15.3]"""
    imperator, *between, servus = state.ranks
    return [servus, *between, imperator] if state.mercy else state.ranks.copy()


def take_moves(state: State, seat: int) -> Sequence[Move]:  # noqa: ARG001
    """Any card still lying there, one's own too. [B-4.7, B-4.8]"""
    return held(state.forum, TAKE)


def take(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Take a card for all to see; whoever has taken enough makes room for the next.

    The last one gets what remains. [B-4.7, B-4.9, B-4.10, B-4.11]
    """
    state.forum[move.value] -= 1
    state.hands[seat][move.value] += 1
    state.sizes[seat] += 1
    memory.show(state, seat, move.value)
    if sink:
        sink.tell(say("brutus-takes", seat=seat_ref(seat), card=card_ref(move.value)))
    if state.sizes[seat] < TABLE.tables[len(state.sizes)].hand:
        return
    state.pickers.pop(0)
    if state.pickers:
        state.turn = state.pickers[0]
    else:
        state.phase = "power"
        state.turn = state.ranks[1]


def power_moves(state: State, seat: int) -> Sequence[Move]:  # noqa: ARG001
    """The Consul leaves the power off or switches it on. [B-5.1, B-5.2]"""
    return POWER


def power(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """The choice holds for everybody until the manche ends; the Imperator leads.

    [B-5.3, B-5.4, B-6.2]
    """
    state.power = bool(move.value)
    if sink:
        key = "brutus-power-on" if state.power else "brutus-power-off"
        sink.tell(say(key, seat=seat_ref(seat)))
    begin_round(state, state.ranks[0])
