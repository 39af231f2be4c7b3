"""Memory of a server through which games come and go.

    python bench/memory.py [--minutes 60] [--tables 6] [--pace 0.1] [--out bench]

A server of its own, on SQLite, is visited by new guests all the time. Each opens a table of one of
the four games against bots and makes some moves. Then one in three goes away for good in the middle
of the game; the others let a bot play on for them, watch to the end, look back at the game,
download its record and say a line. No guest comes back. Tables leave memory as by default.

Samples the resident memory of the server's process, without its workers, every five seconds. Writes
memory.csv and a plot, memory.svg. Prints how many games there were, the mean of the first and last
quarter of what was measured after the warm-up, and the slope.
"""

import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from itertools import count
from pathlib import Path
from random import Random
from statistics import linear_regression, mean
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import connect

GAMES = ("gorus", "brutus", "gloria", "insanam")
PLAYERS = {"gorus": 3, "brutus": 4, "gloria": 2, "insanam": 2}
EVERY = 5.0
LONGEST = 240.0
"""Seconds after which even somebody who watches goes away."""
WARM_UP = 1 / 6
"""The part of the time that does not count: tables leave memory only after five minutes."""


class Visits:
    """What the guests have done so far."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.opened = dict.fromkeys(GAMES, 0)
        self.finished = dict.fromkeys(GAMES, 0)

    async def visit(self, number: int) -> None:
        """Come as a new guest, play, and go."""
        rng, game = Random(number), GAMES[number % len(GAMES)]
        async with httpx2.AsyncClient(base_url=self.url, timeout=60, trust_env=False) as web:
            form = {"game": game, "options": {"players": PLAYERS[game]}, "bot": "veteran"}
            answer = await web.post("/api/play", json=form)
            answer.raise_for_status()
            table = answer.json()["id"]
            self.opened[game] += 1
            try:
                async with asyncio.timeout(LONGEST):
                    over = await self._play(web, table, rng, stays=number % 3 != 0)
            except TimeoutError:
                return
            if over:
                self.finished[game] += 1
                await self._look_back(web, table)

    async def _play(self, web: httpx2.AsyncClient, table: str, rng: Random, *, stays: bool) -> bool:
        """Make some moves; go away, or let a bot play on. Tell whether the end was seen."""
        own, asked = rng.randint(3, 25), ""
        cookie = {"Cookie": f"ludus={web.cookies['ludus']}"}
        url = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(url, additional_headers=cookie, max_size=None) as line:
            await line.send('{"type":"talk","text":"salve"}')
            async for text in line:
                message: dict[str, Any] = msgspec.json.decode(text)
                if message["type"] == "table" and message["status"] == "finished":
                    return True
                prompt = message.get("prompt") if message["type"] == "view" else None
                if not prompt or prompt["id"] == asked or own < 0:
                    continue
                if own == 0 and not stays:
                    return False
                if own == 0:
                    form = {"seat": 0, "bot": "veteran"}
                    (await web.post(f"/api/tables/{table}/bot", json=form)).raise_for_status()
                else:
                    await asyncio.sleep(0.1)
                    asked = prompt["id"]
                    move = {"type": "move", "seat": 0, "prompt": asked,
                            "move": rng.choice(prompt["moves"])}  # fmt: skip
                    await line.send(msgspec.json.encode(move), text=True)
                own -= 1
        return False

    async def _look_back(self, web: httpx2.AsyncClient, table: str) -> None:
        for path in ("replay", "replay/views?first=0", "replay/log?first=0", "record"):
            (await web.get(f"/api/tables/{table}/{path}")).raise_for_status()


def resident(pid: int) -> float:
    """Tell the resident memory of a process in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ProcessLookupError(pid)


async def measure(url: str, pid: int, seconds: float, tables: int) -> tuple[Visits, list[Any]]:
    """Let guests come for some time; give what they did, and samples of memory."""
    visits, numbers, samples = Visits(url), count(), list[Any]()
    end = time.monotonic() + seconds

    async def come_and_go() -> None:
        while time.monotonic() < end:
            await visits.visit(next(numbers))

    tasks = [asyncio.create_task(come_and_go()) for _ in range(tables)]
    began = time.monotonic()
    while time.monotonic() < end:
        samples.append((round(time.monotonic() - began, 1), round(resident(pid), 2)))
        await asyncio.sleep(EVERY)
        for task in tasks:
            if task.done():
                task.result()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return visits, samples


def plot(samples: list[Any]) -> str:
    """Draw memory against time, from zero up."""
    wide, high, left, low = 720, 300, 50, 50
    minutes, most = samples[-1][0] / 60, max(mb for _, mb in samples) * 1.2
    points = " ".join(
        f"{left + at / 60 / minutes * wide:.1f},{high - mb / most * high:.1f}" for at, mb in samples
    )
    marks = "".join(
        f'<text x="{left - 6}" y="{high - part * high + 4:.0f}" text-anchor="end">'
        f"{part * most:.0f}</text>"
        f'<text x="{left + part * wide:.0f}" y="{high + 18}" text-anchor="middle">'
        f"{part * minutes:.0f}</text>"
        for part in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + wide + 30} {high + low}"'
        ' font-family="sans-serif" font-size="12" fill="#444">'
        f'<path d="M{left} 0V{high}H{left + wide}" fill="none" stroke="#999"/>'
        f'<polyline points="{points}" fill="none" stroke="#8a1c1c" stroke-width="1.5"/>{marks}'
        f'<text x="{left + wide}" y="{high + 36}" text-anchor="end">minutes</text>'
        f'<text x="{left + 8}" y="14">resident memory, MB</text></svg>\n'
    )


def report(visits: Visits, samples: list[Any], folder: Path) -> None:
    """Write the samples and the plot; print the figures."""
    lines = ["seconds,megabytes", *(f"{at},{mb}" for at, mb in samples)]
    (folder / "memory.csv").write_text("\n".join(lines) + "\n", encoding="ascii")
    (folder / "memory.svg").write_text(plot(samples), encoding="ascii")
    for game in GAMES:
        print(f"{game:8} {visits.opened[game]:5} opened {visits.finished[game]:5} finished")
    counted = samples[int(len(samples) * WARM_UP) :]
    quarter = max(1, len(counted) // 4)
    first = mean(mb for _, mb in counted[:quarter])
    last = mean(mb for _, mb in counted[-quarter:])
    slope = linear_regression([at / 3600 for at, _ in counted], [mb for _, mb in counted]).slope
    print(f"after {samples[len(samples) - len(counted)][0] / 60:.0f} minutes of warm-up:")
    print(f"first quarter {first:.1f} MB, last quarter {last:.1f} MB, slope {slope:+.1f} MB/hour")


def main() -> None:
    """Serve, measure, report."""
    parser = ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--pace", type=float, default=0.1)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        base = f"sqlite+aiosqlite:///{folder}/house.db"
        words = ["serve", "--port", f"{port}", "--pace", f"{args.pace}", "--limits", "0",
                 "--workers", "1", "--database", base]  # fmt: skip
        ludus = Path(sys.executable).parent / "ludus"
        with Path(folder, "log").open("wb") as log:
            server = subprocess.Popen([ludus, *words], stdout=log, stderr=log)
        try:
            url = f"http://127.0.0.1:{port}"
            _wait(url)
            seconds = 60 * args.minutes
            visits, samples = asyncio.run(measure(url, server.pid, seconds, args.tables))
        except Exception:
            print(Path(folder, "log").read_text(encoding="utf-8")[-3000:], file=sys.stderr)
            raise
        finally:
            server.terminate()
            server.wait(30)
    report(visits, samples, args.out)


def free_port() -> int:
    """Find a port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait(url: str) -> None:
    for _ in range(300):
        try:
            if httpx2.get(f"{url}/api/ready", trust_env=False).status_code == 200:
                return
        except httpx2.TransportError:
            time.sleep(0.1)
    sys.exit("the server did not start")


if __name__ == "__main__":
    main()
