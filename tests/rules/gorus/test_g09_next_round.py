"""G-9 Next round: gather, reshuffle, the deal passes on."""

from collections.abc import Iterator

import pytest

from ludus.games.gorus import GAME
from ludus.games.gorus.options import Edition
from ludus.games.gorus.state import State
from rules.gorus.build import dealt, fresh, names, position, send_all, turned_up
from rules.gorus.build_rounds import (
    EDITIONS,
    finish,
    last_fight,
    last_solo_fight,
    plays,
    school,
)


def test_g_9_1_all_cards_are_gathered_and_dealt_again() -> None:
    state = last_fight("BL12 BL4 BL5", {0: "BL9 GR9", 1: "BR10"}, dealer=2)
    deal = [dealt(1, school("BL")), dealt(2, school("BR")), dealt(0, school("GR"))]
    view = finish(state, deal)
    assert view.round == 2
    assert names(GAME.view(state, 0).hand) == school("GR")
    assert names(GAME.view(state, 1).hand) == school("BL")
    assert names(GAME.view(state, 2).hand) == school("BR")


def test_g_9_1_the_piles_are_emptied_and_nothing_can_be_looked_back_at() -> None:
    state = last_fight("BL12 BL4 BL5", {0: "BL9 GR9", 1: "BR10"})
    assert GAME.view(state, None).pile_sizes == (2, 1, 0)
    view = finish(state)
    assert view.pile_sizes == (0, 0, 0)
    assert (view.fight, view.last_fight, view.memory) == ((), None, ())


def test_g_9_1_no_school_is_preferred_until_the_next_lead() -> None:
    state = last_fight("BL12 BL4 BL5", {}, preferred="BL", dealer=2)
    deal = [dealt(1, school("BR")), dealt(2, school("BL")), dealt(0, school("GR"))]
    assert finish(state, deal).preferred is None
    send_all(state, "BR4")
    assert GAME.view(state, None).preferred == "BR"


def test_g_9_1_tokens_and_scores_are_kept() -> None:
    view = finish(last_fight("BL12 BL4 BL5", {}, tokens=[1, 2, 0]))
    assert (view.tokens, len(view.scores)) == ((2, 2, 0), 1)


def test_g_9_1_two_players_have_a_draw_deck_of_ten_again() -> None:
    view = finish(last_fight("BL12 BL4", {0: "BR9"}, dealer=1))
    assert (view.hand_sizes, view.deck_size) == ((10, 10), 10)


def test_g_9_1_the_wanderers_have_a_deck_of_twenty_again() -> None:
    state = last_solo_fight("BL4", "BL10", "BL5", player="BR8", wanderers="BR9")
    deal = [turned_up("BL5"), dealt(0, school("BR")), turned_up("GR8")]
    view = finish(state, deal)
    assert (view.hand_sizes, view.deck_size) == ((10,), 19)
    assert (view.preferred, view.pile_sizes, view.wanderers_pile) == ("GR", (0, 0), ())


@pytest.mark.parametrize("players", range(2, 9))
def test_g_9_2_french_the_next_dealer_sits_left_of_the_last(players: int) -> None:
    assert GAME.articles.edition("G-9.2") == "fr2018"
    hands = " ".join(f"BL{4 + seat}" for seat in range(players))
    for dealer in range(players):
        state = last_fight(hands, {}, edition="fr2018", dealer=dealer)
        assert finish(state).dealer == (dealer + 1) % players


def first_leaders(state: State, rounds: int) -> Iterator[int]:
    """Play some rounds in any way; give who leads the first fight of each, once it is over."""
    number, first = state.round, state.turn
    for _ in plays(state):
        if state.round > number:
            assert first is not None
            yield first
            number, first = state.round, state.turn
        if number > rounds:
            return


@pytest.mark.parametrize("players", range(2, 9))
def test_g_9_3_russian_who_led_the_first_fight_deals_next(players: int) -> None:
    assert GAME.articles.edition("G-9.3") == "ru2020"
    state = fresh(players, players, edition="ru2020", target=9)
    dealers = [(first, GAME.view(state, None).dealer) for first in first_leaders(state, 5)]
    assert len(dealers) == 5
    assert all(dealer == first for first, dealer in dealers)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(2, 9))
def test_g_9_4_the_first_leader_moves_one_seat_clockwise_each_round(
    edition: Edition, players: int
) -> None:
    state = fresh(players, edition=edition, target=9, dealer=0)
    leaders = list(first_leaders(state, players + 1))
    assert leaders == [(1 + number) % players for number in range(players + 1)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hands", ["BL12 BL4 BL5", "BL4 BL12 BL5", "BL4 BL5 BL12"])
def test_g_9_4_whoever_won_does_not_matter(edition: Edition, hands: str) -> None:
    state = last_fight(hands, {}, edition=edition, dealer=2)
    finish(state)
    assert GAME.to_act(state) == (1,)


def test_g_9_4_nor_does_who_led_the_last_fight() -> None:
    state = position(3, ["BL12", "BL4", "BL5"], preferred="BL", turn=2, dealer=0)
    finish(state)
    assert GAME.to_act(state) == (2,)
