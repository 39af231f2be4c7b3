"""What beats what. Articles B-6.8 to B-6.13."""

from ludus.games.brutus.characters import BRUTUS, CAESAR, VALUES
from ludus.games.brutus.options import Options
from ludus.games.brutus.state import Combination


def beaters(top: int) -> tuple[int, ...]:
    """List the values that beat a value, without the power.

    A 13 only by a 1, a 1 by everything else, all others by what is higher. [B-6.8, B-6.9, B-6.10]
    """
    if top == CAESAR:
        return (BRUTUS,)
    return tuple(value for value in VALUES if value > top)


BEATERS = {
    (top, power): tuple(sorted((*beaters(top), *([top] if power else []))))
    for top in VALUES
    for power in (False, True)
}
"""Values that may answer a value, without and with the power, which lets equals answer. [B-6.12]"""


def may_conspire(options: Options, top: Combination | None) -> bool:
    """Tell whether a Brutus may start a Conspiracy: on Caesar, never as a lead. [B-14.1, B-14.2]"""
    return options.conspiracy and top is not None and top.value == CAESAR
