"""Gladiators bought, drawn, given up; displays renewed; decks looked into. [C-21.2, D-10]"""

from itertools import permutations

from ludus.core.decisions import Decision, nothing
from ludus.core.errors import Refusal
from ludus.core.fate import Fate
from ludus.core.message import say, seat_ref
from ludus.games.insanam.arena import forecasts
from ludus.games.insanam.arena.adversaries import reveal_adversary
from ludus.games.insanam.arena.moves import Forfeit, Hire, PutInOrder
from ludus.games.insanam.arena.totals import gladiator_price
from ludus.games.insanam.cards.decks import (
    ADVERSARY,
    GLADIATOR,
    draw,
    event_deck,
    peek,
    put_in_order,
)
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.frames import Effects
from ludus.games.insanam.goods import pay, score, too_dear
from ludus.games.insanam.moves import DONE, Done
from ludus.games.insanam.state import Doing, State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, no, tell

DECKS = {"GLAD": GLADIATOR, "ADV": ADVERSARY}

# Buying


def run_hire(context: Doing) -> None:
    """One of the gladiators on display may be bought. [C-21.2]"""
    frame = context.frame
    if context.state.table.display:
        frame.wait(frame.seat, HIRE.word)
    else:
        frame.step()


def _displayed(context: Doing) -> list[Hire | Done]:
    """List the gladiators on display, or none. [D-10]"""
    return [*(Hire(card) for card in context.state.table.display), DONE]


def _no_hire(context: Doing, move: Hire | Done) -> Refusal | None:
    """Only gladiators on display can be bought, for their price. [C-21.2]"""
    if isinstance(move, Done):
        return None
    table, seat = context.state.table, context.seat
    if move.gladiator not in table.display:
        return no("C-21.2", "not-displayed", card=card_ref("gladiator", move.gladiator))
    price = gladiator_price(table, seat, move.gladiator, context.frame.atom.d)
    return too_dear(table.players[seat], price, "C-21.2")


def _hire(context: Doing, move: Hire | Done) -> None:
    """Pay, take the card into the play area, refill the display. [C-21.2]"""
    off = context.frame.atom.d
    context.frame.step()
    if isinstance(move, Done):
        return
    table, seat, card = context.state.table, context.seat, move.gladiator
    price = gladiator_price(table, seat, card, off)
    pay(table.players[seat], price)
    table.players[seat].play.append(card)
    table.display.remove(card)
    gladiator = card_ref("gladiator", card)
    tell(context.sink, "hires", seat, gladiator=gladiator, goods=goods_ref(price))
    fill_display(context.state, context.fate)


HIRE: Decision[State, Effects, Hire | Done] = Decision(
    word="hire",
    article="C-21.2",
    moves=(Hire, Done),
    offers=_displayed,
    forbids=_no_hire,
    answer=_hire,
    forecast=forecasts.hire,
)


def fill_display(state: State, fate: Fate) -> None:
    """Lay gladiators out until there are enough, as long as the deck has any. [C-1.9, C-21.13]"""
    table = state.table
    while len(table.display) < NUMBERS.fixed.display:
        card = draw(state, GLADIATOR, fate)
        if not card:
            return
        table.display.append(card)


def run_gdraw(context: Doing) -> None:
    """The top gladiators of the deck come for nothing."""
    frame = context.frame
    n = frame.atom.n
    frame.step()
    for _ in range(n):
        card = draw(context.state, GLADIATOR, context.fate)
        if card:
            context.state.table.players[frame.seat].play.append(card)
            gladiator = card_ref("gladiator", card)
            tell(context.sink, "draws-gladiator", frame.seat, gladiator=gladiator)


# Giving up


def discard_gladiator(table: Table, card: str) -> None:
    """A gladiator leaves play."""
    table.discards.setdefault(GLADIATOR, []).append(card)


def run_gdiscard(context: Doing) -> None:
    """Gladiators of the play area are given up; each missing one costs VP."""
    frame, table = context.frame, context.state.table
    if frame.left < 0:
        frame.left = frame.atom.n
    if frame.left and table.players[frame.seat].play:
        frame.wait(frame.seat, FORFEIT.word)
        return
    missing = frame.left
    frame.step()
    score(table, frame.seat, -missing * NUMBERS.fixed.missing, context.sink)


def _in_play(context: Doing) -> list[Forfeit]:
    """List the gladiators that can be given up."""
    return [Forfeit(card) for card in context.state.table.players[context.seat].play]


def _no_forfeit(context: Doing, move: Forfeit) -> Refusal | None:
    """A gladiator of the own play area."""
    if move.gladiator in context.state.table.players[context.seat].play:
        return None
    return no("C-21.2", "not-yours", card=card_ref("gladiator", move.gladiator))


def _forfeit(context: Doing, move: Forfeit) -> None:
    """Give a gladiator up."""
    table, seat = context.state.table, context.seat
    context.frame.resume()
    context.frame.left -= 1
    table.players[seat].play.remove(move.gladiator)
    discard_gladiator(table, move.gladiator)
    tell(context.sink, "forfeits", seat, gladiator=card_ref("gladiator", move.gladiator))


FORFEIT: Decision[State, Effects, Forfeit] = Decision(
    word="forfeit",
    article="C-21.2",
    moves=(Forfeit,),
    offers=_in_play,
    forbids=_no_forfeit,
    answer=_forfeit,
    forecast=forecasts.forfeit,
)

# Displays and decks


def run_refresh(context: Doing) -> None:
    """Both cards on display go, and new ones come, one after the other. [C-22.3]"""
    frame, state, fate = context.frame, context.state, context.fate
    table = state.table
    if frame.atom.deck == "GLAD":
        frame.step()
        table.discards.setdefault(GLADIATOR, []).extend(table.display)
        table.display.clear()
        fill_display(state, fate)
        return
    if frame.left < 0:
        frame.left = NUMBERS.fixed.display
        table.discards.setdefault(ADVERSARY, []).extend(table.adversaries)
        table.adversaries.clear()
    elif frame.left:
        frame.left -= 1
        reveal_adversary(state, fate, context.sink)
    else:
        frame.step()


def peeked_deck(table: Table, frame: Effects) -> str:
    """Name the deck that is looked into: of events, the one of the round."""
    return DECKS.get(frame.atom.deck) or event_deck(table.round)


def run_peek(context: Doing) -> None:
    """Look at the top cards of a deck, to put them back in any order."""
    frame, state = context.frame, context.state
    deck = peeked_deck(state.table, frame)
    cards = peek(state, frame.seat, deck, frame.atom.n, context.fate)
    if cards:
        state.secrets.own[frame.seat].peeked = cards
        frame.wait(frame.seat, PEEK.word)
    else:
        frame.step()


def _orders(context: Doing) -> list[PutInOrder]:
    """List the orders in which the cards can be put back."""
    cards = context.state.secrets.own[context.seat].peeked
    return [PutInOrder(order) for order in permutations(cards)]


def _no_order(context: Doing, move: PutInOrder) -> Refusal | None:
    """All the cards that were looked at, and no others. [C-13.1]"""
    peeked = context.state.secrets.own[context.seat].peeked
    if set(peeked) == set(move.cards):
        return None
    kind = _kind(peeked_deck(context.state.table, context.frame))
    return no("C-13.1", "put-back", cards=tuple(card_ref(kind, card) for card in peeked))


def _kind(deck: str) -> str:
    """Name the kind of cards of a deck: those of events have a number."""
    return deck.rstrip("1234")


def _put_back(context: Doing, move: PutInOrder) -> None:
    """Put the cards back; the others see that it was done, not how."""
    state, seat = context.state, context.seat
    name = peeked_deck(state.table, context.frame)
    state.secrets.own[seat].peeked = []
    put_in_order(state, seat, name, list(move.cards), context.fate)
    if context.sink is not None:
        seen = tuple(card_ref(_kind(name), card) for card in move.cards)
        context.sink.tell(
            say("insanam-told-you-peeked", cards=seen),
            to=seat,
            others=say("insanam-told-peeked", seat=seat_ref(seat), n=len(move.cards)),
        )
    context.frame.step()


PEEK: Decision[State, Effects, PutInOrder] = Decision(
    word="peek",
    article="C-13.1",
    moves=(PutInOrder,),
    offers=_orders,
    forbids=_no_order,
    answer=_put_back,
    forecast=nothing,
)

DECISIONS = (HIRE, FORFEIT, PEEK)
