"""Positions of whole games, and what a person is shown of them."""

from collections.abc import Iterator
from functools import cache
from random import Random

from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.options import Options
from ludus.games.gloria.shown import Shown, for_person
from ludus.games.gloria.state import State, clone
from rules.gloria.asks import POSITIONS

GAMES = (
    Options(2),
    Options(3, campaign=2, turn_limit=12, xp_defeated="sum_below"),
    Options(2, mode="single", campaign=2, duel_turn_limit=8),
    Options(2, troops="custom", crowd_appeal=True),
)


def shown_to(state: State, seat: int | None) -> Shown:
    """Show a table to a seat."""
    return for_person(GAME.view(state, seat))


def shown(state: State) -> Shown:
    """Show a table to the seat that decides."""
    return shown_to(state, GAME.to_act(state)[0])


@cache
def moments() -> tuple[State, ...]:
    """Positions of games played at random, and one for every question there is."""
    found = [build() for build in POSITIONS.values()]
    for number, options in enumerate(GAMES):
        rng = Random(number)
        state = GAME.setup(options, Fast(rng), None)
        for at in range(1500):
            seats = GAME.to_act(state)
            if not seats:
                break
            if at % 5 == 0:
                found.append(clone(state))
            moves = GAME.moves(state, seats[0])
            step(GAME, state, seats[0], rng.choice(moves), Fast(rng), None)
        found.append(clone(state))
    return tuple(found)


def asking() -> Iterator[State]:
    return (state for state in moments() if GAME.to_act(state))
