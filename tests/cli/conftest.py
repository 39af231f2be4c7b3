"""What the tests of commands share: a person who types lines."""

import io

import pytest

from cli.prompt import Shell
from ludus.cli.main import main


@pytest.fixture
def ludus(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Run a command with typed lines; give the exit code and what was printed."""

    def run(typed: str, *words: str, columns: int = 80) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        monkeypatch.setenv("COLUMNS", f"{columns}")
        code = main(words)
        out, err = capsys.readouterr()
        return code, out + err

    return run
