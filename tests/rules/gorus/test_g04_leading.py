"""Chapter G-4: leading a fight."""

import pytest

from ludus.games.gorus import GAME
from ludus.games.gorus.cards import School
from rules.gorus.build import (
    SCHOOLS,
    fought,
    fresh,
    kinds,
    legal,
    names,
    position,
    refuse,
    school_ref,
    send,
    send_all,
    taken,
    told,
    turned_up,
)

# G-4.1


@pytest.mark.parametrize("players", range(2, 9))
def test_g_4_1_the_first_leader_may_play_any_card(players: int) -> None:
    state = fresh(players)
    (leader,) = GAME.to_act(state)
    assert legal(state) == names(state.hands[leader])


@pytest.mark.parametrize("text", ["BL0", "BL12", "BR8", "YE4", "YE9"])
def test_g_4_1_a_later_leader_may_play_any_card(text: str) -> None:
    before = fought(0, (0, "BL10"), (1, "BL9"), (2, "BL8"))
    hands = ["BL0 BL12 BR8 YE4 YE9", "BL4 BL5 BR4 BR5 YE5", "BL6 BL7 BR6 BR7 YE6"]
    state = position(3, hands, preferred="YE", fights=[before])
    assert legal(state) == hands[0]
    send(state, 0, text)
    assert names(play.card for play in state.fight) == text


# G-4.2


def test_g_4_2_the_led_school_is_the_lead_school_of_the_fight() -> None:
    for led, bound_to in (("BL5", "BL4 BL9"), ("GR6", "GR7 GR8")):
        state = position(3, ["BL5 GR6", "BL4 BL9 GR7 GR8", "BL12 GR12"], preferred="BR", turn=0)
        send(state, 0, led)
        assert legal(state) == bound_to


def test_g_4_2_of_this_fight_only() -> None:
    state = position(3, ["BL5 GR6", "BL4 BL9 GR7 GR8", "BL12 GR12"], preferred="BR", turn=0)
    send_all(state, "BL5 BL4 BL12 GR12 GR6")
    assert legal(state) == "GR7 GR8"  # and not the BL9 of the fight before


# G-4.3


@pytest.mark.parametrize("school", SCHOOLS)
def test_g_4_3_the_first_lead_of_a_round_is_preferred(school: School) -> None:
    state = position(3, [f"{school}4 {school}5", f"{school}6", f"{school}7"])
    log = send(state, 0, f"{school}4")
    assert GAME.view(state, None).preferred == school
    assert [event.facts for event in told(log, "gorus-preferred")] == [
        {"school": school_ref(school)}
    ]


def test_g_4_3_in_every_round() -> None:
    state = position(3, ["BL4", "BL5", "BL12"], preferred="GR", target=9)
    deals = [
        ("deal", seat, [f"{school}{n}" for n in (0, 4, 5, 6, 7, 8, 9, 10, 11, 12)])
        for seat, school in ((1, "BL"), (2, "BR"), (0, "GR"))
    ]
    send_all(state, "BL4 BL5 BL12", deals)
    assert (state.round, state.turn, state.preferred) == (2, 1, None)
    send(state, 1, "BL9")
    assert GAME.view(state, None).preferred == "BL"


# G-4.4


@pytest.mark.parametrize("school", ["BL", "BR"])
def test_g_4_4_a_later_lead_leaves_the_preferred_school(school: School) -> None:
    state = position(3, ["GR4 BR4 BL4", "GR5 BR5 BL5", "GR12 BR12 BL12"])
    send_all(state, "GR4 GR5 GR12")
    log = send(state, 2, f"{school}12")
    assert GAME.view(state, None).preferred == "GR"
    assert not told(log, "gorus-preferred")


# G-4.5


def test_g_4_5_a_led_card_never_challenges_the_fight_before() -> None:
    state = position(3, ["BL9 GR4", "BL10 GR9", "BL4 GR5"], preferred="BL", turn=1)
    send_all(state, "BL10 BL4 BL9")
    log = send(state, 1, "GR9")
    assert kinds(state) == ["lead"]
    assert GAME.view(state, None).preferred == "BL"
    assert [event.key for event in log.heard_by(None)] == ["gorus-lead"]


def test_g_4_5_whatever_its_strength() -> None:
    for strength in range(16):
        state = position(2, [f"BL{strength} BR4", "GR5 GR6"], preferred="GR")
        send(state, 0, f"BL{strength}")
        assert (kinds(state), state.preferred) == (["lead"], "GR")


# G-4.6


@pytest.mark.parametrize("winner", range(4))
def test_g_4_6_the_winner_leads_next(winner: int) -> None:
    first = ["BL12" if seat == winner else f"BL{4 + seat}" for seat in range(4)]
    state = position(4, [f"{text} GR{4 + seat}" for seat, text in enumerate(first)])
    assert taken(send_all(state, " ".join(first))) == [(winner, 1)]
    assert GAME.to_act(state) == (winner,)
    refuse(state, (winner + 1) % 4, f"GR{4 + (winner + 1) % 4}")
    send(state, winner, f"GR{4 + winner}")
    assert [(play.seat, play.kind) for play in state.fight] == [(winner, "lead")]


def test_g_4_6_not_in_solo() -> None:
    state = position(1, ["BL12 BL4"], preferred="BL", fight=[(None, "BL5")], deck="BL6 GR9 GR10")
    log = send(state, 0, "BL12", [turned_up("BL6"), turned_up("GR9")])
    assert taken(log) == [(0, 1)]
    assert [(play.seat, str(play.card)) for play in state.fight] == [(None, "GR9")]
