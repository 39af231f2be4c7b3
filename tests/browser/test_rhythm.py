"""The table waits for people: the pace is theirs, and nothing happens behind what they read."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.patience import becomes, resize
from browser.table import CONTINUE, LIT, Sitter, by_mouse
from browser.test_waiting import post
from serving import Server


def start(page: Page, pace: str, players: int = 3, **options: int) -> str:
    """Open a game of Gorus against bots at some pace, at the seat that begins."""
    page.add_init_script(f"localStorage.setItem('ludus.pace', '{pace}')")
    page.goto("/")
    given = {"players": players, **options} | ({"dealer": players - 1} if players > 1 else {})
    wish = {"game": "gorus", "bot": "random", "options": given}
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


def cut(page: Page) -> list[str]:
    """Say which cards of the fight cannot be seen whole without scrolling."""
    found: list[str] = page.evaluate(
        """() => {
            const { top, bottom } = document.querySelector('.felt').parentElement
                .getBoundingClientRect();
            return [...document.querySelectorAll('.fight .spot .face')]
                .map((one) => one.getBoundingClientRect())
                .filter((box) => box.top < top - 1 || box.bottom > bottom + 1)
                .map((box) => `${box.top} to ${box.bottom} of ${top} to ${bottom}`);
        }"""
    )
    return found


@pytest.mark.parametrize("language", ["fr", "ru"])
@pytest.mark.parametrize("players", [1, 4])
def test_on_a_phone_a_finished_fight_is_seen_whole_beside_its_words_and_the_button(
    browser: Browser, server: Server, language: str, players: int
) -> None:
    """Where sentences are long: the words have the whole width, and the button its own line."""
    context = browser.new_context(
        base_url=server.url, locale=language, viewport={"width": 360, "height": 640}
    )
    page = context.new_page()
    start(page, "calm", players)
    for fight in range(3):
        page.locator(LIT).first.wait_for()
        by_mouse(page)
        proceed = page.locator(".line.waits .button.primary")
        proceed.wait_for()
        expect(page.locator(".fight .spot:not(.waits)")).to_have_count(max(3, players))
        becomes(page, lambda: cut(page), [])
        box = proceed.bounding_box()
        assert box
        assert box["width"] > 240, f"fight {fight + 1}: the thumb finds it without a search"
        proceed.click()
    context.close()


UNDER = """(wanted) => {
    const { left, top, height } = document.querySelector(wanted).getBoundingClientRect();
    const at = document.elementFromPoint(left + 12, top + height * 0.75);
    return at?.closest('[data-hand]')?.dataset.hand;
}"""
"""The card in hand at the lower part of some card's left edge, where nothing else lies over it."""


def test_in_a_lesson_one_button_goes_on_and_the_fight_stays_in_sight(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(
        base_url=server.url, locale="ru", viewport={"width": 390, "height": 664}
    )
    page = context.new_page()
    page.add_init_script("localStorage.setItem('ludus.pace', 'calm')")
    page.goto("/")
    page.goto(f"/t/{post(page, '/api/lessons', {'game': 'gorus', 'lesson': 'first'})['id']}")
    following = page.locator("[data-next]")
    for step in range(2):
        page.locator(f"[data-step='{step}']").wait_for()
        following.click()
    # On a phone that lies the words stand beside the board, and the card is there to be picked.
    resize(page, 844, 390)
    for what in ("[data-hand=BR12]", "[data-hand=BL4]", ".lesson .task", ".standard"):
        expect(page.locator(what)).to_be_in_viewport(ratio=0.9)
    assert "BR12" in str(page.evaluate(UNDER, "[data-hand=BR12]"))
    resize(page, 390, 664)
    page.locator("[data-hand=BR12]").press("Enter")
    by_mouse_send = page.locator(".counsel .now .button.primary")
    by_mouse_send.press("Enter")
    # What is read of the fight and what was seen of it end by one button.
    page.locator("[data-step='3']").wait_for()
    page.locator(".line.waits").wait_for()
    expect(page.locator(".button.primary:visible")).to_have_count(1)
    becomes(page, lambda: cut(page), [])
    following.click()
    expect(page.locator(".line.waits")).to_have_count(0)
    page.locator("[data-hand=GR4]").press("Enter")
    by_mouse_send.press("Enter")
    # Nothing is to be read: the button below the table goes on.
    page.locator(".line.waits .button.primary").click()
    page.locator("[data-step='5']").wait_for()
    expect(page.locator(".line.waits")).to_have_count(0)
    context.close()


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
    # On a phone my row is open and the others are a line each, until they are tapped.
    resize(page, 390, 664)
    rows = sheet.locator("[aria-expanded]")
    expect(rows).to_have_count(3)
    mine = sheet.locator(".mine [aria-expanded]")
    expect(mine).to_have_attribute("aria-expanded", "true")
    expect(sheet.locator("[aria-expanded=true]")).to_have_count(1)
    other = sheet.locator(".row:not(.mine) [aria-expanded]").first
    other.click()
    expect(other).to_have_attribute("aria-expanded", "true")
    expect(page.locator(CONTINUE)).to_be_in_viewport(ratio=1)
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
    for _ in range(10):
        sitter.move()
    # While the closing round is read, its sheet has the room, and the head tells of that round.
    page.locator(CONTINUE).wait_for()
    expect(page.locator("header").first).to_contain_text("fight 10 of 10")
    width = "document.querySelector('{}').getBoundingClientRect().width"
    sheet, rail = (page.evaluate(width.format(one)) for one in ("[data-sheet]", "#rail-panel"))
    assert sheet > rail
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
