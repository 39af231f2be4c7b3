"""What a move would bring, told before it is made: in words, and equal to what then happens."""

from random import Random

import pytest

from ludus.core.fate import Fast
from ludus.core.forecast import Forecast
from ludus.games.brutus import GAME
from ludus.games.brutus.options import End, Options
from ludus.games.brutus.state import State
from ludus.locales.catalogue import catalogue
from rules.brutus.build import any_fate, fresh, lay, play, table, texts, to_the_power
from rules.brutus.build_effects import won

NAMES = ["Livia", "Marcus", "Claudia", "Titus"]


def forecast(state: State, text: str, seat: int = 0) -> Forecast:
    """Ask as seat 0, which has to decide."""
    assert text in texts(state, seat)
    told = GAME.forecast(GAME.view(state, seat), GAME.parse(text))
    assert told is not None
    return told


def said(state: State, text: str, language: str = "en") -> list[str]:
    """Say what a move of seat 0 would bring."""
    return [catalogue(language).say(message, NAMES) for message in forecast(state, text).brings]


# The forum and the Consul's opinion


def test_b_4_1_an_announcement() -> None:
    assert said(fresh(4), "forum 1") == [
        "Everyone lays 1 card face down; 4 cards will lie in the forum.",
        "You take first, Titus last.",
    ]
    assert said(fresh(4, benevolence=True), "forum 3") == [
        "Everyone lays 3 cards face down; 12 cards will lie in the forum.",
    ]


def test_b_4_5_a_card_laid_and_one_taken() -> None:
    state = fresh(4, {0: "9"})
    play(state, "0: forum 1")
    assert said(state, "lay 9") == ["Nobody learns who laid Dux (9)."]
    lay(state, {0: "9"})
    assert said(state, "take 9") == ["You get Dux (9); everyone sees it."]


def test_b_15_2_benevolence() -> None:
    state = fresh(4, benevolence=True)
    play(state, "0: forum 1")
    lay(state, {})
    assert said(state, "mercy yes") == ["+2 points at once; Titus takes first, you last."]
    assert forecast(state, "mercy yes").facts == {"points": 2, "next": 3}
    assert said(state, "mercy no") == ["You take first, Titus last."]
    assert forecast(state, "mercy no").facts == {"next": 0}


def test_b_5_4_the_power() -> None:
    state = to_the_power(fresh(4, ranks=[1, 0, 2, 3]))
    on, leads = said(state, "power on")
    assert on.startswith("Until the manche ends, everyone may match a combination;")
    assert leads == "Marcus leads next."
    assert said(state, "power off") == [
        "In this manche a combination can be beaten, but not matched.",
        "Marcus leads next.",
    ]


# Rounds


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("5x1", []),
        ("9x1", ["Its effect: you give up to 2 cards away."]),
        ("10x1", ["Its effect: you discard a card."]),
        ("11x1", ["Its effect: you give a card to whoever is to lead next."]),
        ("12x1", ["Its effect: you discard a card, and Titus leads next."]),
        ("13x1", ["Its effect: +1 point for you."]),
    ],
)
def test_b_8_what_winning_with_it_brings(text: str, effect: list[str]) -> None:
    state = table({0: "5 9 10 11 12 13"})
    first, *rest = said(state, text)
    assert first.endswith(" wins the round unless it is beaten.")
    assert rest == effect
    assert forecast(state, text).facts == {"next": 1}


def test_b_8_5_no_more_gifts_than_cards() -> None:
    assert said(table({0: "9 5"}), "9x1")[-1] == "Its effect: you give a card away."


def test_b_9_2_an_empty_hand_comes_first() -> None:
    state = table({0: "2x2"}, out=[3], revolt=True)
    assert said(state, "2x2") == [
        "This empties your hand: you go out as Consul, +4 points.",
        "Gladiators’ Revolt: +4 points.",
    ]
    assert forecast(state, "2x2").facts == {"place": 2, "points": 8, "next": 1}
    assert said(table({0: "12"}, out=[3]), "12x1") == [
        "This empties your hand: you go out as Consul, +4 points.",
        "Vestalis Virgo (12) wins the round unless it is beaten.",
        "Its effect: Claudia leads next.",
    ]
    assert said(table({0: "13"}, out=[1, 2]), "13x1") == [
        "This empties your hand: you go out as III, +2 points.",
        "The manche ends with it.",
    ]


def test_b_6_15_a_skip() -> None:
    state = table({0: "5 6"}, top="5", owner=3, power=True, out=[1])
    assert said(state, "5x1") == [
        "Claudia loses the next turn.",
        "5 wins the round unless it is beaten.",
    ]
    assert forecast(state, "5x1").facts == {"next": 3}


def test_b_7_5_an_equal_reply_between_two_wins_at_once() -> None:
    state = table({0: "13 6"}, top="13", owner=3, power=True, out=[1, 2])
    assert said(state, "13x1") == [
        "Titus loses the next turn.",
        "Caesar (13) wins the round at once.",
        "That brings you 1 point.",
        "You lead next.",
    ]
    assert forecast(state, "13x1").facts == {"points": 1, "next": 0}
    state = table({0: "12 6"}, top="12", owner=3, power=True, out=[1, 2])
    assert said(state, "12x1") == [
        "Titus loses the next turn.",
        "Vestalis Virgo (12) wins the round at once.",
        "Its effect: you discard a card, and Titus leads next.",
    ]


def test_b_14_1_a_conspiracy() -> None:
    state = table({0: "1 5"}, top="13", owner=3, conspiracy=True, out=[1])
    assert said(state, "1x1")[0] == "You may then start a Conspiracy."
    play(state, "0: 1x1")
    assert said(state, "conspire yes") == [
        "Everyone still in passes a card to the left, unseen: you to Claudia, and Titus to you.",
    ]
    assert said(state, "conspire no") == ["No card changes hands; Claudia decides next."]
    play(state, "0: conspire yes")
    assert said(state, "slip 5") == ["Claudia gets 5; only the two of you know it."]
    for other in (
        table({0: "1"}, top="13", owner=3, conspiracy=True),
        table({0: "1 5"}, top="13", owner=3),
        table({0: "1 5"}, conspiracy=True),
    ):
        assert "You may then start a Conspiracy." not in said(other, "1x1")


def test_b_7_1_a_pass() -> None:
    assert said(table({}, top="13", owner=2), "pass") == ["Marcus decides next."]
    last = table({}, top="13", owner=1)
    assert said(last, "pass") == [
        "Marcus wins the round with Caesar (13).",
        "That brings Marcus 1 point.",
        "Marcus leads next.",
    ]
    assert said(table({}, top="12", owner=1), "pass") == [
        "Marcus wins the round with Vestalis Virgo (12).",
    ]
    gone = table({}, top="12", owner=1, out=[1])
    assert said(gone, "pass")[1:] == ["You lead next."]
    assert forecast(gone, "pass").facts == {"next": 0}


# Effects


def test_b_8_5_gifts() -> None:
    state = won("9x1", "3 4 5")
    assert said(state, "gifts 1") == [
        "You give 1 card to a player of your choice.",
        "You lead next.",
    ]
    play(state, "0: gifts 2")
    assert said(state, "to 3") == ["Titus gets a card of your choice."]
    play(state, "0: to 3")
    assert said(state, "give 4") == ["Titus gets 4; only the two of you know it."]


def test_b_8_5_the_last_gift_may_empty_the_hand() -> None:
    state = won("9x1", "3 4")
    assert said(state, "gifts 2") == [
        "You give 2 cards, to one player or to several.",
        "This empties your hand: you go out as Imperator, +6 points.",
        "Marcus leads next.",
    ]
    assert forecast(state, "gifts 2").facts == {"next": 0}
    play(state, "0: gifts 2", "0: to 3", "0: give 3", "0: to 2")
    assert forecast(state, "give 4").facts == {"place": 1, "points": 6, "next": 1}


def test_b_8_8_a_senator_names_the_next_leader() -> None:
    state = won("11x1", "3 4")
    assert said(state, "to 2") == ["Claudia gets a card of your choice and leads next."]
    play(state, "0: to 2")
    assert said(state, "give 3")[1:] == ["Claudia leads next."]


def test_b_8_15_a_discard() -> None:
    assert said(won("12x1", "3 4"), "discard 3") == [
        "3 leaves the game for this manche; everyone sees it.",
        "Titus leads next.",
    ]
    assert said(won("10x1", "3"), "discard 3")[1:] == [
        "This empties your hand: you go out as Imperator, +6 points.",
        "Marcus leads next.",
    ]


def test_b_11_1_a_discard_may_end_the_manche() -> None:
    assert said(won("10x1", "3", out=[1, 2]), "discard 3")[1:] == [
        "This empties your hand: you go out as III, +2 points.",
        "The manche ends with it.",
    ]


def test_it_is_said_in_french_and_russian() -> None:
    state = table({0: "5"})
    assert said(state, "5x1", "fr") == [
        "Votre main se vide\u00a0: vous sortez comme Imperator, +6 points.",
    ]
    assert said(state, "5x1", "ru") == ["Рука пустеет, вы выходите: Император, +6 очков."]
    assert said(table({0: "9 3 4"}), "9x1", "ru")[1] == "Свойство: вы отдаёте до 2 карт."


# The same as what happens


@pytest.mark.parametrize("players", [4, 5, 7, 10])
@pytest.mark.uncounted
def test_what_is_told_is_what_happens(players: int) -> None:
    rng, fate = Random(7), Fast(Random(8))
    options = Options(players, revolt=True, conspiracy=True, benevolence=True, end=End(manches=2))
    state = GAME.setup(options, fate, None)
    for _ in range(150 * options.players):
        seats = GAME.to_act(state)
        if not seats:
            return
        seat = rng.choice(seats)
        for move in GAME.moves(state, seat):
            check(state, seat, str(move))
        GAME.apply(state, seat, rng.choice(GAME.moves(state, seat)), fate, None)


def check(state: State, seat: int, text: str) -> None:
    """Play a move on a copy, and compare points, place and who is next."""
    facts = forecast(state, text, seat).facts
    after = GAME.clone(state)
    GAME.apply(after, seat, GAME.parse(text), any_fate(), None)
    assert after.scores[seat] - state.scores[seat] == facts.get("points", 0)
    places = after.places if after.manche == state.manche else after.manches[-1].places
    if "place" in facts:
        assert places[seat] == facts["place"]
    elif after.manche == state.manche:
        assert after.places[seat] == state.places[seat]
    if "next" in facts:
        assert after.turn == facts["next"]
