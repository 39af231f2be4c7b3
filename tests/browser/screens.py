"""Whether a table can be played on every screen: what is seen there is measured.

A page is brought to a moment of a game, then its window takes every size. At each size one script
looks at what a person would see and touch, and gives a sentence for everything that is wrong.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct
from playwright.sync_api import Page

from browser.patience import BETWEEN, resize, rest

Size = tuple[int, int]

SIZES: Sequence[Size] = (
    (360, 640), (375, 553), (390, 664), (390, 844), (844, 390), (768, 1024), (1024, 768),
    (1280, 640), (1366, 650), (1440, 900), (1920, 1080), (2560, 1440),
)  # fmt: skip
"""Phones upright and lying with the bars of their browser, tablets, notebooks, large screens."""
ZOOMED: Sequence[Size] = ((1024, 768), (1280, 640), (1366, 650), (1440, 900), (2560, 1440))
"""Screens on which people enlarge the page: at 200 % it has half the pixels each way."""
LARGE_PRINT: Sequence[Size] = ((390, 664), (390, 844), (768, 1024), (1440, 900))
"""Screens on which the system's largest print is tried: twice the usual size."""


class Screen(Struct, frozen=True):
    """A window, and how large its reader has set the print, in percent."""

    width: int
    height: int
    print_size: int = 100
    zoom: int = 100

    def __str__(self) -> str:
        zoom = f" zoomed to {self.zoom} %" if self.zoom != 100 else ""
        large = f" with print at {self.print_size} %" if self.print_size != 100 else ""
        return f"{self.width}x{self.height}{zoom}{large}"


SCREENS: Sequence[Screen] = (
    *(Screen(*size) for size in SIZES),
    *(Screen(*size, zoom=200) for size in ZOOMED),
    *(Screen(*size, print_size=200) for size in LARGE_PRINT),
)


Look = tuple[Screen, bool]
"""A screen, and whether a notice strip is shown on it."""


class Scene(Struct, frozen=True):
    """A moment of a game at which a person has to act.

    game     its name
    played   what the game is played with at this moment, and has to be seen; "": nothing
    confirm  the button that sends what is picked
    open     brings a page there
    pick     picks something, so that it can be sent
    """

    game: str
    played: str
    confirm: str
    open: Callable[[Page, Any], None]
    pick: Callable[[Page], None]


def play(page: Page, server: Any, game: str, **options: Any) -> None:
    """Sit down at a new table with bots."""
    answer = page.request.post(
        "/api/play",
        data={"game": game, "options": options, "bot": "random"},
        headers={"origin": server.url},
    )
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")


STRIP = """(shown) => {
    document.getElementById('strip')?.remove();
    if (!shown) return;
    const strip = document.createElement('div');
    strip.id = 'strip';
    strip.className = 'banner';
    strip.innerHTML = '<p>Agrippina asks to take her last move back.</p>'
        + '<button type="button" class="button primary">Agree</button>'
        + '<button type="button" class="button">Refuse</button>';
    document.querySelector('.banners').append(strip);
}"""
"""Show a notice strip as the house shows it, or put it away."""

PRINT = "percent => { document.documentElement.style.fontSize = `${percent}%` }"
"""Set the size of the reader's print."""

PATIENCE = 5.0
"""Seconds after which what is wrong is taken to stay so."""

MEASURE = """({ played, confirm }) => {
    const LEAST = 44;
    const HAND = 40;  // of a card in hand, where others lie over it
    const NEAR = 0.6;  // half a pixel is nobody's loss
    const wrong = [];
    const [wide, high] = [document.documentElement.clientWidth, innerHeight];
    const call = (one) => {
        const text = one.getAttribute('aria-label') || one.textContent.trim().replace(/\\s+/g, ' ');
        return `<${one.tagName.toLowerCase()} class="${one.getAttribute('class') ?? ''}"> `
            + `"${text.slice(0, 40)}"`;
    };
    const sizes = (box) => `${box.width.toFixed(0)}x${box.height.toFixed(0)}`;
    const seen = (one) => {
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        const { width, height } = one.getBoundingClientRect();
        return width > 1 && height > 1 && !one.closest('.visually-hidden, .skip, [inert]');
    };
    const within = (box) => box.left > -NEAR && box.top > -NEAR
        && box.right < wide + NEAR && box.bottom < high + NEAR;
    const at = (box) =>
        document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const hits = (one, x, y) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (one.contains(found) || found.closest('label')?.control === one);
    };
    const MARKS = [
        [0.5, 0.5], [0.03, 0.5], [0.97, 0.5], [0.5, 0.03], [0.5, 0.97],
        [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75],
    ];  // corners may be round or cut
    /** Whether a finger hits a thing all over a box, as far as nine points tell. */
    const open = (one, box) => within(box) && MARKS.every(([across, down]) =>
        hits(one, box.left + across * box.width, box.top + down * box.height));
    const boxed = (left, top, width, height) =>
        ({ left, top, width, height, right: left + width, bottom: top + height });
    /** The boxes of which one must be open: the thing itself, or what is added for the finger. */
    const targets = (one, box) => {
        const [width, height] = [Math.max(LEAST, box.width), Math.max(LEAST, box.height)];
        const left = box.left + (box.width - width) / 2;
        const whole = boxed(left, box.top + (box.height - height) / 2, width, height);
        if (!one.closest('[data-hand], [data-pile]')) return [whole];
        return [whole, boxed(box.left, box.top, HAND, HAND)];
    };
    const reachable = (one) => {
        const box = one.getBoundingClientRect();
        return targets(one, box).some((target) => open(one, target));
    };

    // What lies behind a dialog cannot be touched. Once all is over, nothing is asked.
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const scope = dialog ?? document;
    const asked = !dialog && !document.querySelector('#end-title') && played;

    // Before anything is scrolled: what must be done, and the button that does it.
    const musts = [['prompt', asked ? '.prompt' : ''], ['confirming button', confirm]];
    for (const [what, selector] of musts) {
        const all = selector ? [...document.querySelectorAll(selector)].filter(seen) : [];
        const spoken = what === 'prompt' && confirm;  // what is picked speaks for itself
        if (selector && !all.length && !spoken) wrong.push(`no ${what}`);
        for (const one of all) {
            const box = one.getBoundingClientRect();
            if (!within(box)) wrong.push(`the ${what} is outside the window: ${call(one)}`);
        }
    }
    const main = document.querySelector('main');
    for (const page of [document.documentElement, main, dialog]) {
        if (!page) continue;
        const over = page.scrollWidth - page.clientWidth;
        if (over <= 0) continue;
        const right = page.getBoundingClientRect().left + page.clientWidth + NEAR;
        const wide = [...page.querySelectorAll('*')].filter(seen)
            .filter((one) => one.getBoundingClientRect().right > right).map(call);
        wrong.push(`<${page.tagName}> scrolls sideways by ${over}: ${wide.join(', ')}`);
    }

    const cards = [...scope.querySelectorAll(played || '#none')]
        .filter((one) => one.checkVisibility());
    if (played && !cards.length) wrong.push(`nothing to see of ${played}`);
    for (const card of cards) {
        card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = card.getBoundingClientRect();
        if (box.width < LEAST - NEAR) wrong.push(`what is played is ${sizes(box)}: ${call(card)}`);
        if (!within(box)) wrong.push(`what is played is outside: ${call(card)}`);
        const over = at(box);
        const open = over && (over.contains(card) || card.contains(over) || over.closest(played));
        if (!open) wrong.push(`what is played is covered by ${over ? call(over) : 'nothing'}`);
    }

    const ACTIONABLE = 'button:enabled, a[href], summary, input:enabled, select:enabled, '
        + 'textarea:enabled, [role=button], [role=gridcell][tabindex]';
    for (const one of scope.querySelectorAll(ACTIONABLE)) {
        if (!seen(one) || reachable(one)) continue;
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        if (reachable(one)) continue;
        const box = one.getBoundingClientRect();
        const middle = at(box);
        const over = !middle ? ' outside the window'
            : one.contains(middle) ? '' : ` under ${call(middle)}`;
        wrong.push(`too little to touch, ${sizes(box)}${over}: ${call(one)}`);
    }
    for (const one of document.querySelectorAll('*')) {
        if (one.scrollTop || one.scrollLeft) one.scrollTo(0, 0);
    }
    return [...new Set(wrong)];
}"""
"""All that is wrong at a table in this window, a sentence each."""


def measure(
    page: Page, scene: Scene, screen: Screen, picked: bool, patience: float = PATIENCE
) -> list[str]:
    """Give the window a size, and say what is still wrong there when the page has come to rest."""
    share = screen.zoom // 100
    page.evaluate(PRINT, screen.print_size)
    resize(page, screen.width // share, screen.height // share)
    wanted = {"played": scene.played, "confirm": scene.confirm if picked else None}
    until = time.monotonic() + patience
    found: list[str] = page.evaluate(MEASURE, wanted)
    while found and time.monotonic() < until:
        page.wait_for_timeout(BETWEEN)
        rest(page)
        found = page.evaluate(MEASURE, wanted)
    return found


def sweep(page: Page, scene: Scene, looks: Iterable[Look], picked: bool = False) -> list[str]:
    """Go through screens, without a notice strip and with one, and say what is wrong where."""
    wrong = []
    for screen, shown in sorted(looks, key=lambda look: look[1]):
        page.evaluate(STRIP, shown)
        strip = " and a notice strip" if shown else ""
        where = f"{scene.game} at {screen}{strip}"
        wrong += [f"{where}: {fault}" for fault in measure(page, scene, screen, picked)]
    page.evaluate(STRIP, False)
    page.evaluate("document.documentElement.style.fontSize = ''")
    return wrong


def all_looks(screens: Sequence[Screen]) -> tuple[list[Look], list[Look]]:
    """Give every screen without and with a strip, before something is picked and after."""
    every = [(screen, shown) for screen in screens for shown in (False, True)]
    return every, every


def paired_looks(screens: Sequence[Screen]) -> tuple[list[Look], list[Look]]:
    """Give every screen twice: each with and without a strip, and each before a pick and after.

    Whichever two of screen, strip and pick are chosen, they meet; not all three do.
    """
    before = [(screen, at % 2 == 1) for at, screen in enumerate(screens)]
    return before, [(screen, not shown) for screen, shown in before]


def check_scene(
    page: Page,
    server: Any,
    scene: Scene,
    screens: Sequence[Screen] = SCREENS,
    looks: Callable[[Sequence[Screen]], tuple[list[Look], list[Look]]] = all_looks,
) -> None:
    """A scene can be played on every screen, before something is picked and after."""
    before, after = looks(screens)
    page.set_viewport_size({"width": 1440, "height": 900})
    scene.open(page, server)
    wrong = sweep(page, scene, before)
    page.set_viewport_size({"width": 1440, "height": 900})
    scene.pick(page)
    wrong += sweep(page, scene, after, picked=True)
    assert not wrong, "\n".join(wrong)
