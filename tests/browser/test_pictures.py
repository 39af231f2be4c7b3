"""Pictures of the boards, for the documents: each is made here, as the board is drawn today.

`make pictures` writes them into docs/pictures. Any other run makes them too, into a folder of its
own, and looks at those that are shown to readers.
"""

import base64
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.gloria_scenes import SCENES as GLORIA
from browser.insanam_scenes import SCENES as INSANAM
from browser.screens import Scene
from browser.test_screens import brutus, gorus
from serving import Server

ROOT = Path(__file__).parents[2]
SHOWN = ROOT / "docs" / "pictures"
SIZE = (1280, 800)
MOST = 1_500_000
"""Bytes of all pictures together: everybody who clones the repository gets them."""

SCENES: dict[str, Scene] = {
    "gorus": gorus(4),
    "brutus": brutus(5),
    "gloria": GLORIA["attacking"],
    "insanam": INSANAM["Insanam: Rome"],
}


def picture(page: Page) -> bytes:
    """Take a picture of a page as it is drawn, compressed as WebP."""
    page.evaluate("() => document.fonts.ready.then(() => null)")
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
    return base64.b64decode(taken["data"])


def size_of(webp: bytes) -> tuple[int, int]:
    """Read width and height from the first frame."""
    assert webp[:4] == b"RIFF"
    assert webp[8:15] == b"WEBPVP8"
    if webp[15:16] == b" ":
        start = webp.index(b"\x9d\x01\x2a") + 3
        wide, high = (int.from_bytes(webp[at : at + 2], "little") for at in (start, start + 2))
        return wide & 0x3FFF, high & 0x3FFF
    wide, high = (int.from_bytes(webp[at : at + 3], "little") + 1 for at in (24, 27))
    return wide, high


def into(folder: Path) -> Callable[[str, bytes], Path]:
    wanted = os.environ.get("LUDUS_PICTURES")
    at = ROOT / wanted if wanted else folder

    def keep(name: str, webp: bytes) -> Path:
        at.mkdir(parents=True, exist_ok=True)
        (at / name).write_bytes(webp)
        return at / name

    return keep


@pytest.mark.parametrize("game", SCENES)
def test_a_board_has_its_picture_in_the_documents(
    browser: Browser, server: Server, game: str, tmp_path: Path
) -> None:
    context = browser.new_context(
        base_url=server.url,
        locale="en-GB",
        color_scheme="light",
        reduced_motion="reduce",
        viewport={"width": SIZE[0], "height": SIZE[1]},
    )
    page = context.new_page()
    SCENES[game].open(page, server)
    made = into(tmp_path)(f"{game}.webp", picture(page)).read_bytes()
    context.close()
    shown = (SHOWN / f"{game}.webp").read_bytes()
    for webp in (made, shown):
        assert size_of(webp) == SIZE
        assert len(webp) > 20_000, "an empty board has fewer details"


def test_all_pictures_are_shown_and_small() -> None:
    pictures = {file.name: file.stat().st_size for file in SHOWN.iterdir()}
    assert sum(pictures.values()) < MOST
    pages = {name: (ROOT / name).read_text("utf-8") for name in ("README.md", "docs/playing.md")}
    for name, text in pages.items():
        found = re.findall(r"!\[[^\]]+\]\((?:docs/)?pictures/(\w+\.webp)\)", text)
        assert sorted(found) == sorted(f"{game}.webp" for game in SCENES), name
    assert {*pictures} == {f"{game}.webp" for game in SCENES}
