"""Effects of the winning combination. Chapter B-8."""

from typing import cast

from ludus.core.decisions import Decision, always
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.frames import Frame
from ludus.core.message import say, seat_ref
from ludus.games.brutus import forecast, memory
from ludus.games.brutus.characters import EFFECTS, card_ref, combination_ref
from ludus.games.brutus.going_out import go_out
from ludus.games.brutus.holding import from_hand, must_hold
from ludus.games.brutus.leading import DECIDED, begin_round, next_leader
from ludus.games.brutus.manches import end_manche
from ludus.games.brutus.moves import Discard, Gifts, Give, To
from ludus.games.brutus.options import TABLE
from ludus.games.brutus.state import Combination, Gift, State, Turn


def win_round(context: Turn) -> None:
    """The winning combination has its effect, whatever its size; beaten ones have none.

    Whoever is out does nothing, but Caesar's points come all the same.
    [B-8.1 to B-8.4, B-8.10 to B-8.12]
    """
    state, sink = context.state, context.sink
    top = cast(Combination, state.top)
    winner = top.owner
    effect = EFFECTS[top.value]
    if sink:
        combination = combination_ref(top.value, top.count)
        sink.tell(say("brutus-wins", seat=seat_ref(winner), combination=combination))
    if effect == "glory":
        _glory(state, winner, sink)
    if effect in DECIDED and state.sizes[winner]:
        state.turn = winner
        state.phase = DECIDED[effect]
        state.gifts = 1 if effect == "appoint" else 0
    else:
        _finish(context, None)


def _glory(state: State, winner: int, sink: Sink | None) -> None:
    """A round won with 13s brings points. [B-8.10, B-8.11]"""
    points = TABLE.tables[len(state.sizes)].caesar
    state.scores[winner] += points
    state.gains.caesar[winner] += points
    if sink:
        sink.tell(say("brutus-caesar", seat=seat_ref(winner), points=points))


_TO = tuple(To(seat) for seat in range(max(TABLE.tables)))


def forbids_gifts(context: Turn, move: Gifts) -> Refusal | None:
    """No more than one holds: with one card in hand only that one. [B-8.6]"""
    held = context.state.sizes[context.seat]
    if move.count <= held:
        return None
    return Refusal("B-8.6", say("brutus-refused-gifts", held=held))


def gifts(context: Turn, move: Gifts) -> None:
    """Say how many cards are to be given. [B-8.5]"""
    state = context.state
    state.gifts = move.count
    state.phase = "to"
    if context.sink:
        context.sink.tell(say("brutus-gifts", seat=seat_ref(context.seat), count=move.count))


def recipients(context: Turn) -> tuple[To, ...]:
    """Offer every seat of the table. [B-8.13]"""
    return _TO[: len(context.state.sizes)]


def forbids_to(context: Turn, move: To) -> Refusal | None:
    """Gifts go to other players still in: not to oneself, nor to an empty seat. [B-8.13]"""
    sizes, to = context.state.sizes, move.recipient
    if to == context.seat:
        return Refusal("B-8.13", say("brutus-refused-self"))
    if to >= len(sizes):
        return Refusal("B-8.13", say("brutus-refused-nobody"))
    if not sizes[to]:
        return Refusal("B-8.13", say("brutus-refused-recipient", seat=seat_ref(to)))
    return None


def to(context: Turn, move: To) -> None:
    """Name who gets the next card. [B-8.5, B-8.8]"""
    context.state.given.append(Gift(move.recipient))
    context.state.phase = "give"


def give(context: Turn, move: Give) -> None:
    """Choose a card; when the last one is chosen, all move together, hidden from the others.

    [B-8.5, B-8.8, B-8.14]
    """
    state, seat, sink = context.state, context.seat, context.sink
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
    _finish(context, given[0].to)


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


def discard(context: Turn, move: Discard) -> None:
    """Discard a card for all to see; it is out of play. [B-8.15]"""
    state, seat, value = context.state, context.seat, move.value
    state.hands[seat][value] -= 1
    state.sizes[seat] -= 1
    state.gone[value] += 1
    memory.part_openly(state, seat, value, 1)
    if context.sink:
        context.sink.tell(say("brutus-discards", seat=seat_ref(seat), card=card_ref(value)))
    _finish(context, None)


def _finish(context: Turn, recipient: int | None) -> None:
    """After the effect: the winner's exit if it emptied the hand, then the next leader. [B-7.6]"""
    state = context.state
    top = cast(Combination, state.top)
    winner, sizes = top.owner, state.sizes
    gone = not sizes[winner] and not state.places[winner]
    if gone and go_out(state, winner, context.sink):
        end_manche(state, context.fate, context.sink)
    else:
        begin_round(state, next_leader(sizes, winner, top.value, recipient))


GIFTS: Decision[State, Frame, Gifts] = Decision(
    word="gifts",
    article="B-8.5",
    moves=(Gifts,),
    offers=always(*map(Gifts, range(1, TABLE.gifts + 1))),
    forbids=forbids_gifts,
    answer=gifts,
    forecast=forecast.of_gifts,
)
"""How many cards a Dux gives. [B-8.5, B-8.6]"""

TO: Decision[State, Frame, To] = Decision(
    word="to",
    article="B-8.13",
    moves=(To,),
    offers=recipients,
    forbids=forbids_to,
    answer=to,
    forecast=forecast.of_to,
)
"""Who gets the next card of a Dux or a Senator. [B-8.5, B-8.8, B-8.13]"""

GIVE: Decision[State, Frame, Give] = Decision(
    word="give",
    article="B-8.2",
    moves=(Give,),
    offers=from_hand(Give),
    forbids=must_hold("B-8.2"),
    answer=give,
    forecast=forecast.of_give,
    exact=True,
)
"""Which card it is. [B-8.5, B-8.8]"""

DISCARD: Decision[State, Frame, Discard] = Decision(
    word="discard",
    article="B-8.2",
    moves=(Discard,),
    offers=from_hand(Discard),
    forbids=must_hold("B-8.2"),
    answer=discard,
    forecast=forecast.of_discard,
    exact=True,
)
"""Which card a Censor or a Vestalis Virgo discards; it is compulsory. [B-8.2, B-8.7, B-8.9]"""
