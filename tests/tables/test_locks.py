"""Locks by key: one at a time, first come first served, nothing kept, nobody held up for ever."""

import asyncio

import pytest

from ludus.tables.locks import Locks


async def turn(locks: Locks, key: str, done: list[str], word: str) -> None:
    async with locks.of(key):
        done.append(f"{word} begins")
        await asyncio.sleep(0)
        done.append(f"{word} ends")


async def settle() -> None:
    """Let everybody go on who can."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_one_at_a_time_in_the_order_of_coming() -> None:
    locks, done = Locks(), list[str]()
    await asyncio.gather(*(turn(locks, "a", done, word) for word in "xyz"))
    assert done == [f"{word} {what}" for word in "xyz" for what in ("begins", "ends")]
    assert not locks


async def test_other_keys_do_not_wait() -> None:
    locks = Locks()
    async with locks.of("a"), locks.of("b"):
        assert ("a" in locks, "b" in locks, "c" in locks, len(locks)) == (True, True, False, 2)
    assert not locks


@pytest.mark.parametrize("gives_up", range(3))
async def test_who_gives_up_waiting_holds_nobody_up(gives_up: int) -> None:
    locks, done = Locks(), list[str]()
    async with locks.of("a"):
        tasks = [asyncio.create_task(turn(locks, "a", done, word)) for word in "xyz"]
        await settle()
        tasks[gives_up].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert len(done) == 4
    assert not locks


async def test_who_is_cut_off_as_their_turn_comes_passes_it_on() -> None:
    """The lock has been handed over, but whoever waited for it has not gone on yet."""
    locks, done = Locks(), list[str]()
    async with locks.of("a"):
        tasks = [asyncio.create_task(turn(locks, "a", done, word)) for word in "xy"]
        await settle()
    tasks[0].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == ["y begins", "y ends"]
    assert not locks


async def test_a_fault_lets_go() -> None:
    locks = Locks()
    with pytest.raises(ValueError, match="fault"):
        async with locks.of("a"):
            raise ValueError("fault")
    assert not locks
