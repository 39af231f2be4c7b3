"""Questions: each is a small function from the trace of a game to figures.

A figure is an amount and a weight by label; over many games it is the sum of the amounts through
the sum of the weights. A new question is a function put into `QUESTIONS`.
"""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from ludus.lab.trace import Trace

Figures = dict[str, tuple[float, float]]
Question = Callable[[Trace], Figures]


def seats(trace: Trace) -> Figures:
    """Tell how often each seat wins."""
    return {f"seat {seat + 1}": (trace.won(seat), 1.0) for seat in range(trace.seats)}


def features(trace: Trace) -> Figures:
    """Tell how often who had a board, class, destiny, start or place wins."""
    won: Counter[str] = Counter()
    had: Counter[str] = Counter()
    for kind, found in trace.features.items():
        for seat, words in enumerate(found):
            for word in words:
                had[f"{kind} {word}"] += 1
                won[f"{kind} {word}"] += trace.won(seat)  # type: ignore[assignment]
    return {label: (won[label], float(had[label])) for label in sorted(had)}


def length(trace: Trace) -> Figures:
    """Count moves, turns (runs of decisions of one seat) and decisions with a choice."""
    steps = trace.steps
    turns = sum(at == 0 or steps[at - 1].seat != one.seat for at, one in enumerate(steps))
    real = sum(one.choices > 1 for one in steps)
    return {
        "moves": (len(steps), 1.0),
        "turns": (turns, 1.0),
        "moves per turn": (len(steps), float(turns)),
        "moves with a choice": (real, float(len(steps))),
    }


def lead(trace: Trace) -> Figures:
    """Count changes of a sole leader; tell how often the leader at half of the game wins."""
    sole = [one.ahead[0] for one in trace.steps if one.ahead is not None and len(one.ahead) == 1]
    if not sole:
        return {}
    changes = sum(one != other for one, other in pairwise(sole))
    half = trace.steps[len(trace.steps) // 2].ahead or ()
    found = {"lead changes": (float(changes), 1.0)}
    if len(half) == 1:
        found["leader at half wins"] = (trace.won(half[0]), 1.0)
    return found


def decisions(trace: Trace) -> Figures:
    """Count how often each decision of the rules is made in a game."""
    made = Counter(one.decision for one in trace.steps)
    return {f"decision {one.word}": (made[one.word], 1.0) for one in trace.game.decisions}


QUESTIONS: dict[str, Question] = {
    "seats": seats, "features": features, "length": length, "lead": lead, "decisions": decisions,
}  # fmt: skip
