"""The worked examples of the rulebooks (E) and our own (S), as far as they are about fights.

Seats go clockwise from whoever leads. Favour of a fight is what its taking tells: zeros count
nothing then, R-43; at the end of a round it is what the round's score says.
"""

import pytest

from ludus.core.fate import Scripted
from ludus.games.gorus import GAME
from ludus.games.gorus.arena import enter, kind_of, winner
from ludus.games.gorus.cards import School
from ludus.games.gorus.options import Edition
from ludus.games.gorus.scoring import favour
from ludus.games.gorus.state import PlayKind, State
from rules.gorus.build import (
    any_fate,
    card,
    cards,
    dealt,
    drew,
    everywhere,
    fought,
    fresh,
    kinds,
    legal,
    position,
    send,
    send_all,
    taken,
    turned_up,
)

both = pytest.mark.parametrize("edition", ["fr2018", "ru2020"])


def last_kinds(state: State) -> list[PlayKind]:
    """What the cards of the last fight were."""
    return [play.kind for play in state.fights[-1].plays]


def bare_fight(preferred: School, text: str) -> tuple[list[PlayKind], str, School | None, int]:
    """Resolve a fight that no dealt game can have: kinds, winning card, preferred, favour."""
    state = position(3, ["", "", ""], preferred=preferred)
    found = []
    for seat, one in enumerate(cards(text)):
        found.append(kind_of(state.fight, one))
        enter(state, seat, one, None)
    won = winner(state.fight, state.preferred).card
    return found, str(won), state.preferred, favour(cards(text), None)


# Examples of the rulebooks


@both
def test_e1_a_challenge_in_the_first_fight(edition: Edition) -> None:
    state = position(3, ["BL4 GR4", "BL10 GR5", "BL9 GR10"], edition=edition)
    send(state, 0, "BL4")
    assert state.preferred == "BL"
    send(state, 1, "BL10")
    assert legal(state) == "BL9 GR10"
    log = send(state, 2, "GR10")
    assert last_kinds(state) == ["lead", "follow", "challenge"]
    assert (state.preferred, taken(log)) == ("GR", [(2, 2)])


@both
def test_e2_ru_nobody_must_challenge(edition: Edition) -> None:
    hands = ["BR5 BR6", "BL8 YE5", "BR4 BR7"]
    state = position(3, hands, preferred="YE", turn=0, edition=edition)
    send(state, 0, "BR5")
    assert legal(state) == "BL8 YE5"  # a challenge is at hand, and declined
    log = send_all(state, "BL8 BR4")
    assert last_kinds(state) == ["lead", "discard", "follow"]
    assert (state.preferred, taken(log)) == ("YE", [(0, -4)])


def test_e2_fr_as_printed_with_a_card_of_eight_players() -> None:
    found, won, preferred, worth = bare_fight("YE", "BR5 BL8 BR1")
    assert found == ["lead", "discard", "follow"]
    assert (won, preferred) == ("BR5", "YE")
    assert worth == -5  # printed -4: the 1 is taken for a misprint, R-39


def test_e3_an_unintended_challenge() -> None:
    found, won, preferred, worth = bare_fight("YE", "BL6 PI8 BR8")
    assert found == ["lead", "discard", "challenge"]
    assert (won, preferred, worth) == ("BR8", "BR", -8)  # four schools for three players, R-40


@both
def test_e4_a_discard_wins_after_a_later_challenge(edition: Edition) -> None:
    hands = ["BL9 GR4", "PI8 GR5", "BL5 GR6", "PI5 BL4"]
    state = position(4, hands, preferred="GR", turn=0, edition=edition)
    send_all(state, "BL9 PI8 BL5")
    assert state.preferred == "GR"
    assert legal(state) == "BL4 PI5"
    log = send(state, 3, "PI5")
    assert last_kinds(state) == ["lead", "discard", "follow", "challenge"]
    assert (state.preferred, taken(log)) == ("PI", [(1, -2)])


@both
def test_e5_a_zero_challenges_in_the_last_fight(edition: Edition) -> None:
    hands = ["GR12", "BL7", "BL0", "BR0"]
    state = position(4, hands, preferred="BL", turn=0, edition=edition)
    log = send_all(state, "GR12 BL7 BL0 BR0", any_fate())
    (score,) = state.scores
    assert taken(log) == [(3, 1)]  # told without the bonus
    assert (score.preferred, score.totals) == ("BR", (0, 0, 0, 6))


@both
def test_e5_without_the_challenge_the_blue_zero_had_been_worth_five(edition: Edition) -> None:
    hands = ["GR12", "BL7", "BL0", "BR4"]
    state = position(4, hands, preferred="BL", turn=0, edition=edition)
    send_all(state, "GR12 BL7 BL0 BR4", any_fate())
    assert state.scores[0].totals == (0, 6, 0, 0)


@both
def test_e6_three_against_three(edition: Edition) -> None:
    hands = ["PI10 GR4", "PI7 GR5", "PI9 GR6", "PI4 GR7", "PI6 GR9", "BR6 GR10"]
    state = position(6, hands, preferred="PI", turn=0, teams="3v3", edition=edition)
    log = send_all(state, "PI10 PI7 PI9 PI4 PI6 BR6")
    assert last_kinds(state) == ["lead", "follow", "follow", "follow", "follow", "challenge"]
    assert (state.preferred, taken(log)) == ("BR", [(5, 3)])
    assert GAME.view(state, None).pile_sizes == (0, 6)


@both
def test_e7_four_against_four(edition: Edition) -> None:
    sent = ["BR4", "BR2", "BR9", "BR11", "YE11", "YE15", "BR8", "PI0"]
    hands = [f"{text} GR{4 + seat}" for seat, text in enumerate(sent)]
    state = position(8, hands, preferred="BR", turn=0, teams="4v4", edition=edition)
    log = send_all(state, " ".join(sent))
    assert last_kinds(state) == [
        *("lead", "follow", "follow", "follow"),
        *("challenge", "discard", "follow", "discard"),
    ]
    assert (state.preferred, taken(log)) == ("YE", [(5, 0)])
    assert GAME.view(state, None).pile_sizes == (0, 8)


def test_e9_sixty_cards_for_six() -> None:
    assert len(everywhere(fresh(6, edition="fr2018"))) == 60


def test_e10_thirty_cards_for_two() -> None:
    assert len(everywhere(fresh(2, edition="fr2018"))) == 30


def test_e11_seventy_cards_for_seven() -> None:
    assert len(everywhere(fresh(7, edition="ru2020"))) == 70


# Our own


@both
def test_s1_a_chain_of_challenges(edition: Edition) -> None:
    hands = ["BL5 GR4", "BR5 GR5", "PI5 GR6", "BL9 GR7"]
    state = position(4, hands, preferred="GR", turn=0, edition=edition)
    log = send_all(state, "BL5 BR5 PI5 BL9")
    assert last_kinds(state) == ["lead", "challenge", "challenge", "follow"]
    assert (state.preferred, taken(log)) == ("PI", [(2, 2)])


def test_s2_lead_school_or_equal_to_the_last_card() -> None:
    fight = [(0, "BL7"), (1, "BL10")]
    state = position(4, ["", "", "BL4 BR7 PI10", ""], preferred="BL", fight=fight)
    assert legal(state) == "BL4 PI10"


@both
def test_s3_a_challenge_of_the_lead_school(edition: Edition) -> None:
    hands = ["BL6 BR4", "GR10 BR5", "BL10 BR6"]
    state = position(3, hands, preferred="BR", turn=0, edition=edition)
    log = send_all(state, "BL6 GR10 BL10")
    assert last_kinds(state) == ["lead", "discard", "challenge"]
    assert (state.preferred, taken(log)) == ("BL", [(2, 2)])


@both
def test_s4_a_challenge_that_changes_nothing(edition: Edition) -> None:
    hands = ["BL7 GR4", "GR7 BL9", "BL12 GR5"]
    state = position(3, hands, preferred="GR", turn=0, edition=edition)
    log = send_all(state, "BL7 GR7 BL12")
    assert last_kinds(state) == ["lead", "challenge", "follow"]
    assert (state.preferred, taken(log)) == ("GR", [(1, 1)])


def test_s5_nothing_carries_over_to_the_lead() -> None:
    before = fought(0, (0, "BL12"), (1, "BL4"), (2, "BL9"))
    state = position(3, ["GR9 GR4", "GR5 GR6", "GR7 GR10"], preferred="BL", fights=[before])
    send(state, 0, "GR9")
    assert (kinds(state), state.preferred) == (["lead"], "BL")


def test_s6_a_zero_of_the_preferred_school_wins() -> None:
    state = position(3, ["BR12 BR4", "YE0 YE4", "BR11 BR5"], preferred="YE", turn=0)
    assert taken(send_all(state, "BR12 YE0 BR11")) == [(1, 2)]


def test_s6_and_is_worth_five_more_when_the_round_ends_so() -> None:
    state = position(3, ["BR12", "YE0", "BR11"], preferred="YE", turn=0)
    send_all(state, "BR12 YE0 BR11", any_fate())
    assert state.scores[0].totals == (0, 7, 0)


@both
def test_s7_a_challenge_of_two_players(edition: Edition) -> None:
    hands = ["GR12 BL4", "PI12 GR4"]
    state = position(2, hands, preferred="BL", turn=0, deck="BL5 GR5 PI5", edition=edition)
    send(state, 0, "GR12", [drew(0, "PI5")])
    assert GAME.view(state, 0).hand == (card("BL4"), card("PI5"))
    assert legal(state) == "GR4 PI12"
    log = send(state, 1, "PI12", [drew(1, "BL5")])
    heard = [event.key for event in log.heard_by(None)]
    assert heard.index("gorus-drew") < heard.index("gorus-takes")
    assert (state.preferred, taken(log)) == ("PI", [(1, 2)])
    assert GAME.view(state, None).hand_sizes == (2, 2)


def solo(first: str, hand: str) -> State:
    """The first fight of a solo game with Blue, Green and Pink: the first wanderer is up."""
    options = GAME.read_options({"players": 1, "schools": ["BL", "GR", "PI"]})
    fate = Scripted([dealt(0, hand), turned_up(first)])
    state = GAME.setup(options, fate, None)
    fate.finish()
    return state


def test_s8_both_challenge_in_solo() -> None:
    state = solo("BL8", "BL4 GR0 GR4 GR5 GR6 GR7 GR8 GR9 GR10 GR11")
    assert (kinds(state), state.preferred) == (["lead"], "BL")
    assert legal(state) == "BL4 GR8"
    log = send(state, 0, "GR8", [turned_up("PI8"), turned_up("PI9")])
    assert last_kinds(state) == ["lead", "challenge", "challenge"]
    assert (state.preferred, taken(log)) == ("PI", [(None, -12)])
    assert GAME.view(state, 0).pile_sizes == (0, 3)


def test_s8_does_not_meet_the_rule_of_eight() -> None:
    fight = [(None, "BL8")]
    state = position(1, ["GR8 BL4"], preferred="BL", fight=fight, deck="PI8 BL5 BL6")
    send(state, 0, "GR8", [turned_up("PI8"), turned_up("BL5")])
    send(state, 0, "BL4", any_fate())  # BL6 is the last wanderer
    assert state.scores[0].trial_failed


def test_s9_an_eight_won_in_solo() -> None:
    state = solo("BL8", "BL4 BL10 GR4 GR5 GR6 GR7 GR8 GR9 GR10 GR11")
    log = send(state, 0, "BL10", [turned_up("BL9"), turned_up("PI9")])
    assert last_kinds(state) == ["lead", "follow", "follow"]
    assert (state.preferred, taken(log)) == ("BL", [(0, -1)])
    assert GAME.view(state, 0).pile_sizes == (3, 0)


def test_s9_meets_the_rule_of_eight() -> None:
    fight = [(None, "BL8")]
    state = position(1, ["BL10 BL4"], preferred="BL", fight=fight, deck="BL9 BL5 BL6")
    send(state, 0, "BL10", [turned_up("BL9"), turned_up("BL5")])
    send(state, 0, "BL4", any_fate())
    assert not state.scores[0].trial_failed
