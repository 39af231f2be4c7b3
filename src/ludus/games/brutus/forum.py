"""The forum and the Consul's opinion. Chapters B-4, B-5 and B-15."""

from itertools import compress

from ludus.core.decisions import Decision, allowed, always
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.frames import Frame
from ludus.core.message import say, seat_ref
from ludus.games.brutus import forecast, memory
from ludus.games.brutus.characters import card_ref, card_refs, no_cards
from ludus.games.brutus.holding import from_hand, must_hold, one_of_each
from ludus.games.brutus.leading import begin_round
from ludus.games.brutus.moves import Announce, Lay, Mercy, Power, Take
from ludus.games.brutus.options import TABLE
from ludus.games.brutus.state import State, Turn, waiting

_TAKE = one_of_each(Take)


def announce(context: Turn, move: Announce) -> None:
    """The number holds for everybody, the Imperator included. [B-4.1, B-4.2]"""
    state = context.state
    state.asked = move.count
    state.phase = "lay"
    state.turn = -1
    if context.sink:
        context.sink.tell(say("brutus-forum", seat=seat_ref(context.seat), count=move.count))


def lay(context: Turn, move: Lay) -> None:
    """Lay a card face down; nobody else learns anything before all have laid theirs.

    The order in which one's own cards were laid has no meaning. [B-4.3]
    """
    state, seat, sink = context.state, context.seat, context.sink
    state.hands[seat][move.value] -= 1
    state.laid[seat].append(move.value)
    state.laid[seat].sort()
    if sink:
        sink.tell(say("brutus-laid", card=card_ref(move.value)), to=seat)
    if waiting(state):
        return
    if state.options.benevolence:
        state.phase = "mercy"
        state.turn = state.ranks[0]
    else:
        state.mercy = False
        reveal(state, sink)


def mercy(context: Turn, move: Mercy) -> None:
    """Benevolence brings points at once, before the cards are seen. [B-15.1, B-15.2]"""
    state, seat = context.state, context.seat
    state.mercy = move.declared
    if move.declared:
        state.scores[seat] += TABLE.mercy
        state.gains.mercy[seat] += TABLE.mercy
    if context.sink:
        key = "brutus-mercy" if move.declared else "brutus-no-mercy"
        context.sink.tell(say(key, seat=seat_ref(seat), points=TABLE.mercy))
    reveal(state, context.sink)


def reveal(state: State, sink: Sink | None) -> None:
    """Turn the mixed cards up: they carry no trace of who laid them. [B-4.4, B-4.5]"""
    forum = no_cards()
    for seat, laid in enumerate(state.laid):
        for value in laid:
            forum[value] += 1
        laid.clear()
        state.sizes[seat] -= state.asked
    state.forum = forum
    state.pickers = picking_order(state)
    state.phase = "take"
    state.turn = state.pickers[0]
    state.reveals += 1
    if sink:
        sink.tell(say("brutus-revealed", cards=card_refs(forum)))


def picking_order(state: State) -> list[int]:
    """Rank order; after Benevolence Imperator and Servus change places. [B-4.6, B-15.3]"""
    imperator, *between, servus = state.ranks
    return [servus, *between, imperator] if state.mercy else state.ranks.copy()


def cards_there(context: Turn) -> list[Take]:
    """Any card still lying there, one's own too. [B-4.7, B-4.8]"""
    return list(compress(_TAKE, context.state.forum[1:]))


def forbids_take(context: Turn, move: Take) -> Refusal | None:
    """What has been taken, or was never laid, cannot be taken. [B-4.7]"""
    if context.state.forum[move.value]:
        return None
    return Refusal("B-4.7", say("brutus-refused-not-there", card=card_ref(move.value)))


def take(context: Turn, move: Take) -> None:
    """Take a card for all to see; whoever has taken enough makes room for the next.

    The last one gets what remains. [B-4.7, B-4.9, B-4.10, B-4.11]
    """
    state, seat, value = context.state, context.seat, move.value
    state.forum[value] -= 1
    state.hands[seat][value] += 1
    state.sizes[seat] += 1
    memory.show(state, seat, value)
    if context.sink:
        context.sink.tell(say("brutus-takes", seat=seat_ref(seat), card=card_ref(value)))
    if state.sizes[seat] < TABLE.tables[len(state.sizes)].hand:
        return
    state.pickers.pop(0)
    if state.pickers:
        state.turn = state.pickers[0]
    else:
        state.phase = "power"
        state.turn = state.ranks[1]


def power(context: Turn, move: Power) -> None:
    """The choice holds for everybody until the manche ends; the Imperator leads.

    [B-5.3, B-5.4, B-6.2]
    """
    state = context.state
    state.power = move.on
    if context.sink:
        key = "brutus-power-on" if move.on else "brutus-power-off"
        context.sink.tell(say(key, seat=seat_ref(context.seat)))
    begin_round(state, state.ranks[0])


ANNOUNCE: Decision[State, Frame, Announce] = Decision(
    word="announce",
    article="B-4.1",
    moves=(Announce,),
    offers=always(*map(Announce, TABLE.forum)),
    forbids=allowed,
    answer=announce,
    forecast=forecast.of_announce,
)
"""How many cards everybody lays into the forum; none is not allowed. [B-4.1]"""

LAY: Decision[State, Frame, Lay] = Decision(
    word="lay",
    article="B-4.2",
    moves=(Lay,),
    offers=from_hand(Lay),
    forbids=must_hold("B-4.2"),
    answer=lay,
    forecast=forecast.of_lay,
    exact=True,
    together=True,
)
"""Which card to lay face down. [B-4.2, B-4.3]"""

MERCY: Decision[State, Frame, Mercy] = Decision(
    word="mercy",
    article="B-15.1",
    moves=(Mercy,),
    offers=always(Mercy(False), Mercy(True)),
    forbids=allowed,
    answer=mercy,
    forecast=forecast.of_mercy,
)
"""Whether to declare Benevolence. [B-15.1]"""

TAKE: Decision[State, Frame, Take] = Decision(
    word="take",
    article="B-4.7",
    moves=(Take,),
    offers=cards_there,
    forbids=forbids_take,
    answer=take,
    forecast=forecast.of_take,
    exact=True,
)
"""Which card to take from the forum. [B-4.7]"""

POWER: Decision[State, Frame, Power] = Decision(
    word="power",
    article="B-5.1",
    moves=(Power,),
    offers=always(Power(False), Power(True)),
    forbids=allowed,
    answer=power,
    forecast=forecast.of_power,
)
"""Whether to switch the Consul's power on; it is off unless they do. [B-5.1, B-5.2]"""
