"""The examples of docs/running.md, tried out where systemd, nginx or Caddy are installed."""

import asyncio
import json
import re
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from postgres import own_postgres
from server.forked import Forked
from server.stubborn import two_servers
from serving import free_port

PAGE = Path(__file__).parents[2] / "docs" / "running.md"
BIN = Path(sys.executable).parent
HOST = "localhost"
TAKEN_OVER_WITHIN = 30.0


def example(kind: str) -> str:
    """Give the example that is written in a language."""
    found = re.search(rf"```{kind}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert found is not None
    return found[1]


def program(name: str) -> str:
    """Find a program, or leave the test out."""
    found = shutil.which(name, path="/usr/sbin:/usr/bin:/usr/local/bin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    unit = tmp_path / "ludus@.service"
    unit.write_text(example("ini").replace("/opt/ludus/bin", str(BIN)))
    words = [program("systemd-analyze"), "verify", str(tmp_path / "ludus@8000.service")]
    checked = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine."""
    names = folder / "play.pem", folder / "play.key"
    words = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={HOST} -addext".split()
    words += [f"subjectAltName=DNS:{HOST}", "-out", str(names[0]), "-keyout", str(names[1])]
    subprocess.run([program("openssl"), *words], check=True, capture_output=True)
    return names


def nginx(port: int, behind: tuple[int, int], folder: Path) -> list[str]:
    """Write nginx's example for our ports, and give what runs it."""
    pem, key = certificate(folder)
    text = _for_ports(example("nginx"), behind)
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    text = text.replace("[play.example.org]", HOST)
    text = text.replace("[/etc/ssl/play.pem]", str(pem)).replace("[/etc/ssl/play.key]", str(key))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
    whole += f"http {{\naccess_log off;\n{places}{text}\n}}\n"
    (folder / "nginx.conf").write_text(whole)
    return [program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]


def caddy(port: int, behind: tuple[int, int], folder: Path) -> list[str]:
    """Write Caddy's example for our ports, and give what runs it."""
    pem, key = certificate(folder)
    text = _for_ports(example("caddy"), behind)
    text = text.replace("[play.example.org] {", f"https://{HOST}:{port} {{\n    tls {pem} {key}")
    ours = f"    admin off\n    auto_https disable_redirects\n    storage file_system {folder}\n"
    (folder / "Caddyfile").write_text(f"{{\n{ours}}}\n{text}")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


def _for_ports(text: str, behind: tuple[int, int]) -> str:
    for known, port in zip(("8000", "8001"), behind, strict=True):
        assert f"127.0.0.1:{known}" in text
        text = text.replace(f"127.0.0.1:{known}", f"127.0.0.1:{port}")
    return text


@contextmanager
def running(words: list[str], log: Path) -> Iterator[None]:
    with log.open("wb") as out:
        process = subprocess.Popen(words, stdout=out, stderr=out)
    try:
        yield
        assert process.poll() is None, log.read_text()
    finally:
        process.terminate()
        process.wait(30)


async def until_answered(http: httpx2.AsyncClient, path: str) -> httpx2.Response:
    """Ask until somebody who can serve answers."""
    until = time.monotonic() + TAKEN_OVER_WITHIN
    while True:
        try:
            answer = await http.get(path)
            if answer.status_code == 200:
                return answer
        except httpx2.TransportError:
            pass
        assert time.monotonic() < until
        await asyncio.sleep(0.2)


@pytest.mark.deep
@pytest.mark.parametrize("proxy", [nginx, caddy])
async def test_people_play_through_a_proxy_while_a_server_is_killed(
    tmp_path: Path, proxy: Callable[[int, tuple[int, int], Path], list[str]]
) -> None:
    """Pages, cookies and WebSockets over TLS; with one server gone, the other one serves."""
    program(proxy.__name__)
    with own_postgres() as database, two_servers(database.url, tmp_path) as servers:
        port = free_port()
        words = proxy(port, (servers[0].port, servers[1].port), tmp_path)
        trusting = ssl.create_default_context(cafile=str(tmp_path / "play.pem"))
        url = f"https://{HOST}:{port}"
        with running(words, tmp_path / "proxy-log"):
            async with httpx2.AsyncClient(
                base_url=url, verify=trusting, trust_env=False, timeout=30
            ) as http:
                given = (await until_answered(http, "/api/me")).headers["set-cookie"]
                assert "secure" in given.lower(), "the proxy says that it is reached over TLS"
                form = {"game": "gorus", "options": {"players": 3}, "bot": "random"}
                opened = await http.post("/api/play", json=form, headers={"Origin": url})
                assert opened.status_code == 200, opened.text
                table = opened.json()["id"]
                elsewhere = {"Origin": "https://elsewhere.example"}
                assert (await http.post("/api/play", json=form, headers=elsewhere)).is_error
                cookie = given.partition(";")[0]
                known = await move(port, table, cookie, trusting)
                for server in servers:
                    await one_is_killed(server, http, table, cookie, trusting, port, known)


async def one_is_killed(
    server: Forked, http: httpx2.AsyncClient, table: str, cookie: str, trusting: ssl.SSLContext,
    port: int, known: int,
) -> None:  # fmt: skip
    server.kill()
    answer = await until_answered(http, f"/api/tables/{table}")
    assert answer.json()["id"] == table
    assert await move(port, table, cookie, trusting) > known
    await asyncio.to_thread(server.start)


async def move(port: int, table: str, cookie: str, trusting: ssl.SSLContext) -> int:
    """Make a move over a WebSocket through the proxy; give the number of the entry then shown."""
    async with (
        asyncio.timeout(60),
        connect(
            f"wss://{HOST}:{port}/ws/tables/{table}",
            ssl=trusting,
            origin=Origin(f"https://{HOST}:{port}"),
            additional_headers={"Cookie": cookie},
            proxy=None,
        ) as line,
    ):
        moved = None
        while True:
            told = json.loads(await line.recv())
            assert told["type"] not in ("refused", "problem"), told
            if told["type"] != "view":
                continue
            if moved is not None and told["seq"] > moved:
                return int(told["seq"])
            prompt = told["prompt"]
            if prompt is not None and moved is None:
                moved = told["seq"]
                sent = {"type": "move", "seat": told["seat"], "prompt": prompt["id"]}
                await line.send(json.dumps({**sent, "move": prompt["moves"][0]}))
