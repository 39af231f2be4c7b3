"""Fights: lead, follow, challenge, win. Chapters G-4 to G-7."""

from collections.abc import Sequence

from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Ref, say, seat_ref
from ludus.games.gorus import duel, solo
from ludus.games.gorus.arena import enter
from ludus.games.gorus.cards import Card, School
from ludus.games.gorus.rounds import end_round
from ludus.games.gorus.scoring import favour
from ludus.games.gorus.state import Fight, Play, State


def moves(state: State, seat: int) -> list[Card]:
    """Lead anything; follow the lead school or match the last strength; void, anything goes.

    [G-4.1, G-5.2, G-5.3, G-5.7]
    """
    if seat != state.turn:
        return []
    hand = state.hands[seat]
    fight = state.fight
    if not fight:
        return hand.copy()
    lead, last = fight[0].card.school, fight[-1].card.strength
    for card in hand:
        if card.school == lead:
            return [card for card in hand if card.school == lead or card.strength == last]
    return hand.copy()


def refusal(state: State, seat: int, card: Card) -> Refusal | None:
    """Say why a card may not be sent now. [G-5.1, G-5.2, G-10.1]"""
    if state.turn is None:
        return Refusal("G-10.1", say("gorus-refused-over"))
    if seat != state.turn:
        return Refusal("G-5.1", say("gorus-refused-turn", seat=seat_ref(state.turn)))
    if card not in state.hands[seat]:
        return Refusal("G-5.1", say("gorus-refused-not-held", card=Ref("card", str(card))))
    if card not in moves(state, seat):
        lead, last = state.fight[0].card, state.fight[-1].card
        return Refusal(
            "G-5.2",
            say(
                "gorus-refused-follow",
                card=Ref("card", str(card)),
                school=Ref("school", lead.school),
                strength=last.strength,
            ),
        )
    return None


def apply(state: State, seat: int, card: Card, fate: Fate, sink: Sink | None) -> None:
    """Send a gladiator; when all have, the fight ends and the winner leads the next.

    [G-5.1, G-7.1, G-4.6]
    """
    state.hands[seat].remove(card)
    enter(state, seat, card, sink)
    seats = len(state.hands)
    if seats == 1:
        solo.second_wanderer(state, fate, sink)
    elif seats == 2 and state.deck:
        duel.draw(state, seat, fate, sink)
    if len(state.fight) < seats:
        state.turn = (seat + 1) % seats
        return
    state.turn = end_fight(state, sink)
    if not any(state.hands):
        end_round(state, fate, sink)
    elif seats == 1:
        solo.first_wanderer(state, fate, sink)


def end_fight(state: State, sink: Sink | None) -> int:
    """The winner takes all cards and leads next; the preferred school stays. [G-7.5, G-7.6]

    Gives the seat that acts next: the winner, or in solo the only player. [G-12.4]
    """
    plays = tuple(state.fight)
    seat = winner(plays, state.preferred).seat
    state.fights.append(Fight(plays, seat))
    state.fight = []
    if sink:
        worth = favour((play.card for play in plays), None)
        if seat is None:
            sink.tell(say("gorus-wanderers-take", cards=len(plays), favour=worth))
        else:
            sink.tell(say("gorus-takes", seat=seat_ref(seat), cards=len(plays), favour=worth))
    return 0 if seat is None else seat


def winner(plays: Sequence[Play], preferred: School | None) -> Play:
    """The strongest of the school preferred at the end wins, or else of the lead school.

    [G-7.2, G-7.3, G-7.4]
    """
    best = plays[0]
    for play in plays:
        school = play.card.school
        if school == best.card.school:
            if play.card.strength > best.card.strength:
                best = play
        elif school == preferred:
            best = play
    return best
