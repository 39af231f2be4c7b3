"""The ten-sided die."""

from collections import Counter
from random import Random

import pytest

from ludus.core.errors import FateMismatch
from ludus.core.fate import Fast, Scripted, explore
from ludus.kit.dice import FACES, d10


def test_a_die_shows_0_to_9_each_alike() -> None:
    odds = {value: weight for weight, value in explore(lambda fate: d10(fate, "act"))}
    assert sorted(odds) == list(range(10)) == list(FACES)
    assert set(map(str, odds.values())) == {"1/10"}


def test_a_die_says_what_it_is_for() -> None:
    fate = Scripted([("act", None, [0]), ("spec", None, [9])])
    assert (d10(fate, "act"), d10(fate, "spec")) == (0, 9)
    fate.finish()
    assert fate.outcomes == [("act", None, [0]), ("spec", None, [9])]


def test_a_die_under_another_name_is_refused() -> None:
    with pytest.raises(FateMismatch):
        d10(Scripted([("act", None, [3])]), "spec")


@pytest.mark.parametrize("value", [-1, 10, "3", True])
def test_a_face_that_is_not_there_is_refused(value: object) -> None:
    with pytest.raises(FateMismatch):
        d10(Scripted([("act", None, [value])]), "act")


def test_quick_dice_show_every_face() -> None:
    fate = Fast(Random(1))
    counts = Counter(d10(fate, "act") for _ in range(5_000))
    assert set(counts) == set(range(10))
    assert all(400 < count < 600 for count in counts.values())
