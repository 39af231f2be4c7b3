"""Free actions: before the placement or after the main action. [C-8, D-06]"""

from collections.abc import Callable

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Ref, seat_ref
from ludus.games.insanam.arena.gladiators import discard_gladiator
from ludus.games.insanam.cards.powers import has
from ludus.games.insanam.city.senate import camp_places, pitch_camp, remove_banner
from ludus.games.insanam.content.catalogue import GLADIATORS
from ludus.games.insanam.court.accusing import accuse, accuse_moves
from ludus.games.insanam.court.ambitions import (
    ambition_moves,
    redeem,
    redemption_moves,
    validate,
)
from ludus.games.insanam.frames import Effects, Favour
from ludus.games.insanam.goods import amount, pay, push, receive
from ludus.games.insanam.map import powers as map_powers
from ludus.games.insanam.moves import DENY, GRANT, LETTERS, Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, tell, zone_ref

FAVOUR = 3
"""A favour of Milonia's costs the requester's marker divided by this. [C-25.25]"""


def free_moves(state: State, seat: int, *, before: bool) -> list[Move]:
    """List the free actions a player can take now. [C-8.1]"""
    table = state.table
    player = table.players[seat]
    moves: list[Move] = []
    if "gladiator" not in player.used:
        for card in player.play:
            moves.append(make("use", card))
            moves.append(make("tuck", card))
    moves += ambition_moves(state, seat)
    moves += accuse_moves(table, seat)
    if player.released:
        moves += [make("camp", land) for land in camp_places(table, seat)]
    moves += redemption_moves(table, seat)
    if before:
        moves += _request_moves(table, seat)
    moves += map_powers.map_moves(table, seat)
    return moves


def take(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Take a free action."""
    if move.kind == "accuse":
        accuse(state, seat, move, fate, sink)
    else:
        _ACTIONS[move.kind](state, seat, move, sink)


def _use(state: State, seat: int, move: Move, sink: Sink | None) -> None:
    """Discard a gladiator for its one-shot power. [C-8.2]"""
    table = state.table
    player = table.players[seat]
    card = move.word()
    player.used.append("gladiator")
    player.play.remove(card)
    discard_gladiator(table, card)
    tell(sink, "uses", seat, gladiator=card_ref("gladiator", card))
    push(table, Effects(seat=seat, atoms=tuple(GLADIATORS[card].oneshot), source=card))


def _tuck(state: State, seat: int, move: Move, sink: Sink | None) -> None:
    """Tuck a gladiator for its income, for good. [C-8.2, C-8.3]"""
    player = state.table.players[seat]
    player.used.append("gladiator")
    player.play.remove(move.word())
    player.tucked.append(move.word())
    tell(sink, "tucks", seat, gladiator=card_ref("gladiator", move.word()))


def _camp(state: State, seat: int, move: Move, sink: Sink | None) -> None:
    """Place a camp that was released before. [C-8.7]"""
    pitch_camp(state.table, seat, move.word(), sink)


# Milonia's favours


def favour_price(table: Table, seat: int) -> int:
    """Tell what a favour costs a requester. [C-25.25]"""
    return table.players[seat].marker // FAVOUR


def _request_moves(table: Table, seat: int) -> list[Move]:
    """List Milonia's banners whose removal can be asked for, once a player-turn. [C-25.25]"""
    player = table.players[seat]
    giver = next((at for at, one in enumerate(table.players) if has(one, "favours")), seat)
    if giver == seat or "request" in player.used or player.goods[0] < favour_price(table, seat):
        return []
    return [
        make("request", name, LETTERS[at])
        for name, zone in table.zones.items()
        for at, owner in enumerate(zone.banners)
        if owner == giver
    ]


def _request(state: State, seat: int, move: Move, sink: Sink | None) -> None:
    """Ask Milonia to remove a banner of hers. [C-25.25]"""
    table = state.table
    zone, index = move.word(), LETTERS.index(move.word(1))
    giver = table.zones[zone].banners[index]
    table.players[seat].used.append("request")
    tell(sink, "requests", seat, other=seat_ref(giver), zone=zone_ref(zone),
         letter=Ref("letter", move.word(1)))  # fmt: skip
    push(table, Favour(seat=giver, requester=seat, zone=zone, index=index,
                       price=favour_price(table, seat), seats=(giver,), ask="favour"))  # fmt: skip


def favour_moves(state: State, frame: Favour, seat: int) -> list[Move]:
    """Milonia grants the favour, or does not."""
    del state, frame, seat
    return [GRANT, DENY]


def answer_request(
    state: State, frame: Favour, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Remove the banner for the requester's gold, or decline. [C-25.25]"""
    del fate
    table = state.table
    table.frames.pop()
    if move.kind == "deny":
        tell(sink, "denies", seat, other=seat_ref(frame.requester))
        return
    price = amount("G", frame.price)
    pay(table.players[frame.requester], price)
    receive(table.players[seat], price)
    remove_banner(table, frame.zone, frame.index)
    tell(sink, "grants", seat, other=seat_ref(frame.requester), goods=goods_ref(price))


_ACTIONS: dict[str, Callable[[State, int, Move, Sink | None], None]] = {
    "use": _use,
    "tuck": _tuck,
    "validate": validate,
    "camp": _camp,
    "redeem": redeem,
    "request": _request,
    "banish": map_powers.banish,
    "demote": map_powers.demote,
    "incite": map_powers.incite,
    "raid": map_powers.raid,
}
