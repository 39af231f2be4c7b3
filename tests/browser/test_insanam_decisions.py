"""Every decision of Insanam is met and answered in the browser, and says what it is about.

The moments come from `insanam_moments`: real tables, played by the engine up to the question.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.insanam_moments import (
    GAME,
    MOMENTS,
    OVER,
    SLUMS,
    Found,
    Moment,
    find,
    like,
    played,
    put,
)
from browser.insanam_player import WIDE, Player, Press, by_keys, click, tap
from browser.patience import becomes
from browser.test_accessible import SCREENS, check
from browser.visits import SIZES
from ludus.core.fairness import named_seed
from ludus.core.record import replay
from ludus.games.insanam.state import State
from ludus.locales.catalogue import catalogue
from ludus.server.guests import COOKIE
from serving import Server

PROMPTS = {
    "board": r"Choose your player board",
    "draft": r"Take one card; the rest goes to your neighbour",
    "keep": r"Choose the cards you keep",
    "show": r"Which of your two ambitions lies face up",
    "settle": r"Choose a start territory",
    "patronage": r"Give 2 goods for 1 VP",
    "fund": r"Which good do you gain 1 more of",
    "turn": r"Place a citizen, or pass",
    "after": r"Free actions, or end your turn",
    "favour": r"\w+ asks you to take your banner off .* for \d+ gold",
    "rob": r"Whose point of corruption do you take",
    "act": r"Hippodrome: use an action, or none",
    "take": r"Choose what you gain: 2 ",
    "lose": r"Choose what you lose: \d",
    "pay": r"Choose what you pay: \d",
    "swap": r"Exchange up to 3 goods, or none",
    "hinder": r"Whose chariot goes back 1 space",
    "push": r"Who gains 2 corruption",
    "steal": r"From whom do you take 1 ",
    "seize": r"Name a good to take from \w+\. Still to take: \d",
    "forfeit": r"Discard a gladiator",
    "peek": r"Put these cards back in the order you like",
    "clear": r"Take a banner off an action",
    "cull": r"Which troop goes back to your strip\? Still to return: \d",
    "hire": r"Buy a gladiator on display, or none",
    "tile": r"Buy one of the tiles on offer, or none",
    "unlock": r"Unlock one of your powers, or none",
    "camp": r"Place the camp you have just won, or keep it",
    "redo": r"Repeat an action with a banner on it, or none",
    "recruit": r"Recruit: up to 2 more troops, or be done",
    "deploy": r"Deploy: .* more troops?, or be done",
    "fight": r"Choose a gladiator and an adversary, or do not fight",
    "reroll": r"Roll your die again, or let it stand",
    "slide": r"Your gladiator has won: slide it under your board",
    "buyback": r"Your gladiator is dead: buy it back\?",
    "march": r"March: (one|\d) movement points?",
    "battle": r"Which battle comes first",
    "charm": r"Let Narbonensis yield without a battle, for gold",
    "muster": r"Recruit legionaries straight into the attack on Narbonensis",
    "fall": r"(Damage \d in|A draw in) Lugdunensis: choose",
    "withdraw": r"Narbonensis has yielded: withdraw your troops",
    "incited": r"You are made to attack .* from Germania [Ss]uperior: whom do you send",
    "sail": r"Your troops on .* may take a free step",
    "thumbs": r": thumb up or thumb down, in secret",
    "gifts": r": what do you give, in secret\? At least \d+ together",
    "wage": r"how many legionaries do you pay, at 1 gold each",
    "unpaid": r"Unpaid: \d legionar(y|ies)\. Send one back .*, or keep it and lose VP",
    "name": r"Name a good: what you gain of it is doubled",
    "destiny": r"You have been dealt a new destiny card: which one do you keep",
}
"""What the prompt line says to each question."""
WALK_TO = """path => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}"""
"""Go to another page of the house without leaving it."""
DECISIONS = {f"D-{number:02}" for number in range(1, 24)}
NUMBERS = re.compile(r"\d+")


def look(
    browser: Browser,
    server: Server,
    size: tuple[int, int] = (1440, 900),
    scheme: Literal["light", "dark"] = "light",
    *,
    touch: bool = False,
) -> Page:
    """Open a browser in front of the house."""
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        has_touch=touch,
        is_mobile=touch,
        locale="en-GB",
        reduced_motion="reduce",
    )
    return context.new_page()


@pytest.fixture(scope="module")
def desk(browser: Browser, server: Server) -> Iterator[Player]:
    """Sit before one page, and walk from table to table in it."""
    with sitting(look(browser, server), click) as player:
        yield player


@pytest.fixture(scope="module")
def phone(browser: Browser, server: Server) -> Iterator[Player]:
    with sitting(look(browser, server, (390, 844), touch=True), tap) as player:
        yield player


@pytest.fixture(scope="module")
def keyboard(browser: Browser, server: Server) -> Iterator[Player]:
    with sitting(look(browser, server, (1024, 768)), by_keys) as player:
        yield player


@contextmanager
def sitting(page: Page, press: Press) -> Iterator[Player]:
    yield Player(page, press)
    page.context.close()


def come(player: Player, server: Server, found: Found) -> str:
    """Sit down at a table that stands at its moment; give its id.

    From one table to the next the page stays, as when people go on from a table to another: it need
    not be fetched and started anew for each of the many.
    """
    player.forget()
    table, cookie = put(server, found)
    player.page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
    if player.page.url.startswith(f"{server.url}/t/"):
        player.page.evaluate(WALK_TO, f"/t/{table}")
    else:
        player.page.goto(f"/t/{table}")
    return table


def test_all_are_here() -> None:
    assert {name.split()[0] for name in MOMENTS} == DECISIONS
    assert {moment.ask for moment in MOMENTS.values()} == set(PROMPTS)


def test_they_are_real() -> None:
    """The records that lead to the moments hold, move by move, and come up at the first go."""
    for name, moment in MOMENTS.items():
        found = find(name, moment)
        assert found.table.seed == named_seed(name, moment.seed), f"{name}: set another seed"
        record = found.table.record(list(found.rows))
        assert len(list(replay(GAME, record))) == len(found.rows)


@pytest.mark.parametrize("name", MOMENTS)
def test_decision(desk: Player, server: Server, name: str) -> None:
    """The question comes with its words and prices, is answered, and the game goes on."""
    decide(desk, server, name)


def decide(player: Player, server: Server, name: str) -> None:
    """Come to a moment, see that all is said there, and answer."""
    moment = MOMENTS[name]
    found = find(name, moment)
    table = come(player, server, found)
    assert player.wait()
    assert player.ask == moment.ask
    assert player.moves == found.moves
    assert re.search(PROMPTS[moment.ask], player.line), player.line
    move = next(one for one in found.moves if one.startswith(moment.answer))
    player.prepare(move)
    untold = {f"{price}" for price in found.prices(move)}

    def still_untold() -> set[str]:
        """What a move costs is asked of the house when it is picked, and comes a moment later."""
        untold.difference_update(NUMBERS.findall(f"{player.line} {player.written(move)}"))
        return untold

    becomes(player.page, still_untold, set())
    made = len(played(server, table))
    player.send(move)
    player.wait()
    assert played(server, table)[made] == move
    assert player.problems == []


BY_HAND = (
    "D-02 keep", "D-06 accuse", "D-06 raid", "D-07 place", "D-09 swap", "D-10 tile", "D-11 fight",
    "D-12 deploy", "D-13", "D-13 transit", "D-14 fall", "D-17", "D-18 any", "D-19 wage",
)  # fmt: skip
"""Decisions of every shape: cards, free actions, goods, the map, battles, edicts, numbers."""


@pytest.mark.deep
@pytest.mark.parametrize("name", BY_HAND)
def test_by_touch(phone: Player, server: Server, name: str) -> None:
    decide(phone, server, name)
    becomes(phone.page, lambda: phone.page.evaluate(WIDE), wanted=True)


@pytest.mark.parametrize("name", BY_HAND)
def test_by_keys(keyboard: Player, server: Server, name: str) -> None:
    decide(keyboard, server, name)


def on_the_hippodrome(state: State) -> bool:
    return state.table.zones["HIP"].banners[0] >= 0


RACING = (like("place HIP", "act HIP a"),)
WHY = {
    "a taken circle": (
        Moment(ask="turn", when=on_the_hippodrome, plans=RACING), ".circle.taken", "C-5.4"
    ),
    "a bannered action": (
        Moment(ask="act", when=on_the_hippodrome, plans=RACING), ".counsel .dim", "C-7.3"
    ),
    "a power too dear": (MOMENTS["D-10 unlock"], ".counsel .dim", "C-24.9"),
    "a territory far away": (MOMENTS["D-13"], "[data-space=BRI]", "C-18.5"),
}  # fmt: skip
"""What cannot be done now, where it is asked about, and the article of the answer."""


@pytest.mark.parametrize("name", WHY)
def test_why_not(desk: Player, server: Server, name: str) -> None:
    """Whoever presses what is dimmed gets a sentence with its article."""
    moment, dim, article = WHY[name]
    page = desk.page
    come(desk, server, find(name, moment))
    assert desk.wait()
    page.locator(dim).first.click()
    answer = page.locator(".answer")
    expect(answer.get_by_role("link")).to_have_text(article)
    assert len(answer.inner_text()) > len(article) + 20
    assert desk.problems == []


def keys(thing: Any) -> set[str]:
    """List all keys in what was sent."""
    if isinstance(thing, list):
        return set().union(*map(keys, thing))
    return set(thing).union(*map(keys, thing.values())) if isinstance(thing, dict) else set()


@pytest.mark.parametrize("name", ["D-19 unpaid", "D-21", "D-18"])
def test_secrets(desk: Player, server: Server, name: str) -> None:
    """Neither the page nor the line tells what others hold, are or want."""
    found = find(name, MOMENTS[name])
    # Nothing may arrive any more from the table before, where other cards are one's own.
    desk.page.goto("about:blank")
    come(desk, server, found)
    for _ in range(3):
        if desk.wait():
            desk.answer()
    hidden = [own.ambition for own in found.state.secrets.own[1:]]
    assert all(hidden)
    shown = [frame["view"] for frame in desk.frames if frame["type"] == "view"]
    assert len(shown) > 3
    for view in shown:
        others = view["table"]["players"][1:]
        assert [other["goods"] for other in others] == [[], [], []]
        assert [other["shown"] for other in others] == ["", "", ""]
        assert not keys({**view, "mine": None}) & {"secrets", "own", "destiny", "ambition", "bag"}
    # What a player has scored meanwhile lies open. [C-12.4]
    scored = {card for player in shown[-1]["table"]["players"] for card in player["done"]}
    sent, page_text = json.dumps(desk.frames), desk.page.content()
    for card in {*hidden} - scored:
        assert f'"{card}"' not in sent
        assert catalogue("en").name("insanam", "ambition", card) not in page_text
    sheet = desk.page.locator("[data-continue]")
    if sheet.count():
        sheet.click()
    expect(desk.page.locator("[data-goods]")).to_have_count(1)


TYPICAL = {
    "Rome": (MOMENTS["D-07 place"], "place COL 1"),
    "the map": (MOMENTS["D-13"], "march SUP"),
    "an edict": (MOMENTS["D-17"], "approve"),
    "the purse": (MOMENTS["D-18 any"], "give G 1"),
    "a battle": (MOMENTS["D-14 fall"], "fall"),
    "the arena": (MOMENTS["D-11 fight"], "fight"),
    "cards": (MOMENTS["D-10 tile"], ""),
    "numbers": (MOMENTS["D-09 swap"], "swap G"),
    "pay day": (MOMENTS["D-19 unpaid"], ""),
    "the end": (Moment(ask=OVER, plans=(SLUMS,) * 4), ""),
}
"""Where axe looks, and what is picked there."""


def test_the_board_stays_at_the_end_and_is_as_large_in_the_replay(
    desk: Player, server: Server
) -> None:
    page = desk.page
    table = come(desk, server, find("the end", TYPICAL["the end"][0]))
    assert not desk.wait()
    expect(page.locator("#plane-rome")).to_have_attribute("aria-selected", "true")
    page.goto(f"/r/{table}#30")
    page.get_by_role("slider").wait_for()
    # All places of Rome lie open at once, as in play on this screen.
    expect(page.locator(".zone .circle").nth(24)).to_be_visible()
    assert desk.problems == []


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_accessible(
    browser: Browser, server: Server, size: str, scheme: Literal["light", "dark"]
) -> None:
    """Typical positions, on every screen."""
    page = look(browser, server, SIZES[size], scheme)
    player = Player(page, click)
    for name, (moment, pick) in TYPICAL.items():
        come(player, server, find(name, moment))
        if not player.wait():
            check(page)
            page.get_by_role("button", name="Look at the table").click()
        elif pick:
            player.prepare(next(move for move in player.moves if move.startswith(pick)))
        check(page)
        if name == "pay day":
            if page.locator("#plane-house").count():
                page.locator("#plane-house").click()  # on a phone it stands on my own board
            page.get_by_role("button", name="Fights and events so far").click()
            page.get_by_role("dialog").wait_for()
            check(page)
        assert player.problems == []
    page.context.close()
