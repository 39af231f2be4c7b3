"""Questions: each is a function from the trace of a game to figures.

A built-in question is named by one word. Any other is named `file.py:function`, beside the
experiment, or `package.module:function`; it gets a `Trace` and gives figures by name, such as
`{"passes": number(3)}`.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from ludus.core.errors import BadInput, fault
from ludus.lab.figures import Figures
from ludus.lab.questions import course, time, use, winning
from ludus.lab.trace import Trace

Question = Callable[[Trace], Figures]

QUESTIONS: Mapping[str, Question] = {
    "wins": winning.wins,
    "first-player": winning.first_player,
    "skill": winning.skill,
    "length": time.length,
    "decisions": time.decisions,
    "downtime": time.downtime,
    "lead": course.lead,
    "snowball": course.snowball,
    "matter": course.matter,
    "use": use.use,
    "won-with": use.won_with,
}
"""The questions that are built in."""

TOLD = frozenset({"use"})
"""Those that need events to be counted."""

PROBED = frozenset({"matter"})
"""Those that need choices to be looked into."""


def find_question(name: str, folder: Path) -> Question:
    """Find a question by name, or say in one line why there is none."""
    if name in QUESTIONS:
        return QUESTIONS[name]
    place, colon, word = name.rpartition(":")
    if not colon:
        raise fault(BadInput, "lab-no-question", name=name, known=", ".join(QUESTIONS))
    try:
        module = _from_file(folder / place) if place.endswith(".py") else import_module(place)
        found: Question = getattr(module, word)
    except Exception as error:  # whatever a stranger's module does when it is read
        raise fault(BadInput, "lab-bad-question", name=name, reason=_why(error)) from error
    return found


def _from_file(file: Path) -> ModuleType:
    """Read a module from a file."""
    spec = spec_from_file_location(f"ludus_question_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file.name}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _why(error: Exception) -> str:
    """Say in one line what a module of somebody else has done."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def source_of(name: str, folder: Path) -> bytes:
    """Give the text of a question's file, so that figures of another text are not taken for its."""
    place = name.rpartition(":")[0]
    return (folder / place).read_bytes() if place.endswith(".py") else b""
