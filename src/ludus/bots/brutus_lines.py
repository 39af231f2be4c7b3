"""Imagined worlds of Brutus, many at once, played on as the nets say: all of it numpy.

A batch of worlds is one `State` of the arrays; the batch is its last axis. Nets know single manches
(see brutus_nets.py), so worlds are laid out as if the manche were a game of its own.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ludus.arrays.brutus.actions import action_of
from ludus.arrays.brutus.mode import Mode, mode_of
from ludus.arrays.brutus.playing import merge
from ludus.arrays.brutus.state import LEAD, REPLY, Round, State
from ludus.arrays.brutus.steps import step
from ludus.arrays.brutus.translation import numbers, round_of, state_of
from ludus.arrays.nets import Weights
from ludus.bots.brutus_nets import judge, policy, watch, worth
from ludus.bots.shipped import Shipped
from ludus.games.brutus import memory
from ludus.games.brutus.characters import count_cards, no_cards
from ludus.games.brutus.moves import PASS, PlayCards
from ludus.games.brutus.options import Options
from ludus.games.brutus.state import Combination, Play
from ludus.games.brutus.state import State as World
from ludus.games.brutus.view import View

Array = np.ndarray[Any, Any]


def single(options: Options) -> Mode:
    """Give the mode of one manche as a game of its own."""
    return replace(mode_of(options), manches=1, target=None, time=None)


def each(state: State, change: Callable[[Array], Array]) -> State:
    """Do something with all arrays of a state."""
    parts: list[Any] = [
        Round(*map(change, part)) if isinstance(part, Round) else change(part) for part in state
    ]
    return State(*parts)


def taken(state: State, rows: Array | int) -> State:
    """Take some tables of a batch, each as often as it is named, or one alone without a batch."""
    return each(state, lambda one: one[..., rows])


def laid_out(view: View, worlds: Sequence[World]) -> State:
    """Lay worlds that a view cannot exclude side by side; its seat is the one that decides."""
    first = state_of(worlds[0])
    count, players = len(worlds), len(view.ranks)
    many = each(first, lambda one: np.repeat(one[..., None], count, axis=-1))
    hands = np.array([world.hands for world in worlds], dtype=np.int32)[..., 1:]
    state = many._replace(
        hands=np.moveaxis(hands, 0, -1),
        turn=np.full(count, view.seat, dtype=np.int32),
        manche=np.ones(count, dtype=np.int32),
        won=np.zeros((players, count), dtype=np.int32),
        scores=np.repeat(numbers(gained(view))[:, None], count, axis=-1),
    )
    if any(map(any, worlds[0].laid)):
        laid = [[count_cards(one) for one in world.laid] for world in worlds]
        state = state._replace(laid=np.moveaxis(np.array(laid, dtype=np.int32)[..., 1:], 0, -1))
    if view.given:
        given = [[gift.value for gift in world.given] for world in worlds]
        values = many.given_value.copy()
        values[: len(view.given)] = np.array(given, dtype=np.int32).T
        state = state._replace(given_value=values)
    return state


def gained(view: View) -> list[int]:
    """Give the points that each seat has gained in the running manche."""
    found = list(view.scores)
    for manche in view.manches:
        for part in (manche.position, manche.caesar, manche.revolt, manche.mercy):
            found = [have - points for have, points in zip(found, part, strict=True)]
    return found


class Lines:
    """Plays on in worlds as the nets say."""

    def __init__(self, mode: Mode, nets: Shipped) -> None:
        self.mode = mode
        self._nets = nets

    def chances(self, state: State) -> Array:
        """Give the logarithms of the chances of all actions: (tables, actions)."""
        return said(self.mode, self._nets.actor, state)

    def sent(self, state: State, actions: Array) -> State:
        """Take an action at every table."""
        return step(np, self.mode, state, actions.astype(np.int32))

    def values(self, state: State, seat: int) -> Array:
        """Give the share of the stakes that a seat can expect, or has: (tables)."""
        over = state.turn < 0
        found = np.zeros(len(over), dtype=np.float32)
        if over.any():
            found[over] = worth(np, self.mode, taken(state, np.flatnonzero(over)))[:, seat]
        if not over.all():
            some = taken(state, np.flatnonzero(~over))
            shares = np.exp(judge(np, self._nets.critic, watch(np, self.mode, some)))
            away = (seat - some.turn) % self.mode.players
            found[~over] = shares[np.arange(len(away)), away]
        return found

    def played_on(self, state: State, lots: Iterable[Array]) -> State:
        """Let everybody decide as the actor would, once for each of `lots`.

        A lot is random numbers (tables, actions): lines that are given the same have the same luck.
        """
        for lot in lots:
            over = state.turn < 0
            if over.all():
                break
            chosen = (self.chances(state) + lot).argmax(axis=1)
            state = merge(np, over, state, self.sent(state, chosen))
        return state


def said(mode: Mode, actor: Weights, state: State) -> Array:
    """Give the logarithms of the chances of all actions at some tables."""
    found: Array = policy(np, actor, watch(np, mode, state))
    return found


class Past:
    """What others have played and passed in this round, to be held against hands they may have had.

    Of earlier rounds nothing is asked: what happened in between has changed the hands.
    """

    def __init__(self, view: View, now: State) -> None:
        plays = view.plays if view.phase == "reply" else ()
        first = _unchanged_since(view, plays)
        at = [
            number
            for number in range(first, len(plays))
            if plays[number].kind != "skip" and plays[number].seat != view.seat
        ]
        self.length = len(at)
        self._states = [_before(view, plays, number, now) for number in at]
        self._later = [_played(view, plays[number:]) for number in at]
        self._actions = numbers([_action(view, plays[number]) for number in at])

    def likelihood(self, lines: Lines, worlds: State) -> Array:
        """Give the logarithm of the chance that others would have done what they have done."""
        count = worlds.turn.shape[0]
        if not self.length:
            return np.zeros(count)
        hands = [worlds.hands + later[..., None] for later in self._later]
        parts = [each(one, lambda part: np.repeat(part[..., None], count, -1))
                 for one in self._states]  # fmt: skip
        parts = [one._replace(hands=held) for one, held in zip(parts, hands, strict=True)]
        told = lines.chances(_joined(parts))
        actions = np.repeat(self._actions, count)
        found: Array = told[np.arange(len(actions)), actions].reshape((self.length, count))
        likely: Array = found.sum(axis=0)
        return likely


def _joined(states: Sequence[State]) -> State:
    """Put batches one after another."""
    parts: list[Any] = []
    for several in zip(*states, strict=True):
        if isinstance(several[0], Round):
            rounds = zip(*several, strict=True)
            parts.append(Round(*(np.concatenate(one, axis=-1) for one in rounds)))
        else:
            parts.append(np.concatenate(several, axis=-1))
    return State(*parts)


def _unchanged_since(view: View, plays: Sequence[Play]) -> int:
    """Find the first turn of a round since which no card has gone from hand to hand unseen."""
    if view.trail is None:
        return 0
    left = 0
    for together in reversed(view.trail.moved):
        if any(one.to != memory.TABLE for one in together):
            break
        left += 1
    for number in range(len(plays) - 1, -1, -1):
        left -= bool(plays[number].count)
        if left < 0:
            return number + 1
    return 0


def _action(view: View, play: Play) -> int:
    move = PlayCards(play.value, play.count) if play.count else PASS
    return action_of(move, play.seat, len(view.ranks))


def _played(view: View, plays: Sequence[Play]) -> Array:
    """Count the cards that each seat plays in some turns: (seats, values)."""
    found = [no_cards() for _ in view.ranks]
    for play in plays:
        if play.count:
            found[play.seat][play.value] += play.count
    cards: Array = numbers(found)[:, 1:]
    return cards


def _before(view: View, plays: Sequence[Play], number: int, now: State) -> State:
    """Give the table (without a batch) as it was before a turn, but for the hands."""
    later = _played(view, plays[number:])
    sizes = now.sizes + later.sum(axis=1)
    top = Combination(0, 0, -1)
    for play in plays[:number]:
        if play.count:
            top = Combination(play.value, play.count, play.seat)
    return now._replace(
        sizes=sizes,
        places=np.where(sizes > 0, 0, now.places),
        gone=now.gone - later.sum(axis=0),
        phase=numbers(REPLY if top.value else LEAD),
        turn=numbers(plays[number].seat),
        top_value=numbers(top.value),
        top_count=numbers(top.count),
        owner=numbers(top.owner),
        this_round=round_of(plays[:number], len(view.ranks)),
    )
