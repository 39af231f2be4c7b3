"""What moves cost and bring, line by line, told before they are made."""

from random import Random
from typing import Any

import pytest

from ludus.bots import make_bot
from ludus.core.fate import Fast
from ludus.core.forecast import Forecast, Sum
from ludus.core.message import Message, Ref
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.options import ARENA, COSTS, Options
from ludus.games.gloria.state import State
from ludus.locales.catalogue import LANGUAGES, catalogue
from ludus.testing.decisions import faults_of_forecast, messages_of
from rules.gloria.asks import (
    POSITIONS,
    after,
    given,
    opening,
    prey,
    retiarius,
    thrown,
    trained,
)
from rules.gloria.build import arena, asked, body, glad, moves, place, play, secutor, thraex

SILENT = {"deploy", "turn"}
"""Decisions that cost nothing and risk nothing."""


def told(state: State, move: str) -> Forecast:
    """Ask for the forecast as whoever has to decide."""
    seat, _ = asked(state)
    found = GAME.forecast(GAME.view(state, seat), GAME.parse(move))
    assert found is not None
    return found


def cost(state: State, move: str) -> dict[str, float]:
    """Give the price line by line, by the last word of each reason."""
    return {
        line.reason.key.removeprefix("gloria-price-"): line.amount
        for one in told(state, move).costs
        for line in one.lines
    }


def sums(state: State, move: str) -> dict[str, Sum]:
    """Give the sums by what they are, with the number of the gladiator they are about."""
    return {name_of(one.what): one for one in told(state, move).sums}


def name_of(message: Message) -> str:
    who = message.facts.get("one")
    number = f"{who.id}".removeprefix("number-") if isinstance(who, Ref) else ""
    return f"{message.key.removeprefix('gloria-sum-')} {number}".strip()


def lines(one: Sum) -> dict[str, float]:
    return {line.reason.key.removeprefix("gloria-"): line.amount / one.parts for line in one.lines}


def total(one: Sum) -> float:
    return one.total / one.parts


def said(state: State, move: str) -> list[str]:
    return [message.key.removeprefix("gloria-") for message in told(state, move).brings]


def chances(state: State, move: str) -> dict[str, float]:
    return {one.word: one.chance for one in told(state, move).odds}


# Prices


def roused(state: State, pa: int) -> State:
    state.gladiators[1].pa = pa
    state.roused = [1]
    return state


def test_steps_and_pivots() -> None:
    state = arena(secutor(), pa=4)
    assert cost(state, "step 0") == {"ahead": COSTS.ahead}
    assert cost(state, "step 5") == {"aside": COSTS.aside}
    assert cost(state, "pivot 3") == {"pivot": COSTS.pivot}
    assert told(state, "step 5").facts["left"] == 4 - COSTS.aside


def test_a_body_is_left_at_once_where_one_step_leads_on() -> None:
    """With 2 PA the step onto the body must be followed by the one straight on. [V-08]"""
    state = arena(secutor(), body((1, 0)), pa=2)
    assert cost(state, "step 0") == {"ahead": COSTS.ahead, "crossing": COSTS.ahead}
    assert said(state, "step 0") == ["will-step", "will-cross"]
    state = arena(secutor(), body((1, 0)), pa=5)
    assert cost(state, "step 0") == {"ahead": COSTS.ahead}, "which way on is asked"


def test_objects_and_standing_up() -> None:
    state = arena(secutor(hands=("gladius",)), pa=3, ground={(0, 0): ["scutum"]})
    assert cost(state, "pickup scutum") == {"pickup": COSTS.object}
    assert cost(state, "kick scutum") == {"kick": COSTS.object}
    assert cost(state, "drop gladius") == {}
    play(state, "kick scutum")
    assert cost(state, "toss 0") == {"toss": COSTS.object}
    hoplite = arena(glad("hoplomachus", hands=("hasta",)))
    assert cost(hoplite, "draw") == {"draw": COSTS.object}
    assert cost(arena(secutor(down=True)), "stand 0") == {"stand": COSTS.stand}


def test_attacks() -> None:
    state = arena(secutor(), thraex(), pa=3)
    assert cost(state, "engage 1 0") == {"engage": COSTS.engage}
    assert cost(state, "push 1") == {"push": COSTS.push}
    assert cost(arena(retiarius(), prey()), "throw 1 0") == {"throw": COSTS.throw}


def test_reactions() -> None:
    state = POSITIONS["react"]()
    assert cost(state, "test") == {"test": COSTS.engage}
    assert cost(state, "withdraw 0") == {"withdraw": COSTS.withdraw}
    fast = after(arena(secutor(), thraex(marker=True, hands=("parma",))), ("engage 1 0", "act 9"))
    assert cost(fast, "fast") == {}


def test_who_turns_and_can_only_test_pays_for_both() -> None:
    """Two points: one for the pivot, and the other goes for the test without a question."""
    state = after(
        arena(secutor(), thraex(facing=0, marker=True)),
        ("engage 1 0", "act 6"),
    )
    assert cost(state, "face 3") == {"face": COSTS.pivot, "test": COSTS.engage}
    state = POSITIONS["face"]()
    assert cost(state, "face 3") == {"face": COSTS.pivot}, "nothing is left to test with"


def test_more_dice() -> None:
    state = after(arena(secutor(), thraex(), pa=6), "engage 1 0")
    assert [cost(state, f"buy {count}") for count in range(3)] == [
        {},
        {"buy": ARENA.dice[1]},
        {"buy": ARENA.dice[2]},
    ]


def test_a_jostle_fight_costs_a_joust_and_its_dice() -> None:
    people = (thraex(), glad("secutor", (2, 0), 3, level=4, marker=True))
    state = after(
        arena(secutor(), *people),
        "engage 1 0",
        ("buy 0", "atk 3 def 6 act 9 prot 2"),
        "stay",
    )
    assert cost(state, "decline") == {}
    assert cost(state, "fight 0") == {"fight": COSTS.engage}
    assert cost(state, "fight 1") == {"fight": COSTS.engage, "buy": ARENA.dice[1]}


def test_after_a_throw() -> None:
    assert cost(POSITIONS["free"](), "free") == {"free": COSTS.free}
    assert cost(POSITIONS["duty"](), "engage 1 0") == {"engage": COSTS.engage}
    assert cost(POSITIONS["closer"](), "step 0") == {"closer": COSTS.ahead}
    assert cost(POSITIONS["pull"](), "pull 0") == {"pull": COSTS.engage}
    assert cost(POSITIONS["repeat"](), "engage 0 3") == {"engage": COSTS.engage}
    # The step of a counter leads to a joust, at once or after the choice of a facing.
    assert cost(POSITIONS["counter"](), "step 3") == {
        "ahead": COSTS.ahead,
        "engage": COSTS.engage,
    }
    spear = thrown(prey("hoplomachus"), "act 9 net 7")
    assert cost(spear, "step 4") == {"aside": COSTS.aside, "engage": COSTS.engage}


def test_turning_after_a_miss_and_holding_on_or_pulling() -> None:
    state = POSITIONS["turnabout"]()
    assert cost(state, "face 3") == {"face": COSTS.pivot, "recover": COSTS.recover}
    state = thrown(prey(facing=0), "act 8 net 9", pa=1)
    assert cost(state, "face 3") == {"face": COSTS.pivot, "pull": COSTS.engage}


@pytest.mark.parametrize("mode", ["melee", "single"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.uncounted
def test_prices_are_what_is_paid_wherever_a_game_leads(mode: Any, players: int) -> None:
    rng = Random(players)
    fate, lanista = Fast(rng), make_bot("veteran", GAME)
    state = GAME.setup(Options(players, mode, troops="drawn"), fate, None)
    met: set[str] = set()
    for _ in range(400):
        if not GAME.to_act(state):
            break
        (seat,) = GAME.to_act(state)
        view, choice = GAME.view(state, seat), list(GAME.moves(state, seat))
        if view.ask != "deploy":
            met.add(view.ask)
            for move in rng.sample(choice, min(5, len(choice))):
                assert list(faults_of_forecast(GAME, state, view, seat, move, rng)) == []
        step(GAME, state, seat, lanista.choose(view, choice, rng), fate)
    assert {"act", "pick", "buy", "react"} <= met


# Dice, weights and armour


def test_a_joust_with_a_test() -> None:
    state = arena(secutor(), thraex(marker=True))
    found = sums(state, "engage 1 0")
    assert lines(found["weight 0"]) == {"weight-armour": 2.75, "weight-item": 2}
    assert [line.amount for line in found["weight 0"].lines] == [11, 4, 8]
    assert total(found["weight 0"]) == 5.75
    assert total(found["weight 1"]) == 4.75
    assert lines(found["dice 0"]) == {"die-own": 1}
    assert found["dice 1"].total == 1
    assert found["attack 0"].total == 4
    assert found["special 0"].total == 2
    assert total(found["protection 1"]) == 4.75
    assert total(found["protection 0"]) == 5.75
    assert said(state, "engage 1 0") == ["meet-fresh"]


def test_a_joust_without_a_test() -> None:
    state = arena(secutor(), thraex())
    found = sums(state, "engage 1 0")
    assert "weight 0" not in found
    assert found["attack 0"].total == 4
    assert found["defence 1"].total == 2
    assert said(state, "engage 1 0") == ["meet-spent"]


@pytest.mark.parametrize(
    ("foe", "extra", "how"),
    [
        ({"facing": 0}, "die-rear", "meet-rear"),
        ({"down": True}, "die-down", "meet-down"),
    ],
)
def test_a_die_for_the_rear_or_the_ground(foe: Any, extra: str, how: str) -> None:
    state = arena(secutor(), thraex(**foe))
    found = sums(state, "engage 1 0")
    assert lines(found["dice 0"]) == {"die-own": 1, extra: 1}
    assert "dice 1" not in found
    assert said(state, "engage 1 0") == [how]


def test_one_with_its_marker_is_not_struck_from_behind() -> None:
    found = sums(arena(secutor(), thraex(facing=0, marker=True)), "engage 1 0")
    assert lines(found["dice 0"]) == {"die-own": 1}
    assert found["dice 1"].total == 1


def test_how_an_attack_is_met() -> None:
    net = {"snare": "net"}
    thrower = glad("retiarius", (5, 0), hands=("trident",))
    assert said(arena(secutor(), thraex(**net), thrower), "engage 1 0") == ["meet-snared"]
    assert said(roused(arena(secutor(), thraex()), 2), "engage 1 0") == ["meet-roused"]
    shield, nothing = thraex(hands=("parma",)), thraex(hands=())
    assert said(arena(secutor(), shield), "engage 1 0") == ["meet-defends"]
    assert said(arena(secutor(), nothing), "engage 1 0") == ["meet-helpless"]
    spear = arena(glad("hoplomachus"), thraex(at=(2, 0)))
    assert said(spear, "engage 1 0") == ["meet-spent", "meet-far"]
    assert said(arena(secutor(), thraex()), "push 1") == ["meet-spent", "meet-push"]


def test_armour_with_a_long_weapon_and_a_clumsy_shield() -> None:
    other = glad("veles", (1, 0), 3, owner=1, hands=("hasta", "scutum"))
    state = arena(secutor(hands=("gladius",)), other, ground={(2, 2): ["parma"]})
    found = sums(state, "engage 1 0")
    assert lines(found["protection 1"]) == {
        "guard-weight": 4.5,
        "guard-long": -1,
        "guard-clumsy": -1,
    }
    assert total(found["protection 1"]) == 2.5
    lying = arena(secutor(), thraex(down=True))
    assert lines(sums(lying, "engage 1 0")["protection 1"])["guard-down"] == -1


def test_a_clumsy_small_shield_weighs_more() -> None:
    other = thraex(marker=True, hands=("sica",))
    state = arena(secutor(hands=("gladius", "parma")), other, ground={(2, 2): ["scutum"]})
    assert lines(sums(state, "engage 1 0")["weight 0"])["weight-clumsy"] == 1


def test_a_push_meets_no_armour() -> None:
    found = sums(arena(secutor(), thraex()), "push 1")
    assert "protection 1" not in found
    assert total(found["protection 0"]) == 5.75


def test_bought_dice_are_counted() -> None:
    state = after(arena(secutor(), thraex(facing=0), pa=6), "engage 1 0")
    found = sums(state, "buy 2")
    assert lines(found["dice 0"]) == {"die-own": 1, "die-rear": 1, "die-bought": 2}
    assert found["dice 0"].total == 4


def test_a_test_and_what_follows() -> None:
    found = sums(POSITIONS["react"](), "test")
    assert (total(found["weight 1"]), total(found["weight 0"])) == (4.75, 5.75)
    assert found["attack 1"].total == found["attack 0"].total == 4
    assert said(POSITIONS["react"](), "withdraw 0") == ["will-withdraw"]


def test_a_jostle_fight_is_read_as_a_defender() -> None:
    found = sums(POSITIONS["jostle"](), "fight 0")
    assert found["defence 2"].total == 2
    assert lines(found["protection 1"])["guard-down"] == -1


# What follows for sure, and odds that are known at once


def test_steps_tell_of_zones() -> None:
    state = arena(secutor(), thraex(at=(3, 0)), pa=4)
    assert said(state, "step 0") == ["will-step"]
    play(state, "step 0")
    assert said(state, "step 0") == ["will-step", "will-stop"]
    assert told(state, "step 0").facts["hex"] == place(2, 0)


def test_a_facing_tells_its_zone_and_reach() -> None:
    facts = told(arena(glad("hoplomachus")), "pivot 3").facts
    assert facts["zone"] == (place(-1, 1), place(-1, 0), place(0, -1))
    assert len(facts["reach"]) == 5  # type: ignore[arg-type]
    assert told(arena(secutor()), "pivot 3").facts["reach"] == ()


def test_standing_up() -> None:
    """L3, declared 0: the dice give 0,0,0,2,4,2,5,1,5,1. [V-56]"""
    state = arena(secutor(down=True))
    assert chances(state, "stand 0") == {
        "way-0": 0.3,
        "way-1": 0.2,
        "way-2": 0.2,
        "way-5": 0.2,
        "way-4": 0.1,
    }
    assert sums(state, "stand 0")["stand 0"].total == 3


def test_taking_things() -> None:
    owner = glad("retiarius", (5, 0), owner=1, hands=("net",))
    ground = {(0, 0): ["trident"], (2, 2): ["gladius"]}
    state = arena(secutor(hands=("scutum",)), owner, ground=ground)
    assert chances(state, "pickup trident") == {"taken": 0.9, "broken": 0.1}
    assert total(sums(state, "pickup trident")["weight 0"]) == 6.75
    assert said(state, "pickup trident") == ["will-take", "will-only-defend"]
    assert said(state, "drop scutum") == ["will-drop", "will-be-helpless"]


def test_breaking_free() -> None:
    thrower = glad("retiarius", (5, 0), hands=("trident",))
    state = arena(secutor(snare="net"), thrower)
    assert chances(state, "free") == {"freed": 0.4, "torn": 0.1}
    assert sums(state, "free")["free 0"].total == 4


def test_action_points() -> None:
    """A thraex, 4.75: 1 PA on 0 to 5, then 2, 3, 4 and 5; half of the bonus if hurt. [V-02]"""
    whole = arena(glad("thraex", marker=True), active=None)
    found = chances(whole, "activate 0")
    assert found == pytest.approx({"pa-1": 0.6, "pa-2": 0.1, "pa-3": 0.1, "pa-4": 0.1, "pa-5": 0.1})
    hurt = arena(glad("thraex", level=2, initial=4, marker=True), active=None)
    assert chances(hurt, "activate 0") == pytest.approx({"pa-1": 0.6, "pa-2": 0.2, "pa-3": 0.2})
    assert said(hurt, "activate 0") == ["will-activate-hurt"]


def test_throws_tell_what_a_miss_risks() -> None:
    assert said(arena(retiarius(), prey()), "throw 1 0") == ["will-catch", "will-miss-counter"]
    assert said(arena(retiarius(), prey(), pa=1), "throw 1 0")[-1] == "will-miss-pull"
    spent = arena(retiarius(), prey(marker=False))
    assert said(spent, "throw 1 0")[-1] == "will-miss-away"


def test_facings_tell_where_one_could_withdraw_to() -> None:
    state = after(arena(secutor(), thraex(facing=0, marker=True)), ("engage 1 0", "act 9"))
    counts = {
        move: told(state, move).brings[-1].facts["count"] for move in ("face 2", "face 3", "face 4")
    }
    assert counts == {"face 2": 2, "face 3": 3, "face 4": 2}


def test_a_retreat_tells_what_is_behind() -> None:
    state = after(
        arena(
            glad("hoplomachus"),
            thraex(at=(1, 1)),
            body((2, 1)),
            pa=1,
        ),
        ("engage 1 0", "atk 3 def 9"),
    )
    assert said(state, "retreat 0") == ["will-retreat", "will-trip"]
    assert said(state, "retreat 1") == ["will-retreat"]
    wall = after(
        arena(glad("hoplomachus", (3, -1), 0), thraex(at=(5, -2)), pa=1),
        ("engage 1 0", "atk 3 def 9"),
    )
    assert "will-meet-wall" in said(wall, "retreat 1")


# The school


def test_a_class_is_weighed() -> None:
    state = POSITIONS["enlist"]()
    assert total(told(state, "enlist retiarius").sums[0]) == 4.75
    assert told(state, "enlist murmillo").facts == {"weight": 6, "points": 1.6, "stops": 6}
    assert told(state, "enlist retiarius").facts["stops"] == 4, "its trident takes one"


def test_own_equipment_is_weighed_piece_by_piece() -> None:
    state = POSITIONS["outfit"]()
    assert total(told(state, "wear helmet").sums[0]) == 1
    after(state, "wear helmet", "hold gladius")
    assert total(told(state, "hold scutum").sums[0]) == 4
    assert total(told(state, "sheathe pugio").sums[0]) == 2
    assert total(told(state, "ready").sums[0]) == 2


def test_experience() -> None:
    """Li 5 unhurt: 6 to 9 free it. Li 3 unhurt: 4 to 9 teach it. [V-60, V-61]"""
    state = trained()
    assert chances(state, "train 1") == pytest.approx({"rudis": 0.4, "nothing": 0.6})
    assert chances(state, "train 2") == pytest.approx({"learns": 0.6, "nothing": 0.4})
    state.gladiators[2].hurt = True
    assert chances(state, "train 2") == pytest.approx({"learns": 0.6, "dies": 0.1, "nothing": 0.3})
    state.gladiators[2].level = 0
    # Two dice, both below 3, and no 0.
    assert chances(state, "train 2") == pytest.approx(
        {"learns": 0.04, "dies": 0.19, "nothing": 0.77}
    )
    assert said(state, "train 2") == ["needs-each_below"]


def test_dice_again() -> None:
    state = POSITIONS["reroll"]()
    assert chances(state, "reroll 0") == pytest.approx({"learns": 0.6, "nothing": 0.4})
    assert said(state, "keep") == ["odds-nothing"]
    helped = trained(trainers=2)
    assert told(helped, "train 1").brings[-1].facts["count"] == 2


# Everywhere


@pytest.mark.parametrize("name", POSITIONS)
def test_every_decision_has_a_forecast_that_can_be_said(name: str) -> None:
    state = POSITIONS[name]()
    seat, _ = asked(state)
    view = GAME.view(state, seat)
    for move in moves(state):
        parsed = GAME.parse(move)
        forecast = GAME.forecast(view, parsed)
        assert (forecast is None) == (name in SILENT or move == "enlist custom"), move
        for part in (forecast, GAME.odds(view, parsed)):
            for message in messages_of(part) if part else ():
                for language in LANGUAGES:
                    assert catalogue(language).say(message, ["Ann", "Bob"])


def test_what_is_forbidden_has_no_forecast() -> None:
    state = arena(secutor(), thraex())
    for move in ("engage 1 1", "engage 35 0", "pivot 0", "stand 0", "step 0", "throw 1 0"):
        assert GAME.forecast(GAME.view(state, 0), GAME.parse(move)) is None
    assert GAME.forecast(GAME.view(state, 1), GAME.parse("pivot 1")) is None
    assert GAME.forecast(GAME.view(given("thraex"), 0), GAME.parse("activate 0")) is None


def test_l_23_1_whoever_is_driven_into_somebody_jostles_that_one() -> None:
    behind = [glad("murmillo", place, owner=1) for place in ((2, 1), (1, 2))]
    state = after(
        arena(glad("hoplomachus"), thraex(at=(1, 1)), *behind, pa=1), ("engage 1 0", "atk 3 def 9")
    )
    jostle, other = (told(state, move).brings[-1] for move in ("retreat 0", "retreat 1"))
    assert jostle.key == "gloria-will-jostle"
    assert jostle.facts == {
        "one": Ref("gladiator", "number-1"),
        "other": Ref("gladiator", "number-2"),
    }
    assert other.facts["other"] == Ref("gladiator", "number-3")


def test_l_17_6_who_stands_fast_with_empty_hands_has_no_dice() -> None:
    def numbers(hands: tuple[str, ...]) -> set[str]:
        engaged = thraex(marker=True, hands=hands)
        state = after(arena(secutor(), engaged), ("engage 1 0", "act 9"))
        return {name.partition(" ")[2] for name in sums(state, "fast") if name.startswith("dice")}

    assert numbers(("parma",)) == {"0", "1"}
    assert numbers(()) == {"0"}


def test_l_2_4_nothing_is_known_yet_of_equipment_of_ones_own() -> None:
    state = opening(troops="custom")
    view = GAME.view(state, 0)
    assert GAME.forecast(view, GAME.parse("enlist custom")) is None
    assert GAME.forecast(view, GAME.parse("enlist thraex")) is not None
