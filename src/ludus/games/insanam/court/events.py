"""Events: thumbs shown at once, gifts given in secret. [C-13, D-17, D-18]"""

from ludus.core.decisions import Context, Decision, allowed
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.message import Ref
from ludus.games.insanam.arena.adversaries import reinforce
from ludus.games.insanam.cards.decks import draw, event_deck
from ludus.games.insanam.cards.metrics import count
from ludus.games.insanam.cards.powers import mod
from ludus.games.insanam.content.cards import Collective, Individual
from ludus.games.insanam.content.catalogue import EVENT, NUMBERS
from ludus.games.insanam.content.vocabulary import GOODS, Good
from ludus.games.insanam.court import forecasts
from ludus.games.insanam.court.moves import Approve, Give, Refuse
from ludus.games.insanam.frames import Effects, Event
from ludus.games.insanam.goods import PLACE, amount, pay, push, score, too_dear
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, no, tell

AtEvent = Context[State, Event]


def run_event(context: AtEvent) -> None:
    """Reveal the event, wait for all choices, resolve it. [C-13.1]"""
    frame, state, sink = context.frame, context.state, context.sink
    if frame.stage == "reveal":
        _reveal(context)
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


def _reveal(context: AtEvent) -> None:
    """Turn the top event of the round up; what touches the board happens first. [C-13.1]"""
    frame, table, sink = context.frame, context.state.table, context.sink
    name = event_deck(table.round)
    frame.event = draw(context.state, name, context.fate)
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
        frame.ask = THUMBS.word
    else:
        frame.kinds = "".join(GOODS) if card.kind == "ANY" else card.kind
        frame.least = card.least(len(table.players))
        frame.seats = tuple(range(len(table.players)))
        frame.ask = GIFTS.word


def _thumb_moves(_: AtEvent) -> list[Approve | Refuse]:
    """Approve or refuse. [C-13.3]"""
    return [Approve(), Refuse()]


def _choose_thumb(context: AtEvent, move: Approve | Refuse) -> None:
    """Keep a thumb secret until all have chosen. [C-13.3]"""
    _keep_secret(context, move.word)
    _has_chosen(context)


def _keep_secret(context: AtEvent, word: str) -> None:
    own = context.state.secrets.own[context.seat]
    own.answer = [*own.answer, word]


def _has_chosen(context: AtEvent) -> None:
    frame = context.frame
    frame.seats = tuple(other for other in frame.seats if other != context.seat)


THUMBS: Decision[State, Event, Approve | Refuse] = Decision(
    word="thumbs",
    article="C-13.3",
    moves=(Approve, Refuse),
    offers=_thumb_moves,
    forbids=allowed,
    answer=_choose_thumb,
    forecast=forecasts.thumb,
    together=True,
)


def _next_kind(context: AtEvent) -> Good:
    """Name the kind that a seat is asked for: gifts are named kind by kind. [C-13.5]"""
    answered = len(context.state.secrets.own[context.seat].answer)
    return GOODS[PLACE[context.frame.kinds[answered]]]


def _gift_moves(context: AtEvent) -> list[Give]:
    """List the amounts of the next kind that can be given. [C-13.5]"""
    kind = _next_kind(context)
    held = context.state.table.players[context.seat].goods[PLACE[kind]]
    return [Give(kind, n) for n in range(held + 1)]


def _no_gift(context: AtEvent, move: Give) -> Refusal | None:
    """Of the kind that is asked for, no more than one has. [C-13.5]"""
    kind = _next_kind(context)
    if move.good != kind:
        return no("C-13.5", "gift-kind", good=Ref("good", kind))
    player = context.state.table.players[context.seat]
    return too_dear(player, amount(move.good, move.amount), "C-13.5")


def _give(context: AtEvent, move: Give) -> None:
    """Keep a gift secret until all have given. [C-13.5]"""
    _keep_secret(context, str(move.amount))
    if len(context.state.secrets.own[context.seat].answer) == len(context.frame.kinds):
        _has_chosen(context)


GIFTS: Decision[State, Event, Give] = Decision(
    word="gifts",
    article="C-13.5",
    moves=(Give,),
    offers=_gift_moves,
    forbids=_no_gift,
    answer=_give,
    forecast=forecasts.gift,
    exact=True,
    together=True,
)


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


DECISIONS = (THUMBS, GIFTS)
