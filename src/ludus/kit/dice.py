"""Dice."""

from ludus.core.fate import Fate

FACES = tuple(range(10))
"""The faces of a ten-sided die that counts from 0."""


def d10(fate: Fate, label: str) -> int:
    """Roll a ten-sided die: 0 to 9, where 0 is zero."""
    return fate.draw(label, FACES)[0]
