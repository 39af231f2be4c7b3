"""The table waits for people: the pace is theirs, and nothing happens behind what they read."""

import re

from playwright.sync_api import Page, expect

from browser.patience import becomes, resize
from browser.table import CONTINUE, LIT, Sitter, by_mouse
from browser.test_waiting import post
from serving import Server


def start(page: Page, pace: str, **options: int) -> str:
    """Open a game of Gorus against bots at some pace, at the seat that begins."""
    page.add_init_script(f"localStorage.setItem('ludus.pace', '{pace}')")
    page.goto("/")
    wish = {"game": "gorus", "bot": "random", "options": {"players": 3, "dealer": 2, **options}}
    table = str(post(page, "/api/play", wish)["id"])
    page.goto(f"/t/{table}")
    return table


def test_in_calm_a_finished_fight_stays_until_the_reader_continues_and_the_log_tells_it(
    page: Page, server: Server
) -> None:
    start(page, "calm")
    sitter = Sitter(page, by_mouse)
    sitter.move()
    proceed = page.get_by_role("button", name="Continue")
    # All three cards of the fight are there to be seen.
    proceed.wait_for()
    # Nobody is thinking: the table waits for me, and says who won with which card, and why.
    prompt = page.locator(".prompt")
    won = "^(You take|.+ takes) the fight with .+, the strongest of the (preferred )?school"
    expect(prompt).to_have_text(re.compile(won))
    # The head still counts the fight that is to be seen.
    expect(page.locator("header").first).to_contain_text("fight 1 of 10")
    log = page.get_by_label("Log", exact=True)
    expect(log.get_by_text("takes the fight").or_(log.get_by_text("You take"))).to_be_visible()
    # The fight is a part of the log: folded, it is one line with its result.
    fold = log.get_by_role("button", name="Lines of: You lead")
    expect(log.locator("[data-line]").nth(2)).to_be_visible()
    lines = log.locator("[data-line]").count()
    fold.click()
    expect(log.locator("[data-line]")).not_to_have_count(lines)
    fold.click()
    # A tap on a line shows its card on the board.
    log.get_by_text("You lead").click()
    expect(log.locator("[aria-current]")).to_have_count(1)
    proceed.click()
    expect(proceed).to_be_hidden()
    expect(page.locator("header").first).to_contain_text("fight 2 of 10")
    sitter.wait()
    assert sitter.problems == []


def test_bots_wait_behind_an_open_panel(page: Page, server: Server) -> None:
    start(page, "quick")
    sitter = Sitter(page, by_mouse)
    sitter.wait()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_text("At once").click()
    expect(page.get_by_role("radio", name="At once")).to_be_checked()
    # The move is made behind the open panel.
    for what in (LIT, ".counsel .button.primary"):
        page.locator(what).first.dispatch_event("click")
    expect(page.locator(LIT)).to_have_count(0)
    page.wait_for_timeout(500)
    expect(page.locator(LIT)).to_have_count(0)
    page.keyboard.press("Escape")
    sitter.wait()
    assert sitter.problems == []


def test_a_counted_round_waits_beside_its_closing_fight(page: Page, server: Server) -> None:
    start(page, "at-once")
    sitter = Sitter(page, by_mouse)
    sheet = page.locator("[data-sheet=round]")
    for _ in range(10):
        sitter.move()
    sheet.wait_for()
    expect(page.locator(CONTINUE)).to_be_focused()
    # All three cards are still in the arena, and nothing of the next round is to be seen yet.
    expect(page.locator(".fight .spot:not(.waits)")).to_have_count(3)
    expect(page.locator("button[data-hand]")).to_have_count(0)
    # Every captured card is told in its row: thirty in all.
    counts = sheet.locator(".who .soft")
    becomes(page, lambda: sum(int(text.split()[0]) for text in counts.all_inner_texts()), 30)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator("button[data-hand]")).to_have_count(10)
    assert sitter.problems == []


def test_what_happened_since_my_move_is_shown_again_step_by_step(
    page: Page, server: Server
) -> None:
    start(page, "at-once")
    sitter = Sitter(page, by_mouse)
    # The first fight is mine to open: both bots follow.
    sitter.move()
    sitter.wait()
    page.get_by_role("button", name="Since your last turn").click()
    look = page.get_by_role("region", name="Since your last turn")
    expect(look).to_contain_text("step 1 of")
    expect(page.locator(LIT)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    expect(page.locator(LIT).first).to_be_visible()
    # After the last step the game goes on.
    page.get_by_role("button", name="Since your last turn").click()
    expect(look).to_be_visible()
    for _ in range(10):
        if look.count():
            page.keyboard.press("ArrowRight")
    expect(look).to_have_count(0)
    expect(page.locator(LIT).first).to_be_visible()
    assert sitter.problems == []


BESIDE = """() => document.querySelector('main').getBoundingClientRect().right
    <= document.querySelector('#rail-panel').getBoundingClientRect().left + 1"""
"""The table ends where the result begins: nothing of the board is covered."""
BELOW = """() => {
    const { top } = document.querySelector('section:has(#end-title)').getBoundingClientRect();
    const { bottom } = document.querySelector('main').getBoundingClientRect();
    return bottom <= top + 1 && top > innerHeight * 0.35;
}"""
"""The result begins below the table."""


def test_the_result_stands_beside_the_board_and_can_be_put_away(page: Page, server: Server) -> None:
    start(page, "at-once", target=1)
    sitter = Sitter(page, by_mouse)
    sitter.play_out()
    result = page.get_by_role("tab", name="Result")
    expect(result).to_have_attribute("aria-selected", "true")
    becomes(page, lambda: page.evaluate(BESIDE), wanted=True)
    page.keyboard.press("Escape")
    expect(result).to_have_attribute("aria-selected", "false")
    result.click()
    expect(page.locator("#end-title")).to_be_visible()
    # On a phone it takes no more than the lower half, and the table has the rest.
    resize(page, 390, 664)
    becomes(page, lambda: page.evaluate(BELOW), wanted=True)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("#end-title")).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(page.locator("#end-title")).to_be_visible()
