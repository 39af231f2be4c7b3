"""Manches: first positions, the deal, and what stands when one player is left. B-2, B-3, B-11."""

from operator import sub

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say, seat_ref
from ludus.games.brutus import ending
from ludus.games.brutus.characters import card_refs, count_cards, list_cards, no_cards
from ludus.games.brutus.going_out import rank_ref
from ludus.games.brutus.options import TABLE, Options, deck
from ludus.games.brutus.sheets import manche_sheet
from ludus.games.brutus.state import Gains, Manche, State
from ludus.kit.seats import clockwise, left_of


def setup(options: Options, fate: Fate, sink: Sink | None) -> State:
    """Set the table: positions are drawn and score nothing, then comes the first deal.

    [B-2.1, B-2.3]
    """
    players = options.players
    state = State(
        options=options,
        manche=0,
        ranks=list(fate.order("positions", range(players))),
        scores=[0] * players,
        won=[0] * players,
        hands=[],
        sizes=[],
        undealt=no_cards(),
        places=[],
        phase="announce",
        turn=0,
        asked=0,
        laid=[],
        forum=no_cards(),
        pickers=[],
        mercy=None,
        power=False,
        top=None,
        plays=[],
        before=[],
        gifts=0,
        given=[],
        gone=no_cards(),
        shown=[],
        facts=[],
        gains=Gains([], [], []),
        manches=[],
    )
    start_manche(state, fate, sink)
    return state


def start_manche(state: State, fate: Fate, sink: Sink | None) -> None:
    """Clear the table and deal; the Imperator then speaks first.

    The power is off again [B-5.5], all cards are gathered [B-3.3].
    """
    players = len(state.ranks)
    state.manche += 1
    state.places = [0] * players
    state.phase = "announce"
    state.turn = state.ranks[0]
    state.asked = 0
    state.laid = [[] for _ in range(players)]
    state.mercy = None
    state.power = False
    state.top = None
    state.plays = []
    state.before = []
    state.gone = no_cards()
    state.shown = [no_cards() for _ in range(players)]
    state.facts = []
    state.trail = None
    state.gains = Gains([0] * players, [0] * players, [0] * players)
    if sink:
        _tell_ranks(state, sink)
    _deal(state, fate, sink)


def _tell_ranks(state: State, sink: Sink) -> None:
    sink.tell(say("brutus-manche", manche=state.manche))
    for place, seat in enumerate(state.ranks, 1):
        rank = rank_ref(place, len(state.ranks))
        sink.tell(say("brutus-rank-of", seat=seat_ref(seat), rank=rank))


def _deal(state: State, fate: Fate, sink: Sink | None) -> None:
    """Servus deals to everybody, from the left; the rest stays face down.

    [B-3.2, B-3.4, B-3.5, B-3.6]
    """
    players = len(state.ranks)
    hand = TABLE.tables[players].hand
    rest = deck(players)
    state.hands = [[] for _ in range(players)]
    state.sizes = [hand] * players
    for seat in clockwise(left_of(state.ranks[-1], players), players):
        cards = count_cards(fate.draw("deal", list_cards(rest), hand, to=seat))
        state.hands[seat] = cards
        rest = list(map(sub, rest, cards))
        if sink:
            sink.tell(say("brutus-dealt", cards=card_refs(cards)), to=seat)
    state.undealt = rest


def end_manche(state: State, fate: Fate, sink: Sink | None) -> None:
    """The last player takes Servus; then the next manche begins with the new ranks, or none does.

    [B-11.1 to B-11.6]
    """
    players = len(state.ranks)
    last = state.places.index(0)
    state.places[last] = players
    if sink:
        sink.tell(say("brutus-last", seat=seat_ref(last)))
    points = TABLE.tables[players].points
    gains = state.gains
    state.manches.append(
        Manche(
            tuple(state.places),
            tuple(points[place - 1] for place in state.places),
            tuple(gains.caesar),
            tuple(gains.revolt),
            tuple(gains.mercy),
        )
    )
    # Ranks are the places just won, whatever the totals say.
    state.ranks = sorted(range(players), key=state.places.__getitem__)
    state.won[state.ranks[0]] += 1
    if sink:
        # The winner comes last: that line stands for the manche when the log is folded.
        for seat in reversed(state.ranks):
            total = say("brutus-total", seat=seat_ref(seat), points=state.scores[seat])
            sheet = manche_sheet(state) if seat == state.ranks[0] else None
            sink.tell(total, sheet=sheet)
    if ending.is_due(state, fate):
        ending.end_game(state, sink)
    else:
        start_manche(state, fate, sink)
