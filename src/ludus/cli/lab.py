"""`ludus lab`: run an experiment of a designer, or measure the levels of a game."""

from argparse import Namespace
from os import cpu_count
from pathlib import Path

from rich.table import Table as Grid

from ludus.cli import lab_levels
from ludus.cli.arguments import Parser, count
from ludus.cli.files import make_folder
from ludus.cli.terminal import Terminal
from ludus.core.codec import to_json
from ludus.lab.estimates import corrected, difference, estimate, p_value
from ludus.lab.experiment import Experiment, read_experiment
from ludus.lab.running import Sums, run_experiment


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    commands = parser.add_commands(terminal.text("cli-commands"), "command_of_lab")
    its_parser = commands.add("run", terminal.text("cli-help-lab-run"))
    its_parser.add_argument("file", help=terminal.text("cli-help-lab-file"))
    its_parser.add_argument(
        "--jobs", type=count, default=cpu_count() or 1, metavar="J",
        help=terminal.text("cli-help-jobs"),
    )  # fmt: skip
    its_parser.add_argument("--out", metavar="DIR", help=terminal.text("cli-help-lab-out"))
    its_parser.add_argument("--json", action="store_true", help=terminal.text("cli-help-json"))
    levels = commands.add("levels", terminal.text("cli-help-lab-levels"))
    lab_levels.add(levels, terminal)


def run(args: Namespace, terminal: Terminal) -> int:
    """Run an experiment or measure levels."""
    if args.command_of_lab == "levels":
        return lab_levels.run(args, terminal)
    return _run_experiment(args, terminal)


def _run_experiment(args: Namespace, terminal: Terminal) -> int:
    """Run the experiment; a folder that has some of its results is gone on with."""
    experiment = read_experiment(args.file)
    folder = make_folder(args.out or f"{Path(args.file).stem}-results")
    found = []
    variants = list(experiment.variants())
    with terminal.progress() as bar:
        task = bar.add_task(terminal.text("cli-sim-progress"), total=len(variants))
        for _, sums in run_experiment(experiment, folder, args.jobs):
            found.append(sums)
            bar.advance(task)
    rows = _rows(experiment, found)
    if args.json:
        print(to_json(rows).decode())
        return 0
    table = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for key in ("variant", "figure", "value", "interval", "change", "chance"):
        table.add_column(terminal.text(f"cli-lab-{key}"))
    for row in rows:
        table.add_row(*(_shown(row[key]) for key in row))
    terminal.out.print(table)
    terminal.out.print(
        terminal.text("cli-lab-done", seeds=experiment.seeds, correction=experiment.correction),
        markup=False,
    )
    return 0


Row = dict[str, str | float | list[float] | None]


def _rows(experiment: Experiment, found: list[Sums]) -> list[Row]:
    """Give every figure of every variant, and its paired difference from the content as it is."""
    rows: list[Row] = []
    chances: list[float] = []
    for changes, sums in zip(experiment.variants(), found, strict=True):
        name = ", ".join(f"{one.key} = {one.value}" for one in changes)
        for label, by_seed in sums.items():
            share = label.startswith("seat ")
            one = estimate(by_seed, share=share)
            row: Row = {"variant": name, "figure": label, "value": one.value}
            row |= {"interval": [one.low, one.high], "change": None, "chance": None}
            if changes and label in found[0]:
                apart = difference(found[0][label], by_seed)
                row["change"] = [apart.value, apart.low, apart.high]
                chances.append(p_value(apart))
            rows.append(row)
    fixed = iter(corrected(chances, experiment.correction))
    for row in rows:
        if row["change"] is not None:
            row["chance"] = next(fixed)
    return rows


def _shown(value: str | float | list[float] | None) -> str:
    if value is None:
        return ""
    if isinstance(value, list):
        text = f"{value[-2]:.3f} … {value[-1]:.3f}"
        return text if len(value) == 2 else f"{value[0]:+.3f} ({text})"
    return value if isinstance(value, str) else f"{value:.3f}"
