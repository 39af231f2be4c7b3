"""Tuning: a search over numbers of the content for targets, by Optuna, told as a Pareto front.

A try is a patch with its own games; how far it misses each target is what is made small, together
with how much it changes. Every try is kept as soon as it is measured, and what is tried next
follows from the tries before it alone, so a search that was killed goes on as if it had not been.
"""

import tomllib
import warnings
from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import log
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludus.core.changes import Change, apply_change
from ludus.core.errors import BadInput, LudusError, fault
from ludus.games import folder_of
from ludus.lab.crew import Hire
from ludus.lab.experiments import Experiment, Target, values_of
from ludus.lab.figures import Column, group_of
from ludus.lab.running import Progress, Runner, silent, write
from ludus.lab.wrong import BadKey

LEAST = 0.01
"""A share is never taken to be less than this: a ratio to nothing would drown all others."""

REFUSED = ("bad-content", "lab-failed")
"""What is told of a patch that the game refuses, or cannot be played with."""

IMPOSSIBLE = 1000.0
"""The miss of a patch that the game itself refuses."""


class Try(Struct, frozen=True):
    """A patch and how it did.

    made    a hash of all that decides about it: games, bots, targets, code
    at      which value of each range, by number
    misses  how far it is from each target, 0 where it is met
    change  how much it changes: the mean over the ranges, 1 is from end to end
    found   the lowest and the highest figure of each target; none if the game refuses the patch
    """

    made: str
    patch: dict[str, Any]
    at: tuple[int, ...]
    misses: tuple[float, ...]
    change: float
    found: tuple[tuple[float, float], ...]


class Tuned(Struct, frozen=True):
    """The tries of a search, the first of them the content as it is; and the front among them."""

    targets: tuple[Target, ...]
    tries: tuple[Try, ...]
    front: tuple[int, ...]

    @property
    def patches(self) -> tuple[int, ...]:
        """The tries of the front that change something, best first."""
        return tuple(number for number in self.front if self.tries[number].patch)


def tune(
    experiment: Experiment,
    folder: Path,
    modules: Path,
    hire: Hire,
    progress: Progress = silent,
) -> Tuned:
    """Search; what the folder has already is not tried again."""
    if experiment.tune is None:
        raise fault(BadInput, "lab-no-tune")
    plan, kept = experiment.tune, _read(folder)
    spaces = {key: values_of(values) for key, values in experiment.range.items()}
    base = _base(experiment)
    for number in range(plan.trials + 1):
        progress(number, plan.trials + 1)
        at = _ask(spaces, kept[:number], len(plan.targets), experiment.seed) if number else ()
        patch = {key: values[one] for (key, values), one in zip(spaces.items(), at, strict=False)}
        runner = _runner(experiment, folder, modules, hire, patch)
        made = _made(experiment, runner)
        if number < len(kept) and (kept[number].patch, kept[number].made) == (patch, made):
            continue
        kept[number:] = [_try(experiment, runner, Try(made, patch, at, (), 0.0, ()), base)]
        _write(folder, kept)
    progress(plan.trials + 1, plan.trials + 1)
    tries = tuple(kept[: plan.trials + 1])
    return Tuned(plan.targets, tries, front(tries))


def _base(experiment: Experiment) -> dict[str, Any]:
    """Give what stands at the places of the ranges today."""
    content = folder_of(experiment.game) / "content"
    found: dict[str, Any] = {}
    for key, values in experiment.range.items():
        change = Change(key, values_of(values)[0])
        text = (content / f"{change.file}.toml").read_text(encoding="utf-8")
        found[key] = apply_change(tomllib.loads(text), change)
    return found


def _ask(
    spaces: Mapping[str, Sequence[Any]], tries: Sequence[Try], targets: int, seed: str
) -> tuple[int, ...]:
    """Ask Optuna what to try next, from the tries before and nothing else."""
    try:
        import optuna
    except ImportError as error:
        raise fault(BadInput, "lab-needs", what="optuna", extra="ludus[tune]") from error
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    names = {key: optuna.distributions.IntDistribution(0, len(values) - 1)
             for key, values in spaces.items()}  # fmt: skip
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        number = int(sha256(f"{seed}/{len(tries)}".encode()).hexdigest()[:8], 16)
        sampler = optuna.samplers.TPESampler(seed=number, n_startup_trials=max(4, len(names) * 2))
        study = optuna.create_study(directions=["minimize"] * (targets + 1), sampler=sampler)
        for one in tries:
            if one.at:
                params = dict(zip(names, one.at, strict=True))
                study.add_trial(
                    optuna.trial.create_trial(
                        params=params, distributions=dict(names), values=[*one.misses, one.change]
                    )
                )
        asked = study.ask(dict(names))
    return tuple(int(asked.params[key]) for key in names)


def _runner(
    experiment: Experiment, folder: Path, modules: Path, hire: Hire, patch: Mapping[str, Any]
) -> Runner:
    """Make ready to play the games of a patch, and no others."""
    one = replace(experiment, range={}, tune=None, patch={**experiment.patch, **patch})
    return Runner(one, folder, modules, hire, silent, only=1 if one.patch else 0)


def _made(experiment: Experiment, runner: Runner) -> str:
    """Hash what decides about a try, its patch included."""
    one = experiment
    assert one.tune is not None  # noqa: S101
    stops = (one.games, one.width, one.watch, one.error)
    known = ([arm.key for arm in runner.arms], stops, one.tune.targets)
    return sha256(msgspec.json.encode(known)).hexdigest()[:16]


def _try(experiment: Experiment, runner: Runner, one: Try, base: Mapping[str, Any]) -> Try:
    """Play the games of a patch and measure them."""
    assert experiment.tune is not None  # noqa: S101
    spans = {key: values_of(values) for key, values in experiment.range.items()}
    moved = [_moved(base[key], value, spans[key]) for key, value in one.patch.items()]
    one = replace(one, change=sum(moved) / len(spans))
    try:
        _, counted = runner.run()
    except LudusError as error:
        why = error.why if isinstance(error, BadKey) else error
        if not one.patch or why.message.key not in REFUSED:
            raise
        return replace(one, misses=(IMPOSSIBLE,) * len(experiment.tune.targets))
    measured = [missed(target, list(counted.values())) for target in experiment.tune.targets]
    misses, found = zip(*measured, strict=True)
    return replace(one, misses=misses, found=found)


def _moved(before: Any, after: Any, values: Sequence[Any]) -> float:
    """Tell how far a value is from what stands there today, as a part of its range."""
    if isinstance(before, int | float) and isinstance(after, int | float):
        ends = (*values, before)
        return abs(after - before) / ((max(ends) - min(ends)) or 1)
    return float(before != after)


def missed(
    target: Target, arms: Sequence[Mapping[str, Column]]
) -> tuple[float, tuple[float, float]]:
    """Tell how far the worst mode is from a target, and its lowest and highest figure."""
    worst, ends = -1.0, (0.0, 0.0)
    for columns in arms:
        found = {name: one for name, one in columns.items()
                 if target.figure in (name, group_of(name))}  # fmt: skip
        if not found:
            raise fault(BadInput, "lab-no-figure", figure=target.figure)
        values = [one.value / (one.level or 1.0) if target.ratio else one.value
                  for one in found.values()]  # fmt: skip
        low, high = min(values), max(values)
        miss = _miss(target, low, high)
        if miss > worst:
            worst, ends = miss, (low, high)
    return worst, ends


def _miss(target: Target, low: float, high: float) -> float:
    if target.ratio is not None:
        return max(0.0, log(max(high, LEAST) / max(low, LEAST)) - log(target.ratio))
    assert target.between is not None  # noqa: S101
    least, most = target.between
    span = (most - least) or abs(most) or 1.0
    return max(0.0, (least - low) / span, (high - most) / span)


def front(tries: Sequence[Try]) -> tuple[int, ...]:
    """Give the tries of which no other is better in one respect and worse in none, best first."""
    goals = [(*one.misses, one.change) for one in tries]
    best = [
        number
        for number, mine in enumerate(goals)
        if tries[number].found
        and not any(
            all(one <= other for one, other in zip(theirs, mine, strict=True)) and theirs != mine
            for theirs in goals
        )
        and mine not in goals[:number]
    ]
    return tuple(sorted(best, key=lambda number: (sum(tries[number].misses), tries[number].change)))


def patch_text(game: str, one: Try, also: Mapping[str, Any]) -> str:
    """Write a try as a patch that `ludus lab run FILE --patch PATCH` takes."""
    lines = [f'game = "{game}"', "", "[patch]"]
    lines += [f'"{key}" = {toml_value(value)}' for key, value in {**also, **one.patch}.items()]
    return "\n".join(lines) + "\n"


def toml_value(value: Any) -> str:
    """Write a value as TOML."""
    if isinstance(value, Mapping):
        inside = ", ".join(f'"{key}" = {toml_value(one)}' for key, one in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml_value, value))}]"
    return msgspec.json.encode(value).decode()


def _read(folder: Path) -> list[Try]:
    file = folder / "tries.json"
    if not file.exists():
        return []
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Try])
    except msgspec.DecodeError as error:
        raise fault(BadInput, "lab-damaged", file=str(file)) from error


def _write(folder: Path, tries: Sequence[Try]) -> None:
    write(folder / "tries.json", msgspec.json.format(msgspec.json.encode(tries)))
