"""The account of a whole game: outcome − start = skill + others + luck + rest, for every seat.

Entry by entry the change of a seat's chance is taken apart (`docs/review.md` says why so):

choice  what the mover's choice changed on average, as far as the mover could know
hidden  what it changed besides, because of what lay hidden from the mover
chance  what dice, draws and deals did, against what they do on average
rest    where a stretch ends, the value beyond it differs from the value up to it

Where everybody sees everything nothing can lie hidden. What moves changed besides is then no more
than the inexactness with which single positions are valued; it cancels out over the whole game,
and all luck is that of chance.

Skill is the sum of a seat's own choices and nothing else: what others chose is no merit of the
seat's, and the rest is the error of the value. Luck is chance and hidden. What every entry is
valued at before and after cancels out in the sums, so that only the errors of the parts remain.
"""

from collections.abc import Iterator, Sequence
from math import hypot

from msgspec import Struct

from ludus.review.sampling import Numbers, joined, less
from ludus.review.steps import Fresh, Step


class SeatAccount(Struct, frozen=True):
    """Luck and skill of one seat, in parts of a whole win; `error` is a standard error.

    start    its chance to win before anything was dealt or decided
    result   1 if it won, else 0
    skill    what its own choices changed, as far as it could know
    others   what the choices of the others changed for it, as far as they could know
    luck     chance + hidden: better known than what each of the two has of it
    rest     what the value of a position missed: the error of the estimate
    """

    start: float
    result: float
    skill: float
    others: float
    luck: float
    chance: float
    hidden: float
    rest: float
    skill_error: float
    others_error: float
    luck_error: float
    rest_error: float


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
        rest_error = joined(fresh.new_error, error)
        return Parts(step.seat, zero, zero, less(after, fresh.new), rest, zero, rest_error)
    if fresh is None:
        hidden = less(change, step.choice)
        return Parts(step.seat, step.choice, hidden, zero, zero, step.choice_error, zero)
    hidden = less(less(fresh.old, before), step.choice)
    rest = less(fresh.new, fresh.old)
    chance = less(after, fresh.new)
    return Parts(step.seat, step.choice, hidden, chance, rest, step.choice_error, fresh.error)


def has_secrets(steps: Sequence[Step]) -> bool:
    """Tell whether something lay hidden from anybody who chose."""
    return any(step.choice is not None and not step.open for step in steps)


def accounts_of(steps: Sequence[Step], result: Sequence[float]) -> list[SeatAccount]:
    """Add the parts up for every seat."""
    parts, setup = list(parts_of(steps)), steps[0].fresh
    assert setup is not None, "a set-up is compared with others"  # noqa: S101
    secrets = has_secrets(steps)
    return [_account(parts, setup, seat, won, secrets) for seat, won in enumerate(result)]


def _account(
    parts: Sequence[Parts], setup: Fresh, seat: int, result: float, secrets: bool
) -> SeatAccount:
    mine = [one for one in parts if one.seat == seat]
    theirs = [one for one in parts if one.seat != seat]
    chance = sum(one.chance[seat] for one in parts)
    hidden = sum(one.hidden[seat] for one in parts)
    if not secrets:
        chance, hidden = chance + hidden, 0.0
    skill_error = hypot(*(one.choice_error[seat] for one in mine))
    others_error = hypot(*(one.choice_error[seat] for one in theirs))
    rest_error = hypot(*(one.rest_error[seat] for one in parts))
    return SeatAccount(
        start=setup.new[seat],
        result=result,
        skill=sum(one.choice[seat] for one in mine),
        others=sum(one.choice[seat] for one in theirs),
        luck=chance + hidden,
        chance=chance,
        hidden=hidden,
        rest=sum(one.rest[seat] for one in parts),
        skill_error=skill_error,
        others_error=others_error,
        luck_error=hypot(skill_error, others_error, rest_error, setup.new_error[seat]),
        rest_error=rest_error,
    )
