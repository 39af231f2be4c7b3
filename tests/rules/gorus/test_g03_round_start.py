"""Chapter G-3: round start."""

from itertools import chain

import pytest

from ludus.core.codec import state_hash, to_json
from ludus.core.events import Log
from ludus.core.fate import Scripted
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import Card
from ludus.games.gorus.state import State
from rules.gorus.build import (
    card,
    dealt,
    everywhere,
    fresh,
    names,
    not_your_turn,
    play_round,
    position,
    refuse,
    send,
)

BLUE = "BL0 BL4 BL5 BL6 BL7 BL8 BL9 BL10 BL11 BL12"
BROWN = BLUE.replace("BL", "BR")
GREEN = BLUE.replace("BL", "GR")


def deal(*hands: str, dealer: int = 0) -> State:
    """Three players, dealt as told from the dealer's left on."""
    options = GAME.read_options({"players": 3, "dealer": dealer})
    seats = [(dealer + 1 + at) % 3 for at in range(3)]
    fate = Scripted([dealt(seat, hand) for seat, hand in zip(seats, hands, strict=True)])
    state = GAME.setup(options, fate, None)
    fate.finish()
    return state


def hidden_from(state: State, seat: int | None, cards: list[Card]) -> bool:
    """Whether a view names none of the cards."""
    seen = to_json(GAME.view(state, seat)).decode()
    return not any(f'"{card}"' in seen for card in cards)


# G-3.1


@pytest.mark.parametrize("players", range(2, 9))
def test_g_3_1_no_school_is_preferred_when_a_round_starts(players: int) -> None:
    state = fresh(players, target=9)
    for number in (1, 2, 3):
        assert state.round == number
        assert GAME.view(state, None).preferred is None
        play_round(state)


# G-3.2


@pytest.mark.parametrize("players", range(1, 9))
def test_g_3_2_ten_cards_each_in_every_round(players: int) -> None:
    state = fresh(players, target=9)
    for number in (1, 2, 3):
        assert state.round == number
        assert GAME.view(state, None).hand_sizes == (10,) * players
        assert [len(GAME.view(state, seat).hand) for seat in range(players)] == [10] * players
        play_round(state)


def test_g_3_2_the_deck_is_shuffled() -> None:
    hands = [GAME.view(fresh(3, seed, dealer=2), 0).hand for seed in range(200)]
    assert set(chain(*hands)) == set(everywhere(fresh(3)))  # any card may come to any hand
    assert len({names(hand) for hand in hands}) == 200


def test_g_3_2_the_deck_is_shuffled_again_for_the_next_round() -> None:
    state = fresh(3, target=9)
    first = [names(hand) for hand in state.hands]
    play_round(state)
    assert first != [names(hand) for hand in state.hands]


def test_g_3_2_everyone_holds_what_was_dealt() -> None:
    state = deal(BLUE, BROWN, GREEN, dealer=0)
    assert [names(GAME.view(state, seat).hand) for seat in range(3)] == [GREEN, BLUE, BROWN]


def test_g_3_2_hands_are_seen_by_their_owners_only() -> None:
    state = fresh(3)
    for seat in (0, 1, 2, None):
        others = [card for other in range(3) if other != seat for card in state.hands[other]]
        assert hidden_from(state, seat, others)


def test_g_3_2_the_deal_is_told_to_its_owner_only() -> None:
    log = Log()
    options = GAME.read_options({"players": 3, "dealer": 0})
    script = [dealt(1, BLUE), dealt(2, BROWN), dealt(0, GREEN)]
    GAME.setup(options, Scripted(script), log)
    assert [heard.key for heard in log.heard_by(1)].count("gorus-dealt") == 1
    assert "gorus-dealt" not in [heard.key for heard in log.heard_by(None)]
    assert b"BR4" not in to_json(log.heard_by(1))


# G-3.3


@pytest.mark.parametrize("players", range(3, 9))
def test_g_3_3_with_three_to_eight_the_whole_deck_is_dealt_out(players: int) -> None:
    state = fresh(players)
    view = GAME.view(state, None)
    assert (view.deck, view.deck_size) == (None, 0)
    assert sorted(map(str, chain(*state.hands))) == sorted(map(str, everywhere(state)))


# G-3.4


def test_g_3_4_with_two_the_other_ten_are_a_draw_deck() -> None:
    state = fresh(2)
    assert [GAME.view(state, seat).deck_size for seat in (0, 1, None)] == [10, 10, 10]
    assert GAME.view(state, None).deck == "draw"
    assert not set(state.deck) & set(chain(*state.hands))


def test_g_3_4_the_draw_deck_lies_face_down() -> None:
    state = fresh(2)
    for seat in (0, 1, None):
        assert hidden_from(state, seat, state.deck)


# G-3.5


def test_g_3_5_in_solo_the_other_twenty_are_the_wanderers_deck() -> None:
    state = fresh(1)
    view = GAME.view(state, 0)
    assert view.deck == "wanderers"
    assert (len(view.fight), view.deck_size) == (1, 19)  # one has been turned up already
    assert not set(view.hand) & {view.fight[0].card, *state.deck}


def test_g_3_5_the_wanderers_deck_lies_face_down() -> None:
    state = fresh(1)
    for seat in (0, None):
        assert hidden_from(state, seat, state.deck)


# G-3.6


@pytest.mark.parametrize("players", range(2, 9))
def test_g_3_6_the_player_left_of_the_dealer_leads(players: int) -> None:
    for dealer in range(players):
        state = fresh(players, dealer=dealer)
        assert GAME.to_act(state) == ((dealer + 1) % players,)


def test_g_3_6_nobody_else_leads() -> None:
    state = fresh(3, dealer=0)
    for seat in (0, 2):
        why = refuse(state, seat, str(state.hands[seat][0]))
        assert (why.article, why.message) == ("G-5.1", not_your_turn(1))


# G-3.7


def test_g_3_7_the_order_of_the_deal_has_no_effect() -> None:
    mixed = " ".join(reversed(BLUE.split()))
    assert state_hash(deal(BLUE, BROWN, GREEN)) == state_hash(deal(mixed, BROWN, GREEN))


def test_g_3_7_the_order_of_a_hand_has_no_effect() -> None:
    sorted_hand = position(3, ["BL5", "BL4 BL9 GR5 GR6", "BL12"], preferred="GR", turn=0)
    mixed_hand = position(3, ["BL5", "BL4 BL9 GR5 GR6", "BL12"], preferred="GR", turn=0)
    mixed_hand.hands[1] = [card(text) for text in ("GR5", "BL9", "GR6", "BL4")]
    for state in (sorted_hand, mixed_hand):
        send(state, 0, "BL5")
        assert set(map(str, GAME.moves(state, 1))) == {"BL4", "BL9", "GR5"}
        send(state, 1, "GR5")
    assert set(sorted_hand.hands[1]) == set(mixed_hand.hands[1])
    mixed_hand.hands[1].sort(key=sorted_hand.hands[1].index)
    assert state_hash(sorted_hand) == state_hash(mixed_hand)
