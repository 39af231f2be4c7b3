"""A law for our own tests: they wait for a state, as long as a busy machine may take.

- No test demands that something takes less than some time: speed is measured in `bench/`.
- A wait ends because what was waited for has come, not because time is up: whoever says how long
  it may take says half a minute or more.
- A page is waited for with a function. An expression is looked at once and then forbidden by the
  content policy of the house, so such a wait fails whenever the page is not ready at once.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

CLOCKS = {"monotonic", "perf_counter", "time", "process_time"}
LEAST = 30.0
"""Seconds that anything may take at least."""
WAITS = {
    "asyncio.timeout": 0,
    "asyncio.wait_for": 1,
    "wait_for_function": None,
    "wait_for_selector": None,
    "wait_for_url": None,
    "wait_for": None,
    "to_be_visible": None,
    "to_be_hidden": None,
    "to_have_text": None,
    "to_have_count": None,
    "to_contain_text": None,
    "run": None,
    "until": 1,
}
"""What waits, and which of its arguments says how long; elsewhere it is called `timeout`."""

Nodes = dict[str, float]


def numbers(tree: ast.Module) -> Nodes:
    """List the numbers that have a name in a module."""
    return {
        target.id: float(node.value.value)
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, int | float)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def reads_clock(node: ast.AST) -> bool:
    """Tell whether a clock is read somewhere in an expression."""
    return any(
        isinstance(one, ast.Call)
        and isinstance(one.func, ast.Attribute | ast.Name)
        and ast.unparse(one.func).rpartition(".")[2] in CLOCKS
        for one in ast.walk(node)
    )


def hurried(node: ast.Assert) -> bool:
    """Tell whether the time that something took has to be less than something."""
    return any(
        isinstance(one, ast.Compare)
        and isinstance(one.left, ast.BinOp)
        and isinstance(one.left.op, ast.Sub)
        and reads_clock(one.left)
        and isinstance(one.ops[0], ast.Lt | ast.LtE)
        for one in ast.walk(node.test)
    )


def patience(call: ast.Call, known: Nodes) -> float | None:
    """Read how many seconds a call waits at most, if it says so by a number."""
    name = ast.unparse(call.func)
    short = name.rpartition(".")[2]
    place = WAITS.get(name, WAITS.get(short))
    if name not in WAITS and short not in WAITS:
        return None
    said = next((word.value for word in call.keywords if word.arg == "timeout"), None)
    if said is None and place is not None and len(call.args) > place:
        said = call.args[place]
    found = known.get(said.id) if isinstance(said, ast.Name) else None
    if isinstance(said, ast.Constant) and isinstance(said.value, int | float):
        found = float(said.value)
    # Playwright counts in thousandths of a second.
    in_browser = short.startswith(("to_", "wait_for")) and not name.startswith("asyncio.")
    return found / 1000 if found is not None and in_browser else found


def text_of(node: ast.expr) -> str | None:
    """Read a text, or the fixed parts of one that is put together."""
    if isinstance(node, ast.JoinedStr):
        return "".join(filter(None, map(text_of, node.values)))
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def excused(tree: ast.Module) -> set[ast.AST]:
    """Find what stands in `with suppress(TimeoutError)`: it looks whether something has come."""
    return {
        inside
        for node in ast.walk(tree)
        if isinstance(node, ast.With)
        and any("suppress(TimeoutError)" in ast.unparse(item) for item in node.items)
        for inside in ast.walk(node)
    }


def faults(source: str) -> Iterator[str]:
    """Say what a test file waits for wrongly, and in which line."""
    tree = ast.parse(source)
    known, free = numbers(tree), excused(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert) and hurried(node):
            yield f"line {node.lineno} demands speed"
        if not isinstance(node, ast.Call) or node in free:
            continue
        seconds = patience(node, known)
        if seconds is not None and seconds < LEAST:
            yield f"line {node.lineno} waits {seconds} s at most"
        if ast.unparse(node.func).endswith("wait_for_function") and node.args:
            text = text_of(node.args[0])
            if text is not None and "=>" not in text:
                yield f"line {node.lineno} waits for an expression"


def test_tests_are_patient() -> None:
    files = sorted(TESTS.rglob("*.py"))
    assert len(files) > 100
    found = {
        f"{file.relative_to(TESTS)} {fault}"
        for file in files
        for fault in faults(file.read_text(encoding="utf-8"))
    }
    assert found == set()


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("assert time.monotonic() - began < 5", "demands speed"),
        ("assert loop.time() - began <= within, said", "demands speed"),
        ("asyncio.wait_for(one, 5)", "waits 5.0 s at most"),
        ("asyncio.timeout(SOON)", "waits 2.0 s at most"),
        ("ann.until(lambda: ann.over, 8)", "waits 8.0 s at most"),
        ("expect(one).to_be_visible(timeout=5_000)", "waits 5.0 s at most"),
        ("page.wait_for_function('window.shown')", "waits for an expression"),
        ("page.wait_for_function(f'window.{what}')", "waits for an expression"),
    ],
)
def test_an_impatient_line_is_found(line: str, fault: str) -> None:
    assert list(faults(f"SOON = 2\n{line}")) == [f"line 2 {fault}"]


@pytest.mark.parametrize(
    "line",
    [
        "assert time.monotonic() < until",
        "assert time.monotonic() - began > 1",
        "asyncio.wait_for(one, LONG)",
        "expect(one).to_be_visible(timeout=60_000)",
        "page.wait_for_function('() => window.shown')",
        "with suppress(TimeoutError):\n    asyncio.wait_for(one, 0.5)",
    ],
)
def test_a_patient_line_is_not_found(line: str) -> None:
    assert list(faults(f"LONG = 60.0\n{line}")) == []
