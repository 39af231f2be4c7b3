"""Vectors of section 7 around court: income, placing, events, scoring, pay, the end."""

import pytest
from msgspec.structs import replace

from ludus.games.insanam.content.catalogue import EVENT, LANDS, ZONES
from ludus.games.insanam.content.vocabulary import Effect
from ludus.games.insanam.state import Destiny, State
from rules.insanam.build import (
    after_income,
    all_pass,
    arena_dice,
    asked,
    bare,
    begin,
    court,
    deal,
    end_game,
    end_round,
    everybody,
    gold_with_income,
    goods,
    hold,
    in_play,
    land,
    mark,
    moves,
    one,
    pay_all,
    play,
    plays,
    set_table,
    words,
)

RED, BLUE, GREEN = 0, 1, 2
LOYAL: Destiny = "loyal"
TRAITOR: Destiny = "traitor"


def plain(players: int = 3, *destinies: Destiny, number: int = 4) -> State:
    """Nobody holds land or goods, and the public ambition measures what nobody has."""
    chosen = destinies or (LOYAL,) * 4
    state = court(players, destinies=chosen, round=number, start=False)
    bare(state)
    for player in state.table.players:
        player.goods = [0, 0, 0]
    return state


def expose(state: State, seat: int) -> None:
    """Let a traitor be exposed in an earlier turn."""
    player = one(state, seat)
    player.exposed, player.shown, player.card, player.since = True, "traitor", "D1", 1
    state.secrets.decks["redemption"].bag.remove("D1")


def points(state: State) -> list[int]:
    return [player.vp for player in state.table.players]


def markers(state: State) -> list[int]:
    return [player.marker for player in state.table.players]


# From the source


def test_sv_6_the_rhino_eats_wood_and_is_worth_a_fight() -> None:
    state = court(2, start=False, adversaries=("A21", "A14"))
    one(state, RED).goods[1], one(state, BLUE).goods[1] = 2, 0
    in_play(state, RED, "G26")
    after_income(state)
    assert (goods(state, RED)["W"], one(state, RED).vp) == (1, 0)
    assert (goods(state, BLUE)["W"], one(state, BLUE).vp) == (0, -1)
    plays(state, "place COL 2", "act b")
    before = goods(state, RED)
    play(state, "fight G26 A21", arena_dice(2, -1))
    play(state, "stay", "adversary A22 eyes OR")
    assert goods(state, RED) == {"G": before["G"] + 3, "W": before["W"], "S": before["S"] + 2}
    assert one(state, RED).vp == 2
    assert "A21" not in state.table.adversaries


@pytest.mark.parametrize("exposed", [False, True])
def test_sv_7_a_traitor_on_57_loses_three_points(exposed: bool) -> None:
    state = plain(2, LOYAL, TRAITOR)
    mark(state, BLUE, 57)
    if exposed:
        expose(state, BLUE)
    end_game(state, RED)
    assert points(state) == [9, 3 - 3]


def test_sv_8_a_loyal_player_on_48_with_8_gold() -> None:
    state = plain(2)
    mark(state, RED, 48)
    one(state, RED).goods = [8, 0, 0]
    end_game(state, BLUE)
    assert goods(state, RED)["G"] == 0
    assert points(state) == [3 - 4, 9]


@pytest.mark.parametrize(
    ("region", "won"), [("ARO", 9), ("GAL", 12), ("HIS", 15), ("BRE", 24), ("GER", 28)]
)
def test_sv_10_full_control_of_a_region(region: str, won: int) -> None:
    state = plain(2, number=1)
    for name in LANDS[region]:
        hold(state, name, RED)
    end_round(state)
    assert points(state) == [9 + won, 9]


def test_sv_11_one_of_each_costs_six_gold() -> None:
    state = plain(2, number=1)
    hold(state, "NUM", RED, (1, 1, 1))
    one(state, RED).goods[0] = 10
    end_round(state)
    plays(state, "wage LEG 1", "wage CEN 1")
    play(state, "wage EVO 1", "event E208")
    assert goods(state, RED)["G"] == 4


def test_sv_12_the_third_player_in_the_first_order() -> None:
    """Seat 1 takes the highest territory of three and is last."""
    state = set_table("0,1,2")
    plays(state, "board claudius", "board seneca")
    play(state, "board petronius", deal(3))
    plays(state, "show P01", "show P03", "show P05", "settle SUP", "settle NAR", "settle NUM")
    assert state.table.order == [2, 0, 1]
    assert goods(state, 1) == {"G": 20, "W": 2, "S": 2}
    assert land(state, "NAR").troops == [3, 0, 0]


# Collective events


def gifts_given(gifts: tuple[int, ...], event: str, *destinies: Destiny) -> State:
    """Everybody gives gold to an event; seat 0 is exposed if it is a traitor."""
    state = plain(len(gifts), *destinies, number=EVENT[event].round)
    for player in state.table.players:
        player.goods[0] = 20
    if destinies:
        expose(state, RED)
    begin(state)
    all_pass(state, f"event {event}")
    for seat, gift in enumerate(gifts):
        play(state, f"give G {gift}", seat=seat)
    return state


# E204 asks 3 gold a player and pays 5, 3, 1 VP and corruption; E109 asks 2 and pays the same.


def test_ov_15_two_gold_are_missing() -> None:
    state = gifts_given((4, 3, 0), "E204")
    assert points(state) == [0, 0, -2]
    gold = [goods(state, seat)["G"] for seat in range(3)]
    assert gold == gold_with_income(state, 16, 17, 20)


def places(state: State) -> list[str]:
    """Tell which reward of E204 everybody got."""
    reward = {5: "R1", 3: "R2", 1: "R3", 0: "-"}
    return [
        "R4" if player.marker else reward.get(player.vp, f"{player.vp} VP")
        for player in state.table.players
    ]


def test_ov_16_four_players_a_shared_first_place() -> None:
    assert places(gifts_given((5, 5, 3, 0), "E204")) == ["R1", "R1", "R3", "-"]


def test_ov_17_four_players_a_shared_second_place() -> None:
    assert places(gifts_given((6, 3, 3, 1), "E204")) == ["R1", "R2", "R2", "R4"]


@pytest.mark.parametrize(
    ("gifts", "won"),
    [((6, 3, 3), "R1 R2 R2"), ((4, 4, 1), "R1 R1 R4"), ((3, 3, 3), "R1 R1 R1")],
)
def test_ov_18_three_players(gifts: tuple[int, ...], won: str) -> None:
    assert places(gifts_given(gifts, "E204")) == won.split()


@pytest.mark.parametrize(
    ("gifts", "won"),
    [((5, 3), "R1 R4"), ((3, 3), "R1 R1"), ((6, 0), "R1 -"), ((5, 0), "- -1:VP")],
)
def test_ov_19_two_players(gifts: tuple[int, ...], won: str) -> None:
    assert places(gifts_given(gifts, "E204")) == [word.replace(":", " ") for word in won.split()]


def test_ov_20_nobody_gives_anything() -> None:
    assert points(gifts_given((0, 0, 0, 0), "E109")) == [-8, -8, -8, -8]


@pytest.mark.parametrize(
    ("gifts", "won", "left"),
    [((5, 3, 0), [-1, 0, -1], 15), ((5, 4, 0), [0, 5, 0], 15)],
)
def test_ov_21_an_exposed_traitor_gives_for_nothing(
    gifts: tuple[int, ...], won: list[int], left: int
) -> None:
    state = gifts_given(gifts, "E204", TRAITOR, LOYAL, LOYAL)
    assert points(state) == won
    assert goods(state, RED)["G"] == gold_with_income(state, left)[0]


# The end


def test_ov_22_a_hidden_traitor_is_pushed_over_the_edge() -> None:
    state = plain(3, LOYAL, TRAITOR, LOYAL)
    mark(state, BLUE, 59)
    begin(state)
    play(state, "place COL 1")
    assert state.table.over is not None
    assert (state.table.over.winners, state.table.over.reason) == ((BLUE,), "traitor")
    assert state.table.zones["COL"].banners == [-1, -1, -1, -1]


def test_ov_23_the_placer_is_first(monkeypatch: pytest.MonkeyPatch) -> None:
    circles = tuple(Effect.parse(text) for text in ("+1COR", "+1COR", "+1G", "+1W", "+1S"))
    monkeypatch.setitem(ZONES, "COL", replace(ZONES["COL"], circles=circles))
    state = plain(2, LOYAL, TRAITOR)
    mark(state, RED, 59)
    mark(state, BLUE, 59)
    begin(state)
    play(state, "place COL 1")
    assert state.table.ender == RED
    assert markers(state) == [60, 59]
    assert state.table.over is not None
    assert state.table.over.reason == "sixty"


def test_ov_24_an_exposed_traitor_reaches_sixty() -> None:
    state = plain(2, TRAITOR, LOYAL)
    expose(state, RED)
    mark(state, BLUE, 55)
    log = end_game(state, RED)
    assert "scoring" in words(log)
    assert points(state) == [9, 3 - 5]
    assert state.table.over is not None
    assert (state.table.over.winners, state.table.over.reason) == ((RED,), "sixty")


def test_ov_25_traitors_on_40_and_41() -> None:
    state = plain(3, LOYAL, TRAITOR, TRAITOR)
    mark(state, BLUE, 40)
    mark(state, GREEN, 41)
    for seat in (BLUE, GREEN):
        one(state, seat).vp = 100
    log = end_game(state, RED)
    assert words(log).count("eliminated") == 1
    assert points(state)[GREEN] == 100 + 6 - 19
    assert state.table.over is not None
    assert state.table.over.ranking == (2, 3, 1)


def test_ov_26_a_whole_final_scoring() -> None:
    state = plain(3, LOYAL, TRAITOR, LOYAL)
    state.table.ambitions[3] = "U1"
    for seat, (vp, chariot) in enumerate(((40, 10), (50, 14), (45, 10))):
        one(state, seat).vp, one(state, seat).chariot = vp, chariot
    mark(state, BLUE, 52)
    mark(state, GREEN, 44)
    for name, troops in (("NUM", 2), ("CAE", 2), ("TIN", 1)):
        hold(state, name, RED, (troops, 0, 0))
    for name in ("SUP", "INF", "CHA", "SUE"):
        hold(state, name, BLUE, (0, 0, 1))
    for name in ("BAE", "CAR", "LUS", "TAR", "GLA", "NAR"):
        hold(state, name, GREEN, (1, 2 if name == "BAE" else 0, 0))
    for seat, held in enumerate(([12, 3, 6], [6, 4, 4], [20, 9, 2])):
        one(state, seat).goods = held
    end_game(state, RED)
    territories, chariots, track, ambition = (9, 12, 17), (6, 9, 6), (9, 6, 3), (2, 5, 8)
    parts = zip((40, 50, 45), territories, chariots, track, ambition, strict=True)
    assert points(state) == [sum(part) for part in parts]
    plays(state, "wage LEG 5", "wage EVO 2", "dismiss EVO CHA", "dismiss EVO SUE")
    assert [goods(state, seat)["G"] for seat in range(3)] == [7, 0, 20]
    plays(state, "wage LEG 6", "wage CEN 2")
    assert [goods(state, seat)["G"] for seat in range(3)] == [7, 0, 0]
    over = state.table.over
    assert over is not None
    assert over.scores == (69, 75, 75)
    assert (over.winners, over.decided_by) == ((BLUE,), "C-16.8")
    assert over.ranking == (3, 1, 2)


def test_ov_27_nine_gold_for_twelve() -> None:
    state = plain(2, number=1)
    hold(state, "NUM", RED, (3, 0, 1))
    hold(state, "CAE", RED, (2, 2, 0))
    one(state, RED).goods[0] = 9
    end_round(state)
    plays(state, "wage LEG 5", "wage CEN 2")
    assert moves(state) == ["wage EVO 0"]
    play(state, "wage EVO 0")
    assert goods(state, RED)["G"] == 0
    assert moves(state) == ["dismiss EVO NUM", "retain"]
    before = one(state, RED).vp
    play(state, "retain", "event E208")
    assert one(state, RED).vp == before - 2


# Placing


def test_ov_31_three_citizens_in_the_suburra() -> None:
    state = court(2)
    play(state, "place SUB")
    assert (goods(state, RED), markers(state)) == ({"G": 20, "W": 10, "S": 10}, [1, 0])
    plays(state, "done", "place SUB")
    assert (goods(state, BLUE), markers(state)) == ({"G": 21, "W": 11, "S": 11}, [1, 1])
    plays(state, "done", "place SUB")
    assert (goods(state, RED), markers(state)) == ({"G": 22, "W": 12, "S": 12}, [2, 1])


def test_ov_32_the_circles_of_the_hippodrome() -> None:
    state = court(4)
    play(state, "place HIP 2")
    assert (goods(state, RED), points(state)) == ({"G": 20, "W": 10, "S": 10}, [0, 1, 1, 1])
    assert markers(state) == [1, 0, 0, 0]
    for seat in (1, 2, 3):
        assert goods(state, seat) == {"G": 21, "W": 11, "S": 11}
    state = court(2)
    play(state, "place HIP 1")
    assert (goods(state, RED), markers(state)) == ({"G": 20, "W": 11, "S": 10}, [0, 1])
    assert (goods(state, BLUE), points(state)) == ({"G": 21, "W": 10, "S": 10}, [0, 0])


# Rounds


def test_ov_33_a_threshold_in_the_middle_of_the_second_lap() -> None:
    state = court(3, start=False)
    for player in state.table.players:
        player.supply, player.placed = 2, 1
    mark(state, BLUE, 9)
    begin(state)
    plays(state, "place COL 2", "skip", "done")
    plays(state, "place SEN 1", "act c", "done")
    assert markers(state) == [1, 11, 0]
    assert asked(state) == ((GREEN,), "turn")
    plays(state, "place COL 1", "skip")
    log = play(state, "done")
    assert words(log)[0] == "scoring"
    log = pay_all(state, "event E208")
    assert words(log)[-2:] == ["round", "event"]
    assert (state.table.round, state.table.order) == (2, [BLUE, RED, GREEN])
    everybody(state, "approve")
    assert (state.table.turn, asked(state)) == (2, ((BLUE,), "turn"))
    assert [player.supply for player in state.table.players] == [1, 1, 1]


@pytest.mark.parametrize(
    ("spaces", "won"),
    [
        ((30, 30, 12, 5), [9, 9, 3, 0]),
        ((20, 11, 11), [9, 6, 6]),
        ((14, 10), [9, 3]),
        ((14, 14), [9, 9]),
    ],
)
def test_ov_34_markers_at_a_scoring(spaces: tuple[int, ...], won: list[int]) -> None:
    state = plain(len(spaces), number=3)
    for seat, space in enumerate(spaces):
        mark(state, seat, space)
    end_round(state, "event E405")
    assert points(state) == won
