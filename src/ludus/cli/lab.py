"""`ludus lab`: run experiments, compare runs, tune numbers, measure levels of bots and lengths."""

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from os import cpu_count
from pathlib import Path

from msgspec.structs import replace

from ludus import lab
from ludus.cli import lab_lengths, lab_levels
from ludus.cli.arguments import Parser, processes
from ludus.cli.files import make_folder
from ludus.cli.terminal import Terminal
from ludus.core.codec import to_json
from ludus.core.errors import BadInput, fault
from ludus.core.reading import system_reason
from ludus.lab.crew import Hire, local, on_ray
from ludus.lab.experiments import Experiment, read_experiment, read_patch
from ludus.lab.report import page
from ludus.lab.results import Result, Row, result_of
from ludus.lab.running import Runner, write
from ludus.lab.tuning import Tuned, patch_text, tune
from ludus.lab.words import Words

COMMANDS = ("run", "compare", "tune", "levels", "lengths")

COUNTS = ("uses:", "won-with:")
"""Figures that are too many for a screen; the report has them."""

ALWAYS = ("figure", "value", "before", "after")
"""Columns that are shown even if all rows say the same."""


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the commands and their arguments."""
    text = terminal.text
    commands = parser.add_commands(text("cli-commands"), "lab_command")
    run_parser = commands.add("run", text("cli-help-lab-run"))
    tune_parser = commands.add("tune", text("cli-help-lab-tune"))
    for one in (run_parser, tune_parser):
        one.add_argument("file", help=text("cli-help-lab-file"))
        one.add_argument("--out", metavar="DIR", help=text("cli-help-lab-out"))
        one.add_argument(
            "--jobs",
            type=processes,
            default=cpu_count() or 1,
            metavar="J",
            help=text("cli-help-jobs"),
        )
        one.add_argument(
            "--ray", nargs="?", const="local", metavar="ADDRESS", help=text("cli-help-lab-ray")
        )
    run_parser.add_argument("--patch", metavar="FILE", help=text("cli-help-lab-patch"))
    compare = commands.add("compare", text("cli-help-lab-compare"))
    compare.add_argument("before", help=text("cli-help-lab-before"))
    compare.add_argument("after", help=text("cli-help-lab-after"))
    compare.add_argument("--report", metavar="FILE", help=text("cli-help-lab-report"))
    for one in (run_parser, tune_parser, compare):
        one.add_argument("--json", action="store_true", help=text("cli-help-json"))
    lab_levels.add(commands.add("levels", text("cli-help-lab-levels")), terminal)
    lab_lengths.add(commands.add("lengths", text("cli-help-lab-lengths")), terminal)


def run(args: Namespace, terminal: Terminal) -> int:
    """Carry the command out."""
    if args.lab_command is None:
        raise fault(BadInput, "cli-need-command", known=", ".join(COMMANDS))
    carry_out = {
        "run": _run,
        "compare": _compare,
        "tune": _tune,
        "levels": lab_levels.run,
        "lengths": lab_lengths.run,
    }
    return carry_out[args.lab_command](args, terminal)


def _run(args: Namespace, terminal: Terminal) -> int:
    """Run an experiment; a folder that has some of its games is gone on with."""
    experiment = read_experiment(args.file)
    if args.patch:
        patch = read_patch(args.patch, experiment.game)
        experiment = replace(experiment, patch={**experiment.patch, **patch})
    folder = _folder(args)
    with _progress(terminal) as progress:
        runner = Runner(experiment, folder, Path(args.file).parent, _hire(args), progress)
        result = result_of(*runner.run())
    report = folder / "report.html"
    write(report, page(result, terminal.speech).encode())
    write(folder / "result.json", result.json())
    _show(result, args, terminal, str(report))
    return 0


def _compare(args: Namespace, terminal: Terminal) -> int:
    """Compare what two runs have left."""
    result = lab.compare(args.before, args.after)
    report = args.report or str(Path(args.after) / "compare.html")
    try:
        write(Path(report), page(result, terminal.speech).encode())
    except OSError as error:
        raise fault(BadInput, "cli-no-folder", file=report, reason=system_reason(error)) from error
    _show(result, args, terminal, report)
    return 0


def _tune(args: Namespace, terminal: Terminal) -> int:
    """Search for numbers, and write the patches of the front."""
    experiment, folder = read_experiment(args.file), _folder(args)
    with _progress(terminal) as progress:
        found = tune(experiment, folder, Path(args.file).parent, _hire(args), progress)
    for place, number in enumerate(found.patches, 1):
        text = patch_text(experiment.game, found.tries[number], experiment.patch)
        write(folder / f"patch-{place}.toml", text.encode())
    if args.json:
        print(to_json(found).decode())
    else:
        _show_front(found, experiment, folder, terminal)
    return 0


def _folder(args: Namespace) -> Path:
    """Make the folder of results: what was named, or one beside where we are."""
    return make_folder(args.out or f"{Path(args.file).stem}-results")


def _hire(args: Namespace) -> Hire:
    """Choose who plays: a Ray cluster, or processes of this machine."""
    return on_ray(args.ray) if args.ray is not None else local(args.jobs)


@contextmanager
def _progress(terminal: Terminal) -> Iterator[Callable[[int, int], None]]:
    """Show how far it is."""
    with terminal.progress() as bar:
        task = bar.add_task(terminal.text("cli-sim-progress"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _show(result: Result, args: Namespace, terminal: Terminal, report: str) -> None:
    """Print the figures, but for counts of use, which the report has."""
    if args.json:
        print(result.json().decode())
        return
    changed = [row for row in result.rows if row.change is not None]
    rows = [row for row in changed or result.rows if not row.figure.startswith(COUNTS)]
    words = Words(terminal.speech, result.game)
    cells = [_cells(row, words) for row in rows]
    names = [name for name in cells[0] if len({one[name] for one in cells}) > 1 or name in ALWAYS]
    table = terminal.grid(*(terminal.text(f"lab-col-{name}") for name in names))
    for one in cells:
        table.add_row(*(one[name] for name in names))
    terminal.out.print(table)
    for variant in dict.fromkeys(row.variant for row in changed):
        terminal.out.print(terminal.text("lab-changed-by", variant=variant), markup=False)
    more = len({(row.figure, row.item) for row in result.rows if row.figure.startswith(COUNTS)})
    text = terminal.text("lab-done", games=result.games, more=more, report=report)
    terminal.out.print(text, markup=False, soft_wrap=True)


def _cells(row: Row, words: Words) -> dict[str, str]:
    """Write a row of the table, by column."""
    cells = {
        "mode": row.mode,
        "variant": words.variant(row.variant),
        "figure": words.named(row.figure, row.item),
    }
    value = words.value(row.value, row.unit)
    if row.change is None:
        cells |= {"value": value, "interval": words.interval(row.low, row.high, row.unit)}
        return cells | {"chance": words.chance(row.chance)}
    reach = words.interval(row.change_low, row.change_high, row.unit, sign=True)
    return cells | {
        "before": words.value(row.value - row.change, row.unit),
        "after": value,
        "change": f"{words.value(row.change, row.unit, sign=True)} ({reach})",
        "change-chance": words.chance(row.change_chance),
    }


def _show_front(found: Tuned, experiment: Experiment, folder: Path, terminal: Terminal) -> None:
    """Print the content as it is and the front, best first, and the patch of the best."""
    words = Words(terminal.speech, experiment.game)
    figures = [words.named(target.figure) for target in found.targets]
    table = terminal.grid(terminal.text("lab-col-patch"), *figures, terminal.text("lab-col-amount"))
    for place, number in enumerate((0, *found.patches)):
        one = found.tries[number]
        name = f"patch-{place}.toml" if place else terminal.text("lab-as-it-is")
        ends = [words.decimals(f"{_ends(*reach)}{'' if miss else ' ✓'}")
                for reach, miss in zip(one.found, one.misses, strict=True)]  # fmt: skip
        table.add_row(name, *ends, f"{100 * one.change:.0f}\N{NO-BREAK SPACE}%")
    terminal.out.print(table)
    if found.patches:
        best = patch_text(experiment.game, found.tries[found.patches[0]], experiment.patch)
        terminal.out.print(best, markup=False)
    key = "lab-tuned" if found.patches else "lab-tuned-nothing"
    text = terminal.text(key, tries=len(found.tries), folder=str(folder))
    terminal.out.print(text, markup=False, soft_wrap=True)


def _ends(low: float, high: float) -> str:
    """Write the lowest and the highest figure of a target, one number if they are the same."""
    return f"{low:.2f}" if low == high else f"{low:.2f} – {high:.2f}"
