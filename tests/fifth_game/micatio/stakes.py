"""The stake, and the rounds. Chapters M-2 and M-4."""

from collections.abc import Sequence
from typing import Annotated

from fifth_game.micatio.state import State, View
from fifth_game.micatio.table import NUMBERS, Options
from ludus.core.decisions import Context, Decision, Look
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.forecast import Forecast, Line, total
from ludus.core.frames import Frame
from ludus.core.message import say, seat_ref
from ludus.core.moves import Move
from ludus.core.slots import Number


class Stake(Move, word="stake"):
    """Stake coins: `stake 2`."""

    coins: Annotated[int, Number(0, 99)]


Staking = Context[State, Frame]


def opening(options: Options, fate: Fate, sink: Sink | None) -> State:
    """Everybody gets the same coins; chance names the first leader. [M-1.1, M-1.2]"""
    (leader,) = fate.draw("leader", range(options.players))
    state = State(options=options, coins=[NUMBERS.coins] * options.players, leader=leader)
    if sink:
        sink.tell(say("micatio-begins", seat=seat_ref(leader)))
    return state


def offers(context: Staking) -> Sequence[Stake]:
    """Offer every stake up to the most. [M-2.1]"""
    return [Stake(coins) for coins in range(1, NUMBERS.stake + 1)]


def forbids(context: Staking, move: Stake) -> Refusal | None:
    """At least one coin, at most the limit, and no more than one has. [M-2.1, M-2.2]"""
    held = context.state.coins[context.seat]
    if not 1 <= move.coins <= NUMBERS.stake:
        return Refusal("M-2.1", say("micatio-refused-stake", most=NUMBERS.stake))
    if move.coins > held:
        return Refusal("M-2.2", say("micatio-refused-coins", coins=move.coins, held=held))
    return None


def stake(context: Staking, move: Stake) -> None:
    """The stake goes into the pot, and all show. [M-2.1]"""
    state = context.state
    state.coins[context.seat] -= move.coins
    state.pot += move.coins
    state.staked = True
    state.shown = [None] * len(state.coins)
    if context.sink:
        context.sink.tell(say("micatio-stakes", seat=seat_ref(context.seat), coins=move.coins))


def forecast(look: Look[View], move: Stake) -> Forecast:
    """Tell the price, and what the pot will hold."""
    paid = Line(move.coins, say("micatio-why-stake"))
    return Forecast(
        costs=(total("coins", say("micatio-coins"), [paid]),),
        brings=(say("micatio-will-pot", coins=look.view.pot + move.coins),),
    )


def next_round(state: State, sink: Sink | None) -> None:
    """The lead passes to the left, until the last round or an empty purse. [M-4.1]"""
    state.staked = False
    state.leader = (state.leader + 1) % len(state.coins)
    if state.round == NUMBERS.rounds or not all(state.coins):
        state.over = True
        if sink:
            sink.tell(say("micatio-ends"))
        return
    state.round += 1


STAKE: Decision[State, Frame, Stake] = Decision(
    word="stake",
    article="M-2.1",
    moves=(Stake,),
    offers=offers,
    forbids=forbids,
    answer=stake,
    forecast=forecast,
)
"""How many coins the leader stakes. [M-2.1]"""
