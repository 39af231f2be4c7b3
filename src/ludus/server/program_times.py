"""How much time programs from elsewhere have left for the turn they were sent.

Only time on the line counts: without a connection, the table's rules of absence hold instead.
"""

MOST_KEPT = 10_000
"""Programs that left in the middle of a turn and are remembered; the earliest are forgotten."""


class TurnTimes:
    """The seconds of each turn, and what is left of them for programs that lost their line."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._kept: dict[str, tuple[str, float]] = {}

    def take(self, program: str, turn: str) -> float:
        """Give the seconds that a program has for a turn it is sent now."""
        known, left = self._kept.pop(program, ("", 0.0))
        return left if known == turn else self.seconds

    def keep(self, program: str, turn: str, left: float) -> None:
        """Remember what a program that lost its line had left of its turn."""
        self._kept[program] = (turn, max(0.0, left))
        if len(self._kept) > MOST_KEPT:
            self._kept.pop(next(iter(self._kept)))
