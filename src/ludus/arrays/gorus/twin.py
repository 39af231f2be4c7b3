"""Gorus Maximus for `ludus.arrays.env`."""

from collections.abc import Mapping
from dataclasses import dataclass

from ludus.arrays.gorus import dealing, features, fight, rounds
from ludus.arrays.gorus import state as states
from ludus.arrays.gorus.mode import ACTIONS, Mode, mode_of
from ludus.arrays.gorus.seen import by_school, seen
from ludus.arrays.gorus.state import NONE, Array, Namespace, State
from ludus.games.gorus.options import read_options


@dataclass(frozen=True)
class GorusTwin:
    """A mode of Gorus Maximus as arrays."""

    mode: Mode

    actions = ACTIONS
    features = features.SIZE

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.mode.players

    @property
    def uniforms(self) -> int:
        """One random number for each card, and one for the first dealer. [G-2.9, G-3.2]"""
        return len(self.mode.cards) + 1

    def begin(self, xp: Namespace, uniforms: Array) -> State:
        """Find a first dealer, and deal. [G-2.9]"""
        chosen = xp.minimum((uniforms[-1] * self.players).astype(xp.int32), self.players - 1)
        dealer = self.mode.options.dealer
        if self.mode.solo:
            dealer = NONE
        if dealer is not None:
            chosen = xp.full_like(chosen, dealer)
        hands, deck = dealing.deal(xp, self.mode, uniforms[:-1])
        return rounds.begin(xp, self.mode, chosen, hands, deck)

    def deal_due(self, xp: Namespace, table: State) -> Array:
        """Tell which tables wait for a deal. [G-9.1]"""
        return states.deal_due(xp, table)

    def deal(self, xp: Namespace, table: State, uniforms: Array) -> State:
        """Deal the next round. [G-3.2]"""
        hands, deck = dealing.deal(xp, self.mode, uniforms[:-1])
        return rounds.begin_round(xp, self.mode, table, hands, deck)

    def turn(self, xp: Namespace, table: State) -> Array:  # noqa: ARG002
        """Tell who acts. [G-5.1]"""
        return table.turn

    def legal(self, xp: Namespace, table: State) -> Array:
        """Mark the cards that may be sent. [G-5.7]"""
        cards = by_school(xp, self.mode, fight.legal_cards(xp, self.mode, table))
        return features.each_card(xp, cards).reshape((ACTIONS, *table.turn.shape)) == 1

    def step(self, xp: Namespace, table: State, action: Array) -> State:
        """Send a card. [G-5.1]"""
        return rounds.step(xp, self.mode, table, features.card_of(xp, self.mode, action))

    def over(self, xp: Namespace, table: State) -> Array:
        """Tell which games have ended. [G-10.1]"""
        return states.over(xp, table)

    def results(self, xp: Namespace, table: State) -> Array:
        """Give each seat 1 if its side has won, its share if several sides have. [G-10.7]"""
        won = table.winners / xp.maximum(xp.sum(table.winners, axis=0), 1)
        return xp.stack([won[side] for side in self.mode.side_of]).astype(xp.float32)

    def observe(self, xp: Namespace, table: State, seat: Array) -> Array:
        """Show a table to a seat, schools in the order of the table."""
        looked = seen(xp, self.mode, table, seat)
        return features.observe(xp, looked, features.plain(xp, looked))

    def choose(self, xp: Namespace, where: Array, yes: State, no: State) -> State:
        """Take tables of one batch where it is true, of another elsewhere."""
        return states.choose(xp, where, yes, no)


def twin(options: Mapping[str, object]) -> GorusTwin:
    """Make the twin of a mode from options as they are given for a table."""
    return GorusTwin(mode_of(read_options(options)))
