"""What is foreseen of the effects of cards and actions is what then happens."""

from collections.abc import Iterator
from random import Random

import pytest

from ludus.core.decisions import Look
from ludus.core.fate import Fast
from ludus.core.message import say
from ludus.games.insanam import GAME
from ludus.games.insanam.account import Account
from ludus.games.insanam.cards.foresight import Walk, effect
from ludus.games.insanam.content.cards import Collective, Individual
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    EVENT,
    GLADIATORS,
    TILES,
    ZONES,
)
from ludus.games.insanam.content.vocabulary import Effect
from ludus.games.insanam.frames import Effects, Sail
from ludus.games.insanam.looking import under_way
from ludus.games.insanam.map.battle_forecasts import attack_chances
from ludus.games.insanam.state import State
from rules.insanam.asks import POSITIONS, event, first
from rules.insanam.build import (
    court,
    hold,
    in_play,
    lay_tile,
    mark,
    one,
    play,
    store,
    unlock,
)
from rules.insanam.map_build import effect as happen
from rules.insanam.map_build import set_out
from rules.insanam.telling import brings, odds, price, told


def printed() -> Iterator[Effect]:
    """Go through all effects that happen at once."""
    for tile in TILES.values():
        yield from tile.actions
    for zone in ZONES.values():
        yield from zone.base
    for gladiator in GLADIATORS.values():
        yield gladiator.oneshot
    for foe in ADVERSARIES.values():
        yield foe.reward
        if foe.timing == "now":
            yield foe.effect
    for card in EVENT.values():
        if isinstance(card, Individual):
            yield from (card.approve, card.refuse)
        if isinstance(card, Collective):
            yield from card.rewards


TEXTS = sorted({str(effect) for effect in printed()})
WHY = say("insanam-why-action")


def foreseen(state: State, text: str) -> tuple[Account, Walk]:
    account = Account(GAME.view(state, 0).table, 0)
    return account, effect(account, Effect.parse(text), WHY)


def poor() -> State:
    """Seat 0 has little of everything, and nothing on the map but in storage."""
    state = court(3)
    one(state).goods = [1, 0, 1]
    hold(state, "NUM", 0, (0, 0, 0))
    state.table.lands["NUM"].owner = -1
    return state


def funded() -> State:
    """Macro, with funds and an adversary who taxes races, is about to be level with others."""
    state = first("macro", adversaries=("A19", "A13"))
    unlock(state, 0, 2)
    mark(state, 0, 4)
    one(state).chariot = 5
    return state


def doubling() -> State:
    state = first("pallas", players=2)
    one(state).doubled = "G"
    one(state, 1).chariot = 2
    return state


COURTS = {"plain": lambda: court(3), "poor": poor, "funded": funded, "doubling": doubling}


@pytest.mark.parametrize("name", COURTS)
def test_an_effect_that_asks_nothing_does_what_is_foreseen(name: str) -> None:
    start = COURTS[name]()
    for text in TEXTS:
        check_foreseen(GAME.clone(start), text)


def check_foreseen(state: State, text: str) -> None:
    """Carry an effect out, and compare what came of it with what was foreseen."""
    account, walk = foreseen(state, text)
    before = GAME.clone(state)
    state.table.frames.append(Effects(seat=0, atoms=tuple(Effect.parse(text)), source="test"))
    GAME.run(state, Fast(Random(1)), None)
    if walk.asked:
        return
    was, now = one(before), one(state)
    told_of = account.forecast()
    due = [-n for n in price(told_of)]
    gained = [got + paid for got, paid in zip(account.gained, due, strict=True)]
    if not any(atom.kind == "steal" for atom in Effect.parse(text)):
        moved = [new - old for new, old in zip(now.goods, was.goods, strict=True)]
        assert moved == gained, text
    assert now.vp - was.vp == account.points, text
    assert now.marker == account.markers.spaces[0], text
    assert now.chariot == account.chariot, text
    assert [player.marker for player in state.table.players] == account.markers.spaces, text


def test_most_effects_ask_nothing_or_tell_what_is_asked() -> None:
    walks = [foreseen(court(3), text)[1] for text in TEXTS]
    assert sum(not walk.asked for walk in walks) > len(walks) // 3


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("+2ANY", "choose-gain"),
        ("-1ANY", "choose-loss"),
        ("pay(2ANY)", "choose-payment"),
        ("free(CEN,1)", "troops"),
        ("gdraw(1)", "draw"),
        ("lock(1)", "lock"),
        ("barb(GER,1)", "barbarians"),
        ("cull(1)", "give-up"),
        ("gdiscard(1)", "give-up"),
        ("drop(2)", "fall-you"),
    ],
)
def test_what_is_still_to_be_decided_is_said(text: str, key: str) -> None:
    state = court(3)
    mark(state, 0, 3)
    in_play(state, 0, "G07")
    account, _ = foreseen(state, text)
    assert f"insanam-will-{key}" in [message.key for message in account.brings]


def test_what_is_missing_costs_points() -> None:
    state = poor()
    for text, points in (("!3ANY", -1), ("cull(2)", -2), ("gdiscard(1)", -2), ("!2W", -2)):
        assert foreseen(state, text)[0].points == points
    one(state).goods = [0, 0, 0]
    assert foreseen(state, "!3ANY")[0].points == -3
    assert foreseen(state, "-3ANY")[0].points == 0


def test_troops_that_are_not_there_are_not_told() -> None:
    state = court(3)
    one(state).strip[1] = 0
    assert foreseen(state, "free(CEN,1)")[0].brings == []


def test_nothing_comes_after_the_end() -> None:
    state = court(3, round=4)
    mark(state, 0, 59)
    account, _ = foreseen(state, "+1COR drop(1) +3VP")
    assert (account.points, account.markers.ended) == (0, True)
    lay_tile(state, "S03")
    play(state, "place SEN 2")
    assert told(state, "act c").settled is False


def test_what_is_paid_after_a_decision_is_not_settled() -> None:
    state = first("claudius", adversaries=("A19", "A13"))
    assert foreseen(state, "recruit(1) race(2)")[1].late
    assert not foreseen(state, "race(2) recruit(1)")[1].late
    assert told(event("E102", "approve", "refuse"), "recruit LEG").settled is False


def test_a_levy_of_goods_that_are_chosen() -> None:
    state = court(3)
    one(state).goods = [1, 0, 0]
    happen(state, "!2ANY")
    found = told(state, "lose G")
    assert price(found) == (1, 0, 0)
    assert found.facts["points"] == -1


# The map


def test_troops_that_return_from_storage_and_from_sea() -> None:
    state = court(3)
    store(state, 0, (1, 0, 0))
    happen(state, "cull(1)")
    assert brings(told(state, "cull LEG STO")) == ["return"]
    hold(state, "NUM", 0, (1, 0, 0))
    assert brings(told(state, "cull LEG NUM")) == ["return", "vacate"]


def test_a_step_out_of_the_sea_vacates_nothing() -> None:
    state = court(3)
    state.table.seas["IBR"][0][0] = 1
    one(state).strip[0] -= 1
    set_out(state, 1)
    assert brings(told(state, "march IBR NUM 1 0 0")) == []


def test_c_25_13_troops_without_a_home_go_into_storage() -> None:
    state = first("seneca")
    unlock(state, 0, 1)
    hold(state, "CAE", 1, (1, 0, 0))
    hold(state, "SUP", 2, (1, 0, 0))
    assert brings(told(state, "banish CAE 1 0 0")) == ["banish-storage"]


def test_c_25_24_troops_withdraw_to_land_of_their_own() -> None:
    state = POSITIONS["withdraw"]()
    hold(state, "AQU", 1, (1, 0, 0))
    assert brings(told(state, "withdraw LEG AQU")) == ["withdraw"]
    state.table.lands["AQU"].owner = -1
    state.table.lands["AQU"].troops = [0, 0, 0]
    assert brings(told(state, "withdraw LEG AQU")) == ["withdraw", "control"]


def test_quick_chances_are_the_exact_ones() -> None:
    state = court(3)
    hold(state, "CAE", 1, (1, 1, 0))
    set_out(state, 1)
    exact = odds(state, "march NUM CAE 2 0 0")
    quick = attack_chances(state.table, 0, "CAE", (2, 0, 0))
    assert quick == (exact["conquered"], exact["held"], exact["vacant"])


def test_a_taxed_turn_is_not_settled() -> None:
    state = POSITIONS["patronage"]()
    assert told(state, "patronage GW").settled
    state.table.adversaries = ["A21", "A13"]
    assert told(state, "patronage GW").settled is False


def test_another_frame_is_an_error() -> None:
    state = court(3)
    with pytest.raises(TypeError, match="another frame asks"):
        under_way(Look(GAME, GAME.view(state, 0)), Sail)


def test_c_25_23_a_marker_at_the_start_does_not_fall() -> None:
    state = first("milonia")
    mark(state, 1, 3)
    play(state, "place COL 2")
    one(state, 1).marker = 0
    assert "fall" not in brings(told(state, "rob 1"))


@pytest.mark.parametrize(
    ("rest", "foe", "settled"),
    [
        ("+1VP", "A14", True),
        ("+1G", "A14", False),
        ("!1G", "A14", False),
        ("race(1)", "A14", True),
        ("race(1)", "A19", False),
        ("deploy(1)", "A14", True),
    ],
)
def test_what_comes_after_a_price_may_touch_goods(rest: str, foe: str, settled: bool) -> None:
    state = first("claudius", adversaries=(foe, "A13"))
    happen(state, f"recruit(1) {rest}")
    assert told(state, "recruit LEG").settled is settled


def test_a_chariot_that_does_not_leave_the_start_scores_nothing() -> None:
    state = court(3, adversaries=("A02", "A13"))
    account, _ = foreseen(state, "race(1)")
    assert [message.key for message in account.brings] == ["insanam-will-race"]


def test_nobody_can_be_hindered_who_has_finished() -> None:
    state = court(3)
    for seat in (1, 2):
        one(state, seat).arrival = seat
    account, walk = foreseen(state, "hinder(1)")
    assert (account.brings, walk.asked) == ([], False)
