"""The laws of decisions hold for the fifth game, and a game that breaks one is found out."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from msgspec import structs

from examples import few_counted
from fifth_game.micatio import GAME
from fifth_game.micatio.showing import SHOW, Show
from fifth_game.micatio.stakes import STAKE, Stake
from fifth_game.micatio.table import MODES, NUMBERS, Options
from ludus.core.decisions import allowed
from ludus.core.errors import Refusal
from ludus.core.forecast import Chance, Forecast, Line, Sum
from ludus.core.frames import Frame
from ludus.core.message import say, seat_ref
from ludus.core.rules import AnyRules
from ludus.testing.conformance import BrokenPromise, check_game


@pytest.mark.parametrize("options", few_counted(MODES, MODES[0]), ids=str)
def test_the_fifth_game_keeps_every_promise(options: Options) -> None:
    for seed in range(3):
        assert check_game(GAME, options, f"{seed}").outcome is not None


def with_stake(**changes: Any) -> AnyRules:
    """Give the game another declaration of the stake."""
    return replace(GAME, decisions=(structs.replace(STAKE, **changes), SHOW))


def with_show(**changes: Any) -> AnyRules:
    """Give the game another declaration of the showing."""
    return replace(GAME, decisions=(STAKE, structs.replace(SHOW, **changes)))


def refusing(article: str, key: str) -> Callable[[Any, Any], Refusal | None]:
    """Forbid the same moves with another reason."""

    def forbids(context: Any, move: Any) -> Refusal | None:
        why = STAKE.forbids(context, move)
        return why and Refusal(article, say(key))

    return forbids


def telling(change: Callable[[Forecast], Forecast]) -> Callable[[Any, Any], Forecast | None]:
    """Tell another forecast of the stake."""

    def forecast(look: Any, move: Any) -> Forecast | None:
        told = STAKE.forecast(look, move)
        return told and change(told)

    return forecast


def priced(coins: int, lines: int) -> Callable[[Forecast], Forecast]:
    """Tell another price, or other lines."""

    def change(told: Forecast) -> Forecast:
        (cost,) = told.costs
        parts = (Line(cost.total + lines, say("micatio-why-stake")),)
        return structs.replace(told, costs=(Sum("coins", cost.what, parts, cost.total + coins),))

    return change


def twice(told: Forecast) -> Forecast:
    """Tell the price twice."""
    return structs.replace(told, costs=told.costs * 2)


def telling_of_the_reader(look: Any, move: Any) -> Forecast:
    """Tell the reader, by name, of what it does itself."""
    reader = seat_ref(look.seat)
    return Forecast(brings=(say("micatio-stakes", seat=reader, coins=move.coins),), settled=False)


NUMBER = count()


def certain(context: Any, move: Any) -> Forecast:
    """Tell more than a certainty."""
    return Forecast(odds=(Chance("right", say("micatio-chance-right"), 1.5),))


FAULTS: dict[str, tuple[AnyRules, str]] = {
    "what all are shown alike is not": (
        replace(GAME, alike=lambda _: "wrong", for_person=lambda view, common="": common or view),
        "what all readers are shown alike is right for each of them",
    ),
    "forbids too little": (with_stake(exact=True, forbids=allowed), "is offered"),
    "offers what it forbids": (
        with_stake(exact=True, offers=lambda _: [Stake(n) for n in range(9)]),
        "an offered move is accepted",
    ),
    "cites no article": (with_stake(forbids=refusing("M-9.9", "micatio-ends")), "cites an article"),
    "has no reason of its own": (
        with_stake(forbids=refusing("M-2.1", "refused-over")),
        "reason of its own",
    ),
    "cannot be said": (with_stake(forbids=refusing("M-2.1", "micatio-lost")), "every language"),
    "speaks of the reader by name": (
        with_stake(forecast=telling_of_the_reader),
        "whoever reads is called you",
    ),
    "asks what is not declared": (
        replace(GAME, question=lambda _: Frame(seats=(0,), ask="sing"), decisions=(STAKE,)),
        "sing",
    ),
    "declared without an article": (with_stake(article="M-9.9"), "cites an article"),
    "offers another kind": (
        with_stake(
            exact=True,
            offers=lambda _: [Show(1, 2)],
            answer=lambda context, _: STAKE.answer(context, Stake(1)),
        ),
        "an offered move is accepted",
    ),
    "a sum that does not add up": (with_stake(forecast=telling(priced(0, 1))), "adds up"),
    "another price than is paid": (
        with_stake(forecast=telling(priced(-1, -1))),
        "a forecast price is paid",
    ),
    "a price nobody can pay": (
        with_stake(forecast=telling(priced(NUMBERS.coins * 9, NUMBERS.coins * 9))),
        "can be paid",
    ),
    "a price in two parts": (with_stake(forecast=telling(twice)), "names each unit once"),
    "a forecast of its own mind": (
        with_stake(forecast=telling(lambda told: structs.replace(told, facts={"n": next(NUMBER)}))),
        "a function of the view",
    ),
    "a forecast without words": (
        with_stake(forecast=telling(lambda told: structs.replace(told, brings=(say("micatio-"),)))),
        "every language",
    ),
    "odds of more than one": (with_show(forecast=certain), "probabilities"),
    "shows the others' hands and lets choose again": (
        with_show(together=False),
        "shows more cannot be taken back",
    ),
    "dear odds of more than one": (with_show(odds=certain), "probabilities"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str) -> None:
    rules, said = FAULTS[fault]
    with pytest.raises(BrokenPromise, match=said):
        for seed in range(5):
            check_game(rules, MODES[1], f"{seed}")


def test_a_decision_without_a_forecast_cannot_be_declared() -> None:
    """Who has nothing to tell says so with `nothing`."""
    parts = structs.asdict(STAKE)
    del parts["forecast"]
    with pytest.raises(TypeError, match="forecast"):
        type(STAKE)(**parts)
