"""The law of taking back: who has seen more by a move cannot choose again.

- A move can be taken back only if all that its mover is sent after it could be known before: what
  is seen and heard, the moves offered next, and why others are refused. To find out, worlds are
  imagined from what the mover saw before, and the same move is made in each. If the mover could
  tell one of them from the truth, then the move has shown something.
- While somebody who chooses in secret with others has answers to give, nobody else can tell
  whether any was given.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from ludus.core.errors import LudusError
from ludus.core.events import Log
from ludus.core.fate import Scripted
from ludus.core.moves import Move
from ludus.core.rules import AnyRules, step

WORLDS = 3
"""In how many worlds a move is made."""

ASKED = 4
"""Of how many moves that the mover might ask about next the refusals are compared."""


def faults_of_taking_back(
    rules: AnyRules, before: Any, seat: int, move: Move, others: Sequence[Move], rng: Random
) -> Iterator[str]:
    """Name what breaks the law if a seat makes a move.

    `others` are moves the mover might ask about afterwards.
    """
    after, log = rules.clone(before), Log()
    if not _made_without_chance(rules, after, seat, move, log):
        return
    if rules.is_hidden(before, after):
        yield from _faults_of_hiding(rules, before, after, seat, move, log)
    if rules.is_final(before, after):
        return
    asked = rng.sample(list(others), min(ASKED, len(others)))
    known = _sent(rules, after, seat, log, asked)
    view = rules.view(before, seat)
    for _ in range(WORLDS):
        world, log = rules.imagine(view, rng), Log()
        if not _made_without_chance(rules, world, seat, move, log):
            yield f"a move that may ask for chance cannot be taken back: {move}"
            return
        found = _sent(rules, world, seat, log, asked)
        for what, one in known.items():
            if one != found[what]:
                yield f"a move that shows more cannot be taken back: {move}: {what}"
                return


def _made_without_chance(rules: AnyRules, state: Any, seat: int, move: Move, log: Log) -> bool:
    """Make a move, unless it asks for chance."""
    try:
        step(rules, state, seat, move, Scripted([], 0), log)
    except LudusError:
        return False
    return True


def _sent(
    rules: AnyRules, state: Any, seat: int, log: Log, asked: Sequence[Move]
) -> dict[str, object]:
    """Collect all that a seat is sent, or told when it asks, after a move."""
    return {
        "view": rules.view(state, seat),
        "log": log.heard_by(seat),
        "sheets": log.sheets,
        "moves": list(rules.moves(state, seat)),
        "acting": rules.to_act(state),
        "refusals": [rules.refusal(state, seat, one) for one in asked],
    }


def _faults_of_hiding(
    rules: AnyRules, before: Any, after: Any, mover: int, move: Move, log: Log
) -> Iterator[str]:
    """Nobody but the mover sees or hears anything of a hidden move."""
    for seat in (None, *range(rules.seats(before.options))):
        if seat != mover and (
            log.heard_by(seat) or rules.view(before, seat) != rules.view(after, seat)
        ):
            yield f"nobody can tell whether a hidden choice has begun: {move}: seat {seat}"
