"""Hypothesis plays: it chooses the moves and the outcomes of chance, and shrinks both."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import strategies as st

from ludus.core.fate import Recording
from ludus.core.rules import AnyRules, step

T = TypeVar("T")


class ChosenFate(Recording):
    """A fate whose every number is chosen by Hypothesis: small ones first, so failures shrink."""

    def __init__(self, data: st.DataObject) -> None:
        super().__init__()
        self._data = data

    def below(self, bound: int) -> int:
        """Let Hypothesis choose."""
        return self._data.draw(st.integers(0, bound - 1))


def modes(game: AnyRules) -> st.SearchStrategy[Any]:
    """Choose one of the game's modes."""
    return st.sampled_from(list(game.modes))


def choose_move(data: st.DataObject, moves: Sequence[T]) -> T:
    """Let Hypothesis choose a move."""
    return moves[data.draw(st.integers(0, len(moves) - 1))]


def play_some(
    data: st.DataObject,
    game: AnyRules,
    options: Any,
    most: int,
    watch: Callable[[Any], object] = id,
) -> Any:
    """Play up to a number of moves chosen by Hypothesis, watching every state; give the last."""
    state = game.setup(options, ChosenFate(data), None)
    watch(state)
    for _ in range(data.draw(st.integers(0, most))):
        seats = game.to_act(state)
        if not seats:
            break
        move = choose_move(data, game.moves(state, seats[0]))
        step(game, state, seats[0], move, ChosenFate(data))
        watch(state)
    return state
