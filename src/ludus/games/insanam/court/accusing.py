"""Accusations, and destinies dealt again. [C-10]"""

from ludus.core.decisions import Context, Decision, allowed
from ludus.core.errors import Refusal
from ludus.core.message import Ref, seat_ref
from ludus.games.insanam.cards.decks import REDEMPTION, draw
from ludus.games.insanam.cards.powers import own_accusation
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.court import forecasts
from ludus.games.insanam.court.moves import Accuse, KeepDestiny
from ludus.games.insanam.court.rivals import nobody
from ludus.games.insanam.court.track import climb, fall
from ludus.games.insanam.frames import PlayerTurn, Redeal
from ludus.games.insanam.goods import amount, pay, push, receive, score
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Dealing, InTurn, Player, State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, no, tell

NUMBERS_OF = NUMBERS.accusation


def _third(player: Player) -> bool:
    """Tell whether the unlocked accusation is unspent. [C-10.2]"""
    return player.unlocked[2] and not player.accused


def _can_accuse(table: Table, player: Player) -> bool:
    return _third(player) or own_accusation(table, player)


def _accusations(context: InTurn) -> list[Accuse]:
    """List the players, if an accusation is left. [C-10.1]"""
    table = context.state.table
    if not _can_accuse(table, table.players[context.seat]):
        return []
    return [Accuse(other) for other in range(len(table.players))]


def _no_accusation(context: InTurn, move: Accuse) -> Refusal | None:
    """An accusation needs a power and an opponent whose card is hidden, once a player-turn.

    [C-8.5, C-10.1, C-10.3]
    """
    table, seat = context.state.table, context.seat
    player, other = table.players[seat], move.accused
    if "accuse" in player.used:
        return no("C-8.5", "once", what=Ref("question", "accuse"))
    if why := nobody(table, seat, other, "C-10.3"):
        return why
    if table.players[other].shown:
        return no("C-10.3", "shown", other=seat_ref(other))
    return None if _can_accuse(table, player) else no("C-10.1", "no-accusation")


def _accuse(context: InTurn, move: Accuse) -> None:
    """The accused turns the card of destiny up. [C-10.3]

    The accusation of the starting power is used first: it comes back with the next round.
    """
    table, seat, accused = context.state.table, context.seat, move.accused
    player = table.players[seat]
    player.used.append("accuse")
    refund = (0, 0, 0)
    if own_accusation(table, player):
        player.round = table.round
    else:
        player.accused = True
        refund = player.price
    card = context.state.secrets.own[accused].destiny
    table.dealings = [*table.dealings, Dealing("shown", (accused,), card)]
    tell(context.sink, "accuses", seat, other=seat_ref(accused))
    if card == "traitor":
        _right(context, accused, refund)
    else:
        _wrong(context, accused)


def _right(context: InTurn, accused: int, refund: Three) -> None:
    """The traitor falls and is exposed; the accuser is rewarded. [C-10.4, C-10.5]"""
    table, seat, sink = context.state.table, context.seat, context.sink
    traitor = table.players[accused]
    traitor.exposed = True
    traitor.shown = "traitor"
    traitor.since = table.turn
    traitor.before = traitor.counts.copy()
    traitor.card = draw(context.state, REDEMPTION, context.fate)
    tell(sink, "exposed", accused, card=card_ref("redemption", traitor.card))
    fall(table, accused, NUMBERS_OF.fall, sink)
    if any(refund):
        receive(table.players[seat], refund)
        tell(sink, "refunded", seat, goods=goods_ref(refund))
    if table.options.accuse_reward == "COR":
        climb(table, seat, NUMBERS_OF.vp, sink)
    else:
        score(table, seat, NUMBERS_OF.vp, sink)


def _wrong(context: InTurn, accused: int) -> None:
    """The accuser pays; all others rise; destinies are dealt again. [C-10.7 to C-10.9, C-10.12]"""
    table, seat, sink = context.state.table, context.seat, context.sink
    accuser = table.players[seat]
    tell(sink, "loyal", accused)
    given = min(NUMBERS_OF.gold, accuser.goods[0])
    pay(accuser, amount("G", given))
    receive(table.players[accused], amount("G", given))
    tell(sink, "indemnity", seat, other=seat_ref(accused), goods=goods_ref(amount("G", given)))
    score(table, seat, given - NUMBERS_OF.gold, sink)
    at = table.order.index(seat)
    for other in (*table.order[at + 1 :], *table.order[:at]):
        climb(table, other, NUMBERS_OF.rise, sink)
    push(table, Redeal(accuser=seat))


ACCUSE: Decision[State, PlayerTurn, Accuse] = Decision(
    word="accuse",
    article="C-10.3",
    moves=(Accuse,),
    offers=_accusations,
    forbids=_no_accusation,
    answer=_accuse,
    forecast=forecasts.accuse,
)

# A new deal

Dealt = Context[State, Redeal]


def run_redeal(context: Dealt) -> None:
    """Deal a second card to all but the accuser and exposed traitors. [C-10.9]"""
    state, frame = context.state, context.frame
    table, owns = state.table, state.secrets.own
    seats = dealt_anew(table, frame)
    if frame.ask:
        _keep_chosen(state, seats)
        table.frames.pop()
        return
    numbers = NUMBERS.players[table.options.players].redeal
    cards = ["loyal"] * numbers.loyal + ["traitor"] * numbers.traitor
    for seat in seats:
        (card,) = context.fate.draw("redeal", cards, to=seat)
        cards.remove(card)
        owns[seat].offered = "traitor" if card == "traitor" else "loyal"
    table.dealings = [*table.dealings, Dealing("redeal", tuple(seats))]
    tell(context.sink, "redeal")
    frame.seats = tuple(seats)
    frame.ask = DESTINY.word


def dealt_anew(table: Table, frame: Redeal) -> list[int]:
    """List who gets a second card: all but the accuser and exposed traitors. [C-10.9]"""
    return [
        seat for seat, player in enumerate(table.players)
        if seat != frame.accuser and not player.exposed
    ]  # fmt: skip


def _destinies(_: Dealt) -> list[KeepDestiny]:
    """Keep the old card or the new one. [D-21]"""
    return [KeepDestiny("old"), KeepDestiny("new")]


def _destiny(context: Dealt, move: KeepDestiny) -> None:
    """Choose in secret. [C-10.10]"""
    frame = context.frame
    context.state.secrets.own[context.seat].answer = [move.which]
    frame.seats = tuple(other for other in frame.seats if other != context.seat)


def _keep_chosen(state: State, seats: list[int]) -> None:
    """Everybody has chosen: all their cards are face down again. [C-10.10]"""
    for seat in seats:
        own = state.secrets.own[seat]
        kept = own.offered if own.answer == ["new"] else own.destiny
        own.past = [*own.past, own.offered, kept]
        own.destiny = kept
        own.offered = ""
        own.answer = []
        state.table.players[seat].shown = ""


DESTINY: Decision[State, Redeal, KeepDestiny] = Decision(
    word="destiny",
    article="C-10.10",
    moves=(KeepDestiny,),
    offers=_destinies,
    forbids=allowed,
    answer=_destiny,
    forecast=forecasts.destiny,
    together=True,
)
