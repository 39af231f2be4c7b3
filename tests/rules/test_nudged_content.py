"""Each number of each content file, changed by one: the content loads, or is refused by name.

What loads must also be playable, and what the server sends must follow: `bench/nudges.py` plays it,
with a few numbers here and with all of them when the suite goes deep.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.resources import as_file
from pathlib import Path
from random import Random

import pytest

from ludus.core.errors import BadContent
from ludus.games import all_games, folder_of
from ludus.games.brutus import options as brutus
from ludus.games.gloria import arena, equipment
from ludus.games.gorus import options as gorus
from ludus.games.insanam.content import catalogue as insanam
from ludus.locales.catalogue import LANGUAGES, catalogue
from ludus.testing.nudging import Nudge, nudges

Loader = Callable[[Path], object]

LOADERS: dict[str, tuple[Loader, ...]] = {
    "gorus": (gorus.load,),
    "brutus": (brutus.load,),
    "gloria": (arena.load, equipment.load),
    "insanam": (insanam.load,),
}
FEW = 200
"""How many numbers of a game are tried, unless the suite goes deep."""

SCRIPT = Path(__file__).parents[2] / "bench" / "nudges.py"


def test_every_game_is_here() -> None:
    assert LOADERS.keys() == all_games().keys()


def load_nudged(loaders: Sequence[Loader], file: Path, nudge: Nudge) -> str:
    """Change a file, load it, and put it back; say what came of it."""
    whole = file.read_text("utf-8")
    file.write_text(nudge.text, "utf-8")
    found = None
    try:
        for load in loaders:
            load(file.parent)
    except BadContent as error:
        found = error
    finally:
        file.write_text(whole, "utf-8")
    if found is None:
        return "loaded"
    said = found.message.facts
    assert set(said) == {"file", "key"}, f"{file.name}: {nudge}: {said}"
    assert all(said.values()), f"{file.name}: {nudge}: {said}"
    assert found.why is not None, f"{file.name}: {nudge}: {said}"
    for language in LANGUAGES:
        assert catalogue(language, strict=True).say(found.why.message)
    assert (file.parent / str(said["file"])).exists(), f"{file.name}: {nudge}: {said}"
    return "refused"


def try_game(game: str, folder: Path, most: int) -> set[str]:
    """Nudge at most that many numbers of a game, and say all that came of it."""
    with as_file(folder_of(game) / "content") as shipped:
        shutil.copytree(shipped, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    files = sorted(folder.glob("*.toml"))
    found = [(file, nudge) for file in files for nudge in nudges(file.read_text("utf-8"))]
    some = Random(game).sample(found, min(most, len(found)))
    return {load_nudged(LOADERS[game], *one) for one in some}


@pytest.mark.parametrize("game", LOADERS)
@pytest.mark.uncounted
def test_a_nudged_number_is_loaded_or_refused_by_name(game: str, tmp_path: Path) -> None:
    assert try_game(game, tmp_path / "content", FEW) == {"refused", "loaded"}


@pytest.mark.deep
@pytest.mark.parametrize("game", LOADERS)
def test_every_nudged_number_is_loaded_or_refused_by_name(game: str, tmp_path: Path) -> None:
    assert try_game(game, tmp_path / "content", 10_000) == {"refused", "loaded"}


def run_script(*words: str) -> str:
    """Run the script, which fails where a game cannot be played or something does not follow."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.uncounted
def test_with_a_few_nudged_numbers_all_games_are_played() -> None:
    told = run_script("--sample", "5", "--seed", "7", "--games", "2", "--decisions", "10")
    rows = told.splitlines()[2:]
    assert [row.split()[1] for row in rows] == list(LOADERS)


@pytest.mark.deep
@pytest.mark.parametrize("game", LOADERS)
def test_with_every_nudged_number_a_game_is_played(
    game: str, record_property: Callable[[str, object], None]
) -> None:
    record_property("figures", run_script(game).splitlines()[-1])


def test_numbers_in_values_are_nudged_and_keys_are_not() -> None:
    text = '[tables.2]  # 9\n3 = [4, -1]\nodd = "recruit(2,1) !5G K01"  # of 7\nweight = 0.5\n'
    changes = [(one.line, one.before, one.after) for one in nudges(text)]
    assert changes[::2] == [
        (2, "4", "5"), (2, "1", "2"), (3, "2", "3"), (3, "1", "2"), (3, "5", "6"), (4, "0", "1"),
        (4, "5", "6"),
    ]  # fmt: skip
    assert next(nudges("a = 4\n")).text == "a = 5\n"
    assert str(next(nudges("a = 4\n"))) == "line 1: 4 → 5"
