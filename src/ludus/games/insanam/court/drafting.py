"""Gladiators and ambitions dealt or drafted, and one ambition shown. [C-1.14 to C-1.17, C-2.7]"""

from collections.abc import Sequence
from itertools import combinations

from ludus.core.decisions import Context, Decision, nothing
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Ref
from ludus.games.insanam.cards.decks import GLADIATOR, own_deck
from ludus.games.insanam.content.catalogue import GLADIATORS, NUMBERS, PERSONAL
from ludus.games.insanam.court.moves import KeepCards, PickCard, ShowAmbition
from ludus.games.insanam.frames import Setup
from ludus.games.insanam.state import Own, Player, State
from ludus.games.insanam.tell import card_ref, no, tell

FIXED = NUMBERS.fixed

Setting = Context[State, Setup]


def deal_cards(context: Setting) -> None:
    """Deal gladiators, then ambitions, or begin their draft. [C-1.14 to C-1.17]"""
    frame, state, fate = context.frame, context.state, context.fate
    options = state.table.options
    if frame.drafting:
        _draft(frame, state)
    elif frame.stage == "gladiators":
        if options.expert_gladiators:
            _deal_hands(state, "gladiator", own_deck(state, GLADIATOR).bag, fate)
            frame.drafting = "gladiators"
        else:
            _deal_gladiators(state, fate, context.sink)
            frame.stage = "ambitions"
    elif options.expert_ambitions:
        _deal_hands(state, "ambition", [*PERSONAL], fate)
        frame.drafting = "ambitions"
    else:
        bag = [*PERSONAL]
        for seat, own in enumerate(state.secrets.own):
            own.hand = [*fate.draw("ambition", bag, FIXED.ambitions, to=seat)]
            bag = [card for card in bag if card not in own.hand]
        _ask_all(frame, state, SHOW.word)


def _deal_gladiators(state: State, fate: Fate, sink: Sink | None) -> None:
    """Two gladiators for each, free of charge and face up. [C-1.14, C-2.8]"""
    bag = own_deck(state, GLADIATOR).bag
    for seat, player in enumerate(state.table.players):
        for card in fate.draw("gladiator", bag, FIXED.gladiators):
            bag.remove(card)
            player.play.append(card)
        _tell_gladiators(seat, player, sink)


def _tell_gladiators(seat: int, player: Player, sink: Sink | None) -> None:
    player.first = player.play[:]
    cards = tuple(card_ref("gladiator", card) for card in player.play)
    tell(sink, "starts-with", seat, cards=cards)


def _deal_hands(state: State, label: str, bag: list[str], fate: Fate) -> None:
    """Four cards for each to draft from. [C-1.15, C-1.17]"""
    for seat, own in enumerate(state.secrets.own):
        own.hand = [*fate.draw(label, bag, FIXED.draft, to=seat)]
        own.packs = [*own.packs, own.hand]
        for card in own.hand:
            bag.remove(card)


# All choose at once


def _ask_all(frame: Setup, state: State, ask: str) -> None:
    frame.seats = tuple(range(len(state.secrets.own)))
    frame.ask = ask
    frame.stage = "keep" if ask == "keep" else "show" if ask == "show" else frame.stage


def _own(context: Setting) -> Own:
    return context.state.secrets.own[context.seat]


def _keep_secret(context: Setting, cards: Sequence[str]) -> None:
    """Keep a choice hidden until everybody has made theirs. [C-1.15, C-2.7]"""
    _own(context).answer = [*cards]
    frame = context.frame
    frame.seats = tuple(other for other in frame.seats if other != context.seat)


def _drafted(card: str) -> tuple[str, Ref]:
    """Give the article of the draft that a card belongs to, and its name."""
    if card in GLADIATORS:
        return "C-1.15", card_ref("gladiator", card)
    return "C-1.17", card_ref("ambition", card)


def _hand(context: Setting) -> list[PickCard]:
    """List the cards of the hand. [D-02]"""
    return [PickCard(card) for card in _own(context).hand]


def _not_in_hand(context: Setting, move: PickCard) -> Refusal | None:
    """A card of the hand that came. [C-1.15, C-1.17]"""
    article, card = _drafted(move.card)
    return None if move.card in _own(context).hand else no(article, "not-in-hand", card=card)


def _pick(context: Setting, move: PickCard) -> None:
    """Take a card in secret. [C-1.15]"""
    _keep_secret(context, [move.card])


DRAFT: Decision[State, Setup, PickCard] = Decision(
    word="draft",
    article="C-1.15",
    moves=(PickCard,),
    offers=_hand,
    forbids=_not_in_hand,
    answer=_pick,
    forecast=nothing,
    together=True,
)


def _draft(frame: Setup, state: State) -> None:
    """Everybody has taken a card: hands are passed on, or all have enough. [C-1.15, C-1.17]"""
    owns = state.secrets.own
    for own in owns:
        if own.answer:
            (card,) = own.answer
            own.answer = []
            own.hand = [other for other in own.hand if other != card]
            own.picks = [*own.picks, card]
            own.took = [*own.took, card]
            frame.pick = len(own.picks)
    if len(owns[0].picks) == FIXED.draft:
        _ask_all(frame, state, KEEP.word)
        return
    if owns[0].picks:
        step = 1 if frame.drafting == "gladiators" else -1
        hands = [own.hand for own in owns]
        for seat, own in enumerate(owns):
            own.hand = hands[(seat - step) % len(owns)]
            own.packs = [*own.packs, own.hand]
    _ask_all(frame, state, DRAFT.word)


def _pairs(context: Setting) -> list[KeepCards]:
    """List the pairs that can be kept. [D-02]"""
    return [KeepCards(pair) for pair in combinations(sorted(_own(context).picks), FIXED.gladiators)]


def _no_pair(context: Setting, move: KeepCards) -> Refusal | None:
    """Two of the cards taken. [C-1.15, C-1.17]"""
    picks = _own(context).picks
    for card in move.cards:
        if card not in picks:
            article, name = _drafted(card)
            return no(article, "not-picked", card=name)
    if len(move.cards) == FIXED.gladiators:
        return None
    return no(_drafted(picks[0])[0], "keep-number", n=FIXED.gladiators)


def _keep(context: Setting, move: KeepCards) -> None:
    """Keep two cards in secret. [C-1.15]"""
    _keep_secret(context, move.cards)


KEEP: Decision[State, Setup, KeepCards] = Decision(
    word="keep",
    article="C-1.15",
    moves=(KeepCards,),
    offers=_pairs,
    forbids=_no_pair,
    answer=_keep,
    forecast=nothing,
    together=True,
)


def keep_chosen(context: Setting) -> None:
    """Two are kept; gladiators put away go under their deck, ambitions out of the game."""
    frame, state = context.frame, context.state
    deck = own_deck(state, GLADIATOR)
    for seat, own in enumerate(state.secrets.own):
        away = [card for card in own.picks if card not in own.answer]
        own.left = [*own.left, *away]
        if frame.drafting == "gladiators":
            player = state.table.players[seat]
            player.play = own.answer[:]
            deck.under += away
            _tell_gladiators(seat, player, context.sink)
        else:
            own.hand = own.answer
        own.answer, own.picks = [], []
    frame.pick = 0
    frame.ask = ""
    if frame.drafting == "gladiators":
        frame.stage = "ambitions"
    else:
        _ask_all(frame, state, SHOW.word)
    frame.drafting = ""


def _ambitions(context: Setting) -> list[ShowAmbition]:
    """List the two ambitions. [D-03]"""
    return [ShowAmbition(card) for card in _own(context).hand]


def _no_ambition(context: Setting, move: ShowAmbition) -> Refusal | None:
    """One of the two ambitions one has. [C-2.7]"""
    if move.ambition in _own(context).hand:
        return None
    return no("C-2.7", "not-in-hand", card=card_ref("ambition", move.ambition))


def _show(context: Setting, move: ShowAmbition) -> None:
    """Choose the ambition to show in secret. [C-2.7]"""
    _keep_secret(context, [move.ambition])


SHOW: Decision[State, Setup, ShowAmbition] = Decision(
    word="show",
    article="C-2.7",
    moves=(ShowAmbition,),
    offers=_ambitions,
    forbids=_no_ambition,
    answer=_show,
    forecast=nothing,
    together=True,
)


def show_chosen(context: Setting) -> None:
    """One ambition is laid face up, the other stays hidden. [C-2.7]"""
    for seat, own in enumerate(context.state.secrets.own):
        player = context.state.table.players[seat]
        (player.open,) = own.answer
        own.answer = []
        player.hidden = True
        (own.ambition,) = (card for card in own.hand if card != player.open)
        own.hand = []
        tell(context.sink, "shows-ambition", seat, card=card_ref("ambition", player.open))
    context.frame.ask = ""
    context.frame.stage = "starts"


DECISIONS = (DRAFT, KEEP, SHOW)
