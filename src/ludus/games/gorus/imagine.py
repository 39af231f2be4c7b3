"""Worlds a seat cannot exclude, each with its true probability.

What the past proves is all in the fights of the round:

- a discard proves that its player held no card of the lead school; a challenge proves nothing,
  since it may be sent while holding that school [G-5.3, G-6.4];
- with two players, cards are drawn after playing, so such a proof binds only cards held then: any
  card drawn since may be of that school. And a card was drawn before it was played. So each hidden
  hand is dealt not as one place but as several: the ten cards dealt, and every draw by its time.
"""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from ludus.games.gorus.cards import Card, School, place_of
from ludus.games.gorus.options import TABLE, deck, sides
from ludus.games.gorus.state import Play, State, Verdict
from ludus.games.gorus.view import View
from ludus.kit import deals

DEALT = -1
"""The time of the deal: before fight 0. The draw that goes with fight n has time n."""

STILL_HELD = 1_000
"""The time at which a card not yet played will be: after every fight."""


class Past(Struct):
    """What a hidden seat has shown this round: its cards by fight, and its proofs of lacking."""

    played: dict[Card, int]
    lacked: dict[School, list[int]]

    def earliest(self, school: School, held_until: int) -> int:
        """Give the earliest time at which a card held until a fight can have come to the hand.

        It was not there when a discard proved its school lacking; only later draws can be it.
        """
        return max(
            (fight for fight in self.lacked.get(school, ()) if fight < held_until), default=DEALT
        )


def imagine(view: View, rng: Random) -> State:
    """Deal the unseen cards to the hidden hands and the deck, in any way the past allows."""
    pasts = {seat: Past({}, {}) for seat in range(len(view.hand_sizes)) if seat != view.seat}
    gone = set(view.hand)
    for number, plays in _fights(view):
        for play in plays:
            gone.add(play.card)
            if play.seat in pasts:
                past = pasts[play.seat]
                past.played[play.card] = number
                if play.kind == "discard":
                    past.lacked.setdefault(plays[0].card.school, []).append(number)
    unseen = [card for card in deck(view.options) if card not in gone]
    deal = _deal_by_times if len(view.hand_sizes) == 2 else _deal
    return _world(view, *deal(view, pasts, unseen, rng))


def _fights(view: View) -> Iterator[tuple[int, tuple[Play, ...]]]:
    """List the fights of this round with their numbers, the running one last."""
    for number, fight in enumerate(view.memory):
        yield number, fight.plays
    yield len(view.memory), view.fight


Deal = tuple[dict[int, list[Card]], list[Card]]
"""The hidden hands by seat, and the deck."""


def _deal(view: View, pasts: dict[int, Past], unseen: list[Card], rng: Random) -> Deal:
    """Deal where nobody draws: who lacked a school lacks it still."""
    seats = list(pasts)
    open_deck = 1 << len(seats)
    masks: dict[School, int] = {}
    for card in unseen:
        if card.school not in masks:
            masks[card.school] = open_deck | sum(
                1 << at for at, seat in enumerate(seats) if card.school not in pasts[seat].lacked
            )
    room = [view.hand_sizes[seat] for seat in seats] + [view.deck_size]
    *hands, rest = deals.sample(unseen, [masks[card.school] for card in unseen], room, rng)
    return dict(zip(seats, hands, strict=True)), rest


def _deal_by_times(view: View, pasts: dict[int, Past], unseen: list[Card], rng: Random) -> Deal:
    """Deal where cards were drawn: say of each card when it can have come to a hand. [G-11.2]"""
    draws = (len(deck(view.options)) - 2 * TABLE.hand) // 2
    places = [
        (seat, time)
        for seat, past in pasts.items()
        for time in range(DEALT, min(len(past.played), draws))
    ]
    room = [TABLE.hand if time == DEALT else 1 for _, time in places] + [view.deck_size]
    open_deck = 1 << len(places)
    masks: dict[tuple[School, int | None, int], int] = {}

    def allowed(school: School, owner: int | None, played: int) -> int:
        """Mark the deck for a card nobody played, and each place it can have come to in time."""
        mask = open_deck if owner is None else 0
        for at, (seat, time) in enumerate(places):
            if owner is None or owner == seat:
                mask |= (pasts[seat].earliest(school, played) <= time < played) << at
        return mask

    things: list[Card] = []
    bars: list[int] = []
    owned = [
        (seat, card, number) for seat, past in pasts.items() for card, number in past.played.items()
    ]
    for owner, card, played in [*((None, card, STILL_HELD) for card in unseen), *owned]:
        question = (card.school, owner, played)
        if question not in masks:
            masks[question] = allowed(*question)
        things.append(card)
        bars.append(masks[question])
    *held, rest = deals.sample(things, bars, room, rng)
    hands: dict[int, list[Card]] = {seat: [] for seat in pasts}
    for (seat, _), cards in zip(places, held, strict=True):
        hands[seat] += [card for card in cards if card not in pasts[seat].played]
    return hands, rest


def _world(view: View, hidden: dict[int, list[Card]], rest: list[Card]) -> State:
    """Put a world together from what is seen and what was dealt in imagination."""
    return State(
        options=view.options,
        dealer=view.dealer,
        round=view.round,
        hands=[
            list(view.hand) if seat == view.seat else sorted(hidden[seat], key=place_of)
            for seat in range(len(view.hand_sizes))
        ],
        deck=sorted(rest, key=place_of),
        fight=list(view.fight),
        fights=list(view.memory),
        preferred=view.preferred,
        turn=view.turn,
        tokens=list(view.tokens),
        scores=list(view.scores),
        verdict=_verdict(view),
    )


def _verdict(view: View) -> Verdict | None:
    if view.outcome is None:
        return None
    table = sides(view.options)
    winners = sorted({table.side_of(seat) for seat in view.outcome.winners or (None,)})
    return Verdict(tuple(winners), view.outcome.decided_by)
