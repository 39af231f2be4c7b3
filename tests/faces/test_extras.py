"""A face whose packages are missing is refused in one line that names its extra."""

import sys
from pathlib import Path

import pytest

from ludus.cli.main import main
from ludus.faces import extras


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize(
    ("extra", "words"),
    [("parquet", ["export", "out", "file.json"]), ("mcp", ["mcp", "gorus"])],
)
def test_a_missing_package_is_one_line(
    extra: str,
    words: list[str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    # What another test has imported is not there, neither by its name nor in its package.
    for package, module in (("ludus.faces", "parquet"), ("ludus.faces.mcp", "server")):
        monkeypatch.delitem(sys.modules, f"{package}.{module}", raising=False)
        monkeypatch.delattr(f"{package}.{module}", raising=False)
    assert main([*words, "--lang", language]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"ludus[{extra}]" in line
