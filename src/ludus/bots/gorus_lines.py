"""Lines of play of Gorus Maximus in imagined worlds, many at once: all of it numpy.

A batch of worlds is one `State`; the batch is its last axis. `Lines` plays on as the actor would,
and values what is reached by the critic, or by the score if the round is over. `solved` looks at
all that can still happen, where few cards are left.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ludus.arrays.gorus import features, rounds
from ludus.arrays.gorus.fight import legal_cards
from ludus.arrays.gorus.mode import Mode, mode_of
from ludus.arrays.gorus.seen import by_school
from ludus.arrays.gorus.state import NONE, State
from ludus.arrays.gorus.viewed import state_of
from ludus.bots.gorus import race
from ludus.bots.gorus_nets import by_side, judge, places, policy, watch
from ludus.bots.shipped import Shipped
from ludus.games.gorus.cards import Card
from ludus.games.gorus.state import State as World
from ludus.games.gorus.view import View

Array = np.ndarray[Any, Any]


def laid_out(view: View, worlds: Sequence[World], order: np.random.Generator) -> State:
    """Lay worlds that a view cannot exclude side by side; cards to come lie in any order."""
    mode = mode_of(view.options)
    many = spread(state_of(view), len(worlds))
    hands, deck = np.zeros_like(many.hands), many.deck.copy()
    for at, world in enumerate(worlds):
        for seat, hand in enumerate(world.hands):
            hands[seat, :, at] = as_set(mode, hand)
        if world.deck:
            left = [mode.numbers[card] for card in world.deck]
            deck[len(deck) - len(left) :, at] = order.permutation(left)
    return many._replace(hands=hands, deck=deck)


def as_set(mode: Mode, cards: Sequence[Card]) -> Array:
    """Give the set of some cards."""
    words = [0] * mode.words
    for card in cards:
        word, bit = mode.bit(mode.numbers[card])
        words[word] |= 1 << bit
    return np.array(words, dtype=np.uint32)


def spread(state: State, count: int) -> State:
    """Lay the same table out several times."""
    return State(*(np.repeat(one[..., None], count, axis=-1) for one in state))


def taken(state: State, rows: Array) -> State:
    """Take some tables of a batch, each as often as it is named."""
    return State(*(one[..., rows] for one in state))


def sent(mode: Mode, state: State, actions: Array) -> State:
    """Send a card at every table, named as at the table."""
    return rounds.step(np, mode, state, features.card_of(np, mode, actions.astype(np.int32)))


def shared(mode: Mode, state: State) -> Array:
    """Give each side's chance to win after a round: (tables, sides)."""
    found = np.zeros((state.turn.shape[0], mode.side_count), dtype=np.float32)
    ends = np.concatenate([state.tokens, state.winners]).T
    kinds, which = np.unique(ends, axis=0, return_inverse=True)
    for number, kind in enumerate(kinds):
        tokens, won = kind[: mode.side_count], kind[mode.side_count :]
        need = [goal - have for goal, have in zip(mode.targets, tokens.tolist(), strict=True)]
        found[which.reshape(-1) == number] = won / won.sum() if won.any() else race(need)
    return found


class Lines:
    """Plays on in worlds as the nets of a mode say."""

    def __init__(self, mode: Mode, nets: Shipped) -> None:
        self.mode = mode
        self._nets = nets
        self._places = places(mode)

    def chances(self, state: State) -> tuple[Array, features.Ordered]:
        """Give the logarithms of the chances of all actions of the seats to act, by roles."""
        shown, order = watch(np, self.mode, state)
        return policy(np, self.mode, self._nets.actor, shown), order

    def prospects(self, state: State) -> Array:
        """Give each side's chance to win the game, as the critic sees it: (tables, sides)."""
        shown, _ = watch(np, self.mode, state)
        said = np.exp(judge(np, self.mode, self._nets.critic, shown))
        found: Array = by_side(np, self.mode, self._places[state.turn], said)
        return found

    def values(self, state: State) -> Array:
        """Give each side's chance to win: by the score where the round is over."""
        over = state.turn == NONE
        if over.all():
            return shared(self.mode, state)
        if not over.any():
            return self.prospects(state)
        found = np.zeros((len(over), self.mode.side_count), dtype=np.float32)
        for where, value in ((over, shared), (~over, None)):
            rows = np.flatnonzero(where)
            some = taken(state, rows)
            found[rows] = self.prospects(some) if value is None else value(self.mode, some)
        return found

    def played_on(self, state: State, lots: Iterable[Array]) -> State:
        """Let everybody send a card as the actor would, for each of `lots`, or to the round's end.

        A lot is random numbers (tables, actions): lines that are given the same have the same luck.
        """
        for lot in lots:
            if (state.turn == NONE).all():
                break
            chances, order = self.chances(state)
            chosen = (chances + lot).argmax(axis=1).astype(np.int32)
            state = sent(self.mode, state, features.at_table(np, chosen, order))
        return state


def solved(mode: Mode, state: State, most: int) -> Array | None:
    """Give what every table is worth to each side if all hands lie open and all play their best.

    (tables, sides); None if more than `most` lines would have to be looked at. Only for rounds in
    which no card is drawn any more, so that all tables end with the same card.
    """
    steps: list[tuple[Array, Array]] = []
    while (state.turn != NONE).any():
        legal = _legal(mode, state)
        parents, actions = np.nonzero(legal.T)
        if len(parents) > most:
            return None
        steps.append((parents, np.asarray(mode.side_of)[state.turn]))
        state = sent(mode, taken(state, parents), actions)
    worth = shared(mode, state)
    for parents, mover in reversed(steps):
        worth = _best(worth, parents, mover)
    return worth


def _legal(mode: Mode, state: State) -> Array:
    cards = by_school(np, mode, legal_cards(np, mode, state))
    legal: Array = features.each_card(np, cards).reshape((-1, *state.turn.shape)) == 1
    return legal


def _best(worth: Array, parents: Array, mover: Array) -> Array:
    """Let the mover of every table choose among what follows it: rows of one table are together."""
    own = worth[np.arange(len(worth)), mover[parents]]
    order = np.lexsort((-own, parents))
    first = order[np.concatenate([[0], np.flatnonzero(np.diff(parents[order])) + 1])]
    best: Array = worth[first]
    return best
