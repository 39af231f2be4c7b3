"""Chapter C-25: powers of boards on the map and in battle."""

import pytest

from ludus.games.insanam.state import State
from rules.insanam.build import (
    asked,
    at_sea,
    barbarians,
    battle_dice,
    begin,
    court,
    empty,
    goods,
    hold,
    kinds,
    land,
    mark,
    moves,
    one,
    play,
    plays,
    refused,
    store,
    unlock,
    words,
)
from rules.insanam.map_build import assault, effect, first_exchange, prices, set_out

PLAIN = ("claudius", "narcissus", "pallas", "petronius")
"""Boards for those a test is not about; their powers are locked."""


def table_of(board: str, *powers: int, players: int = 3, second: str = "") -> State:
    """Build a position in which seat 0 has a board with these powers unlocked."""
    others = [name for name in PLAIN if name not in (board, second)]
    others = [second, *others] if second else others
    state = court(players, boards=(board, *others[: players - 1]))
    unlock(state, 0, *powers)
    return state


def offered(state: State, kind: str) -> list[str]:
    """List the moves of one kind."""
    return [move for move in moves(state) if move.split()[0] == kind]


def holding(state: State, name: str) -> tuple[int, list[int]]:
    """Tell who holds a territory with what."""
    return land(state, name).owner, land(state, name).troops


# C-25.3, C-25.16: Macro


def test_c_25_3_macro_has_troops_beyond_the_normal_number() -> None:
    state = table_of("macro")
    assert one(state).reserve == [5, 3, 2]
    store(state, 0, (12, 10, 6))
    effect(state, "free(LEG,6) free(CEN,4) free(EVO,3)")
    assert one(state).storage == [17, 13, 8]
    assert one(state).reserve == one(state).strip == [0, 0, 0]


def test_c_25_3_stern_command_makes_each_troop_stronger() -> None:
    state = table_of("macro", 1)
    barbarians(state, "CAE", 9)
    assert first_exchange(state, "CAE", (2, 1, 1)) == (11, 9)
    state = table_of("claudius", second="macro")
    unlock(state, 1, 1)
    hold(state, "CAE", 1, (2, 0, 0), camp=True)
    assert first_exchange(state, "CAE", (0, 0, 3)) == (9, 9)


def test_c_25_16_macro_pays_more_toll_and_no_more_wages() -> None:
    state = table_of("macro", 1)
    hold(state, "CAE", 1)
    set_out(state, 2)
    play(state, "transit NUM CAE 2 0 0")
    assert goods(state)["G"] == 16
    assert goods(state, 1)["G"] == 24


def test_c_25_16_macro_takes_no_more_toll() -> None:
    state = table_of("claudius", second="macro")
    unlock(state, 1, 1)
    hold(state, "CAE", 1)
    set_out(state, 2)
    play(state, "transit NUM CAE 2 0 0")
    assert goods(state, 1)["G"] == 22


# C-25.4, C-25.18: Sabinus, plunder


def test_c_25_4_sabinus_recruits_beyond_the_normal_number() -> None:
    state = table_of("sabinus")
    store(state, 0, (12, 0, 0))
    effect(state, "free(LEG,1)")
    assert one(state).storage == [12, 0, 0]
    plays(state, "place SEN 2", "act d", "unlock 1", "later")
    effect(state, "free(LEG,3)")
    assert one(state).storage == [14, 0, 0]
    assert one(state).reserve == [0, 1, 1]


@pytest.mark.parametrize("board", ["sabinus", "chaerea"])
def test_c_25_18_one_good_for_each_enemy_troop_killed(board: str) -> None:
    state = table_of(board, 2)
    one(state).blocked = True
    hold(state, "CAE", 1, (2, 0, 0))
    one(state, 1).goods[:] = [0, 1, 5]
    assault(state, "CAE", (0, 0, 4), battle_dice((0, 0)))
    assert asked(state) == ((0,), "seize")
    assert moves(state) == ["seize G", "seize W", "seize S"]
    play(state, "seize G")
    assert moves(state) == ["seize W", "seize S"]
    play(state, "seize W")
    assert moves(state) == ["seize W", "seize S"]
    play(state, "seize S")
    assert goods(state) == {"G": 20, "W": 11, "S": 11}
    assert goods(state, 1) == {"G": 0, "W": 0, "S": 4}
    assert asked(state) == ((0,), "turn")


def test_c_25_18_it_stops_when_the_victim_has_nothing() -> None:
    state = table_of("sabinus", 2)
    hold(state, "CAE", 1, (3, 0, 0))
    one(state, 1).goods[:] = [1, 0, 0]
    assault(state, "CAE", (0, 0, 4), battle_dice((0, 0)))
    for good in "GGWS":
        play(state, f"seize {good}")
    assert asked(state) == ((0,), "turn")
    assert goods(state)["G"] == 21


def test_c_25_18_a_defender_plunders_too() -> None:
    state = court(boards=("claudius", "sabinus", "pallas"))
    unlock(state, 1, 2)
    hold(state, "CAE", 1, (0, 0, 2))
    assault(state, "CAE", (2, 0, 0), battle_dice((0, 0)))
    assert asked(state) == ((1,), "seize")
    plays(state, "seize S", "seize W")
    assert goods(state) == {"G": 20, "W": 9, "S": 9}
    assert goods(state, 1) == {"G": 20, "W": 11, "S": 11}
    assert asked(state) == ((0,), "turn")


def test_c_25_18_nothing_without_a_victory_a_kill_or_a_player() -> None:
    state = table_of("sabinus", 2)
    hold(state, "CAE", 1, (1, 0, 0))
    assault(state, "CAE", (1, 0, 0), battle_dice((0, 0)))
    assert asked(state) == ((0,), "turn")
    hold(state, "TIN", 1, (0, 0, 0), camp=True)
    assault(state, "TIN", (0, 0, 3), battle_dice((0, 0)))
    assert asked(state) == ((0,), "turn")
    barbarians(state, "CAR", 2)
    assault(state, "CAR", (0, 0, 3), battle_dice((0, 0)))
    assert asked(state) == ((0,), "turn")


def test_c_25_18_troops_killed_before_the_last_exchange_count() -> None:
    """A tie kills one each; the last falls in the second exchange."""
    state = table_of("sabinus", 2)
    hold(state, "CAE", 1, (2, 0, 0))
    assault(state, "CAE", (2, 0, 0), battle_dice((0, 0), (1, 0)))
    plays(state, "seize G", "seize G")
    assert asked(state) == ((0,), "turn")
    assert goods(state)["G"] == 22


# C-25.5, C-25.20, C-25.21: Postumus


def test_c_25_20_legionaries_are_recruited_straight_into_the_attack() -> None:
    state = table_of("postumus", 1)
    hold(state, "CAE", 1, (0, 0, 1))
    assault(state, "CAE", (0, 0, 1))
    assert asked(state) == ((0,), "muster")
    assert moves(state) == ["muster 0", "muster 1", "muster 2"]
    assert prices(state) == {"muster 1": (3, 0, 0), "muster 2": (6, 0, 0)}
    strip = one(state).strip[0]
    play(state, "muster 2", battle_dice((0, 0)))
    assert holding(state, "CAE") == (0, [2, 0, 1])
    assert goods(state)["G"] == 14
    assert one(state).strip[0] == strip - 2
    assert one(state).storage == [0, 0, 0]
    assert state.table.dice is not None
    assert state.table.dice.totals[0] == 5


def test_c_25_20_no_more_than_four_no_more_than_can_be_paid() -> None:
    state = table_of("postumus", 1)
    hold(state, "CAE", 1, (1, 0, 0))
    assault(state, "CAE", (0, 3, 0))
    assert moves(state) == ["muster 0", "muster 1"]
    state = table_of("postumus", 1)
    one(state).goods[0] = 5
    hold(state, "CAE", 1, (1, 0, 0))
    assault(state, "CAE", (0, 1, 0))
    assert moves(state) == ["muster 0", "muster 1"]
    assert refused(state, "muster 2").article == "C-25.20"
    play(state, "muster 0", battle_dice((2, 0)))
    assert holding(state, "CAE") == (0, [0, 1, 0])


def test_c_25_20_no_more_than_the_strip_has() -> None:
    state = table_of("postumus", 1)
    store(state, 0, (11, 0, 0))
    hold(state, "CAE", 1, (1, 0, 0))
    assault(state, "CAE", (0, 1, 0))
    assert moves(state) == ["muster 0", "muster 1"]


def test_c_25_20_only_against_players() -> None:
    state = table_of("postumus", 1)
    barbarians(state, "CAE", 1)
    assault(state, "CAE", (0, 1, 0), battle_dice((0, 0)))
    assert holding(state, "CAE") == (0, [0, 1, 0])


def test_c_25_5_the_revolt_is_no_starting_power() -> None:
    """An attack on who is not highest takes the buy-back, not the revolt."""
    state = table_of("postumus", 1)
    mark(state, 2, 4)
    hold(state, "CAE", 1, (1, 0, 0))
    assault(state, "CAE", (0, 1, 0))
    assert one(state).blocked
    assert asked(state) == ((0,), "muster")


def test_c_25_21_a_raid_takes_barbarian_land_without_battle() -> None:
    state = table_of("postumus", 2)
    barbarians(state, "CAE", 4, citadel=True)
    hold(state, "NUM", 0, (1, 1, 0))
    assert offered(state, "raid") == [
        "raid NUM CAE 0 1 0", "raid NUM CAE 1 0 0", "raid NUM CAE 1 1 0",
    ]  # fmt: skip
    play(state, "raid NUM CAE 0 1 0")
    assert holding(state, "CAE") == (0, [0, 1, 0])
    assert holding(state, "NUM") == (0, [1, 0, 0])
    assert land(state, "CAE").barb == 0
    assert not land(state, "CAE").citadel
    assert one(state).counts == {}
    assert asked(state) == ((0,), "turn")


def test_c_25_5_a_raid_once_a_game() -> None:
    state = table_of("postumus", 2)
    play(state, "raid NUM CAE 2 0 0")
    assert holding(state, "NUM") == (-1, [0, 0, 0])
    assert offered(state, "raid") == []
    begin(state)
    assert offered(state, "raid") == []


def test_c_25_21_only_land_beside_own_troops() -> None:
    state = table_of("postumus", 2)
    hold(state, "CAE", 1)
    hold(state, "TAR", 0, (0, 0, 0), camp=True)
    at_sea(state, "CTB", 0, (1, 0, 0))
    assert offered(state, "raid") == []
    empty(state, "CAE")
    assert offered(state, "raid") == []


# C-25.6, C-25.22: Chaerea


def test_c_25_22_the_defender_first_loses_the_weakest_troop() -> None:
    state = table_of("chaerea")
    hold(state, "CAE", 1, (0, 1, 1))
    log = assault(state, "CAE", (2, 0, 0), battle_dice((0, 2)))
    assert words(log)[:3] == ["battle", "first-blow", "loses-troops"]
    assert state.table.dice is not None
    assert state.table.dice.totals == (2, 5)
    assert land(state, "CAE").troops == [0, 0, 1]


def test_c_25_22_once_a_battle_and_not_against_barbarians() -> None:
    state = table_of("chaerea")
    hold(state, "CAE", 1, (3, 0, 0))
    log = assault(state, "CAE", (2, 0, 0), battle_dice((0, 0), (1, 0)))
    assert words(log).count("first-blow") == 1
    assert holding(state, "CAE") == (0, [1, 0, 0])
    barbarians(state, "TIN", 2)
    assert "first-blow" not in words(assault(state, "TIN", (3, 0, 0), battle_dice((1, 0))))


def test_c_25_22_if_nothing_is_left_the_battle_is_over() -> None:
    state = table_of("chaerea")
    hold(state, "CAE", 1, (0, 0, 1))
    log = assault(state, "CAE", (1, 0, 0))
    assert "exchange" not in words(log)
    assert holding(state, "CAE") == (0, [1, 0, 0])
    assert one(state).counts == {"pvpwins": 1}
    assert one(state, 1).strip[2] == 6


def test_c_25_22_a_camp_is_no_troop() -> None:
    state = table_of("chaerea")
    hold(state, "CAE", 1, (0, 0, 0), camp=True)
    log = assault(state, "CAE", (0, 0, 2), battle_dice((0, 0)))
    assert "first-blow" not in words(log)
    state = table_of("chaerea")
    hold(state, "CAE", 1, (1, 0, 0), camp=True)
    assert first_exchange(state, "CAE", (0, 0, 2)) == (6, 5)


def test_c_25_22_only_for_the_attacker() -> None:
    state = table_of("claudius", second="chaerea")
    hold(state, "CAE", 1, (1, 0, 0))
    log = assault(state, "CAE", (2, 0, 0), battle_dice((0, 0)))
    assert "first-blow" not in words(log)


def test_c_25_22_an_attack_that_costs_the_power_has_no_blow() -> None:
    state = table_of("chaerea")
    mark(state, 2, 4)
    hold(state, "CAE", 1, (1, 0, 0))
    log = assault(state, "CAE", (2, 0, 0), battle_dice((0, 0)))
    assert words(log)[:2] == ["battle", "blocked"]
    assert "first-blow" not in words(log)


def test_c_25_6_the_loyal_guard_and_the_treasure() -> None:
    state = table_of("chaerea", 1, 2)
    barbarians(state, "CAE", 9)
    assert first_exchange(state, "CAE", (1, 1, 1)) == (7, 9)
    state = table_of("chaerea", 1, 2)
    hold(state, "CAE", 1, (1, 0, 0))
    assault(state, "CAE", (1, 0, 0))
    assert asked(state) == ((0,), "seize")


@pytest.mark.parametrize(("board", "ask"), [("postumus", "muster"), ("chaerea", "turn")])
def test_c_25_22_the_first_seat_is_attacked_as_any_other(board: str, ask: str) -> None:
    """Blow and revolt against seat 0: of its two legionaries the blow leaves one."""
    state = court(boards=("claudius", board, "pallas"))
    unlock(state, 1, 1)
    assault(state, "NUM", (0, 1, 0), battle_dice((0, 0)) if ask == "turn" else "", seat=1)
    assert asked(state)[1] == ask
    assert holding(state, "NUM") == ((1, [0, 1, 0]) if ask == "turn" else (0, [2, 0, 0]))


# C-25.7, C-25.24: Milonia


def test_c_25_24_a_territory_yields_for_its_power_in_gold() -> None:
    state = table_of("milonia", 1)
    mark(state, 2, 5)
    barbarians(state, "CAE", 4, citadel=True)
    assault(state, "CAE", (1, 0, 0))
    assert asked(state) == ((0,), "charm")
    assert prices(state) == {"charm": (9, 0, 0)}
    play(state, "charm")
    assert holding(state, "CAE") == (0, [1, 0, 0])
    assert land(state, "CAE").barb == 0
    assert not land(state, "CAE").citadel
    assert goods(state)["G"] == 11
    assert one(state).counts == {}


def test_c_25_24_otherwise_there_is_a_battle() -> None:
    state = table_of("milonia", 1)
    one(state).goods[0] = 1
    barbarians(state, "CAE", 2)
    assault(state, "CAE", (3, 0, 0))
    assert moves(state) == ["skip"]
    assert refused(state, "charm").article == "C-25.24"
    play(state, "skip", battle_dice((0, 0), (0, 0)))
    assert holding(state, "CAE")[0] == 0
    assert goods(state)["G"] == 1


def test_c_25_24_troops_withdraw_and_it_is_no_attack() -> None:
    """The price is effective strength and camp; gold goes to the bank."""
    state = table_of("milonia", 1, second="macro")
    unlock(state, 1, 1)
    mark(state, 2, 5)
    hold(state, "CAE", 1, (1, 1, 0), camp=True)
    hold(state, "TIN", 1, (3, 0, 0))
    assault(state, "CAE", (2, 0, 0))
    assert prices(state) == {"charm": (10, 0, 0)}
    play(state, "charm")
    assert asked(state) == ((1,), "withdraw")
    assert moves(state) == ["withdraw LEG TIN", "withdraw CEN TIN", "disband"]
    play(state, "withdraw CEN TIN")
    assert moves(state) == ["disband"]
    play(state, "disband")
    assert holding(state, "CAE") == (0, [2, 0, 0])
    assert holding(state, "TIN") == (1, [3, 1, 0])
    assert not land(state, "CAE").camp
    assert one(state, 1).camps == 2
    assert goods(state)["G"] == 10
    assert goods(state, 1)["G"] == 20
    assert not one(state).blocked
    assert one(state).counts == one(state, 1).counts == {}


def test_c_25_24_the_way_out_is_own_or_vacant_land() -> None:
    state = table_of("milonia", 1)
    hold(state, "LUS", 1, (1, 0, 0))
    hold(state, "CAR", 1)
    hold(state, "TAR", 0)
    empty(state, "GLA")
    assault(state, "LUS", (2, 0, 0))
    play(state, "charm")
    assert moves(state) == ["withdraw LEG CAR", "withdraw LEG GLA", "disband"]
    play(state, "withdraw LEG GLA")
    assert holding(state, "GLA") == (1, [1, 0, 0])
    assert holding(state, "LUS") == (0, [2, 0, 0])


def test_c_25_24_nobody_withdraws_into_another_battle() -> None:
    state = table_of("milonia", 1)
    hold(state, "CAE", 1)
    hold(state, "TIN", 1)
    at_sea(state, "GAD", 0, (2, 0, 0))
    set_out(state, 2)
    play(state, "march NUM CAE 2 0 0")
    play(state, "march GAD TIN 2 0 0")
    plays(state, "battle CAE", "charm")
    assert "withdraw LEG TIN" not in moves(state)
    assert moves(state) == ["withdraw LEG NUM", "disband"]
    play(state, "disband")
    assert asked(state) == ((0,), "charm")


def test_c_25_7_a_lone_camp_yields_at_once() -> None:
    state = table_of("milonia", 1)
    hold(state, "CAE", 1, (0, 0, 0), camp=True)
    assault(state, "CAE", (1, 0, 0))
    play(state, "charm")
    assert holding(state, "CAE") == (0, [1, 0, 0])
    assert not land(state, "CAE").camp
    assert goods(state)["G"] == 15


def test_c_25_7_the_first_seat_withdraws_as_any_other() -> None:
    state = court(boards=("claudius", "milonia", "pallas"))
    unlock(state, 1, 1)
    empty(state, "CAE")
    assault(state, "NUM", (0, 1, 0), seat=1)
    play(state, "charm")
    assert asked(state) == ((0,), "withdraw")
    plays(state, "withdraw LEG CAE", "withdraw LEG CAE")
    assert holding(state, "NUM") == (1, [0, 1, 0])
    assert holding(state, "CAE") == (0, [2, 0, 0])
    assert goods(state, 1)["G"] == 18


def test_c_25_7_without_the_power_there_is_no_charm() -> None:
    state = table_of("milonia")
    barbarians(state, "CAE", 1)
    assault(state, "CAE", (2, 0, 0), battle_dice((0, 0)))
    assert holding(state, "CAE") == (0, [2, 0, 0])


# C-25.13: Seneca


def test_c_25_13_troops_beside_seneca_are_sent_home() -> None:
    state = table_of("seneca", 1)
    mark(state, 2, 5)
    hold(state, "CAE", 1, (1, 1, 0))
    assert sorted(offered(state, "banish")) == [
        "banish CAE 0 1 0", "banish CAE 1 0 0", "banish CAE 1 1 0",
    ]  # fmt: skip
    found = prices(state)
    assert found["banish CAE 0 1 0"] == (4, 0, 0)
    play(state, "banish CAE 1 1 0")
    assert holding(state, "CAE") == (-1, [0, 0, 0])
    assert holding(state, "SUP") == (1, [3, 1, 0])
    assert goods(state)["G"] == 14
    assert goods(state, 1)["G"] == 20
    assert not one(state).blocked


def test_c_25_13_the_price_is_of_effective_strength() -> None:
    state = table_of("seneca", 1, second="macro")
    unlock(state, 1, 1)
    hold(state, "CAE", 1, (0, 0, 1))
    assert prices(state)["banish CAE 0 0 1"] == (8, 0, 0)
    one(state).goods[0] = 7
    assert offered(state, "banish") == []


@pytest.mark.parametrize("foe", [0, 2, -1])
def test_c_25_13_without_a_home_they_go_to_storage(foe: int) -> None:
    state = table_of("seneca", 1)
    hold(state, "CAE", 1, (2, 0, 0))
    if foe < 0:
        barbarians(state, "SUP", 1)
    else:
        hold(state, "SUP", foe)
    play(state, "banish CAE 1 0 0")
    assert one(state, 1).storage == [1, 0, 0]
    assert holding(state, "CAE") == (1, [1, 0, 0])


def test_c_25_13_home_may_be_vacant_and_takes_four() -> None:
    state = table_of("seneca", 1)
    empty(state, "SUP")
    hold(state, "CAE", 1, (1, 0, 0))
    play(state, "banish CAE 1 0 0")
    assert holding(state, "SUP") == (1, [1, 0, 0])
    state = table_of("seneca", 1)
    hold(state, "SUP", 1, (3, 0, 0))
    hold(state, "CAE", 1, (1, 1, 0), camp=True)
    play(state, "banish CAE 1 1 0")
    assert holding(state, "SUP") == (1, [4, 0, 0])
    assert one(state, 1).storage == [0, 1, 0]
    assert holding(state, "CAE") == (1, [0, 0, 0])


def test_c_25_13_only_opponents_beside_controlled_land() -> None:
    state = table_of("seneca", 1)
    hold(state, "CAR", 1)
    hold(state, "TIN", 1)
    at_sea(state, "IBR", 0, (1, 0, 0))
    hold(state, "CAE", 0, (0, 0, 0), camp=True)
    assert offered(state, "banish") == ["banish TIN 1 0 0"]
    hold(state, "TIN", 1, (0, 0, 0), camp=True)
    assert offered(state, "banish") == []


def test_c_25_13_once_a_player_turn() -> None:
    state = table_of("seneca", 1)
    hold(state, "CAE", 1, (2, 0, 0))
    play(state, "banish CAE 1 0 0")
    assert offered(state, "banish") == []
    plays(state, "place COL 1", "skip")
    assert offered(state, "banish") == []
    plays(state, "done", "pass", "pass")
    assert asked(state) == ((0,), "turn")
    assert offered(state, "banish") == ["banish CAE 1 0 0"]


def test_c_25_13_not_from_home() -> None:
    state = table_of("seneca", 1)
    hold(state, "LUG", 0)
    assert offered(state, "banish") == []


# C-25.8, C-25.26: Pallas


def test_c_25_26_adjacent_troops_become_legionaries_at_their_cost() -> None:
    state = table_of("pallas", 1)
    mark(state, 2, 5)
    hold(state, "CAE", 1, (1, 1, 1))
    assert sorted(offered(state, "demote")) == [
        "demote CAE 0 1",
        "demote CAE 1 0",
        "demote CAE 1 1",
    ]
    assert prices(state)["demote CAE 1 1"] == (9, 2, 1)
    play(state, "demote CAE 1 1")
    assert holding(state, "CAE") == (1, [3, 0, 0])
    assert goods(state) == {"G": 11, "W": 8, "S": 9}
    assert goods(state, 1) == {"G": 20, "W": 10, "S": 10}
    assert one(state, 1).strip == [9, 10, 6]
    assert not one(state).blocked
    assert offered(state, "demote") == []


def test_c_25_26_the_cost_is_the_list_cost() -> None:
    state = table_of("pallas", 1, second="narcissus")
    unlock(state, 1, 1)
    hold(state, "CAE", 1, (0, 0, 1))
    assert prices(state)["demote CAE 0 1"] == (5, 1, 1)
    one(state).goods[2] = 0
    assert offered(state, "demote") == []


def test_c_25_26_not_without_a_legionary_on_the_strip() -> None:
    state = table_of("pallas", 1, second="macro")
    hold(state, "CAE", 1, (0, 1, 1))
    store(state, 1, (11, 0, 0))
    assert sorted(offered(state, "demote")) == ["demote CAE 0 1", "demote CAE 1 0"]
    store(state, 1, (1, 0, 0))
    assert one(state, 1).reserve[0] == 5
    assert offered(state, "demote") == []


def test_c_25_8_only_adjacent_troops_of_another_player() -> None:
    state = table_of("pallas", 1)
    hold(state, "TIN", 1, (0, 1, 0))
    hold(state, "CAR", 1, (0, 1, 0))
    hold(state, "NUM", 0, (0, 1, 0))
    assert offered(state, "demote") == []
    hold(state, "CAE", 0)
    assert offered(state, "demote") == ["demote TIN 1 0"]


# C-25.29: Petronius


def test_c_25_29_an_opponent_is_forced_to_attack() -> None:
    state = table_of("petronius", 1)
    mark(state, 2, 9)
    hold(state, "CAE", 1, (1, 1, 0))
    barbarians(state, "TIN", 1)
    assert set(offered(state, "incite")) >= {"incite CAE TIN", "incite CAE NUM"}
    play(state, "incite CAE NUM")
    assert asked(state) == ((1,), "incited")
    assert sorted(moves(state)) == ["send 0 1 0", "send 1 0 0", "send 1 1 0"]
    play(state, "send 0 1 0", battle_dice((1, 0), (0, 0)), seat=1)
    assert asked(state) == ((0,), "turn")
    assert land(state, "NUM").owner == 1
    assert holding(state, "CAE") == (1, [1, 0, 0])
    assert not one(state).blocked
    assert not one(state, 1).blocked
    assert one(state, 1).counts == {"pvpwins": 1}


def test_c_25_29_the_whole_party_may_go_and_leave_the_land() -> None:
    state = table_of("petronius", 1)
    hold(state, "CAE", 1, (0, 1, 0))
    barbarians(state, "TIN", 1)
    play(state, "incite CAE TIN")
    play(state, "send 0 1 0", battle_dice((0, 0)), seat=1)
    assert holding(state, "CAE") == (-1, [0, 0, 0])
    assert holding(state, "TIN") == (1, [0, 1, 0])


def test_c_25_29_only_land_that_somebody_else_holds() -> None:
    state = table_of("petronius", 1, players=2)
    for name in ("LUG", "BEL", "INF", "CHA", "SUE"):
        empty(state, name)
    assert offered(state, "incite") == []
    hold(state, "LUG", 1, (0, 0, 0), camp=True)
    assert offered(state, "incite") == []
    barbarians(state, "BEL", 0, citadel=True)
    assert offered(state, "incite") == ["incite SUP BEL"]


def test_c_25_29_once_a_game() -> None:
    state = table_of("petronius", 1)
    hold(state, "CAE", 1)
    barbarians(state, "TIN", 1)
    play(state, "incite CAE TIN")
    play(state, "send 1 0 0", battle_dice((0, 0)), seat=1)
    assert offered(state, "incite") == []
    begin(state)
    assert "incite" not in kinds(state)


def test_c_25_29_battle_follows_at_once() -> None:
    """Milonia, forced to attack, has no time to charm."""
    state = table_of("petronius", 1, second="milonia")
    unlock(state, 1, 1)
    hold(state, "CAE", 1)
    barbarians(state, "TIN", 3)
    play(state, "incite CAE TIN")
    play(state, "send 1 0 0", battle_dice((0, 0)), seat=1)
    assert asked(state) == ((0,), "turn")
    assert land(state, "TIN").barb == 3


# C-25.31


def test_c_25_31_macro_keeps_who_is_out_but_the_reserve_is_closed() -> None:
    state = table_of("macro")
    store(state, 0, (0, 0, 6))
    effect(state, "free(EVO,1)")
    one(state).blocked = True
    assert one(state).storage == [0, 0, 7]
    effect(state, "free(EVO,1)")
    assert one(state).storage == [0, 0, 7]
    effect(state, "recruit(1)")
    assert refused(state, "recruit EVO").article == "C-17.6"
    play(state, "done")


def test_c_25_31_the_dead_of_a_lost_reserve_leave_the_game() -> None:
    state = table_of("macro")
    store(state, 0, (0, 0, 6))
    effect(state, "free(EVO,1)")
    one(state).blocked = True
    effect(state, "cull(2)")
    play(state, "cull EVO STO")
    assert (one(state).strip[2], one(state).reserve[2]) == (0, 1)
    play(state, "cull EVO STO")
    assert (one(state).strip[2], one(state).reserve[2]) == (1, 1)
    assert one(state).storage == [0, 0, 5]


def test_c_25_31_an_attack_closes_the_reserve_at_once() -> None:
    state = table_of("macro")
    mark(state, 2, 4)
    store(state, 0, (0, 0, 6))
    hold(state, "CAE", 1)
    assault(state, "CAE", (3, 0, 0), battle_dice((0, 0)))
    assert one(state).blocked
    effect(state, "recruit(1)")
    assert "recruit EVO" not in moves(state)
    assert "recruit LEG" in moves(state)


def test_c_25_31_powers_that_were_unlocked_stay() -> None:
    state = table_of("macro", 1)
    one(state).blocked = True
    barbarians(state, "CAE", 9)
    assert first_exchange(state, "CAE", (1, 0, 0)) == (2, 9)


def test_c_25_31_price_and_accusation_stop_at_once() -> None:
    state = table_of("sabinus")
    assert offered(state, "accuse") == ["accuse 1", "accuse 2"]
    one(state).blocked = True
    assert offered(state, "accuse") == []
    state = table_of("pallas")
    play(state, "place MAR 1")
    play(state, "act b")
    assert prices(state)["buy B01"] == (2, 0, 0)
    one(state).blocked = True
    assert prices(state)["buy B01"] == (5, 0, 0)
