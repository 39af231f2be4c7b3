"""Results: the rows of a run or of a comparison, as columns for Arrow, pandas or JSON."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludus.core.errors import BadInput, fault
from ludus.lab.estimates import Correction, Method, corrected, difference, estimate
from ludus.lab.experiments import name_of, words_of
from ludus.lab.figures import Column, Unit, group_of, item_of
from ludus.lab.running import Counted, Run, read_columns


class Row(Struct, frozen=True, kw_only=True):
    """A figure of an arm, with its interval.

    mode, variant   options in words; changes in words, empty for the content as it is
    figure, item    such as `wins:seat` and `2`
    value to high   the figure and its interval; `level`: what it would be if nobody were favoured
    chance          of a figure as far from that level by luck alone, corrected for their number
    change and so on  the same against the content as it is, or against what was before
    """

    mode: str
    variant: str
    figure: str
    item: str
    unit: Unit
    seeds: int
    value: float
    low: float
    high: float
    level: float | None = None
    chance: float | None = None
    change: float | None = None
    change_low: float | None = None
    change_high: float | None = None
    change_chance: float | None = None


class Result(Struct, frozen=True, kw_only=True):
    """What a run or a comparison has found.

    kind        `run`, or `compare` for two runs
    paired      whether changes are of pairs: the same seeds and seats
    sequential  whether intervals hold whenever a run stops
    before      for a comparison: the content hash of the run before
    """

    kind: Literal["run", "compare"]
    game: str
    version: int
    content: str
    questions: tuple[str, ...]
    seed: str
    bots: tuple[tuple[str, ...], ...]
    games: int
    error: float
    correction: Correction
    sequential: bool
    paired: bool
    rows: tuple[Row, ...]
    before: str = ""

    def columns(self) -> dict[str, list[Any]]:
        """Give the rows as columns of equal length: `pandas.DataFrame(result.columns())`."""
        names = Row.__struct_fields__
        return {name: [getattr(row, name) for row in self.rows] for name in names}

    def json(self) -> bytes:
        """Write everything as JSON."""
        return msgspec.json.format(msgspec.json.encode(self))

    def find(self, figure: str, item: str = "", variant: str | None = None) -> Row:
        """Find the first row of a figure: of any variant, unless one is named."""
        for row in self.rows:
            if (row.figure, row.item) == (figure, item) and variant in (None, row.variant):
                return row
        raise KeyError(f"{figure}/{item}")


def result_of(run: Run, counted: Counted) -> Result:
    """Work out all figures of a run, each variant against the content as it is."""
    first = {arm.mode: counted[at] for at, arm in enumerate(run.arms) if arm.variant == 0}

    def before(at: int) -> Mapping[str, Column]:
        arm = run.arms[at]
        return {} if arm.variant == 0 else first[arm.mode]

    return _result(run, counted, before, run.method())


def compared(one: Run, other: Run, before: Counted, after: Counted) -> Result:
    """Compare two runs: each arm of the second with that of the first of the same name.

    A variant that the first run does not have is compared with its content as it is.
    """
    if one.game != other.game:
        raise fault(BadInput, "lab-not-comparable", one=one.game, other=other.game)
    known = {(words_of(arm.options), name_of(arm.changes)): before[at]
             for at, arm in enumerate(one.arms)}  # fmt: skip
    pairs: dict[int, Mapping[str, Column]] = {}
    for at, arm in enumerate(other.arms):
        mode = words_of(arm.options)
        found = known.get((mode, name_of(arm.changes)), known.get((mode, "")))
        if found is not None:
            pairs[at] = found
    if not pairs:
        raise fault(BadInput, "lab-no-mode-in-common")
    kept = replace(other, arms=tuple(other.arms[at] for at in pairs))
    counted = {at: after[old] for at, old in enumerate(pairs)}
    columns = list(pairs.values())
    stops = [run.method() for run in (one, other) if run.method().mixture is not None]
    method = (stops or [other.method()])[0]
    same = one.experiment.seed == other.experiment.seed and _bots_alike(one, other)
    told = _result(kept, counted, columns.__getitem__, method, paired=same)
    return replace(told, kind="compare", paired=same, before=one.content)


UNTAUGHT = frozenset({"random", "veteran"})
"""Bots that play alike with and without what others have learned."""


def _bots_alike(one: Run, other: Run) -> bool:
    """Tell whether the same players played: those that learn forget it where content is changed."""
    taught = one.experiment.changes_content == other.experiment.changes_content
    return one.bots == other.bots and (taught or UNTAUGHT.issuperset(*one.bots))


def _result(
    run: Run,
    counted: Counted,
    before: Callable[[int], Mapping[str, Column]],
    method: Method,
    *,
    paired: bool = True,
) -> Result:
    rows: list[Row] = []
    for at in range(len(run.arms)):
        was = before(at)
        for name, column in counted[at].items():
            row = _row(run, at, name, column, method)
            if name in was:
                apart = difference(was[name], column, method, paired=paired)
                row = replace(
                    row, change=apart.value, change_low=apart.low, change_high=apart.high,
                    change_chance=apart.chance,
                )  # fmt: skip
            rows.append(row)
    how = run.experiment.correction
    games = sum(len(run.experiment.seatings(arm.mode)) * arm.seeds for arm in run.arms)
    return Result(
        kind="run", game=run.game, version=run.version, content=run.content,
        questions=run.experiment.questions, seed=run.experiment.seed, bots=run.bots, games=games,
        error=run.experiment.error, correction=how, sequential=method.mixture is not None,
        paired=paired, rows=_corrected(rows, how),
    )  # fmt: skip


def _row(run: Run, at: int, name: str, column: Column, method: Method) -> Row:
    arm, found = run.arms[at], estimate(column, method)
    mode = run.experiment.modes[arm.mode]
    return Row(
        mode=words_of(mode) or words_of(arm.options), variant=name_of(arm.changes),
        figure=group_of(name), item=item_of(name), unit=column.unit, seeds=column.seeds,
        value=found.value, low=found.low, high=found.high, level=column.level,
        chance=None if column.level is None else found.chance,
    )  # fmt: skip


def _corrected(rows: Sequence[Row], how: Correction) -> tuple[Row, ...]:
    """Correct the chances for their number: those of levels and those of changes, each together."""
    fixed = list(rows)
    for field in ("chance", "change_chance"):
        places = [at for at, row in enumerate(rows) if getattr(row, field) is not None]
        values = corrected([getattr(rows[at], field) for at in places], how)
        for at, value in zip(places, values, strict=True):
            fixed[at] = replace(fixed[at], **{field: value})
    return tuple(fixed)


def read_run(folder: str) -> tuple[Run, Counted]:
    """Read what a run has left in its folder."""
    file = Path(folder) / "run.json"
    try:
        run = msgspec.json.decode(file.read_bytes(), type=Run)
    except OSError as error:
        raise fault(BadInput, "lab-no-run", folder=folder) from error
    except msgspec.DecodeError as error:
        raise fault(BadInput, "lab-damaged", file=str(file)) from error
    counted = {
        at: read_columns(Path(folder), arm.key, arm.seeds) for at, arm in enumerate(run.arms)
    }
    return run, counted
