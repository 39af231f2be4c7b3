"""Fate in its four kinds."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from ludus.core.errors import FateMismatch
from ludus.core.fairness import Live, commitment, named_seed, new_nonce, new_seed, root_key
from ludus.core.fate import LATE, Drawn, Fast, Fate, Recording, Scripted, explore, name_bag


def ask(fate: Fate) -> tuple[int, list[str], list[str]]:
    """Ask one of everything."""
    return (
        fate.roll("die", 6, to=1),
        list(fate.draw("hand", "abcd", 2, to=0)),
        list(fate.order("deck", "xyz")),
    )


def test_live_records_label_seat_and_values() -> None:
    fate = Live(root_key(named_seed("t"), ()), 0)
    roll, hand, deck = ask(fate)
    assert fate.outcomes == [("die", 1, [roll]), ("hand", 0, hand), ("deck", None, deck)]


def test_live_depends_on_seed_nonces_and_entry_alone() -> None:
    root = root_key(named_seed("t"), ("ann",))
    again = ask(Live(root, 3))
    assert ask(Live(root, 3)) == again
    others = [Live(root, n) for n in range(4, 12)]
    others += [Live(root_key(named_seed("t"), (nonce,)), 3) for nonce in "abcdefgh"]
    assert any(ask(fate) != again for fate in others)


def test_live_stream_is_pinned() -> None:
    """A record of today must verify in ten years: these numbers may never change."""
    fate = Live(root_key(b"\x00" * 32, ("a", "b")), 7)
    assert [fate.below(10) for _ in range(12)] == PINNED


PINNED = [7, 3, 1, 4, 3, 9, 1, 9, 3, 9, 0, 5]


def test_live_passes_over_words_that_would_favour_some_values() -> None:
    fate = Live(root_key(named_seed("t"), ()), 0)
    fate._words = iter([2**32 - 1, 2**32 - 2, 4])
    assert fate.below(2**31 + 1) == 4


def test_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_new_seeds_differ() -> None:
    assert len({new_seed() for _ in range(20)}) == 20


def test_new_nonces_differ_and_none_counts_as_the_empty_text() -> None:
    nonces = {new_nonce() for _ in range(20)}
    assert len(nonces) == 20
    assert all(len(bytes.fromhex(nonce)) == 16 for nonce in nonces)
    seed = named_seed("t")
    assert root_key(seed, (None, "a")) == root_key(seed, ("", "a")) != root_key(seed, ("a",))


@pytest.mark.parametrize("kind", ["live", "fast"])
def test_draws_rolls_and_orders_are_fair(kind: str) -> None:
    rng, root = Random(5), root_key(named_seed("fair"), ())
    draws: Counter[frozenset[str]] = Counter()
    orders: Counter[str] = Counter()
    rolls: Counter[int] = Counter()
    for entry in range(6000):
        fate: Fate = Fast(rng) if kind == "fast" else Live(root, entry)
        draws[frozenset(fate.draw("d", "abcd", 2))] += 1
        orders["".join(fate.order("o", "abc"))] += 1
        rolls[fate.roll("r", 6)] += 1
    for counts in (draws, orders, rolls):
        assert len(counts) == 6
        assert all(850 < number < 1150 for number in counts.values())


def test_fast_draws_one_or_all() -> None:
    fate = Fast(Random(1))
    assert fate.draw("one", "a") == ["a"]
    assert sorted(fate.draw("all", "ab", 2)) == ["a", "b"]


def test_scripted_repeats_what_live_gave() -> None:
    live = Live(root_key(named_seed("t"), ()), 0)
    given = ask(live)
    script = Scripted(live.outcomes)
    assert ask(script) == given
    script.finish()
    assert script.outcomes == live.outcomes


GOOD: list[Drawn] = [("die", 1, [6]), ("hand", 0, ["a", "c"]), ("deck", None, ["x", "z", "y"])]


@pytest.mark.parametrize(
    ("script", "key"),
    [
        (GOOD[:2], "fate-missing"),
        ([("dice", 1, [6]), *GOOD[1:]], "fate-other"),
        ([("die", None, [6]), *GOOD[1:]], "fate-other"),
        ([("die", 1, [7]), *GOOD[1:]], "fate-impossible"),
        ([("die", 1, [True]), *GOOD[1:]], "fate-impossible"),
        ([("die", 1, ["1"]), *GOOD[1:]], "fate-impossible"),
        ([GOOD[0], ("hand", 0, ["a"]), GOOD[2]], "fate-count"),
        ([GOOD[0], ("hand", 0, ["a", "a"]), GOOD[2]], "fate-impossible"),
        ([*GOOD[:2], ("deck", None, ["x", "z", "q"])], "fate-impossible"),
        ([*GOOD, ("more", None, [1])], "fate-surplus"),
    ],
)
def test_scripted_refuses_what_does_not_fit(script: list[Drawn], key: str) -> None:
    fate = Scripted(script)
    with pytest.raises(FateMismatch) as caught:
        ask(fate)
        fate.finish()
    assert caught.value.message.key == key


def test_explore_goes_through_every_outcome_once() -> None:
    results = list(explore(ask))
    assert len(results) == len({str(result) for _, result in results}) == 6 * 6 * 6
    assert sum(weight for weight, _ in results) == 1
    assert {weight for weight, _ in results} == {Fraction(1, 216)}


def test_explore_weighs_branches_of_different_depth() -> None:
    def twice_on_a_six(fate: Fate) -> int:
        first = fate.roll("a", 6)
        return first + fate.roll("b", 2) if first == 6 else first

    odds = {value: weight for weight, value in explore(twice_on_a_six)}
    assert odds[5] == Fraction(1, 6)
    assert odds[7] == odds[8] == Fraction(1, 12)


def test_explore_without_chance_runs_once() -> None:
    assert list(explore(lambda fate: 1)) == [(Fraction(1), 1)]


def test_a_recording_needs_its_source() -> None:
    with pytest.raises(NotImplementedError):
        Recording().below(2)


# The clock


@pytest.mark.parametrize("fate", [Recording(605), Live(b"key", 3, 605)], ids=["own", "live"])
def test_a_recording_keeps_the_time_it_was_asked_for(fate: Recording) -> None:
    before = fate.seen
    assert (fate.clock(), fate.clock()) == (605, 605)
    assert (before, fate.seen) == (None, 605)
    assert fate.outcomes == [], "the clock is no chance"


def test_a_recording_that_nobody_asked_for_the_time_has_seen_none() -> None:
    fate = Live(b"key", 0, 605)
    ask(fate)
    assert fate.seen is None


def test_live_chance_does_not_depend_on_the_time() -> None:
    root = root_key(named_seed("t"), ())
    assert ask(Live(root, 3, 0)) == ask(Live(root, 3, 605))


def test_the_time_is_0_unless_told() -> None:
    assert (Recording().clock(), Live(b"key", 0).clock()) == (0, 0)


def test_scripted_repeats_the_time() -> None:
    fate = Scripted(GOOD, 605)
    assert (fate.clock(), fate.seen) == (605, 605)
    ask(fate)
    fate.finish()


@pytest.mark.parametrize(("at", "looks", "key"), [(None, True, "missing"), (5, False, "surplus")])
def test_scripted_refuses_a_time_that_does_not_fit(at: int | None, looks: bool, key: str) -> None:
    fate = Scripted([], at)
    with pytest.raises(FateMismatch) as caught:
        if looks:
            fate.clock()
        fate.finish()
    assert caught.value.message.key == f"fate-{key}"
    assert caught.value.message.facts["label"] == "clock"


def test_chance_that_is_left_over_is_named_before_a_time_that_is() -> None:
    with pytest.raises(FateMismatch) as caught:
        Scripted(GOOD, 5).finish()
    assert caught.value.message.facts["label"] == "die"


def test_scripted_knows_that_0_is_a_time() -> None:
    fate = Scripted([], 0)
    assert fate.clock() == 0
    fate.finish()
    with pytest.raises(FateMismatch):
        Scripted([], 0).finish()


def test_for_a_search_it_is_late_already() -> None:
    """What it plays out in thought takes no time on the wall, so it looks to the end at most."""
    assert Fast(Random(1)).clock() == LATE
    assert list(explore(lambda fate: fate.clock())) == [(Fraction(1), LATE)]


def test_looking_at_the_clock_is_no_branch_of_chance() -> None:
    odds = list(explore(lambda fate: (fate.clock(), fate.roll("die", 2), fate.clock())))
    assert [weight for weight, _ in odds] == [Fraction(1, 2)] * 2


def test_a_bag_that_is_stated_is_kept_and_compared() -> None:
    live = Live(bytes(32), 0)
    name_bag(live, [1, 2])
    live.draw("activate", [1, 2])
    assert live.outcomes[0] == ("bag", None, [1, 2])
    again = Scripted(live.outcomes)
    name_bag(again, [1, 2])
    again.draw("activate", [1, 2])
    again.finish()
    assert again.outcomes == live.outcomes
    with pytest.raises(FateMismatch):
        name_bag(Scripted([("bag", None, [1, 3])]), [1, 2])


def test_a_bag_need_not_be_stated_and_search_does_not_care() -> None:
    silent = Scripted([("activate", None, [2])])
    name_bag(silent, [1, 2])
    assert silent.outcomes == []
    assert silent.draw("activate", [1, 2]) == [2]
    name_bag(silent, [1])
    silent.finish()
    name_bag(Fast(Random(1)), [1])
