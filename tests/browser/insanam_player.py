"""A person at a table of Insanam: makes a certain move, or any, by mouse, by touch or by keys."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from browser.patience import SLOW
from browser.table import OVER
from ludus.core.message import Fact, Message
from ludus.locales.catalogue import catalogue

BOARD = "section.board"
PURSE = ".edict .purse"
READING = "[data-continue]"
"""The button that goes on from a score sheet."""
READY = f"""() => {{
    const board = document.querySelector('{BOARD}');
    const sending = board?.dataset.ask === 'gifts' && !document.querySelector('{PURSE}');
    if (document.querySelector('{OVER}, {READING}')) return true;
    return board?.dataset.question && !sending;
}}"""
"""Something is asked, or all is over; a purse of several kinds answers for itself."""
FREE = ("use", "tuck", "validate", "accuse", "redeem", "request")
"""Free actions that are listed below the planes."""
POWERS = ("camp", "banish", "demote", "incite", "raid")
"""Free actions on the map."""
ENDS = ("pass", "skip", "done", "halt", "stay", "later", "stand", "disband", "retain", "deny")
"""Moves that decline something or end it."""
GOODS = ("G", "W", "S")
TROOPS = ("LEG", "CEN", "EVO")
WIDE = "document.documentElement.scrollWidth <= window.innerWidth"
"""Nothing scrolls sideways."""
MOST = 40
"""So often something is tried at most."""

Press = Callable[[Locator], None]


class Player:
    """Sits at a table and answers, by one way of input."""

    def __init__(self, page: Page, press: Press, seed: int = 1) -> None:
        self.page = page
        self.press = press
        self.seed = seed
        self.rng = Random(seed)
        self.asked: set[str] = set()
        self.made: list[str] = []
        self.problems: list[str] = []
        self.frames: list[Any] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda line: self._note(line.type, line.text))
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.problems.append(text)

    def _hear(self, data: str | bytes) -> None:
        self.frames.append(json.loads(data))

    def forget(self) -> None:
        """Forget what was met so far, before another table."""
        self.rng = Random(self.seed)
        self.asked, self.made, self.problems, self.frames = set(), [], [], []

    # What stands

    def wait(self) -> bool:
        """Wait until something is asked; False when the game is over."""
        for _ in range(MOST):
            self.page.wait_for_function(READY, timeout=SLOW)
            if not self.page.locator(READING).count():
                break
            self.press(self.page.locator(READING))
        return not self.page.locator(OVER).is_visible()

    @property
    def ask(self) -> str:
        """What is asked, a word."""
        return self.page.locator(BOARD).get_attribute("data-ask") or ""

    @property
    def line(self) -> str:
        """The prompt line."""
        return self.page.locator(".prompt.mine").inner_text()

    @property
    def moves(self) -> list[str]:
        """The legal moves, as the house has sent them."""
        question = self._question()
        prompts = (frame.get("prompt") for frame in reversed(self.frames))
        return list(next(one["moves"] for one in prompts if one and one["id"] == question))

    def _question(self) -> str | None:
        return self.page.locator(BOARD).get_attribute("data-question")

    # Answering

    def prepare(self, move: str) -> None:
        """Pick all that a move is made of, but for the move itself."""
        kind, *words = move.split()
        self._begin(kind)
        if kind == "place":
            self._go(words[0])
        elif kind in ("keep", "order"):
            self._cards(move)
        elif kind in ("take", "lose", "pay", "swap", "patronage"):
            self._goods(move)
        elif kind in WAYS:
            self._on_map(move)
        elif kind in FIRST:
            self._tap(*(one.format(*move.split()) for one in FIRST[kind]))
        elif kind == "wage":
            _, troop, number = move.split()
            self._count(self.page.locator(".counsel"), self._said("troop", id=troop), int(number))
        elif kind == "give":
            _, good, number = move.split()
            self._count(self.page.locator(PURSE), self._said("good", id=good), int(number))

    def written(self, move: str) -> str:
        """Read what stands on whatever makes the move."""
        found = self.page.locator(f'{BOARD} [data-move="{move}"]')
        return " ".join(found.all_inner_texts())

    def send(self, move: str) -> None:
        """Make a move that is prepared, and wait until the question has gone or changed."""
        before = self._question()
        if move.startswith("give "):
            self.press(self.page.locator("[data-give]"))
            self._until(before)
        else:
            self._finish(move, before)

    def play(self, move: str) -> None:
        """Make a certain move."""
        self.prepare(move)
        self.send(move)

    def _begin(self, kind: str) -> None:
        """Open what a move is to be found under."""
        if self.ask not in ("turn", "after"):
            return
        if kind in FREE:
            opener = self.page.locator("[data-free]")
            if opener.get_attribute("aria-expanded") != "true":
                self.press(opener)
        elif kind in POWERS:
            if not self.page.locator("[data-mode]").count():
                self.press(self.page.locator("[data-on-map]"))
            self._choose(self.page.locator(f"[data-mode={kind}]"))

    def _go(self, place: str) -> None:
        """Open a place of Rome, where the plan is a menu."""
        if self.page.locator("[data-place]").count():
            self._tap(f"[data-place={place}]")

    def _finish(self, move: str, before: str | None) -> None:
        """Press the move, and once more where it has to be confirmed."""
        send = f'[data-send][data-move="{move}"]:enabled'
        if not self.page.locator(send).count():
            self.press(self.page.locator(f'{BOARD} [data-move="{move}"]:enabled').first)
            self._until(before, send)
        if self._question() == before and self.page.locator(send).count():
            self.press(self.page.locator(send).first)
        self._until(before)

    def _until(self, before: str | None, send: str = "#nothing") -> None:
        """Wait until the question has gone or changed, or can be answered by sending."""
        try:
            self.page.wait_for_function(
                f"""([before, send]) => document.querySelector('{OVER}')
                    || document.querySelector(send)
                    || document.querySelector('{BOARD}')?.dataset.question !== before""",
                arg=[before, send],
                timeout=SLOW,
            )
        except Late:
            said = self.page.locator(".answer").inner_text()
            raise AssertionError(f"{self.ask} is not answered; {said} {self.frames[-1]}") from None

    def _said(self, word: str, **facts: Fact) -> str:
        """Give what stands on the board for a word, in the language that the page is in."""
        language = self.page.evaluate("document.documentElement.lang")
        return catalogue(language).say(Message(f"insanam-{word}", facts))

    def _tap(self, *things: str) -> None:
        for thing in things:
            self._choose(self.page.locator(thing).first)

    def _choose(self, thing: Locator) -> None:
        """Press what is not yet pressed."""
        if thing.get_attribute("aria-pressed") != "true":
            self.press(thing)

    def _count(self, place: Locator, label: str, wanted: int) -> None:
        """Count up or down to a number."""
        stepper = place.get_by_role("group", name=label, exact=True)
        for _ in range(MOST):
            now = int(stepper.locator("output").inner_text().partition("/")[0])
            if now == wanted:
                return
            self.press(stepper.get_by_role("button").nth(0 if now > wanted else 1))
        raise AssertionError(f"{label} cannot be {wanted}")

    def _cards(self, move: str) -> None:
        for card in move.split()[1].split(","):
            self._tap(f".stage [data-card={card}]")

    def _goods(self, move: str) -> None:
        """Count goods, where they are not offered as a whole."""
        if self.page.locator(f'[data-move="{move}"]').count():
            return
        for side, text in enumerate(move.split()[1:]):
            for letter in GOODS:
                if letter in text:
                    place = self.page.locator(".counsel .pick .side").nth(side)
                    self._count(place, self._said("good", id=letter), text.count(letter))

    def _on_map(self, move: str) -> None:
        """Say where from, with whom and where to."""
        kind, *words = move.split()
        shape = WAYS[kind].split()
        for name, word in zip(shape, words, strict=False):
            if name == "troop" and self.page.locator(f"[data-troop={word}]").count():
                self._tap(f"[data-troop={word}]")
            elif name == "space":
                self._space(word)
        counts = dict(zip(shape, words, strict=False))
        tray = self.page.locator(".tray")
        for troop in TROOPS:
            label = self._said("troop", id=troop)
            if troop in counts and tray.get_by_role("group", name=label, exact=True).count():
                self._count(tray, label, int(counts[troop]))

    def _space(self, space: str) -> None:
        """Choose a space on the map, on a phone in the list."""
        if (self.page.viewport_size or {"width": 0})["width"] > 560:
            self._choose(self.page.locator(f"[data-space={space}]"))
            return
        self._choose(self.page.get_by_role("button", name=self._said("map-list")))
        self._choose(self.page.locator(f"[data-row={space}]"))

    # Answering anything

    def answer(self) -> str:
        """Make any move, rather one that does something; give it."""
        self.asked.add(self.ask)
        move = self.choice()
        self.made.append(move)
        self.play(move)
        return move

    def choice(self) -> str:
        """Choose a move; a turn is for placing, and what can go on without end is ended soon."""
        moves = self.moves
        if self.ask == "turn":
            moves = [one for one in moves if one.startswith("place")]
        if self.ask == "after" or (self.ask == "march" and self.rng.random() < 0.5):
            moves = [one for one in moves if one in ENDS]
        if self.ask in ("gifts", "wage"):
            moves = [one for one in moves if int(one.split()[-1]) <= 2]
        does = [one for one in moves if one not in ENDS] or moves
        return self.rng.choice(does)

    def play_out(self, most: int = 400) -> None:
        """Play to the end."""
        for _ in range(most):
            if not self.wait():
                break
            self.answer()
        expect(self.page.locator(OVER)).to_be_visible()
        assert self.problems == []


WAYS = {
    "settle": "space", "camp": "space", "battle": "space", "deploy": "troop space",
    "withdraw": "troop space", "sail": "space space", "incite": "space space",
    "march": "space space LEG CEN EVO", "transit": "space space LEG CEN EVO",
    "raid": "space space LEG CEN EVO", "banish": "space LEG CEN EVO", "demote": "space CEN EVO",
    "send": "LEG CEN EVO",
}  # fmt: skip
"""What moves on the map name, in the order of their texts."""
FIRST = {
    "fall": ('[data-fall="{0} {1} {2} {3} {4}"]',),
    "fight": (".arena [data-card={1}]", ".arena [data-card={2}]"),
    "approve": ("[data-thumb={0}]",),
    "refuse": ("[data-thumb={0}]",),
}
"""What is picked before a move can be sent."""


def click(what: Locator) -> None:
    what.click()


def tap(what: Locator) -> None:
    """Scroll a thing to the middle, as one does, and tap it."""
    what.evaluate("one => one.scrollIntoView({ block: 'center' })")
    what.tap()


WALK = """(one) => {
    const here = document.activeElement;
    if (here === one) return 'Enter';
    const spaces = (what) => what?.closest?.('.spaces') ?? null;
    if (spaces(one) && spaces(one) === spaces(here)) return 'PageDown';
    const before = here && here !== document.body
        && (here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING);
    return before ? 'Shift+Tab' : 'Tab';
}"""
"""Which key brings the keyboard nearer to a thing."""


def by_keys(what: Locator) -> None:
    """Walk to a thing by Tab, over the map by Page Down, and press it."""
    page = what.page
    for _ in range(400):
        key = what.evaluate(WALK)
        page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"no way to {what}")
