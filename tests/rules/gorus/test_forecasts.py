"""What a card would do, told before it is sent: in words, and equal to what then happens."""

from random import Random

import pytest

from ludus.core.codec import to_plain
from ludus.core.fate import Fast
from ludus.core.forecast import Forecast
from ludus.core.rules import step
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import School
from ludus.games.gorus.options import MODES, Options
from ludus.games.gorus.state import State
from ludus.locales.catalogue import catalogue
from rules.gorus.build import card, position

NAMES = ["Livia", "Marcus", "Claudia", "Titus", "Flavia"]


def forecast(state: State, text: str) -> Forecast:
    (seat,) = GAME.to_act(state)
    told = GAME.forecast(GAME.view(state, seat), card(text))
    assert told is not None
    return told


def said(state: State, text: str, language: str = "en") -> list[str]:
    return [catalogue(language).say(message, NAMES) for message in forecast(state, text).brings]


def in_fight(players: int, first: int, cards: str, hand: str, preferred: School) -> State:
    """Build a fight in which seat 0 is to act, with a spare card in every hand."""
    hands = ["YE15"] * players
    hands[0] = hand
    plays = [((first + at) % players, text) for at, text in enumerate(cards.split())]
    return position(players, hands, fight=plays, turn=0, preferred=preferred)


def test_g_4_3_the_first_card_of_a_round_sets_the_preferred_school() -> None:
    state = position(3, ["BL4 BL5", "BL6 BL7", "BL9 BL10"])
    assert said(state, "BL4") == ["The Blue Fists become the preferred school."]


def test_g_6_3_a_challenge_turns_or_keeps_the_preferred_school() -> None:
    state = in_fight(4, 3, "BL9", "PI9 BL4", "BL")
    assert said(state, "PI9") == [
        "Challenge: the Pink Axes become the preferred school.",
        "You would be ahead so far.",
        "Favour 2 for whoever takes it.",
    ]
    assert forecast(state, "PI9").facts == {"kind": "challenge"}
    state.preferred = "PI"
    assert said(state, "PI9")[0] == "Challenge: the Pink Axes stay the preferred school."


def test_g_7_2_who_stays_or_comes_ahead() -> None:
    assert said(in_fight(4, 2, "BL12 BL7", "BL4 GR1", "BL"), "BL4") == ["Claudia stays ahead."]
    turned = in_fight(5, 2, "BL9 PI12 BL8", "PI8 BL1", "GR")
    assert said(turned, "PI8")[:2] == [
        "Challenge: the Pink Axes become the preferred school.",
        "Titus would be ahead.",
    ]


def test_g_7_1_the_last_card_decides_the_fight() -> None:
    state = in_fight(3, 1, "BL9 BL8", "BL10 BL4 PI8", "BL")
    assert said(state, "BL10") == ["You would win the fight: 3 cards, favour −1."]
    assert said(state, "BL4") == ["Marcus would win the fight: 3 cards, favour −2."]
    assert said(state, "PI8", "fr") == [
        "Défi\u00a0: les Haches roses deviennent l’école préférée.",
        "Vous gagneriez le combat\u00a0: 3 cartes, faveur −6.",
    ]
    assert said(state, "PI8", "ru") == [
        "Вызов: сильнейшей школой станут «Розовые топоры».",
        "Вы победите в бою: 3 карты, поддержка −6.",
    ]


def test_g_8_3_a_zero_has_two_values() -> None:
    state = in_fight(3, 2, "YE9", "GR0 BL1", "BL")
    assert said(state, "GR0")[-1] == (
        "Favour 5 if its school is preferred at the end of the round, else 0."
    )


def test_g_12_2_wanderers_are_spoken_of() -> None:
    state = position(1, ["BL4 BL5"], fight=[(None, "BL9")], turn=0, preferred="BL")
    assert said(state, "BL4") == ["The wanderer stays ahead."]


@pytest.mark.parametrize("options", MODES[:8], ids=str)
def test_what_is_told_is_what_happens(options: Options) -> None:
    """The card is what was foretold, and who was to be ahead or to win is."""
    rng = Random(3)
    state = GAME.setup(options, Fast(rng), None)
    checked = 0
    while seats := GAME.to_act(state):
        seat = seats[0]
        moves = GAME.moves(state, seat)
        move = moves[int(rng.random() * len(moves))]
        told = GAME.forecast(GAME.view(state, seat), move)
        assert told is not None
        before = GAME.view(state, seat)
        step(GAME, state, seat, move, Fast(rng))
        after = GAME.view(state, seat)
        fight = after.last_fight if not after.fight else None
        plays = fight.plays if fight else after.fight
        if after.round == before.round and options.players > 1:
            mine = next(play for play in plays if play.card is move)
            assert told.facts == {"kind": mine.kind}
            ahead = plays[(after.last_ahead if fight else after.ahead) or 0]
            keys = {message.key for message in told.brings if message.key.startswith("gorus-will-")}
            own = any(key.endswith("-you") for key in keys)
            if before.fight:
                assert own == (ahead.seat == seat), (to_plain(before), move)
            checked += 1
    assert checked or options.players == 1


def test_g_7_7_the_view_tells_which_card_won_the_last_fight() -> None:
    """Also of two wanderers' cards, and when the preferred school has changed since."""
    rng = Random(1)
    state = GAME.setup(Options(players=1, edition="ru2020"), Fast(rng), None)
    told = 0
    while GAME.to_act(state):
        view = GAME.view(state, 0)
        if view.last_fight is not None and view.last_fight.winner is None:
            assert view.last_ahead is not None
            assert view.last_fight.plays[view.last_ahead].seat is None
            told += 1
        moves = GAME.moves(state, 0)
        step(GAME, state, 0, moves[int(rng.random() * len(moves))], Fast(rng))
    assert told
