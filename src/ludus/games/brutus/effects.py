"""Effects of the winning combination. Chapter B-8."""

from collections.abc import Sequence
from typing import cast

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say, seat_ref
from ludus.games.brutus import memory
from ludus.games.brutus.characters import EFFECTS, card_ref, combination_ref
from ludus.games.brutus.forum import held
from ludus.games.brutus.going_out import go_out
from ludus.games.brutus.leading import begin_round, next_leader
from ludus.games.brutus.manches import end_manche
from ludus.games.brutus.moves import DISCARD, GIFTS, GIVE, TO, Move
from ludus.games.brutus.options import TABLE
from ludus.games.brutus.state import Combination, Gift, State, seats_in


def win_round(state: State, fate: Fate, sink: Sink | None) -> None:
    """The winning combination has its effect, whatever its size; beaten ones have none.

    Whoever is out does nothing, but Caesar's points come all the same.
    [B-8.1 to B-8.4, B-8.10 to B-8.12]
    """
    top = cast(Combination, state.top)
    winner = top.owner
    effect = EFFECTS[top.value]
    if sink:
        combination = combination_ref(top.value, top.count)
        sink.tell(say("brutus-wins", seat=seat_ref(winner), combination=combination))
    if effect == "glory":
        _glory(state, winner, sink)
    if state.sizes[winner] and effect not in (None, "glory"):
        state.turn = winner
        if effect == "give":
            state.phase = "gifts"
        elif effect == "appoint":
            state.phase = "to"
            state.gifts = 1
        else:
            state.phase = "discard"
        return
    _finish(state, None, fate, sink)


def _glory(state: State, winner: int, sink: Sink | None) -> None:
    """A round won with 13s brings points. [B-8.10, B-8.11]"""
    points = TABLE.tables[len(state.sizes)].caesar
    state.scores[winner] += points
    state.gains.caesar[winner] += points
    if sink:
        sink.tell(say("brutus-caesar", seat=seat_ref(winner), points=points))


def gifts_moves(state: State, seat: int) -> Sequence[Move]:
    """The Dux gives one card or two, with one card in hand only that one. [B-8.5, B-8.6]"""
    return GIFTS[1 : min(TABLE.gifts, state.sizes[seat]) + 1]


def gifts(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Say how many cards are to be given. [B-8.5]"""
    state.gifts = move.value
    state.phase = "to"
    if sink:
        sink.tell(say("brutus-gifts", seat=seat_ref(seat), count=move.value))


def to_moves(state: State, seat: int) -> Sequence[Move]:
    """Gifts go to other players still in. [B-8.13]"""
    return [TO[other] for other in seats_in(state) if other != seat]


def to(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Name who gets the next card. [B-8.5, B-8.8]"""
    state.given.append(Gift(move.value))
    state.phase = "give"


def give_moves(state: State, seat: int) -> Sequence[Move]:
    """Any card held. [B-8.5, B-8.8]"""
    return held(state.hands[seat], GIVE)


def give(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Choose a card; when the last one is chosen, all move together, hidden from the others.

    [B-8.5, B-8.8, B-8.14]
    """
    state.hands[seat][move.value] -= 1
    state.given[-1] = Gift(state.given[-1].to, move.value)
    if len(state.given) < state.gifts:
        state.phase = "to"
        return
    given = state.given
    state.given = []
    state.gifts = 0
    memory.pass_secretly(state, [(seat, gift.to, gift.value) for gift in given])
    for gift in given:
        hand_over(state, seat, gift.to, gift.value)
        if sink:
            sink.tell(say("brutus-gives", seat=seat_ref(seat), to=seat_ref(gift.to)))
            tell_passed(seat, gift.to, gift.value, sink)
    _finish(state, given[0].to, fate, sink)


def hand_over(state: State, giver: int, receiver: int, value: int) -> None:
    """Put a card that has left one hand into another."""
    state.sizes[giver] -= 1
    state.sizes[receiver] += 1
    state.hands[receiver][value] += 1


def tell_passed(giver: int, receiver: int, value: int, sink: Sink) -> None:
    """Tell the two who know it which card it was. [B-8.14, B-14.8]"""
    card = card_ref(value)
    sink.tell(say("brutus-gave", card=card, to=seat_ref(receiver)), to=giver)
    sink.tell(say("brutus-got", card=card, giver=seat_ref(giver)), to=receiver)


def discard_moves(state: State, seat: int) -> Sequence[Move]:
    """Any card held; it is compulsory. [B-8.2, B-8.7, B-8.9]"""
    return held(state.hands[seat], DISCARD)


def discard(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Discard a card for all to see; it is out of play. [B-8.15]"""
    state.hands[seat][move.value] -= 1
    state.sizes[seat] -= 1
    state.gone[move.value] += 1
    memory.part_openly(state, seat, move.value, 1)
    if sink:
        sink.tell(say("brutus-discards", seat=seat_ref(seat), card=card_ref(move.value)))
    _finish(state, None, fate, sink)


def _finish(state: State, recipient: int | None, fate: Fate, sink: Sink | None) -> None:
    """After the effect: the winner's exit if it emptied the hand, then the next leader. [B-7.6]"""
    top = cast(Combination, state.top)
    winner = top.owner
    if not state.sizes[winner] and not state.places[winner] and go_out(state, winner, sink):
        end_manche(state, fate, sink)
        return
    begin_round(state, next_leader(state, winner, top.value, recipient))
