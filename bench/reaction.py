"""How quickly a table answers a click: a real browser, a real server, every move stored.

    python bench/reaction.py [--games 3]

Two times from the click on the sending button, measured inside the page: until anything is redrawn
(the table has noticed), and until the new view from the server is drawn (the card has left the
hand; without motion, which would be measured too). Prints a Markdown table of medians and 95th
percentiles in milliseconds.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.table import LIT, asked
from installed import installed_browser
from serving import Server, serving

CLICK = """async () => {
  const hand = () => document.querySelectorAll('button[data-hand]').length;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  document.querySelector('button[data-hand].lit').click();
  await drawn();
  const before = hand();
  const start = performance.now();
  let noticed = null;
  const changed = new Promise((done) => {
    const watch = new MutationObserver(() => {
      noticed ??= performance.now() - start;
      if (hand() !== before || document.querySelector('#end-title, [data-continue]')) {
        watch.disconnect();
        done();
      }
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  document.querySelector('.counsel .button.primary').click();
  await changed;
  await drawn();
  return [noticed, performance.now() - start];
}"""


def play(page: Page, server: Server) -> list[tuple[float, float]]:
    """Play a game of Gorus against bots, timing every card."""
    answer = page.request.post(
        "/api/play",
        data={"game": "gorus", "options": {"players": 4, "target": 1}, "bot": "random"},
        headers={"origin": server.url},
    )
    page.goto(f"/t/{answer.json()['id']}")
    times = []
    for _ in range(200):
        if not asked(page, LIT):
            break
        noticed, shown = page.evaluate(CLICK)
        times.append((noticed, shown))
    return times


def row(name: str, times: list[float]) -> str:
    """Write a row of the table."""
    return f"| {name} | {len(times)} | {median(times):.1f} | {quantiles(times, n=20)[-1]:.1f} |"


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    args = parser.parse_args()
    times: list[tuple[float, float]] = []
    with (
        TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(f"sqlite+aiosqlite:///{folder}/house.db", "--pace", "0.3") as server,
    ):
        browser = playwright.chromium.launch(
            executable_path=installed_browser(),
            args=["--no-sandbox", "--disable-gpu"],
        )
        page = browser.new_context(
            base_url=server.url, locale="en-GB", reduced_motion="reduce"
        ).new_page()
        # In calm a finished fight would wait for a click.
        page.add_init_script("localStorage.setItem('ludus.pace', 'quick')")
        page.goto("/")
        for _ in range(args.games):
            times += play(page, server)
        browser.close()
    print("| from the click until | clicks | median ms | 95 % within ms |")
    print("|---|---:|---:|---:|")
    print(row("the table has noticed", [noticed for noticed, _ in times]))
    print(row("the new view is drawn", [shown for _, shown in times]))


if __name__ == "__main__":
    main()
