"""Who knows what of whose hand: open picks, gifts, passed cards. Chapter B-16.

`shown` is what all know, `facts` what one seat knows besides. Both are certain: whatever a player
may have given away unseen is no longer counted among what they hold.
"""

from bisect import insort
from collections.abc import Iterable

from ludus.games.brutus.characters import Cards, no_cards
from ludus.games.brutus.state import Fact, Moved, State, Trail

TABLE = -1
"""Where cards go that are played or discarded."""


def show(state: State, holder: int, value: int) -> None:
    """All have seen a card go into a hand. [B-4.10]"""
    state.shown[holder][value] += 1


def part_openly(state: State, holder: int, value: int, count: int) -> None:
    """All have seen cards leave a hand: as many fewer are known to be there. [B-16.2]"""
    if state.trail:
        state.trail.moved.append((Moved(holder, TABLE, value, count),))
    shown = state.shown[holder]
    if shown[value]:
        open_ones = min(count, shown[value])
        shown[value] -= open_ones
        count -= open_ones
    if count and state.facts:
        told = [fact for fact in state.facts if fact.value == value and fact.holder == holder]
        for fact in dict.fromkeys(told):
            for _ in range(min(count, told.count(fact))):
                state.facts.remove(fact)


def pass_secretly(state: State, moved: Iterable[tuple[int, int, int]]) -> None:
    """Cards move from hand to hand, each known to its giver and receiver only.

    `moved` lists giver, receiver and value; they move together. [B-8.14, B-14.8]
    """
    cards = list(moved)
    if state.trail is None:
        state.trail = Trail([shown.copy() for shown in state.shown], state.sizes.copy(), [])
    state.trail.moved.append(tuple(sorted(Moved(*card) for card in cards)))
    for giver, receiver, value in cards:
        _doubt(state, giver, receiver, value)
    for giver, receiver, value in cards:
        insort(state.facts, Fact(giver, receiver, value))


def _doubt(state: State, giver: int, receiver: int, value: int) -> None:
    """One card of the giver is gone; only the receiver knows which, so nobody else is sure of any.

    For each value that means one certain card fewer. What the receiver stays sure of is kept as
    facts of their own.
    """
    shown = state.shown[giver]
    covered = [other for other, count in enumerate(shown) if count] if any(shown) else []
    for other in covered:
        shown[other] -= 1
    for fact in dict.fromkeys([fact for fact in state.facts if fact.holder == giver]):
        sure = fact.knows == receiver and fact.value != value
        if fact.value not in covered and not sure:
            state.facts.remove(fact)
    for other in covered:
        if other != value:
            insort(state.facts, Fact(receiver, giver, other))


def known(state: State, seat: int | None) -> list[Cards]:
    """Give the cards a seat is certain of in every other hand. [B-16.2, B-16.3]"""
    cards = [no_cards() if holder == seat else shown.copy()
             for holder, shown in enumerate(state.shown)]  # fmt: skip
    for fact in state.facts:
        if fact.knows == seat:
            cards[fact.holder][fact.value] += 1
    return cards
