"""How tournaments of Gloria go between bots of one kind. Prints Markdown tables.

    python bench/melees.py [--games N] [--jobs J] [--bots veteran] [--seed WORD] [--only WORDS]
    python bench/melees.py --plain --bots level:2

Whole tournaments of every sort: how many turns they last, how many are stopped by the limit of
turns, how long it takes a troop with the upper hand to finish, and how often it does not. A troop
has the upper hand from the first end of a turn at which it has at least two gladiators more in
combat than all the others together. A turn is dull when nobody is attacked in it. Withdrawals are
counted among the reactions in which a gladiator could withdraw. In single combats an upper hand
means little: all but one of the pairs may be waiting. The second table is about the classes that
were enlisted where they can be chosen.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from random import Random
from statistics import fmean, median, quantiles
from time import perf_counter
from typing import Any

from msgspec import Struct

from ludus.bots import make_bot
from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.moves import Engage, Push, ThrowAt, Withdraw
from ludus.games.gloria.state import State

LEAD = 2
"""How many gladiators more than all the others together are the upper hand."""

GIVEN: tuple[dict[str, Any], ...] = (
    *({"players": players} for players in (2, 3, 4, 6)),
    *({"players": players, "troops": "drawn"} for players in (2, 4)),
    {"players": 2, "troops": "custom"},
    {"players": 3, "victory": "missions"},
    *({"players": players, "mode": "single"} for players in (2, 4)),
)
"""The sorts of tournaments."""

Work = tuple[dict[str, Any], str, str, int]


class Course(Struct):
    """How a tournament went.

    turns      how many it lasted
    limit      whether the limit of turns ended it
    dull       turns in which nobody was attacked
    ahead      the turn after which a troop had the upper hand, 0: never
    finished   whether that troop won alone
    asked      how often a gladiator could withdraw, and how often it did
    classes    what was enlisted
    seconds    what the bots took, and for how many decisions
    """

    turns: int = 0
    limit: bool = False
    dull: int = 0
    ahead: int = 0
    leader: int = -1
    finished: bool = False
    asked: int = 0
    withdrawn: int = 0
    classes: list[str] = []
    seconds: float = 0.0
    decisions: int = 0


def play(work: Work) -> Course:
    """Play a tournament."""
    given, spec, seed, number = work
    options = GAME.read_options(given)
    rng = Random(f"{seed}/{sorted(given.items())}/{number}")
    fate, found = Fast(rng), Course()
    bots = [make_bot(spec, GAME) for _ in range(options.players)]
    rngs = [Random(rng.random()) for _ in bots]
    state = GAME.setup(options, fate, None)
    turn = attacks = 0
    while seats := GAME.to_act(state):
        if state.turn != turn:
            found.dull += turn > 0 and not attacks
            turn, attacks = state.turn, 0
            _look(state, found)
        seat = seats[0]
        view, moves = GAME.view(state, seat), GAME.moves(state, seat)
        began = perf_counter()
        move = bots[seat].choose(view, moves, rngs[seat])
        found.seconds += perf_counter() - began
        found.decisions += 1
        attacks += isinstance(move, Engage | Push | ThrowAt)
        if isinstance(moves[0], Withdraw):
            found.asked += 1
            found.withdrawn += isinstance(move, Withdraw)
        step(GAME, state, seat, move, fate)
    _conclude(state, found)
    return found


def _look(state: State, found: Course) -> None:
    """Note the first upper hand, and who was enlisted."""
    if not found.classes:
        found.classes = [one.type for one in state.gladiators]
    if found.ahead or state.turn < 2:
        return
    left = Counter(one.owner for one in state.gladiators if one.status in ("fit", "waiting"))
    for seat, count in left.items():
        if count >= left.total() - count + LEAD:
            found.ahead, found.leader = state.turn - 1, seat


def _conclude(state: State, found: Course) -> None:
    assert state.over is not None, "a tournament ends"  # noqa: S101
    found.turns = state.turn
    found.limit = state.turn == state.options.turn_limit and state.options.mode == "melee"
    found.finished = state.over.winners == (found.leader,)


def name_of(given: dict[str, Any]) -> str:
    """Name a sort of tournament by its options."""
    return " ".join(f"{key}={value}" for key, value in given.items())


def row(given: dict[str, Any], courses: list[Course]) -> str:
    """Write what a sort of tournament came to."""
    turns = [course.turns for course in courses]
    ahead = [course for course in courses if course.ahead]
    took = [course.turns - course.ahead for course in ahead]
    cells = [
        name_of(given),
        f"{len(courses)}",
        f"{median(turns):.0f}",
        f"{_ninth(turns):.0f}",
        f"{max(turns)}",
        _share(sum(course.limit for course in courses), len(courses)),
        _share(sum(course.dull for course in courses), sum(turns)),
        f"{median(took):.0f}, {_ninth(took):.0f}, {max(took)}" if took else "–",
        _share(sum(not course.finished for course in ahead), len(ahead)),
        _share(
            sum(course.withdrawn for course in courses), sum(course.asked for course in courses)
        ),
        f"{1e6 * sum(c.seconds for c in courses) / sum(c.decisions for c in courses):.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def _ninth(values: list[int]) -> float:
    """Nine of ten are not above it."""
    return quantiles(values, n=10, method="inclusive")[-1] if len(values) > 1 else values[0]


def _share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def class_rows(courses: list[Course]) -> Iterator[str]:
    """Write how often each class was enlisted, and how mixed the troops of a tournament are."""
    counts = Counter(name for course in courses for name in course.classes)
    different = fmean(len(set(course.classes)) for course in courses)
    yield "| class | share of gladiators |"
    yield "|---|---:|"
    for name, count in counts.most_common():
        yield f"| {name} | {_share(count, counts.total())} |"
    yield f"\n{len(counts)} classes in all, {different:.1f} different ones in a tournament."


def main() -> None:
    """Play and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="tournaments of each sort")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--bots", default="veteran")
    parser.add_argument("--seed", default="melees")
    parser.add_argument("--only", default="", help="just the rows whose name has this in it")
    parser.add_argument("--plain", action="store_true", help="just melees as they come")
    args = parser.parse_args()
    print(
        "| tournament | games | turns: median | 90 % | most | by the limit | dull turns "
        "| from upper hand to the end: median, 90 %, most | upper hand, not won | withdrawals "
        "| µs a choice |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|", flush=True)
    chosen: list[Course] = []
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for given in GIVEN:
            if args.only not in name_of(given) or (args.plain and len(given) > 1):
                continue
            work = [(given, args.bots, args.seed, number) for number in range(args.games)]
            courses = list(pool.map(play, work, chunksize=4))
            print(row(given, courses), flush=True)
            chosen += courses if "troops" not in given else []
    if chosen:
        print()
        for line in class_rows(chosen):
            print(line)


if __name__ == "__main__":
    main()
