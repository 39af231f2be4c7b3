"""Events: thumbs shown at once, gifts given in secret. [C-13, D-17, D-18]"""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Ref
from ludus.games.insanam.arena.adversaries import reinforce
from ludus.games.insanam.cards.decks import draw, event_deck
from ludus.games.insanam.cards.metrics import count
from ludus.games.insanam.cards.powers import mod
from ludus.games.insanam.content.cards import Collective, Individual
from ludus.games.insanam.content.catalogue import EVENT, NUMBERS
from ludus.games.insanam.content.vocabulary import GOODS
from ludus.games.insanam.frames import Effects, Event
from ludus.games.insanam.goods import PLACE, pay, push, score
from ludus.games.insanam.moves import APPROVE, REFUSE, Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, tell


def run_event(frame: Event, state: State, fate: Fate, sink: Sink | None) -> None:
    """Reveal the event, wait for all choices, resolve it. [C-13.1]"""
    if frame.stage == "reveal":
        _reveal(frame, state, fate, sink)
    elif frame.stage == "choose":
        frame.stage = "end"
        frame.ask = ""
        card = EVENT[frame.event]
        if isinstance(card, Individual):
            _thumbs(frame, state, card, sink)
        else:
            _gifts(frame, state, card, sink)
    else:
        state.table.frames.pop()


def _reveal(frame: Event, state: State, fate: Fate, sink: Sink | None) -> None:
    """Turn the top event of the round up; what touches the board happens first. [C-13.1]"""
    table = state.table
    name = event_deck(table.round)
    frame.event = draw(state, name, fate)
    table.event = frame.event
    table.discards.setdefault(name, []).append(frame.event)
    table.gifts = []
    table.thumbs = []
    frame.stage = "choose"
    card = EVENT[frame.event]
    tell(sink, "event", event=card_ref("event", card.id))
    if isinstance(card, Individual):
        for atom in card.board:
            reinforce(table, atom, sink)
        frame.seats = tuple(seat for seat, player in enumerate(table.players) if not player.exposed)
        frame.ask = "thumbs"
    else:
        frame.kinds = "".join(GOODS) if card.kind == "ANY" else card.kind
        frame.least = card.k * len(table.players)
        frame.seats = tuple(range(len(table.players)))
        frame.ask = "gifts"


def thumb_moves(state: State, frame: Event, seat: int) -> list[Move]:
    """Approve or refuse. [C-13.3]"""
    del state, frame, seat
    return [APPROVE, REFUSE]


def gift_moves(state: State, frame: Event, seat: int) -> list[Move]:
    """List the amounts of the next kind that can be given. [C-13.5]"""
    kind = frame.kinds[len(state.secrets.own[seat].answer)]
    held = state.table.players[seat].goods[PLACE[kind]]
    return [make("give", kind, n) for n in range(held + 1)]


def choose(
    state: State, frame: Event, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Keep a choice secret until all have chosen. [C-13.3, C-13.5]"""
    del fate, sink
    answer = state.secrets.own[seat].answer
    answer.append(move.kind if frame.ask == "thumbs" else str(move.number(1)))
    if frame.ask == "thumbs" or len(answer) == len(frame.kinds):
        frame.seats = tuple(other for other in frame.seats if other != seat)


def _thumbs(frame: Event, state: State, card: Individual, sink: Sink | None) -> None:
    """Each half in turn order; an exposed traitor meets all harm of the lower one. [C-13.4]"""
    table = state.table
    table.thumbs = [(*own.answer, "")[0] for own in state.secrets.own]
    for seat in table.order:
        thumb = table.thumbs[seat]
        if thumb:
            count(table.players[seat], thumb)
            tell(sink, f"thumb-{thumb}", seat)
    for seat in reversed(table.order):
        state.secrets.own[seat].answer = []
        thumb = table.thumbs[seat]
        atoms = card.approve if thumb == "approve" else card.refuse if thumb else card.refuse.harms
        push(table, Effects(seat=seat, atoms=tuple(atoms), source=frame.event))


def _gifts(frame: Event, state: State, card: Collective, sink: Sink | None) -> None:
    """Gifts go to the bank; together they suffice or they do not. [C-13.6 to C-13.8]"""
    table = state.table
    table.gifts = [0] * len(table.players)
    for seat in table.order:
        own = state.secrets.own[seat]
        goods = [0, 0, 0]
        for kind, n in zip(frame.kinds, own.answer, strict=True):
            goods[PLACE[kind]] = int(n)
        own.answer = []
        table.gifts[seat] = sum(goods)
        pay(table.players[seat], goods)
        if any(goods):
            count(table.players[seat], "gifts")
            tell(sink, "gives", seat, goods=goods_ref(goods))
        else:
            tell(sink, "gives-nothing", seat)
    short = frame.least - sum(table.gifts)
    if short > 0:
        tell(sink, "event-fails", n=short)
        _punish(table, short, sink)
    else:
        tell(sink, "event-succeeds", event=Ref("event", card.id))
        _reward(table, card)


def _punish(table: Table, short: int, sink: Sink | None) -> None:
    """Whoever gave nothing loses VP, an exposed traitor in any case. [C-11.2, C-13.7]"""
    for seat in table.order:
        if not table.gifts[seat] or table.players[seat].exposed:
            score(table, seat, -short, sink)


def ranked_gifts(table: Table) -> dict[int, int]:
    """Give the gifts that are ranked, with what powers add; not those of exposed traitors.

    [C-11.2, C-13.8]
    """
    return {
        seat: gift + mod(table, seat, "donate")
        for seat, gift in enumerate(table.gifts)
        if gift and not table.players[seat].exposed
    }


def _reward(table: Table, card: Collective) -> None:
    """Rank the givers; equals share the better place. [C-13.8 to C-13.10]"""
    ranked = ranked_gifts(table)
    entries = NUMBERS.players[len(table.players)].rewards
    best = max(ranked.values(), default=0)
    for seat in reversed(table.order):
        player = table.players[seat]
        if seat in ranked:
            place = sum(gift > ranked[seat] for gift in ranked.values())
            reward = card.rewards[entries[place] - 1]
            push(table, Effects(seat=seat, atoms=tuple(reward), source=card.id))
            if not place:
                count(player, "top")
        elif table.gifts[seat] and table.gifts[seat] + mod(table, seat, "donate") >= best:
            # No reward for an exposed traitor, but it counts for redemption. [C-11.4]
            count(player, "top")
