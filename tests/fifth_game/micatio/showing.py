"""Showing fingers and calling a sum, all together. Chapter M-3."""

from collections.abc import Sequence
from itertools import product
from typing import Annotated

from fifth_game.micatio.stakes import next_round
from fifth_game.micatio.state import State, View, waiting
from fifth_game.micatio.table import NUMBERS
from ludus.core.decisions import Context, Decision, Look, nothing
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.forecast import Chance, Forecast
from ludus.core.frames import Frame
from ludus.core.message import say, seat_ref
from ludus.core.moves import Move
from ludus.core.slots import Number


class Show(Move, word="show"):
    """Show fingers and call a sum: `show 3 7`."""

    fingers: Annotated[int, Number(0, 9)]
    call: Annotated[int, Number(0, 99)]


Showing = Context[State, Frame]


def offers(context: Showing) -> Sequence[Show]:
    """Offer every number of fingers with every sum that can come of it. [M-3.1, M-3.2]"""
    others = (len(context.state.coins) - 1) * NUMBERS.fingers
    return [
        Show(fingers, fingers + more)
        for fingers in range(NUMBERS.fingers + 1)
        for more in range(others + 1)
    ]


def forbids(context: Showing, move: Show) -> Refusal | None:
    """One hand has no more fingers than that, and a call must be possible. [M-3.1, M-3.2]"""
    if move.fingers > NUMBERS.fingers:
        return Refusal("M-3.1", say("micatio-refused-fingers", most=NUMBERS.fingers))
    most = move.fingers + (len(context.state.coins) - 1) * NUMBERS.fingers
    if not move.fingers <= move.call <= most:
        facts = {"call": move.call, "least": move.fingers, "most": most}
        return Refusal("M-3.2", say("micatio-refused-call", **facts))
    return None


def show(context: Showing, move: Show) -> None:
    """Choose in secret; when all have, the hands are shown at once. [M-3.1]"""
    state = context.state
    state.shown[context.seat] = (move.fingers, move.call)
    if not waiting(state):
        _settle(state, context.sink)


def _settle(state: State, sink: Sink | None) -> None:
    """Who called the sum shares the pot; what cannot be shared stays in it. [M-3.3, M-3.4]"""
    hands = tuple(hand for hand in state.shown if hand is not None)
    fingers = sum(shown for shown, _ in hands)
    right = [seat for seat, (_, call) in enumerate(hands) if call == fingers]
    if sink:
        sink.tell(say("micatio-sum", sum=fingers))
    if right:
        share, state.pot = divmod(state.pot, len(right))
        for seat in right:
            state.coins[seat] += share
            if sink:
                sink.tell(say("micatio-wins", seat=seat_ref(seat), coins=share))
    state.last = hands
    state.shown = []
    next_round(state, sink)


def odds(look: Look[View], move: Show) -> Forecast:
    """Tell how likely the call is right if the others show every number equally often."""
    others = len(look.view.coins) - 1
    hands = list(product(range(NUMBERS.fingers + 1), repeat=others))
    right = sum(move.fingers + sum(hand) == move.call for hand in hands)
    return Forecast(odds=(Chance("right", say("micatio-chance-right"), right / len(hands)),))


SHOW: Decision[State, Frame, Show] = Decision(
    word="show",
    article="M-3.1",
    moves=(Show,),
    offers=offers,
    forbids=forbids,
    answer=show,
    forecast=nothing,
    odds=odds,
    together=True,
)
"""How many fingers to show, and which sum to call. [M-3.1]"""
