"""The whole truth of a game, and what a seat may know of it."""

from msgspec import Struct
from msgspec.structs import replace

from fifth_game.micatio.table import Options
from ludus.core.frames import Frame
from ludus.core.outcome import Outcome, ranking

Hand = tuple[int, int]
"""The fingers shown, and the sum called."""


class State(Struct):
    """A game of Micatio.

    coins   of each seat
    pot     what was staked and not won yet
    leader  who stakes in this round
    shown   the hands of this round, None for seats that have not chosen
    last    the hands of the round before, for all to see
    """

    options: Options
    coins: list[int]
    leader: int
    round: int = 1
    pot: int = 0
    staked: bool = False
    shown: list[Hand | None] = []
    last: tuple[Hand, ...] = ()
    over: bool = False


class View(Struct, frozen=True):
    """The table from one seat: all but the hands that others have chosen and not shown yet."""

    options: Options
    seat: int | None
    round: int
    leader: int
    coins: tuple[int, ...]
    pot: int
    staked: bool
    hand: Hand | None
    waiting: tuple[int, ...]
    last: tuple[Hand, ...]
    outcome: Outcome | None


def clone(state: State) -> State:
    """Copy what can change."""
    return replace(state, coins=state.coins.copy(), shown=state.shown.copy())


def question(state: State) -> Frame | None:
    """The leader stakes, then all show together. [M-2.1, M-3.1]"""
    if state.over:
        return None
    if not state.staked:
        return Frame(seats=(state.leader,), ask="stake")
    return Frame(seats=waiting(state), ask="show")


def waiting(state: State) -> tuple[int, ...]:
    """Tell who has still to choose."""
    return tuple(seat for seat, hand in enumerate(state.shown) if hand is None)


def view(state: State, seat: int | None) -> View:
    """Show a seat everything but the hidden hands of others. [M-3.1]"""
    return View(
        options=state.options,
        seat=seat,
        round=state.round,
        leader=state.leader,
        coins=tuple(state.coins),
        pot=state.pot,
        staked=state.staked,
        hand=None if seat is None or not state.staked else state.shown[seat],
        waiting=waiting(state) if state.staked else (),
        last=state.last,
        outcome=outcome(state),
    )


def seen_question(view: View) -> Frame | None:
    """Tell from a view who is asked what."""
    if view.outcome is not None:
        return None
    if not view.staked:
        return Frame(seats=(view.leader,), ask="stake")
    return Frame(seats=view.waiting, ask="show")


def outcome(state: State) -> Outcome | None:
    """Most coins win. [M-4.2]"""
    if not state.over:
        return None
    scores = tuple(state.coins)
    winners = tuple(seat for seat, coins in enumerate(scores) if coins == max(scores))
    return Outcome(winners, scores, ranking(scores, winners), "coins", "coins")
