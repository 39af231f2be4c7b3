"""Fights: lead, follow, challenge, win. Chapters G-4 to G-7."""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.frames import Frame
from ludus.core.message import Fact, Message, Ref, say, seat_ref
from ludus.games.gorus import duel, solo
from ludus.games.gorus.arena import enter, kind_of, winner
from ludus.games.gorus.cards import Card, School
from ludus.games.gorus.forecast import forecast
from ludus.games.gorus.options import TABLE
from ludus.games.gorus.rounds import end_round
from ludus.games.gorus.scoring import favour
from ludus.games.gorus.state import Fight, State
from ludus.games.gorus.view import View

Sending = Context[State, Frame]


def offers(context: Sending) -> list[Card]:
    """Lead anything; follow the lead school or match the last strength; void, anything goes.

    [G-4.1, G-5.2, G-5.3, G-5.7]
    """
    state = context.state
    hand = state.hands[context.seat]
    fight = state.fight
    if not fight:
        return hand.copy()
    lead, last = fight[0].card.school, fight[-1].card.strength
    answers = [card for card in hand if card.school == lead or card.strength == last]
    for card in answers:
        if card.school == lead:
            return answers
    return hand.copy()


def forbids(context: Sending, card: Card) -> Refusal | None:
    """Say why a card may not be sent now. [G-5.1, G-5.2]"""
    state = context.state
    hand = state.hands[context.seat]
    if card not in hand:
        return Refusal("G-5.1", say("gorus-refused-not-held", card=Ref("card", str(card))))
    if not state.fight or kind_of(state.fight, card) != "discard":
        return None
    lead, last = state.fight[0].card, state.fight[-1].card
    if all(other.school != lead.school for other in hand):
        return None
    return Refusal(
        "G-5.2",
        say(
            "gorus-refused-follow",
            card=Ref("card", str(card)),
            school=Ref("school", lead.school),
            strength=last.strength,
        ),
    )


def send(context: Sending, card: Card) -> None:
    """Send a gladiator; when all have, the fight ends and the winner leads the next.

    [G-5.1, G-7.1, G-4.6]
    """
    state, seat, sink = context.state, context.seat, context.sink
    hands = state.hands
    hand, seats = hands[seat], len(hands)
    hand.remove(card)
    enter(state, seat, card, sink)
    if seats == 1:
        solo.second_wanderer(state, context.fate, sink)
    elif seats == 2 and state.deck:
        duel.draw(state, seat, context.fate, sink)
    if len(state.fight) < seats:
        state.turn = (seat + 1) % seats
        return
    state.turn = end_fight(state, sink)
    if not hand and not any(hands):
        end_round(state, context.fate, sink)
    elif seats == 1:
        solo.first_wanderer(state, context.fate, sink)


def end_fight(state: State, sink: Sink | None) -> int:
    """The winner takes all cards and leads next; the preferred school stays. [G-7.5, G-7.6]

    Gives the seat that acts next: the winner, or in solo the only player. [G-12.4]
    """
    plays = tuple(state.fight)
    best = winner(plays, state.preferred)
    seat = best.seat
    state.fights.append(Fight(plays, seat))
    state.fight = []
    if sink:
        sink.tell(taken(state.fights[-1], best.card, state.preferred))
    return 0 if seat is None else seat


def taken(fight: Fight, best: Card, preferred: School | None) -> Message:
    """Tell who takes the cards of a fight, with which card, and why. [G-7.2, G-7.3]"""
    plays = fight.plays
    facts: dict[str, Fact] = {
        "cards": len(plays),
        "favour": favour((play.card for play in plays), None),
        "by": "preferred" if best.school == preferred else "led",
        "card": Ref("card", str(best)),
    }
    if fight.winner is None:
        return say("gorus-wanderers-take", **facts)
    return say("gorus-takes", seat=seat_ref(fight.winner), **facts)


SEND: Decision[State, Frame, Card] = Decision(
    word="send",
    article="G-5.1",
    moves=(Card,),
    offers=offers,
    forbids=forbids,
    answer=send,
    forecast=forecast,
    exact=True,
)
"""Which gladiator to send: the only decision of the game. [G-5.1]"""

_ASKS: dict[int | None, Frame | None] = {
    None: None,
    **{seat: Frame(seats=(seat,), ask=SEND.word) for seat in range(max(TABLE.schools))},
}


def question(state: State) -> Frame | None:
    """One seat acts at a time, clockwise. [G-5.1]"""
    return _ASKS[state.turn]


def seen_question(view: View) -> Frame | None:
    """Tell the same from a view."""
    return _ASKS[view.turn]
