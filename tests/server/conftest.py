"""A real server, and people who come to it."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path

import pytest

from server.forked import Forked
from server.house import House, opened_house
from server.people import Person
from serving import Server

Meet = Callable[..., Awaitable[Person]]


def sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder}/house.db"


def complaints(log: str) -> list[str]:
    """List the lines of a server's log that tell of a fault in the server."""
    signs = ("Traceback", '"traceback"', '"level": "error"', '"level": "critical"', "never ")
    return [line for line in log.splitlines() if any(sign in line for sign in signs)]


@contextmanager
def opened(folder: Path, *flags: str, database: str | None = None) -> Iterator[Server]:
    """Run a server with its log in a folder, and its database too if no other is given."""
    folder.mkdir(exist_ok=True)
    with closing(Forked(database or sqlite(folder), *flags, log=folder / "log")) as server:
        server.start()
        yield server
        if server.runs:
            server.stop()


def log_of(server: Server) -> str:
    assert server.log is not None
    return server.log.read_text(encoding="utf-8")


@pytest.fixture(scope="session", autouse=True)
def _kept_bytecode(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let the servers keep what they compile, wherever we run: a start then takes a third."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        folder = tmp_path_factory.getbasetemp().parent / "bytecode"
        monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(folder))
        yield


@pytest.fixture(scope="session")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    # Away never: else bots would play every table on that a test has left behind.
    with opened(folder, "--pace", "0.01", "--away-after", "3600") as found:
        yield found


@pytest.fixture
def server(_shared: Server) -> Iterator[Server]:
    """The server most tests share; none of them may make it complain."""
    before = len(log_of(_shared))
    yield _shared
    assert complaints(log_of(_shared)[before:]) == []


@pytest.fixture
async def gather() -> AsyncIterator[Callable[[Server, str], Awaitable[Person]]]:
    """Bring people to a server of one's own; all go home after the test."""
    async with AsyncExitStack() as home:

        async def come(at: Server, name: str = "", cookie: str | None = None) -> Person:
            person = await home.enter_async_context(Person(at, cookie))
            if name:
                await person.call(name)
            return person

        yield come


@pytest.fixture
def meet(server: Server, gather: Meet) -> Meet:
    """Meet people at the shared server: `await meet("Ann")`."""

    async def come(name: str = "", cookie: str | None = None) -> Person:
        return await gather(server, name, cookie)

    return come


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A server without a network."""
    async with opened_house(tmp_path) as found:
        yield found
