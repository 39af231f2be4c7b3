"""A real server and a real Chromium."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, JSHandle, Page, expect

from browser.patience import SLOW
from installed import installed_browser
from serving import Server, serving

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


wait_for_function = Page.wait_for_function


def waits_for_a_function(page: Page, expression: str, **more: Any) -> JSHandle:
    """Refuse to wait for a bare expression.

    The house's content policy forbids to evaluate one a second time, so such a wait
    fails whenever the page is not ready at the first look.
    """
    assert "=>" in expression, f"wait for a function, `() => …`: {expression}"
    return wait_for_function(page, expression, **more)


Page.wait_for_function = waits_for_a_function  # type: ignore[method-assign, assignment]

expect.set_options(timeout=SLOW)

READ = '["gorus","brutus","gloria","insanam","micatio"]'
"""The games whose goal card was read."""


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Drive the browser that is installed."""
    return {"executable_path": installed_browser(), "args": FLAGS}


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """Let every visitor have chosen a quick pace and read the goal cards, unless a test says no.

    On a first visit the pace is calm: a finished fight stays until one continues.
    """
    plain = browser.new_context

    def new_context(**more: Any) -> BrowserContext:
        context = plain(**more)
        context.set_default_timeout(SLOW)
        context.add_init_script(
            "localStorage.getItem('ludus.pace') ?? localStorage.setItem('ludus.pace', 'quick');"
            f"localStorage.getItem('ludus.goals') ?? localStorage.setItem('ludus.goals', '{READ}')"
        )
        return context

    browser.new_context = new_context  # type: ignore[method-assign]
    return browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve a house of its own to every worker for all its tests, the bots in a hurry.

    Away never: else bots would play every table on that a test has left behind.
    """
    folder: Path = tmp_path_factory.mktemp("house")
    database = f"sqlite+aiosqlite:///{folder}/house.db"
    with serving(database, "--pace", "0.02", "--away-after", "3600", log=folder / "log") as running:
        yield running
        assert "traceback" not in (folder / "log").read_text(), "nothing made a traceback"


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.url


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Speak English and keep still, unless a test says otherwise."""
    return {**browser_context_args, "locale": "en-GB", "reduced_motion": "reduce"}
