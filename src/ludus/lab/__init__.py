"""Level 4: a designer's questions, answered by thousands of games of bots.

    from ludus import lab

    found = lab.run(lab.experiment(game="gorus", games=200, questions=["wins"]))
    found.columns()

The words are those of an experiment's file (docs/lab.md).
"""

from collections.abc import Callable
from os import cpu_count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludus.lab.experiments import Experiment
    from ludus.lab.results import Result
    from ludus.lab.tuning import Tuned

Progress = Callable[[int, int], None]


def experiment(**words: Any) -> "Experiment":
    """Make an experiment from the words of a file: `game`, `modes`, `bots`, `patch`…"""
    from ludus.lab.experiments import experiment as make

    return make(**words)


def run(
    what: "Experiment | str",
    out: str | None = None,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> "Result":
    """Run an experiment or its file; what the folder `out` has already is not played again."""
    # Imported here: the workers import this package before a game's content may be read.
    from ludus.lab.crew import local, on_ray
    from ludus.lab.experiments import read_experiment
    from ludus.lab.results import result_of
    from ludus.lab.running import Runner, silent

    modules = Path(what).parent if isinstance(what, str) else Path()
    shown = progress or silent
    found = read_experiment(what) if isinstance(what, str) else what
    hire = on_ray(ray) if ray is not None else local(jobs or cpu_count() or 1)
    if out is not None:
        Path(out).mkdir(parents=True, exist_ok=True)
        return result_of(*Runner(found, Path(out), modules, hire, shown).run())
    with TemporaryDirectory() as folder:
        return result_of(*Runner(found, Path(folder), modules, hire, shown).run())


def compare(before: str, after: str) -> "Result":
    """Compare the folders of two runs."""
    from ludus.lab.results import compared, read_run

    (one, counted), (other, recounted) = read_run(before), read_run(after)
    return compared(one, other, counted, recounted)


def tune(
    what: "Experiment | str",
    out: str,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> "Tuned":
    """Search over the ranges of an experiment; what `out` has already is not tried again."""
    from ludus.lab.crew import local, on_ray
    from ludus.lab.experiments import read_experiment
    from ludus.lab.running import silent
    from ludus.lab.tuning import tune as search

    modules = Path(what).parent if isinstance(what, str) else Path()
    found = read_experiment(what) if isinstance(what, str) else what
    hire = on_ray(ray) if ray is not None else local(jobs or cpu_count() or 1)
    Path(out).mkdir(parents=True, exist_ok=True)
    return search(found, Path(out), modules, hire, progress or silent)
