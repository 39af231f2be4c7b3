"""The referee follows the vectors of the specification and refuses records that were altered.

Positions are set up inside the referee's own state; moves and chance are fed as the vectors say.
The records for the second half are played by the referee's own rules, with a plain generator as
chance.
"""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from .insanam_referee import (
    ADVERSARIES,
    BOARDS,
    GLADIATORS,
    LANDS,
    NUMBERS,
    PERSONAL,
    REGIONS,
    STARTS,
    TILES,
    ZONES,
    Ended,
    Fate,
    Fault,
    Game,
    Options,
    Play,
    Question,
    Replay,
    advance,
    arena_totals,
    atoms,
    barbarian_losses,
    bundles,
    category,
    gift_places,
    main,
    minimal_sets,
    neighbours,
    places,
    read_options,
    referee,
    treachery_points,
)

Record = dict[str, Any]
PLAIN = ("claudius", "seneca", "postumus", "narcissus")  # powers that do not touch most vectors
FACES = {"-1": 1, "0": 2, "+1": 4, "+2": 6}  # a face of the die for each value

# --- positions


def stage(*boards: str, **options: Any) -> Game:
    """A game in its second turn: these boards in turn order, start territories 1, 2, ..., empty."""
    game = Game(Options(len(boards), **options))
    for player, board, number in zip(game.seats, boards, sorted(STARTS), strict=False):
        player.board, player.start, player.destiny = board, STARTS[number], "loyal"
    game.order, game.turn = list(range(len(boards))), 2
    game.public = ["U1", "U2", "U3", "U4"]
    return game


def station(game: Game, seat: int, place: str, *troops: int) -> None:
    """Troops off the strip into a space, without barbarians if it is a territory."""
    if place in LANDS:
        game.lands[place].barbarians = game.lands[place].citadel = 0
    for kind, number in enumerate(troops):
        for _ in range(number):
            game.fetch(seat, kind)
    game.put(place, seat, [*troops, 0, 0, 0][:3])


def markers(game: Game, *spaces: int) -> None:
    for player, space in zip(game.seats, spaces, strict=True):
        player.marker = space


def vp(game: Game) -> list[int]:
    return [player.vp for player in game.seats]


def goods(game: Game, seat: int) -> tuple[int, int, int]:
    held = game.seats[seat].goods
    return held["G"], held["W"], held["S"]


def rich(game: Game, seat: int, gold: int, wood: int = 0, stone: int = 0) -> None:
    game.seats[seat].goods = {"G": gold, "W": wood, "S": stone}


def camp(game: Game, place: str) -> int | None:
    return game.lands[place].camp


def cast(text: str) -> Fate:
    """Chance from a text such as `attack +2 defend 0 tile B02`, all for all to see."""
    items: list[Any] = []
    parts = text.split()
    for label, value in zip(parts[::2], parts[1::2], strict=True):
        items.append([label, None, [FACES.get(value, value)]])
    return Fate(items)


def dice(*pairs: str) -> str:
    """Exchanges of a battle: `-1:+1` is the attacker's die and the defender's."""
    return " ".join("attack {} defend {}".format(*pair.split(":")) for pair in pairs)


def run(game: Game, flow: Play[Any], moves: str = "", chance: str = "") -> list[Question]:
    """Feed moves (with `;` between, a seat before a simultaneous one); what is due after them."""
    game.fate = cast(chance)
    due: list[Question] = []
    script = [move.strip() for move in moves.split(";") if move.strip()]
    try:
        due = next(flow)
        while script:
            head, _, rest = script.pop(0).partition(" ")
            seat = int(head) if head.isdigit() else due[0].seat
            move = rest if head.isdigit() else f"{head} {rest}".strip()
            [question] = [one for one in due if one.seat == seat]
            assert move in question.answers, (move, question)
            due = flow.send((seat, move))
    except StopIteration:
        due = []
    assert script == []
    assert game.fate.left == []
    return due


def answers(due: Sequence[Question], verb: str = "") -> list[str]:
    [question] = due
    return sorted(one for one in question.answers if not verb or one.split()[0] == verb)


def fights(game: Game, seat: int, place: str, *force: int) -> Play[None]:
    """An attack with troops off the strip."""
    for kind, number in enumerate(force):
        for _ in range(number):
            game.fetch(seat, kind)
    game.assault[place] = [*force, 0, 0, 0][:3]
    return game.battles(seat)


# --- tables


def test_the_content_is_as_the_specification_counts_it() -> None:
    assert (len(LANDS), len(TILES), len(GLADIATORS), len(ADVERSARIES)) == (25, 50, 30, 30)
    assert all(place in neighbours(near) for place in LANDS for near in neighbours(place))
    assert [category(card) for card in ADVERSARIES].count("OR") == 12
    assert len(PERSONAL) == 23


def test_atoms_are_read_from_the_left() -> None:
    verbs = [(atom.verb, atom.args) for atom in atoms("steal(ANY,2) +1COR !3G sp(extra 5,3,2)")]
    assert verbs == [("steal", ("ANY", "2")), ("+", ("1COR",)), ("!", ("3G",)),
                     ("sp", ("extra 5,3,2",))]  # fmt: skip


def test_goods_are_named_gold_first() -> None:
    assert bundles(2) == ["GG", "GW", "GS", "WW", "WS", "SS"]
    assert bundles(2, {"G": 1, "W": 0, "S": 2}) == ["GS", "SS"]


# --- vectors of the source


def test_sv1_a_legionary_leaves_the_strip() -> None:
    game = stage(*PLAIN[:2])
    rich(game, 0, 3)
    run(game, game.act(0, "recruit(1)"), "recruit LEG")
    player = game.seats[0]
    row = "L" * player.strip[0] + "C" * player.strip[1] + "E" * player.strip[2]
    assert (row[:14], row[14:24], row[24:]) == ("L" * 13 + "C", "C" * 9 + "E", "E" * 5)
    assert (player.cubes, player.base_mp, goods(game, 0)) == (29, 1, (0, 0, 0))


def test_sv2_the_right_section_is_empty() -> None:
    game = stage(*PLAIN[:2])
    player = game.seats[0]
    player.strip = [9, 10, 6]
    assert player.base_mp == 1
    game.fetch(0, 2)
    assert (player.cubes, player.base_mp) == (24, 2)


def test_sv3_a_toll_is_paid_to_the_controller() -> None:
    game = stage(*PLAIN[:2])
    rich(game, 0, 4)
    station(game, 0, "NUM", 2, 1)
    station(game, 1, "CAE", 1)
    run(game, game.movement(0, 2), "transit NUM CAE 2 1 0")
    assert (goods(game, 0)[0], goods(game, 1)[0]) == (0, 4)


def test_sv4_powers_before_the_dice() -> None:
    game = stage(*PLAIN[:2])
    assert (game.strengths(0, [4, 0, 0]), game.power_at("AQU")) == (4, 2)


def test_sv5_the_brawler_beats_the_celtic_warrior() -> None:
    assert arena_totals("G07", "A09") == (3, 3)
    game = stage(*PLAIN[:2])
    game.seats[0].play, game.arena, game.eyes = ["G07"], ["A09", "A17"], "AN"
    game.adversaries.bag = ["A21", "A01"]
    chance = "arena +2 foe +1 adversary A21 eyes CH"
    run(game, game.act(0, "fight(0)"), "fight G07 A09; slide", chance)
    assert (goods(game, 0), game.seats[0].vp) == ((1, 2, 0), 1)
    assert (game.seats[0].winners, game.arena) == (["G07"], ["A17", "A21"])


def test_sv6_the_rhino_wants_wood(monkeypatch: pytest.MonkeyPatch) -> None:
    for board in PLAIN[:2]:
        monkeypatch.setitem(BOARDS[board], "income", "+2G")
    game = stage(*PLAIN[:2])
    game.arena = ["A21"]
    rich(game, 0, 0, 2)
    run(game, game.income())
    assert (goods(game, 0)[1], goods(game, 1)[1], vp(game)) == (1, 0, [0, -1])
    run(game, game.beat(0, "A21"))
    assert (goods(game, 0), vp(game)[0]) == ((2 + 3, 1, 2), 2)


@pytest.mark.parametrize("exposed_on", [0, 1])
def test_sv7_a_traitor_pays_for_the_distance(exposed_on: int) -> None:
    game = stage(*PLAIN[:2])
    traitor = game.seats[1]
    traitor.destiny, traitor.exposed_on, traitor.marker = "traitor", exposed_on, 57
    assert game.penalty(traitor, limited=False) is False
    assert traitor.vp == -3


def test_sv8_a_loyal_player_pays_gold_first() -> None:
    game = stage(*PLAIN[:2])
    rich(game, 0, 8)
    game.seats[0].marker = 48
    game.penalty(game.seats[0], limited=False)
    assert (goods(game, 0)[0], game.seats[0].vp) == (0, -4)


def test_sv9_a_new_tile_and_its_free_action() -> None:
    game = stage("claudius", "narcissus")
    rich(game, 0, 5)
    game.offer = {"BAR": "B01", "COL": "K01"}
    game.stacks["BAR"].remove("B01")
    flow = game.zone_action(0, "MAR")
    run(game, flow, "act b; buy B01; act c; take W", "tile B02")
    assert goods(game, 0) == (0, 1, 0)
    assert game.banners == {("MAR", "b"): 0}
    assert (game.force["BAR"], game.offer["BAR"]) == ("B01", "B02")


@pytest.mark.parametrize(
    ("region", "points"), [("ARO", 9), ("GAL", 12), ("HIS", 15), ("BRE", 24), ("GER", 28)]
)
def test_sv10_a_whole_region(region: str, points: int) -> None:
    game = stage(*PLAIN[:2])
    for place, land in LANDS.items():
        if land["region"] == region:
            station(game, 0, place, 1)
    assert game.land_points() == [points, 0]
    assert REGIONS[region]["full"] < points


def test_sv11_pay() -> None:
    assert stage(*PLAIN[:2]).wages(0, [1, 1, 1]) == 6


def test_sv12_the_third_in_the_first_order() -> None:
    game = Game(Options(3))
    game.choosers = [0, 1, 2]
    for player, board in zip(game.seats, PLAIN, strict=False):
        player.board = board
    run(game, game.settle(), "settle NAR; settle NUM; settle BAE")
    assert game.order == [1, 2, 0]
    assert (goods(game, 0), game.at("NAR", 0)) == ((20, 2, 2), [3, 0, 0])
    assert game.lands["SUP"].barbarians == 2


# --- own vectors: battle


def test_ov1_a_battle_of_four_exchanges() -> None:
    game = stage(*PLAIN[:2])
    station(game, 1, "AQU", 1, 2)
    red, blue = game.seats
    game.seats[1].marker = 5
    moves = "fall 1 0 0 0; fall 1 0 0 0; fall 1 0 0 0"
    flow = fights(game, 0, "AQU", 3, 0, 1)
    before = red.cubes, blue.cubes
    run(game, flow, moves, dice("-1:+1", "+2:0", "0:+2", "+1:+1"))
    assert game.at("AQU", 0) == [1, 0, 1]
    assert (red.cubes - before[0], blue.cubes - before[1]) == (2, 3)
    assert (red.tally["pvpwins"], game.holder("AQU")) == (1, 0)


def test_ov1_the_second_loss_has_no_other_choice() -> None:
    assert minimal_sets((1, 2, 0, 0), (1, 2, 3, 5), 2) == [[0, 1, 0, 0]]


def test_ov2_the_citadel_goes_first_if_that_leaves_more() -> None:
    game = stage(*PLAIN[:2])
    land = game.lands["TIN"]
    due = run(game, fights(game, 0, "TIN", 0, 0, 4), "", dice("0:0", "0:+2"))
    assert due == []
    assert (land.barbarians, land.citadel, game.at("TIN", 0)) == (0, 0, [0, 0, 4])
    assert (game.seats[0].tally["barbwins"], game.seats[0].tally["citadels"]) == (1, 1)
    assert barbarian_losses(2, 1, 5) == (0, 1)


def test_ov3_figures_before_the_citadel() -> None:
    assert barbarian_losses(5, 1, 5) == (5, 0)


def test_ov4_both_vanish() -> None:
    game = stage(*PLAIN[:2])
    game.lands["AQU"].barbarians = 1
    run(game, fights(game, 0, "AQU", 1), "", dice("0:0"))
    assert (game.holder("AQU"), game.seats[0].cubes, game.seats[0].tally["barbwins"]) == (
        None,
        30,
        0,
    )


def test_ov5_a_lone_camp() -> None:
    game = stage(*PLAIN[:2])
    game.lands["AQU"].barbarians, game.lands["AQU"].camp = 0, 1
    run(game, fights(game, 0, "AQU", 0, 0, 2), "", dice("0:0"))
    assert (camp(game, "AQU"), game.at("AQU", 0)) == (None, [0, 0, 2])


def test_ov6_in_a_tie_a_troop_goes_before_the_camp() -> None:
    game = stage(*PLAIN[:2])
    station(game, 1, "AQU", 1)
    game.lands["AQU"].camp = 1
    run(game, fights(game, 0, "AQU", 0, 0, 2), "", dice("0:0", "-1:+2"))
    assert (game.lands["AQU"].camp, game.at("AQU", 1), game.at("AQU", 0)) == (1, [0] * 3, [0] * 3)
    assert game.seats[1].tally["pvpwins"] == 1


def test_ov7_the_toll_counts_effective_strength() -> None:
    for board, gold in (("claudius", 3), ("macro", 5)):
        game = stage(board, "seneca")
        rich(game, 0, 9)
        station(game, 0, "NUM", 1, 1)
        station(game, 1, "CAE", 1)
        game.lands["TIN"].barbarians = game.lands["TIN"].citadel = 0
        if board == "macro":
            game.seats[0].paid[1] = {}
        run(game, game.movement(0, 2), "transit NUM CAE 1 1 0; march CAE TIN 1 1 0")
        assert (goods(game, 0)[0], goods(game, 1)[0]) == (9 - gold, gold)
        assert game.at("TIN", 0) == [1, 1, 0]


def test_ov8_no_transit_without_points_or_gold() -> None:
    for points, gold in ((1, 9), (2, 2)):
        game = stage(*PLAIN[:2])
        rich(game, 0, gold)
        station(game, 0, "NUM", 0, 0, 1)
        station(game, 1, "CAE", 1)
        due = run(game, game.movement(0, points))
        assert answers(due, "transit") == []
        assert "march NUM CAE 0 0 1" in answers(due, "march")


@pytest.mark.parametrize(
    ("spaces", "attacker", "defender", "lost"),
    [
        ((12, 12, 7), 0, 1, False),
        ((12, 12, 7), 0, 2, True),
        ((12, 12, 7), 2, 0, False),
        ((15, 9, 0), 0, 1, True),
    ],
)
def test_ov9_ov10_attacks_down_the_track(
    spaces: Sequence[int], attacker: int, defender: int, lost: bool
) -> None:
    game = stage(*PLAIN[:3])
    markers(game, *spaces)
    station(game, defender, "AQU", 1)
    run(game, fights(game, attacker, "AQU", 0, 0, 4), "", dice("0:0"))
    assert game.seats[attacker].blocked is lost


# --- own vectors: accusation, events


def test_ov11_a_wrong_accusation() -> None:
    game = stage("sabinus", *PLAIN[:2])
    rich(game, 0, 7)
    game.fate = Fate([["redeal", 1, ["traitor"]], ["redeal", 2, ["loyal"]]])
    flow = game.free_accuse(0, "1")
    due = next(flow)
    assert [question.seat for question in due] == [1, 2]
    assert (goods(game, 0)[0], goods(game, 1)[0], vp(game)) == (0, 7, [-3, 0, 0])
    assert [player.marker for player in game.seats] == [0, 5, 5]
    flow.send((2, "destiny old"))
    with pytest.raises(StopIteration):
        flow.send((1, "destiny new"))
    assert [player.destiny for player in game.seats] == ["loyal", "traitor", "loyal"]
    assert sum(NUMBERS["players"]["3"]["redeal"].values()) == 4


def test_ov12_the_accusation_itself_ends_the_game() -> None:
    game = stage("sabinus", *PLAIN[:3])
    markers(game, 0, 30, 56, 57)
    game.seats[2].destiny = "traitor"
    with pytest.raises(Ended) as end:
        run(game, game.free_accuse(0, "1"))
    assert end.value.seat == 2
    assert [player.marker for player in game.seats] == [0, 35, 60, 57]
    run(game, game.finish(2))
    assert game.outcome is not None
    assert (game.outcome["winners"], game.outcome["reason"]) == ([2], "traitor")


@pytest.mark.parametrize(
    ("board", "paid", "back"),
    [
        ("claudius", {"G": 10, "S": 10}, (10, 0, 10)),
        ("seneca", {"G": 7, "S": 10}, (7, 0, 10)),
        ("sabinus", None, (0, 0, 0)),
    ],
)
def test_ov13_ov14_a_right_accusation(
    board: str, paid: dict[str, int] | None, back: tuple[int, int, int]
) -> None:
    game = stage(board, "narcissus")
    if paid is not None:
        game.seats[0].paid[3] = paid
    traitor = game.seats[1]
    traitor.destiny, traitor.marker, traitor.won, traitor.citizens = "traitor", 23, {20}, 4
    run(game, game.free_accuse(0, "1"), "", "redemption D2")
    assert (traitor.marker, traitor.citizens, traitor.exposed, traitor.redemption) == (
        18, 4, True, "D2",
    )  # fmt: skip
    assert (game.seats[0].vp, goods(game, 0)) == (10, back)
    assert game.accusing_power(0) == ""


def test_seneca_pays_seven_gold_for_the_accusation() -> None:
    game = stage("seneca", "narcissus")
    rich(game, 0, 7, 0, 10)
    run(game, game.act(0, "unlock(0)"), "unlock 3")
    assert (goods(game, 0), game.seats[0].paid[3]) == ((0, 0, 0), {"G": 7, "S": 10})


def gather(game: Game, kind: str, k: int, gifts: Sequence[int]) -> None:
    """A collective event with rewards of 1000, 100, 10 and 1 VP."""
    for seat, amount in enumerate(gifts):
        rich(game, seat, amount)
    card = {"kind": kind, "k": k, "rewards": ["+1000VP", "+100VP", "+10VP", "+1VP"]}
    moves = "; ".join(f"{seat} give G {amount}" for seat, amount in enumerate(gifts))
    run(game, game.collective(card), moves)
    assert all(goods(game, seat)[0] == 0 for seat in range(len(gifts)))


@pytest.mark.parametrize(
    ("k", "gifts", "points"),
    [
        (3, (4, 3, 0), (0, 0, -2)),  # OV-15
        (3, (5, 5, 3, 0), (1000, 1000, 10, 0)),  # OV-16
        (3, (6, 3, 3, 1), (1000, 100, 100, 1)),  # OV-17
        (3, (6, 3, 3), (1000, 100, 100)),  # OV-18
        (3, (4, 4, 1), (1000, 1000, 1)),
        (3, (3, 3, 3), (1000, 1000, 1000)),
        (3, (5, 3), (1000, 1)),  # OV-19
        (3, (3, 3), (1000, 1000)),
        (3, (6, 0), (1000, 0)),
        (3, (5, 0), (0, -1)),
        (2, (0, 0, 0, 0), (-8, -8, -8, -8)),  # OV-20
    ],
)
def test_ov15_to_ov20_gifts(k: int, gifts: Sequence[int], points: Sequence[int]) -> None:
    game = stage(*PLAIN[: len(gifts)])
    gather(game, "G", k, gifts)
    assert vp(game) == list(points)


@pytest.mark.parametrize(("gifts", "points"), [((5, 3, 0), (-1, 0, -1)), ((5, 4, 0), (0, 1000, 0))])
def test_ov21_the_gift_of_an_exposed_traitor(gifts: Sequence[int], points: Sequence[int]) -> None:
    game = stage(*PLAIN[:3])
    game.seats[0].destiny, game.seats[0].exposed_on = "traitor", 1
    gather(game, "G", 3, gifts)
    assert vp(game) == list(points)


def test_places_of_gifts() -> None:
    assert gift_places((5, 5, 3, 0), (False,) * 4) == [1, 1, 3, 0]
    assert gift_places((5, 4, 0), (True, False, False)) == [0, 1, 0]


# --- own vectors: the track and the end


def test_ov22_a_shared_point_ends_the_game() -> None:
    game = stage(*PLAIN[:2])
    markers(game, 10, 59)
    game.seats[1].destiny = "traitor"
    game.symbols = set(NUMBERS["track"]["symbols"])
    with pytest.raises(Ended) as end:
        run(game, game.place_circle(0, "COL", 1))
    assert end.value.seat == 1


def test_ov23_the_placer_is_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ZONES["COL"], "circles", ["+1COR", "+1COR", "+1W", "+1S", "+1G"])
    game = stage(*PLAIN[:2])
    markers(game, 59, 59)
    game.seats[1].destiny = "traitor"
    with pytest.raises(Ended) as end:
        run(game, game.place_circle(0, "COL", 1))
    assert end.value.seat == 0
    run(game, game.finish(0))
    assert game.outcome is not None
    assert game.outcome["reason"] == "sixty"


def test_ov24_an_exposed_traitor_ends_with_a_scoring() -> None:
    game = stage(*PLAIN[:2])
    markers(game, 60, 20)
    game.seats[0].destiny, game.seats[0].exposed_on = "traitor", 1
    run(game, game.finish(0))
    assert game.outcome is not None
    assert (game.outcome["winners"], game.outcome["reason"]) == ([0], "sixty")
    assert game.outcome["scores"] == [9, 3 - 40]


def test_ov25_traitors_on_40_and_on_41() -> None:
    game = stage(*PLAIN[:3])
    markers(game, 60, 40, 41)
    for seat in (1, 2):
        game.seats[seat].destiny = "traitor"
    out = [game.penalty(player, limited=False) for player in game.seats]
    assert (out, game.seats[2].vp) == ([False, True, False], -19)
    assert game.penalty(game.seats[1], limited=True) is False


def test_places_below_the_first_and_no_score_for_who_is_out() -> None:
    game = stage(*PLAIN)
    markers(game, 60, 50, 52, 40)
    for player, points in zip(game.seats, (20, 9, 9, 99), strict=True):
        player.vp = points
    game.compare("sixty", [False, False, False, True])
    assert game.outcome is not None
    assert game.outcome["scores"] == [20, 9, 9, None]
    assert game.outcome["ranking"] == [1, 3, 2, 4]
    assert game.outcome["decided_by"] == "sixty"


def test_ov26_a_whole_end() -> None:
    game = stage(*PLAIN[:3])
    markers(game, 60, 52, 44)
    game.seats[1].destiny = "traitor"
    for player, points, chariot in zip(game.seats, (40, 50, 45), (10, 14, 10), strict=True):
        player.vp, player.chariot = points, chariot
    for place, number in (("NUM", 2), ("CAE", 2), ("TIN", 1)):
        station(game, 0, place, number)
    for place in ("SUP", "INF", "FRI", "CHU"):
        station(game, 1, place, 0, 0, 1)
    for place in ("BAE", "CAR", "LUS", "TAR"):
        station(game, 2, place, 1)
    station(game, 2, "GLA", 1, 1)
    station(game, 2, "NAR", 1, 1)
    rich(game, 0, 12, 3, 6)
    rich(game, 1, 6, 4, 4)
    rich(game, 2, 20, 9, 2)
    assert game.land_points() == [9, 12, 17]
    assert game.race_points() == [6, 9, 6]
    assert game.public_points() == [2, 5, 8]
    moves = "wage LEG 5; wage EVO 2; dismiss EVO SUP; dismiss EVO INF; wage LEG 6; wage CEN 2"
    run(game, game.finish(0), moves)
    assert game.outcome == {
        "winners": [1],
        "scores": [69, 75, 75],
        "ranking": [3, 1, 2],
        "reason": "sixty",
        "decided_by": "C-16.8",
    }


def test_ov27_who_is_paid() -> None:
    game = stage(*PLAIN[:2])
    rich(game, 0, 9)
    station(game, 0, "NUM", 4)
    station(game, 0, "CAE", 1, 2, 1)
    assert game.wages(0, [5, 2, 1]) == 12
    due = run(game, game.pay(0), "wage LEG 5; wage CEN 2")
    assert answers(due) == ["wage EVO 0"]
    for last, points, left in (("retain", -2, 1), ("dismiss EVO CAE", 0, 0)):
        again = copy.deepcopy(game)
        rich(again, 0, 9)
        run(again, again.pay(0), f"wage LEG 5; wage CEN 2; wage EVO 0; {last}")
        assert (again.seats[0].vp, again.at("CAE", 0)[2]) == (points, left)


def test_ov28_points_follow_the_strip() -> None:
    game = stage(*PLAIN[:2])
    player = game.seats[0]
    station(game, 0, "NUM", 2)
    found = []
    for step in (3, 1, -1):
        for _ in range(abs(step)):
            if step > 0:
                game.fetch(0, 0)
            else:
                player.put_back(0)
        found.append((player.cubes, player.base_mp))
    assert found == [(25, 1), (24, 2), (25, 1)]


def test_ov29_a_recruit_raises_the_points_of_the_same_action() -> None:
    game = stage("postumus", "seneca")
    rich(game, 0, 3)
    station(game, 0, "NUM", 4)
    game.seats[0].strip[1] -= 1
    moves = "recruit LEG; done; march NUM IBR 1 0 0; march IBR GAD 1 0 0"
    run(game, game.act(0, "recruit(2)", "BAR"), moves)
    assert game.at("GAD", 0) == [1, 0, 0]


def test_ov30_the_reserve_of_macro() -> None:
    game = stage("macro", "seneca")
    player = game.seats[0]
    for _ in range(6):
        game.fetch(0, 2)
    before = player.cubes
    assert game.supply(0, 2) == 2
    game.fetch(0, 2)
    assert (player.cubes, game.supply(0, 2)) == (before, 1)
    player.put_back(2)
    assert (player.cubes, game.supply(0, 2), player.strip[2]) == (before, 2, 0)
    game.fetch(0, 2)
    player.blocked = True
    assert game.supply(0, 2) == 0
    player.put_back(2)
    assert (game.supply(0, 2), player.cubes) == (0, before)


def test_ov31_the_suburra() -> None:
    game = stage(*PLAIN[:2])
    for seat in (0, 1, 0):
        run(game, game.place_suburra(seat))
    assert [player.marker for player in game.seats] == [2, 1]
    assert (goods(game, 0), goods(game, 1)) == ((2, 2, 2), (1, 1, 1))


def test_ov32_bonuses_are_shared() -> None:
    game = stage("claudius", "sabinus", "postumus", "chaerea")
    run(game, game.place_circle(0, "HIP", 2), "skip")
    assert (game.seats[0].marker, vp(game)) == (1, [0, 1, 1, 1])
    assert all(goods(game, seat) == (1, 1, 1) for seat in (1, 2, 3))
    two = stage("claudius", "sabinus")
    run(two, two.place_circle(0, "HIP", 1), "skip")
    assert (goods(two, 0), goods(two, 1), two.seats[1].marker) == ((0, 1, 0), (1, 0, 0), 1)


def test_ov33_a_round_ends_with_the_lap() -> None:
    game = stage("claudius", "sabinus", "postumus")
    markers(game, 3, 9, 5)
    for player in game.seats:
        player.supply = 2
    game.symbols = {6}
    game.suburra = 0
    flow = game.action_phase()
    script = "place SUB; done; place SUB; done; pass"
    due = run(game, flow, script, "event E201")
    assert game.round == 2
    assert game.order == [1, 2, 0]
    assert sorted(question.seat for question in due) == [0, 1, 2]
    flow.send((0, "refuse"))
    flow.send((1, "approve"))
    due = flow.send((2, "approve"))
    assert (due[0].seat, due[0].article) == (1, "C-5.1")
    assert "place SUB" in due[0].answers


@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ((30, 30, 12, 5), [9, 9, 3, 0]),
        ((20, 11, 11), [9, 6, 6]),
        ((14, 10), [9, 3]),
        ((14, 14), [9, 9]),
    ],
)
def test_ov34_ranks_of_the_track(spaces: Sequence[int], points: list[int]) -> None:
    assert treachery_points(spaces) == points
    assert places((3, 5, 5)) == [3, 1, 1]


def test_ov35_obstacles_stop_a_chariot() -> None:
    assert advance(4, 4) == 6
    assert advance(6, 3) == 9
    assert advance(4, 4, immune=True) == 8
    assert advance(23, 4) == 24


def test_ov36_a_tie_in_the_arena() -> None:
    game = stage(*PLAIN[:2])
    game.seats[0].play, game.arena, game.eyes = ["G04"], ["A09"], "OR"
    game.adversaries.bag = ["A13", "A21"]
    rich(game, 1, 1)
    assert arena_totals("G04", "A09") == (8, 3)
    moves, chance = "fight G04 A09", "arena -1 foe +2 adversary A13 eyes AN"
    flow = game.do_fight(0, atoms("fight(-2)")[0])
    run(game, flow, moves, chance)
    assert (game.seats[0].play, game.gladiators.discards) == ([], ["G04"])
    assert (goods(game, 0), game.seats[0].vp) == ((1 + 3 - 1, 2, 0), 1)
    assert (game.arena, goods(game, 1)[0]) == (["A13"], 0)


def test_ov37_a_hidden_adversary_survives() -> None:
    game = stage("claudius", "seneca")
    game.seats[0].play, game.arena, game.eyes = ["G02"], ["A09", "A17"], "CH"
    game.adversaries.bag = ["A01", "A21"]
    moves, chance = "fight G02 TOP", "adversary A01 eyes AN arena 0 foe 0"
    run(game, game.act(0, "fight(0)"), moves, chance)
    assert (goods(game, 0)[0], game.arena, game.adversaries.under) == (2, ["A09", "A17"], ["A01"])


def test_ov38_a_new_tile_frees_all_actions() -> None:
    game = stage("claudius", "seneca", "postumus")
    rich(game, 2, 5)
    game.banners = {("BAR", "a"): 0, ("BAR", "b"): 1, ("SEN", "d"): 0}
    game.circles["BAR"] = {1, 2}
    game.offer = {"BAR": "B01"}
    game.stacks["BAR"].remove("B01")
    due = run(game, game.act(2, "tile(0)"), "buy B01", "tile B05")
    assert (game.banners, game.circles["BAR"]) == ({("SEN", "d"): 0}, {1, 2})
    assert answers(due, "act") == ["act a", "act b", "act c", "act d"]


def test_ov39_a_landing_from_the_sea() -> None:
    game = stage("claudius", "seneca")
    station(game, 0, "BRT", 0, 0, 4)
    run(game, game.drift(0), "sail BRT CAN", dice("+2:0"))
    assert (game.holder("CAN"), game.at("CAN", 0)) == (0, [0, 0, 4])


def test_ov40_the_price_of_a_favour() -> None:
    game = stage("milonia", "seneca")
    game.seats[0].paid[2] = {}
    game.seats[1].marker = 29
    game.banners = {("SEN", "c"): 0}
    rich(game, 1, 8)
    assert game.requests(1) == []
    rich(game, 1, 9)
    assert game.requests(1) == ["request SEN c"]
    run(game, game.free_request(1, "SEN", "c"), "grant")
    assert (goods(game, 0)[0], goods(game, 1)[0], game.banners) == (9, 0, {})


# --- powers without a vector


def test_first_blow_and_plunder() -> None:
    game = stage("chaerea", "seneca")
    game.seats[0].paid[2] = {}
    markers(game, 0, 0)
    station(game, 1, "AQU", 1)
    rich(game, 1, 1)
    run(game, fights(game, 0, "AQU", 1), "seize W; seize G")
    assert (goods(game, 0)[0], goods(game, 1)[0], game.at("AQU", 0)) == (1, 0, [1, 0, 0])


def test_the_funds_of_macro_are_asked_for_if_both_kinds_come() -> None:
    game = stage("macro", "seneca")
    game.seats[0].paid[2] = {}
    run(game, game.gain(0, [(1, "W"), (2, "G")]))
    run(game, game.gain(0, [(1, "W"), (1, "S")]), "fund S")
    assert goods(game, 0) == (2, 3, 2)


def test_an_exposed_traitor_suffers_and_gains_nothing() -> None:
    game = stage(*PLAIN[:2])
    game.seats[0].destiny, game.seats[0].exposed_on = "traitor", 1
    rich(game, 0, 9)
    rich(game, 1, 9)
    run(game, game.individual({"approve": "+5G", "refuse": "!5G +3COR"}), "1 approve")
    assert (goods(game, 0)[0], game.seats[0].marker, goods(game, 1)[0]) == (4, 0, 14)


def test_charm_sends_troops_away() -> None:
    game = stage("milonia", "seneca")
    game.seats[0].paid[1] = {}
    station(game, 1, "AQU", 1, 1)
    game.lands["AQU"].camp = 1
    game.lands["NAR"].barbarians = 0
    rich(game, 0, 8)
    run(game, fights(game, 0, "AQU", 1), "charm; withdraw LEG NAR; disband")
    assert (goods(game, 0)[0], game.at("NAR", 1), camp(game, "AQU")) == (0, [1, 0, 0], None)
    assert (game.at("AQU", 0), game.seats[1].cubes) == ([1, 0, 0], 29)


def test_a_tile_that_replaces_the_market_leaves_no_banner() -> None:
    game = stage("claudius", "seneca")
    rich(game, 0, 5)
    game.offer = {"MAR": "M01"}
    game.stacks["MAR"].remove("M01")
    run(game, game.zone_action(0, "MAR"), "act b; buy M01; skip", "tile M02")
    assert game.banners == {}


def test_the_end_cuts_a_gain_at_its_place() -> None:
    game = stage("claudius", "seneca")
    markers(game, 0, 59)
    with pytest.raises(Ended):
        run(game, game.gain(1, [(1, "G"), (1, "COR"), (1, "W")]))
    assert goods(game, 1) == (1, 0, 0)


def test_the_funds_come_before_the_next_player_ends_the_game() -> None:
    game = stage("claudius", "macro", "seneca")
    markers(game, 0, 0, 59)
    game.seats[1].paid[2] = {}
    flow = game.place_circle(0, "COL", 1)
    due = run(game, flow)
    assert (due[0].seat, answers(due)) == (1, ["fund S", "fund W"])
    with pytest.raises(Ended) as end:
        flow.send((1, "fund S"))
    assert (end.value.seat, goods(game, 1)) == (2, (0, 1, 2))


def test_each_player_of_an_event_pays_the_tax() -> None:
    game = stage("claudius", "sabinus")
    game.arena = ["A09"]
    for seat in (0, 1):
        rich(game, seat, 2, 1)
    moves = "0 approve; 1 approve; recruit LEG; done; recruit LEG; done"
    run(game, game.individual({"approve": "recruit(2,1)", "refuse": "-1VP"}), moves)
    assert [goods(game, seat) for seat in (0, 1)] == [(0, 0, 0), (0, 0, 0)]


def test_a_redemption_card_does_not_come_back_while_there_are_others() -> None:
    game = stage("sabinus", "claudius")
    traitor = game.seats[1]
    traitor.destiny = "traitor"
    run(game, game.free_accuse(0, "1"), "", "redemption D1")
    rich(game, 1, 12)
    game.turn = 3
    assert game.objectives(1) == [3]
    run(game, game.free_redeem(1, "3"))
    assert (traitor.exposed, traitor.destiny, goods(game, 1)[0]) == (False, "loyal", 0)
    assert (game.redemptions.bag, game.redemptions.discards) == (["D2", "D3", "D4"], ["D1"])


def test_what_modifies_a_toll_is_the_banks() -> None:
    game = stage("claudius", "seneca")
    game.arena = ["A20"]
    game.seats[1].winners = ["G11"]
    rich(game, 0, 9)
    station(game, 0, "NUM", 1)
    station(game, 1, "CAE", 1)
    run(game, game.movement(0, 2), "transit NUM CAE 1 0 0")
    assert (goods(game, 0)[0], goods(game, 1)[0]) == (9 - 2, 1 + 2)


def test_a_peek_sees_no_more_than_the_deck_has() -> None:
    game = stage("claudius", "seneca")
    game.events[1].bag, game.events[1].discards = ["E101", "E102"], ["E103"]
    game.fate = Fate([["peek", 0, ["E102"]], ["peek", 0, ["E101"]]])
    flow = game.act(0, "peek(EVT,3)")
    [question] = next(flow)
    assert sorted(question.answers) == ["order E101,E102", "order E102,E101"]
    with pytest.raises(StopIteration):
        flow.send((0, "order E101,E102"))
    assert (game.events[1].top, game.events[1].bag) == (["E101", "E102"], [])


# --- whole games by the referee's own rules


class Chance(Fate):
    """Chance from a plain generator; it keeps what it gave."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng, self.given = rng, list[Any]()

    def take(
        self, label: str, bag: Iterable[Any], count: int = 1, seat: int | None = None
    ) -> list[Any]:
        values = self.rng.sample(list(bag), count)
        self.given.append([label, seat, list(values)])
        return values


ENDS = ("pass", "skip", "done", "halt", "later", "stay")


def choose(rng: random.Random, legal: Sequence[str]) -> str:
    """A verb by chance, seldom one that ends something, then one of its answers."""
    verbs = sorted({answer.split()[0] for answer in legal})
    busy = [verb for verb in verbs if verb not in ENDS] or verbs
    verb = rng.choice(busy if rng.random() < 0.7 else verbs)
    return rng.choice([answer for answer in legal if answer.split()[0] == verb])


def record_of(options: Options, seed: int) -> Record:
    """A game between players who choose by chance."""
    rng = random.Random(seed)
    game = Game(options)
    flow = game.play()
    log: list[Record] = []
    game.fate = chance = Chance(rng)
    due = next(flow)
    log.append({"fate": chance.given})
    while due:
        question = rng.choice(due)
        move = choose(rng, question.answers)
        game.fate = chance = Chance(rng)
        try:
            due = flow.send((question.seat, move))
        except StopIteration:
            due = []
        entry: Record = {"seat": question.seat, "move": move}
        log.append({**entry, "fate": chance.given} if chance.given else entry)
    return {
        "format": "ludus/1",
        "game": "insanam",
        "version": 1,
        "content": "0" * 16,
        "options": asdict(options),
        "seats": ["Ann", "Ben", "Cid", "Dea"][: options.players],
        "fairness": None,
        "log": log,
        "outcome": game.outcome,
    }


MODES = (
    Options(2),
    Options(3),
    Options(4),
    Options(2, expert_gladiators=True, boards="random", max_turns=4),
    Options(3, expert_ambitions=True, symbol_scope="each", stall_push=True, max_turns=3),
    Options(4, expert_gladiators=True, expert_ambitions=True, camp_vp=True, max_turns=2),
    Options(4, accuse_reward="COR", boards="random", max_turns=0),
)


@cache
def played(mode: int, seed: int = 1) -> str:
    return json.dumps(record_of(MODES[mode], seed))


def fresh(mode: int, seed: int = 1) -> Record:
    record: Record = json.loads(played(mode, seed))
    return record


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_whole_games_are_accepted(mode: int) -> None:
    for seed in range(3):
        record = fresh(mode, seed)
        assert record["outcome"] is not None
        assert referee(record) == []


def test_a_game_that_goes_on_has_no_outcome() -> None:
    record = fresh(0)
    record["log"] = record["log"][:-1]
    assert referee(record) != []
    record["outcome"] = None
    assert referee(record) == []


def first(record: Record, verb: str) -> int:
    """The first entry with such a move."""
    for index, entry in enumerate(record["log"]):
        if entry.get("move", "").split(" ")[0] == verb:
            return index
    pytest.fail(f"no {verb}")


@pytest.mark.parametrize(
    ("verb", "move", "article"),
    [
        ("board", "board nero", "C-2.1"),
        ("show", "show P99", "C-2.7"),
        ("settle", "settle TAR", "C-2.10"),
        ("place", "place COL 4", "C-5.2"),
        ("place", "place SUB 1", "C-5.2"),
        ("place", "raid NUM CAE 1 0 0", "C-25.21"),
        ("place", "accuse 7", "C-10.1"),
        ("act", "act e", "C-7.1"),
        ("approve", "abstain", "C-13.3"),
        ("give", "give G 999", "C-13.5"),
        ("give", "give G -1", "C-13.5"),
        ("wage", "wage LEG 99", "C-15.2"),
        ("done", "stop", "C-8.1"),
    ],
)
def test_a_broken_move_is_refused(verb: str, move: str, article: str) -> None:
    record = fresh(0)
    index = first(record, verb)
    record["log"][index]["move"] = move
    [fault] = referee(record)
    assert fault.startswith(f"log[{index}]: {article}: ")


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    record = fresh(1)
    index = first(record, "place")
    record["log"][index]["seat"] = (record["log"][index]["seat"] + 1) % 3
    [fault] = referee(record)
    assert fault.startswith(f"log[{index}]: C-5.1: ")


def fate_at(record: Record, label: str) -> tuple[int, int]:
    """Where a label first comes in the chance of a record."""
    for index, entry in enumerate(record["log"]):
        for at, item in enumerate(entry.get("fate", ())):
            if item[0] == label:
                return index, at
    pytest.fail(f"no {label}")


@pytest.mark.parametrize(
    ("label", "values", "article"),
    [
        ("seats", [0, 0], "C-2.10"),
        ("tile", ["M01"], "C-23.2"),
        ("adversary", ["G01"], "C-22.3"),
        ("eyes", ["XX"], "C-21.4"),
        ("public", ["P01"], "C-1.10"),
        ("destiny", ["emperor"], "C-1.13"),
        ("ambition", ["P01", "P01"], "C-1.16"),
        ("event", ["E401"], "C-13.1"),
    ],
)
def test_impossible_chance_is_refused(label: str, values: list[object], article: str) -> None:
    record = fresh(0)
    index, at = fate_at(record, label)
    record["log"][index]["fate"][at][2] = values
    [fault] = referee(record)
    assert fault.startswith(f"log[{index}]: {article}: ")


def test_chance_that_is_missing_or_too_much_is_refused() -> None:
    record = fresh(0)
    index, at = fate_at(record, "event")
    item = record["log"][index]["fate"].pop(at)
    assert referee(record)[0].startswith(f"log[{index}]: C-13.1: fate lacks")
    record["log"][index]["fate"] += [item, item]
    assert referee(record)[0].startswith(f"log[{index}]: record: fate has 1 surplus")


def test_chance_for_another_seat_is_refused() -> None:
    record = fresh(0)
    index, at = fate_at(record, "destiny")
    record["log"][index]["fate"][at][1] = None
    assert referee(record)[0].startswith(f"log[{index}]: C-1.13: ")


@pytest.mark.parametrize("name", ["winners", "scores", "ranking", "reason", "decided_by"])
def test_a_false_outcome_is_refused(name: str) -> None:
    record = fresh(1)
    record["outcome"][name] = [7]
    [fault] = referee(record)
    assert fault.startswith("outcome after log[")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", "ludus/2"),
        ("game", "gloria"),
        ("version", "1"),
        ("content", 5),
        ("seats", ["Ann"]),
        ("seats", "Ann"),
        ("options", {"players": 5}),
        ("options", {"players": 2, "dice": 3}),
        ("options", {"players": 2, "boards": "chosen"}),
        ("options", {"players": 2, "max_turns": 201}),
        ("log", []),
    ],
)
def test_a_broken_head_is_refused(name: str, value: object) -> None:
    record = fresh(0)
    record[name] = value
    assert referee(record) != []


def test_entries_must_have_the_form_of_records() -> None:
    for entry in ("text", {"seat": 9, "move": "pass"}, {"seat": 0, "move": 3}, {"at": 1}):
        table = Replay(read_options({"players": 2}, ["Ann", "Ben"]))
        table.read(fresh(0)["log"][0])
        with pytest.raises(Fault) as fault:
            table.read(entry)
        assert fault.value.article == "record"


def test_the_command_judges_files(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(played(0), encoding="utf-8")
    bad.write_text("{}", encoding="utf-8")
    assert main([str(good)]) == 0
    assert main([str(good), str(bad), str(tmp_path / "none.json")]) == 1
    assert main([]) == 2
    script = Path(__file__).with_name("insanam_referee.py")
    done = subprocess.run(
        [sys.executable, str(script), str(good)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "1 record(s): 1 accepted, 0 refused\n")
