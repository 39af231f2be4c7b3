"""Worlds a seat cannot exclude: its own cards and what it knows for certain, the rest at random.

A pass proves nothing and nobody ever shows a lack: every unseen card may lie in any hidden place,
each arrangement equally likely. Hidden choices already made (cards laid, passed on or about to be
given) are any of their owner's cards, equally likely. After gifts that the seat did not see, it is
imagined first where the cards are that it could follow until then: see pasts.py.
"""

from collections.abc import Sequence
from random import Random

from ludus.games.brutus.characters import Cards, count_cards, list_cards, no_cards
from ludus.games.brutus.options import deck
from ludus.games.brutus.pasts import own_cards, place_known
from ludus.games.brutus.state import Fact, Gains, Gift, State, Trail
from ludus.games.brutus.view import View
from ludus.kit.deals import sample


def imagine(view: View, rng: Random) -> State:
    """Sample a whole state that gives this view back. [B-16.3, B-16.4]"""
    hands, undealt = _deal(view, rng)
    laid = _commit(view, hands, rng)
    return State(
        options=view.options,
        manche=view.manche,
        ranks=list(view.ranks),
        scores=list(view.scores),
        won=list(view.won),
        hands=hands,
        sizes=list(view.sizes),
        undealt=undealt,
        places=list(view.places),
        phase=view.phase,
        turn=-1 if view.turn is None else view.turn,
        asked=view.asked,
        laid=laid,
        forum=list(view.forum),
        pickers=list(view.pickers),
        mercy=view.mercy,
        power=view.power,
        top=view.top,
        plays=list(view.plays),
        before=list(view.before),
        gifts=view.gifts,
        given=_gifts(view, hands, rng),
        gone=list(view.gone),
        shown=_shown(view),
        facts=_facts(view),
        gains=Gains(*(list(part) for part in _gains(view))),
        manches=list(view.manches),
        trail=_trail(view),
    )


def _trail(view: View) -> Trail | None:
    """What is hidden from the seat stays hidden in its world: nobody asks there."""
    trail = view.trail
    return trail and Trail([*map(list.copy, trail.shown)], trail.sizes.copy(), trail.moved.copy())


def _gains(view: View) -> tuple[list[int], list[int], list[int]]:
    return view.gains.caesar, view.gains.revolt, view.gains.mercy


def _deal(view: View, rng: Random) -> tuple[list[Cards], Cards]:
    """Deal the unseen cards into what room there is; the seat's own hand is as it is."""
    mine = own_cards(view)
    placed = place_known(view, rng)
    unseen = deck(view.options.players)
    for seen in (view.gone, view.forum, mine, *placed):
        unseen = [left - there for left, there in zip(unseen, seen, strict=True)]
    room = [
        0 if seat == view.seat else size - sum(placed[seat]) for seat, size in enumerate(view.sizes)
    ]
    cards = list_cards(unseen)
    room.append(len(cards) - sum(room))
    *dealt, undealt = sample(cards, [(1 << len(room)) - 1] * len(cards), room, rng)
    hands = []
    for seat, unknown in enumerate(dealt):
        if seat == view.seat:
            hands.append(list(view.hand))
        else:
            hands.append(_add(placed[seat], unknown))
    return hands, count_cards(undealt)


def _add(known: Sequence[int], more: list[int]) -> Cards:
    cards = list(known)
    for value in more:
        cards[value] += 1
    return cards


def _commit(view: View, hands: list[Cards], rng: Random) -> list[list[int]]:
    """Let everybody who has chosen in secret have chosen something."""
    laid: list[list[int]] = [[] for _ in hands]
    if view.seat is not None:
        laid[view.seat] = list(view.laid)
    number = {"lay": view.asked, "mercy": view.asked, "slip": 1}.get(view.phase, 0)
    for seat, hand in enumerate(hands):
        if number and seat != view.seat and view.sizes[seat] and seat not in view.waiting:
            laid[seat] = sorted(_take(hand, number, rng))
    return laid


def _gifts(view: View, hands: list[Cards], rng: Random) -> list[Gift]:
    """Fill in the cards of gifts on their way; the newest may not be chosen yet."""
    given = list(view.given)
    if view.turn is None or view.turn == view.seat:
        return given
    chosen = given[:-1] if view.phase == "give" else given
    cards = _take(hands[view.turn], len(chosen), rng)
    return [Gift(gift.to, value) for gift, value in zip(chosen, cards, strict=True)] + given[
        len(chosen) :
    ]


def _take(hand: Cards, number: int, rng: Random) -> list[int]:
    """Take cards out of a hand at random."""
    taken = rng.sample(list_cards(hand), number)
    for value in taken:
        hand[value] -= 1
    return taken


def _is_public(view: View) -> bool:
    """Before the first gift of a manche all know the same of each other. [B-4.10]"""
    return view.seat is None or view.trail is None


def _shown(view: View) -> list[Cards]:
    """After a gift, what the seat knows of others is its own knowledge alone in its world."""
    if _is_public(view):
        return [list(cards) for cards in view.known]
    return [no_cards() for _ in view.known]


def _facts(view: View) -> list[Fact]:
    if view.seat is None or _is_public(view):
        return []
    return sorted(
        Fact(view.seat, holder, value)
        for holder, cards in enumerate(view.known)
        for value in list_cards(cards)
    )
