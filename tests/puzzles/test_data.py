"""Shipped puzzles hold by the rules as they are; a fault is refused in one line."""

from typing import Any

import pytest
from msgspec.structs import replace

from ludus.core.errors import BadContent, Unknown
from ludus.games import all_games, find_game
from ludus.locales.catalogue import LANGUAGES, catalogue
from ludus.puzzles import shelf
from ludus.puzzles.mining import options_of
from ludus.puzzles.position import check_file, check_puzzle
from ludus.puzzles.puzzle import PuzzleFile, file_of, read_file


def shipped(name: str) -> PuzzleFile:
    """Give the file of a game that has one."""
    file = file_of(name)
    assert file is not None
    return file


SHIPPED = [name for name in all_games() if file_of(name) is not None]


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_puzzle_holds(name: str) -> None:
    game, file = find_game(name), shipped(name)
    check_file(game, file)
    assert file.puzzles
    for puzzle in file.puzzles:
        check_puzzle(game, file.seed, puzzle)


def assert_said(error: BadContent) -> None:
    """What is wrong, and why, is told in every language."""
    assert error.why is not None
    for language in LANGUAGES:
        assert catalogue(language, strict=True).say(error.message)
        assert catalogue(language, strict=True).say(error.why.message)


@pytest.mark.parametrize("change", [{"version": 0}, {"content": "x"}])
def test_puzzles_for_other_rules_are_refused(change: dict[str, Any]) -> None:
    game, file = find_game("gorus"), shipped("gorus")
    with pytest.raises(BadContent):
        check_file(game, replace(file, **change))


@pytest.mark.parametrize(
    "change",
    [
        {"best": "BL99"},
        {"state": "0"},
        {"moves": ["BL99"]},
        {"ask": "lay"},
        {"first": "BL99"},
        {"also": ("BL99",)},
        {"line": ("BL99",)},
    ],
)
def test_a_puzzle_that_does_not_hold_is_refused(change: dict[str, Any]) -> None:
    game, file = find_game("gorus"), shipped("gorus")
    with pytest.raises(BadContent) as caught:
        check_puzzle(game, file.seed, replace(file.puzzles[0], **change))
    assert_said(caught.value)


def test_a_file_reads_back_as_it_was_written() -> None:
    file = shipped("gorus")
    assert read_file("gorus", file.to_json()) == file
    for data in (b"{", b"[]", b"no", b'{"format": 3}', file.to_json().replace(b"puzzles/", b"x")):
        with pytest.raises(BadContent) as caught:
            read_file("gorus", data)
        assert_said(caught.value)


def test_puzzles_for_other_rules_are_not_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    old = replace(shipped("gorus"), content="x")
    monkeypatch.setattr(shelf, "file_of", lambda _: old)
    shelf.shelf_of.cache_clear()
    try:
        assert shelf.shelf_of("gorus") is None
        with pytest.raises(Unknown):
            shelf.find_puzzle("gorus", old.puzzles[0].id)
    finally:
        shelf.shelf_of.cache_clear()


@pytest.mark.parametrize("name", all_games())
def test_small_games_can_be_played(name: str) -> None:
    game = find_game(name)
    for number in range(20):
        options = options_of(game, "tests", number, small=True)
        assert game.seats(game.read_options(options)) >= 1
