"""Objects that only refer to each other leave memory, however long they have lived."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from itertools import count

import pytest

from ludus.server.garbage import EVERY, SHARE, collect, wait_after
from server.people import PATIENCE


class Knot:
    """Refers to itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def rare() -> Iterator[None]:
    """Let the interpreter not look by itself."""
    before = gc.get_threshold()
    gc.disable()
    yield
    gc.enable()
    gc.set_threshold(*before)


@pytest.mark.usefixtures("rare")
async def test_knots_that_have_lived_long_are_found() -> None:
    knot = Knot()
    found = weakref.ref(knot)
    gc.collect()
    gc.collect()
    del knot
    gc.collect(1)
    assert found() is not None, "it has become too old to be found by a quick look"
    searching = asyncio.create_task(collect(first=0.0))
    async with asyncio.timeout(PATIENCE):
        while found() is not None:
            await asyncio.sleep(0.01)
    searching.cancel()


def test_searching_takes_little_of_the_time() -> None:
    assert wait_after(0.001) == EVERY
    for tenths in (1, 5, 50):
        took = tenths / 10
        assert took / (took + wait_after(took)) <= SHARE


@pytest.mark.usefixtures("rare")
async def test_it_goes_on_searching(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludus.server.garbage.EVERY", 0.0)
    ticks = count()
    before = gc.get_stats()[2]["collections"]
    searching = asyncio.create_task(collect(lambda: next(ticks) * 1e-9, 0.0))
    async with asyncio.timeout(PATIENCE):
        while gc.get_stats()[2]["collections"] < before + 3:
            await asyncio.sleep(0.01)
    searching.cancel()
