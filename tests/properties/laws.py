"""Laws that hold for every game, wherever play leads; the tests of a game say how it is played."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from ludus.core.codec import from_json, state_hash, to_json
from ludus.core.fate import Fast, Scripted
from ludus.core.rules import AnyRules, step
from ludus.testing.strategies import ChosenFate, choose_move

ON = 30
"""How many moves are made on to see whether a copy has been touched."""


class RandomPlay:
    """Random play of a game, and the laws that it must not break."""

    def __init__(
        self, game: AnyRules, choose: Callable[[Any, int, Random], Any] | None = None
    ) -> None:
        """`choose` gives a seat's move at random; without it any move is as likely as another."""
        self.game = game
        self._choose = choose or self._any_move

    def _any_move(self, state: Any, seat: int, rng: Random) -> Any:
        return rng.choice(self.game.moves(state, seat))

    def lots(self, state: Any, rng: Random, most: int) -> Iterator[tuple[int, Any]]:
        """Play at random, whoever has to act in any order; give every move once it is made."""
        fate = Fast(rng)
        for _ in range(most):
            seats = self.game.to_act(state)
            if not seats:
                return
            seat = rng.choice(seats)
            move = self._choose(state, seat, rng)
            step(self.game, state, seat, move, fate)
            yield seat, move

    def check(self, state: Any) -> None:
        """A state breaks no law of its game, and survives JSON unchanged."""
        assert list(self.game.invariants(state)) == []
        assert from_json(to_json(state), self.game.state) == state

    def check_onwards(self, data: st.DataObject, state: Any, most: int) -> None:
        """No law is broken by any moves and any chance from here on."""
        self.check(state)
        for _ in range(data.draw(st.integers(0, most))):
            seats = self.game.to_act(state)
            if not seats:
                break
            seat = data.draw(st.sampled_from(seats))
            move = choose_move(data, self.game.moves(state, seat))
            step(self.game, state, seat, move, ChosenFate(data))
            self.check(state)

    def check_to_the_end(self, state: Any, rng: Random, most: int) -> None:
        """A game breaks no law and ends, and whoever wins comes first."""
        for number, _ in enumerate(self.lots(state, rng, most)):
            if number % 4 == 0:
                assert list(self.game.invariants(state)) == []
        assert self.game.to_act(state) == ()
        assert list(self.game.invariants(state)) == []
        outcome = self.game.outcome(state)
        assert outcome is not None
        assert all(outcome.ranking[seat] == 1 for seat in outcome.winners)

    def check_copies(self, state: Any, seed: int) -> None:
        """Whatever is played on, a copy stays what it was, and plays on to the same end."""
        clone = self.game.clone
        before, was = clone(state), state_hash(state)
        frozen = [(clone(state), state_hash(state)) for _ in self.lots(state, Random(seed), ON)]
        assert state_hash(before) == was
        assert all(state_hash(one) == then for one, then in frozen)
        for _ in self.lots(before, Random(seed), ON):
            pass
        assert before == state

    def check_retold(self, data: st.DataObject, state: Any) -> None:
        """The same moves with the recorded chance lead to the same state."""
        for _ in range(data.draw(st.integers(1, 10))):
            seats = self.game.to_act(state)
            if not seats:
                break
            again, chance = self.game.clone(state), ChosenFate(data)
            move = choose_move(data, self.game.moves(state, seats[0]))
            step(self.game, state, seats[0], move, chance)
            told = Scripted(chance.outcomes)
            step(self.game, again, seats[0], move, told)
            told.finish()
            assert again == state
