"""Personal ambitions, and the objectives of exposed traitors. [C-11.4, C-12]"""

from ludus.core.decisions import Decision
from ludus.core.errors import Refusal
from ludus.core.message import Ref
from ludus.games.insanam.cards.decks import REDEMPTION
from ludus.games.insanam.cards.metrics import declare, measure
from ludus.games.insanam.content.cards import Condition
from ludus.games.insanam.content.catalogue import PERSONAL, REDEMPTIONS
from ludus.games.insanam.court import forecasts
from ludus.games.insanam.court.moves import Redeem, Validate
from ludus.games.insanam.frames import PlayerTurn
from ludus.games.insanam.goods import of_spend, pay, score, too_dear
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Dealing, InTurn, State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, measure_ref, no, tell

# Ambitions


def met(table: Table, seat: int, card: str) -> bool:
    """Tell whether all conditions of an ambition hold now. [C-12.1]"""
    return all(
        measure(table, seat, condition.metric) >= condition.n
        for condition in PERSONAL[card].conditions
    )


def _own(context: InTurn) -> list[str]:
    """List the own ambitions that are not validated yet."""
    player = context.state.table.players[context.seat]
    cards = (player.open, context.state.secrets.own[context.seat].ambition)
    return [card for card in cards if card]


def _validations(context: InTurn) -> list[Validate]:
    """List own ambitions that can be validated, one a player-turn. [C-8.4]"""
    table, seat = context.state.table, context.seat
    if "validate" in table.players[seat].used:
        return []
    return [Validate(card) for card in _own(context) if met(table, seat, card)]


def _no_validation(context: InTurn, move: Validate) -> Refusal | None:
    """An own ambition whose conditions are met, one a player-turn. [C-8.4, C-12.1]

    Nothing is said about cards that others may hold.
    """
    table, seat = context.state.table, context.seat
    card = card_ref("ambition", move.ambition)
    if "validate" in table.players[seat].used:
        return no("C-8.4", "once", what=Ref("question", "ambition"))
    if move.ambition not in _own(context):
        return no("C-12.1", "not-your-ambition", card=card)
    for condition in PERSONAL[move.ambition].conditions:
        n = measure(table, seat, condition.metric)
        if n < condition.n:
            what = measure_ref(condition.metric)
            return no("C-12.1", "unmet", card=card, what=what, n=n, needed=condition.n)
    return None


def _validate(context: InTurn, move: Validate) -> None:
    """Score an ambition; the card is turned up and done. [C-12.1, C-12.4]"""
    table, seat, sink = context.state.table, context.seat, context.sink
    player, card = table.players[seat], move.ambition
    player.used.append("validate")
    player.done = [*player.done, card]
    if card == player.open:
        player.open = ""
    else:
        player.hidden = False
        context.state.secrets.own[seat].ambition = ""
    tell(sink, "validates", seat, card=card_ref("ambition", card))
    declare(table, seat, (one.metric for one in PERSONAL[card].conditions), sink)
    score(table, seat, PERSONAL[card].vp, sink)


VALIDATE: Decision[State, PlayerTurn, Validate] = Decision(
    word="ambition",
    article="C-12.1",
    moves=(Validate,),
    offers=_validations,
    forbids=_no_validation,
    answer=_validate,
    forecast=forecasts.validate,
    exact=True,
)

# Redemption


def since_exposure(table: Table, seat: int, condition: Condition) -> int:
    """Measure an objective; occurrences count from the exposure on. [C-11.4]"""
    before = table.players[seat].before.get(condition.metric, 0)
    return measure(table, seat, condition.metric) - (before if condition.counted else 0)


def redemption_price(card: str) -> Three:
    """Tell what the last objective of a card costs. [C-11.4]"""
    return of_spend(REDEMPTIONS[card].spend)


def _redemptions(context: InTurn) -> list[Redeem]:
    """List the objectives of an exposed traitor; the last is a price."""
    player = context.state.table.players[context.seat]
    if not player.exposed:
        return []
    return [Redeem(at) for at in range(1, len(REDEMPTIONS[player.card].conditions) + 2)]


def _no_redemption(context: InTurn, move: Redeem) -> Refusal | None:
    """An objective of an exposed traitor that is met, from the next turn on. [C-8.8, C-11.4]"""
    table, seat = context.state.table, context.seat
    player = table.players[seat]
    if not player.exposed:
        return no("C-8.8", "not-exposed")
    if table.turn <= player.since:
        return no("C-11.4", "too-soon")
    conditions = REDEMPTIONS[player.card].conditions
    if not 1 <= move.objective <= len(conditions) + 1:
        return no("C-11.4", "no-objective", n=len(conditions) + 1)
    if move.objective > len(conditions):
        return too_dear(player, redemption_price(player.card), "C-11.4")
    condition = conditions[move.objective - 1]
    n = since_exposure(table, seat, condition)
    if n >= condition.n:
        return None
    return no("C-11.4", "objective", what=measure_ref(condition.metric), n=n, needed=condition.n)


def _redeem(context: InTurn, move: Redeem) -> None:
    """Become a loyal subject for all to see. [C-11.5]"""
    table, seat = context.state.table, context.seat
    player = table.players[seat]
    if move.objective > len(REDEMPTIONS[player.card].conditions):
        price = redemption_price(player.card)
        pay(player, price)
        tell(context.sink, "pays", seat, goods=goods_ref(price))
    table.discards.setdefault(REDEMPTION, []).append(player.card)
    player.exposed = False
    player.card = ""
    player.shown = "loyal"
    own = context.state.secrets.own[seat]
    own.destiny = "loyal"
    own.past = [*own.past, "loyal"]
    table.dealings = [*table.dealings, Dealing("redeemed", (seat,), "loyal")]
    tell(context.sink, "redeemed", seat)


REDEEM: Decision[State, PlayerTurn, Redeem] = Decision(
    word="redeem",
    article="C-11.4",
    moves=(Redeem,),
    offers=_redemptions,
    forbids=_no_redemption,
    answer=_redeem,
    forecast=forecasts.redeem,
)
