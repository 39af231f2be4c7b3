"""Chapter G-1: components and cards."""

from itertools import pairwise

import pytest

from ludus.core.errors import BadNotation
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import FAVOUR, School
from rules.gorus.build import (
    SCHOOLS,
    card,
    everywhere,
    fresh,
    play_round,
    position,
    send,
    send_all,
    taken,
)


def worth(cards: str) -> int:
    """The favour of three cards, as told when somebody takes them."""
    one, two, three = cards.split()
    state = position(3, [f"{one} BR4", f"{two} BR5", f"{three} BR6"])
    ((_, favour),) = taken(send_all(state, cards))
    return favour


# G-1.1


def test_g_1_1_eighty_gladiators_one_of_each_school_and_strength() -> None:
    dealt = [str(card) for card in everywhere(fresh(8))]
    assert len(dealt) == 80
    assert set(dealt) == {f"{school}{strength}" for school in SCHOOLS for strength in range(16)}


def test_g_1_1_there_is_no_other_gladiator() -> None:
    for text in ("BL16", "YE20", "BL", "10"):
        with pytest.raises(BadNotation):
            GAME.parse(text)


# G-1.2


def test_g_1_2_five_schools() -> None:
    assert {card.school for card in everywhere(fresh(5))} == {"BL", "BR", "GR", "PI", "YE"}


def test_g_1_2_there_is_no_other_school() -> None:
    for text in ("RE4", "WH4", "XX4"):
        with pytest.raises(BadNotation):
            GAME.parse(text)


# G-1.3


def test_g_1_3_a_card_has_school_and_strength() -> None:
    thirteen = GAME.parse("GR13")
    assert (thirteen.school, thirteen.strength) == ("GR", 13)


def test_g_1_3_a_card_has_favour() -> None:
    assert worth("GR13 GR4 GR5") == 1


def test_g_1_3_a_card_has_a_least_number_of_players() -> None:
    tables = {players: everywhere(fresh(players)) for players in range(3, 9)}
    least = {
        text: min(players for players, table in tables.items() if card(text) in table)
        for text in ("GR0", "GR4", "GR12", "GR3", "GR13", "GR2", "GR14", "GR1", "GR15")
    }
    assert least == {
        **dict.fromkeys(("GR0", "GR4", "GR12"), 3),
        **dict.fromkeys(("GR3", "GR13"), 6),
        **dict.fromkeys(("GR2", "GR14"), 7),
        **dict.fromkeys(("GR1", "GR15"), 8),
    }


# G-1.4


@pytest.mark.parametrize(("low", "high"), [*pairwise(range(16))])
def test_g_1_4_within_a_school_the_stronger_beats_the_weaker(low: int, high: int) -> None:
    for led, answer, winner in ((low, high, 1), (high, low, 0)):
        state = position(2, [f"BL{led} GR5", f"BL{answer} GR6"])
        assert [seat for seat, _ in taken(send_all(state, f"BL{led} BL{answer}"))] == [winner]


@pytest.mark.parametrize("players", range(1, 9))
def test_g_1_4_equal_strength_within_a_school_cannot_occur(players: int) -> None:
    state = fresh(players, edition="ru2020")
    dealt = everywhere(state)
    assert len({(card.school, card.strength) for card in dealt}) == len(dealt)


# G-1.5


def test_g_1_5_favour_may_be_positive_zero_or_negative() -> None:
    assert worth("GR9 GR4 GR5") == 2
    assert worth("GR6 GR4 GR5") == 0
    assert worth("GR8 GR4 GR5") == -4


# G-1.6


@pytest.mark.parametrize("strength", range(16))
def test_g_1_6_favour_depends_on_strength_alone(strength: int) -> None:
    worths = set()
    for school in SCHOOLS:
        state = position(2, [f"{school}{strength} BR4", "BR5 BR6"])
        ((_, favour),) = taken(send_all(state, f"{school}{strength} BR5"))
        worths.add(favour)
    assert len(worths) == 1


@pytest.mark.parametrize(("players", "total"), [(1, 8), (2, 8), (3, 8), (4, 9), (5, 10), (8, 10)])
def test_g_1_6_favour_is_the_same_in_both_editions(players: int, total: int) -> None:
    for edition in ("fr2018", "ru2020")[players == 1 :]:
        state = fresh(players, edition=edition)
        play_round(state)
        assert sum(state.scores[0].totals) == total


@pytest.mark.parametrize("players", [6, 7, 8])
def test_g_1_6_each_step_of_the_deck_adds_as_much_favour_as_it_takes(players: int) -> None:
    state = fresh(players)
    play_round(state)
    assert sum(state.scores[0].totals) == 10  # as with five players; ruled cells, section 3.4


@pytest.mark.parametrize("school", SCHOOLS)
def test_g_1_6_a_zero_is_worth_nothing_when_a_fight_is_told(school: School) -> None:
    state = position(2, [f"{school}0 BR4", "BR5 BR6"], preferred=school)
    ((_, favour),) = taken(send_all(state, f"{school}0 BR5"))
    assert favour == 0  # its bonus exists at the end of the round only, R-43


# G-1.7


def test_g_1_7_one_indicator_shows_the_preferred_school() -> None:
    state = position(3, ["GR4 GR5", "GR6 GR7", "GR9 GR10"])
    assert [GAME.view(state, seat).preferred for seat in (0, 1, 2, None)] == [None] * 4
    send(state, 0, "GR4")
    assert [GAME.view(state, seat).preferred for seat in (0, 1, 2, None)] == ["GR"] * 4


def test_g_1_7_every_side_counts_its_tokens_in_the_open() -> None:
    state = position(3, ["GR4", "GR6", "GR9"], tokens=[2, 0, 1])
    assert [GAME.view(state, seat).tokens for seat in (0, 1, 2, None)] == [(2, 0, 1)] * 4


def test_g_1_7_ru2020_eighty_cards_and_a_token_for_each_of_eight() -> None:
    state = fresh(8, edition="ru2020")
    assert len(everywhere(state)) == 80
    assert len(GAME.view(state, None).tokens) == 8


# G-1.8


@pytest.mark.parametrize("players", range(1, 9))
def test_g_1_8_every_player_starts_without_a_win(players: int) -> None:
    sides = 2 if players == 1 else players  # alone, the wanderers count theirs too
    assert GAME.view(fresh(players), None).tokens == (0,) * sides


def test_g_1_8_a_team_has_one_counter() -> None:
    assert GAME.view(fresh(6, teams="2v2v2"), None).tokens == (0, 0, 0)


def test_g_8_3_a_zero_is_printed_with_both_its_values() -> None:
    """[G-1.5, G-8.3, G-8.4] Every other card is printed with one."""
    worth = GAME.printed()["worth"]
    assert worth == {strength: (favour,) for strength, favour in FAVOUR.items()} | {0: (0, 5)}
