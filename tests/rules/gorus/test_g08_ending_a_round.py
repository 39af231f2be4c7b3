"""G-8 Ending a round: favour of the captured piles, the zero bonus, the token."""

import pytest

from ludus.core.events import Log
from ludus.core.message import seat_ref
from ludus.games.gorus import GAME
from ludus.games.gorus.options import Edition
from rules.gorus.build import any_fate, fresh, position, send_all, told
from rules.gorus.build_rounds import EDITIONS, finish, last_fight, plays, took

DECK_SIZES = {1: 30, 2: 30, 3: 30, 4: 40, 5: 50, 6: 60, 7: 70, 8: 80}


@pytest.mark.parametrize("players", DECK_SIZES)
def test_g_8_1_a_round_ends_when_all_cards_have_been_played(players: int) -> None:
    state = fresh(players, target=1)
    for _ in plays(state, players):
        view = GAME.view(state, None)
        assert any(view.hand_sizes) == (view.scores == ()) == (view.outcome is None)
    view = GAME.view(state, None)
    assert len(view.memory) == (15 if players == 2 else 10)
    assert (set(view.hand_sizes), view.deck_size) == ({0}, 0)
    assert sum(view.pile_sizes) == DECK_SIZES[players]
    assert len(view.scores) == 1


@pytest.mark.parametrize("players", DECK_SIZES)
def test_g_8_1_a_view_tells_the_number_of_the_fight_and_of_how_many(players: int) -> None:
    state = fresh(players, target=1)
    seen = {(view.fight_number, view.fights) for view in [GAME.view(state, None)]}
    for _ in plays(state, players):
        view = GAME.view(state, None)
        assert view.fight_number == len(view.memory) + (view.outcome is None)
        seen.add((view.fight_number, view.fights))
    fights = 15 if players == 2 else 10
    assert seen == {(number, fights) for number in range(1, fights + 1)}


def test_g_8_1_the_round_goes_on_while_somebody_holds_a_card() -> None:
    state = position(3, ["BL12 BL9", "BL4 BL6", "BL5 BL7"], preferred="BL")
    send_all(state, "BL12 BL4 BL5 BL9 BL6")
    assert GAME.view(state, None).scores == ()
    send_all(state, "BL7", any_fate())
    assert len(GAME.view(state, None).scores) == 1


def test_g_8_2_each_side_totals_the_favour_of_all_cards_in_its_pile() -> None:
    piles = {0: "BL9 GR9", 1: "GR10 GR11 GR8", 2: "GR12 BR4 BR5 BR6 BR7"}
    view = finish(last_fight("BL12 BL4 BL5", piles))
    assert view.scores[-1].totals == (1 + 2 + 2, 1 + 1 - 4, 1)


def test_g_8_2_the_totals_are_told_to_all_at_the_end_of_the_round() -> None:
    state = last_fight("BL12 BL4 BL5", {1: "BR9", 2: "GR8"})
    log = send_all(state, "BL12 BL4 BL5", any_fate())
    facts = [message.facts for message in told(log, "gorus-total")]
    assert [(fact["seats"], fact["favour"]) for fact in facts] == [
        ((seat_ref(0),), 1),
        ((seat_ref(1),), 2),
        ((seat_ref(2),), -4),
    ]


def test_g_8_2_favour_is_not_scored_before_the_end_of_the_round() -> None:
    hands = ["BL12 BL9", "BL4 BL6", "BL5 BL7"]
    state = position(3, hands, preferred="BL", fights=[took(0, "GR9 BR9 BL10")])
    log = send_all(state, "BL12 BL4 BL5")
    for seat in (None, 0, 1, 2):
        view = GAME.view(state, seat)
        assert (view.scores, view.tokens) == ((), (0, 0, 0))
        assert told(log, "gorus-total", seat) == []
    log = send_all(state, "BL9 BL6 BL7", any_fate())
    assert GAME.view(state, None).scores[-1].totals == (8, 0, 0)
    assert len(told(log, "gorus-total")) == 3


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_g_8_3_the_zero_of_the_school_preferred_at_the_end_counts_five(holder: int) -> None:
    view = finish(last_fight("GR4 GR5 GR6", {holder: "BL0"}, preferred="BL"))
    assert view.scores[-1].totals == tuple(5 if seat == holder else 0 for seat in range(3))


def test_g_8_3_a_zero_taken_in_the_last_fight_counts_five_too() -> None:
    view = finish(last_fight("BL4 BL0 BL5", {}, preferred="BL"))
    assert view.scores[-1].totals == (0, 0, 5)


def test_g_8_3_the_bonus_goes_to_the_school_that_the_last_fight_prefers() -> None:
    state = last_fight("GR4 BR4 GR5", {0: "BL0", 2: "BR0"}, preferred="BL")
    view = finish(state)
    assert view.scores[-1].preferred == "BR"
    assert view.scores[-1].totals == (0, 0, 5)


def test_g_8_3_the_bonus_does_not_exist_before_the_end_of_the_round() -> None:
    state = position(3, ["GR12 GR9", "BL0 BR4", "GR4 BR5"], preferred="BL")
    (taken,) = told(send_all(state, "GR12 BL0 GR4"), "gorus-takes")
    assert (taken.facts["seat"], taken.facts["favour"]) == (seat_ref(1), 1)


def test_g_8_4_every_other_zero_counts_nothing() -> None:
    piles = {0: "BL0", 1: "BR0", 2: "GR0"}
    assert finish(last_fight("GR4 GR5 GR6", piles, preferred="GR")).scores[-1].totals == (0, 0, 5)
    assert finish(last_fight("GR4 GR5 GR6", piles, preferred="BR")).scores[-1].totals == (0, 5, 0)


def test_g_8_4_one_pile_may_hold_a_zero_that_counts_and_others_that_do_not() -> None:
    view = finish(last_fight("GR4 GR5 GR6", {0: "BL0 BR0 GR0"}, preferred="BL"))
    assert view.scores[-1].totals == (5, 0, 0)


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_g_8_5_the_highest_total_gains_one_token(winner: int) -> None:
    piles = {0: "BR10", 1: "BR11", 2: "BR12"}
    piles[winner] += " BR9"
    state = last_fight("GR4 GR5 GR6", piles, tokens=[1, 0, 1])
    view = finish(state)
    assert view.scores[-1].gained == (winner,)
    expected = [1, 0, 1]
    expected[winner] += 1
    assert view.tokens == tuple(expected)


def test_g_8_5_the_most_favour_counts_and_not_the_most_cards() -> None:
    view = finish(last_fight("GR4 GR5 GR6", {0: "BR4 BR5 BR6 BR7 BR10", 1: "BR9"}))
    assert view.tokens == (0, 1, 0)


def test_g_8_6_all_sides_tied_for_the_highest_total_gain_a_token() -> None:
    view = finish(last_fight("GR4 GR5 GR6", {0: "BR9", 1: "BR10 BR11", 2: "BR12"}))
    assert view.scores[-1].totals == (2, 2, 1)
    assert view.scores[-1].gained == (0, 1)
    assert view.tokens == (1, 1, 0)


def test_g_8_6_a_tie_of_all_gives_everybody_a_token() -> None:
    view = finish(last_fight("GR4 GR5 GR6", {0: "BR9", 1: "BL9", 2: "GR9"}))
    assert view.tokens == (1, 1, 1)


def test_g_8_6_a_tie_below_the_highest_total_gives_nothing() -> None:
    view = finish(last_fight("GR4 GR5 GR6", {0: "BR9", 1: "BR10", 2: "BR11"}))
    assert view.scores[-1].totals == (2, 1, 1)
    assert view.tokens == (1, 0, 0)


def test_g_8_7_totals_may_be_negative() -> None:
    view = finish(last_fight("GR4 GR5 GR6", {0: "BL8 BR8 GR8", 1: "BR9"}))
    assert view.scores[-1].totals == (-12, 2, 0)


def test_g_8_7_a_negative_total_may_even_be_the_highest() -> None:
    view = finish(last_fight("GR4 GR5 GR6", {0: "BL8 BL10", 1: "BR8", 2: "GR8"}))
    assert view.scores[-1].totals == (-3, -4, -4)
    assert view.tokens == (1, 0, 0)


def token_counts(edition: Edition, target: int | None = None, seed: int = 0) -> list[list[int]]:
    """Play a whole game of three; give for each seat the token counts told to the table."""
    state = fresh(3, seed, edition=edition, target=target)
    log = Log()
    for _ in plays(state, seed, log):
        pass
    counts: list[list[int]] = [[], [], []]
    for message in told(log, "gorus-token"):
        for seat in range(3):
            have = message.facts["tokens"]
            if message.facts["seats"] == (seat_ref(seat),) and isinstance(have, int):
                counts[seat].append(have)
    assert [len(told) for told in counts] == list(GAME.view(state, None).tokens)
    return counts


def test_g_8_8_french_tokens_add_up_to_the_target_in_any_combination() -> None:
    assert GAME.articles.edition("G-8.8") == "fr2018"
    counts = token_counts("fr2018", target=5)
    assert all(count == list(range(1, len(count) + 1)) for count in counts)
    assert max(map(len, counts)) == 5
    for have in (4, 5):
        state = last_fight("BL12 BL4 BL5", {}, target=5, tokens=[have - 1, 4, 3])
        assert (finish(state).outcome is not None) == (have == 5)


def test_g_8_8_the_supply_of_tokens_has_no_limit() -> None:
    state = last_fight("BL12 BL4 BL5", {}, target=30, tokens=[28, 25, 20])
    assert finish(state).tokens == (29, 25, 20)


def test_g_8_9_the_russian_token_shows_one_then_two_and_the_third_win_ends_the_game() -> None:
    assert GAME.articles.edition("G-8.9") == "ru2020"
    for seed in range(5):
        counts = token_counts("ru2020", seed=seed)
        assert all(count == [1, 2, 3][: len(count)] for count in counts)
        assert max(map(len, counts)) == 3


def test_g_8_9_the_two_sides_of_the_token_set_no_limit() -> None:
    for edition in EDITIONS:
        state = last_fight("BL12 BL4 BL5", {}, edition=edition, target=5, tokens=[2, 0, 0])
        view = finish(state)
        assert (view.tokens, view.outcome) == ((3, 0, 0), None)
