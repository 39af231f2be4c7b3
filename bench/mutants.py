"""Small faults put into the rules, one at a time: do the tests find them?

    python bench/mutants.py [GAME …] [--mutants N] [--seed N] [--seconds N]

A mutant is one change of a rule module or of a number in a content file: a comparison or a sign
turned round, `and` for `or`, a `not` left out, a number one higher, a refusal that is not given.
Which ones are tried is drawn by the seed. Each is put into a copy of the project, never into this
one, and the tests of its game are run until the first that fails: golden transcripts, then rules,
referees and worlds imagined. A test run that takes too long counts as a failure: a game that
does not end. What survives and was looked at and found to change nothing stands in
`bench/equivalents.toml` with its reason.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from ludus.testing.nudging import nudges

ROOT = Path(__file__).parents[1]
GAMES = ("gorus", "brutus", "gloria", "insanam")
COPIED = ("src", "tests", "docs", "pyproject.toml", "README.md", "web/src")
COLUMNS = ("mutants", "caught", "too slow", "equivalent", "survived")

ARTICLE = re.compile(r"\b[A-Z]-\d+\.\d+")
NEAR = 15
"""Articles named within this many lines of a fault are taken for those it is about."""

NO_TESTS = 5
"""What pytest exits with where no test is chosen."""

TURNED = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is"),
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.And: ("and", "or"), ast.Or: ("or", "and"),
}  # fmt: skip
"""What stands for each operator, and what is written instead."""


class Mutant(Struct, frozen=True, order=True):
    """A file as it would be with one fault in it; the line is told as it was and as it is."""

    file: str
    line: int
    before: str
    after: str
    text: str
    articles: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.before}  →  {self.after}"


def mutant(file: str, line: int, before: str, after: str) -> Mutant:
    """Make a mutant of two texts that differ in one line."""
    was, now = (text.splitlines()[line - 1].strip() for text in (before, after))
    near = "\n".join(before.splitlines()[max(0, line - NEAR) : line + NEAR])
    articles = {word.lower().replace("-", "_").replace(".", "_") for word in ARTICLE.findall(near)}
    return Mutant(file, line, was, now, after, tuple(sorted(articles)))


class Source:
    """A module's text, in which places are found by line and column."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self._lines = text.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def at(self, line: int, column: int) -> int:
        """Find a place; syntax trees count columns in bytes."""
        written = self._lines[line - 1].encode()[:column].decode()
        return self._starts[line - 1] + len(written)

    def begin(self, node: ast.expr) -> int:
        """Find where an expression begins."""
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr) -> int:
        """Find where an expression ends."""
        return self.at(node.end_lineno or node.lineno, node.end_col_offset or 0)

    def changed(self, start: int, end: int, word: str) -> Mutant:
        """Write something else from one place to another."""
        text = f"{self.text[:start]}{word}{self.text[end:]}"
        line = self.text.count("\n", 0, start) + 1
        return mutant(self.file, line, self.text, text)

    def turned(self, left: ast.expr, right: ast.expr, kind: type) -> Iterator[Mutant]:
        """Write the opposite of an operator between two expressions."""
        if kind in TURNED:
            word, other = TURNED[kind]
            between = self.text[self.end(left) : self.begin(right)]
            if word in between:
                start = self.end(left) + between.index(word)
                yield self.changed(start, start + len(word), other)


def module_mutants(file: str, text: str) -> list[Mutant]:
    """List every mutant of a module; annotations and defaults of declared fields are left alone."""
    source = Source(file, text)
    found: list[Mutant] = []
    waiting: list[tuple[ast.AST, bool]] = [(ast.parse(text), False)]
    while waiting:
        node, refuses = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            refuses = node.returns is not None and "Refusal | None" in ast.unparse(node.returns)
            waiting += [(child, refuses) for child in node.body]
            continue
        if isinstance(node, ast.AnnAssign | ast.arg):
            continue
        found += _of_node(source, node, refuses)
        waiting += [(child, refuses) for child in ast.iter_child_nodes(node)]
    return found


def _of_node(source: Source, node: ast.AST, refuses: bool) -> Iterator[Mutant]:
    """Make the mutants of one node of the syntax tree."""
    match node:
        case ast.Compare(left, ops, comparators):
            for op, one, two in zip(ops, (left, *comparators), comparators, strict=False):
                yield from source.turned(one, two, type(op))
        case ast.BinOp(left, op, right):
            yield from source.turned(left, right, type(op))
        case ast.BoolOp(op, values):
            for one, two in pairwise(values):
                yield from source.turned(one, two, type(op))
        case ast.UnaryOp(ast.Not()):
            yield source.changed(source.begin(node), source.begin(node) + len("not "), "")
        case ast.Constant(int() as value) if not isinstance(value, bool):
            yield source.changed(source.begin(node), source.end(node), str(value + 1))
        case ast.Return(ast.expr() as value) if refuses and ast.unparse(value) != "None":
            yield source.changed(source.begin(value), source.end(value), "None")
        case _:
            pass


def all_mutants(game: str) -> Iterator[Mutant]:
    """List every mutant of a game's rules and content. What is said before a move is not a rule."""
    folder = ROOT / "src" / "ludus" / "games" / game
    for file in sorted(folder.rglob("*.py")):
        if "forecast" not in str(file.relative_to(folder)):
            text = file.read_text(encoding="utf-8")
            yield from module_mutants(str(file.relative_to(ROOT)), text)
    for file in sorted(folder.glob("content/*.toml")):
        text = file.read_text(encoding="utf-8")
        for one in nudges(text):
            yield mutant(str(file.relative_to(ROOT)), one.line, text, one.text)


def drawn(game: str, args: Namespace) -> list[Mutant]:
    """Draw the mutants to try: one in four a content cell."""
    code: list[Mutant] = []
    content: list[Mutant] = []
    for one in all_mutants(game):
        (content if one.file.endswith(".toml") else code).append(one)
    rng, cells = Random(f"{args.seed} {game}"), args.mutants // 4
    return [*rng.sample(code, args.mutants - cells), *rng.sample(content, cells)]


def stages(game: str, one: Mutant) -> Iterator[list[str]]:
    """Give the tests to run, the quickest to fail first.

    A transcript names the hash of all content: it notices every cell, so it proves nothing there.
    Tests of the articles that are named near the fault come before all others.
    """
    rules = f"tests/rules/{game}"
    if not one.file.endswith(".toml"):
        yield ["tests/golden", "-k", f"transcript and {game}"]
    if one.articles:
        yield [rules, "-k", " or ".join(f"test_{article}" for article in one.articles)]
    yield [rules]
    yield [f"tests/referee/test_{game}_referee.py"]
    yield ["tests/referee/test_sim_records.py", "-k", f"simulated and {game}"]
    if (ROOT / "tests" / "imagine" / f"test_{game}_imagine.py").exists():
        yield [f"tests/imagine/test_{game}_imagine.py"]


def run_tests(stage: list[str], folder: Path, seconds: int) -> str:
    """Run some tests in the copy: passed, caught, or too slow, by the time the processor took."""
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=no"]
    done = subprocess.run(
        ["/bin/sh", "-c", f'ulimit -t {seconds}; exec "$0" "$@"',
         sys.executable, "-m", "pytest", *options, *stage],
        cwd=folder, capture_output=True,
        env={name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        | {"PYTHONPATH": str(folder / "src")},
    )  # fmt: skip
    if done.returncode in (0, NO_TESTS):
        return "passed"
    return "too slow" if done.returncode < 0 else "caught"


def equivalents() -> dict[tuple[str, str, str], str]:
    """Read which mutants were looked at and change nothing, by file and lines."""
    listed = tomllib.loads((ROOT / "bench" / "equivalents.toml").read_text(encoding="utf-8"))
    return {(one["file"], one["before"], one["after"]): one["why"] for one in listed["mutant"]}


def try_game(game: str, folder: Path, args: Namespace) -> Counter[str]:
    """Try the mutants of a game, and say which survive."""
    known, found = equivalents(), Counter[str]()
    if (
        run_tests(["tests/golden", "-k", f"transcript and {game}"], folder, args.seconds)
        != "passed"
    ):
        raise SystemExit(f"{game}: its tests do not pass without a fault")
    for one in drawn(game, args):
        found["mutants"] += 1
        if (one.file, one.before, one.after) in known:
            found["equivalent"] += 1
            continue
        file = folder / one.file
        whole = file.read_text(encoding="utf-8")
        file.write_text(one.text, encoding="utf-8")
        said = "survived"
        for stage in stages(game, one):
            if (ended := run_tests(stage, folder, args.seconds)) != "passed":
                said = ended
                break
        file.write_text(whole, encoding="utf-8")
        found[said] += 1
        print(f"{said:9} {one}", file=sys.stderr, flush=True)
    return found


def main() -> None:
    """Print a row for each game; fail where a mutant survived."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--mutants", type=int, default=25, help="how many of each game")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument(
        "--seconds", type=int, default=600, help="of the processor, for a set of tests"
    )
    args = parser.parse_args()
    survived = 0
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for name in COPIED:
            _copy(ROOT / name, folder / name)
        print(f"| {'game':8} | {' | '.join(COLUMNS)} |\n|---|{'---:|' * len(COLUMNS)}", flush=True)
        for game in args.game:
            found = try_game(game, folder, args)
            survived += found["survived"]
            print(f"| {game:8} | {' | '.join(str(found[one]) for one in COLUMNS)} |", flush=True)
    if survived:
        raise SystemExit(f"{survived} mutants survived")


def _copy(there: Path, here: Path) -> None:
    if there.is_dir():
        shutil.copytree(there, here, ignore=shutil.ignore_patterns("__pycache__", "static"))
    else:
        here.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(there, here)


if __name__ == "__main__":
    main()
