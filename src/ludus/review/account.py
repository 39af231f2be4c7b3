"""The account of a whole game: outcome − start = skill + luck, for every seat, exactly.

Entry by entry the change of a seat's chance is taken apart (`docs/review.md` says why so):

choice  what the mover's choice changed on average, as far as the mover could know
hidden  what it changed besides, because of what lay hidden from the mover
chance  what dice, draws and deals did, against what they do on average
rest    where a stretch ends, the value beyond it differs from the value up to it

Luck is chance and hidden. Skill is all the rest: the seat's own choices, those of the others, and
what the measure cannot place. What every entry is valued at before and after cancels out in the
sums, so that only the errors of the parts remain.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from ludus.review.sampling import Numbers, joined, less, total
from ludus.review.steps import Step


class SeatAccount(Struct, frozen=True):
    """Luck and skill of one seat, in parts of a whole win; `error` is a standard error.

    start    its chance to win before anything was dealt or decided
    result   1 if it won, else 0
    skill    own + others + rest
    luck     chance + hidden
    """

    start: float
    result: float
    skill: float
    own: float
    others: float
    rest: float
    luck: float
    chance: float
    hidden: float
    skill_error: float
    own_error: float
    luck_error: float


class CurvePoint(Struct, frozen=True):
    """Everybody's chance to win after an entry, with the standard errors."""

    entry: int
    values: Numbers
    errors: Numbers


class Parts(Struct, frozen=True):
    """The change of everybody's chance with one entry, taken apart."""

    seat: int | None
    choice: Numbers
    hidden: Numbers
    chance: Numbers
    rest: Numbers
    choice_error: Numbers
    rest_error: Numbers


def curve_of(steps: Sequence[Step]) -> list[CurvePoint]:
    """List everybody's chances through the game; an entry that changes nothing has no point."""
    return [
        CurvePoint(step.entry, step.after, step.after_error)
        for step in steps
        if step.after is not None and step.after_error is not None
    ]


def parts_of(steps: Sequence[Step]) -> Iterator[Parts]:
    """Take every entry apart."""
    before: Numbers = ()
    error: Numbers = ()
    for step in steps:
        if step.after is None or step.after_error is None:
            continue
        if step.seat is None:
            yield _setup(step, step.after)
        else:
            yield _move(step, before, error, step.after)
        before, error = step.after, step.after_error


def _setup(step: Step, after: Numbers) -> Parts:
    zero = (0.0,) * len(after)
    assert step.fresh is not None, "a set-up is compared with others"  # noqa: S101
    return Parts(None, zero, zero, less(after, step.fresh.new), zero, zero, zero)


def _move(step: Step, before: Numbers, error: Numbers, after: Numbers) -> Parts:
    zero = (0.0,) * len(after)
    change, fresh = less(after, before), step.fresh
    if step.choice is None or step.choice_error is None:
        if fresh is None:
            return Parts(step.seat, zero, zero, change, zero, zero, zero)
        rest = less(fresh.new, before)
        rest_error = joined((fresh.new_error, error), len(after))
        return Parts(step.seat, zero, zero, less(after, fresh.new), rest, zero, rest_error)
    if fresh is None:
        hidden = less(change, step.choice)
        return Parts(step.seat, step.choice, hidden, zero, zero, step.choice_error, zero)
    hidden = less(less(fresh.old, before), step.choice)
    rest = less(fresh.new, fresh.old)
    chance = less(after, fresh.new)
    return Parts(step.seat, step.choice, hidden, chance, rest, step.choice_error, fresh.error)


def accounts_of(steps: Sequence[Step], result: Sequence[float]) -> list[SeatAccount]:
    """Add the parts up for every seat."""
    seats, parts = len(result), list(parts_of(steps))
    setup = steps[0].fresh
    assert setup is not None, "a set-up is compared with others"  # noqa: S101
    choice = total((one.choice for one in parts), seats)
    hidden = total((one.hidden for one in parts), seats)
    chance = total((one.chance for one in parts), seats)
    rest = total((one.rest for one in parts), seats)
    skill_error = joined(_errors(parts), seats)
    luck_error = joined((skill_error, setup.new_error), seats)
    accounts = []
    for seat in range(seats):
        mine = [one for one in parts if one.seat == seat]
        own = sum(one.choice[seat] for one in mine)
        accounts.append(
            SeatAccount(
                start=setup.new[seat],
                result=result[seat],
                skill=choice[seat] + rest[seat],
                own=own,
                others=choice[seat] - own,
                rest=rest[seat],
                luck=chance[seat] + hidden[seat],
                chance=chance[seat],
                hidden=hidden[seat],
                skill_error=skill_error[seat],
                own_error=joined((one.choice_error for one in mine), seats)[seat],
                luck_error=luck_error[seat],
            )
        )
    return accounts


def _errors(parts: Iterable[Parts]) -> Iterator[Numbers]:
    for one in parts:
        yield one.choice_error
        yield one.rest_error
