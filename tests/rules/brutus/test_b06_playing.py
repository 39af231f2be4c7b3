"""Chapter B-6: playing a combination."""

import pytest

from ludus.core.errors import BadNotation
from ludus.core.message import Ref, say
from ludus.games.brutus import GAME
from ludus.games.brutus.state import Combination
from rules.brutus.build import (
    PLAYERS,
    all_pass,
    card_ref,
    everywhere,
    fresh,
    hand,
    keys,
    lead,
    names,
    not_your_turn,
    play,
    question,
    refusal,
    refused,
    seat_ref,
    seen,
    sound,
    table,
    texts,
    to_the_power,
    told,
    turns,
    turns_before,
)

VALUES = range(1, 14)
ALL = " ".join(f"{value}x2" for value in VALUES)
"""Two cards of every value."""


def answers(value: int, power: bool = False, count: int = 1) -> list[int]:
    """The values with which somebody who holds two of each may answer a combination."""
    state = table({1: ALL}, top=f"{value}x{count}", owner=0, turn=1, power=power)
    first, *replies = texts(state, 1)
    assert first == "pass"
    assert all(reply.endswith(f"x{count}") for reply in replies)
    return [int(reply.partition("x")[0]) for reply in replies]


# B-6.1


def test_b_6_1_a_combination_is_of_one_value() -> None:
    state = table({0: "2x2 5x3 7"})
    assert texts(state) == ["2x1", "2x2", "5x1", "5x2", "5x3", "7x1"]
    for text in ("2x1 5x1", "5 7", "2,5"):
        with pytest.raises(BadNotation):
            GAME.parse(text)


def test_b_6_1_all_its_cards_leave_the_hand_at_once() -> None:
    state = table({0: "2x2 5x3 7"})
    before = everywhere(state)
    log = play(state, "0: 5x3")
    assert hand(state, 0) == "2 2 7"
    assert seen(state).sizes[0] == 3
    assert seen(state).top == Combination(5, 3, 0)
    assert everywhere(state) == before
    assert log.heard_by(None) == [
        say("brutus-lead", seat=seat_ref(0), combination=Ref("combination", "5×3"))
    ]


def test_b_6_1_played_cards_lie_open() -> None:
    state = table({0: "5x3 7"})
    before = seen(state).gone[5]
    play(state, "0: 5x2")
    for seat in (0, 1, 2, 3, None):
        assert seen(state, seat).gone[5] == before + 2


@pytest.mark.parametrize(
    ("text", "shown", "held"), [("2x3", "2×3", 2), ("5x4", "5×4", 3), ("8x2", "8×2", 0)]
)
def test_b_6_1_nobody_plays_what_they_do_not_hold(text: str, shown: str, held: int) -> None:
    why = refusal(table({0: "2x2 5x3 7"}), 0, text)
    assert why.article == "B-6.1"
    combination = Ref("combination", shown)
    assert why.message == say("brutus-refused-not-held", combination=combination, held=held)


def test_b_6_1_nor_replies_with_it() -> None:
    state = table({0: "2x2", 1: "5 6x2"}, top="3x2", owner=0, turn=1)
    assert refused(state, 1, "5x2") == ("B-6.1", "brutus-refused-not-held")
    why = refusal(table({1: "5 6x2"}, top="3", owner=0, turn=1), 1, "7x1")
    assert why.message == say("brutus-refused-not-held", combination=card_ref(7), held=0)


# B-6.2


@pytest.mark.parametrize("ranks", [[0, 1, 2, 3], [2, 0, 3, 1], [3, 1, 0, 2]])
@pytest.mark.parametrize("power", ["on", "off"])
def test_b_6_2_the_imperator_leads_first(ranks: list[int], power: str) -> None:
    state = to_the_power(fresh(4, ranks=ranks))
    play(state, f"{ranks[1]}: power {power}")
    assert (state.phase, GAME.to_act(state)) == ("lead", (ranks[0],))
    for seat in ranks[1:]:
        assert refused(state, seat, texts(state)[0]) == ("B-6.5", "refused-turn")


# B-6.3


@pytest.mark.parametrize("leader", range(4))
def test_b_6_3_turns_pass_clockwise_whatever_the_ranks(leader: int) -> None:
    state = table({leader: "5x2"}, turn=leader, ranks=[2, 0, 3, 1])
    play(state, f"{leader}: 5x1")
    for step in (1, 2, 3):
        assert GAME.to_act(state) == ((leader + step) % 4,)
        play(state, f"{(leader + step) % 4}: pass")
    assert (state.phase, GAME.to_act(state)) == ("lead", (leader,))


def test_b_6_3_after_a_reply_too() -> None:
    state = table({0: "5 2", 2: "6 2", 3: "3 3", 1: "3 3"}, ranks=[0, 2, 1, 3])
    play(state, "0: 5x1", "1: pass", "2: 6x1")
    assert GAME.to_act(state) == (3,)
    play(state, "3: pass")
    assert GAME.to_act(state) == (0,)


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_b_6_3_nobody_plays_out_of_turn(seat: int) -> None:
    state = table({0: "5x2 7", 2: "7", 3: "7"})
    play(state, "0: 5x1")
    for text in ("7x1", "pass"):
        why = refusal(state, seat, text)
        assert why.article == "B-6.7"
        assert why.message == not_your_turn(1, "reply")


# B-6.4


@pytest.mark.parametrize(("out", "order"), [([1], [2, 3]), ([3, 2], [1]), ([2], [1, 3])])
def test_b_6_4_who_is_out_has_no_turns(out: list[int], order: list[int]) -> None:
    state = table({0: "5x2"}, out=out)
    play(state, "0: 5x1")
    all_pass(state)
    assert turns_before(state) == ["0 lead 5x1", *(f"{seat} pass" for seat in order)]
    assert GAME.to_act(state) == (0,)


def test_b_6_4_nor_may_they_do_anything() -> None:
    state = table({0: "5x2"}, out=[1])
    for phase in ("lead", "reply"):
        assert state.phase == phase
        why = refusal(state, 1, "pass")
        assert why.article == "B-9.1"
        assert why.message == say("brutus-refused-out", question=question(phase))
        assert texts(state, 1) == []
        play(state, f"{state.turn}: {'5x1' if phase == 'lead' else 'pass'}")


# B-6.5


def test_b_6_5_the_leader_must_play() -> None:
    state = table({0: "5 7"})
    assert "pass" not in texts(state)
    why = refusal(state, 0, "pass")
    assert (why.article, why.message) == ("B-6.5", say("brutus-refused-pass"))


@pytest.mark.parametrize("players", PLAYERS)
def test_b_6_5_in_every_round(players: int) -> None:
    state = table({0: "1 5 7"}, players=players)
    lead(state, "1x1")
    assert texts(state) == ["5x1", "7x1"]
    assert refused(state, 0, "pass") == ("B-6.5", "brutus-refused-pass")


# B-6.6


def test_b_6_6_any_value_and_any_number_of_it() -> None:
    state = table({0: "1x2 8 12x3 13x4"})
    assert texts(state) == [
        *("1x1", "1x2", "8x1", "12x1", "12x2", "12x3"),
        *("13x1", "13x2", "13x3", "13x4"),
    ]


@pytest.mark.parametrize("value", VALUES)
def test_b_6_6_every_value_can_be_led(value: int) -> None:
    for count in range(1, 6):
        state = table({0: f"{value}x5"})
        play(state, f"0: {value}x{count}")
        assert seen(state).top == Combination(value, count, 0)


@pytest.mark.parametrize("players", [9, 10])
def test_b_6_6_even_all_eight(players: int) -> None:
    state = table({0: "4x8 5"}, players=players)
    play(state, "0: 4x8")
    assert seen(state).top == Combination(4, 8, 0)


# B-6.7


@pytest.mark.parametrize("count", [1, 2, 3])
def test_b_6_7_a_reply_has_as_many_cards_as_the_top(count: int) -> None:
    state = table({1: "7x3 9x2 10"}, top=f"5x{count}", owner=0, turn=1)
    held = {7: 3, 9: 2, 10: 1}
    assert texts(state) == [
        "pass",
        *(f"{value}x{count}" for value, number in held.items() if number >= count),
    ]
    for other in {1, 2, 3} - {count}:
        why = refusal(state, 1, f"7x{other}")
        assert (why.article, why.message) == ("B-6.7", say("brutus-refused-count", count=count))


def test_b_6_7_also_for_ones_on_thirteens_and_equal_replies() -> None:
    state = table({1: "1x3 13x2 4"}, top="13x2", owner=0, turn=1, power=True)
    assert texts(state) == ["pass", "1x2", "13x2"]
    for text in ("1x1", "1x3", "13x1"):
        assert refused(state, 1, text) == ("B-6.7", "brutus-refused-count")
    state = table({1: "1 13x2 4"}, top="13x3", owner=0, turn=1, power=True)
    assert texts(state) == ["pass"]


def test_b_6_7_pass_or_play_is_all_there_is() -> None:
    state = table({1: "7 8"}, top="5", owner=0, turn=1)
    assert texts(state) == ["pass", "7x1", "8x1"]
    why = refusal(state, 1, "discard 7")
    assert why.article == "B-6.7"
    assert why.message == say("refused-question", question=question("reply"))


# B-6.8


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("value", range(2, 13))
def test_b_6_8_only_a_higher_value_beats(value: int, count: int) -> None:
    assert answers(value, count=count) == list(range(value + 1, 14))


@pytest.mark.parametrize(("value", "text"), [(3, "2x1"), (12, "11x1"), (9, "2x1")])
def test_b_6_8_a_lower_one_is_refused(value: int, text: str) -> None:
    state = table({1: ALL}, top=str(value), owner=0, turn=1)
    why = refusal(state, 1, text)
    low = card_ref(int(text.partition("x")[0]))
    assert why.article == "B-6.8"
    assert why.message == say("brutus-refused-low", combination=low, top=card_ref(value))


# B-6.9


@pytest.mark.parametrize("count", [1, 2])
def test_b_6_9_only_a_one_beats_a_thirteen(count: int) -> None:
    assert answers(13, count=count) == [1]


@pytest.mark.parametrize("value", [2, 7, 12])
def test_b_6_9_nothing_else_does(value: int) -> None:
    why = refusal(table({1: ALL}, top="13", owner=0, turn=1), 1, f"{value}x1")
    assert why.article == "B-6.9"
    assert why.message == say(
        "brutus-refused-caesar",
        combination=card_ref(value),
        top=card_ref(13),
        brutus=card_ref(1),
    )


# B-6.10


@pytest.mark.parametrize("count", [1, 2])
def test_b_6_10_anything_else_beats_a_one(count: int) -> None:
    assert answers(1, count=count) == list(range(2, 14))


def test_b_6_10_a_thirteen_beats_the_one_that_beat_a_thirteen() -> None:
    state = table({0: "13 5", 1: "1 5", 2: "13 5"})
    play(state, "0: 13x1", "1: 1x1", "2: 13x1")
    assert seen(state).top == Combination(13, 1, 2)


# B-6.11


@pytest.mark.parametrize("power", [False, True])
@pytest.mark.parametrize("value", VALUES)
def test_b_6_11_a_one_goes_on_a_thirteen_or_with_the_power_on_a_one(
    value: int, power: bool
) -> None:
    assert (1 in answers(value, power)) is (value == 13 or (value == 1 and power))


@pytest.mark.parametrize("power", [False, True])
@pytest.mark.parametrize("value", range(2, 13))
def test_b_6_11_the_refusal_says_so(value: int, power: bool) -> None:
    state = table({1: "1 4"}, top=str(value), owner=0, turn=1, power=power)
    why = refusal(state, 1, "1x1")
    assert why.article == "B-6.11"
    assert why.message == say(
        "brutus-refused-brutus",
        combination=card_ref(1),
        top=card_ref(value),
        caesar=card_ref(13),
    )


def test_b_6_11_it_may_be_led() -> None:
    state = table({0: "1x2 4"})
    assert texts(state)[:2] == ["1x1", "1x2"]


# B-6.12


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("value", VALUES)
def test_b_6_12_with_the_power_equal_values_answer(value: int, count: int) -> None:
    with_power, without = answers(value, True, count), answers(value, False, count)
    assert with_power == sorted([value, *without])


@pytest.mark.parametrize("value", VALUES)
def test_b_6_12_and_can_be_played(value: int) -> None:
    state = table({0: f"{value}x3", 1: f"{value}x2"}, power=True)
    log = play(state, f"0: {value}x1", f"1: {value}x1")
    assert seen(state).top == Combination(value, 1, 1)
    assert told(log, "brutus-equal") == [
        say("brutus-equal", seat=seat_ref(1), combination=card_ref(value))
    ]


# B-6.13


@pytest.mark.parametrize("value", VALUES)
def test_b_6_13_without_the_power_they_do_not(value: int) -> None:
    assert value not in answers(value)
    why = refusal(table({1: ALL}, top=f"{value}x2", owner=0, turn=1), 1, f"{value}x2")
    assert why.article == "B-6.13"
    assert why.message == say(
        "brutus-refused-equal",
        combination=Ref("combination", f"{value}×2"),
        top=card_ref(value),
    )


# B-6.14


@pytest.mark.parametrize("value", VALUES)
def test_b_6_14_an_equal_reply_skips_the_next_player(value: int) -> None:
    state = table({0: f"{value}x2", 1: f"{value}x2"}, power=True)
    log = play(state, f"0: {value}x1", f"1: {value}x1")
    assert GAME.to_act(state) == (3,)
    assert turns(state) == [f"0 lead {value}x1", f"1 equal {value}x1", "2 skip"]
    assert told(log, "brutus-skip") == [say("brutus-skip", seat=seat_ref(2))]
    assert refused(state, 2, "pass") == ("B-6.7", "refused-turn")


def test_b_6_14_its_player_is_the_new_owner() -> None:
    state = table({0: "5 5", 1: "5 5"}, power=True)
    play(state, "0: 5x1", "1: 5x1", "3: pass")
    assert seen(state).top == Combination(5, 1, 1)
    assert GAME.to_act(state) == (0,)  # who led has to answer as everybody else
    play(state, "0: pass")
    assert (state.phase, GAME.to_act(state)) == ("lead", (1,))


def test_b_6_14_a_higher_reply_skips_nobody() -> None:
    state = table({0: "5 5", 1: "6 6"}, power=True)
    play(state, "0: 5x1", "1: 6x1")
    assert GAME.to_act(state) == (2,)


def test_b_6_14_a_lead_of_the_value_that_won_skips_nobody() -> None:
    state = table({0: "5x3"}, power=True)
    lead(state, "5x1")
    play(state, "0: 5x1")
    assert turns(state) == ["0 lead 5x1"]
    assert GAME.to_act(state) == (1,)


# B-6.15


@pytest.mark.parametrize(
    ("out", "skipped", "following"), [([2], 3, 0), ([3], 2, 0), ([2, 3], 4, 0), ([0], 2, 3)]
)
def test_b_6_15_who_is_out_does_not_absorb_the_skip(
    out: list[int], skipped: int, following: int
) -> None:
    players = 5 if len(out) == 2 else 4
    state = table({1: "5 5"}, players=players, power=True, out=out, top="5", owner=0, turn=1)
    play(state, "1: 5x1")
    assert turns(state) == ["0 lead 5x1", "1 equal 5x1", f"{skipped} skip"]
    assert GAME.to_act(state) == (following,)


# B-6.16


def test_b_6_16_each_equal_reply_skips_one() -> None:
    hands = dict.fromkeys(range(5), "7 3")
    state = table(hands, players=6, power=True)
    play(state, "0: 7x1", "1: 7x1", "3: 7x1")
    assert turns(state)[-3:] == ["2 skip", "3 equal 7x1", "4 skip"]
    assert GAME.to_act(state) == (5,)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_b_6_16_one_whatever_the_number_of_cards(count: int) -> None:
    state = table({0: f"7x{count} 3", 1: f"7x{count} 3"}, players=9, power=True)
    play(state, f"0: 7x{count}", f"1: 7x{count}")
    assert GAME.to_act(state) == (3,)


def test_b_6_16_also_when_the_reply_empties_the_hand() -> None:
    state = table({0: "7 3", 1: "7"}, power=True)
    play(state, "0: 7x1", "1: 7x1")
    assert seen(state).places == (0, 1, 0, 0)
    assert turns(state)[-1] == "2 skip"
    assert GAME.to_act(state) == (3,)


# B-6.17


def test_b_6_17_who_was_skipped_may_play_later_in_the_round() -> None:
    state = table({0: "5 6 3", 1: "5 3", 2: "8 3", 3: "3 3"}, power=True)
    play(state, "0: 5x1", "1: 5x1", "3: pass", "0: 6x1", "1: pass")
    assert GAME.to_act(state) == (2,)
    assert texts(state, 2) == ["pass", "8x1"]
    play(state, "2: 8x1")
    assert turns(state)[2] == "2 skip"


# B-6.18


def test_b_6_18_a_pass_is_always_allowed() -> None:
    for value in VALUES:
        for power in (False, True):
            state = table({1: ALL}, top=str(value), owner=0, turn=1, power=power)
            assert "pass" in texts(state)
    play(state, "1: pass")
    assert hand(state, 1) == names([0] + [2] * 13)


@pytest.mark.parametrize("power", [False, True])
def test_b_6_18_a_pass_for_lack_of_a_card_looks_like_a_free_one(power: bool) -> None:
    able = table({1: "9 10"}, top="8", owner=0, turn=1, power=power)
    unable = GAME.clone(able)
    unable.hands[1], unable.hands[2] = unable.hands[2], unable.hands[1]  # nobody has seen either
    assert texts(sound(able)) == ["pass", "9x1", "10x1"]
    assert texts(sound(unable)) == ["pass"]
    logs = play(able, "1: pass"), play(unable, "1: pass")
    for seat in (0, 3, None):
        assert seen(able, seat) == seen(unable, seat)
        assert logs[0].heard_by(seat) == logs[1].heard_by(seat)


# B-6.19


def test_b_6_19_who_passed_may_play_when_the_turn_returns() -> None:
    state = table({0: "2x2", 1: "8 3", 2: "5 3", 3: "3 3"})
    play(state, "0: 2x1", "1: pass", "2: 5x1", "3: pass", "0: pass")
    assert texts(state, 1) == ["pass", "8x1"]
    play(state, "1: 8x1")
    assert seen(state).top == Combination(8, 1, 1)


def test_b_6_19_more_than_once() -> None:
    state = table({0: "2 6 3", 1: "4 9 3", 2: "5 8 3", 3: "3 3"})
    play(state, "0: 2x1", "1: pass", "2: 5x1", "3: pass", "0: 6x1", "1: pass", "2: 8x1")
    play(state, "3: pass", "0: pass", "1: 9x1")
    assert turns(state).count("1 pass") == 2
    assert seen(state).top == Combination(9, 1, 1)


# B-6.20


@pytest.mark.parametrize("power", [False, True])
def test_b_6_20_nobody_plays_on_their_own_combination(power: bool) -> None:
    state = table({0: "5x2 9 3"}, power=power)
    play(state, "0: 5x1")
    for text in ("5x1", "9x1"):
        assert refused(state, 0, text) == ("B-6.7", "refused-turn")
    all_pass(state)
    assert (state.phase, GAME.to_act(state)) == ("lead", (0,))  # a new round, nothing to beat
    assert seen(state).top is None
    assert "3x1" in texts(state)


# B-6.21


@pytest.mark.parametrize("power", [False, True])
@pytest.mark.parametrize("count", [1, 2])
def test_b_6_21_a_one_on_a_thirteen_skips_nobody(power: bool, count: int) -> None:
    state = table({0: f"13x{count} 3", 1: f"1x{count} 3"}, power=power)
    play(state, f"0: 13x{count}", f"1: 1x{count}")
    assert turns(state) == [f"0 lead 13x{count}", f"1 beat 1x{count}"]
    assert GAME.to_act(state) == (2,)


# B-6.22


@pytest.mark.parametrize("value", range(9, 14))
@pytest.mark.parametrize("how", ["lead", "beat", "equal"])
def test_b_6_22_no_effect_at_the_moment_of_playing(value: int, how: str) -> None:
    if how == "lead":
        state = table({0: f"{value} 3 4"})
        log = play(state, f"0: {value}x1")
    else:
        top = value if how == "equal" else 8
        state = table({0: f"{value} 3 4"}, top=str(top), owner=3, turn=0, power=True)
        log = play(state, f"0: {value}x1")
    assert state.phase == "reply"
    assert GAME.to_act(state) == ((2,) if how == "equal" else (1,))
    assert seen(state).scores == (0, 0, 0, 0)
    assert hand(state, 0) == "3 4"
    assert keys(log) == [f"brutus-{how}", *(["brutus-skip"] if how == "equal" else [])]
