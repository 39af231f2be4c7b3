"""Workers of an experiment; nothing of a game is imported before its content has been changed."""

from typing import Any

from ludus.core.changes import Change, activate

Work = tuple[str, dict[str, Any], tuple[tuple[str, ...], ...], str, tuple[str, ...], int]


def prepare(game: str, changes: tuple[Change, ...]) -> None:
    """Begin a worker: from now on the game is read with these changes."""
    activate(game, changes)


def play_seed(work: Work) -> dict[str, tuple[float, float]]:
    """Play all seatings of a seed and add up what the questions find."""
    from ludus.lab.questions import QUESTIONS
    from ludus.lab.trace import play_traced

    game, options, seatings, seed, questions, number = work
    sums: dict[str, tuple[float, float]] = {}
    for bots in seatings:
        trace = play_traced(game, options, bots, seed, number)
        for question in questions:
            for label, (amount, weight) in QUESTIONS[question](trace).items():
                had = sums.get(label, (0.0, 0.0))
                sums[label] = (had[0] + amount, had[1] + weight)
    return sums
