"""Chapter L-4: set-up of a melee."""

from random import Random

import pytest

from ludus.core.fate import Fast, Scripted
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import State
from ludus.kit.hexes import axial, disc, hex_at, length
from rules.gloria.build import Place, asked, at, bad_options, moves, play, words

CENTRES: dict[int, list[Place]] = {
    2: [(4, 0), (-4, 0)],
    3: [(4, 0), (-4, 4), (0, -4)],
    4: [(6, 0), (-3, 6), (-6, 0), (3, -6)],
    5: [(5, 0), (-1, 5), (-5, 3), (-2, -3), (4, -5)],
    6: [(6, 0), (0, 6), (-6, 6), (-6, 0), (0, -6), (6, -6)],
}
RADIUS = {2: 5, 3: 5, 4: 7, 5: 6, 6: 7}
APART = {2: 6, 3: 6, 4: 7, 5: 6, 6: 5}
"""The least distance between two zones."""


def fresh(players: int, size: int = 3) -> State:
    """Set up a melee with so many gladiators a troop, up to the deployment."""
    troop = tuple(Entrant(3, "thraex") for _ in range(size))
    return GAME.setup(Options(players, troops=(troop,) * players), Scripted([]), None)


def offered(state: State) -> set[Place]:
    """Collect the hexes offered to whoever deploys now."""
    found = set()
    for move in moves(state):
        q, r = move.split()[2].split(",")
        found.add((int(q), int(r)))
    return found


def zones(players: int) -> list[set[Place]]:
    """Collect the zones of all seats, as they are offered to each in turn."""
    state = fresh(players, 1)
    found = []
    for seat in range(players):
        assert asked(state) == (seat, "deploy")
        found.append(offered(state))
        if seat < players - 1:
            play(state, moves(state)[0])
    return found


def rim(players: int) -> int:
    """The ring on which the zones with five and six players have their centres."""
    return RADIUS[players] - 1


# L-4.1


@pytest.mark.parametrize("players", CENTRES)
def test_l_4_1_zones_lie_around_their_centres(players: int) -> None:
    for zone, (q, r) in zip(zones(players), CENTRES[players], strict=True):
        around = {(q, r), *(axial(hex_at(q, r) + step) for step in disc(1))}
        if players >= 5:
            around = {spot for spot in around if length(hex_at(*spot)) > rim(players)}
            around.add((q, r))
            assert len(around) in (3, 4)
        else:
            assert len(around) == 7
        assert zone == around


@pytest.mark.parametrize("players", CENTRES)
def test_l_4_1_zones_are_inside_the_arena(players: int) -> None:
    state = fresh(players)
    assert state.radius == RADIUS[players]
    for zone in zones(players):
        assert all(hex_at(*spot) in disc(RADIUS[players]) for spot in zone)


@pytest.mark.parametrize("players", CENTRES)
def test_l_4_1_four_empty_hexes_are_between_two_zones(players: int) -> None:
    found = zones(players)
    gaps = [
        min(length(hex_at(*a) - hex_at(*b)) for a in one for b in other)
        for number, one in enumerate(found)
        for other in found[:number]
    ]
    assert min(gaps) == APART[players]
    assert min(gaps) >= 5


@pytest.mark.parametrize("players", CENTRES)
def test_l_4_1_neighbouring_zones_are_equally_spaced(players: int) -> None:
    centres = [hex_at(*spot) for spot in CENTRES[players]]
    spaces = {length(a - b) for a, b in zip(centres, centres[1:] + centres[:1], strict=True)}
    assert spaces == {{2: 8, 3: 8, 4: 9, 5: 6, 6: 6}[players]}


@pytest.mark.parametrize("players", [0, 1, 7])
def test_l_4_1_two_to_six_lanistae_can_play(players: int) -> None:
    assert bad_options(players=players).article == "L-4.1"


def test_l_4_1_no_troop_is_larger_than_its_zone() -> None:
    one = {"level": 3, "type": "thraex"}
    assert bad_options(players=5, troops=[[one] * 4] * 5).article == "L-4.1"
    assert bad_options(players=2, troops=[[one] * 7] * 2).article == "L-4.1"
    assert bad_options(players=2, troops=[[], []]).article == "L-4.1"


# L-4.2


@pytest.mark.parametrize("players", [2, 3])
def test_l_4_2_players_place_one_at_a_time_in_seat_order(players: int) -> None:
    state = fresh(players)
    order = []
    while state.turn == 0:
        seat, question = asked(state)
        assert question == "deploy"
        order.append(seat)
        last = len(order) == 3 * players
        dice = "order " + " ".join(map(str, range(players))) if last else ""
        play(state, moves(state)[0], dice)
    assert order == list(range(players)) * 3
    assert asked(state) == (0, "pick")


def test_l_4_2_any_own_gladiator_on_any_free_hex_with_any_facing() -> None:
    state = fresh(2)
    assert len(moves(state)) == 3 * 7 * 6
    log = play(state, "place 2 4,-1 5")
    assert words(log) == ["gloria-placed"]
    assert (at(state.gladiators[2]), state.gladiators[2].facing) == ((4, -1), 5)
    play(state, "place 3 -4,0 0")
    assert len(moves(state)) == 2 * 6 * 6
    assert not [move for move in moves(state) if move.startswith(("place 2", "place 3"))]
    assert (4, -1) not in offered(state)


def test_l_4_2_all_are_placed() -> None:
    state = GAME.setup(Options(6, troops="drawn"), Fast(Random(2)), None)
    fate = Fast(Random(3))
    for _ in range(18):
        (seat,) = GAME.to_act(state)
        step(GAME, state, seat, GAME.moves(state, seat)[-1], fate)
    assert state.turn == 1
    assert all(one.status == "fit" for one in state.gladiators)
    assert len(state.places) == 18


# L-4.3


def test_l_4_3_the_victory_condition_is_agreed_before_the_start() -> None:
    assert GAME.read_options({"players": 2}).victory == "last_troop"
    assert GAME.menu(2)["victory"] == ("last_troop", "missions")
    assert GAME.read_options({"players": 2, "victory": "missions"}).victory == "missions"
    bad_options(players=2, victory="first_blood")
    state = fresh(2)
    with pytest.raises(AttributeError):
        state.options.victory = "missions"  # type: ignore[misc]
