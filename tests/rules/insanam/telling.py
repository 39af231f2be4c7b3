"""What forecasts say, in a few words: for the tests of prices, sums and odds."""

from collections.abc import Iterable

from ludus.core.forecast import Forecast, Sum
from ludus.games.insanam import GAME
from ludus.games.insanam.state import State

Lines = list[tuple[int, str]]


def told(state: State, move: str, seat: int | None = None) -> Forecast:
    """Give what whoever has to decide is told of a move at once."""
    who = GAME.to_act(state)[0] if seat is None else seat
    found = GAME.forecast(GAME.view(state, who), GAME.parse(move))
    assert found is not None
    return found


def odds(state: State, move: str, seat: int | None = None) -> dict[str, float]:
    """Give the odds of a move by their words."""
    who = GAME.to_act(state)[0] if seat is None else seat
    found = GAME.odds(GAME.view(state, who), GAME.parse(move))
    return {} if found is None else {one.word: one.chance for one in found.odds}


def lines(one: Sum) -> Lines:
    """Give the lines of a sum: how much, and the key of its reason."""
    return [(line.amount, line.reason.key.removeprefix("insanam-why-")) for line in one.lines]


def costs(found: Forecast) -> dict[str, Lines]:
    """Give the lines of each price."""
    return {one.unit: lines(one) for one in found.costs}


def price(found: Forecast) -> tuple[int, ...]:
    """Give gold, wood and stone to pay."""
    total = {one.unit: one.total for one in found.costs}
    return tuple(total.get(unit, 0) for unit in ("gold", "wood", "stone"))


def sums(found: Forecast) -> list[tuple[str, int, Lines]]:
    """Give what is added up: what it is, its total and its lines."""
    return [
        (one.what.key.removeprefix("insanam-sum-"), one.total, lines(one)) for one in found.sums
    ]


def brings(found: Forecast) -> list[str]:
    """Give the keys of what will happen."""
    return [message.key.removeprefix("insanam-will-") for message in found.brings]


def facts(found: Forecast, key: str) -> dict[str, object]:
    """Give the facts of the one thing that will happen under a key."""
    (one,) = (message for message in found.brings if message.key == f"insanam-will-{key}")
    return dict(one.facts)


def refs(things: object) -> list[tuple[str, object]]:
    """Give references as pairs."""
    assert isinstance(things, Iterable)
    return [(one.kind, one.id) for one in things]
