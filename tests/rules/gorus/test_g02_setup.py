"""Chapter G-2: setup."""

from itertools import combinations

import pytest

from ludus.core.errors import BadOptions
from ludus.core.fate import Scripted
from ludus.core.message import say
from ludus.games.gorus import GAME
from rules.gorus.build import (
    SCHOOLS,
    any_fate,
    everywhere,
    fresh,
    names,
    play_game,
    play_round,
    position,
    refused_options,
    send_all,
)

BASE = {0, 4, 5, 6, 7, 8, 9, 10, 11, 12}


def bad(article: str, key: str, error: BadOptions, **facts: int) -> None:
    """The options were refused by this article, in these words, with these facts."""
    assert (error.article, error.message) == (article, say(key, **facts))


# G-2.1


@pytest.mark.parametrize(
    ("edition", "players"),
    [("fr2018", n) for n in range(2, 9)] + [("ru2020", n) for n in range(1, 9)],
)
def test_g_2_1_players_that_make_a_game(edition: str, players: int) -> None:
    assert len(fresh(players, edition=edition).hands) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 80])
def test_g_2_1_fr2018_is_for_two_to_eight(players: int) -> None:
    error = refused_options(players=players, edition="fr2018")
    bad("G-2.1", "gorus-bad-players", error, players=players, least=2, most=8)


@pytest.mark.parametrize("players", [-1, 0, 9, 80])
def test_g_2_1_ru2020_is_for_one_to_eight(players: int) -> None:
    error = refused_options(players=players, edition="ru2020")
    bad("G-2.1", "gorus-bad-players", error, players=players, least=1, most=8)


def test_g_2_1_who_plays_alone_plays_by_ru2020() -> None:
    assert GAME.read_options({"players": 1}).edition == "ru2020"
    assert GAME.read_options({"players": 2}).edition == "fr2018"


# G-2.2


@pytest.mark.parametrize(
    ("players", "schools"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5), (6, 5), (7, 5), (8, 5)]
)
def test_g_2_2_number_of_schools(players: int, schools: int) -> None:
    assert len({card.school for card in everywhere(fresh(players))}) == schools


@pytest.mark.parametrize(
    ("players", "schools", "wanted"),
    [
        (1, "BL BR", 3),
        (2, "BL BR GR PI", 3),
        (3, "BL BR", 3),
        (3, "BL BR BR", 3),
        (3, "BL BR GR GR", 3),
        (4, "BL BR GR", 4),
        (4, "BL BR GR PI YE", 4),
        (5, "BL BR GR PI", 5),
        (8, "BL BR GR PI PI", 5),
    ],
)
def test_g_2_2_any_other_number_is_refused(players: int, schools: str, wanted: int) -> None:
    error = refused_options(players=players, schools=schools.split())
    bad("G-2.2", "gorus-bad-schools", error, players=players, wanted=wanted)


# G-2.3


@pytest.mark.parametrize(("players", "wanted"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_g_2_3_any_schools_may_be_used(players: int, wanted: int) -> None:
    for schools in combinations(SCHOOLS, wanted):
        state = fresh(players, schools=schools)
        assert {card.school for card in everywhere(state)} == set(schools)


def test_g_2_3_the_first_schools_unless_chosen() -> None:
    assert {card.school for card in everywhere(fresh(3))} == {"BL", "BR", "GR"}
    assert {card.school for card in everywhere(fresh(4))} == {"BL", "BR", "GR", "PI"}


# G-2.4


@pytest.mark.parametrize(
    ("players", "strengths"),
    [(players, BASE) for players in range(1, 6)]
    + [
        (6, BASE | {3, 13}),
        (7, BASE | {3, 13, 2, 14}),
        (8, BASE | {3, 13, 2, 14, 1, 15}),
    ],
)
def test_g_2_4_strengths_in_every_school_of_the_deck(players: int, strengths: set[int]) -> None:
    table = everywhere(fresh(players))
    for school in {card.school for card in table}:
        assert {card.strength for card in table if card.school == school} == strengths


# G-2.5


@pytest.mark.parametrize(
    ("players", "size"),
    [(1, 30), (2, 30), (3, 30), (4, 40), (5, 50), (6, 60), (7, 70), (8, 80)],
)
def test_g_2_5_deck_size(players: int, size: int) -> None:
    assert len(everywhere(fresh(players))) == size


# G-2.6


@pytest.mark.parametrize("players", range(1, 9))
def test_g_2_6_the_same_deck_serves_every_round(players: int) -> None:
    state = fresh(players, target=9)
    first = names(everywhere(state))
    for number in (2, 3):
        play_round(state)
        assert state.round == number
        assert names(everywhere(state)) == first


def test_g_2_6_chosen_schools_stay_all_game() -> None:
    state = fresh(3, schools=("GR", "PI", "YE"))
    play_round(state)
    assert {card.school for card in everywhere(state)} == {"GR", "PI", "YE"}


# G-2.7


def test_g_2_7_from_four_players_on_teams_may_be_chosen() -> None:
    state = position(4, ["BL4 GR4", "BL5 GR5", "BL6 GR6", "BL12 GR7"], teams="2v2")
    send_all(state, "BL4 BL5 BL6 BL12")
    assert GAME.view(state, None).pile_sizes == (0, 4)  # seats 1 and 3 are one side


def test_g_2_7_otherwise_everyone_is_a_side_of_one() -> None:
    state = position(4, ["BL4 GR4", "BL5 GR5", "BL6 GR6", "BL12 GR7"])
    send_all(state, "BL4 BL5 BL6 BL12")
    assert GAME.view(state, None).pile_sizes == (0, 0, 0, 4)


@pytest.mark.parametrize(("players", "teams"), [(1, "2v2"), (2, "2v2"), (3, "2v2"), (3, "2v1")])
def test_g_2_7_fewer_than_four_play_without_teams(players: int, teams: str) -> None:
    error = refused_options(players=players, teams=teams)
    assert error.article == "G-13.1"
    assert error.message == say("gorus-no-teams", teams=teams, players=players, known="")


# G-2.8


@pytest.mark.parametrize("players", range(1, 9))
def test_g_2_8_three_tokens_win(players: int) -> None:
    state = fresh(players)
    need = GAME.view(state, None).targets
    assert set(need) == {3}
    play_game(state)
    assert max(state.tokens) == 3


@pytest.mark.parametrize("target", [1, 2, 5])
def test_g_2_8_another_target_may_be_agreed(target: int) -> None:
    state = fresh(3, target=target)
    rounds = 0
    while state.turn is not None:
        assert max(state.tokens) < target
        play_round(state, seed=rounds)
        rounds += 1
    assert max(state.tokens) == target
    assert rounds >= target


@pytest.mark.parametrize("target", [0, -1])
def test_g_2_8_a_target_is_at_least_one(target: int) -> None:
    bad("G-2.8", "gorus-bad-target", refused_options(players=3, target=target), target=target)


# G-2.9


@pytest.mark.parametrize("dealer", range(4))
def test_g_2_9_the_first_dealer_may_be_chosen(dealer: int) -> None:
    state = fresh(4, dealer=dealer)
    assert [GAME.view(state, seat).dealer for seat in (0, 1, 2, 3, None)] == [dealer] * 5


@pytest.mark.parametrize("dealer", range(3))
def test_g_2_9_else_chance_chooses_the_first_dealer(dealer: int) -> None:
    table = [str(card) for card in everywhere(fresh(3))]
    deals = [("deal", (dealer + 1 + at) % 3, table[10 * at : 10 * at + 10]) for at in range(3)]
    fate = Scripted([("dealer", None, [dealer]), *deals])
    assert GAME.setup(GAME.read_options({"players": 3}), fate, None).dealer == dealer
    fate.finish()


def test_g_2_9_chance_may_choose_any_seat() -> None:
    options = GAME.read_options({"players": 5})
    dealers = {GAME.setup(options, any_fate(seed), None).dealer for seed in range(100)}
    assert dealers == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("dealer", [-1, 3])
def test_g_2_9_the_dealer_sits_at_the_table(dealer: int) -> None:
    error = refused_options(players=3, dealer=dealer)
    bad("G-2.9", "gorus-bad-dealer", error, dealer=dealer, last=2)
