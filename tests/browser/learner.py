"""Somebody who takes a lesson in the browser: does what it asks, or something else first."""

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.insanam_player import Player as Courtier
from browser.patience import SLOW, becomes, resize
from browser.table import CONTINUE, read_on
from ludus.core.message import Message
from ludus.games import find_game
from ludus.lessons.check import ways
from ludus.lessons.script import Lesson
from ludus.locales.catalogue import catalogue

HOUSE = 100
"""What a hex of Gloria's arena counts more for each row: see `ludus.kit.hexes`."""
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbours of a hex by facing, from the east clockwise."""

SMALL = {"width": 360, "height": 640}
LARGE = {"width": 1440, "height": 900}

IN_SIGHT = """() => {
    const panel = document.querySelector('.lesson').getBoundingClientRect();
    return [...document.querySelectorAll('[data-ring]')].map((ring) => {
        const box = ring.getBoundingClientRect();
        const covered = box.left < panel.right && panel.left < box.right
            && box.top < panel.bottom && panel.top < box.bottom;
        const inside = box.left >= 0 && box.top >= 0
            && box.right <= innerWidth && box.bottom <= innerHeight;
        return inside && !covered && box.width >= 20 && box.height >= 20;
    });
}"""
"""Of everything pointed at: whether it is on the screen, and not below what is said."""


class Learner:
    """Takes a lesson, by keys where cards overlap."""

    def __init__(self, page: Page, lesson: Lesson) -> None:
        self.page = page
        self.lesson = lesson
        self.problems: list[str] = []
        self._views: list[Any] = []
        self._said = 0
        moments = ways(find_game(lesson.game), lesson)
        self._facts = {one.progress.step: one.progress.facts for one in moments}
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._note)
        page.on("websocket", lambda line: line.on("framereceived", self._hear))
        self._courtier = Courtier(page, press)

    def _note(self, line: Any) -> None:
        if line.type == "error":
            self.problems.append(line.text)

    def _hear(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "view":
            self._views.append(message)
        self._said += message["type"] == "refused"

    def begin(self) -> None:
        """Begin the lesson at the card of its game in the lobby."""
        self.page.goto("/")
        card = self.page.locator(f"article[aria-labelledby=fresco-{self.lesson.game}]")
        card.wait_for()
        lesson = card.locator(f"[data-learn={self.lesson.word}]")
        if not lesson.is_visible():
            card.locator(".lessons summary").click()
        lesson.click()

    def come_to(self, number: int) -> None:
        """Wait until a step asks, reading what is counted on the way."""
        waits = "[data-lesson]:not([data-lesson=watch])"
        here = self.page.locator(f"{waits} [data-step='{number}']")
        either = here.or_(self.page.locator(CONTINUE)).filter(visible=True).first
        for _ in range(100):
            either.wait_for(timeout=SLOW)
            if not read_on(self.page):
                break
        expect(here).to_be_visible(timeout=SLOW)

    def hear(self, number: int, language: str) -> None:
        """Hear a step in a language, chosen in the head of the page."""
        resize(self.page, LARGE["width"], LARGE["height"])
        self.page.locator("header .settings select").last.select_option(language)
        title = self.lesson.key(self.lesson.script.steps[number], "title")
        said = catalogue(language).say(Message(title, self._facts[number]))
        expect(self.page.locator("#lesson-title")).to_have_text(said, timeout=SLOW)

    @property
    def moves(self) -> Sequence[str]:
        """The legal moves of the learner now."""
        prompt = self._views[-1]["prompt"] if self._views else None
        return prompt["moves"] if prompt else ()

    def others(self, number: int) -> list[str]:
        """The legal moves that a step does not want and that can be made on the board at once."""
        wanted = self.lesson.script.steps[number].moves
        return [move for move in self.moves if move not in wanted and self._can(move)]

    def _can(self, move: str) -> bool:
        """Leave out what a board offers only as a part of something else."""
        if self.lesson.game == "gloria":
            return bool(re.match(r"end|stay|buy|place|test|withdraw|train|keep", move))
        return True

    def in_sight(self, number: int) -> None:
        """See that what is pointed at can be seen, on a small screen and on a large one."""
        if not self.lesson.script.steps[number].point:
            return
        for size in (LARGE, SMALL):
            resize(self.page, size["width"], size["height"])
            self.page.locator("[data-ring]").first.wait_for(timeout=SLOW)
            seen = (
                f"() => {{ const all = ({IN_SIGHT})(); return all.length && all.every(Boolean); }}"
            )
            try:
                self.page.wait_for_function(seen, timeout=SLOW)
            except Exception as error:
                name, point = self.lesson.script.steps[number].name, self.page.evaluate(IN_SIGHT)
                raise AssertionError(f"{name} at {size}: {point}") from error

    def try_wrong(self, move: str) -> None:
        """Make a move that the step does not want: it is answered, and nothing has happened."""
        before = len(self._views)
        self.make(move)
        answer = self.page.locator(".lesson .answer p").first
        expect(answer, move).not_to_be_empty(timeout=SLOW)
        assert len(self._views) == before, f"{move} was made"
        self._forget()

    def _forget(self) -> None:
        """Let go what is picked, and the answer."""
        self.page.keyboard.press("Escape")

    def go_on(self, number: int) -> None:
        """Do what a step asks."""
        step = self.lesson.script.steps[number]
        if step.moves:
            self.make(step.moves[0])
        else:
            press(self.page.locator("[data-next]"))

    # Making a move, as each board wants it

    def make(self, move: str) -> None:
        """Make a move on the board of the game."""
        getattr(self, f"_{self.lesson.game}")(move)

    def _gorus(self, move: str) -> None:
        press(self.page.locator(f"[data-hand={move}]"))
        press(self.page.locator(".counsel .button.primary"))

    def _brutus(self, move: str) -> None:
        word, _, number = move.partition(" ")
        value, _, count = move.partition("x")
        if word in ("pass", "forum", "mercy", "conspire"):
            press(self.page.locator(f'[data-move="{move}"]'))
            return
        if word == "to":
            press(self.page.locator(f"[data-seat='{number}']"))
        elif word == "take":
            # The last one has no choice, and finds the rest picked.
            if len(self.moves) > 1:
                press(self.page.locator(f"[data-place=forum-{number}] button"))
        elif number:
            press(self.page.locator(f"[data-pile='{number}'] button"))
        else:
            reply = "pass" in self.moves
            for _ in range(1 if reply else int(count)):
                # Enter would send what is picked.
                self.page.locator(f"[data-pile='{value}'] button").press(" ")
        press(self.page.locator("[data-send]"))

    def _gloria(self, move: str) -> None:
        kind, *words = move.split()
        made = self._answers()
        if kind == "place":
            q, r = map(int, words[1].split(","))
            press(self.page.locator(f"[data-hex='{q + HOUSE * r}']"))
            press(self.page.locator(f"[data-facing='{words[2]}']"))
        elif kind in ("step", "advance", "withdraw"):
            mine = self._views[-1]["view"]["table"]["gladiators"][0]["hex"]
            q, r = AROUND[int(words[0])]
            press(self.page.locator(f"[data-hex='{mine + q + HOUSE * r}']"))
        elif kind == "engage":
            press(self.page.locator(f"button[data-gladiator='{words[0]}']"))
        else:
            press(self.page.locator(f'[data-move="{move}"]').first)
        self._confirm("[data-send]:enabled", made)

    def _insanam(self, move: str) -> None:
        self._courtier.wait()
        self._courtier.prepare(move)
        made, send = self._answers(), f'[data-send][data-move="{move}"]:enabled'
        if not self.page.locator(send).count():
            press(self.page.locator(f'section.board [data-move="{move}"]:enabled').first)
        self._confirm(send, made)

    def _answers(self) -> int:
        """Count the answers of the house that concern a move: a new view, or a word about it."""
        return len(self._views) + self._said

    def _confirm(self, send: str, made: int) -> None:
        """Send what is picked, unless picking it was sending it."""
        becomes(
            self.page,
            lambda: self.page.locator(send).count() > 0 or self._answers() > made,
            wanted=True,
        )
        if self._answers() == made:
            press(self.page.locator(send).first)


def press(thing: Locator) -> None:
    """Press something by keys: on a small screen cards overlap."""
    thing.press("Enter", timeout=SLOW)
