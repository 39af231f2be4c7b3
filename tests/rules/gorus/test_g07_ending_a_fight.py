"""Chapter G-7: ending a fight."""

from random import Random

import pytest

from ludus.core.message import Message, Ref, say, seat_ref
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import Card, School
from ludus.games.gorus.state import Fight, Play, State
from rules.gorus.build import (
    any_fate,
    card,
    dealt,
    drew,
    fought,
    fresh,
    legal,
    names,
    position,
    send,
    send_all,
    taken,
    told,
    turned_up,
)

SEATS = (0, 1, 2, None)
SUIT = (0, 4, 5, 6, 7, 8, 9, 10, 11, 12)


def three(preferred: School, text: str) -> State:
    """Three players fight with these cards, each keeping one for later."""
    spare = iter(("BR10", "BR11", "BR12"))
    state = position(3, [f"{one} {next(spare)}" for one in text.split()], preferred=preferred)
    send_all(state, text)
    return state


# G-7.1


@pytest.mark.parametrize("players", range(2, 9))
def test_g_7_1_a_fight_ends_when_everyone_has_played_one_card(players: int) -> None:
    state = fresh(players, dealer=players - 1)
    for seat in range(players):
        assert len(GAME.view(state, None).fight) == seat
        assert GAME.view(state, None).last_fight is None
        send(state, seat, str(GAME.moves(state, seat)[0]), any_fate(seat))
    last = GAME.view(state, None).last_fight
    assert last is not None
    assert [play.seat for play in last.plays] == list(range(players))
    assert GAME.view(state, None).fight == ()


def test_g_7_1_in_solo_two_wanderers_and_the_player_take_part() -> None:
    state = position(1, ["BL9 BL4"], preferred="BL", fight=[(None, "BL5")], deck="BL6 GR9")
    send(state, 0, "BL9", [turned_up("BL6"), turned_up("GR9")])
    last = GAME.view(state, 0).last_fight
    assert last is not None
    assert [(play.seat, str(play.card)) for play in last.plays] == [
        (None, "BL5"),
        (0, "BL9"),
        (None, "BL6"),
    ]


# G-7.2


def test_g_7_2_the_strongest_preferred_card_wins() -> None:
    assert three("GR", "BL12 GR4 GR5").fights[-1].winner == 2
    assert three("GR", "BL12 GR5 GR4").fights[-1].winner == 1
    assert three("BL", "BL9 BL12 GR10").fights[-1].winner == 1


def test_g_7_2_preferred_at_the_end_of_the_fight_counts() -> None:
    fight = [(0, "BL9"), (1, "PI8"), (2, "BL5")]
    state = position(4, ["BR4", "BR5", "BR6", "PI5 BR7"], preferred="BL", fight=fight)
    send(state, 3, "PI5")
    assert state.fights[-1].winner == 1  # PI8 was but a discard when it was played


def test_g_7_2_a_card_of_a_school_no_longer_preferred_may_lose() -> None:
    fight = [(0, "GR12"), (1, "BL7"), (2, "BL4")]
    state = position(4, ["PI9", "PI5", "PI6", "PI4 PI7"], preferred="BL", fight=fight)
    send(state, 3, "PI4")
    assert state.fights[-1].winner == 3


# G-7.3


def test_g_7_3_without_a_preferred_card_the_strongest_of_the_lead_school_wins() -> None:
    assert three("GR", "BL9 BL12 BL10").fights[-1].winner == 1
    assert three("GR", "BL9 BL10 BL12").fights[-1].winner == 2
    assert three("GR", "BL9 BL8 BL4").fights[-1].winner == 0


def test_g_7_3_a_preferred_card_comes_before_any_of_the_lead_school() -> None:
    assert three("GR", "BL9 GR0 BL12").fights[-1].winner == 1


@pytest.mark.parametrize(
    ("cards", "by", "card"),
    [("BL9 GR4 BL12", "preferred", "GR4"), ("BL9 BL12 BL10", "led", "BL12")],
)
def test_g_7_3_it_is_told_which_card_won_and_why(cards: str, by: str, card: str) -> None:
    hands = [f"{one} PI{number}" for number, one in enumerate(cards.split(), 4)]
    (taken,) = told(send_all(position(3, hands, preferred="GR"), cards), "gorus-takes")
    assert taken.facts["by"] == by
    assert taken.facts["card"] == Ref("card", card)


# G-7.4


def test_g_7_4_cards_of_other_schools_cannot_win() -> None:
    fight = [(0, "BL4"), (1, "YE12"), (2, "PI11")]
    state = position(4, ["GR4", "GR5", "GR6", "YE9 GR7"], preferred="GR", fight=fight)
    send(state, 3, "YE9")
    assert state.fights[-1].winner == 0


def test_g_7_4_not_even_above_a_preferred_card() -> None:
    fight = [(0, "BL4"), (1, "GR5"), (2, "YE12")]
    state = position(4, ["", "PI4", "", "YE9 PI7"], preferred="GR", fight=fight)
    send(state, 3, "YE9")
    assert state.fights[-1].winner == 1


def rightful(plays: list[Card], preferred: School) -> Card:
    """The winning card, word for word as G-7.2 to G-7.4 have it."""
    best = [card for card in plays if card.school == preferred]
    best = best or [card for card in plays if card.school == plays[0].school]
    return max(best, key=lambda card: card.strength)


def test_g_7_4_winners_of_many_fights() -> None:
    for seed in range(30):
        state, rng, fate = fresh(3 + seed % 6, seed), Random(seed), any_fate(seed)
        for _ in range(len(state.hands) * 9):
            assert state.turn is not None
            ended = len(state.fights)
            send(state, state.turn, str(rng.choice(GAME.moves(state, state.turn))), fate)
            if len(state.fights) > ended:
                fight, preferred = state.fights[-1], state.preferred
                assert preferred is not None
                won = next(play.card for play in fight.plays if play.seat == fight.winner)
                assert won is rightful([play.card for play in fight.plays], preferred)


# G-7.5


def test_g_7_5_the_winner_takes_all_cards() -> None:
    state = position(3, ["BL4 BR4 GR9", "BL12 BR5 GR5", "BL6 BR6 GR12"])
    log = send_all(state, "BL4 BL12 BL6")
    assert [GAME.view(state, seat).pile_sizes for seat in SEATS] == [(0, 3, 0)] * 4
    card = Ref("card", "BL12")
    assert told(log, "gorus-takes") == [
        say("gorus-takes", seat=seat_ref(1), cards=3, favour=1, by="preferred", card=card)
    ]
    send_all(state, "GR5 GR12 GR9")
    assert [GAME.view(state, seat).pile_sizes for seat in SEATS] == [(0, 3, 3)] * 4


def test_g_7_5_and_is_scored_for_them_all() -> None:
    state = position(3, ["BL9 GR8", "BL12 GR10", "BL10 GR7"], target=9)
    send_all(state, "BL9 BL12 BL10", [])
    send_all(state, "GR10 GR7 GR8", any_fate())
    assert state.scores[-1].totals == (0, 2 + 1 + 1 + 1 + 0 - 4, 0)


def test_g_7_5_into_the_teams_pile() -> None:
    hands = ["BL4 BR4 GR4", "BL5 BR5 GR5", "BL12 BR6 GR6", "BL6 BR7 GR7"]
    state = position(4, hands, teams="2v2")
    send_all(state, "BL4 BL5 BL12 BL6")
    assert GAME.view(state, None).pile_sizes == (4, 0)
    send_all(state, "BR6 BR7 BR4 BR5")
    assert GAME.view(state, None).pile_sizes == (4, 4)


def test_g_7_5_nobody_holds_the_cards_any_more() -> None:
    state = position(3, ["BL4 BR4", "BL12 BR5", "BL6 BR6"])
    send_all(state, "BL4 BL12 BL6")
    assert [names(GAME.view(state, seat).hand) for seat in range(3)] == ["BR4", "BR5", "BR6"]
    assert state.deck == []


# G-7.6


def test_g_7_6_the_preferred_school_carries_over() -> None:
    state = position(3, ["BL7 BR4 BR5", "GR7 GR4 BR6", "BL9 BR9 BR10"], preferred="BL", turn=0)
    send_all(state, "BL7 GR7 BL9")
    assert GAME.view(state, None).preferred == "GR"
    assert taken(send_all(state, "BR6 BR9 BR5")) == [(2, 2)]
    assert GAME.view(state, None).preferred == "GR"


def test_g_7_6_and_beats_the_others_in_the_next_fight() -> None:
    state = position(3, ["BL4 BL0 GR4", "BL12 BR5 GR5", "BL6 BR6 GR6"])
    assert taken(send_all(state, "BL4 BL12 BL6")) == [(1, 1)]
    assert taken(send_all(state, "BR5 BR6 BL0")) == [(0, 0)]


def test_g_7_6_the_lead_school_does_not() -> None:
    state = position(3, ["BL4 BR4 BL5", "BL12 BR5 GR5", "BL6 BR6 BL7"])
    send_all(state, "BL4 BL12 BL6")
    assert legal(state) == "BR5 GR5"
    send(state, 1, "BR5")
    assert legal(state) == "BR6"


# G-7.7


def test_g_7_7_anyone_may_look_at_the_last_fight() -> None:
    state = position(3, ["BL4 BR4 GR4", "BL10 BR5 GR5", "GR10 BL9 BR6"])
    send_all(state, "BL4 BL10 GR10")
    first = Fight(
        (
            Play(0, card("BL4"), "lead"),
            Play(1, card("BL10"), "follow"),
            Play(2, card("GR10"), "challenge"),
        ),
        winner=2,
    )
    assert [GAME.view(state, seat).last_fight for seat in SEATS] == [first] * 4
    send(state, 2, "BR6")
    assert [GAME.view(state, seat).last_fight for seat in SEATS] == [first] * 4


def test_g_7_7_and_not_at_earlier_ones() -> None:
    state = position(3, ["BL4 BR4 GR4", "BL10 BR5 GR5", "GR10 BL9 BR6"])
    send_all(state, "BL4 BL10 GR10 BR6 BR4 BR5")
    for seat in SEATS:
        last = GAME.view(state, seat).last_fight
        assert last is not None
        assert names(play.card for play in last.plays) == "BR6 BR4 BR5"


def test_g_7_7_nor_at_the_round_before() -> None:
    state = position(3, ["BL4", "BL5", "BL6"], preferred="BL", target=9)
    send_all(state, "BL4 BL5 BL6", any_fate())
    assert state.round == 2
    for seat in SEATS:
        view = GAME.view(state, seat)
        assert (view.last_fight, view.memory) == (None, ())


def heard_keys(*keys: str) -> list[Message]:
    return [say(f"gorus-{key}") for key in keys]


@pytest.mark.parametrize(
    ("keys", "first"),
    [
        ("", 0),
        ("round dealt lead", 0),
        ("round dealt lead follow takes lead", 0),
        ("round dealt lead follow takes lead follow takes lead", 5),
        ("round lead takes lead takes lead wanderers-take lead", 5),
        ("round lead takes lead takes total token round dealt", 5),
        ("round lead takes lead takes total round lead takes lead", 6),
        ("round lead takes lead takes total won", 0),
        ("round lead takes lead takes total won tie-broken", 0),
    ],
)
def test_g_7_7_nor_in_the_log(keys: str, first: int) -> None:
    """What may be looked up begins with the last fight of the round, until all is over."""
    assert GAME.recall(heard_keys(*keys.split())) == first


# G-7.8


def test_g_7_8_the_round_goes_on_while_players_hold_cards() -> None:
    state = position(3, ["BL4 BR4", "BL12 BR5", "BL6 BR6"], target=9)
    send_all(state, "BL4 BL12 BL6")
    view = GAME.view(state, None)
    assert (view.round, view.scores, view.hand_sizes) == (1, (), (1, 1, 1))
    assert GAME.to_act(state) == (1,)


def test_g_7_8_and_no_longer() -> None:
    state = position(3, ["BR4", "BR5", "BR6"], preferred="BL", turn=1, target=9)
    deals = [
        dealt(seat, " ".join(f"{school}{strength}" for strength in SUIT))
        for seat, school in ((1, "BL"), (2, "BR"), (0, "GR"))
    ]
    send_all(state, "BR5 BR6 BR4", deals)
    assert (state.round, len(state.scores)) == (2, 1)


def test_g_7_8_with_two_also_while_drawn_cards_are_held() -> None:
    before = fought(0, (0, "BL10"), (1, "BL9"))
    state = position(2, ["BL4", "BL5"], preferred="BL", fights=[before], deck="GR4 GR5")
    send_all(state, "BL4 BL5", [drew(0, "GR4"), drew(1, "GR5")])
    assert (state.round, state.scores) == (1, [])
    assert GAME.view(state, None).hand_sizes == (1, 1)
