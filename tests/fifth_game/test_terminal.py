"""The fifth game in the terminal: no table of its own, and still in words."""

import io
from collections.abc import Callable

import pytest

from ludus.cli.main import main

Ludus = Callable[..., str]


@pytest.fixture
def ludus(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ludus:
    """Type lines at a command, and read what it prints."""

    def run(typed: str, *words: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(words) == 0
        return " ".join(capsys.readouterr().out.split())

    return run


def test_it_is_listed(ludus: Ludus) -> None:
    assert "Micatio" in ludus("", "games", "--lang", "en")


def test_it_is_played_with_forecasts_and_refusals(ludus: Ludus) -> None:
    shown = ludus("what 2\nwhy stake 9\nquit\n", "play", "micatio", "--seed", "4", "--lang", "en")
    assert "1 Stake 1 coin 2 Stake 2 coins 3 Stake 3 coins" in shown
    assert "Your turn: how many coins to stake." in shown
    assert "It costs: Coins 2 (your stake) The pot will hold 2 coins." in shown
    assert "M-2.1: Stake at least one coin and at most 3." in shown


def test_it_is_played_in_another_language(ludus: Ludus) -> None:
    french = ludus("stake 9\nquit\n", "play", "micatio", "--seed", "4", "--lang", "fr")
    assert "M-2.1 : Misez au moins une pièce et au plus 3." in french.replace("\u00a0", " ")


def test_it_is_simulated(ludus: Ludus) -> None:
    simulated = ludus("", "sim", "micatio", "-n", "3", "--players", "2", "--bots", "random,random")
    assert "3 games" in simulated
