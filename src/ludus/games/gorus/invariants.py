"""Laws every state keeps, whatever was played: they are checked by tests, never by play."""

from collections.abc import Iterator
from itertools import pairwise

from ludus.games.gorus.options import deck, sides
from ludus.games.gorus.state import State


def invariants(state: State) -> Iterator[str]:
    """Name the laws that a state breaks."""
    yield from _cards(state)
    yield from _fight(state)
    yield from _scores(state)


def _cards(state: State) -> Iterator[str]:
    """Every card of the deck is in exactly one place. [G-2.6, G-3.3, G-7.5]"""
    places = [card for hand in state.hands for card in hand] + state.deck
    places += [play.card for play in state.fight]
    places += [play.card for fight in state.fights for play in fight.plays]
    if sorted(map(str, places)) != sorted(map(str, deck(state.options))):
        yield "every card in one place"
    if state.preferred is not None and all(card.school != state.preferred for card in places):
        yield "the preferred school is in the deck"


def _fight(state: State) -> Iterator[str]:
    """Hands shrink together, and challenges never match their own school. [G-5.1, G-6.1]"""
    if not state.fight and len({len(hand) for hand in state.hands}) > 1:
        yield "hands are equal between fights"
    if (state.preferred is None) != (not state.fight and not state.fights):
        yield "a school is preferred once a card is played"
    for plays in [*(fight.plays for fight in state.fights), state.fight]:
        for before, play in pairwise(plays):
            if (play.kind == "challenge") != (play.card.strength == before.card.strength):
                yield "a challenge matches the card before it"
    if (state.turn is None) != (state.verdict is not None):
        yield "somebody acts until the game is won"


def _scores(state: State) -> Iterator[str]:
    """Tokens are what the rounds gave; round totals always add up to the same. [G-8.2, G-8.6]"""
    tokens = [0] * len(sides(state.options))
    for score in state.scores:
        for side in score.gained:
            tokens[side] += 1
    if tokens != state.tokens:
        yield "tokens come from rounds"
    sums = {sum(score.totals) for score in state.scores}
    if len(sums) > 1:
        yield "every round shares out the same favour"
