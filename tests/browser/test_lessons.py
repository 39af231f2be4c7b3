"""The lessons in a real browser: each is taken to its end, with every wrong move at every step.

At every step what is pointed at is on the screen, at 360 x 640 and at 1440 x 900, and what is said
does not cover it.
"""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.learner import SMALL, Learner
from browser.patience import becomes
from browser.test_accessible import faults
from browser.test_waiting import post
from ludus.games import all_games
from ludus.lessons.script import Lesson, lessons_of
from ludus.locales.catalogue import LANGUAGES
from serving import Server

LESSONS = [lesson for game in all_games() for lesson in lessons_of(game).values()]


def name(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.word}"


def take(browser: Browser, server: Server, lesson: Lesson, languages: Sequence[str]) -> None:
    """Take a lesson, with every wrong move at every step."""
    context = browser.new_context(
        base_url=server.url,
        viewport=SMALL,  # type: ignore[arg-type]
        locale=languages[0],
        reduced_motion="reduce",
    )
    context.add_init_script("localStorage.setItem('ludus.pace', 'at-once')")
    learner = Learner(context.new_page(), lesson)
    learner.begin()
    last = len(lesson.script.steps) - 1
    for number in range(last):
        learner.come_to(number)
        # The last one stays for the rest of the step: another one at every step.
        for turn in range(len(languages)):
            learner.hear(number, languages[(number + turn) % len(languages)])
        learner.in_sight(number)
        if lesson.script.steps[number].moves:
            for move in learner.others(number):
                learner.try_wrong(move)
        learner.go_on(number)
    learner.come_to(last)
    expect(learner.page.locator("[data-lesson=over]")).to_be_visible()
    expect(learner.page.locator(".lesson .button.primary")).to_be_enabled()
    becomes(learner.page, lambda: faults(learner.page, ".lesson"), [])
    wide = "document.documentElement.scrollWidth <= window.innerWidth"
    becomes(learner.page, lambda: learner.page.evaluate(wide), wanted=True)
    assert learner.problems == []
    context.close()


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_with_every_wrong_move_in_every_language(
    browser: Browser, server: Server, lesson: Lesson
) -> None:
    """Each step is heard in all languages; its wrong moves are answered in one, by turns."""
    take(browser, server, lesson, tuple(LANGUAGES))


@pytest.mark.deep
@pytest.mark.parametrize("language", tuple(LANGUAGES))
@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_whole_lesson_in_one_language(
    browser: Browser, server: Server, lesson: Lesson, language: str
) -> None:
    take(browser, server, lesson, [language])


def test_all_but_what_is_meant_lies_in_the_shade(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    table = post(page, "/api/lessons", {"game": "gorus", "lesson": "first"})["id"]
    page.goto(f"/t/{table}")
    page.locator("[data-lesson=read]").wait_for()
    ring = page.locator("[data-ring]").first.bounding_box()
    assert ring is not None
    holes = page.locator("[data-shade] mask rect").evaluate_all(
        "all => all.slice(1).map((one) => Number(one.getAttribute('x')))"
    )
    assert any(abs(one - ring["x"]) < 1 for one in holes)
    # It hides nothing from a finger, and what one reads aloud.
    expect(page.locator("[data-shade]")).to_have_attribute("aria-hidden", "true")
    caught = "() => document.elementFromPoint(500, 400).closest('[data-shade]') !== null"
    assert not page.evaluate(caught)
    assert page.locator(".lesson .dots i.here").count() == 1
