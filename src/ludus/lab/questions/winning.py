"""Who wins: by seat, side, bot and whatever a seat had; the first player; skill and luck."""

from collections.abc import Iterator

from ludus.lab.figures import Figure, Figures, number, share
from ludus.lab.trace import Trace


def wins(trace: Trace) -> Figures:
    """Tell how often who wins: by seat, side and bot, by board, class, destiny, place…"""
    found: dict[str, Figure] = {}
    for name, seat in _named(trace):
        one = share(trace.won(seat), fair=trace.fair)
        found[name] = found[name].plus(one) if name in found else one
    return found


def _named(trace: Trace) -> Iterator[tuple[str, int]]:
    """Name what each seat wins with."""
    for seat in range(trace.seats):
        yield f"wins:seat/{seat + 1}", seat
    sides = set(trace.sides)
    if len(sides) < trace.seats:
        yield from ((f"wins:side/{side + 1}", trace.sides.index(side)) for side in sorted(sides))
    if len(set(trace.bots)) > 1:
        yield from ((f"wins:bot/{bot}", seat) for seat, bot in enumerate(trace.bots))
    for kind, holdings in trace.holdings.items():
        for seat, words in enumerate(holdings):
            yield from ((f"wins:{kind}/{word}", seat) for word in words)


def first_player(trace: Trace) -> Figures:
    """Tell how often whoever begins wins, and by how much that is more than a fair share."""
    first = _first(trace)
    if first is None:
        return {}
    won = trace.won(first)
    return {
        "first-player-wins": share(won, fair=trace.fair),
        "first-player-edge": number(won - trace.fair),
    }


def _first(trace: Trace) -> int | None:
    """Find who begins: first in the order of turns if there is one, else who chooses first."""
    if "place" in trace.holdings:
        return trace.holdings["place"].index(("1",))
    alone = (one.seat for one in trace.steps if not one.together and one.choices > 1)
    return next(alone, None)


def skill(trace: Trace) -> Figures:
    """Share out the strong bot's victory: what it wins beyond a fair share is skill, the rest luck.

    The first bot of the experiment is the strong one; it has every seat once. It is 1 if it always
    wins, 0 if it wins no more than anybody.
    """
    if len(set(trace.bots)) < 2:
        return {}
    strong = min(set(trace.bots), key=trace.bots.count)
    found: dict[str, Figure] = {}
    for seat, bot in enumerate(trace.bots):
        if bot == strong:
            more, most = trace.won(seat) - trace.fair, 1 - trace.fair
            for name, one in (("skill", number(more, most)), ("luck", number(most - more, most))):
                found[name] = found[name].plus(one) if name in found else one
    return found
