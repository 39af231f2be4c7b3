"""Rounds: deal, and after the last fight score, then deal again or end. Chapters G-3 and G-9."""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Ref, say, seat_ref
from ludus.games.gorus import ending, scoring, solo
from ludus.games.gorus.cards import place_of
from ludus.games.gorus.options import TABLE, Options, deck, sides
from ludus.games.gorus.state import State
from ludus.kit.seats import clockwise, left_of


def setup(options: Options, fate: Fate, sink: Sink | None) -> State:
    """Set the table: nobody has a token, a first dealer is found, the first round is dealt.

    [G-1.8, G-2.9]
    """
    seats = options.players
    dealer = options.dealer
    if seats == 1:
        dealer = None
    elif dealer is None:
        (dealer,) = fate.draw("dealer", range(seats))
    state = State(
        options=options,
        dealer=dealer,
        round=0,
        hands=[[] for _ in range(seats)],
        deck=[],
        fight=[],
        fights=[],
        preferred=None,
        turn=0,
        tokens=[0] * len(sides(options)),
        scores=[],
    )
    start_round(state, fate, sink)
    return state


def start_round(state: State, fate: Fate, sink: Sink | None) -> None:
    """Clear the table and deal; the player left of the dealer leads.

    All cards are gathered, no school is preferred [G-3.1, G-9.1]; ten cards each, dealt from the
    dealer's left [G-3.2, G-3.6]; what is left over is the draw deck or the wanderers' [G-3.4,
    G-3.5].
    """
    seats = len(state.hands)
    first = 0 if state.dealer is None else left_of(state.dealer, seats)
    state.round += 1
    state.fights = []
    state.preferred = None
    state.turn = first
    if sink:
        sink.tell(say("gorus-round", round=state.round))
        if state.dealer is not None:
            sink.tell(say("gorus-dealer", seat=seat_ref(state.dealer)))
    rest = list(deck(state.options))
    for seat in clockwise(first, seats):
        dealt = fate.draw("deal", rest, TABLE.hand, to=seat)
        hand = sorted(dealt, key=place_of)
        state.hands[seat] = hand
        taken = set(hand)
        rest = [card for card in rest if card not in taken]
        if sink:
            cards = tuple(Ref("card", str(card)) for card in hand)
            sink.tell(say("gorus-dealt", cards=cards), to=seat)
    state.deck = rest
    if seats == 1:
        solo.first_wanderer(state, fate, sink)


def end_round(state: State, fate: Fate, sink: Sink | None) -> None:
    """Score the round; the game ends if a side has reached its target, else the deal passes left.

    [G-8.1, G-9.2, G-9.3, G-9.4, G-10.1]
    """
    scoring.score_round(state, sink)
    ending.end_if_won(state, sink)
    if state.verdict is not None:
        state.turn = None
        return
    if state.dealer is not None:
        # Both editions name the same seat: left of the dealer is who led the first fight.
        state.dealer = left_of(state.dealer, len(state.hands))
    start_round(state, fate, sink)
