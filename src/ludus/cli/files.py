"""Reading and writing files for commands; failures are errors that fit on one line."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludus.core.errors import BadInput, LudusError, fault
from ludus.core.reading import system_reason
from ludus.core.record import Record, read_record
from ludus.core.rules import AnyRules
from ludus.games import find_game


def load_record(name: str) -> tuple[AnyRules, Record]:
    """Read a record and find its game."""
    try:
        data = Path(name).read_bytes()
    except OSError as error:
        raise fault(BadInput, "cli-no-file", file=name, reason=system_reason(error)) from error
    with naming(name):
        record = read_record(data)
        return find_game(record.game), record


@contextmanager
def naming(file: str) -> Iterator[None]:
    """Let an error say in which file it was found."""
    try:
        yield
    except LudusError as error:
        error.add_note(file)
        raise


def make_folder(name: str) -> Path:
    """Make a folder for output, or raise an error that says why not."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise fault(BadInput, "cli-no-folder", file=name, reason=system_reason(error)) from error
    return folder


def write_file(name: str, data: bytes) -> None:
    """Write a file, or raise an error that says why not."""
    try:
        Path(name).write_bytes(data)
    except OSError as error:
        raise fault(BadInput, "cli-no-folder", file=name, reason=system_reason(error)) from error
