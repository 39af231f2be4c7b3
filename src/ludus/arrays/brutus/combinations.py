"""What beats what. Articles B-6.8 to B-6.13."""

from ludus.arrays.brutus.axes import Array, Namespace, line
from ludus.arrays.brutus.mode import VALUE_COUNT
from ludus.arrays.brutus.state import State
from ludus.games.brutus.characters import BRUTUS, CAESAR


def beaters(xp: Namespace, state: State) -> Array:
    """Tell which values may answer the one on top: (values, *batch).

    A 13 is beaten only by a 1, a 1 by everything else, all others by what is higher; with the power
    on, equals may answer too. [B-6.8 to B-6.13]
    """
    values = 1 + line(xp, VALUE_COUNT, state.turn.ndim)
    top = state.top_value
    beat = xp.where(top == CAESAR, values == BRUTUS, values > top)
    return beat | (state.power & (values == top))
