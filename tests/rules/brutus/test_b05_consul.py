"""Chapter B-5: the Consul's opinion."""

import pytest

from ludus.core.message import say
from ludus.games.brutus import GAME
from ludus.games.brutus.state import State
from rules.brutus.build import (
    fresh,
    play,
    refused,
    seat_ref,
    seen,
    table,
    texts,
    to_the_power,
    turns_before,
)

RANKS = [2, 0, 3, 1]
"""Imperator 2, Consul 0, then 3, and Servus 1."""


def opinion() -> State:
    """Four players; the Consul is asked."""
    return to_the_power(fresh(4, ranks=RANKS))


# B-5.1


def test_b_5_1_the_consul_is_asked_before_the_first_lead() -> None:
    state = opinion()
    assert GAME.to_act(state) == (0,)
    assert sorted(texts(state, 0)) == ["power off", "power on"]
    play(state, "0: power on")
    assert (state.phase, seen(state).plays) == ("lead", ())


@pytest.mark.parametrize("ranks", [[0, 1, 2, 3], [1, 3, 2, 0], [3, 2, 0, 1]])
def test_b_5_1_the_consul_whoever_that_is(ranks: list[int]) -> None:
    state = to_the_power(fresh(4, ranks=ranks))
    assert GAME.to_act(state) == (ranks[1],)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_b_5_1_nobody_else_is(seat: int) -> None:
    assert refused(opinion(), seat, "power on") == ("B-5.1", "refused-turn")


def test_b_5_1_not_before_the_forum_is_over() -> None:
    state = fresh(4, ranks=RANKS)
    assert refused(state, 0, "power on") == ("B-4.1", "refused-turn")
    play(state, "2: forum 1")
    assert refused(state, 0, "power on") == ("B-4.2", "refused-question")


# B-5.2


def test_b_5_2_off_unless_switched_on() -> None:
    state = opinion()
    assert seen(state).power is False
    assert texts(state, 0)[0] == "power off"  # what a missing answer means
    play(state, "0: power off")
    assert seen(state).power is False


def test_b_5_2_on_when_switched_on() -> None:
    state = opinion()
    play(state, "0: power on")
    assert seen(state).power is True


@pytest.mark.parametrize("power", [False, True])
def test_b_5_2_the_answer_decides_about_equal_replies(power: bool) -> None:
    state = to_the_power(fresh(4, {2: "7", 3: "7"}, ranks=RANKS))
    play(state, f"0: power {'on' if power else 'off'}", "2: 7x1")
    assert ("7x1" in texts(state, 3)) is power


# B-5.3


@pytest.mark.parametrize(("text", "key"), [("on", "brutus-power-on"), ("off", "brutus-power-off")])
def test_b_5_3_the_choice_is_public(text: str, key: str) -> None:
    state = opinion()
    log = play(state, f"0: power {text}")
    for seat in (0, 1, 2, 3, None):
        assert log.heard_by(seat) == [say(key, seat=seat_ref(0))]
        assert seen(state, seat).power is (text == "on")


@pytest.mark.parametrize(("first", "second"), [("on", "off"), ("off", "on")])
def test_b_5_3_it_cannot_be_changed(first: str, second: str) -> None:
    state = opinion()
    play(state, f"0: power {first}")
    assert refused(state, 0, f"power {second}") == ("B-6.5", "refused-turn")
    play(state, f"2: {texts(state, 2)[0]}", "3: pass")
    assert refused(state, 0, f"power {second}") == ("B-6.7", "refused-question")


# B-5.4


@pytest.mark.parametrize("owner", range(4))
def test_b_5_4_the_power_serves_everybody(owner: int) -> None:
    replier = (owner + 1) % 4
    state = table({owner: "7 8", replier: "7 9"}, turn=owner, power=True, ranks=RANKS)
    play(state, f"{owner}: 7x1")
    assert texts(state, replier) == ["pass", "7x1", "9x1"]
    play(state, f"{replier}: 7x1")


def test_b_5_4_even_after_the_consul_is_out() -> None:
    state = table({0: "6", 1: "6 9", 2: "6 10", 3: "11x2"}, power=True, ranks=RANKS)
    play(state, "0: 6x1")
    assert seen(state).places[0] == 1  # the Consul has gone
    assert seen(state).power is True
    assert "6x1" in texts(state, 1)
    play(state, "1: 6x1", "3: pass")
    assert turns_before(state) == ["0 lead 6x1", "1 equal 6x1", "2 skip", "3 pass"]


def test_b_5_4_it_lasts_from_round_to_round() -> None:
    state = table({0: "3 4 5", 1: "3 4 5"}, power=True)
    for text in ("3x1", "4x1"):
        play(state, f"0: {text}")
        assert text in texts(state, 1)
        play(state, "1: pass", "2: pass", "3: pass")
        assert seen(state).power is True


# B-5.5


def test_b_5_5_each_manche_begins_with_the_power_off() -> None:
    state = table({0: "5", 1: "6 7"}, out=[2, 3], power=True)
    play(state, "0: 5x1")
    assert (seen(state).manche, seen(state).power) == (2, False)
    to_the_power(state)
    assert GAME.to_act(state) == (3,)  # the new Consul is asked afresh
    assert seen(state).power is False
