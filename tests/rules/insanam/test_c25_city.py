"""Chapter C-25: player boards, what they do in Rome."""

import pytest

from ludus.games.insanam.content.catalogue import BOARDS, NUMBERS
from ludus.games.insanam.frames import March, Turn
from ludus.games.insanam.goods import totals
from ludus.games.insanam.state import State
from rules.insanam.build import (
    arena_dice,
    asked,
    begin,
    court,
    go_on,
    goods,
    hold,
    in_play,
    kinds,
    land,
    lay_tile,
    mark,
    moves,
    one,
    owe,
    play,
    plays,
    refused,
    tucked,
    under_board,
    unlock,
)

PLAIN = ("chaerea", "seneca", "petronius", "narcissus")


def board(
    name: str, *powers: int, players: int = 3, adversaries: tuple[str, str] = ("A13", "A14")
) -> State:
    """Let seat 0 have a board with these powers unlocked, and be about to place."""
    others = [other for other in PLAIN if other != name]
    state = court(players, boards=(name, *others), adversaries=adversaries, start=False)
    unlock(state, 0, *powers)
    begin(state)
    return state


def next_turn(state: State) -> None:
    """Let a turn begin and go through phase I as far as nobody is asked."""
    state.table.frames[:] = [Turn()]
    go_on(state)


def printed(name: str) -> tuple[int, int, int]:
    """Tell the income printed on a board."""
    goods, _, _ = totals(BOARDS[name].income or NUMBERS.income)
    return goods


def after_income(name: str, *more: int) -> list[int]:
    """Tell what seat 0 has after phase I: the board, a territory, and so much more."""
    held = (20 + 1, 10, 10)
    return [sum(parts) for parts in zip(held, printed(name), more or (0, 0, 0), strict=True)]


# C-25.1, C-25.11, C-25.12: Claudius


def test_c_25_1_the_market_gives_two_for_one() -> None:
    state = board("claudius")
    plays(state, "place MAR 1", "act a", "swap G WW")
    assert goods(state) == {"G": 19, "W": 12, "S": 11}


def test_c_25_1_a_strategist_has_a_movement_point_more() -> None:
    state = board("claudius", 1)
    plays(state, "place BAR 1", "act a", "done")
    frame = state.table.frames[-1]
    assert isinstance(frame, March)
    assert frame.points == 2


def test_c_25_1_without_the_powers_unlocked_they_do_not_work() -> None:
    state = board("claudius")
    tucked(state, 0, "G10")
    next_turn(state)
    assert one(state).goods == after_income("claudius", 1, 0, 0)
    plays(state, "place BAR 1", "act a", "done")
    frame = state.table.frames[-1]
    assert isinstance(frame, March)
    assert frame.points == 1


def test_c_25_11_up_to_k_are_given_for_twice_as_many_of_kinds_not_given() -> None:
    state = board("claudius")
    plays(state, "place MAR 1", "act a")  # swap(3)
    found = [move.split()[1:] for move in moves(state) if move != "done"]
    for given, taken in found:
        assert len(given) <= 3
        assert len(taken) == 2 * len(given)
        assert not {*given} & {*taken}
    assert ["GGG", "WWWWSS"] in found
    assert ["GW", "SSSS"] in found


def test_c_25_12_a_gold_more_for_each_gold_of_tucked_cards() -> None:
    """G20 brings 2 gold, G10 one, G02 a stone; G01 is under the board."""
    state = court(boards=("claudius", *PLAIN[1:]), display=("G03", "G05"), start=False)
    tucked(state, 0, "G20", "G10", "G02")
    under_board(state, 0, "G01")
    unlock(state, 0, 2)
    next_turn(state)
    assert one(state).goods == after_income("claudius", 2 * (2 + 1), 0, 1)


# C-25.2, C-25.14: Seneca


def test_c_25_2_unlocking_costs_3_gold_less() -> None:
    state = board("seneca")
    plays(state, "place SEN 2", "act d", "unlock 1")
    assert one(state).goods == [20 + 1 - 3, 5, 10]


def test_c_25_2_diplomacy_sends_neighbours_home() -> None:
    state = board("seneca", 1)
    hold(state, "CAE", 1, (1, 0, 0))
    hold(state, "SUP", 1, (1, 0, 0))
    play(state, "banish CAE 1 0 0")
    assert goods(state)["G"] == 18
    assert land(state, "SUP").troops == [2, 0, 0]


def test_c_25_2_wisdom_adds_gold() -> None:
    state = board("seneca", 2)
    play(state, "place COL 1")
    assert goods(state)["G"] == 22


def test_c_25_14_gold_of_the_circle_and_of_the_suburra() -> None:
    state = board("seneca", 2)
    state.table.suburra = [1, 2]
    play(state, "place SUB")
    assert goods(state) == {"G": 24, "W": 12, "S": 12}


def test_c_25_14_not_of_shared_bonuses_nor_of_the_action() -> None:
    state = board("seneca", 2)
    play(state, "place COL 3")
    play(state, "act d")  # +2G
    assert goods(state) == {"G": 22, "W": 11, "S": 10}
    begin(state, 1)
    play(state, "place BAR 2")
    assert goods(state)["G"] == 22 + 1


def test_c_25_14_only_gold() -> None:
    state = board("seneca", 2)
    play(state, "place HIP 1")
    assert goods(state) == {"G": 20, "W": 11, "S": 10}


# C-25.3, C-25.15: Macro


def test_c_25_3_more_troops_than_others() -> None:
    """All 14 legionaries are out; five more can be recruited."""
    state = board("macro")
    one(state).storage, one(state).strip = [12, 0, 0], [0, 10, 6]
    plays(state, "place BAR 1", "act a", "recruit LEG")
    assert (one(state).reserve, one(state).strip) == ([4, 3, 2], [0, 10, 6])


def test_c_25_3_each_troop_is_stronger() -> None:
    state = board("macro", 1)
    one(state).open = "P01"
    state.table.ambitions[0] = "U2"
    assert one(state).unlocked == [True, False, False]
    hold(state, "CAE", 1, (2, 0, 0))
    plays(state, "place BAR 1", "act d", "march NUM CAE 2 0 0", chance="attack 2 defend 2")
    assert state.table.dice is not None
    assert state.table.dice.totals == (4, 2)


def test_c_25_3_funds_add_wood_or_stone() -> None:
    state = board("macro", 2)
    play(state, "place HIP 1")
    assert goods(state)["W"] == 12


def test_c_25_15_one_more_of_a_kind_in_the_gain() -> None:
    state = board("macro", 2)
    state.table.zones["HIP"].circles = [-1, 1, 1, -1]
    play(state, "place HIP 4")
    assert goods(state) == {"G": 20, "W": 10, "S": 12}


def test_c_25_15_where_both_are_gained_macro_chooses() -> None:
    state = board("macro", 2)
    plays(state, "place HIP 3", "act d")  # +1W +1S: one gain
    assert asked(state) == ((0,), "fund")
    assert moves(state) == ["fund W", "fund S"]
    play(state, "fund S")
    assert goods(state) == {"G": 21, "W": 11, "S": 12}


def test_c_25_15_gold_alone_adds_nothing() -> None:
    state = board("macro", 2)
    play(state, "place COL 1")
    assert goods(state) == {"G": 21, "W": 10, "S": 10}


def test_c_25_15_all_shared_bonuses_are_one_gain() -> None:
    state = board("macro", 2)
    begin(state, 1)
    play(state, "place COL 2")  # free: gold, wood, stone
    assert asked(state) == ((0,), "fund")
    play(state, "fund W")
    assert goods(state) == {"G": 21, "W": 12, "S": 11}


def test_c_25_15_an_income_is_one_gain() -> None:
    state = board("macro", 2)
    tucked(state, 0, "G03", "G08")
    next_turn(state)
    assert asked(state) == ((0,), "fund")
    play(state, "fund W")
    assert one(state).goods == after_income("macro", 0, 2, 1)


def test_c_25_15_two_gains_of_one_action_are_two() -> None:
    """A fight's reward and what the action adds: K02 b, fight(0) +2W."""
    state = board("macro", 2)
    lay_tile(state, "K02")
    in_play(state, 0, "G16")
    plays(state, "place COL 1", "act b")
    play(state, "fight G16 A13", arena_dice(0, 0))
    assert goods(state) == {"G": 23, "W": 10, "S": 12}
    play(state, "stay", "adversary A29 eyes OR")
    assert goods(state)["W"] == 13


def test_c_25_15_exchanges_are_no_gain() -> None:
    state = board("macro", 2)
    plays(state, "place MAR 4", "act a", "swap GG WS")
    assert goods(state) == {"G": 19, "W": 11, "S": 11}


# C-25.4, C-25.17: Sabinus


def test_c_25_4_accuses_once_a_round() -> None:
    state = board("sabinus")
    play(state, "accuse 1", "redeal@1 loyal redeal@2 loyal")
    plays(state, "destiny old", "destiny old")
    begin(state)
    assert refused(state, "accuse 1").article == "C-10.1"
    state.table.round = 2
    assert "accuse 1" in moves(state)


def test_c_25_4_brute_force_has_more_troops() -> None:
    state = board("sabinus")
    plays(state, "place SEN 2", "act d", "unlock 1", "later")
    assert (one(state).extra, one(state).reserve) == ([2, 1, 1], [2, 1, 1])


def test_c_25_17_the_starting_accusation_refunds_nothing() -> None:
    state = court(boards=("sabinus", *PLAIN[1:]), destinies=("loyal", "traitor", "loyal", "loyal"))
    play(state, "accuse 1", "redemption D1")
    assert (one(state).vp, one(state).goods) == (10, [20, 10, 10])


def test_c_25_17_the_third_power_comes_on_top() -> None:
    """The accusation of the round is used first."""
    state = court(
        boards=("sabinus", *PLAIN[1:]), destinies=("loyal", "traitor", "traitor", "loyal")
    )
    plays(state, "place SEN 2", "act d", "unlock 3", "later")
    assert one(state).goods == [11, 10, 0]
    play(state, "accuse 1", "redemption D1")
    assert one(state).goods == [11, 10, 0]
    begin(state)
    play(state, "accuse 2", "redemption D2")
    assert (one(state).goods, one(state).vp) == ([21, 10, 10], 20)


# C-25.5, C-25.19: Postumus


def dead(state: State, *cards: str, chance: str) -> None:
    """Let a gladiator of seat 0 fight A09."""
    in_play(state, 0, *cards)
    plays(state, "place COL 4", "act b")
    play(state, f"fight {cards[0]} A09", chance)


def test_c_25_5_a_dead_gladiator_may_be_bought_back() -> None:
    state = board("postumus", adversaries=("A13", "A09"))
    dead(state, "G07", chance=arena_dice(0, 1))
    assert asked(state) == ((0,), "buyback")
    play(state, "buyback")
    assert (one(state).play, goods(state)["G"]) == (["G07"], 14)
    assert state.table.discards.get("gladiator", []) == []


def test_c_25_5_or_not() -> None:
    state = board("postumus", adversaries=("A13", "A09"))
    dead(state, "G07", chance=arena_dice(0, 1))
    play(state, "skip")
    assert (one(state).play, goods(state)["G"]) == ([], 23)
    assert state.table.discards["gladiator"] == ["G07"]


def test_c_25_19_instead_of_the_compensation_on_a_tie_too() -> None:
    state = board("postumus", adversaries=("A13", "A09"))
    dead(state, "G07", chance=arena_dice(0, 0))  # 3 to 3
    play(state, "buyback", "adversary A29 eyes OR")
    assert one(state).play == ["G07"]
    assert goods(state) == {"G": 20 - 6 + 1, "W": 12, "S": 11}
    assert one(state).vp == 1
    assert asked(state) == ((0,), "after")  # no winner: it cannot slide


def test_c_25_19_the_full_cost_must_be_there() -> None:
    state = board("postumus", adversaries=("A13", "A09"))
    one(state).goods = [5, 0, 0]
    dead(state, "G07", chance=arena_dice(0, 1))
    assert moves(state) == ["skip"]
    assert refused(state, "buyback").article == "C-25.19"


# C-25.6: Chaerea


def test_c_25_6_the_first_blow_falls_before_the_dice() -> None:
    state = board("chaerea")
    hold(state, "CAE", 1, (1, 1, 0))
    mark(state, 1, 5)
    plays(state, "place BAR 1", "act d", "march NUM CAE 2 0 0", chance="attack 6 defend 1")
    assert one(state, 1).strip[0] == 12
    assert land(state, "CAE").owner == 0


# C-25.7, C-25.23, C-25.25: Milonia


def test_c_25_7_the_point_of_a_circle_may_be_taken_from_another() -> None:
    state = board("milonia")
    mark(state, 1, 4)
    mark(state, 2, 2)
    play(state, "place COL 2")
    assert moves(state) == ["rob 1", "rob 2", "skip"]
    play(state, "rob 1")
    assert [player.marker for player in state.table.players] == [1, 3, 2]


def test_c_25_23_or_gained_as_usual() -> None:
    state = board("milonia")
    mark(state, 1, 4)
    play(state, "place COL 2")
    play(state, "skip")
    assert [player.marker for player in state.table.players] == [1, 4, 0]
    assert asked(state) == ((0,), "act")


def test_c_25_23_only_from_whoever_has_a_point() -> None:
    state = board("milonia")
    play(state, "place COL 2")
    assert asked(state) == ((0,), "act")
    assert one(state).marker == 1
    state = board("milonia")
    mark(state, 2, 1)
    play(state, "place COL 2")
    assert moves(state) == ["rob 2", "skip"]
    assert refused(state, "rob 1").article == "C-25.23"


def test_c_25_23_only_on_a_circle_of_corruption() -> None:
    state = board("milonia")
    mark(state, 1, 4)
    play(state, "place COL 1")
    assert asked(state) == ((0,), "act")
    state = board("milonia")
    mark(state, 1, 4)
    play(state, "place SUB")
    assert [player.marker for player in state.table.players] == [1, 4, 0]


def test_c_25_23_others_share_what_is_left_afterwards() -> None:
    state = board("milonia")
    mark(state, 1, 4)
    play(state, "place COL 2")
    assert goods(state, 1)["G"] == 20
    play(state, "rob 1")
    assert goods(state, 1)["G"] == 21


def favours(banner: tuple[str, int] = ("COL", 1)) -> State:
    """Let Milonia be seat 1 with a banner of hers, and seat 0 be about to place."""
    state = court(boards=("macro", "milonia", "seneca"), start=False)
    unlock(state, 1, 2)
    zone, index = banner
    state.table.zones[zone].banners[index] = 1
    state.table.zones[zone].banners[3] = 2
    begin(state)
    return state


def test_c_25_7_favours_remove_a_banner() -> None:
    state = favours()
    mark(state, 0, 9)
    play(state, "request COL b")
    assert asked(state) == ((1,), "favour")
    play(state, "grant")
    assert state.table.zones["COL"].banners == [-1, -1, -1, 2]
    assert (goods(state)["G"], goods(state, 1)["G"]) == (17, 23)
    assert asked(state) == ((0,), "turn")


@pytest.mark.parametrize(("space", "price"), [(2, 0), (3, 1), (29, 9), (30, 10)])
def test_c_25_25_a_third_of_the_requesters_marker(space: int, price: int) -> None:
    state = favours()
    mark(state, 0, space)
    plays(state, "request COL b", "grant")
    assert (goods(state)["G"], goods(state, 1)["G"]) == (20 - price, 20 + price)


def test_c_25_25_milonia_may_decline() -> None:
    state = favours()
    mark(state, 0, 9)
    plays(state, "request COL b", "deny")
    assert state.table.zones["COL"].banners == [-1, 1, -1, 2]
    assert goods(state)["G"] == 20
    assert "request" not in kinds(state)  # once a player-turn


def test_c_25_25_only_banners_of_her_own() -> None:
    state = favours()
    assert [move for move in moves(state) if "request" in move] == ["request COL b"]
    assert refused(state, "request COL d").article == "C-25.25"


def test_c_25_25_only_before_the_placement() -> None:
    state = favours()
    plays(state, "place SUB")
    assert asked(state) == ((0,), "after")
    assert "request" not in kinds(state)


def test_c_25_25_without_the_gold_it_cannot_be_asked() -> None:
    state = favours()
    mark(state, 0, 30)
    one(state).goods = [9, 0, 0]
    assert "request" not in kinds(state)
    assert refused(state, "request COL b").article == "C-25.25"


def test_c_25_25_milonia_asks_nobody() -> None:
    state = favours()
    begin(state, 1)
    assert "request" not in kinds(state)


def test_c_25_25_not_before_the_power_is_unlocked() -> None:
    state = favours()
    one(state, 1).unlocked = [True, False, True]
    assert "request" not in kinds(state)


# C-25.8, C-25.27: Pallas


def test_c_25_8_a_new_tile_costs_2_gold() -> None:
    state = board("pallas")
    plays(state, "place MAR 2", "act b", "buy H05", chance="tile H01")
    assert goods(state)["G"] == 18


def test_c_25_27_named_at_the_unlock_for_the_rest_of_the_round() -> None:
    state = board("pallas")
    plays(state, "place SEN 2", "act d", "unlock 2")
    assert asked(state) == ((0,), "name")
    assert moves(state) == ["name G", "name W", "name S"]
    play(state, "name W")
    play(state, "later")
    begin(state)
    play(state, "place HIP 1")
    assert goods(state)["W"] == 12


def contacts(good: str) -> State:
    """Let Pallas have named a good."""
    state = board("pallas", 2)
    one(state).doubled = good
    return state


def test_c_25_27_gains_from_the_bank_are_doubled() -> None:
    state = contacts("G")
    plays(state, "place COL 1", "act d")  # circle and action
    assert goods(state)["G"] == 20 + 2 + 4
    play(state, "done")
    play(state, "place BAR 1")  # shared: wood and stone, not gold
    assert goods(state) == {"G": 26, "W": 11, "S": 11}


def test_c_25_27_income_and_rewards_too() -> None:
    state = contacts("G")
    next_turn(state)
    assert goods(state)["G"] == 20 + 2 * (printed("pallas")[0] + 1)


def test_c_25_27_not_exchanges() -> None:
    state = contacts("W")
    plays(state, "place MAR 1", "act a", "swap GG WW")
    assert goods(state)["W"] == 12


def test_c_25_27_not_refunds() -> None:
    state = court(boards=("pallas", *PLAIN[1:]), destinies=("loyal", "traitor", "loyal", "loyal"),
                  start=False)  # fmt: skip
    unlock(state, 0, 2, 3)
    one(state).doubled, one(state).price = "G", (10, 0, 10)
    begin(state)
    play(state, "accuse 1", "redemption D1")
    assert one(state).goods == [30, 10, 20]


def test_c_25_27_not_indemnities() -> None:
    state = court(boards=("sabinus", "pallas", "seneca"), start=False)
    unlock(state, 1, 2)
    one(state, 1).doubled = "G"
    begin(state)
    play(state, "accuse 1", "redeal@1 loyal redeal@2 loyal")
    assert goods(state, 1)["G"] == 30


def test_c_25_27_not_thefts() -> None:
    state = contacts("G")
    lay_tile(state, "M06")
    plays(state, "place MAR 1", "act c", "target 1")  # steal(G,1) +1G
    assert goods(state)["G"] == 20 + 1 + 2


def test_c_25_27_not_tolls() -> None:
    state = contacts("G")
    hold(state, "CAE", 0, (1, 0, 0))
    hold(state, "TIN", 1, (2, 0, 0))
    begin(state, 1)
    plays(state, "place BAR 2", "act d", "transit TIN CAE 1 0 0")
    assert goods(state)["G"] == 20 + 2 + 1  # the shared gold of a circle, doubled, and the toll


def test_c_25_27_named_anew_at_each_round_start() -> None:
    state = contacts("G")
    state.table.pending = True
    for player in state.table.players[1:]:
        player.passed = True
    state.table.frames[0].at = 3  # type: ignore[union-attr]
    plays(state, "pass", "wage LEG 2", "wage LEG 2", "wage LEG 2")
    assert asked(state) == ((0,), "name")
    assert one(state).doubled == ""
    play(state, "name S", "event E204")
    assert one(state).doubled == "S"


# C-25.9, C-25.28: Narcissus


def test_c_25_9_adversaries_fought_are_weaker() -> None:
    state = board("narcissus", adversaries=("A13", "A09"))
    in_play(state, 0, "G07")
    plays(state, "place COL 4", "act b", "fight G07 A09", chance=arena_dice(0, 1))
    assert state.table.dice is not None
    assert state.table.dice.totals == (3, 3 - 2 + 1)


def test_c_25_9_a_master_fighter_pays_less_for_legionaries_more_for_evocati() -> None:
    state = board("narcissus", 1)
    plays(state, "place BAR 3", "act a", "recruit LEG")
    assert goods(state)["G"] == 19
    play(state, "recruit EVO")
    assert goods(state) == {"G": 19 - 7, "W": 9, "S": 10}


def test_c_25_9_secret_trade_at_each_turn_start() -> None:
    state = board("narcissus", 2)
    next_turn(state)
    assert one(state).goods == after_income("narcissus", 2, 2, 2)


def test_c_25_28_only_in_fights_of_narcissus() -> None:
    state = court(boards=("macro", "narcissus", "seneca"), adversaries=("A13", "A09"), start=False)
    in_play(state, 0, "G07")
    begin(state)
    plays(state, "place COL 4", "act b", "fight G07 A09", chance=arena_dice(1, 0))
    assert state.table.dice is not None
    assert state.table.dice.totals == (4, 3)


def test_c_25_28_a_hidden_adversary_too() -> None:
    state = board("narcissus")
    in_play(state, 0, "G07")
    plays(state, "place COL 4", "act b", "fight G07 TOP",
          chance="adversary A21 eyes OR " + arena_dice(0, 0))  # fmt: skip
    assert state.table.dice is not None
    assert state.table.dice.totals == (5, 6 - 2)


def test_c_25_28_a_legionary_never_costs_less_than_nothing() -> None:
    state = board("narcissus", 1)
    under_board(state, 0, "G25")
    lay_tile(state, "B05")
    plays(state, "place BAR 3", "act a", "recruit LEG")  # 3 - 2 - 1 - 1
    assert goods(state)["G"] == 20


# C-25.10, C-25.30: Petronius


def test_c_25_10_patronage_two_goods_for_a_vp() -> None:
    state = board("petronius", 2)
    next_turn(state)
    assert asked(state) == ((0,), "patronage")
    assert moves(state) == [
        "patronage GG", "patronage GW", "patronage GS", "patronage WW", "patronage WS",
        "patronage SS", "skip",
    ]  # fmt: skip
    play(state, "patronage WS")
    assert (one(state).vp, one(state).goods) == (1, after_income("petronius", 0, -1, -1))
    assert asked(state) == ((0,), "turn")


def test_c_25_10_or_not() -> None:
    state = board("petronius", 2)
    next_turn(state)
    play(state, "skip")
    assert (one(state).vp, one(state).goods) == (0, after_income("petronius"))


def test_c_25_10_influence_once() -> None:
    state = board("petronius", 1)
    hold(state, "CAE", 1, (1, 0, 0))
    assert "incite CAE NUM" in moves(state)
    play(state, "incite CAE TIN")
    assert asked(state) == ((1,), "incited")


def test_c_25_30_no_obstacle_stops_the_chariot() -> None:
    state = board("petronius")
    lay_tile(state, "H10")
    one(state).chariot = 4
    plays(state, "place HIP 1", "act a")
    assert one(state).chariot == 8


def test_c_25_30_nor_does_any_hindrance() -> None:
    state = court(boards=("macro", "petronius", "seneca"), start=False)
    lay_tile(state, "H09")
    one(state, 1).chariot = 8
    begin(state)
    plays(state, "place HIP 1", "act a", "target 1")
    assert one(state, 1).chariot == 8


# C-25.31


def test_c_25_31_a_lost_starting_power_stops_at_once() -> None:
    def lost(name: str) -> State:
        state = board(name, adversaries=("A13", "A09"))
        one(state).blocked = True
        return state

    assert "accuse" not in kinds(lost("sabinus"))
    state = lost("pallas")
    plays(state, "place MAR 2", "act b", "buy H05", chance="tile H01")
    assert goods(state)["G"] == 15
    state = lost("claudius")
    plays(state, "place MAR 2", "act a")
    assert "swap G SS" not in moves(state)
    state = lost("seneca")
    plays(state, "place SEN 2", "act d", "unlock 1")
    assert goods(state)["G"] == 15
    state = lost("petronius")
    one(state).chariot = 5
    plays(state, "place HIP 1", "act a")
    assert one(state).chariot == 6
    state = lost("milonia")
    mark(state, 1, 3)
    play(state, "place COL 2")
    assert asked(state) == ((0,), "act")
    state = lost("postumus")
    dead(state, "G07", chance=arena_dice(0, 1))
    assert asked(state) == ((0,), "after")


def test_c_25_31_unlocked_powers_stay() -> None:
    state = board("seneca", 2)
    one(state).blocked = True
    play(state, "place COL 1")
    assert goods(state)["G"] == 22


def test_c_25_31_extra_troops_stay_but_no_more_come() -> None:
    state = board("macro")
    one(state).strip, one(state).reserve, one(state).storage = [0, 10, 6], [2, 3, 2], [15, 0, 0]
    one(state).blocked = True
    plays(state, "place BAR 1", "act a")
    assert "recruit LEG" not in moves(state)
    assert refused(state, "recruit LEG").article == "C-17.6"
    begin(state)
    play(state, "pass", owe(state, "E403"))
    plays(state, "approve", "approve", "approve")  # cull(2)
    plays(state, "cull LEG STO", "cull LEG STO")
    assert (one(state).strip, one(state).reserve, one(state).extra) == (
        [0, 10, 6], [2, 3, 2], [3, 3, 2],
    )  # fmt: skip
