"""G-11 Two players: a draw after every card while the deck lasts."""

from itertools import pairwise

import pytest

from ludus.core.errors import FateMismatch
from ludus.core.message import seat_ref
from ludus.games.gorus import GAME
from ludus.games.gorus.options import Edition
from ludus.games.gorus.state import State
from rules.gorus.build import (
    any_fate,
    card_ref,
    drew,
    fresh,
    legal,
    names,
    position,
    refuse,
    send,
    send_all,
    told,
)
from rules.gorus.build_rounds import EDITIONS, finish, last_fight, plays


def duel(deck: str = "PI4 PI5 PI6 PI7") -> State:
    """Seat 0 to lead; both hold green; blue is preferred."""
    return position(2, ["GR12 BL5", "GR4 BL6"], preferred="BL", deck=deck)


def hand(state: State, seat: int) -> str:
    """The hand of a seat as it sees it."""
    return names(GAME.view(state, seat).hand)


def test_g_11_1_who_plays_a_card_draws_one() -> None:
    state = duel()
    send(state, 0, "GR12", [drew(0, "PI6")])
    assert (hand(state, 0), hand(state, 1)) == ("BL5 PI6", "BL6 GR4")
    send(state, 1, "GR4", [drew(1, "PI4")])
    assert (hand(state, 0), hand(state, 1)) == ("BL5 PI6", "BL6 PI4")
    assert GAME.view(state, None).deck_size == 2


def test_g_11_1_every_card_of_the_deck_may_be_drawn_but_no_other() -> None:
    for text in ("PI4", "PI5", "PI6", "PI7"):
        send(duel(), 0, "GR12", [drew(0, text)])
    for text in ("GR12", "BL5", "BL6", "PI8"):
        with pytest.raises(FateMismatch):
            send(duel(), 0, "GR12", [drew(0, text)])


def test_g_11_1_no_card_is_drawn_twice() -> None:
    state = duel("PI4 PI5")
    send_all(state, "GR12 GR4", [drew(0, "PI4"), drew(1, "PI5")])
    assert GAME.view(state, None).deck_size == 0
    assert (hand(state, 0), hand(state, 1)) == ("BL5 PI4", "BL6 PI5")


@pytest.mark.parametrize("players", [3, 4])
def test_g_11_1_nobody_draws_with_more_players(players: int) -> None:
    state = fresh(players)
    (seat,) = GAME.to_act(state)
    send(state, seat, str(GAME.moves(state, seat)[0]))
    assert len(GAME.view(state, seat).hand) == 9


def test_g_11_2_the_leader_draws_before_the_opponent_acts() -> None:
    state = duel()
    send(state, 0, "GR12", [drew(0, "PI6")])
    view = GAME.view(state, 0)
    assert (len(view.fight), view.turn, len(view.hand), view.deck_size) == (1, 1, 2, 3)


def test_g_11_2_the_follower_draws_before_the_fight_is_resolved() -> None:
    state = duel()
    log = send_all(state, "GR12 GR4", [drew(0, "PI6"), drew(1, "PI4")])
    keys = [message.key for message in log.heard_by(None)]
    assert keys == ["gorus-lead", "gorus-drew", "gorus-follow", "gorus-drew", "gorus-takes"]


def test_g_11_2_a_card_is_chosen_from_the_hand_before_the_draw() -> None:
    """Seat 1 is void in green and discards; that it draws a green card then changes nothing."""
    state = position(2, ["GR12 BL5", "PI4 BL6"], preferred="BL", deck="GR4 GR5")
    send(state, 0, "GR12", [drew(0, "GR5")])
    assert legal(state) == "BL6 PI4"
    send(state, 1, "PI4", [drew(1, "GR4")])
    last = GAME.view(state, 1).last_fight
    assert last is not None
    assert (last.winner, last.plays[1].kind) == (0, "discard")


def test_g_11_2_a_drawn_card_waits_for_the_next_fight() -> None:
    state = duel("GR9 PI5")
    send(state, 0, "GR12", [drew(0, "GR9")])
    assert refuse(state, 0, "GR9").article == "G-5.1"
    send(state, 1, "GR4", [drew(1, "PI5")])
    assert legal(state) == "BL5 GR9"


def test_g_11_3_the_draw_is_mandatory() -> None:
    with pytest.raises(FateMismatch):
        send(duel(), 0, "GR12", [])
    state = duel()
    send(state, 0, "GR12", any_fate())
    assert GAME.to_act(state) == (1,)  # there is no choice in between
    assert GAME.view(state, None).hand_sizes == (2, 2)


def test_g_11_3_only_the_drawer_sees_the_card() -> None:
    one, other = duel(), duel()
    log = send(one, 0, "GR12", [drew(0, "PI4")])
    send(other, 0, "GR12", [drew(0, "PI7")])
    for seat in (1, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        assert told(log, "gorus-drew-card", seat) == []
        assert [message.facts for message in told(log, "gorus-drew", seat)] == [
            {"seat": seat_ref(0)}
        ]
    assert GAME.view(one, 0) != GAME.view(other, 0)
    assert hand(one, 0) == "BL5 PI4"
    assert [message.facts for message in told(log, "gorus-drew-card", 0)] == [
        {"card": card_ref("PI4")}
    ]


def test_g_11_4_without_a_deck_nobody_draws() -> None:
    state = duel(deck="")
    send_all(state, "GR12 GR4", [])
    assert (hand(state, 0), hand(state, 1)) == ("BL5", "BL6")


@pytest.mark.parametrize("edition", EDITIONS)
def test_g_11_4_the_deck_is_empty_after_the_fifth_fight(edition: Edition) -> None:
    state = fresh(2, edition=edition, target=1)
    decks, hands = [10], [10]
    for _ in plays(state, 1):
        view = GAME.view(state, None)
        if not view.fight:
            assert len(set(view.hand_sizes)) == 1
            decks.append(view.deck_size)
            hands.append(view.hand_sizes[0])
    assert decks == [10, 8, 6, 4, 2, 0, *[0] * 10]
    assert hands == [10, 10, 10, 10, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_g_11_5_a_round_has_fifteen_fights(edition: Edition) -> None:
    state = fresh(2, edition=edition, target=1)
    for _ in plays(state, 2):
        pass
    view = GAME.view(state, None)
    assert len(view.memory) == 15
    assert sum(view.pile_sizes) == 30
    for before, after in pairwise(view.memory):  # who wins a fight leads the next, as ever
        assert after.plays[0].seat == before.winner


def test_g_11_5_following_challenging_and_winning_are_as_ever() -> None:
    state = position(2, ["GR12 BL5", "GR4 PI12 BL6"], preferred="BL", deck="PI4 PI5")
    send(state, 0, "GR12", [drew(0, "PI4")])
    assert legal(state) == "GR4 PI12"
    assert refuse(state, 1, "BL6").article == "G-5.2"
    send(state, 1, "PI12", [drew(1, "PI5")])
    view = GAME.view(state, None)
    assert (view.preferred, view.turn, view.pile_sizes) == ("PI", 1, (0, 2))


def test_g_11_5_scoring_and_ending_are_as_ever() -> None:
    view = finish(last_fight("BL12 BL4", {0: "BL0 BR8", 1: "BR9"}, tokens=[1, 2]))
    assert view.scores[-1].totals == (1 + 5 - 4, 2)
    assert view.tokens == (2, 3)
    assert view.outcome is not None
    assert view.outcome.winners == (1,)
