"""Chapter G-5: following."""

from itertools import pairwise
from random import Random

import pytest

from ludus.core.errors import BadNotation, Refusal
from ludus.core.message import say
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import ALL_CARDS, Card
from ludus.games.gorus.options import Edition
from ludus.games.gorus.state import Play
from rules.gorus.build import (
    any_fate,
    card,
    card_ref,
    fresh,
    kinds,
    legal,
    names,
    not_your_turn,
    position,
    refuse,
    school_ref,
    send,
    send_all,
)

BOTH: tuple[Edition, ...] = ("fr2018", "ru2020")

# G-5.1


@pytest.mark.parametrize("players", range(2, 9))
def test_g_5_1_play_goes_clockwise_one_card_each(players: int) -> None:
    for dealer in range(players):
        state = fresh(players, dealer=dealer)
        order = []
        for _ in range(players):
            (seat,) = GAME.to_act(state)
            order.append(seat)
            send(state, seat, str(GAME.moves(state, seat)[0]), any_fate())
        assert len(state.fights) == 1
        assert order == [(dealer + 1 + step) % players for step in range(players)]


def test_g_5_1_nobody_plays_out_of_turn() -> None:
    state = position(3, ["BL4 BL5", "BL6 BL7", "BL9 BL10"])
    out_of_turn = Refusal("G-5.1", not_your_turn(0))
    assert refuse(state, 1, "BL6") == out_of_turn
    assert refuse(state, 2, "BL9") == out_of_turn
    send(state, 0, "BL4")
    out_of_turn = Refusal("G-5.1", not_your_turn(1))
    assert refuse(state, 0, "BL5") == out_of_turn  # nobody plays two cards
    assert refuse(state, 2, "BL9") == out_of_turn
    assert not GAME.moves(state, 0)
    assert not GAME.moves(state, 2)


def test_g_5_1_a_card_comes_from_the_hand() -> None:
    state = position(3, ["BL4 BL5", "BL6 BL7", "BL9 BL10"])
    assert refuse(state, 0, "BL6") == Refusal(
        "G-5.1", say("gorus-refused-not-held", card=card_ref("BL6"))
    )
    send(state, 0, "BL4")
    assert names(GAME.view(state, 0).hand) == "BL5"  # a played card is gone
    assert refuse(state, 1, "BL4") == Refusal(
        "G-5.1", say("gorus-refused-not-held", card=card_ref("BL4"))
    )


def test_g_5_1_there_is_no_pass() -> None:
    with pytest.raises(BadNotation):
        GAME.parse("pass")
    state = position(3, ["BL4 BL5", "GR6", "BL9 BL10"], preferred="BL", fight=[(0, "BL12")])
    assert legal(state) == "GR6"


def test_g_5_1_cards_are_played_face_up() -> None:
    state = position(3, ["BL4 BL5", "BL6 BL7", "BL9 BL10"])
    send_all(state, "BL4 BL6")
    for seat in (0, 1, 2, None):
        assert names(play.card for play in GAME.view(state, seat).fight) == "BL4 BL6"


# G-5.2


def test_g_5_2_must_follow_or_challenge() -> None:
    state = position(3, ["BL4", "BL5 BL12 GR9 GR10 YE9", "BL6"], preferred="YE", fight=[(0, "BL9")])
    assert legal(state) == "BL5 BL12 GR9 YE9"


@pytest.mark.parametrize("text", ["GR10", "YE4"])
def test_g_5_2_anything_else_is_refused(text: str) -> None:
    hand = "BL5 GR9 GR10 YE4"
    state = position(3, ["BL4", hand, "BL6"], preferred="YE", fight=[(0, "BL9")])
    assert refuse(state, 1, text) == Refusal(
        "G-5.2",
        say("gorus-refused-follow", card=card_ref(text), school=school_ref("BL"), strength=9),
    )


def test_g_5_2_the_refusal_names_the_strength_to_challenge_now() -> None:
    fight = [(0, "BL9"), (1, "BL11")]
    state = position(3, ["BL4", "BL5", "BL6 GR9"], preferred="BL", fight=fight)
    assert refuse(state, 2, "GR9") == Refusal(
        "G-5.2",
        say("gorus-refused-follow", card=card_ref("GR9"), school=school_ref("BL"), strength=11),
    )


@pytest.mark.parametrize("text", ["BL5", "BL12", "GR9", "YE9"])
def test_g_5_2_either_is_accepted(text: str) -> None:
    hand = "BL5 BL12 GR9 GR10 YE9"
    state = position(3, ["BL4", hand, "BL6"], preferred="YE", fight=[(0, "BL9")])
    send(state, 1, text)
    assert names(play.card for play in state.fight) == f"BL9 {text}"


# G-5.3


@pytest.mark.parametrize("text", ["GR0", "GR12", "YE4", "YE9"])
def test_g_5_3_without_the_lead_school_any_card_may_be_played(text: str) -> None:
    hand = "GR0 GR12 YE4 YE9"
    state = position(3, ["BL4", hand, "BL6"], preferred="YE", fight=[(0, "BL9")])
    assert legal(state) == hand
    send(state, 1, text)
    assert names(play.card for play in state.fight) == f"BL9 {text}"


# G-5.4


@pytest.mark.parametrize("edition", BOTH)
def test_g_5_4_without_the_lead_school_nobody_must_challenge(edition: Edition) -> None:
    state = position(
        3, ["BL4", "GR4 YE9", "BL6"], preferred="GR", fight=[(0, "BL9")], edition=edition
    )
    assert legal(state) == "GR4 YE9"
    send(state, 1, "GR4")
    assert (kinds(state), state.preferred) == (["lead", "discard"], "GR")


# G-5.5


@pytest.mark.parametrize("edition", BOTH)
def test_g_5_5_without_the_lead_school_nobody_must_play_a_preferred_card(edition: Edition) -> None:
    state = position(
        3, ["BL4", "GR4 YE7", "BL6"], preferred="GR", fight=[(0, "BL9")], edition=edition
    )
    assert legal(state) == "GR4 YE7"
    send(state, 1, "YE7")
    assert (kinds(state), state.preferred) == (["lead", "discard"], "GR")


# G-5.6


def test_g_5_6_the_lead_school_stays_when_the_preferred_school_changes() -> None:
    state = position(
        4, ["BL7 BR4", "GR7 BR5", "BL4 GR5 GR12 PI9", "GR6 BL6"], preferred="BL", turn=0
    )
    send_all(state, "BL7 GR7")
    assert state.preferred == "GR"
    assert legal(state) == "BL4"
    assert refuse(state, 2, "GR12") == Refusal(
        "G-5.2",
        say("gorus-refused-follow", card=card_ref("GR12"), school=school_ref("BL"), strength=7),
    )
    send(state, 2, "BL4")
    assert legal(state) == "BL6"


# G-5.7


def lawful(hand: list[Card], plays: list[Card]) -> set[Card]:
    """The legal set, word for word as the article has it."""
    if any(card.school == plays[0].school for card in hand):
        follow = {card for card in hand if card.school == plays[0].school}
        return follow | {card for card in hand if card.strength == plays[-1].strength}
    return set(hand)


def test_g_5_7_the_legal_set() -> None:
    rng = Random(57)
    seen = set()
    for _ in range(500):
        deal = rng.sample(ALL_CARDS, 14)
        length = rng.randint(1, 4)
        plays, hand = deal[:length], deal[4 : 4 + rng.randint(1, 10)]
        state = position(
            5,
            [names(hand) if seat == length else "" for seat in range(5)],
            preferred=rng.choice(plays).school,
            fight=[(seat, str(card)) for seat, card in enumerate(plays)],
        )
        expected = lawful(hand, plays)
        assert set(GAME.moves(state, length)) == expected
        assert len(GAME.moves(state, length)) == len(expected)
        for held in hand:
            assert (GAME.refusal(state, length, held) is None) == (held in expected)
        seen.add((expected == set(hand), any(card.school == plays[0].school for card in hand)))
    assert len(seen) == 3  # bound, bound by accident to the whole hand, and void


def test_g_5_7_a_match_with_an_older_card_does_not_help() -> None:
    state = position(
        4, ["", "", "BL4 BR7 PI10", ""], preferred="BR", fight=[(0, "BL7"), (1, "BL10")]
    )
    assert legal(state) == "BL4 PI10"


# G-5.8


def test_g_5_8_nobody_must_beat_the_cards_already_played() -> None:
    state = position(3, ["BL4", "BL5 BL10 BL12", "BL6"], preferred="GR", fight=[(0, "BL9")])
    assert legal(state) == "BL5 BL10 BL12"
    send(state, 1, "BL5")
    assert kinds(state) == ["lead", "follow"]


def test_g_5_8_nor_with_a_preferred_card() -> None:
    fight = [(0, "BL9"), (1, "GR6")]
    state = position(3, ["BL4", "BL6", "GR5 GR12 YE4"], preferred="GR", fight=fight)
    assert legal(state) == "GR5 GR12 YE4"


# G-5.9


def test_g_5_9_played_cards_stay_visible_and_attributable() -> None:
    state = position(4, ["BL4 BR4", "BL10 BR5", "GR10 BR6", "BL5 BR7"])
    sent = [(0, "BL4"), (1, "BL10"), (2, "GR10"), (3, "BL5")]
    for count, (now, later) in enumerate(pairwise(sent), start=1):
        send(state, *now)
        assert GAME.to_act(state) == (later[0],)
        for seat in (0, 1, 2, 3, None):
            shown = GAME.view(state, seat).fight
            assert [(play.seat, str(play.card)) for play in shown] == sent[:count]


def test_g_5_9_until_the_fight_ends() -> None:
    state = position(2, ["BL4 BR4", "BL10 BR5"])
    send_all(state, "BL4 BL10")
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert view.fight == ()
        assert view.last_fight is not None
        assert view.last_fight.plays == (
            Play(0, card("BL4"), "lead"),
            Play(1, card("BL10"), "follow"),
        )
