"""A game as the environments play it: whose turn it is, what may be done, one action at a time."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludus.core.codec import to_plain
from ludus.core.errors import BadInput, fault
from ludus.core.fate import Fast
from ludus.core.record import nominal_clock
from ludus.core.rules import AnyRules
from ludus.faces.encoding import Encoding, Numbers, encoding_of
from ludus.faces.encoding.parts import Declared
from ludus.faces.encoding.spelling import Listed, Turn
from ludus.games import find_game

Mask = NDArray[np.int8]
BOUND = 100.0
"""No number of an observation is larger, either way."""
LONGEST = 16
"""Of how many marks the k-th says that an action is taken in the k-th step of a move."""


class Chance(Fast):
    """Quick chance with a clock: every move takes the same nominal time."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.moves = 0

    def clock(self) -> int:
        """Tell the age of the game."""
        return nominal_clock(self.moves)


class Mode:
    """A game in one mode, with its encoding: what does not change from game to game."""

    def __init__(self, game: str, options: Mapping[str, object]) -> None:
        self.game: AnyRules = find_game(game)
        given = {"players": self.game.players[0], **options}
        self.options = self.game.read_options(given)
        self.seats = self.game.seats(self.options)
        self.encoding: Encoding = encoding_of(self.game, self.options)
        self.actions = self.encoding.actions
        self.is_spelled = isinstance(self.encoding, Declared)
        self.look = self.game.glance or self.game.view
        """What is looked at is turned into numbers at once, so it need not be copied."""
        self.size = self.encoding.size + (self.actions if self.is_spelled else 0)
        self.fields = tuple(self.encoding.fields)
        if self.is_spelled:
            spelled = f"actions taken so far in the move under way, the k-th as k of {LONGEST}"
            self.fields += ((spelled, self.actions),)

    def turn(self, seat: int, moves: Sequence[Any]) -> Turn | Listed:
        """Ask a seat for one of its moves, action by action."""
        spell = self.encoding.spell
        kind = Turn if self.is_spelled else Listed
        return kind(moves, [spell(move, seat) for move in moves])

    def __reduce__(self) -> tuple[object, ...]:
        # Rules hold functions that cannot be written down; a mode is made again by its name.
        return Mode, (self.game.name, to_plain(self.options))


class Playing:
    """One game being played by actions."""

    def __init__(self, mode: Mode, rng: Random) -> None:
        self.mode = mode
        self._chance = Chance(rng)
        self.state = mode.game.setup(mode.options, self._chance, None)
        self.seat = -1
        self.moves: Sequence[Any] = ()
        self._begin()

    def _begin(self) -> None:
        """Ask the next seat; where several choose at once, the first that has not."""
        self._seen: dict[int, Numbers] = {}
        acting = self.mode.game.to_act(self.state)
        if not acting:
            self.seat, self.moves = -1, ()
            return
        self.seat = seat = acting[0]
        self.moves = self.mode.game.moves(self.state, seat)
        self._turn = self.mode.turn(seat, self.moves)

    @property
    def choices(self) -> list[int]:
        """List the actions that the seat may take now, in order."""
        return sorted(self._turn.choices) if self.seat >= 0 else []

    @property
    def spelled(self) -> tuple[int, ...]:
        """Give the actions taken so far in the move under way."""
        return tuple(self._turn.spelled) if self.seat >= 0 else ()

    def observe(self, seat: int) -> Numbers:
        """Write what a seat sees as numbers."""
        mode = self.mode
        numbers = self._seen.get(seat)
        if numbers is None:
            moves = self.moves if seat == self.seat else ()
            numbers = mode.encoding.observe(mode.look(self.state, seat), moves)
            self._seen[seat] = numbers
        if not mode.is_spelled:
            return numbers.copy()
        seen = np.zeros(mode.size, dtype=np.float32)
        seen[: numbers.size] = numbers
        if seat == self.seat:
            for at, action in enumerate(self._turn.spelled, 1):
                seen[numbers.size + action] = at / LONGEST
        return seen

    def mask(self, seat: int) -> Mask:
        """Mark the actions that a seat may take now."""
        mask = np.zeros(self.mode.actions, dtype=np.int8)
        if seat == self.seat:
            mask[list(self._turn.choices)] = 1
        return mask

    def take(self, action: int) -> Any | None:
        """Take an action for the seat whose turn it is; give the move it completed, if any."""
        if self.seat < 0 or action not in self._turn.choices:
            raise fault(BadInput, "no-such-action", action=int(action))
        move: Any = self._turn.take(action)
        if move is not None:
            self.make(move)
        return move

    def make(self, move: Any) -> None:
        """Make a legal move, whatever was spelled of it."""
        self._chance.moves += 1
        self.mode.game.apply(self.state, self.seat, move, self._chance, None)
        self._begin()

    def shares(self) -> list[float]:
        """Give each seat's share of the victory; nothing but zeros before the end."""
        outcome = self.mode.game.outcome(self.state)
        won = outcome.winners if outcome else ()
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.mode.seats)]
