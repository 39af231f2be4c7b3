"""No article without a test, and no docstring that cites an article which is not there."""

import re
from pathlib import Path

import pytest

from ludus.core.rules import AnyRules
from ludus.games import all_games
from ludus.testing.coverage import uncited

HERE = Path(__file__).parent
SOURCE = Path(__file__).parents[2] / "src" / "ludus" / "games"

GAMES = [pytest.param(game, id=name) for name, game in all_games().items()]


@pytest.mark.parametrize("game", GAMES)
def test_every_article_is_named_by_a_test(game: AnyRules) -> None:
    assert uncited(game, HERE / game.name) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_article_cited_in_the_source_exists(game: AnyRules) -> None:
    prefix = game.articles.all[0].partition("-")[0]
    pattern = re.compile(rf"\b{prefix}-\d+(?:\.\d+)?\b")
    chapters = {chapter.id for chapter in game.articles.chapters}
    for file in (SOURCE / game.name).rglob("*.py"):
        for cited in pattern.findall(file.read_text(encoding="utf-8")):
            assert cited in game.articles or cited in chapters, f"{file.name}: {cited}"


def test_an_article_without_a_test_is_listed(tmp_path: Path) -> None:
    game = all_games()["gorus"]
    (tmp_path / "test_x.py").write_text("def test_g_5_2_follow(): ...\n")
    missing = uncited(game, tmp_path)
    assert "G-5.2" not in missing
    assert len(missing) == len(game.articles.all) - 1
