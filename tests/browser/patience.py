"""Waiting for a state, never for a time: a busy machine comes to it later, and stays with it."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

SLOW = 60_000
"""Milliseconds that anything may take on a busy machine."""
BETWEEN = 50
"""Milliseconds between two looks."""

STILL = """async ([wide, high, most]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const box = ({ x, y, width, height }) => `${x},${y},${width},${height}`;
    const now = () => innerWidth === wide && innerHeight === high && document.readyState
        + [...document.querySelectorAll('body *')]
            .map((one) => box(one.getBoundingClientRect())).join(';');
    const until = performance.now() + most;
    for (let [before, same] = ['', 0]; same < 2 && performance.now() < until;) {
        await frame();
        const after = now();
        same = after && after === before ? same + 1 : 0;
        before = after;
    }
}"""
"""Wait until the window has its size and nothing has moved for some frames."""
RESTLESS = 5_000
"""Milliseconds after which a page is looked at although something on it goes on moving."""


def becomes(page: Page, look: Callable[[], object], wanted: object, where: str = "") -> None:
    """Look until something is as wanted: a page is drawn anew a moment after a change."""
    until = time.monotonic() + SLOW / 1000
    while (found := look()) != wanted and time.monotonic() < until:
        page.wait_for_timeout(BETWEEN)
    assert found == wanted, f"{where}: {found} instead of {wanted}"


def resize(page: Page, width: int, height: int) -> None:
    """Give the window a size, and wait until the page has come to rest in it."""
    page.set_viewport_size({"width": width, "height": height})
    rest(page)


def rest(page: Page) -> None:
    """Wait until nothing moves on a page any more."""
    size = page.viewport_size or {"width": 0, "height": 0}
    page.evaluate(STILL, [size["width"], size["height"], RESTLESS])
