"""Free actions: before the placement or after the main action. [C-8, D-06]

Each is declared beside its rule as a decision of its own; the player-turn offers them all.
"""

from ludus.core.decisions import AnyDecision, Context, Decision, allowed
from ludus.core.errors import Refusal
from ludus.core.message import Ref, seat_ref
from ludus.core.moves import Move
from ludus.games.insanam.arena.gladiators import discard_gladiator
from ludus.games.insanam.cards.powers import has
from ludus.games.insanam.city import forecasts
from ludus.games.insanam.city.actions import actions_of
from ludus.games.insanam.city.camps import camp_places, no_camp, pitch_camp
from ludus.games.insanam.city.moves import (
    DenyFavour,
    GrantFavour,
    PitchCamp,
    RequestFavour,
    TuckGladiator,
    UseGladiator,
)
from ludus.games.insanam.city.prices import favour_price
from ludus.games.insanam.city.senate import remove_banner
from ludus.games.insanam.content.catalogue import GLADIATORS
from ludus.games.insanam.court.accusing import ACCUSE
from ludus.games.insanam.court.ambitions import REDEEM, VALIDATE
from ludus.games.insanam.frames import Effects, Favour, PlayerTurn
from ludus.games.insanam.goods import amount, pay, push, receive, too_dear
from ludus.games.insanam.map.diplomacy import BANISH, DEMOTE
from ludus.games.insanam.map.influence import INCITE
from ludus.games.insanam.map.powers import RAID
from ludus.games.insanam.state import InTurn, State, Table
from ludus.games.insanam.tell import card_ref, deed_ref, goods_ref, no, tell, zone_ref

# Gladiators

GladiatorMove = UseGladiator | TuckGladiator


def _gladiators(context: InTurn) -> list[GladiatorMove]:
    """List what each gladiator of the play area can do. [C-8.2]"""
    player = context.state.table.players[context.seat]
    if "gladiator" in player.used:
        return []
    return [kind(card) for card in player.play for kind in (UseGladiator, TuckGladiator)]


def _no_gladiator(context: InTurn, move: GladiatorMove) -> Refusal | None:
    """One gladiator a player-turn, from the own play area. [C-8.2]"""
    player = context.state.table.players[context.seat]
    if move.gladiator not in player.play:
        return no("C-8.2", "not-yours", card=card_ref("gladiator", move.gladiator))
    if "gladiator" in player.used:
        return no("C-8.2", "once", what=Ref("question", "gladiator"))
    return None


def _gladiator(context: InTurn, move: GladiatorMove) -> None:
    """Discard a gladiator for its one-shot power, or tuck it for its income. [C-8.2, C-8.3]"""
    table, seat = context.state.table, context.seat
    player, card = table.players[seat], move.gladiator
    player.used.append("gladiator")
    player.play.remove(card)
    if isinstance(move, TuckGladiator):
        player.tucked = [*player.tucked, card]
        tell(context.sink, "tucks", seat, gladiator=card_ref("gladiator", card))
        return
    discard_gladiator(table, card)
    tell(context.sink, "uses", seat, gladiator=card_ref("gladiator", card))
    push(table, Effects(seat=seat, atoms=tuple(GLADIATORS[card].oneshot), source=card))


GLADIATOR: Decision[State, PlayerTurn, GladiatorMove] = Decision(
    word="gladiator",
    article="C-8.2",
    moves=(UseGladiator, TuckGladiator),
    offers=_gladiators,
    forbids=_no_gladiator,
    answer=_gladiator,
    forecast=forecasts.gladiator,
    exact=True,
)

# Camps released before


def _camps(context: InTurn) -> list[PitchCamp]:
    """List the places for a camp that was released before. [C-8.7]"""
    table, seat = context.state.table, context.seat
    if not table.players[seat].released:
        return []
    return [PitchCamp(land) for land in camp_places(table, seat)]


def _no_camp(context: InTurn, move: PitchCamp) -> Refusal | None:
    """The same as when it is released. [C-20.2]"""
    return no_camp(context.state.table, context.seat, move)


def _camp(context: InTurn, move: PitchCamp) -> None:
    """Place a camp that was released before. [C-8.7]"""
    pitch_camp(context.state.table, context.seat, move.land, context.sink)


FREE_CAMP: Decision[State, PlayerTurn, PitchCamp] = Decision(
    word="camp",
    article="C-8.7",
    moves=(PitchCamp,),
    offers=_camps,
    forbids=_no_camp,
    answer=_camp,
    forecast=forecasts.camp,
    exact=True,
)

# Milonia's favours


def _giver(table: Table) -> int:
    """Find Milonia, if she grants favours; -1 if nobody does."""
    return next((at for at, one in enumerate(table.players) if has(one, "favours")), -1)


def _requests(context: InTurn) -> list[RequestFavour]:
    """List Milonia's banners. [C-25.25]"""
    table = context.state.table
    giver = _giver(table)
    if giver < 0:
        return []
    return [
        RequestFavour(name, at) for name, zone in table.zones.items()
        for at, owner in enumerate(zone.banners) if owner == giver
    ]  # fmt: skip


def _no_request(context: InTurn, move: RequestFavour) -> Refusal | None:
    """One of Milonia's banners, once a player-turn, before the placement, for gold. [C-25.25]"""
    table, seat = context.state.table, context.seat
    giver = _giver(table)
    if giver < 0:
        return no("C-25.25", "no-favours")
    if giver == seat:
        return no("C-25.25", "own-favour")
    if context.frame.stage != "before":
        return no("C-25.25", "favour-late")
    if "request" in table.players[seat].used:
        return no("C-25.25", "once", what=Ref("question", "request"))
    zone = table.zones.get(move.zone)
    if zone is None or zone.banners[move.action] != giver:
        return no("C-25.25", "not-her-banner", other=seat_ref(giver), zone=zone_ref(move.zone))
    return too_dear(table.players[seat], amount("G", favour_price(table, seat)), "C-25.25")


def _request(context: InTurn, move: RequestFavour) -> None:
    """Ask Milonia to remove a banner of hers. [C-25.25]"""
    table, seat = context.state.table, context.seat
    zone, action = move.zone, move.action
    giver = table.zones[zone].banners[action]
    table.players[seat].used.append("request")
    deed = deed_ref(actions_of(table.zones[zone], zone)[action])
    tell(context.sink, "requests", seat, other=seat_ref(giver), zone=zone_ref(zone), deed=deed)
    push(table, Favour(seat=giver, requester=seat, zone=zone, index=action,
                       price=favour_price(table, seat), seats=(giver,),
                       ask=FAVOUR.word))  # fmt: skip


REQUEST: Decision[State, PlayerTurn, RequestFavour] = Decision(
    word="request",
    article="C-25.25",
    moves=(RequestFavour,),
    offers=_requests,
    forbids=_no_request,
    answer=_request,
    forecast=forecasts.request,
)

Asked = Context[State, Favour]


def _grants(_: Asked) -> list[GrantFavour | DenyFavour]:
    """Milonia grants the favour, or does not."""
    return [GrantFavour(), DenyFavour()]


def _grant(context: Asked, move: GrantFavour | DenyFavour) -> None:
    """Remove the banner for the requester's gold, or decline. [C-25.25]"""
    table, frame, seat, sink = context.state.table, context.frame, context.seat, context.sink
    table.frames.pop()
    if isinstance(move, DenyFavour):
        tell(sink, "denies", seat, other=seat_ref(frame.requester))
        return
    price = amount("G", frame.price)
    pay(table.players[frame.requester], price)
    receive(table.players[seat], price)
    remove_banner(table, frame.zone, frame.index)
    tell(sink, "grants", seat, other=seat_ref(frame.requester), goods=goods_ref(price))


FAVOUR: Decision[State, Favour, GrantFavour | DenyFavour] = Decision(
    word="favour",
    article="C-25.25",
    moves=(GrantFavour, DenyFavour),
    offers=_grants,
    forbids=allowed,
    answer=_grant,
    forecast=forecasts.favour,
)

# All of them

FREE: tuple[AnyDecision, ...] = (
    GLADIATOR, VALIDATE, ACCUSE, FREE_CAMP, REDEEM, REQUEST, BANISH, DEMOTE, INCITE, RAID,
)  # fmt: skip
"""The free actions, in the order in which they are offered."""

BY_MOVE: dict[type[Move], AnyDecision] = {move: action for action in FREE for move in action.moves}
"""The free action that a move belongs to."""


def free_moves(context: InTurn) -> list[Move]:
    """List the free actions a player can take now. [C-8.1]"""
    moves: list[Move] = []
    for action in FREE:
        if action.exact:
            moves += action.offers(context)
        else:
            forbids = action.forbids
            moves += [move for move in action.offers(context) if forbids(context, move) is None]
    return moves
