"""How a game goes: changes of the lead, when its end is known, snowballs, choices that matter."""

from itertools import pairwise

from ludus.lab.figures import Figure, Figures, number, share
from ludus.lab.trace import Step, Trace

QUARTERS = (25, 50, 75)
"""At which per cent of the decisions of a game somebody looks who leads."""


def lead(trace: Trace) -> Figures:
    """Count changes of a sole leader; tell how early the end is known.

    The end is known from the moment on at which nobody but the winners was ahead any more.
    """
    if not trace.steps or trace.steps[-1].standing is None:
        return {}
    sole = [one.ahead[0] for one in trace.steps if len(one.ahead) == 1]
    winners = set(trace.outcome.winners)
    known = len(trace.steps)
    while known and set(trace.steps[known - 1].ahead) <= winners:
        known -= 1
    return {
        "lead-changes": number(sum(one != other for one, other in pairwise(sole))),
        "known-after": share(known, len(trace.steps)),
    }


def snowball(trace: Trace) -> Figures:
    """Tell how often a sole leader wins, at quarters of the game, and whether leads grow."""
    if not trace.steps or trace.steps[-1].standing is None:
        return {}
    found: dict[str, Figure] = {}
    for quarter in QUARTERS:
        ahead = _at(trace, quarter).ahead
        if len(ahead) == 1:
            found[f"leader-wins:percent/{quarter}"] = share(trace.won(ahead[0]), fair=trace.fair)
    half, end = _gap(trace, 50), _gap(trace, 100)
    if half:
        found["lead-grows"] = share(float(end > half))
    return found


def _at(trace: Trace, percent: int) -> Step:
    """Give the step at a part of the game."""
    return trace.steps[max(0, len(trace.steps) * percent // 100 - 1)]


def _gap(trace: Trace, percent: int) -> float:
    """Tell how far the leading side is ahead of the next one."""
    standing = _at(trace, percent).standing or (0.0,) * trace.seats
    best: dict[int, float] = {}
    for side, one in zip(trace.sides, standing, strict=True):
        best[side] = max(best.get(side, one), one)
    first, *others = sorted(best.values(), reverse=True)
    return first - others[0] if others else 0.0


def matter(trace: Trace) -> Figures:
    """Tell how often another move, all else alike, would have made others win."""
    if not trace.probes:
        return {}
    return {"matters": share(sum(one.matters for one in trace.probes), len(trace.probes))}
