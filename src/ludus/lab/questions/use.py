"""What is used: decisions, moves, rules, cards, tiles; and how often who used a thing wins."""

from collections import Counter
from collections.abc import Iterator

from ludus.core.moves import Move
from ludus.lab.figures import Figure, Figures, share, times
from ludus.lab.trace import Trace


def use(trace: Trace) -> Figures:
    """Count how often each decision, rule, move, card, tile… is used, and each event told."""
    rules = trace.rules
    counted: Counter[str] = Counter()
    for decision in rules.decisions:
        counted[f"uses:decision/{decision.word}"] = 0
    for one in trace.steps:
        counted[f"uses:decision/{one.decision}"] += 1
        counted[f"uses:rule/{rules.by_word[one.decision].article}"] += 1
        counted[f"uses:move/{one.move.word}"] += 1
        counted.update(f"uses:{thing}" for thing in things(one.move))
    for key, count in trace.told.items():
        counted[f"uses:event/{key.removeprefix(f'{trace.game}-')}"] += count
    return {name: times(count) for name, count in counted.items()}


def things(move: Move) -> Iterator[str]:
    """Name what a move names, as `kind/thing`: the kind of its slot, or the name of the field."""
    kind = type(move)
    for field, slot in zip(kind.fields, kind.slots, strict=True):
        if slot.kind != "seat" and hasattr(slot, "values"):
            yield f"{slot.kind or field}/{slot.write(getattr(move, field))}"


def won_with(trace: Trace) -> Figures:
    """Tell how often whoever used a card, tile or move wins; a seat counts once a game."""
    used: dict[str, set[int]] = {}
    for one in trace.steps:
        for thing in (f"move/{one.move.word}", *things(one.move)):
            used.setdefault(f"won-with:{thing}", set()).add(one.seat)
    found: dict[str, Figure] = {}
    for name, seats in used.items():
        won = sum(trace.won(seat) for seat in seats)
        found[name] = share(won, len(seats), fair=trace.fair * len(seats))
    return found
