"""What a card would do, told before it is sent. Chapters G-6 to G-8."""

from collections.abc import Iterator, Sequence

from ludus.core.decisions import Look
from ludus.core.forecast import Forecast
from ludus.core.message import Fact, Message, Ref, say, seat_ref
from ludus.games.gorus.arena import kind_of, winner
from ludus.games.gorus.cards import DECK, Card
from ludus.games.gorus.options import fight_size
from ludus.games.gorus.scoring import favour
from ludus.games.gorus.state import Play
from ludus.games.gorus.view import View


def forecast(look: Look[View], card: Card) -> Forecast:
    """Tell what a card would be in the arena, who would then be ahead, and what it is worth."""
    view = look.view
    kind = kind_of(view.fight, card)
    sets = kind == "challenge" or view.preferred is None
    preferred = card.school if sets else view.preferred
    fight = (*view.fight, Play(look.seat, card, kind))
    best = winner(fight, preferred)
    ends = len(fight) == fight_size(view.options)
    brings = [*_preference(view, card, kind), *_ahead(view, fight, best, ends=ends)]
    if card.strength == 0 or (card.favour and not ends):
        brings.append(_worth(card))
    return Forecast(brings=tuple(brings), facts={"kind": kind})


def _preference(view: View, card: Card, kind: str) -> Iterator[Message]:
    """A challenge, or the first card of a round, decides the preferred school. [G-4.3, G-6.3]"""
    school = Ref("school", card.school)
    if kind == "challenge":
        key = "gorus-will-keep" if card.school == view.preferred else "gorus-will-turn"
        yield say(key, school=school)
    elif view.preferred is None:
        yield say("gorus-will-prefer", school=school)


def _ahead(view: View, fight: Sequence[Play], best: Play, *, ends: bool) -> Iterator[Message]:
    """Tell who would be ahead, or win the fight if the card ends it. [G-7.1 to G-7.4]"""
    if ends:
        worth = favour((play.card for play in fight), None)
        yield _who("gorus-will-end", view, best, cards=len(fight), favour=worth)
    elif view.ahead is not None:
        stays = best == view.fight[view.ahead]
        yield _who("gorus-will-stay" if stays else "gorus-will-rise", view, best)


def _who(key: str, view: View, play: Play, **facts: Fact) -> Message:
    if play.seat is None:
        return say(f"{key}-wanderer", **facts)
    if play.seat == view.seat:
        return say(f"{key}-you", **facts)
    return say(key, seat=seat_ref(play.seat), **facts)


def _worth(card: Card) -> Message:
    """Tell what the card brings to whoever takes it. [G-8.3]"""
    if card.strength == 0:
        return say("gorus-worth-zero", bonus=DECK.zero_bonus, favour=card.favour)
    return say("gorus-worth", favour=card.favour)
