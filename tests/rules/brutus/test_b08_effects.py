"""Chapter B-8: special effects of the winning combination."""

import pytest

from ludus.core.errors import BadNotation
from ludus.core.message import say
from ludus.games.brutus import GAME
from rules.brutus.build import (
    PLAYERS,
    all_pass,
    card_ref,
    everywhere,
    hand,
    lead,
    play,
    refusal,
    refused,
    seat_ref,
    seen,
    table,
    texts,
    told,
)
from rules.brutus.build_effects import CAESAR, SEATS, A, C, D, O, give, known, to_lead, won

# B-8.1


def test_b_8_1_beaten_combinations_do_nothing() -> None:
    state = table({O: "1 9 3", A: "10 4", C: "11 5", D: "13 6"})
    play(state, "0: 9x1", "1: 10x1", "2: 11x1", "3: 13x1", "0: 1x1")
    all_pass(state)
    assert to_lead(state) == O
    assert [hand(state, seat) for seat in range(4)] == ["3", "4", "5", "6"]
    assert seen(state).scores == (0, 0, 0, 0)


def test_b_8_1_a_beaten_vestalis_does_not_move_the_lead() -> None:
    state = table({O: "12 3", A: "13 4"})
    play(state, "0: 12x1", "1: 13x1")
    all_pass(state)
    assert to_lead(state) == A


@pytest.mark.parametrize(
    ("value", "phase"), [(9, "gifts"), (10, "discard"), (11, "to"), (12, "discard")]
)
def test_b_8_1_the_winning_combination_has_its_effect_for_its_owner(value: int, phase: str) -> None:
    state = table({O: "8 3", C: f"{value} 4"})
    play(state, "0: 8x1", "1: pass", f"2: {value}x1")
    log = all_pass(state)
    assert (seen(state).phase, seen(state).turn) == (phase, C)
    assert told(log, "brutus-wins") == [
        say("brutus-wins", seat=seat_ref(C), combination=card_ref(value))
    ]


# B-8.2


@pytest.mark.parametrize(
    ("value", "article"), [(9, "B-8.5"), (10, "B-8.2"), (11, "B-8.13"), (12, "B-8.2")]
)
def test_b_8_2_an_effect_cannot_be_declined(value: int, article: str) -> None:
    state = won(f"{value}x1", "3 4")
    for text in ("pass", "3x1"):
        why = refusal(state, O, text)
        assert (why.article, why.message.key) == (article, "refused-question")
    assert refusal(state, A, "1x1").message.key == "refused-turn"


def test_b_8_2_nor_can_a_gift_once_its_recipient_is_named() -> None:
    state = won("11x1", "3 4")
    play(state, "0: to 2")
    assert refused(state, O, "pass") == ("B-8.2", "refused-question")
    assert refused(state, O, "give 5") == ("B-8.2", "brutus-refused-not-held")


# B-8.3


@pytest.mark.parametrize("count", [1, 2, 5])
def test_b_8_3_a_dux_gives_one_or_two_whatever_was_played(count: int) -> None:
    state = won(f"9x{count}", "3 4 5 6")
    assert texts(state) == ["gifts 1", "gifts 2"]
    give(state, (3, A), (4, A))
    assert (to_lead(state), hand(state, O)) == (O, "5 6")


@pytest.mark.parametrize("count", [1, 2, 5])
@pytest.mark.parametrize("value", [10, 12])
def test_b_8_3_one_card_is_discarded_whatever_was_played(value: int, count: int) -> None:
    state = won(f"{value}x{count}", "3 4 5 6")
    play(state, "0: discard 3")
    assert (seen(state).phase, hand(state, O)) == ("lead", "4 5 6")


@pytest.mark.parametrize("count", [1, 2, 5])
def test_b_8_3_a_senator_gives_one_whatever_was_played(count: int) -> None:
    state = won(f"11x{count}", "3 4 5 6")
    give(state, (3, A))
    assert (to_lead(state), hand(state, O)) == (A, "4 5 6")


@pytest.mark.parametrize("count", [1, 2, 5])
@pytest.mark.parametrize("players", [4, 7])
def test_b_8_3_caesar_pays_the_same_whatever_was_played(players: int, count: int) -> None:
    state = won(f"13x{count}", "3", players=players)
    assert seen(state).scores[O] == CAESAR[players]


# B-8.4


@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("value", range(1, 9))
def test_b_8_4_values_up_to_eight_have_no_effect(value: int, count: int) -> None:
    others = {A: "10 11", C: "10 11", D: "10 11"}
    state = won(f"{value}x{count}", "9 9", others=others)
    assert to_lead(state) == O
    assert [hand(state, seat) for seat in range(4)] == ["9 9", "10 11", "10 11", "10 11"]
    assert seen(state).scores == (0, 0, 0, 0)


# B-8.5


def test_b_8_5_a_dux_gives_one_or_two_cards_in_all() -> None:
    state = won("9x1", "3 4 5")
    assert texts(state) == ["gifts 1", "gifts 2"]
    for none in ("gifts 0", "gifts 3"):
        with pytest.raises(BadNotation):
            GAME.parse(none)


def test_b_8_5_one_card_to_one_player() -> None:
    state = won("9x1", "3 4 5", others={C: "6 6"})
    log = give(state, (4, C))
    assert (hand(state, O), hand(state, C)) == ("3 5", "4 6 6")
    assert told(log, "brutus-gifts") == [say("brutus-gifts", seat=seat_ref(O), count=1)]


def test_b_8_5_two_cards_to_one_player() -> None:
    state = won("9x1", "3 4 5", others={C: "6 6"})
    log = give(state, (5, C), (3, C))
    assert (hand(state, O), hand(state, C)) == ("4", "3 5 6 6")
    assert told(log, "brutus-gifts") == [say("brutus-gifts", seat=seat_ref(O), count=2)]


def test_b_8_5_one_card_to_each_of_two_players() -> None:
    state = won("9x1", "3 4 5", others={A: "8 8", C: "6 6"})
    give(state, (5, C), (3, A))
    assert [hand(state, seat) for seat in (O, A, C)] == ["4", "3 8 8", "5 6 6"]


def test_b_8_5_any_card_held_may_be_given() -> None:
    state = won("9x1", "3 3 5 13")
    play(state, "0: gifts 2", "0: to 1")
    assert texts(state) == ["give 3", "give 5", "give 13"]
    play(state, "0: give 5", "0: to 1")
    assert texts(state) == ["give 3", "give 13"]  # a card cannot be given twice


def test_b_8_5_the_cards_move_together() -> None:
    state = won("9x1", "3 4 5", others={A: "8 8"})
    play(state, "0: gifts 2", "0: to 1", "0: give 3", "0: to 1")
    assert hand(state, A) == "8 8"
    assert seen(state).sizes[:2] == (3, 2)
    play(state, "0: give 5")
    assert hand(state, A) == "3 5 8 8"
    assert seen(state).sizes[:2] == (1, 4)


def test_b_8_5_the_order_of_two_gifts_means_nothing() -> None:
    one, other = (won("9x1", "3 4 5") for _ in range(2))
    give(one, (3, A), (5, C))
    give(other, (5, C), (3, A))
    assert one == other


# B-8.6


def test_b_8_6_with_one_card_a_dux_gives_that_one() -> None:
    state = won("9x1", "3", others={C: "6 6"})
    assert texts(state) == ["gifts 1"]
    assert refused(state, O, "gifts 2") == ("B-8.6", "brutus-refused-gifts")
    assert refused(state, O, "pass") == ("B-8.5", "refused-question")
    play(state, "0: gifts 1", "0: to 2")
    assert texts(state) == ["give 3"]
    play(state, "0: give 3")
    assert hand(state, C) == "3 6 6"


# B-8.7


def test_b_8_7_a_censor_discards_one_card_of_choice() -> None:
    state = won("10x1", "3 3 7 13")
    assert texts(state) == ["discard 3", "discard 7", "discard 13"]
    assert refused(state, O, "discard 8") == ("B-8.2", "brutus-refused-not-held")
    play(state, "0: discard 7")
    assert (hand(state, O), to_lead(state)) == ("3 3 13", O)


# B-8.8


def test_b_8_8_a_senator_gives_one_card_to_one_player_who_leads() -> None:
    state = won("11x2", "3 7", others={D: "4 4 4"})
    assert texts(state) == ["to 1", "to 2", "to 3"]
    play(state, "0: to 3")
    assert texts(state) == ["give 3", "give 7"]
    play(state, "0: give 7")
    assert (hand(state, O), hand(state, D)) == ("3", "4 4 4 7")
    assert to_lead(state) == D
    play(state, "3: 4x3")


# B-8.9


def test_b_8_9_a_vestalis_discards_one_card_of_choice() -> None:
    state = won("12x1", "3 3 7 13")
    assert texts(state) == ["discard 3", "discard 7", "discard 13"]
    play(state, "0: discard 13")
    assert hand(state, O) == "3 3 7"


def test_b_8_9_and_the_right_neighbour_leads_in_every_case() -> None:
    for rest, discards in (("3 4", True), ("3", True), ("", False)):
        state = won("12x1", rest)
        if discards:
            play(state, "0: discard 3")
        assert to_lead(state) == D


# B-8.10


@pytest.mark.parametrize("players", PLAYERS)
def test_b_8_10_caesar_brings_one_point_or_from_seven_players_on_two(players: int) -> None:
    state = table({C: "13 3"}, players=players, turn=C)
    log = lead(state, "13x1")
    assert seen(state).scores == (0, 0, CAESAR[players], *[0] * (players - 3))
    assert seen(state).gains.caesar == list(seen(state).scores)
    assert told(log, "brutus-caesar") == [
        say("brutus-caesar", seat=seat_ref(C), points=CAESAR[players])
    ]
    assert to_lead(state) == C


# B-8.11


@pytest.mark.parametrize("players", [4, 6, 7, 10])
def test_b_8_11_caesars_points_come_though_the_winner_is_out(players: int) -> None:
    state = won("13x2", players=players)
    assert seen(state).places[O] == 1
    assert seen(state).scores[O] == 2 * (players - 1) + CAESAR[players]


# B-8.12


@pytest.mark.parametrize("value", range(9, 13))
def test_b_8_12_a_winner_who_is_out_performs_nothing(value: int) -> None:
    others = {A: "3 4", C: "3 4", D: "3 4"}
    state = won(f"{value}x1", others=others)
    assert seen(state).places[O] == 1
    assert to_lead(state) == (D if value == 12 else A)
    assert seen(state).sizes == (0, 2, 2, 2)
    assert [hand(state, seat) for seat in (A, C, D)] == ["3 4", "3 4", "3 4"]


# B-8.13


@pytest.mark.parametrize("value", [9, 11])
def test_b_8_13_gifts_go_to_other_players_still_in(value: int) -> None:
    state = won(f"{value}x1", "3 4 5", players=6, out=[A, 4])
    if value == 9:
        play(state, "0: gifts 2")
    assert texts(state) == ["to 2", "to 3", "to 5"]
    assert refusal(state, O, "to 0").message == say("brutus-refused-self")
    assert refusal(state, O, "to 6").message == say("brutus-refused-nobody")
    assert refusal(state, O, "to 4").message == say("brutus-refused-recipient", seat=seat_ref(4))
    assert {refusal(state, O, f"to {seat}").article for seat in (0, 1, 4, 6)} == {"B-8.13"}


def test_b_8_13_the_second_gift_as_well() -> None:
    state = won("9x1", "3 4 5", out=[C])
    play(state, "0: gifts 2", "0: to 3", "0: give 3")
    assert texts(state) == ["to 1", "to 3"]  # the same one again, or another


# B-8.14


def test_b_8_14_who_gets_how_many_is_public_but_not_which() -> None:
    state = won("9x1", "3 4 5")
    play(state, "0: gifts 2", "0: to 2", "0: give 4", "0: to 1")
    for seat in SEATS:
        view = seen(state, seat)
        assert view.gifts == 2
        shown = [4, 0] if seat == O else [0, 0]
        assert [(gift.to, gift.value) for gift in view.given] == list(
            zip((C, A), shown, strict=True)
        )


@pytest.mark.parametrize("value", [9, 11])
def test_b_8_14_nothing_is_on_its_way_afterwards(value: int) -> None:
    state = won(f"{value}x1", "3 4 5")
    give(state, (4, C))
    assert [(seen(state, seat).gifts, seen(state, seat).given) for seat in SEATS] == [(0, ())] * 5


@pytest.mark.parametrize("seat", SEATS)
def test_b_8_14_all_hear_of_the_gifts_and_two_of_the_card(seat: int | None) -> None:
    state = won("9x1", "3 4 5")
    log = give(state, (4, C), (3, A))
    assert told(log, "brutus-gives", seat) == [
        say("brutus-gives", seat=seat_ref(O), to=seat_ref(to)) for to in (C, A)
    ]
    gave = [say("brutus-gave", card=card_ref(v), to=seat_ref(to)) for v, to in ((4, C), (3, A))]
    assert told(log, "brutus-gave", seat) == (gave if seat == O else [])
    got = {A: 3, C: 4}
    assert told(log, "brutus-got", seat) == (
        [say("brutus-got", card=card_ref(got[seat]), giver=seat_ref(O))] if seat in got else []
    )


def test_b_8_14_the_giver_knows_the_card_afterwards_and_nobody_else() -> None:
    state = won("9x1", "3 4 5")
    give(state, (4, C))
    assert known(state, O) == {C: "4"}
    assert [known(state, seat) for seat in (A, C, D, None)] == [{}, {}, {}, {}]


# B-8.15


@pytest.mark.parametrize("value", [10, 12])
def test_b_8_15_a_discarded_card_is_shown_to_all_and_out_of_play(value: int) -> None:
    state = won(f"{value}x1", "3 7 7")
    before = seen(state).gone
    log = play(state, "0: discard 7")
    for seat in SEATS:
        view = seen(state, seat)
        assert [now - then for now, then in zip(view.gone, before, strict=True)].index(1) == 7
        assert told(log, "brutus-discards", seat) == [
            say("brutus-discards", seat=seat_ref(O), card=card_ref(7))
        ]
    assert hand(state, O) == "3 7"
    assert [seen(state).sizes[seat] for seat in (A, C, D)] == [2, 2, 2]
    assert len(everywhere(state)) == 65
