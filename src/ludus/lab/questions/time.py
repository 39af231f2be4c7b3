"""How long a game is, what there is to decide, and how long one waits."""

from ludus.lab.figures import Figure, Figures, minutes, number, share
from ludus.lab.trace import Trace


def length(trace: Trace) -> Figures:
    """Count moves and turns, and estimate the minutes at a table."""
    turns = trace.turns
    return {
        "moves": number(len(trace.steps)),
        "turns": number(len(turns)),
        "minutes": minutes(sum(map(trace.seconds, turns))),
    }


def decisions(trace: Trace) -> Figures:
    """Count decisions for each turn, how many of them have a choice, and among how many moves."""
    real = [one.choices for one in trace.steps if one.choices > 1]
    found = {
        "decisions-per-turn": number(len(trace.steps), len(trace.turns)),
        "choices-per-turn": number(len(real), len(trace.turns)),
        "with-a-choice": share(len(real), len(trace.steps)),
    }
    if real:
        found["moves-to-choose-from"] = number(sum(real), len(real))
    return found


def downtime(trace: Trace) -> Figures:
    """Tell how much of the game each seat waits for others, and how long at a time at most."""
    waited = [0.0] * trace.seats
    waiting = [0.0] * trace.seats
    longest = [0.0] * trace.seats
    whole = 0.0
    for turn in trace.turns:
        lasts = trace.seconds(turn)
        whole += lasts
        acting = {one.seat for one in turn}
        for seat in range(trace.seats):
            waiting[seat] = 0.0 if seat in acting else waiting[seat] + lasts
            waited[seat] += 0.0 if seat in acting else lasts
            longest[seat] = max(longest[seat], waiting[seat])
    found: dict[str, Figure] = {}
    for seat in range(trace.seats):
        found[f"waits:seat/{seat + 1}"] = share(waited[seat], whole)
        found[f"longest-wait:seat/{seat + 1}"] = minutes(longest[seat])
    return found
