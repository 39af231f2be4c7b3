"""The review of a whole game: what has to be measured, and everything put together."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ludus.bots import knowledge_of
from ludus.core.codec import from_json, to_json
from ludus.core.errors import BadRecord, fault
from ludus.core.record import Entry, Record, replay
from ludus.core.rules import AnyRules
from ludus.review.account import CurvePoint, SeatAccount, accounts_of, curve_of, has_secrets
from ludus.review.comparing import Comparison, compare
from ludus.review.playouts import Playouts
from ludus.review.steps import Step, Task, Valued, measure, measure_setup
from ludus.review.weighing import MOST, weigh

FEWEST, MANY = 4, 200
"""How many worlds at least, and at most, are imagined for a decision."""
SETUPS = 4
"""How many times as often as anything else the set-up is sampled: everything starts from it."""
WORST = 8
"""How many decisions that seem bad are looked at a second time; one of each seat at least."""
SECOND = 4
"""How many times as many worlds they meet then, all of them new."""
SURE = 2.0
"""How many standard errors large a loss must be to be called a mistake."""
SMALL = 0.01
"""A smaller loss is nobody's mistake."""


class Decision(Struct, frozen=True):
    """What a seat decided: the moves weighed, the best first, and the loss against the best."""

    entry: int
    seat: int
    move: str
    options: tuple[Valued, ...]
    loss: float
    error: float


class Mistake(Struct, frozen=True):
    """A move where a better one was possible: `compared` has the better one first."""

    entry: int
    seat: int
    compared: Comparison


class Review(Struct, frozen=True):
    """The review of a finished game: `docs/review.md` says what the numbers mean.

    secrets  something lay hidden from somebody, so that luck may be that of what was hidden
    """

    game: str
    seats: tuple[str, ...]
    winners: tuple[int, ...]
    entries: int
    worlds: int
    secrets: bool
    curve: tuple[CurvePoint, ...]
    accounts: tuple[SeatAccount, ...]
    decisions: tuple[Decision, ...]
    mistakes: tuple[Mistake, ...]


class Look(Struct, frozen=True):
    """A decision to be looked at a second time: the state before it, and the two moves."""

    entry: int
    seat: int
    before: bytes
    move: str
    better: str
    worlds: int


def worlds_for(game: AnyRules, choices: Sequence[int]) -> int:
    """Tell how many worlds a game's review can afford, by the number of moves of each entry."""
    knowledge = knowledge_of(game)
    most = 6 if knowledge.rehearses else MOST
    # A choice is weighed beside the quick player's; the state after it is valued; chance is, too.
    work = sum(min(count, most) + 3 if count > 1 else 0 for count in choices) + 1
    return max(FEWEST, min(MANY, knowledge.review // work))


def task_of(number: int, entry: Entry, before: bytes, after: bytes, worlds: int) -> Task:
    """Make the task of measuring one move of a record."""
    assert entry.seat is not None and entry.move is not None  # noqa: S101, PT018
    return Task(number, entry.seat, entry.move, before, after, bool(entry.fate), entry.at, worlds)


def carry_out(game: AnyRules, task: Task) -> Step:
    """Measure one move, from a task as it comes."""
    before, after = (from_json(state, game.state) for state in (task.before, task.after))
    return measure(Playouts(game), task, before, after)


def set_up(game: AnyRules, record: Record, state: Any, worlds: int) -> Step:
    """Measure the set-up of a record."""
    options = game.read_options(record.options)
    return measure_setup(Playouts(game), options, state, record.log[0].at, SETUPS * worlds)


def looks_of(steps: Sequence[Step], states: Callable[[int], bytes], worlds: int) -> list[Look]:
    """Choose what deserves a second look: the decisions that seem to have lost most.

    Every seat has an equal share of the looks before the rest goes by size: many large mistakes of
    one do not hide the smaller ones of another.
    """
    doubtful = [step for step in steps if step.loss > SMALL and step.loss > SURE * step.loss_error]
    doubtful.sort(key=lambda step: -step.loss)
    seats = {step.seat for step in steps if step.seat is not None}
    most = most_looks(len(seats))
    fair = [one for seat in seats for one in _of(doubtful, seat)[: most // len(seats)]]
    rest = [one for one in doubtful if one not in fair]
    chosen = sorted(fair + rest[: most - len(fair)], key=lambda step: -step.loss)
    return [
        Look(step.entry, step.seat, states(step.entry - 1), step.move, step.options[0].move,
             SECOND * worlds)
        for step in chosen
        if step.seat is not None and step.move is not None
    ]  # fmt: skip


def _of(steps: Sequence[Step], seat: int) -> list[Step]:
    return [step for step in steps if step.seat == seat]


def most_looks(seats: int) -> int:
    """Tell how many decisions of a game are looked at a second time at most."""
    return max(WORST, seats)


def look_again(game: AnyRules, look: Look) -> Mistake:
    """Compare two moves in new worlds: the first look chose them, so it flatters the better one."""
    before = from_json(look.before, game.state)
    view = game.view(before, look.seat)
    move, better = game.parse(look.move), game.parse(look.better)
    weighed = weigh(Playouts(game), view, [move, better], look.worlds, salt="again")
    return Mistake(look.entry, look.seat, compare(game, view, weighed, better, move))


def put_together(
    record: Record, steps: Sequence[Step], mistakes: Sequence[Mistake], worlds: int
) -> Review:
    """Make the review of what was measured; steps come in the order of the record."""
    outcome = finished(record)
    result = [float(seat in outcome) for seat in range(len(record.seats))]
    sure = [one for one in mistakes if one.compared.lead > max(SMALL, SURE * one.compared.error)]
    return Review(
        record.game,
        tuple(record.seats),
        outcome,
        len(record.log),
        worlds,
        has_secrets(steps),
        tuple(curve_of(steps)),
        tuple(accounts_of(steps, result)),
        tuple(
            Decision(step.entry, step.seat, step.move, step.options, step.loss, step.loss_error)
            for step in steps
            if step.options and step.seat is not None and step.move is not None
        ),
        tuple(sorted(sure, key=lambda one: -one.compared.lead)),
    )


def finished(record: Record) -> tuple[int, ...]:
    """Give the winners; a game that is not over cannot be reviewed."""
    if record.outcome is None:
        raise fault(BadRecord, "review-unfinished")
    return record.outcome.winners


def review(
    game: AnyRules,
    record: Record,
    told: Callable[[int, int], None] = lambda _, __: None,
    worlds: int | None = None,
    *,
    briefly: bool = False,
) -> Review:
    """Review a whole game here and now; `told` hears how much is done, and of how much.

    `worlds` are those imagined for a decision; None: as many as the game can afford. `briefly`
    gives only the account and the curve: no other move is weighed than the one played.
    """
    finished(record)
    states, choices = list[bytes](), [0]
    for number, state in replay(game, record):
        states.append(to_json(state))
        if number + 1 < len(record.log):
            seat = record.log[number + 1].seat
            choices.append(0 if seat is None else _choices(game, state, seat))
    worlds = worlds or worlds_for(game, choices)
    tasks = tasks_of(record, states, worlds)
    if briefly:
        tasks = (replace(task, briefly=True) for task in tasks)
    return _all(game, record, states, tasks, worlds, told)


def _choices(game: AnyRules, state: Any, seat: int) -> int:
    return len(game.moves(state, seat)) if seat in game.to_act(state) else 0


def _all(
    game: AnyRules, record: Record, states: list[bytes], tasks: Iterator[Task], worlds: int,
    told: Callable[[int, int], None],
) -> Review:  # fmt: skip
    whole = len(states) + most_looks(len(record.seats))
    steps = [set_up(game, record, from_json(states[0], game.state), worlds)]
    for task in tasks:
        steps.append(carry_out(game, task))
        told(len(steps), whole)
    mistakes = []
    for look in looks_of(steps, states.__getitem__, worlds):
        mistakes.append(look_again(game, look))
        told(len(steps) + len(mistakes), whole)
    told(whole, whole)
    return put_together(record, steps, mistakes, worlds)


def tasks_of(record: Record, states: Sequence[bytes], worlds: int) -> Iterator[Task]:
    """List the moves of a record as tasks, in order."""
    for number in range(1, len(record.log)):
        entry = record.log[number]
        yield task_of(number, entry, states[number - 1], states[number], worlds)
