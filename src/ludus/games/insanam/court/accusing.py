"""Accusations, and destinies dealt anew. [C-10]"""

from collections.abc import Iterator

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import seat_ref
from ludus.games.insanam.cards.decks import REDEMPTION, draw
from ludus.games.insanam.content.catalogue import BOARDS, NUMBERS
from ludus.games.insanam.court.track import climb, fall
from ludus.games.insanam.frames import Redeal
from ludus.games.insanam.goods import amount, pay, push, receive, score
from ludus.games.insanam.moves import Move, make
from ludus.games.insanam.state import Dealing, Player, State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, tell

NUMBERS_OF = NUMBERS.accusation


def _third(player: Player) -> bool:
    """Tell whether the unlocked accusation is unspent. [C-10.2]"""
    return player.unlocked[2] and not player.accused


def _own(table: Table, player: Player) -> bool:
    """Tell whether the accusation of the starting power is free in this round. [C-25.17]"""
    if player.blocked or player.round == table.round:
        return False
    return any(atom.key == "accuse" for atom in BOARDS[player.board].start)


def accuse_moves(table: Table, seat: int) -> Iterator[Move]:
    """Go through opponents with a hidden destiny, if an accusation is left. [C-8.5, C-10.3]"""
    player = table.players[seat]
    if "accuse" in player.used or not (_third(player) or _own(table, player)):
        return
    for other, one in enumerate(table.players):
        if other != seat and not one.shown:
            yield make("accuse", other)


def accuse(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """The accused turns the card of destiny up. [C-10.3]

    The accusation of the starting power is used first: it comes back with the next round.
    """
    table = state.table
    player = table.players[seat]
    player.used.append("accuse")
    refund = (0, 0, 0)
    if _own(table, player):
        player.round = table.round
    else:
        player.accused = True
        refund = player.price
    accused = move.number()
    card = state.secrets.own[accused].destiny
    table.dealings.append(Dealing("shown", (accused,), card))
    tell(sink, "accuses", seat, other=seat_ref(accused))
    if card == "traitor":
        _right(state, seat, accused, refund, fate, sink)
    else:
        _wrong(state, seat, accused, sink)


def _right(
    state: State, seat: int, accused: int, refund: tuple[int, int, int], fate: Fate,
    sink: Sink | None,
) -> None:  # fmt: skip
    """The traitor falls and is exposed; the accuser is rewarded. [C-10.4, C-10.5]"""
    table = state.table
    traitor = table.players[accused]
    traitor.exposed = True
    traitor.shown = "traitor"
    traitor.since = table.turn
    traitor.before = traitor.counts.copy()
    traitor.card = draw(state, REDEMPTION, fate)
    tell(sink, "exposed", accused, card=card_ref("redemption", traitor.card))
    fall(table, accused, NUMBERS_OF.fall, sink)
    if any(refund):
        receive(table.players[seat], refund)
        tell(sink, "refunded", seat, goods=goods_ref(refund))
    if table.options.accuse_reward == "COR":
        climb(table, seat, NUMBERS_OF.vp, sink)
    else:
        score(table, seat, NUMBERS_OF.vp, sink)


def _wrong(state: State, seat: int, accused: int, sink: Sink | None) -> None:
    """The accuser pays; all others rise; destinies are dealt anew. [C-10.7 to C-10.9, C-10.12]"""
    table = state.table
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


def run_redeal(frame: Redeal, state: State, fate: Fate, sink: Sink | None) -> None:
    """Deal a second card to all but the accuser and exposed traitors. [C-10.9]"""
    table = state.table
    owns = state.secrets.own
    seats = [
        seat for seat, player in enumerate(table.players)
        if seat != frame.accuser and not player.exposed
    ]  # fmt: skip
    if frame.ask:
        _keep_chosen(state, seats)
        table.frames.pop()
        return
    numbers = NUMBERS.players[table.options.players].redeal
    cards = ["loyal"] * numbers.loyal + ["traitor"] * numbers.traitor
    for seat in seats:
        (card,) = fate.draw("redeal", cards, to=seat)
        cards.remove(card)
        owns[seat].offered = "traitor" if card == "traitor" else "loyal"
    table.dealings.append(Dealing("redeal", tuple(seats)))
    tell(sink, "redeal")
    frame.seats = tuple(seats)
    frame.ask = "destiny"


def destiny_moves(state: State, frame: Redeal, seat: int) -> list[Move]:
    """Keep the old card or the new one. [D-21]"""
    del state, frame, seat
    return [make("destiny", "old"), make("destiny", "new")]


def choose_destiny(
    state: State, frame: Redeal, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Choose in secret. [C-10.10]"""
    del fate, sink
    state.secrets.own[seat].answer = [move.word()]
    frame.seats = tuple(other for other in frame.seats if other != seat)


def _keep_chosen(state: State, seats: list[int]) -> None:
    """Everybody has chosen: all their cards are face down again. [C-10.10]"""
    for seat in seats:
        own = state.secrets.own[seat]
        own.past.append(own.offered)
        if own.answer == ["new"]:
            own.destiny = own.offered
        own.past.append(own.destiny)
        own.offered = ""
        own.answer = []
        state.table.players[seat].shown = ""
