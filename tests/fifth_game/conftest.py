"""For the tests in this folder the house has a fifth game."""

from collections.abc import Iterator

import pytest

from ludus import games
from ludus.lessons.script import lessons_of
from ludus.locales.catalogue import catalogue

CACHES = (games._found, games.all_games, catalogue, lessons_of)


@pytest.fixture(autouse=True, scope="package")
def fifth_game() -> Iterator[None]:
    """Name the game as somebody would who is still writing it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.VARIABLE, "fifth_game.micatio")
        forget()
        yield
    forget()


def forget() -> None:
    """Look for games and sentences again."""
    for cache in CACHES:
        cache.cache_clear()
