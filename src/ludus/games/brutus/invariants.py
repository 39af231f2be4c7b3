"""Laws every state keeps, whatever was played: they are checked by tests, never by play."""

from collections.abc import Iterator

from ludus.games.brutus import memory
from ludus.games.brutus.options import TABLE, deck
from ludus.games.brutus.state import State

EFFECT_PHASES = ("gifts", "to", "give", "discard")


def invariants(state: State) -> Iterator[str]:
    """Name the laws that a state breaks."""
    yield from _cards(state)
    yield from _players(state)
    yield from _knowledge(state)
    yield from _points(state)


def _cards(state: State) -> Iterator[str]:
    """Every card of every value is in exactly one place. [B-1.4]"""
    places = [*state.hands, state.undealt, state.forum, state.gone]
    counts = [sum(column) for column in zip(*places, strict=True)]
    for value in [*(v for laid in state.laid for v in laid), *(g.value for g in state.given)]:
        if value:
            counts[value] += 1
    if counts != deck(state.options.players):
        yield "every card in one place"
    if any(count < 0 for cards in places for count in cards):
        yield "no hand owes a card"


def _players(state: State) -> Iterator[str]:
    """Whoever owns cards is in; whoever has a place is out; leader and actors are in. [B-9.1]"""
    for seat, hand in enumerate(state.hands):
        pending = len(state.laid[seat])
        if seat == state.turn:
            pending += sum(gift.value > 0 for gift in state.given)
        if state.sizes[seat] != sum(hand) + pending:
            yield "sizes count what is owned"
        if state.phase != "over" and bool(state.sizes[seat]) == bool(state.places[seat]):
            yield "in while holding cards, out when not"
    taken = sorted(place for place in state.places if place)
    if taken != list(range(1, len(taken) + 1)):
        yield "places are taken in order"
    if state.turn >= 0 and not state.sizes[state.turn] and state.phase != "take":
        yield "only players in decide"
    if (state.top is None) and state.phase in ("reply", "conspire", "slip", *EFFECT_PHASES):
        yield "a round has a combination on top"
    if sorted(state.ranks) != list(range(len(state.ranks))):
        yield "ranks are a permutation"


def _knowledge(state: State) -> Iterator[str]:
    """Nobody is certain of a card that is not there. [B-16.3]"""
    committed = [list(hand) for hand in state.hands]
    for seat, laid in enumerate(state.laid):
        for value in laid:
            committed[seat][value] += 1
    for gift in state.given:
        committed[state.turn][gift.value] += 1
    for seat in (None, *range(len(state.hands))):
        for holder, cards in enumerate(memory.known(state, seat)):
            if any(known > held for known, held in zip(cards, committed[holder], strict=True)):
                yield "what is known is true"


def _points(state: State) -> Iterator[str]:
    """Scores are what the manches gave; positions always share out the same sum. [B-9.3]"""
    points = TABLE.tables[state.options.players].points
    scores = [0] * len(state.scores)
    for manche in state.manches:
        if sorted(manche.position, reverse=True) != list(points):
            yield "every manche gives each place's points once"
        for part in (manche.position, manche.caesar, manche.revolt, manche.mercy):
            scores = [have + more for have, more in zip(scores, part, strict=True)]
    if state.phase != "over":
        gains = state.gains
        for gained in (gains.caesar, gains.revolt, gains.mercy):
            scores = [have + more for have, more in zip(scores, gained, strict=True)]
        scores = [
            have + (points[place - 1] if place else 0)
            for have, place in zip(scores, state.places, strict=True)
        ]
    if scores != state.scores:
        yield "points come from manches"
    if sum(state.won) != len(state.manches):
        yield "every manche is won by somebody"
