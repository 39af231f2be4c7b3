"""Chapter C-1: setting the table."""

from typing import Any

import pytest

from ludus.core.errors import LudusError
from ludus.games.insanam.content.catalogue import ADVERSARIES, EVENTS, NUMBERS, PUBLIC, TERRITORIES
from ludus.games.insanam.state import State
from rules.insanam.build import (
    LAID,
    arena_dice,
    asked,
    battle_dice,
    court,
    deal,
    goods,
    in_play,
    land,
    lay_tile,
    moves,
    one,
    play,
    plays,
    refused,
    set_table,
)

FIGURES = {
    "TIN": 2, "CAE": 2, "NUM": 0, "NAR": 0, "AQU": 2, "LUG": 3, "BEL": 3, "BAE": 0, "CAR": 2,
    "LUS": 2, "TAR": 2, "GLA": 3, "CAN": 3, "CAT": 5, "ICE": 4, "DUM": 3, "SIL": 4, "BRI": 5,
    "INF": 2, "SUP": 0, "FRI": 4, "CHU": 5, "CHE": 6, "CHA": 4, "SUE": 5,
}  # fmt: skip
"""Barbarians printed on the map."""


def dealt(players: int, **options: Any) -> State:
    """Set a table and let everybody take the first board: cards are dealt, ambitions to show."""
    seats = ",".join(str(seat) for seat in range(players))
    state = set_table(seats, **options)
    for seat in range(players):
        play(state, moves(state)[0], deal(players) if seat == players - 1 else "")
    return state


def settled(players: int, *starts: str) -> State:
    """Set a table and let everybody settle: turn 1 begins."""
    state = dealt(players)
    for _ in range(players):
        play(state, moves(state)[0])
    for start in starts:
        play(state, f"settle {start}")
    return state


# C-1.1 to C-1.5: board, bank, map, dice


def test_c_1_1_board_map_and_track_are_laid_out() -> None:
    table = set_table("0,1,2").table
    assert set(table.zones) == {"COL", "HIP", "BAR", "SEN", "MAR"}
    assert table.suburra == []
    assert len(table.lands) == 25
    assert len(table.seas) == 8
    assert (NUMBERS.track.last, NUMBERS.hippodrome.finish) == (60, 24)


def test_c_1_2_the_bank_has_no_end() -> None:
    """Four players start with 80 gold; the box has 75 pieces."""
    state = settled(4, "NUM", "SUP", "BAE", "NAR")
    assert sum(goods(state, seat)["G"] for seat in range(4)) == 80
    one(state, 1).goods[0] = 300
    play(state, "place COL 2")
    assert goods(state, 1)["G"] == 302


def test_c_1_3_barbarians_and_citadels_stand_as_printed() -> None:
    table = set_table("0,1").table
    assert {name: place.barb for name, place in table.lands.items()} == FIGURES
    assert sum(FIGURES.values()) == 71
    citadels = [name for name, place in table.lands.items() if place.citadel]
    assert citadels == ["TIN", "BEL", "GLA", "CAT", "CHE"]
    assert {TERRITORIES[name].region for name in citadels} == {"ARO", "GAL", "HIS", "BRE", "GER"}
    assert all(place.owner == -1 for place in table.lands.values())


@pytest.mark.parametrize(
    ("starts", "empty", "total"),
    [
        (("NAR", "SUP"), ("NUM", "BAE"), 75),
        (("BAE", "NUM", "NAR"), ("SUP",), 73),
        (("NUM", "SUP", "BAE", "NAR"), (), 71),
    ],
)
def test_c_1_4_two_barbarians_hold_each_start_nobody_took(
    starts: tuple[str, ...], empty: tuple[str, ...], total: int
) -> None:
    state = settled(len(starts), *starts)
    for name in ("NUM", "SUP", "BAE", "NAR"):
        assert land(state, name).barb == (2 if name in empty else 0)
        assert (land(state, name).owner == -1) == (name in empty)
    assert sum(place.barb for place in state.table.lands.values()) == total


def test_c_1_5_a_battle_and_a_fight_take_one_die_a_side() -> None:
    """Scripted chance lets exactly these dice fall."""
    state = court()
    plays(state, "place BAR 1", "act d", "march NUM CAE 2 0 0", chance=battle_dice((2, -1)))
    assert land(state, "CAE").owner == 0
    state = court()
    in_play(state, 0, "G07")
    plays(state, "place COL 1", "act b")
    play(state, "fight G07 A14", arena_dice(2, 0))
    assert asked(state) == ((0,), "slide")


# C-1.6 and C-1.7: tiles


def test_c_1_6_one_tile_of_each_zone_is_on_offer() -> None:
    state = set_table("0,1,2")
    offers = {name: zone.offer for name, zone in state.table.zones.items()}
    assert offers == {"COL": "K04", "HIP": "H05", "BAR": "B01", "SEN": "S03", "MAR": "M07"}
    assert all(zone.tile == "" for zone in state.table.zones.values())
    for name, letter in zip(offers, "KHBSM", strict=True):
        stack = state.secrets.decks[f"tile{name}"].bag
        every = {f"{letter}{n:02}" for n in range(1, 11)}
        assert set(stack) == every - {offers[name]}


@pytest.mark.parametrize(
    ("zone", "tile", "printed", "there"),
    [("COL", "K04", 4, 3), ("HIP", "H05", 4, 3), ("BAR", "B02", 4, 4), ("SEN", "S03", 4, 3)],
)
def test_c_1_7_printed_actions_are_in_force_until_a_tile_lies_there(
    zone: str, tile: str, printed: int, there: int
) -> None:
    state = court()
    play(state, f"place {zone} 1")
    assert moves(state) == [*(f"act {letter}" for letter in "abcd"[:printed]), "skip"]
    state = court()
    lay_tile(state, tile)
    play(state, f"place {zone} 1")
    assert moves(state) == [*(f"act {letter}" for letter in "abcd"[:there]), "skip"]


def test_c_1_7_the_offer_is_not_in_force() -> None:
    """M07 on offer gives three goods by its third action; the printed one gives wood and stone."""
    state = court()
    plays(state, "place MAR 1", "act c")
    assert goods(state) == {"G": 20, "W": 11, "S": 12}
    assert one(state).marker == 0


# C-1.8 and C-1.9: adversaries and gladiators


def test_c_1_8_two_adversaries_lie_face_up() -> None:
    table = set_table("0,1,2").table
    assert table.adversaries == ["A13", "A21"]
    assert table.eyes == "OR"


def test_c_1_8_what_touches_the_board_happens_at_once() -> None:
    laid = "tile K04 H05 B01 S03 M07 adversary A05 eyes CH adversary A06 eyes OR gladiator G01 G02"
    table = set_table("0,1,2", laid=laid).table
    for name, place in table.lands.items():
        region = TERRITORIES[name].region
        more = 1 if FIGURES[name] and region in ("GER", "ARO") else 0
        assert place.barb == FIGURES[name] + more


def test_c_1_8_what_touches_players_does_not_happen() -> None:
    """The Captive takes gold and the Arsonist corrupts, but nobody owns anything yet."""
    laid = LAID.replace("A21 eyes OR", "A14 eyes OR").replace("eyes AN", "eyes OR")
    state = set_table("0,1", laid=laid)
    assert ADVERSARIES["A13"].timing == ADVERSARIES["A14"].timing == "now"
    assert asked(state) == ((0,), "board")
    plays(state, "board claudius", "board seneca", chance=deal(2))
    plays(state, "show P01", "show P03", "settle NUM", "settle SUP")
    for seat in range(2):
        assert goods(state, seat)["G"] == 20
        assert one(state, seat).marker == 0


def test_c_1_8_lasting_effects_hold_from_the_start() -> None:
    """The Crocodile asks 1 gold of whoever goes to the Suburra."""
    laid = LAID.replace("A21 eyes OR", "A26 eyes OR")
    state = set_table("0,1", laid=laid)
    plays(state, "board claudius", "board seneca", chance=deal(2))
    plays(state, "show P01", "show P03", "settle NUM", "settle SUP", "place SUB")
    assert goods(state, 0)["G"] == 19


def test_c_1_9_two_gladiators_are_on_display() -> None:
    state = set_table("0,1,2")
    assert state.table.display == ["G01", "G02"]
    assert len(state.secrets.decks["gladiator"].bag) == 28


# C-1.10 to C-1.13: ambitions, events, redemption, destiny


def test_c_1_10_a_public_ambition_lies_beside_each_round() -> None:
    state = set_table("0,1,2")
    assert state.table.ambitions == ["U1", "U2", "U3", "U4"]
    assert len(PUBLIC) == 8
    assert not any("public" in name for name in state.secrets.decks)


def test_c_1_10_no_public_ambition_lies_there_twice() -> None:
    with pytest.raises(LudusError):
        set_table("0,1", laid=f"{LAID} public U1 U1 U3 U4")


def test_c_1_11_each_round_has_its_own_ten_events() -> None:
    decks = set_table("0,1,2").secrets.decks
    for number, cards in EVENTS.items():
        assert set(decks[f"event{number}"].bag) == {card.id for card in cards}
        assert len(decks[f"event{number}"].bag) == 10
        assert {card.round for card in cards} == {number}
    assert list(EVENTS) == [1, 2, 3, 4]


def test_c_1_12_four_redemption_cards_lie_face_down() -> None:
    assert set(set_table("0,1").secrets.decks["redemption"].bag) == {"D1", "D2", "D3", "D4"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("traitors", [0, 1, 2])
def test_c_1_13_up_to_two_start_as_traitors(players: int, traitors: int) -> None:
    state = set_table(",".join(map(str, range(players))))
    cards = deal(players)
    for seat in range(traitors):
        cards = cards.replace(f"destiny@{seat} loyal", f"destiny@{seat} traitor")
    for seat in range(players):
        play(state, moves(state)[0], cards if seat == players - 1 else "")
    found = [own.destiny for own in state.secrets.own]
    assert found == ["traitor"] * traitors + ["loyal"] * (players - traitors)


def test_c_1_13_there_are_no_more_than_two_traitors() -> None:
    state = set_table("0,1,2")
    plays(state, "board claudius", "board seneca")
    with pytest.raises(LudusError):
        play(state, "board macro", deal(3).replace("loyal", "traitor"))


# C-1.14 to C-1.17: cards dealt or drafted


def test_c_1_14_two_gladiators_each_free_of_charge() -> None:
    state = dealt(3)
    assert [player.play for player in state.table.players] == [
        ["G11", "G12"], ["G13", "G14"], ["G15", "G16"],
    ]  # fmt: skip
    assert not {"G11", "G16"} & set(state.secrets.decks["gladiator"].bag)
    assert len(state.secrets.decks["gladiator"].bag) == 30 - 2 - 6


HANDS = "gladiator@0 G11,G12,G13,G14 gladiator@1 G15,G16,G17,G18 gladiator@2 G19,G20,G21,G22"

TWO_HANDS = "destiny@0 loyal destiny@1 loyal " + HANDS.partition(" gladiator@2")[0]


def drafting() -> State:
    """Set a table of three up to the draft of gladiators."""
    state = set_table("2,0,1", expert_gladiators=True)
    plays(state, "board claudius", "board seneca")
    destinies = " ".join(f"destiny@{seat} loyal" for seat in range(3))
    play(state, "board macro", f"{destinies} {HANDS}")
    return state


def test_c_1_15_hands_are_passed_clockwise() -> None:
    state = drafting()
    assert asked(state) == ((0, 1, 2), "draft")
    assert moves(state, 1) == ["pick G15", "pick G16", "pick G17", "pick G18"]
    for seat, card in ((2, "G19"), (0, "G11"), (1, "G15")):
        play(state, f"pick {card}", seat=seat)
    assert moves(state, 0) == ["pick G20", "pick G21", "pick G22"]
    assert moves(state, 1) == ["pick G12", "pick G13", "pick G14"]
    assert moves(state, 2) == ["pick G16", "pick G17", "pick G18"]


def test_c_1_15_a_pick_is_final_and_hidden_until_all_have_picked() -> None:
    state = drafting()
    play(state, "pick G11", seat=0)
    assert asked(state) == ((1, 2), "draft")
    assert refused(state, "pick G12", seat=0).article == "C-1.15"
    assert moves(state, 1) == ["pick G15", "pick G16", "pick G17", "pick G18"]
    assert state.table.players[0].play == []


def picked() -> State:
    """Let everybody pick what comes first, four times."""
    state = drafting()
    for _ in range(4):
        for seat in range(3):
            play(state, moves(state, seat)[0], seat=seat)
    return state


def test_c_1_15_two_of_four_are_kept_the_others_go_under_the_deck() -> None:
    state = picked()
    assert asked(state) == ((0, 1, 2), "keep")
    assert state.secrets.own[0].picks == ["G11", "G20", "G17", "G14"]
    assert len(moves(state, 0)) == 6
    ambitions = deal(3).partition("ambition")[2]
    play(state, "keep G11,G20", seat=0)
    play(state, "keep G12,G15", seat=1)
    play(state, moves(state, 2)[0], "ambition" + ambitions, seat=2)
    assert state.table.players[0].play == ["G11", "G20"]
    deck = state.secrets.decks["gladiator"]
    assert len(deck.under) == 6
    assert {"G14", "G17"} <= set(deck.under)
    assert not {"G14", "G17"} & set(deck.bag)
    assert asked(state) == ((0, 1, 2), "show")


def test_c_1_15_with_two_players_the_packs_just_swap() -> None:
    state = set_table("0,1", expert_gladiators=True)
    plays(state, "board claudius", "board seneca", chance=TWO_HANDS)
    for _ in range(4):
        for seat in range(2):
            play(state, moves(state, seat)[0], seat=seat)
    assert state.secrets.own[0].picks == ["G11", "G16", "G13", "G18"]
    assert state.secrets.own[1].picks == ["G15", "G12", "G17", "G14"]


def test_c_1_16_two_ambitions_each() -> None:
    state = dealt(3)
    assert [own.hand for own in state.secrets.own] == [
        ["P01", "P02"], ["P03", "P04"], ["P05", "P06"],
    ]  # fmt: skip


AIMS = "ambition@0 P01,P02,P03,P04 ambition@1 P05,P06,P07,P08 ambition@2 P09,P10,P11,P12"


def aiming() -> State:
    """Set a table of three up to the draft of ambitions."""
    state = set_table("0,1,2", expert_ambitions=True)
    plays(state, "board claudius", "board seneca")
    play(state, "board macro", deal(3).partition("ambition")[0] + AIMS)
    return state


def test_c_1_17_ambitions_are_passed_counter_clockwise() -> None:
    state = aiming()
    for seat, card in enumerate(("P01", "P05", "P09")):
        play(state, f"pick {card}", seat=seat)
    assert moves(state, 0) == ["pick P06", "pick P07", "pick P08"]
    assert moves(state, 1) == ["pick P10", "pick P11", "pick P12"]
    assert moves(state, 2) == ["pick P02", "pick P03", "pick P04"]


def test_c_1_17_two_are_kept_and_the_others_leave_the_game() -> None:
    state = aiming()
    for _ in range(4):
        for seat in range(3):
            play(state, moves(state, seat)[0], seat=seat)
    for seat in range(3):
        play(state, moves(state, seat)[-1], seat=seat)
    assert asked(state) == ((0, 1, 2), "show")
    assert state.secrets.own[0].hand == ["P06", "P11"]
    assert state.secrets.decks["gladiator"].under == []
    play(state, "show P06", seat=0)
    for seat in (1, 2):
        play(state, moves(state, seat)[0], seat=seat)
    assert (one(state).open, state.secrets.own[0].ambition) == ("P06", "P11")
    assert asked(state) == ((0,), "settle")


def test_both_drafts_can_be_played_one_after_the_other() -> None:
    state = set_table("0,1", expert_gladiators=True, expert_ambitions=True)
    plays(state, "board claudius", "board seneca", chance=TWO_HANDS)
    for _ in range(4):
        for seat in range(2):
            play(state, moves(state, seat)[0], seat=seat)
    play(state, moves(state, 0)[0], seat=0)
    play(state, moves(state, 1)[0], AIMS.partition(" ambition@2")[0], seat=1)
    assert asked(state) == ((0, 1), "draft")
    assert moves(state, 0) == ["pick P01", "pick P02", "pick P03", "pick P04"]
