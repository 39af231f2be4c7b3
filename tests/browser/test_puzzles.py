"""Puzzles in the browser: tried and solved on the game's own board, remembered, played on from."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.patience import SLOW, becomes
from browser.table import Sitter
from browser.test_accessible import check
from ludus.games import all_games
from ludus.puzzles.puzzle import Puzzle
from ludus.puzzles.shelf import shelf_of
from serving import Server

STOCKED = [name for name in all_games() if shelf_of(name) is not None]
OPEN, WRONG, OVER = (f"aside[data-puzzle={word}]" for word in ("open", "wrong", "over"))
ANSWER = {"fr": "Montrer la réponse", "ru": "Показать ответ"}
EMPTY = """() => {
    const board = document.querySelector('main .board');
    const foot = (one) => one.getBoundingClientRect().bottom;
    return foot(board) - foot(board.firstElementChild);
}"""
"""How much of the room of a board is left empty."""
BEST = {"fr": "Le meilleur", "ru": "Лучший ход"}


def puzzle_of(name: str, number: int) -> Puzzle:
    file = shelf_of(name)
    assert file is not None
    return file.puzzles[number]


def send(page: Page, card: str, *, tap: bool = False) -> None:
    """Send a card in Gorus: by two taps, or by a click and the button."""
    hand = page.locator(f'button[data-hand="{card}"]')
    if tap:
        for _ in range(2):
            hand.tap(position={"x": 18, "y": 16})
    else:
        hand.click(position={"x": 18, "y": 16})
        page.locator(".counsel .button.primary").click()


def test_a_puzzle_is_tried_solved_remembered_and_played_on(page: Page, server: Server) -> None:
    puzzle, sitter = puzzle_of("gorus", 0), Sitter(page, lambda _: None)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{server.url}/puzzles")
    number = page.get_by_role("link", name="Puzzle 1", exact=True).first
    expect(page.get_by_text("0 of 60 solved").first).to_be_visible()
    number.click()
    expect(page.locator(OPEN)).to_be_visible(timeout=SLOW)
    forbidden = page.locator("button[data-hand]:not(.lit)").first
    if forbidden.count():
        forbidden.click(position={"x": 18, "y": 16})
        expect(page.locator("main a[href^='/rules/gorus#G-']")).to_be_visible(timeout=SLOW)
    assert "Right" not in page.locator("aside").inner_text()
    send(page, puzzle.first)
    expect(page.locator(WRONG)).to_contain_text("worse than the best move", timeout=SLOW)
    expect(page.locator(WRONG)).to_contain_text("think of first")
    # It can be tried again at once, on the same board.
    send(page, puzzle.best)
    over = page.locator(OVER)
    expect(over).to_contain_text("Right: that is the best move.", timeout=SLOW)
    for told in ("first thought", "you win with a chance of about", "imagined games", "rulebook"):
        expect(over).to_contain_text(told)
    check(page)
    expect(page.locator("button[data-hand].lit")).to_have_count(0)
    page.goto(f"{server.url}/puzzles")
    expect(page.get_by_role("link", name="Puzzle 1: solved")).to_be_visible(timeout=SLOW)
    expect(page.get_by_text("1 of 60 solved")).to_be_visible()
    check(page)
    page.get_by_role("link", name="Puzzle 1: solved").click()
    send(page, puzzle.best)
    page.locator(f"{OVER} [data-practise]").click()
    page.wait_for_url("**/t/*", timeout=SLOW)
    expect(page.locator("button[data-hand].lit").first).to_be_visible(timeout=SLOW)
    expect(page.locator("header")).to_contain_text("Practice")
    assert sitter.problems == []


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_the_answer_is_shown_to_whoever_gives_up(
    browser: Browser, server: Server, language: str
) -> None:
    puzzle = puzzle_of("gorus", 1)
    context = browser.new_context(
        base_url=server.url,
        locale=language,
        viewport={"width": 390, "height": 664},
        has_touch=True,
        reduced_motion="reduce",
        color_scheme="dark",
    )
    page = context.new_page()
    sitter = Sitter(page, lambda _: None)
    page.goto(f"/puzzles/gorus/{puzzle.id}")
    send(page, puzzle.first, tap=True)
    button = page.get_by_role("button", name=ANSWER[language])
    button.wait_for(timeout=SLOW)
    becomes(page, lambda: button.evaluate("one => one.offsetHeight >= 44"), wanted=True)
    expect(button).to_be_in_viewport(ratio=1)
    button.tap()
    over = page.locator(OVER)
    expect(over).to_contain_text(BEST[language], timeout=SLOW)
    check(page)
    page.locator("[data-next]").tap()
    page.wait_for_url(lambda url: not url.endswith(puzzle.id), timeout=SLOW)
    expect(page.locator(OPEN)).to_be_visible(timeout=SLOW)
    assert sitter.problems == []
    context.close()


@pytest.mark.parametrize("name", STOCKED)
def test_every_game_shows_its_puzzle_of_the_day_on_its_own_board(
    page: Page, server: Server, name: str
) -> None:
    sitter = Sitter(page, lambda _: None)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(server.url)
    link = page.locator(f"section:has(#puzzles-today) a[href^='/puzzles/{name}/']")
    link.click(timeout=SLOW)
    expect(page.locator(OPEN)).to_be_visible(timeout=SLOW)
    expect(page.locator("header").first).to_contain_text("Puzzle of the day")
    expect(page.locator("main .board button").first).to_be_visible(timeout=SLOW)
    # The board has all the room that there is for it.
    becomes(page, lambda: page.evaluate(EMPTY) <= 1, wanted=True, where=name)
    page.set_viewport_size({"width": 390, "height": 664})
    check(page)
    assert sitter.problems == []


def test_the_next_puzzle_and_those_that_are_not_there(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/puzzles/brutus")
    page.wait_for_url("**/puzzles/brutus/*", timeout=SLOW)
    expect(page.locator(OPEN)).to_be_visible(timeout=SLOW)
    page.goto(f"{server.url}/puzzles/senet")
    expect(page.get_by_text("no puzzles for Senet")).to_be_visible(timeout=SLOW)
    page.goto(f"{server.url}/puzzles/gorus/none")
    expect(page.get_by_text("There is no puzzle none")).to_be_visible(timeout=SLOW)
