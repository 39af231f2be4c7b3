"""The fifth game in the terminal: no table of its own, and still in words."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]


def ludus(typed: str, *words: str) -> str:
    """Run the command with the fifth game in the house."""
    known = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join([str(TESTS), *filter(None, [known])])
    run = subprocess.run(
        [sys.executable, "-c", "from ludus.cli.main import run; run()", *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={**os.environ, "PYTHONPATH": path, "LUDUS_GAMES": "fifth_game.micatio"},
    )
    return " ".join(run.stdout.split())


def test_it_is_listed_played_and_simulated() -> None:
    assert "Micatio" in ludus("", "games", "--lang", "en")
    shown = ludus("what 2\nwhy stake 9\nquit\n", "play", "micatio", "--seed", "4", "--lang", "en")
    assert "1 Stake 1 coin 2 Stake 2 coins 3 Stake 3 coins" in shown
    assert "Your turn: how many coins to stake." in shown
    assert "It costs: Coins 2 (your stake) The pot will hold 2 coins." in shown
    assert "M-2.1: Stake at least one coin and at most 3." in shown
    french = ludus("stake 9\nquit\n", "play", "micatio", "--seed", "4", "--lang", "fr")
    assert "M-2.1 : Misez au moins une pièce et au plus 3." in french.replace("\u00a0", " ")
    simulated = ludus("", "sim", "micatio", "-n", "3", "--players", "2", "--bots", "random,random")
    assert "3 games" in simulated
