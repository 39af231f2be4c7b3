"""Chapter B-14: the Conspiracy."""

from itertools import permutations

import pytest

from ludus.core.message import say
from ludus.games.brutus import GAME
from ludus.games.brutus.state import State, clone
from rules.brutus.build import (
    all_pass,
    card_ref,
    hand,
    keys,
    play,
    refused,
    seat_ref,
    seen,
    table,
    texts,
    told,
    turns,
)
from rules.brutus.build_effects import SEATS, A, C, D, O, conspire, known, to_lead

HANDS = {O: "13 5 5", A: "1 6 6", C: "7 8", D: "9 9"}


def killed(hands: dict[int, str] | None = None, out: tuple[int, ...] = ()) -> State:
    """Seat 0 has led a 13 and seat 1 has played a 1 on it: a Conspiracy may be started."""
    state = table(hands or HANDS, conspiracy=True, out=out)
    play(state, "0: 13x1", "1: 1x1")
    return state


# B-14.1


def test_b_14_1_who_kills_caesar_and_holds_cards_may_start_one() -> None:
    state = killed()
    assert (seen(state).phase, seen(state).turn) == ("conspire", A)
    assert texts(state) == ["conspire no", "conspire yes"]
    assert refused(state, A, "pass") == ("B-14.1", "refused-question")
    assert refused(state, C, "conspire yes") == ("B-14.1", "refused-turn")


def test_b_14_1_with_any_number_of_cards() -> None:
    state = table({O: "13 13 5", A: "1 1 6"}, conspiracy=True)
    play(state, "0: 13x2", "1: 1x2")
    assert texts(state) == ["conspire no", "conspire yes"]


@pytest.mark.parametrize("seat", SEATS)
def test_b_14_1_it_is_optional_and_all_hear_the_answer(seat: int | None) -> None:
    for answer, key, phase in (
        ("no", "brutus-no-conspiracy", "reply"),
        ("yes", "brutus-conspiracy", "slip"),
    ):
        state = killed()
        log = play(state, f"1: conspire {answer}")
        assert log.heard_by(seat) == [say(key, seat=seat_ref(A))]
        assert seen(state, seat).phase == phase


def test_b_14_1_whoever_has_no_card_left_is_not_asked() -> None:
    state = killed({**HANDS, A: "1"})
    assert (seen(state).phase, seen(state).turn) == ("reply", C)
    assert seen(state).places == (0, 1, 0, 0)


def test_b_14_1_without_the_variant_nobody_is_asked() -> None:
    state = table(HANDS)
    play(state, "0: 13x1", "1: 1x1")
    assert (seen(state).phase, seen(state).turn) == ("reply", C)


# B-14.2


def test_b_14_2_a_lead_of_ones_offers_none() -> None:
    state = table({O: "1 5"}, conspiracy=True)
    play(state, "0: 1x1")
    assert seen(state).phase == "reply"


def test_b_14_2_nor_do_ones_on_ones() -> None:
    state = table({O: "1 5", A: "1 6"}, conspiracy=True, power=True)
    play(state, "0: 1x1", "1: 1x1")
    assert (seen(state).phase, seen(state).turn) == ("reply", D)  # seat 2 is skipped


def test_b_14_2_nor_anything_else_on_thirteens_or_ones() -> None:
    state = table({O: "13 5", A: "13 6", D: "1 7"}, conspiracy=True, power=True)
    play(state, "0: 13x1", "1: 13x1")
    assert (seen(state).phase, seen(state).turn) == ("reply", D)
    state = table({O: "1 5", A: "13 6"}, conspiracy=True)
    play(state, "0: 1x1", "1: 13x1")
    assert seen(state).phase == "reply"


# B-14.3


def test_b_14_3_everybody_in_passes_a_card_to_the_left() -> None:
    state = killed()
    conspire(state, {O: 5, A: 6, C: 8, D: 9})
    assert [hand(state, seat) for seat in range(4)] == ["5 9", "5 6", "6 7", "8 9"]


def test_b_14_3_the_card_jumps_over_who_is_out() -> None:
    state = killed({O: "13 5", A: "1 6", D: "8 8"}, out=(C,))
    play(state, "1: conspire yes")
    assert GAME.to_act(state) == (O, A, D)
    play(state, "0: slip 5", "1: slip 6", "3: slip 8")
    assert [hand(state, seat) for seat in range(4)] == ["8", "5", "", "6 8"]


def test_b_14_3_who_is_out_is_told_so() -> None:
    """And not that the choice has been made: there was none to make."""
    state = killed({O: "13 5", A: "1 6", D: "8 8"}, out=(C,))
    play(state, "1: conspire yes")
    assert refused(state, C, "slip 5") == ("B-9.1", "brutus-refused-out")


def test_b_14_3_between_two_it_is_a_swap() -> None:
    state = killed({O: "13 5 4", A: "1 6 7"}, out=(C, D))
    conspire(state, {O: 4, A: 7})
    assert (hand(state, O), hand(state, A)) == ("5 7", "4 6")


def test_b_14_3_any_card_held_may_be_passed_on() -> None:
    state = killed()
    play(state, "1: conspire yes")
    assert [texts(state, seat) for seat in range(4)] == [
        ["slip 5"],
        ["slip 6"],
        ["slip 7", "slip 8"],
        ["slip 9"],
    ]
    assert refused(state, C, "slip 6") == ("B-14.3", "brutus-refused-not-held")
    assert refused(state, C, "pass") == ("B-14.3", "refused-question")


# B-14.4


@pytest.mark.parametrize("seat", [O, A, D, None])
def test_b_14_4_a_choice_is_secret_until_all_are_made(seat: int | None) -> None:
    one = killed()
    play(one, "1: conspire yes")
    other = clone(one)
    heard = [play(one, "2: slip 7").heard_by(seat), play(other, "2: slip 8").heard_by(seat)]
    assert heard == [[], []]
    assert seen(one, seat) == seen(other, seat)
    assert seen(one, seat).waiting == (O, A, D)
    assert seen(one, seat).sizes == (2, 2, 2, 2)


def test_b_14_4_whoever_has_chosen_cannot_choose_again() -> None:
    state = killed()
    play(state, "1: conspire yes", "2: slip 7")
    assert (GAME.to_act(state), GAME.moves(state, C)) == ((O, A, D), ())
    assert refused(state, C, "slip 8") == ("B-14.3", "refused-done")
    assert seen(state, C).laid == (7,)
    assert hand(state, C) == "8"


def test_b_14_4_the_order_of_choices_means_nothing() -> None:
    ends = []
    for order in permutations(range(4)):
        state = killed()
        conspire(state, {seat: (5, 6, 7, 9)[seat] for seat in order})
        ends.append(state)
    assert all(state == ends[0] for state in ends)


def test_b_14_4_nobody_can_pass_on_the_card_they_are_about_to_get() -> None:
    state = killed()
    play(state, "1: conspire yes", "0: slip 5")
    assert texts(state, A) == ["slip 6"]  # not the 5 that comes
    play(state, "1: slip 6", "2: slip 7", "3: slip 9")
    assert hand(state, A) == "5 6"


def test_b_14_4_what_is_turned_up_cannot_be_taken_back() -> None:
    state = killed()
    play(state, "1: conspire yes", "0: slip 5", "1: slip 6")
    before = GAME.clone(state)
    play(state, "2: slip 7")
    assert not GAME.is_final(before, state)
    before = GAME.clone(state)
    play(state, "3: slip 9")
    assert GAME.is_final(before, state)


# B-14.5


def test_b_14_5_hand_sizes_do_not_change_and_nobody_goes_out() -> None:
    state = killed({O: "13 5", A: "1 6 6 6", C: "7", D: "8"})
    sizes = seen(state).sizes
    log = conspire(state, {O: 5, A: 6, C: 7, D: 8})
    assert seen(state).sizes == sizes == (1, 3, 1, 1)
    assert seen(state).places == (0, 0, 0, 0)
    assert "brutus-out" not in keys(log)


# B-14.6


@pytest.mark.parametrize("answer", ["no", "yes"])
def test_b_14_6_the_round_goes_on_with_the_next_player_against_the_ones(answer: str) -> None:
    state = killed()
    if answer == "no":
        play(state, "1: conspire no")
    else:
        conspire(state, {O: 5, A: 6, C: 7, D: 9})
    assert (seen(state).phase, seen(state).turn) == ("reply", C)
    top = seen(state).top
    assert top is not None
    assert (top.value, top.count, top.owner) == (1, 1, A)
    assert turns(state) == ["0 lead 13x1", "1 beat 1x1"]  # nobody was skipped
    assert texts(state) == (["pass", "7x1", "8x1"] if answer == "no" else ["pass", "6x1", "8x1"])
    play(state, "2: 8x1", "3: pass", "0: pass")
    assert seen(state).turn == A  # everybody else may still reply


def test_b_14_6_the_ones_may_win_the_round() -> None:
    state = killed()
    conspire(state, {O: 5, A: 6, C: 7, D: 9})
    all_pass(state)
    assert to_lead(state) == A


# B-14.7


def test_b_14_7_it_may_happen_twice_in_one_round() -> None:
    state = killed({O: "13 5 5", A: "1 6 6", C: "13 7 7", D: "1 8 8"})
    conspire(state, {O: 5, A: 6, C: 7, D: 8})
    play(state, "2: 13x1", "3: 1x1")
    assert (seen(state).phase, seen(state).turn) == ("conspire", D)
    conspire(state, {O: 8, A: 5, C: 6, D: 7})  # each hands on what has just come
    assert [hand(state, seat) for seat in range(4)] == ["5 7", "6 8", "5 7", "6 8"]
    assert seen(state).turn == O


def test_b_14_7_and_in_a_later_round() -> None:
    state = killed({O: "13 5 5", A: "1 13 6", C: "1 7 7", D: "9 9"})
    conspire(state, {O: 5, A: 6, C: 7, D: 9})
    all_pass(state)
    play(state, "1: 13x1", "2: 1x1")
    assert texts(state) == ["conspire no", "conspire yes"]


# B-14.8


def test_b_14_8_each_card_is_known_to_giver_and_receiver_only() -> None:
    state = killed()
    conspire(state, {O: 5, A: 6, C: 7, D: 9})
    assert [known(state, seat) for seat in range(4)] == [{A: "5"}, {C: "6"}, {D: "7"}, {O: "9"}]
    assert known(state, None) == {}


@pytest.mark.parametrize("seat", SEATS)
def test_b_14_8_each_hears_of_two_cards_and_a_spectator_of_none(seat: int | None) -> None:
    state = killed()
    log = conspire(state, {O: 5, A: 6, C: 7, D: 9})
    assert told(log, "brutus-slipped", seat) == [say("brutus-slipped")]
    slipped = {O: 5, A: 6, C: 7, D: 9}
    if seat is None:
        assert keys(log, seat) == ["brutus-conspiracy", "brutus-slipped"]
        return
    left, right = (seat + 1) % 4, (seat - 1) % 4
    assert told(log, "brutus-gave", seat) == [
        say("brutus-gave", card=card_ref(slipped[seat]), to=seat_ref(left))
    ]
    assert told(log, "brutus-got", seat) == [
        say("brutus-got", card=card_ref(slipped[right]), giver=seat_ref(right))
    ]
