"""Chapter B-4: the forum."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from ludus.core.codec import state_hash
from ludus.core.errors import BadNotation
from ludus.core.events import Log
from ludus.core.message import say
from ludus.games.brutus import GAME
from ludus.games.brutus.state import State
from rules.brutus.build import (
    PLAYERS,
    card_ref,
    cards,
    fresh,
    hand,
    lay,
    names,
    not_your_turn,
    play,
    question,
    refusal,
    refused,
    seat_ref,
    seen,
    table,
    take,
    texts,
    to_the_power,
    told,
)

HANDS = {4: 16, 5: 15, 6: 13, 7: 13, 8: 11, 9: 11, 10: 10}

RANKS = [2, 0, 3, 1]
"""Imperator 2, Consul 0, then 3, and Servus 1."""


def asked(k: int, hands: dict[int, str] | None = None, benevolence: bool = False) -> State:
    """Four players of these ranks; the Imperator has asked for `k` cards."""
    state = fresh(4, hands or {}, ranks=RANKS, benevolence=benevolence)
    play(state, f"2: forum {k}")
    return state


def others(seat: int) -> list[int | None]:
    """Everybody else at a table of four, the spectators too."""
    return [other for other in (0, 1, 2, 3, None) if other != seat]


# B-4.1


@pytest.mark.parametrize("k", [1, 2, 3])
def test_b_4_1_the_imperator_announces_one_two_or_three(k: int) -> None:
    state = fresh(4, ranks=RANKS)
    assert GAME.to_act(state) == (2,)
    assert texts(state, 2) == ["forum 1", "forum 2", "forum 3"]
    log = play(state, f"2: forum {k}")
    assert log.heard_by(None) == [say("brutus-forum", seat=seat_ref(2), count=k)]
    assert seen(state).asked == k


@pytest.mark.parametrize("text", ["forum 0", "forum 4", "forum -1", "forum"])
def test_b_4_1_not_none_and_not_more(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_b_4_1_nobody_else_announces(seat: int) -> None:
    state = fresh(4, ranks=RANKS)
    why = refusal(state, seat, "forum 2")
    assert why.article == "B-4.1"
    assert why.message == not_your_turn(2, "announce")


def test_b_4_1_after_all_hands_have_been_seen() -> None:
    state = fresh(4, ranks=RANKS)
    assert [sum(seen(state, seat).hand) for seat in range(4)] == [16] * 4


def test_b_4_1_the_number_is_said_once() -> None:
    state = asked(2)
    assert refused(state, 2, "forum 1") == ("B-4.2", "refused-question")


def test_b_4_1_in_every_manche_anew() -> None:
    state = table({0: "5", 1: "6 7"}, out=[2, 3])
    assert seen(state).asked == 1
    play(state, "0: 5x1")
    assert (seen(state).asked, seen(state).mercy) == (0, None)
    assert GAME.to_act(state) == (2,)
    assert texts(state) == ["forum 1", "forum 2", "forum 3"]


# B-4.2


@pytest.mark.parametrize("k", [1, 2, 3])
@pytest.mark.parametrize("seat", range(4))
def test_b_4_2_everybody_lays_exactly_so_many(k: int, seat: int) -> None:
    state = asked(k, {seat: "5x3 6"})
    before = cards(hand(state, seat)).count(5)
    for step in range(k):
        assert seat in GAME.to_act(state)
        play(state, f"{seat}: lay 5")
        assert seen(state, seat).laid == (5,) * (step + 1)
    assert seat not in GAME.to_act(state)
    assert texts(state, seat) == []
    why = refusal(state, seat, "lay 6")
    assert (why.article, why.message) == ("B-4.2", say("refused-done", question=question("lay")))
    assert state.phase == "lay"  # the others have not
    assert cards(hand(state, seat)).count(5) == before - k


def test_b_4_2_from_the_hand() -> None:
    state = asked(2, {1: "1x5 2x5 3x5 7"})
    assert texts(state, 1) == ["lay 1", "lay 2", "lay 3", "lay 7"]
    why = refusal(state, 1, "lay 8")
    assert why.article == "B-4.2"
    assert why.message == say("brutus-refused-not-held", combination=card_ref(8), held=0)
    play(state, "1: lay 7")
    assert texts(state, 1) == ["lay 1", "lay 2", "lay 3"]  # what is laid is laid
    assert refused(state, 1, "lay 7") == ("B-4.2", "brutus-refused-not-held")


def test_b_4_2_the_forum_waits_for_all() -> None:
    state = asked(1)
    for seat in (3, 0, 2):
        play(state, f"{seat}: {texts(state, seat)[0]}")
        assert state.phase == "lay"
    play(state, f"1: {texts(state, 1)[0]}")
    assert state.phase == "take"


# B-4.3


def test_b_4_3_all_choose_at_once() -> None:
    state = asked(1)
    assert GAME.to_act(state) == (0, 1, 2, 3)
    assert seen(state).turn is None
    assert seen(state).waiting == (0, 1, 2, 3)
    play(state, f"2: {texts(state, 2)[0]}")
    assert GAME.to_act(state) == seen(state).waiting == (0, 1, 3)


@pytest.mark.parametrize("benevolence", [False, True])
def test_b_4_3_nothing_tells_what_was_laid(benevolence: bool) -> None:
    """The views of all others are the same whatever a player lays, and so is what they hear."""
    hands = {seat: "3x3 4x3" if seat == 1 else "5x3" for seat in range(2)}
    ways = [("3", "3"), ("4", "4"), ("3", "4"), ("4", "3")]
    states = [asked(2, hands, benevolence=benevolence) for _ in ways]
    logs = [Log() for _ in ways]
    for step in (0, 1):
        for way, state, log in zip(ways, states, logs, strict=True):
            log.told += play(state, f"1: lay {way[step]}").told
        for seat in others(1):
            views = [seen(state, seat) for state in states]
            assert views == [views[0]] * len(ways)
            assert [log.heard_by(seat) for log in logs] == [[]] * len(ways)


@pytest.mark.parametrize("step", [1, 2])
def test_b_4_3_a_card_laid_changes_nothing_for_the_others_but_who_is_done(step: int) -> None:
    state = asked(2, {0: "5x2"})
    before = [seen(state, seat) for seat in others(0)]
    play(state, *["0: lay 5"] * step)
    for seat, view in zip(others(0), before, strict=True):
        now = seen(state, seat)
        assert now.waiting == ((1, 2, 3) if step == 2 else (0, 1, 2, 3))
        assert replace(now, waiting=view.waiting) == view


def test_b_4_3_the_order_of_laying_leaves_no_trace() -> None:
    states = []
    for order in permutations([(0, 5), (0, 6), (1, 7), (1, 8)]):
        state = asked(2, {0: "5 6", 1: "7 8", 2: "3 4", 3: "1 2"})
        play(state, *(f"{seat}: lay {value}" for seat, value in order))
        assert seen(state, 0).laid == (5, 6)
        states.append(state_hash(state))
    assert len(set(states)) == 1


def test_b_4_3_between_laying_and_turning_up_nothing_is_seen_either() -> None:
    one, other = (asked(1, {1: "3 4"}, benevolence=True) for _ in range(2))
    lay(one, {1: "3"})
    lay(other, {1: "4"})
    assert one.phase == other.phase == "mercy"
    for seat in others(1):
        assert seen(one, seat) == seen(other, seat)
        assert not any(seen(one, seat).forum)


def test_b_4_3_only_its_owner_is_told_of_a_card_laid() -> None:
    state = asked(3, {0: "5x3"})
    log = play(state, "0: lay 5")
    assert log.heard_by(0) == [say("brutus-laid", card=card_ref(5))]
    assert [log.heard_by(seat) for seat in others(0)] == [[]] * 4


# B-4.4


@pytest.mark.parametrize("k", [1, 2, 3])
@pytest.mark.parametrize("players", PLAYERS)
def test_b_4_4_all_cards_laid_are_turned_up(players: int, k: int) -> None:
    state = fresh(players)
    play(state, f"0: forum {k}")
    laid = sorted(v for seat in range(players) for v in cards(hand(state, seat))[:k])
    assert (any(seen(state).forum), seen(state).mercy) == (False, None)
    log = lay(state, {})
    assert seen(state).mercy is False  # without the variant it cannot be declared
    assert len(laid) == players * k
    for seat in (*range(players), None):
        assert cards(names(seen(state, seat).forum)) == laid
        assert seen(state, seat).sizes == (HANDS[players] - k,) * players
    shown = told(log, "brutus-revealed")
    assert shown == [say("brutus-revealed", cards=tuple(map(card_ref, laid)))]


# B-4.5


def test_b_4_5_no_trace_of_who_gave_which() -> None:
    hands = {0: "5 6 7 8", 1: "5 6 7 8"}
    one, other = (asked(2, hands) for _ in range(2))
    logs = lay(one, {0: "5 6", 1: "7 8"}), lay(other, {0: "7 8", 1: "5 6"})
    assert one.phase == other.phase == "take"
    for seat in (2, 3, None):
        assert seen(one, seat) == seen(other, seat)
        heard = [[m for m in log.heard_by(seat) if m.key != "brutus-laid"] for log in logs]
        assert heard[0] == heard[1]
    assert one.laid == other.laid == [[], [], [], []]


def test_b_4_5_the_cards_are_sorted_not_in_the_order_of_giving() -> None:
    state = asked(1, {0: "12", 1: "3", 2: "9", 3: "1"})
    log = lay(state, {0: "12", 1: "3", 2: "9", 3: "1"})
    (shown,) = told(log, "brutus-revealed")
    assert shown.facts["cards"] == tuple(map(card_ref, [1, 3, 9, 12]))


# B-4.6


@pytest.mark.parametrize("ranks", [[2, 0, 3, 1], [3, 2, 1, 0], [0, 1, 2, 3], [1, 3, 0, 2]])
def test_b_4_6_by_rank_and_not_by_seat(ranks: list[int]) -> None:
    state = fresh(4, ranks=ranks)
    play(state, f"{ranks[0]}: forum 1")
    lay(state, {})
    order: list[int] = []
    while state.phase == "take":
        assert GAME.to_act(state) == (state.turn,)
        assert list(seen(state).pickers) == ranks[len(order) :]
        order.append(state.turn)
        play(state, f"{state.turn}: {texts(state)[0]}")
    assert order == ranks


# B-4.7


@pytest.mark.parametrize("k", [1, 2, 3])
def test_b_4_7_each_takes_so_many_before_the_next_starts(k: int) -> None:
    state = asked(k)
    lay(state, {})
    order = []
    while state.phase == "take":
        order.append(state.turn)
        play(state, f"{state.turn}: {texts(state)[0]}")
    assert order == [seat for seat in RANKS for _ in range(k)]


def test_b_4_7_any_cards_that_are_left() -> None:
    state = asked(2, {0: "1 5", 1: "5 9", 2: "9 12", 3: "13 13"})
    lay(state, {0: "1 5", 1: "5 9", 2: "9 12", 3: "13 13"})
    assert texts(state, 2) == ["take 1", "take 5", "take 9", "take 12", "take 13"]
    play(state, "2: take 1", "2: take 12")
    assert texts(state, 0) == ["take 5", "take 9", "take 13"]
    why = refusal(state, 0, "take 12")
    assert why.article == "B-4.7"
    assert why.message == say("brutus-refused-not-there", card=card_ref(12))


def test_b_4_7_nobody_takes_out_of_turn() -> None:
    state = asked(2)
    lay(state, {})
    text = texts(state, 2)[0]
    assert refused(state, 0, text) == ("B-4.7", "refused-turn")
    play(state, f"2: {text}")
    assert refused(state, 0, texts(state, 2)[0]) == ("B-4.7", "refused-turn")  # not yet


# B-4.8


def test_b_4_8_ones_own_card_may_be_taken_back() -> None:
    hands = {0: "2", 1: "3", 2: "13x5", 3: "4"}
    state = asked(1, hands)
    lay(state, {0: "2", 1: "3", 2: "13", 3: "4"})  # only the Imperator can have laid a 13
    assert "take 13" in texts(state, 2)
    play(state, "2: take 13")
    assert cards(hand(state, 2)).count(13) == 5


# B-4.9


def test_b_4_9_the_last_gets_what_remains() -> None:
    laid = {0: "5 6", 1: "7 8", 2: "9 10", 3: "11 12"}
    state = asked(2, laid)
    lay(state, laid)
    before = cards(hand(state, 1))
    take(state, "12 5", "11 6", "9 10")
    assert GAME.to_act(state) == (1,)
    assert texts(state, 1) == ["take 7", "take 8"]
    play(state, "1: take 7")
    assert texts(state, 1) == ["take 8"]
    play(state, "1: take 8")
    assert cards(hand(state, 1)) == sorted([*before, 7, 8])
    assert not any(seen(state).forum)


# B-4.10


def test_b_4_10_takings_are_public() -> None:
    laid = {0: "5", 1: "7", 2: "9", 3: "11"}
    state = asked(1, laid)
    lay(state, laid)
    log = play(state, "2: take 11")
    for seat in (0, 1, 2, 3, None):
        assert log.heard_by(seat) == [
            say("brutus-takes", seat=seat_ref(2), card=card_ref(11)),
        ]
        assert names(seen(state, seat).forum) == "5 7 9"
    for seat in (0, 1, 3, None):
        assert names(seen(state, seat).known[2]) == "11"


# B-4.11


@pytest.mark.parametrize("k", [1, 2, 3])
@pytest.mark.parametrize("players", PLAYERS)
def test_b_4_11_hands_are_whole_again(players: int, k: int) -> None:
    state = fresh(players)
    to_the_power(state, k)
    assert seen(state).sizes == (HANDS[players],) * players
    for seat in range(players):
        assert sum(seen(state, seat).hand) == HANDS[players]


# B-4.12


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("benevolence", [False, True])
def test_b_4_12_three_cards_can_always_be_laid_and_taken(players: int, benevolence: bool) -> None:
    state = fresh(players, benevolence=benevolence)
    assert min(seen(state).sizes) >= 10
    play(state, "0: forum 3")
    while state.phase != "power":
        seat = GAME.to_act(state)[0]
        assert texts(state, seat)
        play(state, f"{seat}: {texts(state, seat)[-1]}")
