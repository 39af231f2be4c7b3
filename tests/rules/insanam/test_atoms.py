"""Atoms at their edges: too little to lose, nobody to hit, kinds that are not there."""

import pytest

from ludus.games.insanam.cards.metrics import measure
from ludus.games.insanam.content.vocabulary import Effect
from ludus.games.insanam.frames import Effects
from ludus.games.insanam.state import State
from rules.insanam.build import (
    asked,
    begin,
    court,
    empty,
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
    words,
)

PLAIN = ("macro", "postumus", "milonia", "chaerea")


def suffer(text: str, players: int = 3) -> State:
    """Let seat 0 meet an effect by itself, as a card would bring it."""
    state = court(players, boards=PLAIN)
    meet(state, text)
    return state


def meet(state: State, text: str) -> None:
    """Let an effect happen to seat 0."""
    state.table.frames[-1].resume()
    state.table.frames.append(Effects(seat=0, atoms=tuple(Effect.parse(text))))
    go_on(state)


def poor(text: str, *held: int) -> State:
    """Let seat 0 meet an effect with few goods."""
    state = court(boards=PLAIN)
    one(state).goods = [*held]
    meet(state, text)
    return state


# Losses and levies


def test_a_loss_has_no_substitute() -> None:
    state = poor("-3G", 2, 5, 5)
    assert (one(state).goods, one(state).vp) == ([0, 5, 5], 0)


def test_points_are_lost_in_full() -> None:
    """C-14.8: they may become negative."""
    assert one(poor("-3VP", 0, 0, 0)).vp == -3


def test_each_unit_a_levy_does_not_find_costs_a_point() -> None:
    state = poor("!3G", 2, 5, 5)
    assert (one(state).goods, one(state).vp) == ([0, 5, 5], -1)


@pytest.mark.parametrize(("text", "vp"), [("-3ANY", 0), ("!3ANY", -1)])
def test_of_any_kind_all_that_is_there(text: str, vp: int) -> None:
    state = poor(text, 1, 0, 1)
    assert moves(state) == ["lose GS"]
    play(state, "lose GS")
    assert (one(state).goods, one(state).vp) == ([0, 0, 0], vp)


@pytest.mark.parametrize(("text", "vp"), [("-3ANY", 0), ("!3ANY", -3)])
def test_with_nothing_at_all_nobody_is_asked(text: str, vp: int) -> None:
    state = poor(text, 0, 0, 0)
    assert asked(state) == ((0,), "turn")
    assert one(state).vp == vp


def test_the_kinds_lost_are_chosen_by_the_loser() -> None:
    state = poor("!2ANY", 2, 1, 0)
    assert moves(state) == ["lose GG", "lose GW"]
    assert refused(state, "lose WW").article == "C-9.1"


def test_a_levy_by_territories() -> None:
    state = court(boards=PLAIN)
    hold(state, "CAE", 0)
    one(state).goods = [1, 0, 0]
    meet(state, "levyper(G,terr,1)")
    assert (goods(state)["G"], one(state).vp) == (0, -1)


def test_troops_that_are_not_there_to_be_culled() -> None:
    state = court(boards=PLAIN)
    hold(state, "NUM", 0, (1, 0, 0))
    meet(state, "cull(3)")
    play(state, "cull LEG NUM")
    assert (one(state).vp, land(state, "NUM").owner) == (-2, -1)


def test_gladiators_that_are_not_there_to_be_given_up() -> None:
    state = court(boards=PLAIN, start=False)
    in_play(state, 0, "G10", "G11")
    begin(state)
    meet(state, "gdiscard(3)")
    plays(state, "forfeit G11", "forfeit G10")
    assert (one(state).vp, one(state).play) == (-2, [])
    assert state.table.discards["gladiator"] == ["G11", "G10"]


def test_what_is_paid_is_chosen_where_any_will_do() -> None:
    state = court(boards=PLAIN, start=False)
    lay_tile(state, "M05")
    begin(state)
    plays(state, "place MAR 1", "act c")
    assert "pay GWSS" in moves(state)
    play(state, "pay GWSS")
    assert (one(state).goods, one(state).vp) == ([19, 9, 9], 2)


def test_kinds_gained_are_chosen() -> None:
    """Goods of any kind and fixed ones of one gain come together."""
    state = suffer("+2ANY +1W +1VP +1COR")
    assert moves(state) == ["take GG", "take GW", "take GS", "take WW", "take WS", "take SS"]
    play(state, "take WS")
    assert (one(state).goods, one(state).vp, one(state).marker) == ([20, 12, 11], 1, 1)


# Others


@pytest.mark.parametrize("text", ["push(2)", "hinder(2)", "steal(ANY,2)", "steal(G,2)"])
def test_whom_it_hits_is_chosen(text: str) -> None:
    state = suffer(text)
    assert moves(state) == ["target 1", "target 2"]
    assert refused(state, "target 0").article is not None


@pytest.mark.parametrize("text", ["push(2)", "hinder(2)", "steal(G,2)"])
def test_the_only_opponent_is_hit_without_a_question(text: str) -> None:
    assert asked(suffer(text, 2)) == ((0,), "turn")


def test_a_push_to_60_ends_the_game_for_the_one_pushed() -> None:
    state = court(2, boards=PLAIN)
    mark(state, 1, 59)
    state.secrets.own[1].destiny = "traitor"
    meet(state, "push(2) +3G")
    assert state.table.ender == 1
    assert goods(state)["G"] == 20  # no rest of the action [C-9.7]


def test_a_theft_takes_what_is_there() -> None:
    state = court(2, boards=PLAIN)
    one(state, 1).goods = [1, 0, 0]
    meet(state, "steal(G,2)")
    assert (goods(state)["G"], goods(state, 1)["G"]) == (21, 0)


def test_a_kind_that_is_absent_costs_the_thief_nothing() -> None:
    """Kinds are named one by one; it stops when there is none left to name."""
    state = court(2, boards=PLAIN)
    one(state, 1).goods = [1, 0, 0]
    meet(state, "steal(ANY,2)")
    log = play(state, "seize W")
    assert words(log) == ["finds-none"]
    assert moves(state) == ["seize G", "seize S"]
    assert refused(state, "seize W").article == "C-25.18"
    plays(state, "seize G", "seize G")
    assert moves(state) == ["seize S"]
    play(state, "seize S")
    assert asked(state) == ((0,), "turn")
    assert (one(state).goods, one(state, 1).goods) == ([21, 10, 10], [0, 0, 0])


# Banners, citizens, barbarians, camps


def test_with_no_banner_on_the_board_none_is_removed() -> None:
    assert asked(suffer("unbanner(1) +1G")) == ((0,), "turn")


def test_a_banner_of_any_owner_is_removed() -> None:
    state = court(boards=PLAIN)
    state.table.zones["SEN"].banners[1] = 2
    state.table.zones["COL"].banners[0] = 0
    meet(state, "unbanner(2)")
    assert moves(state) == ["clear COL a", "clear SEN b"]
    play(state, "clear SEN b")
    assert moves(state) == ["clear COL a"]
    play(state, "clear COL a")
    assert {owner for zone in state.table.zones.values() for owner in zone.banners} == {-1}


def test_barbarians_of_an_effect_come_where_barbarians_are() -> None:
    state = suffer("barb(GAL,2)")
    assert [land(state, name).barb for name in ("NAR", "AQU", "LUG", "BEL")] == [4, 4, 5, 5]


def test_locked_citizens_of_an_event() -> None:
    state = court(boards=PLAIN)
    play(state, "pass", owe(state, "E210"))
    plays(state, "refuse", "refuse", "refuse")
    assert [player.locks for player in state.table.players] == [1, 1, 1]
    assert one(state).marker == 2


def test_by_option_a_camp_brings_points_instead_of_strength() -> None:
    """Section 3, I-3."""
    state = court(boards=PLAIN, camp_vp=True)
    plays(state, "place SEN 2", "act d", "unlock 1", "camp NUM")
    assert one(state).vp == 5


def test_deploying_as_an_attack_is_fought_after_the_effect() -> None:
    """C-18.2, by a gladiator's power: G25, deploy(4)."""
    state = court(boards=("chaerea", *PLAIN[1:3]), start=False)
    in_play(state, 0, "G25")
    hold(state, "NUM", 1, (1, 0, 0))
    one(state).strip[2] -= 2
    one(state).storage[2] += 2
    begin(state)
    plays(state, "use G25", "deploy EVO NUM", "deploy EVO NUM")
    assert land(state, "NUM").owner == 0
    assert "use" not in kinds(state)


# Metrics no card of the box measures alone


def test_every_other_metric() -> None:
    state = court(boards=("macro", *PLAIN[1:]), start=False)
    mark(state, 0, 13)
    unlock(state, 0, 1, 3)
    under_board(state, 0, "G10")
    tucked(state, 0, "G11", "G12")
    hold(state, "NUM", 0, (1, 1, 1))
    empty(state, "SUP")
    one(state, 2).chariot, one(state, 2).arrival = 24, 1
    one(state).chariot, one(state).arrival = 24, 2
    table = state.table
    expected = {
        "cor": 13, "goods": 40, "hold.W": 10, "strength": 2 + 3 + 4, "glads": 3, "unlocked": 2,
        "race": 24, "racefirst": 0, "corlast": 0, "terr": 1, "terr.GER": 0, "regions": 1,
        "full.ARO": 0, "approve": 0, "off": 3, "map.EVO": 1,
    }  # fmt: skip
    assert {metric: measure(table, 0, metric) for metric in expected} == expected
    assert measure(table, 2, "racefirst") == 1
    assert [measure(table, seat, "corlast") for seat in (1, 2)] == [1, 1]
