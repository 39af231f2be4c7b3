"""Visitors with a screen of their own, for tests that look at a page in several ways."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from playwright.sync_api import Browser, Page

from serving import Server

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


@contextmanager
def on_screen(
    browser: Browser, server: Server, size: str, scheme: Literal["light", "dark"]
) -> Iterator[Page]:
    """Visit with a screen of some size, in light or dark."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        locale="en-GB",
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


@contextmanager
def on_phone(browser: Browser, server: Server) -> Iterator[Page]:
    """Visit with a phone, by touch."""
    width, height = SIZES["phone"]
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()
