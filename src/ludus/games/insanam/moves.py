"""Moves that answer several questions; all others are in the folder of their part. Section 5.2."""

from typing import final

from ludus.core.moves import Move


@final
class Done(Move):
    """End a series of choices, or the player-turn."""


@final
class Skip(Move):
    """Do without what is offered."""


@final
class Stay(Move):
    """Let a winner or a group at sea stay where it is. [C-18.13, C-21.10]"""


DONE = Done()
SKIP = Skip()
STAY = Stay()
