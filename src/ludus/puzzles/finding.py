"""Is a decision a puzzle? Quick looks first, then the race, and last a second opinion.

Where search looks at all moves of a game, one of them has to be better than all others. Where it
only rehearses what its habits suggest, several moves may be as good: they are all right, if the
others are clearly worse. Where one decision is made in several steps the race is between all that
can be reached by them (`ludus.puzzles.lines`).
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from ludus.bots import make_bot
from ludus.core.codec import to_json
from ludus.puzzles.lines import Line, lines_of
from ludus.puzzles.racing import LAPS, MATTERS, Loss, loss_of, promises, settle, sort_out
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
EACH = 2
"""How many lines of every first move go on at least."""
RIGHT = 3
"""No more moves than this may be right, nor more than half of the legal ones."""
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
    lines = _lines(trials, view)
    first = None if lines == [] else first_thought(trials, view, moves)
    if first is None:
        return None
    some = moves if len(moves) <= MOST else candidates(trials, view, moves, first)
    promising = promises(trials, view, some, first, GLANCES)
    if not promising:
        return None
    if not trials.knowledge.rehearses:
        return _one_best(trials, view, moves, first, promising)
    best = promising[0]
    options = [_alone(best), *(_alone(move) for move in moves if move != best)]
    if lines is not None:
        options = _best_lines(trials, view, moves, lines, first)
    return _best_ones(trials, view, moves, first, options) if options else None


def _lines(trials: Trials, view: Any) -> list[Line] | None:
    """List the lines of a decision in several steps, none if they are too many; or give None."""
    question = trials.game.seen_question(view)
    if question is None or question.ask not in trials.knowledge.stepwise:
        return None
    world = trials.game.imagine(view, Random(0))
    return lines_of(trials.game, trials.knowledge, world, view.seat)


def _alone(move: Any) -> Line:
    return Line((move,), (move,))


def first_thought(trials: Trials, view: Any, moves: Sequence[Any]) -> Any:
    """Give what the veteran would do, or None where it would not do the same every time."""
    veteran = make_bot("veteran", trials.game)
    seed = seed_of(to_json(view), "thought")
    thoughts = {veteran.choose(view, moves, Random(f"{seed}/{at}")) for at in range(ASKED)}
    return thoughts.pop() if len(thoughts) == 1 else None


def _one_best(
    trials: Trials, view: Any, moves: Sequence[Any], first: Any, promising: Sequence[Any]
) -> Found | None:
    """One move has to be better than all others, and the strongest bot has to choose it too."""
    best, *close = promising
    settled = settle(trials, view, moves, best, salt="mine", close=close)
    if settled is None or strongest(trials, view, moves) != best:
        return None
    weighed, losses = settled
    worlds = len(weighed.samples[best])
    return Found((best,), (), first, weighed.value(best), worlds, losses)


def _best_ones(
    trials: Trials, view: Any, moves: Sequence[Any], first: Any, options: Sequence[Line]
) -> Found | None:
    """Every way to begin has to be clearly worse than the best one, or as good.

    Veterans have the last word: playing on they have to find the best one better than its closest
    rivals, and than the first thought.
    """
    best, thoughts = options[0], [line for line in options if first in line.firsts]
    if best in thoughts:
        return None
    options = [best, *(one for one in options if set(one.firsts) - set(best.firsts))]
    settled = sort_out(trials, view, options, best, salt="mine", thoughts=thoughts, laps=SHORT)
    if settled is None:
        return None
    weighed, worse = settled
    losing = {one.move for one in worse}
    good = {move for one in options if one not in losing for move in one.firsts}
    right = (best.moves[0], *(move for move in moves if move in good - {best.moves[0]}))
    if first in good or len(right) > min(RIGHT, len(moves) // 2):
        return None
    others = _by_first(worse, [move for move in moves if move not in good])
    rivals = [one.move for one in worse if set(one.move.firsts) - good]
    closest = [*rivals[:RIVALS], next(one for one in rivals if first in one.firsts)]
    if not _agreed(trials, view, best, closest):
        return None
    line = best.moves if len(best.moves) > 1 else ()
    return Found(right, line, first, weighed.value(best), len(weighed.samples[best]), others)


def _by_first(worse: Sequence[Loss], moves: Sequence[Any]) -> list[Loss]:
    """Give for each of some first moves how much the best line that begins with it loses."""
    found = []
    for move in moves:
        one = next(one for one in worse if move in one.move.firsts)
        found.append(Loss(move, one.loss, one.error, one.better, one.worse, one.worlds))
    return sorted(found, key=lambda one: one.loss)


def _best_lines(
    trials: Trials, view: Any, moves: Sequence[Any], lines: Sequence[Line], first: Any
) -> list[Line]:
    """Find the lines that seem best, and the best of every first move; the very best one leads.

    None where the first thought leads to one that is as good.
    """
    weighed, met, running = Weighed(view.seat, lines), 0, list(lines)
    for until, part in CUTS:
        go_on(trials, view, weighed, running, met, until, salt="lines", usual=False)
        met = until
        running.sort(key=lambda line: -weighed.value(line)[0])
        thought = next((line for line in running if first in line.firsts), None)
        if thought is None or loss_of(weighed, running[0], thought).loss < MATTERS:
            return []
        kept = running[: -(-len(running) // part)]
        for move in moves:
            kept += [line for line in running if move in line.firsts][:EACH]
        running = list(dict.fromkeys(kept))
    return running


def _agreed(trials: Trials, view: Any, best: Line, rivals: Sequence[Line]) -> bool:
    """Let veterans play on from the best line and its rivals, and compare."""
    veterans, weighed = Veterans(trials.game), Weighed(view.seat, [best, *rivals])
    running = list(dict.fromkeys([best, *rivals]))
    go_on(veterans, view, weighed, running, 0, SECOND, salt="veterans", usual=False)
    found = (loss_of(weighed, best, line) for line in rivals)
    return all(one.loss > AGREED * one.error for one in found)


def strongest(trials: Trials, view: Any, moves: Sequence[Any]) -> Any:
    """Give the choice of the strongest bot when it takes its time."""
    bot = make_bot(f"search:{STRONGER * trials.knowledge.counsel}", trials.game)
    return bot.choose(view, moves, Random(seed_of(to_json(view), "strongest")))
