"""Decks. A card is drawn when it is turned up: there is no hidden order to leak. [C-13.2, C-21.13]

A deck is a bag of cards in no order yet. On top may lie cards that somebody has put in order, and
underneath cards that were put there. Of the adversaries the category of the top card is always
known, so it is drawn ahead of the card itself. [C-21.4]
"""

from ludus.core.fate import Fate, name_bag
from ludus.games.insanam.content.catalogue import ADVERSARIES
from ludus.games.insanam.state import Deck, State, Table

ADVERSARY, GLADIATOR, REDEMPTION = "adversary", "gladiator", "redemption"


def event_deck(number: int) -> str:
    """Name the events of a round. [C-1.11]"""
    return f"event{number}"


def tile_deck(zone: str) -> str:
    """Name the tiles of a zone. [C-1.6]"""
    return f"tile{zone}"


def label_of(name: str) -> str:
    """Give the label under which cards of a deck are drawn."""
    return next((label for label in ("event", "tile") if name.startswith(label)), name)


def left(deck: Deck) -> int:
    """Count the cards of a deck."""
    return len(deck.top) + len(deck.bag) + len(deck.under)


def own_deck(state: State, name: str) -> Deck:
    """Give a deck to be changed: copies of a state share a deck until one of them changes it."""
    deck = state.secrets.decks[name]
    deck = state.secrets.decks[name] = Deck(deck.bag[:], deck.top[:], deck.under[:])
    return deck


def _rebuild(table: Table, name: str, deck: Deck, fate: Fate) -> None:
    """An empty deck is made again from its discards. [C-13.2, C-21.13]

    It is drawn from at once, and the record states it: until now it followed from the draws alone.
    """
    if not left(deck):
        deck.bag = table.discards.get(name, [])
        table.discards[name] = []
        if deck.bag:
            name_bag(fate, deck.bag)


def draw(state: State, name: str, fate: Fate) -> str:
    """Take the next card of a deck; nothing if there is none, not even among the discards."""
    deck = own_deck(state, name)
    _rebuild(state.table, name, deck, fate)
    if deck.top:
        card = deck.top.pop(0)
        _forget(state, name, card)
    elif deck.bag:
        card = _from_bag(state.table, name, deck, fate)
    elif deck.under:
        card = _from_under(state.table, name, deck)
    else:
        return ""
    if name == ADVERSARY:
        look_at_top(state, fate)
    return card


def _from_bag(table: Table, name: str, deck: Deck, fate: Fate, seat: int | None = None) -> str:
    """Draw from the cards in no order; an adversary on top has the eyes seen before."""
    bag = deck.bag
    if name == ADVERSARY and table.eyes and not deck.top:
        bag = [card for card in bag if ADVERSARIES[card].category == table.eyes]
    label = label_of(name) if seat is None else "peek"
    (card,) = fate.draw(label, bag, to=seat)
    deck.bag.remove(card)
    return card


def _from_under(table: Table, name: str, deck: Deck) -> str:
    """Take the first of the cards put underneath: adversaries, which all know, or gladiators."""
    card = deck.under.pop(0)
    if name == ADVERSARY:
        table.beneath = table.beneath[1:]
    else:
        table.surfaced = [*table.surfaced, card]
    return card


def look_at_top(state: State, fate: Fate) -> None:
    """See the category of the top adversary by its eyes. [C-21.4, C-22.1]

    There is a top card as long as there is a discard to make a new deck of. [C-21.13]
    """
    deck = own_deck(state, ADVERSARY)
    _rebuild(state.table, ADVERSARY, deck, fate)
    if deck.top or (deck.under and not deck.bag):
        state.table.eyes = ADVERSARIES[(deck.top or deck.under)[0]].category
    elif deck.bag:
        (eyes,) = fate.draw("eyes", [ADVERSARIES[card].category for card in deck.bag])
        state.table.eyes = eyes
    else:
        state.table.eyes = ""


def _forget(state: State, name: str, card: str) -> None:
    """A card left the top of a deck before all eyes: nobody has to remember it there."""
    state.table.tops[name] = len(state.secrets.decks[name].top)
    for own in state.secrets.own:
        own.sure = _without(own.sure, name, card)
        own.among = _without(own.among, name, card)


def _without(known: dict[str, list[str]], name: str, card: str) -> dict[str, list[str]]:
    """Leave a card out of what is known of a deck."""
    if card not in known.get(name, ()):
        return known
    return known | {name: [other for other in known[name] if other != card]}


def peek(state: State, seat: int, name: str, n: int, fate: Fate) -> list[str]:
    """Look at the top n cards of a deck; they stay there. [section 1.1 of the content]

    Gladiators that were put away in a draft are not looked at: once seen by one they would have to
    be told from those nobody saw, when all come to see them.
    """
    deck = own_deck(state, name)
    _rebuild(state.table, name, deck, fate)
    cards = deck.top
    while len(cards) < n and deck.bag:
        cards.append(_from_bag(state.table, name, deck, fate, seat))
    while len(cards) < n and deck.under and name == ADVERSARY:
        cards.append(_from_under(state.table, name, deck))
    state.table.tops[name] = len(cards)
    if name == ADVERSARY:
        look_at_top(state, fate)
    return cards[:n]


def put_in_order(state: State, seat: int, name: str, cards: list[str], fate: Fate) -> None:
    """Put the cards looked at back on top; others now know only which ones lie there."""
    deck = own_deck(state, name)
    deck.top[: len(cards)] = cards
    for other, own in enumerate(state.secrets.own):
        if other != seat and own.sure.get(name):
            rest = sorted({*own.among.get(name, ()), *own.sure[name]})
            own.among = own.among | {name: rest}
            own.sure = {other: known for other, known in own.sure.items() if other != name}
    mine = state.secrets.own[seat]
    known = mine.sure.get(name, [])[len(cards) :]
    mine.sure = mine.sure | {name: [*cards, *known]}
    others = [card for card in mine.among.get(name, ()) if card not in cards]
    mine.among = mine.among | {name: others}
    if name == ADVERSARY:
        look_at_top(state, fate)
