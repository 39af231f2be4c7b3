"""Who plays together and who is ahead, for whoever looks at many games. Chapters G-10 and G-13."""

from collections.abc import Sequence

from ludus.games.gorus.options import Options, sides
from ludus.games.gorus.state import State


def sides_of(options: Options) -> Sequence[int]:
    """Give the side of each seat. [G-13.3]"""
    return sides(options).of


def standing(state: State) -> Sequence[int]:
    """Tokens count, and a seat has those of its side. [G-10.1]"""
    return [state.tokens[side] for side in sides(state.options).of]
