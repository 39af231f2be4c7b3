"""Games are found by name; a name that leads to no game is said so, and is no crash."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fifth_game.conftest import forget
from ludus import games
from ludus.cli.main import main
from ludus.core.errors import Unknown


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Packages of somebody who is writing a game."""
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "no_game_yet.py").write_text("")
    (tmp_path / "needs_more.py").write_text("import more_than_there_is")
    yield
    forget()


def name(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.VARIABLE, f"fifth_game.micatio,{package}")
    forget()


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize("package", ["no_game_yet", "not_there", "fifth_game.not_there"])
def test_a_package_without_a_game_is_named(
    package: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name(package, monkeypatch)
    with pytest.raises(Unknown) as found:
        games.all_games()
    assert found.value.message.facts == {"name": package}
    assert main(["games", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"ludus: There is no game in “{package}”")
    assert "Traceback" not in said
    assert "micatio" in [folder.name for folder in games.folders()]


@pytest.mark.usefixtures("named")
def test_a_fault_inside_a_package_is_shown_to_its_author(monkeypatch: pytest.MonkeyPatch) -> None:
    name("needs_more", monkeypatch)
    with pytest.raises(ModuleNotFoundError, match="more_than_there_is"):
        games.all_games()
