"""Is a decision a puzzle? Quick looks first, then the race, and last a second opinion.

Where one decision is made in several steps the race is between all that can be reached by them
(`ludus.puzzles.lines`), and every first move that leads to the best of it is right.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from ludus.bots import make_bot
from ludus.core.codec import to_json
from ludus.puzzles.lines import Line, lines_of
from ludus.puzzles.racing import LAPS, MATTERS, Loss, loss_of, promises, settle
from ludus.puzzles.trials import Trials, Veterans
from ludus.review.playouts import seed_of
from ludus.review.weighing import MOST, Weighed, candidates, go_on

ASKED = 3
"""The veteran is asked so often: what it says first each time is its thought, not its whim."""
GLANCES = (2, 6, 14)
"""The worlds of the quick look."""
STRONGER = 3
"""How many times as long as counsel the strongest bot thinks."""
CUTS = ((2, 3), (6, 3), (16, 2))
"""After this number of worlds only the best third, or half, of the lines go on."""
RIGHT = 3
"""At most one in this number of the legal moves may be right."""
SHORT = LAPS[:-1]
"""The laps where veterans give a second opinion: they would not confirm what is not clear by then.
"""
SECOND = 60
"""The worlds of the second opinion."""
RIVALS = 2
"""With how many of the next best moves the best one is compared in it."""
AGREED = 1.0
"""By how many standard errors the best move has to be better in it."""


class Found(Struct, frozen=True):
    """A puzzle: the right moves, the best first, and how much worse each of the others is.

    line  the best moves up to chance, where the decision takes several
    """

    right: tuple[Any, ...]
    line: tuple[Any, ...]
    first: Any
    value: tuple[float, float]
    worlds: int
    losses: Sequence[Loss]


def find(trials: Trials, view: Any, moves: Sequence[Any]) -> Found | None:
    """Tell whether a decision is a puzzle."""
    first = first_thought(trials, view, moves)
    if first is None:
        return None
    some = moves if len(moves) <= MOST else candidates(trials, view, moves, first)
    promising = promises(trials, view, some, first, GLANCES)
    if not promising:
        return None
    question = trials.game.seen_question(view)
    asks = trials.knowledge.stepwise
    if question is not None and question.ask in asks:
        return _by_lines(trials, view, moves, first)
    return _by_moves(trials, view, moves, first, promising)


def first_thought(trials: Trials, view: Any, moves: Sequence[Any]) -> Any:
    """Give what the veteran would do, or None where it would not do the same every time."""
    veteran = make_bot("veteran", trials.game)
    seed = seed_of(to_json(view), "thought")
    thoughts = {veteran.choose(view, moves, Random(f"{seed}/{at}")) for at in range(ASKED)}
    return thoughts.pop() if len(thoughts) == 1 else None


def _by_moves(
    trials: Trials, view: Any, moves: Sequence[Any], first: Any, promising: Sequence[Any]
) -> Found | None:
    best, *close = promising
    laps = SHORT if trials.knowledge.rehearses else LAPS
    settled = settle(trials, view, moves, best, salt="mine", close=close, laps=laps)
    if settled is None:
        return None
    weighed, losses = settled
    if not _agreed(trials, view, moves, best, losses, first):
        return None
    return Found((best,), (), first, weighed.value(best), len(weighed.samples[best]), losses)


def _by_lines(trials: Trials, view: Any, moves: Sequence[Any], first: Any) -> Found | None:
    """Let lines race: those that begin with a right move are no rivals of the best one."""
    world = trials.game.imagine(view, Random(0))
    lines = lines_of(trials.game, world, view.seat, trials.knowledge.stepwise)
    best = _best_line(trials, view, lines, first)
    if best is None or len(best.firsts) * RIGHT > len(moves):
        return None
    rivals = [line for line in lines if set(line.firsts) - set(best.firsts)]
    settled = settle(trials, view, [best, *rivals], best, salt="mine", laps=SHORT)
    if settled is None:
        return None
    weighed, losses = settled
    if not _agreed(trials, view, moves, best, losses, None):
        return None
    right = (best.moves[0], *(move for move in best.firsts if move != best.moves[0]))
    by_first = {
        move: next(one for one in losses if move in one.move.firsts)
        for move in moves
        if move not in right
    }
    others = sorted(
        (Loss(move, one.loss, one.error, one.better, one.worse, one.worlds)
         for move, one in by_first.items()),
        key=lambda one: one.loss,
    )  # fmt: skip
    worlds = len(weighed.samples[best])
    return Found(right, best.moves, first, weighed.value(best), worlds, others)


def _best_line(trials: Trials, view: Any, lines: Sequence[Line], first: Any) -> Line | None:
    """Find the line that seems best, unless the first thought leads to as good a one."""
    weighed, met, running = Weighed(view.seat, lines), 0, list(lines)
    for until, part in CUTS:
        go_on(trials, view, weighed, running, met, until, salt="lines", usual=False)
        met = until
        running.sort(key=lambda line: -weighed.value(line)[0])
        thoughts = [line for line in running if first in line.firsts]
        if not running or first in running[0].firsts or not thoughts:
            return None
        if loss_of(weighed, running[0], thoughts[0]).loss < MATTERS:
            return None
        running = running[: -(-len(running) // part)]
        running += thoughts[:1] if thoughts[0] not in running else []
    return running[0]


def _agreed(
    trials: Trials, view: Any, moves: Sequence[Any], best: Any, losses: Sequence[Loss], first: Any
) -> bool:
    """Ask for a second opinion.

    Where search looks at all moves, the strongest bot has to choose the same when it takes its
    time. Where it looks only at what the habits of its game suggest, veterans play on instead, and
    the move has to be better than its closest rivals there too.
    """
    if not trials.knowledge.rehearses:
        return bool(strongest(trials, view, moves) == best)
    rivals = [one.move for one in losses[:RIVALS]]
    if first is not None and first not in rivals:
        rivals.append(first)
    veterans, weighed = Veterans(trials.game), Weighed(view.seat, [best, *rivals])
    go_on(veterans, view, weighed, [best, *rivals], 0, SECOND, salt="veterans", usual=False)
    found = (loss_of(weighed, best, move) for move in rivals)
    return all(one.loss > AGREED * one.error for one in found)


def strongest(trials: Trials, view: Any, moves: Sequence[Any]) -> Any:
    """Give the choice of the strongest bot when it takes its time."""
    bot = make_bot(f"search:{STRONGER * trials.knowledge.counsel}", trials.game)
    return bot.choose(view, moves, Random(seed_of(to_json(view), "strongest")))
