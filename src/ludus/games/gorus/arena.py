"""The arena: what a card does when it enters, and which one wins. Chapters G-4, G-6 and G-7."""

from collections.abc import Sequence

from ludus.core.events import Sink
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.games.gorus.cards import Card, School
from ludus.games.gorus.state import Fight, Play, PlayKind, State


def kind_of(fight: Sequence[Play], card: Card) -> PlayKind:
    """Tell what a card would be in the arena now.

    A led card never challenges [G-4.5]. Any other card as strong as the one just before it does,
    whatever its school and whether meant or not [G-6.1, G-6.2, G-6.5, G-6.7].
    """
    if not fight:
        return "lead"
    if card.strength == fight[-1].card.strength:
        return "challenge"
    return "follow" if card.school == fight[0].card.school else "discard"


def enter(state: State, seat: int | None, card: Card, sink: Sink | None) -> None:
    """Put a card into the arena; it may change the preferred school at once.

    The first card of a round sets it [G-4.3], a challenge resets it [G-6.3], nothing else touches
    it [G-4.4, G-6.10].
    """
    fight, before = state.fight, state.preferred
    kind = kind_of(fight, card)
    fight.append(Play(seat, card, kind))
    if kind == "challenge" or before is None:
        state.preferred = card.school
    if sink:
        sink.tell(_entered(seat, card, kind))
        if state.preferred != before:
            sink.tell(_preferred(state.preferred))


def _entered(seat: int | None, card: Card, kind: PlayKind) -> Message:
    which = Ref("card", str(card))
    if seat is None:
        return say(f"gorus-wanderer-{kind}", card=which)
    return say(f"gorus-{kind}", seat=seat_ref(seat), card=which)


def _preferred(school: School | None) -> Message:
    """Show every change of the preferred school to all at once. [G-6.11]"""
    return say("gorus-preferred", school=Ref("school", str(school)))


def preferred_after(fights: Sequence[Fight]) -> School:
    """Tell which school was preferred when the last of a round's fights ended. [G-4.3, G-6.3]"""
    school = fights[0].plays[0].card.school
    for fight in fights:
        for play in fight.plays:
            if play.kind == "challenge":
                school = play.card.school
    return school


def winner(plays: Sequence[Play], preferred: School | None) -> Play:
    """The strongest of the school preferred at the end wins, or else of the lead school.

    [G-7.2, G-7.3, G-7.4]
    """
    best = plays[0]
    school, strength = best.card.school, best.card.strength
    for play in plays:
        card = play.card
        if card.school == school:
            if card.strength > strength:
                best, strength = play, card.strength
        elif card.school == preferred:
            best, school, strength = play, card.school, card.strength
    return best
