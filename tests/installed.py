"""The browser that is installed; Playwright's own cannot be fetched everywhere."""

import shutil

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
"""The first draws pages as the others do, without a window: half the processor's time."""


def installed_browser() -> str:
    """Find the browser that costs least."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "no chromium: `make browser` installs it"
    return found
