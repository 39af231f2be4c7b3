"""The exact sampler against enumeration."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludus.kit import deals


def all_deals(allowed: list[int], room: list[int]) -> list[tuple[frozenset[int], ...]]:
    """List every possible deal by brute force."""
    found = set()
    for order in permutations(range(len(allowed))):
        start, places = 0, []
        for size in room:
            places.append(frozenset(order[start : start + size]))
            start += size
        if all(allowed[thing] >> at & 1 for at, place in enumerate(places) for thing in place):
            found.add(tuple(places))
    return sorted(found, key=str)


def fits(observed: Counter[tuple[frozenset[int], ...]], kinds: int, draws: int) -> bool:
    """Chi-square of a uniform distribution, with a bound that chance exceeds once in millions."""
    expected = draws / kinds
    chi = sum((observed[one] - expected) ** 2 / expected for one in observed)
    chi += (kinds - len(observed)) * expected
    return bool(chi < kinds + 6 * (2 * kinds) ** 0.5 + 10)


QUESTIONS = [
    ([7, 7, 7, 7, 7, 7], [2, 2, 2]),
    ([3, 3, 7, 7, 5, 6], [2, 2, 2]),
    ([1, 3, 3, 7, 7, 7], [1, 2, 3]),
    ([6, 6, 5, 5, 3, 3], [2, 2, 2]),
    ([15, 14, 13, 11, 7, 15, 15], [1, 2, 2, 2]),
    ([1, 2, 4, 7], [1, 1, 2]),
    ([3, 3, 3, 3], [0, 4]),
]


@pytest.mark.parametrize(("allowed", "room"), QUESTIONS)
@pytest.mark.uncounted
def test_every_deal_is_equally_likely(allowed: list[int], room: list[int]) -> None:
    possible = all_deals(allowed, room)
    rng = Random(11)
    draws = 300 * len(possible)
    seen: Counter[tuple[frozenset[int], ...]] = Counter()
    for _ in range(draws):
        seen[tuple(map(frozenset, deals.sample(range(len(allowed)), allowed, room, rng)))] += 1
    assert set(seen) <= set(possible)
    assert fits(seen, len(possible), draws)


@pytest.mark.parametrize(("allowed", "room"), QUESTIONS)
def test_count_is_the_number_of_deals(allowed: list[int], room: list[int]) -> None:
    assert deals.count(allowed, room) == len(all_deals(allowed, room))


@given(st.data())
def test_count_equals_enumeration(data: st.DataObject) -> None:
    room = data.draw(
        st.lists(st.integers(0, 3), min_size=1, max_size=4).filter(lambda r: 0 < sum(r) <= 6)
    )
    masks = st.integers(0, (1 << len(room)) - 1)
    allowed = data.draw(st.lists(masks, min_size=sum(room), max_size=sum(room)))
    assert deals.count(allowed, room) == len(all_deals(allowed, room))


def test_an_impossible_deal_is_refused() -> None:
    with pytest.raises(deals.NoDeal):
        deals.sample("ab", [1, 1], [1, 1], Random(0))


def test_things_must_fill_the_places() -> None:
    with pytest.raises(deals.NoDeal):
        deals.sample("abc", [3, 3, 3], [1, 1], Random(0))


def test_nothing_into_nothing() -> None:
    assert deals.sample([], [], [], Random(0)) == []


def test_equal_rng_gives_equal_deals() -> None:
    question = (list("abcdef"), [3, 7, 7, 6, 5, 7], [2, 2, 2])
    assert deals.sample(*question, Random(4)) == deals.sample(*question, Random(4))
