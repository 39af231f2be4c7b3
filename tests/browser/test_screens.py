"""Every table can be played on every screen: nothing too small, covered, or out of reach."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.ended import finished, visit
from browser.gloria_scenes import SCENES as GLORIA
from browser.gloria_scenes import troops
from browser.patience import becomes, resize, rest
from browser.screens import (
    SCREENS,
    SIZES,
    STRIP,
    ZOOMED,
    Scene,
    Screen,
    check_scene,
    measure,
    paired_looks,
    play,
)
from browser.table import CONTINUE, LIT, OVER
from browser.test_brutus import ASKED, MINE, SEND, VARIANTS, Player, click
from ludus.games import find_game
from ludus.puzzles.position import reach
from ludus.puzzles.shelf import shelf_of
from serving import Server


def gorus(players: int, **options: Any) -> Scene:
    """My first turn in a fight: everybody else has sent a card, as far as the rules let them."""
    alone = players == 1
    there = 1 if alone else players - 1
    dealer = {} if alone else {"dealer": 0}

    def open_(page: Page, server: Server) -> None:
        play(page, server, "gorus", players=players, **dealer, **options)
        page.locator(LIT).first.wait_for()
        expect(page.locator(".fight .spot:not(.waits)")).to_have_count(there)

    def pick(page: Page) -> None:
        # In the second row of a hand, if it has one: there a card comes up over others.
        page.locator(LIT).last.click()

    return Scene("gorus", ".fight .spot", ".counsel .button.primary", open_, pick)


def brutus(players: int) -> Scene:
    """My turn to reply to a combination."""

    def open_(page: Page, server: Server) -> None:
        play(page, server, "brutus", players=players, **VARIANTS)
        player = Player(page, click)
        for _ in range(60):
            assert player.wait(), "the game is over before I could reply"
            if page.locator(".middle .top").count() and page.locator(".hand .lit").count():
                # Off the buttons: one that is pointed at tells what it would bring.
                page.mouse.move(0, 0)
                return
            player.answer()
        pytest.fail("nobody led anything that I could beat")

    def pick(page: Page) -> None:
        page.locator(MINE).first.click()
        page.locator(SEND).wait_for()

    return Scene("brutus", ".middle .top .card", SEND, open_, pick)


SCENES: dict[str, Scene] = {
    "gorus": gorus(4),
    "gorus of eight": gorus(8),
    "brutus": brutus(4),
    "brutus of ten": brutus(10),
    "gloria": GLORIA["attacking"],
    "gloria in the school": GLORIA["choosing"],
}
"""Tables of every game; one page each, resized."""


PHONES = [size for size in SIZES if min(size) < 600]
"""Windows in which every pixel of height counts."""

CUT = """(played) => [...document.querySelectorAll(played)].flatMap((card) => {
    const box = card.getBoundingClientRect();
    for (let one = card.parentElement; one; one = one.parentElement) {
        if (getComputedStyle(one).overflowY === 'visible') continue;
        const room = one.getBoundingClientRect();
        const cut = Math.max(room.top - box.top, box.bottom - room.bottom);
        if (cut > 1) return [`${Math.round(cut)} of ${Math.round(box.height)} px`];
    }
    return [];
})"""

NARROW = [(390, 664), (375, 553)]


@pytest.mark.parametrize("players", [4, 7])
def test_all_through_a_manche_what_is_played_is_seen_whole(
    players: int, page: Page, server: Server
) -> None:
    """Whatever else is shown: powers, gifts, the forum, the sheet that is read, the result."""
    look = ".middle .top .card"
    play(page, server, "brutus", players=players, **VARIANTS)
    player = Player(page, click)
    wrong: set[str] = set()

    def measured() -> None:
        for width, height in NARROW:
            resize(page, width, height)
            page.mouse.move(0, 0)
            rest(page)
            shown = page.locator(".prompt, #end-title").filter(visible=True).first
            wrong.update(
                f"{width}x{height}, {shown.inner_text() if shown.count() else 'sheet'}: {cut}"
                for cut in [*page.evaluate(CUT, look), *page.evaluate(HIDDEN)]
            )

    for _ in range(60):
        page.locator(f"{ASKED}, {OVER}, {CONTINUE}").filter(visible=True).first.wait_for()
        measured()
        if not player.wait():
            break
        player.answer()
    measured()
    assert not wrong, "\n".join(sorted(wrong))


HIDDEN = """() => {
    const [power, owner] = ['.power', '.top .owner'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect());
    const over = power && owner && power.bottom > owner.top + 1 && owner.bottom > power.top
        && power.right > owner.left && owner.right > power.left;
    return over ? ['the power lies over the name'] : [];
}"""

CROWDED = """() => [...document.querySelectorAll('header .button, header .face')].flatMap((one) => {
    const [box, head] = [one, one.closest('header')].map((it) => it.getBoundingClientRect());
    const frame = Number.parseFloat(getComputedStyle(one).borderTopWidth);
    const edge = Math.min(box.top - head.top, head.bottom - box.bottom) + (frame > 1 ? frame : 0);
    return edge < 3 || box.height < 44 ? [`${one.textContent}: ${edge}, ${box.height}`] : [];
})"""


OVER_THE_EDGE = """() => {
    const edge = document.querySelector('header').getBoundingClientRect().bottom + 2;
    const seen = (one) => one.checkVisibility() && !one.closest('.visually-hidden');
    return [...document.querySelectorAll('.seat, .seat *')]
        .filter((one) => seen(one) && one.getBoundingClientRect().top < edge)
        .map((one) => `${one.getAttribute('class')}: ${one.textContent.slice(0, 20)}`);
}"""


@pytest.mark.parametrize("name", ["gorus", "gorus of eight", "brutus", "brutus of ten"])
def test_no_seat_touches_the_header(name: str, page: Page, server: Server) -> None:
    """Nor does what hangs from it: what was played last, whose turn it is, who deals."""
    scene = SCENES[name]
    page.set_viewport_size({"width": 1440, "height": 900})
    scene.open(page, server)
    for width, height in SIZES:
        resize(page, width, height)
        becomes(page, lambda: page.evaluate(OVER_THE_EDGE), [], f"{name} at {width}x{height}")


@pytest.mark.parametrize("name", ["gorus", "gorus of eight", "brutus", "brutus of ten"])
def test_on_a_phone_what_is_played_is_seen_whole_at_once(
    name: str, page: Page, server: Server
) -> None:
    """Nothing has to be scrolled for it, and no button of the header sticks to its edge."""
    scene = SCENES[name]
    page.set_viewport_size({"width": 1440, "height": 900})
    scene.open(page, server)
    for width, height in PHONES:
        resize(page, width, height)
        where = f"{name} at {width}x{height}"
        becomes(page, lambda: page.evaluate(CUT, scene.played), [], where)
        becomes(page, lambda: page.evaluate(CROWDED), [], where)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ru-RU"])
def test_the_last_fight_of_a_lone_player_is_whole_above_the_result(
    browser: Browser, server: Server, locale: str
) -> None:
    context = browser.new_context(base_url=server.url, locale=locale, reduced_motion="reduce")
    page = context.new_page()
    visit(page, server, finished("gorus", players=1))
    page.locator("#end-title").wait_for()
    for width, height in PHONES:
        resize(page, width, height)
        expect(page.locator(".fight .spot")).to_have_count(3)
        where = f"{width}x{height}"
        becomes(page, lambda: page.evaluate(CUT, ".fight .spot"), [], where)
    context.close()


ONE_MORE = """() => {
    const button = document.querySelector('header [data-opens=goal]');
    button.before(button.cloneNode(true));
}"""
"""Show a button in the header as the one that takes a move back."""

TITLE = """() => {
    const [title, head] = ['header .title', 'header'].map((one) => document.querySelector(one));
    const [box, room] = [title, head].map((one) => one.getBoundingClientRect());
    const styles = ['overflow', 'text-overflow'].map((one) => getComputedStyle(title)
        .getPropertyValue(one));
    return [
        title.scrollWidth > title.clientWidth || styles.includes('ellipsis') ? 'cut' : '',
        box.top < room.top || box.bottom > room.bottom ? 'outside' : '',
        box.height > 44 ? `${box.height} px high` : '',
    ].filter(Boolean);
}"""
"""What is wrong with the name of the game in the header."""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("game", ["gorus", "brutus", "gloria", "insanam"])
def test_the_name_of_the_game_is_whole_while_a_move_can_be_taken_back(
    browser: Browser, server: Server, game: str, locale: str
) -> None:
    """On a phone, with all the buttons that there can be; the name may take two lines."""
    context = browser.new_context(base_url=server.url, locale=locale)
    page = context.new_page()
    play(page, server, game, players=4)
    page.locator("[data-opens=counsel]").wait_for()
    page.evaluate(ONE_MORE)
    for width, height in PHONES:
        resize(page, width, height)
        becomes(page, lambda: page.evaluate(TITLE), [], f"{width}x{height}")
    context.close()


UPRIGHT = [(360, 553), (360, 640), (375, 553), (390, 600), (390, 664), (390, 844), (430, 701)]
"""Phones of every height, and windows a pixel above and below a change of style."""

LITTLE_SEEN = """() => {
    const hand = [...document.querySelectorAll('.hand button')];
    const marks = [[20, 2], [2, 20], [20, 20], [38, 20], [20, 38], [36, 36]];
    const open = (one) => {
        const { left, top } = one.getBoundingClientRect();
        return marks.every(([x, y]) => one.contains(document.elementFromPoint(left + x, top + y)));
    };
    return hand.flatMap((picked, at) => {
        for (const one of hand) {
            for (const name of ['lit', 'picked']) one.classList.toggle(name, one === picked);
            one.classList.toggle('dim', one !== picked);
        }
        return hand.filter((one) => !open(one)).map((one) => `${hand.indexOf(one)} under ${at}`);
    });
}"""
"""The cards in hand of which too little is seen, while one after the other is picked."""


@pytest.mark.parametrize("players", [4, 8])
def test_whichever_card_is_picked_40_px_of_all_others_are_seen(
    players: int, page: Page, server: Server
) -> None:
    """In two rows as well, where a card of the second comes up over one that must wait."""
    scene = gorus(players)
    scene.open(page, server)
    page.set_viewport_size({"width": 390, "height": 844})
    scene.pick(page)
    for width, height in UPRIGHT:
        resize(page, width, height)
        page.mouse.move(0, 0)
        rest(page)
        assert page.locator(".hand.rows button").count() > 5
        for shown in (False, True):
            page.evaluate(STRIP, shown)
            rest(page)
            where = f"{width}x{height}"
            becomes(page, lambda: page.evaluate(LITTLE_SEEN), [], where)


LARGEST = ("gorus of eight", "brutus of ten", "gloria")
"""Those with the least room are measured in the ordinary suite, all of them in the deep one."""


@pytest.mark.parametrize("scene", LARGEST)
def test_the_largest_tables_can_be_played_on_every_screen(
    page: Page, server: Server, scene: str
) -> None:
    check_scene(page, server, SCENES[scene], looks=paired_looks)


@pytest.mark.deep
@pytest.mark.parametrize("scene", SCENES)
def test_a_table_can_be_played_on_every_screen(page: Page, server: Server, scene: str) -> None:
    check_scene(page, server, SCENES[scene])


PRODUCT = {
    **{f"gorus {players}": gorus(players) for players in range(1, 9)},
    "gorus 5 in teams": gorus(5, teams="3v2"),
    **{f"brutus {players}": brutus(players) for players in range(4, 11)},
    **{f"gloria {name}": scene for name, scene in GLORIA.items()},
}
"""Every number of players of the games of cards, and every kind of question of Gloria."""
USUAL_PRINT = [screen for screen in SCREENS if screen.print_size == 100]
"""In large print long sentences leave too little room for large tables."""


@pytest.mark.deep
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ru-RU"])
@pytest.mark.parametrize("scene", PRODUCT)
def test_every_table_in_every_language(
    browser: Browser, server: Server, scene: str, locale: str, scheme: Literal["light", "dark"]
) -> None:
    context = browser.new_context(
        base_url=server.url, locale=locale, color_scheme=scheme, reduced_motion="reduce"
    )
    check_scene(context.new_page(), server, PRODUCT[scene], USUAL_PRINT)
    context.close()


COVERED = """([mark, number]) => {
    const box = (one) => one.getBoundingClientRect();
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const shown = (one) => one.checkVisibility() && box(one).width > 0;
    const marks = [...document.querySelectorAll(mark)].filter(shown).map(box);
    return [...document.querySelectorAll(number)].filter(shown)
        .filter((one) => marks.some((two) => over(box(one), two))).map((one) => one.textContent);
}"""
"""The numbers that a mark lies over."""


def laurels(players: int) -> Scene:
    """A puzzle of so many players of whom somebody has a laurel."""
    game, shelf = find_game("gorus"), shelf_of("gorus")
    assert shelf is not None

    def open_(page: Page, _: Server) -> None:
        fitting = (one for one in shelf.puzzles if one.options.get("players") == players)
        wanted = next(one for one in fitting if any(reach(game, shelf.seed, one).tokens))
        page.goto(f"/puzzles/gorus/{wanted.id}")
        page.locator(LIT).first.wait_for()
        resize(page, *SIZES[0])
        page.locator(".corner .laurels").first.wait_for()

    return Scene("gorus", ".fight .spot", "", open_, lambda page: None)


LOW = [(width // 2, height // 2) for width, height in ZOOMED[1:3]]
"""Notebooks on which the page is enlarged: wide, and lower than any phone."""
MARKED = {
    "gorus alone": (gorus(1), ".fight .tag", ".fight .value"),
    "the wanderers": (gorus(1), ".fight .tag", ".wanderers"),
    "gorus of eight": (gorus(8), ".fight .tag", ".seat .name b"),
    "brutus of ten": (brutus(10), ".seat .sign", ".seat .cards"),
    "the forum of ten": (brutus(10), ".middle .portico", ".seat .sign"),
    "laurels of five": (laurels(5), ".corner .laurels", ".seat .name b"),
}
"""Scenes with little room, what marks something in them, and what it must not lie over."""


@pytest.mark.parametrize("scene", MARKED)
def test_no_mark_covers_a_number(page: Page, server: Server, scene: str) -> None:
    wanted, mark, number = MARKED[scene]
    wanted.open(page, server)
    for what in (mark, number):
        expect(page.locator(what)).not_to_have_count(0)
    for width, height in (*SIZES[:5], *LOW):
        resize(page, width, height)
        where = f"{scene} at {width}x{height}"
        becomes(page, lambda: page.evaluate(COVERED, [mark, number]), [], where)


HALF_READ = """() => [...document.querySelectorAll('.seat b')].filter((one) => one.checkVisibility()
    && one.clientWidth < 0.6 * one.scrollWidth).map((one) => one.textContent)"""
"""Names of which hardly more than half can be read."""


def test_names_are_read_where_six_play_in_teams_on_a_phone(page: Page, server: Server) -> None:
    """A laurel and a team's letter leave the name its room."""
    gorus(6, teams="2v2v2").open(page, server)
    for width, height in SIZES[:5]:
        resize(page, width, height)
        becomes(page, lambda: page.evaluate(HALF_READ), [])


SHORTENED = """() => [...document.querySelectorAll('.seat b')]
    .filter((one) => one.clientWidth + 0.5 < one.scrollWidth).map((one) => one.textContent)"""
"""Names that end in dots."""


@pytest.mark.parametrize("players", [4, 6])
def test_names_of_lanistae_are_whole_on_a_phone(page: Page, server: Server, players: int) -> None:
    """Upright and lying, whatever else stands on a plate."""
    play(page, server, "gloria", players=players, troops=troops(players, 3))
    page.locator(".seat").nth(players - 1).wait_for()
    for width, height in SIZES[:5]:
        resize(page, width, height)
        becomes(page, lambda: page.evaluate(SHORTENED), [])
    # Nobody of four is left alone in a second line.
    page.set_viewport_size({"width": 390, "height": 664})
    rows = "all => new Set(all.map((one) => one.getBoundingClientRect().top)).size"
    becomes(page, lambda: page.locator(".seat").evaluate_all(rows), 2)


def test_two_notices_take_no_more_height_of_a_phone_than_one(page: Page, server: Server) -> None:
    """They stand side by side; the second can be walked to."""
    page.set_viewport_size({"width": 390, "height": 664})
    play(page, server, "gorus", players=3)
    page.locator(LIT).first.wait_for()
    high = "document.querySelector('.strips').getBoundingClientRect().height"
    page.evaluate(STRIP, True)
    rest(page)
    one = page.evaluate(high)
    page.evaluate("document.querySelector('.banners').append(strip.cloneNode(true))")
    becomes(page, lambda: 40 < page.evaluate(high) <= one + 1, wanted=True)
    refuse = page.locator(".banners .banner").last.get_by_role("button", name="Refuse")
    refuse.focus()
    expect(refuse).to_be_in_viewport(ratio=1)


FAULTS = {
    "": [],
    ".card { width: 43px }": ["what is played is 43x60"],
    ".card { position: relative; left: 900px }": ["<MAIN> scrolls sideways"],
    ".card { position: fixed; left: 900px }": ["what is played is outside"],
    "i { display: block; position: fixed; inset: 0 0 50%; background: red }": [
        "what is played is covered by <i",
        "under <i",
    ],
    ".prompt { margin-top: 900px }": ["the prompt is outside", "confirming button is outside"],
    ".go { display: none }": ["no confirming button"],
    "button { height: 40px }": ["too little to touch, 100x40"],
    # A button may be drawn smaller than what a finger hits.
    "button { height: 20px; position: relative } button::after { inset: -12px 0 }": [],
    # What does not fit may be scrolled to.
    ".box { height: 50px; overflow: auto } .card { margin-top: 200px; height: 40px }": [],
}
"""What a style spoils on a page that is right, as the measuring script calls it."""


@pytest.mark.parametrize("style", FAULTS)
def test_the_measure_finds_what_is_wrong(page: Page, style: str) -> None:
    page.set_content(
        f"""<style>
            body {{ margin: 0; display: grid }} main {{ overflow: hidden }}
            .card {{ width: 44px; height: 60px }}
            button {{ width: 100px; height: 44px; padding: 0; border: 0 }}
            button::after {{ content: ""; position: absolute }} {style}
        </style><main><div class="box"><p class="card">9</p></div><p class="prompt">Your turn</p>
        <button class="go">Send</button></main><i></i>"""
    )
    scene = Scene("nothing", ".card", ".go", lambda page, server: None, lambda page: None)
    found = measure(page, scene, Screen(400, 600), picked=True, patience=0)
    wanted = FAULTS[style]
    assert bool(found) == bool(wanted), found
    assert all(any(part in fault for fault in found) for part in wanted), found
