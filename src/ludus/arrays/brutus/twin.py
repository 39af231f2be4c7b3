"""Brutus for `ludus.arrays.env`."""

from collections.abc import Mapping
from dataclasses import dataclass

from ludus.arrays.brutus.actions import ACTIONS
from ludus.arrays.brutus.axes import Array, Namespace
from ludus.arrays.brutus.ending import outcome
from ludus.arrays.brutus.legality import legal
from ludus.arrays.brutus.manches import begin, deal, standings
from ludus.arrays.brutus.mode import Mode, mode_of
from ludus.arrays.brutus.observation import SIZE, observe
from ludus.arrays.brutus.playing import Chance, merge, start
from ludus.arrays.brutus.state import DEALING, OVER, State
from ludus.arrays.brutus.steps import step
from ludus.games.brutus.options import read_options


@dataclass(frozen=True)
class BrutusTwin:
    """A mode of Brutus as arrays."""

    mode: Mode

    actions = len(ACTIONS)
    features = SIZE

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.mode.players

    @property
    def uniforms(self) -> int:
        """One random number for each card, and one for each seat's first position. [B-2.1]"""
        return self.mode.cards + self.players

    def begin(self, xp: Namespace, uniforms: Array) -> State:
        """Hand out the first positions, and deal. [B-2.1, B-3.3]"""
        return start(xp, self.mode, self._chance(uniforms))

    def deal_due(self, xp: Namespace, table: State) -> Array:  # noqa: ARG002
        """Tell which tables wait for the next manche. [B-11.6]"""
        return table.phase == DEALING

    def deal(self, xp: Namespace, table: State, uniforms: Array) -> State:
        """Deal the next manche. [B-3.3]"""
        hands = deal(xp, self.mode, self._chance(uniforms).cards)
        return begin(xp, self.mode, hands, standings(table))

    def turn(self, xp: Namespace, table: State) -> Array:
        """Tell who decides."""
        return xp.where(table.phase < OVER, table.turn, -1)

    def legal(self, xp: Namespace, table: State) -> Array:
        """Mark what may be decided."""
        return legal(xp, self.mode, table)

    def step(self, xp: Namespace, table: State, action: Array) -> State:
        """Carry a decision out; where a game is over or a deal is due, nothing happens."""
        return merge(xp, table.phase < OVER, step(xp, self.mode, table, action), table)

    def over(self, xp: Namespace, table: State) -> Array:  # noqa: ARG002
        """Tell which games have ended. [B-12.1]"""
        return table.phase == OVER

    def results(self, xp: Namespace, table: State) -> Array:
        """Give each winner 1, or its share of a shared victory. [B-12.7]"""
        won = outcome(xp, self.mode, table).winners
        return (won / xp.maximum(xp.sum(won, axis=0), 1)).astype(xp.float32)

    def observe(self, xp: Namespace, table: State, seat: Array) -> Array:
        """Show a table to a seat."""
        return observe(xp, self.mode, table, seat)

    def choose(self, xp: Namespace, where: Array, yes: State, no: State) -> State:
        """Take tables of one batch where it is true, of another elsewhere."""
        return merge(xp, where, yes, no)

    def _chance(self, uniforms: Array) -> Chance:
        cards = self.mode.cards
        return Chance(uniforms[:0], uniforms[:cards], uniforms[cards:])


def twin(options: Mapping[str, object]) -> BrutusTwin:
    """Make the twin of a mode from options as they are given for a table.

    A game that ends by the clock has no end here, where no time passes. [B-12.4]
    """
    mode = mode_of(read_options(options))
    if mode.time is not None:
        raise ValueError("an environment has no clock: let the game end by manches or points")
    return BrutusTwin(mode)
