"""Content that makes no game is refused, with file, key and reason."""

import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from ludus.core.errors import BadContent
from ludus.games.gloria import arena, equipment


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Copy what is shipped, to be changed."""
    with as_file(files("ludus.games.gloria") / "content") as shipped:
        return Path(shutil.copytree(shipped, tmp_path / "content"))


def test_what_is_shipped_makes_a_game(folder: Path) -> None:
    assert arena.load(folder)[0].tables.keys() == {2, 3, 4, 5, 6}
    assert "gladius" in equipment.load(folder)[0].items


@pytest.mark.parametrize(
    ("before", "after", "key"),
    [
        ("rudis = 6", "rudis = 5", "rudis"),
        ("rudis = 6", "rudis = 7", "rudis"),
        ("leaves = 6", "leaves = 11", "leaves"),
        ("rise = [0, 3,", "rise = [0,", "rise"),
        ("dice = [0,", "dice = [1,", "dice"),
        ("dice = [0, 2, 5]", "dice = [0]", "dice"),
        ("dice = [0, 2, 5]", "dice = [0, 2, 2]", "dice"),
        ("ahead = 1", "ahead = 3", "costs.ahead"),
        ("engage = 1", "engage = 0", "$.costs.engage"),
        ("3 = [4, 3, 2]", "3 = [4, 3]", "ladders.3"),
        ("3 = [4, 3, 2]", "3 = [6, 3, 2]", "ladders.3"),
        ("[tables.2]\ntroop = 6", "[tables.2]\ntroop = 7", "tables.2.troop"),
        ("[tables.5]\ntroop = 3", "[tables.5]\ntroop = 4", "tables.5.ring"),
        ("radius = 5\nring = 4", "radius = 5\nring = 1", "tables.2.ring"),
        ("radius = 5\nring = 4", "radius = 4\nring = 4", "tables.2.radius"),
        ("lanes = [0, 3,", "lanes = [0, 0,", "duels"),
        ("apart = 5", "apart = 10", "duels"),
    ],
)  # fmt: skip
def test_an_arena_that_cannot_be_played_in_is_refused(
    folder: Path, before: str, after: str, key: str
) -> None:
    file = folder / "arena.toml"
    text = file.read_text("utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), "utf-8")
    with pytest.raises(BadContent) as caught:
        arena.load(folder)
    facts = caught.value.message.facts
    assert (facts["file"], facts["key"]) == ("arena.toml", key)


@pytest.mark.parametrize("weight", ["0.3", "-0.25", "1.125"])
def test_l_2_3_a_weight_that_is_no_number_of_quarters_is_refused(folder: Path, weight: str) -> None:
    file = folder / "equipment.toml"
    text = file.read_text("utf-8").replace(
        "manica = { weight = 0.5 }", f"manica = {{ weight = {weight} }}", 1
    )
    file.write_text(text, "utf-8")
    with pytest.raises(BadContent) as caught:
        equipment.load(folder)
    facts = caught.value.message.facts
    assert (facts["file"], facts["key"]) == ("equipment.toml", "armour.manica.weight")
