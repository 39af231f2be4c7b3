"""The law of taking back holds for every game, and finds out who breaks it."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import structs

from ludus.core.decisions import AnyDecision
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules, step
from ludus.games import all_games
from ludus.games.brutus.view import View
from ludus.testing.taking_back import faults_of_taking_back

BRUTUS, INSANAM = all_games()["brutus"], all_games()["insanam"]
GAMES = 1000


def faults(rules: AnyRules, options: Any, seed: str, most: int = 20_000) -> Iterator[str]:
    """Play at random, and name every fault on the way."""
    rng = Random(seed)
    fate, state = Fast(rng), rules.setup(options, Fast(rng), None)
    met: dict[str, Any] = {}
    while (seats := rules.to_act(state)) and most:
        most -= 1
        seat = rng.choice(seats)
        moves = list(rules.moves(state, seat))
        met.update((str(move), move) for move in moves)
        move = rng.choice(moves)
        yield from faults_of_taking_back(rules, state, seat, move, list(met.values()), rng)
        step(rules, state, seat, move, fate)


def with_decisions(rules: AnyRules, **changes: Any) -> AnyRules:
    """Give a game other declarations of what is decided together."""

    def changed(decision: AnyDecision) -> AnyDecision:
        return structs.replace(decision, **changes) if decision.together else decision

    return replace(rules, decisions=tuple(map(changed, rules.decisions)))


def counting(state: Any, seat: int | None) -> View:
    """Show everybody how many cards have been laid."""
    view: View = BRUTUS.view(state, seat)
    return structs.replace(view, gifts=sum(map(len, state.laid)))


FAULTS: dict[str, tuple[AnyRules, str]] = {
    "a pack is seen and another card picked": (
        with_decisions(INSANAM, together=False),
        "shows more",
    ),
    "the forum is seen and another card laid": (
        with_decisions(replace(BRUTUS, reveals=lambda _: None), together=False),
        "shows more",
    ),
    "mercy is shown the forum": (replace(BRUTUS, reveals=lambda _: None), "shows more"),
    "cards are looked at": (replace(INSANAM, reveals=lambda _: None), "taken back"),
    "laid cards are counted": (replace(BRUTUS, view=counting), "a hidden choice has begun"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str) -> None:
    rules, said = FAULTS[fault]
    found = (one for mode in rules.modes for one in faults(rules, mode, fault, 400))
    assert said in next(found, "")


@pytest.mark.deep
@pytest.mark.parametrize("name", sorted(all_games()))
def test_the_law_holds_in_a_thousand_games(name: str) -> None:
    rules = all_games()[name]
    for n in range(GAMES):
        mode = rules.modes[n * 7919 % len(rules.modes)]
        assert next(faults(rules, mode, f"{n}"), None) is None, f"game {n}"
