"""From the readable rules to arrays: a game's state as a state without a batch, in numpy."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ludus.arrays.brutus.axes import Array
from ludus.arrays.brutus.mode import VALUE_COUNT
from ludus.arrays.brutus.state import (
    KINDS,
    NO,
    PASSED,
    PHASES,
    TAKE,
    UNDECIDED,
    YES,
    Round,
    State,
)
from ludus.games.brutus import memory
from ludus.games.brutus import state as game
from ludus.games.brutus.characters import count_cards
from ludus.games.brutus.options import TABLE


def numbers(given: int | Sequence[Any]) -> Array:
    """Write numbers as 32-bit integers."""
    return np.asarray(given, dtype=np.int32)


def cards(counts: Sequence[int]) -> list[int]:
    """Leave out the entry for value 0, which says nothing."""
    return list(counts)[1:] or [0] * VALUE_COUNT


def mercy_of(declared: bool | None) -> int:
    """Write whether Benevolence was declared. [B-15.1]"""
    return UNDECIDED if declared is None else YES if declared else NO


def round_of(plays: Iterable[game.Play], players: int) -> Round:
    """Find each seat's last turn in a round, and what lay on top after it."""
    kinds, values, counts = [0] * players, [0] * players, [0] * players
    value = count = 0
    for play in plays:
        kind = 1 + KINDS.index(play.kind)
        if kind < PASSED:
            value, count = play.value, play.count
        kinds[play.seat], values[play.seat], counts[play.seat] = kind, value, count
    return Round(numbers(kinds), numbers(values), numbers(counts))


def state_of(state: game.State) -> State:
    """Write a state of the game as arrays. Where all choose at once, the first who has not acts."""
    players = len(state.ranks)
    top = state.top or game.Combination(0, 0, -1)
    asked = game.waiting(state)
    gifts = state.given + [game.Gift(-1)] * (TABLE.gifts - len(state.given))
    phase = PHASES.index(state.phase)
    return State(
        manche=numbers(state.manche),
        ranks=numbers(state.ranks),
        scores=numbers(state.scores),
        won=numbers(state.won),
        places=numbers(state.places),
        hands=numbers([cards(hand) for hand in state.hands]),
        sizes=numbers(state.sizes),
        phase=numbers(phase),
        turn=numbers(asked[0] if asked else state.turn),
        asked=numbers(state.asked),
        laid=numbers([cards(count_cards(laid)) for laid in state.laid]),
        forum=numbers(cards(state.forum)),
        picker=numbers(players - len(state.pickers) if phase == TAKE else 0),
        mercy=numbers(mercy_of(state.mercy)),
        power=np.asarray(state.power),
        top_value=numbers(top.value),
        top_count=numbers(top.count),
        owner=numbers(top.owner),
        this_round=round_of(state.plays, players),
        last_round=round_of(state.before, players),
        gifts=numbers(state.gifts),
        given_to=numbers([gift.to for gift in gifts]),
        given_value=numbers([gift.value for gift in gifts]),
        gone=numbers(cards(state.gone)),
        known=numbers(
            [[cards(held) for held in memory.known(state, seat)] for seat in range(players)]
        ),
    )
