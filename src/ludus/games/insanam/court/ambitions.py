"""Personal ambitions, and the objectives of exposed traitors. [C-11.4, C-12]"""

from ludus.core.events import Sink
from ludus.games.insanam.cards.decks import REDEMPTION
from ludus.games.insanam.cards.metrics import declare, measure
from ludus.games.insanam.cards.powers import Three
from ludus.games.insanam.content.cards import Condition
from ludus.games.insanam.content.catalogue import PERSONAL, REDEMPTIONS
from ludus.games.insanam.goods import can_pay, pay, score
from ludus.games.insanam.moves import Move, make
from ludus.games.insanam.state import Dealing, State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, tell


def met(table: Table, seat: int, card: str) -> bool:
    """Tell whether all conditions of an ambition hold now. [C-12.1]"""
    return all(
        measure(table, seat, condition.metric) >= condition.n
        for condition in PERSONAL[card].conditions
    )


def ambition_moves(state: State, seat: int) -> list[Move]:
    """List own ambitions that can be validated, one a player-turn. [C-8.4]"""
    table = state.table
    player = table.players[seat]
    if "validate" in player.used:
        return []
    cards = [player.open, state.secrets.own[seat].ambition]
    return [make("validate", card) for card in cards if card and met(table, seat, card)]


def validate(state: State, seat: int, move: Move, sink: Sink | None) -> None:
    """Score an ambition; the card is turned up and done. [C-12.1, C-12.4]"""
    table = state.table
    player = table.players[seat]
    card = move.word()
    player.used.append("validate")
    player.done.append(card)
    if card == player.open:
        player.open = ""
    else:
        player.hidden = False
        state.secrets.own[seat].ambition = ""
    tell(sink, "validates", seat, card=card_ref("ambition", card))
    declare(table, seat, (one.metric for one in PERSONAL[card].conditions), sink)
    score(table, seat, PERSONAL[card].vp, sink)


def since_exposure(table: Table, seat: int, condition: Condition) -> int:
    """Measure an objective; occurrences count from the exposure on. [C-11.4]"""
    before = table.players[seat].before.get(condition.metric, 0)
    return measure(table, seat, condition.metric) - (before if condition.counted else 0)


def redemption_price(card: str) -> Three:
    """Tell what the last objective of a card costs. [C-11.4]"""
    goods = dict(pair for atom in REDEMPTIONS[card].spend for pair in atom.goods)
    return goods.get("G", 0), goods.get("W", 0), goods.get("S", 0)


def redemption_moves(table: Table, seat: int) -> list[Move]:
    """List the objectives an exposed traitor can prove, from the next turn on. [C-8.8, C-11.4]"""
    player = table.players[seat]
    if not player.exposed or table.turn <= player.since:
        return []
    conditions = REDEMPTIONS[player.card].conditions
    found = [
        make("redeem", at)
        for at, condition in enumerate(conditions, 1)
        if since_exposure(table, seat, condition) >= condition.n
    ]
    if can_pay(player, redemption_price(player.card)):
        found.append(make("redeem", len(conditions) + 1))
    return found


def redeem(state: State, seat: int, move: Move, sink: Sink | None) -> None:
    """Become a loyal subject for all to see. [C-11.5]"""
    table = state.table
    player = table.players[seat]
    if move.number() > len(REDEMPTIONS[player.card].conditions):
        price = redemption_price(player.card)
        pay(player, price)
        tell(sink, "pays", seat, goods=goods_ref(price))
    table.discards.setdefault(REDEMPTION, []).append(player.card)
    player.exposed = False
    player.card = ""
    player.shown = "loyal"
    own = state.secrets.own[seat]
    own.destiny = "loyal"
    own.past.append("loyal")
    table.dealings.append(Dealing("redeemed", (seat,), "loyal"))
    tell(sink, "redeemed", seat)
