"""Chapter G-6: the challenge."""

from random import Random

import pytest

from ludus.core.codec import to_plain
from ludus.core.errors import Refusal
from ludus.core.message import say, seat_ref
from ludus.core.rules import step
from ludus.games.gorus import GAME
from ludus.games.gorus.options import MODES, Edition, Options
from ludus.games.gorus.state import State
from rules.gorus.build import (
    any_fate,
    card_ref,
    drew,
    kinds,
    legal,
    position,
    refuse,
    school_ref,
    send,
    send_all,
    told,
    turned_up,
)

BOTH: tuple[Edition, ...] = ("fr2018", "ru2020")


def shown(state: State) -> set[str | None]:
    """The preferred school as each seat and a spectator see it."""
    return {GAME.view(state, seat).preferred for seat in (*range(len(state.hands)), None)}


# G-6.1


@pytest.mark.parametrize("strength", range(16))
def test_g_6_1_as_strong_as_the_card_before_is_a_challenge(strength: int) -> None:
    fight = [(0, f"BL{strength}")]
    state = position(3, ["BR4", f"GR{strength} GR10", "BR5"], preferred="BL", fight=fight)
    log = send(state, 1, f"GR{strength}")
    assert kinds(state) == ["lead", "challenge"]
    assert log.heard_by(None)[0] == say(
        "gorus-challenge", seat=seat_ref(1), card=card_ref(f"GR{strength}")
    )


@pytest.mark.parametrize("strength", [0, 4, 6, 8, 12])
def test_g_6_1_any_other_strength_is_none(strength: int) -> None:
    fight = [(0, "BL7")]
    state = position(3, ["BR4", f"GR{strength} GR10", "BR5"], preferred="BL", fight=fight)
    send(state, 1, f"GR{strength}")
    assert (kinds(state), state.preferred) == (["lead", "discard"], "BL")


# G-6.2


def test_g_6_2_a_challenge_needs_no_intent() -> None:
    state = position(3, ["BL6 BL4", "GR8", "BR8"], preferred="GR", fight=[(0, "BL9"), (1, "GR8")])
    assert legal(state) == "BR8"  # the only card left: its player has no choice
    send(state, 2, "BR8")
    assert (state.fights[-1].winner, state.preferred) == (2, "BR")


def test_g_6_2_there_is_one_way_to_play_a_card() -> None:
    state = position(3, ["BL4", "BL5 GR9", "BL6"], preferred="BL", fight=[(0, "BL9")])
    assert legal(state) == "BL5 GR9"  # GR9 once: challenging is no choice of its own
    send(state, 1, "GR9")
    assert state.preferred == "GR"


# G-6.3


def test_g_6_3_the_challenger_sets_the_preferred_school_at_once() -> None:
    state = position(4, ["BL7 BR4", "GR7 BR5", "BL4 BR6", "BL5 BR7"], preferred="BL", turn=0)
    send(state, 0, "BL7")
    assert shown(state) == {"BL"}
    send(state, 1, "GR7")
    assert GAME.to_act(state) == (2,)
    assert shown(state) == {"GR"}


def test_g_6_3_to_the_challengers_school_and_not_the_challenged() -> None:
    fight = [(0, "BL9"), (1, "PI6")]
    state = position(4, ["", "", "YE6 YE7", "BL4"], preferred="BL", fight=fight)
    send(state, 2, "YE6")
    assert state.preferred == "YE"


# G-6.4


def test_g_6_4_a_challenge_may_be_played_while_holding_the_lead_school() -> None:
    state = position(3, ["BL5", "BL4 BL12 GR9", "BL6"], preferred="BL", fight=[(0, "BL9")])
    assert legal(state) == "BL4 BL12 GR9"
    send(state, 1, "GR9")
    assert (kinds(state), state.preferred) == (["lead", "challenge"], "GR")


# G-6.5


def test_g_6_5_a_matching_card_of_the_lead_school_challenges_too() -> None:
    fight = [(0, "BL6"), (1, "GR10")]
    state = position(4, ["", "", "BL10 BL4", "BR4"], preferred="BR", fight=fight)
    send(state, 2, "BL10")
    assert (kinds(state), state.preferred) == (["lead", "discard", "challenge"], "BL")


def test_g_6_5_a_lead_school_card_of_other_strength_only_follows() -> None:
    fight = [(0, "BL6"), (1, "GR10")]
    state = position(4, ["", "", "BL10 BL4", "BR4"], preferred="BR", fight=fight)
    send(state, 2, "BL4")
    assert (kinds(state), state.preferred) == (["lead", "discard", "follow"], "BR")


# G-6.6


@pytest.mark.parametrize("edition", BOTH)
def test_g_6_6_the_preferred_school_may_challenge(edition: Edition) -> None:
    fight = [(0, "BL7")]
    hands = ["BR4", "BL9 GR7 GR8", "BR5"]
    state = position(3, hands, preferred="GR", fight=fight, edition=edition)
    assert legal(state) == "BL9 GR7"  # GR7 is legal as a challenge alone
    log = send(state, 1, "GR7")
    assert (kinds(state), shown(state)) == (["lead", "challenge"], {"GR"})
    assert not told(log, "gorus-preferred")  # nothing changed


# G-6.7


def test_g_6_7_a_match_with_an_earlier_card_is_no_challenge() -> None:
    fight = [(0, "BL7"), (1, "BL10")]
    state = position(4, ["", "", "GR7 PI7", "BR4"], preferred="BL", fight=fight)
    send(state, 2, "GR7")
    assert (kinds(state), state.preferred) == (["lead", "follow", "discard"], "BL")


def test_g_6_7_and_so_may_not_be_played_instead_of_following() -> None:
    fight = [(0, "BL7"), (1, "BL10")]
    state = position(4, ["", "", "BL4 GR7 PI10", "BR4"], preferred="BL", fight=fight)
    assert legal(state) == "BL4 PI10"
    assert refuse(state, 2, "GR7") == Refusal(
        "G-5.2",
        say("gorus-refused-follow", card=card_ref("GR7"), school=school_ref("BL"), strength=10),
    )


def test_g_6_7_nor_a_match_with_the_fight_before() -> None:
    state = position(3, ["BL12 BR4", "BL10 GR10", "BL9 BR9"])
    send_all(state, "BL12 BL10 BL9 BR4 GR10")
    assert (kinds(state), state.preferred) == (["lead", "discard"], "BL")


# G-6.8


def test_g_6_8_each_challenge_of_a_chain_resets_the_preferred_school() -> None:
    state = position(5, ["BL5 BL4", "BR5", "PI5", "YE5", "GR5"], preferred="GR", turn=0)
    seen: list[str | None] = []
    for seat, text in enumerate(("BL5", "BR5", "PI5", "YE5")):
        send(state, seat, text)
        seen += shown(state)
    assert seen == ["GR", "BR", "PI", "YE"]
    assert kinds(state) == ["lead", "challenge", "challenge", "challenge"]


def test_g_6_8_there_may_be_several_apart() -> None:
    state = position(5, ["BL5 BL4", "BR5", "PI9", "YE9", "BL12"], preferred="GR", turn=0)
    log = send_all(state, "BL5 BR5 PI9 YE9")
    assert kinds(state) == ["lead", "challenge", "discard", "challenge"]
    assert [event.facts["school"] for event in told(log, "gorus-preferred")] == [
        school_ref("BR"),
        school_ref("YE"),
    ]
    assert shown(state) == {"YE"}


# G-6.9


def test_g_6_9_zero_challenges_zero() -> None:
    state = position(3, ["BR4", "BL9 GR0 GR4", "BR5"], preferred="BL", fight=[(0, "BL0")])
    assert legal(state) == "BL9 GR0"
    send(state, 1, "GR0")
    assert (kinds(state), state.preferred) == (["lead", "challenge"], "GR")


def test_g_6_9_zero_challenges_nothing_else() -> None:
    state = position(3, ["BR4", "BL9 GR0", "BR5"], preferred="BL", fight=[(0, "BL5")])
    assert legal(state) == "BL9"


# G-6.10


@pytest.mark.parametrize("options", MODES, ids=lambda options: str(to_plain(options)))
def test_g_6_10_nothing_else_changes_the_preferred_school(options: Options) -> None:
    """Play two rounds and explain every change of the indicator from what lies in the arena."""
    rng, fate = Random(610), any_fate(610)
    state = GAME.setup(options, fate, None)
    for _ in range(160):  # eight players send eighty cards a round
        if state.turn is None or state.round > 2:
            break
        before = GAME.view(state, None)
        step(GAME, state, state.turn, rng.choice(GAME.moves(state, state.turn)), fate)
        after = GAME.view(state, None)
        if after.round > before.round or after.outcome:
            continue
        expected = before.preferred
        plays = after.fight if len(after.memory) == len(before.memory) else after.memory[-1].plays
        for at in range(len(before.fight), len(plays)):
            opens_the_round = at == 0 and not before.memory
            if opens_the_round or (at and plays[at].card.strength == plays[at - 1].card.strength):
                expected = plays[at].card.school
        assert after.preferred == expected


def test_g_6_10_neither_winning_nor_drawing_nor_discarding() -> None:
    state = position(2, ["BL4 BL5", "GR9 GR12"], preferred="BL", deck="BR4 BR5", turn=0)
    send(state, 0, "BL4", [drew(0, "BR4")])
    assert shown(state) == {"BL"}
    send(state, 1, "GR9", [drew(1, "BR5")])
    assert (state.fights[-1].winner, shown(state)) == (0, {"BL"})


# G-6.11


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_g_6_11_every_change_is_shown_to_all_at_once(seat: int | None) -> None:
    state = position(4, ["BL7 BR4", "GR7 BR5", "BL4 BR6", "BL5 BR7"])
    for sender, text, school in ((0, "BL7", "BL"), (1, "GR7", "GR")):
        log = send(state, sender, text)
        assert GAME.view(state, seat).preferred == school
        assert told(log, "gorus-preferred", seat) == [
            say("gorus-preferred", school=school_ref(school))
        ]


def test_g_6_11_a_wanderers_challenge_is_shown_too() -> None:
    state = position(1, ["GR10 GR4"], preferred="BL", fight=[(None, "BL5")], deck="PI10 PI4")
    log = send(state, 0, "GR10", [turned_up("PI10"), turned_up("PI4")])
    assert shown(state) == {"PI"}
    for seat in (0, None):
        assert told(log, "gorus-preferred", seat) == [
            say("gorus-preferred", school=school_ref("PI"))
        ]


def test_g_6_11_the_indicator_never_shows_the_lead_school() -> None:
    state = position(3, ["BL4 BR4", "BL5 BR5", "BL6 BR6"], preferred="GR", turn=0)
    log = send_all(state, "BL4 BL5")
    assert shown(state) == {"GR"}
    assert not told(log, "gorus-preferred")
