"""Gladiators bought, drawn, given up; displays renewed; decks looked into. [C-21.2, D-10]"""

from itertools import permutations

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say, seat_ref
from ludus.games.insanam.arena.adversaries import reveal_adversary
from ludus.games.insanam.cards.decks import (
    ADVERSARY,
    GLADIATOR,
    draw,
    event_deck,
    peek,
    put_in_order,
)
from ludus.games.insanam.cards.powers import Three, mod
from ludus.games.insanam.content.catalogue import GLADIATORS, NUMBERS
from ludus.games.insanam.frames import Effects
from ludus.games.insanam.goods import can_pay, pay, score
from ludus.games.insanam.moves import DONE, Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, tell

DECKS = {"GLAD": GLADIATOR, "ADV": ADVERSARY}


def gladiator_price(table: Table, seat: int, card: str, off: int) -> Three:
    """Tell what a gladiator costs, never less than nothing. [C-21.2]"""
    return max(0, GLADIATORS[card].cost + mod(table, seat, "cost.glad") - off), 0, 0


def run_hire(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """One of the gladiators on display may be bought. [C-21.2]"""
    del fate, sink
    if state.table.display:
        frame.wait(frame.seat, "hire")
    else:
        frame.step()


def hire_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the gladiators there are means for."""
    table = state.table
    return [
        *(
            make("hire", card)
            for card in table.display
            if can_pay(table.players[seat], gladiator_price(table, seat, card, frame.atom.d))
        ),
        DONE,
    ]


def hire(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Pay, take the card into the play area, refill the display. [C-21.2]"""
    off = frame.atom.d
    frame.step()
    if move.kind == "done":
        return
    table = state.table
    card = move.word()
    price = gladiator_price(table, seat, card, off)
    pay(table.players[seat], price)
    table.players[seat].play.append(card)
    table.display.remove(card)
    tell(sink, "hires", seat, gladiator=card_ref("gladiator", card), goods=goods_ref(price))
    fill_display(state, fate)


def fill_display(state: State, fate: Fate) -> None:
    """Lay gladiators out until there are enough, as long as the deck has any. [C-1.9, C-21.13]"""
    table = state.table
    while len(table.display) < NUMBERS.fixed.display:
        card = draw(state, GLADIATOR, fate)
        if not card:
            return
        table.display.append(card)


def discard_gladiator(table: Table, card: str) -> None:
    """A gladiator leaves play."""
    table.discards.setdefault(GLADIATOR, []).append(card)


def run_gdraw(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """The top gladiators of the deck come for nothing."""
    n = frame.atom.n
    frame.step()
    for _ in range(n):
        card = draw(state, GLADIATOR, fate)
        if card:
            state.table.players[frame.seat].play.append(card)
            tell(sink, "draws-gladiator", frame.seat, gladiator=card_ref("gladiator", card))


def run_gdiscard(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Gladiators of the play area are given up; each missing one costs VP."""
    del fate
    if frame.left < 0:
        frame.left = frame.atom.n
    if frame.left and state.table.players[frame.seat].play:
        frame.wait(frame.seat, "forfeit")
        return
    missing = frame.left
    frame.step()
    score(state.table, frame.seat, -missing * NUMBERS.fixed.missing, sink)


def forfeit_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the gladiators that can be given up."""
    del frame
    return [make("forfeit", card) for card in state.table.players[seat].play]


def forfeit(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Give a gladiator up."""
    del fate
    frame.resume()
    frame.left -= 1
    state.table.players[seat].play.remove(move.word())
    discard_gladiator(state.table, move.word())
    tell(sink, "forfeits", seat, gladiator=card_ref("gladiator", move.word()))


def run_refresh(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Both cards on display go, and new ones come, one after the other. [C-22.3]"""
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
        reveal_adversary(state, fate, sink)
    else:
        frame.step()


def peeked_deck(table: Table, frame: Effects) -> str:
    """Name the deck that is looked into: of events, the one of the round."""
    return DECKS.get(frame.atom.deck) or event_deck(table.round)


def run_peek(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Look at the top cards of a deck, to put them back in any order."""
    del sink
    cards = peek(state, frame.seat, peeked_deck(state.table, frame), frame.atom.n, fate)
    if cards:
        state.secrets.own[frame.seat].peeked = cards
        frame.wait(frame.seat, "peek")
    else:
        frame.step()


def peek_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the orders in which the cards can be put back."""
    del frame
    cards = state.secrets.own[seat].peeked
    return [make("order", ",".join(order)) for order in permutations(cards)]


def put_back(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Put the cards back; the others see that it was done, not how."""
    name = peeked_deck(state.table, frame)
    cards = move.word().split(",")
    state.secrets.own[seat].peeked = []
    put_in_order(state, seat, name, cards, fate)
    if sink is not None:
        kind = name.rstrip("1234")
        seen = tuple(card_ref(kind, card) for card in cards)
        sink.tell(
            say("insanam-told-you-peeked", cards=seen),
            to=seat,
            others=say("insanam-told-peeked", seat=seat_ref(seat), n=len(cards)),
        )
    frame.step()
